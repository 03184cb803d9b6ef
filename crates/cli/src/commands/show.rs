//! `shogido show GAME`: a diagram.

use shogido_diagram::{Captions, Colours, Coordinates, PieceSet, Scene, Style};
use shogido_rules::{Player, Position};
use shogido_words::{Language, Speaker, capitalised, game_title, text};

use crate::args::{Picture, ShowArguments};
use crate::failure::Failure;
use crate::input;
use crate::output::{Out, deliver};

/// Draws a position.
pub(crate) fn run(
    arguments: &ShowArguments,
    language: Language,
    out: &mut Out,
) -> Result<(), Failure> {
    let position = input::position_at(&arguments.at, language)?;
    let style = style(arguments.pieces.as_deref(), arguments.coordinates.as_deref());
    let drawn = match arguments.format {
        Picture::Text => as_text(&position, style, language),
        Picture::Svg => as_svg(&position, style, language),
        Picture::Png => {
            return Err(Failure::Usage(text(language, "cli-no-png", &[])));
        }
    };
    deliver(drawn.as_bytes(), arguments.output.as_deref(), language, out)
}

/// Returns the style of the names typed, which were checked when they were read.
pub(super) fn style(pieces: Option<&str>, coordinates: Option<&str>) -> Style {
    let mut style = Style::default();
    if let Some(set) = pieces.and_then(|name| PieceSet::ALL.into_iter().find(|s| s.name() == name))
    {
        style.pieces = set;
    }
    let system = |name| Coordinates::ALL.into_iter().find(|system| system.name() == name);
    if let Some(system) = coordinates.and_then(system) {
        style.coordinates = Some(system);
    }
    style
}

/// Draws a position with characters, and says whose turn it is.
pub(super) fn as_text(position: &Position, style: Style, language: Language) -> String {
    let speaker = Speaker::of(language, position);
    let names = [Player::FIRST, Player::SECOND].map(|player| capitalised(&speaker.side(player)));
    let captions = Captions { players: [&names[0], &names[1]], ..Captions::default() };
    let mut drawn = Scene::of_position(position).text(style, captions);
    let side = speaker.side(position.turn());
    drawn += &text(language, "table-to-move", &[("side", side.into())]);
    drawn.push('\n');
    drawn
}

fn as_svg(position: &Position, style: Style, language: Language) -> String {
    let title = game_title(language, &position.game().rules().id);
    let drawn = Scene::of_position(position).svg(style, Colours::default(), &title);
    format!("{}\n", drawn.trim_end())
}

//! `shogido show GAME`: a diagram.

use resvg::{tiny_skia, usvg};
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
    let style = style(arguments.pieces.as_deref(), arguments.coordinates.as_deref());
    let id = arguments.at.game.as_str();
    let (scene, written) = if let Some(scene) = Scene::of_bare_board(id) {
        let written = bare_board(&scene, style, id, language);
        (scene, written)
    } else {
        let position = input::position_at(&arguments.at, language)?;
        (Scene::of_position(&position), as_text(&position, style, language))
    };
    let drawn = match arguments.format {
        Picture::Text => written.into_bytes(),
        Picture::Svg => as_svg(&scene, style, id, language).into_bytes(),
        Picture::Png => as_png(&as_svg(&scene, style, id, language), language)?,
    };
    deliver(&drawn, arguments.output.as_deref(), language, out)
}

/// Draws the board of a game whose rules are not known, and says so.
fn bare_board(scene: &Scene, style: Style, id: &str, language: Language) -> String {
    let about = [("game", game_title(language, id).into())];
    let drawn = scene.text(style, Captions::default());
    drawn + &text(language, "cli-board-only", &about) + "\n"
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

fn as_svg(scene: &Scene, style: Style, game: &str, language: Language) -> String {
    let drawn = scene.svg(style, Colours::default(), &game_title(language, game));
    format!("{}\n", drawn.trim_end())
}

/// How many pixels of a picture stand for one unit of a drawing, fit for print and dense screens.
const PIXELS: f32 = 2.0;

/// Turns a drawing into pixels. Kanji come from the fonts of the machine.
fn as_png(drawing: &str, language: Language) -> Result<Vec<u8>, Failure> {
    let mut options = usvg::Options::default();
    options.fontdb_mut().load_system_fonts();
    if options.fontdb.is_empty() {
        return Err(Failure::Input(text(language, "cli-no-fonts", &[])));
    }
    let tree = usvg::Tree::from_str(drawing, &options).expect("our own drawing is sound SVG");
    let size = tree.size().to_int_size().scale_by(PIXELS).expect("a board has a size");
    let mut pixels =
        tiny_skia::Pixmap::new(size.width(), size.height()).expect("a board has a size");
    resvg::render(&tree, tiny_skia::Transform::from_scale(PIXELS, PIXELS), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| Failure::Input(error.to_string()))
}

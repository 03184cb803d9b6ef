//! `shogido check-game FILE`: checks a file that describes a game.

use std::collections::BTreeMap;

use serde::Serialize;
use shogido_rules::rules::Dress;
use shogido_rules::{Game, Position, rulebook};
use shogido_words::{Language, capitalised, file_error, text};

use super::games::BoardSize;
use super::{in_every_language, show};
use crate::args::CheckGameArguments;
use crate::failure::Failure;
use crate::input;
use crate::output::Out;

/// What is known about a file.
#[derive(Serialize)]
struct Checked {
    sound: bool,
    /// What is wrong with it, if it is not sound.
    error: Option<Wrong>,
    game: Option<Found>,
}

#[derive(Serialize)]
struct Wrong {
    line: usize,
    column: usize,
    code: &'static str,
    message: String,
}

/// The game of a sound file.
#[derive(Serialize)]
struct Found {
    id: String,
    names: BTreeMap<String, String>,
    board: BoardSize,
    kinds: usize,
    /// The legal first moves.
    moves: usize,
    position: String,
}

impl Found {
    fn of(game: &std::sync::Arc<Game>) -> Found {
        let rules = game.rules();
        let start = Position::start(game);
        let title = |language: Language| {
            let own = Dress::name_in(&rules.dress.title, language.code());
            capitalised(own.unwrap_or(&rules.id))
        };
        Found {
            id: rules.id.clone(),
            names: in_every_language(title),
            board: BoardSize { files: rules.board.files(), ranks: rules.board.ranks() },
            kinds: rules.kinds.len(),
            moves: start.legal_moves().len(),
            position: start.sfen(),
        }
    }
}

/// Checks a file: a sound one is told in short with its start position, for the other the first
/// thing that is wrong is told with its place.
pub(crate) fn run(
    arguments: &CheckGameArguments,
    language: Language,
    out: &mut Out,
) -> Result<(), Failure> {
    let bytes = input::file(&arguments.file, language)?;
    let read = rulebook::read_own(&bytes);
    if arguments.json {
        let wrong = read.as_ref().err().map(|error| Wrong {
            line: error.line,
            column: error.column,
            code: error.fault.code(),
            message: file_error(language, error),
        });
        let game = read.as_ref().ok().map(Found::of);
        out.json(&Checked { sound: game.is_some(), error: wrong, game })?;
        return read.map(|_| ()).map_err(|_| Failure::No);
    }
    match read {
        Ok(game) => print(&game, language, out),
        Err(error) => {
            let name = arguments.file.display().to_string();
            let about = [("file", name.into()), ("text", file_error(language, &error).into())];
            Err(Failure::Input(text(language, "cli-in-file", &about)))
        }
    }
}

fn print(game: &std::sync::Arc<Game>, language: Language, out: &mut Out) -> Result<(), Failure> {
    let found = Found::of(game);
    let start = Position::start(game);
    let name = found.names.get(language.code()).unwrap_or(&found.id);
    out.line(text(
        language,
        "cli-game-sound",
        &[("game", name.into()), ("id", (&found.id).into())],
    ))?;
    let size = [("files", found.board.files.into()), ("ranks", found.board.ranks.into())];
    out.line(text(language, "cli-board", &size))?;
    let counts = [("kinds", found.kinds.into()), ("moves", found.moves.into())];
    out.line(text(language, "cli-game-counts", &counts))?;
    out.text(&show::as_text(&start, show::style(None, None), language))
}

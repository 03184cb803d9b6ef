//! The kernel's own text: positions as SFEN or FEN, and moves in coordinates.
//!
//! Lines such as `position startpos moves 7g7f` are read as well, and `_` for a blank as in web
//! addresses.

mod check;
mod coordinates;
mod error;
mod fen;
mod men;
mod sfen;
mod words;

use std::sync::Arc;

pub use coordinates::MoveError;
pub use error::{PositionError, Reading};

use crate::game::Game;
use crate::position::Position;
use crate::rules::Notation;
use crate::tables::Man;
use words::{Word, words};

/// How much of a foreign text an error message repeats, in characters.
const QUOTED: usize = 24;

/// Returns the beginning of a text, fit to be repeated in one line of an error message.
pub(crate) fn quoted(text: &str) -> String {
    let line: String = text
        .chars()
        .map(|letter| if letter.is_control() { '\u{fffd}' } else { letter })
        .take(QUOTED)
        .collect();
    if text.chars().nth(QUOTED).is_some() { format!("{line}…") } else { line }
}

/// Reads a position.
pub(crate) fn read(
    game: &Arc<Game>,
    text: &str,
    reading: Reading,
) -> Result<Position, PositionError> {
    let line = words(text);
    let mut rest = line.as_slice();
    if let [(_, "position"), after @ ..] = rest {
        rest = after;
    }
    let setup = words(&game.rules().setup);
    let (fields, line) = split_line(match rest {
        [(_, "sfen"), after @ ..] => after,
        _ => rest,
    });
    let mut position = match fields {
        [] => return Err(PositionError::Empty),
        [(_, "startpos")] => read_fields(game, &setup)?,
        [(_, "startpos"), (column, word), ..] => {
            return Err(PositionError::LeftOver { text: quoted(word), column: *column });
        }
        _ => read_fields(game, fields)?,
    };
    check::check(&position, reading)?;
    position.origin = Arc::from(position.sfen());
    let handicaps = game.rules().handicaps.iter();
    let odds = handicaps.zip(0..).find(|(handicap, _)| position.stands_as(&handicap.sfen));
    position.odds = odds.map(|(_, place)| place);
    for (number, (_, word)) in line.iter().enumerate() {
        let refused =
            |reason: String| PositionError::Line { number: number + 1, text: quoted(word), reason };
        let played = position.parse_move(word).map_err(|error| refused(error.to_string()))?;
        position.try_play(played).map_err(|refusal| refused(refusal.code().to_owned()))?;
    }
    Ok(position)
}

/// Returns the men of the start position, by square.
pub(crate) fn men_of_setup(game: &Arc<Game>) -> Vec<Man> {
    let mut position = Position::empty(game);
    let setup = words(&game.rules().setup);
    let board = setup.first().map(|&(column, text)| (column, men::board_part(text).0));
    match board.map(|board| men::read_board(&mut position, board)) {
        Some(Ok(())) => position.men,
        _ => vec![0; game.rules().board.squares()],
    }
}

/// Splits off what follows the word `moves`.
fn split_line<'a, 'b>(words: &'a [Word<'b>]) -> (&'a [Word<'b>], &'a [Word<'b>]) {
    match words.iter().position(|&(_, word)| word == "moves") {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &[]),
    }
}

/// Reads the fields of a position in the notation of the game.
fn read_fields(game: &Arc<Game>, fields: &[Word<'_>]) -> Result<Position, PositionError> {
    match game.rules().notation {
        Notation::Shogi => sfen::read(game, fields),
        Notation::Western => fen::read(game, fields),
    }
}

impl Position {
    /// Reads a position from SFEN, from `startpos`, or from a `position` line with moves.
    ///
    /// # Errors
    ///
    /// Returns what is wrong and where.
    pub fn from_sfen(
        game: &Arc<Game>,
        text: &str,
        reading: Reading,
    ) -> Result<Position, PositionError> {
        read(game, text, reading)
    }

    /// Returns the text of the position: SFEN, or FEN in Western games.
    pub fn sfen(&self) -> String {
        match self.game.rules().notation {
            Notation::Shogi => sfen::write(self),
            Notation::Western => fen::write(self),
        }
    }
}

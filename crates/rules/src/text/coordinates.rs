//! Moves in the game's own coordinates: `7g7f`, `8h2b+`, `P*5e`.
//!
//! Files are numbers from the right and ranks letters from the top, as in the Universal Shogi
//! Interface; on large boards files run past 9 and ranks past `i`.

use thiserror::Error;

use super::quoted;
use crate::board::{Board, Square};
use crate::moves::Move;
use crate::position::Position;

/// Why a text is no move.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MoveError {
    /// The text has another form.
    #[error("'{text}' is no move: write 7g7f, 8h2b+ to promote, or P*5e to drop")]
    Form {
        /// The beginning of the text.
        text: String,
    },
    /// A square beyond the board.
    #[error(
        "'{text}' names a square off the board: files are 1 to {files}, ranks a to {last_rank}"
    )]
    OffBoard {
        /// The beginning of the text.
        text: String,
        /// The number of files.
        files: u8,
        /// The letter of the last rank.
        last_rank: char,
    },
    /// A letter that stands for no droppable man.
    #[error("'{letter}' is no man of this game that can be dropped")]
    UnknownMan {
        /// The letter.
        letter: String,
    },
    /// A promotion of a man that has none.
    #[error("'{text}' promotes, but {reason}")]
    Promotion {
        /// The beginning of the text.
        text: String,
        /// Why it cannot.
        reason: &'static str,
    },
}

impl MoveError {
    /// Returns the stable code of the error.
    pub fn code(&self) -> &'static str {
        match self {
            MoveError::Form { .. } => "bad-move-text",
            MoveError::OffBoard { .. } => "no-such-square",
            MoveError::UnknownMan { .. } => "unknown-piece",
            MoveError::Promotion { .. } => "cannot-promote",
        }
    }
}

impl Board {
    /// Returns the name of a square in coordinates, such as `7g`.
    pub fn square_name(&self, square: Square) -> String {
        format!("{}{}", self.file(square) + 1, (b'a' + self.rank(square)) as char)
    }

    /// Returns the square with a name such as `7g`.
    pub fn find_square(&self, name: &str) -> Option<Square> {
        let (file, rank) = split_square(name)?;
        self.square(file.checked_sub(1)?, rank)
    }
}

/// Reads digits and a small letter: the file from 1 and the rank from 0.
fn split_square(name: &str) -> Option<(u8, u8)> {
    let letter = name.chars().last().filter(char::is_ascii_lowercase)?;
    let digits = &name[..name.len() - 1];
    let numeric = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    let file = numeric.then(|| digits.parse().ok())??;
    Some((file, letter as u8 - b'a'))
}

/// Splits `7g7f` after the first rank letter.
fn split_move(text: &str) -> Option<(&str, &str)> {
    let end = text.find(|letter: char| letter.is_ascii_lowercase())? + 1;
    Some(text.split_at(end))
}

impl Position {
    /// Reads a move in coordinates. The move need not be legal, but its squares are on the board
    /// and its man is one of the game's.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the text.
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        let form = || MoveError::Form { text: quoted(text) };
        if let Some((letter, square)) = text.split_once('*') {
            let kind = self.game.hand_order().iter().copied();
            let kind = kind.into_iter().find(|&kind| self.game.kind(kind).letter == letter);
            let kind = kind.ok_or_else(|| MoveError::UnknownMan { letter: quoted(letter) })?;
            return Ok(Move::drop(kind, self.read_square(square, text)?));
        }
        let (plain, promotes) = match text.strip_suffix('+') {
            Some(plain) => (plain, true),
            None => (text.strip_suffix('=').unwrap_or(text), false),
        };
        let (from, to) = split_move(plain).ok_or_else(form)?;
        let from = self.read_square(from, text)?;
        let step = Move::step(from, self.read_square(to, text)?);
        if !promotes {
            return Ok(step);
        }
        let refused = |reason| MoveError::Promotion { text: quoted(text), reason };
        let man = self.piece_at(from).ok_or_else(|| refused("its first square is empty"))?;
        let kind = self.game.promoted(man.kind);
        Ok(step.promoting(kind.ok_or_else(|| refused("the man there does not"))?))
    }

    /// Returns the text of a move in coordinates; a pass is `pass`.
    pub fn move_text(&self, played: Move) -> String {
        let board = &self.game.rules().board;
        let name =
            |square: Option<Square>| square.map(|s| board.square_name(s)).unwrap_or_default();
        if let Some(kind) = played.dropped() {
            return format!("{}*{}", self.game.kind(kind).letter, name(played.to()));
        }
        if played.is_pass() {
            return "pass".to_owned();
        }
        let promotes = if played.promotes_to().is_some() { "+" } else { "" };
        format!("{}{}{}{promotes}", name(played.from()), name(played.via()), name(played.to()))
    }

    fn read_square(&self, name: &str, text: &str) -> Result<Square, MoveError> {
        let board = &self.game.rules().board;
        split_square(name).ok_or_else(|| MoveError::Form { text: quoted(text) })?;
        board.find_square(name).ok_or_else(|| MoveError::OffBoard {
            text: quoted(text),
            files: board.files(),
            last_rank: (b'a' + board.ranks() - 1) as char,
        })
    }
}

//! Moves in the game's own coordinates: `7g7f`, `8h2b+`, `P*5e`.
//!
//! Files are numbers from the right and ranks letters from the top, as in the Universal Shogi
//! Interface; on large boards files run past 9 and ranks past `i`.

use thiserror::Error;

use super::quoted;
use crate::board::{Board, Square};
use crate::kind::KindId;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Notation;

/// The text of a move that moves nothing.
const PASS: &str = "pass";

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
    #[error("'{text}' names a square off the board: files are {files}, ranks {ranks}")]
    OffBoard {
        /// The beginning of the text.
        text: String,
        /// The names of the files.
        files: String,
        /// The names of the ranks.
        ranks: String,
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
    /// Returns the name of a square in a notation: `7g`, or `e2` in Western games.
    pub fn square_name_in(&self, notation: Notation, square: Square) -> String {
        let (file, rank) = (self.file(square), self.rank(square));
        match notation {
            Notation::Shogi => format!("{}{}", file + 1, (b'a' + rank) as char),
            Notation::Western => {
                format!("{}{}", (b'a' + self.files() - 1 - file) as char, self.ranks() - rank)
            }
        }
    }

    /// Returns the square with a name in a notation.
    pub fn find_square_in(&self, notation: Notation, name: &str) -> Option<Square> {
        let (number, letter) = match notation {
            Notation::Shogi => split_square(name)?,
            Notation::Western => split_western(name)?,
        };
        let number = number.checked_sub(1)?;
        match notation {
            Notation::Shogi => self.square(number, letter),
            Notation::Western => {
                let file = self.files().checked_sub(letter + 1)?;
                self.square(file, self.ranks().checked_sub(number + 1)?)
            }
        }
    }
}

/// Reads digits and a small letter: the number as it is and the letter from 0.
fn split_square(name: &str) -> Option<(u8, u8)> {
    let letter = name.chars().last().filter(char::is_ascii_lowercase)?;
    Some((number(&name[..name.len() - 1])?, letter as u8 - b'a'))
}

/// Reads a small letter and digits: the number as it is and the letter from 0.
fn split_western(name: &str) -> Option<(u8, u8)> {
    let letter = name.chars().next().filter(char::is_ascii_lowercase)?;
    Some((number(&name[1..])?, letter as u8 - b'a'))
}

fn number(digits: &str) -> Option<u8> {
    let numeric = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    numeric.then(|| digits.parse().ok())?
}

/// Splits `7g7f` or `e2e4` between its squares; what follows them stays with the second.
fn split_move(notation: Notation, text: &str) -> Option<(&str, &str)> {
    let end = match notation {
        Notation::Shogi => text.find(|letter: char| letter.is_ascii_lowercase())? + 1,
        Notation::Western => 1 + text.get(1..)?.find(|letter: char| letter.is_ascii_lowercase())?,
    };
    text.split_at_checked(end)
}

impl Position {
    /// Reads a move in coordinates. The move need not be legal, but its squares are on the board
    /// and its man is one of the game's.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the text.
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        if text == PASS {
            return Ok(Move::PASS);
        }
        if let Some((letter, square)) = text.split_once(['*', '@']) {
            let mut kinds = self.game.hand_order().iter().copied();
            let kind = kinds.find(|&kind| self.game.kind(kind).letter == letter);
            let kind = kind.ok_or_else(|| MoveError::UnknownMan { letter: quoted(letter) })?;
            return Ok(Move::drop(kind, self.read_square(square, text)?));
        }
        let notation = self.game.rules().notation;
        let form = || MoveError::Form { text: quoted(text) };
        let (from, rest) = split_move(notation, text).ok_or_else(form)?;
        let square = |letter: &char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
        let (to, becomes) = match notation {
            Notation::Shogi => {
                rest.split_at(rest.len() - rest.trim_start_matches(|c| square(&c)).len())
            }
            Notation::Western => {
                let digits = |c: char| c.is_ascii_digit();
                let letter =
                    rest.char_indices().take_while(|&(at, c)| at == 0 || digits(c)).count();
                rest.split_at_checked(letter).ok_or_else(form)?
            }
        };
        let from = self.read_square(from, text)?;
        let to = self.read_square(to, text)?;
        self.with_promotion(from, to, becomes, text)
    }

    /// Returns the move between two squares with what the text says of promotion: `+`, `=` or
    /// nothing, or the letter of what a man becomes.
    fn with_promotion(
        &self,
        from: Square,
        to: Square,
        becomes: &str,
        text: &str,
    ) -> Result<Move, MoveError> {
        let refused = |reason| MoveError::Promotion { text: quoted(text), reason };
        let man = || self.piece_at(from).ok_or_else(|| refused("its first square is empty"));
        let step = Move::step(from, to);
        match becomes {
            "" | "=" => Ok(self.castling_by(from, to).unwrap_or(step)),
            "+" => {
                let kind = self.game.promoted(man()?.kind);
                Ok(step.promoting(kind.ok_or_else(|| refused("the man there does not"))?))
            }
            _ if self.game.rules().notation == Notation::Western => {
                let letter = becomes.to_ascii_uppercase();
                let tables = self.tables();
                let forms = &tables.becomes[usize::from(self.men[from.index()])];
                let named =
                    |kind: &KindId| self.game.kind(*kind).letter.trim_end_matches('~') == letter;
                let kind = forms.iter().map(|&man| tables.kind(man)).find(named);
                let kind = kind.or_else(|| self.game.kinds().find(named));
                Ok(step.promoting(kind.ok_or_else(|| refused("to no man of this game"))?))
            }
            _ => Err(MoveError::Form { text: quoted(text) }),
        }
    }

    /// Returns the castling that the step of a king stands for.
    fn castling_by(&self, from: Square, to: Square) -> Option<Move> {
        let (from, to) = (from.index() as u16, to.index() as u16);
        let tables = self.tables();
        let own = |right: u32| self.rights & right != 0;
        let rule = tables.castlings.iter().position(|c| c.king == [from, to] && own(c.right))?;
        Some(Move::castling(from, to, rule as u8))
    }

    /// Returns the text of a move in coordinates; a pass is `pass`.
    pub fn move_text(&self, played: Move) -> String {
        let name = |square: Option<Square>| {
            square.map(|square| self.game.square_name(square)).unwrap_or_default()
        };
        let western = self.game.rules().notation == Notation::Western;
        if let Some(kind) = played.dropped() {
            let sign = if western { '@' } else { '*' };
            return format!("{}{sign}{}", self.game.kind(kind).letter, name(played.to()));
        }
        if played.is_pass() {
            return PASS.to_owned();
        }
        let becomes = match played.promotes_to() {
            Some(kind) if western => {
                self.game.kind(kind).letter.trim_end_matches('~').to_ascii_lowercase()
            }
            Some(_) => "+".to_owned(),
            None => String::new(),
        };
        format!("{}{}{}{becomes}", name(played.from()), name(played.via()), name(played.to()))
    }

    fn read_square(&self, name: &str, text: &str) -> Result<Square, MoveError> {
        let rules = self.game.rules();
        let split = match rules.notation {
            Notation::Shogi => split_square(name),
            Notation::Western => split_western(name),
        };
        split.ok_or_else(|| MoveError::Form { text: quoted(text) })?;
        let numbers = |most: u8| format!("1–{most}");
        let letters = |most: u8| format!("a–{}", (b'a' + most - 1) as char);
        let (files, ranks) = (rules.board.files(), rules.board.ranks());
        let (files, ranks) = match rules.notation {
            Notation::Shogi => (numbers(files), letters(ranks)),
            Notation::Western => (letters(files), numbers(ranks)),
        };
        let text = quoted(text);
        self.game.find_square(name).ok_or(MoveError::OffBoard { text, files, ranks })
    }
}

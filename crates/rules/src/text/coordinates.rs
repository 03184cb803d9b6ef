//! Moves in the game's own coordinates: `7g7f`, `8h2b+`, `P*5e`.
//!
//! Files are numbers from the right and ranks letters from the top, as in the Universal Shogi
//! Interface; on large boards files run past 9 and ranks past `i`.

use thiserror::Error;

use super::quoted;
use crate::board::{Board, Square};
use crate::kind::KindId;
use crate::moves::Move;
use crate::moves::promotion::infection;
use crate::position::Position;
use crate::rules::Notation;
use crate::tables::Man;

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

/// Splits `7g7f+` or `e2e4q` into its squares and what follows them. A square off every board is
/// split off as well, so that it can be named in the error.
fn split_squares(notation: Notation, text: &str) -> (Vec<&str>, &str) {
    let mut squares = Vec::new();
    let mut rest = text;
    loop {
        let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
        let letter = |text: &str| text.starts_with(|c: char| c.is_ascii_lowercase());
        let length = match notation {
            Notation::Shogi => digits(rest) + 1,
            Notation::Western => digits(rest.get(1..).unwrap_or_default()) + 1,
        };
        let whole = match notation {
            Notation::Shogi => length > 1 && letter(&rest[length - 1..]),
            Notation::Western => length > 1 && letter(rest),
        };
        if !whole {
            return (squares, rest);
        }
        let (square, after) = rest.split_at(length);
        squares.push(square);
        rest = after;
    }
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
        let (squares, becomes) = split_squares(self.game.rules().notation, text);
        let squares: Vec<Square> = squares
            .into_iter()
            .map(|name| self.read_square(name, text))
            .collect::<Result<_, _>>()?;
        let plain = match *squares.as_slice() {
            [from, to] => self.castling_by(from, to).unwrap_or(Move::step(from, to)),
            [from, way, to] => Move::step(from, to).through(way),
            [from, first, second, to] => {
                Move::in_three_steps(from.raw(), [first.raw(), second.raw()], to.raw())
            }
            _ => return Err(MoveError::Form { text: quoted(text) }),
        };
        self.with_promotion(plain, becomes, text)
    }

    /// Returns a move with what the text says of promotion: `+`, `=` or nothing, or the letter of
    /// what a man becomes.
    fn with_promotion(&self, plain: Move, becomes: &str, text: &str) -> Result<Move, MoveError> {
        let refused = |reason| MoveError::Promotion { text: quoted(text), reason };
        match becomes {
            "" | "=" => Ok(plain),
            "+" => {
                let man = self.man_at(plain.raw_from());
                if man == 0 {
                    return Err(refused("its first square is empty"));
                }
                let kind = self.turns_into(plain, man);
                Ok(plain.promoting(kind.ok_or_else(|| refused("the man there does not"))?))
            }
            _ if self.game.rules().notation == Notation::Western => {
                let letter = becomes.to_ascii_uppercase();
                let tables = self.tables();
                let forms = &tables.becomes[usize::from(self.man_at(plain.raw_from()))];
                let named =
                    |kind: &KindId| self.game.kind(*kind).letter.trim_end_matches('~') == letter;
                let kind = forms.iter().map(|&man| tables.kind(man)).find(named);
                let kind = kind.or_else(|| self.game.kinds().find(named));
                Ok(plain.promoting(kind.ok_or_else(|| refused("to no man of this game"))?))
            }
            _ => Err(MoveError::Form { text: quoted(text) }),
        }
    }

    /// Returns what a man becomes if it turns over with a move.
    fn turns_into(&self, plain: Move, man: Man) -> Option<KindId> {
        let tables = self.tables();
        let taken: Vec<Man> =
            self.captures(plain).map(|square| self.man_at(square.raw())).collect();
        let promoted = tables.promoted[usize::from(man)];
        let own = (promoted != 0).then(|| tables.kind(promoted));
        infection(tables, man, &taken).or(own)
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
        let path: String = played.path().map(|square| self.game.square_name(square)).collect();
        format!("{}{path}{becomes}", name(played.from()))
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

//! What a piece is: its letter, its faces, how it walks and what it becomes.

use serde::Serialize;

use crate::board::{Player, Vector};

/// No limit to a walk but the edge and other men.
pub const UNLIMITED: u8 = u8::MAX;

/// The number of a kind within its game's list of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
#[serde(transparent)]
pub struct KindId(u8);

impl KindId {
    /// Returns the kind with this number in the game's list.
    pub const fn new(index: u8) -> KindId {
        KindId(index)
    }

    /// Returns the number of the kind, for use as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn raw(self) -> u8 {
        self.0
    }
}

/// A man on the board: a kind and its owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Piece {
    /// What it is; promoted men are kinds of their own.
    pub kind: KindId,
    /// Whose it is.
    pub owner: Player,
}

/// One line along which a piece walks: repeated steps over empty squares, capturing at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Walk {
    /// One step, as the owner sees it. A leap is a walk of one long step.
    pub step: Vector,
    /// How many steps at most; [`UNLIMITED`] for a ranging piece.
    pub reach: u8,
}

/// What a piece is, as data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    /// The key in the game's own list, lower case, `+` before a promoted kind: `p`, `+p`.
    pub id: String,
    /// The letter of the position text, upper case, `+` before a promoted kind: `P`, `+P`.
    pub letter: String,
    /// The field's English word for it, the key to its names in every language: `dragon-king`.
    pub name: String,
    /// The one character of a small diagram and the one or two characters of a real piece.
    pub kanji: [String; 2],
    /// The move in Betza's notation, the source of [`Kind::walks`].
    pub betza: String,
    /// How it moves.
    pub walks: Vec<Walk>,
    /// The id of what it promotes to.
    pub promotes_to: Option<String>,
    /// Whether losing the last such man loses the game.
    pub royal: bool,
}

impl Kind {
    /// Returns a kind that moves as `betza` says, without promotion and not royal.
    ///
    /// # Panics
    ///
    /// Panics if the notation is wrong; the built-in games are checked by their tests.
    pub fn new(id: &str, letter: &str, name: &str, kanji: [&str; 2], betza: &str) -> Kind {
        Kind {
            id: id.to_owned(),
            letter: letter.to_owned(),
            name: name.to_owned(),
            kanji: kanji.map(str::to_owned),
            betza: betza.to_owned(),
            walks: crate::betza::walks(betza).expect("a built-in piece has a readable move"),
            promotes_to: None,
            royal: false,
        }
    }

    /// Returns the same kind, promoting to the kind with this id.
    pub fn promoting_to(mut self, id: &str) -> Kind {
        self.promotes_to = Some(id.to_owned());
        self
    }

    /// Returns the same kind as a royal one.
    pub fn royal(mut self) -> Kind {
        self.royal = true;
        self
    }

    /// Tells whether this kind comes only from promotion.
    pub fn is_promoted(&self) -> bool {
        self.id.starts_with('+')
    }
}

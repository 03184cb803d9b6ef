//! The log of a table: numbered events, each with those who may see it.
//!
//! The log is all there is: a table is the fold of its events, and the store keeps nothing else
//! that a table needs. Event 1 is always [`Deed::Opened`].

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::clock::Timing;

/// What is laid on the table before the first move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The game's id (`shogi`).
    pub game: String,
    /// Rules options that differ from the game's defaults, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The start position, where it is not the game's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
    /// Who sits where, in the order of the players.
    pub seats: Vec<Seat>,
    /// The clocks, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timing: Option<Timing>,
}

/// A start position other than the game's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// A handicap by its id (`rook`).
    Handicap(String),
    /// Any position, as the game's SFEN.
    Position(String),
}

/// Who plays for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "who", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Seat {
    /// A person, by number; one person may hold several seats, as at a shared screen.
    Person {
        /// The person's number at this table, from 0.
        person: u8,
    },
    /// The machine.
    Machine {
        /// Its level, 1 to 10.
        level: u8,
    },
}

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// Its number in the table's log, from 1 without gaps.
    pub version: u64,
    /// Unix time in milliseconds.
    pub at_ms: i64,
    /// Who may know of it.
    pub audience: Audience,
    /// What happened.
    pub deed: Deed,
}

/// Who may know of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Players and watchers.
    Everyone,
    /// One player, by index.
    Only(u8),
}

/// What may happen at a table; `by` is always a player's index.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// The table was laid.
    Opened {
        /// As so.
        setup: Setup,
    },
    /// A move was played.
    Moved {
        /// The player.
        by: u8,
        /// The move in coordinate form.
        m: String,
    },
    /// A player claimed the win by declaration.
    Declared {
        /// The player.
        by: u8,
    },
    /// A player proposed an impasse.
    ImpasseOffered {
        /// The player.
        by: u8,
    },
    /// The other side agreed to the impasse.
    ImpasseAgreed {
        /// The player who agreed.
        by: u8,
    },
    /// A player claimed a draw by repetition or by moves without a capture.
    DrawClaimed {
        /// The player.
        by: u8,
    },
    /// A player began to count moves.
    CountStarted {
        /// The player.
        by: u8,
    },
    /// A player counts no longer.
    CountStopped {
        /// The player.
        by: u8,
    },
    /// A player asked to take a move back.
    TakebackOffered {
        /// The player.
        by: u8,
    },
    /// Moves were taken back.
    TookBack {
        /// The player for whom they were.
        by: u8,
        /// How many plies.
        plies: u32,
    },
    /// A player said no to whatever was proposed.
    Declined {
        /// The player.
        by: u8,
    },
    /// A player resigned.
    Resigned {
        /// The player.
        by: u8,
    },
    /// A player's clock fell.
    TimeFell {
        /// The player.
        by: u8,
    },
    /// A player asked for a hint.
    HintAsked {
        /// The player.
        by: u8,
    },
}

impl Deed {
    /// Returns the index of the player who did it, unless nobody did.
    pub fn by(&self) -> Option<u8> {
        match self {
            Self::Opened { .. } => None,
            Self::Moved { by, .. }
            | Self::Declared { by }
            | Self::ImpasseOffered { by }
            | Self::ImpasseAgreed { by }
            | Self::DrawClaimed { by }
            | Self::CountStarted { by }
            | Self::CountStopped { by }
            | Self::TakebackOffered { by }
            | Self::TookBack { by, .. }
            | Self::Declined { by }
            | Self::Resigned { by }
            | Self::TimeFell { by }
            | Self::HintAsked { by } => Some(*by),
        }
    }
}

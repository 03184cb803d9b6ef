//! The games that both programs know, and where their rules differ.

use shogido_rules::{Move, Position};

/// A game, and the variant of the other program that is the same.
pub(super) struct Peer {
    /// Our game.
    pub(super) game: &'static str,
    /// Its name there.
    pub(super) variant: &'static str,
    /// Our options that make it the same game.
    pub(super) choices: &'static [(&'static str, &'static str)],
    /// Letters that differ: ours, then theirs.
    pub(super) letters: &'static [(char, char)],
    /// Where games begin, if not at our start position.
    pub(super) start: Option<&'static str>,
    /// Moves of ours that are none there.
    lacks: fn(&Position, Move) -> bool,
}

impl Peer {
    const fn new(game: &'static str, variant: &'static str) -> Peer {
        Peer { game, variant, choices: &[], letters: &[], start: None, lacks: |_, _| false }
    }

    /// Tells whether the other program lacks a move by its rules.
    pub(super) fn lacks(&self, position: &Position, played: Move) -> bool {
        (self.lacks)(position, played)
    }
}

/// Horse and elephant of xiangqi and janggi.
const EASTERN: &[(char, char)] = &[('H', 'N'), ('E', 'B')];

/// Courier chess as the other program begins it: the opening moves are made.
const AFTER_THE_OPENING: &str =
    "rnebmk1wbenr/1ppppp1pppp1/6f5/p5p4p/P5P4P/6F5/1PPPPP1PPPP1/RNEBMK1WBENR w - - 0 1";

/// Every pair.
pub(super) const PEERS: &[Peer] = &[
    Peer::new("shogi", "shogi"),
    Peer::new("minishogi", "minishogi"),
    Peer::new("chess", "chess"),
    Peer {
        choices: &[("double_step", "false"), ("en_passant", "false"), ("castling", "false")],
        ..Peer::new("gardner", "gardner")
    },
    Peer { choices: &[("array", "extra-knight")], ..Peer::new("pocket-knight", "pocketknight") },
    Peer {
        choices: &[("king_first_move", "none"), ("met_first_move", "none")],
        ..Peer::new("makruk", "makruk")
    },
    Peer {
        choices: &[("king_first_move", "cambodian"), ("met_first_move", "cambodian")],
        ..Peer::new("makruk", "cambodian")
    },
    Peer { choices: &[("counting", "off")], ..Peer::new("sittuyin", "sittuyin") },
    Peer {
        choices: &[("fool", "wazir"), ("pawn_double", "none")],
        start: Some(AFTER_THE_OPENING),
        ..Peer::new("courier", "courier")
    },
    Peer { choices: &[("setup", "42")], ..Peer::new("sho-shogi", "shoshogi") },
    Peer {
        letters: &[('F', 'Q'), ('E', 'B')],
        choices: &[("king_file", "e")],
        ..Peer::new("shatranj", "shatranj")
    },
    Peer { letters: EASTERN, ..Peer::new("xiangqi", "xiangqi") },
    Peer {
        letters: EASTERN,
        choices: &[
            ("opposition", "points"),
            ("opposition_and_check", "opposition-first"),
            ("pass", "always"),
        ],
        ..Peer::new("janggi", "janggi")
    },
    Peer {
        letters: EASTERN,
        choices: &[
            ("opposition", "draw"),
            ("opposition_and_check", "opposition-first"),
            ("pass", "always"),
        ],
        ..Peer::new("janggi", "janggitraditional")
    },
    Peer {
        letters: EASTERN,
        choices: &[("opposition", "ignored"), ("pass", "always")],
        ..Peer::new("janggi", "janggicasual")
    },
];

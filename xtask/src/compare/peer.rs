//! The games that both programs know, and where their rules differ.

use shogido_rules::{Move, Position, Refusal};

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
    /// What the other program lists that is no move by the rules of the game.
    pub(super) extras: &'static [Extra],
}

/// Moves that the other program lists for a known reason, and we do not.
pub(super) struct Extra {
    /// The reason, in a few words.
    pub(super) reason: &'static str,
    /// Whether a move that we do not list is one of them.
    pub(super) covers: fn(&Position, Move) -> bool,
}

impl Peer {
    const fn new(game: &'static str, variant: &'static str) -> Peer {
        Peer { game, variant, choices: &[], letters: &[], start: None, extras: &[] }
    }

    /// Returns why the other program lists a move that we do not, if that is known.
    pub(super) fn reason(&self, position: &Position, listed: Move) -> Option<&'static str> {
        self.extras.iter().find(|extra| (extra.covers)(position, listed)).map(|extra| extra.reason)
    }
}

/// The other program lists them and calls the game lost for the side that drops.
const PAWN_DROP_MATES: &[Extra] = &[Extra {
    reason: "mates by dropping a pawn",
    covers: |position, listed| matches!(position.refusal(listed), Some(Refusal::Uchifuzume)),
}];

/// Its versions up to 11 forget that the met's first move takes nothing; later ones do not.
const MET_TAKES: &[Extra] = &[Extra {
    reason: "first moves of the met that take a man",
    covers: |position, listed| {
        let game = position.game();
        let met = |square| {
            position.piece_at(square).filter(|man| game.kind(man.kind).name == "makruk-met")
        };
        let leaps = listed.from().zip(listed.to()).is_some_and(|(from, to)| {
            let board = &game.rules().board;
            let ranks = board.rank(from).abs_diff(board.rank(to));
            met(from).is_some() && board.file(from) == board.file(to) && ranks == 2
        });
        leaps && listed.to().is_some_and(|to| position.piece_at(to).is_some())
    },
}];

/// Horse and elephant of xiangqi and janggi.
const EASTERN: &[(char, char)] = &[('H', 'N'), ('E', 'B')];

/// Courier chess as the other program begins it: the opening moves are made.
const AFTER_THE_OPENING: &str =
    "rnebmk1wbenr/1ppppp1pppp1/6f5/p5p4p/P5P4P/6F5/1PPPPP1PPPP1/RNEBMK1WBENR w - - 0 1";

/// Every pair.
pub(super) const PEERS: &[Peer] = &[
    Peer { extras: PAWN_DROP_MATES, ..Peer::new("shogi", "shogi") },
    Peer { extras: PAWN_DROP_MATES, ..Peer::new("minishogi", "minishogi") },
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
        extras: MET_TAKES,
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

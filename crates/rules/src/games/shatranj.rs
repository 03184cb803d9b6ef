//! Shatranj (شطرنج): chess of the Arabs and Persians, before queen and bishop grew long.
//!
//! Source: L. Kislyuk's book on shogi, which compares ferz, elephant and rook; the rest after the
//! public rules that pychess and The Chess Variant Pages give: stalemate and the bare king lose,
//! unless the bare king bares the other with its next move. A mate comes before a baring. Programs
//! add a draw after 70 moves without a capture or a pawn's move.

use super::chess;
use crate::board::Board;
use crate::game::{Card, RuleOption, Settled};
use crate::kind::Kind;
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "shatranj", options: OPTIONS, modern: &[], reconstructed: false, rules };

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "bare_king", values: &["win-unless-bared-back", "win", "off"] },
    RuleOption { name: "stalemate", values: &["loss", "draw"] },
    RuleOption { name: "king_file", values: &["d", "e"] },
    RuleOption { name: "no_progress", values: &["70", "50", "0"] },
    super::shogi::ILLEGAL_MOVE,
];

fn rules(choice: &Settled<'_>) -> Rules {
    let kings_on_d = "rnekfenr/pppppppp/8/8/8/8/PPPPPPPP/RNEKFENR w - - 0 1";
    let kings_on_e = "rnefkenr/pppppppp/8/8/8/8/PPPPPPPP/RNEFKENR w - - 0 1";
    Rules {
        id: "shatranj".to_owned(),
        kinds: vec![
            Kind::new("k", "K", "shatranj-shah", ["王", "王"], "K").royal(),
            Kind::new("f", "F", "shatranj-ferz", ["将", "将"], "F").also_read("Q"),
            Kind::new("e", "E", "shatranj-fil", ["象", "象"], "A").also_read("B"),
            Kind::new("n", "N", "shatranj-faras", ["馬", "馬"], "N"),
            Kind::new("r", "R", "shatranj-rukh", ["車", "車"], "R"),
            Kind::new("p", "P", "shatranj-baidaq", ["歩", "歩"], chess::PAWN),
        ],
        setup: if choice.value("king_file") == "e" { kings_on_e } else { kings_on_d }.to_owned(),
        endings: Endings {
            stalemate: if choice.value("stalemate") == "draw" {
                Stalemate::Draws
            } else {
                Stalemate::Loses
            },
            bare_king: bare_king(choice.value("bare_king")),
            quiet_plies: plies(choice.value("no_progress")),
            ..Endings::PLAIN
        },
        ..slow_chess(choice, "f")
    }
}

/// Returns what the games before modern chess share: single steps, one kind that a pawn becomes on
/// the last rank, no castling, the third repetition a draw.
pub(super) fn slow_chess(choice: &Settled<'_>, becomes: &str) -> Rules {
    let board = Board::rect(8, 8);
    Rules {
        regions: chess::regions(&board),
        promotion: Promotion::Region {
            region: chess::LAST_RANK,
            kind: "p".to_owned(),
            into: vec![becomes.to_owned()],
        },
        first_moves: FirstMoves::default(),
        repetition: Repetition { occurrences: 3, ..chess::REPETITION },
        endings: Endings::PLAIN,
        board,
        ..chess::rules(choice)
    }
}

/// Returns the limit in plies of a number of moves of each side, zero for none.
pub(super) fn plies(moves: &str) -> Option<u32> {
    moves.parse().ok().filter(|&moves: &u32| moves > 0).map(|moves| 2 * moves)
}

pub(super) fn bare_king(value: &str) -> BareKing {
    match value {
        "off" => BareKing::Plays,
        "win" => BareKing::Loses,
        _ => BareKing::LosesUnlessRebared,
    }
}

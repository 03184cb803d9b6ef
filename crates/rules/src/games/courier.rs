//! Courier chess: 12 × 8 squares, with couriers that were the first to move as bishops do.
//!
//! Source: E. Mendelev's text on courier chess for the men, the pawns as in chess but without
//! taking in passing, the four moves with which each side begins, and stalemate as a win for the
//! side that gives it; Gustavus Selenus (1616) and H. J. R. Murray for the array. The text's own
//! files run a to m without j: here they are a to l. Selenus and programs let the fool step
//! straight only and pawns single steps.

use super::{chess, shatranj};
use crate::board::Board;
use crate::game::{Card, RuleOption, Settled};
use crate::kind::Kind;
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "courier", options: OPTIONS, modern: MODERN, reconstructed: false, rules };

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "opening", values: &["forced", "free"] },
    RuleOption { name: "fool", values: &["king", "wazir"] },
    RuleOption { name: "pawn_double", values: &["all", "none"] },
    RuleOption { name: "stalemate", values: &["win", "draw"] },
    RuleOption { name: "bare_king", values: &["off", "win"] },
    super::shogi::ILLEGAL_MOVE,
];

const MODERN: &[(&str, &str)] = &[("fool", "wazir"), ("pawn_double", "none"), ("bare_king", "win")];

fn rules(choice: &Settled<'_>) -> Rules {
    let board = Board::rect(12, 8);
    let forced = choice.value("opening") == "forced";
    let array = "rnebmkfwbenr/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/RNEBMKFWBENR";
    let rights = if forced { "AGLFaglf" } else { "-" };
    Rules {
        id: "courier".to_owned(),
        regions: chess::regions(&board),
        kinds: kinds(choice.value("fool"), choice.value("pawn_double")),
        setup: format!("{array} w {rights} - 0 1"),
        first_moves: FirstMoves {
            rights: if forced { rights_of_opening() } else { Vec::new() },
            opening: if forced { opening() } else { Vec::new() },
            ..FirstMoves::default()
        },
        endings: Endings {
            stalemate: if choice.value("stalemate") == "draw" {
                Stalemate::Draws
            } else {
                Stalemate::Loses
            },
            bare_king: shatranj::bare_king(choice.value("bare_king")),
            ..Endings::PLAIN
        },
        board,
        ..shatranj::slow_chess(choice, "f")
    }
}

fn kinds(fool: &str, double: &str) -> Vec<Kind> {
    let fool = if fool == "wazir" { "W" } else { "K" };
    let pawn = Kind::new("p", "P", "chess-pawn", ["P", "P"], chess::PAWN);
    vec![
        Kind::new("k", "K", "chess-king", ["K", "K"], "K").royal(),
        Kind::new("f", "F", "courier-queen", ["F", "F"], "F").also_read("Q"),
        Kind::new("m", "M", "courier-man", ["M", "M"], "K"),
        Kind::new("w", "W", "courier-fool", ["W", "W"], fool),
        Kind::new("e", "E", "courier-bishop", ["E", "E"], "A"),
        Kind::new("b", "B", "courier-courier", ["C", "C"], "B"),
        Kind::new("n", "N", "chess-knight", ["N", "N"], "N"),
        Kind::new("r", "R", "chess-rook", ["R", "R"], "R"),
        if double == "none" { pawn } else { pawn.also("mfW2", chess::double_step) },
    ]
}

/// The moves that each side makes in a row, the queen's last: its way must be free.
fn opening() -> Vec<OpeningMove> {
    [
        ('A', "a2", "a4"),
        ('G', "g2", "g4"),
        ('L', "l2", "l4"),
        ('F', "g1", "g3"),
        ('a', "a7", "a5"),
        ('g', "g7", "g5"),
        ('l', "l7", "l5"),
        ('f', "g8", "g6"),
    ]
    .map(|(right, from, to)| OpeningMove { right, from: from.to_owned(), to: to.to_owned() })
    .to_vec()
}

fn rights_of_opening() -> Vec<Right> {
    let right = |played: OpeningMove| Right { letter: played.right, squares: vec![played.from] };
    opening().into_iter().map(right).collect()
}

//! Gardner minichess: chess on 5×5 with one of each piece and five pawns a side.
//!
//! Source: E. Mendelev's text on small chess, which dates it to 1962 and keeps castling, taking in
//! passing and promotion; Martin Gardner's column in *Scientific American* has 1969. Taking in
//! passing asks for a double step, and castling can only be with the rook on the a-file. Modern
//! practice and programs have none of the three.

use super::chess;
use crate::board::Board;
use crate::game::{Card, RuleOption, Settled};
use crate::kind::Kind;
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "gardner", options: OPTIONS, modern: MODERN, reconstructed: false, rules };

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "double_step", values: &["true", "false"] },
    RuleOption { name: "en_passant", values: &["true", "false"] },
    RuleOption { name: "castling", values: &["true", "false"] },
    super::shogi::ILLEGAL_MOVE,
];

const MODERN: &[(&str, &str)] =
    &[("double_step", "false"), ("en_passant", "false"), ("castling", "false")];

fn rules(choice: &Settled<'_>) -> Rules {
    let parent = chess::rules(choice);
    let board = Board::rect(5, 5);
    let on = |name: &str| choice.value(name) == "true";
    let castlings = if on("castling") {
        vec![
            chess::castling('Q', ["e1", "c1"], ["a1", "d1"]),
            chess::castling('q', ["e5", "c5"], ["a5", "d5"]),
        ]
    } else {
        Vec::new()
    };
    let letters: String = castlings.iter().map(|castling| castling.right).collect();
    let letters = if letters.is_empty() { "-" } else { &letters };
    Rules {
        id: "gardner".to_owned(),
        regions: chess::regions(&board),
        kinds: kinds(on("double_step")),
        setup: format!("rnbqk/ppppp/5/PPPPP/RNBQK w {letters} - 0 1"),
        first_moves: FirstMoves {
            rights: castlings.iter().map(chess::right_of).collect(),
            castlings,
            en_passant: (on("double_step") && on("en_passant")).then(|| "p".to_owned()),
            ..FirstMoves::default()
        },
        board,
        ..parent
    }
}

fn kinds(double_step: bool) -> Vec<Kind> {
    let mut kinds = chess::kinds();
    if !double_step {
        let pawn = Kind::new("p", "P", "chess-pawn", ["P", "P"], chess::PAWN);
        kinds.retain(|kind| kind.id != pawn.id);
        kinds.push(pawn);
    }
    kinds
}

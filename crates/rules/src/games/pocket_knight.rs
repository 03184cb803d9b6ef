//! Pocket-knight chess: chess in which each side begins with one knight in reserve.
//!
//! Source: L. Kislyuk's book on shogi, introduction: one knight of each player is not on the board
//! from the start (Berlin, November 1910). Once in the game, instead of a move, it is put on any
//! empty square. The book does not say which knight is missing: the usual modern form keeps both
//! and adds a third.

use super::chess;
use crate::game::{Card, RuleOption, Settled};
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "pocket-knight", options: OPTIONS, modern: MODERN, reconstructed: false, rules };

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "array", values: &["without-b-knight", "without-g-knight", "extra-knight"] },
    RuleOption { name: "castling", values: &["true", "false"] },
    super::shogi::ILLEGAL_MOVE,
];

const MODERN: &[(&str, &str)] = &[("array", "extra-knight")];

fn rules(choice: &Settled<'_>) -> Rules {
    let parent = chess::rules(choice);
    let (far, near) = match choice.value("array") {
        "without-g-knight" => ("rnbqkb1r", "RNBQKB1R"),
        "extra-knight" => ("rnbqkbnr", "RNBQKBNR"),
        _ => ("r1bqkbnr", "R1BQKBNR"),
    };
    let castling = choice.value("castling") == "true";
    let rights = if castling { "KQkq" } else { "-" };
    Rules {
        id: "pocket-knight".to_owned(),
        setup: format!("{far}/pppppppp/8/8/8/8/PPPPPPPP/{near}[Nn] w {rights} - 0 1"),
        drops: Drops::Pocket { order: vec!["n".to_owned()] },
        first_moves: if castling {
            parent.first_moves
        } else {
            FirstMoves { rights: Vec::new(), castlings: Vec::new(), ..parent.first_moves }
        },
        ..parent
    }
}

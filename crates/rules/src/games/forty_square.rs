//! Forty-square chess: the game on 5 × 8 that Thomas Hyde described in 1694 after Jesuit reports.
//!
//! A reconstruction. Sources: L. Kislyuk's book on shogi, chapter VI and its preface of 2011; Hyde's
//! *Mandragorias*; the texts of Nicolas Trigault and Alvaro Semedo behind it. Board, array and names
//! are reported, the king is said not to advance; most moves are assumptions taken from xiangqi, of
//! which the report seems to speak, and each is an option.

use super::{chess, shatranj};
use crate::board::Board;
use crate::game::{Card, RuleOption, Settled};
use crate::kind::{Begins, Kind, Manner, RegionId, Walk};
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "forty-square", options: OPTIONS, modern: &[], reconstructed: true, rules };

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "king", values: &["immobile", "home", "normal"] },
    RuleOption { name: "scholar", values: &["ferz", "king", "queen"] },
    RuleOption { name: "knight", values: &["leap", "lame"] },
    RuleOption { name: "rocket", values: &["cannon", "rook-or-cannon", "janggi"] },
    RuleOption { name: "pawn", values: &["soldier", "chaturanga"] },
    RuleOption { name: "stalemate", values: &["loss", "draw"] },
    super::shogi::ILLEGAL_MOVE,
];

/// The three middle files of the two ranks at home.
const PALACE: RegionId = RegionId::new(2);
const FAR_HALF: RegionId = RegionId::new(3);

fn rules(choice: &Settled<'_>) -> Rules {
    let board = Board::rect(5, 8);
    let mut regions = chess::regions(&board);
    regions.extend([
        Region::seen("palace", &board, 2, |file, rank| (1..=3).contains(&file) && rank < 2),
        Region::seen("far-half", &board, 2, |_, rank| rank >= 4),
    ]);
    let parent = shatranj::slow_chess(choice, "s");
    Rules {
        id: "forty-square".to_owned(),
        regions,
        kinds: kinds(choice),
        setup: "nsksn/rpppr/p3p/5/5/P3P/RPPPR/NSKSN w - - 0 1".to_owned(),
        promotion: match choice.value("pawn") {
            "chaturanga" => parent.promotion,
            _ => Promotion::None,
        },
        repetition: Repetition { occurrences: 4, ..parent.repetition },
        endings: Endings {
            stalemate: if choice.value("stalemate") == "draw" {
                Stalemate::Draws
            } else {
                Stalemate::Loses
            },
            ..Endings::PLAIN
        },
        board,
        ..parent
    }
}

fn kinds(choice: &Settled<'_>) -> Vec<Kind> {
    let king = |betza| Kind::new("k", "K", "forty-king", ["王", "王"], betza).royal();
    let rocket = |betza| Kind::new("r", "R", "forty-rocket", ["壺", "壺"], betza);
    let pawn = |betza| Kind::new("p", "P", "forty-pawn", ["歩", "歩"], betza);
    let shy = |walk| Walk { manner: Manner::ShyHop, ..walk };
    let scholar = match choice.value("scholar") {
        "king" => "K",
        "queen" => "Q",
        _ => "F",
    };
    let knight = if choice.value("knight") == "lame" { "nN" } else { "N" };
    vec![
        match choice.value("king") {
            "home" => king("K").within(PALACE),
            "normal" => king("K"),
            _ => king(""),
        },
        Kind::new("s", "S", "forty-literatus", ["学", "学"], scholar),
        Kind::new("n", "N", "forty-knight", ["馬", "馬"], knight),
        match choice.value("rocket") {
            "rook-or-cannon" => rocket("RcpR"),
            "janggi" => rocket("").also("R", shy),
            _ => rocket("mRcpR"),
        },
        match choice.value("pawn") {
            "chaturanga" => pawn(chess::PAWN),
            _ => pawn("fW").also("sW", |walk| Walk { begins: Some(Begins::In(FAR_HALF)), ..walk }),
        },
    ]
}

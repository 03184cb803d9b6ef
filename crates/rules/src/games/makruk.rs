//! Makruk (หมากรุก, Thai chess).
//!
//! Source: L. Kislyuk's book on shogi, chapter VIII, with the first position of its figure 36: the
//! king's first move may be a knight's leap, the met's two squares straight forward. The book says
//! no more of them: here the leap goes to an empty square and not out of check, and the double step
//! over an empty square. Modern Thai rules have neither. The Cambodian game has both in its way, as
//! Fairy-Stockfish 11.1 plays it; some guides add that the first capture ends both, and later
//! programs that a rook's aim at the king ends its leap. Counting: see `counting`.

use super::chess;
use crate::board::Board;
use crate::game::{Card, RuleOption, Settled};
use crate::kind::{Begins, Kind, RegionId, Walk};
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "makruk", options: OPTIONS, modern: MODERN, reconstructed: false, rules };

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "king_first_move", values: &["knight-leap", "cambodian", "none"] },
    RuleOption { name: "met_first_move", values: &["double-step", "cambodian", "none"] },
    RuleOption { name: "counting", values: &["off", "thai", "asean"] },
    super::shogi::ILLEGAL_MOVE,
];

const MODERN: &[(&str, &str)] =
    &[("king_first_move", "none"), ("met_first_move", "none"), ("counting", "thai")];

const SIXTH_RANK: RegionId = RegionId::new(0);

fn rules(choice: &Settled<'_>) -> Rules {
    let parent = chess::rules(choice);
    let board = Board::rect(8, 8);
    let (king, met) = (choice.value("king_first_move"), choice.value("met_first_move"));
    let right = |letter, square: &str| Right { letter, squares: vec![square.to_owned()] };
    let mut rights = Vec::new();
    if king != "none" {
        rights.extend([right('D', "d1"), right('e', "e8")]);
    }
    if met != "none" {
        rights.extend([right('E', "e1"), right('d', "d8")]);
    }
    rights.sort_by_key(|right| "DEde".find(right.letter));
    let letters: String = rights.iter().map(|right| right.letter).collect();
    let letters = if letters.is_empty() { "-" } else { &letters };
    Rules {
        id: "makruk".to_owned(),
        regions: vec![Region::seen("sixth-rank", &board, 2, |_, rank| rank >= 5)],
        kinds: kinds(king, met),
        setup: format!("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w {letters} - 0 1"),
        promotion: Promotion::Region {
            region: SIXTH_RANK,
            kind: "p".to_owned(),
            into: vec!["+p".to_owned()],
        },
        first_moves: FirstMoves { rights, ..FirstMoves::default() },
        repetition: Repetition { occurrences: 3, ..chess::REPETITION },
        endings: Endings {
            stalemate: Stalemate::Draws,
            counting: counting(choice.value("counting")),
            ..Endings::PLAIN
        },
        ..parent
    }
}

fn kinds(king: &str, met: &str) -> Vec<Kind> {
    let fresh = |walk| Walk { begins: Some(Begins::Fresh), ..walk };
    let khun = Kind::new("k", "K", "makruk-khun", ["王", "王"], "K").royal();
    let met_kind = Kind::new("m", "M", "makruk-met", ["種", "種"], "F").also_read("Q");
    vec![
        match king {
            "none" => khun,
            "cambodian" => khun.also("mfsN", fresh),
            _ => khun.also("mN", fresh),
        },
        match met {
            "none" => met_kind,
            "cambodian" => met_kind.also("mfD", fresh),
            _ => met_kind.also("mfW2", |walk| Walk { least: 2, ..fresh(walk) }),
        },
        Kind::new("s", "S", "makruk-khon", ["根", "根"], "FfW").also_read("B"),
        Kind::new("n", "N", "makruk-ma", ["馬", "馬"], "N"),
        Kind::new("r", "R", "makruk-ruea", ["船", "船"], "R"),
        Kind::new("p", "P", "makruk-bia", ["貝", "貝"], chess::PAWN),
        // A pawn turned over moves as a met but has no first move.
        Kind::new("+p", "M~", "makruk-bia-ngai", ["種", "種"], "F"),
    ]
}

pub(super) fn counting(value: &str) -> Counting {
    match value {
        "thai" => Counting::Thai,
        "asean" => Counting::Asean,
        _ => Counting::Off,
    }
}

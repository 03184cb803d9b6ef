//! Hasami shogi (はさみ将棋): a man is taken by clamping it between two others.
//!
//! Source: L. Kislyuk's book on shogi, chapter V, for the idea and the name (*hasamu*, to pinch); the
//! rest after the page of the Japan Shogi Association and other Japanese sites. The corner rule and
//! the end of the game differ: each is an option. By the association five men taken win, or a lead
//! of three that still stands when the leader moves next, and men shut in at the edge are taken.
//! To be first to take eight is to leave one. The game of eighteen men with five in a row is not offered.

use super::{sho_shogi, shogi};
use crate::board::Board;
use crate::game::{Card, RuleOption, Settled};
use crate::kind::{Clamp, Kind, Shut};
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "hasami-shogi", options: OPTIONS, modern: MODERN, reconstructed: false, rules };

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "win", values: &["one-left", "two-left", "first-to-5", "jsa"] },
    RuleOption { name: "corner_capture", values: &["true", "false"] },
    RuleOption { name: "edge_enclosure", values: &["false", "true"] },
    shogi::REPETITION,
    shogi::ILLEGAL_MOVE,
];

const MODERN: &[(&str, &str)] = &[("win", "jsa"), ("edge_enclosure", "true")];

/// The men of each side at the start.
const MEN: u32 = 9;

fn rules(choice: &Settled<'_>) -> Rules {
    let parent = sho_shogi::without_drops(choice);
    let shut = |name: &str| if choice.value(name) == "true" { Shut::Taken } else { Shut::Safe };
    let clamp = Clamp { corner: shut("corner_capture"), edge: shut("edge_enclosure") };
    let few_men = match choice.value("win") {
        "two-left" => FewMen { most: Some(2), lead: None },
        "first-to-5" => FewMen { most: Some(MEN - 5), lead: None },
        "jsa" => FewMen { most: Some(MEN - 5), lead: Some(3) },
        _ => FewMen { most: Some(1), lead: None },
    };
    Rules {
        id: "hasami-shogi".to_owned(),
        board: Board::rect(9, 9),
        kinds: vec![Kind::new("m", "M", "hasami-man", ["歩", "歩"], "mR").clamping(clamp)],
        setup: "mmmmmmmmm/9/9/9/9/9/9/9/MMMMMMMMM b - 1".to_owned(),
        promotion: Promotion::None,
        safety: Safety::Lawful,
        endings: Endings { few_men, ..Endings::PLAIN },
        ..parent
    }
}

//! Tobi shogi (跳び将棋, jumping shogi): men take by jumping, as in draughts.
//!
//! Source: L. Kislyuk's book on shogi, chapter V, which gives the board, the name and the capture
//! and no more. H. J. R. Murray (1952, after a Japanese informant) has full sets of men on two ranks
//! that step and jump forward and sideways, one jump a turn, and the side that takes everything
//! wins. That men may jump on, that captures are free and that a side without a move loses are our
//! reading. Japanese sources of the Edo period onwards know a race under the same name.

use super::sho_shogi;
use crate::game::{Card, RuleOption, Settled};
use crate::kind::Kind;
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "tobi-shogi", options: OPTIONS, modern: &[], reconstructed: true, rules };

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "form", values: &["capturing", "murray", "race"] },
    RuleOption { name: "mandatory", values: &["false", "true"] },
    RuleOption { name: "backward", values: &["false", "true"] },
    RuleOption { name: "nine_men", values: &["false", "true"] },
    super::shogi::REPETITION,
    super::shogi::ILLEGAL_MOVE,
];

fn rules(choice: &Settled<'_>) -> Rules {
    let parent = sho_shogi::without_drops(choice);
    let chosen = |name: &str| choice.value(name) == "true";
    let form = choice.value("form");
    let race = form == "race";
    let betza = match (race, chosen("backward")) {
        (true, _) => "mfW{Over:fW}",
        (false, false) => "mfsW{Hop:fsW}",
        (false, true) => "mW{Hop:W}",
    };
    let must = chosen("mandatory") && !race;
    let setup = if race || chosen("nine_men") {
        "mmmmmmmmm/9/9/9/9/9/9/9/MMMMMMMMM b - 1"
    } else {
        "mmmmmmmmm/mmmmmmmmm/9/9/9/9/9/MMMMMMMMM/MMMMMMMMM b - 1"
    };
    Rules {
        id: "tobi-shogi".to_owned(),
        kinds: vec![Kind::new("m", "M", "tobi-man", ["歩", "歩"], betza)],
        setup: setup.to_owned(),
        promotion: Promotion::None,
        safety: Safety::Lawful,
        jumps: Jumps {
            chain: if form == "murray" { Chain::One } else { Chain::Many },
            duty: if must { JumpDuty::Compulsory } else { JumpDuty::Free },
        },
        passing: match form {
            "capturing" => Passing::default(),
            _ => Passing { pass: Pass::Stuck, ..Passing::default() },
        },
        repetition: Repetition { perpetual: Perpetual::Nothing, ..parent.repetition },
        endings: Endings {
            quiet_plies: (!race).then_some(100),
            few_men: FewMen { most: (!race).then_some(0), lead: None },
            goal: if race { Goal::FarRank } else { Goal::None },
            ..Endings::PLAIN
        },
        ..parent
    }
}

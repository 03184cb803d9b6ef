//! Minishogi (５五将棋): shogi on 5×5 without knights and lances.
//!
//! Made known by Shigenobu Kusumoto about 1970. Differences from shogi after the rules played on
//! public servers: the zone is the last rank, and a repetition without perpetual check is lost by
//! the player who moved first.

use super::shogi;
use crate::board::Board;
use crate::game::{Card, RuleOption, Settled};
use crate::rules::*;

pub(super) const CARD: Card = Card {
    id: "minishogi",
    options: OPTIONS,
    modern: &[("bare_king", "none")],
    reconstructed: false,
    rules,
};

/// Kings that have entered are not counted here, and nobody gives odds.
const OPTIONS: &[RuleOption] = &[shogi::REPETITION, shogi::BARE_KING, shogi::ILLEGAL_MOVE];

fn rules(choice: &Settled<'_>) -> Rules {
    let parent = shogi::rules(choice);
    let here = |id: &str| !matches!(id.trim_start_matches('+'), "n" | "l");
    Rules {
        id: "minishogi".to_owned(),
        board: Board::rect(5, 5),
        kinds: parent.kinds.into_iter().filter(|kind| here(&kind.id)).collect(),
        setup: "rbsgk/4p/5/P4/KGSBR b - 1".to_owned(),
        handicaps: Vec::new(),
        promotion: Promotion::Zone { ranks: 1, choice: Choice::Optional },
        drops: Drops::Hands {
            order: ["r", "b", "g", "s", "p"].map(str::to_owned).to_vec(),
            pawn: Some("p".to_owned()),
        },
        repetition: Repetition { quiet: QuietRepetition::FirstLoses, ..parent.repetition },
        ..parent
    }
}

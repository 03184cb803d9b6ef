//! Heian shogi (平安将棋): the early game of two rows, 36 men without rook and bishop.
//!
//! A reconstruction on 9×9. The book mentions the two rows and the number; the moves are those of
//! *Nichūreki* (about 1200), after which a man that enters the three far ranks becomes a gold and
//! baring the enemy king wins. The array with pawns on the third rank is that of other
//! reconstructions.

use super::{sho_shogi, shogi};
use crate::game::{Card, RuleOption, Settled};
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "heian-shogi", options: OPTIONS, modern: &[], reconstructed: true, rules };

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "setup", values: &["two-row", "three-row"] },
    RuleOption { name: "promotion", values: &["compulsory", "optional"] },
    shogi::BARE_KING,
    shogi::REPETITION,
    shogi::ILLEGAL_MOVE,
];

fn rules(choice: &Settled<'_>) -> Rules {
    let parent = sho_shogi::without_drops(choice);
    let two_row = "lnsgkgsnl/ppppppppp/9/9/9/9/9/PPPPPPPPP/LNSGKGSNL b - 1";
    let three_row = "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/9/LNSGKGSNL b - 1";
    let here = |id: &str| !matches!(id.trim_start_matches('+'), "r" | "b");
    Rules {
        id: "heian-shogi".to_owned(),
        kinds: shogi::kinds().into_iter().filter(|kind| here(&kind.id)).collect(),
        setup: if choice.value("setup") == "three-row" { three_row } else { two_row }.to_owned(),
        promotion: Promotion::Zone {
            ranks: 3,
            choice: match choice.value("promotion") {
                "optional" => Choice::Optional,
                _ => Choice::Compulsory,
            },
        },
        endings: Endings { bare_king: shogi::bare_king(choice), ..parent.endings },
        ..parent
    }
}

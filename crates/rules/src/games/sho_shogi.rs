//! Sho shogi (小将棋): the small game before drops, with drunk elephant and leopards.
//!
//! A reconstruction. The book gives 46 men and the reform of emperor Go-Nara that took three from
//! each side; the array with the elephant before the king and the leopards before the golds comes
//! from the preface to the problem collection *Shōgi Hyakuban Kikō Zushiki*. The manual *Sho Shōgi
//! Zushiki* (1690s) shows 42 men, without leopards. Moves and promotions are those of chu shogi.

use super::shogi;
use crate::board::Board;
use crate::game::{Card, RuleOption, Settled};
use crate::kind::Kind;
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "sho-shogi", options: OPTIONS, modern: &[], reconstructed: true, rules };

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "setup", values: &["46", "42"] },
    RuleOption { name: "leopard_promotes", values: &["bishop", "gold"] },
    RuleOption { name: "check", values: &["capture", "lawful"] },
    RuleOption { name: "bare_king", values: &["loses-unless-rebared", "none"] },
    shogi::REPETITION,
    shogi::ILLEGAL_MOVE,
];

fn rules(choice: &Settled<'_>) -> Rules {
    let men_46 = "lnsgkgsnl/1r1fef1b1/ppppppppp/9/9/9/PPPPPPPPP/1B1FEF1R1/LNSGKGSNL b - 1";
    let men_42 = "lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL b - 1";
    let base = without_drops(choice);
    Rules {
        id: "sho-shogi".to_owned(),
        kinds: kinds(choice.value("leopard_promotes")),
        setup: if choice.value("setup") == "42" { men_42 } else { men_46 }.to_owned(),
        safety: match choice.value("check") {
            "lawful" => Safety::Lawful,
            _ => Safety::Capturable,
        },
        endings: Endings {
            bare_king: match choice.value("bare_king") {
                "none" => BareKing::Plays,
                _ => BareKing::LosesUnlessRebared,
            },
            ..base.endings
        },
        ..base
    }
}

/// Returns what the small games before drops share: shogi's board and men, kings that are taken.
pub(super) fn without_drops(choice: &Settled<'_>) -> Rules {
    Rules {
        id: String::new(),
        dress: Dress::default(),
        board: Board::rect(9, 9),
        players: 2,
        regions: Vec::new(),
        notation: Notation::Shogi,
        lion_trading: None,
        jumps: Jumps::default(),
        first_moves: FirstMoves::default(),
        passing: Passing::default(),
        kinds: shogi::kinds(),
        setup: String::new(),
        handicaps: Vec::new(),
        promotion: Promotion::Zone { ranks: 3, choice: Choice::Optional },
        drops: Drops::None,
        safety: Safety::Capturable,
        repetition: Repetition {
            occurrences: shogi::occurrences(choice),
            quiet: QuietRepetition::Draw,
            perpetual: Perpetual::Check,
            back_and_forth: None,
        },
        endings: Endings { bare_king: BareKing::Loses, ..Endings::PLAIN },
        illegal_move: shogi::illegal_move(choice),
        options: choice.all(),
    }
}

fn kinds(leopard: &str) -> Vec<Kind> {
    let promoted_leopard = match leopard {
        "gold" => Kind::new("+f", "+F", "gold-general", ["金", "金将"], "WfF"),
        _ => Kind::new("+f", "+F", "bishop", ["角", "角行"], "B"),
    };
    let mut kinds = shogi::kinds();
    kinds.extend([
        Kind::new("e", "E", "drunk-elephant", ["酔", "酔象"], "fsWF").promoting_to("+e"),
        Kind::new("f", "F", "ferocious-leopard", ["豹", "猛豹"], "vWF").promoting_to("+f"),
        Kind::new("+e", "+E", "crown-prince", ["太", "太子"], "K").royal(),
        promoted_leopard,
    ]);
    kinds
}

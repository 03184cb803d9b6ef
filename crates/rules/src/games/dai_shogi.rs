//! Dai shogi (大将棋): the large game, 15×15, 130 men.
//!
//! Sources: L. Kislyuk's book on shogi, chapter V (board and number of men); array and moves as in
//! the programs Shogi Variants, HaChu and wxBoard and in the Japanese encyclopaedia article 大将棋,
//! which agree. That promotion is as in chu shogi is the article's reading; that lions may be
//! traded is The Shogi Association's. The oldest description, Minase's *Shōgi Zu* (1590s), lets
//! only elephant, phoenix and kirin promote.

use super::chu_shogi;
use super::large::{self, Man};
use crate::game::{Card, RuleOption, Settled};
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "dai-shogi", options: OPTIONS, modern: &[], reconstructed: false, rules };

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "promotion", values: &["chu", "free-in-zone"] },
    RuleOption { name: "promotions", values: &["usual", "minase"] },
    RuleOption { name: "lion_trading", values: &["off", "chu"] },
    RuleOption { name: "bare_king", values: &["loses-unless-rebared", "none"] },
    large::REPETITION,
    large::ILLEGAL_MOVE,
];

fn rules(choice: &Settled<'_>) -> Rules {
    let base = large::rules(choice, "dai-shogi", 15, ARRAY);
    let minase = choice.value("promotions") == "minase";
    let promotes = |&man: &Man| !minase || matches!(man.0, "de" | "ph" | "ky");
    let man = |man: &Man| (man.0, man.1, man.2, man.3, if promotes(man) { man.4 } else { "" });
    let men: Vec<Man> = MEN.iter().map(man).collect();
    Rules {
        lion_trading: match choice.value("lion_trading") {
            "chu" => chu_shogi::lion_trading("renmei", "counts"),
            _ => None,
        },
        kinds: large::kinds(&men, FACES, &["k", "cp"]),
        promotion: chu_shogi::promotion(choice.value("promotion"), 5, &["p", "l", "i", "st", "n"]),
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

/// The first player's men, from the front to the back.
#[rustfmt::skip]
const ARRAY: &[&str] = &[
    ". . . . gb . . . . . gb . . . .",
    "p p p p p p p p p p p p p p p",
    "r fd sm vm b dh dk fk dk dh b vm sm fd r",
    ". vo . ab . ew ky ln ph ew . ab . vo .",
    "rc . cs . fl . bt de bt . fl . cs . rc",
    "l n st i c s g k g s c i st n l",
];

#[rustfmt::skip]
const MEN: &[Man] = &[
    ("k", "king", ["玉", "玉将"], "K", ""),
    ("r", "rook", ["飛", "飛車"], "R", "dk"),
    ("b", "bishop", ["角", "角行"], "B", "dh"),
    ("g", "gold-general", ["金", "金将"], "WfF", "r"),
    ("s", "silver-general", ["銀", "銀将"], "fWF", "vm"),
    ("c", "copper-general", ["銅", "銅将"], "vWfF", "sm"),
    ("i", "iron-general", ["鉄", "鉄将"], "fWfF", "g"),
    ("st", "stone-general", ["石", "石将"], "fF", "g"),
    ("n", "knight", ["桂", "桂馬"], "ffN", "g"),
    ("l", "lance", ["香", "香車"], "fR", "wh"),
    ("p", "pawn", ["歩", "歩兵"], "fW", "to"),
    ("de", "drunk-elephant", ["酔", "酔象"], "fsWF", "cp"),
    ("bt", "blind-tiger", ["虎", "盲虎"], "bsWF", "fs"),
    ("fl", "ferocious-leopard", ["豹", "猛豹"], "vWF", "b"),
    ("gb", "go-between", ["仲", "仲人"], "vW", "de"),
    ("rc", "reverse-chariot", ["反", "反車"], "vR", "wl"),
    ("sm", "side-mover", ["横", "横行"], "vWsR", "fb"),
    ("vm", "vertical-mover", ["竪", "竪行"], "vRsW", "fo"),
    ("dh", "dragon-horse", ["馬", "龍馬"], "WB", "hf"),
    ("dk", "dragon-king", ["龍", "龍王"], "RF", "se"),
    ("ky", "kirin", ["麒", "麒麟"], "FD", "ln"),
    ("ph", "phoenix", ["鳳", "鳳凰"], "WA", "fk"),
    ("ln", "lion", ["獅", "獅子"], "{Lion}", ""),
    ("fk", "free-king", ["奔", "奔王"], "Q", ""),
    ("ab", "angry-boar", ["嗔", "嗔猪"], "W", "g"),
    ("cs", "cat-sword", ["猫", "猫刄"], "F", "g"),
    ("ew", "evil-wolf", ["狼", "悪狼"], "fsWfF", "g"),
    ("fd", "flying-dragon", ["飛龍", "飛龍"], "F2", "g"),
    ("vo", "violent-ox", ["猛牛", "猛牛"], "W2", "g"),
];

/// Men that are seen on promoted sides only.
#[rustfmt::skip]
const FACES: &[Man] = &[
    ("wh", "white-horse", ["駒", "白駒"], "vRfB", ""),
    ("to", "tokin", ["と", "と金"], "WfF", ""),
    ("cp", "crown-prince", ["太", "太子"], "K", ""),
    ("fs", "flying-stag", ["鹿", "飛鹿"], "vRsWF", ""),
    ("wl", "whale", ["鯨", "鯨鯢"], "vRbB", ""),
    ("fb", "free-boar", ["猪", "奔猪"], "sRB", ""),
    ("fo", "flying-ox", ["牛", "飛牛"], "vRB", ""),
    ("hf", "horned-falcon", ["鷹", "角鷹"], "bsRB{Lin2:fW}", ""),
    ("se", "soaring-eagle", ["鷲", "飛鷲"], "RbB{Lin2:fF}", ""),
];

//! Maka dai-dai shogi (摩訶大大将棋): 19×19, 192 men, with emperors and contagious spirits.
//!
//! Sources: L. Kislyuk's book on shogi, chapter V (board and number of men); array as in Shogi
//! Variants, Games-Shogi and the site makadai.seiyakai, which agree; moves and promotions as in the
//! leaflets of The Shogi Association (TSA) and the English encyclopaedia article; promotion on a
//! capture as H. G. Muller and the article read it; contagion after the notes of *Shōgi Rokushu no
//! Zushiki*; the emperor's captures after the Japanese article 自在天王.

use super::large::{self, Man};
use crate::game::{Card, RuleOption, Settled};
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "maka-dai-dai-shogi", options: OPTIONS, modern: &[], reconstructed: false, rules };

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "promotion", values: &["by-capture", "always-forced"] },
    RuleOption { name: "contagion", values: &["on", "off"] },
    large::EMPEROR_CAPTURE,
    large::LION_DOG,
    large::TEACHING_KING,
    large::REPETITION,
    large::ILLEGAL_MOVE,
];

fn rules(choice: &Settled<'_>) -> Rules {
    let base = large::rules(choice, "maka-dai-dai-shogi", 19, ARRAY);
    let spreads = choice.value("contagion") == "on";
    Rules {
        kinds: large::with_options(choice, large::kinds(MEN, FACES, &["k", "em", "pr"])),
        promotion: Promotion::Capture {
            choice: match choice.value("promotion") {
                "always-forced" => CaptureChoice::Compulsory,
                _ => CaptureChoice::ByVictim,
            },
            contagion: if spreads { large::contagion() } else { Vec::new() },
            immune: ["k", "+k", "de", "+de"].map(str::to_owned).to_vec(),
        },
        ..base
    }
}

/// The first player's men, from the front to the back.
#[rustfmt::skip]
const ARRAY: &[&str] = &[
    ". . . . . gb . . . . . . . gb . . . . .",
    "p p p p p p p p p p p p p p p p p p p",
    "r lc sm sf vm b dh dk ca fk hm dk dh b vm sf sm rch r",
    "dy . n . vo . fd bdv wr ld gg sd fd . vo . n . dy",
    ". or . ab . bb . ew ky ln ph ew . bb . ab . or .",
    "rc . cs . cc . ser fl bt de bt fl rd . om . cs . rc",
    "l ea st ti i c s g dv k dsp g s c i ti st ea l",
];

#[rustfmt::skip]
const MEN: &[Man] = &[
    ("k", "king", ["玉", "玉将"], "K", "em"),
    ("r", "rook", ["飛", "飛車"], "R", "g"),
    ("b", "bishop", ["角", "角行"], "B", "g"),
    ("g", "gold-general", ["金", "金将"], "WfF", "fg"),
    ("s", "silver-general", ["銀", "銀将"], "fWF", "fsi"),
    ("c", "copper-general", ["銅", "銅将"], "vWfF", "fc"),
    ("i", "iron-general", ["鉄", "鉄将"], "fWfF", "fi"),
    ("ti", "tile-general", ["瓦", "瓦将"], "bWfF", "fti"),
    ("st", "stone-general", ["石", "石将"], "fF", "fst"),
    ("ea", "earth-general", ["土", "土将"], "vW", "fea"),
    ("n", "knight", ["桂", "桂馬"], "ffN", "g"),
    ("l", "lance", ["香", "香車"], "fR", "g"),
    ("p", "pawn", ["歩", "歩兵"], "fW", "to"),
    ("de", "drunk-elephant", ["酔", "酔象"], "fsWF", "pr"),
    ("bt", "blind-tiger", ["虎", "盲虎"], "bsWF", "ftg"),
    ("fl", "ferocious-leopard", ["豹", "猛豹"], "vWF", "flp"),
    ("gb", "go-between", ["仲", "仲人"], "vW", "fgo"),
    ("rc", "reverse-chariot", ["反", "反車"], "vR", "g"),
    ("sm", "side-mover", ["横", "横行"], "vWsR", "g"),
    ("vm", "vertical-mover", ["竪", "竪行"], "vRsW", "g"),
    ("dh", "dragon-horse", ["馬", "龍馬"], "WB", ""),
    ("dk", "dragon-king", ["龍", "龍王"], "RF", ""),
    ("ky", "kirin", ["麒", "麒麟"], "FD", "gd"),
    ("ph", "phoenix", ["鳳", "鳳凰"], "WA", "gbd"),
    ("ln", "lion", ["獅", "獅子"], "{Lion}", "ff"),
    ("fk", "free-king", ["奔", "奔王"], "Q", ""),
    ("ab", "angry-boar", ["嗔", "嗔猪"], "W", "fb"),
    ("cs", "cat-sword", ["猫", "猫刄"], "F", "fca"),
    ("ew", "evil-wolf", ["狼", "悪狼"], "fsWfF", "fw"),
    ("fd", "flying-dragon", ["飛龍", "飛龍"], "F2", "g"),
    ("vo", "violent-ox", ["猛牛", "猛牛"], "W2", "g"),
    ("hm", "hook-mover", ["鉤", "鉤行"], "{HookR}", "g"),
    ("lc", "left-chariot", ["左車", "左車"], "fRbWbrBflB", "g"),
    ("rch", "right-chariot", ["右車", "右車"], "fRbWblBfrB", "g"),
    ("ld", "lion-dog", ["狛", "狛犬"], "{Lin3}", "g"),
    ("or", "old-rat", ["老鼠", "老鼠"], "bW2fF2", "bat"),
    ("sd", "she-devil", ["夜叉", "夜叉"], "W5F2", "g"),
    ("bdv", "buddhist-devil", ["羅刹", "羅刹"], "bsWfF3", "g"),
    ("ca", "capricorn", ["摩羯", "摩羯"], "{HookB}", "g"),
    ("cc", "chinese-cock", ["淮鶏", "淮鶏"], "bsWfF", "ws"),
    ("ser", "coiled-serpent", ["蟠蛇", "蟠蛇"], "vWbF", "fse"),
    ("dsp", "dark-spirit", ["無明", "無明"], "rWfFblF", "bs"),
    ("dv", "deva", ["提婆", "提婆"], "lWfFbrF", "tk"),
    ("dy", "donkey", ["驢", "驢馬"], "sWvD", "g"),
    ("gg", "guardian-of-the-gods", ["金剛", "金剛"], "W3fF", "g"),
    ("wr", "wrestler", ["力士", "力士"], "sWF3", "g"),
    ("om", "old-monkey", ["古猿", "古猿"], "bWF", "mw"),
    ("rd", "reclining-dragon", ["臥龍", "臥龍"], "WbF", "fdr"),
    ("bb", "blind-bear", ["盲熊", "盲熊"], "bRF", "fbr"),
    ("sf", "side-flyer", ["横飛", "横飛"], "sRF", "g"),
];

/// Men that are seen on promoted sides only.
#[rustfmt::skip]
const FACES: &[Man] = &[
    ("em", "emperor", ["自", "自在天王"], "{Emperor}", ""),
    ("fg", "free-gold", ["奔金", "奔金"], "RfB", ""),
    ("fsi", "free-silver", ["奔銀", "奔銀"], "fRB", ""),
    ("fc", "free-copper", ["奔銅", "奔銅"], "vRfB", ""),
    ("fi", "free-iron", ["奔鉄", "奔鉄"], "fRfB", ""),
    ("fti", "free-tile", ["奔瓦", "奔瓦"], "bRfB", ""),
    ("fst", "free-stone", ["奔石", "奔石"], "fB", ""),
    ("fea", "free-earth", ["奔土", "奔土"], "vR", ""),
    ("to", "tokin", ["と", "と金"], "WfF", ""),
    ("pr", "prince", ["王", "王子"], "K", ""),
    ("ftg", "free-tiger", ["奔虎", "奔虎"], "bsRB", ""),
    ("flp", "free-leopard", ["奔豹", "奔豹"], "vRB", ""),
    ("fgo", "free-goer", ["奔人", "奔人"], "vR", ""),
    ("gd", "great-dragon", ["大龍", "大龍"], "vW2sRF3", ""),
    ("gbd", "golden-bird", ["金翅", "金翅"], "vRsW2F3", ""),
    ("ff", "furious-fiend", ["奮迅", "奮迅"], "{Lion}{Lin3}", ""),
    ("fb", "free-boar", ["猪", "奔猪"], "sRB", ""),
    ("fca", "free-cat", ["奔猫", "奔猫"], "B", ""),
    ("fw", "free-wolf", ["奔狼", "奔狼"], "fsRfB", ""),
    ("bat", "bat", ["蝙蝠", "蝙蝠"], "fRbB", ""),
    ("ws", "wizard-stork", ["仙鶴", "仙鶴"], "fRbWB", ""),
    ("fse", "free-serpent", ["奔蛇", "奔蛇"], "vRbB", ""),
    ("bs", "buddhist-spirit", ["法性", "法性"], "Q{Lion}", ""),
    ("tk", "teaching-king", ["教王", "教王"], "Q{Lin3}", ""),
    ("mw", "mountain-witch", ["山母", "山母"], "fWbRB", ""),
    ("fdr", "free-dragon", ["奔龍", "奔龍"], "RbB", ""),
    ("fbr", "free-bear", ["奔熊", "奔熊"], "sRB", ""),
];

//! Dai-dai shogi (大大将棋): the large-large game, 17×17, 192 men, promotion by capture.
//!
//! Sources: L. Kislyuk's book on shogi, chapter V (board and number of men); array as in Shogi
//! Variants, another program of the same tradition and wxBoard, which agree; moves as in the leaflets of
//! The Shogi Association (TSA), on which three programs agree where the manuals of the Edo period
//! contradict one another; the promotions of 21 kinds as in the Japanese encyclopaedia article
//! 大大将棋 too; the lion dog's steps as H. G. Muller and Japanese sources read the old text.

use super::large::{self, Man};
use crate::game::{Card, RuleOption, Settled};
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "dai-dai-shogi", options: OPTIONS, modern: &[], reconstructed: false, rules };

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "promotion", values: &["always-forced", "capture-optional"] },
    large::LION_DOG,
    large::REPETITION,
    large::ILLEGAL_MOVE,
];

fn rules(choice: &Settled<'_>) -> Rules {
    let base = large::rules(choice, "dai-dai-shogi", 17, ARRAY);
    Rules {
        kinds: large::with_options(choice, large::kinds(MEN, FACES, &["k"])),
        promotion: Promotion::Capture {
            choice: match choice.value("promotion") {
                "capture-optional" => CaptureChoice::Optional,
                _ => CaptureChoice::Compulsory,
            },
            contagion: Vec::new(),
            immune: Vec::new(),
        },
        ..base
    }
}

/// The first player's men, from the front to the back.
#[rustfmt::skip]
const ARRAY: &[&str] = &[
    ". . . . . hd . . . . . hd . . . . .",
    "p p p p p p p p p p p p p p p p p",
    "lc sm vo ab ew vb fl sv sbr sv fl vb ew ab vo sm rch",
    "bd fe nb wb wo st i c gbd c i st wo eb sb we wt",
    ". vm . ef . wbf . s gd s . fh . ebg . b .",
    "rc ok ln or pst cs ph g nk g ky rb fd bm ld ps rc",
    "l lgn sd sc dh fdm fk lg k rg ft dk smo r do hm l",
];

#[rustfmt::skip]
const MEN: &[Man] = &[
    ("k", "king", ["玉", "玉将"], "K", ""),
    ("r", "rook", ["飛", "飛車"], "R", ""),
    ("b", "bishop", ["角", "角行"], "B", ""),
    ("g", "gold-general", ["金", "金将"], "WfF", ""),
    ("s", "silver-general", ["銀", "銀将"], "fWF", ""),
    ("c", "copper-general", ["銅", "銅将"], "vWfF", ""),
    ("i", "iron-general", ["鉄", "鉄将"], "fWfF", ""),
    ("st", "stone-general", ["石", "石将"], "fF", ""),
    ("wo", "wood-general", ["木", "木将"], "fF2", ""),
    ("l", "lance", ["香", "香車"], "fR", ""),
    ("p", "pawn", ["歩", "歩兵"], "fW", ""),
    ("fl", "ferocious-leopard", ["豹", "猛豹"], "vWF", ""),
    ("rc", "reverse-chariot", ["反", "反車"], "vR", ""),
    ("sm", "side-mover", ["横", "横行"], "vWsR", ""),
    ("vm", "vertical-mover", ["竪", "竪行"], "vRsW", ""),
    ("dh", "dragon-horse", ["馬", "龍馬"], "WB", ""),
    ("dk", "dragon-king", ["龍", "龍王"], "RF", ""),
    ("ky", "kirin", ["麒", "麒麟"], "FD", "gd"),
    ("ph", "phoenix", ["鳳", "鳳凰"], "WA", "gbd"),
    ("ln", "lion", ["獅", "獅子"], "{Lion}", "ff"),
    ("fk", "free-king", ["奔", "奔王"], "Q", ""),
    ("ab", "angry-boar", ["嗔", "嗔猪"], "W", ""),
    ("cs", "cat-sword", ["猫", "猫刄"], "F", "dh"),
    ("ew", "evil-wolf", ["狼", "悪狼"], "fsWfF", ""),
    ("fd", "flying-dragon", ["飛龍", "飛龍"], "F2", "dk"),
    ("vo", "violent-ox", ["猛牛", "猛牛"], "W2", ""),
    ("bm", "blind-monkey", ["盲猿", "盲猿"], "sWF", "mw"),
    ("bd", "blue-dragon", ["青龍", "青龍"], "vW2sRflFfrB", ""),
    ("wt", "white-tiger", ["白虎", "白虎"], "vRsW2flBfrF", ""),
    ("do", "dove", ["鳩", "鳩槃"], "W2F5", ""),
    ("eb", "eastern-barbarian", ["東", "東夷"], "vW2sWfF", "ln"),
    ("wb", "western-barbarian", ["西", "西戎"], "vWsW2fF", "ld"),
    ("nb", "northern-barbarian", ["北", "北狄"], "sWfF2bF", "fe"),
    ("sb", "southern-barbarian", ["南", "南蛮"], "sWfFbF2", "we"),
    ("ebg", "enchanted-badger", ["変狸", "変狸"], "fsW2", "do"),
    ("ef", "enchanted-fox", ["変狐", "変狐"], "bW2fF2", "sd"),
    ("sc", "racing-chariot", ["走車", "走車"], "RbF", ""),
    ("fh", "flying-horse", ["麟", "馬麟"], "WfF2", "fk"),
    ("fe", "fragrant-elephant", ["香象", "香象"], "W2fBbF2", ""),
    ("fdm", "free-demon", ["奔鬼", "奔鬼"], "vW5sRB", ""),
    ("ft", "free-tapir", ["奔獏", "奔獏"], "vRsW5B", ""),
    ("gbd", "golden-bird", ["金翅", "金翅"], "vRsW2F3", ""),
    ("gd", "great-dragon", ["大龍", "大龍"], "vW2sRF3", ""),
    ("hm", "hook-mover", ["鉤", "鉤行"], "{HookR}", ""),
    ("hd", "howling-dog", ["犬", "𠵇犬"], "fRbW", ""),
    ("lc", "left-chariot", ["左車", "左車"], "fRbWbrBflB", ""),
    ("rch", "right-chariot", ["右車", "右車"], "fRbWblBfrB", ""),
    ("lg", "left-general", ["左将", "左将"], "vrWF", ""),
    ("rg", "right-general", ["右将", "右将"], "vlWF", ""),
    ("ld", "lion-dog", ["狛", "狛犬"], "{Lin3}", "ge"),
    ("lgn", "long-nosed-goblin", ["天狗", "天狗"], "W{HookB}", ""),
    ("nk", "neighboring-king", ["近王", "近王"], "fsWF", "sbr"),
    ("ok", "old-kite-hawk", ["古鵄", "古鵄"], "W2fF", "lgn"),
    ("or", "old-rat", ["老鼠", "老鼠"], "bW2fF2", "ws"),
    ("ps", "poisonous-snake", ["毒蛇", "毒蛇"], "sWfDbA", "hm"),
    ("pst", "prancing-stag", ["踊鹿", "踊鹿"], "fWsW2F", "smo"),
    ("rb", "rushing-bird", ["行鳥", "行鳥"], "fsRB", "fdm"),
    ("sv", "savage-tiger", ["猛虎", "猛虎"], "vW2fF", ""),
    ("sd", "she-devil", ["夜叉", "夜叉"], "W5F2", ""),
    ("smo", "square-mover", ["方行", "方行"], "RfF", ""),
    ("sbr", "standard-bearer", ["前旗", "前旗"], "fRbsW2fBbF2", ""),
    ("vb", "violent-bear", ["猛熊", "猛熊"], "sWfF2", ""),
    ("wbf", "water-buffalo", ["水牛", "水牛"], "vW2sRB", "ft"),
    ("we", "white-elephant", ["白象", "白象"], "W2fF2bB", ""),
];

/// Men that are seen on promoted sides only.
#[rustfmt::skip]
const FACES: &[Man] = &[
    ("ff", "furious-fiend", ["奮迅", "奮迅"], "{Lion}{Lin3}", ""),
    ("mw", "mountain-witch", ["山母", "山母"], "fWbRB", ""),
    ("ge", "great-elephant", ["大象", "大象"], "vW3sW5fF3bF5", ""),
    ("ws", "wizard-stork", ["仙鶴", "仙鶴"], "fRbWB", ""),
];

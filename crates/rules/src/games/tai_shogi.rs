//! Tai shogi (泰将棋): the grand game, 25×25, 354 men.
//!
//! Sources: L. Kislyuk's book on shogi, chapter V (board and number of men); array as in Shogi
//! Variants, another program of the same tradition and Ludii, which agree; moves and promotions as in
//! the leaflets of The Shogi Association (TSA), with the Japanese table of promotions (泰将棋, as coded
//! in Ludii) as an option. The three manuals of the Edo period omit or contradict many moves.

use super::large::{self, Man};
use crate::game::{Card, RuleOption, Settled};
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "tai-shogi", options: OPTIONS, modern: &[], reconstructed: false, rules };

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "promotions", values: &["tsa", "ja"] },
    RuleOption { name: "promotion", values: &["always-forced", "capture-optional"] },
    RuleOption { name: "contagion", values: &["off", "on"] },
    large::EMPEROR_CAPTURE,
    large::LION_DOG,
    large::TEACHING_KING,
    large::REPETITION,
    large::ILLEGAL_MOVE,
];

fn rules(choice: &Settled<'_>) -> Rules {
    let base = large::rules(choice, "tai-shogi", 25, ARRAY);
    let men = men(choice.value("promotions"));
    let spreads = choice.value("contagion") == "on";
    Rules {
        kinds: large::with_options(choice, large::kinds(&men, FACES, &["cp", "em"])),
        promotion: Promotion::Capture {
            choice: match choice.value("promotion") {
                "capture-optional" => CaptureChoice::Optional,
                _ => CaptureChoice::Compulsory,
            },
            contagion: if spreads { large::contagion() } else { Vec::new() },
            immune: ["cp", "em", "de", "+de"].map(str::to_owned).to_vec(),
        },
        ..base
    }
}

/// Returns the men with the promotions of a table.
fn men(table: &str) -> Vec<Man> {
    let becomes = |id: &str| match JAPANESE.iter().find(|(man, _)| *man == id) {
        Some(&(_, into)) => into,
        None if UNPROMOTED.contains(&id) => "",
        None => "g",
    };
    let japanese = |man: &Man| (man.0, man.1, man.2, man.3, becomes(man.0));
    if table == "ja" { MEN.iter().map(japanese).collect() } else { MEN.to_vec() }
}

/// The Japanese table: what promotes to something else than gold, and what does not promote.
const JAPANESE: &[(&str, &str)] = &[
    ("g", "fg"),
    ("dsp", "bs"),
    ("dv", "tk"),
    ("ps", "hm"),
    ("s", "fsi"),
    ("cp", "em"),
    ("cs", "fca"),
    ("bb", "fbr"),
    ("bt", "ftg"),
    ("nk", "sbr"),
    ("wbf", "ft"),
    ("fl", "flp"),
    ("nb", "fe"),
    ("sb", "we"),
    ("cc", "ws"),
    ("om", "mw"),
    ("rb", "fdm"),
    ("ph", "gbd"),
    ("ln", "ff"),
    ("ky", "gd"),
    ("ok", "lgn"),
    ("eb", "ln"),
    ("wb", "ld"),
    ("ea", "fea"),
    ("st", "fst"),
    ("ti", "fti"),
    ("i", "fi"),
    ("c", "fc"),
    ("or", "bat"),
    ("ser", "fse"),
    ("rd", "fdr"),
    ("de", "cp"),
    ("fh", "fk"),
    ("ebg", "do"),
    ("pst", "smo"),
    ("ab", "fb"),
    ("ew", "fw"),
    ("ld", "ge"),
];
const UNPROMOTED: &[&str] = &["em", "dh", "dk", "fk"];

/// The first player's men, from the front to the back.
#[rustfmt::skip]
const ARRAY: &[&str] = &[
    ". . . . . . . gb . . . . . . . . . gb . . . . . . .",
    "p p p p p p p p p p p p p p p p p p p p p p p p p",
    "hd fh ebg dy fo sm vm vb sbr pst ab ew ld ew ab pst sbr vb vm sm fo dy ebg fh hd",
    "lc bd wo ea st ti i c or ser rd ca de hm rd ser or c i ti st ea wo vs rch",
    "so wbf fl wb eb cc hf om ok pc gd ky ln ph gbd pc rb om hf cc sb nb fl wbf so",
    "sch wh rs vo cs bb sdm gde bm bt bdv wr nk gg sd bt bm gde sdm bb cs vo rs wh sch",
    "rc sdr se n ps ft b feg we fdm s lg cp rg s fdm we feg b ft ps n se sdr rc",
    "l ts wl fd lgn do r dh dk fk g dv em dsp g fk dk dh r do lgn fd wl wt l",
];

#[rustfmt::skip]
const MEN: &[Man] = &[
    ("cp", "crown-prince", ["太", "太子"], "K", ""),
    ("em", "emperor", ["自", "自在天王"], "{Emperor}", ""),
    ("r", "rook", ["飛", "飛車"], "R", "g"),
    ("b", "bishop", ["角", "角行"], "B", "g"),
    ("g", "gold-general", ["金", "金将"], "WfF", ""),
    ("s", "silver-general", ["銀", "銀将"], "fWF", ""),
    ("c", "copper-general", ["銅", "銅将"], "vWfF", ""),
    ("i", "iron-general", ["鉄", "鉄将"], "fWfF", ""),
    ("ti", "tile-general", ["瓦", "瓦将"], "bWfF", ""),
    ("st", "stone-general", ["石", "石将"], "fF", ""),
    ("ea", "earth-general", ["土", "土将"], "vW", ""),
    ("wo", "wood-general", ["木", "木将"], "fF2", ""),
    ("n", "knight", ["桂", "桂馬"], "ffN", "g"),
    ("l", "lance", ["香", "香車"], "fR", ""),
    ("p", "pawn", ["歩", "歩兵"], "fW", ""),
    ("de", "drunk-elephant", ["酔", "酔象"], "fsWF", "cp"),
    ("bt", "blind-tiger", ["虎", "盲虎"], "bsWF", ""),
    ("fl", "ferocious-leopard", ["豹", "猛豹"], "vWF", ""),
    ("gb", "go-between", ["仲", "仲人"], "vW", ""),
    ("rc", "reverse-chariot", ["反", "反車"], "vR", ""),
    ("sm", "side-mover", ["横", "横行"], "vWsR", "g"),
    ("vm", "vertical-mover", ["竪", "竪行"], "vRsW", "g"),
    ("dh", "dragon-horse", ["馬", "龍馬"], "WB", ""),
    ("dk", "dragon-king", ["龍", "龍王"], "RF", ""),
    ("ky", "kirin", ["麒", "麒麟"], "FD", "gd"),
    ("ph", "phoenix", ["鳳", "鳳凰"], "WA", "gbd"),
    ("ln", "lion", ["獅", "獅子"], "{Lion}", "ff"),
    ("fk", "free-king", ["奔", "奔王"], "Q", ""),
    ("wh", "white-horse", ["駒", "白駒"], "vRfB", ""),
    ("wl", "whale", ["鯨", "鯨鯢"], "vRbB", ""),
    ("fo", "flying-ox", ["牛", "飛牛"], "vRB", ""),
    ("hf", "horned-falcon", ["鷹", "角鷹"], "bsRB{Lin2:fW}", ""),
    ("se", "soaring-eagle", ["鷲", "飛鷲"], "RbB{Lin2:fF}", ""),
    ("ab", "angry-boar", ["嗔", "嗔猪"], "W", ""),
    ("cs", "cat-sword", ["猫", "猫刄"], "F", ""),
    ("ew", "evil-wolf", ["狼", "悪狼"], "fsWfF", ""),
    ("fd", "flying-dragon", ["飛龍", "飛龍"], "F2", "g"),
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
    ("fh", "flying-horse", ["麟", "馬麟"], "WfF2", "fk"),
    ("fdm", "free-demon", ["奔鬼", "奔鬼"], "vW5sRB", ""),
    ("ft", "free-tapir", ["奔獏", "奔獏"], "vRsW5B", ""),
    ("gbd", "golden-bird", ["金翅", "金翅"], "vRsW2F3", ""),
    ("gd", "great-dragon", ["大龍", "大龍"], "vW2sRF3", ""),
    ("hm", "hook-mover", ["鉤", "鉤行"], "{HookR}", "g"),
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
    ("sd", "she-devil", ["夜叉", "夜叉"], "W5F2", "g"),
    ("sbr", "standard-bearer", ["前旗", "前旗"], "fRbsW2fBbF2", ""),
    ("vb", "violent-bear", ["猛熊", "猛熊"], "sWfF2", ""),
    ("wbf", "water-buffalo", ["水牛", "水牛"], "vW2sRB", "ft"),
    ("we", "white-elephant", ["白象", "白象"], "W2fF2bB", ""),
    ("bdv", "buddhist-devil", ["羅刹", "羅刹"], "bsWfF3", "g"),
    ("ca", "capricorn", ["摩羯", "摩羯"], "{HookB}", "g"),
    ("cc", "chinese-cock", ["淮鶏", "淮鶏"], "bsWfF", "ws"),
    ("ser", "coiled-serpent", ["蟠蛇", "蟠蛇"], "vWbF", ""),
    ("dsp", "dark-spirit", ["無明", "無明"], "rWfFblF", "bs"),
    ("dv", "deva", ["提婆", "提婆"], "lWfFbrF", "tk"),
    ("dy", "donkey", ["驢", "驢馬"], "sWvD", "g"),
    ("gg", "guardian-of-the-gods", ["金剛", "金剛"], "W3fF", "g"),
    ("wr", "wrestler", ["力士", "力士"], "sWF3", "g"),
    ("om", "old-monkey", ["古猿", "古猿"], "bWF", ""),
    ("rd", "reclining-dragon", ["臥龍", "臥龍"], "WbF", ""),
    ("bb", "blind-bear", ["盲熊", "盲熊"], "bRF", ""),
    ("pc", "peacock", ["孔雀", "孔雀"], "bF2{HookfB}", ""),
    ("so", "soldier-tai", ["兵", "兵士"], "RbB", ""),
    ("vs", "vermillion-sparrow", ["朱雀", "朱雀"], "fRbWfBbF2", ""),
    ("ts", "turtle-snake", ["玄武", "玄武"], "fRbWfBbF2", ""),
    ("sdr", "side-dragon", ["横龍", "横龍"], "fsRbW", "g"),
    ("gde", "golden-deer", ["金鹿", "金鹿"], "fBbF2", ""),
    ("sdm", "silver-hare", ["銀兎", "銀兎"], "fF2bB", ""),
    ("feg", "fierce-eagle", ["猛鷲", "猛鷲"], "sWF2", ""),
    ("rs", "rams-head-soldier", ["羊兵", "羊兵"], "fB", ""),
    ("sch", "sideways-chariot", ["横車", "横車"], "RbF", ""),
];

/// Men that are seen on promoted sides only.
#[rustfmt::skip]
const FACES: &[Man] = &[
    ("ff", "furious-fiend", ["奮迅", "奮迅"], "{Lion}{Lin3}", ""),
    ("mw", "mountain-witch", ["山母", "山母"], "fWbRB", ""),
    ("fe", "fragrant-elephant", ["香象", "香象"], "W2fBbF2", ""),
    ("ge", "great-elephant", ["大象", "大象"], "vW3sW5fF3bF5", ""),
    ("ws", "wizard-stork", ["仙鶴", "仙鶴"], "fRbWB", ""),
    ("smo", "square-mover", ["方行", "方行"], "RfF", ""),
    ("bs", "buddhist-spirit", ["法性", "法性"], "Q{Lion}", ""),
    ("tk", "teaching-king", ["教王", "教王"], "Q{Lin3}", ""),
    ("bat", "bat", ["蝙蝠", "蝙蝠"], "fRbB", ""),
    ("fb", "free-boar", ["猪", "奔猪"], "sRB", ""),
    ("fbr", "free-bear", ["奔熊", "奔熊"], "sRB", ""),
    ("fc", "free-copper", ["奔銅", "奔銅"], "vRfB", ""),
    ("fca", "free-cat", ["奔猫", "奔猫"], "B", ""),
    ("fdr", "free-dragon", ["奔龍", "奔龍"], "RbB", ""),
    ("fea", "free-earth", ["奔土", "奔土"], "vR", ""),
    ("fg", "free-gold", ["奔金", "奔金"], "RfB", ""),
    ("fi", "free-iron", ["奔鉄", "奔鉄"], "fRfB", ""),
    ("flp", "free-leopard", ["奔豹", "奔豹"], "vRB", ""),
    ("fse", "free-serpent", ["奔蛇", "奔蛇"], "vRbB", ""),
    ("fsi", "free-silver", ["奔銀", "奔銀"], "fRB", ""),
    ("fst", "free-stone", ["奔石", "奔石"], "fB", ""),
    ("ftg", "free-tiger", ["奔虎", "奔虎"], "bsRB", ""),
    ("fti", "free-tile", ["奔瓦", "奔瓦"], "bRfB", ""),
    ("fw", "free-wolf", ["奔狼", "奔狼"], "fsRfB", ""),
];

//! Chu shogi (中将棋): the middle game, 12×12, 92 men, with lions and without drops.
//!
//! Sources: L. Kislyuk's book on shogi, chapter V (board, number of men, the moves in the book's
//! reading as an option); array, moves, promotion and lion rules as the Japanese Chu Shogi
//! Association (日本中将棋連盟, rules of 2007 and their supplement) plays and the server lishogi
//! implements, on which the programs HaChu, Shogi Variants and others agree; readings of The Shogi
//! Association (TSA) and of Okazaki's manual as options. Letters of the position text are lishogi's.

use super::{large, shogi};
use crate::game::{Card, RuleOption, Settled};
use crate::kind::Kind;
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "chu-shogi", options: OPTIONS, modern: &[], reconstructed: false, rules };

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "lion_trading", values: &["renmei", "tsa", "off"] },
    RuleOption { name: "pawn_protector", values: &["counts", "ignored"] },
    RuleOption { name: "promotion", values: &["renmei", "okazaki-go-between", "forced-last-rank"] },
    RuleOption { name: "bare_king", values: &["renmei", "loses-unless-rebared", "none"] },
    REPETITION,
    RuleOption { name: "moves", values: &["usual", "book"] },
    shogi::ILLEGAL_MOVE,
];

pub(super) const REPETITION: RuleOption =
    RuleOption { name: "repetition", values: &["attacker-loses", "forbidden"] };

fn rules(choice: &Settled<'_>) -> Rules {
    let base = large::rules(choice, "chu-shogi", 12, &[]);
    Rules {
        lion_trading: lion_trading(choice.value("lion_trading"), choice.value("pawn_protector")),
        kinds: kinds(choice.value("moves")),
        setup: concat!(
            "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/",
            "12/3I4I3/PPPPPPPPPPPP/MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL b - 1",
        )
        .to_owned(),
        promotion: promotion(choice.value("promotion"), 4, &["p", "l"]),
        endings: Endings { bare_king: bare_king(choice), ..base.endings },
        ..base
    }
}

/// Returns the promotion by entering and capturing, in a zone of so many ranks.
pub(super) fn promotion(value: &str, ranks: u8, late: &[&str]) -> Promotion {
    if value == "free-in-zone" {
        return Promotion::Zone { ranks, choice: Choice::Optional };
    }
    let rescued = (value == "okazaki-go-between").then_some(&"gb");
    Promotion::Entering {
        ranks,
        late: late.iter().chain(rescued).map(|&id| id.to_owned()).collect(),
        dead_men: match value {
            "forced-last-rank" => DeadMen::Promote,
            _ => DeadMen::Stay,
        },
    }
}

pub(super) fn lion_trading(value: &str, pawn_protector: &str) -> Option<LionTrading> {
    let owned = |ids: [&str; 2]| ids.map(str::to_owned).to_vec();
    let tsa = value == "tsa";
    (value != "off").then(|| LionTrading {
        lions: owned(["ln", "+ky"]),
        little: owned(["p", "gb"]),
        taken_protector: match pawn_protector {
            "counts" if !tsa => TakenProtector::Counts,
            _ => TakenProtector::Ignored,
        },
        new_lion: if tsa { NewLion::Safe } else { NewLion::MayBeTaken },
    })
}

fn bare_king(choice: &Settled<'_>) -> BareKing {
    match choice.value("bare_king") {
        "loses-unless-rebared" => BareKing::LosesUnlessRebared,
        "none" => BareKing::Plays,
        _ => BareKing::LosesToForce { little: ["p", "gb"].map(str::to_owned).to_vec() },
    }
}

fn kinds(moves: &str) -> Vec<Kind> {
    let mut kinds = standard();
    if moves == "book" {
        for (id, betza) in BOOK {
            let kind = kinds.iter_mut().find(|kind| kind.id == *id).expect("a kind of the game");
            *kind = kind.moving(betza);
        }
    }
    kinds
}

/// Where the book tells a move otherwise than all other sources.
const BOOK: &[(&str, &str)] = &[
    ("ln", "DA{Igui}"),
    ("fk", "vR"),
    ("fl", "F"),
    ("+vm", "B"),
    ("+dk", "sRBfD"),
    ("+dh", "sRBfD"),
];

/// Returns the kinds with the moves that are played today.
#[rustfmt::skip]
pub(super) fn standard() -> Vec<Kind> {
    vec![
        Kind::new("k", "K", "king", ["玉", "玉将"], "K").royal(),
        Kind::new("r", "R", "rook", ["飛", "飛車"], "R").promoting_to("+r"),
        Kind::new("b", "B", "bishop", ["角", "角行"], "B").promoting_to("+b"),
        Kind::new("g", "G", "gold-general", ["金", "金将"], "WfF").promoting_to("+g"),
        Kind::new("s", "S", "silver-general", ["銀", "銀将"], "fWF").promoting_to("+s"),
        Kind::new("c", "C", "copper-general", ["銅", "銅将"], "vWfF").promoting_to("+c"),
        Kind::new("l", "L", "lance", ["香", "香車"], "fR").promoting_to("+l"),
        Kind::new("p", "P", "pawn", ["歩", "歩兵"], "fW").promoting_to("+p"),
        Kind::new("de", "E", "drunk-elephant", ["酔", "酔象"], "fsWF").promoting_to("+de"),
        Kind::new("bt", "T", "blind-tiger", ["虎", "盲虎"], "bsWF").promoting_to("+bt"),
        Kind::new("fl", "F", "ferocious-leopard", ["豹", "猛豹"], "vWF").promoting_to("+fl"),
        Kind::new("gb", "I", "go-between", ["仲", "仲人"], "vW").promoting_to("+gb"),
        Kind::new("rc", "A", "reverse-chariot", ["反", "反車"], "vR").promoting_to("+rc"),
        Kind::new("sm", "M", "side-mover", ["横", "横行"], "vWsR").promoting_to("+sm"),
        Kind::new("vm", "V", "vertical-mover", ["竪", "竪行"], "vRsW").promoting_to("+vm"),
        Kind::new("dh", "H", "dragon-horse", ["馬", "龍馬"], "WB").promoting_to("+dh"),
        Kind::new("dk", "D", "dragon-king", ["龍", "龍王"], "RF").promoting_to("+dk"),
        Kind::new("ky", "O", "kirin", ["麒", "麒麟"], "FD").promoting_to("+ky"),
        Kind::new("ph", "X", "phoenix", ["鳳", "鳳凰"], "WA").promoting_to("+ph"),
        Kind::new("ln", "N", "lion", ["獅", "獅子"], "{Lion}"),
        Kind::new("fk", "Q", "free-king", ["奔", "奔王"], "Q"),
        Kind::new("+r", "+R", "dragon-king", ["龍", "龍王"], "RF"),
        Kind::new("+b", "+B", "dragon-horse", ["馬", "龍馬"], "WB"),
        Kind::new("+g", "+G", "rook", ["飛", "飛車"], "R"),
        Kind::new("+s", "+S", "vertical-mover", ["竪", "竪行"], "vRsW"),
        Kind::new("+c", "+C", "side-mover", ["横", "横行"], "vWsR"),
        Kind::new("+l", "+L", "white-horse", ["駒", "白駒"], "vRfB"),
        Kind::new("+p", "+P", "tokin", ["と", "と金"], "WfF"),
        Kind::new("+de", "+E", "crown-prince", ["太", "太子"], "K").royal(),
        Kind::new("+bt", "+T", "flying-stag", ["鹿", "飛鹿"], "vRsWF"),
        Kind::new("+fl", "+F", "bishop", ["角", "角行"], "B"),
        Kind::new("+gb", "+I", "drunk-elephant", ["酔", "酔象"], "fsWF"),
        Kind::new("+rc", "+A", "whale", ["鯨", "鯨鯢"], "vRbB"),
        Kind::new("+sm", "+M", "free-boar", ["猪", "奔猪"], "sRB"),
        Kind::new("+vm", "+V", "flying-ox", ["牛", "飛牛"], "vRB"),
        Kind::new("+dh", "+H", "horned-falcon", ["鷹", "角鷹"], "bsRB{Lin2:fW}"),
        Kind::new("+dk", "+D", "soaring-eagle", ["鷲", "飛鷲"], "RbB{Lin2:fF}"),
        Kind::new("+ky", "+O", "lion", ["獅", "獅子"], "{Lion}"),
        Kind::new("+ph", "+X", "free-king", ["奔", "奔王"], "Q"),
    ]
}

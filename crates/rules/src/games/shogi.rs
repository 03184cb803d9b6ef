//! Shogi (将棋): the modern game, 9×9, forty men, captured men come back.
//!
//! Sources: L. Kislyuk's book on shogi, chapters I to IV; for declarations of an entering king the
//! rules of the Japan Shogi Association (31 and 24 points) and of the Computer Shogi Association
//! (28 and 27); for handicaps the fifteen starts of the KIF record format.

use crate::board::Board;
use crate::game::{Card, RuleOption, Settled};
use crate::kind::Kind;
use crate::rules::*;

pub(super) const CARD: Card = Card {
    id: "shogi",
    options: OPTIONS,
    modern: &[("impasse", "declare-27"), ("bare_king", "none")],
    reconstructed: false,
    rules,
};

const OPTIONS: &[RuleOption] = &[
    REPETITION,
    RuleOption {
        name: "impasse",
        values: &["agreement-24", "agreement-27", "declare-27", "declare-24", "try", "none"],
    },
    BARE_KING,
    ILLEGAL_MOVE,
    DECLARE_FAIL,
    HANDICAP_POINTS,
];

/// `book` reads the book to the letter: four repetitions after the first occurrence.
pub(super) const REPETITION: RuleOption =
    RuleOption { name: "repetition", values: &["four", "book"] };
pub(super) const BARE_KING: RuleOption =
    RuleOption { name: "bare_king", values: &["loses", "none"] };
pub(super) const ILLEGAL_MOVE: RuleOption =
    RuleOption { name: "illegal_move", values: &["refuse", "loses"] };
const DECLARE_FAIL: RuleOption =
    RuleOption { name: "declare_fail", values: &["loses", "continue"] };
const HANDICAP_POINTS: RuleOption =
    RuleOption { name: "handicap_points", values: &["credit", "none"] };

pub(super) fn rules(choice: &Settled<'_>) -> Rules {
    Rules {
        id: "shogi".to_owned(),
        dress: Dress::default(),
        board: Board::rect(9, 9),
        players: 2,
        regions: Vec::new(),
        notation: Notation::Shogi,
        lion_trading: None,
        jumps: Jumps::default(),
        first_moves: FirstMoves::default(),
        passing: Passing::default(),
        kinds: kinds(),
        setup: "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1".to_owned(),
        handicaps: handicaps(),
        promotion: Promotion::Zone { ranks: 3, choice: Choice::Optional },
        drops: Drops::Hands {
            order: ["r", "b", "g", "s", "n", "l", "p"].map(str::to_owned).to_vec(),
            pawn: Some("p".to_owned()),
        },
        safety: Safety::Lawful,
        repetition: Repetition {
            occurrences: occurrences(choice),
            quiet: QuietRepetition::Draw,
            perpetual: Perpetual::Check,
            back_and_forth: None,
        },
        endings: Endings {
            bare_king: bare_king(choice),
            impasse: impasse(choice.value_if_any("impasse").unwrap_or("none")),
            failed_declaration: match choice.value_if_any("declare_fail") {
                Some("continue") => FailedDeclaration::Continues,
                _ => FailedDeclaration::Loses,
            },
            handicap_points: match choice.value_if_any("handicap_points") {
                Some("none") => HandicapPoints::NotCredited,
                _ => HandicapPoints::Credited,
            },
            ..Endings::PLAIN
        },
        illegal_move: illegal_move(choice),
        options: choice.all(),
    }
}

pub(super) fn kinds() -> Vec<Kind> {
    const GOLD: &str = "WfF";
    vec![
        Kind::new("k", "K", "king", ["玉", "玉将"], "K").royal(),
        Kind::new("r", "R", "rook", ["飛", "飛車"], "R").promoting_to("+r").worth(5),
        Kind::new("b", "B", "bishop", ["角", "角行"], "B").promoting_to("+b").worth(5),
        Kind::new("g", "G", "gold-general", ["金", "金将"], GOLD),
        Kind::new("s", "S", "silver-general", ["銀", "銀将"], "fWF").promoting_to("+s"),
        Kind::new("n", "N", "knight", ["桂", "桂馬"], "ffN").promoting_to("+n"),
        Kind::new("l", "L", "lance", ["香", "香車"], "fR").promoting_to("+l"),
        Kind::new("p", "P", "pawn", ["歩", "歩兵"], "fW").promoting_to("+p"),
        Kind::new("+r", "+R", "dragon-king", ["龍", "龍王"], "RF"),
        Kind::new("+b", "+B", "dragon-horse", ["馬", "龍馬"], "WB"),
        Kind::new("+s", "+S", "promoted-silver", ["全", "成銀"], GOLD),
        Kind::new("+n", "+N", "promoted-knight", ["圭", "成桂"], GOLD),
        Kind::new("+l", "+L", "promoted-lance", ["杏", "成香"], GOLD),
        Kind::new("+p", "+P", "tokin", ["と", "と金"], GOLD),
    ]
}

/// White gives the odds and moves first; `left` and `right` are the giver's.
fn handicaps() -> Vec<Handicap> {
    [
        ("left-lance", "lnsgkgsn1/1r5b1"),
        ("right-lance", "1nsgkgsnl/1r5b1"),
        ("bishop", "lnsgkgsnl/1r7"),
        ("rook", "lnsgkgsnl/7b1"),
        ("rook-lance", "lnsgkgsn1/7b1"),
        ("two-pieces", "lnsgkgsnl/9"),
        ("three-pieces", "lnsgkgsn1/9"),
        ("four-pieces", "1nsgkgsn1/9"),
        ("five-pieces", "2sgkgsn1/9"),
        ("left-five-pieces", "1nsgkgs2/9"),
        ("six-pieces", "2sgkgs2/9"),
        ("left-seven-pieces", "2sgkg3/9"),
        ("right-seven-pieces", "3gkgs2/9"),
        ("eight-pieces", "3gkg3/9"),
        ("ten-pieces", "4k4/9"),
    ]
    .map(|(id, men)| Handicap {
        id: id.to_owned(),
        sfen: format!("{men}/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"),
    })
    .to_vec()
}

pub(super) fn occurrences(choice: &Settled<'_>) -> u8 {
    if choice.value("repetition") == "book" { 5 } else { 4 }
}

pub(super) fn bare_king(choice: &Settled<'_>) -> BareKing {
    if choice.value("bare_king") == "none" { BareKing::Plays } else { BareKing::Loses }
}

pub(super) fn illegal_move(choice: &Settled<'_>) -> IllegalMove {
    if choice.value("illegal_move") == "loses" { IllegalMove::Loses } else { IllegalMove::Refused }
}

fn impasse(value: &str) -> Impasse {
    match value {
        "agreement-27" => Impasse::Agreement27,
        "declare-27" => Impasse::Declare27,
        "declare-24" => Impasse::Declare24,
        "try" => Impasse::Try,
        "none" => Impasse::None,
        _ => Impasse::Agreement24,
    }
}

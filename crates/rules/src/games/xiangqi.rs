//! Xiangqi (象棋): the game of China, on the points of nine files and ten ranks.
//!
//! Source: L. Kislyuk's book, chapter VI: perpetual check loses, and so does check in turn with
//! threats of mate; an endless threat to another man is a draw in the People's Republic and loses
//! elsewhere, as in Hong Kong. `axf` are the rules of the Asian federation as far as they are
//! published; the federation's exceptions for single diagrams are not all in them. The draw after
//! sixty moves without a capture is the natural limit of the Chinese association.

use crate::board::Board;
use crate::game::{Card, RuleOption, Settled};
use crate::kind::{Kind, RegionId, Standing, Takes, Walk};
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "xiangqi", options: OPTIONS, modern: MODERN, reconstructed: false, rules };

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "chase", values: &["prc", "hongkong", "axf"] },
    RuleOption { name: "repetition", values: &["four", "three", "book"] },
    RuleOption { name: "no_capture", values: &["none", "sixty", "fifty"] },
    super::shogi::ILLEGAL_MOVE,
];

const MODERN: &[(&str, &str)] = &[("chase", "axf"), ("no_capture", "sixty")];

const PALACE: RegionId = RegionId::new(0);
const OWN_HALF: RegionId = RegionId::new(1);
const FAR_HALF: RegionId = RegionId::new(2);

fn rules(choice: &Settled<'_>) -> Rules {
    let board = Board::rect(9, 10);
    Rules {
        id: "xiangqi".to_owned(),
        dress: Dress::default(),
        players: 2,
        regions: vec![
            Region::seen("palace", &board, 2, |file, rank| (3..=5).contains(&file) && rank <= 2),
            Region::seen("own-half", &board, 2, |_, rank| rank <= 4),
            Region::seen("far-half", &board, 2, |_, rank| rank > 4),
        ],
        board,
        kinds: kinds(),
        notation: Notation::Western,
        setup: "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1".to_owned(),
        handicaps: Vec::new(),
        promotion: Promotion::None,
        drops: Drops::None,
        safety: Safety::Lawful,
        lion_trading: None,
        jumps: Jumps::default(),
        first_moves: FirstMoves::default(),
        passing: Passing::default(),
        repetition: repetition(choice),
        endings: Endings {
            quiet_plies: match choice.value("no_capture") {
                "sixty" => Some(120),
                "fifty" => Some(100),
                _ => None,
            },
            ..Endings::PLAIN
        },
        illegal_move: super::shogi::illegal_move(choice),
        options: choice.all(),
    }
}

/// The Asian rules are judged at the third occurrence, whatever the option says.
fn repetition(choice: &Settled<'_>) -> Repetition {
    let (perpetual, occurrences) = match choice.value("chase") {
        "axf" => (Perpetual::Chase { far_half: FAR_HALF }, Some(3)),
        "hongkong" => (Perpetual::Threats { far_half: FAR_HALF }, None),
        _ => (Perpetual::MateThreats, None),
    };
    let occurrences = occurrences.unwrap_or(match choice.value("repetition") {
        "three" => 3,
        "book" => 5,
        _ => 4,
    });
    Repetition { occurrences, quiet: QuietRepetition::Draw, perpetual, back_and_forth: None }
}

fn kinds() -> Vec<Kind> {
    // Generals may not face each other on an open file: each strikes the other along it.
    let faces = |walk: Walk| Walk { takes: Takes::Royals, ..walk };
    let beyond_the_river = |walk: Walk| Walk { within: Some(FAR_HALF), ..walk };
    vec![
        Kind::new("k", "K", "xq-general", ["帥", "將"], "W")
            .within(PALACE)
            .also("fR", faces)
            .royal(),
        Kind::new("a", "A", "xq-advisor", ["仕", "士"], "F")
            .within(PALACE)
            .standing(Standing::Guard),
        Kind::new("e", "E", "xq-elephant", ["相", "象"], "nA")
            .within(OWN_HALF)
            .also_read("B")
            .standing(Standing::Guard),
        Kind::new("h", "H", "xq-horse", ["傌", "馬"], "nN").also_read("N"),
        Kind::new("r", "R", "xq-chariot", ["俥", "車"], "R").standing(Standing::Chariot),
        Kind::new("c", "C", "xq-cannon", ["炮", "砲"], "mRcpR"),
        Kind::new("p", "P", "xq-soldier", ["兵", "卒"], "fW")
            .also("sW", beyond_the_river)
            .standing(Standing::Soldier),
    ]
}

//! Janggi (장기, 將棋): the game of Korea, on the points of nine files and ten ranks, with lines
//! drawn across the palaces.
//!
//! Source: L. Kislyuk's book, chapter VII and its preface of 2011, by which cannons use the lines of
//! the palace too: red moves first, nobody passes, stalemate loses, and an opposition of the kings
//! that is not broken is a draw. Korean practice is in the options: blue moves first, passing,
//! points (72 a side and one and a half for who moves second).

use crate::board::Board;
use crate::game::{Card, RuleOption, Settled};
use crate::kind::{Kind, Manner, RegionId, Walk};
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "janggi", options: OPTIONS, modern: MODERN, reconstructed: false, rules };

/// Elephants and horses from the left, as the first player sees the board.
const WINGS: &[&str] = &["eheh", "ehhe", "heeh", "hehe"];

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "red_wings", values: WINGS },
    RuleOption { name: "blue_wings", values: WINGS },
    RuleOption { name: "first_mover", values: &["red", "blue"] },
    RuleOption { name: "pass", values: &["never", "lone-king", "always"] },
    RuleOption { name: "opposition", values: &["draw", "points", "ignored"] },
    RuleOption { name: "opposition_and_check", values: &["check-first", "opposition-first"] },
    RuleOption { name: "both_pass", values: &["points", "draw"] },
    RuleOption { name: "repetition", values: &["draw", "mover-loses", "points", "three-moves"] },
    super::shogi::ILLEGAL_MOVE,
];

/// One and a half points for the player who moves second, in tenths.
const COMPENSATION: u32 = 15;

const MODERN: &[(&str, &str)] = &[
    ("first_mover", "blue"),
    ("pass", "always"),
    ("opposition", "points"),
    ("opposition_and_check", "opposition-first"),
    ("repetition", "mover-loses"),
];

const PALACE: RegionId = RegionId::new(0);
const OWN_LINES: RegionId = RegionId::new(1);
const LINES: RegionId = RegionId::new(2);

fn rules(choice: &Settled<'_>) -> Rules {
    let board = Board::rect(9, 10);
    Rules {
        id: "janggi".to_owned(),
        dress: Dress::default(),
        players: 2,
        regions: regions(&board),
        board,
        kinds: kinds(),
        notation: Notation::Western,
        setup: setup(choice),
        handicaps: Vec::new(),
        promotion: Promotion::None,
        drops: Drops::None,
        safety: Safety::Lawful,
        lion_trading: None,
        jumps: Jumps::default(),
        first_moves: FirstMoves::default(),
        passing: passing(choice),
        repetition: Repetition {
            occurrences: 4,
            quiet: match choice.value("repetition") {
                "mover-loses" => QuietRepetition::MoverLoses,
                "points" => QuietRepetition::Points { compensation: COMPENSATION },
                _ => QuietRepetition::Draw,
            },
            perpetual: Perpetual::Check,
            back_and_forth: (choice.value("repetition") == "three-moves").then_some(2),
        },
        endings: Endings::PLAIN,
        illegal_move: super::shogi::illegal_move(choice),
        options: choice.all(),
    }
}

/// The palaces, and the points that the drawn diagonals join: the centre and the four corners.
fn regions(board: &Board) -> Vec<Region> {
    let palace = |file: u8, rank: u8| (3..=5).contains(&file) && rank <= 2;
    let line = move |file: u8, rank: u8| palace(file, rank) && (file + rank) % 2 == 1;
    vec![
        Region::seen("palace", board, 2, palace),
        Region::seen("own-palace-lines", board, 2, line),
        Region::seen("palace-lines", board, 2, move |file, rank| {
            line(file, rank) || line(8 - file, 9 - rank)
        }),
    ]
}

/// The sixteen arrays: each wing of each side has its elephant and horse in either order.
fn setup(choice: &Settled<'_>) -> String {
    let row = |wings: &str| {
        let (left, right) = wings.split_at(2);
        format!("r{left}a1a{right}r")
    };
    let (blue, red) = (row(choice.value("blue_wings")), row(choice.value("red_wings")));
    let red = red.to_uppercase();
    let side = if choice.value("first_mover") == "blue" { "b" } else { "w" };
    format!("{blue}/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/{red} {side} - - 0 1")
}

fn passing(choice: &Settled<'_>) -> Passing {
    let points = Settlement::Points { compensation: COMPENSATION };
    let accepted = match choice.value("opposition") {
        "draw" => Some(Settlement::Draw),
        "points" => Some(points),
        _ => None,
    };
    let check = match choice.value("opposition_and_check") {
        "opposition-first" => CheckedOpposition::Stands,
        _ => CheckedOpposition::Ignored,
    };
    let pass = match choice.value("pass") {
        "lone-king" => Pass::LoneKing,
        "always" => Pass::Always,
        _ => Pass::Never,
    };
    let both = if choice.value("both_pass") == "draw" { Settlement::Draw } else { points };
    Passing {
        pass,
        both: (pass != Pass::Never).then_some(both),
        opposition: accepted.map(|accepted| Opposition { accepted, check }),
    }
}

fn kinds() -> Vec<Kind> {
    let own_lines = |walk: Walk| Walk { within: Some(OWN_LINES), ..walk };
    let lines = |walk: Walk| Walk { within: Some(LINES), ..walk };
    let jumps = |walk: Walk| Walk { manner: Manner::ShyHop, ..walk };
    let cannon = Kind::new("c", "C", "jg-cannon", ["包", "包"], "pR");
    let cannon = Kind { walks: cannon.walks.iter().copied().map(jumps).collect(), ..cannon };
    vec![
        Kind::new("k", "K", "jg-general", ["漢", "楚"], "W")
            .within(PALACE)
            .also("F", own_lines)
            .royal(),
        Kind::new("a", "A", "jg-guard", ["士", "士"], "W")
            .within(PALACE)
            .also("F", own_lines)
            .worth(3),
        Kind::new("e", "E", "jg-elephant", ["象", "象"], "nZ").also_read("B").worth(3),
        Kind::new("h", "H", "jg-horse", ["馬", "馬"], "nN").also_read("N").worth(5),
        Kind::new("r", "R", "jg-chariot", ["車", "車"], "R").also("B", lines).worth(13),
        cannon.also("B", |walk| jumps(lines(walk))).worth(7),
        Kind::new("p", "P", "jg-soldier", ["兵", "卒"], "fsW").also("fF", lines).worth(2),
    ]
}

//! Gwangsanghui (광상희, 廣象戱): large janggi on fifteen files and fourteen ranks, with three palaces
//! a side.
//!
//! A reconstruction. Nam Yu-yong (1698–1773) describes the game; board and array are agreed, but
//! not all moves. Here the vanguard goes nowhere behind its own line, the rearguard stays in its
//! camp, the ambush makes the elephant's move without capturing, and the cavalry does not step
//! straight ahead. That a flank changes sides when its general falls is told by one source only
//! and not played. Who begins and what repetition means is not handed down.

use crate::board::Board;
use crate::game::{Card, RuleOption, Settled};
use crate::kind::{Kind, Manner, RegionId, Walk};
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "gwangsanghui", options: OPTIONS, modern: &[], reconstructed: true, rules };

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "flank_cannons", values: &["inner", "outer"] },
    super::shogi::ILLEGAL_MOVE,
];

const PALACES: RegionId = RegionId::new(0);
const OWN_LINES: RegionId = RegionId::new(1);
const LINES: RegionId = RegionId::new(2);
const PALACE_RANKS: RegionId = RegionId::new(3);
const CAMP: RegionId = RegionId::new(4);
const BEFORE_CAMP: RegionId = RegionId::new(5);

fn rules(choice: &Settled<'_>) -> Rules {
    let board = Board::rect(15, 14);
    Rules {
        id: "gwangsanghui".to_owned(),
        dress: Dress::default(),
        players: 2,
        regions: regions(&board),
        kinds: kinds(),
        notation: Notation::Western,
        setup: setup(choice),
        handicaps: Vec::new(),
        promotion: Promotion::None,
        drops: Drops::None,
        safety: Safety::Capturable,
        first_moves: FirstMoves::default(),
        lion_trading: None,
        jumps: Jumps::default(),
        passing: Passing::default(),
        repetition: Repetition {
            occurrences: 4,
            quiet: QuietRepetition::Draw,
            perpetual: Perpetual::Nothing,
            back_and_forth: None,
        },
        endings: Endings::PLAIN,
        illegal_move: super::shogi::illegal_move(choice),
        options: choice.all(),
        board,
    }
}

/// A man of a palace cannot leave it: the three do not touch.
fn regions(board: &Board) -> Vec<Region> {
    let palaces =
        |file: u8, rank: u8| matches!(file, 0..=2 | 6..=8 | 12..=14) && (1..=3).contains(&rank);
    let lines = move |file: u8, rank: u8| palaces(file, rank) && (file % 6 + rank) % 2 == 1;
    vec![
        Region::seen("palaces", board, 2, palaces),
        Region::seen("own-palace-lines", board, 2, lines),
        Region::seen("palace-lines", board, 2, move |file, rank| {
            lines(file, rank) || lines(14 - file, 13 - rank)
        }),
        Region::seen("palace-ranks", board, 2, |_, rank| (1..=3).contains(&rank)),
        Region::seen("camp", board, 2, |_, rank| rank <= 5),
        Region::seen("before-the-camp", board, 2, |_, rank| rank >= 4),
    ]
}

fn setup(choice: &Settled<'_>) -> String {
    let outer = choice.value("flank_cannons") == "outer";
    let flanks = if outer { "c1h2hc1ch2h1c" } else { "h1c2hc1ch2c1h" };
    let rows = ["3b3y3b3", "rae1rea1aer1ear", "1g1q3k3q1g1", flanks, "3t3v3t3", "mmm1iii1iii1mmm"];
    let upper = rows.join("/");
    let lower: Vec<String> = rows.iter().rev().map(|row| row.to_uppercase()).collect();
    format!("{upper}/15/15/{} w - - 0 1", lower.join("/"))
}

fn kinds() -> Vec<Kind> {
    let own_lines = |walk: Walk| Walk { within: Some(OWN_LINES), ..walk };
    let lines = |walk: Walk| Walk { within: Some(LINES), ..walk };
    let in_palace = |id: &str, name: &str, kanji: [&str; 2]| {
        Kind::new(id, &id.to_uppercase(), name, kanji, "W").within(PALACES).also("F", own_lines)
    };
    let cannon = Kind::new("c", "C", "gw-cannon", ["砲", "砲"], "pR");
    let jumps = |walk: &Walk| Walk { manner: Manner::ShyHop, ..*walk };
    vec![
        in_palace("k", "gw-marshal", ["元", "元帥"]).royal(),
        in_palace("g", "gw-general", ["將", "將"]),
        in_palace("a", "gw-advisor", ["士", "士"]),
        Kind::new("e", "E", "gw-elephant", ["象", "象"], "nZ"),
        Kind::new("h", "H", "gw-horse", ["馬", "馬"], "nN"),
        Kind::new("r", "R", "gw-chariot", ["車", "車"], "R").also("B", lines),
        Kind { walks: cannon.walks.iter().map(jumps).collect(), ..cannon },
        Kind::new("v", "V", "gw-vanguard", ["鋒", "前鋒"], "Q").within(BEFORE_CAMP),
        Kind::new("y", "Y", "gw-rearguard", ["後", "後將"], "Q").within(CAMP),
        Kind::new("q", "Q", "gw-qimen", ["奇", "奇門"], "R").within(PALACE_RANKS),
        Kind::new("t", "T", "gw-raider", ["游", "游擊"], "nA"),
        Kind::new("b", "B", "gw-ambush", ["伏", "埋伏"], "mnZ"),
        Kind::new("i", "I", "gw-infantry", ["步", "步"], "fsW"),
        Kind::new("m", "M", "gw-cavalry", ["騎", "騎"], "fFsW"),
    ]
}

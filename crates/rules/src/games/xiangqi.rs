//! Xiangqi (象棋): the game of China, on the points of nine files and ten ranks.

use crate::board::Board;
use crate::game::{Card, Settled};
use crate::kind::{Kind, RegionId, Takes, Walk};
use crate::rules::*;

pub(super) const CARD: Card = Card { id: "xiangqi", options: &[], reconstructed: false, rules };

const PALACE: RegionId = RegionId::new(0);
const OWN_HALF: RegionId = RegionId::new(1);
const FAR_HALF: RegionId = RegionId::new(2);

fn rules(choice: &Settled<'_>) -> Rules {
    let board = Board::rect(9, 10);
    let palace = |file: u8, rank: u8| (3..=5).contains(&file) && rank <= 2;
    Rules {
        id: "xiangqi".to_owned(),
        players: 2,
        regions: vec![
            Region::seen("palace", &board, 2, palace),
            Region::seen("own-half", &board, 2, |_, rank| rank <= 4),
            Region::seen("far-half", &board, 2, |_, rank| rank > 4),
        ],
        kinds: kinds(),
        notation: Notation::Western,
        setup: "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1".to_owned(),
        handicaps: Vec::new(),
        promotion: Promotion::None,
        drops: Drops::None,
        safety: Safety::Lawful,
        first_moves: FirstMoves::default(),
        repetition: Repetition { occurrences: 4, quiet: QuietRepetition::Draw },
        endings: Endings { stalemate: Stalemate::Loses, ..super::chess::draws(None) },
        illegal_move: IllegalMove::Refused,
        options: choice.all(),
        board,
    }
}

fn kinds() -> Vec<Kind> {
    // Generals may not face each other on an open file: each strikes the other along it.
    let faces = |walk: Walk| Walk { takes: Takes::Royals, ..walk };
    let beyond_the_river = |walk: Walk| Walk { within: Some(FAR_HALF), ..walk };
    vec![
        Kind::new("k", "K", "xiangqi-general", ["帥", "將"], "W")
            .within(PALACE)
            .also("fR", faces)
            .royal(),
        Kind::new("a", "A", "xiangqi-advisor", ["仕", "士"], "F").within(PALACE),
        Kind::new("e", "E", "xiangqi-elephant", ["相", "象"], "nA").within(OWN_HALF).also_read("B"),
        Kind::new("h", "H", "xiangqi-horse", ["傌", "馬"], "nN").also_read("N"),
        Kind::new("r", "R", "xiangqi-chariot", ["俥", "車"], "R"),
        Kind::new("c", "C", "xiangqi-cannon", ["炮", "砲"], "mRcpR"),
        Kind::new("p", "P", "xiangqi-soldier", ["兵", "卒"], "fW").also("sW", beyond_the_river),
    ]
}

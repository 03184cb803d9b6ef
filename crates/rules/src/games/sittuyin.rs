//! Sittuyin (စစ်တုရင်, Burmese chess): the players first place their men behind the pawns.
//!
//! Sources: L. Kislyuk's book on shogi, chapter VIII, for the broken line of pawns and the elephant
//! that moves as the silver general; the rest as the Southeast Asian Games have it: the guide of the
//! server pychess, Fairy-Stockfish 11.1, and the notes of the Burmese federation on ancientchess.com.
//! In the placing chariots keep to the back rank, and king, general, elephants and horses to the
//! three ranks nearest. A pawn on a drawn diagonal of the enemy half becomes a general as a turn of
//! its own. Older sources forbid to give stalemate.

use super::{chess, makruk};
use crate::board::Board;
use crate::game::{Card, RuleOption, Settled};
use crate::kind::{Kind, RegionId};
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "sittuyin", options: OPTIONS, modern: &[], reconstructed: false, rules };

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "placement", values: &["alternate", "red-all-then-black"] },
    RuleOption { name: "stalemate", values: &["draw", "illegal-to-give"] },
    RuleOption { name: "counting", values: &["asean", "off"] },
    RuleOption { name: "fifty", values: &["50", "0"] },
    super::shogi::ILLEGAL_MOVE,
];

const THREE_RANKS: RegionId = RegionId::new(0);
const BACK_RANK: RegionId = RegionId::new(1);
const DIAGONALS: RegionId = RegionId::new(2);

fn rules(choice: &Settled<'_>) -> Rules {
    let parent = chess::rules(choice);
    let board = Board::rect(8, 8);
    let placed = |&(id, region): &(&str, RegionId)| (id.to_owned(), region);
    Rules {
        id: "sittuyin".to_owned(),
        regions: vec![
            Region::seen("three-ranks", &board, 2, |_, rank| rank < 3),
            Region::seen("back-rank", &board, 2, |_, rank| rank == 0),
            Region::seen("diagonals", &board, 2, |file, rank| {
                rank > 3 && (file == rank || file == 7 - rank)
            }),
        ],
        kinds: kinds(),
        setup: "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KF2R2S2Nkf2r2s2n] w - - 0 1".to_owned(),
        promotion: Promotion::InPlace {
            region: DIAGONALS,
            kind: "p".to_owned(),
            into: "f".to_owned(),
        },
        drops: Drops::Placing {
            men: PLACED.iter().map(placed).collect(),
            turns: match choice.value("placement") {
                "red-all-then-black" => PlacingTurns::OneAfterTheOther,
                _ => PlacingTurns::Alternate,
            },
        },
        first_moves: FirstMoves::default(),
        repetition: Repetition { occurrences: 3, ..chess::REPETITION },
        endings: Endings {
            stalemate: match choice.value("stalemate") {
                "illegal-to-give" => Stalemate::Unlawful,
                _ => Stalemate::Draws,
            },
            quiet_plies: (choice.value("fifty") == "50").then_some(100),
            claims: Claims { only_promotions: true, ..Endings::PLAIN.claims },
            counting: makruk::counting(choice.value("counting")),
            ..Endings::PLAIN
        },
        ..parent
    }
}

const PLACED: &[(&str, RegionId)] = &[
    ("k", THREE_RANKS),
    ("f", THREE_RANKS),
    ("r", BACK_RANK),
    ("s", THREE_RANKS),
    ("n", THREE_RANKS),
];

fn kinds() -> Vec<Kind> {
    vec![
        Kind::new("k", "K", "sittuyin-king", ["王", "王"], "K").royal(),
        Kind::new("f", "F", "sittuyin-general", ["将", "将"], "F"),
        Kind::new("s", "S", "sittuyin-elephant", ["象", "象"], "FfW"),
        Kind::new("n", "N", "sittuyin-horse", ["馬", "馬"], "N"),
        Kind::new("r", "R", "sittuyin-chariot", ["車", "車"], "R"),
        Kind::new("p", "P", "sittuyin-pawn", ["歩", "歩"], chess::PAWN),
    ]
}

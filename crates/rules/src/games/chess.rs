//! Chess: the game of the FIDE laws, and the parent of the Western games here.
//!
//! Source: FIDE Laws of Chess (2023): a draw is claimed at the third occurrence of a position or
//! after 50 moves of each side without a capture or a pawn's move (articles 9.2 and 9.3), and comes
//! by itself at the fifth or after 75 (9.6), by stalemate (5.2.1) and in a dead position (5.2.2).

use crate::board::Board;
use crate::game::{Card, RuleOption, Settled};
use crate::kind::{Begins, Kind, RegionId, Walk};
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "chess", options: OPTIONS, modern: &[], reconstructed: false, rules };

const OPTIONS: &[RuleOption] = &[super::shogi::ILLEGAL_MOVE];

pub(super) const HOME_RANK: RegionId = RegionId::new(0);
pub(super) const LAST_RANK: RegionId = RegionId::new(1);

/// The fifth occurrence draws, perpetual check or not.
pub(super) const REPETITION: Repetition = Repetition {
    occurrences: 5,
    quiet: QuietRepetition::Draw,
    perpetual: Perpetual::Nothing,
    back_and_forth: None,
};

pub(super) const ENDINGS: Endings = Endings {
    stalemate: Stalemate::Draws,
    quiet_plies: Some(150),
    claims: Claims { occurrences: Some(3), quiet_plies: Some(100), only_promotions: false },
    dead_position: DeadPosition::Draws,
    ..Endings::PLAIN
};

pub(super) fn rules(choice: &Settled<'_>) -> Rules {
    let board = Board::rect(8, 8);
    Rules {
        id: "chess".to_owned(),
        dress: Dress::default(),
        players: 2,
        regions: regions(&board),
        kinds: kinds(),
        notation: Notation::Western,
        setup: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned(),
        handicaps: Vec::new(),
        promotion: Promotion::Region {
            region: LAST_RANK,
            kind: "p".to_owned(),
            into: ["q", "r", "b", "n"].map(str::to_owned).to_vec(),
        },
        drops: Drops::None,
        safety: Safety::Lawful,
        lion_trading: None,
        jumps: Jumps::default(),
        first_moves: first_moves(),
        passing: Passing::default(),
        repetition: REPETITION,
        endings: ENDINGS,
        illegal_move: super::shogi::illegal_move(choice),
        options: choice.all(),
        board,
    }
}

/// Returns the rank of the pawns and the far edge.
pub(super) fn regions(board: &Board) -> Vec<Region> {
    let last = board.ranks() - 1;
    vec![
        Region::seen("home-rank", board, 2, |_, rank| rank == 1),
        Region::seen("last-rank", board, 2, |_, rank| rank == last),
    ]
}

pub(super) fn kinds() -> Vec<Kind> {
    vec![
        Kind::new("k", "K", "chess-king", ["K", "K"], "K").royal(),
        Kind::new("q", "Q", "chess-queen", ["Q", "Q"], "Q"),
        Kind::new("r", "R", "chess-rook", ["R", "R"], "R"),
        Kind::new("b", "B", "chess-bishop", ["B", "B"], "B"),
        Kind::new("n", "N", "chess-knight", ["N", "N"], "N"),
        Kind::new("p", "P", "chess-pawn", ["P", "P"], PAWN).also("mfW2", double_step),
    ]
}

/// The pawn without its double step.
pub(super) const PAWN: &str = "mfWcfF";

/// Two steps at once, both empty, from the home rank.
pub(super) fn double_step(walk: Walk) -> Walk {
    Walk { least: 2, begins: Some(Begins::In(HOME_RANK)), ..walk }
}

pub(super) fn first_moves() -> FirstMoves {
    let castlings = vec![
        castling('K', ["e1", "g1"], ["h1", "f1"]),
        castling('Q', ["e1", "c1"], ["a1", "d1"]),
        castling('k', ["e8", "g8"], ["h8", "f8"]),
        castling('q', ["e8", "c8"], ["a8", "d8"]),
    ];
    FirstMoves {
        rights: castlings.iter().map(right_of).collect(),
        castlings,
        en_passant: Some("p".to_owned()),
        ..FirstMoves::default()
    }
}

pub(super) fn castling(right: char, king: [&str; 2], rook: [&str; 2]) -> Castling {
    Castling { right, king: king.map(str::to_owned), rook: rook.map(str::to_owned) }
}

/// Returns the right that a castling needs: neither king nor rook has moved.
pub(super) fn right_of(castling: &Castling) -> Right {
    Right {
        letter: castling.right,
        squares: vec![castling.king[0].clone(), castling.rook[0].clone()],
    }
}

//! An evaluation of shogi by sums: every piece is worth something for each of the two kings, by
//! where it stands as that king's side sees the board.
//!
//! For each side the sum runs over all pieces on the board, its own and the enemy's, with a weight
//! for (own king's square, piece, square), and over all pieces in hand. A move changes a few terms;
//! a king's move makes its side's sum anew.

use std::sync::{Arc, LazyLock};

use shogido_rules::fast::{Board, Kind, Move, Piece, Side, Square};

use super::Evaluator;
use crate::node::fast::{FastNode, WORTH};
use crate::score::EVAL_LIMIT;

const SQUARES: usize = 81;
/// Own and enemy pieces of each kind.
const PIECES: usize = 28;
const HAND_KINDS: usize = 7;
/// Counts of one kind in hand, 0 to 18.
const COUNTS: usize = 19;

/// The right to move.
const TEMPO: i32 = 20;

/// The weights of the sums, in evaluation units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// By (king, piece, square) as the king's side sees them: `(king * 28 + piece) * 81 + square`;
    /// pieces 0 to 13 are the side's own kinds, 14 to 27 the enemy's.
    pub board: Vec<i16>,
    /// By (owner, kind, count): `(owner * 7 + kind) * 19 + count`; owner 0 is the side itself.
    pub hand: Vec<i16>,
}

/// Half of a piece's worth goes to each king's sum.
fn half_worth(kind: usize) -> i32 {
    if kind == Kind::King.index() { 0 } else { WORTH[kind] / 2 }
}

impl Weights {
    /// The weights in use, made once and shared.
    pub fn shared() -> Arc<Self> {
        static SHARED: LazyLock<Arc<Weights>> = LazyLock::new(|| Arc::new(Weights::by_rule()));
        Arc::clone(&SHARED)
    }

    /// Weights made by rule of thumb: material, pieces near the kings, a sheltered king.
    pub fn by_rule() -> Self {
        let mut board = vec![0; SQUARES * PIECES * SQUARES];
        for king in 0..SQUARES {
            for piece in 0..PIECES {
                for square in 0..SQUARES {
                    let value = rule(king, piece, square);
                    board[(king * PIECES + piece) * SQUARES + square] = value as i16;
                }
            }
        }
        let mut hand = vec![0; 2 * HAND_KINDS * COUNTS];
        for kind in 0..HAND_KINDS {
            for count in 0..COUNTS {
                let value = held(kind, count as i32);
                hand[kind * COUNTS + count] = value as i16;
                hand[(HAND_KINDS + kind) * COUNTS + count] = -value as i16;
            }
        }
        Self { board, hand }
    }
}

/// Half the worth of so many pieces of a kind in hand: a little more than on the board, each
/// further pawn a little less.
fn held(kind: usize, count: i32) -> i32 {
    let worth = WORTH[kind] / 2;
    if kind == Kind::Pawn.index() {
        (0..count).map(|nth| worth + 8 - 2 * nth.min(6)).sum()
    } else {
        count * (worth + worth / 12)
    }
}

fn file_rank(square: usize) -> (i32, i32) {
    ((square / 9) as i32, (square % 9) as i32)
}

/// The rule of thumb for one piece on one square, for the king of the side that looks.
fn rule(king: usize, piece: usize, square: usize) -> i32 {
    let own = piece < 14;
    let kind = piece % 14;
    let ((king_file, king_rank), (file, rank)) = (file_rank(king), file_rank(square));
    if kind == Kind::King.index() {
        return if own { king_place(king_file, king_rank) } else { 0 };
    }
    let distance = (king_file - file).abs().max((king_rank - rank).abs());
    let material = if own { half_worth(kind) } else { -half_worth(kind) };
    // Ahead of the king is a smaller rank as its side sees it.
    let ahead = king_rank - rank;
    let nearness =
        if own { defender(kind, distance, ahead) } else { -attacker(kind, distance, ahead) };
    let place = if own { placed(kind, file, rank) } else { 0 };
    material + nearness + place
}

/// An own man near the king shelters it.
fn defender(kind: usize, distance: i32, ahead: i32) -> i32 {
    let near = [0, 22, 16, 8, 3, 0, 0, 0, 0][distance as usize];
    let kind = Kind::ALL[kind];
    let share = match kind {
        Kind::Gold => 5,
        Kind::Silver
        | Kind::Tokin
        | Kind::PromotedSilver
        | Kind::PromotedLance
        | Kind::PromotedKnight => 4,
        Kind::Pawn | Kind::Knight => 2,
        Kind::Horse => 6,
        Kind::Lance => 1,
        // A rook beside its king is in the way of both.
        Kind::Rook => return if distance <= 2 { -20 } else { 0 },
        _ => 0,
    };
    let front = if ahead >= 0 { 4 } else { 3 };
    near * share * front / 16
}

/// An enemy man near the king threatens it.
fn attacker(kind: usize, distance: i32, ahead: i32) -> i32 {
    let near = [0, 34, 26, 16, 9, 4, 1, 0, 0][distance as usize];
    let share = match Kind::ALL[kind] {
        Kind::Gold
        | Kind::Tokin
        | Kind::PromotedLance
        | Kind::PromotedKnight
        | Kind::PromotedSilver
        | Kind::Horse => 5,
        Kind::Silver => 4,
        Kind::Dragon => 6,
        Kind::Knight => 3,
        Kind::Pawn | Kind::Bishop | Kind::Rook => 2,
        Kind::Lance => 1,
        Kind::King => 0,
    };
    let front = if ahead >= 0 { 4 } else { 3 };
    near * share * front / 16
}

/// Where the own king is safe: low, and away from the centre.
fn king_place(file: i32, rank: i32) -> i32 {
    let edge = (file - 4).abs();
    let low = match rank {
        8 => 20,
        7 => 30,
        6 => -10,
        5 => -50,
        3 | 4 => -70,
        _ => -40,
    };
    low + if rank >= 6 { [-15, -5, 10, 22, 12][edge as usize] } else { 0 }
}

/// Small preferences of the own men for squares, kings aside.
fn placed(kind: usize, file: i32, rank: i32) -> i32 {
    let advance = 8 - rank;
    let centre = 4 - (file - 4).abs();
    match Kind::ALL[kind] {
        Kind::Pawn => advance * 2,
        Kind::Lance => -advance,
        Kind::Knight => {
            if (3..6).contains(&advance) {
                4
            } else {
                -6
            }
        }
        Kind::Silver => 2 * advance.min(4) + 2 * centre,
        Kind::Gold => -3 * (advance - 1).max(0) + 2 * centre,
        Kind::Bishop => centre,
        Kind::Rook => {
            if advance >= 6 {
                20
            } else {
                0
            }
        }
        Kind::Horse | Kind::Dragon => 2 * centre,
        _ => -2 * (6 - rank).abs(),
    }
}

fn seen(side: Side, square: Square) -> usize {
    if side == Side::First { square.index() } else { 80 - square.index() }
}

/// The evaluation, with the sums of the position it follows.
#[derive(Clone, Debug)]
pub struct KingRelative {
    weights: Arc<Weights>,
    /// The sums of both sides after each move followed; the last is the current one.
    sums: Vec<[i32; 2]>,
}

impl KingRelative {
    /// An evaluation with these weights.
    pub fn new(weights: Arc<Weights>) -> Self {
        Self { weights, sums: vec![[0; 2]] }
    }

    fn term(&self, side: Side, king: Square, piece: Piece, square: Square) -> i32 {
        let enemy = if piece.side() == side { 0 } else { 14 };
        let row = seen(side, king) * PIECES + piece.kind().index() + enemy;
        i32::from(self.weights.board[row * SQUARES + seen(side, square)])
    }

    fn hand_term(&self, side: Side, owner: Side, kind: Kind, count: u32) -> i32 {
        let owner = usize::from(owner != side);
        let row = owner * HAND_KINDS + kind.index();
        i32::from(self.weights.hand[row * COUNTS + count as usize])
    }

    fn sum(&self, board: &Board, side: Side, king: Square) -> i32 {
        let on_board: i32 = board
            .occupied()
            .into_iter()
            .filter_map(|square| Some((board.piece_at(square)?, square)))
            .map(|(piece, square)| self.term(side, king, piece, square))
            .sum();
        let owners = Side::BOTH.into_iter();
        let in_hand: i32 = owners
            .flat_map(|owner| Kind::IN_HAND.map(|kind| (owner, kind)))
            .map(|(owner, kind)| self.hand_term(side, owner, kind, board.hand(owner).count(kind)))
            .sum();
        on_board + in_hand
    }

    fn king(board: &Board, side: Side) -> Square {
        board.king(side).expect("the fast search is for boards with two kings")
    }

    /// What `m` changes in the sum of `side`, whose king stays where it is.
    fn change(&self, board: &Board, m: Move, side: Side) -> i32 {
        let us = board.turn();
        let king = Self::king(board, side);
        let to = m.to();
        let mut change = self.term(side, king, Piece::new(m.kind_after(), us), to);
        if let Some(from) = m.from() {
            change -= self.term(side, king, Piece::new(m.kind(), us), from);
        } else {
            let count = board.hand(us).count(m.kind());
            change += self.hand_term(side, us, m.kind(), count - 1)
                - self.hand_term(side, us, m.kind(), count);
        }
        if let Some(taken) = board.piece_at(to) {
            let kind = taken.kind().plain();
            let count = board.hand(us).count(kind);
            change -= self.term(side, king, taken, to);
            change +=
                self.hand_term(side, us, kind, count + 1) - self.hand_term(side, us, kind, count);
        }
        change
    }
}

impl Evaluator<FastNode> for KingRelative {
    fn reset(&mut self, node: &FastNode) {
        let board = node.board();
        let sums = Side::BOTH.map(|side| self.sum(board, side, Self::king(board, side)));
        self.sums.clear();
        self.sums.push(sums);
    }

    fn play(&mut self, node: &FastNode, m: Move) {
        let board = node.board();
        let mut sums = *self.sums.last().expect("the sums begin with those of the reset");
        let us = board.turn();
        for side in Side::BOTH {
            let sum = &mut sums[side.index()];
            if m.kind() == Kind::King && side == us {
                let mut after = board.clone();
                let _ = after.make(m);
                *sum = self.sum(&after, side, m.to());
            } else {
                *sum += self.change(board, m, side);
            }
        }
        self.sums.push(sums);
    }

    fn undo(&mut self) {
        self.sums.pop();
    }

    fn evaluate(&mut self, node: &FastNode) -> i32 {
        let us = node.board().turn().index();
        let sums = self.sums.last().expect("the sums begin with those of the reset");
        (sums[us] - sums[us ^ 1] + TEMPO).clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::node::Node;
    use shogido_rules::{Position, games};

    #[test]
    fn sums_that_follow_the_moves_equal_sums_made_anew() {
        let game = games::find("shogi").expect("shogi is a game").default_game();
        let mut node = FastNode::new(&Position::start(&game)).expect("shogi is fast");
        let mut following = KingRelative::new(Arc::new(Weights::by_rule()));
        let mut fresh = following.clone();
        following.reset(&node);
        let mut state = 5_u64;
        for _ in 0..400 {
            let moves = node.board().legal_moves();
            if moves.is_empty() {
                break;
            }
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let m = moves[(state >> 33) as usize % moves.len()];
            following.play(&node, m);
            node.play(m);
            fresh.reset(&node);
            assert_eq!(following.evaluate(&node), fresh.evaluate(&node), "after {m}");
        }
    }

    #[test]
    fn the_start_position_is_even() {
        let game = games::find("shogi").expect("shogi is a game").default_game();
        let node = FastNode::new(&Position::start(&game)).expect("shogi is fast");
        let mut eval = KingRelative::new(Arc::new(Weights::by_rule()));
        eval.reset(&node);
        assert_eq!(eval.evaluate(&node), TEMPO);
    }
}

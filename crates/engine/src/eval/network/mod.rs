//! A small network that judges a position: sums of feature weights for both players, a squared
//! clipped ramp, and one output, with a plain weight for every feature beside it.
//!
//! The sums are not carried along with moves. Each evaluation compares the board with the last one
//! seen by the same [`Look`] and adds only what has changed: positions of a search are close
//! relatives, so that is a handful of men, and the search need not tell the network anything.

pub mod features;
pub mod weights;

use shogido_rules::fast::{Bitboard, Board, Cells, Hand, Move, Piece, Side, Square};

use super::Evaluator;
use crate::node::fast::FastNode;
use crate::score::EVAL_LIMIT;
use features::{BUCKETS, Look};
use weights::{HIDDEN, LOGIT, ONE, OUTPUT_SCALE, PLAIN_SCALE, Weights};

/// Hidden sums and the sum of the plain weights.
#[derive(Clone, Debug)]
#[repr(align(64))]
struct Sums {
    hidden: [i16; HIDDEN],
    plain: i32,
}

impl Sums {
    /// Adds the weights of a feature.
    #[inline]
    fn add(&mut self, weights: &Weights, row: usize) {
        for (sum, weight) in self.hidden.iter_mut().zip(&weights.hidden[row].0) {
            *sum += i16::from(*weight);
        }
        self.plain += i32::from(weights.plain[row]);
    }

    /// Takes the weights of a feature away.
    #[inline]
    fn take(&mut self, weights: &Weights, row: usize) {
        for (sum, weight) in self.hidden.iter_mut().zip(&weights.hidden[row].0) {
            *sum -= i16::from(*weight);
        }
        self.plain -= i32::from(weights.plain[row]);
    }

    /// Goes from one hand of a side to another.
    fn change_hand(&mut self, weights: &Weights, look: Look, side: Side, hands: [Hand; 2]) {
        for kind in hands[0].differences(hands[1]) {
            let [before, now] = hands.map(|hand| hand.count(kind) as usize);
            let row = |nth| look.row(look.in_hand(side.index(), kind.index(), nth));
            for nth in now..before {
                self.take(weights, row(nth));
            }
            for nth in before..now {
                self.add(weights, row(nth));
            }
        }
    }
}

/// The last sums of one look, and the men they belong to.
#[derive(Clone, Debug)]
struct Memory {
    sums: Sums,
    men: Men,
}

/// All that the network sees of a board.
#[derive(Clone, Copy, Debug, Default)]
struct Men {
    cells: Cells,
    occupied: Bitboard,
    hands: [Hand; 2],
}

impl Memory {
    /// The sums of `board`.
    fn follow(&mut self, weights: &Weights, look: Look, board: &Board) -> &Sums {
        let Self { sums, men } = self;
        let (now, occupied) = (board.cells(), board.occupied());
        let row = |man: Piece, square: Square| {
            look.row(look.on_board(man.side().index(), man.kind().index(), square.index()))
        };
        let differing = men.cells.differences(now);
        for square in differing & men.occupied {
            men.cells.at(square).into_iter().for_each(|man| sums.take(weights, row(man, square)));
        }
        for square in differing & occupied {
            now.at(square).into_iter().for_each(|man| sums.add(weights, row(man, square)));
        }
        men.cells = *now;
        men.occupied = occupied;
        for side in Side::BOTH {
            let hands = [men.hands[side.index()], board.hand(side)];
            if hands[0] != hands[1] {
                sums.change_hand(weights, look, side, hands);
                men.hands[side.index()] = hands[1];
            }
        }
        sums
    }
}

/// A network at work: the weights, and the last sums of every look.
#[derive(Clone, Debug)]
pub struct Network {
    weights: &'static Weights,
    memory: Vec<Memory>,
}

impl Default for Network {
    fn default() -> Self {
        Self::new(Weights::built_in())
    }
}

impl Network {
    /// A network with the given weights.
    pub fn new(weights: &'static Weights) -> Self {
        let sums = Sums { hidden: weights.bias, plain: 0 };
        Self { weights, memory: vec![Memory { sums, men: Men::default() }; 2 * 2 * BUCKETS] }
    }

    /// The score of `board` for the side to move, in units of which [`LOGIT`] make one of log-odds.
    pub fn score(&mut self, board: &Board) -> i32 {
        let mut curved = 0;
        let mut plain = 0;
        let us = board.turn();
        for (seat, side) in [us, us.other()].into_iter().enumerate() {
            let look = Look::at(board, side);
            let slot = (look.side * 2 + usize::from(look.mirrored)) * BUCKETS + look.bucket;
            let sums = self.memory[slot].follow(self.weights, look, board);
            curved += ramp_product(&sums.hidden, &self.weights.output[seat]);
            plain += if seat == 0 { sums.plain } else { -sums.plain };
        }
        // Both the ramp and its square are counted in parts of ONE; the product needs 64 bits.
        let curved = i64::from(curved) * i64::from(LOGIT) / i64::from(ONE * ONE * OUTPUT_SCALE);
        curved as i32 + plain / (2 * PLAIN_SCALE) + i32::from(self.weights.tempo)
    }
}

impl Evaluator<FastNode> for Network {
    /// Nothing is followed: each evaluation finds out what has changed.
    fn reset(&mut self, _: &FastNode) {}

    fn play(&mut self, _: &FastNode, _: Move) {}

    fn undo(&mut self) {}

    fn evaluate(&mut self, node: &FastNode) -> i32 {
        self.score(node.board()).clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }
}

/// The sum over units of the squared clipped sum times its output weight.
#[inline]
fn ramp_product(sums: &[i16; HIDDEN], output: &[i16; HIDDEN]) -> i32 {
    let mut total = 0;
    for (sum, weight) in sums.iter().zip(output) {
        let ramp = (*sum).clamp(0, ONE as i16);
        // Output weights stay within 250, so this product fits 16 bits.
        total += i32::from(ramp) * i32::from(ramp * *weight);
    }
    total
}

#[cfg(test)]
mod tests {
    use shogido_rules::fast::Position;

    use super::*;

    /// Walks through legal moves chosen by a fixed rule, far from any plan.
    fn walk(mut visit: impl FnMut(&Board)) {
        let mut position = Position::start();
        for ply in 0..200_usize {
            let moves = position.legal_moves();
            let Some(&chosen) = moves.get(ply * 7919 % moves.len().max(1)) else { return };
            position.do_move(chosen);
            visit(position.board());
            if ply % 3 == 0 {
                position.undo_move();
                visit(position.board());
            }
        }
    }

    #[test]
    fn sums_that_follow_the_board_equal_sums_made_anew() {
        let mut following = Network::default();
        walk(|board| {
            assert_eq!(following.score(board), Network::default().score(board), "{board:?}");
        });
    }

    // Not so when a king stands on the middle file, where there is no nearer edge to mirror to.
    #[test]
    fn a_board_turned_around_or_mirrored_is_worth_the_same() {
        let score = |sfen: &str| {
            let position = Position::from_sfen(sfen).expect("a legal position");
            Network::default().score(position.board())
        };
        let sfen = "lnsg1ksnl/1r4gb1/p1pppp1pp/6p2/1p5P1/2P6/PP1PPPP1P/1BS4R1/LN1KGGSNL b - 11";
        let mirrored = "lnsk1gsnl/1bg4r1/pp1pppp1p/2p6/1P5p1/6P2/P1PPPP1PP/1R4SB1/LNSGGK1NL b - 11";
        let turned = "lnsggk1nl/1r4sb1/p1pppp1pp/6p2/1p5P1/2P6/PP1PPPP1P/1BG4R1/LNSK1GSNL w - 12";
        assert_eq!(score(sfen), score(mirrored));
        assert_eq!(score(sfen), score(turned));
    }
}

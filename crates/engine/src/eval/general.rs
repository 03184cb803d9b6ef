//! An evaluation for every game of the general kernel: men, hands, and how near they are to the
//! enemy king.

use shogido_rules::{Move, Player, Square};

use super::Evaluator;
use crate::node::general::GeneralNode;
use crate::score::EVAL_LIMIT;

/// What being one step nearer to the enemy king is worth, for each ten pawns of a man's worth.
const NEARER: i32 = 3;
/// What one rank of advance is worth to a man that promotes.
const ADVANCE: i32 = 3;
/// The right to move.
const TEMPO: i32 = 15;
/// An own man next to the own king.
const SHELTER: i32 = 12;

/// Counts a position afresh each time it is asked.
#[derive(Clone, Debug, Default)]
pub struct GeneralEval;

impl GeneralEval {
    fn side(node: &GeneralNode, player: Player, kings: [Option<Square>; 2]) -> i32 {
        let position = node.position();
        let game = position.game();
        let board = &game.rules().board;
        let steps = |a: Square, b: Square| {
            let files = i32::from(board.file(a).abs_diff(board.file(b)));
            files.max(i32::from(board.rank(a).abs_diff(board.rank(b))))
        };
        let mut sum = 0;
        for square in position.squares_of(player) {
            let Some(piece) = position.piece_at(square) else { continue };
            let worth = node.worth().on_board(piece.kind);
            sum += worth;
            if let Some(king) = kings[1] {
                sum -= NEARER * steps(square, king) * worth / 900;
            }
            if kings[0].is_some_and(|king| king != square && steps(square, king) == 1) {
                sum += SHELTER;
            }
            if game.promoted(piece.kind).is_some() {
                sum -= ADVANCE * i32::from(board.ranks_to_go(square, player));
            }
        }
        let hand = position.hand(player);
        sum + hand.map(|(kind, count)| node.worth().in_hand(kind) * i32::from(count)).sum::<i32>()
    }
}

impl Evaluator<GeneralNode> for GeneralEval {
    fn reset(&mut self, _: &GeneralNode) {}

    fn play(&mut self, _: &GeneralNode, _: Move) {}

    fn undo(&mut self) {}

    fn evaluate(&mut self, node: &GeneralNode) -> i32 {
        let us = node.position().turn();
        let them = node.position().next_after(us);
        let (own, enemy) = (node.royal_square(us), node.royal_square(them));
        let sum = Self::side(node, us, [own, enemy]) - Self::side(node, them, [enemy, own]);
        (sum + TEMPO).clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }
}

//! An evaluation for every game of the general kernel: men where they stand, hands, and how near
//! they are to the enemy king.

use shogido_rules::{Move, Player, Square};

use super::Evaluator;
use crate::node::general::GeneralNode;
use crate::score::EVAL_LIMIT;

/// What being one step nearer to the enemy king is worth, for each ten pawns of a man's worth.
const NEARER: i32 = 3;
/// The right to move.
const TEMPO: i32 = 15;
/// An own man next to the own king.
const SHELTER: i32 = 12;

/// Judges a position by sums that the position itself keeps up to date, and by the kings.
#[derive(Clone, Debug, Default)]
pub struct GeneralEval;

impl GeneralEval {
    /// Returns what a player's men count for standing near kings, and how many there are.
    fn near_kings(node: &GeneralNode, player: Player, kings: [Option<Square>; 2]) -> (i32, i32) {
        let position = node.position();
        let worth = node.worth();
        let (mut sum, mut men) = (0, 0);
        for square in position.squares_of(player) {
            men += 1;
            if let Some(king) = kings[1]
                && let Some(piece) = position.piece_at(square)
            {
                sum -= NEARER * worth.steps(square, king) * worth.on_board(piece.kind) / 900;
            }
            if kings[0].is_some_and(|king| worth.steps(square, king) == 1) {
                sum += SHELTER;
            }
        }
        (sum, men)
    }
}

impl Evaluator<GeneralNode> for GeneralEval {
    fn reset(&mut self, _: &GeneralNode) {}

    fn play(&mut self, _: &GeneralNode, _: Move) {}

    fn undo(&mut self) {}

    fn evaluate(&mut self, node: &GeneralNode) -> i32 {
        let position = node.position();
        let us = position.turn();
        let them = position.next_after(us);
        let (own, enemy) = (position.only_royal(us), position.only_royal(them));
        let (ours, our_men) = Self::near_kings(node, us, [own, enemy]);
        let (theirs, their_men) = Self::near_kings(node, them, [enemy, own]);
        let balance = node.worth().blend(position.balance(), our_men + their_men);
        let standing = if us == Player::FIRST { balance } else { -balance };
        (standing + ours - theirs + TEMPO).clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }
}

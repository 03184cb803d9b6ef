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
/// A square that a man reaches.
const REACHED: i32 = 4;
/// What the squares next to the enemy king count that are reached: more for each further one.
const STORM: [i32; 12] = [0, 6, 16, 30, 50, 74, 100, 128, 156, 184, 210, 234];

/// Judges a position by sums that the position itself keeps up to date, by how freely men move and
/// by the kings.
#[derive(Clone, Debug, Default)]
pub struct GeneralEval;

/// What is seen of one side's men.
#[derive(Default)]
struct Seen {
    sum: i32,
    men: i32,
}

impl GeneralEval {
    /// Looks at a player's men; `kings` are its own and the enemy's.
    fn look(node: &GeneralNode, player: Player, kings: [Option<Square>; 2]) -> Seen {
        let position = node.position();
        let worth = node.worth();
        let mut seen = Seen::default();
        let (mut reached, mut storm) = (0, 0);
        for square in position.squares_of(player) {
            seen.men += 1;
            if kings[0].is_some_and(|king| worth.steps(square, king) == 1) {
                seen.sum += SHELTER;
            }
            if kings[0] == Some(square) {
                continue;
            }
            let Some(king) = kings[1] else {
                position.visit_reached(square, &mut |_| reached += 1);
                continue;
            };
            position.visit_reached(square, &mut |to| {
                reached += 1;
                storm += usize::from(worth.steps(to, king) <= 1);
            });
            if let Some(piece) = position.piece_at(square) {
                let worth_here = worth.on_board(piece.kind);
                seen.sum -= NEARER * worth.steps(square, king) * worth_here / 900;
            }
        }
        seen.sum += REACHED * reached + STORM[storm.min(STORM.len() - 1)];
        seen
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
        let ours = Self::look(node, us, [own, enemy]);
        let theirs = Self::look(node, them, [enemy, own]);
        let balance = node.worth().blend(position.balance(), ours.men + theirs.men);
        let standing = if us == Player::FIRST { balance } else { -balance };
        (standing + ours.sum - theirs.sum + TEMPO).clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }
}

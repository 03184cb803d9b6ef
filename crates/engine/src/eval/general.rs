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
/// So many steps from the enemy king every man is looked at.
const NEAR: u8 = 3;
/// A square that a man reaches.
const REACHED: i32 = 4;
/// What the squares next to the enemy king count that are reached: more for each further one.
const STORM: [i32; 12] = [0, 6, 16, 30, 50, 74, 100, 128, 156, 184, 210, 234];

/// The steps from every square to a king that is not there.
const NOWHERE_NEAR: &[u8] = &[u8::MAX; 25 * 25];
/// How far the men alone may be off: mobility and the kings seldom weigh more.
const DOUBT: i32 = 250;

/// Judges a position by sums that the position itself keeps up to date, by how freely men move and
/// by the kings.
#[derive(Clone, Debug, Default)]
pub struct GeneralEval;

impl GeneralEval {
    /// What the men are worth where they stand, from the view of the side to move.
    fn standing(node: &GeneralNode) -> i32 {
        let position = node.position();
        let us = position.turn();
        let men = position.men_of(us) + position.men_of(position.next_after(us));
        let balance = node.worth().blend(position.balance(), i32::from(men));
        if us == Player::FIRST { balance } else { -balance }
    }

    /// Looks at a player's men; `kings` are its own and the enemy's.
    fn look(node: &GeneralNode, player: Player, kings: [Option<Square>; 2]) -> i32 {
        let position = node.position();
        let worth = node.worth();
        let [own, enemy] = kings.map(|king| king.map_or(NOWHERE_NEAR, |king| worth.steps_to(king)));
        let (mut sum, mut reached, mut storm, mut away) = (0, 0, 0, 0);
        for square in position.squares_of(player) {
            match own[square.index()] {
                0 => continue,
                1 => sum += SHELTER,
                _ => {}
            }
            let Some(piece) = position.piece_at(square) else { continue };
            let far = enemy[square.index()];
            if far != u8::MAX {
                away += i32::from(far) * worth.on_board(piece.kind);
            }
            // What a short step reaches is part of the worth of the square it starts from.
            if worth.ranges(piece.kind) || far <= NEAR {
                position.visit_reached(square, &mut |to| {
                    reached += 1;
                    storm += usize::from(enemy[to.index()] <= 1);
                });
            }
        }
        sum + REACHED * reached + STORM[storm.min(STORM.len() - 1)] - NEARER * away / 900
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
        (Self::standing(node) + ours - theirs + TEMPO).clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }

    fn guess(&mut self, node: &GeneralNode) -> Option<(i32, i32)> {
        Some((Self::standing(node), DOUBT))
    }
}

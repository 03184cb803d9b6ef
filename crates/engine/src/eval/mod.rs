//! Evaluations: a number for a quiet position.

pub mod general;
pub mod network;
pub mod worth;

use crate::node::Node;

/// A judge of positions. It follows the search move by move, so that it may keep sums up to date
/// instead of counting anew.
pub trait Evaluator<N: Node>: Send {
    /// Forgets what it followed and looks at `node` afresh.
    fn reset(&mut self, node: &N);
    /// Follows `m`, which is about to be played from `node`.
    fn play(&mut self, node: &N, m: N::Move);
    /// Follows the taking back of the last move.
    fn undo(&mut self);
    /// Returns the score of `node`, the position followed, from the view of its side to move, in
    /// units of [`crate::score::PAWN`] to a pawn, within [`crate::score::EVAL_LIMIT`].
    fn evaluate(&mut self, node: &N) -> i32;
    /// Returns a quick guess at the score and how far off it may be, if guessing is quicker.
    fn guess(&mut self, _: &N) -> Option<(i32, i32)> {
        None
    }
}

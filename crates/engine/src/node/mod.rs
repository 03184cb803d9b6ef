//! What the search asks of a position. The fast shogi board and the general kernel both answer it,
//! so the search is compiled twice and written once.

pub mod fast;
pub mod general;
mod trail;

use std::fmt::Debug;

/// Which moves a generator is asked for. All of them are legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Every move.
    All,
    /// Captures, and promotions that win material by themselves.
    Tactical,
    /// Every move that is not tactical.
    Quiet,
    /// Every move that is not tactical and gives check.
    QuietChecks,
}

/// What the rules say of a position without any search, from the view of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nobody can make progress, or the game is drawn.
    Draw,
    /// The game is won: the opponent checks perpetually, say.
    Won,
    /// The game is lost: the side to move checks perpetually, or has lost its last king.
    Lost,
    /// The side to move may declare a win (entering king).
    Declares,
    /// The same board as before, but the side to move now holds more in hand.
    Superior,
    /// The same board as before, but the side to move now holds less in hand.
    Inferior,
}

/// A position as the search sees it: two sides, moves that can be played and taken back.
///
/// Sides are numbered 0 and 1. "Codes" are 16-bit names of moves for the transposition table, never
/// 0; two moves of one position should not share one, and nothing breaks when they do.
pub trait Node: Clone + Send {
    /// A move. It means something only in the position it was made for.
    type Move: Copy + Eq + Debug + Send + Sync;

    /// Size of the table indexed by [`Node::slot`].
    const SLOTS: usize;
    /// Size of the table indexed by [`Node::line`].
    const LINES: usize;

    /// The side to move.
    fn side(&self) -> usize;
    /// A hash of everything that matters to the search: board, hands, side to move.
    fn key(&self) -> u64;
    /// The key after a legal move, where finding it costs much less than playing the move.
    fn key_after(&self, _: Self::Move) -> Option<u64> {
        None
    }
    /// A hash of what shapes the evaluation for many moves on end (the pieces in hand, say).
    fn structure(&self) -> u64;
    /// Returns whether the side to move is in check.
    fn in_check(&self) -> bool;
    /// Hands every wanted move to `sink`, each once.
    fn generate(&self, wanted: Wanted, sink: impl FnMut(Self::Move));
    /// The move of this position with this code, if it is legal here.
    fn decode(&self, code: u16) -> Option<Self::Move>;
    /// The code of a move.
    fn code(&self, m: Self::Move) -> u16;
    /// Returns whether `m`, made for another position, is legal here.
    fn allows(&self, m: Self::Move) -> bool;
    /// Returns whether a legal move gives check.
    fn gives_check(&self, m: Self::Move) -> bool;
    /// Returns whether a move is a capture.
    fn is_capture(&self, m: Self::Move) -> bool;
    /// Returns whether a move belongs to [`Wanted::Tactical`].
    fn is_tactical(&self, m: Self::Move) -> bool;
    /// Returns whether a move puts a piece from the hand on the board.
    fn is_drop(&self, m: Self::Move) -> bool;
    /// Material won by the move itself, in evaluation units: a captured piece counts twice, as it
    /// changes hands.
    fn gain(&self, m: Self::Move) -> i32;
    /// Worth of the piece that moves, in evaluation units.
    fn mover_worth(&self, m: Self::Move) -> i32;
    /// Returns whether the exchange that `m` begins on its target square wins at least `threshold`.
    fn wins_exchange(&self, m: Self::Move, threshold: i32) -> bool;
    /// Piece and target square seen from the mover's side, below [`Node::SLOTS`].
    fn slot(&self, m: Self::Move) -> usize;
    /// Origin (square or hand) and target square, below [`Node::LINES`].
    fn line(&self, m: Self::Move) -> usize;
    /// Kind of the captured piece, below 32; 0 when nothing is captured.
    fn victim(&self, m: Self::Move) -> usize;
    /// How far a move goes, in squares; 0 for a drop.
    fn distance(&self, m: Self::Move) -> usize;
    /// The square a move goes to; two moves to one square have the same.
    fn target(&self, m: Self::Move) -> usize;

    /// Plays a legal move.
    fn play(&mut self, m: Self::Move);
    /// Takes back the last move played.
    fn undo(&mut self);
    /// Tells whether the side that has just moved moves again, as after a jump in a chain.
    fn moves_again(&self) -> bool {
        false
    }
    /// Tells whether passing the turn is no more than that, so that null moves may be tried.
    fn may_pass(&self) -> bool {
        true
    }
    /// Passes the turn, for null-move pruning.
    fn pass(&mut self);
    /// Takes back a pass.
    fn unpass(&mut self);
    /// Returns what the rules say of this position. `ply` is the number of moves since the root of
    /// the search: a repetition within the search counts at once, one of the game's positions
    /// counts when it comes for the third time, as the fourth is then near.
    fn verdict(&self, ply: usize) -> Option<Verdict>;
    /// Score of a side without legal moves that is not in check, from its own view, `ply` plies
    /// from the root.
    fn stalemate(&self, ply: usize) -> i32;
    /// A move that mates at once, if one is easily seen. Finding none proves nothing.
    fn mate_at_once(&self) -> Option<Self::Move>;
}

//! Finding forced mates.

mod dfpn;

use shogido_rules::{Move, Position};

use crate::limits::Stop;

/// What came of looking for a mate by the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// There is one; this line is legal from first to last, every odd move gives check, and the
    /// last one mates. It need not be the shortest.
    Mate(Vec<Move>),
    /// There is none by checks alone.
    NoMate,
    /// Stopped, or out of room, before it was certain.
    Unknown,
    /// The solver does not play this game.
    NotForThisGame,
}

/// Looks for a forced mate by checks until it is certain or `stop` is raised.
pub fn solve(position: &Position, stop: &Stop) -> Answer {
    dfpn::solve(position, stop)
}

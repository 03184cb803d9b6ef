//! Finding forced mates.

mod dfpn;
mod plain;

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

/// How much is done at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The longest mate looked for, in plies.
    pub plies: u16,
    /// Positions looked at.
    pub nodes: u64,
}

impl Default for Effort {
    fn default() -> Self {
        Self { plies: 255, nodes: u64::MAX }
    }
}

/// What came of solving a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The answer; its line is one of the shortest.
    pub answer: Answer,
    /// A line for each first move found that mates in the shortest length.
    pub solutions: Vec<Vec<Move>>,
    /// Positions looked at.
    pub nodes: u64,
}

/// Looks for a forced mate by checks until it is certain or `stop` is raised.
pub fn solve(position: &Position, stop: &Stop) -> Answer {
    dfpn::solve(position, Effort::default(), false, stop).answer
}

/// Looks for the shortest forced mate by checks with a limited effort, and for every first move of
/// such a mate if `all` are wanted. Interpositions that only delay the mate count as moves.
pub fn solve_problem(position: &Position, effort: Effort, all: bool, stop: &Stop) -> Solved {
    let solved = dfpn::solve(position, effort, all, stop);
    match solved.answer {
        Answer::NotForThisGame => plain::solve(position, effort, all, stop),
        _ => solved,
    }
}

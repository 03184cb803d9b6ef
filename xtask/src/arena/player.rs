//! A player of a match: an engine behind its protocol, or one built in.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};
use shogido_engine::Level;
use shogido_rules::{Game, Position};

use super::cecp::Cecp;
use super::greedy::Greedy;
use super::leveled::Leveled;
use super::process::Silence;
use super::spec::{Kind, Limit, Protocol, Spec};
use super::uci::Uci;

/// How long an engine may take to start up.
pub(super) const START_UP: Duration = Duration::from_secs(30);

/// What the player to move sees.
#[derive(Debug)]
pub(crate) struct Moment<'a> {
    /// The position, with its history.
    pub(crate) position: &'a Position,
    /// The moves since the start of the game, in USI.
    pub(crate) moves: &'a [String],
    /// Main time left to first and second player, in milliseconds.
    pub(crate) clock: [u64; 2],
    /// The limit of the player to move.
    pub(crate) limit: Limit,
    /// After this instant the player has lost on time and is not waited for.
    pub(crate) deadline: Instant,
}

/// What a player does with its turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// A move in USI.
    Move(String),
    /// It gives up.
    Resign,
    /// It declares an entering-king win.
    Declare,
}

/// What an engine thought, with its last score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Thought {
    /// What it does.
    pub(crate) answer: Answer,
    /// Its score in centipawns for the side to move; mates are counted as [`MATE`] less the plies.
    pub(crate) score: Option<i32>,
}

/// The score of a mate on the board.
pub(crate) const MATE: i32 = 32_000;

/// Why a player gave no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// It was silent past its deadline.
    Timeout,
    /// Its process ended, or it said what cannot be understood.
    Crash(String),
}

impl From<Silence> for Failure {
    fn from(silence: Silence) -> Self {
        match silence {
            Silence::Deadline => Self::Timeout,
            Silence::Ended => Self::Crash("the process ended".to_owned()),
        }
    }
}

/// Something that can play games.
pub(crate) trait Player: Send {
    /// Prepares for a new game of the named kind.
    ///
    /// # Errors
    /// Fails when the engine does not get ready.
    fn new_game(&mut self, seed: u64) -> Result<(), Failure>;

    /// Chooses what to do now.
    ///
    /// # Errors
    /// Says why there is no answer.
    fn choose(&mut self, moment: &Moment<'_>) -> Result<Thought, Failure>;
}

/// Starts the player that `spec` describes, for `game`.
///
/// # Errors
/// Fails when the engine cannot be started or does not finish its handshake.
pub(crate) fn start(spec: &Spec, game: &Game) -> Result<Box<dyn Player>> {
    let failed = |failure: Failure| match failure {
        Failure::Timeout => anyhow!("{} did not finish its handshake", spec.name),
        Failure::Crash(reason) => anyhow!("{} failed in its handshake: {reason}", spec.name),
    };
    Ok(match &spec.kind {
        Kind::Greedy => Box::new(Greedy::new()),
        Kind::Level(number) => {
            let level = Level::new(*number).context("a level is 1 to 10")?;
            Box::new(Leveled::new(level))
        }
        Kind::Program { command, protocol, options, setup } => match protocol {
            Protocol::Usi | Protocol::Uci => {
                let usi = *protocol == Protocol::Usi;
                Box::new(Uci::start(command, usi, options, setup, game).map_err(failed)?)
            }
            Protocol::Cecp => Box::new(Cecp::start(command, options, setup, game).map_err(failed)?),
        },
    })
}

//! One game: the referee is our own rules, and nobody else's opinion counts.

use std::time::{Duration, Instant};

use anyhow::Result;
use serde::Serialize;
use shogido_rules::{Action, Outcome, Player as Side, Position};

use super::player::{Answer, Failure, Moment, Player};
use super::spec::Limit;
use super::table::Score;

/// A silent engine is given this long beyond its slack before it is given up.
const PATIENCE: Duration = Duration::from_secs(3);

/// How a game is refereed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    /// A game of so many plies is a draw.
    pub(crate) max_plies: usize,
    /// A move may come so much later than the limit says before it loses on time.
    pub(crate) slack: Duration,
    /// When the engines have agreed for [`AGREEMENT`] plies that somebody is so many centipawns
    /// ahead, the game is decided. Never in matches, where only the rules end a game.
    pub(crate) decided: Option<i32>,
}

/// Plies for which the engines must agree that a game is decided.
const AGREEMENT: usize = 4;

/// A game that was played.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Played {
    /// How it ended: a code of the rules, or `timeout`, `crash`, `illegal`, `max-plies`.
    pub(crate) ending: String,
    /// What was wrong, for an illegal move or a crash.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) detail: Option<String>,
    /// The winner: 0 the first player, 1 the second, nothing for a draw.
    pub(crate) winner: Option<usize>,
    /// All moves in USI, the opening's included.
    pub(crate) moves: Vec<String>,
    /// The scores that the engines gave with their moves, in centipawns for the side to move.
    pub(crate) scores: Vec<Option<i32>>,
    /// The longest thought of each side, in milliseconds.
    pub(crate) slowest_ms: [u64; 2],
}

impl Played {
    /// What the game was worth to the given side.
    pub(crate) fn score_of(&self, side: usize) -> Score {
        match self.winner {
            None => Score::Draw,
            Some(winner) if winner == side => Score::Win,
            Some(_) => Score::Loss,
        }
    }
}

/// A game under way.
struct GameInPlay<'a> {
    position: Position,
    played: Played,
    clock: [u64; 2],
    limits: [Limit; 2],
    terms: &'a Terms,
}

impl GameInPlay<'_> {
    /// Ends the game.
    fn end(&mut self, ending: &str, winner: Option<usize>, detail: Option<String>) {
        ending.clone_into(&mut self.played.ending);
        self.played.winner = winner;
        self.played.detail = detail;
    }

    /// Ends the game as the rules say.
    fn end_by(&mut self, outcome: &Outcome) {
        let won = |&side: &usize| outcome.winners.contains(Side::new(side as u8));
        self.end(outcome.ending.code(), (0..2).find(won), None);
    }

    /// Ends the game if the rules or the limit of plies say so.
    fn ended_by_rules(&mut self) -> bool {
        if let Some(outcome) = self.position.outcome() {
            self.end_by(&outcome);
            return true;
        }
        if self.played.moves.len() >= self.terms.max_plies {
            self.end("max-plies", None, None);
            return true;
        }
        false
    }

    /// Ends the game if the engines agree on who wins it.
    fn ended_by_agreement(&mut self) -> bool {
        let Some(bound) = self.terms.decided else { return false };
        let scores = &self.played.scores;
        if scores.len() < AGREEMENT {
            return false;
        }
        let first = scores.len() - AGREEMENT;
        let ahead = |ply: usize, side: usize| {
            let score = scores[ply].unwrap_or(0);
            if ply % 2 == side { score >= bound } else { score <= -bound }
        };
        let winner = (0..2).find(|&side| (first..scores.len()).all(|ply| ahead(ply, side)));
        if winner.is_some() {
            self.end("decided", winner, None);
        }
        winner.is_some()
    }

    /// Time the side may use for this move, or `None` when its limit is no time.
    fn allowance(&self, side: usize) -> Option<Duration> {
        match self.limits[side] {
            Limit::MoveTime(ms) => Some(Duration::from_millis(ms)),
            Limit::Clock { byoyomi, .. } => Some(Duration::from_millis(self.clock[side] + byoyomi)),
            Limit::Nodes(_) | Limit::Depth(_) => None,
        }
    }

    /// Takes the time used off the clock.
    fn punch(&mut self, side: usize, used: Duration) {
        let ms = used.as_millis() as u64;
        self.played.slowest_ms[side] = self.played.slowest_ms[side].max(ms);
        if let Limit::Clock { increment, .. } = self.limits[side] {
            self.clock[side] = self.clock[side].saturating_sub(ms) + increment;
        }
    }

    /// One turn. Gives `true` when it ended the game.
    fn turn(&mut self, player: &mut dyn Player) -> bool {
        let side = self.position.turn().index();
        let allowance = self.allowance(side);
        let begun = Instant::now();
        // A limit without a time still needs an end for an engine that hangs.
        let wait =
            allowance.map_or(Duration::from_mins(2), |time| time + self.terms.slack + PATIENCE);
        let moment = Moment {
            position: &self.position,
            moves: &self.played.moves,
            clock: self.clock,
            limit: self.limits[side],
            deadline: begun + wait,
        };
        let thought = player.choose(&moment);
        let used = begun.elapsed();
        let other = Some(1 - side);
        match thought {
            Err(Failure::Timeout) => self.end("timeout", other, None),
            Err(Failure::Crash(reason)) => self.end("crash", other, Some(reason)),
            Ok(_) if allowance.is_some_and(|time| used > time + self.terms.slack) => {
                self.end("timeout", other, Some(format!("used {} ms", used.as_millis())));
            }
            Ok(thought) => {
                self.punch(side, used);
                return self.act(side, &thought.answer, thought.score);
            }
        }
        true
    }

    /// Does what the player chose. Gives `true` when it ended the game.
    fn act(&mut self, side: usize, answer: &Answer, score: Option<i32>) -> bool {
        let other = Some(1 - side);
        let text = match answer {
            Answer::Resign => "resign",
            Answer::Declare => "win",
            Answer::Move(usi) => usi,
        };
        let action = match Action::read(&self.position, text) {
            Ok(action) => action,
            Err(error) => {
                self.end("illegal", other, Some(format!("{text}: {error}")));
                return true;
            }
        };
        if let Action::Move(asked) = action
            && let Some(refusal) = self.position.refusal(asked)
        {
            self.end("illegal", other, Some(format!("{text}: {}", refusal.code())));
            return true;
        }
        match self.position.act(action) {
            Err(refusal) => self.end("illegal", other, Some(refusal.code().to_owned())),
            Ok(Some(outcome)) => self.end_by(&outcome),
            Ok(None) => {}
        }
        if let Action::Move(_) = action {
            self.played.moves.push(text.to_owned());
            self.played.scores.push(score);
        }
        !self.played.ending.is_empty() || self.ended_by_rules() || self.ended_by_agreement()
    }
}

/// Plays one game from `start` after the moves of `opening`. `players[0]` moves first.
///
/// # Errors
/// Fails when the opening is not legal or an engine does not get ready for a new game.
pub(crate) fn play(
    start: &Position,
    opening: &[String],
    players: &mut [&mut dyn Player; 2],
    limits: [Limit; 2],
    terms: &Terms,
) -> Result<Played> {
    let mut position = start.clone();
    for usi in opening {
        let mv = position.parse_move(usi)?;
        position.try_play(mv).map_err(|refusal| {
            anyhow::anyhow!("the opening's move {usi} is illegal: {}", refusal.code())
        })?;
    }
    let main = |limit| if let Limit::Clock { main, .. } = limit { main } else { 0 };
    let mut game = GameInPlay {
        position,
        played: Played {
            ending: String::new(),
            detail: None,
            winner: None,
            moves: opening.to_vec(),
            scores: vec![None; opening.len()],
            slowest_ms: [0; 2],
        },
        clock: limits.map(main),
        limits,
        terms,
    };
    while !game.ended_by_rules() {
        let side = game.position.turn().index();
        if game.turn(players[side]) {
            break;
        }
    }
    Ok(game.played)
}

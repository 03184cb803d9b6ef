//! What one thought may cost, and how it is told to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use shogido_rules::Move;

/// How an engine is set up; it stays so from game to game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Size of the transposition table in mebibytes, at least 1.
    pub hash_mb: usize,
    /// Number of threads that search, at least 1.
    pub threads: usize,
    /// Milliseconds kept back on every move for the way to the referee and back.
    pub overhead_ms: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Self { hash_mb: 16, threads: 1, overhead_ms: 20 }
    }
}

/// The clocks of a game, as a protocol tells them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeControl {
    /// Time the first player has left.
    pub first: Option<Duration>,
    /// Time the second player has left.
    pub second: Option<Duration>,
    /// Time added for each move of the first player.
    pub first_increment: Duration,
    /// Time added for each move of the second player.
    pub second_increment: Duration,
    /// Time for each move once the main time is used up.
    pub byoyomi: Duration,
    /// Exactly this long for this move.
    pub move_time: Option<Duration>,
}

impl TimeControl {
    /// Returns whether any clock limits the thought.
    pub fn is_limited(&self) -> bool {
        self.first.is_some()
            || self.second.is_some()
            || self.move_time.is_some()
            || self.byoyomi > Duration::ZERO
            || self.first_increment > Duration::ZERO
            || self.second_increment > Duration::ZERO
    }
}

/// What ends a thought. Several limits may hold at once; with none the thought ends on `Stop`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Deepest iteration, in plies.
    pub depth: Option<u32>,
    /// Positions visited, over all threads.
    pub nodes: Option<u64>,
    /// The clocks.
    pub time: TimeControl,
    /// Think until told to stop, whatever has been found.
    pub infinite: bool,
    /// Think on the opponent's time until `Stop::ponderhit` or `Stop::stop`.
    pub ponder: bool,
    /// How many best lines are wanted, at least 1.
    pub multipv: usize,
    /// Stop once a mate in at most so many plies is found.
    pub mate: Option<u32>,
    /// The only moves to consider; empty for all.
    pub moves: Vec<Move>,
    /// What a weak player fails to see.
    pub overlook: Overlook,
}

/// A weak player's blindness: some moves are not seen when reading ahead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overlook {
    /// Chance in percent that an ordinary move is overlooked; above 100, even striking ones often are.
    pub percent: u16,
    /// Decides which moves those are.
    pub seed: u64,
}

impl Overlook {
    /// Returns whether the move with this code is overlooked in the position with this key. Moves
    /// with `notice` above 1 are seen more easily, by that factor.
    pub(crate) fn hides(self, key: u64, code: u16, notice: u64) -> bool {
        if self.percent == 0 {
            return false;
        }
        let mut z = key ^ self.seed ^ u64::from(code) << 40;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z >> 33) % (100 * notice) < u64::from(self.percent)
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            depth: None,
            nodes: None,
            time: TimeControl::default(),
            infinite: false,
            ponder: false,
            multipv: 1,
            mate: None,
            moves: Vec::new(),
            overlook: Overlook::default(),
        }
    }
}

impl Limits {
    /// Limits to a fixed depth in plies.
    pub fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), ..Self::default() }
    }

    /// Limits to a number of visited positions.
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// Limits to a time for this move.
    pub fn move_time(time: Duration) -> Self {
        let time = TimeControl { move_time: Some(time), ..TimeControl::default() };
        Self { time, ..Self::default() }
    }
}

/// A flag shared with a running thought: any clone of it can end the thought.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<Flags>);

#[derive(Debug, Default)]
struct Flags {
    stopped: AtomicBool,
    hit: AtomicBool,
}

impl Stop {
    /// A flag that has not been raised.
    pub fn new() -> Self {
        Self::default()
    }

    /// Ends the thought as soon as it looks at the flag.
    pub fn stop(&self) {
        self.0.stopped.store(true, Ordering::Relaxed);
    }

    /// Tells a pondering thought that the expected move was played: its clock runs from now on.
    pub fn ponderhit(&self) {
        self.0.hit.store(true, Ordering::Relaxed);
    }

    /// Returns whether the thought was told to end.
    pub fn is_stopped(&self) -> bool {
        self.0.stopped.load(Ordering::Relaxed)
    }

    /// Returns whether the expected move was played.
    pub fn is_hit(&self) -> bool {
        self.0.hit.load(Ordering::Relaxed)
    }
}

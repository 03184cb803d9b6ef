//! How long to think: the only file of the search that reads a clock.

use std::time::{Duration, Instant};

use crate::limits::{Limits, TimeControl};

/// A game is planned as if it ended about here, in plies; floodgate's games average 120 to 130.
const GAME_PLIES: u32 = 130;
/// There are always at least so many moves left to plan for.
const FEWEST_MOVES: u32 = 22;

/// The time budget of one thought.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    start: Instant,
    /// After this, no new iteration begins (scaled by how settled the best move is).
    soft: Option<Duration>,
    /// After this, the search stops wherever it is.
    hard: Option<Duration>,
    /// Time that cannot be saved for later: shorter thoughts gain nothing.
    free: Duration,
}

impl Budget {
    /// Plans a thought for `side` (0 is the first player) after `plies` plies of the game.
    pub(crate) fn new(limits: &Limits, side: usize, plies: u32, overhead: Duration) -> Self {
        let start = Instant::now();
        let unlimited = Self { start, soft: None, hard: None, free: Duration::ZERO };
        if limits.infinite || !limits.time.is_limited() {
            return unlimited;
        }
        let (soft, hard, free) = plan(&limits.time, side, plies, overhead);
        Self { start, soft: Some(soft), hard: Some(hard), free }
    }

    /// Time since the thought began.
    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Returns whether the search must stop now.
    pub(crate) fn is_over(&self) -> bool {
        self.hard.is_some_and(|hard| self.elapsed() >= hard)
    }

    /// Returns whether another iteration is not worth beginning. `scale` above 1 asks for more
    /// time (the best move keeps changing), below 1 for less.
    pub(crate) fn is_enough(&self, scale: f64) -> bool {
        self.soft.is_some_and(|soft| self.elapsed() >= soft.mul_f64(scale).max(self.free))
    }
}

/// Returns the soft limit, the hard limit and the time that cannot be saved.
fn plan(
    time: &TimeControl,
    side: usize,
    plies: u32,
    overhead: Duration,
) -> (Duration, Duration, Duration) {
    const LEAST: Duration = Duration::from_millis(1);
    if let Some(exact) = time.move_time {
        let exact = exact.saturating_sub(overhead.min(exact / 20)).max(LEAST);
        return (exact, exact, exact);
    }
    let (main, increment) = match side {
        0 => (time.first, time.first_increment),
        _ => (time.second, time.second_increment),
    };
    let main = main.unwrap_or(Duration::ZERO);
    let per_move = time.byoyomi + increment;
    let all = (main + per_move).saturating_sub(overhead).max(LEAST);
    if main < per_move {
        // The main time is as good as gone: only what each move brings counts, and a byoyomi not
        // used is lost.
        let now = per_move.saturating_sub(overhead).max(LEAST);
        let free = time.byoyomi.saturating_sub(overhead);
        return (now.min(all), all.min(now + main / 2), free.min(all));
    }
    let moves = (GAME_PLIES.saturating_sub(plies) / 2).max(FEWEST_MOVES);
    let soft = (main / moves + per_move.mul_f64(0.85)).min(all);
    let hard = (soft * 4).min(main.mul_f64(0.3) + per_move).min(all).max(soft.min(all));
    let free = time.byoyomi.mul_f64(0.5).min(soft);
    (soft, hard, free)
}

#[cfg(test)]
mod tests {
    use super::*;

    const OVERHEAD: Duration = Duration::from_millis(20);

    fn seconds(main: u64, byoyomi: u64, increment: u64) -> TimeControl {
        TimeControl {
            first: Some(Duration::from_secs(main)),
            second: Some(Duration::from_secs(main)),
            first_increment: Duration::from_secs(increment),
            second_increment: Duration::from_secs(increment),
            byoyomi: Duration::from_secs(byoyomi),
            move_time: None,
        }
    }

    #[test]
    fn no_plan_ever_overruns_the_clock() {
        for main in [0, 1, 5, 60, 3600] {
            for (byoyomi, increment) in [(0, 0), (10, 0), (0, 5), (1, 1)] {
                for plies in [0, 50, 200, 1000] {
                    let time = seconds(main, byoyomi, increment);
                    let (soft, hard, free) = plan(&time, 0, plies, OVERHEAD);
                    let all = Duration::from_secs(main + byoyomi + increment);
                    let most = all.saturating_sub(OVERHEAD).max(Duration::from_millis(1));
                    assert!(soft <= hard && free <= hard && hard <= most, "{time:?} {plies}");
                }
            }
        }
    }

    #[test]
    fn a_byoyomi_is_used_whole_once_the_main_time_is_gone() {
        let (soft, _, free) = plan(&seconds(0, 10, 0), 1, 100, OVERHEAD);
        assert!(soft >= Duration::from_millis(9_900) && free >= Duration::from_millis(9_900));
    }

    #[test]
    fn sudden_death_spends_a_small_part_on_each_move() {
        let (soft, hard, _) = plan(&seconds(60, 0, 0), 0, 0, OVERHEAD);
        assert!(soft <= Duration::from_secs(3) && hard <= Duration::from_secs(20));
    }
}

//! Clocks: Fischer increment, byoyomi with periods, correspondence days. Time is an argument.
//!
//! Times are Unix milliseconds, durations milliseconds. A clock that reaches zero has fallen: a
//! player with 5000 ms left loses 5000 ms after their clock started, not one millisecond later.

use serde::{Deserialize, Serialize};
use shogido_rules::Player;

use crate::wire::{ClockFrame, TimeFrame};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// A year: longer games are played without a clock.
const DURATION_MS_MAX: i64 = 366 * DAY_MS;

/// How much time the players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Timing {
    /// Main time, and an increment after every move.
    Fischer {
        /// Main time in milliseconds.
        main_ms: i64,
        /// Added after every move, in milliseconds.
        increment_ms: i64,
    },
    /// Main time, then periods: a move made within a period gives the whole period back.
    Byoyomi {
        /// Main time in milliseconds; 0 starts in byoyomi.
        main_ms: i64,
        /// The length of one period in milliseconds.
        byoyomi_ms: i64,
        /// The number of periods, at least 1.
        periods: u32,
    },
    /// So many days for every move.
    Correspondence {
        /// Days per move, at least 1.
        days: u32,
    },
}

/// A clock setting that cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TimingError {
    /// A duration is negative or above a year.
    #[error("a clock time must lie between 0 and 366 days, not {0} ms")]
    OutOfRange(i64),
    /// There is no time at all.
    #[error("a clock needs main time, an increment, or byoyomi above zero")]
    NoTime,
    /// Byoyomi without a period, or with more than a hundred.
    #[error("byoyomi has 1 to 100 periods, not {0}")]
    Periods(u32),
    /// No day, or more than a year of them.
    #[error("a correspondence move takes 1 to 366 days, not {0}")]
    Days(u32),
}

impl Timing {
    /// Checks that the setting can be played.
    ///
    /// # Errors
    /// When a time is out of range or there is no time at all.
    pub fn check(self) -> Result<(), TimingError> {
        let in_range = |ms: i64| {
            if (0..=DURATION_MS_MAX).contains(&ms) {
                Ok(())
            } else {
                Err(TimingError::OutOfRange(ms))
            }
        };
        match self {
            Self::Fischer { main_ms, increment_ms } => {
                in_range(main_ms)?;
                in_range(increment_ms)?;
                if main_ms + increment_ms == 0 { Err(TimingError::NoTime) } else { Ok(()) }
            }
            Self::Byoyomi { main_ms, byoyomi_ms, periods } => {
                in_range(main_ms)?;
                in_range(byoyomi_ms)?;
                if byoyomi_ms == 0 {
                    Err(TimingError::NoTime)
                } else if !(1..=100).contains(&periods) {
                    Err(TimingError::Periods(periods))
                } else {
                    Ok(())
                }
            }
            Self::Correspondence { days } => {
                if (1..=366).contains(&days) {
                    Ok(())
                } else {
                    Err(TimingError::Days(days))
                }
            }
        }
    }

    fn initial(self) -> Remaining {
        match self {
            // A first move without main time still has its increment to be made in.
            Self::Fischer { main_ms: 0, increment_ms } => {
                Remaining { main_ms: increment_ms, periods: 0 }
            }
            Self::Fischer { main_ms, .. } => Remaining { main_ms, periods: 0 },
            Self::Byoyomi { main_ms, periods, .. } => Remaining { main_ms, periods },
            Self::Correspondence { days } => {
                Remaining { main_ms: i64::from(days) * DAY_MS, periods: 0 }
            }
        }
    }
}

/// What a player has left while their clock stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Remaining {
    main_ms: i64,
    periods: u32,
}

/// The clocks of all players of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    timing: Timing,
    players: Vec<Remaining>,
    running: Option<(Player, i64)>,
}

impl Clock {
    /// Returns clocks that stand, for so many players.
    pub fn new(timing: Timing, players: usize) -> Self {
        Self { timing, players: vec![timing.initial(); players], running: None }
    }

    /// Returns the setting.
    pub fn timing(&self) -> Timing {
        self.timing
    }

    /// Returns the player whose clock runs.
    pub fn running(&self) -> Option<Player> {
        self.running.map(|(player, _)| player)
    }

    /// Starts a player's clock; it takes the place of one that runs.
    pub fn start(&mut self, player: Player, now_ms: i64) {
        self.running = Some((player, now_ms));
    }

    /// Stops the running clock after a move and returns the milliseconds spent.
    pub fn stop(&mut self, now_ms: i64) -> Option<i64> {
        let (player, since_ms) = self.running.take()?;
        let spent_ms = now_ms.saturating_sub(since_ms).max(0);
        let left = self.after(player, spent_ms);
        let slot = &mut self.players[player.index()];
        *slot = left;
        match self.timing {
            Timing::Fischer { increment_ms, .. } => {
                slot.main_ms = slot.main_ms.saturating_add(increment_ms);
            }
            Timing::Byoyomi { .. } => {}
            Timing::Correspondence { .. } => *slot = self.timing.initial(),
        }
        Some(spent_ms)
    }

    /// Stops all clocks as they are, without an increment: the game is over.
    pub fn freeze(&mut self, now_ms: i64) {
        if let Some((player, since_ms)) = self.running.take() {
            self.players[player.index()] =
                self.after(player, now_ms.saturating_sub(since_ms).max(0));
        }
    }

    /// Returns when the running clock falls.
    pub fn deadline_ms(&self) -> Option<i64> {
        let (player, since_ms) = self.running?;
        let left = self.players[player.index()];
        let whole = match self.timing {
            Timing::Byoyomi { byoyomi_ms, .. } => {
                left.main_ms + byoyomi_ms * i64::from(left.periods)
            }
            Timing::Fischer { .. } | Timing::Correspondence { .. } => left.main_ms,
        };
        Some(since_ms.saturating_add(whole))
    }

    /// Returns the player whose clock has fallen.
    pub fn fallen(&self, now_ms: i64) -> Option<Player> {
        let (player, _) = self.running?;
        (now_ms >= self.deadline_ms()?).then_some(player)
    }

    /// Returns the clocks as they stand at a moment.
    pub fn frame(&self, now_ms: i64) -> ClockFrame {
        let players = (0..self.players.len())
            .map(|index| {
                let player = Player::new(index as u8);
                let spent_ms = match self.running {
                    Some((running, since_ms)) if running == player => {
                        now_ms.saturating_sub(since_ms).max(0)
                    }
                    _ => 0,
                };
                self.time_frame(player, spent_ms)
            })
            .collect();
        ClockFrame { running: self.running().map(|player| player.index() as u8), players }
    }

    /// Returns what a player has left after a spell of thought, before any increment.
    fn after(&self, player: Player, spent_ms: i64) -> Remaining {
        let left = self.players[player.index()];
        match self.timing {
            Timing::Fischer { .. } | Timing::Correspondence { .. } => {
                Remaining { main_ms: left.main_ms.saturating_sub(spent_ms).max(0), periods: 0 }
            }
            Timing::Byoyomi { byoyomi_ms, .. } => {
                let over_ms = spent_ms.saturating_sub(left.main_ms);
                if over_ms < 0 {
                    return Remaining { main_ms: -over_ms, periods: left.periods };
                }
                let used = u32::try_from(over_ms / byoyomi_ms).unwrap_or(u32::MAX);
                Remaining { main_ms: 0, periods: left.periods.saturating_sub(used) }
            }
        }
    }

    fn time_frame(&self, player: Player, spent_ms: i64) -> TimeFrame {
        let left = self.after(player, spent_ms);
        let Timing::Byoyomi { byoyomi_ms, .. } = self.timing else {
            return TimeFrame { main: left.main_ms, byoyomi: None, periods: None };
        };
        let byoyomi = (left.main_ms == 0).then(|| {
            if left.periods == 0 {
                return 0;
            }
            let over_ms = spent_ms.saturating_sub(self.players[player.index()].main_ms).max(0);
            byoyomi_ms - over_ms % byoyomi_ms
        });
        TimeFrame { main: left.main_ms, byoyomi, periods: Some(left.periods) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: i64 = 1000;

    #[test]
    fn fischer_adds_the_increment_after_the_move() {
        let mut clock =
            Clock::new(Timing::Fischer { main_ms: 60 * SECOND, increment_ms: 5 * SECOND }, 2);
        clock.start(Player::FIRST, 0);
        assert_eq!(clock.frame(10 * SECOND).players[0].main, 50 * SECOND);
        assert_eq!(clock.stop(10 * SECOND), Some(10 * SECOND));
        assert_eq!(clock.frame(99 * SECOND).players[0].main, 55 * SECOND);
    }

    #[test]
    fn a_clock_falls_at_its_deadline_and_not_before() {
        let mut clock = Clock::new(Timing::Fischer { main_ms: SECOND, increment_ms: 0 }, 2);
        clock.start(Player::SECOND, 100);
        assert_eq!(clock.deadline_ms(), Some(1100));
        assert_eq!(clock.fallen(1099), None);
        assert_eq!(clock.fallen(1100), Some(Player::SECOND));
    }

    #[test]
    fn byoyomi_gives_a_period_back_when_the_move_comes_within_it() {
        let timing = Timing::Byoyomi { main_ms: 10 * SECOND, byoyomi_ms: 30 * SECOND, periods: 2 };
        let mut clock = Clock::new(timing, 2);
        clock.start(Player::FIRST, 0);
        clock.stop(39 * SECOND);
        let frame = &clock.frame(0).players[0];
        assert_eq!((frame.main, frame.byoyomi, frame.periods), (0, Some(30 * SECOND), Some(2)));
        clock.start(Player::FIRST, 100 * SECOND);
        let frame = &clock.frame(131 * SECOND).players[0];
        assert_eq!((frame.byoyomi, frame.periods), (Some(29 * SECOND), Some(1)));
        clock.stop(131 * SECOND);
        clock.start(Player::FIRST, 200 * SECOND);
        assert_eq!(clock.deadline_ms(), Some(230 * SECOND));
        assert_eq!(clock.fallen(230 * SECOND), Some(Player::FIRST));
    }

    #[test]
    fn correspondence_gives_the_days_anew_for_every_move() {
        let mut clock = Clock::new(Timing::Correspondence { days: 3 }, 2);
        clock.start(Player::FIRST, 0);
        clock.stop(2 * DAY_MS);
        clock.start(Player::FIRST, 5 * DAY_MS);
        assert_eq!(clock.deadline_ms(), Some(8 * DAY_MS));
    }

    #[test]
    fn settings_without_time_are_refused() {
        assert!(Timing::Fischer { main_ms: 0, increment_ms: 0 }.check().is_err());
        assert!(Timing::Fischer { main_ms: -1, increment_ms: 5 }.check().is_err());
        assert!(Timing::Byoyomi { main_ms: 5, byoyomi_ms: 0, periods: 1 }.check().is_err());
        assert!(Timing::Byoyomi { main_ms: 0, byoyomi_ms: 1, periods: 0 }.check().is_err());
        assert!(Timing::Correspondence { days: 0 }.check().is_err());
        assert!(Timing::Byoyomi { main_ms: 0, byoyomi_ms: 1000, periods: 1 }.check().is_ok());
    }
}

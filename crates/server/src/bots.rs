//! The machine's seat: it sees a view like any player, thinks off the async threads, waits as long
//! as a person would, and answers with a move.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use shogido_engine::{Decision, Level};
use shogido_rules::View;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::limits::Caller;
use crate::secret::random_seed;

/// Who plays the machine's moves.
pub trait Opponent: Send + Sync + std::fmt::Debug + 'static {
    /// Chooses a move for the player to move, in coordinate form; takes as long as it takes.
    /// Returns `None` where it cannot play the game.
    fn choose(&self, view: &View, level: u8, seed: u64) -> Option<Chosen>;
}

/// What the machine decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// What it does.
    pub deed: MachineDeed,
    /// How long a person would have looked at the board first.
    pub pause: Duration,
}

/// What the machine does at its turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MachineDeed {
    /// It plays a move, in coordinate form.
    Move(String),
    /// It claims the win by declaration.
    Declare,
    /// It resigns.
    Resign,
}

/// The engine's ten levels.
#[derive(Clone, Copy, Debug, Default)]
pub struct Levels;

impl Opponent for Levels {
    fn choose(&self, view: &View, level: u8, seed: u64) -> Option<Chosen> {
        let position = view.position()?;
        let choice = Level::new(level)?.choose(position, seed);
        let deed = match choice.decision {
            Decision::Play(played) => MachineDeed::Move(position.move_text(played)),
            Decision::Declare => MachineDeed::Declare,
            Decision::Resign => MachineDeed::Resign,
        };
        Some(Chosen { deed, pause: Duration::from_millis(choice.pause_ms) })
    }
}

/// The machine opponent, shared by all tables.
#[derive(Clone, Debug)]
pub(crate) struct Bots {
    opponent: Arc<dyn Opponent>,
    long: Arc<Lane>,
    /// Weak levels answer in a moment and have a way of their own past the strong ones.
    short: Arc<Lane>,
}

/// So many searches at a time, so that pages stay quick while machines think.
///
/// Whoever calls from another machine waits with all their tables in no more than half of the
/// places: a stranger with a hundred tables holds up nobody else.
#[derive(Debug)]
struct Lane {
    searches: Arc<Semaphore>,
    of_one_caller: usize,
    callers: Mutex<HashMap<Option<Caller>, Arc<Semaphore>>>,
}

/// The place of a search in a lane; kept until it is over.
type Place = (OwnedSemaphorePermit, Option<OwnedSemaphorePermit>);

impl Lane {
    fn new(searches: usize) -> Self {
        Self {
            searches: Arc::new(Semaphore::new(searches)),
            of_one_caller: (searches / 2).max(1),
            callers: Mutex::default(),
        }
    }

    /// Waits for a place, first among the caller's own searches and then among all.
    async fn enter(&self, caller: Option<Caller>) -> Option<Place> {
        let own = match caller {
            Some(Caller::Here) => None,
            other => Some(self.searches_of(other).acquire_owned().await.ok()?),
        };
        let place = Arc::clone(&self.searches).acquire_owned().await.ok()?;
        Some((place, own))
    }

    fn searches_of(&self, caller: Option<Caller>) -> Arc<Semaphore> {
        // The map is whole after every statement under the lock.
        let mut callers = self.callers.lock().unwrap_or_else(PoisonError::into_inner);
        callers.retain(|_, searches| Arc::strong_count(searches) > 1);
        let fresh = || Arc::new(Semaphore::new(self.of_one_caller));
        Arc::clone(callers.entry(caller).or_insert_with(fresh))
    }
}

/// The strongest level that answers in a moment.
const LAST_SHORT_LEVEL: u8 = 6;

impl Bots {
    pub(crate) fn new(opponent: Arc<dyn Opponent>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let searches = cores.saturating_sub(1).max(1);
        let (long, short) = (Lane::new(searches), Lane::new(1));
        Self { opponent, long: Arc::new(long), short: Arc::new(short) }
    }

    /// Thinks about a view and returns the machine's deed once its pause is over.
    pub(crate) async fn play(
        &self,
        view: View,
        level: u8,
        caller: Option<Caller>,
    ) -> Option<MachineDeed> {
        let started = Instant::now();
        let chosen = self.think(view, level, caller).await?;
        tokio::time::sleep(chosen.pause.saturating_sub(started.elapsed())).await;
        Some(chosen.deed)
    }

    /// Thinks about a view and returns a good move at once.
    pub(crate) async fn hint(&self, view: View, level: u8, caller: Caller) -> Option<String> {
        match self.think(view, level, Some(caller)).await?.deed {
            MachineDeed::Move(text) => Some(text),
            MachineDeed::Declare | MachineDeed::Resign => None,
        }
    }

    async fn think(&self, view: View, level: u8, caller: Option<Caller>) -> Option<Chosen> {
        let lane = if level > LAST_SHORT_LEVEL { &self.long } else { &self.short };
        let place = lane.enter(caller).await?;
        let opponent = Arc::clone(&self.opponent);
        let seed = random_seed();
        let search = tokio::task::spawn_blocking(move || {
            let _place = place;
            opponent.choose(&view, level, seed)
        });
        match search.await {
            Ok(chosen) => chosen,
            Err(error) => {
                tracing::error!(%error, level, seed, "the machine's search panicked");
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_stranger_with_many_tables_holds_up_nobody_else() {
        let lane = Arc::new(Lane::new(1));
        let caller =
            |address: &str| Some(Caller::from_address(address.parse().expect("an address")));
        let (stranger, other) = (caller("203.0.113.7"), caller("203.0.113.8"));
        let first = lane.enter(stranger).await.expect("a place");
        let (told, mut order) = tokio::sync::mpsc::unbounded_channel();
        let waiting = [stranger, stranger, stranger, other, stranger];
        for caller in waiting {
            let (lane, told) = (Arc::clone(&lane), told.clone());
            tokio::spawn(async move {
                let _place = lane.enter(caller).await.expect("a place");
                told.send(caller).expect("the test listens");
            });
            tokio::task::yield_now().await;
        }
        drop(first);
        assert_eq!(order.recv().await, Some(other), "the other caller is next");
        for _ in 1..waiting.len() {
            assert_eq!(order.recv().await, Some(stranger));
        }
        drop(lane.enter(other).await);
        assert!(lane.callers.lock().expect("no panic").len() <= 1, "callers are forgotten");
    }
}

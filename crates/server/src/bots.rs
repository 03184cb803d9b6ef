//! The machine's seat: it sees a view like any player, thinks off the async threads, waits as long
//! as a person would, and answers with a move.

use std::sync::Arc;
use std::time::{Duration, Instant};

use shogido_engine::{Decision, Level};
use shogido_rules::View;
use tokio::sync::Semaphore;

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
    /// One permit per search at a time, so that pages stay quick while machines think.
    long: Arc<Semaphore>,
    /// Weak levels answer in a moment and have a way of their own past the strong ones.
    short: Arc<Semaphore>,
}

/// The strongest level that answers in a moment.
const LAST_SHORT_LEVEL: u8 = 6;

impl Bots {
    pub(crate) fn new(opponent: Arc<dyn Opponent>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let searches = cores.saturating_sub(1).max(1);
        let (long, short) = (Semaphore::new(searches), Semaphore::new(1));
        Self { opponent, long: Arc::new(long), short: Arc::new(short) }
    }

    /// Thinks about a view and returns the machine's deed once its pause is over.
    pub(crate) async fn play(&self, view: View, level: u8) -> Option<MachineDeed> {
        let started = Instant::now();
        let chosen = self.think(view, level).await?;
        tokio::time::sleep(chosen.pause.saturating_sub(started.elapsed())).await;
        Some(chosen.deed)
    }

    /// Thinks about a view and returns a good move at once.
    pub(crate) async fn hint(&self, view: View, level: u8) -> Option<String> {
        match self.think(view, level).await?.deed {
            MachineDeed::Move(text) => Some(text),
            MachineDeed::Declare | MachineDeed::Resign => None,
        }
    }

    async fn think(&self, view: View, level: u8) -> Option<Chosen> {
        let lane = if level > LAST_SHORT_LEVEL { &self.long } else { &self.short };
        let permit = Arc::clone(lane).acquire_owned().await.ok()?;
        let opponent = Arc::clone(&self.opponent);
        let seed = random_seed();
        let search = tokio::task::spawn_blocking(move || {
            let _permit = permit;
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

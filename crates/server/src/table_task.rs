//! The task of one table that is awake.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use shogido_play::table::{Command, Snapshot, Speaker, Table};
use shogido_rules::Player;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};

use crate::bots::MachineDeed;
use crate::hub::{Carried, CommandError, Letter, Shared, load, now_ms};
use crate::limits::Caller;
use crate::secret::TableId;
use crate::store::{Standing, StoreError};

/// A hint comes from a level that knows the game well and still answers in a moment.
const HINT_LEVEL: u8 = 8;
/// How long a machine that found no answer waits before it tries again.
const MACHINE_RETRY: Duration = Duration::from_secs(2);

/// How long after a failure of the store the clock waits for its next fall.
const STORE_RETRY: Duration = Duration::from_secs(1);

/// One table, its mailbox and those who watch it.
pub(crate) struct TableTask {
    id: TableId,
    table: Table,
    shared: Arc<Shared>,
    mailbox: mpsc::Receiver<Letter>,
    watchers: HashMap<Speaker, watch::Sender<Arc<Snapshot>>>,
    thoughts: (mpsc::Sender<Thought>, mpsc::Receiver<Thought>),
    thinking: Option<Thinking>,
    /// How long the machine waits before it thinks again, after its move was refused.
    machine_rests: Duration,
    /// Who asked for something last: the machine thinks in their turn.
    caller: Option<Caller>,
    /// After the store has failed, the clock is not looked at before this.
    retry_at: Instant,
}

/// What a machine thought of: for which position, and what to do.
struct Thought {
    seen: u64,
    player: Player,
    deed: MachineDeed,
}

/// A machine at work on the position of a version.
struct Thinking {
    seen: u64,
    task: JoinHandle<()>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl TableTask {
    pub(crate) fn new(
        id: TableId,
        table: Table,
        shared: Arc<Shared>,
        mailbox: mpsc::Receiver<Letter>,
    ) -> Self {
        let thoughts = mpsc::channel(4);
        Self {
            id,
            table,
            shared,
            mailbox,
            watchers: HashMap::new(),
            thoughts,
            thinking: None,
            machine_rests: Duration::ZERO,
            caller: None,
            retry_at: Instant::now(),
        }
    }

    /// Works until nobody has needed the table for a while.
    pub(crate) async fn run(mut self) {
        self.tick().await;
        let mut last_use = Instant::now();
        loop {
            self.mind_machine();
            let idle_end = last_use + self.shared.idle;
            let sleep = pin!(sleep_until(self.next_look(idle_end)));
            tokio::select! {
                letter = self.mailbox.recv() => match letter {
                    Some(letter) => {
                        self.tick().await;
                        self.open_letter(letter).await;
                        last_use = Instant::now();
                    }
                    None => return,
                },
                Some(thought) = self.thoughts.1.recv() => {
                    self.tick().await;
                    self.play_machine(thought).await;
                }
                () = sleep => {
                    self.tick().await;
                    if self.is_needed() {
                        last_use = Instant::now();
                    } else if Instant::now() >= idle_end {
                        break;
                    }
                }
            }
        }
        // Whoever posted a letter in this moment still gets an answer.
        self.mailbox.close();
        while let Some(letter) = self.mailbox.recv().await {
            self.open_letter(letter).await;
        }
    }

    /// Whether someone watches, or the machine owes a move.
    fn is_needed(&mut self) -> bool {
        self.watchers.retain(|_, watcher| watcher.receiver_count() > 0);
        !self.watchers.is_empty() || self.thinking.is_some()
    }

    /// Returns when to look again: at the fall of the clock, or when it may be time to sleep.
    fn next_look(&self, idle_end: Instant) -> Instant {
        let Some(deadline_ms) = self.table.deadline_ms() else { return idle_end };
        let wait_ms = u64::try_from(deadline_ms - now_ms()).unwrap_or(0);
        idle_end.min((Instant::now() + Duration::from_millis(wait_ms)).max(self.retry_at))
    }

    async fn open_letter(&mut self, letter: Letter) {
        match letter {
            // Whoever asked may be gone; the deed stands.
            Letter::Command { speaker, command: command @ Command::Hint { .. }, caller, reply } => {
                self.hint(speaker, command, caller, reply).await;
            }
            Letter::Command { speaker, command, caller, reply } => {
                let carried = self.carry_out(speaker, command).await;
                if carried.is_ok() {
                    self.caller = Some(caller);
                }
                let _ = reply.send(carried);
            }
            Letter::Watch { speaker, reply } => {
                let _ = reply.send(self.watch(speaker));
            }
            Letter::Wake { caller } => self.caller = caller.or(self.caller),
        }
    }

    /// Handles a command, stores its events, and only then shows them.
    async fn carry_out(
        &mut self,
        speaker: Speaker,
        command: Command,
    ) -> Result<Carried, CommandError> {
        let before = self.table.version();
        let events =
            self.table.handle(now_ms(), speaker, command).map_err(CommandError::Refused)?;
        self.store(before, events).await?;
        Ok(Carried { version: self.table.version(), hint: None })
    }

    /// Stores what happened and shows it; if it cannot be stored, it did not happen.
    async fn store(
        &mut self,
        before: u64,
        events: Vec<shogido_play::event::Event>,
    ) -> Result<(), StoreError> {
        if events.is_empty() {
            return Ok(());
        }
        let standing = standing(&self.table);
        let stored = self.shared.store.append(&self.id, before, events, standing).await;
        if let Err(error) = stored {
            tracing::error!(table = %self.id, %error, "events were not stored");
            self.retry_at = Instant::now() + STORE_RETRY;
            match load(&self.shared.store, &self.id).await {
                Ok(table) => self.table = table,
                // Without its log the table must not go on: everyone is told by the closed door.
                Err(_) => self.mailbox.close(),
            }
            self.publish();
            return Err(error);
        }
        self.publish();
        Ok(())
    }

    /// Lets the clock fall if it is time.
    async fn tick(&mut self) {
        let before = self.table.version();
        let events = self.table.tick(now_ms());
        // A failure is logged by `store`, and the clock falls at the next look.
        let _ = self.store(before, events).await;
    }

    fn watch(&mut self, speaker: Speaker) -> watch::Receiver<Arc<Snapshot>> {
        let table = &self.table;
        let fresh = || watch::Sender::new(Arc::new(table.snapshot(speaker)));
        self.watchers.entry(speaker).or_insert_with(fresh).subscribe()
    }

    fn publish(&mut self) {
        self.watchers.retain(|_, watcher| watcher.receiver_count() > 0);
        for (speaker, watcher) in &self.watchers {
            watcher.send_replace(Arc::new(self.table.snapshot(*speaker)));
        }
    }

    /// Notes in the log that a hint was asked for, and answers when the machine has found one.
    async fn hint(
        &mut self,
        speaker: Speaker,
        command: Command,
        caller: Caller,
        reply: oneshot::Sender<Result<Carried, CommandError>>,
    ) {
        let carried = self.carry_out(speaker, command).await;
        let (Ok(Carried { version, .. }), Some(view)) = (&carried, self.table.view_to_move())
        else {
            let _ = reply.send(carried);
            return;
        };
        let (bots, version) = (self.shared.bots.clone(), *version);
        tokio::spawn(async move {
            let hint = bots.hint(view, HINT_LEVEL, caller).await;
            let _ = reply.send(Ok(Carried { version, hint }));
        });
    }

    /// Sets the machine to work when it is its turn, and calls it off when it no longer is.
    fn mind_machine(&mut self) {
        let seen = self.table.position_version();
        if self.thinking.as_ref().is_some_and(|thinking| thinking.seen != seen) {
            self.thinking = None;
        }
        let Some((player, level)) = self.table.machine_to_move() else {
            self.thinking = None;
            return;
        };
        if self.thinking.is_some() {
            return;
        }
        let Some(view) = self.table.view_to_move() else { return };
        let (bots, thoughts) = (self.shared.bots.clone(), self.thoughts.0.clone());
        let (rest, caller) = (std::mem::take(&mut self.machine_rests), self.caller);
        let task = tokio::spawn(async move {
            tokio::time::sleep(rest).await;
            let deed = loop {
                if let Some(deed) = bots.play(view.clone(), level, caller).await {
                    break deed;
                }
                tokio::time::sleep(MACHINE_RETRY).await;
            };
            // The table may have slept out; it thinks again when it wakes.
            let _ = thoughts.send(Thought { seen, player, deed }).await;
        });
        self.thinking = Some(Thinking { seen, task });
    }

    /// Carries out what the machine thought of, like any player's command.
    async fn play_machine(&mut self, thought: Thought) {
        if thought.seen != self.table.position_version() {
            return;
        }
        self.thinking = None;
        let command = match thought.deed {
            MachineDeed::Move(m) => Command::Move { m, seen: Some(thought.seen) },
            MachineDeed::Declare => Command::Declare,
            MachineDeed::Resign => Command::Resign,
        };
        let told = format!("{command:?}");
        if let Err(error) = self.carry_out(Speaker::Machine(thought.player), command).await {
            tracing::error!(table = %self.id, %error, command = told, "the machine was refused");
            self.machine_rests = MACHINE_RETRY;
        }
    }
}

/// Returns the public facts of a table that the store keeps beside its log.
pub(crate) fn standing(table: &Table) -> Standing {
    let over = table.end().is_some();
    Standing {
        plies: table.plies(),
        turn: (!over).then(|| table.turn().index() as u8),
        machine_to_move: table.machine_to_move().is_some(),
        deadline_ms: table.deadline_ms(),
        ended: table.end().map(|end| end.ending.code().to_owned()),
    }
}

//! One task with a mailbox per table that is awake. It loads and replays the log when woken,
//! handles one command at a time, stores its events before anyone hears of them, and sleeps out
//! when nobody has watched for a while.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use shogido_play::event::{Deed, Seat, Setup};
use shogido_play::table::{Command, OpenError, Refused, Snapshot, Speaker, Table};
use shogido_rules::games;
use tokio::sync::{mpsc, oneshot, watch};

use crate::bots::{Bots, Opponent};
use crate::error::Error;
use crate::guest::Guest;
use crate::limits::Caller;
use crate::secret::{TableId, Token};
use crate::store::{NewSeat, NewTable, SharedStore, StoreError};
use crate::table_task::TableTask;

/// Commands that may wait at one table; a sender waits when there are more.
const MAILBOX_LETTERS: usize = 64;
/// Tables awake at a time; each holds a game and what its viewers see of it, some 100 KiB.
const AWAKE_MAX: usize = 10_000;

/// The door to every table.
#[derive(Clone, Debug)]
pub struct Hub {
    shared: Arc<Shared>,
}

#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) store: SharedStore,
    pub(crate) bots: Bots,
    /// How long a table nobody watches stays awake.
    pub(crate) idle: Duration,
    awake: Mutex<HashMap<TableId, mpsc::Sender<Letter>>>,
}

/// What can be asked of a table's task.
#[derive(Debug)]
pub(crate) enum Letter {
    Command {
        speaker: Speaker,
        command: Command,
        /// Whose command it is; the machine's answer is thought of in their turn.
        caller: Caller,
        reply: oneshot::Sender<Result<Carried, CommandError>>,
    },
    Watch {
        speaker: Speaker,
        reply: oneshot::Sender<watch::Receiver<Arc<Snapshot>>>,
    },
    /// Look at the clock and at the machine's turn.
    Wake {
        caller: Option<Caller>,
    },
}

/// A command that was carried out and stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carried {
    /// The version the table reached.
    pub version: u64,
    /// A good move in coordinate form, if one was asked for and found.
    pub hint: Option<String>,
}

/// Why a command was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    /// The table refuses it.
    #[error("{0}")]
    Refused(Refused),
    /// There is no such table.
    #[error("there is no such table")]
    NoSuchTable,
    /// The table's game is from a file that the program was started without, or with another.
    #[error("the game of the table is not here")]
    GameAway,
    /// Too many tables are awake to wake this one.
    #[error("too many tables are in use")]
    Busy,
    /// The store failed; the table is as before.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<CommandError> for Error {
    fn from(error: CommandError) -> Self {
        match error {
            CommandError::NoSuchTable => Self::NoSuchTable,
            CommandError::GameAway => Self::GameAway,
            CommandError::Busy => Self::Busy,
            CommandError::Refused(refused) => Self::BadRequest(refused.to_string()),
            CommandError::Store(error) => Self::Store(error),
        }
    }
}

/// A table that was just laid.
#[derive(Debug)]
pub struct Opened {
    /// Its name.
    pub id: TableId,
    /// The secret that gives a seat to whoever first shows it, for every person who is not the
    /// guest: put it in a link, `/t/ID?invite=SECRET`.
    pub invitations: Vec<(u8, Token)>,
}

/// Why a table was not laid.
#[derive(Debug, thiserror::Error)]
pub enum OpenRefused {
    /// The setup cannot be played.
    #[error(transparent)]
    Setup(#[from] OpenError),
    /// The caller, or all of them together, have laid too many.
    #[error("too many tables are laid")]
    TooMany,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Hub {
    /// Returns a hub over a store; a table nobody watches sleeps out after `idle`.
    pub fn new(store: SharedStore, opponent: Arc<dyn Opponent>, idle: Duration) -> Self {
        let awake = Mutex::default();
        Self { shared: Arc::new(Shared { store, bots: Bots::new(opponent), idle, awake }) }
    }

    /// Returns the store below.
    pub fn store(&self) -> &SharedStore {
        &self.shared.store
    }

    /// Lays a table. The guest is person 0; every other person gets an invitation.
    ///
    /// # Errors
    /// When the setup cannot be played or the store fails.
    pub async fn open(
        &self,
        setup: Setup,
        guest: &Guest,
        caller: Caller,
    ) -> Result<Opened, OpenRefused> {
        let game = setup.game.clone();
        let mut people: Vec<u8> = setup
            .seats
            .iter()
            .filter_map(|seat| match seat {
                Seat::Person { person } => Some(*person),
                Seat::Machine { .. } => None,
            })
            .collect();
        people.sort_unstable();
        people.dedup();
        let (table, events) = Table::open(now_ms(), setup)?;
        let mut invitations = Vec::new();
        let mut seats = Vec::new();
        for person in people {
            if person == 0 {
                seats.push(NewSeat { person, keeper: Some(guest.hash()), invite: None });
            } else {
                let token = Token::fresh();
                seats.push(NewSeat { person, keeper: None, invite: Some(token.hash()) });
                invitations.push((person, token));
            }
        }
        let id = TableId::fresh();
        let standing = crate::table_task::standing(&table);
        let new = NewTable { id: id.clone(), game, events, standing, seats };
        self.shared.store.open_table(new).await?;
        if table.machine_to_move().is_some() {
            self.wake(&id, Some(caller)).await;
        }
        Ok(Opened { id, invitations })
    }

    /// Returns as whom a guest speaks at a table.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn speaker(&self, id: &TableId, guest: &Guest) -> Result<Speaker, StoreError> {
        if guest.is_fresh() {
            return Ok(Speaker::Watcher);
        }
        let person = self.shared.store.person_at(id, guest.hash()).await?;
        Ok(person.map_or(Speaker::Watcher, Speaker::Person))
    }

    /// Returns what a speaker sees of a table, now and whenever it changes.
    ///
    /// # Errors
    /// When there is no such table or the store fails.
    pub async fn watch(
        &self,
        id: &TableId,
        speaker: Speaker,
    ) -> Result<watch::Receiver<Arc<Snapshot>>, CommandError> {
        self.ask(id, |reply| Letter::Watch { speaker, reply }).await
    }

    /// Carries out a command: when this returns, its events are stored and shown.
    ///
    /// # Errors
    /// When the table refuses, does not exist, or the store fails.
    pub async fn command(
        &self,
        id: &TableId,
        speaker: Speaker,
        command: Command,
        caller: Caller,
    ) -> Result<Carried, CommandError> {
        self.ask(id, |reply| Letter::Command { speaker, command: command.clone(), caller, reply })
            .await?
    }

    /// Wakes a table so that it looks at its clock and its machine, which thinks for the caller.
    pub async fn wake(&self, id: &TableId, caller: Option<Caller>) {
        if let Err(error) = self.post(id, Letter::Wake { caller }).await {
            tracing::warn!(table = %id, %error, "a table cannot be woken");
        }
    }

    /// Returns how many tables are awake.
    pub fn awake(&self) -> usize {
        self.tables().len()
    }

    /// Posts a letter and waits for the answer. A task that slept out before reading the letter
    /// drops it unread, so it is posted again to the next task.
    async fn ask<T>(
        &self,
        id: &TableId,
        letter: impl Fn(oneshot::Sender<T>) -> Letter,
    ) -> Result<T, CommandError> {
        for _ in 0..ASK_TRIES {
            let (reply, answer) = oneshot::channel();
            self.post(id, letter(reply)).await?;
            if let Ok(answer) = answer.await {
                return Ok(answer);
            }
        }
        Err(CommandError::Store(StoreError::Closed))
    }

    async fn post(&self, id: &TableId, letter: Letter) -> Result<(), CommandError> {
        let mut letter = letter;
        for _ in 0..ASK_TRIES {
            let known = self.tables().get(id).cloned();
            let task = match known {
                Some(task) => task,
                None => self.start(id).await?,
            };
            match task.send(letter).await {
                Ok(()) => return Ok(()),
                // The task slept out in this moment: forget it and start another.
                Err(mpsc::error::SendError(unread)) => {
                    letter = unread;
                    self.forget(id, &task);
                }
            }
        }
        Err(CommandError::Store(StoreError::Closed))
    }

    /// Replays a table's log and starts its task, unless another request did so meanwhile.
    async fn start(&self, id: &TableId) -> Result<mpsc::Sender<Letter>, CommandError> {
        if self.awake() >= AWAKE_MAX {
            return Err(CommandError::Busy);
        }
        let table = load(&self.shared.store, id).await?;
        let mut awake = self.tables();
        if let Some(task) = awake.get(id) {
            return Ok(task.clone());
        }
        let (task, mailbox) = mpsc::channel(MAILBOX_LETTERS);
        awake.insert(id.clone(), task.clone());
        drop(awake);
        let hub = self.clone();
        let (id, this) = (id.clone(), task.downgrade());
        tokio::spawn(async move {
            TableTask::new(id.clone(), table, Arc::clone(&hub.shared), mailbox).run().await;
            if let Some(this) = this.upgrade() {
                hub.forget(&id, &this);
            }
        });
        Ok(task)
    }

    fn forget(&self, id: &TableId, task: &mpsc::Sender<Letter>) {
        let mut awake = self.tables();
        if awake.get(id).is_some_and(|known| known.same_channel(task)) {
            awake.remove(id);
        }
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, mpsc::Sender<Letter>>> {
        // The map is whole after every statement under the lock, so a panic elsewhere harms nothing.
        self.shared.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A letter meets a task that is just sleeping out at most once or twice in a row.
const ASK_TRIES: usize = 5;

/// Replays a table from its log.
pub(crate) async fn load(store: &SharedStore, id: &TableId) -> Result<Table, CommandError> {
    let log = store.log(id).await?;
    if log.is_empty() {
        return Err(CommandError::NoSuchTable);
    }
    Table::replay(&log).map_err(|error| {
        if let Deed::Opened { setup } = &log[0].deed
            && !games::is_own(&setup.game)
        {
            return CommandError::GameAway;
        }
        CommandError::Store(StoreError::Corrupt {
            table: id.clone(),
            version: error.version,
            detail: error.to_string(),
        })
    })
}

/// Returns the time in Unix milliseconds.
pub fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

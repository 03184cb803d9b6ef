//! What is remembered, as a dozen verbs. SQLite implements them; another database may too, and is
//! held to the same story by `tests/store_story.rs`.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use shogido_play::event::Event;

use crate::secret::{SecretHash, TableId};

mod sqlite;

pub use sqlite::SqliteStore;

/// A store shared by the whole server.
pub type SharedStore = Arc<dyn Store>;

/// The answer of a store, some time later.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// What the server asks of its memory.
///
/// Every verb that writes is done when its answer comes: what was answered survives the death of
/// the process and of the machine.
pub trait Store: Send + Sync + std::fmt::Debug + 'static {
    /// Lays a table: its first events and its seats, all or nothing.
    fn open_table(&self, table: NewTable) -> Answer<'_, ()>;

    /// Appends events to a log whose last version is `expected`, with the standing after them.
    ///
    /// Fails with [`StoreError::Conflict`] when the log has gone on meanwhile.
    fn append(
        &self,
        id: &TableId,
        expected: u64,
        events: Vec<Event>,
        standing: Standing,
    ) -> Answer<'_, ()>;

    /// Returns the whole log of a table, oldest first; empty when there is no such table.
    fn log(&self, id: &TableId) -> Answer<'_, Vec<Event>>;

    /// Returns which person of the table the keeper of a secret is.
    fn person_at(&self, id: &TableId, keeper: SecretHash) -> Answer<'_, Option<u8>>;

    /// Gives the seat of an unused invitation to a keeper and returns the person; a keeper who
    /// sits at the table already keeps their own seat, and the invitation stays unused.
    fn claim(&self, id: &TableId, invite: SecretHash, keeper: SecretHash)
    -> Answer<'_, Option<u8>>;

    /// Returns a keeper's unfinished tables, the last touched first.
    fn unfinished(&self, keeper: SecretHash, limit: u32) -> Answer<'_, Vec<Listing>>;

    /// Returns tables where the machine is to move, the last touched first.
    fn waiting_for_machine(&self, limit: u32) -> Answer<'_, Vec<TableId>>;

    /// Returns tables whose running clock has fallen by a moment (Unix milliseconds).
    fn fallen(&self, now_ms: i64, limit: u32) -> Answer<'_, Vec<TableId>>;
}

/// A table to be laid.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its name.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// Its first events, from version 1.
    pub events: Vec<Event>,
    /// The standing after them.
    pub standing: Standing,
    /// Its people's seats.
    pub seats: Vec<NewSeat>,
}

/// A person's seat at a new table.
#[derive(Clone, Debug)]
pub struct NewSeat {
    /// The person's number.
    pub person: u8,
    /// Whoever shows this secret is the person.
    pub keeper: Option<SecretHash>,
    /// Whoever shows this secret first becomes the person.
    pub invite: Option<SecretHash>,
}

/// Public facts of a table that lists and sweepers ask for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Moves played.
    pub plies: u32,
    /// The player to move, unless the game is over.
    pub turn: Option<u8>,
    /// Whether a machine is to move.
    pub machine_to_move: bool,
    /// When the running clock falls, in Unix milliseconds.
    pub deadline_ms: Option<i64>,
    /// The ending's code, once the game is over.
    pub ended: Option<String>,
}

/// One line of a list of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// The table.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// Moves played.
    pub plies: u32,
    /// The player to move.
    pub turn: Option<u8>,
    /// When it was laid, in Unix milliseconds.
    pub opened_ms: i64,
    /// When its last event happened, in Unix milliseconds.
    pub touched_ms: i64,
}

/// Why the store did not do as asked. The detail is for the log, not for a reader.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The log does not end at the expected version.
    #[error("the log of table {table} does not end at version {expected}")]
    Conflict {
        /// The table.
        table: TableId,
        /// The version it was expected to end at.
        expected: u64,
    },
    /// A stored event cannot be read.
    #[error("event {version} of table {table} cannot be read: {detail}")]
    Corrupt {
        /// The table.
        table: TableId,
        /// The event's version.
        version: u64,
        /// What is wrong with it.
        detail: String,
    },
    /// The data belongs to a newer program.
    #[error(
        "the database has schema version {found}, this program knows up to {known}: use the newer program"
    )]
    TooNew {
        /// The database's version.
        found: usize,
        /// The newest version known here.
        known: usize,
    },
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[from] rusqlite::Error),
    /// A file or folder could not be made or opened.
    #[error("cannot use {path}: {source}")]
    File {
        /// Which.
        path: std::path::PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// The store is shutting down.
    #[error("the store is closed")]
    Closed,
}

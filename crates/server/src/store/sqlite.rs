//! The store in one SQLite file.
//!
//! One connection writes, on a thread of its own that takes jobs from a queue: SQLite allows one
//! writer at a time, and a queue is fairer than `SQLITE_BUSY`. Readers have connections beside it;
//! in WAL mode neither waits for the other.
//!
//! `synchronous = FULL`: in WAL mode `NORMAL` survives the death of the process but may lose the
//! last commits when the power fails, and a move that was shown must not be lost. The price is one
//! `fsync` per move.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use shogido_play::event::Event;
use tokio::sync::oneshot;

use super::{Answer, Listing, NewTable, Standing, Store, StoreError};
use crate::secret::{SecretHash, TableId};

/// The numbered migrations; the database's `user_version` says how many are in.
const MIGRATIONS: &[&str] = &[include_str!("../../migrations/sqlite/0001_tables.sql")];
/// Reading connections kept open; more are made when all are busy, and dropped afterwards.
const READERS_KEPT: usize = 2;
/// Page cache per connection in KiB (negative as SQLite counts it): the whole of a few games.
const CACHE_KIB: i64 = -512;
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

type Job = Box<dyn FnOnce(&mut Connection) + Send>;

/// Tables in a SQLite database.
#[derive(Debug)]
pub struct SqliteStore {
    writer: mpsc::Sender<Job>,
    /// Dropped after `writer`, so that dropping the store waits for the last commit.
    _thread: WriterThread,
    readers: Arc<Readers>,
}

#[derive(Debug)]
struct WriterThread {
    handle: Option<JoinHandle<()>>,
}

impl Drop for WriterThread {
    fn drop(&mut self) {
        if let Some(handle) = self.handle.take() {
            // A panic of the writer was already logged by its thread.
            let _ = handle.join();
        }
    }
}

#[derive(Debug)]
struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl SqliteStore {
    /// Opens the database `shogido.db` in a folder, making both where they are missing.
    ///
    /// # Errors
    /// When the folder or the file cannot be used, or belongs to a newer program.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        std::fs::create_dir_all(folder)
            .map_err(|source| StoreError::File { path: folder.to_owned(), source })?;
        let path = folder.join("shogido.db");
        let mut connection = connect(&path)?;
        migrate(&mut connection)?;
        let (writer, jobs) = mpsc::channel::<Job>();
        let handle = std::thread::Builder::new()
            .name("sqlite-writer".to_owned())
            .spawn(move || {
                for job in jobs {
                    job(&mut connection);
                }
            })
            .map_err(|source| StoreError::File { path: path.clone(), source })?;
        Ok(Self {
            writer,
            _thread: WriterThread { handle: Some(handle) },
            readers: Arc::new(Readers { path, idle: Mutex::new(Vec::new()) }),
        })
    }

    /// Runs a job in one transaction of the writer.
    fn write<T, F>(&self, job: F) -> Answer<'_, T>
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> Result<T, StoreError> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let sent = self.writer.send(Box::new(move |connection| {
            // Nobody waits any more when the asker's task is gone; the commit stands.
            let _ = reply.send(in_transaction(connection, job));
        }));
        Box::pin(async move {
            sent.map_err(|_| StoreError::Closed)?;
            answer.await.map_err(|_| StoreError::Closed)?
        })
    }

    /// Runs a query on a reading connection, off the async threads.
    fn read<T, F>(&self, query: F) -> Answer<'_, T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let readers = Arc::clone(&self.readers);
        Box::pin(async move {
            tokio::task::spawn_blocking(move || readers.with(query))
                .await
                .map_err(|_| StoreError::Closed)?
        })
    }
}

impl Readers {
    fn with<T>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let connection = match idle {
            Some(connection) => connection,
            None => connect(&self.path)?,
        };
        let answer = query(&connection);
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        if idle.len() < READERS_KEPT {
            idle.push(connection);
        }
        answer
    }
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", "ON")?;
    connection.pragma_update(None, "cache_size", CACHE_KIB)?;
    Ok(connection)
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found: usize = transaction.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if found > MIGRATIONS.len() {
        return Err(StoreError::TooNew { found, known: MIGRATIONS.len() });
    }
    for migration in &MIGRATIONS[found..] {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "user_version", MIGRATIONS.len())?;
    Ok(transaction.commit()?)
}

fn in_transaction<T>(
    connection: &mut Connection,
    job: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let answer = job(&transaction)?;
    transaction.commit()?;
    Ok(answer)
}

impl Store for SqliteStore {
    fn open_table(&self, table: NewTable) -> Answer<'_, ()> {
        self.write(move |transaction| {
            let opened_ms = table.events.first().map_or(0, |event| event.at_ms);
            transaction.prepare_cached(
                "INSERT INTO game (id, kind, opened_ms, touched_ms, version, plies, machine_to_move)
                 VALUES (?1, ?2, ?3, ?3, 0, 0, 0)",
            )?.execute(params![table.id.as_str(), table.game, opened_ms])?;
            write_events(transaction, &table.id, 0, &table.events, &table.standing)?;
            for seat in &table.seats {
                transaction
                    .prepare_cached(
                        "INSERT INTO seat (game, person, keeper, invite) VALUES (?1, ?2, ?3, ?4)",
                    )?
                    .execute(params![
                        table.id.as_str(),
                        seat.person,
                        seat.keeper.map(|hash| hash.0),
                        seat.invite.map(|hash| hash.0),
                    ])?;
            }
            Ok(())
        })
    }

    fn append(
        &self,
        id: &TableId,
        expected: u64,
        events: Vec<Event>,
        standing: Standing,
    ) -> Answer<'_, ()> {
        let id = id.clone();
        self.write(move |transaction| write_events(transaction, &id, expected, &events, &standing))
    }

    fn log(&self, id: &TableId) -> Answer<'_, Vec<Event>> {
        let id = id.clone();
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT version, body FROM event WHERE game = ?1 ORDER BY version",
            )?;
            let mut rows = query.query([id.as_str()])?;
            let mut events: Vec<Event> = Vec::new();
            while let Some(row) = rows.next()? {
                let version: u64 = row.get(0)?;
                let body: String = row.get(1)?;
                let corrupt =
                    |detail: String| StoreError::Corrupt { table: id.clone(), version, detail };
                let event: Event =
                    serde_json::from_str(&body).map_err(|error| corrupt(error.to_string()))?;
                let due = events.len() as u64 + 1;
                if event.version != version || version != due {
                    return Err(corrupt(format!("event {due} is due here")));
                }
                events.push(event);
            }
            Ok(events)
        })
    }

    fn person_at(&self, id: &TableId, keeper: SecretHash) -> Answer<'_, Option<u8>> {
        let id = id.clone();
        self.read(move |connection| Ok(seat_kept(connection, &id, keeper)?))
    }

    fn claim(
        &self,
        id: &TableId,
        invite: SecretHash,
        keeper: SecretHash,
    ) -> Answer<'_, Option<u8>> {
        let id = id.clone();
        self.write(move |transaction| {
            if let Some(person) = seat_kept(transaction, &id, keeper)? {
                return Ok(Some(person));
            }
            let person = transaction
                .prepare_cached(
                    "UPDATE seat SET keeper = ?3, invite = NULL
                     WHERE game = ?1 AND invite = ?2 RETURNING person",
                )?
                .query_row(params![id.as_str(), invite.0, keeper.0], |row| row.get(0))
                .optional()?;
            Ok(person)
        })
    }

    fn unfinished(&self, keeper: SecretHash, limit: u32) -> Answer<'_, Vec<Listing>> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT game.id, game.kind, game.plies, game.turn, game.opened_ms, game.touched_ms
                 FROM seat JOIN game ON game.id = seat.game
                 WHERE seat.keeper = ?1 AND game.ended IS NULL
                 ORDER BY game.touched_ms DESC, game.id LIMIT ?2",
            )?;
            let rows = query.query_map(params![keeper.0, limit], |row| {
                Ok(Listing {
                    id: id_in(row)?,
                    game: row.get(1)?,
                    plies: row.get(2)?,
                    turn: row.get(3)?,
                    opened_ms: row.get(4)?,
                    touched_ms: row.get(5)?,
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn waiting_for_machine(&self, limit: u32) -> Answer<'_, Vec<TableId>> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT id FROM game WHERE machine_to_move = 1 ORDER BY touched_ms DESC LIMIT ?1",
            )?;
            let rows = query.query_map([limit], id_in)?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn fallen(&self, now_ms: i64, limit: u32) -> Answer<'_, Vec<TableId>> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT id FROM game WHERE deadline_ms <= ?1 ORDER BY deadline_ms LIMIT ?2",
            )?;
            let rows = query.query_map(params![now_ms, limit], id_in)?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }
}

/// Appends events and brings the game's public facts up to date.
fn write_events(
    transaction: &Transaction<'_>,
    id: &TableId,
    expected: u64,
    events: &[Event],
    standing: &Standing,
) -> Result<(), StoreError> {
    let Some(last) = events.last() else { return Ok(()) };
    let touched = transaction
        .prepare_cached(
            "UPDATE game SET version = ?3, touched_ms = ?4, plies = ?5, turn = ?6,
                 machine_to_move = ?7, deadline_ms = ?8, ended = ?9
             WHERE id = ?1 AND version = ?2",
        )?
        .execute(params![
            id.as_str(),
            expected,
            last.version,
            last.at_ms,
            standing.plies,
            standing.turn,
            standing.machine_to_move,
            standing.deadline_ms,
            standing.ended,
        ])?;
    let conflict = || StoreError::Conflict { table: id.clone(), expected };
    if touched == 0 {
        return Err(conflict());
    }
    let mut insert = transaction
        .prepare_cached("INSERT INTO event (game, version, at_ms, body) VALUES (?1, ?2, ?3, ?4)")?;
    for (event, version) in events.iter().zip(expected + 1..) {
        if event.version != version {
            return Err(conflict());
        }
        let body = serde_json::to_string(event).expect("an event is plain data");
        insert.execute(params![id.as_str(), version, event.at_ms, body])?;
    }
    Ok(())
}

fn seat_kept(
    connection: &Connection,
    id: &TableId,
    keeper: SecretHash,
) -> Result<Option<u8>, rusqlite::Error> {
    connection
        .prepare_cached("SELECT person FROM seat WHERE game = ?1 AND keeper = ?2")?
        .query_row(params![id.as_str(), keeper.0], |row| row.get(0))
        .optional()
}

/// Returns the table id in the first column of a row.
fn id_in(row: &rusqlite::Row<'_>) -> Result<TableId, rusqlite::Error> {
    let text: String = row.get(0)?;
    TableId::parse(&text).ok_or_else(|| {
        rusqlite::Error::FromSqlConversionFailure(
            0,
            rusqlite::types::Type::Text,
            format!("{text:?} is no table id").into(),
        )
    })
}

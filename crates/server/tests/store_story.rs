//! One story that every store must tell: tables are laid, played, listed, taken over, and never
//! half-written.

use std::collections::BTreeMap;
use std::sync::Arc;

use shogido_play::event::{Audience, Deed, Event, Seat, Setup};
use shogido_server::secret::{TableId, Token};
use shogido_server::store::{
    NewSeat, NewTable, SharedStore, SqliteStore, Standing, Store, StoreError,
};

fn event(version: u64, deed: Deed) -> Event {
    Event { version, at_ms: 1000 * version as i64, audience: Audience::Everyone, deed }
}

fn opened() -> Event {
    let seats = vec![Seat::Person { person: 0 }, Seat::Person { person: 1 }];
    let setup = Setup {
        game: "shogi".to_owned(),
        options: BTreeMap::from([("repetition".to_owned(), "book".to_owned())]),
        start: None,
        seats,
        timing: None,
    };
    event(1, Deed::Opened { setup })
}

fn moved(version: u64, by: u8, m: &str) -> Event {
    event(version, Deed::Moved { by, m: m.to_owned() })
}

fn standing(plies: u32) -> Standing {
    Standing {
        plies,
        turn: Some((plies % 2) as u8),
        machine_to_move: false,
        deadline_ms: None,
        ended: None,
    }
}

fn new_table(id: &TableId, keeper: &Token, invite: &Token) -> NewTable {
    NewTable {
        id: id.clone(),
        game: "shogi".to_owned(),
        events: vec![opened()],
        standing: standing(0),
        seats: vec![
            NewSeat { person: 0, keeper: Some(keeper.hash()), invite: None },
            NewSeat { person: 1, keeper: None, invite: Some(invite.hash()) },
        ],
    }
}

/// Tells the story on any store, which must be empty.
async fn story(store: &SharedStore) {
    let (id, other) = (TableId::fresh(), TableId::fresh());
    let (anna, boris, invite) = (Token::fresh(), Token::fresh(), Token::fresh());
    assert!(store.log(&id).await.expect("a log").is_empty(), "no table is laid yet");

    a_log_grows_in_order(store, &id, &anna, &invite).await;
    a_seat_is_claimed_once(store, &id, &anna, &boris, &invite).await;
    lists_follow_the_standing(store, &id, &other, &anna).await;
}

async fn a_log_grows_in_order(store: &SharedStore, id: &TableId, anna: &Token, invite: &Token) {
    store.open_table(new_table(id, anna, invite)).await.expect("a table");
    assert!(store.open_table(new_table(id, anna, invite)).await.is_err(), "names are taken once");
    let first = moved(2, 0, "7g7f");
    store.append(id, 1, vec![first.clone()], standing(1)).await.expect("a move");
    let late = store.append(id, 1, vec![moved(2, 0, "2g2f")], standing(1)).await;
    assert!(matches!(late, Err(StoreError::Conflict { expected: 1, .. })), "{late:?}");
    let gap = store.append(id, 2, vec![moved(4, 1, "3c3d")], standing(2)).await;
    assert!(matches!(gap, Err(StoreError::Conflict { .. })), "{gap:?}");
    let half = vec![moved(3, 1, "3c3d"), moved(5, 0, "2g2f")];
    assert!(store.append(id, 2, half, standing(3)).await.is_err());
    assert_eq!(store.log(id).await.expect("a log"), [opened(), first], "all or nothing");
    let two = vec![moved(3, 1, "3c3d"), moved(4, 0, "2g2f")];
    store.append(id, 2, two, standing(3)).await.expect("two moves");
    assert_eq!(store.log(id).await.expect("a log").len(), 4);
    let nowhere = store.append(&TableId::fresh(), 0, vec![opened()], standing(0)).await;
    assert!(nowhere.is_err(), "there is no such table");
}

async fn a_seat_is_claimed_once(
    store: &SharedStore,
    id: &TableId,
    anna: &Token,
    boris: &Token,
    invite: &Token,
) {
    let person = |token: Token| async move { store.person_at(id, token.hash()).await };
    assert_eq!(person(anna.clone()).await.expect("an answer"), Some(0));
    assert_eq!(person(boris.clone()).await.expect("an answer"), None);
    let own = store.claim(id, invite.hash(), anna.hash()).await.expect("an answer");
    assert_eq!(own, Some(0), "who sits already keeps their seat");
    let wrong = store.claim(id, Token::fresh().hash(), boris.hash()).await.expect("an answer");
    assert_eq!(wrong, None);
    let taken = store.claim(id, invite.hash(), boris.hash()).await.expect("an answer");
    assert_eq!(taken, Some(1));
    assert_eq!(person(boris.clone()).await.expect("an answer"), Some(1));
    let carol = Token::fresh();
    let again = store.claim(id, invite.hash(), carol.hash()).await.expect("an answer");
    assert_eq!(again, None, "an invitation is used once");
}

async fn lists_follow_the_standing(
    store: &SharedStore,
    id: &TableId,
    other: &TableId,
    anna: &Token,
) {
    store.open_table(new_table(other, anna, &Token::fresh())).await.expect("a table");
    let unfinished = store.unfinished(anna.hash(), 10).await.expect("a list");
    let names: Vec<&TableId> = unfinished.iter().map(|listing| &listing.id).collect();
    assert_eq!(names, [id, other], "the last touched first");
    assert_eq!((unfinished[0].plies, unfinished[0].turn), (3, Some(1)));
    assert_eq!(store.unfinished(anna.hash(), 1).await.expect("a list").len(), 1);

    let machine = Standing { machine_to_move: true, deadline_ms: Some(50_000), ..standing(1) };
    store.append(other, 1, vec![moved(2, 0, "7g7f")], machine).await.expect("a move");
    assert_eq!(store.waiting_for_machine(10).await.expect("a list"), std::slice::from_ref(other));
    assert!(store.fallen(49_999, 10).await.expect("a list").is_empty());
    assert_eq!(store.fallen(50_000, 10).await.expect("a list"), std::slice::from_ref(other));

    let over = Standing { turn: None, ended: Some("resignation".to_owned()), ..standing(1) };
    store.append(other, 2, vec![event(3, Deed::Resigned { by: 1 })], over).await.expect("the end");
    assert!(store.waiting_for_machine(10).await.expect("a list").is_empty());
    assert!(store.fallen(i64::MAX, 10).await.expect("a list").is_empty());
    assert_eq!(store.unfinished(anna.hash(), 10).await.expect("a list").len(), 1);
}

#[tokio::test]
async fn sqlite_tells_the_story() {
    let folder = tempfile::tempdir().expect("a folder");
    let store: SharedStore = Arc::new(SqliteStore::open(folder.path()).expect("a store"));
    story(&store).await;
}

#[tokio::test]
async fn what_was_answered_is_there_after_opening_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let id = TableId::fresh();
    {
        let store = SqliteStore::open(folder.path()).expect("a store");
        let table = new_table(&id, &Token::fresh(), &Token::fresh());
        store.open_table(table).await.expect("a table");
        store.append(&id, 1, vec![moved(2, 0, "7g7f")], standing(1)).await.expect("a move");
    }
    let store = SqliteStore::open(folder.path()).expect("the same store");
    assert_eq!(store.log(&id).await.expect("a log"), [opened(), moved(2, 0, "7g7f")]);
}

#[tokio::test]
async fn of_many_writers_of_one_version_one_wins() {
    let folder = tempfile::tempdir().expect("a folder");
    let store: SharedStore = Arc::new(SqliteStore::open(folder.path()).expect("a store"));
    let id = TableId::fresh();
    let table = new_table(&id, &Token::fresh(), &Token::fresh());
    store.open_table(table).await.expect("a table");
    let writers: Vec<_> = (0..16)
        .map(|_| {
            let (store, id) = (Arc::clone(&store), id.clone());
            tokio::spawn(async move {
                store.append(&id, 1, vec![moved(2, 0, "7g7f")], standing(1)).await.is_ok()
            })
        })
        .collect();
    let mut winners = 0;
    for writer in writers {
        winners += usize::from(writer.await.expect("no panic"));
    }
    assert_eq!(winners, 1);
}

#[test]
fn a_database_of_a_newer_program_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(SqliteStore::open(folder.path()).expect("a store"));
    let file = folder.path().join("shogido.db");
    let database = rusqlite::Connection::open(&file).expect("the database");
    database.pragma_update(None, "user_version", 999).expect("a version");
    drop(database);
    let refused = SqliteStore::open(folder.path());
    assert!(matches!(refused, Err(StoreError::TooNew { found: 999, .. })), "{refused:?}");
}

//! Killing the server at any moment loses nothing that was answered.

mod support;

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::json;
use shogido_play::event::{Deed, Event, Setup};
use shogido_play::table::Table;
use shogido_server::secret::random_seed;
use shogido_server::store::{SqliteStore, Store};
use support::process::{self, Server};
use support::{Client, ONE_SCREEN, lay_in, person, shogi};

const KILLS: usize = 6;
const PLAYERS: usize = 4;

/// Not a test of its own: this program, started again by the test below, serves until it is killed.
#[test]
fn server_process() {
    process::serve_if_asked();
}

/// Plays moves by chance until the server is gone; returns the moves it answered for, each with
/// the version of its event.
async fn play_until_killed(
    address: SocketAddr,
    id: shogido_server::secret::TableId,
    cookie: String,
) -> Vec<(u64, String)> {
    let mut answered = Vec::new();
    let Ok(mut client) = Client::try_connect(address, id.as_str(), &cookie).await else {
        return answered;
    };
    client.say(&json!({"t": "join", "seen": 0})).await;
    loop {
        let Some(message) = client.hear().await else { return answered };
        if message["t"] != json!("table") {
            continue;
        }
        let choices = client.table["choices"].as_array().expect("a list");
        if choices.is_empty() {
            return answered;
        }
        let number = usize::try_from(random_seed() % choices.len() as u64).expect("an index");
        let m = choices[number]["m"].as_str().expect("a move").to_owned();
        let Some(answer) = client.try_command(json!({"t": "move", "m": m})).await else {
            return answered;
        };
        assert_eq!(answer["t"], json!("done"), "{answer}");
        answered.push((answer["version"].as_u64().expect("a version"), m));
        // The frame of this move may have come before the answer.
        client.say(&json!({"t": "join", "seen": 0})).await;
    }
}

fn check(log: &[Event], answered: &[(u64, String)]) {
    for (version, m) in answered {
        let event = log.get(*version as usize - 1).unwrap_or_else(|| {
            panic!("move {m} of version {version} was answered and is gone; {} are left", log.len())
        });
        let kept = matches!(&event.deed, Deed::Moved { m: kept, .. } if kept == m);
        assert!(kept, "version {version} was {m}, and now is {:?}", event.deed);
    }
    Table::replay(log).expect("what is left is a game");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answered_move_survives_a_kill() {
    let folder = tempfile::tempdir().expect("a folder");
    let anna = person().await;
    let mut tables = Vec::new();
    for _ in 0..PLAYERS {
        let setup = Setup { game: "sho-shogi".to_owned(), ..shogi(ONE_SCREEN) };
        tables.push((lay_in(folder.path(), setup, &anna).await, Vec::new()));
    }
    for kill in 0..KILLS {
        let server = Server::start(folder.path(), 0);
        let players: Vec<_> = tables
            .iter()
            .map(|(id, _)| {
                let (id, cookie) = (id.clone(), anna.cookie.clone());
                tokio::spawn(play_until_killed(server.address, id, cookie))
            })
            .collect();
        let moment = Duration::from_millis(100 + random_seed() % 900);
        tokio::time::sleep(moment).await;
        server.kill();
        for (player, (_, answered)) in players.into_iter().zip(&mut tables) {
            answered.extend(player.await.expect("the player's checks hold"));
        }
        let store = SqliteStore::open(folder.path()).expect("the store opens after a kill");
        for (id, answered) in &tables {
            check(&store.log(id).await.expect("a log"), answered);
        }
        let total: usize = tables.iter().map(|(_, answered)| answered.len()).sum();
        assert!(total > 0 || kill == 0, "some moves were answered before the kills");
    }
}

/// What a server at rest may hold, in KiB: 50 MiB.
const RESIDENT_KIB_MAX: u64 = 50 * 1024;

#[tokio::test(flavor = "multi_thread")]
async fn a_server_at_rest_is_small() {
    let folder = tempfile::tempdir().expect("a folder");
    let anna = person().await;
    let id = lay_in(folder.path(), shogi(ONE_SCREEN), &anna).await;
    let server = Server::start(folder.path(), 0);
    let mut client = Client::join(server.address, &id, &anna, 0).await;
    for m in ["7g7f", "3c3d", "2g2f", "8c8d"] {
        client.play(m).await;
    }
    drop(client);
    // Elsewhere than on Linux nothing tells the size of another process.
    if let Some(resident_kib) = server.resident_kib() {
        assert!(resident_kib < RESIDENT_KIB_MAX, "the server holds {resident_kib} KiB at rest");
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn asked_to_end_the_server_hangs_up_and_ends_well() {
    let folder = tempfile::tempdir().expect("a folder");
    let anna = person().await;
    let id = lay_in(folder.path(), shogi(ONE_SCREEN), &anna).await;
    let server = Server::start(folder.path(), 0);
    let mut client = Client::join(server.address, &id, &anna, 0).await;
    client.play("7g7f").await;
    let ended = tokio::task::spawn_blocking(move || server.ask_to_end());
    while client.hear().await.is_some() {}
    assert!(ended.await.expect("no panic").success());
    let store = SqliteStore::open(folder.path()).expect("a store");
    assert_eq!(store.log(&id).await.expect("a log").len(), 2);
}

//! A game over a real socket.

mod support;

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use shogido_play::event::{Seat, Setup, Start};
use shogido_server::bots::Levels;
use support::{
    Chance, Client, ONE_SCREEN, listen, open, person, serve_table, serve_table_with, shogi, state,
    state_with,
};

#[tokio::test]
async fn a_move_is_stored_shown_and_answered() {
    let served = serve_table(shogi(ONE_SCREEN)).await;
    let mut client = served.join().await;
    assert_eq!(client.table["you"], json!([0, 1]));
    assert_eq!(client.table["choices"].as_array().map(Vec::len), Some(30));
    assert_eq!(client.table["squares"][60], json!(["P", 0]));
    client.play("7g7f").await;
    assert_eq!(client.table["squares"][60], Value::Null);
    assert_eq!(client.table["last"], json!([60, 59]));
    assert_eq!(client.table["turn"], json!(1));
    assert_eq!(client.moves[0]["text"], json!("P-7f"));
    assert_eq!(client.moves[0]["change"], json!([[59, ["P", 0]], [60, null]]));
    let log = served.state.hub.store().log(&served.id).await.expect("a log");
    assert_eq!(log.len(), 2);
}

#[tokio::test]
async fn a_refused_move_says_which_rule_refuses_it() {
    let sfen = "4k4/9/9/9/9/9/2P6/9/4K4 b P 1".to_owned();
    let setup = Setup { start: Some(Start::Position(sfen)), ..shogi(ONE_SCREEN) };
    let served = serve_table(setup).await;
    let mut client = served.join().await;
    let refused = client.command(json!({"t": "move", "m": "P*7e"})).await;
    assert_eq!((&refused["t"], &refused["code"]), (&json!("refused"), &json!("nifu")));
    let text = refused["text"].as_str().expect("a sentence");
    assert!(text.contains("nifu") && text.contains('7'), "{text}");
    let refused = client.command(json!({"t": "move", "m": "nonsense"})).await;
    assert_eq!(refused["t"], json!("refused"));
    assert_eq!(refused["version"], client.table["version"]);
}

#[tokio::test]
async fn a_takeback_shortens_the_list_of_those_who_come_back_too() {
    let served = serve_table(shogi(ONE_SCREEN)).await;
    let mut client = served.join().await;
    for m in ["7g7f", "3c3d", "2g2f"] {
        client.play(m).await;
    }
    let seen = client.table["version"].as_u64().expect("a version");
    let kept = client.moves.clone();
    drop(client);
    let mut other = served.join().await;
    other.command(json!({"t": "takeback"})).await;
    other.play("6g6f").await;
    let mut back = Client::connect(served.address, served.id.as_str(), &served.anna.cookie).await;
    back.moves = kept;
    back.say(&json!({"t": "join", "seen": seen})).await;
    back.next_table().await;
    assert_eq!(back.table["moves"]["from"], json!(2), "it has these");
    assert_eq!(back.table["moves"]["list"].as_array().map(Vec::len), Some(1));
    assert_eq!(back.played(), ["7g7f", "3c3d", "6g6f"]);
}

#[tokio::test]
async fn two_people_play_by_invitation_and_a_stranger_watches() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = state(folder.path());
    let (anna, boris, carol) = (person().await, person().await, person().await);
    let seats = [Seat::Person { person: 0 }, Seat::Person { person: 1 }];
    let opened = open(&state, shogi(seats), &anna).await;
    let id = opened.id;
    let (seat, invite) = &opened.invitations[0];
    let claimed = state.hub.store().claim(&id, invite.hash(), boris.guest.hash()).await;
    assert_eq!((claimed.expect("an answer"), *seat), (Some(1), 1));
    let address = listen(state).await;
    let mut first = Client::join(address, &id, &anna, 0).await;
    let mut second = Client::join(address, &id, &boris, 0).await;
    let mut watcher = Client::join(address, &id, &carol, 0).await;
    assert_eq!(
        (&first.table["you"], &second.table["you"], &watcher.table["you"]),
        (&json!([0]), &json!([1]), &json!([]))
    );
    let early = second.command(json!({"t": "move", "m": "3c3d"})).await;
    assert_eq!(early["code"], json!("not-your-turn"));
    first.play("7g7f").await;
    second.wait_for(|table| table["turn"] == json!(1)).await;
    assert!(first.table["choices"].as_array().expect("a list").is_empty());
    assert!(!second.table["choices"].as_array().expect("a list").is_empty());
    second.play("3c3d").await;
    let refused = watcher.command(json!({"t": "resign"})).await;
    assert_eq!(refused["code"], json!("not-seated"));
    first.wait_for(|table| table["turn"] == json!(0)).await;
    first.command(json!({"t": "takeback"})).await;
    second.wait_for(|table| table["offers"]["takeback"] == json!(0)).await;
    second.command(json!({"t": "decline"})).await;
    first.wait_for(|table| table["offers"] == json!({})).await;
    first.command(json!({"t": "resign"})).await;
    watcher.wait_for(|table| !table["end"].is_null()).await;
    assert_eq!(watcher.table["end"]["code"], json!("resignation"));
    assert_eq!(watcher.table["end"]["winners"], json!([1]));
    assert_eq!(watcher.played(), ["7g7f", "3c3d"]);
}

#[tokio::test]
async fn a_game_against_the_machine_goes_on_to_its_end() {
    let seats = [Seat::Machine { level: 1 }, Seat::Person { person: 0 }];
    let setup = Setup { game: "minishogi".to_owned(), ..shogi(seats) };
    let served = serve_table(setup).await;
    let mut client = served.join().await;
    for number in 0.. {
        client.wait_for(|table| table["turn"] == json!(1) || !table["end"].is_null()).await;
        if !client.table["end"].is_null() {
            break;
        }
        if number == 100 {
            // A game by chance may go on for ever.
            client.command(json!({"t": "resign"})).await;
            continue;
        }
        let choices = client.table["choices"].as_array().expect("a list");
        let choice = &choices[number * 7 % choices.len()]["m"];
        let m = choice.as_str().expect("a move").to_owned();
        client.play(&m).await;
    }
    assert!(client.moves.len() > 3);
    assert!(!client.table["end"]["text"].as_str().expect("a sentence").is_empty());
}

#[tokio::test]
async fn the_machine_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let anna = person().await;
    let seats = [Seat::Person { person: 0 }, Seat::Machine { level: 1 }];
    let id = {
        let state = state_with(folder.path(), Arc::new(Silent), Duration::from_mins(1));
        let id = open(&state, shogi(seats), &anna).await.id;
        let address = listen(state).await;
        let mut client = Client::join(address, &id, &anna, 0).await;
        client.play("7g7f").await;
        assert_eq!(client.table["thinking"], json!(true));
        id
    };
    let address = listen(state_with(folder.path(), Arc::new(Chance), Duration::from_mins(1))).await;
    let mut client = Client::join(address, &id, &anna, 0).await;
    client.wait_for(|table| table["moves"]["list"].as_array().is_some_and(|m| !m.is_empty())).await;
    client.wait_for(|table| table["turn"] == json!(0)).await;
    assert_eq!(client.moves.len(), 2);
}

/// Never finds a move.
#[derive(Debug)]
struct Silent;

impl shogido_server::bots::Opponent for Silent {
    fn choose(
        &self,
        _: &shogido_rules::View,
        _: u8,
        _: u64,
    ) -> Option<shogido_server::bots::Chosen> {
        None
    }
}

/// Always plays a move that the rules refuse.
#[derive(Debug)]
struct Stubborn;

impl shogido_server::bots::Opponent for Stubborn {
    fn choose(
        &self,
        _: &shogido_rules::View,
        _: u8,
        _: u64,
    ) -> Option<shogido_server::bots::Chosen> {
        let deed = shogido_server::bots::MachineDeed::Move("9a9b".to_owned());
        Some(shogido_server::bots::Chosen { deed, pause: Duration::ZERO })
    }
}

#[tokio::test]
async fn a_machine_whose_move_is_refused_holds_up_nobody_at_its_table() {
    let seats = [Seat::Person { person: 0 }, Seat::Machine { level: 1 }];
    let setup = Setup {
        start: Some(Start::Position("4k4/9/9/9/9/9/9/9/4K4 b 2R 1".to_owned())),
        ..shogi(seats)
    };
    let served = serve_table_with(setup, Arc::new(Stubborn)).await;
    let mut client = served.join().await;
    client.play("5i5h").await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    let asked = std::time::Instant::now();
    let done = client.command(json!({"t": "resign"})).await;
    assert_eq!(done["t"], json!("done"), "{done}");
    assert!(asked.elapsed() < Duration::from_secs(1), "{:?}", asked.elapsed());
}

#[tokio::test]
async fn a_hint_is_a_legal_move_and_changes_nothing() {
    let served = serve_table(shogi(ONE_SCREEN)).await;
    let mut client = served.join().await;
    let choices = client.table["choices"].clone();
    client.say(&json!({"t": "hint", "id": 77})).await;
    // The frame first: what comes after it stays on the page.
    assert_eq!(client.hear().await.expect("a frame")["t"], json!("table"));
    let hint = client.hear().await.expect("a hint");
    assert_eq!((&hint["t"], &hint["id"]), (&json!("hint"), &json!(77)));
    assert_eq!(client.hear().await.expect("an answer")["t"], json!("done"));
    let offered = choices.as_array().expect("a list").iter().any(|c| c["m"] == hint["m"]);
    assert!(offered, "{hint}");
    client.play(hint["m"].as_str().expect("a move")).await;
}

#[tokio::test]
async fn a_table_nobody_watches_sleeps_and_wakes_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = state_with(folder.path(), Arc::new(Chance), Duration::from_millis(50));
    let anna = person().await;
    let id = open(&state, shogi(ONE_SCREEN), &anna).await.id;
    let address = listen(state.clone()).await;
    let mut client = Client::join(address, &id, &anna, 0).await;
    client.play("7g7f").await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(state.hub.awake(), 1, "someone watches");
    drop(client);
    while state.hub.awake() > 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut client = Client::join(address, &id, &anna, 0).await;
    assert_eq!(client.played(), ["7g7f"]);
    client.play("3c3d").await;
}

#[tokio::test]
async fn many_readers_at_one_screen_all_see_every_move_in_order() {
    let setup = Setup { game: "minishogi".to_owned(), ..shogi(ONE_SCREEN) };
    let served = serve_table(setup).await;
    let mut clients = Vec::new();
    for _ in 0..5 {
        clients.push(served.join().await);
    }
    for _ in 0..8 {
        for client in &mut clients {
            let choice = client.table["choices"][0]["m"].clone();
            // Only the client that has drawn the newest position may move; the others are stale.
            let command = json!({"t": "move", "m": choice, "seen": client.table["version"]});
            client.command(command).await;
        }
    }
    let newest = clients.iter().filter_map(|c| c.table["version"].as_u64()).max();
    for client in &mut clients {
        client.wait_for(|table| table["version"].as_u64() >= newest).await;
    }
    let lists: Vec<_> = clients.iter().map(Client::played).collect();
    assert!(lists.windows(2).all(|pair| pair[0] == pair[1]), "{lists:?}");
}

#[tokio::test]
async fn every_level_of_the_engine_answers_with_a_legal_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = state_with(folder.path(), Arc::new(Levels), Duration::from_mins(1));
    let anna = person().await;
    let address = listen(state.clone()).await;
    for level in [1, 4, 8] {
        let seats = [Seat::Person { person: 0 }, Seat::Machine { level }];
        let id = open(&state, shogi(seats), &anna).await.id;
        let mut client = Client::join(address, &id, &anna, 0).await;
        client.play("7g7f").await;
        client.wait_for(|table| table["turn"] == json!(0)).await;
        assert_eq!(client.moves.len(), 2, "level {level}");
    }
}

//! A game from a file in the web application: on the shelf, with its card, and played at a table.

mod support;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use shogido_play::event::{Deed, Seat, Setup};
use shogido_rules::{games, rulebook};
use shogido_server::app::{App, app};
use shogido_server::secret::TableId;
use shogido_server::store::{NewSeat, NewTable, Standing};
use support::{Person, ask, open, person, state};

const FILE: &str = r#"
id = "hare-minishogi"
parent = "minishogi"
name = { en = "Hares", ru = "Зайцы", be = "Зайцы", ja = "兎の将棋" }
[kinds]
s = { name = { en = "hare", ru = "заяц", be = "заяц", ja = "兎" }, kanji = ["兎"], move = "N" }
"#;

fn get(path: &str, cookie: &str) -> Request<Body> {
    let request = Request::get(path).header("host", "shogi.example").header("cookie", cookie);
    request.body(Body::empty()).expect("a request")
}

/// Lays a table as a server did that was started with another file.
async fn table_of_a_game_that_is_not_here(state: &App, person: &Person) -> String {
    let laid = open(state, support::shogi(support::ONE_SCREEN), person).await.id;
    let store = state.hub.store();
    let mut events = store.log(&laid).await.expect("a log");
    if let Deed::Opened { setup } = &mut events[0].deed {
        "a-game-of-yesterday".clone_into(&mut setup.game);
    }
    let id = TableId::fresh();
    let keeper = Some(person.guest.hash());
    let standing = Standing {
        plies: 0,
        turn: Some(0),
        machine_to_move: false,
        deadline_ms: None,
        ended: None,
    };
    let seats = vec![NewSeat { person: 0, keeper, invite: None }];
    let game = "a-game-of-yesterday".to_owned();
    let table = NewTable { id: id.clone(), game, events, standing, seats };
    store.open_table(table).await.expect("a table");
    format!("/t/{id}")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_from_a_file_is_offered_explained_and_played() {
    let game = rulebook::read_own(FILE.as_bytes()).expect("a sound file");
    games::bring(vec![game]).expect("no game has this id");
    let folder = tempfile::tempdir().expect("a folder");
    let state = state(folder.path());
    let anna = person().await;
    let seats = [Seat::Person { person: 0 }, Seat::Machine { level: 1 }];
    let setup = Setup { game: "hare-minishogi".to_owned(), ..support::shogi(seats) };
    let id = open(&state, setup, &anna).await.id;
    let routes = app(state.clone());
    let pages = ["/", "/games/hare-minishogi", "/play/hare-minishogi", &format!("/t/{id}")];
    for page in pages {
        for (language, name) in [("en", "Hares"), ("ru", "Зайцы"), ("ja", "兎の将棋")] {
            let cookie = format!("{}; shogido_settings=lang={language}", anna.cookie);
            let (status, _, body) = ask(&routes, get(page, &cookie)).await;
            assert_eq!(status, StatusCode::OK, "{page} in {language}");
            assert!(body.contains(name), "{page} in {language}");
            for key in ["piece-", "move-s", "move-hare", "option-", "handicap-", "game-hare"] {
                let raw = format!(">{key}");
                assert!(!body.contains(&raw), "{page} in {language} shows a key: {key}");
            }
        }
    }
    let gone = table_of_a_game_that_is_not_here(&state, &anna).await;
    for (page, status) in [("/", StatusCode::OK), (gone.as_str(), StatusCode::NOT_FOUND)] {
        let (found, _, body) = ask(&routes, get(page, &anna.cookie)).await;
        assert_eq!(found, status, "{page}: {body}");
    }
    let (_, _, body) = ask(&routes, get("/games/hare-minishogi", "shogido_settings=lang=ru")).await;
    assert!(body.contains("Заяц"), "its men have their own names");
}

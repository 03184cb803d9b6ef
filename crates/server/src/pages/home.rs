//! `/`: the doors, the reader's unfinished games, the shelf of games.

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use shogido_diagram::{Scene, Side, Style};
use shogido_play::event::Seat;
use shogido_play::table::Snapshot;
use shogido_rules::{Position, games};

use super::boards;
use super::shell::{Shell, Words, render};
use crate::app::App;
use crate::error::Error;
use crate::guest::Guest;
use crate::hub::CommandError;
use crate::settings::Settings;

/// Unfinished games shown at most.
const UNFINISHED_MAX: u32 = 6;

#[derive(Template)]
#[template(path = "home.html")]
struct Home {
    shell: Shell,
    symbols: String,
    unfinished: Vec<Unfinished>,
    shelves: Vec<Shelf>,
}

/// Games of one part of the world.
struct Shelf {
    heading: String,
    games: Vec<Shelved>,
}

struct Unfinished {
    table: String,
    name: String,
    seats: String,
    progress: String,
    board: String,
}

struct Shelved {
    id: &'static str,
    name: String,
    size: String,
    /// What is to be known about its rules.
    label: Option<String>,
    board: String,
}

/// The shelves by the keys of their headings, with the games on each; on the last stand all others.
const SHELVES: [(&str, &[&str]); 5] = [
    (
        "home-shelf-shogi",
        &[
            "shogi",
            "minishogi",
            "sho-shogi",
            "heian-shogi",
            "chu-shogi",
            "dai-shogi",
            "dai-dai-shogi",
            "maka-dai-dai-shogi",
            "tai-shogi",
            "hasami-shogi",
            "tobi-shogi",
        ],
    ),
    (
        "home-shelf-china-korea",
        &["xiangqi", "janggi", "gwangsanghui", "forty-square", "patent-1991"],
    ),
    ("home-shelf-south-east", &["makruk", "sittuyin"]),
    (
        "home-shelf-west",
        &["chaturanga", "shatranj", "courier", "chess", "gardner", "pocket-knight"],
    ),
    ("home-shelf-others", &[]),
];

/// Puts games on their shelves, and leaves out shelves that stay empty.
fn shelves(words: Words, mut games: Vec<Shelved>) -> Vec<Shelf> {
    let mut shelves = Vec::new();
    for (heading, ids) in SHELVES {
        let place = |game: &Shelved| ids.iter().position(|id| *id == game.id);
        let (mut here, rest): (Vec<_>, Vec<_>) =
            games.into_iter().partition(|game| ids.is_empty() || place(game).is_some());
        here.sort_by_key(place);
        games = rest;
        if !here.is_empty() {
            shelves.push(Shelf { heading: words.say(heading), games: here });
        }
    }
    shelves
}

/// `GET /`.
pub(crate) async fn show(
    State(app): State<App>,
    settings: Settings,
    guest: Guest,
) -> Result<Response, Error> {
    let words = Words(settings.language);
    let style = boards::small(&settings);
    let mut scenes = Vec::new();
    let mut shelf = Vec::new();
    let playable = games::all().iter().map(|card| {
        let label = card.reconstructed.then(|| words.say("reconstruction"));
        (card.id, label, Scene::of_position(&Position::start(&card.default_game())))
    });
    let bare = Scene::BARE_BOARDS
        .into_iter()
        .filter_map(|id| Some((id, Some(words.say("home-board-only")), Scene::of_bare_board(id)?)));
    for (id, label, scene) in playable.chain(bare) {
        let name = words.game_short(id);
        let [files, ranks] = [scene.board.files, scene.board.ranks];
        let size = [("files", files.into()), ("ranks", ranks.into())];
        shelf.push(Shelved {
            id,
            label,
            board: scene.svg_element(style, &name),
            size: words.with("home-board-size", &size),
            name,
        });
        scenes.push(scene);
    }
    let page = Home {
        shell: Shell::new(&settings, "", "/").at("home"),
        unfinished: unfinished(&app, &guest, words, style).await?,
        symbols: boards::symbols(&scenes, settings.pieces),
        shelves: shelves(words, shelf),
    };
    render(&page)
}

async fn unfinished(
    app: &App,
    guest: &Guest,
    words: Words,
    style: Style,
) -> Result<Vec<Unfinished>, Error> {
    if guest.is_fresh() {
        return Ok(Vec::new());
    }
    let mut shown = Vec::new();
    for listing in app.hub.store().unfinished(guest.hash(), UNFINISHED_MAX).await? {
        let speaker = app.hub.speaker(&listing.id, guest).await?;
        let snapshots = match app.hub.watch(&listing.id, speaker).await {
            // It waits for the program to be started with the file of its game again.
            Err(CommandError::GameAway) => continue,
            watched => watched?,
        };
        let snapshot = snapshots.borrow().clone();
        let side = if snapshot.held().iter().any(|player| player.index() == 0) {
            Side::First
        } else {
            Side::Second
        };
        let scene = Scene::of_view(snapshot.game(), snapshot.view());
        let name = words.game_short(&listing.game);
        shown.push(Unfinished {
            table: listing.id.to_string(),
            board: scene.svg_element(Style { side, ..style }, &name),
            name,
            seats: opponent(words, &snapshot),
            progress: words.with("move-number", &[("number", listing.plies.into())]),
        });
    }
    Ok(shown)
}

/// Says whom the game is played against.
fn opponent(words: Words, snapshot: &Snapshot) -> String {
    let machine = snapshot.setup().seats.iter().find_map(|seat| match seat {
        Seat::Machine { level } => Some(*level),
        Seat::Person { .. } => None,
    });
    match machine {
        Some(level) => words.with("table-machine", &[("level", level.into())]),
        None => words.say("on-this-screen"),
    }
}

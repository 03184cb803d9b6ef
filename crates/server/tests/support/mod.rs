//! A server for tests, and a client that speaks the wire.

// Each test file uses its own part, and includes this as a private module.
#![allow(dead_code, unreachable_pub)]

pub mod process;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode, header};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use shogido_play::event::{Seat, Setup};
use shogido_rules::View;
use shogido_server::app::App;
use shogido_server::bots::{Chosen, MachineDeed, Opponent};
use shogido_server::guest::{GUEST_COOKIE, Guest};
use shogido_server::hub::{Hub, Opened};
use shogido_server::limits::Caller;
use shogido_server::secret::TableId;
use shogido_server::store::{SharedStore, SqliteStore};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tower::ServiceExt;

/// A test fails only when something is stuck, also on a busy machine.
pub const PATIENCE: Duration = Duration::from_mins(1);

/// Plays a move by chance at once: fast and quite legal.
#[derive(Debug)]
pub struct Chance;

impl Opponent for Chance {
    fn choose(&self, view: &View, _: u8, seed: u64) -> Option<Chosen> {
        let choice = view.choices.get(usize::try_from(seed).ok()? % view.choices.len())?;
        let deed = MachineDeed::Move(view.position()?.move_text(*choice));
        Some(Chosen { deed, pause: Duration::ZERO })
    }
}

/// Returns the state of a server over a folder.
pub fn state(folder: &Path) -> App {
    state_with(folder, Arc::new(Chance), Duration::from_mins(1))
}

/// Returns the state of a server over a folder, with its own machine and patience.
pub fn state_with(folder: &Path, opponent: Arc<dyn Opponent>, idle: Duration) -> App {
    let store: SharedStore = Arc::new(SqliteStore::open(folder).expect("a store"));
    App::new(Hub::new(store, opponent, idle))
}

/// A server with one table, and the person who laid it.
pub struct Served {
    pub state: App,
    pub anna: Person,
    pub id: TableId,
    pub address: SocketAddr,
    _folder: tempfile::TempDir,
}

/// Serves a table that one person laid.
pub async fn serve_table(setup: Setup) -> Served {
    serve_table_with(setup, Arc::new(Chance)).await
}

/// Serves a table that one person laid, with its own machine.
pub async fn serve_table_with(setup: Setup, opponent: Arc<dyn Opponent>) -> Served {
    let folder = tempfile::tempdir().expect("a folder");
    let state = state_with(folder.path(), opponent, Duration::from_mins(1));
    let anna = person().await;
    let id = open(&state, setup, &anna).await.id;
    let address = listen(state.clone()).await;
    Served { state, anna, id, address, _folder: folder }
}

impl Served {
    /// Joins the table as the person who laid it.
    pub async fn join(&self) -> Client {
        Client::join(self.address, &self.id, &self.anna, 0).await
    }

    /// Returns how many events the table's log holds.
    pub async fn events(&self) -> usize {
        self.state.hub.store().log(&self.id).await.expect("a log").len()
    }
}

/// Lays a table in a folder and closes the store again, for a server in another process.
pub async fn lay_in(folder: &Path, setup: Setup, person: &Person) -> TableId {
    open(&state(folder), setup, person).await.id
}

/// Serves a state on a free port.
pub async fn listen(state: App) -> SocketAddr {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(shogido_server::serve_on(listener, state));
    address
}

/// A person with a browser: a guest and the cookie that proves it.
pub struct Person {
    pub guest: Guest,
    pub cookie: String,
}

/// Makes a person as a first visit does.
pub async fn person() -> Person {
    use axum::extract::FromRequestParts;
    use axum::response::IntoResponse;
    let (mut parts, ()) = Request::new(()).into_parts();
    let fresh = Guest::from_request_parts(&mut parts, &()).await.expect("a guest");
    let response = (fresh, StatusCode::OK).into_response();
    let cookie = response.headers()[header::SET_COOKIE].to_str().expect("a cookie").to_owned();
    let cookie = cookie.split(';').next().expect("a value").to_owned();
    assert!(cookie.starts_with(GUEST_COOKIE));
    let request = Request::builder().header(header::COOKIE, &cookie).body(()).expect("a request");
    let (mut parts, ()) = request.into_parts();
    let guest = Guest::from_request_parts(&mut parts, &()).await.expect("a guest");
    Person { guest, cookie }
}

/// Returns a setup of shogi between two seats.
pub fn shogi(seats: [Seat; 2]) -> Setup {
    Setup {
        game: "shogi".to_owned(),
        options: BTreeMap::new(),
        start: None,
        seats: seats.to_vec(),
        timing: None,
    }
}

/// Two seats held by one person.
pub const ONE_SCREEN: [Seat; 2] = [Seat::Person { person: 0 }, Seat::Person { person: 0 }];

/// Lays a table.
pub async fn open(state: &App, setup: Setup, person: &Person) -> Opened {
    state.hub.open(setup, &person.guest, Caller::Here).await.expect("a table")
}

/// Asks the routes without a socket.
pub async fn ask(routes: &Router, request: Request<Body>) -> (StatusCode, HeaderMap, String) {
    let response = routes.clone().oneshot(request).await.expect("an answer");
    let (parts, body) = response.into_parts();
    let body = axum::body::to_bytes(body, usize::MAX).await.expect("a body");
    (parts.status, parts.headers, String::from_utf8_lossy(&body).into_owned())
}

/// A live connection to a table.
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u64,
    /// The last frame of the table.
    pub table: Value,
    /// The moves as a page keeps them.
    pub moves: Vec<Value>,
}

impl Client {
    /// Connects and joins.
    pub async fn join(address: SocketAddr, id: &TableId, person: &Person, seen: u64) -> Self {
        let mut client = Self::connect(address, id.as_str(), &person.cookie).await;
        client.say(&json!({"t": "join", "seen": seen})).await;
        client.next_table().await;
        client
    }

    /// Connects without a word.
    pub async fn connect(address: SocketAddr, id: &str, cookie: &str) -> Self {
        Self::try_connect(address, id, cookie).await.expect("a connection")
    }

    /// Connects without a word, if the server is there.
    pub async fn try_connect(
        address: SocketAddr,
        id: &str,
        cookie: &str,
    ) -> Result<Self, tokio_tungstenite::tungstenite::Error> {
        let mut request = format!("ws://{address}/t/{id}/socket").into_client_request()?;
        let cookie = cookie.parse().expect("a cookie is a header value");
        request.headers_mut().insert("cookie", cookie);
        let (socket, _) = connect_async(request).await?;
        Ok(Self { socket, next: 1, table: Value::Null, moves: Vec::new() })
    }

    /// Sends a message.
    pub async fn say(&mut self, message: &Value) {
        self.send(Message::text(message.to_string())).await;
    }

    /// Sends a raw frame; a server that hung up is noticed at the next reading.
    pub async fn send(&mut self, message: Message) {
        let _ = self.socket.send(message).await;
    }

    /// Returns the next message, or nothing once the server has hung up.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.expect("an answer in time");
            match message? {
                Ok(Message::Text(text)) => {
                    let message: Value = serde_json::from_str(&text).expect("JSON");
                    self.take_in(&message);
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Sends a command and returns its answer: `done` or `refused`.
    pub async fn command(&mut self, command: Value) -> Value {
        self.try_command(command).await.expect("the server answers")
    }

    /// Sends a command and returns its answer, or nothing if the server hung up first.
    pub async fn try_command(&mut self, mut command: Value) -> Option<Value> {
        let id = self.next;
        self.next += 1;
        command["id"] = json!(id);
        self.say(&command).await;
        loop {
            let message = self.hear().await?;
            if message["id"] == json!(id) && message["t"] != json!("hint") {
                return Some(message);
            }
        }
    }

    /// Plays a move and waits until it is drawn.
    pub async fn play(&mut self, m: &str) {
        let done = self.command(json!({"t": "move", "m": m})).await;
        assert_eq!(done["t"], json!("done"), "{m}: {done}");
        let version = done["version"].as_u64().expect("a version");
        self.wait_for(|table| table["version"].as_u64() >= Some(version)).await;
    }

    /// Waits for the next frame of the table.
    pub async fn next_table(&mut self) {
        loop {
            if self.hear().await.expect("a frame")["t"] == json!("table") {
                return;
            }
        }
    }

    /// Waits until the last frame of the table is as wanted.
    pub async fn wait_for(&mut self, wanted: impl Fn(&Value) -> bool) {
        while !wanted(&self.table) {
            self.next_table().await;
        }
    }

    /// Keeps the move list as a page does.
    fn take_in(&mut self, message: &Value) {
        if message["t"] != json!("table") {
            return;
        }
        let from = message["moves"]["from"].as_u64().expect("a number") as usize;
        assert!(from <= self.moves.len(), "the server leaves out moves that the client lacks");
        self.moves.truncate(from);
        self.moves.extend(message["moves"]["list"].as_array().expect("a list").iter().cloned());
        self.table = message.clone();
    }

    /// Returns the moves in coordinate form.
    pub fn played(&self) -> Vec<String> {
        let text = |shown: &Value| shown["m"].as_str().expect("a move").to_owned();
        self.moves.iter().map(text).collect()
    }
}

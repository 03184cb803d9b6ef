//! Measures how long a move takes from a browser's command to the frame that shows it, over
//! loopback, with the event on disk in between; and how much memory the server holds.
//!
//! `cargo run --release -p shogido-server --example latency [MOVES]`

// A measurement is read on the screen.
#![allow(clippy::print_stdout)]

use std::collections::BTreeMap;
use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::FromRequestParts;
use axum::http::Request;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use shogido_play::event::{Seat, Setup};
use shogido_server::app::{App, app};
use shogido_server::bots::Levels;
use shogido_server::guest::{GUEST_COOKIE, Guest};
use shogido_server::hub::Hub;
use shogido_server::secret::Token;
use shogido_server::store::{SharedStore, SqliteStore};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let moves: usize = std::env::args().nth(1).map_or(Ok(200), |text| text.parse())?;
    let folder = tempfile::tempdir()?;
    let store: SharedStore = Arc::new(SqliteStore::open(folder.path())?);
    let hub = Hub::new(store, Arc::new(Levels), Duration::from_mins(1));
    let cookie = format!("{GUEST_COOKIE}={}", Token::fresh().reveal());
    let (mut parts, ()) = Request::builder().header("cookie", &cookie).body(())?.into_parts();
    let guest = Guest::from_request_parts(&mut parts, &()).await?;
    let person = Seat::Person { person: 0 };
    let setup = Setup {
        game: "shogi".to_owned(),
        options: BTreeMap::new(),
        start: None,
        seats: vec![person, person],
        timing: None,
    };
    let id = hub.open(setup, &guest, shogido_server::limits::Caller::Here).await?.id;
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    tokio::spawn(async move { axum::serve(listener, app(App::new(hub))).await });

    let mut request = format!("ws://{address}/t/{id}/socket").into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    let (mut socket, _) = tokio_tungstenite::connect_async(request).await?;
    socket.send(Message::text(r#"{"t":"join"}"#)).await?;
    let mut times = Vec::new();
    let mut sent = None;
    while let Some(message) = socket.next().await {
        let Message::Text(text) = message? else { continue };
        let frame: Value = serde_json::from_str(&text)?;
        if frame["t"] != json!("table") {
            continue;
        }
        times.extend(sent.take().map(|at: Instant| at.elapsed()));
        let choices = frame["choices"].as_array().map_or(&[][..], Vec::as_slice);
        if times.len() >= moves || choices.is_empty() {
            break;
        }
        // A stride through the choices makes a game with captures and drops, the same each time.
        let choice = &choices[times.len() * 7919 % choices.len()]["m"];
        sent = Some(Instant::now());
        socket.send(Message::text(json!({"t": "move", "m": choice}).to_string())).await?;
    }
    times.sort_unstable();
    let part = |percent: usize| times.get(times.len().saturating_sub(1) * percent / 100);
    println!(
        "{} moves: median {:?}, 95 % {:?}, most {:?}",
        times.len(),
        part(50),
        part(95),
        part(100)
    );
    if let Ok(status) = std::fs::read_to_string("/proc/self/status") {
        let resident = status.lines().find(|line| line.starts_with("VmRSS:"));
        println!("memory of server and client together: {}", resident.unwrap_or_default());
    }
    Ok(())
}

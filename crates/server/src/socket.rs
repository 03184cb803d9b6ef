//! The live connection: WebSocket frames in, typed messages through, frames out.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, Path, State};
use axum::response::Response;
use shogido_play::table::{Command, Refused, Snapshot, Speaker};
use shogido_play::wire::{ClientMessage, MESSAGE_BYTES_MAX, ServerMessage, TroubleCode};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::app::App;
use crate::error::Error;
use crate::guest::Guest;
use crate::hub::{CommandError, now_ms};
use crate::limits::{Allowance, Caller, OpenLine, Rate};
use crate::secret::TableId;
use crate::settings::Settings;
use crate::speech::Reader;

/// A silent connection is asked this often whether it is alive.
const PING_EVERY: Duration = Duration::from_secs(25);
/// A reader that takes no bytes for so long is gone.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);
/// Messages a client may send in a burst, and how many a second it earns back.
const MESSAGES: Rate = Rate { at_once: 200.0, per_second: 20.0 };

/// `GET /t/{id}/socket`: upgrades to a WebSocket that speaks [`shogido_play::wire`].
pub(crate) async fn upgrade(
    State(app): State<App>,
    Path(id): Path<String>,
    settings: Settings,
    guest: Guest,
    caller: Caller,
    counted: Option<Extension<Arc<OpenLine>>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    let id = TableId::parse(&id).ok_or(Error::NoSuchTable)?;
    let speaker = app.hub.speaker(&id, &guest).await?;
    let snapshots = app.hub.watch(&id, speaker).await?;
    let reader = Reader::from(&settings);
    Ok(upgrade.max_message_size(MESSAGE_BYTES_MAX).max_frame_size(MESSAGE_BYTES_MAX).on_upgrade(
        move |socket| async move {
            let allowance = Allowance::new(MESSAGES);
            let mut line = Line { app, id, speaker, caller, reader, socket, seen: None, allowance };
            line.serve(snapshots).await;
            // The connection is counted as long as it lasts.
            drop(counted);
        },
    ))
}

/// One connection of one viewer to one table.
struct Line {
    app: App,
    id: TableId,
    speaker: Speaker,
    caller: Caller,
    reader: Reader,
    socket: WebSocket,
    /// The version of the last frame the client has, once it has joined.
    seen: Option<u64>,
    allowance: Allowance,
}

/// Whether the connection goes on.
type Goes = Result<(), Hung>;

/// The connection is over.
struct Hung;

impl Line {
    /// Serves until either side hangs up.
    async fn serve(&mut self, mut snapshots: watch::Receiver<Arc<Snapshot>>) {
        let mut closing = self.app.closing();
        let mut ping = interval(PING_EVERY);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let goes = tokio::select! {
                message = self.socket.recv() => match message {
                    Some(Ok(message)) => self.hear(message, &mut snapshots).await,
                    Some(Err(error)) => self.hang_up_on(&error).await,
                    None => Err(Hung),
                },
                changed = snapshots.changed() => match changed {
                    Ok(()) => self.show(&mut snapshots).await,
                    Err(_) => self.look_again(&mut snapshots).await,
                },
                _ = ping.tick() => self.send_raw(Message::Ping(axum::body::Bytes::new())).await,
                () = closed(&mut closing) => {
                    self.close(close_code::AWAY, "the server is closing").await
                }
            };
            if goes.is_err() {
                return;
            }
        }
    }

    async fn hear(
        &mut self,
        message: Message,
        snapshots: &mut watch::Receiver<Arc<Snapshot>>,
    ) -> Goes {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => {
                return self
                    .trouble(TroubleCode::Malformed, "messages are JSON in text frames")
                    .await;
            }
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(Hung),
        };
        if !self.allowance.take() {
            return self.close(close_code::POLICY, "too many messages").await;
        }
        match serde_json::from_str::<ClientMessage>(&text) {
            Ok(message) => self.act(message, snapshots).await,
            Err(error) => self.trouble(TroubleCode::Malformed, &error.to_string()).await,
        }
    }

    async fn act(
        &mut self,
        message: ClientMessage,
        snapshots: &mut watch::Receiver<Arc<Snapshot>>,
    ) -> Goes {
        match message {
            ClientMessage::Join { seen } => {
                self.seen = Some(seen);
                self.show(snapshots).await
            }
            ClientMessage::Ping => self.send(&ServerMessage::Pong { now: now_ms() }).await,
            other => {
                let (command, id) = Command::read(other).expect("join and ping are handled above");
                self.command(command, id, snapshots).await
            }
        }
    }

    async fn command(
        &mut self,
        command: Command,
        id: Option<u64>,
        snapshots: &mut watch::Receiver<Arc<Snapshot>>,
    ) -> Goes {
        let asked_hint = matches!(command, Command::Hint { .. });
        let answer = self.app.hub.command(&self.id, self.speaker, command, self.caller).await;
        match answer {
            Ok(carried) => {
                // What the command changed is drawn before its answer is read.
                if snapshots.has_changed().unwrap_or(false) {
                    self.show(snapshots).await?;
                }
                if asked_hint {
                    let hint = carried.hint.map(|m| {
                        let text = self.reader.move_now(&snapshots.borrow(), &m);
                        ServerMessage::Hint { id, m, text }
                    });
                    match hint {
                        Some(hint) => self.send(&hint).await?,
                        None => self.trouble(TroubleCode::NoHint, "").await?,
                    }
                }
                self.send(&ServerMessage::Done { id, version: carried.version }).await
            }
            Err(CommandError::Refused(refused)) => self.refuse(id, &refused, snapshots).await,
            Err(CommandError::NoSuchTable | CommandError::GameAway) => {
                self.close(close_code::POLICY, "no such table").await
            }
            Err(CommandError::Busy) => self.trouble(TroubleCode::Busy, "").await,
            Err(CommandError::Store(_)) => self.trouble(TroubleCode::Storage, "").await,
        }
    }

    async fn refuse(
        &mut self,
        id: Option<u64>,
        refused: &Refused,
        snapshots: &watch::Receiver<Arc<Snapshot>>,
    ) -> Goes {
        let refusal = {
            let snapshot = snapshots.borrow();
            ServerMessage::Refused {
                id,
                version: snapshot.version(),
                code: refused.code().to_owned(),
                text: self.reader.refused(&snapshot, refused),
            }
        };
        self.send(&refusal).await
    }

    /// Sends what the client lacks of the newest snapshot, once it has joined.
    async fn show(&mut self, snapshots: &mut watch::Receiver<Arc<Snapshot>>) -> Goes {
        let snapshot = Arc::clone(&snapshots.borrow_and_update());
        let Some(seen) = self.seen else { return Ok(()) };
        self.seen = Some(snapshot.version());
        let frame = snapshot.frame(seen, now_ms(), &self.reader);
        self.send(&ServerMessage::Table(Box::new(frame))).await
    }

    /// Finds the table again after its task has gone.
    async fn look_again(&mut self, snapshots: &mut watch::Receiver<Arc<Snapshot>>) -> Goes {
        match self.app.hub.watch(&self.id, self.speaker).await {
            Ok(fresh) => {
                *snapshots = fresh;
                self.show(snapshots).await
            }
            Err(error) => {
                tracing::error!(table = %self.id, %error, "a watched table is gone");
                self.close(close_code::ERROR, "the table cannot be shown").await
            }
        }
    }

    async fn trouble(&mut self, code: TroubleCode, detail: &str) -> Goes {
        let text = self.reader.trouble(code, detail);
        self.send(&ServerMessage::Trouble { code, text }).await
    }

    /// A frame beyond the limits, or bytes that are no frame: the line is closed, nothing is lost.
    async fn hang_up_on(&mut self, error: &axum::Error) -> Goes {
        tracing::debug!(table = %self.id, %error, "a connection broke");
        self.close(close_code::SIZE, "the message is malformed or too long").await
    }

    async fn close(&mut self, code: u16, reason: &'static str) -> Goes {
        let frame = CloseFrame { code, reason: reason.into() };
        // The client may be gone already; either way the line is over.
        let _ = self.send_raw(Message::Close(Some(frame))).await;
        Err(Hung)
    }

    async fn send(&mut self, message: &ServerMessage) -> Goes {
        let json = serde_json::to_string(message).expect("messages are plain data");
        self.send_raw(Message::Text(json.into())).await
    }

    async fn send_raw(&mut self, message: Message) -> Goes {
        match timeout(SEND_TIMEOUT, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Hung),
        }
    }
}

/// Waits until the server closes.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // A sender that is gone has closed too.
    let _ = closing.wait_for(|closing| *closing).await;
}

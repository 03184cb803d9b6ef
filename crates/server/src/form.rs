//! Commands by plain form post: the same commands on the same path as the socket's, for pages
//! without scripts.

use axum::extract::{Form, FromRequest, Request};
use serde::Deserialize;
use shogido_play::table::Command;
use shogido_play::wire::ClientMessage;

use crate::error::Error;

/// A posted command, its fields named as in [`shogido_play::wire`]: `t=move&m=7g7f&seen=41`.
#[derive(Clone, Debug)]
pub struct PostedCommand {
    /// The command.
    pub command: Command,
    /// Its `t`.
    pub name: &'static str,
    /// Whether the sender has answered yes to the question about it (`sure=yes`).
    pub sure: bool,
}

impl PostedCommand {
    /// Returns the key of the question that is asked before it is carried out, if there is one:
    /// what ends the game is not done by a slip.
    pub fn question(&self) -> Option<&'static str> {
        match self.command {
            _ if self.sure => None,
            Command::Resign => Some("resign-confirm"),
            Command::Declare => Some("table-declare-question"),
            Command::Draw => Some("table-draw-question"),
            _ => None,
        }
    }
}

#[derive(Deserialize)]
struct Fields {
    t: String,
    #[serde(default)]
    m: String,
    #[serde(default)]
    seen: Option<u64>,
    #[serde(default)]
    sure: String,
}

impl<S: Send + Sync> FromRequest<S> for PostedCommand {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let Form(fields) = Form::<Fields>::from_request(request, state)
            .await
            .map_err(|rejection| Error::BadRequest(rejection.body_text()))?;
        let Fields { t, m, seen, sure } = fields;
        let (name, message) = match t.as_str() {
            "move" => ("move", ClientMessage::Move { m, seen, id: None }),
            "declare" => ("declare", ClientMessage::Declare { id: None }),
            "impasse" => ("impasse", ClientMessage::Impasse { id: None }),
            "draw" => ("draw", ClientMessage::Draw { id: None }),
            "count" => ("count", ClientMessage::Count { id: None }),
            "stop-count" => ("stop-count", ClientMessage::StopCount { id: None }),
            "resign" => ("resign", ClientMessage::Resign { id: None }),
            "takeback" => ("takeback", ClientMessage::Takeback { id: None }),
            "decline" => ("decline", ClientMessage::Decline { id: None }),
            "hint" => ("hint", ClientMessage::Hint { seen, id: None }),
            _ => return Err(Error::BadRequest(format!("a table knows no command {t:?}"))),
        };
        let (command, _) = Command::read(message).expect("all of these are commands");
        Ok(Self { command, name, sure: sure == "yes" })
    }
}

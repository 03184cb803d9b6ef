//! Commands by plain form post: the same commands on the same path as the socket's, for pages
//! without scripts.

use axum::extract::{Form, FromRequest, Request};
use serde::Deserialize;
use shogido_play::table::Command;
use shogido_play::wire::ClientMessage;

use crate::error::Error;

/// A posted command, its fields named as in [`shogido_play::wire`]: `t=move&m=7g7f&seen=41`.
#[derive(Clone, Debug)]
pub struct PostedCommand(pub Command);

#[derive(Deserialize)]
struct Fields {
    t: String,
    #[serde(default)]
    m: String,
    #[serde(default)]
    seen: Option<u64>,
}

impl<S: Send + Sync> FromRequest<S> for PostedCommand {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let Form(fields) = Form::<Fields>::from_request(request, state)
            .await
            .map_err(|rejection| Error::BadRequest(rejection.body_text()))?;
        let Fields { t, m, seen } = fields;
        let message = match t.as_str() {
            "move" => ClientMessage::Move { m, seen, id: None },
            "declare" => ClientMessage::Declare { id: None },
            "impasse" => ClientMessage::Impasse { id: None },
            "resign" => ClientMessage::Resign { id: None },
            "takeback" => ClientMessage::Takeback { id: None },
            "decline" => ClientMessage::Decline { id: None },
            "hint" => ClientMessage::Hint { seen, id: None },
            _ => return Err(Error::BadRequest(format!("a table knows no command {t:?}"))),
        };
        let (command, _) = Command::read(message).expect("all of these are commands");
        Ok(Self(command))
    }
}

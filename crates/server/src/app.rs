//! The application: its state and its routes.

use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware;
use axum::routing::get;
use shogido_play::event::Setup;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;

use crate::guest::Guest;
use crate::hub::{Hub, OpenRefused, Opened};
use crate::limits::{self, Caller, Limits};
use crate::{error, pages, security, socket};

/// The largest accepted request body, in bytes; forms here have a few short fields.
pub const BODY_BYTES_MAX: usize = 64 * 1024;

/// A request is read and answered within this; a machine's hint takes a few seconds of it.
const ANSWER_WITHIN: Duration = Duration::from_mins(1);

/// What every handler shares; cheap to clone.
#[derive(Clone, Debug)]
pub struct App {
    /// The door to every table.
    pub hub: Hub,
    pub(crate) limits: Limits,
    closing: watch::Sender<bool>,
}

impl App {
    /// Returns the state over a hub.
    pub fn new(hub: Hub) -> Self {
        Self { hub, limits: Limits::default(), closing: watch::Sender::new(false) }
    }

    /// Tells every live connection to hang up.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Lays a table for a guest, unless the guest's address has laid too many.
    pub(crate) async fn lay(
        &self,
        setup: Setup,
        guest: &Guest,
        caller: Caller,
    ) -> Result<Opened, OpenRefused> {
        if !self.limits.lay(caller) {
            return Err(OpenRefused::TooMany);
        }
        self.hub.open(setup, guest, caller).await
    }

    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }
}

/// Returns all routes over a state, as tests call them without a socket.
pub fn app(state: App) -> Router {
    let pages = pages::router().layer(CompressionLayer::new());
    let limits = state.limits.clone();
    let routes = Router::new()
        .route("/t/{id}/socket", get(socket::upgrade))
        .merge(pages)
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .layer(RequestBodyLimitLayer::new(BODY_BYTES_MAX))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, ANSWER_WITHIN))
        .with_state(state)
        .layer(middleware::from_fn(security::refuse_other_sites))
        .layer(middleware::from_fn_with_state(limits, limits::refuse_floods))
        .layer(middleware::from_fn(error::show_refusals));
    security::with_headers(routes)
}

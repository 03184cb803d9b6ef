//! The application: its state and its routes.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::get;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;

use crate::hub::Hub;
use crate::{error, pages, security, socket};

/// The largest accepted request body, in bytes; forms here have a few short fields.
pub const BODY_BYTES_MAX: usize = 64 * 1024;

/// What every handler shares; cheap to clone.
#[derive(Clone, Debug)]
pub struct App {
    /// The door to every table.
    pub hub: Hub,
    closing: watch::Sender<bool>,
}

impl App {
    /// Returns the state over a hub.
    pub fn new(hub: Hub) -> Self {
        Self { hub, closing: watch::Sender::new(false) }
    }

    /// Tells every live connection to hang up.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }
}

/// Returns all routes over a state, as tests call them without a socket.
pub fn app(state: App) -> Router {
    let pages = pages::router().layer(CompressionLayer::new());
    let routes = Router::new()
        .route("/t/{id}/socket", get(socket::upgrade))
        .merge(pages)
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .layer(RequestBodyLimitLayer::new(BODY_BYTES_MAX))
        .with_state(state)
        .layer(middleware::from_fn(security::refuse_other_sites))
        .layer(middleware::from_fn(error::show_refusals));
    security::with_headers(routes)
}

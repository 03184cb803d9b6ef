//! Running the server: listening, sweeping, closing in good order.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::app::{App, app};
use crate::bots::{Levels, Opponent};
use crate::door::{self, Patience};
use crate::hub::Hub;
use crate::store::{SharedStore, SqliteStore, StoreError};
use crate::sweeper;

/// A table nobody watches is forgotten after this; its log brings it back.
const TABLE_IDLE: Duration = Duration::from_mins(1);
/// Open requests get this long to end when the server closes.
const CLOSING_PATIENCE: Duration = Duration::from_secs(5);

/// Where and how to serve.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The folder for the database.
    pub data: PathBuf,
}

/// Why the server could not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {source}; choose another with --listen")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why.
        source: std::io::Error,
    },
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system does not tell the address.
    #[error("the server's own address is unknown: {0}")]
    Address(std::io::Error),
}

/// Serves until the process is asked to end (Ctrl-C, or SIGTERM).
///
/// Calls `ready` with the address once connections are accepted: the place to open a browser.
///
/// # Errors
/// When the address or the data folder cannot be used.
pub async fn serve(options: Options, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    serve_with(options, Arc::new(Levels), ready).await
}

/// Serves as [`serve`] does, with another machine in the machine's seats.
///
/// # Errors
/// When the address or the data folder cannot be used.
pub async fn serve_with(
    options: Options,
    opponent: Arc<dyn Opponent>,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let data = options.data;
    let store = SqliteStore::open(&data)?;
    let store: SharedStore = Arc::new(store);
    let listener = TcpListener::bind(options.listen)
        .await
        .map_err(|source| ServeError::Listen { address: options.listen, source })?;
    let address = listener.local_addr().map_err(ServeError::Address)?;
    let state = App::new(Hub::new(store, opponent, TABLE_IDLE));
    let sweeping = tokio::spawn(sweeper::sweep(state.hub.clone()));
    let waiting = tokio::spawn({
        let state = state.clone();
        async move {
            asked_to_end().await;
            tracing::info!("closing");
            state.close();
        }
    });
    tracing::info!(%address, data = %data.display(), "serving");
    ready(address);
    let mut closing = state.closing();
    let mut serving = std::pin::pin!(serve_on(listener, state));
    tokio::select! {
        () = &mut serving => {}
        _ = closing.wait_for(|closing| *closing) => {
            // Every move is stored already: a request that hangs on must not hold the door.
            let _ = timeout(CLOSING_PATIENCE, serving).await;
        }
    }
    sweeping.abort();
    waiting.abort();
    Ok(())
}

/// Serves a state on a listener until [`App::close`] is called and every answer is given.
pub async fn serve_on(listener: TcpListener, state: App) {
    let (limits, mut closing) = (state.limits.clone(), state.closing());
    let stop = async move {
        // A sender that is gone has closed too.
        let _ = closing.wait_for(|closing| *closing).await;
    };
    door::serve(listener, app(state), limits, Patience::default(), stop).await;
}

/// Waits for Ctrl-C or, on Unix, SIGTERM.
async fn asked_to_end() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            // Without a handler the system's own ends the process.
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

//! The door: connections are accepted, counted, given so much time, and served.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

use crate::limits::{Limits, OpenLine, Peer};

/// How long a connection is waited for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// The head of a request comes within this; an idle connection is closed after it.
    head: Duration,
    /// A connection on which nothing comes for so long is dead.
    silent: Duration,
    /// A reader that takes no bytes for so long is gone.
    stuck: Duration,
}

impl Default for Patience {
    /// A live table asks its viewers three times whether they are there before they count as dead.
    fn default() -> Self {
        let [head, silent, stuck] = [30, 90, 20].map(Duration::from_secs);
        Self { head, silent, stuck }
    }
}

/// The largest head of a request, in bytes.
const HEAD_BYTES_MAX: usize = 64 * 1024;
/// How long to wait when the system has no connection to give, as without free file descriptors.
const ACCEPT_RETRY: Duration = Duration::from_millis(500);

/// Serves connections until told to stop, and returns when the last of them is over.
pub(crate) async fn serve(
    listener: TcpListener,
    routes: Router,
    limits: Limits,
    patience: Patience,
    stop: impl Future<Output = ()>,
) {
    let mut stop = std::pin::pin!(stop);
    let stopping = watch::Sender::new(false);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let Some(line) = limits.connect(peer) else {
                    tracing::debug!(%peer, "too many connections");
                    continue;
                };
                let told = stopping.subscribe();
                tokio::spawn(attend(stream, peer, routes.clone(), line, patience, told));
            }
            Err(error) => wait_for_better(&error).await,
        }
    }
    drop(listener);
    stopping.send_replace(true);
    stopping.closed().await;
}

/// Waits after a failure to accept; a connection that broke while it came is no failure of ours.
async fn wait_for_better(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::error!(%error, "no connection can be accepted");
        tokio::time::sleep(ACCEPT_RETRY).await;
    }
}

/// Serves one connection to its end. It stays counted while a live table uses it.
async fn attend(
    stream: TcpStream,
    peer: SocketAddr,
    routes: Router,
    line: OpenLine,
    patience: Patience,
    mut stopping: watch::Receiver<bool>,
) {
    // Moves are small and wanted at once.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_read_timeout(Some(patience.silent));
    stream.set_write_timeout(Some(patience.stuck));
    let line = std::sync::Arc::new(line);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let (routes, line) = (routes.clone(), line.clone());
        async move {
            let mut request: Request = request.map(Body::new);
            request.extensions_mut().insert(Peer(peer));
            request.extensions_mut().insert(line);
            routes.oneshot(request).await as Result<_, Infallible>
        }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience.head);
    http.max_buf_size(HEAD_BYTES_MAX);
    let connection = http.serve_connection(TokioIo::new(Box::pin(stream)), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let stopped = async move {
        // A sender that is gone has stopped too.
        let _ = stopping.wait_for(|stopping| *stopping).await;
    };
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stopped => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%peer, %error, "a connection broke");
    }
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::time::timeout;

    use super::*;

    const SHORT: Duration = Duration::from_millis(200);
    const LONG: Duration = Duration::from_mins(1);

    /// Serves one page with little patience and returns a connection to it.
    async fn connected(patience: Patience) -> TcpStream {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let routes = Router::new().route("/", get(async || "x".repeat(64 << 20)));
        let never = std::future::pending();
        tokio::spawn(serve(listener, routes, Limits::default(), patience, never));
        TcpStream::connect(address).await.expect("a connection")
    }

    /// Returns whether the server hangs up in time.
    async fn is_hung_up_on(mut line: TcpStream) -> bool {
        let mut rest = Vec::new();
        timeout(LONG, line.read_to_end(&mut rest)).await.is_ok()
    }

    #[tokio::test]
    async fn a_client_that_sends_its_request_byte_by_byte_is_hung_up_on() {
        let mut line = connected(Patience { head: SHORT, silent: LONG, stuck: LONG }).await;
        line.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").await.expect("the line is open");
        let (reader, mut writer) = line.into_split();
        let slow = tokio::spawn(async move {
            while writer.write_all(b"x").await.is_ok() {
                tokio::time::sleep(SHORT / 10).await;
            }
        });
        let mut rest = Vec::new();
        let mut reader = reader;
        let ended = timeout(LONG, reader.read_to_end(&mut rest)).await;
        assert!(ended.is_ok(), "the server waits for ever");
        slow.abort();
    }

    #[tokio::test]
    async fn a_silent_client_is_hung_up_on() {
        assert!(
            is_hung_up_on(connected(Patience { head: LONG, silent: SHORT, stuck: LONG }).await)
                .await
        );
    }

    #[tokio::test]
    async fn a_client_that_reads_nothing_is_hung_up_on() {
        let mut line = connected(Patience { head: LONG, silent: LONG, stuck: SHORT }).await;
        line.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("the line is open");
        tokio::time::sleep(SHORT * 5).await;
        let mut got = Vec::new();
        // What was on the way still comes, and then no more.
        let _ = timeout(LONG, line.read_to_end(&mut got)).await.expect("the server hangs up");
        assert!(got.len() < 64 << 20, "{} bytes came", got.len());
    }
}

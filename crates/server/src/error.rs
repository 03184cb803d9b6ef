//! The one error of the HTTP side. Details are logged and never sent.

use axum::extract::Request;
use axum::http::{Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::pages;
use crate::settings::Settings;
use crate::store::StoreError;

/// Why a request was not served; each variant names its status code.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// 404: there is nothing at this address.
    #[error("there is nothing at this address")]
    NotFound,
    /// 400: the request cannot be understood. The text is for the log.
    #[error("the request cannot be understood: {0}")]
    BadRequest(String),
    /// 403: another site's page sent the request.
    #[error("the request comes from another site's page")]
    OtherSite,
    /// 403: the guest holds no seat at this table.
    #[error("the guest holds no seat at this table")]
    NoSeat,
    /// 404: there is no such table.
    #[error("there is no such table")]
    NoSuchTable,
    /// 404: the game of the table is from a file that the program was started without.
    #[error("the game of the table is not here")]
    GameAway,
    /// 429: the address sends too many requests.
    #[error("too many requests")]
    TooMany,
    /// 429: the address, or all of them together, lay too many tables.
    #[error("too many tables")]
    TooManyTables,
    /// 503: too many tables are in use to wake another.
    #[error("too many tables are in use")]
    Busy,
    /// 500: the store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// 500: something that cannot go wrong did. The text is for the log.
    #[error("{0}")]
    Internal(String),
}

impl Error {
    fn status(&self) -> StatusCode {
        match self {
            Self::NotFound | Self::NoSuchTable | Self::GameAway => StatusCode::NOT_FOUND,
            Self::BadRequest(_) => StatusCode::BAD_REQUEST,
            Self::OtherSite | Self::NoSeat => StatusCode::FORBIDDEN,
            Self::TooMany | Self::TooManyTables => StatusCode::TOO_MANY_REQUESTS,
            Self::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Self::Store(_) | Self::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Returns the key of the sentence that a reader is told.
    pub(crate) fn key(&self) -> &'static str {
        match self {
            Self::NotFound => "trouble-not-found",
            Self::NoSuchTable => "trouble-no-such-table",
            Self::GameAway => "trouble-game-away",
            Self::BadRequest(_) => "trouble-form",
            Self::OtherSite => "trouble-origin",
            Self::NoSeat => "trouble-no-seat",
            Self::TooMany => "trouble-too-many",
            Self::TooManyTables => "trouble-too-many-tables",
            Self::Busy => "trouble-busy",
            Self::Store(_) => "trouble-storage",
            Self::Internal(_) => "trouble-server",
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let status = self.status();
        if status.is_server_error() {
            tracing::error!(error = %self, "a request failed");
        } else {
            tracing::debug!(error = %self, "a request was refused");
        }
        let mut response = status.into_response();
        response.extensions_mut().insert(Told(self.key()));
        response
    }
}

/// The key of the sentence that tells why a request was refused, on its way to the page.
#[derive(Clone, Copy)]
struct Told(&'static str);

/// Returns the sentence for a refusal that is not ours but the framework's.
fn key_of(status: StatusCode) -> &'static str {
    match status {
        StatusCode::NOT_FOUND => Error::NotFound.key(),
        StatusCode::METHOD_NOT_ALLOWED => "trouble-method",
        StatusCode::REQUEST_TIMEOUT => "trouble-slow",
        StatusCode::PAYLOAD_TOO_LARGE => "trouble-too-large",
        status if status.is_server_error() => "trouble-server",
        _ => "trouble-form",
    }
}

/// Gives every refusal without a page of its own (ours, and the framework's 404, 405, 413 …) a
/// page in the reader's language.
pub(crate) async fn show_refusals(request: Request, next: Next) -> Response {
    let settings = Settings::of_request(request.headers(), request.uri().query());
    let head = request.method() == Method::HEAD;
    let response = next.run(request).await;
    let status = response.status();
    let is_page = response
        .headers()
        .get(header::CONTENT_TYPE)
        .is_some_and(|kind| !kind.as_bytes().starts_with(b"text/plain"));
    if head || is_page || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let key = response.extensions().get::<Told>().map_or_else(|| key_of(status), |told| told.0);
    let mut page = pages::refusal(&settings, key);
    *page.status_mut() = status;
    for (name, value) in response.headers() {
        if *name == header::ALLOW || *name == header::SET_COOKIE {
            page.headers_mut().append(name.clone(), value.clone());
        }
    }
    page
}

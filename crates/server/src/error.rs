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
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::BadRequest(_) => StatusCode::BAD_REQUEST,
            Self::OtherSite | Self::NoSeat => StatusCode::FORBIDDEN,
            Self::Store(_) | Self::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
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
        status.into_response()
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
    let mut page = pages::refusal(&settings, status);
    *page.status_mut() = status;
    for (name, value) in response.headers() {
        if *name == header::ALLOW || *name == header::SET_COOKIE {
            page.headers_mut().append(name.clone(), value.clone());
        }
    }
    page
}

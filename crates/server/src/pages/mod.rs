//! The pages.

use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::settings::Settings;

/// Returns the routes of all pages.
pub(crate) fn router() -> Router<App> {
    Router::new()
}

/// Returns the page for a refused request.
pub(crate) fn refusal(_: &Settings, status: StatusCode) -> Response {
    status.into_response()
}

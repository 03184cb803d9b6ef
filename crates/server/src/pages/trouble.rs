//! The page that says why there is no other page.

use askama::Template;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::shell::{Shell, render};
use crate::settings::Settings;

#[derive(Template)]
#[template(path = "trouble.html")]
struct Trouble {
    shell: Shell,
    heading: String,
    text: String,
}

/// Returns the page for a refused request. The status is set by the caller.
pub(crate) fn refusal(settings: &Settings, status: StatusCode) -> Response {
    let key = match status {
        StatusCode::NOT_FOUND => "trouble-not-found",
        StatusCode::METHOD_NOT_ALLOWED => "trouble-method",
        StatusCode::FORBIDDEN => "trouble-not-allowed",
        StatusCode::PAYLOAD_TOO_LARGE => "trouble-too-large",
        StatusCode::TOO_MANY_REQUESTS => "trouble-too-many",
        status if status.is_server_error() => "trouble-server",
        _ => "trouble-form",
    };
    let shell = Shell::new(settings, "", "/");
    let heading = shell.say("trouble-title");
    let text = shell.say(key);
    let page = Trouble { shell: Shell::new(settings, &heading, "/"), heading, text };
    render(&page).unwrap_or_else(|_| status.into_response())
}

//! The page that says why there is no other page.

use askama::Template;
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

/// Returns the page that tells why a request was refused. The status is set by the caller.
pub(crate) fn refusal(settings: &Settings, key: &str) -> Response {
    let shell = Shell::new(settings, "", "/");
    let heading = shell.say("trouble-title");
    let text = shell.say(key);
    let page = Trouble { shell: Shell::new(settings, &heading, "/"), heading, text };
    render(&page).unwrap_or_else(IntoResponse::into_response)
}

//! The two cookies: reading one, writing one.

use axum::http::{HeaderMap, HeaderValue, header};

const YEAR_S: u32 = 365 * 24 * 60 * 60;

/// Who in the browser may read a cookie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Only the browser itself.
    Browser,
    /// Scripts of the page too.
    Scripts,
}

/// Returns the value of a request's cookie.
pub(crate) fn find<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(key, value)| (key == name).then_some(value))
}

/// Returns a `Set-Cookie` value for a year. `SameSite=Lax` keeps it out of other sites' posts.
pub(crate) fn year_long(name: &str, value: &str, reach: Reach) -> HeaderValue {
    let hidden = if reach == Reach::Browser { "; HttpOnly" } else { "" };
    HeaderValue::from_str(&format!(
        "{name}={value}; Path=/; Max-Age={YEAR_S}; SameSite=Lax{hidden}"
    ))
    .expect("cookie values are ASCII letters, digits and a few signs")
}

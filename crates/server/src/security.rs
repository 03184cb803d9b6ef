//! What every response carries and every request must prove.

use axum::Router;
use axum::extract::Request;
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tower_http::set_header::SetResponseHeaderLayer;

use crate::error::Error;

/// Everything from this server, nothing inline, no frames around us.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; object-src 'none'; base-uri 'none'; \
     form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // Addresses of tables and invitations are secrets: they stay with this server.
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Adds the security headers to every answer.
pub(crate) fn with_headers(routes: Router) -> Router {
    HEADERS.into_iter().fold(routes, |routes, (name, value)| {
        routes.layer(SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value)))
    })
}

/// Refuses to let another site's page act in a reader's name.
pub(crate) async fn refuse_other_sites(request: Request, next: Next) -> Response {
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD)
        && !request.headers().contains_key(header::UPGRADE);
    if harmless || is_same_origin(request.headers()) {
        next.run(request).await
    } else {
        Error::OtherSite.into_response()
    }
}

/// Judges by `Sec-Fetch-Site`, or by `Origin` where a browser lacks that. A request with neither
/// does not come from a page in a browser, so nobody's cookies are being borrowed.
fn is_same_origin(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or(""));
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return matches!(site, "same-origin" | "none");
    }
    match (text(header::ORIGIN), text(header::HOST)) {
        (None, _) => true,
        (Some(origin), Some(host)) => {
            origin.split_once("://").is_some_and(|(_, authority)| authority == host)
        }
        (Some(_), None) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(pairs: &[(&'static str, &'static str)]) -> bool {
        let headers = pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect();
        is_same_origin(&headers)
    }

    #[test]
    fn only_this_site_and_programs_without_a_browser_pass() {
        let host = ("host", "127.0.0.1:8080");
        assert!(judged(&[host]));
        assert!(judged(&[host, ("origin", "http://127.0.0.1:8080")]));
        assert!(judged(&[host, ("sec-fetch-site", "same-origin")]));
        assert!(!judged(&[host, ("origin", "https://evil.example")]));
        assert!(!judged(&[host, ("origin", "http://127.0.0.1:8080.evil.example")]));
        assert!(!judged(&[host, ("origin", "null")]));
        assert!(!judged(&[host, ("sec-fetch-site", "cross-site")]));
        assert!(!judged(&[host, ("sec-fetch-site", "same-site")]));
        assert!(!judged(&[("origin", "http://127.0.0.1:8080")]));
    }
}

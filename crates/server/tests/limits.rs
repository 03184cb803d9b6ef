//! A stranger cannot have more than a share of the server.

mod support;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use shogido_server::app::app;
use shogido_words::{Language, text};
use support::{ask, person, state};

/// Returns the form that lays a table, as a proxy passes it on from an address.
fn lay(address: &str, cookie: &str) -> Request<Body> {
    Request::post("/play/minishogi")
        .header("host", "shogi.example")
        .header("x-forwarded-for", address)
        .header("content-type", "application/x-www-form-urlencoded")
        .header("cookie", cookie)
        .body(Body::from("with=machine&level=10&side=first"))
        .expect("a request")
}

#[tokio::test]
async fn a_stranger_lays_a_classroom_of_tables_and_is_then_told_to_wait_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let routes = app(state(folder.path()));
    let mut laid = 0;
    loop {
        let (status, ..) = ask(&routes, lay("203.0.113.7", "")).await;
        if status != StatusCode::SEE_OTHER {
            break;
        }
        laid += 1;
    }
    assert!((60..80).contains(&laid), "{laid}");
    for language in Language::ALL {
        let cookie = format!("shogido_settings=lang={}", language.code());
        let (status, _, body) = ask(&routes, lay("203.0.113.7", &cookie)).await;
        if status == StatusCode::SEE_OTHER {
            continue; // A minute has passed on a slow machine, and earned another table.
        }
        assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
        assert!(body.contains(&text(language, "trouble-too-many-tables", &[])), "{body}");
    }
    for address in ["203.0.113.8", "127.0.0.1"] {
        let (status, ..) = ask(&routes, lay(address, "")).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{address}");
    }
}

#[tokio::test]
async fn a_flood_of_requests_is_refused_with_a_page_and_only_for_who_sends_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let routes = app(state(folder.path()));
    let anna = person().await;
    let get = |address: &str| {
        Request::get("/nowhere")
            .header("x-forwarded-for", address)
            .header("cookie", format!("{}; shogido_settings=lang=ja", anna.cookie))
            .body(Body::empty())
            .expect("a request")
    };
    let mut refused = None;
    for _ in 0..20_000 {
        let (status, _, body) = ask(&routes, get("203.0.113.7")).await;
        if status == StatusCode::TOO_MANY_REQUESTS {
            refused = Some(body);
            break;
        }
    }
    let body = refused.expect("a flood is refused at last");
    assert!(body.contains(&text(Language::Ja, "trouble-too-many", &[])), "{body}");
    assert_eq!(ask(&routes, get("203.0.113.8")).await.0, StatusCode::NOT_FOUND);
}

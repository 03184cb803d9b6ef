//! Bad input of every kind gets a clear answer, and leaves the server and its tables as they were.

mod support;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use shogido_server::app::app;
use shogido_words::Language;
use support::{Client, ONE_SCREEN, ask, person, serve_table, shogi, state};
use tokio_tungstenite::tungstenite::Message;

const TEN_MB: usize = 10 * 1024 * 1024;

#[tokio::test]
async fn malformed_frames_get_trouble_and_the_line_stays_open() {
    let served = serve_table(shogi(ONE_SCREEN)).await;
    let mut client = served.join().await;
    let nested = format!("{}{}", "[".repeat(1000), "]".repeat(1000));
    for text in [
        "",
        "{",
        "null",
        "[]",
        "\"move\"",
        "{\"t\":\"fly\"}",
        "{\"t\":\"move\"}",
        "{\"t\":\"move\",\"m\":7}",
        "{\"t\":\"move\",\"m\":\"7g7f\",\"seen\":-1}",
        "{\"t\":\"move\",\"m\":\"7g7f\",\"id\":1e99}",
        "{\"t\":\"join\",\"seen\":\"all\"}",
        "\0\0\0",
        nested.as_str(),
    ] {
        client.send(Message::text(text.to_owned())).await;
        let answer = client.hear().await.expect("the line stays open");
        assert_eq!(answer["t"], json!("trouble"), "{text:?}: {answer}");
        assert_eq!(answer["code"], json!("malformed"));
    }
    client.send(Message::binary(vec![0; 64])).await;
    assert_eq!(client.hear().await.expect("an answer")["t"], json!("trouble"));
    client.play("7g7f").await;
}

#[tokio::test]
async fn moves_of_any_text_are_refused_with_a_reason() {
    let served = serve_table(shogi(ONE_SCREEN)).await;
    let mut client = served.join().await;
    for m in [
        "", "\0", "7g", "0a0a", "7g7f\0", "P*", "*5e", "ＰＰ", "歩", "win", "resign", "7g7f7e",
        "99a99b",
    ] {
        let refused = client.command(json!({"t": "move", "m": m})).await;
        assert_eq!(refused["t"], json!("refused"), "{m:?}: {refused}");
        let text = refused["text"].as_str().expect("a sentence");
        assert!(!text.is_empty() && !text.starts_with("refusal-"), "{m:?}: {text}");
    }
    let long = "9".repeat(3000);
    let refused = client.command(json!({"t": "move", "m": long})).await;
    assert!(refused["text"].as_str().expect("a sentence").len() < 400);
    client.play("7g7f").await;
}

#[tokio::test]
async fn a_frame_of_ten_megabytes_closes_its_line_and_nothing_else() {
    let served = serve_table(shogi(ONE_SCREEN)).await;
    let mut good = served.join().await;
    good.play("7g7f").await;
    for frame in [Message::text("x".repeat(TEN_MB)), Message::binary(vec![0_u8; TEN_MB])] {
        let mut bad = served.join().await;
        bad.send(frame).await;
        while bad.hear().await.is_some() {}
    }
    good.play("3c3d").await;
    assert_eq!(good.played(), ["7g7f", "3c3d"]);
}

#[tokio::test]
async fn a_flood_of_messages_closes_its_line() {
    let served = serve_table(shogi(ONE_SCREEN)).await;
    let mut bad = served.join().await;
    for _ in 0..2000 {
        bad.say(&json!({"t": "ping"})).await;
    }
    while bad.hear().await.is_some() {}
    served.join().await.play("7g7f").await;
}

#[tokio::test]
async fn unknown_tables_and_other_sites_get_no_socket() {
    let served = serve_table(shogi(ONE_SCREEN)).await;
    for name in ["00000000000000000000", "..%2f..%2fetc", "%00", "x"] {
        assert!(
            Client::try_connect(served.address, name, &served.anna.cookie).await.is_err(),
            "{name}"
        );
    }
    let routes = app(served.state.clone());
    let socket = |origin: &str| {
        Request::get(format!("/t/{}/socket", served.id))
            .header("host", "shogi.example")
            .header("origin", origin)
            .header("connection", "upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA==")
            .body(Body::empty())
            .expect("a request")
    };
    let (status, ..) = ask(&routes, socket("https://evil.example")).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let folder = tempfile::tempdir().expect("a folder");
    let routes = app(state(folder.path()));
    for path in ["/", "/nowhere", "/t/x", "/t/00000000000000000000/socket", "/%00", "/games/go"] {
        let request = Request::get(path).body(Body::empty()).expect("a request");
        let (_, headers, _) = ask(&routes, request).await;
        let policy = headers["content-security-policy"].to_str().expect("text");
        assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"), "{path}");
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(headers["referrer-policy"], "same-origin", "{path}");
    }
}

#[tokio::test]
async fn raw_bytes_that_are_no_request_do_not_stop_the_server() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let served = serve_table(shogi(ONE_SCREEN)).await;
    let endless_header = format!("GET / HTTP/1.1\r\nx: {}", "a".repeat(TEN_MB));
    let endless_path = format!("GET /{} HTTP/1.1\r\n\r\n", "a".repeat(TEN_MB));
    for bytes in [
        b"\0\0\0\0\0\0\r\n\r\n".to_vec(),
        b"\x16\x03\x01\x02\x00\x01\x00".to_vec(),
        endless_header.into_bytes(),
        endless_path.into_bytes(),
        b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999999999999999\r\n\r\n".to_vec(),
    ] {
        let mut line = tokio::net::TcpStream::connect(served.address).await.expect("a line");
        // The server may hang up before it has heard all.
        let _ = line.write_all(&bytes).await;
        let _ = line.shutdown().await;
        let mut answer = Vec::new();
        let _ = tokio::time::timeout(support::PATIENCE, line.read_to_end(&mut answer)).await;
    }
    served.join().await.play("7g7f").await;
}

/// Returns a form post to a table.
fn post(path: &str, cookie: &str, body: impl Into<Body>) -> Request<Body> {
    Request::post(path)
        .header("host", "shogi.example")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("cookie", cookie)
        .body(body.into())
        .expect("a request")
}

#[tokio::test]
async fn oversized_bodies_are_refused() {
    let served = serve_table(shogi(ONE_SCREEN)).await;
    let routes = app(served.state.clone());
    let body = format!("t=move&m={}", "9".repeat(TEN_MB));
    let (status, ..) =
        ask(&routes, post(&format!("/t/{}", served.id), &served.anna.cookie, body)).await;
    assert!(status.is_client_error(), "{status}");
    assert_eq!(served.events().await, 1);
}

#[tokio::test]
async fn forged_posts_change_nothing() {
    let served = serve_table(shogi(ONE_SCREEN)).await;
    let mallory = person().await;
    let routes = app(served.state.clone());
    let path = format!("/t/{}", served.id);
    let good = "t=move&m=7g7f&seen=1";
    for (name, value) in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let mut request = post(&path, &served.anna.cookie, good);
        request.headers_mut().insert(name, value.parse().expect("a value"));
        let (status, _, body) = ask(&routes, request).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{name}: {value}");
        let told = shogido_words::text(Language::default(), "trouble-origin", &[]);
        assert!(body.contains(&told), "the page says why: {body}");
    }
    for cookie in [mallory.cookie.as_str(), "", "shogido_guest=\u{1}", "shogido_guest=' OR 1=1"] {
        let Ok(value) = cookie.parse::<axum::http::HeaderValue>() else { continue };
        let mut request = post(&path, "", good);
        request.headers_mut().insert("cookie", value);
        let (status, ..) = ask(&routes, request).await;
        assert!(!status.is_success() && !status.is_redirection(), "{cookie}: {status}");
    }
    assert_eq!(served.events().await, 1);
}

#[test]
fn a_message_larger_than_any_move_is_not_read() {
    let message = json!({"t": "move", "m": "7g7f", "seen": u64::MAX, "id": u64::MAX});
    assert!(Value::to_string(&message).len() < shogido_play::wire::MESSAGE_BYTES_MAX);
}

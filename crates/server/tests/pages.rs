//! The pages and the plain forms, asked without a socket.

mod support;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use shogido_play::event::{Deed, Seat, Setup, Start};
use shogido_server::app::app;
use shogido_server::secret::TableId;
use shogido_words::{Language, text};
use support::{ONE_SCREEN, Person, ask, open, person, shogi, state};

/// What the first page may weigh over the wire, style sheets and scripts included.
const FIRST_PAGE_BYTES_MAX: usize = 100 * 1024;

fn get(path: &str, cookie: &str) -> Request<Body> {
    Request::get(path)
        .header("host", "shogi.example")
        .header("cookie", cookie)
        .body(Body::empty())
        .expect("a request")
}

fn post(path: &str, cookie: &str, body: &str) -> Request<Body> {
    Request::post(path)
        .header("host", "shogi.example")
        .header("origin", "http://shogi.example")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("cookie", cookie)
        .body(Body::from(body.to_owned()))
        .expect("a request")
}

/// Returns where a redirect leads.
fn location(headers: &HeaderMap) -> &str {
    headers["location"].to_str().expect("an address")
}

#[tokio::test]
async fn every_page_is_there_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = state(folder.path());
    let anna = person().await;
    let id = open(&state, shogi(ONE_SCREEN), &anna).await.id;
    let routes = app(state);
    let mut pages = vec!["/".to_owned(), "/settings".to_owned(), format!("/t/{id}")];
    for game in shogido_rules::games::all() {
        pages.extend([format!("/games/{}", game.id), format!("/play/{}", game.id)]);
    }
    for page in &pages {
        for language in ["en", "ru", "be", "ja"] {
            let cookie = format!("{}; shogido_settings=lang={language}", anna.cookie);
            let (status, _, body) = ask(&routes, get(page, &cookie)).await;
            assert_eq!(status, StatusCode::OK, "{page} in {language}");
            assert!(body.contains(&format!("<html lang=\"{language}\"")), "{page} in {language}");
            assert!(
                !body.contains("style=\""),
                "{page} has an inline style, which the policy blocks"
            );
            assert!(!body.contains("onclick"), "{page} has an inline script");
        }
    }
}

#[tokio::test]
async fn what_is_not_there_has_a_page_in_the_readers_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let routes = app(state(folder.path()));
    for path in
        ["/nowhere", "/games/go", "/t/x", "/t/00000000000000000000", "/play/%00", "/static/x/y"]
    {
        let (status, headers, body) = ask(&routes, get(path, "shogido_settings=lang=ru")).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
        assert!(headers["content-type"].to_str().expect("text").starts_with("text/html"), "{path}");
        assert!(body.contains("<html lang=\"ru\""), "{path}: {body}");
    }
    let (status, headers, _) = ask(&routes, post("/", "", "a=b")).await;
    assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED);
    assert!(headers.contains_key("allow"));
}

/// Begins a game by the form of its page and returns the table with the guest's cookie.
async fn begin(routes: &Router, game: &str, form: &str) -> (TableId, String) {
    let (status, headers, _) = ask(routes, post(&format!("/play/{game}"), "", form)).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let cookie = headers["set-cookie"].to_str().expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let cookie = cookie.split(';').next().expect("a value").to_owned();
    let id = location(&headers).strip_prefix("/t/").and_then(TableId::parse).expect("a table");
    (id, cookie)
}

#[tokio::test]
async fn a_game_is_played_by_plain_forms() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = state(folder.path());
    let routes = app(state.clone());
    let (id, cookie) = begin(&routes, "shogi", "with=screen").await;
    let path = format!("/t/{id}");
    let (status, headers, _) = ask(&routes, post(&path, &cookie, "t=move&m=7g7f&seen=1")).await;
    assert_eq!((status, location(&headers)), (StatusCode::SEE_OTHER, path.as_str()));
    let (_, _, body) = ask(&routes, get(&path, &cookie)).await;
    assert!(body.contains("id=\"moves\""));
    let (status, _, body) = ask(&routes, post(&path, &cookie, "t=move&m=7f7d&seen=2")).await;
    assert_eq!(status, StatusCode::CONFLICT, "a refused move");
    assert!(body.contains("refused"), "the page says why");
    let (status, ..) = ask(&routes, post(&path, &cookie, "t=move&m=3c3d&seen=1")).await;
    assert_eq!(status, StatusCode::CONFLICT, "an old page");
    let (status, ..) = ask(&routes, post(&path, &cookie, "t=takeback")).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let (status, ..) = ask(&routes, post(&path, &cookie, "t=resign&sure=yes")).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let log = state.hub.store().log(&id).await.expect("a log");
    assert!(matches!(log.last().expect("events").deed, Deed::Resigned { by: 0 }));
    let (status, headers, _) = ask(&routes, post(&format!("{path}/again"), &cookie, "")).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    assert_ne!(location(&headers), path);
}

/// A table of a game from a position, with both seats held by one person.
fn from_position(game: &str, options: &[(&str, &str)], position: &str) -> Setup {
    let named = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
    Setup {
        game: game.to_owned(),
        options: options.iter().map(named).collect(),
        start: Some(Start::Position(position.to_owned())),
        ..shogi(ONE_SCREEN)
    }
}

#[tokio::test]
async fn moves_are_counted_and_a_draw_is_claimed_without_scripts() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = state(folder.path());
    let anna = person().await;
    let routes = app(state.clone());
    let makruk =
        from_position("makruk", &[("counting", "thai")], "4k2s/8/8/8/8/8/8/R3K3 b - - 0 1");
    let id = open(&state, makruk, &anna).await.id;
    let path = format!("/t/{id}");
    for language in Language::ALL {
        let cookie = format!("{}; shogido_settings=lang={}", anna.cookie, language.code());
        let (_, _, body) = ask(&routes, get(&path, &cookie)).await;
        let offered = |name: &str| {
            let button = format!("<button name=\"t\" value=\"{name}\"");
            let at = body.find(&button).expect("the button is there");
            !body[at..].split_once('>').expect("a tag ends").0.ends_with(" hidden")
        };
        assert_eq!(["draw", "count", "stop-count"].map(offered), [false, true, false]);
        assert!(body.contains(&text(language, "table-count", &[])), "{body}");
    }
    let (status, ..) = ask(&routes, post(&path, &anna.cookie, "t=count")).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    ask(&routes, post(&path, &anna.cookie, "t=move&m=e8d8")).await;
    let (_, _, body) = ask(&routes, get(&path, &anna.cookie)).await;
    assert!(body.contains("Moves counted: 1 of 64, Black"), "{body}");
    let chess = from_position("chess", &[], "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1");
    let id = open(&state, chess, &anna).await.id;
    let path = format!("/t/{id}");
    for m in ["a1b1", "h8g8", "b1a1", "g8h8"].repeat(2) {
        ask(&routes, post(&path, &anna.cookie, &format!("t=move&m={m}"))).await;
    }
    let (_, _, body) = ask(&routes, post(&path, &anna.cookie, "t=draw")).await;
    assert!(body.contains(&text(Language::En, "table-draw-question", &[])), "{body}");
    let (status, ..) = ask(&routes, post(&path, &anna.cookie, "t=draw&sure=yes")).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let log = state.hub.store().log(&id).await.expect("a log");
    assert!(matches!(log.last().expect("events").deed, Deed::DrawClaimed { by: 0 }), "{log:?}");
}

#[tokio::test]
async fn a_game_without_rules_shows_its_board_and_says_that_it_cannot_be_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let routes = app(state(folder.path()));
    for language in Language::ALL {
        let cookie = format!("shogido_settings=lang={}", language.code());
        let (status, _, body) = ask(&routes, get("/games/patent-1991", &cookie)).await;
        assert_eq!(status, StatusCode::OK);
        assert!(body.contains(&text(language, "card-board-only", &[])), "{body}");
        assert!(body.contains("class=\"diagram\"") && !body.contains("/play/patent-1991"));
        let (_, _, home) = ask(&routes, get("/", &cookie)).await;
        assert!(home.contains("href=\"/games/patent-1991\""), "the shelf leads there");
    }
    let (status, headers, _) = ask(&routes, get("/play/patent-1991", "")).await;
    assert_eq!((status, location(&headers)), (StatusCode::SEE_OTHER, "/games/patent-1991"));
}

#[tokio::test]
async fn every_kind_of_man_has_its_place_on_the_page_and_nothing_is_said_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let routes = app(state(folder.path()));
    for card in shogido_rules::games::all() {
        let (_, _, body) = ask(&routes, get(&format!("/games/{}", card.id), "")).await;
        let game = card.default_game();
        for kind in game.kinds() {
            let anchor = game.kind(kind).id.replace('+', "promoted-");
            let place = format!("id=\"kind-{anchor}\"");
            assert_eq!(body.matches(&place).count(), 1, "{}: {place}", card.id);
        }
        let (_, articles) = body.split_once("class=\"kinds\"").expect("the kinds");
        let said = articles.split("<article").skip(1).map(|article| {
            let (_, shown) = article.split_once("<svg").expect("a diagram");
            shown.split_once("</article>").expect("an end").0
        });
        let said: Vec<&str> = said.collect();
        let once: std::collections::BTreeSet<&str> = said.iter().copied().collect();
        assert_eq!(said.len(), once.len(), "{}", card.id);
    }
}

#[tokio::test]
async fn a_move_to_try_is_written_in_the_readers_notation() {
    let folder = tempfile::tempdir().expect("a folder");
    let routes = app(state(folder.path()));
    for (notation, written) in
        [("western", "P-1a="), ("japanese", "１一歩"), ("coordinates", "1b1a")]
    {
        let cookie = format!("shogido_settings=lang=en&notation={notation}");
        let (_, _, body) = ask(&routes, get("/games/shogi", &cookie)).await;
        assert!(body.contains(&format!("For example {written}")), "{notation}");
    }
}

#[tokio::test]
async fn every_game_stands_once_on_the_shelves() {
    let folder = tempfile::tempdir().expect("a folder");
    let routes = app(state(folder.path()));
    let (_, _, body) = ask(&routes, get("/", "")).await;
    for card in shogido_rules::games::all() {
        let link = format!("href=\"/games/{}\"", card.id);
        assert_eq!(body.matches(&link).count(), 1, "{}", card.id);
    }
    assert!(!body.contains("Other games"), "every built-in game has its shelf");
}

#[tokio::test]
async fn reconstructed_rules_are_called_so_wherever_they_are_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let routes = app(state(folder.path()));
    for game in ["forty-square", "gwangsanghui"] {
        let (id, cookie) = begin(&routes, game, "with=screen").await;
        for path in [format!("/games/{game}"), format!("/play/{game}"), format!("/t/{id}")] {
            let (_, _, body) = ask(&routes, get(&path, &cookie)).await;
            assert!(body.contains("Reconstruction"), "{path}: {body}");
        }
    }
}

#[tokio::test]
async fn resigning_and_declaring_by_form_are_asked_about_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = state(folder.path());
    let (anna, boris) = (person().await, person().await);
    // The king has entered: a declaration makes sense, and fails.
    let sfen = "4K4/9/9/9/9/9/9/9/4k4 b - 1".to_owned();
    let options = [("impasse".to_owned(), "declare-27".to_owned())].into();
    let start = Some(Start::Position(sfen));
    let setup = Setup { start, options, ..shogi(ONE_SCREEN) };
    let id = open(&state, setup, &anna).await.id;
    let routes = app(state.clone());
    let path = format!("/t/{id}");
    for (name, question) in [("resign", "resign-confirm"), ("declare", "table-declare-question")] {
        let form = format!("t={name}");
        for language in Language::ALL {
            let cookie = format!("{}; shogido_settings=lang={}", anna.cookie, language.code());
            let (status, _, body) = ask(&routes, post(&path, &cookie, &form)).await;
            assert_eq!(status, StatusCode::OK);
            assert!(body.contains(&text(language, question, &[])), "{body}");
            assert!(body.contains("name=\"sure\" value=\"yes\""), "{body}");
        }
        let (status, ..) = ask(&routes, post(&path, &boris.cookie, &form)).await;
        assert_eq!(status, StatusCode::CONFLICT, "who has no seat is refused, not asked");
    }
    assert_eq!(state.hub.store().log(&id).await.expect("a log").len(), 1);
    let (status, ..) = ask(&routes, post(&path, &anna.cookie, "t=declare&sure=yes")).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let log = state.hub.store().log(&id).await.expect("a log");
    assert!(matches!(log.last().expect("events").deed, Deed::Declared { by: 0 }), "{log:?}");
}

#[tokio::test]
async fn a_proposal_is_seen_answered_and_declined_without_scripts() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = state(folder.path());
    let (anna, boris) = (person().await, person().await);
    let seats = [Seat::Person { person: 0 }, Seat::Person { person: 1 }];
    let sfen = "4K4/9/9/9/9/9/9/9/4k4 b 2R2B4G4S4N4L9P9p 1".to_owned();
    let opened =
        open(&state, Setup { start: Some(Start::Position(sfen)), ..shogi(seats) }, &anna).await;
    let (id, (_, invite)) = (&opened.id, &opened.invitations[0]);
    state.hub.store().claim(id, invite.hash(), boris.guest.hash()).await.expect("a seat");
    let routes = app(state.clone());
    let path = format!("/t/{id}");
    let english = |key| text(Language::default(), key, &[]);
    let (status, ..) = ask(&routes, post(&path, &anna.cookie, "t=move&m=5a4b")).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    for (offer, told) in
        [("takeback", "table-opponent-asks-takeback"), ("impasse", "table-opponent-offers-impasse")]
    {
        let (status, ..) = ask(&routes, post(&path, &anna.cookie, &format!("t={offer}"))).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{offer}");
        let (_, _, mine) = ask(&routes, get(&path, &anna.cookie)).await;
        let (_, _, theirs) = ask(&routes, get(&path, &boris.cookie)).await;
        let shown = |page: &str| {
            !page.contains(&format!("id=\"offer\" method=\"post\" action=\"{path}\" hidden"))
        };
        assert!(shown(&theirs) && theirs.contains(&english(told)), "{theirs}");
        assert!(theirs.contains(&format!("id=\"offer-accept\" name=\"t\" value=\"{offer}\"")));
        assert!(!shown(&mine), "one's own proposal is not asked back");
        assert!(mine.contains("id=\"asked\" role=\"status\">"), "the proposer is told of it");
        let (status, ..) = ask(&routes, post(&path, &boris.cookie, "t=decline")).await;
        assert_eq!(status, StatusCode::SEE_OTHER);
        let (_, _, declined) = ask(&routes, get(&path, &boris.cookie)).await;
        assert!(!shown(&declined));
    }
}

#[tokio::test]
async fn a_game_against_the_machine_begins_with_the_form() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = state(folder.path());
    let routes = app(state.clone());
    let form = "with=machine&level=2&side=second&handicap=&option-repetition=book";
    let (id, _) = begin(&routes, "shogi", form).await;
    let log = state.hub.store().log(&id).await.expect("a log");
    let Deed::Opened { setup } = &log[0].deed else { panic!("{log:?}") };
    assert_eq!(setup.seats, [Seat::Machine { level: 2 }, Seat::Person { person: 0 }]);
    assert_eq!(setup.options.get("repetition").map(String::as_str), Some("book"));
    while state.hub.store().log(&id).await.expect("a log").len() < 2 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn forms_of_nonsense_lay_no_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = state(folder.path());
    let routes = app(state.clone());
    let Person { cookie, guest } = person().await;
    for form in [
        "handicap=queen",
        "option-impasse=maybe",
        "with=machine&level=99999999999&handicap=%00",
        "handicap=%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    ] {
        let (status, _, body) = ask(&routes, post("/play/shogi", &cookie, form)).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{form}");
        assert!(!body.contains("<script>alert"), "{form}");
    }
    for (path, form) in [("/play/go", "with=screen"), ("/t/00000000000000000000", "t=move&m=7g7f")]
    {
        let (status, ..) = ask(&routes, post(path, &cookie, form)).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
    let (status, ..) = ask(&routes, post("/play/shogi", &cookie, "%ff%fe=&&&=")).await;
    assert!(status.is_redirection() || status.is_client_error(), "{status}");
    let unfinished = state.hub.store().unfinished(guest.hash(), 10).await.expect("a list");
    assert!(unfinished.len() <= 1);
}

#[tokio::test]
async fn unfinished_games_are_listed_for_their_player_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = state(folder.path());
    let (anna, boris) = (person().await, person().await);
    let id = open(&state, shogi(ONE_SCREEN), &anna).await.id;
    let routes = app(state);
    let (_, _, own) = ask(&routes, get("/", &anna.cookie)).await;
    assert!(own.contains(id.as_str()));
    let (_, _, other) = ask(&routes, get("/", &boris.cookie)).await;
    assert!(!other.contains(id.as_str()));
}

#[tokio::test]
async fn a_watcher_is_offered_no_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = state(folder.path());
    let (anna, boris) = (person().await, person().await);
    let sfen = "4k4/9/9/9/9/9/9/9/4K4 w 2R 1".to_owned();
    let setup = Setup { start: Some(Start::Position(sfen)), ..shogi(ONE_SCREEN) };
    let id = open(&state, setup, &anna).await.id;
    let routes = app(state);
    let (status, _, body) = ask(&routes, get(&format!("/t/{id}"), &boris.cookie)).await;
    assert_eq!(status, StatusCode::OK);
    assert!(body.contains("\"choices\":[]") && body.contains("\"you\":[]"));
}

#[tokio::test]
async fn the_first_page_is_light() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = state(folder.path());
    let anna = person().await;
    let id = open(&state, shogi(ONE_SCREEN), &anna).await.id;
    let routes = app(state);
    for page in ["/".to_owned(), format!("/t/{id}")] {
        let (_, _, body) = ask(&routes, get(&page, &anna.cookie)).await;
        let mut paths: Vec<String> = vec![page.clone()];
        let linked = body.split('"').filter(|part| part.starts_with("/static/"));
        paths.extend(linked.map(str::to_owned));
        let (mut seen, mut total) = (Vec::new(), 0);
        while let Some(path) = paths.pop() {
            if seen.contains(&path) {
                continue;
            }
            let (status, _, text) = ask(&routes, get(&path, &anna.cookie)).await;
            assert_eq!(status, StatusCode::OK, "{path}");
            let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
            let imports = text.split("from \"./").skip(1).filter_map(|rest| rest.split('"').next());
            paths.extend(imports.map(|module| format!("{folder}/{module}")));
            total += weight_compressed(&routes, get(&path, &anna.cookie)).await;
            seen.push(path);
        }
        assert!(page == "/" || seen.len() > 5, "the modules of the table are found: {seen:?}");
        assert!(total <= FIRST_PAGE_BYTES_MAX, "{page} weighs {total} bytes");
    }
}

/// Returns the bytes of a page's answer as they travel.
async fn weight_compressed(routes: &Router, mut request: Request<Body>) -> usize {
    use tower::ServiceExt;
    request.headers_mut().insert("accept-encoding", "gzip".parse().expect("a value"));
    let response = routes.clone().oneshot(request).await.expect("an answer");
    assert!(response.headers().contains_key("content-encoding"), "it travels compressed");
    axum::body::to_bytes(response.into_body(), usize::MAX).await.expect("a body").len()
}

#[tokio::test]
async fn an_invitation_gives_the_other_seat_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let routes = app(state(folder.path()));
    let (anna, boris, clara) = (person().await, person().await, person().await);
    let (status, headers, _) =
        ask(&routes, post("/play/shogi", &anna.cookie, "with=link&side=first")).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let way = location(&headers).to_owned();
    let (table, invite) = way.split_once("?invite=").expect("an invitation");
    let body = format!("invite={invite}");
    let seat = format!("{table}/seat");
    for (guest, expected) in [(&boris, StatusCode::SEE_OTHER), (&clara, StatusCode::CONFLICT)] {
        let (status, ..) = ask(&routes, post(&seat, &guest.cookie, &body)).await;
        assert_eq!(status, expected);
    }
    let (status, ..) = ask(&routes, post(table, &boris.cookie, "t=move&m=3c3d")).await;
    assert_eq!(status, StatusCode::CONFLICT, "it is the other player's turn");
    let (status, ..) = ask(&routes, post(table, &anna.cookie, "t=move&m=7g7f")).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let (status, ..) = ask(&routes, post(table, &boris.cookie, "t=move&m=3c3d")).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
}

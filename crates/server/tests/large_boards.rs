//! Boards of fifteen files and more in a real browser: enlarging, moving what is shown, the small map,
//! and men found by name.
//!
//! With `SHOGIDO_SCREENSHOTS` set to a folder, pictures are left there.

mod chromium;
mod stage;
mod support;

use chromium::{Browser, Screen};
use serde_json::json;
use shogido_play::event::{Setup, Start};
use shogido_rules::{Position, Reading, Square, games};
use stage::{Stage, cell, picture};
use support::{ONE_SCREEN, process, shogi};

/// Not a test of its own: this program, started again by the tests below, serves.
#[test]
fn server_process() {
    process::serve_if_asked();
}

/// A telephone that lies on its side.
const LYING: Screen = Screen { width: 844, height: 390, phone: true, dark: false };

/// The games whose boards have fifteen to twenty-five files.
const LARGE: [&str; 5] =
    ["dai-shogi", "gwangsanghui", "dai-dai-shogi", "maka-dai-dai-shogi", "tai-shogi"];

/// How far the board and what enlarges it lie below the screen before it is scrolled, in CSS pixels.
const BELOW_THE_SCREEN: &str = "(() => {
    const foot = (selector) => document.querySelector(selector).getBoundingClientRect().bottom + scrollY;
    return Math.max(foot('#board'), foot('#zoom')) - innerHeight;
})()";

/// Returns the part of the drawing that is shown: left, top, width, height.
async fn shown(browser: &mut Browser) -> [f64; 4] {
    let script =
        "document.querySelector('#board svg').getAttribute('viewBox').split(' ').map(Number)";
    let part = browser.eval(script).await;
    serde_json::from_value(part).expect("four numbers")
}

/// Presses on the small map where a square lies.
async fn press_on_map(browser: &mut Browser, square: Square) {
    let script = format!(
        "(() => {{
            const map = document.querySelector('#zoom .map svg');
            const cell = document.querySelector('{}');
            const point = new DOMPoint(cell.x.baseVal.value + cell.width.baseVal.value / 2,
                cell.y.baseVal.value + cell.height.baseVal.value / 2);
            const at = point.matrixTransform(map.getScreenCTM());
            return [at.x, at.y];
        }})()",
        cell(Some(square))
    );
    let at: [f64; 2] = serde_json::from_value(browser.eval(&script).await).expect("a point");
    browser.click_at(at[0], at[1]).await;
}

/// Returns how wide a square is on the screen, in CSS pixels.
async fn width_of_square(browser: &mut Browser) -> f64 {
    let script = "document.querySelector('[data-square=\"0\"]').getBoundingClientRect().width";
    browser.eval(script).await.as_f64().expect("a width")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_large_board_is_enlarged_until_it_can_be_played_on() {
    let Some(mut stage) = Stage::set().await else { return };
    for id in LARGE {
        let game = games::find(id).expect("a game").default_game();
        let mut position = Position::start(&game);
        for (number, screen) in [(0, Screen::PHONE), (1, LYING)] {
            stage.browser.show_on(screen).await;
            if number == 0 {
                stage.begin(id).await;
            }
            stage.browser.wait_for("!document.querySelector('#zoom').hidden").await;
            let whole = shown(&mut stage.browser).await;
            let button = stage.browser.middle_of("#zoom [data-zoom=in]").await;
            for _ in 0..8 {
                stage.browser.click_at(button.0, button.1).await;
            }
            let after = stage.browser.middle_of("#zoom [data-zoom=in]").await;
            let moved = (after.0 - button.0).hypot(after.1 - button.1);
            assert!(moved < 1.0, "{id}: the button goes {moved} px from under the finger");
            if number == 1 {
                let below = stage.browser.eval(BELOW_THE_SCREEN).await;
                assert!(below.as_f64() <= Some(0.0), "{id}: {below} px lie below the screen");
            }
            let part = shown(&mut stage.browser).await;
            assert!(part[2] < whole[2] / 1.5, "{id}: {part:?} of {whole:?}");
            assert!(width_of_square(&mut stage.browser).await >= 44.0, "{id}: a finger hits it");
            let moves = position.legal_moves();
            let alone = |played: &&shogido_rules::Move| {
                let same = |other: &&shogido_rules::Move| {
                    (other.from(), other.to()) == (played.from(), played.to())
                };
                played.via().is_none() && moves.iter().filter(same).count() == 1
            };
            let played = *moves.iter().find(alone).expect("a plain move");
            press_on_map(&mut stage.browser, played.from().expect("a step")).await;
            let there = shown(&mut stage.browser).await;
            assert_ne!(there[..2], part[..2], "{id}: the map moves what is shown");
            picture(&mut stage.browser, &format!("{id}-enlarged-{number}")).await;
            stage.browser.tap(&cell(played.from())).await;
            press_on_map(&mut stage.browser, played.to().expect("a step")).await;
            stage.browser.tap(&cell(played.to())).await;
            position.play(played);
            stage.wait_for_moves(number + 1).await;
            for _ in 0..8 {
                stage.browser.click("#zoom [data-zoom=out]").await;
            }
            let again = shown(&mut stage.browser).await;
            assert!((again[2] - whole[2]).abs() < 0.5, "{id}: {again:?} of {whole:?}");
        }
    }
    stage.assert_no_complaints();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_shown_is_moved_by_wheel_fingers_and_arrows() {
    let Some(mut stage) = Stage::set().await else { return };
    stage.browser.show_on(Screen::PHONE).await;
    stage.begin("tai-shogi").await;
    stage.browser.wait_for("!document.querySelector('#zoom').hidden").await;
    let whole = shown(&mut stage.browser).await;
    let (x, y) = stage.browser.middle_of("#board svg").await;
    // Two fingers that part enlarge, one finger moves what is shown.
    stage.browser.pinch([x, y], 20.0, 120.0).await;
    let pinched = shown(&mut stage.browser).await;
    assert!(pinched[2] < whole[2] * 0.9, "{pinched:?} of {whole:?}");
    stage.browser.swipe([x, y], [x - 60.0, y - 40.0]).await;
    let swiped = shown(&mut stage.browser).await;
    assert!(swiped[0] > pinched[0] && swiped[1] > pinched[1], "{swiped:?} after {pinched:?}");
    stage.browser.wheel([x, y], [0.0, -2000.0], 0).await;
    let wheeled = shown(&mut stage.browser).await;
    assert!((wheeled[1] - whole[1]).abs() < 1.0, "the wheel goes to the edge: {wheeled:?}");
    stage.browser.wheel([x, y], [0.0, 500.0], 2).await;
    let back = shown(&mut stage.browser).await;
    assert!(back[2] > wheeled[2], "the wheel with ctrl shrinks: {back:?}");
    // The arrows never leave what is shown.
    for _ in 0..6 {
        stage.browser.click("#zoom [data-zoom=in]").await;
    }
    stage.browser.key("b").await;
    for _ in 0..30 {
        stage.browser.key("ArrowDown").await;
    }
    let inside = "(() => { const cell = document.activeElement.getBoundingClientRect();
        const board = document.querySelector('#board').getBoundingClientRect();
        return cell.bottom <= board.bottom + 1 && cell.top >= board.top - 1; })()";
    stage.browser.wait_for(inside).await;
    stage.assert_no_complaints();
}

async fn read_in(stage: &mut Stage, language: &str) {
    stage.set_cookie("shogido_settings", &format!("lang={language}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn men_are_found_by_name_letter_and_reading_in_the_readers_language() {
    let Some(mut stage) = Stage::set().await else { return };
    let asked = [
        ("en", "maka-dai-dai-shogi", "lion dog", "lion dog", 2),
        ("ru", "chu-shogi", "лев", "лев", 2),
        ("be", "tai-shogi", "імператар", "імператар", 2),
        ("ja", "dai-dai-shogi", "獅子", "獅子", 1),
        ("en", "chu-shogi", "N", "lion", 2),
    ];
    for (language, id, typed, name, least) in asked {
        read_in(&mut stage, language).await;
        stage.begin(id).await;
        stage.browser.key("b").await;
        stage.browser.key("/").await;
        stage.browser.wait_for("document.activeElement.closest('#find')").await;
        stage.browser.type_text(typed).await;
        let rings = stage.browser.eval("document.querySelectorAll('.bd-hint').length").await;
        assert!(rings.as_u64() >= Some(least), "{id}: {typed} lights {rings}");
        stage.browser.key("Enter").await;
        let here = "document.activeElement.dataset.square";
        stage.browser.wait_for(here).await;
        let first = stage.browser.eval(here).await;
        let label = stage.browser.eval("document.activeElement.ariaLabel").await;
        assert!(label.as_str().is_some_and(|text| text.contains(name)), "{id}: {label}");
        let said = stage.browser.eval("document.querySelector('#said').textContent").await;
        assert!(said.as_str().is_some_and(|text| text.contains(name)), "{id}: {said}");
        if rings.as_u64() > Some(1) {
            stage.browser.key("n").await;
            assert_ne!(stage.browser.eval(here).await, first, "{id}: the next one");
        }
        picture(&mut stage.browser, &format!("find-{id}-{language}")).await;
        stage.browser.key("/").await;
        stage.browser.key("Escape").await;
        assert_eq!(stage.browser.eval("document.querySelector('#find').hidden").await, true);
        let lit = stage.browser.eval("document.querySelectorAll('.bd-hint').length").await;
        assert_eq!(lit, 0, "{id}");
    }
    stage.assert_no_complaints();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_press_shows_the_card_of_a_man_with_all_its_powers() {
    let Some(mut stage) = Stage::set().await else { return };
    stage.browser.show_on(Screen::PHONE).await;
    let asked = [
        ("chu-shogi", "lion", "circle.bd-ring", 8),
        ("dai-dai-shogi", "hook-mover", ".bd-arrow", 12),
        ("tai-shogi", "emperor", ".bd-target", 48),
        ("xiangqi", "xq-cannon", ".bd-target", 4),
        ("janggi", "jg-elephant", ".bd-way", 8),
    ];
    for (id, name, sign, count) in asked {
        stage.begin(id).await;
        let game = games::find(id).expect("a game").default_game();
        let position = Position::start(&game);
        let is = |at: &Square| {
            position
                .piece_at(*at)
                .is_some_and(|man| game.kind(man.kind).name == name && man.owner == position.turn())
        };
        let square = game.rules().board.all().find(is);
        stage.browser.hold(&cell(square), std::time::Duration::from_millis(700)).await;
        stage.browser.wait_for("!document.querySelector('#piece').hidden").await;
        // The press was no tap: nothing is taken up.
        let taken = stage.browser.eval("document.querySelectorAll('.bd-taken').length").await;
        assert_eq!(taken, 0, "{id}");
        let drawn = format!("document.querySelectorAll('#piece .diagram {sign}').length");
        assert_eq!(stage.browser.eval(&drawn).await, count, "{id}: {sign}");
        let signs =
            stage.browser.eval("document.querySelectorAll('#piece .signs li').length").await;
        assert!(signs.as_u64() > Some(0), "{id}");
        let middle = "document.querySelector('#piece').scrollIntoView({ block: 'center' }); 0";
        stage.browser.eval(middle).await;
        picture(&mut stage.browser, &format!("card-{id}")).await;
    }
    stage.assert_no_complaints();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_name_is_said_to_be_nowhere() {
    let Some(mut stage) = Stage::set().await else { return };
    stage.begin("tai-shogi").await;
    stage.browser.click("#find-open").await;
    stage.browser.type_text("unicorn").await;
    stage.browser.key("Enter").await;
    let said = stage.browser.eval("document.querySelector('#said').textContent").await;
    assert_eq!(said, "No such piece is on the board");
    assert_eq!(stage.browser.eval("document.activeElement.type").await, "search");
    stage.assert_no_complaints();
}

/// Walks with the arrows to a square from wherever the keyboard is, as the first player sees the
/// board: files run from the right, ranks from the top.
async fn walk_to(browser: &mut Browser, position: &Position, to: Square) {
    let board = &position.game().rules().board;
    let here = browser.eval("Number(document.activeElement.dataset.square)").await;
    let here = Square::new(u16::try_from(here.as_u64().expect("a square")).expect("an index"));
    let steps = [
        (i32::from(board.file(to)) - i32::from(board.file(here)), ["ArrowLeft", "ArrowRight"]),
        (i32::from(board.rank(to)) - i32::from(board.rank(here)), ["ArrowDown", "ArrowUp"]),
    ];
    for (count, [forth, back]) in steps {
        for _ in 0..count.unsigned_abs() {
            browser.key(if count > 0 { forth } else { back }).await;
        }
    }
}

/// Moves that are played with the keys: a game, its position, the move in coordinates, and what is
/// then said of it.
const BY_KEYS: [(&str, Option<&str>, &str, &str); 3] = [
    ("tai-shogi", None, "13s13r", "pawn"),
    ("chu-shogi", Some("k11/12/12/12/5p6/4pnp5/5N6/12/12/12/12/11K b - 1"), "7g7f8f", "lion"),
    (
        "maka-dai-dai-shogi",
        Some("k18/19/19/19/19/19/19/19/19/9(CA)9/19/19/19/19/19/19/19/19/18K b - 1"),
        "10j14j",
        "capricorn",
    ),
];

#[tokio::test(flavor = "multi_thread")]
async fn a_large_board_is_played_on_and_heard_without_seeing_it() {
    let Some(mut stage) = Stage::set().await else { return };
    for (id, sfen, text, name) in BY_KEYS {
        let game = games::find(id).expect("a game").default_game();
        let position = match sfen {
            None => {
                stage.begin(id).await;
                Position::start(&game)
            }
            Some(sfen) => {
                stage.lay(from(id, &[], sfen)).await;
                Position::from_sfen(&game, sfen, Reading::Game).expect("a position")
            }
        };
        let played = position.parse_move(text).expect("a move");
        let browser = &mut stage.browser;
        browser.key("b").await;
        walk_to(browser, &position, played.from().expect("a start")).await;
        browser.key("Enter").await;
        let held = browser.eval("document.querySelector('#said').textContent").await;
        let to = game.square_name(played.to().expect("an end"));
        let tells = |said: &serde_json::Value, what: &str| {
            said.as_str().is_some_and(|said| said.to_lowercase().contains(what))
        };
        assert!(tells(&held, name), "{id}: {held}");
        for square in [played.via(), played.to()].into_iter().flatten() {
            walk_to(browser, &position, square).await;
            browser.key("Enter").await;
        }
        if browser.eval("document.querySelector('.stepping') !== null").await == true {
            browser.key("Enter").await;
        }
        stage.wait_for_moves(1).await;
        let here = format!("document.querySelector('{}').ariaLabel", cell(played.to()));
        let label = stage.browser.eval(&here).await;
        assert!(tells(&label, name) && tells(&label, &to), "{id}: {label}");
        let spoken = format!("document.querySelector('#said').textContent.includes('{to}')");
        stage.browser.wait_for(&spoken).await;
        let focus = stage.browser.eval("document.activeElement.dataset.square").await;
        let end = played.to().expect("an end").index().to_string();
        assert_eq!(focus, json!(end), "{id}: the keyboard stays where the move ended");
    }
    stage.assert_no_complaints();
}

// ---- Claims, arrays and lists -----------------------------------------------------------------------

fn from(game: &str, options: &[(&str, &str)], position: &str) -> Setup {
    let rules = games::find(game).expect("a game").default_game();
    Position::from_sfen(&rules, position, Reading::Game).expect("a position");
    Setup {
        game: game.to_owned(),
        options: options.iter().map(|&(name, value)| (name.into(), value.into())).collect(),
        start: Some(Start::Position(position.to_owned())),
        ..shogi(ONE_SCREEN)
    }
}

/// Types moves as a player does.
async fn play(stage: &mut Stage, moves: &str, before: usize) {
    for (number, m) in moves.split(' ').enumerate() {
        stage.browser.click("#entry-text").await;
        stage.browser.type_text(m).await;
        stage.browser.key("Enter").await;
        stage.wait_for_moves(before + number + 1).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_claim_is_offered_when_the_rules_give_it_and_only_then() {
    let Some(mut stage) = Stage::set().await else { return };
    stage.lay(from("chess", &[], "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1")).await;
    assert_eq!(stage.browser.eval("document.querySelector('[data-do=draw]').hidden").await, true);
    play(&mut stage, "a1b1 h8g8 b1a1 g8h8 a1b1 h8g8 b1a1 g8h8", 0).await;
    stage.browser.wait_for("!document.querySelector('[data-do=draw]').hidden").await;
    let said = stage.browser.eval("document.querySelector('#said').textContent").await;
    assert!(said.as_str().is_some_and(|text| text.contains("draw may be claimed")), "{said}");
    stage.browser.eval("confirm = () => true; 0").await;
    stage.browser.click("[data-do=draw]").await;
    stage.browser.wait_for("!document.querySelector('#result').hidden").await;
    let makruk = from("makruk", &[("counting", "thai")], "4k2s/8/8/8/8/8/8/R3K3 b - - 0 1");
    stage.lay(makruk).await;
    // The words of claims may be typed as well.
    stage.browser.click("#entry-text").await;
    stage.browser.type_text("count").await;
    stage.browser.key("Enter").await;
    stage.browser.wait_for("!document.querySelector('[data-do=stop-count]').hidden").await;
    play(&mut stage, "e8d8 a1a2", 0).await;
    let status = stage.browser.eval("document.querySelector('#status').textContent").await;
    assert!(status.as_str().is_some_and(|text| text.contains("1 of 64")), "{status}");
    picture(&mut stage.browser, "claims-count").await;
    stage.browser.click("[data-do=stop-count]").await;
    stage.browser.wait_for("!document.querySelector('[data-do=count]').hidden").await;
    stage.assert_no_complaints();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_wings_of_janggi_are_chosen_when_a_game_is_begun() {
    let Some(mut stage) = Stage::set().await else { return };
    stage.goto("/play/janggi?with=screen").await;
    for (option, wings) in [("red_wings", "heeh"), ("blue_wings", "hehe")] {
        let script =
            format!("document.querySelector('[name=\"option-{option}\"]').value = '{wings}'; 0");
        stage.browser.eval(&script).await;
    }
    stage.browser.click("main form button.first").await;
    stage.browser.wait_for("document.querySelector('#table.live')").await;
    let game = games::find("janggi").expect("janggi").default_game();
    let mut seen = String::new();
    for name in ["b1", "c1", "g1", "h1", "b10", "c10", "g10", "h10"] {
        let square = cell(game.find_square(name));
        let label = format!("document.querySelector('{square}').ariaLabel");
        let label = stage.browser.eval(&label).await;
        seen.push(if label.as_str().expect("a name").contains("horse") { 'h' } else { 'e' });
    }
    assert_eq!(seen, "heehhehe");
    picture(&mut stage.browser, "janggi-wings").await;
    stage.assert_no_complaints();
}

#[tokio::test(flavor = "multi_thread")]
async fn each_side_keeps_its_column_when_it_moves_several_times_in_a_row() {
    let Some(mut stage) = Stage::set().await else { return };
    stage.begin("courier").await;
    let game = games::find("courier").expect("courier").default_game();
    let mut position = Position::start(&game);
    let mut sides = Vec::new();
    for number in 0..10 {
        let played = position.legal_moves()[0];
        sides.push(position.turn().index());
        let text = position.move_text(played);
        play(&mut stage, &text, number).await;
        position.play(played);
    }
    assert_eq!(sides, [0, 0, 0, 0, 1, 1, 1, 1, 0, 1], "the opening is forced");
    let left = "[...document.querySelectorAll('#moves li')]
        .map((item) => item.getBoundingClientRect().left > item.parentNode.firstChild.getBoundingClientRect().left ? 1 : 0)";
    assert_eq!(stage.browser.eval(left).await, json!(sides));
    picture(&mut stage.browser, "courier-moves").await;
    stage.assert_no_complaints();
}

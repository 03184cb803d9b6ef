//! The pages in a real browser: whole games by mouse and by keyboard, a restart in the middle, the
//! promotion dialogue, a refused move, pages without scripts, and what axe-core finds.
//!
//! With `SHOGIDO_SCREENSHOTS` set to a folder, pictures of the pages are left there.

mod chromium;
mod stage;
mod support;

use std::path::Path;

use chromium::{Browser, Screen};
use shogido_play::event::{Setup, Start};
use shogido_rules::{Ending, Game, Move, Player, Position, Square, games};
use stage::{Stage, cell, picture};
use support::{ONE_SCREEN, process, shogi};

/// Not a test of its own: this program, started again by the tests below, serves.
#[test]
fn server_process() {
    process::serve_if_asked();
}

// ---- Games to play ---------------------------------------------------------------------------------

/// Plays by chance, but mates where it can, and returns the shortest of many games that ends by
/// mate and in which a man is dropped and another may choose to promote.
fn short_game(game: &std::sync::Arc<Game>, games: u64) -> Vec<Move> {
    let played = (0..games).filter_map(|seed| random_game(game, seed));
    let wanted = played.filter(|moves| has_drop_and_choice(game, moves));
    wanted.min_by_key(Vec::len).expect("one of so many games has all that")
}

fn random_game(game: &std::sync::Arc<Game>, seed: u64) -> Option<Vec<Move>> {
    const PLIES_MAX: u32 = 120;
    let mut position = Position::start(game);
    let mut chance = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    while position.ply() < PLIES_MAX {
        if let Some(outcome) = position.outcome() {
            let mate = outcome.ending == Ending::Checkmate;
            return mate.then(|| position.moves().collect());
        }
        let moves = position.legal_moves();
        let mates = |played: &Move| {
            let mut after = position.clone();
            after.play(*played);
            after.in_check(after.turn()) && !after.has_legal_move()
        };
        let mate = moves.iter().copied().find(mates);
        chance ^= chance << 13;
        chance ^= chance >> 7;
        chance ^= chance << 17;
        let any = moves[usize::try_from(chance % moves.len() as u64).expect("an index")];
        position.play(mate.unwrap_or(any));
    }
    None
}

fn has_drop_and_choice(game: &std::sync::Arc<Game>, moves: &[Move]) -> bool {
    let mut position = Position::start(game);
    let (mut drop, mut choice) = (false, false);
    for &played in moves {
        drop |= played.dropped().is_some();
        choice |= may_choose(&position, played);
        position.play(played);
    }
    drop && choice
}

/// Tells whether the page has to ask about promotion.
fn may_choose(position: &Position, played: Move) -> bool {
    let same = |other: &Move| {
        other.dropped().is_none() && (other.from(), other.to()) == (played.from(), played.to())
    };
    position.legal_moves().iter().filter(|other| same(other)).count() == 2
}

fn kind_letter(position: &Position, played: Move) -> Option<String> {
    played.dropped().map(|kind| position.game().kind(kind).letter.clone())
}

// ---- By mouse --------------------------------------------------------------------------------------

fn in_hand(player: Player, letter: &str) -> String {
    format!(".hand[data-player=\"{}\"] [data-kind=\"{letter}\"]", player.index())
}

/// Plays a move with the mouse: by clicks, or by dragging on every third ply.
async fn play_by_mouse(stage: &mut Stage, position: &Position, played: Move) {
    let browser = &mut stage.browser;
    let from = match kind_letter(position, played) {
        Some(letter) => in_hand(position.turn(), &letter),
        None => cell(played.from()),
    };
    if position.ply() % 3 == 2 {
        browser.drag(&from, &cell(played.to())).await;
    } else {
        browser.click(&from).await;
        browser.click(&cell(played.to())).await;
    }
    if may_choose(position, played) {
        browser.wait_for("document.querySelector('[role=dialog] .choice')").await;
        let choice = if played.promotes_to().is_some() { "first" } else { "last" };
        browser.click(&format!("[role=dialog] .choice:nth-{choice}-of-type(1)")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_mouse_across_a_restart() {
    let Some(mut stage) = Stage::set().await else { return };
    let game = games::find("shogi").expect("shogi").default_game();
    let moves = short_game(&game, 400);
    stage.begin("shogi").await;
    let mut position = Position::start(&game);
    for (number, &played) in moves.iter().enumerate() {
        if number == moves.len() / 2 {
            picture(&mut stage.browser, "table-middle").await;
            stage = stage.restart().await;
        }
        play_by_mouse(&mut stage, &position, played).await;
        position.play(played);
        stage.wait_for_moves(number + 1).await;
    }
    stage.browser.wait_for("!document.querySelector('#result').hidden").await;
    let result = stage.browser.eval("document.querySelector('#result-text').textContent").await;
    assert!(result.as_str().expect("a sentence").contains("checkmate"), "{result}");
    picture(&mut stage.browser, "table-mate").await;
    stage.assert_no_complaints();
}

// ---- By keyboard -----------------------------------------------------------------------------------

/// Walks with the arrows from the square that has the focus to another. On the screen files run
/// from the right and ranks from the top, as the first player sees them.
async fn walk_to(browser: &mut Browser, game: &Game, to: Square) {
    let board = &game.rules().board;
    let here = browser.eval("Number(document.activeElement.dataset.square)").await;
    let here = Square::new(u16::try_from(here.as_u64().expect("a square")).expect("an index"));
    let files = i32::from(board.file(to)) - i32::from(board.file(here));
    let ranks = i32::from(board.rank(to)) - i32::from(board.rank(here));
    let (sideways, upright) = (
        if files > 0 { "ArrowLeft" } else { "ArrowRight" },
        if ranks > 0 { "ArrowDown" } else { "ArrowUp" },
    );
    for _ in 0..files.unsigned_abs() {
        browser.key(sideways).await;
    }
    for _ in 0..ranks.unsigned_abs() {
        browser.key(upright).await;
    }
}

async fn play_by_keyboard(stage: &mut Stage, position: &Position, played: Move) {
    let game = position.game();
    let browser = &mut stage.browser;
    if let Some(letter) = kind_letter(position, played) {
        browser.key("h").await;
        let wanted = format!("document.activeElement.dataset.kind === '{letter}'");
        for _ in 0..8 {
            if browser.eval(&wanted).await == serde_json::json!(true) {
                break;
            }
            browser.key("ArrowRight").await;
        }
        assert_eq!(browser.eval(&wanted).await, serde_json::json!(true), "{letter} is reached");
    } else {
        browser.key("b").await;
        walk_to(browser, game, played.from().expect("a step has a start")).await;
    }
    browser.key("Enter").await;
    browser.key("b").await;
    walk_to(browser, game, played.to().expect("a step has an end")).await;
    browser.key("Enter").await;
    if may_choose(position, played) {
        browser.wait_for("document.activeElement.closest('[role=dialog]')").await;
        if played.promotes_to().is_none() {
            browser.key("ArrowDown").await;
        }
        browser.key("Enter").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_keyboard_only() {
    let Some(mut stage) = Stage::set().await else { return };
    let game = games::find("minishogi").expect("minishogi").default_game();
    let moves = short_game(&game, 2000);
    stage.goto("/play/minishogi?with=screen").await;
    let on_start = "document.activeElement.matches('main form button')";
    for _ in 0..60 {
        if stage.browser.eval(on_start).await == serde_json::json!(true) {
            break;
        }
        stage.browser.key("Tab").await;
    }
    assert_eq!(
        stage.browser.eval(on_start).await,
        serde_json::json!(true),
        "Tab reaches the start"
    );
    stage.browser.key("Enter").await;
    stage.browser.wait_for("document.querySelector('#table.live')").await;
    let mut position = Position::start(&game);
    for (number, &played) in moves.iter().enumerate() {
        play_by_keyboard(&mut stage, &position, played).await;
        position.play(played);
        stage.wait_for_moves(number + 1).await;
    }
    stage.browser.wait_for("!document.querySelector('#result').hidden").await;
    stage.assert_no_complaints();
}

// ---- Rules that the page tells ---------------------------------------------------------------------

fn from_sfen(sfen: &str) -> Setup {
    Setup { start: Some(Start::Position(sfen.to_owned())), ..shogi(ONE_SCREEN) }
}

#[tokio::test(flavor = "multi_thread")]
async fn nifu_is_refused_with_its_reason_and_the_pawn_goes_back() {
    let Some(mut stage) = Stage::set().await else { return };
    stage.lay(from_sfen("4k4/9/9/9/9/9/2P6/9/4K4 b P 1")).await;
    stage.browser.click(".hand[data-player=\"0\"] [data-kind=\"P\"]").await;
    // 7e: file 6 from the right, rank 4 from the top, counted from 0.
    stage.browser.click("[data-square=\"58\"]").await;
    stage.browser.wait_for("/nifu/.test(document.querySelector('#note').textContent)").await;
    picture(&mut stage.browser, "table-nifu").await;
    let polite = stage.browser.eval("document.querySelector('#note').ariaLive").await;
    assert_eq!(polite, "polite");
    let held = "!document.querySelector('.hand[data-player=\"0\"] [data-kind=\"P\"]').disabled";
    stage.browser.wait_for(held).await;
    stage.wait_for_moves(0).await;
    stage.assert_no_complaints();
}

#[tokio::test(flavor = "multi_thread")]
async fn promotion_is_asked_at_the_square_and_may_be_declined() {
    let Some(mut stage) = Stage::set().await else { return };
    stage.lay(from_sfen("4k4/9/9/2S6/9/9/9/9/4K4 b - 1")).await;
    // The silver on 7d to 7c: may promote, need not.
    stage.browser.click("[data-square=\"57\"]").await;
    stage.browser.click("[data-square=\"56\"]").await;
    stage.browser.wait_for("document.querySelectorAll('[role=dialog] .choice').length === 2").await;
    picture(&mut stage.browser, "table-promotion").await;
    stage.browser.key("Escape").await;
    stage.browser.wait_for("!document.querySelector('[role=dialog]')").await;
    stage.wait_for_moves(0).await;
    stage.browser.click("[data-square=\"57\"]").await;
    let taken = "document.querySelector('[data-square=\"57\"]').ariaSelected === 'true'";
    if stage.browser.eval(taken).await != serde_json::json!(true) {
        stage.browser.click("[data-square=\"57\"]").await;
    }
    stage.browser.click("[data-square=\"56\"]").await;
    stage.browser.wait_for("document.querySelector('[role=dialog]')").await;
    stage.browser.click("[role=dialog] .choice:nth-last-of-type(1)").await;
    stage.wait_for_moves(1).await;
    let name = stage.browser.eval("document.querySelector('[data-square=\"56\"]').ariaLabel").await;
    assert!(name.as_str().expect("a name").ends_with(": silver general"), "{name}");
    stage.assert_no_complaints();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_machine_answers_and_a_takeback_takes_both_moves_back() {
    let Some(mut stage) = Stage::set().await else { return };
    stage.goto("/play/shogi").await;
    stage.browser.click("main form button.first, main form button[type=submit]").await;
    stage.browser.wait_for("document.querySelector('#table.live')").await;
    stage.browser.click("#entry-text").await;
    stage.browser.type_text("7g7f").await;
    stage.browser.key("Enter").await;
    stage.wait_for_moves(2).await;
    stage.browser.click(".tools [data-do=takeback]").await;
    stage.wait_for_moves(0).await;
    stage.browser.click(".tools [data-do=hint]").await;
    stage.browser.wait_for("document.querySelector('#note').textContent !== ''").await;
    stage.assert_no_complaints();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_scripts_a_move_is_typed_and_sent() {
    let Some(mut stage) = Stage::set().await else { return };
    let id = stage.lay(shogi(ONE_SCREEN)).await;
    stage.browser.scripts(false).await;
    stage.goto(&format!("/t/{id}")).await;
    stage.browser.click("#entry-text").await;
    stage.browser.type_text("7g7f").await;
    stage.browser.click("#entry button").await;
    stage.wait_for_moves(1).await;
    stage.browser.click("#entry-text").await;
    stage.browser.type_text("7f7d").await;
    stage.browser.click("#entry button").await;
    stage.browser.wait_for("document.querySelector('#note.refused')").await;
    stage.wait_for_moves(1).await;
}

// ---- All pages -------------------------------------------------------------------------------------

/// A side pawn opening: both hands hold men, and the last move and a hand can be looked at.
const OPENING: &str = "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d";

/// Returns the pages to look at, with a table in the middle of a game.
async fn pages(stage: &mut Stage) -> Vec<(&'static str, String)> {
    let id = stage.lay(shogi(ONE_SCREEN)).await;
    for (number, m) in OPENING.split(' ').enumerate() {
        stage.browser.click("#entry-text").await;
        stage.browser.type_text(m).await;
        stage.browser.key("Enter").await;
        stage.wait_for_moves(number + 1).await;
    }
    vec![
        ("table", format!("/t/{id}")),
        ("home", "/".to_owned()),
        ("game", "/games/shogi".to_owned()),
        ("board-only", "/games/patent-1991".to_owned()),
        ("game-of-lions", "/games/chu-shogi".to_owned()),
        ("wings", "/play/janggi".to_owned()),
        ("play", "/play/shogi".to_owned()),
        ("settings", "/settings".to_owned()),
        ("nowhere", "/nowhere".to_owned()),
    ]
}

const SCREENS: [(&str, Screen); 2] = [("wide", Screen::WIDE), ("phone", Screen::PHONE)];

#[tokio::test(flavor = "multi_thread")]
async fn pages_fit_the_screen_in_light_and_dark() {
    let Some(mut stage) = Stage::set().await else { return };
    for (name, path) in pages(&mut stage).await {
        for (size, screen) in SCREENS {
            for (shade, screen) in [("light", screen), ("dark", screen.dark())] {
                stage.browser.show_on(screen).await;
                stage.goto(&path).await;
                let wider = "document.documentElement.scrollWidth - innerWidth";
                let over = stage.browser.eval(wider).await;
                assert!(over.as_i64() <= Some(0), "{path} is {over} px too wide on {size}");
                picture(&mut stage.browser, &format!("{name}-{size}-{shade}")).await;
            }
        }
    }
    let complaints = &mut stage.browser.complaints;
    complaints.retain(|complaint| !complaint.contains("404 (Not Found)"));
    stage.assert_no_complaints();
}

const RUN_AXE: &str = "axe.run(document).then(({ passes, violations }) => ({
    passes: passes.length,
    violations: violations.map(({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 200)).join(' | ')}`),
}))";

/// Returns axe-core, whose file `SHOGIDO_AXE` names, or prints why it is not asked.
// A skipped check says so where its reader looks.
#[allow(clippy::print_stderr)]
fn axe() -> Option<String> {
    let Some(file) = std::env::var_os("SHOGIDO_AXE") else {
        eprintln!("skipped: SHOGIDO_AXE does not name axe-core's axe.min.js");
        return None;
    };
    Some(std::fs::read_to_string(Path::new(&file)).expect("SHOGIDO_AXE names a script"))
}

/// Returns what axe-core finds wrong with the page as it is.
async fn violations(browser: &mut Browser, axe: &str) -> Vec<String> {
    browser.eval(&format!("{axe}; 0")).await;
    let report = browser.eval(RUN_AXE).await;
    assert!(report["passes"].as_u64() > Some(5), "axe-core looked at the page");
    let found = report["violations"].as_array().expect("a list");
    found.iter().map(ToString::to_string).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_core_finds_nothing() {
    let Some(axe) = axe() else { return };
    let Some(mut stage) = Stage::set().await else { return };
    let mut found = Vec::new();
    for (_, path) in pages(&mut stage).await {
        for (size, screen) in SCREENS {
            for screen in [screen, screen.dark()] {
                stage.browser.show_on(screen).await;
                stage.goto(&path).await;
                for violation in violations(&mut stage.browser, &axe).await {
                    found.push(format!("{path} on {size}, dark {}: {violation}", screen.dark));
                }
            }
        }
    }
    assert!(found.is_empty(), "axe-core finds:\n{}", found.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_core_finds_nothing_in_the_promotion_dialogue_at_the_end_and_in_a_search() {
    let Some(axe) = axe() else { return };
    let Some(mut stage) = Stage::set().await else { return };
    stage.lay(from_sfen("4k4/9/4P4/2S6/9/9/9/9/4K4 b G 1")).await;
    stage.browser.click("[data-square=\"57\"]").await;
    stage.browser.click("[data-square=\"56\"]").await;
    stage.browser.wait_for("document.querySelector('[role=dialog]')").await;
    let asked = violations(&mut stage.browser, &axe).await;
    assert!(asked.is_empty(), "axe-core finds:\n{}", asked.join("\n"));
    stage.browser.key("Escape").await;
    stage.browser.click("#entry-text").await;
    stage.browser.type_text("G*5b").await;
    stage.browser.key("Enter").await;
    stage.browser.wait_for("!document.querySelector('#result').hidden").await;
    let ended = violations(&mut stage.browser, &axe).await;
    assert!(ended.is_empty(), "axe-core finds:\n{}", ended.join("\n"));
    stage.begin("chu-shogi").await;
    stage.browser.key("b").await;
    stage.browser.key("i").await;
    stage.browser.wait_for("!document.querySelector('#piece').hidden").await;
    stage.browser.key("/").await;
    stage.browser.type_text("lion").await;
    let searched = violations(&mut stage.browser, &axe).await;
    assert!(searched.is_empty(), "axe-core finds:\n{}", searched.join("\n"));
}

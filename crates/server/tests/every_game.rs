//! Every listed game in a real browser: some moves by mouse, the pieces where they should be, the
//! card of a piece, and pages that fit the screen.
//!
//! With `SHOGIDO_SCREENSHOTS` set to a folder, pictures of every board are left there.

mod chromium;
mod stage;
mod support;

use chromium::Screen;
use shogido_play::event::{Setup, Start};
use shogido_rules::{Move, Position, games};
use stage::{Stage, cell, picture, whole_picture};
use support::{ONE_SCREEN, process, shogi};

/// Not a test of its own: this program, started again by the tests below, serves.
#[test]
fn server_process() {
    process::serve_if_asked();
}

const PLIES: u32 = 6;

/// How far the near player's seat is from the foot of the board or of the hand below it, in CSS
/// pixels: beside it on a wide screen, below it on a narrow one.
const SEAT_FROM_BOARD: &str = "(() => {
    const of = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [seat, board, hand] = [of('.seat.near'), of('#board'), of('.hand:not(.opposite)')];
    const beside = seat.right <= board.left;
    return Math.abs(beside ? seat.bottom - board.bottom : seat.top - Math.max(board.bottom, hand.bottom));
})()";

/// Returns a move by chance that needs no question about promotion, the rarer kinds first.
fn some_move(position: &Position, chance: &mut u64) -> Option<Move> {
    let moves = position.legal_moves();
    let ends = |one: &Move| (one.dropped(), one.from(), one.via(), one.to());
    let lone = |one: &&Move| {
        one.to().is_some() && moves.iter().filter(|other| ends(other) == ends(one)).count() == 1
    };
    let clear: Vec<Move> = moves.iter().filter(lone).copied().collect();
    let stepwise: Vec<Move> = clear.iter().filter(|one| one.via().is_some()).copied().collect();
    let from = if stepwise.is_empty() { clear } else { stepwise };
    *chance =
        chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    from.get(usize::try_from(*chance >> 33).expect("an index") % from.len().max(1)).copied()
}

/// Taps the way of a move; where it might go on, its last square twice.
async fn tap(stage: &mut Stage, position: &Position, played: Move) {
    let browser = &mut stage.browser;
    match played.dropped() {
        Some(kind) => {
            let (player, letter) = (position.turn().index(), &position.game().kind(kind).letter);
            let held = format!(".hand[data-player=\"{player}\"] [data-kind=\"{letter}\"]");
            browser.click(&held).await;
        }
        None => browser.click(&cell(played.from())).await,
    }
    if let Some(via) = played.via() {
        browser.click(&cell(Some(via))).await;
    }
    browser.click(&cell(played.to())).await;
    if browser.eval("document.querySelector('.stepping') !== null").await == true {
        browser.click(&cell(played.to())).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_through_its_page() {
    let Some(mut stage) = Stage::set().await else { return };
    for card in games::all() {
        let game = card.default_game();
        stage.begin(card.id).await;
        let mut position = Position::start(&game);
        let mut chance = 7;
        for number in 1..=PLIES {
            let Some(played) = some_move(&position, &mut chance) else { break };
            tap(&mut stage, &position, played).await;
            position.play(played);
            stage.wait_for_moves(number as usize).await;
        }
        assert_eq!(position.ply(), PLIES, "{}: so many moves are found", card.id);
        let men = game.rules().board.all().filter(|&at| position.piece_at(at).is_some()).count();
        let drawn = stage.browser.eval("document.querySelectorAll('.bd-men use').length").await;
        assert_eq!(drawn, men, "{}", card.id);
        for (size, screen) in [("wide", Screen::WIDE), ("phone", Screen::PHONE)] {
            for (shade, screen) in [("light", screen), ("dark", screen.dark())] {
                stage.browser.show_on(screen).await;
                let wider = "document.documentElement.scrollWidth - innerWidth";
                let over = stage.browser.eval(wider).await;
                assert!(over.as_i64() <= Some(0), "{} is {over} px too wide on {size}", card.id);
                let apart = stage.browser.eval(SEAT_FROM_BOARD).await;
                assert!(apart.as_f64() < Some(8.0), "{}: {apart} px apart on {size}", card.id);
                picture(&mut stage.browser, &format!("{}-{size}-{shade}", card.id)).await;
            }
        }
        stage.browser.show_on(Screen::WIDE).await;
    }
    stage.assert_no_complaints();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_that_is_asked_about_shows_its_card() {
    let Some(mut stage) = Stage::set().await else { return };
    for card in games::all() {
        let game = card.default_game();
        let position = Position::start(&game);
        let other = |at| position.piece_at(at).is_some_and(|piece| piece.owner != position.turn());
        let theirs = game.rules().board.all().find(|&at| other(at));
        stage.begin(card.id).await;
        stage.browser.click(&cell(theirs)).await;
        stage.browser.wait_for("!document.querySelector('#piece').hidden").await;
        let said = stage.browser.eval("document.querySelector('#piece p').textContent").await;
        assert!(said.as_str().is_some_and(|text| text.len() > 10), "{}: {said}", card.id);
        let drawn = stage.browser.eval("document.querySelectorAll('#piece svg use').length").await;
        assert_eq!(drawn, 1, "{}", card.id);
    }
    stage.assert_no_complaints();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_of_small_squares_is_enlarged_and_played_on() {
    let Some(mut stage) = Stage::set().await else { return };
    let narrow = Screen { width: 300, ..Screen::PHONE };
    stage.browser.show_on(narrow).await;
    stage.begin("courier").await;
    let shown = "document.querySelector('#board svg').viewBox.baseVal.width";
    let whole = stage.browser.eval(shown).await.as_f64().expect("a width");
    stage.browser.wait_for("!document.querySelector('#zoom').hidden").await;
    stage.browser.click("#zoom [data-zoom=in]").await;
    let part = stage.browser.eval(shown).await.as_f64().expect("a width");
    assert!(part < whole, "{part} of {whole} units are shown");
    stage.browser.wait_for("document.querySelector('#zoom .map svg')").await;
    picture(&mut stage.browser, "courier-enlarged").await;
    for _ in 0..6 {
        stage.browser.click("#zoom [data-zoom=out]").await;
    }
    stage.browser.wait_for("document.querySelector('#zoom .map').hidden").await;
    assert_eq!(stage.browser.eval(shown).await.as_f64(), Some(whole));
    stage.assert_no_complaints();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pawn_may_become_four_things_and_a_turn_may_be_passed() {
    let Some(mut stage) = Stage::set().await else { return };
    let position = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1".to_owned();
    let chess = Setup { game: "chess".to_owned(), ..shogi(ONE_SCREEN) };
    stage.lay(Setup { start: Some(Start::Position(position)), ..chess }).await;
    let game = games::find("chess").expect("chess").default_game();
    let at = |name| cell(game.find_square(name));
    stage.browser.click(&at("a7")).await;
    stage.browser.click(&at("a8")).await;
    stage.browser.wait_for("document.querySelectorAll('[role=dialog] .choice').length === 4").await;
    stage.browser.click("[role=dialog] .choice:nth-of-type(2)").await;
    stage.wait_for_moves(1).await;
    let options = [("pass".to_owned(), "always".to_owned())].into();
    stage.lay(Setup { game: "janggi".to_owned(), options, ..shogi(ONE_SCREEN) }).await;
    stage.browser.click("#pass button").await;
    stage.wait_for_moves(1).await;
    stage.assert_no_complaints();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pawn_of_sittuyin_promotes_where_it_stands() {
    let Some(mut stage) = Stage::set().await else { return };
    let position = "k7/8/8/3P4/8/P7/8/5K2 w - - 0 1".to_owned();
    let setup = Setup { game: "sittuyin".to_owned(), ..shogi(ONE_SCREEN) };
    stage.lay(Setup { start: Some(Start::Position(position)), ..setup }).await;
    let pawn = cell(games::find("sittuyin").expect("sittuyin").default_game().find_square("d5"));
    stage.browser.click(&pawn).await;
    stage.browser.click(&pawn).await;
    stage.browser.wait_for("document.querySelectorAll('[role=dialog] .choice').length === 1").await;
    stage.browser.click("[role=dialog] .choice").await;
    stage.wait_for_moves(1).await;
    stage.assert_no_complaints();
}

#[tokio::test(flavor = "multi_thread")]
async fn every_rules_page_fits_the_screen() {
    let Some(mut stage) = Stage::set().await else { return };
    for card in games::all() {
        for (size, screen) in [("wide", Screen::WIDE), ("phone", Screen::PHONE)] {
            stage.browser.show_on(screen).await;
            stage.goto(&format!("/games/{}", card.id)).await;
            let wider = "document.documentElement.scrollWidth - innerWidth";
            let over = stage.browser.eval(wider).await;
            assert!(over.as_i64() <= Some(0), "{} is {over} px too wide on {size}", card.id);
            whole_picture(&mut stage.browser, &format!("rules-{}-{size}", card.id)).await;
        }
    }
    stage.assert_no_complaints();
}

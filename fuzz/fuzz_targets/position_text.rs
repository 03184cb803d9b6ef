//! Any text is read as a position or refused with a reason; what is written of it reads the same.
//!
//! Run it with `cargo +nightly fuzz run position_text`.

#![no_main]

use std::sync::{Arc, LazyLock};

use libfuzzer_sys::fuzz_target;
use shogido_rules::{Card, Game, Position, Reading, games};

/// Every game, compiled once.
static GAMES: LazyLock<Vec<Arc<Game>>> =
    LazyLock::new(|| games::all().iter().map(Card::default_game).collect());

fuzz_target!(|text: &str| {
    for game in GAMES.iter() {
        for reading in [Reading::Diagram, Reading::Problem, Reading::Game] {
            match Position::from_sfen(game, text, reading) {
                Ok(position) => {
                    let again = Position::from_sfen(game, &position.sfen(), reading);
                    assert_eq!(again.expect("what is written is read"), position);
                }
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
    }
});

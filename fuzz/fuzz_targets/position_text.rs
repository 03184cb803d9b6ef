//! Any text is read as a position or refused with a reason; what is written of it reads the same.
//!
//! Run it with `cargo +nightly fuzz run position_text`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use shogido_rules::{Position, Reading, games};

fuzz_target!(|text: &str| {
    for card in games::all() {
        let game = card.default_game();
        for reading in [Reading::Diagram, Reading::Problem, Reading::Game] {
            match Position::from_sfen(&game, text, reading) {
                Ok(position) => {
                    let again = Position::from_sfen(&game, &position.sfen(), reading);
                    assert_eq!(again.expect("what is written is read"), position);
                }
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
    }
});

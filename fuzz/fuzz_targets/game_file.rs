//! Any bytes are read as a game or refused with a place; what is read is written and read the same,
//! and can be played.
//!
//! Run it with `cargo +nightly fuzz run game_file`; files written by `shogido rules GAME --format
//! toml` are a good corpus to begin from.

#![no_main]

use libfuzzer_sys::fuzz_target;
use shogido_rules::{Position, rulebook};

fuzz_target!(|bytes: &[u8]| {
    let game = match rulebook::read(bytes) {
        Ok(game) => game,
        Err(error) => {
            assert!(error.line > 0 && error.column > 0 && !error.to_string().is_empty());
            return;
        }
    };
    let text = rulebook::write(game.rules()).expect("what is read can be written");
    let again = rulebook::read(text.as_bytes()).expect("what is written is read");
    assert_eq!(again.rules(), game.rules());
    let mut position = Position::start(&game);
    for (_, &byte) in (0..16).zip(bytes) {
        let moves = position.legal_moves();
        if moves.is_empty() || position.outcome().is_some() {
            break;
        }
        let played = moves[usize::from(byte) % moves.len()];
        assert_eq!(position.parse_move(&position.move_text(played)), Ok(played));
        position.play(played);
    }
});

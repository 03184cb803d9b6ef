//! The fast board of shogi and the general kernel agree on any game.
//!
//! The first byte says how many bytes are read as an SFEN, the rest choose moves. Run it with
//! `cargo +nightly fuzz run same_as_fast`.

#![no_main]

use std::sync::{Arc, LazyLock};

use libfuzzer_sys::fuzz_target;
use shogido_rules::fast;
use shogido_rules::{Game, Position, Reading, games};

static SHOGI: LazyLock<Arc<Game>> =
    LazyLock::new(|| games::find("shogi").expect("shogi exists").default_game());

fuzz_target!(|input: &[u8]| {
    let Some((&length, rest)) = input.split_first() else { return };
    let (text, picks) = rest.split_at(rest.len().min(length.into()));
    let given = std::str::from_utf8(text).ok();
    let given = given.and_then(|sfen| Position::from_sfen(&SHOGI, sfen, Reading::Problem).ok());
    let mut general = given.unwrap_or_else(|| Position::start(&SHOGI));
    let mut fast = fast::Position::from_rules(&general).expect("shogi has a fast board");
    let (key, ply) = (fast.key(), fast.ply());
    for &pick in picks {
        let moves = fast.legal_moves();
        compare(&general, &fast, &moves);
        let Some(&m) = moves.get(usize::from(pick) % moves.len().max(1)) else { break };
        general.play(m.to_rules(&SHOGI));
        fast.do_move(m);
    }
    compare(&general, &fast, &fast.legal_moves());
    while fast.ply() > ply {
        fast.undo_move();
    }
    assert_eq!(fast.key(), key, "undo returns to the same key");
});

fn compare(general: &Position, fast: &fast::Position, moves: &[fast::Move]) {
    let mut mine: Vec<_> = moves.iter().map(|m| m.to_rules(&SHOGI)).collect();
    let mut theirs = general.legal_moves();
    mine.sort_unstable();
    theirs.sort_unstable();
    assert_eq!(mine, theirs, "legal moves of {}", general.sfen());
    assert_eq!(fast.count_legal_moves(), mine.len() as u64, "{}", general.sfen());
    assert_eq!(fast.sfen(), general.sfen());
    assert_eq!(fast.outcome(), general.outcome(), "{}", general.sfen());
}

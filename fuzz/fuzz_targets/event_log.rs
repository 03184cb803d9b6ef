//! Any text is read as an event log and replayed into a table, or refused with a reason.
//!
//! Run it with `cargo +nightly fuzz run event_log`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use shogido_play::event::Event;
use shogido_play::table::Table;

fuzz_target!(|text: &str| {
    let Ok(log) = serde_json::from_str::<Vec<Event>>(text) else { return };
    match Table::replay(&log) {
        Ok(table) => assert_eq!(table.version(), log.len() as u64),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});

//! Any bytes are read as a record of any format without a panic, and what is written of it is read
//! again without a loss.
//!
//! Run it with `cargo +nightly fuzz run record_bytes`.

#![no_main]

use std::sync::{Arc, LazyLock};

use libfuzzer_sys::fuzz_target;
use shogido_record::{Format, read_as, write_kif, write_sfen, write_usi};
use shogido_rules::{Game, games};

static SHOGI: LazyLock<Arc<Game>> =
    LazyLock::new(|| games::find("shogi").expect("shogi exists").default_game());

fuzz_target!(|bytes: &[u8]| {
    for format in [None, Some(Format::Kif), Some(Format::Usi), Some(Format::Sfen)] {
        let found = read_as(&SHOGI, bytes, format);
        assert!(!found.records.is_empty() || !found.report.is_clean());
        for record in &found.records {
            let _ = (write_usi(record), write_sfen(record), record.conclusion());
            let written = write_kif(record);
            let again = read_as(&SHOGI, written.as_bytes(), Some(Format::Kif));
            assert_eq!(again.records[0].main_line(), record.main_line(), "{written}");
        }
    }
});

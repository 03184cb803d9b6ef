//! Whatever browsers send, a table logs it or refuses it unchanged, and its log gives the same
//! table again.
//!
//! Each line is a message: a digit for who speaks, then JSON as on the wire. Run it with
//! `cargo +nightly fuzz run table_commands`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use shogido_play::clock::Timing;
use shogido_play::event::{Event, Seat, Setup};
use shogido_play::snapshot::{Snapshot, Speech};
use shogido_play::table::{Command, Speaker, Table};
use shogido_play::wire::ClientMessage;
use shogido_rules::{Outcome, Player};

/// Says nothing, so that only facts are compared.
struct Silence;

impl Speech for Silence {
    fn played(&self, _: &Snapshot, _: usize) -> Vec<String> {
        Vec::new()
    }

    fn ended(&self, _: &Snapshot, _: &Outcome) -> String {
        String::new()
    }
}

fuzz_target!(|input: &str| {
    let setup = Setup {
        game: "minishogi".to_owned(),
        options: Default::default(),
        start: None,
        seats: vec![Seat::Person { person: 0 }, Seat::Person { person: 1 }],
        timing: Some(Timing::Byoyomi { main_ms: 5_000, byoyomi_ms: 3_000, periods: 2 }),
    };
    let (mut table, mut log) = Table::open(0, setup).expect("the setup is sound");
    let mut now_ms = 0;
    for line in input.lines() {
        now_ms += 700;
        log.extend(table.tick(now_ms));
        let Some((who, json)) = line.split_at_checked(1) else { continue };
        let Ok(message) = serde_json::from_str::<ClientMessage>(json) else { continue };
        let Some((command, _)) = Command::read(message) else { continue };
        let speaker = match who {
            "0" => Speaker::Person(0),
            "1" => Speaker::Person(1),
            "2" => Speaker::Machine(Player::FIRST),
            _ => Speaker::Watcher,
        };
        let before = frame(&table, now_ms);
        match table.handle(now_ms, speaker, command) {
            Ok(events) => log.extend(events),
            Err(_) => assert_eq!(frame(&table, now_ms), before, "a refusal changes nothing"),
        }
    }
    let text = serde_json::to_string(&log).expect("a log is plain data");
    let read: Vec<Event> = serde_json::from_str(&text).expect("a log is read back");
    let replayed = Table::replay(&read).expect("a log is replayed");
    assert_eq!(frame(&replayed, now_ms), frame(&table, now_ms));
});

fn frame(table: &Table, now_ms: i64) -> String {
    let frames = [Speaker::Person(0), Speaker::Person(1), Speaker::Watcher]
        .map(|speaker| table.snapshot(speaker).frame(0, now_ms, &Silence));
    serde_json::to_string(&frames).expect("frames are plain data")
}

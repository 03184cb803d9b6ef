//! The laws of a table: it is a function of its log, refusals change nothing, and no sequence of
//! commands breaks it.

use std::collections::BTreeMap;

use proptest::prelude::*;
use shogido_play::clock::Timing;
use shogido_play::event::{Audience, Deed, Event, Seat, Setup, Start};
use shogido_play::snapshot::Snapshot;
use shogido_play::table::{Command, Refused, Speaker, Speech, Table};
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

const SPEAKERS: [Speaker; 5] = [
    Speaker::Person(0),
    Speaker::Person(1),
    Speaker::Machine(Player::FIRST),
    Speaker::Machine(Player::SECOND),
    Speaker::Watcher,
];

/// One thing done at a table, with chance as plain numbers.
#[derive(Clone, Debug)]
enum Step {
    Choose { number: usize, wait_ms: i64 },
    Say { speaker: usize, command: Command, wait_ms: i64 },
    Tick { wait_ms: i64 },
}

fn step() -> impl Strategy<Value = Step> {
    let wait = 0..40_000_i64;
    let command = prop_oneof![
        "[0-9a-i*+=PLNSGBRK]{0,6}".prop_map(|m| Command::Move { m, seen: None }),
        (0..30_u64).prop_map(|seen| Command::Move { m: "7g7f".to_owned(), seen: Some(seen) }),
        Just(Command::Declare),
        Just(Command::Impasse),
        Just(Command::Draw),
        Just(Command::Count),
        Just(Command::StopCount),
        Just(Command::Takeback),
        Just(Command::Takeback),
        Just(Command::Decline),
        Just(Command::Hint { seen: None }),
        Just(Command::Resign),
    ];
    prop_oneof![
        12 => (any::<usize>(), wait.clone())
            .prop_map(|(number, wait_ms)| Step::Choose { number, wait_ms }),
        6 => (0..SPEAKERS.len(), command, wait.clone())
            .prop_map(|(speaker, command, wait_ms)| Step::Say { speaker, command, wait_ms }),
        1 => wait.prop_map(|wait_ms| Step::Tick { wait_ms }),
    ]
}

fn setup() -> impl Strategy<Value = Setup> {
    let game = prop_oneof![
        Just("shogi"),
        Just("minishogi"),
        Just("sho-shogi"),
        Just("heian-shogi"),
        Just("gardner")
    ];
    let seats = prop_oneof![
        Just(vec![Seat::Person { person: 0 }, Seat::Person { person: 0 }]),
        Just(vec![Seat::Person { person: 0 }, Seat::Person { person: 1 }]),
        Just(vec![Seat::Person { person: 0 }, Seat::Machine { level: 1 }]),
        Just(vec![Seat::Machine { level: 10 }, Seat::Person { person: 0 }]),
    ];
    let timing = prop_oneof![
        Just(None),
        Just(Some(Timing::Fischer { main_ms: 300_000, increment_ms: 5_000 })),
        Just(Some(Timing::Byoyomi { main_ms: 60_000, byoyomi_ms: 30_000, periods: 3 })),
        Just(Some(Timing::Correspondence { days: 1 })),
    ];
    (game, seats, timing).prop_map(|(game, seats, timing)| Setup {
        game: game.to_owned(),
        options: BTreeMap::new(),
        start: None,
        seats,
        timing,
    })
}

/// Returns who may move now, and one of the moves on offer.
fn choose(table: &Table, number: usize) -> Option<(Speaker, Command)> {
    let view = table.view_to_move()?;
    let turn = view.turn;
    let speaker = match table.setup().seats[turn.index()] {
        Seat::Person { person } => Speaker::Person(person),
        Seat::Machine { .. } => Speaker::Machine(turn),
    };
    let choice = *view.choices.get(number % view.choices.len().max(1))?;
    let m = view.position()?.move_text(choice);
    Some((speaker, Command::Move { m, seen: Some(table.version()) }))
}

fn frames(table: &Table, now_ms: i64) -> Vec<String> {
    let frame = |speaker| table.snapshot(speaker).frame(0, now_ms, &Silence);
    SPEAKERS
        .map(|speaker| serde_json::to_string(&frame(speaker)).expect("a frame is plain data"))
        .to_vec()
}

fn take(table: &mut Table, now_ms: i64, step: &Step) -> Result<Vec<Event>, Refused> {
    match step {
        Step::Tick { .. } => Ok(Vec::new()),
        Step::Say { speaker, command, .. } => {
            table.handle(now_ms, SPEAKERS[*speaker], command.clone())
        }
        Step::Choose { number, .. } => match choose(table, *number) {
            Some((speaker, command)) => table.handle(now_ms, speaker, command),
            None => Ok(Vec::new()),
        },
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_table_replayed_from_its_log_equals_the_live_one(
        setup in setup(),
        steps in prop::collection::vec(step(), 0..80),
    ) {
        let mut now_ms = 1_700_000_000_000;
        let (mut table, mut log) = Table::open(now_ms, setup).expect("the setup is sound");
        for step in &steps {
            let (Step::Choose { wait_ms, .. } | Step::Say { wait_ms, .. } | Step::Tick { wait_ms }) =
                step;
            now_ms += wait_ms;
            log.extend(table.tick(now_ms));
            let before = frames(&table, now_ms);
            if let Ok(events) = take(&mut table, now_ms, step) {
                log.extend(events);
            } else {
                prop_assert_eq!(frames(&table, now_ms), before, "refused: {:?}", step);
            }
            prop_assert_eq!(log.len() as u64, table.version());
        }
        let text = serde_json::to_string(&log).expect("a log is plain data");
        let read: Vec<Event> = serde_json::from_str(&text).expect("a log is read back");
        prop_assert_eq!(&read, &log);
        let replayed = Table::replay(&read).expect("a log is replayed");
        prop_assert_eq!(frames(&replayed, now_ms), frames(&table, now_ms));
        prop_assert_eq!(replayed.position_version(), table.position_version());
        prop_assert_eq!(replayed.deadline_ms(), table.deadline_ms());
    }

    #[test]
    fn a_client_that_keeps_the_moves_it_has_sees_the_same_list(
        setup in setup(),
        steps in prop::collection::vec(step(), 0..60),
    ) {
        let mut now_ms = 0;
        let (mut table, _) = Table::open(now_ms, setup).expect("the setup is sound");
        let (mut seen, mut moves) = (0, Vec::new());
        for (number, step) in steps.iter().enumerate() {
            now_ms += 1;
            let _ = take(&mut table, now_ms, step);
            if number % 3 == 0 {
                let frame = table.snapshot(Speaker::Watcher).frame(seen, now_ms, &Silence);
                seen = frame.version;
                moves.truncate(frame.moves.from);
                moves.extend(frame.moves.list);
                let whole = table.snapshot(Speaker::Watcher).frame(0, now_ms, &Silence);
                prop_assert_eq!(&moves, &whole.moves.list);
            }
        }
    }

    #[test]
    fn a_log_with_anything_in_it_is_replayed_or_refused(
        setup in setup(),
        deeds in prop::collection::vec((any::<i64>(), 0..13_u8, 0..4_u8, "[1-9a-i+*P]{0,5}"), 0..12),
    ) {
        let mut log = Table::open(0, setup).expect("the setup is sound").1;
        for (at_ms, deed, by, m) in deeds {
            let deed = match deed {
                0 => Deed::Moved { by, m },
                1 => Deed::Moved { by, m: "7g7f".to_owned() },
                2 => Deed::Declared { by },
                3 => Deed::ImpasseOffered { by },
                4 => Deed::ImpasseAgreed { by },
                5 => Deed::TookBack { by, plies: m.len() as u32 },
                6 => Deed::Declined { by },
                7 => Deed::Resigned { by },
                8 => Deed::TimeFell { by },
                9 => Deed::DrawClaimed { by },
                10 => Deed::CountStarted { by },
                11 => Deed::CountStopped { by },
                _ => Deed::HintAsked { by },
            };
            let version = log.len() as u64 + 1;
            log.push(Event { version, at_ms, audience: Audience::Everyone, deed });
        }
        match Table::replay(&log) {
            Ok(table) => prop_assert_eq!(table.version(), log.len() as u64),
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    #[test]
    fn any_text_is_a_message_or_is_none(text in ".{0,80}|\\{\"t\":\"[a-z]{0,8}\",\"m\":.{0,9}\\}") {
        let _ = serde_json::from_str::<ClientMessage>(&text);
    }

    #[test]
    fn any_setup_is_laid_or_refused_with_a_reason(
        game in "[a-z-]{0,12}|shogi|minishogi",
        option in "[a-z]{0,10}|impasse",
        value in "[a-z0-9-]{0,10}|try",
        sfen in "[a-zA-Z0-9+/ -]{0,60}",
        levels in prop::collection::vec(0..12_u8, 0..4),
    ) {
        let setup = Setup {
            game,
            options: BTreeMap::from([(option, value)]),
            start: Some(Start::Position(sfen)),
            seats: levels.into_iter().map(|level| Seat::Machine { level }).collect(),
            timing: None,
        };
        if let Err(error) = Table::open(0, setup) {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}

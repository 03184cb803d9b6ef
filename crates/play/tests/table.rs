//! What happens at a table, told case by case.

use std::collections::BTreeMap;

use shogido_play::clock::Timing;
use shogido_play::event::{Deed, Event, Seat, Setup, Start};
use shogido_play::snapshot::{Snapshot, Speech};
use shogido_play::table::{Command, OpenError, Refused, Speaker, Table};
use shogido_rules::{Ending, Outcome, Player, Refusal};

const ANNA: Speaker = Speaker::Person(0);
const BORIS: Speaker = Speaker::Person(1);

fn setup(seats: [Seat; 2]) -> Setup {
    Setup {
        game: "shogi".to_owned(),
        options: BTreeMap::new(),
        start: None,
        seats: seats.to_vec(),
        timing: None,
    }
}

fn one_screen() -> Table {
    let seats = [Seat::Person { person: 0 }, Seat::Person { person: 0 }];
    Table::open(0, setup(seats)).expect("a table").0
}

fn two_people() -> Table {
    let seats = [Seat::Person { person: 0 }, Seat::Person { person: 1 }];
    Table::open(0, setup(seats)).expect("a table").0
}

fn against_machine() -> Table {
    let seats = [Seat::Person { person: 0 }, Seat::Machine { level: 1 }];
    Table::open(0, setup(seats)).expect("a table").0
}

/// A reader who needs no words.
struct Silence;

impl Speech for Silence {
    fn played(&self, _: &Snapshot, _: usize) -> Vec<String> {
        Vec::new()
    }

    fn ended(&self, _: &Snapshot, _: &Outcome) -> String {
        String::new()
    }
}

fn play(m: &str) -> Command {
    Command::Move { m: m.to_owned(), seen: None }
}

fn deeds(events: Vec<Event>) -> Vec<Deed> {
    events.into_iter().map(|event| event.deed).collect()
}

fn say(table: &mut Table, speaker: Speaker, command: Command) -> Result<Vec<Deed>, Refused> {
    table.handle(0, speaker, command).map(deeds)
}

#[test]
fn moves_are_played_in_turn_and_by_the_rules() {
    let mut table = two_people();
    assert_eq!(say(&mut table, BORIS, play("3c3d")), Err(Refused::NotYourTurn));
    assert_eq!(say(&mut table, Speaker::Watcher, play("7g7f")), Err(Refused::NotSeated));
    let refused = say(&mut table, ANNA, play("7g7e")).expect_err("a pawn goes one step");
    assert_eq!(refused.code(), "wrong-piece-move");
    assert_eq!(say(&mut table, ANNA, play("resign")).map_err(|r| r.code()), Err("bad-move-text"));
    let played = say(&mut table, ANNA, play("7g7f")).expect("a move");
    assert_eq!(played, [Deed::Moved { by: 0, m: "7g7f".to_owned() }]);
    assert_eq!((table.version(), table.plies(), table.turn()), (2, 1, Player::SECOND));
}

#[test]
fn a_move_chosen_on_an_older_position_is_stale() {
    let mut table = one_screen();
    let seen = |m: &str, seen| Command::Move { m: m.to_owned(), seen: Some(seen) };
    say(&mut table, ANNA, seen("7g7f", 1)).expect("a move");
    assert_eq!(say(&mut table, ANNA, seen("3c3d", 1)), Err(Refused::Stale { seen: 1 }));
    say(&mut table, ANNA, seen("3c3d", 2)).expect("a move");
}

#[test]
fn between_two_people_a_takeback_needs_leave() {
    let mut table = two_people();
    assert_eq!(say(&mut table, ANNA, Command::Takeback), Err(Refused::NothingToTakeBack));
    say(&mut table, ANNA, play("7g7f")).expect("a move");
    say(&mut table, BORIS, play("3c3d")).expect("a move");
    assert_eq!(say(&mut table, BORIS, Command::Decline), Err(Refused::NothingProposed));
    say(&mut table, ANNA, Command::Takeback).expect("a question");
    assert_eq!(say(&mut table, ANNA, Command::Takeback), Err(Refused::AlreadyProposed));
    assert_eq!(say(&mut table, ANNA, Command::Decline), Err(Refused::NothingProposed));
    say(&mut table, BORIS, Command::Decline).expect("no");
    assert_eq!(table.plies(), 2);
    say(&mut table, ANNA, Command::Takeback).expect("a question");
    let given = say(&mut table, BORIS, Command::Takeback).expect("leave");
    assert_eq!(given, [Deed::TookBack { by: 0, plies: 2 }]);
    assert_eq!((table.plies(), table.turn()), (0, Player::FIRST));
}

#[test]
fn a_question_lapses_with_the_next_move() {
    let mut table = two_people();
    say(&mut table, ANNA, play("7g7f")).expect("a move");
    say(&mut table, ANNA, Command::Takeback).expect("a question");
    say(&mut table, BORIS, play("3c3d")).expect("a move");
    assert_eq!(say(&mut table, BORIS, Command::Decline), Err(Refused::NothingProposed));
}

#[test]
fn on_one_screen_the_last_ply_comes_back_at_once() {
    let mut table = one_screen();
    say(&mut table, ANNA, play("7g7f")).expect("a move");
    say(&mut table, ANNA, play("3c3d")).expect("a move");
    let back = say(&mut table, ANNA, Command::Takeback).expect("a takeback");
    assert_eq!(back, [Deed::TookBack { by: 0, plies: 1 }]);
    assert_eq!((table.plies(), table.turn()), (1, Player::SECOND));
}

#[test]
fn against_the_machine_a_takeback_returns_to_the_own_turn() {
    let machine = Speaker::Machine(Player::SECOND);
    let mut table = against_machine();
    assert_eq!(table.machine_to_move(), None);
    say(&mut table, ANNA, play("7g7f")).expect("a move");
    assert_eq!(table.machine_to_move(), Some((Player::SECOND, 1)));
    let back = say(&mut table, ANNA, Command::Takeback).expect("before the reply");
    assert_eq!(back, [Deed::TookBack { by: 0, plies: 1 }]);
    say(&mut table, ANNA, play("7g7f")).expect("a move");
    say(&mut table, machine, play("3c3d")).expect("a reply");
    let back = say(&mut table, ANNA, Command::Takeback).expect("after the reply");
    assert_eq!(back, [Deed::TookBack { by: 0, plies: 2 }]);
}

#[test]
fn hints_are_not_given_between_two_people() {
    assert_eq!(say(&mut two_people(), ANNA, Command::Hint { seen: None }), Err(Refused::NoHints));
    let asked = say(&mut against_machine(), ANNA, Command::Hint { seen: None });
    assert_eq!(asked, Ok(vec![Deed::HintAsked { by: 0 }]));
}

#[test]
fn after_resignation_nothing_is_played() {
    let mut table = two_people();
    say(&mut table, BORIS, Command::Resign).expect("out of turn too");
    let end = table.end().expect("an end");
    assert_eq!(end.ending, Ending::Resignation);
    assert!(end.winners.contains(Player::FIRST) && end.losers.contains(Player::SECOND));
    for command in [play("7g7f"), Command::Takeback, Command::Resign] {
        assert_eq!(say(&mut table, ANNA, command), Err(Refused::GameOver));
    }
}

#[test]
fn mate_ends_the_game() {
    let sfen = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
    let seats = [Seat::Person { person: 0 }, Seat::Person { person: 0 }];
    let setup = Setup { start: Some(Start::Position(sfen.to_owned())), ..setup(seats) };
    let mut table = Table::open(0, setup).expect("a table").0;
    say(&mut table, ANNA, play("G*5b")).expect("mate");
    assert_eq!(table.end().map(|end| end.ending), Some(Ending::Checkmate));
    assert_eq!(table.machine_to_move(), None);
}

#[test]
fn the_clock_starts_with_the_first_reply_and_its_fall_ends_the_game() {
    let seats = [Seat::Person { person: 0 }, Seat::Person { person: 1 }];
    let timing = Some(Timing::Fischer { main_ms: 1000, increment_ms: 0 });
    let mut table = Table::open(0, Setup { timing, ..setup(seats) }).expect("a table").0;
    assert_eq!(table.deadline_ms(), None);
    table.handle(50_000, ANNA, play("7g7f")).expect("the first move is free");
    assert_eq!(table.deadline_ms(), Some(51_000));
    assert!(table.tick(50_999).is_empty());
    assert_eq!(table.handle(51_000, BORIS, play("3c3d")), Err(Refused::TimeUp));
    assert_eq!(deeds(table.tick(51_000)), [Deed::TimeFell { by: 1 }]);
    assert_eq!(table.end().map(|end| end.ending), Some(Ending::Time));
    assert!(table.tick(99_000).is_empty());
}

#[test]
fn kings_that_have_entered_are_counted_by_agreement() {
    let sfen = "4K4/9/9/9/9/9/9/9/4k4 b 2R2B4G4S4N4L18P 1";
    let seats = [Seat::Person { person: 0 }, Seat::Machine { level: 1 }];
    let start = Some(Start::Position(sfen.to_owned()));
    let mut table = Table::open(0, Setup { start, ..setup(seats) }).expect("a table").0;
    let counted = say(&mut table, ANNA, Command::Impasse).expect("a count");
    assert_eq!(counted[0], Deed::ImpasseOffered { by: 0 });
    assert_eq!(counted[1], Deed::Declined { by: 1 }, "the machine would lose by it");
    let refused = say(&mut against_machine(), ANNA, Command::Impasse).expect_err("at the start");
    assert_eq!(refused.code(), "kings-not-entered");
    let even = "4K4/9/9/9/9/9/9/9/4k4 b RB2G2S2N2L9Prb2g2s2n2l9p 1";
    let start = Some(Start::Position(even.to_owned()));
    let mut table = Table::open(0, Setup { start, ..setup(seats) }).expect("a table").0;
    say(&mut table, ANNA, Command::Impasse).expect("a count");
    assert_eq!(table.end().map(|end| (end.ending, end.is_draw())), Some((Ending::Impasse, true)));
}

fn at(game: &str, options: &[(&str, &str)], fen: &str) -> Table {
    let seats = [Seat::Person { person: 0 }, Seat::Person { person: 1 }];
    let named = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
    let setup = Setup {
        game: game.to_owned(),
        options: options.iter().map(named).collect(),
        start: Some(Start::Position(fen.to_owned())),
        ..setup(seats)
    };
    Table::open(0, setup).expect("a table").0
}

#[test]
fn a_draw_is_claimed_by_whoever_is_to_move_once_the_rules_give_it() {
    let mut table = at("chess", &[], "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1");
    let may = |table: &Table, speaker| table.snapshot(speaker).may().contains(&"draw");
    for _ in 0..2 {
        assert!(!may(&table, ANNA));
        let refused = say(&mut table, ANNA, Command::Draw).expect_err("too early");
        assert_eq!(refused.code(), "nothing-to-claim");
        for (speaker, m) in [(ANNA, "a1b1"), (BORIS, "h8g8"), (ANNA, "b1a1"), (BORIS, "g8h8")] {
            say(&mut table, speaker, play(m)).expect("a move");
        }
    }
    assert!(may(&table, ANNA), "the position has come three times");
    assert!(!may(&table, BORIS), "it is not his turn");
    assert_eq!(say(&mut table, BORIS, Command::Draw), Err(Refused::NotYourTurn));
    let claimed = say(&mut table, ANNA, Command::Draw).expect("a draw");
    assert_eq!(claimed, [Deed::DrawClaimed { by: 0 }]);
    let ended = table.end().map(|end| (end.ending, end.is_draw()));
    assert_eq!(ended, Some((Ending::Repetition, true)));
    let refused = say(&mut two_people(), ANNA, Command::Draw).expect_err("shogi has no claim");
    assert_eq!(refused.code(), "no-such-claim");
}

#[test]
fn moves_are_counted_from_when_a_player_begins_until_the_player_stops() {
    let fen = "4k2s/8/8/8/8/8/8/R3K3 b - - 0 1";
    let mut table = at("makruk", &[("counting", "thai")], fen);
    let shown = |table: &Table| {
        let snapshot = table.snapshot(BORIS);
        let count = snapshot.frame(0, 0, &Silence).count;
        let offered = |name| snapshot.may().contains(&name);
        (offered("count"), offered("stop-count"), count.map(|count| (count.by, count.made)))
    };
    assert_eq!(shown(&table), (true, false, None));
    let begun = say(&mut table, BORIS, Command::Count).expect("a count");
    assert_eq!(begun, [Deed::CountStarted { by: 1 }]);
    assert_eq!(shown(&table), (false, true, Some((1, 0))));
    say(&mut table, BORIS, play("e8d8")).expect("a move");
    assert_eq!(
        say(&mut table, ANNA, Command::StopCount),
        Err(Refused::Rule(Refusal::NothingToClaim))
    );
    say(&mut table, ANNA, play("a1a2")).expect("a move");
    assert_eq!(shown(&table), (false, true, Some((1, 1))));
    say(&mut table, BORIS, Command::StopCount).expect("an end of the count");
    assert_eq!(shown(&table), (true, false, None));
    let uncounted = at("makruk", &[], fen);
    assert_eq!(shown(&uncounted), (false, false, None), "the book counts nothing");
}

#[test]
fn an_illegal_move_loses_where_the_option_says_so() {
    let seats = [Seat::Person { person: 0 }, Seat::Person { person: 1 }];
    let options = BTreeMap::from([("illegal_move".to_owned(), "loses".to_owned())]);
    let (mut table, mut log) = Table::open(0, Setup { options, ..setup(seats) }).expect("a table");
    log.extend(table.handle(0, ANNA, play("7g7e")).expect("it is played"));
    assert_eq!(table.end().map(|end| end.ending), Some(Ending::IllegalMove));
    assert_eq!(table.plies(), 0);
    let replayed = Table::replay(&log).expect("a replay");
    assert_eq!(replayed.end(), table.end());
}

#[test]
fn nonsense_is_not_laid() {
    let seats = [Seat::Person { person: 0 }, Seat::Person { person: 0 }];
    let with = |change: fn(&mut Setup)| {
        let mut setup = setup(seats);
        change(&mut setup);
        Table::open(0, setup).expect_err("nonsense")
    };
    assert!(matches!(with(|s| s.game = "go".to_owned()), OpenError::NoSuchGame(_)));
    assert!(matches!(with(|s| s.seats.clear()), OpenError::Seats { needed: 2, given: 0, .. }));
    assert!(matches!(with(|s| s.seats[0] = Seat::Machine { level: 11 }), OpenError::Level(11)));
    assert!(matches!(with(|s| s.seats[0] = Seat::Person { person: 4 }), OpenError::Person(4)));
    let handicap = |s: &mut Setup| s.start = Some(Start::Handicap("queen".to_owned()));
    assert!(matches!(with(handicap), OpenError::NoSuchHandicap { .. }));
    let broken = |s: &mut Setup| s.start = Some(Start::Position("9/9".to_owned()));
    assert!(matches!(with(broken), OpenError::Position(_)));
    let mated = |s: &mut Setup| {
        let sfen = "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1";
        s.start = Some(Start::Position(sfen.to_owned()));
    };
    assert!(matches!(with(mated), OpenError::Over(Ending::Checkmate)));
}

/// Returns a table on which the first player mates with `G*5b`, with so much time on the clocks.
fn before_mate(timing: Timing) -> Table {
    let seats = [Seat::Person { person: 0 }, Seat::Person { person: 1 }];
    let sfen = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1".to_owned();
    let start = Some(Start::Position(sfen));
    let setup = Setup { start, timing: Some(timing), ..setup(seats) };
    Table::open(0, setup).expect("a table").0
}

#[test]
fn mate_with_the_last_of_the_time_wins_if_it_came_in_time() {
    for (timing, last_ms) in [
        (Timing::Fischer { main_ms: 10_000, increment_ms: 0 }, 9_999),
        (Timing::Fischer { main_ms: 10_000, increment_ms: 5_000 }, 9_999),
        // The move uses up the main time, and the only period but for a moment.
        (Timing::Byoyomi { main_ms: 10_000, byoyomi_ms: 5_000, periods: 1 }, 10_000),
        (Timing::Byoyomi { main_ms: 10_000, byoyomi_ms: 5_000, periods: 1 }, 14_999),
    ] {
        let mut table = before_mate(timing);
        table.handle(0, ANNA, play("5i5h")).expect("a quiet move starts the clocks");
        table.handle(0, BORIS, play("5a4a")).expect("the king steps aside");
        table.handle(0, ANNA, play("5h5i")).expect("a quiet move");
        table.handle(0, BORIS, play("4a5a")).expect("the king comes back");
        assert!(table.tick(last_ms).is_empty(), "{timing:?}: the clock has not fallen");
        table.handle(last_ms, ANNA, play("G*5b")).expect("the move came in time");
        assert!(table.tick(i64::MAX).is_empty(), "{timing:?}: no clock runs after mate");
        let end = table.end().expect("mate");
        assert_eq!(end.ending, Ending::Checkmate, "{timing:?}");
        assert!(end.winners.contains(Player::FIRST));
    }
}

#[test]
fn mate_that_comes_when_the_time_is_up_is_too_late() {
    let mut table = before_mate(Timing::Fischer { main_ms: 10_000, increment_ms: 0 });
    table.handle(0, ANNA, play("5i5h")).expect("a quiet move starts the clocks");
    table.handle(0, BORIS, play("5a4a")).expect("the king steps aside");
    table.handle(0, ANNA, play("5h5i")).expect("a quiet move");
    table.handle(0, BORIS, play("4a5a")).expect("the king comes back");
    assert_eq!(table.handle(10_000, ANNA, play("G*5b")), Err(Refused::TimeUp));
    table.tick(10_000);
    let end = table.end().expect("time");
    assert_eq!((end.ending, end.winners.contains(Player::SECOND)), (Ending::Time, true));
}

#[test]
fn a_log_that_grew_beyond_any_game_takes_no_more_but_resigning() {
    let mut table = one_screen();
    let hint = || Command::Hint { seen: None };
    let asked = (0..100_000).take_while(|_| table.handle(0, ANNA, hint()).is_ok()).count();
    assert!((10_000..100_000).contains(&asked), "{asked}");
    for command in [hint(), play("7g7f"), Command::Takeback] {
        assert_eq!(table.handle(0, ANNA, command), Err(Refused::LogFull));
    }
    assert_eq!(say(&mut table, ANNA, Command::Resign), Ok(vec![Deed::Resigned { by: 0 }]));
}

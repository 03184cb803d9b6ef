//! The words of USI (Universal Shogi Interface): one line in, one command out.
//!
//! Keys are read by name and in any order, as programs in the field write them in every order.
//! Source: Shogidokoro's description of the protocol.

use std::time::Duration;

use crate::limits::{Limits, TimeControl};

/// Where a position begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The start position of the game.
    Game,
    /// The position written here, as SFEN.
    Sfen(String),
}

/// What `go` asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Go {
    /// Think and answer `bestmove`; the moves are the only ones to consider (none: all).
    Search(Limits, Vec<String>),
    /// Look for a mate and answer `checkmate`; without a time, until stopped.
    Mate(Option<Duration>),
}

/// A line from the user interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `usi`: say who you are and what can be set.
    Usi,
    /// `isready`: get ready and say so.
    IsReady,
    /// `setoption name N value V`; a button has no value.
    SetOption {
        /// Name of the option.
        name: String,
        /// Its new value.
        value: Option<String>,
    },
    /// `usinewgame`.
    NewGame,
    /// `position … moves …`.
    Position {
        /// The first position.
        start: Start,
        /// The moves played from it.
        moves: Vec<String>,
    },
    /// `go …`.
    Go(Go),
    /// `stop`.
    Stop,
    /// `ponderhit`: the move pondered on was played.
    PonderHit,
    /// `gameover win|lose|draw`.
    GameOver,
    /// `quit`.
    Quit,
    /// An empty line.
    Empty,
    /// Anything else: the reason it is not understood.
    Unknown(String),
}

/// Reads one line. It never fails: what is not understood becomes [`Command::Unknown`].
pub fn parse(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let Some(first) = words.next() else { return Command::Empty };
    let rest: Vec<&str> = words.collect();
    match first {
        "usi" => Command::Usi,
        "isready" => Command::IsReady,
        "setoption" => parse_option(&rest),
        "usinewgame" => Command::NewGame,
        "position" => parse_position(&rest),
        "go" => parse_go(&rest),
        "stop" => Command::Stop,
        "ponderhit" => Command::PonderHit,
        "gameover" => Command::GameOver,
        "quit" => Command::Quit,
        _ => Command::Unknown(format!("unknown command: {}", shorten(first))),
    }
}

/// The beginning of a text, without control characters, short enough to be echoed.
pub(super) fn shorten(text: &str) -> String {
    const LENGTH: usize = 60;
    let mut short: String = text.chars().filter(|c| !c.is_control()).take(LENGTH).collect();
    if text.chars().count() > LENGTH {
        short.push('…');
    }
    short
}

fn parse_option(words: &[&str]) -> Command {
    let Some(("name", rest)) = words.split_first().map(|(first, rest)| (*first, rest)) else {
        return Command::Unknown("setoption needs the word `name` and an option".to_owned());
    };
    let at = rest.iter().position(|&word| word == "value");
    let (name, value) = match at {
        Some(at) => (&rest[..at], Some(rest[at + 1..].join(" "))),
        None => (rest, None),
    };
    if name.is_empty() {
        return Command::Unknown("setoption needs the name of an option".to_owned());
    }
    Command::SetOption { name: name.join(" "), value }
}

fn parse_position(words: &[&str]) -> Command {
    let at = words.iter().position(|&word| word == "moves");
    let (place, moves) = match at {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &words[..0]),
    };
    let start = match place {
        ["startpos"] => Start::Game,
        ["sfen", sfen @ ..] if !sfen.is_empty() => Start::Sfen(sfen.join(" ")),
        _ => {
            let reason = "position needs `startpos` or `sfen` and a position";
            return Command::Unknown(reason.to_owned());
        }
    };
    Command::Position { start, moves: moves.iter().map(|&word| word.to_owned()).collect() }
}

/// Reads a time; negative clocks (some programs send them) count as nothing left.
fn milliseconds(word: Option<&&str>) -> Option<Duration> {
    let value: i64 = word?.parse().ok()?;
    Some(Duration::from_millis(value.max(0) as u64))
}

fn parse_go(words: &[&str]) -> Command {
    let mut limits = Limits::default();
    let mut time = TimeControl::default();
    let mut only = Vec::new();
    let mut rest = words.iter();
    while let Some(&key) = rest.next() {
        let mut clock = || milliseconds(rest.next());
        let read = match key {
            "btime" => clock().map(|value| time.first = Some(value)),
            "wtime" => clock().map(|value| time.second = Some(value)),
            "binc" => clock().map(|value| time.first_increment = value),
            "winc" => clock().map(|value| time.second_increment = value),
            "byoyomi" => clock().map(|value| time.byoyomi = value),
            "movetime" => clock().map(|value| time.move_time = Some(value)),
            "nodes" => number(rest.next()).map(|value| limits.nodes = Some(value)),
            "depth" => number(rest.next()).map(|value| limits.depth = Some(value)),
            "infinite" => {
                limits.infinite = true;
                Some(())
            }
            "ponder" => {
                limits.ponder = true;
                Some(())
            }
            "mate" => return parse_mate(rest.next()),
            "searchmoves" => {
                only = rest.by_ref().map(|&word| word.to_owned()).collect();
                Some(())
            }
            _ => return Command::Unknown(format!("unknown word in go: {}", shorten(key))),
        };
        if read.is_none() {
            return Command::Unknown(format!("go {key} needs a whole number"));
        }
    }
    limits.time = time;
    Command::Go(Go::Search(limits, only))
}

fn number<T: std::str::FromStr>(word: Option<&&str>) -> Option<T> {
    word?.parse().ok()
}

fn parse_mate(word: Option<&&str>) -> Command {
    match word {
        None | Some(&"infinite") => Command::Go(Go::Mate(None)),
        Some(_) => match milliseconds(word) {
            Some(time) => Command::Go(Go::Mate(Some(time))),
            None => Command::Unknown("go mate needs milliseconds or `infinite`".to_owned()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn search(line: &str) -> Limits {
        match parse(line) {
            Command::Go(Go::Search(limits, _)) => limits,
            other => panic!("{line} was read as {other:?}"),
        }
    }

    #[test]
    fn clocks_are_read_by_name_in_any_order() {
        let minute = Duration::from_mins(1);
        let plain = search("go btime 60000 wtime 60000");
        assert_eq!(plain.time.first, Some(minute));
        assert_eq!(plain.time.byoyomi, Duration::ZERO);
        let turned = search("go byoyomi 10000 wtime 60000 btime 0");
        assert_eq!(turned.time.first, Some(Duration::ZERO));
        assert_eq!(turned.time.second, Some(minute));
        assert_eq!(turned.time.byoyomi, Duration::from_secs(10));
    }

    #[test]
    fn byoyomi_and_increment_may_come_together() {
        let both = search("go ponder btime 1 wtime 2 binc 3 winc 4 byoyomi 5");
        assert!(both.ponder);
        assert_eq!(both.time.second_increment, Duration::from_millis(4));
        assert_eq!(both.time.byoyomi, Duration::from_millis(5));
    }

    #[test]
    fn movetime_is_in_milliseconds() {
        assert_eq!(search("go movetime 1500").time.move_time, Some(Duration::from_millis(1500)));
    }

    #[test]
    fn mate_takes_milliseconds_or_infinite() {
        assert_eq!(parse("go mate 30000"), Command::Go(Go::Mate(Some(Duration::from_secs(30)))));
        assert_eq!(parse("go mate infinite"), Command::Go(Go::Mate(None)));
        assert_eq!(parse("go mate"), Command::Go(Go::Mate(None)));
    }

    #[test]
    fn an_option_may_lack_a_value_or_have_blanks_in_it() {
        assert_eq!(
            parse("setoption name Clear Hash"),
            Command::SetOption { name: "Clear Hash".into(), value: None }
        );
        assert_eq!(
            parse("setoption name Book value my book.db"),
            Command::SetOption { name: "Book".into(), value: Some("my book.db".into()) }
        );
    }

    #[test]
    fn a_position_keeps_its_words() {
        assert_eq!(
            parse("position sfen 9/9 b - 1 moves 7g7f P*5e"),
            Command::Position {
                start: Start::Sfen("9/9 b - 1".into()),
                moves: vec!["7g7f".into(), "P*5e".into()],
            }
        );
        assert_eq!(
            parse("  position   startpos "),
            Command::Position { start: Start::Game, moves: vec![] }
        );
    }

    #[test]
    fn broken_lines_are_reasons_and_never_panics() {
        for line in [
            "position",
            "position sfen",
            "position moves 7g7f",
            "go depth",
            "go depth x",
            "go mate soon",
            "go sideways",
            "setoption",
            "setoption name",
            "setoption value 3",
            "xyzzy",
            "\0\0",
            "go nodes -1",
        ] {
            assert!(matches!(parse(line), Command::Unknown(_)), "{line:?}: {:?}", parse(line));
        }
        assert_eq!(parse(" \t"), Command::Empty);
    }

    #[test]
    fn a_long_unknown_line_is_echoed_short() {
        let Command::Unknown(reason) = parse(&"x".repeat(10_000_000)) else { panic!("unknown") };
        assert!(reason.len() < 100);
    }

    proptest::proptest! {
        #[test]
        fn no_line_makes_the_reader_panic(line in ".{0,200}") {
            let _ = parse(&line);
        }
    }
}

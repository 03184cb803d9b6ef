//! Engines that speak USI or UCI: the same dialogue with other words.

use std::time::Instant;

use shogido_rules::Game;

use super::coordinates::Coordinates;
use super::player::{Answer, Failure, MATE, Moment, Player, START_UP, Thought};
use super::process::LineProcess;
use super::spec::Limit;

/// An engine behind USI or UCI.
#[derive(Debug)]
pub(crate) struct Uci {
    process: LineProcess,
    usi: bool,
    coordinates: Coordinates,
}

impl Uci {
    /// Starts the engine and shakes hands.
    ///
    /// # Errors
    /// Fails when the process cannot be started or does not answer.
    pub(crate) fn start(
        command: &str,
        usi: bool,
        options: &[(String, String)],
        setup: &[String],
        game: &Game,
    ) -> Result<Self, Failure> {
        let process =
            LineProcess::start(command).map_err(|error| Failure::Crash(format!("{error:#}")))?;
        let mut engine = Self { process, usi, coordinates: Coordinates::of(game) };
        engine.process.send(if usi { "usi" } else { "uci" });
        engine.wait_for(if usi { "usiok" } else { "uciok" })?;
        if !usi {
            engine.process.send(&format!("setoption name UCI_Variant value {}", game.rules().id));
        }
        for (name, value) in options {
            engine.process.send(&format!("setoption name {name} value {value}"));
        }
        for line in setup {
            engine.process.send(line);
        }
        engine.process.send("isready");
        engine.wait_for("readyok")?;
        Ok(engine)
    }

    fn wait_for(&mut self, word: &str) -> Result<(), Failure> {
        let deadline = Instant::now() + START_UP;
        Ok(self.process.find(deadline, |line| (line.trim() == word).then_some(()))?)
    }

    fn position_line(&self, moves: &[String]) -> String {
        let mut line = "position startpos".to_owned();
        for (index, played) in moves.iter().enumerate() {
            line.push_str(if index == 0 { " moves " } else { " " });
            if self.usi {
                line.push_str(played);
            } else {
                line.push_str(&self.coordinates.write_letters(played));
            }
        }
        line
    }
}

/// The `go` line for a limit.
fn go_line(usi: bool, limit: Limit, clock: [u64; 2]) -> String {
    let [first, second] = clock;
    // UCI calls the first player white, USI calls it black.
    let (own, other) = if usi { ("b", "w") } else { ("w", "b") };
    match limit {
        Limit::MoveTime(ms) => format!("go movetime {ms}"),
        Limit::Nodes(nodes) => format!("go nodes {nodes}"),
        Limit::Depth(depth) => format!("go depth {depth}"),
        Limit::Clock { increment: 0, byoyomi, .. } if usi => {
            format!("go btime {first} wtime {second} byoyomi {byoyomi}")
        }
        Limit::Clock { increment, .. } => format!(
            "go {own}time {first} {other}time {second} {own}inc {increment} {other}inc {increment}"
        ),
    }
}

/// The score in an `info` line, unless it is only a bound.
fn score(line: &str) -> Option<i32> {
    let words: Vec<&str> = line.split_whitespace().collect();
    if words.first() != Some(&"info")
        || words.contains(&"lowerbound")
        || words.contains(&"upperbound")
    {
        return None;
    }
    let at = words.iter().position(|word| *word == "score")?;
    let value = *words.get(at + 2)?;
    match *words.get(at + 1)? {
        "cp" => value.parse().ok(),
        // A bare sign means a mate of unknown length.
        "mate" if value.starts_with('-') => {
            Some(value.parse().map_or(-MATE, |plies: i32| -MATE - plies))
        }
        "mate" => Some(value.parse().map_or(MATE, |plies: i32| MATE - plies)),
        _ => None,
    }
}

impl Player for Uci {
    fn new_game(&mut self, _seed: u64) -> Result<(), Failure> {
        self.process.send(if self.usi { "usinewgame" } else { "ucinewgame" });
        self.process.send("isready");
        self.wait_for("readyok")
    }

    fn choose(&mut self, moment: &Moment<'_>) -> Result<Thought, Failure> {
        let position = self.position_line(moment.moves);
        self.process.send(&position);
        self.process.send(&go_line(self.usi, moment.limit, moment.clock));
        let mut last = None;
        let best = self.process.find(moment.deadline, |line| {
            last = score(line).or(last);
            line.strip_prefix("bestmove ").map(str::to_owned)
        })?;
        let word = best.split_whitespace().next().unwrap_or_default();
        let answer = match word {
            "resign" | "(none)" | "0000" => Answer::Resign,
            "win" => Answer::Declare,
            "" => return Err(Failure::Crash("an empty bestmove".to_owned())),
            _ if self.usi => Answer::Move(word.to_owned()),
            _ => Answer::Move(self.coordinates.read_letters(word)),
        };
        Ok(Thought { answer, score: last })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_and_bounds_are_passed_over() {
        assert_eq!(score("info depth 3 score cp -45 nodes 3 pv 7g7f"), Some(-45));
        assert_eq!(score("info depth 3 score mate 5 pv 7g7f"), Some(MATE - 5));
        assert_eq!(score("info depth 3 score mate -4"), Some(-MATE + 4));
        assert_eq!(score("info score mate - pv"), Some(-MATE));
        assert_eq!(score("info depth 3 score cp 45 upperbound nodes 3"), None);
        assert_eq!(score("bestmove 7g7f"), None);
    }

    #[test]
    fn each_limit_is_said_in_the_protocols_words() {
        let clock = Limit::Clock { main: 60_000, increment: 0, byoyomi: 1000 };
        assert_eq!(go_line(true, clock, [5, 6]), "go btime 5 wtime 6 byoyomi 1000");
        let fischer = Limit::Clock { main: 60_000, increment: 100, byoyomi: 0 };
        assert_eq!(go_line(true, fischer, [5, 6]), "go btime 5 wtime 6 binc 100 winc 100");
        assert_eq!(go_line(false, fischer, [5, 6]), "go wtime 5 btime 6 winc 100 binc 100");
        assert_eq!(go_line(true, Limit::MoveTime(200), [0, 0]), "go movetime 200");
    }
}

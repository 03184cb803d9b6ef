//! Engines that speak the Chess Engine Communication Protocol, version 2.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use shogido_rules::Game;

use super::coordinates::Coordinates;
use super::player::{Answer, Failure, Moment, Player, Thought};
use super::process::{LineProcess, Silence};
use super::spec::Limit;

/// How long to wait for the features of an engine that does not end them with `done=1`.
const FEATURES: Duration = Duration::from_secs(3);

/// An engine behind CECP.
#[derive(Debug)]
pub(crate) struct Cecp {
    process: LineProcess,
    variant: String,
    coordinates: Coordinates,
    /// Whether moves are announced by the word `usermove`.
    usermove: bool,
    /// How many moves of the game the engine knows.
    known: usize,
    /// Whether the engine replies by itself to a move of the other side.
    playing: bool,
}

impl Cecp {
    /// Starts the engine and reads its features.
    ///
    /// # Errors
    /// Fails when the process cannot be started or ends at once.
    pub(crate) fn start(
        command: &str,
        options: &[(String, String)],
        setup: &[String],
        game: &Game,
    ) -> Result<Self, Failure> {
        let mut process =
            LineProcess::start(command).map_err(|error| Failure::Crash(format!("{error:#}")))?;
        process.send("xboard");
        process.send("protover 2");
        let mut usermove = false;
        let features = process.find(Instant::now() + FEATURES, |line| {
            usermove |= line.contains("usermove=1");
            (line.starts_with("feature") && line.contains("done=1")).then_some(())
        });
        if features == Err(Silence::Ended) {
            return Err(Failure::from(Silence::Ended));
        }
        for (name, value) in options {
            process.send(&format!("option {name}={value}"));
        }
        for line in setup {
            process.send(line);
        }
        Ok(Self {
            process,
            variant: variant(&game.rules().id).to_owned(),
            coordinates: Coordinates::of(game),
            usermove,
            known: 0,
            playing: false,
        })
    }

    fn tell_move(&mut self, usi: &str) {
        let text = self.coordinates.write_letters(usi);
        // The first legs of a move end in a comma, and each leg is sent by itself.
        for leg in text.split_inclusive(',') {
            let word = if self.usermove { "usermove " } else { "" };
            self.process.send(&format!("{word}{leg}"));
        }
    }

    fn tell_limit(&mut self, moment: &Moment<'_>) -> Result<(), Failure> {
        match moment.limit {
            // The protocol counts whole seconds.
            Limit::MoveTime(ms) => self.process.send(&format!("st {}", (ms / 1000).max(1))),
            Limit::Clock { main: 0, increment: 0, byoyomi } => {
                self.process.send(&format!("st {}", (byoyomi / 1000).max(1)));
            }
            Limit::Depth(depth) => self.process.send(&format!("sd {depth}")),
            Limit::Clock { main, increment, .. } => {
                let mut level = String::from("level 0 ");
                let _ = write!(level, "{}:{:02} ", main / 60_000, main / 1000 % 60);
                let _ = write!(level, "{}", increment / 1000);
                self.process.send(&level);
                let own = moment.position.turn().index();
                self.process.send(&format!("time {}", moment.clock[own] / 10));
                self.process.send(&format!("otim {}", moment.clock[1 - own] / 10));
            }
            Limit::Nodes(_) => {
                return Err(Failure::Crash("CECP has no limit by nodes".to_owned()));
            }
        }
        Ok(())
    }
}

/// The protocol's name of a game.
fn variant(id: &str) -> &str {
    match id {
        "chess" => "normal",
        "sho-shogi" => "sho",
        "chu-shogi" => "chu",
        "dai-shogi" => "dai",
        other => other,
    }
}

/// What a line of the engine means for the game, or `None` when it is only talk.
fn answer(line: &str, coordinates: Coordinates) -> Option<Result<Answer, Failure>> {
    let mut words = line.split_whitespace();
    match words.next()? {
        "move" => Some(Ok(Answer::Move(coordinates.read_letters(words.next()?)))),
        // An engine that announces a result thinks that the game is over; the referee, who still
        // waits, does not.
        "resign" | "1-0" | "0-1" | "1/2-1/2" => Some(Ok(Answer::Resign)),
        "Illegal" | "tellusererror" => Some(Err(Failure::Crash(line.to_owned()))),
        _ => None,
    }
}

impl Player for Cecp {
    fn new_game(&mut self, _seed: u64) -> Result<(), Failure> {
        self.process.send("new");
        let variant = format!("variant {}", self.variant);
        self.process.send(&variant);
        for line in ["easy", "post", "force"] {
            self.process.send(line);
        }
        self.known = 0;
        self.playing = false;
        Ok(())
    }

    fn choose(&mut self, moment: &Moment<'_>) -> Result<Thought, Failure> {
        let unknown = &moment.moves[self.known..];
        if self.playing && unknown.len() == 1 {
            self.tell_limit(moment)?;
            self.tell_move(&unknown[0]);
        } else {
            self.process.send("force");
            for played in unknown {
                self.tell_move(played);
            }
            self.tell_limit(moment)?;
            self.process.send("go");
            self.playing = true;
        }
        let coordinates = self.coordinates;
        let answer = self.process.find(moment.deadline, |line| answer(line, coordinates))??;
        self.known = moment.moves.len() + 1;
        Ok(Thought { answer, score: None })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_resignations_are_told_from_talk() {
        let shogi = shogido_rules::games::find("shogi").expect("a known game").default_game();
        let coordinates = Coordinates::of(&shogi);
        let answer = |line| answer(line, coordinates);
        assert_eq!(answer("move c3c4"), Some(Ok(Answer::Move("7g7f".to_owned()))));
        assert_eq!(answer("resign"), Some(Ok(Answer::Resign)));
        assert_eq!(answer("# thinking"), None);
        assert!(matches!(answer("Illegal move: c3c4"), Some(Err(Failure::Crash(_)))));
    }
}

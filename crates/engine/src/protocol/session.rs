//! A conversation in USI: commands change its state, thoughts run on a thread of their own, answers
//! go to whoever listens.

use std::fmt;
use std::sync::Arc;
use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::Duration;

use shogido_rules::{Position, Reading};

use super::options::Options;
use super::usi::{self, Command, Go, Start};
use crate::engine::{Decision, Engine, Info, Thought};
use crate::level::Level;
use crate::limits::{Limits, Stop};
use crate::mate;
use crate::score::Score;
use crate::search::Reach;

/// Whether the conversation goes on after a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It does.
    Continue,
    /// The user interface has said `quit`.
    Quit,
}

/// Where answers go, one line at a time, from any thread.
pub type Listener = Arc<dyn Fn(&str) + Send + Sync>;

/// A thought that runs beside the conversation.
struct Running {
    stop: Stop,
    thread: JoinHandle<Engine>,
}

/// One conversation with a user interface.
pub struct Session {
    listener: Listener,
    options: Options,
    engine: Option<Engine>,
    running: Option<Running>,
    /// The position to think about, unless the last one could not be read.
    position: Option<Position>,
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session")
            .field("options", &self.options)
            .field("position", &self.position)
            .field("thinking", &self.running.is_some())
            .finish_non_exhaustive()
    }
}

/// What the engine calls itself.
const NAME: &str = concat!("Shogido ", env!("CARGO_PKG_VERSION"));
const AUTHOR: &str = "the Shogido developers";

impl Session {
    /// A conversation about shogi with the options' defaults.
    pub fn new(listener: Listener) -> Self {
        let options = Options::default();
        let position = Some(Position::start(&options.game()));
        Self { listener, options, engine: None, running: None, position }
    }

    fn say(&self, line: &str) {
        (self.listener)(line);
    }

    /// Answers one line. What is not understood is logged with `info string` and changes nothing.
    pub fn handle(&mut self, line: &str) -> Flow {
        match usi::parse(line) {
            Command::Usi => self.introduce(),
            Command::IsReady => self.get_ready(),
            Command::SetOption { name, value } => self.set_option(&name, value.as_deref()),
            Command::NewGame => {
                self.end_thought();
                if let Some(engine) = &mut self.engine {
                    engine.forget();
                }
            }
            Command::Position { start, moves } => {
                self.end_thought();
                self.set_position(&start, &moves);
            }
            Command::Go(Go::Search(limits, moves)) => self.go(limits, &moves),
            Command::Go(Go::Mate(time)) => self.go_mate(time),
            Command::Stop | Command::GameOver => self.end_thought(),
            Command::PonderHit => {
                if let Some(running) = &self.running {
                    running.stop.ponderhit();
                }
            }
            Command::Quit => {
                self.end_thought();
                return Flow::Quit;
            }
            Command::Empty => {}
            Command::Unknown(reason) => self.say(&format!("info string {reason}")),
        }
        Flow::Continue
    }

    /// Waits until the thought that is running, if any, has answered.
    pub fn wait(&mut self) {
        if let Some(running) = self.running.take() {
            self.take_back(running);
        }
    }

    fn end_thought(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop.stop();
            self.take_back(running);
        }
    }

    fn take_back(&mut self, running: Running) {
        match running.thread.join() {
            Ok(engine) => self.engine = Some(engine),
            // The engine is lost with its thread; the next thought begins with a new one.
            Err(_) => self.say("info string error: the thought broke off"),
        }
    }

    fn introduce(&self) {
        self.say(&format!("id name {NAME}"));
        self.say(&format!("id author {AUTHOR}"));
        for line in Options::describe() {
            self.say(&line);
        }
        self.say("usiok");
    }

    fn get_ready(&mut self) {
        self.end_thought();
        self.engine();
        self.say("readyok");
    }

    /// The engine, set up as the options say; made when it is first needed.
    fn engine(&mut self) -> &mut Engine {
        let settings = self.options.settings();
        let engine = self.engine.get_or_insert_with(|| Engine::new(settings));
        if engine.settings() != settings {
            engine.set(settings);
        }
        engine
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) {
        self.end_thought();
        match self.options.set(name, value) {
            Ok(changed) => {
                if changed.game {
                    self.position = Some(Position::start(&self.options.game()));
                }
                if changed.forget
                    && let Some(engine) = &mut self.engine
                {
                    engine.forget();
                }
            }
            Err(reason) => self.say(&format!("info string {reason}")),
        }
    }

    /// Takes up a position. One that cannot be read leaves none: to think about another than was
    /// asked would be an answer to no question.
    fn set_position(&mut self, start: &Start, moves: &[String]) {
        self.position = match self.read_position(start, moves) {
            Ok(position) => Some(position),
            Err(reason) => {
                self.say(&format!("info string error: {reason}"));
                None
            }
        };
    }

    fn read_position(&self, start: &Start, moves: &[String]) -> Result<Position, String> {
        let game = self.options.game();
        let mut position = match start {
            Start::Game => Position::start(&game),
            // Problems lack a king: what can be thought about is accepted.
            Start::Sfen(sfen) => Position::from_sfen(&game, sfen, Reading::Game)
                .or_else(|error| {
                    let problem = Position::from_sfen(&game, sfen, Reading::Problem);
                    problem.map_err(|_| error)
                })
                .map_err(|error| error.to_string())?,
        };
        for text in moves {
            let played = match position.parse_move(text) {
                Ok(m) => position.try_play(m).map_err(|refusal| refusal.code().to_owned()),
                Err(error) => Err(error.to_string()),
            };
            let text = usi::shorten(text);
            played.map_err(|reason| format!("the move {text} is refused: {reason}"))?;
        }
        Ok(position)
    }

    fn go(&mut self, mut limits: Limits, words: &[String]) {
        self.end_thought();
        let Some(position) = self.position.clone() else {
            self.say("info string error: there is no position to think about");
            self.say("bestmove resign");
            return;
        };
        limits.multipv = self.options.multipv;
        limits.moves = words.iter().filter_map(|w| position.parse_move(w).ok()).collect();
        let level = self.options.level();
        self.engine();
        let Some(mut engine) = self.engine.take() else { return };
        let stop = Stop::new();
        let (listener, flag) = (Arc::clone(&self.listener), stop.clone());
        let resign_below = self.options.resign_value;
        let thread = std::thread::spawn(move || {
            let mut report = |info: &Info| {
                listener(&info_line(info, &position));
            };
            let thought = match level {
                Some(level) => play_level(level, &mut engine, &position, &limits, &flag),
                None => engine.think(&position, &limits, &flag, &mut report),
            };
            listener(&best_line(&thought, &position, resign_below));
            engine
        });
        self.running = Some(Running { stop, thread });
    }

    fn go_mate(&mut self, time: Option<Duration>) {
        self.end_thought();
        let Some(position) = self.position.clone() else {
            self.say("info string error: there is no position to solve");
            self.say("checkmate timeout");
            return;
        };
        self.engine();
        let Some(engine) = self.engine.take() else { return };
        let stop = Stop::new();
        let (listener, flag) = (Arc::clone(&self.listener), stop.clone());
        let thread = std::thread::spawn(move || {
            let timer = time.map(|time| alarm(time, flag.clone()));
            let answer = match mate::solve(&position, &flag) {
                mate::Answer::Mate(line) => {
                    let words = spell(&line, &position);
                    format!("checkmate {}", words.join(" "))
                }
                mate::Answer::NoMate => "checkmate nomate".to_owned(),
                mate::Answer::Unknown => "checkmate timeout".to_owned(),
                mate::Answer::NotForThisGame => "checkmate notimplemented".to_owned(),
            };
            drop(timer);
            listener(&answer);
            engine
        });
        self.running = Some(Running { stop, thread });
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        self.end_thought();
    }
}

/// Raises `stop` after a time, unless what is returned is dropped before.
fn alarm(time: Duration, stop: Stop) -> mpsc::Sender<()> {
    let (cancel, cancelled) = mpsc::channel();
    std::thread::spawn(move || {
        if cancelled.recv_timeout(time) == Err(mpsc::RecvTimeoutError::Timeout) {
            stop.stop();
        }
    });
    cancel
}

/// A level plays by its own measure; clocks and depths do not change it.
fn play_level(
    level: Level,
    engine: &mut Engine,
    position: &Position,
    limits: &Limits,
    stop: &Stop,
) -> Thought {
    // The position itself is the seed: the same game gives the same moves.
    let choice = level.choose_with(engine, position, position.key(), stop);
    while (limits.infinite || limits.ponder && !stop.is_hit()) && !stop.is_stopped() {
        std::thread::sleep(Duration::from_millis(1));
    }
    choice.thought
}

/// The words of a line of moves, which begins at `position`.
fn spell(line: &[shogido_rules::Move], position: &Position) -> Vec<String> {
    let mut position = position.clone();
    line.iter()
        .map(|&m| {
            let text = position.move_text(m);
            position.play(m);
            text
        })
        .collect()
}

fn info_line(info: &Info, position: &Position) -> String {
    let reach = match info.reach {
        Reach::Exact => "",
        Reach::AtLeast => " lowerbound",
        Reach::AtMost => " upperbound",
    };
    format!(
        "info depth {} seldepth {} multipv {} score {}{reach} nodes {} nps {} hashfull {} time {} pv {}",
        info.depth,
        info.seldepth,
        info.multipv,
        info.score,
        info.nodes,
        info.nps,
        info.hashfull,
        info.time_ms,
        spell(&info.pv, position).join(" "),
    )
}

fn best_line(thought: &Thought, position: &Position, resign_below: i32) -> String {
    let hopeless = match thought.score {
        Score::Cp(value) => value < -resign_below,
        Score::Mate(_) => false,
    };
    match thought.best {
        Decision::Declare => "bestmove win".to_owned(),
        Decision::Resign => "bestmove resign".to_owned(),
        Decision::Play(_) if hopeless => "bestmove resign".to_owned(),
        Decision::Play(m) => {
            let reply = thought.ponder.map(|reply| {
                let mut after = position.clone();
                after.play(m);
                format!(" ponder {}", after.move_text(reply))
            });
            format!("bestmove {}{}", position.move_text(m), reply.unwrap_or_default())
        }
    }
}

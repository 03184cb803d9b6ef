//! `shogido play GAME`: a game in the terminal, against the machine or two at one keyboard.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{BufRead, IsTerminal, Read};
use std::time::Duration;

use shogido_diagram::Style;
use shogido_engine::{Decision, Engine, Level, Settings};
use shogido_rules::{Action, Outcome, Player, Position};
use shogido_words::{Language, Speaker, capitalised, text};

use super::show;
use crate::args::{PlayArguments, Side};
use crate::failure::Failure;
use crate::input;
use crate::output::Out;

/// The longest line that is read, in bytes; what goes beyond is dropped.
const LINE_BYTES_MAX: u64 = 4096;

/// A game in progress.
struct Session<'a> {
    position: Position,
    language: Language,
    style: Style,
    /// The machine's seat and level.
    machine: Option<(Player, Level)>,
    outcome: Option<Outcome>,
    seed: u64,
    out: &'a mut Out,
}

/// What is done after a line was read.
enum Then {
    /// The board has changed: it is drawn again.
    Draw,
    /// Another line is read.
    Ask,
    Quit,
}

/// Plays a game until it ends or the input does.
pub(crate) fn run(
    arguments: &PlayArguments,
    language: Language,
    out: &mut Out,
) -> Result<(), Failure> {
    let game = input::game(&arguments.game, &arguments.rules, language)?;
    let (given, handicap) = (arguments.position.as_deref(), arguments.handicap.as_deref());
    let position = input::position(&game, given, handicap, language)?;
    let level = match (arguments.level, arguments.side) {
        (None, None) => None,
        (level, _) => Level::new(level.unwrap_or(DEFAULT_LEVEL)),
    };
    let seat = if arguments.side == Some(Side::Second) { Player::FIRST } else { Player::SECOND };
    let mut session = Session {
        outcome: position.outcome(),
        position,
        language,
        style: show::style(arguments.pieces.as_deref(), arguments.coordinates.as_deref()),
        machine: level.map(|level| (seat, level)),
        seed: RandomState::new().build_hasher().finish(),
        out,
    };
    session.play(&mut std::io::stdin().lock())
}

/// The level of a machine for which only the side was named.
const DEFAULT_LEVEL: u8 = 3;

impl Session<'_> {
    fn play(&mut self, lines: &mut impl BufRead) -> Result<(), Failure> {
        self.draw()?;
        self.let_machine_move()?;
        loop {
            if let Some(outcome) = &self.outcome {
                let told = Speaker::of(self.language, &self.position).outcome(outcome);
                return self.out.line(told);
            }
            self.say("cli-your-move", &[])?;
            self.out.flush()?;
            let Some(line) = read_line(lines)? else { return Ok(()) };
            match self.obey(line.trim())? {
                Then::Draw => self.draw()?,
                Then::Ask => continue,
                Then::Quit => return Ok(()),
            }
            self.let_machine_move()?;
        }
    }

    fn say(
        &mut self,
        key: &str,
        about: &[(&str, shogido_words::Argument<'_>)],
    ) -> Result<(), Failure> {
        let said = text(self.language, key, about);
        self.out.line(said)
    }

    fn draw(&mut self) -> Result<(), Failure> {
        let drawn = show::as_text(&self.position, self.style, self.language);
        self.out.text(&drawn)?;
        let turn = self.position.turn();
        if self.outcome.is_none() && self.position.in_check(turn) {
            let side = capitalised(&Speaker::of(self.language, &self.position).side(turn));
            self.say("cli-in-check", &[("side", side.into())])?;
        }
        Ok(())
    }

    /// Does what a line says.
    fn obey(&mut self, line: &str) -> Result<Then, Failure> {
        match line {
            "" => return Ok(Then::Ask),
            "quit" | "exit" => return Ok(Then::Quit),
            "help" | "?" => self.say("cli-your-move-help", &[])?,
            "moves" => self.list_moves()?,
            "hint" => self.hint()?,
            "back" => return self.take_back(),
            "board" => return Ok(Then::Draw),
            _ => return self.act(line),
        }
        Ok(Then::Ask)
    }

    fn act(&mut self, line: &str) -> Result<Then, Failure> {
        let speaker = Speaker::of(self.language, &self.position);
        let wrong = match Action::read(&self.position, line) {
            Err(error) => speaker.move_error(&error),
            Ok(action) => {
                let mut after = self.position.clone();
                match after.act(action) {
                    Ok(outcome) => {
                        self.position = after;
                        self.outcome = outcome;
                        return Ok(Then::Draw);
                    }
                    Err(refusal) => speaker.refusal(&refusal),
                }
            }
        };
        self.out.line(wrong)?;
        Ok(Then::Ask)
    }

    fn list_moves(&mut self) -> Result<(), Failure> {
        let legal = self.position.legal_moves().into_iter();
        let mut moves: Vec<String> = legal.map(|m| self.position.move_text(m)).collect();
        moves.sort_unstable();
        self.out.line(moves.join(" "))
    }

    fn hint(&mut self) -> Result<(), Failure> {
        let mut engine = Engine::new(Settings { hash_mb: 16, threads: 1, overhead_ms: 0 });
        let hint = engine.hint(&self.position).map(|found| self.position.move_text(found));
        match hint {
            Some(hint) => self.say("table-hint-move", &[("move", hint.into())]),
            None => self.say("trouble-no-hint", &[]),
        }
    }

    /// Takes back the last move of the person to move, and the machine's answer to it.
    fn take_back(&mut self) -> Result<Then, Failure> {
        let plies = if self.machine.is_some() { 2 } else { 1 };
        if self.position.ply() < plies {
            self.say("refusal-nothing-to-take-back", &[])?;
            return Ok(Then::Ask);
        }
        for _ in 0..plies {
            self.position.undo();
        }
        Ok(Then::Draw)
    }

    /// Lets the machine move if it is its turn.
    fn let_machine_move(&mut self) -> Result<(), Failure> {
        let Some((seat, level)) = self.machine else { return Ok(()) };
        if self.outcome.is_some() || self.position.turn() != seat {
            return Ok(());
        }
        self.say("cli-machine-thinks", &[])?;
        self.out.flush()?;
        let choice = level.choose(&self.position, self.seed);
        if std::io::stdout().is_terminal() {
            std::thread::sleep(Duration::from_millis(choice.pause_ms));
        }
        let action = match choice.decision {
            Decision::Play(played) => Action::Move(played),
            Decision::Declare => Action::Declare,
            Decision::Resign => Action::Resign,
        };
        let played = action.text(&self.position);
        self.outcome = self.position.act(action).ok().flatten();
        self.say("cli-machine-plays", &[("move", played.into())])?;
        self.draw()
    }
}

/// Reads a line; nothing at the end of the input. What is no text is read as far as it is.
fn read_line(lines: &mut impl BufRead) -> Result<Option<String>, Failure> {
    let mut line = Vec::new();
    let read = lines.by_ref().take(LINE_BYTES_MAX).read_until(b'\n', &mut line);
    if read.map_err(Failure::System)? == 0 {
        return Ok(None);
    }
    let mut ended = line.ends_with(b"\n") || (line.len() as u64) < LINE_BYTES_MAX;
    while !ended {
        let mut rest = Vec::new();
        let read = lines.by_ref().take(LINE_BYTES_MAX).read_until(b'\n', &mut rest);
        let read = read.map_err(Failure::System)?;
        ended = read == 0 || rest.ends_with(b"\n");
    }
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

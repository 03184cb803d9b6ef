//! A match: pairs of games from varied openings, several at a time.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Args;
use serde::Serialize;
use shogido_rules::{Choices, Position, games};

use super::chance::Chance;
use super::openings::opening;
use super::player::{Moment, Player, start};
use super::referee::{Played, Terms, play};
use super::spec::Spec;
use super::table::{Score, Table};

/// What a match is played with.
#[derive(Args, Clone, Debug)]
pub(crate) struct MatchArguments {
    /// A player, given twice: `cmd=PROGRAM ARGS; proto=usi|uci|cecp; option.NAME=VALUE; setup=LINE;
    /// movetime|nodes|depth|main|inc|byoyomi=N; name=NAME`, or `greedy`, or `level=N`.
    #[arg(long = "engine", required = true, num_args = 1)]
    pub(crate) engines: Vec<Spec>,
    /// The game, by its id.
    #[arg(long, default_value = "shogi")]
    pub(crate) game: String,
    /// A choice among the game's rules, such as `impasse=declare-27`; may repeat.
    #[arg(long = "rule", value_parser = choice)]
    pub(crate) rules: Vec<(String, String)>,
    /// How many games; each opening is played twice, sides exchanged.
    #[arg(long, default_value_t = 100)]
    pub(crate) games: usize,
    /// Games at the same time.
    #[arg(long, default_value_t = 1)]
    pub(crate) concurrency: usize,
    /// Plies of the openings: at least, at most.
    #[arg(long, num_args = 2, default_values_t = [6, 10])]
    pub(crate) opening_plies: Vec<usize>,
    /// Chooses the openings.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// A game of so many plies is a draw.
    #[arg(long, default_value_t = 400)]
    pub(crate) max_plies: usize,
    /// A move may come so many milliseconds late.
    #[arg(long, default_value_t = 500)]
    pub(crate) slack: u64,
    /// An engine that judges openings: only those it calls even are played.
    #[arg(long)]
    pub(crate) judge: Option<Spec>,
    /// How many of the judge's centipawns are still even.
    #[arg(long, default_value_t = 150)]
    pub(crate) even: i32,
    /// Mix random moves into the openings, to gather games for `tune`.
    #[arg(long)]
    pub(crate) wild: bool,
    /// End a game that both engines call decided by so many centipawns, to gather games for `tune`.
    #[arg(long)]
    pub(crate) decided: Option<i32>,
    /// Write every game to this file, one JSON object a line.
    #[arg(long)]
    pub(crate) log: Option<PathBuf>,
}

/// Reads `name=value`.
fn choice(text: &str) -> Result<(String, String)> {
    let (name, value) = text.split_once('=').context("a rule is written name=value")?;
    Ok((name.to_owned(), value.to_owned()))
}

impl MatchArguments {
    /// A match between two players with the defaults of the command line.
    pub(crate) fn between(one: Spec, two: Spec) -> Self {
        Self {
            engines: vec![one, two],
            game: "shogi".to_owned(),
            rules: Vec::new(),
            games: 100,
            concurrency: 1,
            opening_plies: vec![6, 10],
            seed: 1,
            max_plies: 400,
            slack: 500,
            judge: None,
            even: 150,
            wild: false,
            decided: None,
            log: None,
        }
    }
}

/// One line of the log.
#[derive(Serialize)]
struct Record<'a> {
    game: &'a str,
    pair: usize,
    first: &'a str,
    second: &'a str,
    first_limit: String,
    second_limit: String,
    opening_plies: usize,
    #[serde(flatten)]
    played: &'a Played,
}

/// What the games of a match share.
struct Hall<'a> {
    arguments: &'a MatchArguments,
    specs: [&'a Spec; 2],
    start: Position,
    terms: Terms,
    next_pair: AtomicUsize,
    state: Mutex<State>,
}

/// What games add to as they end.
struct State {
    table: Table,
    log: Option<BufWriter<File>>,
    failure: Option<anyhow::Error>,
}

/// Says something to the person who waits.
#[expect(clippy::print_stdout, reason = "a chore talks to the terminal")]
pub(crate) fn say(text: &str) {
    println!("{text}");
}

impl Hall<'_> {
    /// Plays pairs until there are none left.
    fn play_pairs(&self) -> Result<()> {
        let pairs = self.arguments.games.div_ceil(2);
        let mut players: [Option<Box<dyn Player>>; 2] = [None, None];
        let mut judge =
            self.arguments.judge.as_ref().map(|spec| start(spec, self.start.game())).transpose()?;
        loop {
            let pair = self.next_pair.fetch_add(1, Ordering::Relaxed);
            if pair >= pairs || self.state.lock().expect("no game panics").failure.is_some() {
                return Ok(());
            }
            let mut chance = Chance::new(self.arguments.seed ^ ((pair as u64 + 1) << 20));
            let (least, most) = (self.arguments.opening_plies[0], self.arguments.opening_plies[1]);
            let plies = least + chance.below(most.saturating_sub(least) + 1);
            let line = self.opening(&mut judge, plies, &mut chance)?;
            let mut results = Vec::new();
            for colour in 0..2 {
                let played = self.play_one(&mut players, &line, colour, chance.next())?;
                let score = played.score_of(colour);
                let fault = ["timeout", "crash", "illegal"].contains(&played.ending.as_str());
                if fault {
                    let culprit = usize::from(score == Score::Win);
                    let name = &self.specs[culprit].name;
                    let detail = played.detail.clone().unwrap_or_default();
                    say(&format!("pair {pair}: {name}: {} {detail}", played.ending));
                    // What a process that failed says next cannot be trusted.
                    players[culprit] = None;
                }
                self.write(pair, colour, line.len(), &played)?;
                results.push((score, played.ending));
            }
            self.finish_pair(&results);
        }
    }

    /// An opening that the judge, if there is one, calls even.
    fn opening(
        &self,
        judge: &mut Option<Box<dyn Player>>,
        plies: usize,
        chance: &mut Chance,
    ) -> Result<Vec<String>> {
        opening(&self.start, plies, self.arguments.wild, chance, |position, moves| {
            let (Some(judge), Some(spec)) = (judge.as_mut(), &self.arguments.judge) else {
                return Ok(true);
            };
            let moment = Moment {
                position,
                moves,
                clock: [0; 2],
                limit: spec.limit,
                deadline: Instant::now() + Duration::from_mins(1),
            };
            let thought = judge
                .choose(&moment)
                .map_err(|failure| anyhow::anyhow!("the judge failed: {failure:?}"))?;
            Ok(thought.score.is_some_and(|score| score.abs() <= self.arguments.even))
        })
    }

    /// Plays one game; `colour` is the side of the match's first player.
    fn play_one(
        &self,
        players: &mut [Option<Box<dyn Player>>; 2],
        line: &[String],
        colour: usize,
        seed: u64,
    ) -> Result<Played> {
        for (player, spec) in players.iter_mut().zip(self.specs) {
            let ready = player.as_mut().is_some_and(|player| player.new_game(seed).is_ok());
            if !ready {
                let mut fresh = start(spec, self.start.game())?;
                fresh.new_game(seed).map_err(|failure| {
                    anyhow::anyhow!("{} is not ready for a game: {failure:?}", spec.name)
                })?;
                *player = Some(fresh);
            }
        }
        let [one, two] = players;
        let one = one.as_mut().expect("started above").as_mut();
        let two = two.as_mut().expect("started above").as_mut();
        let limits = [self.specs[0].limit, self.specs[1].limit];
        if colour == 0 {
            play(&self.start, line, &mut [one, two], limits, &self.terms)
        } else {
            play(&self.start, line, &mut [two, one], [limits[1], limits[0]], &self.terms)
        }
    }

    fn write(
        &self,
        pair: usize,
        colour: usize,
        opening_plies: usize,
        played: &Played,
    ) -> Result<()> {
        let mut state = self.state.lock().expect("no game panics");
        let Some(log) = state.log.as_mut() else { return Ok(()) };
        let (first, second) = (self.specs[colour], self.specs[1 - colour]);
        let record = Record {
            game: &self.arguments.game,
            pair,
            first: &first.name,
            second: &second.name,
            first_limit: first.limit.to_string(),
            second_limit: second.limit.to_string(),
            opening_plies,
            played,
        };
        serde_json::to_writer(&mut *log, &record)?;
        log.write_all(b"\n")?;
        log.flush()?;
        Ok(())
    }

    fn finish_pair(&self, results: &[(Score, String)]) {
        let mut state = self.state.lock().expect("no game panics");
        state.table.add_pair(results);
        if state.table.games().is_multiple_of(10) {
            say(&state.table.to_string());
        }
    }
}

/// Plays a match between two players and gives its table.
///
/// # Errors
/// Fails when the game is unknown, an engine cannot be started, or the log cannot be written.
pub(crate) fn play_match(arguments: &MatchArguments, specs: [&Spec; 2]) -> Result<Table> {
    let card = games::find(&arguments.game)
        .with_context(|| format!("there is no game called `{}`", arguments.game))?;
    let choices: Choices = arguments.rules.iter().cloned().collect();
    let log = match &arguments.log {
        Some(path) => Some(BufWriter::new(
            File::options()
                .create(true)
                .append(true)
                .open(path)
                .with_context(|| format!("cannot write the log {}", path.display()))?,
        )),
        None => None,
    };
    let hall = Hall {
        arguments,
        specs,
        start: Position::start(&card.game(&choices)?),
        terms: Terms {
            max_plies: arguments.max_plies,
            slack: Duration::from_millis(arguments.slack),
            decided: arguments.decided,
        },
        next_pair: AtomicUsize::new(0),
        state: Mutex::new(State { table: Table::default(), log, failure: None }),
    };
    thread::scope(|scope| {
        for _ in 0..arguments.concurrency.max(1) {
            scope.spawn(|| {
                if let Err(error) = hall.play_pairs() {
                    hall.state.lock().expect("no game panics").failure = Some(error);
                }
            });
        }
    });
    let state = hall.state.into_inner().expect("no game panics");
    match state.failure {
        Some(error) => Err(error),
        None => Ok(state.table),
    }
}

/// The chore `match`.
///
/// # Errors
/// Fails as [`play_match`] does, or when there are not two engines.
pub(crate) fn run_match(arguments: &MatchArguments) -> Result<()> {
    let [one, two] = arguments.engines.as_slice() else {
        anyhow::bail!("a match needs --engine twice, not {} times", arguments.engines.len());
    };
    let begun = Instant::now();
    say(&format!("{} ({}) against {} ({})", one.name, one.limit, two.name, two.limit));
    let table = play_match(arguments, [one, two])?;
    say(&format!("{} against {}: {table}", one.name, two.name));
    say(&format!("{:.0} s", begun.elapsed().as_secs_f64()));
    Ok(())
}

//! `shogido mate GAME POSITION`: solves a mate problem.

use std::time::Instant;

use serde::Serialize;
use shogido_engine::Stop;
use shogido_engine::mate::{Answer, Effort, Solved, solve_problem};
use shogido_rules::{Move, Position};
use shogido_words::{Language, game_name, text};

use crate::args::{MateArguments, RuleArguments};
use crate::failure::Failure;
use crate::input;
use crate::output::Out;

/// What came of solving.
#[derive(Serialize)]
struct Solution {
    status: &'static str,
    /// The shortest length found, in plies.
    plies: Option<usize>,
    solutions: Vec<Line>,
    /// Whether there is one first move only; known only when all were asked for.
    unique: Option<bool>,
    nodes: u64,
    time_ms: u128,
}

/// A first move and the line that it begins, against the longest defence.
#[derive(Serialize)]
struct Line {
    #[serde(rename = "move")]
    first: String,
    line: Vec<String>,
}

/// Solves a problem. No mate found within the limits is the answer no.
pub(crate) fn run(
    arguments: &MateArguments,
    language: Language,
    out: &mut Out,
) -> Result<(), Failure> {
    let game = input::game(&arguments.game, &RuleArguments::default(), language)?;
    let position = input::position(&game, Some(&arguments.position), None, language)?;
    let most = Effort::default();
    let effort = Effort {
        plies: arguments.max_plies.unwrap_or(most.plies),
        nodes: arguments.nodes.unwrap_or(most.nodes),
    };
    let begun = Instant::now();
    let solved = solve_problem(&position, effort, arguments.all, &Stop::new());
    let time_ms = begun.elapsed().as_millis();
    if solved.answer == Answer::NotForThisGame {
        let game = game_name(language, &game.rules().id);
        return Err(Failure::Input(text(language, "cli-no-solver", &[("game", game.into())])));
    }
    let solution = told(&position, &solved, arguments.all, time_ms);
    if arguments.json {
        out.json(&solution)?;
    } else {
        print(&solution, language, out)?;
    }
    if solution.status == "mate" { Ok(()) } else { Err(Failure::No) }
}

fn told(position: &Position, solved: &Solved, all: bool, time_ms: u128) -> Solution {
    let (status, plies) = match &solved.answer {
        Answer::Mate(line) => ("mate", Some(line.len())),
        Answer::NoMate => ("no-mate", None),
        Answer::Unknown | Answer::NotForThisGame => ("unknown", None),
    };
    let mut solutions: Vec<Line> = solved.solutions.iter().map(|l| line(position, l)).collect();
    solutions.sort_by(|one, other| one.first.cmp(&other.first));
    let unique = (all && status == "mate").then_some(solutions.len() == 1);
    Solution { status, plies, solutions, unique, nodes: solved.nodes, time_ms }
}

fn line(position: &Position, moves: &[Move]) -> Line {
    let line: Vec<String> = moves.iter().map(|&played| position.move_text(played)).collect();
    Line { first: line.first().cloned().unwrap_or_default(), line }
}

fn print(solution: &Solution, language: Language, out: &mut Out) -> Result<(), Failure> {
    match solution.plies {
        Some(plies) => out.line(text(language, "cli-mate", &[("plies", plies.into())]))?,
        None => out.line(text(language, &format!("cli-{}", solution.status), &[]))?,
    }
    for line in &solution.solutions {
        out.line(line.line.join(" "))?;
    }
    if let Some(unique) = solution.unique {
        out.line(text(language, if unique { "cli-unique" } else { "cli-not-unique" }, &[]))?;
    }
    out.line(format_args!("nodes {} time_ms {}", solution.nodes, solution.time_ms))
}

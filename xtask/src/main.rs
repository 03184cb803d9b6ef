//! Chores of the project: matches between engines, the ladder of levels, comparing rules with
//! another program, tuning of the evaluation.
//!
//! `cargo xtask help` lists them. Nothing here is part of the program that people run.

mod arena;
mod compare;
mod tune;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Chores of the project.
#[derive(Debug, Parser)]
#[command(name = "xtask", about)]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

/// One chore.
#[derive(Debug, Subcommand)]
enum Chore {
    /// Play a match between two engines, our own rules being the referee.
    Match(Box<arena::MatchArguments>),
    /// Play each level against the one below, and level 1 against a greedy player.
    Ladder(arena::LadderArguments),
    /// Compare the legal moves of random games with those that Fairy-Stockfish lists.
    Compare(compare::CompareArguments),
    /// Learn the evaluation of shogi from logs of games.
    Tune(tune::TuneArguments),
}

fn main() -> Result<()> {
    match Arguments::parse().chore {
        Chore::Match(arguments) => arena::run_match(&arguments),
        Chore::Ladder(arguments) => arena::run_ladder(&arguments),
        Chore::Compare(arguments) => compare::run_compare(&arguments),
        Chore::Tune(arguments) => tune::run_tune(&arguments),
    }
}

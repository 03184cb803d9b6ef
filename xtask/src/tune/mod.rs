//! Learning the evaluation from games.
//!
//! `cargo xtask tune --out crates/engine/data/shogi.weights games.jsonl ...` reads logs of games as
//! `match` writes them (with `--wild` and `--decided` to gather them), takes the quiet positions,
//! and fits the network of `shogido_engine::eval` to a mixture of the score that the search gave
//! there and the result of the game. One game in thirty is held out, and the errors on those are
//! printed beside the other. `crates/engine/data/README.md` says how the present weights were made.

mod model;
mod samples;

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result};
use clap::Args;

use crate::arena::{Chance, say};
use model::{Learner, loss};
use samples::Sample;

/// What the evaluation is tuned with.
#[derive(Args, Clone, Debug)]
pub(crate) struct TuneArguments {
    /// Logs of games.
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// Where the weights go.
    #[arg(long)]
    out: PathBuf,
    /// How often every position is seen.
    #[arg(long, default_value_t = 6)]
    epochs: usize,
    /// Positions of one step.
    #[arg(long, default_value_t = 2048)]
    batch: usize,
    /// Learning rate at the start; it falls along a cosine to a hundredth.
    #[arg(long, default_value_t = 0.001)]
    rate: f32,
    /// Weight decay.
    #[arg(long, default_value_t = 0.5)]
    decay: f32,
    /// Part of the search's score in the target; the rest is the game's result.
    #[arg(long, default_value_t = 0.9)]
    score_weight: f32,
    /// Threads that compute.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// One game in so many is held out.
    #[arg(long, default_value_t = 30)]
    held_out: usize,
    /// Seed of the starting weights and of the order.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Reads all logs: positions to learn from, positions to check with.
fn read_all(arguments: &TuneArguments) -> Result<(Vec<Sample>, Vec<Sample>)> {
    let (mut learned, mut checked) = (Vec::new(), Vec::new());
    for path in &arguments.games {
        let mut games = samples::read(path)?;
        let scale = samples::scale(&games);
        samples::aim(&mut games, scale, arguments.score_weight);
        let count: usize = games.iter().map(Vec::len).sum();
        say(&format!(
            "{}: {} games, {count} quiet positions, {scale:.0} centipawns to a unit",
            path.display(),
            games.len()
        ));
        for (number, game) in games.into_iter().enumerate() {
            let held_out = number.is_multiple_of(arguments.held_out);
            let side = if held_out { &mut checked } else { &mut learned };
            side.extend(game);
        }
    }
    Ok((learned, checked))
}

/// The chore `tune`.
///
/// # Errors
/// Fails when a log cannot be read or the weights cannot be written.
pub(crate) fn run_tune(arguments: &TuneArguments) -> Result<()> {
    let (learned, checked) = read_all(arguments)?;
    let mut chance = Chance::new(arguments.seed);
    let mut learner = Learner::new(arguments.threads, arguments.decay, || chance.symmetric());
    let mut order: Vec<usize> = (0..learned.len()).collect();
    let steps = arguments.epochs * learned.len().div_ceil(arguments.batch);
    let mut step = 0;
    let begun = Instant::now();
    for epoch in 1..=arguments.epochs {
        for index in (1..order.len()).rev() {
            order.swap(index, chance.below(index + 1));
        }
        let (mut error, mut batches) = (0.0, 0.0);
        for part in order.chunks(arguments.batch) {
            let batch: Vec<&Sample> = part.iter().map(|index| &learned[*index]).collect();
            let progress = step as f32 / steps as f32;
            let falling = 0.5 * (1.0 + (std::f32::consts::PI * progress).cos());
            error += learner.learn(&batch, arguments.rate * (0.01 + 0.99 * falling));
            batches += 1.0;
            step += 1;
        }
        let [check, results] = loss(learner.merge(), &checked);
        say(&format!(
            "epoch {epoch}: error {:.5}, held out {check:.5}, by results {results:.5}, {:.0} s",
            error / batches,
            begun.elapsed().as_secs_f64()
        ));
    }
    std::fs::write(&arguments.out, learner.weights().write())
        .with_context(|| format!("cannot write {}", arguments.out.display()))
}

//! Positions to learn from, read from the logs of games.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;
use shogido_engine::eval::network::features::{FEATURES, Look};
use shogido_rules::fast::{Move, Position};

/// Men of a game, so features of a position.
const MEN: usize = 40;

/// A score beyond this is a mate that was seen, which no evaluation should try to learn.
const MATE_SEEN: i32 = 20_000;

/// A position as the network sees it, with what it should say.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    /// Features for the side to move and for the other side.
    features: [[u16; MEN]; 2],
    /// Region of the own king for either.
    buckets: [u8; 2],
    /// How many features there are.
    count: u8,
    /// The score of the search that was made here, in centipawns of that engine.
    score: i32,
    /// 1 when the side to move won the game, 0 when it lost, a half for a draw.
    pub(super) result: f32,
    /// The chance of winning to be learned.
    pub(super) target: f32,
}

impl Sample {
    /// The rows of the merged tables for the side to move (0) or the other side (1).
    pub(super) fn rows(&self, seat: usize) -> impl Iterator<Item = usize> {
        let base = self.buckets[seat] as usize * FEATURES;
        self.features[seat][..self.count as usize].iter().map(move |row| base + *row as usize)
    }
}

/// What matters of a game in the log of a match.
#[derive(Debug, Deserialize)]
struct GameLine {
    moves: Vec<String>,
    scores: Vec<Option<i32>>,
    winner: Option<usize>,
}

/// Reads the games of a log and takes their quiet positions: a score is known, the side to move is
/// not in check, and the move played next neither captures nor promotes.
///
/// # Errors
/// Fails when the file cannot be read or holds what is no game.
pub(super) fn read(path: &Path) -> Result<Vec<Vec<Sample>>> {
    let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut games = Vec::new();
    for (number, line) in BufReader::new(file).lines().enumerate() {
        let game: GameLine = serde_json::from_str(&line?)
            .with_context(|| format!("{}, line {}: no game", path.display(), number + 1))?;
        games.push(positions(&game));
    }
    Ok(games)
}

fn positions(game: &GameLine) -> Vec<Sample> {
    let mut position = Position::start();
    let mut samples = Vec::new();
    for (ply, usi) in game.moves.iter().enumerate() {
        // A game that is not legal shogi is read up to where it stops being so.
        let Some(played) = position.parse_move(usi) else { break };
        let score = game.scores.get(ply).copied().flatten();
        if let Some(score) = score.filter(|score| score.abs() < MATE_SEEN)
            && is_quiet(&position, played)
        {
            let result = match game.winner {
                None => 0.5,
                Some(winner) if winner == position.turn().index() => 1.0,
                Some(_) => 0.0,
            };
            samples.extend(sample(&position, score, result));
        }
        position.do_move(played);
    }
    samples
}

fn is_quiet(position: &Position, played: Move) -> bool {
    !position.in_check() && !played.is_promotion() && position.piece_at(played.to()).is_none()
}

fn sample(position: &Position, score: i32, result: f32) -> Option<Sample> {
    let mut features = [[0; MEN]; 2];
    let mut buckets = [0; 2];
    let mut count = 0;
    let us = position.turn();
    for (seat, side) in [us, us.other()].into_iter().enumerate() {
        let look = Look::at(position, side);
        buckets[seat] = look.bucket as u8;
        count = 0;
        look.features(position, |feature| {
            if count < MEN {
                features[seat][count] = feature as u16;
            }
            count += 1;
        });
    }
    (count <= MEN).then_some(Sample {
        features,
        buckets,
        count: count as u8,
        score,
        result,
        target: result,
    })
}

/// Finds how many centipawns of this engine make one unit of log-odds, by the least logistic loss of
/// its scores against the results of its games.
pub(super) fn scale(games: &[Vec<Sample>]) -> f64 {
    let loss = |scale: f64| -> f64 {
        let samples = games.iter().flatten();
        samples
            .map(|sample| {
                let x = f64::from(sample.score) / scale;
                let chance = (1.0 / (1.0 + (-x).exp())).clamp(1e-6, 1.0 - 1e-6);
                let result = f64::from(sample.result);
                -(result * chance.ln() + (1.0 - result) * (1.0 - chance).ln())
            })
            .sum()
    };
    (2..60)
        .map(|step| f64::from(step) * 50.0)
        .min_by(|one, two| loss(*one).total_cmp(&loss(*two)))
        .expect("there are scales to try")
}

/// Sets the targets: `weight` parts of the search's score and the rest of the game's result.
pub(super) fn aim(games: &mut [Vec<Sample>], scale: f64, weight: f32) {
    for sample in games.iter_mut().flatten() {
        let chance = 1.0 / (1.0 + (-f64::from(sample.score) / scale).exp());
        sample.target = weight * chance as f32 + (1.0 - weight) * sample.result;
    }
}

//! The ladder: each of our levels against the one below, and the lowest against the greedy player.

use anyhow::Result;
use clap::Args;

use super::spec::{Kind, Limit, Spec};
use super::table::Table;
use super::tournament::{MatchArguments, play_match, say};

/// How the ladder is climbed.
#[derive(Args, Clone, Debug)]
pub(crate) struct LadderArguments {
    /// The upper level of the first match, 1 meaning the greedy player against level 1.
    #[arg(long, default_value_t = 1)]
    from: u8,
    /// The upper level of the last match.
    #[arg(long, default_value_t = 10)]
    to: u8,
    /// Games of each match.
    #[arg(long, default_value_t = 40)]
    games: usize,
    /// Games at the same time.
    #[arg(long, default_value_t = 2)]
    concurrency: usize,
    /// Chooses the openings.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A built-in player.
fn built_in(kind: Kind) -> Spec {
    let name = match kind {
        Kind::Level(level) => format!("level {level}"),
        _ => "greedy".to_owned(),
    };
    // A level counts its own effort, and the greedy player makes none.
    Spec { name, kind, limit: Limit::Depth(1) }
}

/// The chore `ladder`.
///
/// # Errors
/// Fails as a match does.
pub(crate) fn run_ladder(arguments: &LadderArguments) -> Result<()> {
    for level in arguments.from.max(1)..=arguments.to.min(10) {
        let (upper, lower) = match level {
            1 => (Kind::Greedy, Kind::Level(1)),
            _ => (Kind::Level(level), Kind::Level(level - 1)),
        };
        let (upper, lower) = (built_in(upper), built_in(lower));
        let rung = MatchArguments {
            games: arguments.games,
            concurrency: arguments.concurrency,
            seed: arguments.seed,
            ..MatchArguments::between(upper.clone(), lower.clone())
        };
        let table: Table = play_match(&rung, [&upper, &lower])?;
        say(&format!("{} against {}: {table}", upper.name, lower.name));
    }
    Ok(())
}

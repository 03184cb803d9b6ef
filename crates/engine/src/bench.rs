//! A fixed piece of work: its node count changes only when the search or the evaluation does, so
//! it serves as their checksum, and its speed compares machines and builds.

use shogido_rules::{Position, Reading, games};

use crate::engine::Engine;
use crate::limits::{Limits, Settings, Stop};

/// The positions searched: name, game and SFEN.
pub const POSITIONS: [(&str, &str, &str); 6] = [
    ("start", "shogi", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"),
    (
        "opening",
        "shogi",
        "lnsgkgsnl/1r7/p1ppp1bpp/1p3pp2/7P1/2P6/PP1PPPP1P/1B3S1R1/LNSGKG1NL b - 9",
    ),
    ("middle", "shogi", "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1"),
    (
        "attack",
        "shogi",
        "lr7/3skgg1+B/2n2s1pp/p1p1ppP2/3p1np2/1PPPP4/PS1G1P2P/2GS3R1/LNK4NL w L2pb 58",
    ),
    ("minishogi", "minishogi", "rbsgk/4p/5/P4/KGSBR b - 1"),
    (
        "sho-shogi",
        "sho-shogi",
        "lnsgkgsnl/1r1fef1b1/ppppppppp/9/9/9/PPPPPPPPP/1B1FEF1R1/LNSGKGSNL b - 1",
    ),
];

/// Depth to which shogi is searched, in plies.
const SHOGI_DEPTH: u32 = 12;
/// Depth to which the games of the general kernel are searched, in plies.
const GENERAL_DEPTH: u32 = 6;

/// Searches every position to its depth with one thread and hands its name and node count to
/// `report`; returns the sum of the counts.
///
/// # Panics
///
/// Never: the positions are those of [`POSITIONS`], which a test reads.
pub fn run(report: &mut dyn FnMut(&str, u64)) -> u64 {
    let mut total = 0;
    for (name, game, sfen) in POSITIONS {
        let game = games::find(game).expect("the game of a bench position").default_game();
        let position =
            Position::from_sfen(&game, sfen, Reading::Game).expect("a bench position is legal");
        let depth = if name.contains("shogi") { GENERAL_DEPTH } else { SHOGI_DEPTH };
        let mut engine = Engine::new(Settings { hash_mb: 16, threads: 1, overhead_ms: 0 });
        let thought = engine.think(&position, &Limits::depth(depth), &Stop::new(), &mut |_| ());
        report(name, thought.nodes);
        total += thought.nodes;
    }
    total
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bench_position_is_legal() {
        for (name, game, sfen) in POSITIONS {
            let game = games::find(game).expect("the game exists").default_game();
            let position = Position::from_sfen(&game, sfen, Reading::Game);
            assert!(position.is_ok_and(|position| position.has_legal_move()), "{name}");
        }
    }
}

//! What is counted.

/// A position, a depth and the accepted count.
pub struct Perft {
    /// The name in the table.
    pub name: &'static str,
    /// The position.
    pub sfen: &'static str,
    /// The plies.
    pub depth: u8,
    /// The accepted count, agreed by YaneuraOu, rsshogi and haitaka.
    pub nodes: u64,
}

/// A start where making moves dominates, and two positions where the last ply does.
pub const POSITIONS: [Perft; 3] = [
    Perft {
        name: "start",
        sfen: "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        depth: 5,
        nodes: 19_861_490,
    },
    Perft {
        name: "middlegame",
        sfen: "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
        depth: 3,
        nodes: 4_809_015,
    },
    Perft {
        name: "593 moves",
        sfen: "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
        depth: 3,
        nodes: 53_393_368,
    },
];

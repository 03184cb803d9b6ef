//! The programs that run in this process.

use std::time::Duration;

use cpu_time::ThreadTime;
use shogido_rules::fast::{self, Board};
use shogido_rules::{Position, Reading, games};

use crate::positions::Perft;

/// A program and how it counts.
pub struct Program {
    /// The name in the table; "sets" counts the last ply by the sizes of sets, "lists" writes it out.
    pub name: &'static str,
    /// Counts once; returns the count and the processor time.
    pub run: fn(&Perft) -> (u64, Duration),
}

/// All of them.
pub fn in_process() -> [Program; 6] {
    [
        Program { name: "general kernel", run: general },
        Program { name: "fast board, lists", run: fast_lists },
        Program { name: "fast board, sets", run: fast_sets },
        Program { name: "rsshogi, lists", run: rsshogi },
        Program { name: "haitaka, sets", run: haitaka_sets },
        Program { name: "haitaka, unpacked", run: haitaka_lists },
    ]
}

/// Runs a count; returns it and the processor time it took.
pub fn timed(count: impl FnOnce() -> u64) -> (u64, Duration) {
    let start = ThreadTime::now();
    let nodes = count();
    (nodes, start.elapsed())
}

fn general(perft: &Perft) -> (u64, Duration) {
    let game = games::find("shogi").expect("shogi exists").default_game();
    let position = Position::from_sfen(&game, perft.sfen, Reading::Game).expect("a legal position");
    timed(|| shogido_rules::perft(&position, perft.depth.into()))
}

fn fast_lists(perft: &Perft) -> (u64, Duration) {
    let board = Board::from_sfen(perft.sfen).expect("a legal position");
    timed(|| fast::perft_listing(&board, perft.depth.into()))
}

fn fast_sets(perft: &Perft) -> (u64, Duration) {
    let board = Board::from_sfen(perft.sfen).expect("a legal position");
    timed(|| fast::perft(&board, perft.depth.into()))
}

fn rsshogi(perft: &Perft) -> (u64, Duration) {
    let mut position = rsshogi::board::position_from_sfen(perft.sfen).expect("a legal position");
    position.init_stack();
    timed(|| rsshogi::board::perft::compute_perft(&mut position, perft.depth))
}

fn haitaka_sets(perft: &Perft) -> (u64, Duration) {
    let board: haitaka::Board = perft.sfen.parse().expect("a legal position");
    timed(|| haitaka_walk(&board, perft.depth, |moves| moves.into_iter().len() as u64))
}

fn haitaka_lists(perft: &Perft) -> (u64, Duration) {
    let board: haitaka::Board = perft.sfen.parse().expect("a legal position");
    let each = |moves: haitaka::PieceMoves| {
        moves.into_iter().fold(0, |count, m| count + u64::from(std::hint::black_box(m) == m))
    };
    timed(|| haitaka_walk(&board, perft.depth, each))
}

/// Haitaka's own example of perft, with the count of the last ply as an argument.
fn haitaka_walk(
    board: &haitaka::Board,
    depth: u8,
    leaf: impl Fn(haitaka::PieceMoves) -> u64 + Copy,
) -> u64 {
    let mut nodes = 0;
    let mut visit = |moves: haitaka::PieceMoves| {
        if depth == 1 {
            nodes += leaf(moves);
        } else {
            for m in moves {
                let mut child = board.clone();
                child.play_unchecked(m);
                nodes += haitaka_walk(&child, depth - 1, leaf);
            }
        }
        false
    };
    board.generate_board_moves(&mut visit);
    board.generate_drops(&mut visit);
    nodes
}

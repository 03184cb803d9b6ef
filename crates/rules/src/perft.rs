//! Perft: counting the leaves of the tree of legal moves, the test of every move generator.

use std::ops::ControlFlow;

use crate::moves::Move;
use crate::position::Position;

/// Returns the number of lines of `depth` legal moves. Repetition and claims are not considered.
pub fn perft(position: &Position, depth: u32) -> u64 {
    let mut board = position.without_past();
    let mut lists = vec![Vec::new(); depth.saturating_sub(1) as usize];
    count(&mut board, depth, &mut lists)
}

/// Returns, for each legal move in the order of its text, the number of lines that follow it.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let mut moves = position.legal_moves();
    moves.sort_by_cached_key(|&played| position.move_text(played));
    let after = |played| {
        let mut board = position.without_past();
        board.play(played);
        perft(&board, depth.saturating_sub(1))
    };
    moves.into_iter().map(|played| (played, after(played))).collect()
}

fn count(board: &mut Position, depth: u32, lists: &mut [Vec<Move>]) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        let mut leaves = 0;
        let _ = board.visit_legal(&mut |_| {
            leaves += 1;
            ControlFlow::Continue(())
        });
        return leaves;
    }
    let (list, deeper) = lists.split_first_mut().expect("a list for each ply but the last");
    list.clear();
    board.legal_moves_into(list);
    let game = board.game.clone();
    let mut leaves = 0;
    for &played in list.iter() {
        board.play_with(game.tables(), played);
        leaves += count(board, depth - 1, deeper);
        board.undo_with(game.tables());
    }
    leaves
}

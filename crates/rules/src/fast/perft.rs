//! Counting the legal move tree.

use super::board::Board;
use super::moves::MoveList;

/// Counts the move sequences of `depth` plies; the last ply is counted by sets, without listing it.
pub fn perft(board: &Board, depth: u32) -> u64 {
    if depth == 0 { 1 } else { walk::<true>(&mut board.clone(), depth) }
}

/// Counts as [`perft`] does, but writes the moves of the last ply to a list.
pub fn perft_listing(board: &Board, depth: u32) -> u64 {
    if depth == 0 { 1 } else { walk::<false>(&mut board.clone(), depth) }
}

fn walk<const SETS: bool>(board: &mut Board, depth: u32) -> u64 {
    if SETS && depth == 1 {
        return board.count_legal_moves();
    }
    let mut moves = MoveList::new();
    board.legal_moves_into(&mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    let mut total = 0;
    for &m in moves.iter() {
        let undo = board.make(m);
        total += walk::<SETS>(board, depth - 1);
        board.unmake(m, &undo);
    }
    total
}

//! How each game looks: what is drawn on its board, and what its pieces are made of.

use shogido_rules::rules::{Notation, Rules};

use crate::{
    Coordinates,
    layout::{Board, Grid},
    pieces::{Ink, Make},
};

/// Returns what a game's pieces are made of, and the colours of its two players.
pub(crate) fn make(rules: &Rules) -> (Make, [Ink; 2]) {
    match rules.looks() {
        "xiangqi" | "three-kingdoms" => (Make::Disc, [Ink::Red, Ink::Black]),
        "janggi" | "gwangsanghui" => (Make::Octagon, [Ink::Red, Ink::Blue]),
        "sittuyin" => (Make::Turned, [Ink::Red, Ink::Black]),
        _ if rules.notation == Notation::Western => (Make::Turned, [Ink::White, Ink::Black]),
        _ => (Make::Wood, [Ink::Black; 2]),
    }
}

/// Returns a game's board as it is drawn.
pub(crate) fn board(rules: &Rules) -> Board {
    let (files, ranks) = (rules.board.files(), rules.board.ranks());
    let plain = Board::squares(files, ranks, rules.promotion.zone_ranks());
    if rules.notation == Notation::Shogi {
        return plain;
    }
    let upright = Board { upright: true, zone: 0, native: Coordinates::International, ..plain };
    let drawn = match rules.looks() {
        "xiangqi" => Board { river: Some(4), brackets: stations(), ..points(upright, &[3]) },
        "janggi" => Board { brackets: stations(), ..points(upright, &[3]) },
        "gwangsanghui" => {
            let strokes = [0, 6, 12].into_iter().flat_map(|file| palace(file, 3, 1, ranks));
            Board { grid: Grid::Points, strokes: strokes.collect(), ..upright }
        }
        "sittuyin" => {
            let (file, rank) = (files - 1, ranks - 1);
            Board { strokes: vec![[0, 0, file, rank], [0, rank, file, 0]], ..upright }
        }
        "makruk" | "shatranj" | "chaturanga" | "forty-square" => upright,
        _ => Board { chequered: true, ..upright },
    };
    within_its_edges(drawn)
}

/// Leaves out what a smaller board than that of the game it looks like has no room for.
fn within_its_edges(mut board: Board) -> Board {
    let inside = |at: &[u8]| at[0] < board.files && at[1] < board.ranks;
    board.strokes.retain(|way| inside(&way[..2]) && inside(&way[2..]));
    board.brackets.retain(|at| inside(&at[..]));
    board.river = board.river.filter(|rank| rank + 1 < board.ranks);
    board
}

impl Board {
    /// Returns the board of the Chinese patent of 1991, of which only the numbers are known:
    /// fourteen files and thirteen ranks of points, a river and two palaces.
    pub(crate) fn of_the_patent() -> Self {
        let board =
            Board { upright: true, native: Coordinates::International, ..Board::points(14, 13) };
        let strokes = palace(5, 4, 0, 13).collect();
        Board { river: Some(5), wide_river: true, strokes, ..board }
    }
}

/// Turns a board of squares into one of points with palaces three files wide at either end.
fn points(board: Board, palaces: &[u8]) -> Board {
    let strokes = palaces.iter().flat_map(|&file| palace(file, 3, 0, board.ranks)).collect();
    Board { grid: Grid::Points, strokes, ..board }
}

/// Returns the diagonals of two palaces three ranks high that face each other, `away` ranks from
/// the ends.
fn palace(file: u8, width: u8, away: u8, ranks: u8) -> impl Iterator<Item = [u8; 4]> {
    let across = file + width - 1;
    [away, ranks.saturating_sub(3 + away)]
        .into_iter()
        .flat_map(move |rank| [[file, rank, across, rank + 2], [file, rank + 2, across, rank]])
}

/// Returns where cannons and soldiers stand at first on nine files and ten ranks.
fn stations() -> Vec<[u8; 2]> {
    let cannons = [1, 7].into_iter().flat_map(|file| [[file, 2], [file, 7]]);
    let soldiers = [0, 2, 4, 6, 8].into_iter().flat_map(|file| [[file, 3], [file, 6]]);
    cannons.chain(soldiers).collect()
}

//! The squares of a region as text: names, and the corners of rectangles, such as `d1-f3 e8`.

use super::fault::{Fault, Wrong};
use crate::board::{Board, Player, Square};
use crate::rules::{Notation, Region};

/// Writes squares as the fewest rectangles that a walk over the board finds.
pub(super) fn write(board: &Board, notation: Notation, squares: &[Square]) -> String {
    let mut left: Vec<Square> = squares.to_vec();
    let mut words = Vec::new();
    // Rectangles grow from the corner that is named first: the lower left one of a Western board.
    for rank in (0..board.ranks()).rev() {
        for file in (0..board.files()).rev() {
            let inside = |file: u8, rank: u8| {
                board.square(file, rank).is_some_and(|square| left.contains(&square))
            };
            if !inside(file, rank) {
                continue;
            }
            let width = (0..=file).take_while(|&more| inside(file - more, rank)).count() as u8;
            let whole = |rank: u8| (0..width).all(|more| inside(file - more, rank));
            let height = (0..=rank).take_while(|&more| whole(rank - more)).count() as u8;
            let corner = (file + 1 - width, rank + 1 - height);
            left.retain(|&square| {
                let (at, row) = (board.file(square), board.rank(square));
                !((corner.0..=file).contains(&at) && (corner.1..=rank).contains(&row))
            });
            let name = |file, rank| {
                let square = board.square(file, rank).expect("a rectangle on the board");
                board.square_name_in(notation, square)
            };
            let first = name(file, rank);
            let last = name(corner.0, corner.1);
            words.push(if first == last { first } else { format!("{first}-{last}") });
        }
    }
    words.join(" ")
}

/// Reads squares, in the order of the board.
pub(super) fn read(
    board: &Board,
    notation: Notation,
    text: &str,
    at: Option<usize>,
) -> Result<Vec<Square>, Wrong> {
    let find = |name: &str| {
        board.find_square_in(notation, name).ok_or_else(|| unknown(board, notation, name, at))
    };
    let mut inside = vec![false; board.squares()];
    for word in text.split_whitespace() {
        let (one, other) = word.split_once('-').unwrap_or((word, word));
        let (one, other) = (find(one)?, find(other)?);
        let span = |place: fn(&Board, Square) -> u8| {
            let (one, other) = (place(board, one), place(board, other));
            one.min(other)..=one.max(other)
        };
        let (files, ranks) = (span(Board::file), span(Board::rank));
        for square in board.all() {
            let here = files.contains(&board.file(square)) && ranks.contains(&board.rank(square));
            inside[square.index()] |= here;
        }
    }
    Ok(board.all().filter(|square| inside[square.index()]).collect())
}

/// Returns what is wrong with a square that the board does not have.
pub(super) fn unknown(board: &Board, notation: Notation, name: &str, at: Option<usize>) -> Wrong {
    let corner = |index: usize| board.square_name_in(notation, Square::new(index as u16));
    let found = super::tree::quoted(name);
    let (first, last) = (corner(0), corner(board.squares() - 1));
    Wrong { at, fault: Fault::UnknownSquare { found, first, last } }
}

/// Returns the same squares as the player opposite sees them.
pub(super) fn turned(board: &Board, squares: &[Square]) -> Vec<Square> {
    let last = board.squares() - 1;
    let mut turned: Vec<Square> =
        squares.iter().map(|square| Square::new((last - square.index()) as u16)).collect();
    turned.sort_unstable();
    turned
}

/// Tells whether the second player sees a region as the first does.
pub(super) fn is_seen_alike(board: &Board, region: &Region) -> bool {
    region.squares.len() == 2
        && region.of(Player::SECOND) == turned(board, region.of(Player::FIRST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_written_as_rectangles_and_read_back() {
        let board = Board::rect(9, 10);
        for text in ["d1-f3", "a6-i10", "d1 f1 e2 d3 f3", "a1-i1 a2-b3", "", "e5"] {
            let squares = read(&board, Notation::Western, text, None).expect("squares");
            let written = write(&board, Notation::Western, &squares);
            assert_eq!(read(&board, Notation::Western, &written, None), Ok(squares), "{text}");
            assert_eq!(written, text);
        }
    }

    #[test]
    fn corners_may_be_named_in_any_order_and_off_the_board_is_told() {
        let board = Board::rect(5, 5);
        let read = |text| read(&board, Notation::Shogi, text, None);
        assert_eq!(read("5a-1b"), read("1b-5a"));
        assert_eq!(read("5a-1b").map(|squares| squares.len()), Ok(10));
        let wrong = read("1a 6f").expect_err("there is no sixth file");
        assert_eq!(
            wrong.fault.to_string(),
            "'6f' is no square of this board: its squares are 1a to 5e"
        );
    }
}

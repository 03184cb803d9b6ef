//! A bitboard for 9x9 shogi, for those who need many positions: the engine and the mate solver.
//!
//! It plays the game of the rules card `shogi` and no other. Its tables are derived from that card;
//! what is written again here is only how moves are generated. The general kernel is right by
//! definition, and the tests hold the two equal.
//!
//! - [`Board`] is one position: make and take back moves, list or count the legal ones, ask who
//!   attacks, who is pinned, what gives check.
//! - [`Position`] is a board with its past: repetitions and the outcome.
//! - [`MoveSink`] takes the legal moves as sets of squares; [`MoveList`] is one, and a search may
//!   bring its own to look at captures, evasions or checks before any move is written.
//! - [`BoardObserver`] hears what a move changes, for evaluations that follow along.
//!
//! ```
//! use shogido_rules::fast::{Position, Selection, MoveList, perft};
//!
//! let mut position = Position::start();
//! assert_eq!(perft(&position, 3), 25_470);
//!
//! let opening = position.parse_move("7g7f").unwrap();
//! position.do_move(opening);
//! let mut captures = MoveList::new();
//! position.generate(Selection::Tactical, &mut captures);
//! assert!(captures.is_empty());
//! position.undo_move();
//! ```
//!
//! # How it is fast
//!
//! - Files 1 to 7 lie in one 64-bit lane and files 8 and 9 in the other, so no file crosses the
//!   lanes: pawns, lances and the files free of pawns need one shift or subtraction.
//! - Sliders need no magic tables: subtracting one from the blockers on a ray flips it up to the
//!   first blocker, and counting leading zeros does the same downwards. With AVX-512 all four rays
//!   of a bishop or rook are two vector operations each.
//! - Who gives check and who shields the king is found once, when a move is made, so only king
//!   steps, pinned pieces and one pawn drop need a test of their own.
//! - Sets are counted by the size of the set, and written to a list many moves at a time.
//!
//! `unsafe` appears for vector instructions, table look-ups by [`Square`] and stores into the list;
//! the first and the last have plain twins that the tests compare with them.

#![expect(
    clippy::inline_always,
    reason = "the generator is one chain of small functions that must become one loop: left to its \
              own judgement the compiler keeps calls in it, and perft is a third slower"
)]

mod bitboard;
mod board;
mod cells;
mod checks;
mod fetch;
mod generate;
mod hand;
mod keys;
mod lanes;
mod legality;
mod make;
mod moves;
mod perft;
mod position;
mod square;
mod store;
mod tables;
mod tactics;
mod text;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use cells::Cells;
pub use checks::CheckSquares;
pub use fetch::{fetch_early, spread_out};
pub use generate::{MoveSink, Selection};
pub use hand::Hand;
pub use make::{BoardObserver, Undo};
pub use moves::{Move, MoveList};
pub use perft::{perft, perft_listing};
pub use position::{Entering, Position, Repetition};
pub use square::{Kind, Piece, Side, Square};
pub use text::Unfit;

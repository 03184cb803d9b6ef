//! A bitboard for 9x9 shogi, for those who need many positions: the engine and the mate solver.

#![expect(
    clippy::inline_always,
    reason = "the generator is one chain of small functions that must become one loop: left to its \
              own judgement the compiler keeps calls in it, and perft is a third slower"
)]

mod bitboard;
mod board;
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
mod tables;
mod tactics;
mod text;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use generate::{MoveSink, Selection};
pub use hand::Hand;
pub use legality::CheckSquares;
pub use make::{BoardObserver, Undo};
pub use moves::{Move, MoveList};
pub use perft::{perft, perft_listing};
pub use position::{Entering, Position, Repetition};
pub use square::{Kind, Piece, Side, Square};
pub use text::Unfit;

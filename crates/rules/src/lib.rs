//! The rules of shogi and its family: one kernel for every game, described as data.
//!
//! Start a game, list moves, play, ask how it stands:
//!
//! ```
//! use shogido_rules::{Choices, Position, games};
//!
//! let game = games::find("minishogi").unwrap().game(&Choices::default()).unwrap();
//! let mut position = Position::start(&game);
//! for text in ["4e4d", "2a2b"] {
//!     let played = position.parse_move(text).unwrap();
//!     position.try_play(played).unwrap();
//! }
//! assert_eq!(position.outcome(), None);
//! ```
//!
//! A refused move says why:
//!
//! ```
//! use shogido_rules::{Position, Refusal, games};
//!
//! let game = games::find("shogi").unwrap().default_game();
//! let mut position = Position::start(&game);
//! let backwards = position.parse_move("7g7h").unwrap();
//! assert!(matches!(position.try_play(backwards), Err(Refusal::WrongPieceMove { .. })));
//! ```

mod action;
mod arbiter;
pub mod betza;
mod board;
mod counting;
mod dead;
pub mod fast;
mod game;
pub mod games;
mod impasse;
mod kind;
mod moves;
mod outcome;
mod perft;
mod perpetual;
mod position;
mod refusal;
pub mod rulebook;
pub mod rules;
mod square_set;
mod tables;
mod text;
mod view;
mod weights;

pub use action::Action;
pub use arbiter::Arbiter;
pub use board::{Board, Player, PlayerSet, Square, Vector};
pub use game::{Card, ChoiceError, Choices, Game, RuleOption, RuleSet};
pub use impasse::Declaration;
pub use kind::{
    Begins, Clamp, Kind, KindId, Manner, Piece, Power, RegionId, Reign, Shut, Standing, Takes,
    UNLIMITED, Walk,
};
pub use moves::{Move, Part};
pub use outcome::{Ending, Outcome};
pub use perft::{divide, perft};
pub use position::Position;
pub use refusal::Refusal;
pub use text::{MoveError, PositionError, Reading};
pub use view::{Sighting, View, Viewer};
pub use weights::Weights;

//! The machine opponent: search, evaluation, protocols.
//!
//! An [`Engine`] takes a position of any two-player game of the rules kernel and returns a
//! [`Thought`]; a [`Level`] plays weaker, as people do; [`mate`] solves problems; [`protocol`] speaks
//! with user interfaces. Shogi runs on the kernel's fast board, other games on the general one: the
//! search is written once, over [`node::Node`] and [`eval::Evaluator`].
//!
//! ```
//! use shogido_engine::{Decision, Engine, Limits, Settings, Stop};
//! use shogido_rules::{Position, games};
//!
//! let game = games::find("shogi").unwrap().default_game();
//! let position = Position::start(&game);
//! let mut engine = Engine::new(Settings { hash_mb: 1, ..Settings::default() });
//! let thought = engine.think(&position, &Limits::depth(4), &Stop::new(), &mut |_| ());
//! assert!(matches!(thought.best, Decision::Play(_)));
//! ```

pub mod bench;
mod engine;
pub mod eval;
pub mod level;
pub mod limits;
pub mod mate;
pub mod node;
pub mod protocol;
pub mod score;

mod search;

pub use engine::{Decision, Engine, Info, Thought};
pub use level::{Choice, Level};
pub use limits::{Limits, Overlook, Settings, Stop, TimeControl};
pub use score::Score;
pub use search::Reach;

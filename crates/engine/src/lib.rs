//! The machine opponent: search, evaluation, protocols.

pub mod eval;
pub mod limits;
pub mod node;
pub mod score;

mod search;

pub use limits::{Limits, Settings, Stop, TimeControl};
pub use score::Score;

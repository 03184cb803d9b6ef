//! The machine opponent: search, evaluation, protocols.

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

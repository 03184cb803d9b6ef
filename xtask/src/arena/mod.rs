//! Matches between engines. Opponents speak USI, UCI or CECP; the referee is our own rules.

mod cecp;
mod chance;
mod coordinates;
mod greedy;
mod ladder;
mod leveled;
mod openings;
mod player;
mod process;
mod referee;
mod spec;
mod table;
mod tournament;
mod uci;

pub(crate) use chance::Chance;
pub(crate) use ladder::{LadderArguments, run_ladder};
pub(crate) use process::LineProcess;
pub(crate) use tournament::say;
pub(crate) use tournament::{MatchArguments, run_match};

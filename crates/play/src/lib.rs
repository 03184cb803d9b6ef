//! People at a table: seats, commands, clocks, events.
//!
//! Nothing here reads a clock, a file or chance: the time is an argument, and a table is a pure
//! function of its event log.

pub mod wire;

//! People at a table: seats, commands, clocks, events.
//!
//! Nothing here reads a clock, a file or chance: the time is an argument, and a table is a pure
//! function of its event log.
//!
//! ```
//! use shogido_play::event::{Seat, Setup};
//! use shogido_play::table::{Command, Speaker, Table};
//!
//! let setup = Setup {
//!     game: "shogi".to_owned(),
//!     options: Default::default(),
//!     start: None,
//!     seats: vec![Seat::Person { person: 0 }, Seat::Machine { level: 3 }],
//!     timing: None,
//! };
//! let (mut table, mut log) = Table::open(0, setup).unwrap();
//! let command = Command::Move { m: "7g7f".to_owned(), seen: None };
//! log.extend(table.handle(1000, Speaker::Person(0), command).unwrap());
//! assert!(table.machine_to_move().is_some());
//! assert_eq!(Table::replay(&log).unwrap().version(), table.version());
//! ```

pub mod clock;
mod command;
mod decide;
pub mod event;
mod seen;
pub mod snapshot;
pub mod table;
pub mod wire;

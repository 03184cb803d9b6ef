//! People at a table: seats, commands, clocks, events.

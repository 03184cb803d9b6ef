//! The machine opponent: search, evaluation, protocols.

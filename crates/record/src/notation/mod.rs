//! How single moves, squares and men are written.

pub mod japanese;
pub mod western;

//! The `shogido` program.
fn main() {}

//! Chores of the project: matches between engines, benchmarks, checks of the tree.
fn main() {}

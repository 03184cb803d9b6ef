//! The rules of shogi and its family.

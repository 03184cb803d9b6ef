//! The kernel's own text: positions as SFEN and moves in coordinates.

mod coordinates;
pub(crate) mod sfen;

pub use coordinates::MoveError;
pub use sfen::{PositionError, Reading};

/// How much of a foreign text an error message repeats, in characters.
const QUOTED: usize = 24;

/// Returns the beginning of a text, fit to be repeated in one line of an error message.
fn quoted(text: &str) -> String {
    let line: String = text
        .chars()
        .map(|letter| if letter.is_control() { '\u{fffd}' } else { letter })
        .take(QUOTED)
        .collect();
    if text.chars().nth(QUOTED).is_some() { format!("{line}…") } else { line }
}

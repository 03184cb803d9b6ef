//! Positions in SFEN, one a line.

use std::sync::Arc;

use shogido_rules::{Game, Position, PositionError, Reading};

use crate::lines::lines;
use crate::record::Record;
use crate::report::Report;

/// Tells whether a line is a position: ranks divided by slashes.
pub(crate) fn looks_like_sfen(line: &str) -> bool {
    let line = line.strip_prefix("sfen ").unwrap_or(line);
    let board = line.split([' ', '_']).next().unwrap_or("");
    let letters = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '/' | '+');
    board.matches('/').count() >= 2 && board.chars().all(letters)
}

/// Reads one position from each line that is not empty and no `#` comment.
pub(crate) fn read(game: &Arc<Game>, text: &str, report: &mut Report) -> Vec<Record> {
    let mut records = Vec::new();
    for line in lines(text) {
        let trimmed = line.text.trim();
        if trimmed.is_empty() || trimmed.starts_with('#') {
            continue;
        }
        match start_position(game, trimmed) {
            Ok((position, odd)) => {
                if let Some(error) = odd {
                    report.add_position((line.number, 1), trimmed, error);
                }
                records.push(Record::of_moves(&position));
            }
            Err(error) => report.add_position((line.number, 1), trimmed, error),
        }
    }
    records
}

/// Reads a position, as a mate problem at least; a mere diagram is accepted with the reason why it
/// is no more.
///
/// # Errors
///
/// Returns what is wrong if the text is no diagram either.
pub(crate) fn start_position(
    game: &Arc<Game>,
    text: &str,
) -> Result<(Position, Option<PositionError>), PositionError> {
    match Position::from_sfen(game, text, Reading::Problem) {
        Ok(position) => Ok((position, None)),
        Err(error) => match Position::from_sfen(game, text, Reading::Diagram) {
            Ok(position) => Ok((position, Some(error))),
            Err(error) => Err(error),
        },
    }
}

/// Writes the position at the end of the main line, with its move number.
pub fn write(record: &Record) -> String {
    format!("{}\n", record.final_position().sfen())
}

//! What is wrong with the text of a position.

use thiserror::Error;

/// How much a position has to be a position of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reading {
    /// Men on a board, whatever they make.
    Diagram,
    /// A position that could be played on; sides may lack a king, as in mate problems.
    Problem,
    /// A position of a game: each side has its royal man.
    Game,
}

/// What is wrong with the text of a position, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs, reason = "the fields say in the sentence what they are")]
pub enum PositionError {
    #[error("the position is empty: write 'startpos' or board, side to move, hands and number")]
    Empty,
    #[error("the {field} is missing after the board: write for instance 'b - 1'")]
    MissingField { field: &'static str },
    #[error("the number of ranks is {found}, not {expected}: ranks are divided by '/'")]
    RankCount { found: usize, expected: u8 },
    #[error("the number of squares of rank {rank} is {found}, not {expected} (column {column})")]
    RankWidth { rank: usize, found: usize, expected: u8, column: usize },
    #[error("'{text}' at column {column} is no man of this game")]
    UnknownMan { text: String, column: usize },
    #[error("'{text}' at column {column} cannot be promoted")]
    CannotPromote { text: String, column: usize },
    #[error("'{text}' at column {column} is no side to move: write {}", sides.join(" or "))]
    Side { text: String, column: usize, sides: [&'static str; 2] },
    #[error("'{text}' at column {column} is no hand: write for instance 2Pb, or - for none")]
    Hand { text: String, column: usize },
    #[error("'{text}' at column {column} is no right of this game: write {known}, or - for none")]
    Right { text: String, column: usize, known: String },
    #[error(
        "the right '{letter}' at column {column} is lost: its men have left their first squares"
    )]
    RightLost { letter: char, column: usize },
    #[error("'{text}' at column {column} is no square that a double step has passed")]
    Passed { text: String, column: usize },
    #[error("'{text}' at column {column} is no square of a man that may jump on")]
    Chain { text: String, column: usize },
    #[error("'{text}' at column {column} is no move number: write 1 or more")]
    Number { text: String, column: usize },
    #[error("'{text}' at column {column} is left over after the move number")]
    LeftOver { text: String, column: usize },
    #[error("the number of men of the kind '{letter}' is {found}, but a set has {most}")]
    TooMany { letter: String, found: u32, most: u32 },
    #[error(
        "the number of royal men of the {player} player is {found}, which this game does not allow"
    )]
    Royals { player: &'static str, found: u8 },
    #[error("the {letter} on {square} could never move again: it would have had to promote")]
    Stuck { letter: String, square: String },
    #[error("the {player} player has two unpromoted pawns on file {file} (nifu)")]
    Nifu { player: &'static str, file: u8 },
    #[error("the side that is not to move is in check: its king could be taken")]
    OpponentInCheck,
    #[error("move {number} of the line, '{text}', cannot be played: {reason}")]
    Line { number: usize, text: String, reason: String },
}

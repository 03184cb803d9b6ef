//! What can be wrong with a game file, and what would be right.

use thiserror::Error;

use crate::betza::BetzaError;
use crate::game::ChoiceError;
use crate::rules::Notation;
use crate::text::PositionError;

/// What is wrong with a game file, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct FileError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What is wrong, and at which byte; what a parent brings has no place of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Wrong {
    pub(super) at: Option<usize>,
    pub(super) fault: Fault,
}

/// What a key needs after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fits {
    /// A text in quotes.
    Text,
    /// A whole number.
    Number,
    /// `true` or `false`.
    Truth,
    /// A list in square brackets.
    List,
    /// A table: keys under a header, or in braces.
    Table,
}

impl Fits {
    /// Returns the word for it: `text`, `number`, `truth`, `list`, `table`.
    pub fn word(self) -> &'static str {
        match self {
            Fits::Text => "text",
            Fits::Number => "number",
            Fits::Truth => "truth",
            Fits::List => "list",
            Fits::Table => "table",
        }
    }
}

/// A name that is not known, and the known one that looks most like it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stranger {
    /// The name found.
    pub found: String,
    /// The known name that it may have been meant for, if any is near.
    pub meant: Option<String>,
    /// All the known names, divided by commas.
    pub known: String,
}

impl Stranger {
    /// Returns a name that is none of the known ones.
    pub(super) fn among<'a>(found: &str, known: impl IntoIterator<Item = &'a str>) -> Stranger {
        let known: Vec<&str> = known.into_iter().collect();
        let near = known.iter().map(|name| (distance(found, name), name));
        let near = near.filter(|&(far, name)| far <= 1 + name.chars().count() / 4);
        let meant = near.min_by_key(|&(far, _)| far).map(|(_, name)| (*name).to_owned());
        let mut list = known.join(", ");
        if known.len() > KNOWN_MOST {
            list = format!("{}, …", known[..KNOWN_MOST].join(", "));
        }
        Stranger { found: super::tree::quoted(found), meant, known: list }
    }
}

/// As many known names as a sentence lists.
const KNOWN_MOST: usize = 30;

/// Counts the letters to add, drop, change or swap with a neighbour to make one word of another.
fn distance(one: &str, other: &str) -> usize {
    let one: Vec<char> = one.chars().take(40).collect();
    let other: Vec<char> = other.chars().take(40).collect();
    let width = other.len() + 1;
    let mut table: Vec<usize> = vec![0; (one.len() + 1) * width];
    for row in 0..=one.len() {
        for column in 0..width {
            let at = row * width + column;
            table[at] = if row == 0 || column == 0 {
                row + column
            } else {
                let (a, b) = (one[row - 1], other[column - 1]);
                let changed = table[at - width - 1] + usize::from(a != b);
                let best = changed.min(table[at - width] + 1).min(table[at - 1] + 1);
                let swapped = row > 1 && column > 1 && a == other[column - 2] && b == one[row - 2];
                if swapped { best.min(table[at - 2 * width - 2] + 1) } else { best }
            };
        }
    }
    table[one.len() * width + other.len()]
}

/// Why rules that can be read make no game that can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsound {
    /// A power where kings may not be left attacked.
    PowerUnderCheck,
    /// Rights of first moves, castling, taking in passing or counting without the fields of FEN.
    NeedsWestern,
    /// Men that take by jumping, chains or duties of jumping where kings may not be left attacked:
    /// the tables of attacks do not know whom a man may jump.
    JumpUnderCheck,
    /// A man that jumps and comes to the same squares by another walk or a power: whom it jumped
    /// is told from where it ends.
    JumpAside,
    /// A royal man that is in hand where it is not placed at the beginning, or is placed where
    /// kings may be taken.
    RoyalInHand,
    /// A power that is not in the kind's own move.
    PowerAside,
    /// A rule against trading lions in FEN, or with hands, whose field it takes.
    NeedsShogi,
    /// A captured man that no hand has a place for.
    NotInHand,
    /// A letter of a hand that is more than one.
    LongHandLetter,
    /// More men than hands can count.
    ManyMen,
    /// A promoted kind whose letter is not `+` and the letter of what promotes to it.
    PromotedLetter,
    /// A castling whose right does not name the squares of its king and rook, which does not go
    /// along a rank or file, or which the king could walk too.
    Castling,
    /// A set move of the opening that has no right, or goes neither along a rank nor along a file.
    Opening,
    /// A right of which nothing stands at home in the start position.
    EmptyRight,
    /// Taking in passing on a board of fewer than four ranks.
    LowBoard,
    /// Too many different steps and tracks.
    ManySteps,
    /// Too many walks that begin in regions only.
    ManyBegins,
    /// Royal men, or a side to move, of which the start position has too many.
    ManyRoyals,
}

impl Unsound {
    /// Every reason.
    pub const ALL: [Unsound; 18] = [
        Unsound::PowerUnderCheck,
        Unsound::JumpUnderCheck,
        Unsound::JumpAside,
        Unsound::RoyalInHand,
        Unsound::PowerAside,
        Unsound::NeedsWestern,
        Unsound::NeedsShogi,
        Unsound::NotInHand,
        Unsound::LongHandLetter,
        Unsound::ManyMen,
        Unsound::PromotedLetter,
        Unsound::Castling,
        Unsound::Opening,
        Unsound::EmptyRight,
        Unsound::LowBoard,
        Unsound::ManySteps,
        Unsound::ManyBegins,
        Unsound::ManyRoyals,
    ];

    /// Returns the stable code of the reason, such as `not-in-hand`.
    pub fn code(self) -> &'static str {
        match self {
            Unsound::PowerUnderCheck => "power-under-check",
            Unsound::JumpUnderCheck => "jump-under-check",
            Unsound::JumpAside => "jump-aside",
            Unsound::RoyalInHand => "royal-in-hand",
            Unsound::PowerAside => "power-aside",
            Unsound::NeedsWestern => "needs-western",
            Unsound::NeedsShogi => "needs-shogi",
            Unsound::NotInHand => "not-in-hand",
            Unsound::LongHandLetter => "long-hand-letter",
            Unsound::ManyMen => "many-men",
            Unsound::PromotedLetter => "promoted-letter",
            Unsound::Castling => "castling",
            Unsound::Opening => "opening",
            Unsound::EmptyRight => "empty-right",
            Unsound::LowBoard => "low-board",
            Unsound::ManySteps => "many-steps",
            Unsound::ManyBegins => "many-begins",
            Unsound::ManyRoyals => "many-royals",
        }
    }
}

/// What is wrong with a game file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs, reason = "the fields say in the sentence what they are")]
pub enum Fault {
    #[error("the file has {bytes} bytes, and a game file has at most {most}")]
    TooLarge { bytes: usize, most: usize },
    #[error("the file is no text in UTF-8 here")]
    NoText,
    #[error("'{near}' is no TOML: write key = value, or [table]; texts stand in quotes")]
    Syntax { near: String },
    #[error("the key '{key}' stands in quotes: write \"{key}\"")]
    BareKey { key: String },
    #[error("the line ends too early: a value, a quote or a bracket is missing")]
    Unfinished,
    #[error("the key '{key}' stands twice: keep one")]
    TwiceKey { key: String },
    /// A key that a table does not have; the whole file has no name.
    #[error("'{}' is no key of {}; there are: {}", name.found, in_table(key), name.known)]
    UnknownKey { key: String, name: Stranger },
    #[error("the game needs the key '{key}'")]
    Missing { key: String },
    #[error("'{key}' needs a {}", needed.word())]
    WrongType { key: String, needed: Fits },
    #[error("'{key}' is from {least} to {most}, not {found}")]
    Range { key: String, least: i64, most: i64, found: i64 },
    #[error("'{key}' cannot be '{}'; it can be: {}", word.found, word.known)]
    UnknownWord { key: String, word: Stranger },
    #[error("there is no game '{}' to be the parent", name.found)]
    UnknownParent { name: Stranger },
    #[error("'{key}' names the kind '{}', which the game does not have; it has: {}", name.found, name.known)]
    UnknownKind { key: String, name: Stranger },
    #[error("'{key}' names the region '{}', which the game does not have; it has: {}", name.found, name.known)]
    UnknownRegion { key: String, name: Stranger },
    #[error("'{found}' is no square of this board: its squares are {first} to {last}")]
    UnknownSquare { found: String, first: String, last: String },
    #[error("'{found}' cannot be an id: write 1 to 40 of a-z, 0-9 and -, beginning with a letter")]
    Id { found: String },
    #[error("the id '{found}' belongs to another game: choose one of your own")]
    TakenId { found: String },
    #[error("'{found}' cannot be the letter of a man: write one of A-Z, or 2 to 7 of A-Z and 0-9")]
    Letter { found: String },
    #[error("'{found}' is too long: at most {most} characters")]
    Long { found: String, most: usize },
    #[error("the kinds '{one}' and '{other}' share a letter: each needs its own")]
    Twins { one: String, other: String },
    #[error("the parent has no '{key}' that could be taken away")]
    NothingTaken { key: String },
    #[error("'{text}' is no move: {error}")]
    Move { text: String, error: BetzaError },
    #[error(transparent)]
    Option(ChoiceError),
    #[error("there are {found} of {key}, and there may be {most}")]
    TooMany { key: &'static str, found: usize, most: usize },
    #[error("the position '{position}' is refused: {error}")]
    Start { position: String, error: PositionError, notation: Notation },
    #[error("'{subject}' makes no game: {}", why.code())]
    Unsound { subject: String, why: Unsound },
    #[error("the rules make no game: {0}")]
    Rules(crate::rules::RulesError),
}

fn in_table(key: &str) -> String {
    if key.is_empty() { "the file".to_owned() } else { format!("'{key}'") }
}

impl Fault {
    /// Returns the stable code of the fault, such as `unknown-key`.
    pub fn code(&self) -> &'static str {
        match self {
            Fault::TooLarge { .. } => "too-large",
            Fault::NoText => "no-text",
            Fault::Syntax { .. } => "syntax",
            Fault::BareKey { .. } => "bare-key",
            Fault::Unfinished => "unfinished",
            Fault::TwiceKey { .. } => "twice-key",
            Fault::UnknownKey { .. } => "unknown-key",
            Fault::Missing { .. } => "missing",
            Fault::WrongType { .. } => "wrong-type",
            Fault::Range { .. } => "range",
            Fault::UnknownWord { .. } => "unknown-word",
            Fault::UnknownParent { .. } => "unknown-parent",
            Fault::UnknownKind { .. } => "unknown-kind",
            Fault::UnknownRegion { .. } => "unknown-region",
            Fault::UnknownSquare { .. } => "unknown-square",
            Fault::Id { .. } => "id",
            Fault::TakenId { .. } => "taken-id",
            Fault::Letter { .. } => "letter",
            Fault::Long { .. } => "long",
            Fault::Twins { .. } => "twins",
            Fault::NothingTaken { .. } => "nothing-taken",
            Fault::Move { .. } => "move",
            Fault::Option(_) => "option",
            Fault::TooMany { .. } => "too-many",
            Fault::Start { .. } => "start",
            Fault::Unsound { why, .. } => why.code(),
            Fault::Rules(_) => "rules",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_pen_is_met_with_what_was_meant() {
        let meant = |found: &str| Stranger::among(found, ["promotion", "drops", "board"]).meant;
        assert_eq!(meant("promotoin").as_deref(), Some("promotion"));
        assert_eq!(meant("drop").as_deref(), Some("drops"));
        assert_eq!(meant("bord").as_deref(), Some("board"));
        assert_eq!(meant("castling"), None);
        assert_eq!(meant(""), None);
    }
}

//! What a reader found odd, and where.

use std::fmt;

use serde::Serialize;
use shogido_rules::PositionError;

/// How bad an oddity is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// Unusual, but there is no doubt what is meant.
    Note,
    /// Understood by a guess, or left aside although it might matter.
    Warning,
    /// Something is lost or breaks the rules of the game.
    Error,
}

/// What is odd about a place in a record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// Bytes that no known encoding explains.
    Undecodable,
    /// The file says that it is in another encoding than it is.
    EncodingDiffers,
    /// A NUL or another control character.
    ControlCharacter,
    /// A line of no known kind.
    UnknownLine,
    /// A move that cannot be read.
    UnreadableMove,
    /// A move that the rules do not allow.
    IllegalMove,
    /// Moves after one that could not be read or made.
    RestNotRead,
    /// Moves after the end of the game.
    AfterEnd,
    /// A move with another number than its place has.
    PlyNumber,
    /// Another man stands on the square than the move names.
    PieceDiffers,
    /// A move that does not say where it comes from.
    NoOrigin,
    /// A variation of a move that no line reaches.
    VariationNowhere,
    /// A start that the game does not know.
    UnknownHandicap,
    /// A board or hand that is no position.
    StartPosition,
    /// A result that contradicts the moves or the end mark.
    ResultDiffers,
    /// A count of moves that is not the number of moves.
    CountDiffers,
    /// A time that cannot be read.
    UnreadableTime,
    /// A header given twice.
    HeaderTwice,
    /// No record is found in the text.
    NothingFound,
    /// The text is in a format that is known but not read.
    UnreadFormat,
}

impl Fault {
    /// Returns every kind of fault.
    pub fn all() -> &'static [Fault] {
        use Fault::*;
        &[
            Undecodable,
            EncodingDiffers,
            ControlCharacter,
            UnknownLine,
            UnreadableMove,
            IllegalMove,
            RestNotRead,
            AfterEnd,
            PlyNumber,
            PieceDiffers,
            NoOrigin,
            VariationNowhere,
            UnknownHandicap,
            StartPosition,
            ResultDiffers,
            CountDiffers,
            UnreadableTime,
            HeaderTwice,
            NothingFound,
            UnreadFormat,
        ]
    }

    /// Returns the stable code, such as `illegal-move`.
    pub fn code(self) -> &'static str {
        match self {
            Fault::Undecodable => "undecodable",
            Fault::EncodingDiffers => "encoding-differs",
            Fault::ControlCharacter => "control-character",
            Fault::UnknownLine => "unknown-line",
            Fault::UnreadableMove => "unreadable-move",
            Fault::IllegalMove => "illegal-move",
            Fault::RestNotRead => "rest-not-read",
            Fault::AfterEnd => "after-end",
            Fault::PlyNumber => "ply-number",
            Fault::PieceDiffers => "piece-differs",
            Fault::NoOrigin => "no-origin",
            Fault::VariationNowhere => "variation-nowhere",
            Fault::UnknownHandicap => "unknown-handicap",
            Fault::StartPosition => "start-position",
            Fault::ResultDiffers => "result-differs",
            Fault::CountDiffers => "count-differs",
            Fault::UnreadableTime => "unreadable-time",
            Fault::HeaderTwice => "header-twice",
            Fault::NothingFound => "nothing-found",
            Fault::UnreadFormat => "unread-format",
        }
    }

    /// Returns how bad it is.
    pub fn severity(self) -> Severity {
        match self {
            Fault::EncodingDiffers
            | Fault::CountDiffers
            | Fault::UnreadableTime
            | Fault::HeaderTwice => Severity::Note,
            Fault::ControlCharacter
            | Fault::UnknownLine
            | Fault::AfterEnd
            | Fault::PlyNumber
            | Fault::PieceDiffers
            | Fault::NoOrigin
            | Fault::UnknownHandicap
            | Fault::ResultDiffers => Severity::Warning,
            Fault::Undecodable
            | Fault::UnreadableMove
            | Fault::IllegalMove
            | Fault::RestNotRead
            | Fault::VariationNowhere
            | Fault::StartPosition
            | Fault::NothingFound
            | Fault::UnreadFormat => Severity::Error,
        }
    }

    /// Tells whether the record read has less than the text.
    pub fn loses(self) -> bool {
        matches!(
            self,
            Fault::Undecodable
                | Fault::UnreadableMove
                | Fault::RestNotRead
                | Fault::VariationNowhere
                | Fault::UnknownHandicap
                | Fault::NothingFound
                | Fault::UnreadFormat
        )
    }
}

impl Serialize for Fault {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// One odd place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Oddity {
    /// The line, from 1.
    pub line: u32,
    /// The column, in characters from 1.
    pub column: u32,
    /// How bad it is.
    pub severity: Severity,
    /// What is odd.
    pub code: Fault,
    /// What stands there, shortened.
    pub text: String,
    /// What was made of it: a move, a rule's code, a count; empty if nothing.
    pub understood: String,
    /// Why a start is no position to play from, where that is what is odd.
    #[serde(skip)]
    pub position: Option<PositionError>,
}

impl fmt::Display for Oddity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}: '{}'", self.line, self.column, self.code.code(), self.text)?;
        if self.understood.is_empty() { Ok(()) } else { write!(f, " ({})", self.understood) }
    }
}

/// Everything odd about a text, in the order in which it was met.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Report {
    /// The first oddities.
    pub oddities: Vec<Oddity>,
    /// How many more there were than are listed.
    pub more: u64,
    worst: Option<Severity>,
}

/// As many oddities as anybody reads; a broken file of ten megabytes has millions.
const LISTED_MAX: usize = 1000;

/// How much of the text an oddity repeats, in characters.
const QUOTED_MAX: usize = 40;

impl Report {
    /// Adds an oddity at a line and column.
    pub fn add(&mut self, line: u32, column: u32, code: Fault, text: &str, understood: &str) {
        let severity = code.severity();
        self.worst = self.worst.max(Some(severity));
        if self.oddities.len() >= LISTED_MAX {
            self.more += 1;
            return;
        }
        let (text, understood) = (quoted(text), understood.to_owned());
        let position = None;
        self.oddities.push(Oddity { line, column, severity, code, text, understood, position });
    }

    /// Adds that a text is no position to play from, and why.
    pub(crate) fn add_position(
        &mut self,
        (line, column): (u32, u32),
        text: &str,
        error: PositionError,
    ) {
        let listed = self.oddities.len();
        self.add(line, column, Fault::StartPosition, text, &error.to_string());
        if let Some(oddity) = self.oddities.get_mut(listed) {
            oddity.position = Some(error);
        }
    }

    /// Adds all oddities of another report.
    pub fn append(&mut self, other: Report) {
        for oddity in other.oddities {
            let listed = self.oddities.len();
            self.add(oddity.line, oddity.column, oddity.code, &oddity.text, &oddity.understood);
            if let Some(added) = self.oddities.get_mut(listed) {
                added.position = oddity.position;
            }
        }
        self.more += other.more;
        self.worst = self.worst.max(other.worst);
    }

    /// Tells whether nothing odd was found but notes, as a strict reader demands.
    pub fn is_clean(&self) -> bool {
        self.worst.is_none_or(|worst| worst == Severity::Note)
    }

    /// Returns the severity of the worst oddity.
    pub fn worst(&self) -> Option<Severity> {
        self.worst
    }
}

/// Returns the beginning of a text, fit to be repeated in one line.
pub(crate) fn quoted(text: &str) -> String {
    let shown = |letter: char| if letter.is_control() { '\u{fffd}' } else { letter };
    let mut line: String = text.trim().chars().map(shown).take(QUOTED_MAX).collect();
    if text.trim().chars().nth(QUOTED_MAX).is_some() {
        line.push('…');
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_of_millions_stays_small_and_counts_them_all() {
        let mut report = Report::default();
        for line in 0..5000 {
            report.add(line, 1, Fault::UnknownLine, &"x".repeat(1000), "");
        }
        assert_eq!((report.oddities.len(), report.more), (1000, 4000));
        assert_eq!(report.oddities[0].text.chars().count(), QUOTED_MAX + 1);
        assert!(!report.is_clean());
    }

    #[test]
    fn codes_are_all_different() {
        let codes: std::collections::BTreeSet<_> =
            Fault::all().iter().map(|fault| fault.code()).collect();
        assert_eq!(codes.len(), Fault::all().len());
    }
}

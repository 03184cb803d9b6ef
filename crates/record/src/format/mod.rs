//! The formats, and which one a text is in.

pub(crate) mod kif;
mod named;
pub(crate) mod sfen;
pub(crate) mod usi;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use shogido_rules::{Game, games};

use crate::encoding::{Encoding, decode};
use crate::lines::lines;
use crate::record::Record;
use crate::report::{Fault, Report};

/// Adds formatted text to a text.
pub(crate) fn put(text: &mut String, what: fmt::Arguments<'_>) {
    fmt::Write::write_fmt(text, what).expect("a String takes any text");
}

/// A format of game records.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// Kakinoki's format: one move a line, in Japanese.
    Kif,
    /// Moves of the Universal Shogi Interface, one game a line; also logs of engines.
    Usi,
    /// Positions, one a line.
    Sfen,
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 3] = [Format::Kif, Format::Usi, Format::Sfen];

    /// Returns the name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Format::Kif => "kif",
            Format::Usi => "usi",
            Format::Sfen => "sfen",
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no format.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is no record format that is read or written: use kif, kifu, usi or sfen")]
pub struct UnknownFormat(String);

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Format, UnknownFormat> {
        match name.to_ascii_lowercase().as_str() {
            "kif" | "kifu" | "bod" => Ok(Format::Kif),
            "usi" => Ok(Format::Usi),
            "sfen" => Ok(Format::Sfen),
            _ => Err(UnknownFormat(crate::report::quoted(name))),
        }
    }
}

/// What a reader found.
#[derive(Clone, Debug)]
pub struct Found {
    /// The game that the text names, or else shogi.
    pub game: Arc<Game>,
    /// The games, in the order of the text.
    pub records: Vec<Record>,
    /// Everything odd.
    pub report: Report,
    /// The format read.
    pub format: Format,
    /// The encoding of the bytes.
    pub encoding: Encoding,
}

impl Found {
    /// Returns the records if nothing was odd, as a strict reader does.
    ///
    /// # Errors
    ///
    /// Returns the report if it has more than notes.
    pub fn strict(self) -> Result<Vec<Record>, Report> {
        if self.report.is_clean() { Ok(self.records) } else { Err(self.report) }
    }
}

/// Reads records of the game that the text names, or else of shogi. The encoding, and the format
/// if none is given, are guessed.
pub fn read(bytes: &[u8], format: Option<Format>) -> Found {
    let mut report = Report::default();
    let (text, encoding) = decode(bytes, &mut report);
    let game = named::find(&text)
        .unwrap_or_else(|| games::find("shogi").expect("shogi is among the games").default_game());
    read_text(&game, &text, encoding, format, report)
}

/// Reads records of a game. The encoding, and the format if none is given, are guessed.
pub fn read_as(game: &Arc<Game>, bytes: &[u8], format: Option<Format>) -> Found {
    let mut report = Report::default();
    let (text, encoding) = decode(bytes, &mut report);
    read_text(game, &text, encoding, format, report)
}

fn read_text(
    game: &Arc<Game>,
    text: &str,
    encoding: Encoding,
    format: Option<Format>,
    mut report: Report,
) -> Found {
    report_controls(text, &mut report);
    let format = format.or_else(|| detect(text));
    let records = match format {
        Some(Format::Kif) => kif::read(game, text, encoding, &mut report),
        Some(Format::Usi) => usi::read(game, text, &mut report),
        Some(Format::Sfen) => sfen::read(game, text, &mut report),
        None => {
            report_no_format(text, &mut report);
            Vec::new()
        }
    };
    if records.is_empty() && report.worst() != Some(crate::report::Severity::Error) {
        report.add(1, 1, Fault::NothingFound, lines(text).next().map_or("", |line| line.text), "");
    }
    let format = format.unwrap_or(Format::Usi);
    Found { game: Arc::clone(game), records, report, format, encoding }
}

fn report_no_format(text: &str, report: &mut Report) {
    let first = lines(text).find(|line| !line.text.trim().is_empty());
    let Some(line) = first else {
        report.add(1, 1, Fault::NothingFound, "", "");
        return;
    };
    match foreign(text) {
        Some(name) => report.add(line.number, 1, Fault::UnreadFormat, line.text, name),
        None => report.add(line.number, 1, Fault::NothingFound, line.text, ""),
    }
}

/// Reports the first control character, which no format has.
fn report_controls(text: &str, report: &mut Report) {
    let odd = |letter: char| letter.is_control() && !matches!(letter, '\n' | '\r' | '\t');
    if !text.contains(odd) {
        return;
    }
    if let Some((line, at)) = lines(text).find_map(|line| line.text.find(odd).map(|at| (line, at)))
    {
        let letter = line.text[at..].chars().next().map_or(0, u32::from);
        let code = format!("U+{letter:04X}");
        report.add(line.number, line.column(at), Fault::ControlCharacter, line.text, &code);
    }
}

/// Guesses the format of a text by its lines: moves tell more than headers.
pub fn detect(text: &str) -> Option<Format> {
    let mut by_header = None;
    for line in lines(text) {
        let trimmed = beginning(line.text.trim());
        if usi::looks_like_usi(trimmed) {
            return Some(Format::Usi);
        }
        if sfen::looks_like_sfen(trimmed) {
            return Some(Format::Sfen);
        }
        if kif::is_move_line(trimmed) {
            return Some(Format::Kif);
        }
        if foreign_line(trimmed).is_some() {
            return None;
        }
        if by_header.is_none() && kif::is_header_line(trimmed) {
            by_header = Some(Format::Kif);
        }
    }
    by_header
}

/// How much of a line tells its format, in bytes: more than any header.
const TELLING_BYTES: usize = 1024;

fn beginning(line: &str) -> &str {
    &line[..line.floor_char_boundary(TELLING_BYTES)]
}

/// Returns the name of a format that is known but not read.
fn foreign(text: &str) -> Option<&'static str> {
    lines(text).find_map(|line| foreign_line(beginning(line.text.trim())))
}

fn foreign_line(line: &str) -> Option<&'static str> {
    let csa_move = |line: &str| {
        line.len() >= 7
            && line.starts_with(['+', '-'])
            && line.bytes().skip(1).take(4).all(|byte| byte.is_ascii_digit())
    };
    let marks = ['▲', '△', '☗', '☖', '▼', '▽'];
    if line.starts_with(marks) && !line.contains(['(', '（']) {
        Some("KI2")
    } else if matches!(line, "V2" | "V2.1" | "V2.2" | "V3.0" | "PI")
        || line.starts_with("'CSA")
        || line.starts_with("P1")
        || csa_move(line)
    {
        Some("CSA")
    } else if line.starts_with('{') && (line.contains('"') || line == "{") {
        Some("JKF")
    } else {
        None
    }
}

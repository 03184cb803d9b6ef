//! `shogido convert FILE`: between record formats.

use shogido_record::{
    Encoding, Format, Found, Played, Record, encode, read, write_kif, write_sfen, write_usi,
};
use shogido_words::{Language, text};

use crate::args::ConvertArguments;
use crate::failure::Failure;
use crate::input;
use crate::output::{Out, complain, deliver};

/// As many oddities as are told before the output.
const TOLD_MAX: usize = 20;

/// Converts a record.
pub(crate) fn run(
    arguments: &ConvertArguments,
    language: Language,
    out: &mut Out,
) -> Result<(), Failure> {
    let from = arguments.from.as_deref().map(|name| format(name, language)).transpose()?;
    let to = format(&arguments.to, language)?;
    let encoding = Encoding::find(&arguments.encoding).ok_or_else(|| {
        let known = "utf-8, shift-jis, euc-jp, iso-2022-jp, utf-16le, utf-16be";
        Failure::Usage(one_of("--encoding", &arguments.encoding, known, language))
    })?;
    let found = read(&input::file(&arguments.file, language)?, from);
    for line in told(&found, language).into_iter().take(TOLD_MAX) {
        complain(&line);
    }
    let lossy = found.report.oddities.iter().any(|odd| odd.code.loses());
    if found.records.is_empty() {
        return Err(Failure::No);
    }
    if lossy && !arguments.lenient {
        return Err(Failure::Input(text(language, "cli-lossy", &[])));
    }
    let written = write(&found.records, to, language)?;
    let mut encoded = encode(&written, encoding);
    if !encoded.replaced.is_empty() {
        let signs: String = encoded.replaced.iter().collect();
        let about = [("encoding", encoding.name().into()), ("signs", signs.into())];
        complain(&text(language, "cli-replaced", &about));
    }
    if to == Format::Kif && encoding != Encoding::Utf8 {
        encoded.bytes = encode(&rename(&written, encoding), encoding).bytes;
    }
    deliver(&encoded.bytes, arguments.output.as_deref(), language, out)
}

/// Lets the first line of KIF name the encoding that the file has.
fn rename(written: &str, encoding: Encoding) -> String {
    written.replacen("encoding=UTF-8", &format!("encoding={}", encoding.name()), 1)
}

/// Reads the name of a format.
pub(super) fn format(name: &str, language: Language) -> Result<Format, Failure> {
    name.parse()
        .map_err(|_| Failure::Usage(one_of("--from/--to", name, "kif, kifu, usi, sfen", language)))
}

fn one_of(option: &str, value: &str, known: &str, language: Language) -> String {
    let value = input::shortened(value);
    let about = [("option", option.into()), ("value", value.into()), ("known", known.into())];
    text(language, "cli-one-of", &about)
}

/// Returns a line for each oddity: its place and what is odd.
pub(super) fn told(found: &Found, language: Language) -> Vec<String> {
    let line = |odd: &shogido_record::Oddity| {
        let sentence = super::check::sentence(found, odd, language);
        let about =
            [("line", odd.line.into()), ("column", odd.column.into()), ("text", sentence.into())];
        text(language, "cli-place", &about)
    };
    found.report.oddities.iter().map(line).collect()
}

fn write(records: &[Record], to: Format, language: Language) -> Result<String, Failure> {
    let (writer, keeps_tree): (fn(&Record) -> String, bool) = match to {
        Format::Kif => (write_kif, true),
        Format::Usi => (write_usi, false),
        Format::Sfen => (write_sfen, false),
    };
    if to == Format::Kif && records.len() > 1 {
        let about = [("count", records.len().into())];
        return Err(Failure::Input(text(language, "cli-one-record", &about)));
    }
    if !keeps_tree && records.iter().any(has_more_than_moves) {
        complain(&text(language, "cli-not-kept", &[("format", to.name().into())]));
    }
    Ok(records.iter().map(writer).collect())
}

/// Tells whether a record has variations, comments or times.
fn has_more_than_moves(record: &Record) -> bool {
    let more = |id| {
        let node = record.node(id);
        record.children(id).len() > 1
            || !node.comment.is_empty()
            || node.spent_ms.is_some_and(|ms| ms > 0)
            || matches!(node.played, Played::Special(shogido_record::Special::Other(_)))
    };
    record.nodes().any(more)
}

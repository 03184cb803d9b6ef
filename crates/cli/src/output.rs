//! Output: the standard streams, and files that appear whole or not at all.

use std::fmt;
use std::io::{self, BufWriter, Stdout, Write};
use std::path::Path;

use serde::Serialize;
use shogido_words::{Language, text};

use crate::failure::Failure;
use crate::system;

/// The standard output, buffered.
pub(crate) struct Out {
    stream: BufWriter<Stdout>,
}

impl Out {
    pub(crate) fn stdout() -> Out {
        Out { stream: BufWriter::new(io::stdout()) }
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, what: impl fmt::Display) -> Result<(), Failure> {
        Ok(writeln!(self.stream, "{what}")?)
    }

    /// Writes a text as it is.
    pub(crate) fn text(&mut self, what: &str) -> Result<(), Failure> {
        self.bytes(what.as_bytes())
    }

    /// Writes bytes as they are.
    pub(crate) fn bytes(&mut self, what: &[u8]) -> Result<(), Failure> {
        Ok(self.stream.write_all(what)?)
    }

    /// Writes one JSON document.
    pub(crate) fn json(&mut self, what: &impl Serialize) -> Result<(), Failure> {
        let document = serde_json::to_string_pretty(what);
        self.line(document.expect("what a command answers can be written as JSON"))
    }

    /// Writes out what is held back.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        Ok(self.stream.flush()?)
    }
}

/// Writes a line to the standard error stream; if nobody reads it there is nobody to tell.
pub(crate) fn complain(sentence: &str) {
    let _ = writeln!(io::stderr(), "{sentence}");
}

/// Writes to a file, or to the output where there is none.
pub(crate) fn deliver(
    bytes: &[u8],
    file: Option<&Path>,
    language: Language,
    out: &mut Out,
) -> Result<(), Failure> {
    match file {
        Some(file) if file != Path::new("-") => write_whole(file, bytes).map_err(|error| {
            let name = file.display().to_string();
            let reason = system::reason(&error, language);
            let about = [("file", name.into()), ("reason", reason.into())];
            Failure::Input(text(language, "cli-file-unwritable", &about))
        }),
        _ => out.bytes(bytes),
    }
}

/// Writes a file so that it appears whole or not at all: beside it first, then in its place.
///
/// A link is followed, and what is no file, such as a device or a pipe, is written to as it is.
fn write_whole(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let resolved = file.canonicalize();
    let file = resolved.as_deref().unwrap_or(file);
    if file.exists() && !file.is_file() {
        return std::fs::File::options().write(true).open(file)?.write_all(bytes);
    }
    let name = file.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let mut beside = name.to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let beside = folder.join(beside);
    let written = std::fs::File::create_new(&beside).and_then(|mut stream| {
        stream.write_all(bytes)?;
        stream.sync_all()
    });
    let moved = written.and_then(|()| std::fs::rename(&beside, file));
    if moved.is_err() {
        // The part is of no use; that it cannot be removed is not worth a second complaint.
        let _ = std::fs::remove_file(&beside);
    }
    moved
}

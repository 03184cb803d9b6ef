//! How a command fails: the sentence for the reader and the exit code for a script.

use std::io;

use shogido_words::Language;

use crate::system;

/// The exit code of wrong input, and of the answer no.
pub(crate) const NO: u8 = 1;
/// The exit code of wrong usage.
pub(crate) const WRONG_USAGE: u8 = 2;

/// Why a command did not end well.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input is wrong: what, where, and by which rule.
    Input(String),
    /// The command was called wrongly.
    Usage(String),
    /// The operating system refused.
    System(io::Error),
    /// The answer is no; it has been given already.
    No,
    /// Nobody reads the output any more.
    Closed,
}

impl Failure {
    /// Returns the exit code.
    pub(crate) fn code(&self) -> u8 {
        match self {
            Failure::Input(_) | Failure::System(_) | Failure::No => NO,
            Failure::Usage(_) => WRONG_USAGE,
            Failure::Closed => 0,
        }
    }

    /// Returns the sentence to say, if there is one.
    pub(crate) fn sentence(&self, language: Language) -> Option<String> {
        match self {
            Failure::Input(sentence) | Failure::Usage(sentence) => Some(sentence.clone()),
            Failure::System(error) => Some(system::reason(error, language)),
            Failure::No | Failure::Closed => None,
        }
    }
}

impl From<io::Error> for Failure {
    /// A closed pipe of the output ends the program quietly.
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Failure::Closed
        } else {
            Failure::System(error)
        }
    }
}

//! What the operating system refuses, in the reader's language, with its own words after it.

use std::io::{self, ErrorKind};

use shogido_words::{Language, text};

/// Tells why the system refused.
pub(crate) fn reason(error: &io::Error, language: Language) -> String {
    let key = match error.kind() {
        ErrorKind::NotFound => "system-not-found",
        ErrorKind::PermissionDenied => "system-permission-denied",
        ErrorKind::IsADirectory => "system-is-a-folder",
        ErrorKind::NotADirectory => "system-is-no-folder",
        ErrorKind::AlreadyExists => "system-already-exists",
        ErrorKind::AddrInUse => "system-address-in-use",
        ErrorKind::AddrNotAvailable => "system-address-not-available",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
            "system-full"
        }
        ErrorKind::ReadOnlyFilesystem => "system-read-only",
        ErrorKind::InvalidInput | ErrorKind::InvalidFilename => "system-bad-name",
        _ => "system-other",
    };
    text(language, key, &[("detail", error.to_string().into())])
}

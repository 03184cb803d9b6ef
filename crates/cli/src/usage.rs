//! What is said when the program was called wrongly: a sentence in the reader's language, then the
//! detail as it came.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use shogido_words::{Language, text};

use crate::input::shortened;

/// Tells what is wrong with what was typed.
pub(crate) fn sentence(error: &clap::Error, language: Language) -> String {
    let word = |kind| context(error, kind).map(|value| shortened(&value)).unwrap_or_default();
    let argument = || word(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::InvalidValue => wrong_value(error, language),
        ErrorKind::ValueValidation => {
            let reason = error.source().map(|source| shortened(&source.to_string()));
            let about = [
                ("option", argument().into()),
                ("value", word(ContextKind::InvalidValue).into()),
                ("reason", reason.unwrap_or_default().into()),
            ];
            text(language, "cli-value-wrong", &about)
        }
        ErrorKind::UnknownArgument => {
            text(language, "cli-unknown-argument", &[("text", argument().into())])
        }
        ErrorKind::InvalidSubcommand => {
            let typed = word(ContextKind::InvalidSubcommand);
            text(language, "cli-unknown-command", &[("text", typed.into())])
        }
        ErrorKind::MissingRequiredArgument => {
            text(language, "cli-missing", &[("text", argument().into())])
        }
        ErrorKind::ArgumentConflict => {
            let about =
                [("text", argument().into()), ("other", word(ContextKind::PriorArg).into())];
            text(language, "cli-conflict", &about)
        }
        ErrorKind::InvalidUtf8 => text(language, "cli-no-text", &[]),
        _ => {
            let detail = error.kind().to_string();
            text(language, "cli-called-wrongly", &[("reason", detail.into())])
        }
    }
}

/// Returns how the command is to be called.
pub(crate) fn usage(error: &clap::Error, language: Language) -> Option<String> {
    let usage = context(error, ContextKind::Usage)?;
    let usage = usage.trim_start_matches("Usage:").trim();
    Some(format!("{}: {usage}", text(language, "help-usage", &[])))
}

fn wrong_value(error: &clap::Error, language: Language) -> String {
    let argument = context(error, ContextKind::InvalidArg).unwrap_or_default();
    let value = context(error, ContextKind::InvalidValue).unwrap_or_default();
    let known = context(error, ContextKind::ValidValue).unwrap_or_default();
    if value.is_empty() && known.is_empty() {
        return text(language, "cli-value-missing", &[("option", argument.into())]);
    }
    let about =
        [("option", argument.into()), ("value", shortened(&value).into()), ("known", known.into())];
    text(language, "cli-one-of", &about)
}

fn context(error: &clap::Error, kind: ContextKind) -> Option<String> {
    Some(match error.get(kind)? {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(texts) => texts.join(", "),
        ContextValue::StyledStr(text) => text.to_string(),
        ContextValue::StyledStrs(texts) => {
            texts.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    })
}

//! Sentences about files that describe games: what is wrong, where, and what would be right.

use crate::names::capitalised;
use crate::reading::choice_error;
use crate::{Argument, Language, Speaker, text};
use shogido_rules::betza::BetzaError;
use shogido_rules::rulebook::{Fault, FileError, Stranger};
use shogido_rules::rules::Notation;
use shogido_rules::{PositionError, games};

/// What is wrong with a file that describes a game, after its line and column.
pub fn file_error(language: Language, error: &FileError) -> String {
    let sentence = fault(language, &error.fault);
    let about =
        [("line", error.line.into()), ("column", error.column.into()), ("text", sentence.into())];
    text(language, "cli-place", &about)
}

fn fault(language: Language, fault: &Fault) -> String {
    let say = |about: &[(&str, Argument<'_>)]| {
        text(language, &format!("gamefile-{}", fault.code()), about)
    };
    match fault {
        Fault::TooLarge { bytes, most } => {
            say(&[("bytes", (*bytes).into()), ("most", (*most).into())])
        }
        Fault::NoText | Fault::Unfinished => say(&[]),
        Fault::Syntax { near } => say(&[("near", near.into())]),
        Fault::BareKey { key } => {
            // The straight quotes of the format are no punctuation of the reader's language.
            say(&[("key", key.into()), ("quoted", format!("\"{key}\"").into())])
        }
        Fault::TwiceKey { key } | Fault::Missing { key } | Fault::NothingTaken { key } => {
            say(&[("key", key.into())])
        }
        Fault::WrongType { key, needed } => {
            text(language, &format!("gamefile-needs-{}", needed.word()), &[("key", key.into())])
        }
        Fault::Range { key, least, most, found } => say(&[
            ("key", key.into()),
            ("least", (*least).into()),
            ("most", (*most).into()),
            ("found", (*found).into()),
        ]),
        Fault::UnknownKey { key, name }
        | Fault::UnknownWord { key, word: name }
        | Fault::UnknownKind { key, name }
        | Fault::UnknownRegion { key, name } => stranger(language, fault, key, name),
        Fault::UnknownParent { name } => stranger(language, fault, "parent", name),
        Fault::UnknownSquare { found, first, last } => {
            say(&[("found", found.into()), ("first", first.into()), ("last", last.into())])
        }
        Fault::Id { found } | Fault::TakenId { found } | Fault::Letter { found } => {
            say(&[("found", found.into())])
        }
        Fault::Long { found, most } => say(&[("found", found.into()), ("most", (*most).into())]),
        Fault::Twins { one, other } => say(&[("one", one.into()), ("other", other.into())]),
        Fault::Move { text, error } => {
            say(&[("text", text.into()), ("reason", betza_error(language, error).into())])
        }
        Fault::Option(error) => choice_error(language, error),
        Fault::TooMany { key, found, most } => {
            say(&[("key", (*key).into()), ("found", (*found).into()), ("most", (*most).into())])
        }
        Fault::Start { position, error, notation } => {
            let reason = position_error(language, *notation, error);
            say(&[("position", position.into()), ("reason", reason.into())])
        }
        Fault::Unsound { subject, .. } => say(&[("subject", subject.into())]),
        Fault::Rules(error) => say(&[("reason", error.to_string().into())]),
    }
}

/// Tells of a name that is not known, and of the one that may have been meant.
fn stranger(language: Language, fault: &Fault, key: &str, name: &Stranger) -> String {
    let Stranger { found, meant, known } = name;
    let known = if known.is_empty() { "–" } else { known };
    let about = [("key", key.into()), ("found", found.into()), ("known", known.into())];
    // The keys of the file itself are in no table.
    let top = if key.is_empty() { "-of-file" } else { "" };
    let sentence = text(language, &format!("gamefile-{}{top}", fault.code()), &about);
    match meant {
        None => capitalised(&sentence),
        Some(meant) => {
            let asked = text(language, "gamefile-meant", &[("meant", meant.into())]);
            let gap = if language == Language::Ja { "" } else { " " };
            format!("{}{gap}{asked}", capitalised(&sentence))
        }
    }
}

/// Tells what is wrong with a start position, calling the sides as games of its notation do.
fn position_error(language: Language, notation: Notation, error: &PositionError) -> String {
    let alike = match notation {
        Notation::Shogi => "shogi",
        Notation::Western => "chess",
    };
    let game = games::find(alike).expect("the program has this game").default_game();
    Speaker::new(language, &game).position_error(error)
}

/// What is wrong with a move in Betza's notation.
fn betza_error(language: Language, error: &BetzaError) -> String {
    let say = |key: &str, about: &[(&str, Argument<'_>)]| text(language, key, about);
    match error {
        BetzaError::UnknownAtom { letter, column } => say(
            "betza-unknown-atom",
            &[("letter", letter.to_string().into()), ("column", (*column).into())],
        ),
        BetzaError::NoAtom => say("betza-no-atom", &[]),
        BetzaError::NoSteps { directions, atom } => say(
            "betza-no-steps",
            &[("directions", directions.into()), ("atom", atom.to_string().into())],
        ),
        BetzaError::Reach { digits, column } => {
            say("betza-reach", &[("digits", digits.into()), ("column", (*column).into())])
        }
        BetzaError::UnknownPower { name } => say("betza-unknown-power", &[("name", name.into())]),
    }
}

//! Every text of Shogido in English, Russian, Belarusian and Japanese.
//!
//! The texts are Fluent messages in `locales/LANGUAGE/*.ftl`; this crate reads them once and hands
//! them out by key. It is pure: the language is always an argument.
//!
//! ```
//! use shogido_words::{Language, text};
//!
//! assert_eq!(text(Language::En, "move-number", &[("number", 12.into())]), "Move 12");
//! assert_eq!(text(Language::Ja, "move-number", &[("number", 12.into())]), "12手目");
//! ```

mod bundle;
mod game_file;
mod language;
mod names;
mod number;
mod page;
mod reading;
mod speaker;

pub use bundle::{Argument, has, keys, text, variables};
pub use game_file::file_error;
pub use language::Language;
pub use names::{
    CARD_PARTS, capitalised, card_paragraph, card_subjects, ending_name, game_name,
    game_short_name, game_title, handicap_name, level_name, list, move_of, option_name,
    option_note, option_value, rule_name, side_names,
};
pub use number::{decimal, integer};
pub use page::page_texts;
pub use reading::{choice_error, oddity};
pub use speaker::Speaker;

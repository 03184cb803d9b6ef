//! The commands, one file each.

pub(crate) mod bench;
pub(crate) mod check;
pub(crate) mod check_game;
pub(crate) mod convert;
pub(crate) mod engine;
pub(crate) mod games;
pub(crate) mod judge;
pub(crate) mod mate;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod show;

use std::collections::BTreeMap;

use shogido_words::Language;

/// A name in every language, by its code.
pub(crate) fn in_every_language(name: impl Fn(Language) -> String) -> BTreeMap<String, String> {
    Language::ALL.map(|language| (language.code().to_owned(), name(language))).into_iter().collect()
}

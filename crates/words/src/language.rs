//! The four languages and how they are asked for.

use std::fmt;

/// A language of the interface.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English, in British spelling.
    #[default]
    En,
    /// Russian, with ё written everywhere.
    Ru,
    /// Belarusian, in the official orthography.
    Be,
    /// Japanese.
    Ja,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::En, Self::Ru, Self::Be, Self::Ja];

    /// The BCP 47 code, as for HTML's `lang`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
            Self::Be => "be",
            Self::Ja => "ja",
        }
    }

    /// The language's own name of itself.
    pub const fn native_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Ru => "Русский",
            Self::Be => "Беларуская",
            Self::Ja => "日本語",
        }
    }

    /// Reads a BCP 47 tag (`ru-RU`) or a POSIX locale (`ru_RU.UTF-8`); `None` for other languages
    /// and for `C`.
    pub fn parse(tag: &str) -> Option<Self> {
        let primary = tag.trim().split(['-', '_', '.', '@']).next()?;
        Self::ALL.into_iter().find(|language| primary.eq_ignore_ascii_case(language.code()))
    }

    /// Chooses by an `Accept-Language` header: the supported language of the highest weight, the
    /// earlier of equals.
    pub fn from_accept_language(header: &str) -> Option<Self> {
        let mut best = None;
        for range in header.split(',').take(MAX_RANGES) {
            let (tag, weight) = match range.split_once(';') {
                Some((tag, parameter)) => (tag, quality(parameter)),
                None => (range, 1.0),
            };
            let Some(language) = Self::parse(tag) else { continue };
            if weight > best.map_or(0.0, |(_, highest)| highest) {
                best = Some((language, weight));
            }
        }
        best.map(|(language, _)| language)
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// A header with more ranges than any browser sends is not read to its end.
const MAX_RANGES: usize = 64;

/// The weight in `q=0.8`; a parameter that is not a weight counts as 0.
fn quality(parameter: &str) -> f32 {
    let weight = parameter.trim().strip_prefix("q=").and_then(|value| value.trim().parse().ok());
    weight.filter(|weight| (0.0..=1.0).contains(weight)).unwrap_or(0.0)
}

impl fmt::Display for Language {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn posix_locales_and_language_tags_are_read() {
        assert_eq!(Language::parse("ru_RU.UTF-8"), Some(Language::Ru));
        assert_eq!(Language::parse("be-tarask"), Some(Language::Be));
        assert_eq!(Language::parse("JA"), Some(Language::Ja));
        assert_eq!(Language::parse("en_GB@euro"), Some(Language::En));
        assert_eq!(Language::parse("C.UTF-8"), None);
        assert_eq!(Language::parse("bel"), None);
        assert_eq!(Language::parse(""), None);
    }

    #[test]
    fn the_heaviest_supported_range_wins() {
        let chosen = Language::from_accept_language;
        assert_eq!(chosen("de, be;q=0.7, ru;q=0.9"), Some(Language::Ru));
        assert_eq!(chosen("ja,en-US;q=0.9"), Some(Language::Ja));
        assert_eq!(chosen("ru;q=0, be;q=0.1"), Some(Language::Be));
        assert_eq!(chosen("en;q=0.5,ru;q=0.5"), Some(Language::En));
        assert_eq!(chosen("ru;q=NaN, *"), None);
        assert_eq!(chosen(""), None);
    }
}

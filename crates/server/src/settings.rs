//! How a reader wants the pages: language, pieces, coordinates, notation, theme and so on.
//!
//! A guest's settings live in one cookie of `name=value` pairs joined by `&`. Whatever is unknown
//! or missing takes its default, so an old cookie never breaks a page.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::{HeaderMap, HeaderValue, header, request::Parts};
use shogido_diagram::{Coordinates, PieceSet};
use shogido_words::Language;

use crate::cookie;

/// The cookie's name.
pub const SETTINGS_COOKIE: &str = "shogido_settings";

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the reader's system has it.
    #[default]
    System,
    /// Warm paper and kaya wood.
    Light,
    /// Charcoal and dim wood.
    Dark,
}

impl Theme {
    /// Every theme, in the order in which a list shows them.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Returns the name used in settings.
    pub fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// What a reader chose, or the defaults.
// Each switch of the settings page is a yes or no of its own, not a state in disguise.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language of every text.
    pub language: Language,
    /// How pieces are drawn.
    pub pieces: PieceSet,
    /// What is written on the edges of the board.
    pub coordinates: Coordinates,
    /// How moves are written in the list, by the notation's name; `None` follows the language.
    pub notation: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// Whether moves sound.
    pub sound: bool,
    /// Whether legal targets are shown.
    pub targets: bool,
    /// Whether a move must be confirmed.
    pub confirm: bool,
    /// Whether a piece that may promote does so without asking.
    pub promote: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: Language::default(),
            pieces: PieceSet::default(),
            coordinates: Coordinates::default(),
            notation: None,
            theme: Theme::default(),
            sound: true,
            targets: true,
            confirm: false,
            promote: false,
        }
    }
}

impl Settings {
    /// Reads the settings of a request: its cookie, then `?lang=`, then `Accept-Language`.
    pub fn of_request(headers: &HeaderMap, query: Option<&str>) -> Self {
        let mut settings = Self::default();
        if let Some(language) = headers
            .get(header::ACCEPT_LANGUAGE)
            .and_then(|value| value.to_str().ok())
            .and_then(Language::from_accept_language)
        {
            settings.language = language;
        }
        if let Some(pairs) = cookie::find(headers, SETTINGS_COOKIE) {
            settings.read_pairs(pairs);
        }
        let asked = query.and_then(|query| {
            query.split('&').find_map(|pair| pair.strip_prefix("lang=")).and_then(Language::parse)
        });
        if let Some(language) = asked {
            settings.language = language;
        }
        settings
    }

    /// Returns the cookie that keeps these settings for a year.
    pub fn cookie(&self) -> HeaderValue {
        cookie::year_long(SETTINGS_COOKIE, &self.pairs(), cookie::Reach::Scripts)
    }

    /// Takes over every known `name=value` pair; the form of the settings page posts the same names.
    pub fn read_pairs(&mut self, pairs: &str) {
        for (name, value) in pairs.split('&').filter_map(|pair| pair.split_once('=')) {
            self.set(name, value);
        }
    }

    /// Sets one value by its name; unknown names and values change nothing.
    pub fn set(&mut self, name: &str, value: &str) {
        match name {
            "lang" => self.language = Language::parse(value).unwrap_or(self.language),
            "pieces" => self.pieces = value.parse().unwrap_or(self.pieces),
            "coordinates" => self.coordinates = value.parse().unwrap_or(self.coordinates),
            "notation" => self.notation = word(value).map(str::to_owned),
            "theme" => {
                let theme = Theme::ALL.into_iter().find(|theme| theme.name() == value);
                self.theme = theme.unwrap_or(self.theme);
            }
            "sound" => set_switch(&mut self.sound, value),
            "targets" => set_switch(&mut self.targets, value),
            "confirm" => set_switch(&mut self.confirm, value),
            "promote" => set_switch(&mut self.promote, value),
            _ => {}
        }
    }

    fn pairs(&self) -> String {
        let switch = |on: bool| if on { "on" } else { "off" };
        format!(
            "lang={}&pieces={}&coordinates={}&notation={}&theme={}&sound={}&targets={}&confirm={}\
             &promote={}",
            self.language.code(),
            self.pieces.name(),
            self.coordinates.name(),
            self.notation.as_deref().unwrap_or("auto"),
            self.theme.name(),
            switch(self.sound),
            switch(self.targets),
            switch(self.confirm),
            switch(self.promote),
        )
    }
}

impl<S: Sync> FromRequestParts<S> for Settings {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of_request(&parts.headers, parts.uri.query()))
    }
}

/// Accepts a short word of letters, digits and hyphens; `auto` is none.
fn word(value: &str) -> Option<&str> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let good = (1..=32).contains(&value.len()) && value.chars().all(plain) && value != "auto";
    good.then_some(value)
}

fn set_switch(switch: &mut bool, value: &str) {
    match value {
        "on" => *switch = true,
        "off" => *switch = false,
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(header::HeaderName, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| {
                (name.clone(), HeaderValue::from_str(value).expect("a header value"))
            })
            .collect()
    }

    #[test]
    fn the_query_beats_the_cookie_and_the_cookie_beats_the_browser() {
        let headers = headers(&[
            (header::ACCEPT_LANGUAGE, "ja"),
            (header::COOKIE, "a=b; shogido_settings=lang=ru&pieces=signs"),
        ]);
        let settings = Settings::of_request(&headers, None);
        assert_eq!((settings.language, settings.pieces), (Language::Ru, PieceSet::Signs));
        let asked = Settings::of_request(&headers, Some("x=1&lang=be"));
        assert_eq!(asked.language, Language::Be);
        let first_visit = Settings::of_request(&headers_of("ja"), None);
        assert_eq!(first_visit.language, Language::Ja);
    }

    fn headers_of(language: &str) -> HeaderMap {
        headers(&[(header::ACCEPT_LANGUAGE, language)])
    }

    #[test]
    fn settings_come_back_from_their_cookie() {
        let settings = Settings {
            language: Language::Be,
            pieces: PieceSet::Kanji2,
            notation: Some("western".to_owned()),
            theme: Theme::Dark,
            sound: false,
            promote: true,
            ..Settings::default()
        };
        let mut read = Settings::default();
        read.read_pairs(&settings.pairs());
        assert_eq!(read, settings);
    }

    #[test]
    fn nonsense_in_the_cookie_changes_nothing() {
        let mut settings = Settings::default();
        settings.read_pairs("pieces=<script>&theme=&notation=../..&lang=xx&&=&sound=maybe");
        assert_eq!(settings, Settings::default());
    }
}

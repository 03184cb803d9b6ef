//! What surrounds every page, and the reader's words in it.

use askama::Template;
use axum::http::{HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use shogido_rules::games;
use shogido_words::{
    Argument, Language, capitalised, game_short_name, game_title, side_names, text,
};

use super::assets;
use crate::error::Error;
use crate::settings::Settings;

/// The frame of a page for one reader.
#[derive(Clone, Debug)]
pub(crate) struct Shell {
    pub(crate) language: Language,
    theme: &'static str,
    /// The languages offered at the foot.
    pub(crate) languages: [Language; 4],
    /// Where style sheets and scripts are.
    pub(crate) assets: String,
    pub(crate) title: String,
    /// The page's place in the head's menu.
    pub(crate) here: &'static str,
    /// The page's own address, where changing the language comes back to.
    pub(crate) path: String,
}

impl Shell {
    /// Returns the frame of a page with a title, reached at `path`.
    pub(crate) fn new(settings: &Settings, title: &str, path: impl Into<String>) -> Self {
        let title =
            if title.is_empty() { "Shogido".into() } else { format!("{title} – Shogido") };
        Self {
            language: settings.language,
            theme: settings.theme.name(),
            languages: Language::ALL,
            assets: assets::folder(),
            title,
            here: "",
            path: path.into(),
        }
    }

    /// Marks the page as one that the head's menu names.
    pub(crate) fn at(self, here: &'static str) -> Self {
        Self { here, ..self }
    }

    pub(crate) fn say(&self, key: &str) -> String {
        text(self.language, key, &[])
    }

    pub(crate) fn lang(&self) -> &'static str {
        self.language.code()
    }

    pub(crate) fn theme(&self) -> &'static str {
        self.theme
    }
}

/// A reader's words, before there is a page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words(pub(crate) Language);

impl Words {
    pub(crate) fn say(self, key: &str) -> String {
        text(self.0, key, &[])
    }

    pub(crate) fn with(self, key: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        text(self.0, key, arguments)
    }

    /// Returns a game's name, as a title.
    pub(crate) fn game(self, id: &str) -> String {
        game_title(self.0, id)
    }

    /// Returns a game's short name, as a title.
    pub(crate) fn game_short(self, id: &str) -> String {
        capitalised(&game_short_name(self.0, id))
    }

    /// Returns what a game is called whose rules are a reconstruction, for a line of its own.
    pub(crate) fn reconstruction(self, id: &str) -> Option<String> {
        let reconstructed = games::find(id).is_some_and(|card| card.reconstructed);
        reconstructed.then(|| capitalised(&self.say("reconstruction")))
    }

    /// Returns the names of the two sides of a game; with odds they are the taker and the giver.
    pub(crate) fn sides(self, game: &str, odds: bool) -> [String; 2] {
        if odds {
            ["side-shitate", "side-uwate"].map(|key| self.say(key))
        } else {
            side_names(self.0, game)
        }
    }
}

/// Renders a page. What it says depends on the reader's cookies, so nobody else may keep it.
pub(crate) fn render(page: &impl Template) -> Result<Response, Error> {
    let text = page.render().map_err(|error| Error::Internal(error.to_string()))?;
    let mut response = Html(text).into_response();
    response
        .headers_mut()
        .insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    Ok(response)
}

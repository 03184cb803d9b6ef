//! `/settings`: how the reader wants the pages.

use std::fmt::Write as _;

use askama::Template;
use axum::body::Bytes;
use axum::extract::Query;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use shogido_diagram::{Coordinates, PieceSet, Scene, definitions};
use shogido_rules::{Position, games};
use shogido_words::Language;

use super::shell::{Shell, Words, render};
use crate::error::Error;
use crate::settings::{Settings, Theme};
use crate::speech::Notation;

#[derive(Template)]
#[template(path = "settings.html")]
struct SettingsPage {
    shell: Shell,
    symbols: String,
    saved: bool,
    sets: Vec<SetChoice>,
    choices: Vec<Choice>,
    switches: Vec<Switch>,
}

struct SetChoice {
    name: &'static str,
    label: String,
    chosen: bool,
    sample: String,
}

struct Choice {
    name: &'static str,
    label: String,
    options: Vec<ChoiceOption>,
}

struct ChoiceOption {
    value: String,
    label: String,
    chosen: bool,
}

struct Switch {
    name: &'static str,
    label: String,
    on: bool,
}

#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    saved: Option<String>,
}

/// `GET /settings`.
pub(crate) async fn show(
    settings: Settings,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let title = Words(settings.language).say("settings");
    let shell = Shell::new(&settings, &title, "/settings").at("settings");
    let scene = sample_scene();
    let sets = PieceSet::ALL.map(|set| SetChoice {
        name: set.name(),
        label: shell.say(set_key(set)),
        chosen: set == settings.pieces,
        sample: sample(&scene, set),
    });
    let all = PieceSet::ALL.iter().flat_map(|&set| scene.symbols(set)).collect();
    let page = SettingsPage {
        symbols: format!(
            "<svg class=\"symbols\" lang=\"ja\" aria-hidden=\"true\">{}</svg>",
            definitions(&all)
        ),
        saved: asked.saved.is_some(),
        sets: sets.into(),
        choices: choices(&settings, &shell),
        switches: switches(&settings, &shell),
        shell,
    };
    render(&page)
}

/// `POST /settings`: takes over the posted pairs and keeps the rest.
///
/// The body is read by hand, because a settings cookie and a form hold the same `name=value` pairs.
pub(crate) async fn save(mut settings: Settings, body: Bytes) -> Result<Response, Error> {
    let text = std::str::from_utf8(&body)
        .map_err(|_| Error::BadRequest("a settings form is not UTF-8".to_owned()))?;
    settings.read_pairs(text);
    let back = text.split('&').find_map(|pair| pair.strip_prefix("back=")).map(own_path);
    let to = back.unwrap_or_else(|| "/settings?saved=1".to_owned());
    let mut response = Redirect::to(&to).into_response();
    response.headers_mut().append(header::SET_COOKIE, settings.cookie());
    Ok(response)
}

/// Accepts only a path of this server made of harmless signs, so that nobody can be sent elsewhere.
fn own_path(posted: &str) -> String {
    let path = posted.replace("%2F", "/").replace("%2f", "/");
    let plain = |sign: char| sign.is_ascii_alphanumeric() || "/-_".contains(sign);
    let own = path.starts_with('/') && !path.starts_with("//") && path.chars().all(plain);
    if own { path } else { "/".to_owned() }
}

fn set_key(set: PieceSet) -> &'static str {
    match set {
        PieceSet::Kanji1 => "one-kanji",
        PieceSet::Kanji2 => "two-kanji",
        PieceSet::Signs => "book-signs",
        PieceSet::International => "pictures",
        PieceSet::Letters => "letters",
    }
}

fn sample_scene() -> Scene {
    let game = games::find("shogi").expect("shogi is always there").default_game();
    Scene::of_position(&Position::start(&game))
}

/// Shows king, rook, promoted rook and promoted pawn of a set.
fn sample(scene: &Scene, set: PieceSet) -> String {
    let mut out = String::from("<svg viewBox=\"0 0 420 112\" aria-hidden=\"true\">");
    for (n, letter) in ["K", "R", "+R", "+P"].into_iter().enumerate() {
        if let Some(face) = scene.faces.iter().find(|face| face.letter == letter) {
            let id = shogido_diagram::Symbol::draw(face, set, 0).id;
            let _ =
                write!(out, "<use href=\"#{id}\" transform=\"translate({} 56)\"/>", 52 + 105 * n);
        }
    }
    out + "</svg>"
}

fn choices(settings: &Settings, shell: &Shell) -> Vec<Choice> {
    let option = |value: &str, label: String, chosen| ChoiceOption {
        value: value.to_owned(),
        label,
        chosen,
    };
    let languages = Language::ALL.map(|language| {
        option(language.code(), language.native_name().to_owned(), language == settings.language)
    });
    let coordinates = Coordinates::ALL.map(|system| {
        let key = format!("settings-coordinates-{}", system.name());
        option(system.name(), shell.say(&key), system == settings.coordinates)
    });
    let themes = Theme::ALL.map(|theme| {
        let key = match theme {
            Theme::System => "settings-theme-system",
            Theme::Light => "theme-light",
            Theme::Dark => "theme-dark",
        };
        option(theme.name(), shell.say(key), theme == settings.theme)
    });
    let chosen = settings.notation.as_deref().unwrap_or("auto");
    let names = std::iter::once("auto").chain(Notation::ALL.iter().map(|notation| notation.name()));
    let notations = names.map(|name| {
        let key = format!("settings-notation-{name}");
        option(name, shell.say(&key), name == chosen)
    });
    vec![
        Choice { name: "lang", label: shell.say("language"), options: languages.into() },
        Choice {
            name: "coordinates",
            label: shell.say("coordinates"),
            options: coordinates.into(),
        },
        Choice { name: "notation", label: shell.say("notation"), options: notations.collect() },
        Choice { name: "theme", label: shell.say("theme"), options: themes.into() },
    ]
}

fn switches(settings: &Settings, shell: &Shell) -> Vec<Switch> {
    [
        ("targets", "settings-show-targets", settings.targets),
        ("confirm", "settings-confirm-moves", settings.confirm),
        ("promote", "settings-always-promote", settings.promote),
        ("sound", "settings-sound", settings.sound),
    ]
    .map(|(name, key, on)| Switch { name, label: shell.say(key), on })
    .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_never_leads_to_another_site() {
        assert_eq!(own_path("%2Ft%2Fab-c_1"), "/t/ab-c_1");
        for elsewhere in
            ["//evil.example", "https://evil.example", "%2F%2Fevil", "", "/a?b", "/\\x"]
        {
            assert_eq!(own_path(elsewhere), "/");
        }
    }
}

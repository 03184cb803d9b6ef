//! `/games/ID`: the rules card of a game, made from its rules.

use std::collections::BTreeMap;
use std::sync::Arc;

use askama::Template;
use axum::extract::Path;
use axum::response::Response;
use shogido_diagram::{Scene, Stands, Style};
use shogido_rules::{Card, Game, KindId, Position, Reading, games};
use shogido_words::{Speaker, has};

use super::boards;
use super::examples;
use super::shell::{Shell, Words, capital, render};
use crate::error::Error;
use crate::settings::Settings;

#[derive(Template)]
#[template(path = "game.html")]
struct GamePage {
    shell: Shell,
    symbols: String,
    id: &'static str,
    name: String,
    board: String,
    parts: Vec<Part>,
    kinds: Vec<ShownKind>,
    options: Vec<ShownOption>,
}

/// One heading of the card with its paragraphs.
struct Part {
    heading: String,
    paragraphs: Vec<Paragraph>,
}

/// One paragraph, which a refusal or a result may point at.
struct Paragraph {
    key: &'static str,
    text: String,
    example: Option<ShownExample>,
}

/// A position in which the rule of a paragraph can be tried.
struct ShownExample {
    board: String,
    sfen: &'static str,
}

pub(crate) struct ShownKind {
    anchor: String,
    name: String,
    kanji: String,
    reading: String,
    moves: String,
    promotion: Option<String>,
    diagram: String,
}

/// A rules option in the reader's words.
pub(crate) struct ShownOption {
    pub(crate) name: &'static str,
    pub(crate) title: String,
    pub(crate) values: Vec<ShownValue>,
}

/// One value of a rules option in the reader's words.
pub(crate) struct ShownValue {
    pub(crate) name: &'static str,
    pub(crate) text: String,
    /// What it means, in a sentence.
    pub(crate) note: String,
    pub(crate) is_default: bool,
}

/// The card's headings, and under each the keys of its paragraphs after `card-ID-`.
const PARTS: [(&str, &[&str]); 9] = [
    ("card-board", &["board"]),
    ("card-goal", &["goal"]),
    ("card-turn", &["placement", "turn", "first-moves"]),
    ("card-capture", &["capture", "lion", "lion-trade", "hook"]),
    ("card-promotion", &["promotion"]),
    ("card-drops", &["drops", "nifu", "uchifuzume", "dead-end"]),
    ("card-check", &["check", "facing-generals"]),
    (
        "card-endings",
        &[
            "checkmate",
            "stalemate",
            "bare-king",
            "opposition",
            "repetition",
            "perpetual-check",
            "counting",
            "points",
            "impasse",
        ],
    ),
    ("card-history", &["history"]),
];

/// The codes of refusals and endings, and the paragraph that explains each.
const EXPLAINED: &[(&str, &str)] = &[
    ("nifu", "nifu"),
    ("uchifuzume", "uchifuzume"),
    ("dead-end-drop", "dead-end"),
    ("drop-on-occupied", "drops"),
    ("no-drops", "drops"),
    ("must-promote", "promotion"),
    ("cannot-promote", "promotion"),
    ("leaves-king-in-check", "check"),
    ("facing-generals", "facing-generals"),
    ("lion-trade", "lion-trade"),
    ("no-pass", "turn"),
    ("checkmate", "checkmate"),
    ("stalemate", "stalemate"),
    ("bare-king", "bare-king"),
    ("royal-captured", "goal"),
    ("repetition", "repetition"),
    ("perpetual-check", "perpetual-check"),
    ("perpetual-chase", "repetition"),
    ("move-limit", "repetition"),
    ("opposition", "opposition"),
    ("counting", "counting"),
    ("points", "points"),
    ("impasse", "impasse"),
    ("declaration-not-met", "impasse"),
];

/// Returns where a game's card explains refusals and endings, by their codes.
pub(crate) fn explanations(id: &str) -> BTreeMap<&'static str, String> {
    EXPLAINED
        .iter()
        .filter(|(_, paragraph)| has(&format!("card-{id}-{paragraph}")))
        .map(|(code, paragraph)| (*code, format!("/games/{id}#rule-{paragraph}")))
        .collect()
}

/// `GET /games/{id}`.
pub(crate) async fn show(settings: Settings, Path(id): Path<String>) -> Result<Response, Error> {
    let card = games::find(&id).ok_or(Error::NotFound)?;
    let words = Words(settings.language);
    let game = card.default_game();
    let scene = Scene::of_position(&Position::start(&game));
    let name = words.game(card.id);
    let style = boards::style(&settings, shogido_diagram::Side::First);
    let page = GamePage {
        shell: Shell::new(&settings, &name, format!("/games/{}", card.id)),
        symbols: boards::symbols([&scene], settings.pieces),
        id: card.id,
        board: scene.svg_element_linked(style, &name, |kind| {
            format!("#kind-{}", anchor(&game, KindId::new(kind)))
        }),
        name,
        parts: parts(words, &game, boards::small(&settings)),
        kinds: kinds(words, &game, &scene, boards::small(&settings)),
        options: options(words, card),
    };
    render(&page)
}

fn parts(words: Words, game: &Arc<Game>, style: Style) -> Vec<Part> {
    let id = &game.rules().id;
    PARTS
        .iter()
        .map(|(heading, keys)| Part {
            heading: words.say(heading),
            paragraphs: keys
                .iter()
                .map(|&key| (key, format!("card-{id}-{key}")))
                .filter(|(_, message)| has(message))
                .map(|(key, message)| Paragraph {
                    key,
                    text: words.say(&message),
                    example: examples::find(id, key).and_then(|example| {
                        let position = Position::from_sfen(game, example.sfen, Reading::Game);
                        let scene = Scene::of_position(&position.ok()?);
                        let style = Style { stands: Stands::Beside, ..style };
                        let board = scene.svg_element(style, &words.say("card-try-it"));
                        Some(ShownExample { board, sfen: example.sfen })
                    }),
                })
                .collect(),
        })
        .filter(|part| !part.paragraphs.is_empty())
        .collect()
}

/// Names a kind in an address; `+` has a meaning of its own there.
fn anchor(game: &Game, kind: KindId) -> String {
    game.kind(kind).id.replace('+', "promoted-")
}

/// One kind alone, as a part of a page.
#[derive(Template)]
#[template(path = "kind.html")]
pub(crate) struct KindPart {
    pub(crate) kind: ShownKind,
}

/// Describes one kind of a game to a reader.
pub(crate) fn shown_kind(settings: &Settings, game: &Arc<Game>, id: KindId) -> ShownKind {
    let scene = Scene::of_game(game);
    described(Words(settings.language), game, &scene, boards::small(settings), id)
}

fn kinds(words: Words, game: &Arc<Game>, scene: &Scene, style: Style) -> Vec<ShownKind> {
    game.kinds().map(|id| described(words, game, scene, style, id)).collect()
}

fn described(words: Words, game: &Arc<Game>, scene: &Scene, style: Style, id: KindId) -> ShownKind {
    let speaker = Speaker::new(words.0, game);
    let kind = game.kind(id);
    let name = capital(&speaker.piece(id));
    let moves = scene.moves_of(id.index() as u8);
    let promotion = game.promoted(id).map(|promoted| {
        words.with("card-promotes-into", &[("piece", speaker.piece(promoted).into())])
    });
    // A letter is no name of its own beside the name.
    let written = kind.kanji.iter().filter(|kanji| !kanji.is_ascii());
    let mut written: Vec<&str> = written.map(String::as_str).collect();
    if written.iter().all(|kanji| kanji.chars().count() == 1) {
        written.dedup();
    } else {
        written.drain(..written.len() - 1);
    }
    ShownKind {
        anchor: anchor(game, id),
        diagram: moves.svg_element(style, &name),
        name,
        kanji: written.join(" / "),
        reading: speaker.piece_reading(id).unwrap_or_default(),
        moves: words.say(&format!("move-{}", kind.name)),
        promotion,
    }
}

/// Returns a game's options in the reader's words.
pub(crate) fn options(words: Words, card: &Card) -> Vec<ShownOption> {
    let key = |name: &str| format!("option-{}", name.replace('_', "-"));
    card.options
        .iter()
        .map(|option| ShownOption {
            name: option.name,
            title: words.say(&key(option.name)),
            values: option
                .values
                .iter()
                .map(|value| ShownValue {
                    name: value,
                    text: words.say(&format!("{}-{value}", key(option.name))),
                    note: words.say(&format!("{}-{value}-note", key(option.name))),
                    is_default: *value == option.default(),
                })
                .collect(),
        })
        .collect()
}

//! `/games/ID`: the rules card of a game, made from its rules.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use askama::Template;
use axum::extract::Path;
use axum::response::Response;
use shogido_diagram::{Mark, Scene, Stands, Style};
use shogido_rules::{Card, Game, KindId, Position, Reading, games};
use shogido_words::{
    CARD_PARTS, Speaker, capitalised, card_paragraph, card_subjects, has, option_name, option_note,
    option_value,
};

use super::boards;
use super::examples::{self, Example};
use super::shell::{Shell, Words, render};
use crate::error::Error;
use crate::settings::Settings;
use crate::speech::Reader;

#[derive(Template)]
#[template(path = "game.html")]
struct GamePage {
    shell: Shell,
    symbols: String,
    id: &'static str,
    name: String,
    /// That it is a reconstruction, if sources leave so much open.
    reconstruction: Option<String>,
    board: String,
    parts: Vec<Part>,
    /// The signs of the diagrams of all kinds.
    signs: Vec<ShownSign>,
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
    /// Whether the board has so many squares that it is drawn larger.
    large: bool,
    sfen: &'static str,
    /// A move to try.
    hint: String,
}

pub(crate) struct ShownKind {
    anchor: String,
    /// The anchors of other kinds of which all the same would be said.
    also: Vec<String>,
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
    ("kings-face", "facing-generals"),
    ("opposition-stands", "opposition"),
    ("needs-screen", "capture"),
    ("shuns-its-kind", "capture"),
    ("opening-move", "first-moves"),
    ("lion-trade", "lion-trade"),
    ("protected-from-emperor", "hook"),
    ("no-pass", "turn"),
    ("cannot-pass", "turn"),
    ("checkmate", "checkmate"),
    ("stalemate", "stalemate"),
    ("bare-king", "bare-king"),
    ("royal-captured", "goal"),
    ("repetition", "repetition"),
    ("perpetual-check", "perpetual-check"),
    ("perpetual-chase", "repetition"),
    ("perpetual-mate-threat", "repetition"),
    ("few-men", "goal"),
    ("passes", "turn"),
    ("move-limit", "repetition"),
    ("opposition", "opposition"),
    ("counting", "counting"),
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

/// The page of a game of which only the board is known.
#[derive(Template)]
#[template(path = "bare_game.html")]
struct BareGamePage {
    shell: Shell,
    symbols: String,
    name: String,
    board: String,
    paragraphs: Vec<String>,
}

/// `GET /games/{id}`.
pub(crate) async fn show(settings: Settings, Path(id): Path<String>) -> Result<Response, Error> {
    let words = Words(settings.language);
    let Some(card) = games::find(&id) else { return bare(&settings, words, &id) };
    let game = card.default_game();
    let scene = Scene::of_position(&Position::start(&game));
    let name = words.game(card.id);
    let style = boards::style(&settings, shogido_diagram::Side::First);
    let page = GamePage {
        shell: Shell::new(&settings, &name, format!("/games/{}", card.id)),
        symbols: boards::symbols([&scene], settings.pieces),
        id: card.id,
        reconstruction: words.reconstruction(card.id),
        board: scene.svg_element_linked(style, &name, |kind| link(words, &game, kind)),
        name,
        parts: parts(&settings, &game),
        signs: signs(words, game.kinds().map(|id| scene.moves_of(id.index() as u8))),
        kinds: folded(game.kinds().map(|id| shown_kind(&settings, &game, &scene, id))),
        options: options(words, card),
    };
    render(&page)
}

fn bare(settings: &Settings, words: Words, id: &str) -> Result<Response, Error> {
    let scene = Scene::of_bare_board(id).ok_or(Error::NotFound)?;
    let name = words.game(id);
    let paragraphs = card_subjects().filter_map(|subject| card_paragraph(words.0, id, subject));
    render(&BareGamePage {
        shell: Shell::new(settings, &name, format!("/games/{id}")),
        symbols: boards::symbols([&scene], settings.pieces),
        board: scene.svg_element(boards::style(settings, shogido_diagram::Side::First), &name),
        paragraphs: paragraphs.collect(),
        name,
    })
}

fn parts(settings: &Settings, game: &Arc<Game>) -> Vec<Part> {
    let words = Words(settings.language);
    let id = &game.rules().id;
    CARD_PARTS
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
                    example: examples::find(id, key)
                        .and_then(|example| shown_example(settings, game, &example)),
                })
                .collect(),
        })
        .filter(|part| !part.paragraphs.is_empty())
        .collect()
}

/// The most files of a board whose men can be told apart in a small drawing.
const FILES_OF_A_SMALL_EXAMPLE: u8 = 10;

/// Shows a position to try; its men lead to their moves.
fn shown_example(settings: &Settings, game: &Arc<Game>, example: &Example) -> Option<ShownExample> {
    let words = Words(settings.language);
    let position = Position::from_sfen(game, example.sfen, Reading::Game).ok()?;
    let played = position.parse_move(example.played).ok()?;
    let scene = Scene::of_position(&position);
    let style = Style { stands: Stands::Beside, ..boards::small(settings) };
    let written = Reader::from(settings).written(&position, played);
    let hint = words.with("card-try-move", &[("move", written.into())]);
    let board =
        scene.svg_element_linked(style, &words.say("card-try-it"), |kind| link(words, game, kind));
    let large = scene.board.files > FILES_OF_A_SMALL_EXAMPLE;
    Some(ShownExample { board, large, sfen: example.sfen, hint })
}

/// Returns where a kind is described on the page, and its name.
fn link(words: Words, game: &Game, kind: u8) -> [String; 2] {
    let id = KindId::new(kind);
    [format!("#kind-{}", anchor(game, id)), Speaker::new(words.0, game).piece(id)]
}

/// Names a kind in an address; `+` has a meaning of its own there.
fn anchor(game: &Game, kind: KindId) -> String {
    game.kind(kind).id.replace('+', "promoted-")
}

/// One kind alone, as a part of a page.
#[derive(Template)]
#[template(path = "piece.html")]
pub(crate) struct KindPart {
    pub(crate) kind: ShownKind,
    /// The signs of its diagram.
    pub(crate) signs: Vec<ShownSign>,
}

/// Describes one kind of a game to a reader, with the signs of its diagram.
pub(crate) fn kind_part(settings: &Settings, game: &Arc<Game>, id: KindId) -> KindPart {
    let scene = Scene::of_game(game);
    let signs = signs(Words(settings.language), [scene.moves_of(id.index() as u8)]);
    KindPart { kind: shown_kind(settings, game, &scene, id), signs }
}

/// A sign of move diagrams with what it says.
pub(crate) struct ShownSign {
    icon: String,
    text: String,
}

/// Returns the signs that stand in some diagrams, each once.
fn signs(words: Words, diagrams: impl IntoIterator<Item = Scene>) -> Vec<ShownSign> {
    let drawn: BTreeSet<&str> = diagrams
        .into_iter()
        .flat_map(|diagram| diagram.signs)
        .flat_map(|sign| sign.names().collect::<Vec<_>>())
        .collect();
    Mark::NAMES
        .iter()
        .filter(|name| drawn.contains(**name))
        .map(|name| ShownSign { icon: Mark::icon(name), text: words.say(&format!("sign-{name}")) })
        .collect()
}

/// Lists kinds of which all the same is said once: many men of the large games become the same.
fn folded(kinds: impl Iterator<Item = ShownKind>) -> Vec<ShownKind> {
    let mut shown: Vec<ShownKind> = Vec::new();
    for kind in kinds {
        match shown.iter_mut().find(|other| other.said() == kind.said()) {
            Some(other) => other.also.push(kind.anchor),
            None => shown.push(kind),
        }
    }
    shown
}

impl ShownKind {
    /// Returns all that the page says of a kind.
    fn said(&self) -> [&str; 6] {
        let promotion = self.promotion.as_deref().unwrap_or_default();
        [&self.name, &self.kanji, &self.reading, &self.moves, promotion, &self.diagram]
    }
}

fn shown_kind(settings: &Settings, game: &Arc<Game>, scene: &Scene, id: KindId) -> ShownKind {
    let (words, style) = (Words(settings.language), boards::small(settings));
    let speaker = Speaker::new(words.0, game);
    let kind = game.kind(id);
    let name = capitalised(&speaker.piece(id));
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
        also: Vec::new(),
        diagram: moves.svg_element(style, &name),
        name,
        kanji: written.join(" / "),
        reading: speaker.piece_reading(id).unwrap_or_default(),
        moves: speaker.moves(id).unwrap_or_default(),
        promotion,
    }
}

/// Returns a game's options in the reader's words.
pub(crate) fn options(words: Words, card: &Card) -> Vec<ShownOption> {
    // A game from a file has made its choices.
    card.options
        .iter()
        .filter(|option| option.values.len() > 1)
        .map(|option| ShownOption {
            name: option.name,
            title: option_name(words.0, option.name),
            values: option
                .values
                .iter()
                .map(|value| ShownValue {
                    name: value,
                    text: option_value(words.0, option.name, value),
                    note: option_note(words.0, option.name, value),
                    is_default: *value == option.default(),
                })
                .collect(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_card_explains_are_codes_of_refusals_and_endings() {
        for (code, paragraph) in EXPLAINED {
            let known = has(&format!("rule-{code}")) || has(&format!("ending-{code}"));
            assert!(known, "{code}");
            assert!(card_subjects().any(|subject| subject == *paragraph), "{paragraph}");
        }
    }
}

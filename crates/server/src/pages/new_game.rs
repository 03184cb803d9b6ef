//! `/play/ID`: laying a table for a new game.

use std::collections::BTreeMap;

use askama::Template;
use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use shogido_diagram::{Scene, Side};
use shogido_play::clock::Timing;
use shogido_play::event::{Seat, Setup, Start};
use shogido_play::table::OpenError;
use shogido_rules::{Card, Position, games};
use shogido_words::{Language, Speaker, capitalised, choice_error, handicap_name, level_name};

use super::boards;
use super::game::{ShownOption, options};
use super::shell::{Shell, Words, render};
use crate::app::App;
use crate::error::Error;
use crate::guest::Guest;
use crate::hub::{OpenRefused, Opened};
use crate::limits::Caller;
use crate::secret::random_seed;
use crate::settings::Settings;

#[derive(Template)]
#[template(path = "new_game.html")]
struct NewGame {
    shell: Shell,
    symbols: String,
    id: &'static str,
    name: String,
    /// That it is a reconstruction, if sources leave so much open.
    reconstruction: Option<String>,
    board: String,
    problem: Option<String>,
    with: &'static str,
    levels: Vec<Level>,
    clock: [ClockField; 4],
    handicaps: Vec<Handicap>,
    options: Vec<ShownOption>,
    /// Whether the players choose how their men stand at first, so that the choices are shown.
    arrays: bool,
}

struct Level {
    number: u8,
    name: String,
}

struct ClockField {
    name: &'static str,
    label: String,
    most: u32,
}

struct Handicap {
    id: String,
    name: String,
}

#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    with: String,
}

/// `GET /play/{id}`.
pub(crate) async fn show(
    settings: Settings,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let Some(card) = games::find(&id) else {
        // A game without rules cannot be played; its page says so.
        Scene::of_bare_board(&id).ok_or(Error::NotFound)?;
        return Ok(Redirect::to(&format!("/games/{id}")).into_response());
    };
    render(&page(&settings, card, &asked.with, None))
}

/// `POST /play/{id}`: lays the table and goes there.
pub(crate) async fn start(
    State(app): State<App>,
    settings: Settings,
    guest: Guest,
    caller: Caller,
    Path(id): Path<String>,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Result<Response, Error> {
    let card = games::find(&id).ok_or(Error::NotFound)?;
    let refused = |status, problem| {
        let mut response = render(&page(&settings, card, value(&fields, "with"), Some(problem)))?;
        *response.status_mut() = status;
        Ok(response)
    };
    let setup = match setup(card, &fields) {
        Ok(setup) => setup,
        Err(wrong) => {
            return refused(StatusCode::UNPROCESSABLE_ENTITY, wrong.told(settings.language));
        }
    };
    match app.lay(setup, &guest, caller).await {
        Ok(opened) => Ok((guest, Redirect::to(&way(&opened))).into_response()),
        Err(OpenRefused::Setup(error)) => {
            let problem = problem(settings.language, card, &error);
            refused(StatusCode::UNPROCESSABLE_ENTITY, problem)
        }
        Err(OpenRefused::TooMany) => {
            let problem = Words(settings.language).say(Error::TooManyTables.key());
            refused(StatusCode::TOO_MANY_REQUESTS, problem)
        }
        Err(OpenRefused::Store(failed)) => Err(failed.into()),
    }
}

/// Says what is wrong with a table that cannot be laid.
fn problem(language: Language, card: &Card, refused: &OpenError) -> String {
    match refused {
        OpenError::Position(error) => {
            Speaker::new(language, &card.default_game()).position_error(error)
        }
        OpenError::Options(error) => choice_error(language, error),
        _ => Words(language).say("trouble-form"),
    }
}

fn page(settings: &Settings, card: &'static Card, with: &str, problem: Option<String>) -> NewGame {
    let words = Words(settings.language);
    let game = card.default_game();
    let scene = Scene::of_position(&Position::start(&game));
    let name = words.game(card.id);
    let title = words.with("new-game-of", &[("game", words.game_short(card.id).into())]);
    let levels =
        (1..=10_u8).map(|number| Level { number, name: level_name(settings.language, number) });
    let handicaps = game.rules().handicaps.iter().map(|handicap| Handicap {
        id: handicap.id.clone(),
        name: capitalised(&handicap_name(words.0, &handicap.id)),
    });
    NewGame {
        shell: Shell::new(settings, &title, format!("/play/{}", card.id)),
        symbols: boards::symbols([&scene], settings.pieces),
        id: card.id,
        board: scene.svg_element(boards::style(settings, Side::First), &name),
        name: title,
        reconstruction: words.reconstruction(card.id),
        problem,
        with: match with {
            "screen" => "screen",
            "link" => "link",
            _ => "machine",
        },
        levels: levels.collect(),
        clock: clock_fields(words),
        handicaps: handicaps.collect(),
        options: options(words, card),
        arrays: card.options.iter().any(|option| option.name.ends_with("_wings")),
    }
}

/// The numbers of a clock: the field, the key of its label, and the most it takes.
const CLOCK: [(&str, &str, u32); 4] = [
    ("clock-main", "new-clock-main", 1440),
    ("clock-byoyomi", "new-clock-byoyomi", 3600),
    ("clock-periods", "new-clock-periods", 100),
    ("clock-increment", "new-clock-increment", 3600),
];

fn clock_fields(words: Words) -> [ClockField; 4] {
    CLOCK.map(|(name, key, most)| ClockField { name, label: words.say(key), most })
}

fn value<'a>(fields: &'a BTreeMap<String, String>, name: &str) -> &'a str {
    fields.get(name).map_or("", String::as_str)
}

/// A field that holds no number of those it takes.
#[derive(Debug, PartialEq, Eq)]
struct WrongNumber {
    label: &'static str,
    least: u32,
    most: u32,
    value: String,
}

impl WrongNumber {
    fn told(&self, language: Language) -> String {
        let words = Words(language);
        let label = words.say(self.label);
        let arguments = [
            ("option", label.into()),
            ("least", self.least.into()),
            ("most", self.most.into()),
            ("value", self.value.chars().take(20).collect::<String>().into()),
        ];
        words.with("number-between", &arguments)
    }
}

/// Reads a number of a form; nothing where the field is empty or missing.
fn number(
    fields: &BTreeMap<String, String>,
    (name, label): (&str, &'static str),
    (least, most): (u32, u32),
) -> Result<Option<u32>, WrongNumber> {
    let text = value(fields, name).trim();
    if text.is_empty() {
        return Ok(None);
    }
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    let wrong = || WrongNumber { label, least, most, value: text.to_owned() };
    number.map(Some).ok_or_else(wrong)
}

/// Reads a posted form into a setup; what makes no game is for the table to refuse.
fn setup(card: &Card, fields: &BTreeMap<String, String>) -> Result<Setup, WrongNumber> {
    let given = |name| Some(value(fields, name)).filter(|text| !text.is_empty());
    let handicap = given("handicap");
    let position = given("position").map(|sfen| Start::Position(sfen.to_owned()));
    let level = number(fields, ("level", "machine-levels"), (1, 10))?.unwrap_or(DEFAULT_LEVEL);
    Ok(Setup {
        game: card.id.to_owned(),
        options: chosen(card, fields),
        start: handicap.map(|id| Start::Handicap(id.to_owned())).or(position),
        seats: seats(fields, level, handicap.is_some()),
        timing: timing(fields)?,
    })
}

/// The level of a machine for which none was chosen.
const DEFAULT_LEVEL: u32 = 3;

/// Reads the clock: periods of byoyomi, else an increment, else sudden death; none without numbers.
fn timing(fields: &BTreeMap<String, String>) -> Result<Option<Timing>, WrongNumber> {
    let mut numbers = [0; CLOCK.len()];
    for (slot, (name, label, most)) in numbers.iter_mut().zip(CLOCK) {
        *slot = number(fields, (name, label), (0, most))?.unwrap_or(0);
    }
    let [main_minutes, byoyomi_seconds, periods, increment_seconds] = numbers;
    let main_ms = i64::from(main_minutes) * 60_000;
    let byoyomi_ms = i64::from(byoyomi_seconds) * 1000;
    let increment_ms = i64::from(increment_seconds) * 1000;
    Ok(match (main_ms, byoyomi_ms, increment_ms) {
        (0, 0, 0) => None,
        (_, 0, _) => Some(Timing::Fischer { main_ms, increment_ms }),
        _ => Some(Timing::Byoyomi { main_ms, byoyomi_ms, periods: periods.max(1) }),
    })
}

/// Returns the posted options that differ from the defaults.
fn chosen(card: &Card, fields: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let posted = |name: &str| fields.get(&format!("option-{name}")).filter(|v| !v.is_empty());
    card.options
        .iter()
        .filter_map(|option| Some((option, posted(option.name)?)))
        .filter(|(option, value)| value.as_str() != option.default())
        .map(|(option, value)| (option.name.to_owned(), value.clone()))
        .collect()
}

/// Returns the way to a new table, with the invitation for whoever is to take the other seat.
pub(super) fn way(opened: &Opened) -> String {
    match opened.invitations.first() {
        Some((_, token)) => format!("/t/{}?invite={}", opened.id, token.reveal()),
        None => format!("/t/{}", opened.id),
    }
}

/// Seats the guest and the machine or another person, or the guest on both sides of one screen.
///
/// Whoever gives odds holds the second seat and moves first.
fn seats(fields: &BTreeMap<String, String>, level: u32, odds: bool) -> Vec<Seat> {
    let person = Seat::Person { person: 0 };
    if value(fields, "with") == "screen" {
        return vec![person, person];
    }
    let other = Seat::Person { person: 1 };
    let machine = Seat::Machine { level: level as u8 };
    let opponent = if value(fields, "with") == "link" { other } else { machine };
    let plays_first = match value(fields, "side") {
        "second" => false,
        "random" => random_seed().is_multiple_of(2),
        _ => true,
    };
    if plays_first == odds { vec![opponent, person] } else { vec![person, opponent] }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn try_read(pairs: &[(&str, &str)]) -> Result<Setup, WrongNumber> {
        let fields = pairs.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
        setup(games::find("shogi").expect("shogi is always there"), &fields)
    }

    fn read(pairs: &[(&str, &str)]) -> Setup {
        try_read(pairs).expect("the numbers are in range")
    }

    #[test]
    fn a_number_beyond_its_field_is_refused_in_words_and_never_becomes_no_clock() {
        for (name, value) in [
            ("clock-main", "99999999999"),
            ("clock-main", "1441"),
            ("clock-byoyomi", "-1"),
            ("clock-increment", "3.5"),
            ("clock-periods", "101"),
            ("level", "11"),
            ("level", "0"),
        ] {
            let wrong = try_read(&[(name, value)]).expect_err(value);
            for language in Language::ALL {
                let told = wrong.told(language);
                assert!(told.contains(value) && !told.contains("number-between"), "{told}");
            }
        }
    }

    #[test]
    fn the_giver_of_odds_plays_first_from_the_second_seat() {
        let even = read(&[("with", "machine"), ("side", "first"), ("level", "7")]);
        assert_eq!(even.seats, [Seat::Person { person: 0 }, Seat::Machine { level: 7 }]);
        let odds = read(&[("side", "first"), ("handicap", "rook")]);
        assert_eq!(odds.seats, [Seat::Machine { level: 3 }, Seat::Person { person: 0 }]);
        assert_eq!(odds.start, Some(Start::Handicap("rook".to_owned())));
    }

    #[test]
    fn only_options_that_differ_from_the_defaults_are_kept() {
        let setup =
            read(&[("option-impasse", "try"), ("option-repetition", "four"), ("option-x", "y")]);
        assert_eq!(
            setup.options.into_iter().collect::<Vec<_>>(),
            [("impasse".into(), "try".into())]
        );
    }

    #[test]
    fn a_clock_needs_a_number() {
        assert_eq!(read(&[("clock-main", ""), ("clock-periods", "3")]).timing, None);
        let byoyomi = read(&[("clock-main", "10"), ("clock-byoyomi", "30")]).timing;
        let expected = Timing::Byoyomi { main_ms: 600_000, byoyomi_ms: 30_000, periods: 1 };
        assert_eq!(byoyomi, Some(expected));
        let fischer = read(&[("clock-main", "3"), ("clock-increment", "2")]).timing;
        assert_eq!(fischer, Some(Timing::Fischer { main_ms: 180_000, increment_ms: 2000 }));
    }

    #[test]
    fn a_link_leaves_the_other_seat_to_another_person() {
        let setup = read(&[("with", "link"), ("side", "second")]);
        assert_eq!(setup.seats, [Seat::Person { person: 1 }, Seat::Person { person: 0 }]);
    }

    #[test]
    fn one_screen_seats_one_person_twice() {
        assert_eq!(read(&[("with", "screen")]).seats, [Seat::Person { person: 0 }; 2]);
    }
}

//! `shogido judge GAME`: plays moves and gives the verdict.

use serde::Serialize;
use serde_json::{Map, Value};
use shogido_rules::rules::IllegalMove;
use shogido_rules::{Action, Game, Outcome, Player, PlayerSet, Position, Refusal};
use shogido_words::{Language, Speaker, text};

use crate::args::JudgeArguments;
use crate::failure::Failure;
use crate::input;
use crate::output::{Out, complain};

/// The verdict.
#[derive(Serialize)]
struct Verdict {
    game: String,
    /// The options in force.
    rules: Map<String, Value>,
    illegal: Option<Illegal>,
    /// The moves played.
    plies: u32,
    /// The position after the last legal move.
    position: String,
    check: bool,
    result: Option<Ended>,
}

/// What cannot be played.
#[derive(Serialize)]
struct Illegal {
    /// Its place among the moves given, from 1.
    ply: usize,
    #[serde(rename = "move")]
    text: String,
    code: &'static str,
    message: String,
}

/// How a game ended.
#[derive(Serialize)]
pub(super) struct Ended {
    code: &'static str,
    winners: Vec<&'static str>,
    losers: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<Vec<u32>>,
    pub(super) message: String,
}

impl Ended {
    pub(super) fn of(outcome: &Outcome, speaker: &Speaker<'_>) -> Ended {
        let words = |players: PlayerSet| players.iter().map(Player::word).collect();
        Ended {
            code: outcome.ending.code(),
            winners: words(outcome.winners),
            losers: words(outcome.losers),
            points: outcome.points.clone(),
            message: speaker.outcome(outcome),
        }
    }
}

/// Returns the options in force as an object of names and values.
pub(super) fn rules_of(game: &Game) -> Map<String, Value> {
    let options = game.rules().options.iter();
    options.map(|(name, value)| (name.clone(), value.clone().into())).collect()
}

/// Judges a game.
pub(crate) fn run(
    arguments: &JudgeArguments,
    language: Language,
    out: &mut Out,
) -> Result<(), Failure> {
    let game = input::game(&arguments.game, &arguments.rules, language)?;
    let (given, handicap) = (arguments.position.as_deref(), arguments.handicap.as_deref());
    let mut position = input::position(&game, given, handicap, language)?;
    let mut outcome = position.outcome();
    let mut illegal = None;
    for (place, word) in arguments.moves.as_deref().unwrap_or("").split_whitespace().enumerate() {
        match act(&mut position, word, outcome.as_ref(), language) {
            Ok(ended) => outcome = ended,
            Err((code, message, ended)) => {
                let text = input::shortened(word);
                illegal = Some(Illegal { ply: place + 1, text, code, message });
                outcome = ended.or(outcome);
                break;
            }
        }
    }
    let speaker = Speaker::of(language, &position);
    let verdict = Verdict {
        game: game.rules().id.clone(),
        rules: rules_of(&game),
        illegal,
        plies: position.ply(),
        position: position.sfen(),
        check: position.in_check(position.turn()),
        result: outcome.map(|outcome| Ended::of(&outcome, &speaker)),
    };
    if arguments.json {
        out.json(&verdict)?;
    } else {
        print(&verdict, &position, &speaker, out)?;
    }
    let Some(illegal) = verdict.illegal else { return Ok(()) };
    out.flush()?;
    complain(&illegal_sentence(&illegal, language));
    Err(Failure::No)
}

/// Why a word cannot be carried out, and the outcome if that ends the game.
type Unlawful = (&'static str, String, Option<Outcome>);

fn act(
    position: &mut Position,
    word: &str,
    over: Option<&Outcome>,
    language: Language,
) -> Result<Option<Outcome>, Unlawful> {
    let game = position.game().clone();
    let told = |position: &Position, refusal: &Refusal, ended| {
        (refusal.code(), Speaker::of(language, position).refusal(refusal), ended)
    };
    if over.is_some() {
        return Err(told(position, &Refusal::GameOver, None));
    }
    let action = Action::read(position, word).map_err(|error| {
        (error.code(), Speaker::of(language, position).move_error(&error), None)
    })?;
    let refusal = match action {
        Action::Move(asked) => position.refusal(asked),
        _ => None,
    };
    match (position.act(action), refusal) {
        (Ok(ended), None) => Ok(ended),
        (Ok(ended), Some(refusal)) => {
            debug_assert_eq!(game.rules().illegal_move, IllegalMove::Loses);
            Err(told(position, &refusal, ended))
        }
        (Err(refusal), _) => Err(told(position, &refusal, None)),
    }
}

fn illegal_sentence(illegal: &Illegal, language: Language) -> String {
    let about = [
        ("number", illegal.ply.into()),
        ("move", (&illegal.text).into()),
        ("reason", (&illegal.message).into()),
    ];
    text(language, "cli-illegal", &about)
}

fn print(
    verdict: &Verdict,
    position: &Position,
    speaker: &Speaker<'_>,
    out: &mut Out,
) -> Result<(), Failure> {
    let language = speaker.language();
    let rules: Vec<String> = position
        .game()
        .rules()
        .options
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    let rules = rules.join(" ");
    out.line(text(language, "cli-rules-in-force", &[("rules", rules.into())]))?;
    out.line(text(language, "cli-plies", &[("count", verdict.plies.into())]))?;
    out.line(&verdict.position)?;
    if verdict.check {
        let side = shogido_words::capitalised(&speaker.side(position.turn()));
        out.line(text(language, "cli-in-check", &[("side", side.into())]))?;
    }
    match &verdict.result {
        Some(ended) => out.line(&ended.message),
        None => out.line(text(language, "cli-going-on", &[])),
    }
}

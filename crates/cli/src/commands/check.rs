//! `shogido check FILE`: the record doctor.

use serde::Serialize;
use shogido_record::{Conclusion, Found, NodeId, Oddity, Record, Severity, Special, read};
use shogido_rules::{Ending, Outcome, Player, Position};
use shogido_words::{Language, Speaker, ending_name, oddity, text};

use super::judge::Ended;
use crate::args::CheckArguments;
use crate::failure::Failure;
use crate::input;
use crate::output::Out;

/// Everything found about a file.
#[derive(Serialize)]
struct Examined<'a> {
    format: &'a str,
    encoding: &'a str,
    games: Vec<Examination>,
    oddities: Vec<Told<'a>>,
    /// How many more oddities there are than are listed.
    more: u64,
}

/// One oddity, with its sentence.
#[derive(Serialize)]
struct Told<'a> {
    line: u32,
    column: u32,
    severity: Severity,
    code: &'static str,
    text: &'a str,
    understood: &'a str,
    message: String,
}

/// What is known about one game of a file.
#[derive(Serialize)]
struct Examination {
    game: String,
    headers: Vec<[String; 2]>,
    start: String,
    plies: usize,
    moves: String,
    /// Nodes that are not on the main line.
    variations: usize,
    position: String,
    check: bool,
    /// The first move of the main line that breaks a rule.
    illegal: Option<Illegal>,
    /// The result that the record states.
    stated: Option<Stated>,
    /// The verdict of the rules on the main line.
    result: Option<Ended>,
}

#[derive(Serialize)]
struct Illegal {
    ply: u32,
    #[serde(rename = "move")]
    text: String,
    code: &'static str,
    message: String,
}

#[derive(Serialize)]
struct Stated {
    code: &'static str,
    winners: Vec<&'static str>,
    draw: bool,
    message: String,
}

impl Stated {
    fn of(end: &Conclusion, record: &Record, speaker: &Speaker<'_>) -> Stated {
        let code = end.special.code();
        let winners = end.winners.iter().map(Player::word).collect();
        Stated { code, winners, draw: end.draw, message: stated_sentence(end, record, speaker) }
    }
}

/// Tells a stated result as the rules would tell it, or by its name where they have no such end.
fn stated_sentence(end: &Conclusion, record: &Record, speaker: &Speaker<'_>) -> String {
    let named = || ending_name(speaker.language(), end.special.code());
    if let Special::Other(word) = &end.special {
        return text(speaker.language(), "cli-left-open", &[("word", word.into())]);
    }
    let code = end.special.code();
    let ending = Ending::all().iter().find(|ending| ending.code() == code);
    // An impasse is told with its points, which a record does not state.
    let Some(&ending) = ending.filter(|&&ending| ending != Ending::Impasse) else { return named() };
    let players = record.start().game().rules().each_player();
    let lost = |player: &Player| !end.winners.is_empty() && !end.winners.contains(*player);
    let losers = players.filter(lost).collect();
    speaker.outcome(&Outcome { ending, winners: end.winners, losers, points: None, declared: None })
}

/// Examines a record.
pub(crate) fn run(
    arguments: &CheckArguments,
    language: Language,
    out: &mut Out,
) -> Result<(), Failure> {
    let from = arguments.from.as_deref().map(|name| super::convert::format(name, language));
    let found = read(&input::file(&arguments.file, language)?, from.transpose()?);
    let games: Vec<Examination> =
        found.records.iter().map(|record| examine(record, language)).collect();
    if arguments.json {
        let examined = Examined {
            format: found.format.name(),
            encoding: found.encoding.name(),
            games,
            oddities: tell(&found, language),
            more: found.report.more,
        };
        out.json(&examined)?;
    } else {
        print(&found, &games, language, out)?;
    }
    if found.report.worst() == Some(Severity::Error) { Err(Failure::No) } else { Ok(()) }
}

fn tell(found: &Found, language: Language) -> Vec<Told<'_>> {
    let told = |odd| told(odd, sentence(found, odd, language));
    found.report.oddities.iter().map(told).collect()
}

fn told(odd: &Oddity, message: String) -> Told<'_> {
    Told {
        line: odd.line,
        column: odd.column,
        severity: odd.severity,
        code: odd.code.code(),
        text: &odd.text,
        understood: &odd.understood,
        message,
    }
}

/// Tells an oddity in the reader's language.
pub(super) fn sentence(found: &Found, odd: &Oddity, language: Language) -> String {
    let reason = odd.position.as_ref().map(|error| {
        let reason = Speaker::new(language, &found.game).position_error(error);
        reason.trim_end_matches(['.', '。']).to_owned()
    });
    let understood = reason.as_deref().unwrap_or(&odd.understood);
    oddity(language, odd.code.code(), &odd.text, understood)
}

fn examine(record: &Record, language: Language) -> Examination {
    let line = record.line(NodeId::START);
    let end = record.final_position();
    let speaker = Speaker::of(language, record.start());
    let moves = record.main_line();
    let pair = |(key, value): &(String, String)| [key.clone(), value.clone()];
    Examination {
        game: record.start().game().rules().id.clone(),
        headers: record.headers.iter().map(pair).collect(),
        start: record.start().sfen(),
        plies: moves.len(),
        moves: record.main_line_text(),
        variations: record.nodes().count() - line.len(),
        position: end.sfen(),
        check: end.in_check(end.turn()),
        illegal: illegal(record, &line, language),
        stated: record.conclusion().map(|end| Stated::of(&end, record, &speaker)),
        result: verdict(record).map(|outcome| Ended::of(&outcome, &speaker)),
    }
}

/// Returns the first move of a line that breaks a rule.
fn illegal(record: &Record, line: &[NodeId], language: Language) -> Option<Illegal> {
    let &id = line.iter().find(|&&id| record.node(id).refusal.is_some())?;
    let node = record.node(id);
    let refusal = node.refusal.as_ref()?;
    let shogido_record::Played::Move(played) = node.played else { return None };
    Some(Illegal {
        ply: record.ply(id),
        text: record.start().move_text(played),
        code: refusal.code(),
        message: Speaker::of(language, record.start()).refusal(refusal),
    })
}

/// Returns the outcome that the moves alone have by the rules: the first one on the main line.
fn verdict(record: &Record) -> Option<Outcome> {
    let mut position: Position = record.start().clone();
    let mut moves = record.main_line().into_iter();
    loop {
        if let Some(outcome) = position.outcome() {
            return Some(outcome);
        }
        let played = moves.next()?;
        if position.refusal(played).is_some() {
            return None;
        }
        position.play(played);
    }
}

fn print(
    found: &Found,
    games: &[Examination],
    language: Language,
    out: &mut Out,
) -> Result<(), Failure> {
    out.line(format_args!("{}, {}", found.format.name(), found.encoding.name()))?;
    for (line, odd) in super::convert::told(found, language).iter().zip(&found.report.oddities) {
        let severity = match odd.severity {
            Severity::Note => "severity-note",
            Severity::Warning => "severity-warning",
            Severity::Error => "severity-error",
        };
        out.line(format_args!("{}: {line}", text(language, severity, &[])))?;
    }
    let count = found.report.oddities.len() as u64 + found.report.more;
    out.line(match count {
        0 => text(language, "cli-no-oddities", &[]),
        count => text(language, "cli-oddities", &[("count", count.into())]),
    })?;
    for game in games {
        print_game(game, language, out)?;
    }
    Ok(())
}

fn print_game(game: &Examination, language: Language, out: &mut Out) -> Result<(), Failure> {
    out.line("")?;
    for [key, value] in &game.headers {
        out.line(format_args!("{key}: {value}"))?;
    }
    out.line(text(language, "cli-plies", &[("count", game.plies.into())]))?;
    if let Some(illegal) = &game.illegal {
        let about = [
            ("number", illegal.ply.into()),
            ("move", (&illegal.text).into()),
            ("reason", (&illegal.message).into()),
        ];
        out.line(text(language, "cli-illegal", &about))?;
    }
    out.line(&game.position)?;
    let stated = game.stated.as_ref().map(|stated| &stated.message);
    let ended = game.result.as_ref().map(|ended| &ended.message);
    for message in stated.iter().chain(ended.iter().filter(|&ended| Some(ended) != stated.as_ref()))
    {
        out.line(message)?;
    }
    if stated.is_none() && ended.is_none() {
        out.line(text(language, "cli-going-on", &[]))?;
    }
    Ok(())
}

//! Moves of the Universal Shogi Interface: one game a line, and the logs of engines.
//!
//! Read are `position startpos moves …`, `position sfen … moves …`, both without the first word, a
//! bare position, and a bare list of moves. `resign`, `win` and `break` may end a line. In a log,
//! lines such as `recv:position …` belong to one game as long as each goes on with the one before.

use std::sync::Arc;

use shogido_rules::{Game, Position};

use crate::format::named;
use crate::format::sfen::{looks_like_sfen, start_position};
use crate::lines::{Line, lines};
use crate::record::{NodeId, Played, Record, Special, can_be_made};
use crate::report::{Fault, Report};

/// Tells whether a line is a game or a position command.
pub(crate) fn looks_like_usi(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or("");
    command_in(line).is_some()
        || first == "startpos"
        || (looks_like_sfen(line) && line.contains(" moves"))
        || looks_like_move(first)
}

/// Finds `position startpos` or `position sfen` in a line of a log.
fn command_in(line: &str) -> Option<usize> {
    let at = line.find("position ")?;
    let after = line[at + "position ".len()..].trim_start();
    let clear = !line[..at].ends_with(|letter: char| letter.is_ascii_alphanumeric());
    (clear && (after.starts_with("startpos") || after.starts_with("sfen "))).then_some(at)
}

fn looks_like_move(word: &str) -> bool {
    let bytes = word.strip_suffix('+').unwrap_or(word).as_bytes();
    let square = |pair: &[u8]| matches!(pair, [b'1'..=b'9', b'a'..=b'i']);
    match bytes {
        [b'A'..=b'Z', b'*', to @ ..] => square(to),
        [from @ .., _, _] => square(from) && square(&bytes[2..]),
        _ => false,
    }
}

/// A log differs from a list of games by what stands before its commands or between them.
fn is_log(text: &str) -> bool {
    const REPLIES: [&str; 5] = ["bestmove ", "usiok", "readyok", "usinewgame", "isready"];
    lines(text).any(|line| {
        command_in(line.text).is_some_and(|at| !line.text[..at].trim().is_empty())
            || REPLIES.iter().any(|reply| line.text.contains(reply))
    })
}

/// Reads every game of a text.
pub(crate) fn read(game: &Arc<Game>, text: &str, report: &mut Report) -> Vec<Record> {
    if is_log(text) {
        return read_log(game, text, report);
    }
    let mut records = Vec::new();
    for line in lines(text) {
        let trimmed = line.text.trim_start();
        if trimmed.trim().is_empty() || trimmed.starts_with('#') {
            continue;
        }
        if let Some(record) = read_game(game, line, 0, report) {
            records.push(record);
        }
    }
    records
}

/// Reads the game that a line holds from a byte on.
fn read_game(game: &Arc<Game>, line: Line<'_>, from: usize, report: &mut Report) -> Option<Record> {
    let words = words_of(line.text, from);
    let mut rest = words.as_slice();
    if let [(_, "position"), after @ ..] = rest {
        rest = after;
    }
    let is_list = rest.first().is_some_and(|(_, word)| looks_like_move(word) || is_end(word));
    let (start, moves) = if is_list {
        (&rest[..0], rest)
    } else {
        match rest.iter().position(|&(_, word)| word == "moves") {
            Some(at) => (&rest[..at], &rest[at + 1..]),
            None => (rest, &rest[..0]),
        }
    };
    let (start, moves) = split_startpos(start, moves);
    let text: Vec<&str> = start.iter().map(|&(_, word)| word).collect();
    let text = if text.is_empty() { "startpos".to_owned() } else { text.join(" ") };
    let at = start.first().map_or(from, |&(at, _)| at);
    let position = match start_position(game, &text) {
        Ok((position, odd)) => {
            if let Some(error) = odd {
                report.add_position((line.number, line.column(at)), &text, error);
            }
            position
        }
        Err(error) => {
            report.add_position((line.number, line.column(at)), &text, error);
            return None;
        }
    };
    Some(read_moves(position, moves, line, report))
}

/// A word and the byte of its line at which it begins.
type Word<'a> = (usize, &'a str);

/// `startpos` needs no `moves` after it to be followed by moves.
fn split_startpos<'a, 'b>(
    start: &'a [Word<'b>],
    moves: &'a [Word<'b>],
) -> (&'a [Word<'b>], &'a [Word<'b>]) {
    match start {
        [(_, "startpos"), after @ ..] if moves.is_empty() => (&start[..1], after),
        _ => (start, moves),
    }
}

fn words_of(text: &str, from: usize) -> Vec<Word<'_>> {
    let base = text.as_ptr() as usize;
    text[from..].split_whitespace().map(|word| (word.as_ptr() as usize - base, word)).collect()
}

fn is_end(word: &str) -> bool {
    end_of(word).is_some()
}

fn end_of(word: &str) -> Option<Special> {
    Some(match word {
        "resign" => Special::Resignation,
        "win" => Special::Declaration,
        "break" => Special::Interruption,
        "draw" => Special::Draw,
        _ => return None,
    })
}

fn read_moves(start: Position, words: &[Word<'_>], line: Line<'_>, report: &mut Report) -> Record {
    let mut position = start.clone();
    let mut record = Record::new(start);
    let mut node = NodeId::START;
    for (place, &(at, word)) in words.iter().enumerate() {
        let column = line.column(at);
        if let Some(special) = end_of(word) {
            record.add_special(node, special);
            let rest = &words[place + 1..];
            if let Some(&(at, word)) = rest.first() {
                let count = rest.len().to_string();
                report.add(line.number, line.column(at), Fault::AfterEnd, word, &count);
            }
            break;
        }
        let Ok(played) = position.parse_move(word) else {
            report.add(line.number, column, Fault::UnreadableMove, word, "");
            rest_not_read(&words[place + 1..], line, report);
            break;
        };
        node = record.add_move(node, played);
        let refusal = position.refusal(played);
        if let Some(refusal) = refusal {
            report.add(line.number, column, Fault::IllegalMove, word, refusal.code());
            record.node_mut(node).refusal = Some(refusal);
            if !can_be_made(&position, played) {
                rest_not_read(&words[place + 1..], line, report);
                break;
            }
        }
        position.play(played);
    }
    record
}

fn rest_not_read(rest: &[Word<'_>], line: Line<'_>, report: &mut Report) {
    if let Some(&(at, word)) = rest.first() {
        let count = rest.len().to_string();
        report.add(line.number, line.column(at), Fault::RestNotRead, word, &count);
    }
}

/// Reads a log: each position command goes on with the game before it or begins another, and the
/// engine's answer to the last one belongs to the game.
fn read_log(game: &Arc<Game>, text: &str, report: &mut Report) -> Vec<Record> {
    let mut commands: Vec<(Line<'_>, usize)> = Vec::new();
    let mut answers: Vec<Option<&str>> = Vec::new();
    for line in lines(text) {
        if let Some(at) = command_in(line.text) {
            if let Some((before, start)) = commands.last()
                && continues(&before.text[*start..], &line.text[at..])
            {
                commands.pop();
                answers.pop();
            }
            commands.push((line, at));
            answers.push(None);
        } else if let Some(at) = line.text.find("bestmove ")
            && let Some(answer) = answers.last_mut()
        {
            *answer = line.text[at..].split_whitespace().nth(1);
        }
    }
    let mut records = Vec::new();
    for ((line, at), answer) in commands.into_iter().zip(answers) {
        if let Some(mut record) = read_game(game, line, at, report) {
            if let Some(answer) = answer {
                add_answer(&mut record, answer);
            }
            records.push(record);
        }
    }
    records
}

/// Tells whether a position command has all words of the one before it.
fn continues(before: &str, after: &str) -> bool {
    let (before, after) = (before.trim_end(), after.trim_end());
    let rest = after.strip_prefix(before);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(char::is_whitespace))
}

fn add_answer(record: &mut Record, answer: &str) {
    let line = record.line(NodeId::START);
    let last = *line.last().expect("a line has its first node");
    if let Some(special) = end_of(answer) {
        record.add_special(last, special);
        return;
    }
    let position = record.final_position();
    if let Ok(played) = position.parse_move(answer)
        && position.refusal(played).is_none()
        && position.outcome().is_none()
    {
        record.add_move(last, played);
    }
}

/// Writes the main line as one `position` line, after a line that names the game unless it is
/// shogi as it is usually played; an end that has a word in USI follows the moves.
pub fn write(record: &Record) -> String {
    let start = record.start().sfen();
    let setup = &record.start().game().rules().setup;
    let mut text = named::line(record.start().game());
    if start == *setup {
        text += "position startpos";
    } else {
        text += "position sfen ";
        text += &start;
    }
    let moves = record.stated_line_text();
    let end =
        record.line(NodeId::START).last().and_then(|&last| word_of(&record.node(last).played));
    if !moves.is_empty() || end.is_some() {
        text += " moves";
    }
    for word in [Some(moves.as_str()).filter(|moves| !moves.is_empty()), end].into_iter().flatten()
    {
        text.push(' ');
        text += word;
    }
    text.push('\n');
    text
}

fn word_of(played: &Played) -> Option<&'static str> {
    match played {
        Played::Special(Special::Resignation) => Some("resign"),
        Played::Special(Special::Declaration) => Some("win"),
        _ => None,
    }
}

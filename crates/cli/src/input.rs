//! What commands read: games, rules, positions, moves, files.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use shogido_rules::games::BringError;
use shogido_rules::{Card, Choices, Game, Position, Reading, games, rulebook};
use shogido_words::{Language, Speaker, choice_error, file_error, text};

use crate::args::{PositionArguments, RuleArguments, RuleSet};
use crate::failure::Failure;
use crate::system;

/// The largest file read, in bytes: hundreds of times the longest game.
const FILE_BYTES_MAX: u64 = 64 << 20;

/// Finds a game by its id.
pub(crate) fn card(id: &str, language: Language) -> Result<&'static Card, Failure> {
    games::find(id).ok_or_else(|| {
        let about = [("game", shortened(id).into())];
        Failure::Input(text(language, "cli-unknown-game", &about))
    })
}

/// Reads the games that are named with `--game-file` and adds them to the list of games.
pub(crate) fn bring_games(files: &[PathBuf], language: Language) -> Result<(), Failure> {
    if files.is_empty() {
        return Ok(());
    }
    let read = files.iter().map(|path| game_file(path, language)).collect::<Result<_, _>>()?;
    games::bring(read).map_err(|error| {
        let id = match error {
            BringError::Twins(id) => id,
            BringError::Late => unreachable!("games are brought once, before any command runs"),
        };
        Failure::Input(text(language, "cli-game-twice", &[("game", id.into())]))
    })
}

/// Reads a file that describes a game.
pub(crate) fn game_file(path: &Path, language: Language) -> Result<Arc<Game>, Failure> {
    let bytes = file(path, language)?;
    rulebook::read_own(&bytes).map_err(|error| {
        let (name, told) = (path.display().to_string(), file_error(language, &error));
        let about = [("file", name.into()), ("text", told.into())];
        Failure::Input(text(language, "cli-in-file", &about))
    })
}

/// Makes a game by the rules chosen.
pub(crate) fn game(
    id: &str,
    rules: &RuleArguments,
    language: Language,
) -> Result<Arc<Game>, Failure> {
    let card = card(id, language)?;
    let set = match rules.rule_set {
        Some(RuleSet::Modern) => card.choices_of(shogido_rules::RuleSet::Modern),
        Some(RuleSet::Book) => card.choices_of(shogido_rules::RuleSet::Book),
        None => Choices::new(),
    };
    let mut choices = Choices::new();
    for rule in &rules.rules {
        let Some((name, value)) = rule.split_once('=') else {
            let about = [("text", shortened(rule).into())];
            return Err(Failure::Usage(text(language, "cli-rule-form", &about)));
        };
        let (name, value) = (name.trim(), value.trim());
        if let Some(first) = choices.insert(name.to_owned(), value.to_owned())
            && first != value
        {
            let about = [
                ("name", shortened(name).into()),
                ("first", shortened(&first).into()),
                ("second", shortened(value).into()),
            ];
            return Err(Failure::Usage(text(language, "cli-rule-twice", &about)));
        }
    }
    for (name, value) in set {
        choices.entry(name).or_insert(value);
    }
    card.game(&choices).map_err(|error| Failure::Input(choice_error(language, &error)))
}

/// Reads a position of a game; none is the start. A handicap alone is the start with it, and beside
/// a position it says how the game began.
pub(crate) fn position(
    game: &Arc<Game>,
    position: Option<&str>,
    handicap: Option<&str>,
    language: Language,
) -> Result<Position, Failure> {
    let handicaps = &game.rules().handicaps;
    let odds = handicap.map(|id| {
        let found = handicaps.iter().find(|handicap| handicap.id == id);
        found.ok_or_else(|| unknown_handicap(game, id, language))
    });
    let odds = odds.transpose()?;
    let start = odds.map_or(&game.rules().setup, |handicap| &handicap.sfen);
    let read = Position::from_sfen(game, position.unwrap_or(start), Reading::Problem);
    let read = read.map_err(|error| {
        let reason = Speaker::new(language, game).position_error(&error);
        Failure::Input(text(language, "cli-position-error", &[("reason", reason.into())]))
    })?;
    let stated = odds.and_then(|handicap| read.clone().begun_with(&handicap.id));
    Ok(stated.unwrap_or(read))
}

fn unknown_handicap(game: &Game, id: &str, language: Language) -> Failure {
    let rules = game.rules();
    let known: Vec<&str> = rules.handicaps.iter().map(|handicap| handicap.id.as_str()).collect();
    let known = if known.is_empty() { "-".to_owned() } else { known.join(", ") };
    let about =
        [("option", "--handicap".into()), ("value", shortened(id).into()), ("known", known.into())];
    Failure::Input(text(language, "cli-one-of", &about))
}

/// Reads a position and plays the moves typed.
pub(crate) fn position_at(at: &PositionArguments, language: Language) -> Result<Position, Failure> {
    let game = game(&at.game, &at.rules, language)?;
    let (given, handicap) = (at.position.as_deref(), at.handicap.as_deref());
    let mut position = position(&game, given, handicap, language)?;
    for word in at.moves.as_deref().unwrap_or("").split_whitespace() {
        play(&mut position, word, language)?;
    }
    Ok(position)
}

/// Plays a move typed.
fn play(position: &mut Position, word: &str, language: Language) -> Result<(), Failure> {
    let number = position.ply() + 1;
    let speaker = Speaker::of(language, position);
    let wrong = |reason: String| {
        let about = [
            ("number", number.into()),
            ("text", shortened(word).into()),
            ("reason", reason.into()),
        ];
        Failure::Input(text(language, "cli-move-error", &about))
    };
    let played = position.parse_move(word).map_err(|error| wrong(speaker.move_error(&error)))?;
    if let Some(refusal) = position.refusal(played) {
        return Err(wrong(speaker.refusal(&refusal)));
    }
    position.play(played);
    Ok(())
}

/// Reads a whole file; `-` is the standard input.
pub(crate) fn file(path: &Path, language: Language) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        std::io::stdin().lock().take(FILE_BYTES_MAX + 1).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path)
            .and_then(|file| file.take(FILE_BYTES_MAX + 1).read_to_end(&mut bytes))
    };
    let name = path.display().to_string();
    if let Err(error) = read {
        let reason = system::reason(&error, language);
        let about = [("file", name.into()), ("reason", reason.into())];
        return Err(Failure::Input(text(language, "cli-file-unreadable", &about)));
    }
    if bytes.len() as u64 > FILE_BYTES_MAX {
        let about = [("file", name.into()), ("limit", FILE_BYTES_MAX.into())];
        return Err(Failure::Input(text(language, "cli-file-too-large", &about)));
    }
    Ok(bytes)
}

/// How much of what was typed an error repeats, in characters.
const REPEATED_MAX: usize = 40;

/// Returns the beginning of a text, fit for one line.
pub(crate) fn shortened(text: &str) -> String {
    let shown = |letter: char| if letter.is_control() { '\u{fffd}' } else { letter };
    let mut line: String = text.chars().map(shown).take(REPEATED_MAX).collect();
    if text.chars().nth(REPEATED_MAX).is_some() {
        line.push('…');
    }
    line
}

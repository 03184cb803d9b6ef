//! `shogido rules GAME`: the rules card.

use std::collections::BTreeMap;

use serde::Serialize;
use shogido_rules::{Game, KindId, rulebook};
use shogido_words::{
    Language, Speaker, capitalised, card_paragraph, card_subjects, game_title, handicap_name,
    option_name, option_note, option_value, text,
};

use super::games::BoardSize;
use super::in_every_language;
use crate::args::{CardForm, RulesArguments};
use crate::failure::Failure;
use crate::input;
use crate::output::Out;

/// The rules card as data.
#[derive(Serialize)]
struct Card<'a> {
    id: &'a str,
    names: BTreeMap<String, String>,
    board: BoardSize,
    players: u8,
    /// The start position.
    setup: &'a str,
    pieces: Vec<Piece<'a>>,
    options: Vec<RuleOption>,
    handicaps: Vec<Handicap<'a>>,
    /// The card itself, in the language asked for.
    text: Vec<Paragraph>,
}

#[derive(Serialize)]
struct Piece<'a> {
    id: &'a str,
    letter: &'a str,
    name: String,
    kanji: &'a [String; 2],
    /// How it moves, in Betza's notation.
    betza: &'a str,
    moves: Option<String>,
    promotes_to: Option<&'a str>,
    royal: bool,
}

#[derive(Serialize)]
struct RuleOption {
    name: &'static str,
    title: String,
    default: &'static str,
    values: Vec<Choice>,
}

#[derive(Serialize)]
struct Choice {
    value: &'static str,
    title: String,
    note: String,
}

#[derive(Serialize)]
struct Handicap<'a> {
    id: &'a str,
    name: String,
    position: &'a str,
}

#[derive(Serialize)]
struct Paragraph {
    subject: &'static str,
    text: String,
}

/// Shows the rules card of a game.
pub(crate) fn run(
    arguments: &RulesArguments,
    language: Language,
    out: &mut Out,
) -> Result<(), Failure> {
    let known = input::card(&arguments.game, language)?;
    let game = input::game(&arguments.game, &arguments.rules, language)?;
    if arguments.format == CardForm::Toml {
        let written = rulebook::write(game.rules());
        return out.text(&written.expect("every game can be written"));
    }
    let card = Card {
        id: known.id,
        names: in_every_language(|language| game_title(language, known.id)),
        board: BoardSize { files: game.rules().board.files(), ranks: game.rules().board.ranks() },
        players: game.rules().players,
        setup: &game.rules().setup,
        pieces: pieces(&game, language),
        options: options(known, language),
        handicaps: handicaps(&game, language),
        text: paragraphs(known.id, language),
    };
    let json = arguments.json || arguments.format == CardForm::Json;
    if json { out.json(&card) } else { print(&game, &card, language, out) }
}

fn pieces(game: &Game, language: Language) -> Vec<Piece<'_>> {
    let speaker = Speaker::new(language, game);
    let piece = |id: KindId| {
        let kind = game.kind(id);
        Piece {
            id: &kind.id,
            letter: &kind.letter,
            name: speaker.piece(id),
            kanji: &kind.kanji,
            betza: &kind.betza,
            moves: speaker.moves(id),
            promotes_to: kind.promotes_to.as_deref(),
            royal: kind.royal,
        }
    };
    game.kinds().map(piece).collect()
}

fn options(card: &shogido_rules::Card, language: Language) -> Vec<RuleOption> {
    let value = |name: &'static str, value: &'static str| Choice {
        value,
        title: option_value(language, name, value),
        note: option_note(language, name, value),
    };
    card.options
        .iter()
        .map(|option| RuleOption {
            name: option.name,
            title: option_name(language, option.name),
            default: option.default(),
            values: option.values.iter().map(|known| value(option.name, known)).collect(),
        })
        .collect()
}

fn handicaps(game: &Game, language: Language) -> Vec<Handicap<'_>> {
    let handicaps = game.rules().handicaps.iter();
    handicaps
        .map(|handicap| Handicap {
            id: &handicap.id,
            name: handicap_name(language, &handicap.id),
            position: &handicap.sfen,
        })
        .collect()
}

fn paragraphs(game: &str, language: Language) -> Vec<Paragraph> {
    let paragraph =
        |subject| card_paragraph(language, game, subject).map(|text| Paragraph { subject, text });
    card_subjects().filter_map(paragraph).collect()
}

fn print(game: &Game, card: &Card<'_>, language: Language, out: &mut Out) -> Result<(), Failure> {
    out.line(game_title(language, card.id))?;
    out.line("")?;
    for paragraph in &card.text {
        out.line(&paragraph.text)?;
    }
    out.line(format_args!("\n{}", text(language, "card-board", &[])))?;
    let size = [("files", card.board.files.into()), ("ranks", card.board.ranks.into())];
    out.line(text(language, "cli-board", &size))?;
    out.line(card.setup)?;
    print_pieces(game, card, language, out)?;
    out.line(format_args!("\n{}", text(language, "card-options", &[])))?;
    for option in &card.options {
        out.line(format_args!("\n{} (--rule {}=…)", option.title, option.name))?;
        for value in &option.values {
            let default = text(language, "card-default", &[]);
            let mark =
                if value.value == option.default { format!(" ({default})") } else { String::new() };
            out.line(format_args!("  {}{mark}: {}. {}", value.value, value.title, value.note))?;
        }
    }
    if !card.handicaps.is_empty() {
        out.line(format_args!("\n{}", text(language, "card-handicaps", &[])))?;
    }
    for handicap in &card.handicaps {
        out.line(format_args!("  {}: {}\n    {}", handicap.id, handicap.name, handicap.position))?;
    }
    Ok(())
}

/// Prints each piece with a small board of its moves.
fn print_pieces(
    game: &Game,
    card: &Card<'_>,
    language: Language,
    out: &mut Out,
) -> Result<(), Failure> {
    for (piece, id) in card.pieces.iter().zip(game.kinds()) {
        let names = format!("{}  {}  {}", piece.letter, piece.kanji[1], capitalised(&piece.name));
        let becomes = piece.promotes_to.and_then(|to| game.find_kind(to));
        let becomes = becomes.map(|to| Speaker::new(language, game).piece(to));
        let becomes = becomes.map(|name| format!(" → {name}")).unwrap_or_default();
        out.line(format_args!("\n{names}{becomes}"))?;
        if let Some(moves) = &piece.moves {
            out.line(moves)?;
        }
        out.text(&move_diagram(game, id))?;
    }
    Ok(())
}

/// Draws how a piece moves: `●` itself, `o` one step or a jump, `|`, `-`, `/` and `\` any distance.
fn move_diagram(game: &Game, id: KindId) -> String {
    let walks = &game.kind(id).walks;
    let far = walks.iter().map(|walk| walk.step.right.abs().max(walk.step.forward.abs())).max();
    let far = far.unwrap_or(1).max(2);
    let mut drawing = String::new();
    for forward in (-far..=far).rev() {
        let mut line = String::from(" ");
        for right in -far..=far {
            line.push(' ');
            line.push(sign_at(walks, right, forward));
        }
        drawing += line.trim_end();
        drawing.push('\n');
    }
    drawing
}

fn sign_at(walks: &[shogido_rules::Walk], right: i8, forward: i8) -> char {
    if (right, forward) == (0, 0) {
        return '●';
    }
    let reaches = |walk: &&shogido_rules::Walk| {
        (1..=walk.reach.min(8) as i8)
            .any(|n| (walk.step.right * n, walk.step.forward * n) == (right, forward))
    };
    match walks.iter().find(reaches) {
        None => '·',
        Some(walk) if walk.reach == 1 => 'o',
        Some(walk) => match (walk.step.right, walk.step.forward) {
            (0, _) => '|',
            (_, 0) => '-',
            (right, forward) if (right > 0) == (forward > 0) => '/',
            _ => '\\',
        },
    }
}

//! Names of games, options, handicaps and levels, by their codes.

use crate::{Language, has, text};
use shogido_rules::games;
use shogido_rules::rules::Dress;

/// The name of a game as in running text; the id itself for an unknown game.
pub fn game_name(language: Language, id: &str) -> String {
    brought_name(language, id).unwrap_or_else(|| named(language, &format!("game-{id}"), id))
}

/// The name that a game from a file brings with it.
fn brought_name(language: Language, id: &str) -> Option<String> {
    let game = games::brought(id)?;
    Dress::name_in(&game.rules().dress.title, language.code()).map(str::to_owned)
}

/// The short name of a game, for narrow places.
pub fn game_short_name(language: Language, id: &str) -> String {
    brought_name(language, id).unwrap_or_else(|| named(language, &format!("game-{id}-short"), id))
}

/// The name of a game as a title, with a capital.
pub fn game_title(language: Language, id: &str) -> String {
    capitalised(&game_name(language, id))
}

/// The name of a rule option, such as “Impasse (entering kings)” for `impasse`.
pub fn option_name(language: Language, option: &str) -> String {
    named(language, &format!("option-{}", hyphened(option)), option)
}

/// The name of one value of a rule option.
pub fn option_value(language: Language, option: &str, value: &str) -> String {
    named(language, &format!("option-{}-{}", hyphened(option), hyphened(value)), value)
}

/// What a value of a rule option means, and who plays so; nothing for one that a game from a file
/// has invented.
pub fn option_note(language: Language, option: &str, value: &str) -> String {
    named(language, &format!("option-{}-{}-note", hyphened(option), hyphened(value)), "")
}

/// The name of a handicap by its code in the rules, such as `two-pieces`; `none` is an even game.
pub fn handicap_name(language: Language, id: &str) -> String {
    named(language, &format!("handicap-{id}"), id)
}

/// The names of the two sides of a game in running text, the first to move of its array first:
/// sente and gote, or the colours of the pieces.
pub fn side_names(language: Language, game: &str) -> [String; 2] {
    let game = games::brought(game).map_or(game, |brought| brought.rules().looks());
    let keys = match game {
        "xiangqi" | "sittuyin" | "patent-1991" => ["side-red", "side-black"],
        "janggi" | "gwangsanghui" => ["side-red", "side-blue"],
        "makruk" | "forty-square" | "chess" | "shatranj" | "chaturanga" | "courier" | "gardner"
        | "pocket-knight" => ["side-white", "side-black"],
        _ => ["side-sente", "side-gote"],
    };
    keys.map(|key| text(language, key, &[]))
}

/// The name of a level of the machine, from 1 to 10, with its number.
pub fn level_name(language: Language, level: u8) -> String {
    let name = text(language, &format!("level-{level}"), &[]);
    text(language, "level-named", &[("level", level.into()), ("name", name.into())])
}

/// The name of a rule that forbids a move, by the code of the refusal: “two unpromoted pawns on a
/// file (nifu)”.
pub fn rule_name(language: Language, code: &str) -> String {
    named(language, &format!("rule-{code}"), code)
}

/// The name of the rule by which a game ended, by the code of the ending.
pub fn ending_name(language: Language, code: &str) -> String {
    named(language, &format!("ending-{code}"), code)
}

/// One sentence on how a kind of piece moves, by its name in the rules; nothing for kinds of games
/// that are not described yet.
pub fn move_of(language: Language, piece: &str) -> Option<String> {
    let key = format!("move-{piece}");
    has(&key).then(|| text(language, &key, &[]))
}

/// The headings of a rules card in the order of reading, by their keys, and under each the subjects
/// of its paragraphs; a game has a paragraph on those it needs.
pub const CARD_PARTS: [(&str, &[&str]); 10] = [
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
    ("card-handicaps", &["handicap"]),
    ("card-history", &["history"]),
];

/// The subjects of a rules card in the order of reading.
pub fn card_subjects() -> impl Iterator<Item = &'static str> {
    CARD_PARTS.iter().flat_map(|(_, subjects)| subjects.iter().copied())
}

/// The paragraph of a game's rules card on one subject, such as `nifu`; nothing where the game has
/// no such rule of its own.
pub fn card_paragraph(language: Language, game: &str, subject: &str) -> Option<String> {
    let key = format!("card-{game}-{subject}");
    has(&key).then(|| text(language, &key, &[]))
}

/// The text with its first letter made a capital.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// The items in one line, divided as the language divides them.
pub fn list(language: Language, items: &[String]) -> String {
    let mut items = items.iter();
    let Some(first) = items.next() else { return String::new() };
    items.fold(first.clone(), |list, next| {
        text(language, "speech-list", &[("list", list.into()), ("next", next.into())])
    })
}

fn named(language: Language, key: &str, otherwise: &str) -> String {
    if has(key) { text(language, key, &[]) } else { otherwise.to_owned() }
}

/// Options are named with underscores on the command line; keys of messages have hyphens.
fn hyphened(name: &str) -> String {
    name.replace('_', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_by_code_and_unknown_codes_name_themselves() {
        assert_eq!(game_title(Language::Ru, "sho-shogi"), "Малые сёги");
        assert_eq!(option_value(Language::En, "declare_fail", "loses"), "Loses the game");
        assert_eq!(handicap_name(Language::Ja, "two-pieces"), "二枚落ち");
        assert_eq!(level_name(Language::Be, 2), "Узровень 2: Пачатковец");
        assert_eq!(game_name(Language::En, "no-such-game"), "no-such-game");
        assert_eq!(rule_name(Language::Ja, "nifu"), "二歩");
    }

    #[test]
    fn sides_are_called_as_the_players_of_the_game_call_them() {
        assert_eq!(side_names(Language::Ru, "chu-shogi"), ["сэнтэ", "готэ"]);
        assert_eq!(side_names(Language::En, "janggi"), ["Red", "Blue"]);
        assert_eq!(side_names(Language::Be, "chess"), ["белыя", "чорныя"]);
    }

    #[test]
    fn lists_are_divided_as_the_language_divides_them() {
        let items = ["7g".to_owned(), "2b".to_owned(), "5e".to_owned()];
        assert_eq!(list(Language::Be, &items), "7g, 2b, 5e");
        assert_eq!(list(Language::Ja, &items), "7g、2b、5e");
        assert_eq!(list(Language::En, &[]), "");
    }
}

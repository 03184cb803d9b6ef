//! The game that a text is of, named in a comment before its moves: `# game minishogi repetition=book`.
//!
//! USI and SFEN say neither the game nor its rules; without the line a text is of shogi.

use std::sync::Arc;

use shogido_rules::{Choices, Game, games};

use crate::lines::lines;

const MARK: &str = "# game ";

/// Returns the line that names a game and the rules in it that are not the usual ones; nothing for
/// shogi as it is usually played.
pub(crate) fn line(game: &Game) -> String {
    let rules = game.rules();
    let usual = |name: &str, value: &str| {
        let options = games::find(&rules.id).map_or(&[][..], |card| card.options);
        options.iter().any(|option| option.name == name && option.default() == value)
    };
    let chosen = rules.options.iter().filter(|(name, value)| !usual(name, value));
    let chosen: Vec<String> = chosen.map(|(name, value)| format!("{name}={value}")).collect();
    if rules.id == "shogi" && chosen.is_empty() {
        return String::new();
    }
    let words = std::iter::once(rules.id.clone()).chain(chosen);
    format!("{MARK}{}\n", words.collect::<Vec<_>>().join(" "))
}

/// Returns the game that the first such line names, if it is one of ours with rules it has.
pub(crate) fn find(text: &str) -> Option<Arc<Game>> {
    let named = lines(text).find_map(|line| line.text.strip_prefix(MARK))?;
    let mut words = named.split_whitespace();
    let card = games::find(words.next()?)?;
    let choice = |word: &str| {
        let (name, value) = word.split_once('=')?;
        Some((name.to_owned(), value.to_owned()))
    };
    card.game(&words.map(choice).collect::<Option<Choices>>()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Record, read, write_usi};

    #[test]
    fn a_game_of_any_kind_and_rules_reads_back_as_itself() {
        for card in games::all() {
            for option in card.options {
                for value in option.values {
                    let choices = Choices::from([(option.name.to_owned(), (*value).to_owned())]);
                    let game = card.game(&choices).expect("a choice of the card");
                    let mut position = shogido_rules::Position::start(&game);
                    position.play(position.legal_moves()[0]);
                    let text = write_usi(&Record::of_moves(&position));
                    let found = read(text.as_bytes(), None).strict().expect("nothing is odd");
                    assert_eq!(found[0].start().game().rules(), game.rules(), "{text}");
                    assert_eq!(
                        found[0].main_line_text(),
                        position.move_text(position.last_move().expect("one was played"),)
                    );
                }
            }
        }
    }

    #[test]
    fn a_line_that_names_no_game_of_ours_is_a_comment() {
        for text in ["# game go\n", "# game shogi komi=7\n", "# game\n", "# game shogi x\n"] {
            assert!(find(text).is_none(), "{text}");
        }
    }
}

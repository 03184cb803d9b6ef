//! Sentences about texts that are no positions, moves or choices: what, where, what would be right.

use crate::names::{capitalised, game_name, rule_name};
use crate::speaker::Speaker;
use crate::{Language, has, text};
use shogido_rules::{ChoiceError, MoveError, Player, PositionError};

impl Speaker<'_> {
    /// What is wrong with the text of a position.
    pub fn position_error(&self, error: &PositionError) -> String {
        let at = |key: &str, text: &str, column: usize| {
            self.say(key, &[("text", text.into()), ("column", column.into())])
        };
        let sentence = match error {
            PositionError::Empty => self.say("position-empty", &[]),
            PositionError::MissingField { field: "hand" } => self.say("position-missing-hand", &[]),
            PositionError::MissingField { .. } => self.say("position-missing-side", &[]),
            PositionError::UnknownMan { text, column } => {
                at("position-unknown-piece", text, *column)
            }
            PositionError::CannotPromote { text, column } => {
                at("position-cannot-promote", text, *column)
            }
            PositionError::Side { text, column, sides } => self.say(
                "position-side",
                &[
                    ("text", text.into()),
                    ("column", (*column).into()),
                    ("sides", sides.join(" / ").into()),
                ],
            ),
            PositionError::Right { text, column, known } => self.say(
                "position-right",
                &[("text", text.into()), ("column", (*column).into()), ("known", known.into())],
            ),
            PositionError::RightLost { letter, column } => self.say(
                "position-right-lost",
                &[("letter", letter.to_string().into()), ("column", (*column).into())],
            ),
            PositionError::Chain { text, column } => at("position-chain", text, *column),
            PositionError::Passed { text, column } => at("position-passed", text, *column),
            PositionError::Hand { text, column } => at("position-hand", text, *column),
            PositionError::Number { text, column } => at("position-number", text, *column),
            PositionError::LeftOver { text, column } => at("position-left-over", text, *column),
            PositionError::Line { number, text, reason } => self.line(*number, text, reason),
            _ => self.impossible_position(error),
        };
        capitalised(&sentence)
    }

    /// The errors that are seen only once the text has been read: its size and its pieces.
    fn impossible_position(&self, error: &PositionError) -> String {
        match error {
            PositionError::RankCount { found, expected } => self.say(
                "position-rank-count",
                &[("found", (*found).into()), ("expected", (*expected).into())],
            ),
            PositionError::RankWidth { rank, found, expected, column } => self.say(
                "position-rank-width",
                &[
                    ("rank", (*rank).into()),
                    ("found", (*found).into()),
                    ("expected", (*expected).into()),
                    ("column", (*column).into()),
                ],
            ),
            PositionError::TooMany { letter, found, most } => self.say(
                "position-too-many",
                &[("letter", letter.into()), ("found", (*found).into()), ("most", (*most).into())],
            ),
            PositionError::Royals { player, found } => self.say(
                "position-royals",
                &[("side", self.seat(player).into()), ("found", (*found).into())],
            ),
            PositionError::Stuck { letter, square } => {
                self.say("position-stuck", &[("letter", letter.into()), ("square", square.into())])
            }
            PositionError::Nifu { player, file } => self.say(
                "position-nifu",
                &[("side", self.seat(player).into()), ("file", (*file).into())],
            ),
            PositionError::OpponentInCheck => self.say("position-opponent-in-check", &[]),
            other => other.to_string(),
        }
    }

    /// The side whose seat the rules call by this word.
    fn seat(&self, word: &str) -> String {
        self.side(if word == Player::FIRST.word() { Player::FIRST } else { Player::SECOND })
    }

    /// A move of a line that cannot be played: the reason is the code of a refusal, or the move
    /// could not be read at all.
    fn line(&self, number: usize, text: &str, reason: &str) -> String {
        let (key, reason) = if has(&format!("rule-{reason}")) {
            ("position-line", rule_name(self.language(), reason))
        } else {
            ("position-line-unread", String::new())
        };
        self.say(
            key,
            &[("number", number.into()), ("text", text.into()), ("reason", reason.into())],
        )
    }

    /// What is wrong with the text of a move.
    pub fn move_error(&self, error: &MoveError) -> String {
        match error {
            MoveError::Form { text } => self.say("move-form", &[("text", text.into())]),
            MoveError::OffBoard { text, files, ranks } => self.say(
                "move-off-board",
                &[("text", text.into()), ("files", files.into()), ("ranks", ranks.into())],
            ),
            MoveError::UnknownMan { letter } => {
                self.say("move-unknown-piece", &[("text", letter.into())])
            }
            MoveError::Promotion { text, .. } => {
                self.say("move-cannot-promote", &[("text", text.into())])
            }
        }
    }
}

/// What is wrong with a choice of rule options.
pub fn choice_error(language: Language, error: &ChoiceError) -> String {
    let sentence = match error {
        ChoiceError::UnknownOption { game, name, known } => text(
            language,
            "choice-unknown-option",
            &[
                ("game", game_name(language, game).into()),
                ("name", name.into()),
                ("known", known.into()),
            ],
        ),
        ChoiceError::UnknownValue { name, value, known } => text(
            language,
            "choice-unknown-value",
            &[("name", name.into()), ("value", value.into()), ("known", known.into())],
        ),
    };
    capitalised(&sentence)
}

/// What is odd about a place in a record, by the code of the oddity: what stands there and what was
/// made of it. A code without a sentence gives the code and the text.
pub fn oddity(language: Language, code: &str, found: &str, understood: &str) -> String {
    let mut key = format!("oddity-{code}");
    if !has(&key) {
        return format!("{code}: {found}");
    }
    let explained = format!("{key}-because");
    if !understood.is_empty() && has(&explained) {
        key = explained;
    }
    let understood = match (code, understood) {
        ("illegal-move", rule) => rule_name(language, rule),
        ("result-differs", "first") => text(language, "side-sente", &[]),
        ("result-differs", "second") => text(language, "side-gote", &[]),
        ("result-differs", _) => text(language, "oddity-nobody", &[]),
        _ => understood.to_owned(),
    };
    text(language, &key, &[("text", found.into()), ("understood", understood.into())])
}

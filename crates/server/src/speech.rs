//! What a table says, in the reader's language and notation.

use shogido_play::event::Start;
use shogido_play::snapshot::{Snapshot, Speech};
use shogido_play::table::Refused;
use shogido_play::wire::TroubleCode;
use shogido_record::{japanese, western};
use shogido_rules::{Move, Outcome, Position};
use shogido_words::{Language, Speaker, text};

use crate::settings::Settings;

/// One reader's language and notation.
#[derive(Clone, Debug)]
pub struct Reader {
    language: Language,
    notation: Notation,
}

/// How moves are written in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// `P-7f`.
    Western,
    /// `７六歩(77)`.
    Japanese,
    /// `7g7f`.
    Coordinates,
}

impl Notation {
    /// Every notation, in the order in which a list shows them.
    pub const ALL: [Self; 3] = [Self::Western, Self::Japanese, Self::Coordinates];

    /// Returns the name used in settings.
    pub fn name(self) -> &'static str {
        match self {
            Self::Western => "western",
            Self::Japanese => "japanese",
            Self::Coordinates => "coordinates",
        }
    }

    /// Returns the notation that a reader chose, or the one usual in the reader's language.
    fn of(settings: &Settings) -> Self {
        let chosen = settings.notation.as_deref();
        let usual = match settings.language {
            Language::Ja => Self::Japanese,
            Language::En => Self::Western,
            Language::Ru | Language::Be => Self::Coordinates,
        };
        Self::ALL.into_iter().find(|notation| Some(notation.name()) == chosen).unwrap_or(usual)
    }

    fn write(self, position: &Position, played: Move) -> String {
        match self {
            Self::Western => western::move_text(position, played),
            Self::Japanese => japanese::move_text(position, played),
            Self::Coordinates => position.move_text(played),
        }
    }
}

impl From<&Settings> for Reader {
    fn from(settings: &Settings) -> Self {
        Self { language: settings.language, notation: Notation::of(settings) }
    }
}

impl Reader {
    /// Returns a sentence by its key.
    pub fn say(&self, key: &str) -> String {
        text(self.language, key, &[])
    }

    /// Returns what went wrong on the wire, as a sentence.
    pub fn trouble(&self, code: TroubleCode, reason: &str) -> String {
        let key = format!("trouble-{}", code.name());
        text(self.language, &key, &[("reason", reason.into())])
    }

    /// Returns a move in the reader's notation.
    pub fn written(&self, position: &Position, played: Move) -> String {
        self.notation.write(position, played)
    }

    /// Returns a move that could be played now in the reader's notation.
    pub fn move_now(&self, snapshot: &Snapshot, m: &str) -> String {
        let position = snapshot.view().position();
        let written = position.and_then(|position| {
            let played = position.parse_move(m).ok()?;
            Some(self.written(position, played))
        });
        written.unwrap_or_else(|| m.to_owned())
    }

    /// Returns why a command was refused, as a sentence.
    pub fn refused(&self, snapshot: &Snapshot, refused: &Refused) -> String {
        match refused {
            Refused::Rule(refusal) => self.speaker(snapshot).refusal(refusal),
            Refused::Unreadable(error) => self.speaker(snapshot).move_error(error),
            refused => self.say(&format!("refusal-{}", refused.code())),
        }
    }

    fn speaker<'a>(&self, snapshot: &'a Snapshot) -> Speaker<'a> {
        let odds = matches!(snapshot.setup().start, Some(Start::Handicap(_)));
        Speaker::new(self.language, snapshot.game()).of_handicap(odds)
    }
}

impl Speech for Reader {
    fn played(&self, snapshot: &Snapshot, from: usize) -> Vec<String> {
        let Some(now) = snapshot.view().position() else { return Vec::new() };
        let moves: Vec<Move> = now.moves().skip(from).collect();
        let mut position = now.clone();
        for _ in &moves {
            position.undo();
        }
        let mut texts = Vec::with_capacity(moves.len());
        for played in moves {
            texts.push(self.notation.write(&position, played));
            position.play(played);
        }
        texts
    }

    fn ended(&self, snapshot: &Snapshot, outcome: &Outcome) -> String {
        self.speaker(snapshot).outcome(outcome)
    }
}

#[cfg(test)]
mod tests {
    use shogido_words::has;

    use super::*;

    #[test]
    fn every_refusal_of_a_table_is_a_sentence() {
        let codes = [
            Refused::NotSeated,
            Refused::GameOver,
            Refused::NotYourTurn,
            Refused::TimeUp,
            Refused::NothingToTakeBack,
            Refused::NothingProposed,
            Refused::AlreadyProposed,
            Refused::NoHints,
            Refused::LogFull,
        ];
        for code in codes.iter().map(Refused::code).chain(["stale"]) {
            assert!(has(&format!("refusal-{code}")), "refusal-{code}");
        }
    }

    #[test]
    fn every_trouble_on_the_wire_is_a_sentence() {
        for code in TroubleCode::ALL {
            assert!(has(&format!("trouble-{}", code.name())), "{code:?}");
            let sent = serde_json::to_value(code).expect("a name is a string");
            assert_eq!(sent, code.name());
        }
    }
}

//! What a table says, in the reader's language and notation.

use shogido_play::event::Start;
use shogido_play::snapshot::{Snapshot, Speech};
use shogido_play::table::Refused;
use shogido_rules::Outcome;
use shogido_words::{Language, Speaker, text};

use crate::settings::Settings;

/// One reader's language and notation.
#[derive(Clone, Debug)]
pub struct Reader {
    language: Language,
}

impl From<&Settings> for Reader {
    fn from(settings: &Settings) -> Self {
        Self { language: settings.language }
    }
}

impl Reader {
    /// Returns a sentence by its key.
    pub fn say(&self, key: &str) -> String {
        text(self.language, key, &[])
    }

    /// Returns what went wrong on the wire, as a sentence.
    pub fn trouble(&self, code: &str, reason: &str) -> String {
        text(self.language, &format!("trouble-{code}"), &[("reason", reason.into())])
    }

    /// Returns a move that could be played now in the reader's notation.
    pub fn move_now(&self, _: &Snapshot, m: &str) -> String {
        m.to_owned()
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
    fn played(&self, _: &Snapshot, _: usize) -> Vec<String> {
        Vec::new()
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
        ];
        for code in codes.iter().map(Refused::code).chain(["stale"]) {
            assert!(has(&format!("refusal-{code}")), "refusal-{code}");
        }
    }
}

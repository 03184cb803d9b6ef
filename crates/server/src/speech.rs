//! What a table says, in the reader's language and notation.

use shogido_play::event::Start;
use shogido_play::snapshot::{Snapshot, Speech};
use shogido_play::table::Refused;
use shogido_rules::{Game, KindId, MoveError, Outcome, Player, PlayerSet, Refusal, Square};
use shogido_words::{Argument, Language, has, text};

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
            Refused::Rule(refusal) => self.rule(snapshot, refusal),
            Refused::NotYourTurn => self.say("refusal-not-your-turn"),
            Refused::GameOver => self.say("refusal-game-over"),
            Refused::Unreadable(error) => self.unreadable(error),
            Refused::NotSeated => self.say("table-watching"),
            Refused::Stale { .. } => self.say("table-stale"),
            Refused::NothingToTakeBack => self.say("table-nothing-to-take-back"),
            Refused::NothingProposed => self.say("table-nothing-offered"),
            Refused::AlreadyProposed => self.say("table-you-asked"),
            Refused::NoHints => self.say("table-no-hint"),
            Refused::TimeUp => self.say("table-game-over"),
        }
    }

    fn rule(&self, snapshot: &Snapshot, refusal: &Refusal) -> String {
        let game = snapshot.game();
        let key = format!("refusal-{}", refusal.code());
        let say = |arguments: &[(&str, Argument<'_>)]| text(self.language, &key, arguments);
        match refusal {
            Refusal::EmptySquare { square }
            | Refusal::NotYourPiece { square }
            | Refusal::OccupiedByOwn { square }
            | Refusal::PathBlocked { square }
            | Refusal::DropOnOccupied { square } => {
                say(&[("square", square_name(game, *square).into())])
            }
            Refusal::WrongPieceMove { kind } => {
                let how = self.say(&format!("move-{}", game.kind(*kind).name));
                say(&[("piece", self.piece(game, *kind).into()), ("how", how.into())])
            }
            Refusal::MustPromote { kind }
            | Refusal::CannotPromote { kind }
            | Refusal::NotInHand { kind }
            | Refusal::DeadEndDrop { kind } => say(&[("piece", self.piece(game, *kind).into())]),
            Refusal::Nifu { file } => say(&[("file", (file + 1).into())]),
            Refusal::DeclarationNotMet { missing } => {
                say(&[("missing", self.missing(missing).into())])
            }
            _ => say(&[]),
        }
    }

    fn missing(&self, declaration: &shogido_rules::Declaration) -> String {
        let mut parts = Vec::new();
        if !declaration.king_entered {
            parts.push(self.say("declaration-king"));
        }
        if declaration.in_check {
            parts.push(self.say("declaration-check"));
        }
        let count = |key: &str, needed: u32, have: u32| {
            text(self.language, key, &[("needed", needed.into()), ("have", have.into())])
        };
        if declaration.men_in_zone < declaration.men_needed {
            let (needed, have) = (declaration.men_needed, declaration.men_in_zone);
            parts.push(count("declaration-pieces", needed, have));
        }
        let needed = declaration.points_to_draw.unwrap_or(declaration.points_needed);
        if declaration.points < needed {
            parts.push(count("declaration-points", needed, declaration.points));
        }
        parts.join("; ")
    }

    fn unreadable(&self, error: &MoveError) -> String {
        let say =
            |key: &str, arguments: &[(&str, Argument<'_>)]| text(self.language, key, arguments);
        match error {
            MoveError::Form { text } => say("move-form", &[("text", text.into())]),
            MoveError::OffBoard { text, files, ranks } => say(
                "move-off-board",
                &[("text", text.into()), ("files", files.into()), ("ranks", ranks.into())],
            ),
            MoveError::UnknownMan { letter } => {
                say("move-unknown-piece", &[("text", letter.into())])
            }
            MoveError::Promotion { text, .. } => {
                say("move-cannot-promote", &[("text", text.into())])
            }
        }
    }

    fn piece(&self, game: &Game, kind: KindId) -> String {
        self.say(&format!("piece-{}", game.kind(kind).name))
    }

    fn side(&self, snapshot: &Snapshot, players: PlayerSet) -> String {
        let odds = matches!(snapshot.setup().start, Some(Start::Handicap(_)));
        let key = match (players.contains(Player::FIRST), odds) {
            (true, false) => "side-sente",
            (false, false) => "side-gote",
            (true, true) => "side-shitate",
            (false, true) => "side-uwate",
        };
        self.say(key)
    }
}

impl Speech for Reader {
    fn played(&self, _: &Snapshot, _: usize) -> Vec<String> {
        Vec::new()
    }

    fn ended(&self, snapshot: &Snapshot, outcome: &Outcome) -> String {
        let base = format!("end-{}", outcome.ending.code());
        let drawn = format!("{base}-draw");
        let key = match outcome.is_draw() {
            true if has(&drawn) => drawn,
            true => "end-draw".to_owned(),
            false => base,
        };
        let points = outcome
            .points
            .as_ref()
            .map(|points| points.iter().map(u32::to_string).collect::<Vec<_>>().join("–"));
        let sentence = text(
            self.language,
            &key,
            &[
                ("winner", self.side(snapshot, outcome.winners).into()),
                ("loser", self.side(snapshot, outcome.losers).into()),
                ("points", points.unwrap_or_default().into()),
            ],
        );
        capital(&sentence)
    }
}

/// Returns a square's name in the game's own coordinates, as the moves are written.
fn square_name(game: &Game, square: Square) -> String {
    game.square_name(square)
}

fn capital(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().map_or_else(String::new, |first| first.to_uppercase().chain(signs).collect())
}

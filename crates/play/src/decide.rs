//! What a command leads to.

use shogido_rules::{Action, Outcome, Player, Position, Refusal};

use crate::command::{Command, Refused, Speaker};
use crate::event::{Deed, Event, Seat};
use crate::seen;
use crate::table::{Impossible, Table};

/// Events that a table keeps; the longest games have a few thousand.
const EVENTS_MAX: u64 = 20_000;

impl Table {
    /// Carries out a command and returns what happened, in order.
    ///
    /// The clock is looked at first: call [`Table::tick`] before, so that a fallen clock is in the
    /// log.
    ///
    /// # Errors
    /// When the command is refused; the table is as before.
    pub fn handle(
        &mut self,
        now_ms: i64,
        speaker: Speaker,
        command: Command,
    ) -> Result<Vec<Event>, Refused> {
        let held = self.held(speaker);
        let Some(&some_seat) = held.first() else { return Err(Refused::NotSeated) };
        if self.end().is_some() {
            return Err(Refused::GameOver);
        }
        if self.clock.as_ref().is_some_and(|clock| clock.fallen(now_ms).is_some()) {
            return Err(Refused::TimeUp);
        }
        let person = matches!(speaker, Speaker::Person(_));
        if person && self.version() >= EVENTS_MAX && command != Command::Resign {
            return Err(Refused::LogFull);
        }
        let turn = self.turn();
        let my_turn = held.contains(&turn);
        let by = if my_turn { turn } else { some_seat };
        match command {
            Command::Move { m, seen } => {
                self.check_seen(seen)?;
                if !my_turn {
                    return Err(Refused::NotYourTurn);
                }
                self.move_of(now_ms, by, m)
            }
            Command::Declare | Command::Draw | Command::Count | Command::StopCount if !my_turn => {
                Err(Refused::NotYourTurn)
            }
            Command::Declare => self.one(now_ms, Deed::Declared { by: index(by) }),
            Command::Draw => self.one(now_ms, Deed::DrawClaimed { by: index(by) }),
            Command::Count => self.one(now_ms, Deed::CountStarted { by: index(by) }),
            Command::StopCount => self.one(now_ms, Deed::CountStopped { by: index(by) }),
            Command::Resign => self.one(now_ms, Deed::Resigned { by: index(by) }),
            Command::Takeback => self.takeback(now_ms, by, &held),
            Command::Impasse => self.impasse(now_ms, by, &held),
            Command::Decline => {
                let mine = |proposer: u8| held.contains(&Player::new(proposer));
                let theirs = [self.offers.takeback, self.offers.impasse];
                if !theirs.into_iter().flatten().any(|proposer| !mine(proposer)) {
                    return Err(Refused::NothingProposed);
                }
                self.one(now_ms, Deed::Declined { by: index(by) })
            }
            Command::Hint { seen } => {
                self.check_seen(seen)?;
                if !self.is_solo() {
                    return Err(Refused::NoHints);
                }
                if !my_turn {
                    return Err(Refused::NotYourTurn);
                }
                self.one(now_ms, Deed::HintAsked { by: index(by) })
            }
        }
    }

    /// Lets the running clock fall if its time has come, and returns what happened.
    pub fn tick(&mut self, now_ms: i64) -> Vec<Event> {
        let fallen = self.clock.as_ref().and_then(|clock| clock.fallen(now_ms));
        let Some(player) = fallen else { return Vec::new() };
        let event = self.happen(now_ms, Deed::TimeFell { by: index(player) });
        vec![event.expect("a running clock belongs to a game that goes on")]
    }

    fn check_seen(&self, seen: Option<u64>) -> Result<(), Refused> {
        match seen {
            Some(seen) if seen < self.position_version() => Err(Refused::Stale { seen }),
            _ => Ok(()),
        }
    }

    fn move_of(&mut self, now_ms: i64, by: Player, m: String) -> Result<Vec<Event>, Refused> {
        // The log keeps the one canonical text, whatever spelling was sent.
        let m = match self.read_move(&m)? {
            Action::Move(played) => seen::move_text(self.public(), played).unwrap_or(m),
            _ => m,
        };
        self.one(now_ms, Deed::Moved { by: index(by), m })
    }

    fn takeback(
        &mut self,
        now_ms: i64,
        by: Player,
        held: &[Player],
    ) -> Result<Vec<Event>, Refused> {
        let (whose, plies) = match self.offers.takeback.map(Player::new) {
            Some(proposer) if held.contains(&proposer) => return Err(Refused::AlreadyProposed),
            Some(proposer) => (proposer, self.plies_back(&[proposer])),
            None => (by, self.plies_back(held)),
        };
        let plies = plies.ok_or(Refused::NothingToTakeBack)?;
        if self.is_solo() || self.offers.takeback.is_some() {
            return self.one(now_ms, Deed::TookBack { by: index(whose), plies });
        }
        self.one(now_ms, Deed::TakebackOffered { by: index(by) })
    }

    /// Returns how many plies lead back before the last move of one of some players.
    pub(crate) fn plies_back(&self, players: &[Player]) -> Option<u32> {
        let mut movers = self.movers().rev();
        movers.position(|mover| players.contains(&mover)).map(|ply| ply as u32 + 1)
    }

    fn impasse(&mut self, now_ms: i64, by: Player, held: &[Player]) -> Result<Vec<Event>, Refused> {
        match self.offers.impasse.map(Player::new) {
            Some(proposer) if held.contains(&proposer) => return Err(Refused::AlreadyProposed),
            Some(_) => return self.one(now_ms, Deed::ImpasseAgreed { by: index(by) }),
            None => {}
        }
        let counted = self.counted_impasse()?;
        let other = self.game.rules().each_player().find(|player| !held.contains(player));
        let Some(other) = other else {
            return self.one(now_ms, Deed::ImpasseAgreed { by: index(by) });
        };
        let mut events = self.one(now_ms, Deed::ImpasseOffered { by: index(by) })?;
        if matches!(self.setup.seats[other.index()], Seat::Machine { .. }) {
            // The machine agrees to any count that it does not lose.
            let answer = if counted.losers.contains(other) {
                Deed::Declined { by: index(other) }
            } else {
                Deed::ImpasseAgreed { by: index(other) }
            };
            events.extend(self.one(now_ms, answer)?);
        }
        Ok(events)
    }

    /// Returns what counting would lead to, if the rules let it be proposed now.
    pub(crate) fn counted_impasse(&self) -> Result<Outcome, Refused> {
        let position = self.public().position();
        let counted = position.map_or(Err(Refusal::NoSuchClaim), Position::count_impasse);
        counted.map_err(Refused::Rule)
    }

    /// Returns whether the player to move could soon declare: the rules know declarations, and the
    /// king has entered.
    pub(crate) fn may_declare(&self) -> bool {
        let declaration = self.public().position().and_then(|p| p.declaration(self.turn()));
        declaration.is_some_and(|declaration| declaration.king_entered)
    }

    /// Returns the commands for claims that the rules allow the player to move now, by their `t`.
    pub(crate) fn claims(&self) -> impl Iterator<Item = &'static str> {
        let position = self.public().position();
        let lawful = |test: fn(&Position) -> bool| position.is_some_and(test);
        [
            ("draw", lawful(|position| position.claim_draw().is_ok())),
            ("count", lawful(|position| position.may_start_count().is_ok())),
            ("stop-count", lawful(|position| position.may_stop_count().is_ok())),
        ]
        .into_iter()
        .filter_map(|(name, lawful)| lawful.then_some(name))
    }

    fn one(&mut self, now_ms: i64, deed: Deed) -> Result<Vec<Event>, Refused> {
        match self.happen(now_ms, deed) {
            Ok(event) => Ok(vec![event]),
            Err(Impossible::Move(error)) => Err(Refused::Unreadable(error)),
            Err(Impossible::Refused(refusal)) => Err(Refused::Rule(refusal)),
            Err(Impossible::TakenBack) => Err(Refused::NothingToTakeBack),
            Err(
                error @ (Impossible::Opening
                | Impossible::Gap(_)
                | Impossible::NoSuchPlayer(_)
                | Impossible::Setup(_)),
            ) => {
                unreachable!("a decided event follows the last and is a player's: {error}")
            }
        }
    }
}

fn index(player: Player) -> u8 {
    player.index() as u8
}

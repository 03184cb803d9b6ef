//! A table as one viewer sees it at one moment, and the frames made of it.

use std::sync::Arc;

use shogido_rules::{Game, Outcome, Player, View};

use crate::clock::Clock;
use crate::command::Speaker;
use crate::event::Setup;
use crate::seen;
use crate::table::Table;
use crate::wire::{EndFrame, MoveFrame, MoveList, Offers, Seen, TableFrame};

/// What a reader's language and notation add to the frames.
pub trait Speech {
    /// Returns the played moves from some ply on in the reader's notation.
    fn played(&self, snapshot: &Snapshot, from: usize) -> Vec<String>;

    /// Returns how the game ended, as a sentence.
    fn ended(&self, snapshot: &Snapshot, outcome: &Outcome) -> String;
}

/// A move as one viewer saw it.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownMove {
    /// The version of its event.
    pub version: u64,
    /// The index of the player who moved.
    pub by: u8,
    /// The move in coordinate form.
    pub m: String,
    /// Milliseconds spent on it, where clocks run.
    pub spent: Option<i64>,
    /// Whether it gives check.
    pub check: bool,
    /// The squares that differ after it.
    pub change: Vec<(u16, Seen)>,
    /// Every player's hand after it.
    pub hands: Vec<Vec<(String, u32)>>,
}

/// A table as one speaker sees it at one moment. It keeps no more than the speaker may know.
#[derive(Clone, Debug)]
pub struct Snapshot {
    setup: Arc<Setup>,
    game: Arc<Game>,
    view: Arc<View>,
    moves: Vec<Arc<ShownMove>>,
    clock: Option<Clock>,
    offers: Offers,
    end: Option<Outcome>,
    version: u64,
    held: Vec<Player>,
    may: Vec<&'static str>,
    thinking: bool,
}

impl Table {
    /// Returns the table as a speaker sees it now.
    pub fn snapshot(&self, speaker: Speaker) -> Snapshot {
        let held = self.held(speaker);
        let turn = self.turn();
        // At a shared screen whoever is to move looks at the board.
        let eye = if held.contains(&turn) { Some(turn) } else { held.first().copied() };
        let eye = eye.map_or(self.views.len() - 1, Player::index);
        Snapshot {
            setup: Arc::clone(&self.setup),
            game: Arc::clone(&self.game),
            view: Arc::clone(&self.views[eye]),
            moves: self.history[eye].clone(),
            clock: self.clock.clone(),
            offers: self.offers,
            end: self.end().cloned(),
            version: self.version(),
            may: self.may(&held),
            held,
            thinking: self.machine_to_move().is_some(),
        }
    }

    /// Returns the commands that make sense for the holder of some seats, by their `t`.
    fn may(&self, held: &[Player]) -> Vec<&'static str> {
        let mut may = Vec::new();
        if held.is_empty() || self.end().is_some() {
            return may;
        }
        let theirs = |proposer: Option<u8>| {
            proposer.is_some_and(|proposer| !held.contains(&Player::new(proposer)))
        };
        let mine = |proposer: Option<u8>| proposer.is_some() && !theirs(proposer);
        let my_turn = held.contains(&self.turn());
        if my_turn {
            may.push("move");
        }
        may.push("resign");
        let back = self.plies_back(held).is_some() && !mine(self.offers.takeback);
        if back || theirs(self.offers.takeback) {
            may.push("takeback");
        }
        if my_turn && self.is_solo() {
            may.push("hint");
        }
        if my_turn && self.may_declare() {
            may.push("declare");
        }
        if my_turn {
            may.extend(self.claims());
        }
        let countable = self.counted_impasse().is_ok() && !mine(self.offers.impasse);
        if countable || theirs(self.offers.impasse) {
            may.push("impasse");
        }
        if theirs(self.offers.takeback) || theirs(self.offers.impasse) {
            may.push("decline");
        }
        may
    }
}

impl Snapshot {
    /// Returns what was laid on the table.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the game with its options.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// Returns what the viewer sees.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// Returns the moves so far as the viewer saw them, oldest first.
    pub fn moves(&self) -> &[Arc<ShownMove>] {
        &self.moves
    }

    /// Returns the version of the last event that went into it.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Returns the players the viewer holds.
    pub fn held(&self) -> &[Player] {
        &self.held
    }

    /// Returns how the game ended, once it has.
    pub fn end(&self) -> Option<&Outcome> {
        self.end.as_ref()
    }

    /// Returns the commands that make sense for the viewer now, by their `t`.
    pub fn may(&self) -> &[&'static str] {
        &self.may
    }

    /// Returns the frame for a client that has seen the table up to a version (0: not at all).
    pub fn frame(&self, seen: u64, now_ms: i64, speech: &dyn Speech) -> TableFrame {
        let view = &*self.view;
        let playing = self.end.is_none() && self.held.contains(&view.turn);
        // Only the end of the list is ever taken back, so the moves up to the seen version that
        // still stand are ones the client has.
        let from = self.moves.iter().take_while(|shown| shown.version <= seen).count();
        let texts = speech.played(self, from);
        let texts = texts.into_iter().map(Some).chain(std::iter::repeat(None));
        let moves = self.moves[from..].iter().zip(texts);
        let list = moves.map(|(shown, text)| frame_of(shown, text)).collect();
        TableFrame {
            version: self.version,
            now: now_ms,
            you: self.held.iter().map(|player| player.index() as u8).collect(),
            turn: view.turn.index() as u8,
            squares: seen::squares(&self.game, view),
            hands: seen::hands(&self.game, view),
            choices: if playing { seen::choices(&self.game, view) } else { Vec::new() },
            check: seen::check(&self.game, view),
            last: seen::last(view),
            moves: MoveList { from, list },
            clock: self.clock.as_ref().map(|clock| clock.frame(now_ms)),
            offers: self.offers,
            may: self.may.clone(),
            thinking: self.thinking,
            count: seen::count(view),
            end: self.end.as_ref().map(|outcome| EndFrame {
                code: outcome.ending.code().to_owned(),
                winners: outcome.winners.iter().map(|player| player.index() as u8).collect(),
                losers: outcome.losers.iter().map(|player| player.index() as u8).collect(),
                text: speech.ended(self, outcome),
            }),
        }
    }
}

fn frame_of(shown: &ShownMove, text: Option<String>) -> MoveFrame {
    MoveFrame {
        version: shown.version,
        by: shown.by,
        m: shown.m.clone(),
        text: text.unwrap_or_else(|| shown.m.clone()),
        spent: shown.spent,
        check: shown.check,
        change: shown.change.clone(),
        hands: shown.hands.clone(),
    }
}

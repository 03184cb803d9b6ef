//! Passing, and the opposition of kings (bikjang in janggi), which a pass accepts.
//!
//! Who is faced by the enemy king on an open file must break the opposition with the next move,
//! or accept it and end the game.

use crate::board::{Player, PlayerSet, Square};
use crate::moves::odd::Glance;
use crate::outcome::{Ending, Outcome};
use crate::position::Position;
use crate::rules::{CheckedOpposition, Pass, Settlement};

impl Position {
    /// Tells whether the player to move has to break the opposition of the kings or accept it.
    pub fn is_opposed(&self) -> bool {
        let Some(rule) = self.game.rules().passing.opposition else { return false };
        self.kings_face(Glance::NOW)
            && (rule.check == CheckedOpposition::Stands || !self.in_check(self.turn))
    }

    /// Tells whether the only kings of two players stand on one file with nothing between.
    pub(super) fn kings_face(&self, glance: Glance) -> bool {
        if self.royals[0] != 1 || self.royals[1] != 1 {
            return false;
        }
        let moved = |square: u16| if square == glance.left { glance.to } else { square };
        let [one, other] = [moved(self.royal_square[0]), moved(self.royal_square[1])];
        let board = &self.game.rules().board;
        board.file(Square::new(one)) == board.file(Square::new(other))
            && (one.min(other) + 1..one.max(other)).all(|at| glance.man_at(self, at) == 0)
    }

    /// Tells whether the other king strikes a player's on an open file and nothing else does.
    pub(crate) fn only_faced(&self, player: Player) -> bool {
        let king = Square::new(self.royal_square[player.index()]);
        let royal = |square: &Square| self.tables().royal[usize::from(self.men[square.index()])];
        self.kings_face(Glance::NOW) && self.attackers(king, player).iter().all(royal)
    }

    /// Tells whether the player to move may pass; `stuck` tells whether there is no other move.
    pub(super) fn may_pass(&self, opposed: bool, checked: bool, stuck: impl Fn() -> bool) -> bool {
        opposed
            || match self.game.rules().passing.pass {
                Pass::Never => false,
                Pass::LoneKing => {
                    let alone = self.places[self.turn.index()].iter().nth(1).is_none();
                    alone && !checked && stuck()
                }
                Pass::Always => !checked,
                Pass::Stuck => !checked && stuck(),
            }
    }

    /// Returns how passing has settled the game, or nothing while it goes on.
    pub fn settled_by_passing(&self) -> Option<Outcome> {
        let (last, before) = match self.past.as_slice() {
            [.., before, last] => (last, Some(before)),
            [last] => (last, None),
            [] => return None,
        };
        if !last.played.is_pass() {
            return None;
        }
        let rule = self.game.rules().passing;
        match (rule.opposition, rule.both) {
            (Some(opposition), _) if self.kings_face(Glance::NOW) => {
                Some(self.settled(opposition.accepted, Ending::Opposition))
            }
            (_, Some(both)) if before.is_some_and(|past| past.played.is_pass()) => {
                Some(self.settled(both, Ending::Passes))
            }
            _ => None,
        }
    }

    /// Returns the outcome of an opposition that the player to move cannot break.
    pub(crate) fn opposed_for_good(&self) -> Option<Outcome> {
        let rule = self.game.rules().passing.opposition?;
        let only_pass = || self.legal_moves().iter().all(|played| played.is_pass());
        (self.is_opposed() && only_pass()).then(|| self.settled(rule.accepted, Ending::Opposition))
    }

    /// Returns the outcome of a game that neither side has won on the board.
    pub(crate) fn settled(&self, settlement: Settlement, ending: Ending) -> Outcome {
        match settlement {
            Settlement::Draw => Outcome::draw(ending),
            Settlement::Points { compensation } => self.won_on_points(compensation, ending),
        }
    }

    /// Returns the outcome that the points of all men decide; `compensation` is tenths of a point
    /// for the player who did not begin.
    pub(crate) fn won_on_points(&self, compensation: u32, ending: Ending) -> Outcome {
        let began = self.past.first().map_or(self.turn, |past| past.mover);
        let tenths = |player: Player| {
            10 * self.points(player) + if player == began { 0 } else { compensation }
        };
        let players: Vec<Player> = self.game.rules().each_player().collect();
        let most = players.iter().map(|&player| tenths(player)).max().unwrap_or(0);
        let is_best = |player: &Player| tenths(*player) == most;
        let winners: PlayerSet = players.iter().copied().filter(is_best).collect();
        let losers: PlayerSet = players.iter().copied().filter(|player| !is_best(player)).collect();
        let outcome = if losers.is_empty() {
            Outcome::draw(ending)
        } else {
            Outcome { winners, losers, ..Outcome::draw(ending) }
        };
        self.counted(outcome)
    }
}

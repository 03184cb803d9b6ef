//! Counting: how long a side may try to mate once no pawns are left.
//!
//! Sources: the rules of the Thai federation as The Chess Variant Pages quote them, the guides of
//! pychess, and the counts that Fairy-Stockfish writes into positions. The board's honour is 64
//! moves, counted by the weaker side if it wants; who counts and mates has only drawn. Against a
//! lone king the pieces' honour begins with the number of men on the board and allows what the
//! strongest men allow; it is fixed when it begins. The mating move may be the last one counted.

use crate::board::Player;
use crate::outcome::{Ending, Outcome};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::Counting;

/// The moves of the board's honour.
const BOARD: u16 = 64;

/// A count under way, in plies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Count {
    /// How many there may be; zero while nobody counts.
    pub(crate) limit: u16,
    /// How many there were. The side that counts moves next when it is even.
    pub(crate) made: u16,
}

impl Position {
    /// Begins the board's honour: the player to move counts its own moves.
    ///
    /// # Errors
    ///
    /// Refuses where the rules have no such count, while pawns are left, or while one runs.
    pub fn start_count(&mut self) -> Result<(), Refusal> {
        self.may_start_count()?;
        self.count = Count { limit: 2 * BOARD, made: 0 };
        Ok(())
    }

    /// Tells whether the player to move may begin the board's honour.
    ///
    /// # Errors
    ///
    /// As [`Position::start_count`].
    pub fn may_start_count(&self) -> Result<(), Refusal> {
        if self.game.rules().endings.counting != Counting::Thai {
            return Err(Refusal::NoSuchClaim);
        }
        let bare = self.game.rules().each_player().any(|player| self.men_of(player) == 1);
        if self.count.limit != 0 || self.has_pawns() || bare {
            return Err(Refusal::NothingToClaim);
        }
        Ok(())
    }

    /// Ends the board's honour, if the player to move counts it.
    ///
    /// # Errors
    ///
    /// Refuses if it does not.
    pub fn stop_count(&mut self) -> Result<(), Refusal> {
        self.may_stop_count()?;
        self.count = Count::default();
        Ok(())
    }

    /// Tells whether the player to move may end the board's honour.
    ///
    /// # Errors
    ///
    /// As [`Position::stop_count`].
    pub fn may_stop_count(&self) -> Result<(), Refusal> {
        if self.counter() != Some(self.turn) || self.men_of(self.turn) == 1 {
            return Err(Refusal::NothingToClaim);
        }
        Ok(())
    }

    /// Returns who counts moves, if anybody does.
    pub fn counter(&self) -> Option<Player> {
        let counts = self.count.limit != 0;
        let even = self.count.made.is_multiple_of(2);
        counts.then(|| if even { self.turn } else { self.next_after(self.turn) })
    }

    /// Returns how many moves were counted and how many there may be.
    pub fn moves_counted(&self) -> Option<(u16, u16)> {
        (self.count.limit != 0).then(|| (self.count.made.div_ceil(2), self.count.limit / 2))
    }

    /// Counts the ply just played, or begins the pieces' honour if it left a lone king.
    pub(crate) fn count_ply(&mut self, captured: bool, promoted: bool) {
        let rule = self.game.rules().endings.counting;
        if self.count.limit != 0 {
            self.count.made += 1;
        }
        let begun = self.count.limit != 0 && !captured;
        let changed = captured || promoted;
        if !changed || begun || self.men_of(self.turn) != 1 || self.has_pawns() {
            return;
        }
        let men: u16 = self.game.rules().each_player().map(|player| self.men_of(player)).sum();
        let honour = self.honour(rule, self.next_after(self.turn));
        self.count = match (honour, rule) {
            (None, _) => Count::default(),
            (Some(moves), Counting::Thai) => Count { limit: 2 * moves, made: 2 * men },
            (Some(moves), _) => Count { limit: 2 * moves, made: 0 },
        };
    }

    /// Returns how many moves a player's men have to mate a lone king.
    fn honour(&self, rule: Counting, player: Player) -> Option<u16> {
        let count = |id| self.count_of(player, id);
        if self.men_of(player) == 1 {
            return None;
        }
        Some(match (rule, count("r"), count("s"), count("n")) {
            (Counting::Thai, 2.., _, _) => 8,
            (_, 1.., _, _) => 16,
            (Counting::Thai, 0, 2.., _) => 22,
            (Counting::Thai, 0, _, 2..) => 32,
            (_, 0, 1.., _) => 44,
            (Counting::Thai, ..) | (_, 0, 0, 1..) => 64,
            _ => return None,
        })
    }

    fn count_of(&self, player: Player, id: &str) -> usize {
        let is = |kind| self.game.kind(kind).id == id;
        self.squares_of(player)
            .filter_map(|at| self.piece_at(at))
            .filter(|man| is(man.kind))
            .count()
    }

    fn has_pawns(&self) -> bool {
        self.game.rules().each_player().any(|player| self.count_of(player, "p") > 0)
    }

    /// Tells whether the side that mates was counting the board's honour, which only draws.
    pub(crate) fn mated_by_counter(&self) -> bool {
        self.counter().is_some_and(|counter| counter != self.turn && self.men_of(counter) > 1)
    }

    /// Returns the draw of a count that has run out, or in which nobody is left to mate.
    pub(crate) fn counted_out(&self) -> Option<Outcome> {
        let counts = self.game.rules().endings.counting != Counting::Off;
        let mut players = self.game.rules().each_player();
        let out = counts
            && (self.count.limit != 0 && self.count.made > self.count.limit
                || players.all(|player| self.men_of(player) == 1));
        out.then(|| Outcome::draw(Ending::Counting))
    }
}

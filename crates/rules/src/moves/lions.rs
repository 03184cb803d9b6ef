//! The rules against trading lions.

use crate::board::Square;
use crate::moves::Move;
use crate::position::{NOWHERE, Position};
use crate::rules::{NewLion, TakenProtector};
use crate::tables::{Tables, Trading};

impl Position {
    /// Returns the lion that a move may not take, by its square.
    pub(crate) fn forbidden_lion(&self, tables: &Tables, played: Move) -> Option<u16> {
        let trading = tables.trading.as_ref()?;
        let [way, _] = played.ways();
        let is_lion = |square: u16| trading.lion[usize::from(self.man_at(square))];
        let (from, to) = (played.raw_from(), played.raw_to());
        let last = to != from && is_lion(to);
        if !last && !is_lion(way) {
            return None;
        }
        if trading.lion[usize::from(self.men[usize::from(from)])] {
            return (last && self.trades(tables, trading, from, way, to)).then_some(to);
        }
        if self.lost_lion == NOWHERE {
            return None;
        }
        let retakes =
            |square: u16| trading.new_lion == NewLion::MayBeTaken && square == self.lost_lion;
        [way, to].into_iter().find(|&at| at != from && is_lion(at) && !retakes(at))
    }

    /// Tells whether a lion that takes another would only trade itself for it.
    fn trades(&self, tables: &Tables, trading: &Trading, from: u16, way: u16, to: u16) -> bool {
        if self.is_beside(from, to) {
            return false;
        }
        let guarded = |gone| self.attacked_without(tables, to, self.turn, [from, gone]);
        let taken = self.man_at(way);
        if taken == 0 {
            return guarded(NOWHERE);
        }
        trading.little[usize::from(taken)]
            && (guarded(way)
                || trading.taken_protector == TakenProtector::Counts && guarded(NOWHERE))
    }

    fn is_beside(&self, a: u16, b: u16) -> bool {
        let board = &self.game.rules().board;
        let (a, b) = (Square::new(a), Square::new(b));
        board.file(a).abs_diff(board.file(b)) <= 1 && board.rank(a).abs_diff(board.rank(b)) <= 1
    }

    /// Returns the square of a lion that the man of a move takes without being one.
    pub(crate) fn lion_lost_by(&self, tables: &Tables, played: Move) -> u16 {
        let Some(trading) = &tables.trading else { return NOWHERE };
        if trading.lion[usize::from(self.men[usize::from(played.raw_from())])] {
            return NOWHERE;
        }
        let [way, _] = played.ways();
        let is_lion = |&square: &u16| trading.lion[usize::from(self.man_at(square))];
        [way, played.raw_to()].into_iter().find(is_lion).unwrap_or(NOWHERE)
    }
}

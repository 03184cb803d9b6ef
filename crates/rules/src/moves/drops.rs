//! Drops: where a man from the hand may be put.

use std::ops::ControlFlow;

use crate::board::{Player, Square};
use crate::kind::KindId;
use crate::moves::Move;
use crate::position::{NOWHERE, Position};
use crate::rules::Safety;
use crate::square_set::SquareSet;
use crate::tables::Tables;

impl Position {
    /// Hands on the legal drops on `targets`, which are empty squares.
    pub(super) fn visit_drops(
        &self,
        tables: &Tables,
        targets: &SquareSet,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for &kind in &tables.hand_order {
            if self.in_hand(self.turn, kind) == 0 {
                continue;
            }
            let man = tables.man(kind, self.turn);
            let pawn = tables.pawn == Some(kind);
            let files = if pawn { self.files_with_pawn(tables, kind) } else { 0 };
            for square in targets.iter() {
                if tables.is_stuck(man, square) {
                    continue;
                }
                let dropped = Move::drop(kind, Square::new(square));
                if pawn && !self.pawn_may_drop(tables, dropped, files) {
                    continue;
                }
                visit(dropped)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Tells whether a player still has men to place at the beginning of the game.
    pub(crate) fn is_placing(&self, tables: &Tables, player: Player) -> bool {
        !tables.placing.is_empty()
            && tables.hand_order.iter().any(|&kind| self.in_hand(player, kind) > 0)
    }

    /// Hands on the ways to place a man of the player to move.
    pub(super) fn visit_placing(
        &self,
        tables: &Tables,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let empty = self.empty_squares();
        for &kind in tables.hand_order.iter().filter(|&&kind| self.in_hand(self.turn, kind) > 0) {
            let man = usize::from(tables.man(kind, self.turn));
            for square in empty.and(&tables.placing[man]).iter() {
                let placed = Move::drop(kind, Square::new(square));
                if self.places_safely(tables, placed) {
                    visit(placed)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Tells whether the own king is safe when a man is placed, be it the king.
    fn places_safely(&self, tables: &Tables, placed: Move) -> bool {
        let royal = placed.dropped().is_some_and(|kind| self.game.kind(kind).royal);
        if royal && self.game.rules().safety == Safety::Lawful {
            return !self.attacked(tables, placed.raw_to(), self.turn, NOWHERE);
        }
        self.leaves_king_safe(tables, placed)
    }

    /// Returns the files, as bits, where the player to move has an unpromoted pawn.
    pub(crate) fn files_with_pawn(&self, tables: &Tables, kind: KindId) -> u32 {
        let pawn = tables.man(kind, self.turn);
        let board = &self.game.rules().board;
        let on = |at: &u16| self.men[usize::from(*at)] == pawn;
        self.places[self.turn.index()]
            .iter()
            .filter(on)
            .fold(0, |files, at| files | 1 << board.file(Square::new(at)))
    }

    fn pawn_may_drop(&self, tables: &Tables, dropped: Move, files: u32) -> bool {
        let square = Square::new(dropped.raw_to());
        files >> self.game.rules().board.file(square) & 1 == 0
            && !self.is_uchifuzume(tables, dropped)
    }

    /// Tells whether a pawn drop gives check and leaves the checked side without a legal move.
    ///
    /// True legality decides: the taker may be pinned, and the pawn may have shut off a line of
    /// the dropper's own.
    pub(super) fn is_uchifuzume(&self, tables: &Tables, dropped: Move) -> bool {
        let enemy = self.next_after(self.turn).index();
        let Some(kind) = dropped.dropped().filter(|_| self.royals[enemy] > 0) else {
            return false;
        };
        let man = tables.man(kind, self.turn);
        let king = self.royal_square[enemy];
        let hits = |&(direction, reach): &(u8, u8)| {
            tables.ray(dropped.raw_to(), direction, reach).first() == Some(&king)
        };
        if !tables.walks(man).iter().any(hits) {
            return false;
        }
        let mut after = self.without_past();
        after.play_with(tables, dropped);
        !after.has_legal_move()
    }
}

//! First moves: castling, the double step and taking in passing, and the rights they need.

use std::ops::ControlFlow;

use crate::board::{Player, Square};
use crate::kind::Takes;
use crate::moves::Move;
use crate::position::{NOWHERE, Position, put, take};
use crate::rules::EndOfRights;
use crate::tables::{Man, Tables, key_of_rights};

impl Position {
    /// Returns the square whose man a move takes: where it ends, unless it takes in passing or by
    /// jumping.
    #[inline]
    pub(crate) fn victim_square(&self, tables: &Tables, played: Move, man: Man) -> u16 {
        let to = played.raw_to();
        if tables.jumps.take
            && let Some((over, Takes::Enemies)) = tables.jumped(man, played.raw_from(), to)
        {
            return over;
        }
        let in_passing = to == self.passed && tables.en_passant == Some(tables.kind(man));
        if in_passing && self.men[usize::from(to)] == 0 {
            self.passer(to, played.raw_from())
        } else {
            to
        }
    }

    /// Returns where the man stands that passed over a square: beside the one that takes it.
    fn passer(&self, passed: u16, taker: u16) -> u16 {
        let board = &self.game.rules().board;
        let (file, rank) = (Square::new(passed), Square::new(taker));
        let beside = board.square(board.file(file), board.rank(rank));
        beside.expect("a file and a rank of the board meet on it").index() as u16
    }

    /// Ends the rights a move uses up, opens a double step to taking, and moves the rook of a
    /// castling.
    pub(crate) fn note_first_move(&mut self, tables: &Tables, played: Move, man: Man) {
        let before = key_of_rights(self.rights, self.passed);
        let (from, to) = (played.raw_from(), played.raw_to());
        self.rights &= !(tables.rights_lost(from) | tables.rights_lost(to));
        self.passed = NOWHERE;
        if played.is_castling() {
            let [rook_from, rook_to] = tables.castlings[played.castling_rule()].rook;
            let rook = take(self, tables, rook_from);
            put(self, tables, rook, rook_to);
        }
        if !tables.becomes[usize::from(man)].is_empty() {
            self.quiet = 0;
        }
        if tables.en_passant == Some(tables.kind(man)) && from.abs_diff(to) == 2 {
            self.passed = from.midpoint(to);
        }
        self.key ^= before ^ key_of_rights(self.rights, self.passed);
    }

    /// Forgets the square that a double step has passed if no man may take there: a position is
    /// the same only if the same moves are legal.
    pub(crate) fn settle_passed(&mut self, tables: &Tables) {
        let takes = |played| self.leaves_king_safe(tables, played);
        if self.passed != NOWHERE && !self.captures_in_passing(tables).any(takes) {
            self.forget_passed();
        }
    }

    /// Closes the square that a double step has passed.
    pub(crate) fn forget_passed(&mut self) {
        let before = key_of_rights(self.rights, self.passed);
        self.passed = NOWHERE;
        self.key ^= before ^ key_of_rights(self.rights, self.passed);
    }

    /// Returns the captures in passing that walks allow, whatever becomes of the king.
    pub(super) fn captures_in_passing<'a>(
        &'a self,
        tables: &'a Tables,
    ) -> impl Iterator<Item = Move> + 'a {
        let passed = self.passed;
        let pawn = tables.en_passant.map(|kind| tables.man(kind, self.turn));
        let stands = move |&from: &u16| Some(self.men[usize::from(from)]) == pawn;
        let takers = self.places[self.turn.index()].iter().filter(stands);
        let reaches = move |&from: &u16| {
            let strides = tables.strides(self.men[usize::from(from)]).iter();
            strides.filter(|stride| stride.takes == Takes::Enemies).any(|stride| {
                tables.ray(from, stride.direction, stride.reach).first() == Some(&passed)
            })
        };
        let takers = takers.filter(move |_| passed != NOWHERE).filter(reaches);
        takers.map(move |from| Move::step(Square::new(from), Square::new(passed)))
    }

    /// Hands on the lawful captures in passing.
    pub(super) fn visit_captures_in_passing(
        &self,
        tables: &Tables,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.passed == NOWHERE {
            return ControlFlow::Continue(());
        }
        self.captures_in_passing(tables)
            .filter(|&played| self.leaves_king_safe(tables, played))
            .try_for_each(visit)
    }

    /// Tells whether a player still has moves of the opening to make.
    pub(crate) fn is_opening(&self, tables: &Tables, player: Player) -> bool {
        let owes = |&(right, ref way): &(u32, Vec<u16>)| {
            let man = self.men[usize::from(way[0])];
            self.rights & right != 0 && man != 0 && tables.owner(man) == player
        };
        tables.opening.iter().any(owes)
    }

    /// Hands on the moves of the opening that the player to move has to make.
    pub(super) fn visit_opening(
        &self,
        tables: &Tables,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (right, way) in &tables.opening {
            let (from, to) = (way[0], way[way.len() - 1]);
            let man = self.men[usize::from(from)];
            let stands = self.rights & right != 0 && man != 0 && tables.owner(man) == self.turn;
            if stands && way[1..].iter().all(|&at| self.men[usize::from(at)] == 0) {
                visit(Move::step(Square::new(from), Square::new(to)))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Ends the right of a king that is in check, where a check ends it.
    pub(crate) fn end_rights(&mut self, tables: &Tables) {
        if tables.ended_by == EndOfRights::Check && self.in_check(self.turn) {
            let before = key_of_rights(self.rights, self.passed);
            self.rights &= !tables.rights_lost(self.royal_square[self.turn.index()]);
            self.key ^= before ^ key_of_rights(self.rights, self.passed);
        }
    }

    pub(crate) fn move_rook_back(&mut self, tables: &Tables, played: Move) {
        let [rook_from, rook_to] = tables.castlings[played.castling_rule()].rook;
        let rook = take(self, tables, rook_to);
        put(self, tables, rook, rook_from);
    }

    /// Hands on the castlings of the player to move.
    pub(super) fn visit_castlings(
        &self,
        tables: &Tables,
        checked: bool,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (rule, castling) in tables.castlings.iter().enumerate() {
            let [from, to] = castling.king;
            let own = self.men[usize::from(from)];
            let stands = self.rights & castling.right != 0
                && own != 0
                && tables.owner(own) == self.turn
                && !checked
                && castling.clear.iter().all(|&at| self.men[usize::from(at)] == 0);
            let safe = |&at: &u16| !self.attacked(tables, at, self.turn, from);
            if stands && castling.crossed.iter().all(safe) {
                visit(Move::castling(from, to, rule as u8))?;
            }
        }
        ControlFlow::Continue(())
    }
}

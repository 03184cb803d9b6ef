//! Making moves and taking them back.

use super::bitboard::Bitboard;
use super::board::{Board, KING};
use super::hand::Hand;
use super::keys;
use super::moves::Move;
use super::square::{Kind, Piece, Side, Square};
use super::tables::tables;

/// Hears how a move changes the board, so that an evaluation can keep up with it.
///
/// `()` hears nothing and costs nothing.
pub trait BoardObserver {
    /// A piece leaves a square.
    #[inline(always)]
    fn on_remove(&mut self, _piece: Piece, _square: Square) {}
    /// A piece arrives on a square.
    #[inline(always)]
    fn on_put(&mut self, _piece: Piece, _square: Square) {}
    /// A hand now holds `count` pieces of a kind; it held one more or one less before.
    #[inline(always)]
    fn on_hand(&mut self, _side: Side, _kind: Kind, _before: u32, _count: u32) {}
}

impl BoardObserver for () {}

/// What a panic says about a move that cannot be made.
const ILLEGAL: &str = "a move that is made is legal";
/// What a panic says about a move that cannot be taken back.
const NOT_LAST: &str = "a move that is taken back was made last";

/// What [`Board::unmake`] needs to take a move back.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    checkers: Bitboard,
    shields: Bitboard,
    place_key: u64,
    hand_key: u64,
    hand: Hand,
    captured: Piece,
}

impl Undo {
    /// Returns the piece the move captured, as it stood on the board.
    pub fn captured(&self) -> Option<Piece> {
        self.captured.some()
    }

    /// The board key before the move.
    #[inline]
    pub(super) fn board_key(&self) -> u64 {
        self.place_key
    }

    /// The hand of the side that moved, before the move.
    #[inline]
    pub(super) fn hand(&self) -> Hand {
        self.hand
    }

    /// Returns the key before the move.
    pub fn key(&self) -> u64 {
        self.place_key ^ self.hand_key
    }
}

impl Board {
    /// Makes a legal move.
    ///
    /// An illegal move may leave a position that means nothing, but it adds no pieces and breaks no
    /// memory.
    ///
    /// # Panics
    ///
    /// Panics when the moving piece does not stand on its square or is not held in hand, or when
    /// the destination is taken by an own piece.
    #[inline]
    pub fn make(&mut self, m: Move) -> Undo {
        self.make_observed(m, &mut ())
    }

    /// Makes a legal move and tells an observer what changes.
    ///
    /// # Panics
    ///
    /// As [`Board::make`].
    #[inline]
    pub fn make_observed(&mut self, m: Move, observer: &mut impl BoardObserver) -> Undo {
        match self.turn {
            Side::First => self.make_as::<0>(m, observer),
            Side::Second => self.make_as::<1>(m, observer),
        }
    }

    /// Takes back the move that was made last.
    ///
    /// # Panics
    ///
    /// Panics when the last move was another one in where it went or what it took.
    #[inline]
    pub fn unmake(&mut self, m: Move, undo: &Undo) {
        match self.turn {
            Side::First => self.unmake_as::<1>(m, undo),
            Side::Second => self.unmake_as::<0>(m, undo),
        }
    }

    #[inline(always)]
    pub(super) fn make_as<const US: usize>(
        &mut self,
        m: Move,
        observer: &mut impl BoardObserver,
    ) -> Undo {
        let mut undo = Undo {
            checkers: self.checkers,
            shields: self.shields,
            place_key: self.place_key,
            hand_key: self.hand_key,
            hand: self.hands[US],
            captured: Piece::EMPTY,
        };
        let (to, kind, after) = (m.to(), m.kind_index(), m.kind_after_index());
        let mut key = self.place_key ^ keys::TURN ^ keys::piece(US, after, to);
        let mut changed = Bitboard::of(to);
        if m.is_drop() {
            assert!(undo.hand.has(m.kind()) && self.cell(to) == Piece::EMPTY, "{}", ILLEGAL);
            self.hands[US].take(kind);
            self.hand_key = self.hand_key.wrapping_sub(keys::held(US, kind));
            observe_hand::<US>(observer, undo.hand, self.hands[US], kind);
        } else {
            let from = m.origin();
            undo.captured = self.cell(to);
            assert!(self.cell(from) == Piece::from_parts(kind, US), "{}", ILLEGAL);
            if let Some(captured) = undo.captured.some() {
                assert!(captured.side() as usize != US, "{}", ILLEGAL);
                key ^= self.capture::<US>(captured, to, observer);
            }
            observer.on_remove(Piece::from_parts(kind, US), from);
            key ^= keys::piece(US, kind, from);
            changed |= Bitboard::of(from);
            self.kinds[kind] ^= Bitboard::of(from);
            self.cells.set(from, Piece::EMPTY);
            if kind == KING {
                self.kings[US] = to;
            }
        }
        observer.on_put(Piece::from_parts(after, US), to);
        self.sides[US] ^= changed;
        self.kinds[after] ^= Bitboard::of(to);
        self.cells.set(to, Piece::from_parts(after, US));
        self.place_key = key;
        self.turn = if US == 0 { Side::Second } else { Side::First };

        // A step check can only come from the piece that moved.
        let king = self.kings[US ^ 1];
        let (sliders, shields) = self.sliders_on(US ^ 1, king);
        let stepper = tables().steps(US ^ 1, after, king) & Bitboard::of(to);
        self.checkers = sliders | stepper;
        self.shields = shields;
        undo
    }

    /// Takes an enemy piece off its square into the hand; returns the change of the board key.
    #[inline(always)]
    fn capture<const US: usize>(
        &mut self,
        captured: Piece,
        square: Square,
        observer: &mut impl BoardObserver,
    ) -> u64 {
        let kind = captured.kind_index();
        observer.on_remove(captured, square);
        self.sides[US ^ 1] ^= Bitboard::of(square);
        self.kinds[kind] ^= Bitboard::of(square);
        let before = self.hands[US];
        self.hands[US].add(kind & 7);
        self.hand_key = self.hand_key.wrapping_add(keys::held(US, kind & 7));
        observe_hand::<US>(observer, before, self.hands[US], kind & 7);
        keys::piece(US ^ 1, kind, square)
    }

    #[inline(always)]
    pub(super) fn unmake_as<const US: usize>(&mut self, m: Move, undo: &Undo) {
        let (to, kind, after) = (m.to(), m.kind_index(), m.kind_after_index());
        let mut held = undo.hand;
        if m.is_drop() {
            held.take(kind);
        } else if let Some(captured) = undo.captured.some() {
            held.add(captured.kind_index() & 7);
        }
        let moved = self.cell(to) == Piece::from_parts(after, US);
        assert!(moved && held == self.hands[US], "{}", NOT_LAST);
        self.kinds[after] ^= Bitboard::of(to);
        let mut changed = Bitboard::of(to);
        self.cells.set(to, undo.captured);
        if !m.is_drop() {
            let from = m.origin();
            assert!(self.cell(from) == Piece::EMPTY, "{}", NOT_LAST);
            changed |= Bitboard::of(from);
            self.kinds[kind] ^= Bitboard::of(from);
            self.cells.set(from, Piece::from_parts(kind, US));
            if let Some(captured) = undo.captured.some() {
                self.sides[US ^ 1] ^= Bitboard::of(to);
                self.kinds[captured.kind_index()] ^= Bitboard::of(to);
            }
            if kind == KING {
                self.kings[US] = from;
            }
        }
        self.sides[US] ^= changed;
        self.hands[US] = undo.hand;
        self.place_key = undo.place_key;
        self.hand_key = undo.hand_key;
        self.checkers = undo.checkers;
        self.shields = undo.shields;
        self.turn = if US == 0 { Side::First } else { Side::Second };
    }

    /// Passes the turn without a move; not allowed in check.
    ///
    /// Undo with [`Board::unmake_null`].
    #[must_use]
    pub fn make_null(&mut self) -> Undo {
        debug_assert!(!self.in_check(), "a side in check cannot pass");
        let undo = Undo {
            checkers: self.checkers,
            shields: self.shields,
            place_key: self.place_key,
            hand_key: self.hand_key,
            hand: self.hand(self.turn),
            captured: Piece::EMPTY,
        };
        self.turn = self.turn.other();
        self.place_key ^= keys::TURN;
        let us = self.turn.index();
        self.checkers = Bitboard::EMPTY;
        self.shields = self.sliders_on(us, self.kings[us]).1;
        undo
    }

    /// Takes a null move back.
    pub fn unmake_null(&mut self, undo: &Undo) {
        self.turn = self.turn.other();
        self.place_key = undo.place_key;
        self.checkers = undo.checkers;
        self.shields = undo.shields;
    }
}

#[inline(always)]
fn observe_hand<const US: usize>(
    observer: &mut impl BoardObserver,
    before: Hand,
    after: Hand,
    kind: usize,
) {
    let kind = Kind::from_index(kind);
    let side = if US == 0 { Side::First } else { Side::Second };
    observer.on_hand(side, kind, before.count(kind), after.count(kind));
}

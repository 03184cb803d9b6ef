//! Moves in 32 bits and the list they are generated into.

use core::fmt;
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Deref;

use super::bitboard::Bitboard;
use super::square::{Kind, Side, Square};
use super::store;

/// One move: a step of a piece on the board, or a drop.
///
/// Bits 0-6: destination. Bits 7-13: origin (for a drop, the kind). Bit 14: promotes. Bit 15: drop.
/// Bits 16-19: the kind that moves, before any promotion. The low sixteen bits name the move within
/// its position ([`Move::compact`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Move(u32);

pub(super) const ORIGIN: u32 = 7;
pub(super) const PROMOTES: u32 = 1 << 14;
pub(super) const DROP: u32 = 1 << 15;
pub(super) const KIND: u32 = 16;

impl Move {
    /// A move of `kind` from one square to another.
    #[inline(always)]
    pub const fn step(kind: Kind, from: Square, to: Square) -> Self {
        Self((kind as u32) << KIND | (from.index() as u32) << ORIGIN | to.index() as u32)
    }

    /// The same move with promotion.
    #[inline(always)]
    #[must_use]
    pub const fn promoting(self) -> Self {
        Self(self.0 | PROMOTES)
    }

    /// A drop of `kind` from the hand.
    #[inline(always)]
    pub const fn drop(kind: Kind, to: Square) -> Self {
        Self((kind as u32) << KIND | DROP | (kind as u32) << ORIGIN | to.index() as u32)
    }

    /// Returns the destination.
    #[inline(always)]
    pub const fn to(self) -> Square {
        Square::from_low_bits(self.0)
    }

    /// Returns the origin, or nothing for a drop.
    #[inline(always)]
    pub const fn from(self) -> Option<Square> {
        if self.is_drop() { None } else { Some(self.origin()) }
    }

    /// The origin of a move that is no drop.
    #[inline(always)]
    pub(super) const fn origin(self) -> Square {
        Square::from_low_bits(self.0 >> ORIGIN)
    }

    /// Returns the kind that moves or is dropped, before any promotion.
    #[inline(always)]
    pub fn kind(self) -> Kind {
        Kind::from_index(self.kind_index())
    }

    #[inline(always)]
    pub(super) const fn kind_index(self) -> usize {
        (self.0 >> KIND & 15) as usize
    }

    /// Returns the kind that stands on the destination afterwards.
    #[inline(always)]
    pub fn kind_after(self) -> Kind {
        Kind::from_index(self.kind_after_index())
    }

    #[inline(always)]
    pub(super) const fn kind_after_index(self) -> usize {
        // Promotion adds eight to the kind.
        self.kind_index() | (self.0 >> 11 & 8) as usize
    }

    /// Whether the piece promotes.
    #[inline(always)]
    pub const fn is_promotion(self) -> bool {
        self.0 & PROMOTES != 0
    }

    /// Whether the move is a drop.
    #[inline(always)]
    pub const fn is_drop(self) -> bool {
        self.0 & DROP != 0
    }

    /// Returns sixteen bits that tell the move from every other move of the same position.
    #[inline(always)]
    pub const fn compact(self) -> u16 {
        self.0 as u16
    }

    /// Reads compact bits; `kind_on` tells which kind stands on the origin.
    pub(super) fn from_compact(
        compact: u16,
        kind_on: impl Fn(Square) -> Option<Kind>,
    ) -> Option<Self> {
        let bits = u32::from(compact);
        let to = Square::new((bits & 127) as usize)?;
        let origin = (bits >> ORIGIN & 127) as usize;
        if bits & DROP != 0 {
            let kind = Kind::IN_HAND.get(origin)?;
            return (bits & PROMOTES == 0).then_some(Self::drop(*kind, to));
        }
        let from = Square::new(origin)?;
        let m = Self::step(kind_on(from)?, from, to);
        Some(if bits & PROMOTES == 0 { m } else { m.promoting() })
    }

    /// Returns all bits.
    #[inline(always)]
    pub const fn bits(self) -> u32 {
        self.0
    }
}

/// Writes the move as USI does: `7g7f`, `8h2b+`, `P*5e`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.from() {
            None => write!(f, "{}*{}", super::text::letter(self.kind(), Side::First), self.to()),
            Some(from) => {
                let plus = if self.is_promotion() { "+" } else { "" };
                write!(f, "{from}{}{plus}", self.to())
            }
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The most moves any board of one shogi set can have.
///
/// 7 x 81 drops, and on the board at most 32 moves for each of 2 bishops and 2 rooks (both with and
/// without promotion), 16 for each of 4 lances, 10 and 6 for each of 4 silvers and golds, 4 for each
/// of 4 knights, 2 for each of 18 pawns, and 8 for a king. The known maximum is 593.
///
/// No move can add pieces to a board, legal or not: see [`Board::make`](super::Board::make).
pub(super) const MOST: usize = 7 * 81 + 4 * 32 + 4 * 16 + 4 * 10 + 4 * 6 + 4 * 4 + 18 * 2 + 8;
/// The widest store writes this many moves, not all of which need be wanted.
const STORE: usize = 16;
/// Room for the moves of a board after those of another, or of the same in two selections.
const CAPACITY: usize = 2 * MOST + STORE;

/// A list of moves on the stack.
pub struct MoveList {
    len: usize,
    moves: [MaybeUninit<Move>; CAPACITY],
}

impl MoveList {
    /// An empty list.
    #[inline(always)]
    pub const fn new() -> Self {
        Self { len: 0, moves: [const { MaybeUninit::uninit() }; CAPACITY] }
    }

    /// Removes all moves.
    #[inline(always)]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Keeps only the moves for which `keep` holds, in order.
    pub fn retain(&mut self, mut keep: impl FnMut(Move) -> bool) {
        let mut kept = 0;
        for index in 0..self.len {
            let m = self[index];
            if keep(m) {
                self.moves[kept] = MaybeUninit::new(m);
                kept += 1;
            }
        }
        self.len = kept;
    }

    /// Adds one move.
    ///
    /// # Panics
    ///
    /// Panics when the list is full, which no legal board can cause.
    #[inline(always)]
    pub fn push(&mut self, m: Move) {
        self.moves[self.len] = MaybeUninit::new(m);
        self.len += 1;
    }

    /// Calls `write` with a writer that adds at most `most` moves to the list.
    ///
    /// # Safety
    ///
    /// `write` must not add more than `most` moves.
    ///
    /// # Panics
    ///
    /// Panics when the list has no room for so many.
    #[inline(always)]
    pub(super) unsafe fn write(&mut self, most: usize, write: impl FnOnce(&mut Writer<'_>)) {
        assert!(
            self.len + most + STORE <= CAPACITY,
            "the list was cleared or held one board's moves"
        );
        let start = self.moves.as_mut_ptr();
        // SAFETY: `len` is at most `CAPACITY`, so the place lies within the array or at its end.
        let end = unsafe { start.add(self.len) };
        let mut writer = Writer { end: end.cast(), list: PhantomData };
        write(&mut writer);
        // SAFETY: the writer started in the array and moves forward within it.
        self.len = unsafe { writer.end.cast::<MaybeUninit<Move>>().offset_from(start) } as usize;
    }
}

impl MoveList {
    /// Calls `write`, which writes one set.
    pub(super) fn write_set(&mut self, write: impl FnOnce(&mut Writer<'_>)) {
        // SAFETY: a set has at most 81 squares.
        unsafe { self.write(Square::COUNT, write) };
    }
}

/// The growing end of a [`MoveList`]: two pointers that the generator keeps in registers.
#[derive(Debug)]
pub(super) struct Writer<'a> {
    end: *mut u32,
    list: PhantomData<&'a mut MoveList>,
}

impl Writer<'_> {
    /// The same end again; whoever writes with it hands its end back.
    #[inline(always)]
    pub(super) fn copied(&self) -> Self {
        Self { end: self.end, list: PhantomData }
    }

    /// Adds the move `base + square` for each square of the set, lowest first.
    #[inline(always)]
    pub(super) fn extend(&mut self, base: u32, set: Bitboard) {
        self.add::<1, false>(base, set.0.lo());
        self.add::<1, false>(base + 63, set.0.hi());
    }

    /// As [`Writer::extend`], for at most eight squares.
    #[inline(always)]
    pub(super) fn extend_few(&mut self, base: u32, set: Bitboard) {
        self.add::<1, true>(base, set.0.lo());
        // Few pieces are near the last two files: most sets have nothing there.
        if set.0.hi() != 0 {
            self.add::<1, true>(base + 63, set.0.hi());
        }
    }

    /// Adds the move `base + 129 x square`, whose origin is a fixed distance from the destination.
    #[inline(always)]
    pub(super) fn extend_pawns(&mut self, base: u32, set: Bitboard) {
        self.add::<129, false>(base, set.0.lo());
        self.add::<129, false>(base.wrapping_add(63 * 129), set.0.hi());
    }

    #[inline(always)]
    fn add<const SCALE: u32, const FEW: bool>(&mut self, base: u32, bits: u64) {
        // SAFETY: `MoveList::write` has made sure of room for what will be written and one widest
        // store, and `Move` is a transparent `u32`.
        unsafe { self.end = self.end.add(store::products::<SCALE, FEW>(self.end, base, bits)) };
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];
    #[inline(always)]
    fn deref(&self) -> &[Move] {
        // SAFETY: the first `len` moves have been written, and `MaybeUninit<Move>` has the layout
        // of `Move`.
        unsafe { core::slice::from_raw_parts(self.moves.as_ptr().cast(), self.len) }
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

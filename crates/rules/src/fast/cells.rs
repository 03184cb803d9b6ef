//! Which piece stands on which square, one byte each.

use super::bitboard::Bitboard;
use super::lanes;
use super::square::{Piece, Square};

/// Bytes compared at once.
const STRIDE: usize = 16;

/// The piece on every square. Room is left at the end, so that two boards are compared in whole
/// vectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(32))]
pub struct Cells([Piece; 96]);

/// An empty board.
impl Default for Cells {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Cells {
    pub(super) const EMPTY: Self = Self([Piece::EMPTY; 96]);

    /// Returns the piece on a square.
    #[inline(always)]
    pub fn at(&self, square: Square) -> Option<Piece> {
        self.cell(square).some()
    }

    /// Returns the squares on which two boards differ.
    ///
    /// ```
    /// use shogido_rules::fast::Position;
    ///
    /// let mut position = Position::start();
    /// let before = *position.board().cells();
    /// position.do_move(position.board().parse_move("7g7f").expect("a legal move"));
    /// assert_eq!(before.differences(position.board().cells()).len(), 2);
    /// ```
    #[inline]
    pub fn differences(&self, other: &Self) -> Bitboard {
        let (ours, _) = self.0.as_chunks::<STRIDE>();
        let (theirs, _) = other.0.as_chunks::<STRIDE>();
        let mut bits = 0;
        for (chunk, (one, two)) in ours.iter().zip(theirs).enumerate() {
            bits |= u128::from(lanes::unlike(one, two)) << (STRIDE * chunk);
        }
        Bitboard::from_bits(bits)
    }

    #[inline(always)]
    pub(super) fn cell(&self, square: Square) -> Piece {
        // SAFETY: a `Square` is at most 81 and there are 96 cells.
        unsafe { *self.0.get_unchecked(square.index()) }
    }

    #[inline(always)]
    pub(super) fn set(&mut self, square: Square, piece: Piece) {
        // SAFETY: a `Square` is at most 81 and there are 96 cells.
        unsafe { *self.0.get_unchecked_mut(square.index()) = piece }
    }
}

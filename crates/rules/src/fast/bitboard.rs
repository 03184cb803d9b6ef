//! A set of squares of the 9x9 board.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use super::lanes::Lanes;
use super::square::Square;

/// Squares in the low lane: files 1 to 7. Bit 63 stays clear, so no file crosses the lanes.
const LOW: u32 = 63;
const LOW_BITS: u64 = (1 << LOW) - 1;
const HIGH_BITS: u64 = (1 << 18) - 1;

/// A set of squares.
///
/// Squares run down the files: 1a, 1b, ... 9i. The first seven files lie in one 64-bit lane and the
/// last two in the other, so work within a file (pawns, lances, files free of pawns) is one shift or
/// one subtraction on both lanes at once.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Bitboard(pub(super) Lanes);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(Lanes::new(0, 0));
    /// Every square.
    pub const ALL: Self = Self(Lanes::new(LOW_BITS, HIGH_BITS));

    /// Builds the set from one bit per square, square 0 lowest; bits past square 80 are dropped.
    pub const fn from_bits(bits: u128) -> Self {
        Self(Lanes::new(bits as u64 & LOW_BITS, (bits >> LOW) as u64 & HIGH_BITS))
    }

    /// Returns one bit per square, square 0 lowest.
    pub fn bits(self) -> u128 {
        u128::from(self.0.lo()) | u128::from(self.0.hi()) << LOW
    }

    /// Whether the set holds no square.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// Whether the set holds a square.
    #[inline(always)]
    pub fn any(self) -> bool {
        !self.0.is_empty()
    }

    /// Whether the two sets share a square.
    #[inline(always)]
    pub fn meets(self, other: Self) -> bool {
        !self.0.misses(other.0)
    }

    /// Returns the number of squares.
    #[inline(always)]
    pub fn len(self) -> u32 {
        self.0.lo().count_ones() + self.0.hi().count_ones()
    }

    /// Whether the set holds two squares or more.
    #[inline(always)]
    pub fn more_than_one(self) -> bool {
        let (lo, hi) = (self.0.lo(), self.0.hi());
        if lo == 0 { hi & hi.wrapping_sub(1) != 0 } else { hi != 0 || lo & (lo - 1) != 0 }
    }

    /// Whether the set holds `square`.
    #[inline(always)]
    pub fn contains(self, square: Square) -> bool {
        self.meets(Self::of(square))
    }

    /// The set of one square.
    #[inline(always)]
    pub fn of(square: Square) -> Self {
        super::tables::single(square)
    }

    /// Returns the lowest square of the set, if any.
    #[inline(always)]
    pub fn first(self) -> Option<Square> {
        self.any().then(|| self.lowest())
    }

    /// Returns the lowest square, or [`Square::NONE`] or another square past the board if empty.
    #[inline(always)]
    pub(super) fn lowest(self) -> Square {
        let (lo, hi) = (self.0.lo(), self.0.hi());
        let index = if lo == 0 { LOW + hi.trailing_zeros().min(18) } else { lo.trailing_zeros() };
        Square::from_bit(index)
    }

    /// Calls `visit` with every square, lowest first.
    #[inline(always)]
    pub fn for_each(self, mut visit: impl FnMut(Square)) {
        // One loop for both lanes, so that the body is compiled once and surely inlined.
        let (mut bits, mut start) = (self.0.lo(), 0);
        loop {
            while bits != 0 {
                visit(Square::from_bit(start + bits.trailing_zeros()));
                bits &= bits - 1;
            }
            if start == LOW {
                return;
            }
            (bits, start) = (self.0.hi(), LOW);
        }
    }

    /// Every square moved one rank down the board (towards rank i); the caller masks rank a.
    #[inline(always)]
    pub(super) fn rank_down(self) -> Self {
        Self(self.0.up::<1>())
    }

    /// Every square moved one rank up the board (towards rank a); the caller masks rank i.
    #[inline(always)]
    pub(super) fn rank_up(self) -> Self {
        Self(self.0.down::<1>())
    }

    /// All squares of the files in which `self` has none.
    ///
    /// Per file, `256 - b` keeps bit 8 only when the file is empty (`b` is the file's nine bits);
    /// it relies on at most one square of each file being set.
    #[inline(always)]
    pub(super) fn free_files(self) -> Self {
        const RANK_I: Lanes = Lanes::new(0x4020_1008_0402_0100, 0x20100);
        let free = RANK_I.sub(self.0).and(RANK_I);
        Self(free.down::<8>()).fill_files()
    }

    /// Nine squares for each one of rank a.
    #[inline(always)]
    fn fill_files(self) -> Self {
        Self(self.0.up::<9>().sub(self.0))
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, $lanes:ident) => {
        impl $trait for Bitboard {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Self(self.0.$lanes(other.0))
            }
        }
    };
}

operator!(BitAnd, bitand, and);
operator!(BitOr, bitor, or);
operator!(BitXor, bitxor, xor);
operator!(Sub, sub, and_not);

impl Not for Bitboard {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self::ALL - self
    }
}

impl BitAndAssign for Bitboard {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Bitboard {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitXorAssign for Bitboard {
    #[inline(always)]
    fn bitxor_assign(&mut self, other: Self) {
        *self = *self ^ other;
    }
}

impl PartialEq for Bitboard {
    fn eq(&self, other: &Self) -> bool {
        (*self ^ *other).is_empty()
    }
}

impl Eq for Bitboard {}

impl Default for Bitboard {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | Self::of(square))
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;
    #[inline(always)]
    fn into_iter(self) -> Squares {
        Squares { lo: self.0.lo(), hi: self.0.hi() }
    }
}

/// The squares of a [`Bitboard`], lowest first.
#[derive(Clone, Debug)]
pub struct Squares {
    lo: u64,
    hi: u64,
}

impl Iterator for Squares {
    type Item = Square;
    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        if self.lo != 0 {
            let square = Square::from_bit(self.lo.trailing_zeros());
            self.lo &= self.lo - 1;
            return Some(square);
        }
        if self.hi != 0 {
            let square = Square::from_bit(LOW + self.hi.trailing_zeros());
            self.hi &= self.hi - 1;
            return Some(square);
        }
        None
    }
}

/// Draws the board as the first player sees it: file 9 on the left, rank a on top.
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = self.bits();
        for rank in 0..9 {
            for file in (0..9).rev() {
                f.write_str(if bits >> (file * 9 + rank) & 1 == 1 { "#" } else { "." })?;
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}

//! Sets of squares, for boards up to 25×25.

use crate::board::Square;

/// Words of 64 squares that the largest board needs.
const WORDS: usize = 10;

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SquareSet([u64; WORDS]);

impl SquareSet {
    /// Returns the set of the first squares, as many as a board has.
    pub(crate) fn first(squares: usize) -> SquareSet {
        let word = |at: usize| match squares.saturating_sub(at * 64) {
            left if left >= 64 => u64::MAX,
            left => (1 << left) - 1,
        };
        SquareSet(std::array::from_fn(word))
    }

    #[inline]
    pub(crate) fn insert(&mut self, square: u16) {
        self.0[usize::from(square / 64)] |= 1 << (square % 64);
    }

    #[inline]
    pub(crate) fn remove(&mut self, square: u16) {
        self.0[usize::from(square / 64)] &= !(1 << (square % 64));
    }

    #[inline]
    pub(crate) fn contains(&self, square: u16) -> bool {
        self.0[usize::from(square / 64)] >> (square % 64) & 1 != 0
    }

    #[inline]
    pub(crate) fn without(&self, other: &SquareSet) -> SquareSet {
        SquareSet(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }

    #[inline]
    pub(crate) fn and(&self, other: &SquareSet) -> SquareSet {
        SquareSet(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }

    /// Returns the number of squares.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns the squares of the set in order.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = u16> + '_ {
        self.0.iter().enumerate().flat_map(|(word, &bits)| {
            let first = (bits != 0).then_some(bits);
            let rest = |bits: &u64| Some(bits & (bits - 1)).filter(|&rest| rest != 0);
            std::iter::successors(first, rest)
                .map(move |bits| (word * 64) as u16 + bits.trailing_zeros() as u16)
        })
    }
}

impl FromIterator<u16> for SquareSet {
    fn from_iter<T: IntoIterator<Item = u16>>(squares: T) -> SquareSet {
        let mut set = SquareSet::default();
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

impl<'a> FromIterator<&'a Square> for SquareSet {
    fn from_iter<T: IntoIterator<Item = &'a Square>>(squares: T) -> SquareSet {
        squares.into_iter().map(|square| square.raw()).collect()
    }
}

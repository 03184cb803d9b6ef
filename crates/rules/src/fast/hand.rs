//! Pieces in hand, packed in one word.

use core::fmt;

use super::square::Kind;

/// The pieces one side holds in hand.
///
/// Each kind has a bit field with a free bit above it, so two hands are compared kind by kind with a
/// single subtraction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hand(u32);

/// Where the field of each kind begins, by kind number (pawn, lance, knight, silver, bishop, rook, gold).
const SHIFT: [u32; 8] = [0, 8, 12, 16, 20, 24, 28, 0];
/// The bits of each field.
const FIELD: [u32; 8] = [31, 7, 7, 7, 7, 7, 7, 0];
/// The free bit above each field.
const GUARDS: u32 = 1 << 5 | 1 << 11 | 1 << 15 | 1 << 19 | 1 << 23 | 1 << 27 | 1 << 31;

impl Hand {
    /// An empty hand.
    pub const EMPTY: Self = Self(0);

    /// Returns how many pieces of a kind are held (0 for kinds that cannot be held).
    #[inline(always)]
    pub const fn count(self, kind: Kind) -> u32 {
        let index = kind.index() & 7;
        if kind.is_promoted() { 0 } else { self.0 >> SHIFT[index] & FIELD[index] }
    }

    /// Whether a piece of the kind is held.
    #[inline(always)]
    pub const fn has(self, kind: Kind) -> bool {
        self.count(kind) > 0
    }

    /// Whether nothing is held.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this hand holds at least as many of every kind as `other`.
    #[inline(always)]
    pub const fn covers(self, other: Self) -> bool {
        (self.0 | GUARDS).wrapping_sub(other.0) & GUARDS == GUARDS
    }

    /// Returns the word that packs the hand; equal hands have equal words.
    #[inline(always)]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Adds one piece of a plain kind.
    #[inline(always)]
    pub(super) fn add(&mut self, kind: usize) {
        self.0 += 1 << SHIFT[kind & 7];
    }

    /// Takes away one piece of a plain kind.
    #[inline(always)]
    pub(super) fn take(&mut self, kind: usize) {
        self.0 -= 1 << SHIFT[kind & 7];
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(Kind::IN_HAND.iter().filter(|&&k| self.has(k)).map(|&k| (k, self.count(k))))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_counts_what_was_added_and_taken() {
        let mut hand = Hand::EMPTY;
        for kind in Kind::IN_HAND {
            hand.add(kind.index());
            hand.add(kind.index());
            hand.take(kind.index());
        }
        assert!(Kind::IN_HAND.iter().all(|&kind| hand.count(kind) == 1));
        assert_eq!(hand.count(Kind::King), 0);
    }

    #[test]
    fn a_hand_covers_another_kind_by_kind() {
        let (mut more, mut less) = (Hand::EMPTY, Hand::EMPTY);
        more.add(Kind::Pawn.index());
        assert!(more.covers(less) && !less.covers(more));
        less.add(Kind::Gold.index());
        assert!(!more.covers(less) && !less.covers(more));
        more.add(Kind::Gold.index());
        assert!(more.covers(less) && more.covers(more));
    }
}

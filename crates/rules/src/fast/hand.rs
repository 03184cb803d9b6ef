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

    /// Returns the kinds of which two hands hold different numbers.
    ///
    /// ```
    /// use shogido_rules::fast::{Hand, Position, Side};
    ///
    /// let hand = Position::start().hand(Side::First);
    /// assert_eq!(hand.differences(Hand::EMPTY).count(), 0);
    /// ```
    #[inline]
    pub fn differences(self, other: Self) -> impl Iterator<Item = Kind> {
        let mut bits = self.0 ^ other.0;
        core::iter::from_fn(move || {
            // The pawns take the lowest eight bits, every other kind four.
            let kind = match bits.trailing_zeros() {
                32 => return None,
                low => (low / 4).max(1) as usize - 1,
            };
            bits &= !(FIELD[kind] << SHIFT[kind]);
            Some(Kind::from_index(kind))
        })
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

    #[test]
    fn hands_differ_in_the_kinds_of_which_they_hold_other_numbers() {
        for (one, kind) in Kind::IN_HAND.into_iter().enumerate() {
            for other in Kind::IN_HAND.into_iter().skip(one) {
                let (mut before, mut now) = (Hand::EMPTY, Hand::EMPTY);
                before.add(kind.index());
                (0..3).for_each(|_| now.add(other.index()));
                let differing: Vec<Kind> = before.differences(now).collect();
                let wanted = if kind == other { vec![kind] } else { vec![kind, other] };
                assert_eq!(differing, wanted);
            }
        }
        let mut many = Hand::EMPTY;
        (0..16).for_each(|_| many.add(Kind::Pawn.index()));
        assert_eq!(many.differences(Hand::EMPTY).collect::<Vec<_>>(), [Kind::Pawn]);
    }
}

//! What earlier parts of the search have learned about moves: the tables that order them.

use shogido_rules::fast::spread_out;

use crate::node::Node;

/// Bound of the butterfly table's entries.
pub(super) const MAIN_LIMIT: i32 = 7_183;
/// Bound of the capture table's entries.
const CAPTURE_LIMIT: i32 = 10_692;
/// Bound of the continuation table's entries.
const CONTINUATION_LIMIT: i32 = 29_952;
/// Bound of a correction, in evaluation units times its grain.
const CORRECTION_LIMIT: i32 = 1_024;
const CORRECTION_GRAIN: i32 = 16;
const CORRECTIONS: usize = 1 << 14;
/// Kinds of captured pieces told apart.
const VICTIMS: usize = 32;

/// Marks the absence of an earlier move.
pub(super) const NO_SLOT: usize = usize::MAX;

/// All history tables of one searching thread. Entries move towards a bound by a part of the
/// remaining distance ("gravity"), so that old lessons fade.
pub(crate) struct History<N: Node> {
    main: Vec<i16>,
    capture: Vec<i16>,
    continuation: Vec<i16>,
    counters: Vec<u16>,
    corrections: Vec<i16>,
    game: std::marker::PhantomData<N>,
}

impl<N: Node> std::fmt::Debug for History<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("History").finish_non_exhaustive()
    }
}

/// The slots of the moves one, two and four plies ago; `NO_SLOT` where there is none.
pub(super) type Before = [usize; 3];

/// Whether a move and the one it follows belong to the same side.
const RELATION: [usize; 3] = [0, 1, 1];

fn pull(entry: &mut i16, bonus: i32, limit: i32) {
    let bonus = bonus.clamp(-limit, limit);
    let value = i32::from(*entry);
    *entry = (value + bonus - value * bonus.abs() / limit) as i16;
}

impl<N: Node> History<N> {
    /// Empty tables.
    pub(crate) fn new() -> Self {
        Self {
            main: spread_out(2 * N::LINES),
            capture: spread_out(N::SLOTS * VICTIMS),
            // One row more, which stays empty, stands for the absence of an earlier move.
            continuation: spread_out(2 * (N::SLOTS + 1) * N::SLOTS),
            counters: vec![0; 2 * N::SLOTS],
            corrections: vec![0; 2 * CORRECTIONS],
            game: std::marker::PhantomData,
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.main.fill(0);
        self.capture.fill(0);
        self.continuation.fill(0);
        self.counters.fill(0);
        self.corrections.fill(0);
    }

    fn continuation_index(before: usize, relation: usize, slot: usize) -> usize {
        (before.min(N::SLOTS) * 2 + relation) * N::SLOTS + slot
    }

    /// How well a quiet move did wherever it was possible.
    pub(super) fn main(&self, side: usize, line: usize) -> i32 {
        i32::from(self.main[side * N::LINES + line])
    }

    /// How well a capture did.
    pub(super) fn capture(&self, slot: usize, victim: usize) -> i32 {
        i32::from(self.capture[slot * VICTIMS + victim])
    }

    /// How well a quiet move did after the move in `before[distance]`.
    pub(super) fn continuation(&self, before: &Before, distance: usize, slot: usize) -> i32 {
        let index = Self::continuation_index(before[distance], RELATION[distance], slot);
        i32::from(self.continuation[index])
    }

    /// The sum of all continuation scores of a quiet move.
    pub(super) fn continuations(&self, before: &Before, slot: usize) -> i32 {
        (0..before.len()).map(|distance| self.continuation(before, distance, slot)).sum()
    }

    /// Remembers how a quiet move did.
    pub(super) fn learn_quiet(
        &mut self,
        side: usize,
        line: usize,
        slot: usize,
        before: &Before,
        bonus: i32,
    ) {
        pull(&mut self.main[side * N::LINES + line], bonus, MAIN_LIMIT);
        self.learn_continuation(slot, before, bonus);
    }

    /// Remembers how a quiet move did after the moves before it.
    pub(super) fn learn_continuation(&mut self, slot: usize, before: &Before, bonus: i32) {
        for (&earlier, relation) in before.iter().zip(RELATION) {
            if earlier != NO_SLOT {
                let index = Self::continuation_index(earlier, relation, slot);
                pull(&mut self.continuation[index], bonus, CONTINUATION_LIMIT);
            }
        }
    }

    /// Remembers how a capture did.
    pub(super) fn learn_capture(&mut self, slot: usize, victim: usize, bonus: i32) {
        pull(&mut self.capture[slot * VICTIMS + victim], bonus, CAPTURE_LIMIT);
    }

    /// The code of the move that last refuted the move with this slot, 0 for none.
    pub(super) fn counter(&self, side: usize, before: usize) -> u16 {
        if before == NO_SLOT { 0 } else { self.counters[side * N::SLOTS + before] }
    }

    /// Remembers a refutation.
    pub(super) fn set_counter(&mut self, side: usize, before: usize, code: u16) {
        if before != NO_SLOT {
            self.counters[side * N::SLOTS + before] = code;
        }
    }

    /// How far the evaluation was off, on average, in positions that share this key.
    pub(super) fn correction(&self, side: usize, key: u64) -> i32 {
        let index = side * CORRECTIONS + (key as usize & (CORRECTIONS - 1));
        i32::from(self.corrections[index]) / CORRECTION_GRAIN
    }

    /// Remembers how far the evaluation was off.
    pub(super) fn learn_correction(&mut self, side: usize, key: u64, error: i32, depth: i32) {
        let index = side * CORRECTIONS + (key as usize & (CORRECTIONS - 1));
        let bonus = (error * depth / 8).clamp(-CORRECTION_LIMIT / 4, CORRECTION_LIMIT / 4);
        pull(&mut self.corrections[index], bonus, CORRECTION_LIMIT);
    }
}

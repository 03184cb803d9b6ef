//! The transposition table: what was found about a position, shared by all threads without locks.
//!
//! An entry is two words. The first holds the key exclusive-or the second, so that an entry torn by
//! two writers answers to no key (Hyatt and Mann, "A lock-less transposition table", 2002).

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use shogido_rules::fast::{fetch_early, spread_out};

use crate::score::{MATE_BOUND, UNKNOWN};

/// How a stored score bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Bound {
    /// No score stored.
    None = 0,
    /// The true score is at most the stored one.
    Upper = 1,
    /// The true score is at least the stored one.
    Lower = 2,
    /// The stored score is the true one.
    Exact = 3,
}

impl Bound {
    const fn from_bits(bits: u64) -> Self {
        match bits & 3 {
            1 => Self::Upper,
            2 => Self::Lower,
            3 => Self::Exact,
            _ => Self::None,
        }
    }

    /// Returns whether a true score of at least the stored one is possible.
    pub(crate) const fn is_lower(self) -> bool {
        matches!(self, Self::Lower | Self::Exact)
    }

    /// Returns whether a true score of at most the stored one is possible.
    pub(crate) const fn is_upper(self) -> bool {
        matches!(self, Self::Upper | Self::Exact)
    }
}

/// What the table knows about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// Code of the best move, 0 for none.
    pub(crate) code: u16,
    /// Score from the view of the side to move, mates counted from this position; or `UNKNOWN`.
    pub(crate) value: i32,
    /// Static evaluation, or `UNKNOWN`.
    pub(crate) eval: i32,
    /// Depth in plies of the search behind the score.
    pub(crate) depth: i32,
    /// What the score says.
    pub(crate) bound: Bound,
    /// Whether the position was once on the main line.
    pub(crate) pv: bool,
}

const DEPTH_OFFSET: i32 = 8;
const GENERATIONS: u8 = 32;

impl Found {
    fn pack(self, generation: u8) -> u64 {
        let depth = (self.depth + DEPTH_OFFSET).clamp(0, 255) as u64;
        u64::from(self.code)
            | u64::from(self.value as i16 as u16) << 16
            | u64::from(self.eval as i16 as u16) << 32
            | depth << 48
            | (self.bound as u64) << 56
            | u64::from(self.pv) << 58
            | u64::from(generation) << 59
    }

    fn unpack(word: u64) -> Self {
        Self {
            code: word as u16,
            value: i32::from((word >> 16) as u16 as i16),
            eval: i32::from((word >> 32) as u16 as i16),
            depth: i32::from((word >> 48) as u8) - DEPTH_OFFSET,
            bound: Bound::from_bits(word >> 56),
            pv: word >> 58 & 1 == 1,
        }
    }
}

#[derive(Debug, Default)]
struct Entry {
    check: AtomicU64,
    word: AtomicU64,
}

const CLUSTER: usize = 4;

/// Four entries that share one line of the processor's cache.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Cluster([Entry; CLUSTER]);

/// The table itself. Reading and writing take `&self`; many threads may do both.
#[derive(Debug)]
pub(crate) struct Table {
    clusters: Box<[Cluster]>,
    generation: AtomicU8,
}

impl Table {
    /// An empty table of about `megabytes` MiB, at least one.
    pub(crate) fn new(megabytes: usize) -> Self {
        let count = (megabytes.max(1) << 20) / size_of::<Cluster>();
        Self { clusters: spread_out(count).into_boxed_slice(), generation: AtomicU8::new(0) }
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for entry in self.clusters.iter().flat_map(|cluster| &cluster.0) {
            entry.check.store(0, Ordering::Relaxed);
            entry.word.store(0, Ordering::Relaxed);
        }
        self.generation.store(0, Ordering::Relaxed);
    }

    /// Ages all entries: they give way first to those of the new search.
    pub(crate) fn new_search(&self) {
        let next = (self.generation.load(Ordering::Relaxed) + 1) % GENERATIONS;
        self.generation.store(next, Ordering::Relaxed);
    }

    fn cluster(&self, key: u64) -> &Cluster {
        let index = (u128::from(key) * self.clusters.len() as u128) >> 64;
        &self.clusters[index as usize]
    }

    /// Begins to fetch the part of memory that holds a position's entries, so that it is near when
    /// they are asked for.
    pub(crate) fn touch(&self, key: u64) {
        fetch_early(self.cluster(key));
    }

    /// Returns what is known about the position with this key.
    pub(crate) fn get(&self, key: u64) -> Option<Found> {
        self.cluster(key).0.iter().find_map(|entry| {
            let word = entry.word.load(Ordering::Relaxed);
            let known = word != 0 && entry.check.load(Ordering::Relaxed) ^ word == key;
            known.then(|| Found::unpack(word))
        })
    }

    /// Stores what was found, in place of the least valuable entry of its cluster.
    pub(crate) fn put(&self, key: u64, mut found: Found) {
        let generation = self.generation.load(Ordering::Relaxed);
        let mut chosen = &self.cluster(key).0[0];
        let mut least = i32::MAX;
        for entry in &self.cluster(key).0 {
            let word = entry.word.load(Ordering::Relaxed);
            if word == 0 {
                chosen = entry;
                break;
            }
            let old = Found::unpack(word);
            if entry.check.load(Ordering::Relaxed) ^ word == key {
                if found.code == 0 {
                    found.code = old.code;
                }
                let worth = found.depth + 4 + 2 * i32::from(found.pv);
                let same_age = (word >> 59) as u8 == generation;
                if found.bound != Bound::Exact && same_age && worth < old.depth {
                    return;
                }
                chosen = entry;
                break;
            }
            let age = i32::from((GENERATIONS + generation - (word >> 59) as u8) % GENERATIONS);
            let worth = old.depth - 8 * age;
            if worth < least {
                least = worth;
                chosen = entry;
            }
        }
        let word = found.pack(generation);
        chosen.word.store(word, Ordering::Relaxed);
        chosen.check.store(key ^ word, Ordering::Relaxed);
    }

    /// Returns how full the table is with entries of this search, in thousandths.
    pub(crate) fn fullness(&self) -> u32 {
        let generation = self.generation.load(Ordering::Relaxed);
        let sample = self.clusters.len().min(1000 / CLUSTER);
        let used = self.clusters[..sample]
            .iter()
            .flat_map(|cluster| &cluster.0)
            .map(|entry| entry.word.load(Ordering::Relaxed))
            .filter(|&word| word != 0 && (word >> 59) as u8 == generation)
            .count();
        (used * 1000 / (sample * CLUSTER)) as u32
    }
}

/// Turns a score counted from the root into one counted from a position `ply` plies deep.
pub(crate) fn value_to_table(value: i32, ply: usize) -> i32 {
    match value {
        UNKNOWN => UNKNOWN,
        v if v >= MATE_BOUND => v + ply as i32,
        v if v <= -MATE_BOUND => v - ply as i32,
        v => v,
    }
}

/// The inverse of [`value_to_table`].
pub(crate) fn value_from_table(value: i32, ply: usize) -> i32 {
    match value {
        UNKNOWN => UNKNOWN,
        v if v >= MATE_BOUND => v - ply as i32,
        v if v <= -MATE_BOUND => v + ply as i32,
        v => v,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(depth: i32) -> Found {
        Found { code: 77, value: -1234, eval: 55, depth, bound: Bound::Lower, pv: true }
    }

    #[test]
    fn what_is_stored_is_found_again() {
        let table = Table::new(1);
        assert_eq!(table.get(42), None);
        table.put(42, found(9));
        assert_eq!(table.get(42), Some(found(9)));
        table.clear();
        assert_eq!(table.get(42), None);
    }

    #[test]
    fn a_deep_entry_outlives_shallow_ones_of_the_same_search() {
        let table = Table::new(1);
        table.put(1, found(20));
        for key in 2..40 {
            table.put(key, found(1));
        }
        assert_eq!(table.get(1), Some(found(20)));
    }

    #[test]
    fn a_mate_is_counted_from_its_own_position() {
        let value = crate::score::mate_in(7);
        assert_eq!(value_to_table(value, 4), crate::score::mate_in(3));
        assert_eq!(value_from_table(value_to_table(value, 4), 4), value);
    }
}

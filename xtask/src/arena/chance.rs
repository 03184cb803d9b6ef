//! A small seeded generator, so that a match can be repeated from its seed.

/// SplitMix64 (Steele, Lea and Flood, 2014): short, and good enough to vary openings.
#[derive(Clone, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    /// A generator that always gives the same numbers for the same seed.
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ (word >> 31)
    }

    /// A number below `bound`, which must not be zero.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        // The bias of the remainder is far below what any match could notice.
        (self.next() % bound as u64) as usize
    }

    /// A number between -1 and 1.
    pub(crate) fn symmetric(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1_u64 << 23) as f32 - 1.0
    }
}

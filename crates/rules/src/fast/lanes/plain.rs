//! Two lanes as two integers: the portable form.

use crate::fast::square::Piece;

/// Two 64-bit lanes.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(16))]
pub(in crate::fast) struct Lanes([u64; 2]);

impl Lanes {
    #[inline(always)]
    pub(in crate::fast) const fn new(lo: u64, hi: u64) -> Self {
        Self([lo, hi])
    }

    #[inline(always)]
    pub(in crate::fast) fn lo(self) -> u64 {
        self.0[0]
    }

    #[inline(always)]
    pub(in crate::fast) fn hi(self) -> u64 {
        self.0[1]
    }

    #[inline(always)]
    fn zip(self, other: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        Self([f(self.0[0], other.0[0]), f(self.0[1], other.0[1])])
    }

    #[inline(always)]
    pub(in crate::fast) fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline(always)]
    pub(in crate::fast) fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    #[inline(always)]
    pub(in crate::fast) fn xor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }

    /// The bits of `self` that `other` lacks.
    #[inline(always)]
    pub(in crate::fast) fn and_not(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    /// Adds lane by lane, dropping each lane's carry.
    #[inline(always)]
    pub(in crate::fast) fn add(self, other: Self) -> Self {
        self.zip(other, u64::wrapping_add)
    }

    /// Subtracts lane by lane, dropping each lane's borrow.
    #[inline(always)]
    pub(in crate::fast) fn sub(self, other: Self) -> Self {
        self.zip(other, u64::wrapping_sub)
    }

    /// Shifts each lane towards its high bits.
    #[inline(always)]
    pub(in crate::fast) fn up<const N: i32>(self) -> Self {
        Self([self.0[0] << N, self.0[1] << N])
    }

    /// Shifts each lane towards its low bits.
    #[inline(always)]
    pub(in crate::fast) fn down<const N: i32>(self) -> Self {
        Self([self.0[0] >> N, self.0[1] >> N])
    }

    #[inline(always)]
    pub(in crate::fast) fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// Whether no bit is set in both.
    #[inline(always)]
    pub(in crate::fast) fn misses(self, other: Self) -> bool {
        self.and(other).is_empty()
    }

    /// The number of bits of each lane, in that lane.
    #[inline(always)]
    pub(in crate::fast) fn counts(self) -> Self {
        Self([self.0[0].count_ones().into(), self.0[1].count_ones().into()])
    }

    #[inline(always)]
    fn whole(self) -> u128 {
        u128::from(self.0[0]) | u128::from(self.0[1]) << 64
    }

    #[inline(always)]
    fn from_whole(bits: u128) -> Self {
        Self([bits as u64, (bits >> 64) as u64])
    }

    /// The squares of `ray`, which runs towards high bits, up to the first one in `self`.
    #[inline(always)]
    pub(in crate::fast) fn ray_up(self, ray: Self) -> Self {
        // Subtracting one flips every bit up to the first blocker.
        let met = self.and(ray);
        met.xor(met.sub(Self([1, 1]))).and(ray)
    }

    /// The squares of `ray`, which runs towards low bits, up to the first one in `self`.
    #[inline(always)]
    pub(in crate::fast) fn ray_down(self, ray: Self) -> Self {
        // All ones from the highest blocker upwards; all ones when there is none.
        let from = |met: u64| if met == 0 { !0 } else { !0 << met.ilog2() };
        let met = self.and(ray);
        Self([from(met.0[0]), from(met.0[1])]).and(ray)
    }

    /// The squares reached along two rays that run up and two that run down, past the lane border.
    #[inline(always)]
    pub(in crate::fast) fn rays(up: &[Self; 2], down: &[Self; 2], occupied: Self) -> Self {
        let occupied = occupied.whole();
        let mut reached = 0;
        for ray in up {
            let met = occupied & ray.whole();
            reached |= (met ^ met.wrapping_sub(1)) & ray.whole();
        }
        for ray in down {
            let met = occupied & ray.whole();
            let from = if met == 0 { !0 } else { !0 << met.ilog2() };
            reached |= from & ray.whole();
        }
        Self::from_whole(reached)
    }
}

/// One bit for each of sixteen cells in which two boards differ.
#[inline(always)]
pub(in crate::fast) fn unlike(one: &[Piece; 16], two: &[Piece; 16]) -> u16 {
    let unlike = |at: usize| u16::from(one[at] != two[at]) << at;
    (0..16).fold(0, |bits, at| bits | unlike(at))
}

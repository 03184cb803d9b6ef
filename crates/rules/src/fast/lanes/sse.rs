//! Two lanes in one SSE register, with AVX2 and AVX-512 instructions where the build has them.
//!
//! Every `unsafe` block here calls vector instructions that the build itself guarantees: SSE2 is
//! part of every x86-64 processor, and the others stand behind `cfg(target_feature)`.

use core::arch::x86_64::*;

use crate::fast::square::Piece;

/// Two 64-bit lanes.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub(in crate::fast) struct Lanes(__m128i);

impl Lanes {
    #[inline(always)]
    pub(in crate::fast) const fn new(lo: u64, hi: u64) -> Self {
        // SAFETY: both types are sixteen bytes in which every bit pattern is valid.
        Self(unsafe { core::mem::transmute::<[u64; 2], __m128i>([lo, hi]) })
    }

    #[inline(always)]
    pub(in crate::fast) fn lo(self) -> u64 {
        // SAFETY: SSE2 is part of x86-64.
        unsafe { _mm_cvtsi128_si64(self.0) as u64 }
    }

    #[inline(always)]
    pub(in crate::fast) fn hi(self) -> u64 {
        // SAFETY: SSE2 is part of x86-64.
        unsafe { _mm_cvtsi128_si64(_mm_unpackhi_epi64(self.0, self.0)) as u64 }
    }

    #[inline(always)]
    pub(in crate::fast) fn and(self, other: Self) -> Self {
        // SAFETY: SSE2 is part of x86-64.
        Self(unsafe { _mm_and_si128(self.0, other.0) })
    }

    #[inline(always)]
    pub(in crate::fast) fn or(self, other: Self) -> Self {
        // SAFETY: SSE2 is part of x86-64.
        Self(unsafe { _mm_or_si128(self.0, other.0) })
    }

    #[inline(always)]
    pub(in crate::fast) fn xor(self, other: Self) -> Self {
        // SAFETY: SSE2 is part of x86-64.
        Self(unsafe { _mm_xor_si128(self.0, other.0) })
    }

    /// The bits of `self` that `other` lacks.
    #[inline(always)]
    pub(in crate::fast) fn and_not(self, other: Self) -> Self {
        // SAFETY: SSE2 is part of x86-64.
        Self(unsafe { _mm_andnot_si128(other.0, self.0) })
    }

    /// Adds lane by lane, dropping each lane's carry.
    #[inline(always)]
    pub(in crate::fast) fn add(self, other: Self) -> Self {
        // SAFETY: SSE2 is part of x86-64.
        Self(unsafe { _mm_add_epi64(self.0, other.0) })
    }

    /// Subtracts lane by lane, dropping each lane's borrow.
    #[inline(always)]
    pub(in crate::fast) fn sub(self, other: Self) -> Self {
        // SAFETY: SSE2 is part of x86-64.
        Self(unsafe { _mm_sub_epi64(self.0, other.0) })
    }

    /// Shifts each lane towards its high bits.
    #[inline(always)]
    pub(in crate::fast) fn up<const N: i32>(self) -> Self {
        // SAFETY: SSE2 is part of x86-64.
        Self(unsafe { _mm_slli_epi64::<N>(self.0) })
    }

    /// Shifts each lane towards its low bits.
    #[inline(always)]
    pub(in crate::fast) fn down<const N: i32>(self) -> Self {
        // SAFETY: SSE2 is part of x86-64.
        Self(unsafe { _mm_srli_epi64::<N>(self.0) })
    }

    #[inline(always)]
    pub(in crate::fast) fn is_empty(self) -> bool {
        self.misses(self)
    }

    /// Whether no bit is set in both.
    #[inline(always)]
    pub(in crate::fast) fn misses(self, other: Self) -> bool {
        #[cfg(target_feature = "sse4.1")]
        // SAFETY: the build has SSE4.1.
        unsafe {
            _mm_testz_si128(self.0, other.0) == 1
        }
        #[cfg(not(target_feature = "sse4.1"))]
        {
            let both = self.and(other);
            both.lo() | both.hi() == 0
        }
    }

    /// The number of bits of each lane, in that lane.
    #[inline(always)]
    pub(in crate::fast) fn counts(self) -> Self {
        #[cfg(all(target_feature = "avx512vl", target_feature = "avx512vpopcntdq"))]
        // SAFETY: the build has AVX-512 VL and VPOPCNTDQ.
        unsafe {
            Self(_mm_popcnt_epi64(self.0))
        }
        #[cfg(not(all(target_feature = "avx512vl", target_feature = "avx512vpopcntdq")))]
        Self::new(self.lo().count_ones().into(), self.hi().count_ones().into())
    }

    /// The squares of `ray`, which runs towards high bits, up to the first one in `self`.
    #[inline(always)]
    pub(in crate::fast) fn ray_up(self, ray: Self) -> Self {
        // Subtracting one flips every bit up to the first blocker.
        let met = self.and(ray);
        met.xor(met.add(Self::new(!0, !0))).and(ray)
    }
}

#[cfg(all(target_feature = "avx512vl", target_feature = "avx512cd"))]
impl Lanes {
    /// The squares of `ray`, which runs towards low bits, up to the first one in `self`.
    #[inline(always)]
    pub(in crate::fast) fn ray_down(self, ray: Self) -> Self {
        let met = self.and(ray);
        // SAFETY: the build has AVX-512 VL and CD. The arithmetic shift of the lowest number gives
        // all ones from the highest blocker upwards, and all ones for a shift of 64 (no blocker).
        let from = unsafe { _mm_srav_epi64(_mm_set1_epi64x(i64::MIN), _mm_lzcnt_epi64(met.0)) };
        Self(from).and(ray)
    }
}

#[cfg(not(all(target_feature = "avx512vl", target_feature = "avx512cd")))]
impl Lanes {
    /// The squares of `ray`, which runs towards low bits, up to the first one in `self`.
    #[inline(always)]
    pub(in crate::fast) fn ray_down(self, ray: Self) -> Self {
        // All ones from the highest blocker upwards; all ones when there is none.
        let from = |met: u64| (i64::MIN >> met.leading_zeros().min(63)) as u64;
        let met = self.and(ray);
        let from = |lane: u64| if lane == 0 { !0 } else { from(lane) };
        Self::new(from(met.lo()), from(met.hi())).and(ray)
    }
}

#[cfg(target_feature = "avx2")]
impl Lanes {
    /// The squares reached along two rays that run up and two that run down, past the lane border.
    #[inline(always)]
    pub(in crate::fast) fn rays(up: &[Self; 2], down: &[Self; 2], occupied: Self) -> Self {
        // SAFETY: the build has AVX2, and each array of two lanes is thirty-two readable bytes.
        unsafe {
            let up = _mm256_loadu_si256(up.as_ptr().cast());
            let down = _mm256_loadu_si256(down.as_ptr().cast());
            let occupied = _mm256_broadcastsi128_si256(occupied.0);
            let (zero, ones) = (_mm256_setzero_si256(), _mm256_set1_epi64x(-1));

            // Upwards: subtract one from the whole 128 bits, borrowing from the high lane only when
            // the low lane is empty; that flips everything up to the first blocker.
            let met = _mm256_and_si256(occupied, up);
            let empty = _mm256_cmpeq_epi64(met, zero);
            let less_one = _mm256_add_epi64(met, _mm256_unpacklo_epi64(ones, empty));
            let above = _mm256_and_si256(_mm256_xor_si256(met, less_one), up);

            // Downwards: ones from the highest blocker upwards; the low lane counts only when the
            // high lane met nothing.
            let met = _mm256_and_si256(occupied, down);
            let empty = _mm256_cmpeq_epi64(met, zero);
            let reach = _mm256_and_si256(from_highest(met), _mm256_unpackhi_epi64(empty, ones));
            let below = _mm256_and_si256(reach, down);

            let both = _mm256_or_si256(above, below);
            Self(_mm_or_si128(_mm256_castsi256_si128(both), _mm256_extracti128_si256::<1>(both)))
        }
    }
}

/// Ones from the highest bit of each lane upwards; all ones where there is none.
///
/// # Safety
///
/// The build has AVX2, as it must to have this function.
#[cfg(target_feature = "avx2")]
#[inline(always)]
unsafe fn from_highest(lanes: __m256i) -> __m256i {
    // SAFETY: the build has the instructions of each branch.
    unsafe {
        #[cfg(all(target_feature = "avx512vl", target_feature = "avx512cd"))]
        {
            _mm256_srav_epi64(_mm256_set1_epi64x(i64::MIN), _mm256_lzcnt_epi64(lanes))
        }
        #[cfg(not(all(target_feature = "avx512vl", target_feature = "avx512cd")))]
        {
            // Every bit below the highest is set, and then all of them are turned over.
            let below = _mm256_srli_epi64::<1>(lanes);
            let below = _mm256_or_si256(below, _mm256_srli_epi64::<1>(below));
            let below = _mm256_or_si256(below, _mm256_srli_epi64::<2>(below));
            let below = _mm256_or_si256(below, _mm256_srli_epi64::<4>(below));
            let below = _mm256_or_si256(below, _mm256_srli_epi64::<8>(below));
            let below = _mm256_or_si256(below, _mm256_srli_epi64::<16>(below));
            let below = _mm256_or_si256(below, _mm256_srli_epi64::<32>(below));
            _mm256_xor_si256(below, _mm256_set1_epi64x(-1))
        }
    }
}

#[cfg(not(target_feature = "avx2"))]
impl Lanes {
    /// The squares reached along two rays that run up and two that run down, past the lane border.
    #[inline(always)]
    pub(in crate::fast) fn rays(up: &[Self; 2], down: &[Self; 2], occupied: Self) -> Self {
        let whole = |lanes: Self| u128::from(lanes.lo()) | u128::from(lanes.hi()) << 64;
        let occupied = whole(occupied);
        let mut reached = 0;
        for ray in up.map(whole) {
            let met = occupied & ray;
            reached |= (met ^ met.wrapping_sub(1)) & ray;
        }
        for ray in down.map(whole) {
            let met = occupied & ray;
            // Bit 0 stands in for a blocker behind the edge.
            reached |= ray & (!0 << (127 - (met | 1).leading_zeros()));
        }
        Self::new(reached as u64, (reached >> 64) as u64)
    }
}

/// One bit for each of sixteen cells in which two boards differ.
#[inline(always)]
pub(in crate::fast) fn unlike(one: &[Piece; 16], two: &[Piece; 16]) -> u16 {
    // SAFETY: SSE2 is part of x86-64, and sixteen pieces are sixteen readable bytes.
    unsafe {
        let one = _mm_loadu_si128(one.as_ptr().cast());
        let two = _mm_loadu_si128(two.as_ptr().cast());
        !_mm_movemask_epi8(_mm_cmpeq_epi8(one, two)) as u16
    }
}

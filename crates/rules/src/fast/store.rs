//! Writing moves from a set of bits, many at a time where the processor can.

/// Writes `base + SCALE x n` for every bit `n` of `bits`, lowest first, and possibly scratch behind
/// them; returns how many. With `FEW` it does so only if there are eight at most.
///
/// # Safety
///
/// `end` must be valid for writes of as many numbers as `bits` has ones, and sixteen more. With `FEW`,
/// `bits` has at most eight ones.
#[inline(always)]
pub(super) unsafe fn products<const SCALE: u32, const FEW: bool>(
    end: *mut u32,
    base: u32,
    bits: u64,
) -> usize {
    const { assert!(SCALE == 1 || SCALE == 129, "the vector form knows these two") };
    #[cfg(all(target_arch = "x86_64", target_feature = "avx512vbmi2"))]
    // SAFETY: the caller keeps the contract, which is the same.
    unsafe {
        if FEW {
            vector::few::<SCALE>(end, base, bits)
        } else {
            vector::many::<SCALE>(end, base, bits)
        }
    }
    #[cfg(not(all(target_arch = "x86_64", target_feature = "avx512vbmi2")))]
    // SAFETY: the caller keeps the contract, which is stricter.
    unsafe {
        one_by_one::<SCALE>(end, base, bits)
    }
}

/// # Safety
///
/// `end` must be valid for writes of as many numbers as `bits` has ones.
#[cfg(any(test, not(all(target_arch = "x86_64", target_feature = "avx512vbmi2"))))]
#[inline(always)]
unsafe fn one_by_one<const SCALE: u32>(end: *mut u32, base: u32, mut bits: u64) -> usize {
    let mut written = 0;
    while bits != 0 {
        // SAFETY: one write for each bit, as the contract allows.
        unsafe {
            end.add(written).write(base.wrapping_add(SCALE.wrapping_mul(bits.trailing_zeros())));
        }
        written += 1;
        bits &= bits - 1;
    }
    written
}

#[cfg(all(target_arch = "x86_64", target_feature = "avx512vbmi2"))]
mod vector {
    use core::arch::x86_64::*;

    /// The numbers 0 to 63.
    const NUMBERS: [u8; 64] = {
        let mut numbers = [0; 64];
        let mut n = 0;
        while n < 64 {
            numbers[n] = n as u8;
            n += 1;
        }
        numbers
    };

    /// The numbers of the bits that are set, as bytes.
    #[inline(always)]
    fn numbers_of(bits: u64) -> __m512i {
        // SAFETY: the build has AVX-512 VBMI2 (hence F and BW); `NUMBERS` has the 64 bytes read.
        unsafe { _mm512_maskz_compress_epi8(bits, _mm512_loadu_si512(NUMBERS.as_ptr().cast())) }
    }

    /// Writes at most eight products.
    ///
    /// # Safety
    ///
    /// `end` must be valid for writes of eight numbers, and `bits` have no more ones.
    #[inline(always)]
    pub(super) unsafe fn few<const SCALE: u32>(end: *mut u32, base: u32, bits: u64) -> usize {
        // SAFETY: the build has AVX2, and eight numbers are written.
        unsafe {
            let numbers = _mm256_cvtepu8_epi32(_mm512_castsi512_si128(numbers_of(bits)));
            let scaled = if SCALE == 1 {
                numbers
            } else {
                _mm256_add_epi32(numbers, _mm256_slli_epi32::<7>(numbers))
            };
            let moves = _mm256_add_epi32(scaled, _mm256_set1_epi32(base as i32));
            _mm256_storeu_si256(end.cast(), moves);
        }
        debug_assert!(bits.count_ones() <= 8);
        bits.count_ones() as usize
    }

    /// Writes all products.
    ///
    /// # Safety
    ///
    /// As for [`products`](super::products).
    #[inline(always)]
    pub(super) unsafe fn many<const SCALE: u32>(end: *mut u32, base: u32, bits: u64) -> usize {
        let packed = numbers_of(bits);
        let count = bits.count_ones() as usize;
        // SAFETY: the build has AVX-512 F. Sixteen numbers are written at 0, and sixteen more at
        // every further multiple of sixteen below `count`.
        unsafe {
            let base = _mm512_set1_epi32(base as i32);
            let write = |at: usize, quarter: __m128i| {
                let numbers = _mm512_cvtepu8_epi32(quarter);
                let scaled = if SCALE == 1 {
                    numbers
                } else {
                    _mm512_add_epi32(numbers, _mm512_slli_epi32::<7>(numbers))
                };
                _mm512_storeu_si512(end.add(at).cast(), _mm512_add_epi32(scaled, base));
            };
            write(0, _mm512_castsi512_si128(packed));
            if count > 16 {
                write(16, _mm512_extracti32x4_epi32::<1>(packed));
            }
            if count > 32 {
                write(32, _mm512_extracti32x4_epi32::<2>(packed));
            }
            if count > 48 {
                write(48, _mm512_extracti32x4_epi32::<3>(packed));
            }
        }
        count
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn compare<const SCALE: u32, const FEW: bool>(base: u32, mut bits: u64) {
        while FEW && bits.count_ones() > 8 {
            bits &= bits - 1;
        }
        let (mut many, mut one) = ([0; 80], [0; 80]);
        // SAFETY: 80 numbers are room for 64 and sixteen more.
        let counts = unsafe {
            (
                products::<SCALE, FEW>(many.as_mut_ptr(), base, bits),
                one_by_one::<SCALE>(one.as_mut_ptr(), base, bits),
            )
        };
        assert_eq!(counts.0, counts.1);
        assert_eq!(many[..counts.0], one[..counts.1]);
    }

    proptest! {
        #[test]
        fn many_at_a_time_is_the_same_as_one_by_one(
            bits in any::<u64>(),
            mask in any::<u64>(),
            base in any::<u32>(),
        ) {
            for bits in [bits, bits & mask, bits | mask, 1 << (bits % 64), 0, !0] {
                compare::<1, false>(base, bits);
                compare::<1, true>(base, bits);
                compare::<129, false>(base, bits);
                compare::<129, true>(base, bits);
            }
        }
    }
}

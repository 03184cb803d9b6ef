//! Writing moves from a set of bits, many at a time where the processor can.

/// Writes `base + SCALE x n` for every bit `n` of `bits`, lowest first, and possibly scratch behind
/// them.
///
/// # Safety
///
/// `end` must be valid for writes of as many numbers as `bits` has ones, and sixteen more.
#[inline(always)]
pub(super) unsafe fn products<const SCALE: u32>(end: *mut u32, base: u32, bits: u64) {
    #[cfg(all(target_arch = "x86_64", target_feature = "avx512vbmi2"))]
    // SAFETY: the caller keeps the contract, which is the same.
    unsafe {
        vector::products::<SCALE>(end, base, bits);
    }
    #[cfg(not(all(target_arch = "x86_64", target_feature = "avx512vbmi2")))]
    // SAFETY: the caller keeps the contract, which is stricter.
    unsafe {
        one_by_one::<SCALE>(end, base, bits);
    }
}

/// # Safety
///
/// `end` must be valid for writes of as many numbers as `bits` has ones.
#[cfg(any(test, not(all(target_arch = "x86_64", target_feature = "avx512vbmi2"))))]
#[inline(always)]
unsafe fn one_by_one<const SCALE: u32>(mut end: *mut u32, base: u32, mut bits: u64) {
    while bits != 0 {
        // SAFETY: one write for each bit, as the contract allows.
        unsafe {
            end.write(base.wrapping_add(SCALE.wrapping_mul(bits.trailing_zeros())));
            end = end.add(1);
        }
        bits &= bits - 1;
    }
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

    /// As [`products`](super::products).
    #[inline(always)]
    pub(super) unsafe fn products<const SCALE: u32>(end: *mut u32, base: u32, bits: u64) {
        // SAFETY: the build has AVX-512 VBMI2 (hence F and BW). The loads read `NUMBERS`, 64 bytes. Each
        // store writes sixteen numbers, of which at least one belongs to `bits` or the contract's
        // sixteen of scratch.
        unsafe {
            let numbers = _mm512_loadu_si512(NUMBERS.as_ptr().cast());
            let packed = _mm512_maskz_compress_epi8(bits, numbers);
            let base = _mm512_set1_epi32(base as i32);
            let write = |at: usize, quarter: __m128i| {
                let numbers = _mm512_cvtepu8_epi32(quarter);
                let scaled = match SCALE {
                    1 => numbers,
                    129 => _mm512_add_epi32(numbers, _mm512_slli_epi32::<7>(numbers)),
                    _ => _mm512_mullo_epi32(numbers, _mm512_set1_epi32(SCALE as i32)),
                };
                _mm512_storeu_si512(end.add(at).cast(), _mm512_add_epi32(scaled, base));
            };
            let count = bits.count_ones();
            write(0, _mm512_castsi512_si128(packed));
            if count > 16 {
                write(16, _mm512_extracti32x4_epi32::<1>(packed));
                if count > 32 {
                    write(32, _mm512_extracti32x4_epi32::<2>(packed));
                    if count > 48 {
                        write(48, _mm512_extracti32x4_epi32::<3>(packed));
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn many_at_a_time_is_the_same_as_one_by_one(bits in any::<u64>(), mask in any::<u64>(), base in any::<u32>()) {
            for bits in [bits, bits & mask, bits | mask, 1 << (bits % 64), 0, !0] {
                let count = bits.count_ones() as usize;
                let (mut many, mut one) = ([0; 80], [0; 80]);
                // SAFETY: 80 numbers are room for 64 and sixteen more.
                unsafe {
                    products::<129>(many.as_mut_ptr(), base, bits);
                    one_by_one::<129>(one.as_mut_ptr(), base, bits);
                }
                prop_assert_eq!(&many[..count], &one[..count]);
                // SAFETY: as above.
                unsafe {
                    products::<1>(many.as_mut_ptr(), base, bits);
                    one_by_one::<1>(one.as_mut_ptr(), base, bits);
                }
                prop_assert_eq!(&many[..count], &one[..count]);
            }
        }
    }
}

//! Asking the processor for memory before it is needed.

/// Begins to bring the memory of `place` near, without waiting for it.
///
/// A table too large for the caches is read at one random place per position: asked for early, the
/// place is there when it is read. Elsewhere than on x86-64 it does nothing, which is as right.
#[inline]
pub fn fetch_early<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: every x86-64 processor has this instruction, and it may be given any address.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(core::ptr::from_ref(place).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}

//! Asking processor and system for memory before it is needed, for tables that are read at random.
//!
//! Nothing here changes what a program computes, only how long it waits.

/// Begins to bring the memory of `place` near, without waiting for it.
///
/// Elsewhere than on x86-64 it does nothing.
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

/// Returns a list of `count` default values in few large pages, where the system can do that.
///
/// With small pages nearly every read of a large table makes the processor look up first where in
/// memory the page lies. Elsewhere than on Linux it is a list like any other.
pub fn spread_out<T: Default>(count: usize) -> Vec<T> {
    let mut list = Vec::with_capacity(count);
    #[cfg(target_os = "linux")]
    wish_large_pages(list.spare_capacity_mut());
    list.resize_with(count, T::default);
    list
}

#[cfg(target_os = "linux")]
fn wish_large_pages<T>(memory: &mut [core::mem::MaybeUninit<T>]) {
    use core::ffi::{c_int, c_void};

    const PAGE: usize = 4096;
    const MADV_HUGEPAGE: c_int = 14;
    unsafe extern "C" {
        fn madvise(start: *mut c_void, length: usize, advice: c_int) -> c_int;
    }
    let range = memory.as_mut_ptr_range();
    let start = (range.start as usize).next_multiple_of(PAGE);
    let length = (range.end as usize).saturating_sub(start) / PAGE * PAGE;
    if length > 0 {
        // SAFETY: the whole pages from `start` on belong to `memory`, and the advice changes the
        // size of the pages behind them, never their contents. If the system refuses, nothing has
        // happened.
        let _ = unsafe { madvise(start as *mut c_void, length, MADV_HUGEPAGE) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_out_list_is_a_list_of_defaults() {
        for count in [0, 1, 1000, 3 << 20] {
            let mut list: Vec<u16> = spread_out(count);
            assert_eq!(list.len(), count);
            assert!(list.iter().all(|&value| value == 0));
            list.iter_mut().for_each(fetch_early_mut);
        }
    }

    fn fetch_early_mut(place: &mut u16) {
        fetch_early(place);
        *place += 1;
    }
}

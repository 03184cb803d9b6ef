//! The 128 bits under a [`Bitboard`](super::Bitboard): two 64-bit lanes worked on at once.
//!
//! [`plain`] is portable Rust and compiles everywhere. [`sse`] is the same in one vector register and
//! is used on x86-64; the two are held equal by the tests below.

#[cfg(any(test, not(target_arch = "x86_64")))]
mod plain;
#[cfg(target_arch = "x86_64")]
mod sse;

#[cfg(not(target_arch = "x86_64"))]
pub(super) use plain::{Lanes, unlike};
#[cfg(target_arch = "x86_64")]
pub(super) use sse::{Lanes, unlike};

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use proptest::prelude::*;

    use super::{plain, sse};
    use crate::fast::{Kind, Piece, Side};

    fn same(a: sse::Lanes, b: plain::Lanes) {
        assert_eq!((a.lo(), a.hi()), (b.lo(), b.hi()));
    }

    proptest! {
        #[test]
        fn vector_lanes_equal_plain_lanes(a in any::<[u64; 2]>(), b in any::<[u64; 2]>()) {
            let (sa, sb) = (sse::Lanes::new(a[0], a[1]), sse::Lanes::new(b[0], b[1]));
            let (pa, pb) = (plain::Lanes::new(a[0], a[1]), plain::Lanes::new(b[0], b[1]));
            same(sa.and(sb), pa.and(pb));
            same(sa.or(sb), pa.or(pb));
            same(sa.xor(sb), pa.xor(pb));
            same(sa.and_not(sb), pa.and_not(pb));
            same(sa.add(sb), pa.add(pb));
            same(sa.sub(sb), pa.sub(pb));
            same(sa.up::<1>(), pa.up::<1>());
            same(sa.down::<8>(), pa.down::<8>());
            same(sa.counts(), pa.counts());
            prop_assert_eq!(sa.is_empty(), pa.is_empty());
            prop_assert_eq!(sa.and(sb).is_empty(), sa.misses(sb));
            prop_assert_eq!(pa.and(pb).is_empty(), pa.misses(pb));
        }

        #[test]
        fn vectors_tell_the_same_cells_apart(kinds in any::<[[bool; 16]; 2]>()) {
            let piece = |gold| Piece::new(if gold { Kind::Gold } else { Kind::Pawn }, Side::First);
            let [one, two] = kinds.map(|kinds| kinds.map(piece));
            prop_assert_eq!(sse::unlike(&one, &two), plain::unlike(&one, &two));
        }

        #[test]
        fn vector_rays_equal_plain_rays(
            occupied in any::<[u64; 2]>(),
            mask in any::<[u64; 2]>(),
            rays in any::<[[u64; 2]; 4]>(),
        ) {
            let occupied = [occupied[0] & mask[0], occupied[1] & mask[1]];
            let s = rays.map(|r| sse::Lanes::new(r[0], r[1]));
            let p = rays.map(|r| plain::Lanes::new(r[0], r[1]));
            let (so, po) = (sse::Lanes::new(occupied[0], occupied[1]), plain::Lanes::new(occupied[0], occupied[1]));
            same(sse::Lanes::rays(&[s[0], s[1]], &[s[2], s[3]], so), plain::Lanes::rays(&[p[0], p[1]], &[p[2], p[3]], po));
            same(so.ray_up(s[0]), po.ray_up(p[0]));
            same(so.ray_down(s[0]), po.ray_down(p[0]));
        }
    }
}

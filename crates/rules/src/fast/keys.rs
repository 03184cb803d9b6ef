//! Keys that tell positions apart.
//!
//! A board key is the exclusive or of one number for each piece on its square and one for the side to
//! move. A hand key is a sum, one number for each piece held, so that it can be kept apart from the
//! board's.

use super::square::{Side, Square};

const fn mix(seed: u64) -> u64 {
    // SplitMix64, Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
    let mut z = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

static BOARD: [[[u64; 82]; 16]; 2] = {
    let mut keys = [[[0; 82]; 16]; 2];
    let mut n = 0;
    while n < 2 * 16 * 82 {
        keys[n / (16 * 82)][n / 82 % 16][n % 82] = mix(n as u64 + 1);
        n += 1;
    }
    keys
};

static HAND: [[u64; 8]; 2] = {
    let mut keys = [[0; 8]; 2];
    let mut n = 0;
    while n < 16 {
        keys[n / 8][n % 8] = mix(n as u64 + 10_000);
        n += 1;
    }
    keys
};

/// Turns the key when the other side is to move.
pub(super) const TURN: u64 = mix(20_000);

/// The number of a piece on a square.
#[inline(always)]
pub(super) fn piece(side: usize, kind: usize, square: Square) -> u64 {
    // SAFETY: a `Square` is at most 81.
    unsafe { *BOARD[side & 1][kind & 15].get_unchecked(square.index()) }
}

/// The number of one piece in hand.
#[inline(always)]
pub(super) fn held(side: usize, kind: usize) -> u64 {
    HAND[side & 1][kind & 7]
}

/// The key of the side to move alone.
pub(super) const fn turn(side: Side) -> u64 {
    match side {
        Side::First => 0,
        Side::Second => TURN,
    }
}

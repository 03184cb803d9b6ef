//! The weights of the network, and the file they live in.

use std::sync::OnceLock;

use super::features::{BUCKETS, FEATURES};

/// Width of the hidden layer for one player.
pub const HIDDEN: usize = 64;

/// The hidden sum that counts as one: sums are clipped to 0..=ONE.
pub const ONE: i32 = 127;

/// Output weights are stored times this.
pub const OUTPUT_SCALE: i32 = 64;

/// Plain weights are stored in this part of a centipawn.
pub const PLAIN_SCALE: i32 = 8;

/// Centipawns to one unit of log-odds: a score of 400 wins 73 games of a hundred. At this scale a
/// pawn comes out near the 90 that the search counts for it.
pub const LOGIT: i32 = 400;

/// The hidden weights of one feature; each begins at a cache line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Row(pub [i8; HIDDEN]);

/// The weights. The layout is that of the weights file, in little-endian order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// What each feature adds to the hidden sums, by region of the king.
    pub hidden: Vec<Row>,
    /// What each feature is worth by itself, by region of the king, in parts of a centipawn.
    pub plain: Vec<i16>,
    /// Where the hidden sums start.
    pub bias: [i16; HIDDEN],
    /// Output weights: first those of the side to move, then of the other side.
    pub output: [[i16; HIDDEN]; 2],
    /// What is added to the output, in centipawns: the worth of being to move.
    pub tempo: i16,
}

/// The first bytes of a weights file: the name of the format and its version.
const MAGIC: &[u8; 8] = b"SHGDNN01";

/// Why bytes are not weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// The first eight bytes are others.
    #[error("these are not weights of this format: the file must begin with SHGDNN01")]
    Format,
    /// There are too many bytes or too few.
    #[error("the weights file has {found} bytes, and {wanted} are needed")]
    Length {
        /// Bytes that the layout takes.
        wanted: usize,
        /// Bytes that there are.
        found: usize,
    },
}

impl Weights {
    /// Rows of the feature tables.
    pub const ROWS: usize = BUCKETS * FEATURES;

    /// Length of a weights file in bytes.
    pub const BYTES: usize = 8 + Self::ROWS * HIDDEN + 2 * Self::ROWS + 2 * HIDDEN + 4 * HIDDEN + 2;

    /// Reads a weights file.
    ///
    /// # Errors
    /// Says whether the format or the length is wrong.
    ///
    /// # Panics
    /// Never: the length is checked first.
    pub fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        if !bytes.starts_with(MAGIC) {
            return Err(WeightsError::Format);
        }
        if bytes.len() != Self::BYTES {
            return Err(WeightsError::Length { wanted: Self::BYTES, found: bytes.len() });
        }
        let (table, rest) = bytes[8..].split_at(Self::ROWS * HIDDEN);
        let hidden = table
            .chunks_exact(HIDDEN)
            .map(|row| Row(std::array::from_fn(|unit| row[unit].cast_signed())))
            .collect();
        let mut words = rest.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut word = || words.next().expect("the length was checked");
        Ok(Self {
            hidden,
            plain: (0..Self::ROWS).map(|_| word()).collect(),
            bias: std::array::from_fn(|_| word()),
            output: std::array::from_fn(|_| std::array::from_fn(|_| word())),
            tempo: word(),
        })
    }

    /// Writes a weights file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(Self::BYTES);
        bytes.extend(MAGIC);
        bytes.extend(self.hidden.iter().flat_map(|row| row.0).map(i8::cast_unsigned));
        let words = self.plain.iter().chain(&self.bias).chain(self.output.iter().flatten());
        for word in words.chain(std::iter::once(&self.tempo)) {
            bytes.extend(word.to_le_bytes());
        }
        bytes
    }

    /// The weights built into the program; `data/README.md` beside them says how they were made.
    ///
    /// # Panics
    /// Never in a built program: a test reads the file.
    pub fn built_in() -> &'static Self {
        static WEIGHTS: OnceLock<Weights> = OnceLock::new();
        WEIGHTS.get_or_init(|| {
            Self::read(include_bytes!("../../../data/shogi.weights"))
                .expect("the weights file belongs to this layout")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_weights_are_read_and_written_back_the_same() {
        let bytes: &[u8] = include_bytes!("../../../data/shogi.weights");
        assert_eq!(Weights::built_in().write(), bytes);
    }

    #[test]
    fn bytes_that_are_no_weights_are_refused() {
        assert_eq!(Weights::read(b"").expect_err("empty"), WeightsError::Format);
        let short = Weights::read(b"SHGDNN01").expect_err("short");
        assert_eq!(short, WeightsError::Length { wanted: Weights::BYTES, found: 8 });
    }
}

//! Scores: what the search computes with, and what is told to people.

/// Deepest ply the search looks at.
pub const MAX_PLY: usize = 127;

/// Internal score of a draw.
pub const DRAW: i32 = 0;
/// Internal score of giving mate at once; mate in `n` plies is `MATE - n`.
pub const MATE: i32 = 32_000;
/// Above every score.
pub const INFINITE: i32 = 32_001;
/// Marks a score that is not known.
pub const UNKNOWN: i32 = 32_002;
/// The lowest score that is a mate.
pub const MATE_BOUND: i32 = MATE - 2 * MAX_PLY as i32;
/// The highest score an evaluation may give.
pub const EVAL_LIMIT: i32 = 25_000;
/// Score of repeating the board with more pieces in hand than before.
pub const SUPERIOR: i32 = 28_000;

/// Internal units in one pawn: scores are told in hundredths of it.
pub const PAWN: i32 = 90;

/// The internal score of giving mate `ply` plies from the root.
pub const fn mate_in(ply: usize) -> i32 {
    MATE - ply as i32
}

/// The internal score of being mated `ply` plies from the root.
pub const fn mated_in(ply: usize) -> i32 {
    -MATE + ply as i32
}

/// A score as it is told, always from the view of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Hundredths of a pawn.
    Cp(i32),
    /// Plies until mate: positive when the side to move mates, zero or negative when it is mated.
    Mate(i32),
}

impl Score {
    /// Turns an internal score, counted from the root, into one that can be told.
    pub fn from_internal(value: i32) -> Self {
        if value.abs() > MATE {
            // Nothing was found out: no score is closer to the truth than none.
            Self::Cp(0)
        } else if value >= MATE_BOUND {
            Self::Mate(MATE - value)
        } else if value <= -MATE_BOUND {
            Self::Mate(-(MATE + value))
        } else {
            Self::Cp(value * 100 / PAWN)
        }
    }
}

impl std::fmt::Display for Score {
    /// Writes `cp N` or `mate N`; the side that is mated now has `mate -0`, as USI wants the sign.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Cp(value) => write!(f, "cp {value}"),
            Self::Mate(0) => write!(f, "mate -0"),
            Self::Mate(plies) => write!(f, "mate {plies}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mate_is_told_in_plies_with_its_sign() {
        assert_eq!(Score::from_internal(mate_in(3)).to_string(), "mate 3");
        assert_eq!(Score::from_internal(mated_in(4)).to_string(), "mate -4");
        assert_eq!(Score::from_internal(mated_in(0)).to_string(), "mate -0");
    }

    #[test]
    fn a_pawn_is_a_hundred() {
        assert_eq!(Score::from_internal(PAWN).to_string(), "cp 100");
        assert_eq!(Score::from_internal(-PAWN / 2).to_string(), "cp -50");
    }
}

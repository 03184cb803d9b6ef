//! The words of the board: squares, sides, kinds, pieces.

use core::fmt;

use crate::Player;

/// A square of the 9x9 board, numbered down the files from 1a (0), 1b (1) to 9i (80).
///
/// The number equals the general kernel's square index on a 9x9 board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The number of squares.
    pub const COUNT: usize = 81;
    /// Stands for "no square"; tables have an empty row for it.
    pub(super) const NONE: Self = Self(81);

    /// Builds the square of a number from 0 to 80.
    #[inline(always)]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Builds the square on a file and a rank, both counted from 0 (file 1, rank a).
    pub const fn at(file: usize, rank: usize) -> Option<Self> {
        if file < 9 && rank < 9 { Some(Self((file * 9 + rank) as u8)) } else { None }
    }

    /// The square of a bit number that a [`Bitboard`](super::Bitboard) produced.
    #[inline(always)]
    pub(super) fn from_bit(bit: u32) -> Self {
        debug_assert!(bit <= 81, "bit {bit} is past the board");
        Self(bit as u8)
    }

    /// The square in the low seven bits of a move.
    #[inline(always)]
    pub(super) const fn from_low_bits(bits: u32) -> Self {
        Self((bits & 127) as u8)
    }

    /// Returns the number, 0 to 80.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the file, counted from 0 at the first player's right.
    pub const fn file(self) -> usize {
        self.index() / 9
    }

    /// Returns the rank, counted from 0 at the second player's side.
    pub const fn rank(self) -> usize {
        self.index() % 9
    }
}

impl From<Square> for crate::Square {
    fn from(square: Square) -> Self {
        Self::new(u16::from(square.0))
    }
}

impl From<crate::Square> for Square {
    /// Converts a square of the 9x9 board.
    ///
    /// # Panics
    ///
    /// Panics if the square belongs to a larger board.
    fn from(square: crate::Square) -> Self {
        Self::new(square.index()).expect("a square of a 9x9 board is below 81")
    }
}

/// Writes the square as USI does: `7g`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file() + 1, char::from(b'a' + self.rank() as u8))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Side {
    /// Sente, who plays up the board towards rank a.
    First = 0,
    /// Gote, who plays down the board towards rank i.
    Second = 1,
}

impl Side {
    /// Both sides, the first player's first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// Returns 0 for the first player and 1 for the second.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the other side.
    #[inline(always)]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

impl From<Side> for Player {
    fn from(side: Side) -> Self {
        Self::new(side as u8)
    }
}

impl From<Player> for Side {
    fn from(player: Player) -> Self {
        if player == Player::FIRST { Self::First } else { Self::Second }
    }
}

/// A kind of piece; a promoted kind is the plain one plus eight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[expect(missing_docs, reason = "the variants are the pieces' names")]
pub enum Kind {
    Pawn = 0,
    Lance = 1,
    Knight = 2,
    Silver = 3,
    Bishop = 4,
    Rook = 5,
    Gold = 6,
    King = 7,
    Tokin = 8,
    PromotedLance = 9,
    PromotedKnight = 10,
    PromotedSilver = 11,
    Horse = 12,
    Dragon = 13,
}

impl Kind {
    /// Every kind, plain ones first.
    pub const ALL: [Self; 14] = [
        Self::Pawn,
        Self::Lance,
        Self::Knight,
        Self::Silver,
        Self::Bishop,
        Self::Rook,
        Self::Gold,
        Self::King,
        Self::Tokin,
        Self::PromotedLance,
        Self::PromotedKnight,
        Self::PromotedSilver,
        Self::Horse,
        Self::Dragon,
    ];

    /// The kinds that can be held in hand.
    pub const IN_HAND: [Self; 7] =
        [Self::Pawn, Self::Lance, Self::Knight, Self::Silver, Self::Bishop, Self::Rook, Self::Gold];

    /// Returns the kind's id in the rules of shogi, such as `+p`.
    pub const fn id(self) -> &'static str {
        const IDS: [&str; 14] =
            ["p", "l", "n", "s", "b", "r", "g", "k", "+p", "+l", "+n", "+s", "+b", "+r"];
        IDS[self.index()]
    }

    /// Returns the number, 0 to 13.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind of a number below 14.
    #[inline(always)]
    pub(super) fn from_index(index: usize) -> Self {
        // Sixteen entries need no bounds check. The last two stand for a gold and a king that an
        // illegal move has promoted.
        const KINDS: [Kind; 16] = {
            let mut kinds = [Kind::King; 16];
            let mut index = 0;
            while index < 14 {
                kinds[index] = Kind::ALL[index];
                index += 1;
            }
            kinds
        };
        debug_assert!(index < 14, "kind {index} does not exist");
        KINDS[index & 15]
    }

    /// Returns the kind this one promotes to, if it can.
    pub const fn promoted(self) -> Option<Self> {
        match self {
            Self::Pawn => Some(Self::Tokin),
            Self::Lance => Some(Self::PromotedLance),
            Self::Knight => Some(Self::PromotedKnight),
            Self::Silver => Some(Self::PromotedSilver),
            Self::Bishop => Some(Self::Horse),
            Self::Rook => Some(Self::Dragon),
            _ => None,
        }
    }

    /// Returns the kind as it lies in hand: unpromoted.
    pub const fn plain(self) -> Self {
        match self {
            Self::Tokin => Self::Pawn,
            Self::PromotedLance => Self::Lance,
            Self::PromotedKnight => Self::Knight,
            Self::PromotedSilver => Self::Silver,
            Self::Horse => Self::Bishop,
            Self::Dragon => Self::Rook,
            other => other,
        }
    }

    /// Whether the kind is a promoted one.
    pub const fn is_promoted(self) -> bool {
        self as u8 >= 8
    }
}

/// A piece of one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Piece(u8);

impl Piece {
    /// Marks an empty cell.
    pub(super) const EMPTY: Self = Self(0xff);

    /// Builds the piece of a kind and a side.
    #[inline(always)]
    pub const fn new(kind: Kind, side: Side) -> Self {
        Self(kind as u8 | (side as u8) << 4)
    }

    #[inline(always)]
    pub(super) fn from_parts(kind: usize, side: usize) -> Self {
        Self((kind | side << 4) as u8)
    }

    /// Returns the kind.
    #[inline(always)]
    pub fn kind(self) -> Kind {
        Kind::from_index(self.kind_index())
    }

    #[inline(always)]
    pub(super) const fn kind_index(self) -> usize {
        (self.0 & 15) as usize
    }

    /// Returns the side.
    #[inline(always)]
    pub const fn side(self) -> Side {
        if self.0 & 16 == 0 { Side::First } else { Side::Second }
    }

    #[inline(always)]
    pub(super) const fn some(self) -> Option<Self> {
        if self.0 == Self::EMPTY.0 { None } else { Some(self) }
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.some() {
            Some(piece) => write!(f, "{:?} {:?}", piece.side(), piece.kind()),
            None => f.write_str("empty"),
        }
    }
}

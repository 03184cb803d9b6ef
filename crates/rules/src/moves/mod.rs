//! Moves, and how a position makes them.

mod attack;
mod chain;
mod clamp;
mod drops;
mod first;
mod in_place;
mod legal;
mod lions;
mod odd;
mod passing;
mod powers;
pub(crate) mod promotion;
mod roam;
mod tactics;

pub use legal::Part;

use std::fmt;

use crate::board::Square;
use crate::kind::KindId;
use crate::position::NOWHERE;

const PLAIN: u16 = 0;
const PROMOTES: u16 = 1 << 8;
const DROPS: u16 = 2 << 8;
const CASTLES: u16 = 4 << 8;
const STRIDES: u16 = 8 << 8;

/// One move by one player: eight bytes, for every game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    from: u16,
    via: u16,
    to: u16,
    /// What happens besides, in the upper byte, and to which kind, in the lower.
    act: u16,
}

impl Move {
    /// The move that moves nothing, in games whose rules have one.
    pub const PASS: Move = Move { from: NOWHERE, via: NOWHERE, to: NOWHERE, act: PLAIN };

    /// Returns the move of the man on one square to another.
    pub const fn step(from: Square, to: Square) -> Move {
        Move { from: from.raw(), via: NOWHERE, to: to.raw(), act: PLAIN }
    }

    /// Returns the drop of a man from the hand.
    pub const fn drop(kind: KindId, to: Square) -> Move {
        Move { from: NOWHERE, via: NOWHERE, to: to.raw(), act: DROPS | kind.raw() as u16 }
    }

    /// Returns the same move, promoting to a kind.
    pub const fn promoting(self, kind: KindId) -> Move {
        Move { act: self.act & STRIDES | PROMOTES | kind.raw() as u16, ..self }
    }

    /// Returns the same move without its promotion.
    pub const fn plain(self) -> Move {
        if self.act & PROMOTES == 0 { self } else { Move { act: self.act & STRIDES, ..self } }
    }

    /// Returns a castling, named by the step of the king.
    pub(crate) const fn castling(from: u16, to: u16, rule: u8) -> Move {
        Move { from, via: NOWHERE, to, act: CASTLES | rule as u16 }
    }

    /// Returns the same move by way of a square that it also takes on, as lions go.
    pub const fn through(self, via: Square) -> Move {
        Move { via: via.raw(), ..self }
    }

    /// Returns a move of three steps along a line, as lion dogs go: out by way of two squares, or
    /// over the first square to the second and back to the first.
    pub(crate) const fn in_three_steps(from: u16, ways: [u16; 2], to: u16) -> Move {
        let via = if ways[0] == to { ways[1] } else { ways[0] };
        Move { from, via, to, act: STRIDES }
    }

    /// Returns where the man comes from; nothing for a drop or a pass.
    pub fn from(self) -> Option<Square> {
        (self.from != NOWHERE).then(|| Square::new(self.from))
    }

    /// Returns the square on the way where the move also takes, if it takes steps; of two squares
    /// on the way it is the one that tells the move.
    pub fn via(self) -> Option<Square> {
        (self.via != NOWHERE).then(|| Square::new(self.via))
    }

    /// Returns the squares that the man enters, in order; where it ends is the last. The squares
    /// that a walk or leap passes are not entered.
    pub fn path(self) -> impl Iterator<Item = Square> {
        let [first, second] = self.ways();
        [first, second, self.to].into_iter().filter(|&at| at != NOWHERE).map(Square::new)
    }

    /// Returns the squares entered before the last, in order.
    pub(crate) const fn ways(self) -> [u16; 2] {
        if self.act & STRIDES == 0 {
            [self.via, NOWHERE]
        } else if self.to.abs_diff(self.from) < self.via.abs_diff(self.from) {
            [self.to, self.via]
        } else {
            [self.via, self.via.midpoint(self.to)]
        }
    }

    /// Returns where the man ends; nothing for a pass.
    pub fn to(self) -> Option<Square> {
        (self.to != NOWHERE).then(|| Square::new(self.to))
    }

    /// Returns the kind the man promotes to, if it does.
    pub fn promotes_to(self) -> Option<KindId> {
        (self.act & PROMOTES != 0).then(|| KindId::new(self.act as u8))
    }

    /// Returns the kind that is dropped from the hand, if one is.
    pub fn dropped(self) -> Option<KindId> {
        (self.act & DROPS != 0).then(|| KindId::new(self.act as u8))
    }

    /// Tells whether the king castles.
    pub fn is_castling(self) -> bool {
        self.act & CASTLES != 0
    }

    /// Returns the place of a castling's rule in the game's list.
    pub(crate) fn castling_rule(self) -> usize {
        usize::from(self.act as u8)
    }

    /// Tells whether nothing moves.
    pub fn is_pass(self) -> bool {
        self == Move::PASS
    }

    #[inline]
    pub(crate) fn raw_from(self) -> u16 {
        self.from
    }

    #[inline]
    pub(crate) fn raw_via(self) -> u16 {
        self.via
    }

    #[inline]
    pub(crate) fn raw_to(self) -> u16 {
        self.to
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let square = |n: u16| if n == NOWHERE { "-".to_owned() } else { n.to_string() };
        write!(f, "{}>", square(self.from))?;
        for way in self.ways().into_iter().filter(|&way| way != NOWHERE) {
            write!(f, "{way}>")?;
        }
        write!(f, "{}", square(self.to))?;
        if let Some(kind) = self.promotes_to() {
            write!(f, "+{}", kind.index())?;
        }
        if let Some(kind) = self.dropped() {
            write!(f, "*{}", kind.index())?;
        }
        Ok(())
    }
}

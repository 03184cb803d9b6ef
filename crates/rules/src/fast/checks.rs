//! Moves that give check.

use super::bitboard::Bitboard;
use super::board::{Board, GOLD, KING, KNIGHT, PAWN, SILVER};
use super::generate::{MoveSink, Selection};
use super::moves::{MOST, Move, MoveList};
use super::square::{Kind, Side, Square};
use super::tables::tables;

/// From where each kind would check the enemy king, and who shields it from us.
///
/// Computed once for a position, it answers [`Board::gives_check`] for all its moves.
#[derive(Clone, Copy, Debug)]
pub struct CheckSquares {
    king: Square,
    by_kind: [Bitboard; 14],
    shields: Bitboard,
}

impl CheckSquares {
    /// Returns the squares from which a piece of this kind would give check.
    #[inline]
    pub fn by(&self, kind: Kind) -> Bitboard {
        self.by_kind[kind.index()]
    }

    /// Returns the pieces of either side that alone shield the enemy king from one of our sliders.
    #[inline]
    pub fn shields(&self) -> Bitboard {
        self.shields
    }

    /// The squares to which a step from this square gives check by what it uncovers.
    #[inline(always)]
    fn uncovering(&self, from: Square) -> Bitboard {
        if self.shields.contains(from) {
            Bitboard::ALL - tables().line(self.king, from)
        } else {
            Bitboard::EMPTY
        }
    }
}

impl Board {
    /// Returns from where each kind would check the enemy king.
    pub fn check_squares(&self) -> CheckSquares {
        let (t, them) = (tables(), self.turn().index() ^ 1);
        let (king, occupied) = (self.kings[them], self.occupied());
        let steps = |kind| t.steps(them, kind, king);
        let (bishop, rook) = (t.bishop(king, occupied), t.rook(king, occupied));
        let mut by_kind = [steps(GOLD); 14];
        for kind in [PAWN, KNIGHT, SILVER] {
            by_kind[kind] = steps(kind);
        }
        by_kind[KING] = Bitboard::EMPTY;
        by_kind[Kind::Lance.index()] = t.lance(them, king, occupied);
        by_kind[Kind::Bishop.index()] = bishop;
        by_kind[Kind::Rook.index()] = rook;
        by_kind[Kind::Horse.index()] = bishop | steps(Kind::Horse.index());
        by_kind[Kind::Dragon.index()] = rook | steps(Kind::Dragon.index());
        CheckSquares { king, by_kind, shields: self.sliders_on(them, king).1 }
    }

    /// Whether a legal move gives check.
    #[inline]
    pub fn gives_check(&self, m: Move, squares: &CheckSquares) -> bool {
        squares.by(m.kind_after()).contains(m.to())
            || !m.is_drop() && squares.uncovering(m.origin()).contains(m.to())
    }

    /// Gives the legal moves that give check to a sink.
    pub fn generate_checks(&self, squares: &CheckSquares, sink: &mut impl MoveSink) {
        let pawns = self.pieces(self.turn(), Kind::Pawn) & squares.shields;
        let mut checks = ChecksOnly { squares, uncovering_pawns: Bitboard::EMPTY, sink };
        for from in pawns {
            let ahead = tables().steps(self.turn().index(), PAWN, from);
            checks.uncovering_pawns |= ahead & squares.uncovering(from);
        }
        self.generate(Selection::All, &mut checks);
    }

    /// Returns the legal moves that give check.
    pub fn checks(&self) -> MoveList {
        let mut list = MoveList::new();
        // SAFETY: a board has at most `MOST` moves.
        unsafe { list.write(MOST, |list| self.generate_checks(&self.check_squares(), list)) };
        list
    }
}

/// Passes on only what gives check.
struct ChecksOnly<'a, S> {
    squares: &'a CheckSquares,
    /// Where pawns arrive that uncover a check.
    uncovering_pawns: Bitboard,
    sink: &'a mut S,
}

impl<S> ChecksOnly<'_, S> {
    #[inline(always)]
    fn checking(&self, after: Kind, from: Square) -> Bitboard {
        self.squares.by(after) | self.squares.uncovering(from)
    }
}

impl<S: MoveSink> MoveSink for ChecksOnly<'_, S> {
    #[inline(always)]
    fn steps(&mut self, kind: Kind, from: Square, to: Bitboard) {
        self.sink.steps(kind, from, to & self.checking(kind, from));
    }

    #[inline(always)]
    fn slides(&mut self, kind: Kind, from: Square, to: Bitboard) {
        self.sink.slides(kind, from, to & self.checking(kind, from));
    }

    #[inline(always)]
    fn promotions(&mut self, kind: Kind, from: Square, to: Bitboard) {
        let after = kind.promoted().expect("only kinds that promote are given with promotions");
        self.sink.promotions(kind, from, to & self.checking(after, from));
    }

    #[inline(always)]
    fn pawn_steps(&mut self, side: Side, to: Bitboard) {
        let checking = self.squares.by(Kind::Pawn) | self.uncovering_pawns;
        self.sink.pawn_steps(side, to & checking);
    }

    #[inline(always)]
    fn pawn_promotions(&mut self, side: Side, to: Bitboard) {
        let checking = self.squares.by(Kind::Tokin) | self.uncovering_pawns;
        self.sink.pawn_promotions(side, to & checking);
    }

    #[inline(always)]
    fn drops(&mut self, kind: Kind, to: Bitboard) {
        self.sink.drops(kind, to & self.squares.by(kind));
    }
}

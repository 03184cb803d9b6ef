//! The board: pieces, hands, whose turn it is, and who gives check.

use core::fmt;

use super::bitboard::Bitboard;
use super::cells::Cells;
use super::hand::Hand;
use super::keys;
use super::moves::Move;
use super::square::{Kind, Piece, Side, Square};
use super::tables::{self, tables};

/// A position without its past.
///
/// It is a plain value of about four hundred bytes: copy it, or make a move and take it back.
#[derive(Clone, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Board {
    pub(super) sides: [Bitboard; 2],
    pub(super) kinds: [Bitboard; 16],
    /// Enemy pieces that give check to the side to move.
    pub(super) checkers: Bitboard,
    /// Pieces of either side that alone shield the king of the side to move from a slider.
    pub(super) shields: Bitboard,
    pub(super) cells: Cells,
    pub(super) hands: [Hand; 2],
    pub(super) kings: [Square; 2],
    pub(super) turn: Side,
    pub(super) place_key: u64,
    pub(super) hand_key: u64,
}

pub(super) const PAWN: usize = Kind::Pawn.index();
pub(super) const LANCE: usize = Kind::Lance.index();
pub(super) const KNIGHT: usize = Kind::Knight.index();
pub(super) const SILVER: usize = Kind::Silver.index();
pub(super) const BISHOP: usize = Kind::Bishop.index();
pub(super) const ROOK: usize = Kind::Rook.index();
pub(super) const GOLD: usize = Kind::Gold.index();
pub(super) const KING: usize = Kind::King.index();
pub(super) const HORSE: usize = Kind::Horse.index();
pub(super) const DRAGON: usize = Kind::Dragon.index();

impl Board {
    /// An empty board, first player to move.
    pub(super) fn empty() -> Self {
        tables::shogi();
        Self {
            sides: [Bitboard::EMPTY; 2],
            kinds: [Bitboard::EMPTY; 16],
            checkers: Bitboard::EMPTY,
            shields: Bitboard::EMPTY,
            cells: Cells::EMPTY,
            hands: [Hand::EMPTY; 2],
            kings: [Square::NONE; 2],
            turn: Side::First,
            place_key: 0,
            hand_key: 0,
        }
    }

    /// Returns the piece on a square.
    #[inline(always)]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.cell(square).some()
    }

    #[inline(always)]
    pub(super) fn cell(&self, square: Square) -> Piece {
        self.cells.cell(square)
    }

    /// Returns the piece on every square.
    #[inline(always)]
    pub fn cells(&self) -> &Cells {
        &self.cells
    }

    /// Returns the squares a side occupies.
    #[inline(always)]
    pub fn side(&self, side: Side) -> Bitboard {
        self.sides[side.index()]
    }

    /// Returns the squares where a kind stands, of either side.
    #[inline(always)]
    pub fn kind(&self, kind: Kind) -> Bitboard {
        self.kinds[kind.index()]
    }

    /// Returns the squares where a side's pieces of a kind stand.
    #[inline(always)]
    pub fn pieces(&self, side: Side, kind: Kind) -> Bitboard {
        self.side(side) & self.kind(kind)
    }

    /// Returns all occupied squares.
    #[inline(always)]
    pub fn occupied(&self) -> Bitboard {
        self.sides[0] | self.sides[1]
    }

    /// Returns a side's hand.
    #[inline(always)]
    pub fn hand(&self, side: Side) -> Hand {
        self.hands[side.index()]
    }

    /// Returns where a side's king stands, if it has one.
    #[inline(always)]
    pub fn king(&self, side: Side) -> Option<Square> {
        let king = self.kings[side.index()];
        (king != Square::NONE).then_some(king)
    }

    /// Returns the side to move.
    #[inline(always)]
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// Returns the enemy pieces that give check to the side to move.
    #[inline(always)]
    pub fn checkers(&self) -> Bitboard {
        self.checkers
    }

    /// Whether the side to move is in check.
    #[inline(always)]
    pub fn in_check(&self) -> bool {
        self.checkers.any()
    }

    /// Returns the pieces of the side to move that may only move along the line to their king.
    #[inline(always)]
    pub fn pinned(&self) -> Bitboard {
        self.shields & self.side(self.turn)
    }

    /// Returns the key of the position: board, hands and side to move.
    #[inline(always)]
    pub fn key(&self) -> u64 {
        self.place_key ^ self.hand_key
    }

    /// Returns the key of the position after a legal move, without making it.
    #[inline]
    pub fn key_after(&self, m: Move) -> u64 {
        let (us, to, kind) = (self.turn as usize, m.to(), m.kind_index());
        let place = self.place_key ^ keys::TURN ^ keys::piece(us, m.kind_after_index(), to);
        if m.is_drop() {
            return place ^ self.hand_key.wrapping_sub(keys::held(us, kind));
        }
        let place = place ^ keys::piece(us, kind, m.origin());
        match self.cell(to).some() {
            None => place ^ self.hand_key,
            Some(taken) => {
                let taken = taken.kind_index();
                let held = self.hand_key.wrapping_add(keys::held(us, taken & 7));
                place ^ keys::piece(us ^ 1, taken, to) ^ held
            }
        }
    }

    /// Returns the key of the board and the side to move, without hands.
    #[inline(always)]
    pub fn board_key(&self) -> u64 {
        self.place_key
    }

    /// Returns the key of the hands alone.
    #[inline(always)]
    pub fn hand_key(&self) -> u64 {
        self.hand_key
    }

    /// The pieces that move as a gold does.
    #[inline(always)]
    pub(super) fn golds(&self) -> Bitboard {
        (self.kinds[GOLD] | self.kinds[8] | self.kinds[9]) | (self.kinds[10] | self.kinds[11])
    }

    #[inline(always)]
    pub(super) fn rooks(&self) -> Bitboard {
        self.kinds[ROOK] | self.kinds[DRAGON]
    }

    #[inline(always)]
    pub(super) fn bishops(&self) -> Bitboard {
        self.kinds[BISHOP] | self.kinds[HORSE]
    }

    /// The pieces that step in all eight directions, or slide in those in which they do not step.
    #[inline(always)]
    pub(super) fn all_round(&self) -> Bitboard {
        self.kinds[KING] | self.kinds[HORSE] | self.kinds[DRAGON]
    }

    /// Puts a piece on an empty square, keys included.
    pub(super) fn put(&mut self, piece: Piece, square: Square) {
        let (kind, side) = (piece.kind(), piece.side());
        self.sides[side.index()] |= Bitboard::of(square);
        self.kinds[kind.index()] |= Bitboard::of(square);
        self.cells.set(square, piece);
        self.place_key ^= keys::piece(side.index(), kind.index(), square);
        if kind == Kind::King {
            self.kings[side.index()] = square;
        }
    }

    /// Adds a piece to a hand, keys included.
    pub(super) fn hold(&mut self, kind: Kind, side: Side) {
        self.hands[side.index()].add(kind.index());
        self.hand_key = self.hand_key.wrapping_add(keys::held(side.index(), kind.index()));
    }

    /// Sets the side to move, once all pieces stand.
    pub(super) fn begin(&mut self, side: Side) {
        self.turn = side;
        self.place_key ^= keys::turn(side);
        self.refresh_checks();
    }

    /// The pieces of both sides that attack a square on a board so occupied.
    #[inline(always)]
    pub(super) fn attackers_to(&self, square: Square, occupied: Bitboard) -> Bitboard {
        self.attackers_of(0, square, occupied) | self.attackers_of(1, square, occupied)
    }

    /// The pieces of the side other than `us` that attack a square.
    #[inline(always)]
    pub(super) fn attackers_of(&self, us: usize, square: Square, occupied: Bitboard) -> Bitboard {
        let t = tables();
        let sliders = (t.lance(us, square, occupied) & self.kinds[LANCE])
            | (t.bishop(square, occupied) & self.bishops())
            | (t.rook(square, occupied) & self.rooks());
        (self.steppers_to(us, square) | sliders) & self.sides[us ^ 1]
    }

    /// The pieces that step to a square as the side other than `us` does, of either side.
    #[inline(always)]
    fn steppers_to(&self, us: usize, square: Square) -> Bitboard {
        let t = tables();
        ((t.steps(us, PAWN, square) & self.kinds[PAWN])
            | (t.steps(us, KNIGHT, square) & self.kinds[KNIGHT]))
            | ((t.steps(us, SILVER, square) & self.kinds[SILVER])
                | (t.steps(us, GOLD, square) & self.golds()))
            | (t.steps(us, KING, square) & self.all_round())
    }

    /// Whether the side other than `us` attacks a square on a board so occupied.
    #[inline(always)]
    pub(super) fn attacked(&self, us: usize, square: Square, occupied: Bitboard) -> bool {
        let t = tables();
        let enemy = self.sides[us ^ 1];
        let sliders = (*t.ahead[us & 1].at(square) & self.kinds[LANCE])
            | (*t.diagonal_lines.at(square) & self.bishops())
            | (*t.cross_lines.at(square) & self.rooks());
        if enemy.meets(self.steppers_to(us, square)) {
            return true;
        }
        enemy.meets(sliders) && {
            let reaching = (t.lance(us, square, occupied) & self.kinds[LANCE])
                | (t.bishop(square, occupied) & self.bishops())
                | (t.rook(square, occupied) & self.rooks());
            enemy.meets(reaching)
        }
    }

    /// Finds again who gives check and who shields the king of the side to move.
    pub(super) fn refresh_checks(&mut self) {
        let us = self.turn.index();
        let king = self.kings[us];
        let steppers = self.steppers_to(us, king) & self.sides[us ^ 1];
        let (sliders, shields) = self.sliders_on(us, king);
        // A king gives no check, and a horse or dragon beside the king counts once.
        self.checkers = (steppers - self.kinds[KING]) | sliders;
        self.shields = shields;
    }

    /// The enemy sliders of `us` that reach a square, and the pieces that alone stand in the way of one.
    #[inline(always)]
    pub(super) fn sliders_on(&self, us: usize, square: Square) -> (Bitboard, Bitboard) {
        let t = tables();
        let aligned = ((*t.ahead[us & 1].at(square) & self.kinds[LANCE])
            | (*t.diagonal_lines.at(square) & self.bishops())
            | (*t.cross_lines.at(square) & self.rooks()))
            & self.sides[us ^ 1];
        let occupied = self.occupied();
        let (mut reaching, mut shields) = (Bitboard::EMPTY, Bitboard::EMPTY);
        aligned.for_each(|slider| {
            let between = t.between(square, slider) & occupied;
            if between.is_empty() {
                reaching |= Bitboard::of(slider);
            } else if !between.more_than_one() {
                shields |= between;
            }
        });
        (reaching, shields)
    }
}

/// Draws the position as its SFEN.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})", self.sfen(1))
    }
}

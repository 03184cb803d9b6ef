//! The fast shogi board as the search sees it.

use shogido_rules::fast::{
    Bitboard, Board, Hand, Kind, Move, MoveSink, Position, Selection, Side, Square,
};
use shogido_rules::rules::Impasse;
use shogido_rules::{self as general, Player};

use super::trail::{Cycle, Holding, Trail};
use super::{Node, Verdict, Wanted};
use crate::score::mated_in;

/// Worth of each kind on the board, in evaluation units, by kind number. The scale (90 to a pawn)
/// and the values are those of Apery and YaneuraOu.
pub const WORTH: [i32; 14] =
    [90, 315, 405, 495, 855, 990, 540, 15_000, 540, 540, 540, 540, 945, 1_395];

/// A shogi position with what the search needs beside it.
#[derive(Clone, Debug)]
pub struct FastNode {
    position: Position,
    trail: Trail<Hand>,
}

impl Holding for Hand {
    fn covers(self, other: Self) -> bool {
        Hand::covers(self, other)
    }
}

impl FastNode {
    /// Prepares a position of the general kernel, with its past, for searching. Nothing if it is
    /// not standard shogi, or not one this search can judge (a side without a king, say).
    pub fn new(position: &general::Position) -> Option<Self> {
        let both = position.royals(Player::FIRST) == 1 && position.royals(Player::SECOND) == 1;
        let trying = position.game().rules().endings.impasse == Impasse::Try;
        if !both || trying {
            return None;
        }
        let mut replay = Position::from_rules(position).ok()?;
        let moves = undone(&mut replay);
        let mut node = Self { position: replay, trail: Trail::new() };
        node.note();
        for m in moves {
            node.play(m);
        }
        Some(node)
    }

    /// The board itself.
    pub fn board(&self) -> &Board {
        self.position.board()
    }

    /// The fast board's form of a move of the general kernel, if it is legal here.
    pub fn translate(&self, m: general::Move) -> Option<Move> {
        self.board().read_move(self.position.game(), m)
    }

    fn note(&mut self) {
        let board = self.position.board();
        self.trail.push(board.board_key(), board.hand(board.turn()), board.in_check());
    }
}

/// Takes back all moves and returns them, oldest first.
fn undone(position: &mut Position) -> Vec<Move> {
    let mut moves = Vec::new();
    while let Some(m) = position.last_move() {
        moves.push(m);
        position.undo_move();
    }
    moves.reverse();
    moves
}

/// A rank as the mover counts it: 0 is the far rank.
fn far_rank(side: Side, square: Square) -> usize {
    if side == Side::First { square.rank() } else { 8 - square.rank() }
}

/// Hands single moves on, without those that are never better than another.
struct Singly<F: FnMut(Move)> {
    side: Side,
    sink: F,
}

impl<F: FnMut(Move)> Singly<F> {
    fn in_zone(&self, square: Square) -> bool {
        far_rank(self.side, square) < 3
    }
}

impl<F: FnMut(Move)> MoveSink for Singly<F> {
    #[inline]
    fn steps(&mut self, kind: Kind, from: Square, to: Bitboard) {
        match kind {
            // A bishop or rook that may promote always should; a lance two ranks from the edge as
            // good as always.
            Kind::Bishop | Kind::Rook => {
                if !self.in_zone(from) {
                    for square in to {
                        if !self.in_zone(square) {
                            (self.sink)(Move::step(kind, from, square));
                        }
                    }
                }
            }
            Kind::Lance => {
                for square in to {
                    if far_rank(self.side, square) > 1 {
                        (self.sink)(Move::step(kind, from, square));
                    }
                }
            }
            _ => {
                for square in to {
                    (self.sink)(Move::step(kind, from, square));
                }
            }
        }
    }

    #[inline]
    fn promotions(&mut self, kind: Kind, from: Square, to: Bitboard) {
        for square in to {
            (self.sink)(Move::step(kind, from, square).promoting());
        }
    }

    #[inline]
    fn pawn_steps(&mut self, side: Side, to: Bitboard) {
        for square in to {
            if !self.in_zone(square) {
                let from = pawn_origin(side, square);
                (self.sink)(Move::step(Kind::Pawn, from, square));
            }
        }
    }

    #[inline]
    fn pawn_promotions(&mut self, side: Side, to: Bitboard) {
        for square in to {
            let from = pawn_origin(side, square);
            (self.sink)(Move::step(Kind::Pawn, from, square).promoting());
        }
    }

    #[inline]
    fn drops(&mut self, kind: Kind, to: Bitboard) {
        for square in to {
            (self.sink)(Move::drop(kind, square));
        }
    }
}

fn pawn_origin(side: Side, to: Square) -> Square {
    let index = if side == Side::First { to.index() + 1 } else { to.index() - 1 };
    Square::new(index).expect("a pawn steps from a square of the board")
}

impl Node for FastNode {
    type Move = Move;

    const SLOTS: usize = 14 * 81;
    const LINES: usize = (81 + 7) * 81;

    fn side(&self) -> usize {
        self.board().turn().index()
    }

    fn key(&self) -> u64 {
        self.board().key()
    }

    fn key_after(&self, m: Move) -> Option<u64> {
        Some(self.board().key_after(m))
    }

    fn structure(&self) -> u64 {
        self.board().hand_key() >> 20
    }

    fn in_check(&self) -> bool {
        self.board().in_check()
    }

    fn generate(&self, wanted: Wanted, mut sink: impl FnMut(Move)) {
        let board = self.board();
        let side = board.turn();
        let selection = match wanted {
            Wanted::All => Selection::All,
            Wanted::Tactical => Selection::Tactical,
            Wanted::Quiet => Selection::Quiet,
            Wanted::QuietChecks => {
                let quiet = |m: Move| {
                    if !m.is_promotion() && board.piece_at(m.to()).is_none() {
                        sink(m);
                    }
                };
                let squares = board.check_squares();
                board.generate_checks(&squares, &mut Singly { side, sink: quiet });
                return;
            }
        };
        board.generate(selection, &mut Singly { side, sink });
    }

    fn decode(&self, code: u16) -> Option<Move> {
        self.board().expand(code)
    }

    fn code(&self, m: Move) -> u16 {
        m.compact()
    }

    fn allows(&self, m: Move) -> bool {
        self.board().is_legal(m)
    }

    fn gives_check(&self, m: Move) -> bool {
        self.board().is_check(m)
    }

    fn is_capture(&self, m: Move) -> bool {
        self.board().piece_at(m.to()).is_some()
    }

    fn is_tactical(&self, m: Move) -> bool {
        m.is_promotion() || self.is_capture(m)
    }

    fn is_drop(&self, m: Move) -> bool {
        m.is_drop()
    }

    fn gain(&self, m: Move) -> i32 {
        let promoted = WORTH[m.kind_after().index()] - WORTH[m.kind().index()];
        let taken = self.board().piece_at(m.to()).map_or(0, |piece| {
            let kind = piece.kind();
            WORTH[kind.index()] + WORTH[kind.plain().index()]
        });
        taken + promoted
    }

    fn mover_worth(&self, m: Move) -> i32 {
        WORTH[m.kind().index()]
    }

    fn wins_exchange(&self, m: Move, threshold: i32) -> bool {
        self.board().wins_exchange(m, threshold, &WORTH)
    }

    fn slot(&self, m: Move) -> usize {
        m.kind_after().index() * 81 + seen(self.board().turn(), m.to())
    }

    fn line(&self, m: Move) -> usize {
        let side = self.board().turn();
        let from = m.from().map_or(81 + m.kind().index(), |from| seen(side, from));
        from * 81 + seen(side, m.to())
    }

    fn victim(&self, m: Move) -> usize {
        self.board().piece_at(m.to()).map_or(0, |piece| piece.kind().index() + 1)
    }

    fn distance(&self, m: Move) -> usize {
        m.from().map_or(0, |from| {
            let to = m.to();
            from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank()))
        })
    }

    fn target(&self, m: Move) -> usize {
        m.to().index()
    }

    fn play(&mut self, m: Move) {
        self.position.do_move(m);
        self.note();
    }

    fn undo(&mut self) {
        self.position.undo_move();
        self.trail.pop();
    }

    fn pass(&mut self) {
        self.position.do_null();
        let board = self.position.board();
        self.trail.push_wall(board.board_key(), board.hand(board.turn()));
    }

    fn unpass(&mut self) {
        self.position.undo_null();
        self.trail.pop();
    }

    fn verdict(&self, ply: usize) -> Option<Verdict> {
        match self.trail.cycle(ply) {
            Some(Cycle::Quiet) => return Some(Verdict::Draw),
            Some(Cycle::Checked) => return Some(Verdict::Won),
            Some(Cycle::Checking) => return Some(Verdict::Lost),
            Some(Cycle::Richer) => return Some(Verdict::Superior),
            Some(Cycle::Poorer) => return Some(Verdict::Inferior),
            None => {}
        }
        self.position.declaration_wins().then_some(Verdict::Declares)
    }

    fn stalemate(&self, ply: usize) -> i32 {
        mated_in(ply)
    }

    fn mate_at_once(&self) -> Option<Move> {
        self.board().contact_mate()
    }
}

/// The number of a square as a side sees it: both sides play up the board.
fn seen(side: Side, square: Square) -> usize {
    if side == Side::First { square.index() } else { 80 - square.index() }
}

//! The fast shogi board as the search sees it.

use shogido_rules::fast::{
    Bitboard, Board, Hand, Kind, Move, MoveSink, Selection, Side, Square, Undo,
};
use shogido_rules::rules::Impasse;
use shogido_rules::{self as general, Game, Player, Position};

use super::trail::{Cycle, Holding, Trail};
use super::{Node, Verdict, Wanted};
use crate::score::mated_in;

/// Worth of each kind on the board, in evaluation units, by kind number. The scale (90 to a pawn)
/// and the values are those of Apery and YaneuraOu.
pub const WORTH: [i32; 14] =
    [90, 315, 405, 495, 855, 990, 540, 15_000, 540, 540, 540, 540, 945, 1_395];

/// Men besides the king that a declarer needs in the zone.
const MEN_TO_DECLARE: u32 = 10;

/// A shogi position with what the search needs beside it.
#[derive(Clone, Debug)]
pub struct FastNode {
    board: Board,
    past: Vec<(Option<Move>, Undo)>,
    trail: Trail<Hand>,
    /// Points each side needs to declare a win, where the rules have declarations.
    points: Option<[u32; 2]>,
}

impl Holding for Hand {
    fn covers(self, other: Self) -> bool {
        Hand::covers(self, other)
    }
}

impl FastNode {
    /// Prepares a position of the general kernel, with its past, for searching. Nothing if it is
    /// not standard shogi, or not one the fast board can hold (a side without a king, say).
    pub fn new(position: &Position) -> Option<Self> {
        let rules = position.game().rules();
        if rules.id != "shogi" || position.royals(Player::FIRST) != 1 {
            return None;
        }
        if position.royals(Player::SECOND) != 1 {
            return None;
        }
        let points = match rules.endings.impasse {
            Impasse::Declare27 => Some([28, 27]),
            Impasse::Declare24 => Some([31, 31]),
            Impasse::Try => return None,
            _ => None,
        };
        let board = Board::from_sfen(position.origin()).ok()?;
        let mut node = Self { board, past: Vec::with_capacity(512), trail: Trail::new(), points };
        node.note();
        for played in position.moves() {
            let m = node.translate(position.game(), played)?;
            node.play(m);
        }
        node.past.clear();
        (node.board.sfen(1).split(' ').take(3).eq(position.sfen().split(' ').take(3)))
            .then_some(node)
    }

    /// The board itself.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The fast board's form of a move of the general kernel, if it is legal here.
    pub fn translate(&self, game: &Game, m: general::Move) -> Option<Move> {
        let to = Square::new(m.to()?.index())?;
        let fast = match (m.from(), m.dropped()) {
            (Some(from), _) => {
                let from = Square::new(from.index())?;
                let step = Move::step(self.board.piece_at(from)?.kind(), from, to);
                if m.promotes_to().is_some() { step.promoting() } else { step }
            }
            (None, Some(kind)) => Move::drop(in_hand(&game.kind(kind).id)?, to),
            (None, None) => return None,
        };
        self.board.is_legal(fast).then_some(fast)
    }

    fn note(&mut self) {
        let board = &self.board;
        self.trail.push(board.board_key(), board.hand(board.turn()), board.in_check());
    }
}

/// The kind in hand with an id of the general kernel.
fn in_hand(id: &str) -> Option<Kind> {
    let at = ["p", "l", "n", "s", "b", "r", "g"].iter().position(|&known| known == id)?;
    Some(Kind::IN_HAND[at])
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
        self.board.turn().index()
    }

    fn key(&self) -> u64 {
        self.board.key()
    }

    fn structure(&self) -> u64 {
        self.board.hand_key() >> 20
    }

    fn in_check(&self) -> bool {
        self.board.in_check()
    }

    fn generate(&self, wanted: Wanted, mut sink: impl FnMut(Move)) {
        let board = &self.board;
        let side = board.turn();
        let selection = match wanted {
            Wanted::All => Selection::All,
            Wanted::Tactical => Selection::Tactical,
            Wanted::Quiet => Selection::Quiet,
            Wanted::QuietChecks => {
                let checks = |m| {
                    if board.gives_check(m) {
                        sink(m);
                    }
                };
                board.generate(Selection::Quiet, &mut Singly { side, sink: checks });
                return;
            }
        };
        board.generate(selection, &mut Singly { side, sink });
    }

    fn decode(&self, code: u16) -> Option<Move> {
        self.board.find_move(code)
    }

    fn code(&self, m: Move) -> u16 {
        m.compact()
    }

    fn allows(&self, m: Move) -> bool {
        self.board.is_legal(m)
    }

    fn gives_check(&self, m: Move) -> bool {
        self.board.gives_check(m)
    }

    fn is_capture(&self, m: Move) -> bool {
        self.board.piece_at(m.to()).is_some()
    }

    fn is_tactical(&self, m: Move) -> bool {
        m.is_promotion() || self.is_capture(m)
    }

    fn is_drop(&self, m: Move) -> bool {
        m.is_drop()
    }

    fn gain(&self, m: Move) -> i32 {
        let promoted = WORTH[m.kind_after().index()] - WORTH[m.kind().index()];
        let taken = self.board.piece_at(m.to()).map_or(0, |piece| {
            let kind = piece.kind();
            WORTH[kind.index()] + WORTH[kind.plain().index()]
        });
        taken + promoted
    }

    fn mover_worth(&self, m: Move) -> i32 {
        WORTH[m.kind().index()]
    }

    fn wins_exchange(&self, m: Move, threshold: i32) -> bool {
        self.board.wins_exchange(m, threshold, &WORTH)
    }

    fn slot(&self, m: Move) -> usize {
        m.kind_after().index() * 81 + seen(self.board.turn(), m.to())
    }

    fn line(&self, m: Move) -> usize {
        let side = self.board.turn();
        let from = m.from().map_or(81 + m.kind().index(), |from| seen(side, from));
        from * 81 + seen(side, m.to())
    }

    fn victim(&self, m: Move) -> usize {
        self.board.piece_at(m.to()).map_or(0, |piece| piece.kind().index() + 1)
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
        let undo = self.board.make(m);
        self.past.push((Some(m), undo));
        self.note();
    }

    fn undo(&mut self) {
        if let Some((Some(m), undo)) = self.past.pop() {
            self.board.unmake(m, &undo);
            self.trail.pop();
        }
    }

    fn pass(&mut self) {
        let undo = self.board.make_null();
        self.past.push((None, undo));
        let board = &self.board;
        self.trail.push_wall(board.board_key(), board.hand(board.turn()));
    }

    fn unpass(&mut self) {
        if let Some((None, undo)) = self.past.pop() {
            self.board.unmake_null(&undo);
            self.trail.pop();
        }
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
        let points = self.points?[self.side()];
        self.board.has_entered(MEN_TO_DECLARE, points).then_some(Verdict::Declares)
    }

    fn stalemate(&self, ply: usize) -> i32 {
        mated_in(ply)
    }

    fn mate_at_once(&self) -> Option<Move> {
        self.board.contact_mate()
    }
}

/// The number of a square as a side sees it: both sides play up the board.
fn seen(side: Side, square: Square) -> usize {
    if side == Side::First { square.index() } else { 80 - square.index() }
}

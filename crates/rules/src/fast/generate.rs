//! Legal moves, as sets.
//!
//! The generator never writes single moves. It hands a [`MoveSink`] sets: this piece, from this
//! square, to these squares; this kind, dropped on these squares. The list and the count of the
//! legal moves are two sinks, so both come from the same code.
//!
//! Who gives check and who is pinned is known before the generation, so that the moves of free
//! pieces need no test: only king steps, pinned pieces and the one pawn drop that might be mate do.

use super::bitboard::Bitboard;
use super::board::{BISHOP, Board, DRAGON, GOLD, HORSE, KING, KNIGHT, LANCE, PAWN, ROOK, SILVER};
use super::hand::Hand;
use super::moves::{DROP, KIND, MOST, MoveList, ORIGIN, PROMOTES, Writer};
use super::square::{Kind, Side, Square};
use super::tables::{single, tables};

/// Which of the legal moves to generate. Tactical and quiet moves together are all moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selection {
    /// All legal moves.
    All,
    /// Captures and promotions.
    Tactical,
    /// Everything else: drops and steps to empty squares without promotion.
    Quiet,
}

/// Takes the legal moves as sets of destinations.
///
/// No set is given twice for the same piece and promotion. Sets may be empty.
pub trait MoveSink {
    /// Steps of one piece to at most eight squares, without promotion.
    fn steps(&mut self, kind: Kind, from: Square, to: Bitboard);
    /// Slides (and steps) of one piece that slides, without promotion.
    #[inline(always)]
    fn slides(&mut self, kind: Kind, from: Square, to: Bitboard) {
        self.steps(kind, from, to);
    }
    /// Steps of one piece, with promotion.
    fn promotions(&mut self, kind: Kind, from: Square, to: Bitboard);
    /// Steps of several pawns, one rank up the board for the first player and down for the second.
    fn pawn_steps(&mut self, side: Side, to: Bitboard);
    /// The same with promotion.
    fn pawn_promotions(&mut self, side: Side, to: Bitboard);
    /// Drops of one kind.
    fn drops(&mut self, kind: Kind, to: Bitboard);
    /// Passes the sink to a part of the generator that is rare and stands apart. A sink that is a
    /// small value passes a copy instead, so that its own may stay in registers.
    #[inline(always)]
    fn rarely(&mut self, visit: impl FnOnce(&mut Self))
    where
        Self: Sized,
    {
        visit(self);
    }

    /// Drops on the same squares of every kind of `hand` that may be dropped anywhere: silver, gold,
    /// bishop and rook.
    #[inline(always)]
    fn free_drops(&mut self, hand: Hand, to: Bitboard) {
        for kind in [Kind::Silver, Kind::Gold, Kind::Bishop, Kind::Rook] {
            if hand.has(kind) {
                self.drops(kind, to);
            }
        }
    }
}

/// Where moves may go.
#[derive(Clone, Copy)]
struct Targets {
    plain: Bitboard,
    promoting: Bitboard,
    drops: Bitboard,
}

impl Targets {
    #[inline(always)]
    fn within(self, squares: Bitboard) -> Self {
        Self {
            plain: self.plain & squares,
            promoting: self.promoting & squares,
            drops: self.drops & squares,
        }
    }
}

impl Board {
    /// Gives all legal moves of a selection to a sink.
    #[inline(always)]
    pub fn generate(&self, selection: Selection, sink: &mut impl MoveSink) {
        match self.turn() {
            Side::First => self.generate_as::<0>(selection, sink),
            Side::Second => self.generate_as::<1>(selection, sink),
        }
    }

    /// Adds all legal moves to a list.
    #[inline]
    pub fn legal_moves_into(&self, list: &mut MoveList) {
        self.moves_into(Selection::All, list);
    }

    /// Adds the legal moves of a selection to a list.
    #[inline]
    pub fn moves_into(&self, selection: Selection, list: &mut MoveList) {
        // SAFETY: a board has at most `MOST` moves.
        unsafe { list.write(MOST, |list| self.generate(selection, list)) };
    }

    /// Returns all legal moves.
    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.legal_moves_into(&mut list);
        list
    }

    /// Returns the number of legal moves, without listing them.
    #[inline]
    pub fn count_legal_moves(&self) -> u64 {
        let mut count = Count::default();
        self.generate(Selection::All, &mut count);
        count.total()
    }

    #[inline(always)]
    pub(super) fn generate_as<const US: usize>(
        &self,
        selection: Selection,
        sink: &mut impl MoveSink,
    ) {
        let (own, enemy) = (self.sides[US], self.sides[US ^ 1]);
        let open = Bitboard::ALL - own;
        let empty = open - enemy;
        let targets = match selection {
            Selection::All => Targets { plain: open, promoting: open, drops: empty },
            Selection::Tactical => {
                Targets { plain: enemy, promoting: open, drops: Bitboard::EMPTY }
            }
            Selection::Quiet => Targets { plain: empty, promoting: Bitboard::EMPTY, drops: empty },
        };
        if self.checkers.any() {
            sink.rarely(|sink| self.evasions::<US>(targets, sink));
            return;
        }
        self.king_steps::<US>(targets.plain, sink);
        let pinned = self.shields & own;
        self.steps_of::<US>(own - pinned, targets, sink);
        if pinned.any() {
            sink.rarely(|sink| self.pinned_steps::<US>(pinned, targets, sink));
        }
        if selection != Selection::Tactical {
            self.drops::<US>(targets.drops, sink);
        }
    }

    /// Moves out of check: the king steps away, or a free piece takes the only checker or steps in
    /// between, or a piece is dropped in between.
    #[inline(never)]
    fn evasions<const US: usize>(&self, targets: Targets, sink: &mut impl MoveSink) {
        self.king_steps::<US>(targets.plain, sink);
        if self.checkers.more_than_one() {
            return;
        }
        let between = tables().between(self.kings[US], self.checkers.lowest());
        let targets = targets.within(between | self.checkers);
        // A pinned piece cannot help: it stays on another line than the checker's.
        self.steps_of::<US>(self.sides[US] - self.shields, targets, sink);
        if between.any() {
            self.drops::<US>(targets.drops, sink);
        }
    }

    /// Steps of the king to squares the enemy does not attack.
    #[inline(always)]
    fn king_steps<const US: usize>(&self, to: Bitboard, sink: &mut impl MoveSink) {
        let king = self.kings[US];
        let mut to = tables().steps(US, KING, king) & to;
        let danger = tables().danger[US].at(king);
        let near = danger.near
            | (danger.ahead & self.kinds[LANCE])
            | (danger.diagonal & self.bishops())
            | (danger.cross & self.rooks());
        if self.sides[US ^ 1].meets(near) {
            // A slider sees through the square the king leaves.
            let occupied = self.occupied() - single(king);
            let candidates = to;
            candidates.for_each(|square| {
                if self.attacked(US, square, occupied) {
                    to ^= single(square);
                }
            });
        }
        sink.steps(Kind::King, king, to);
    }

    /// Steps of pieces that are not pinned, kings apart.
    #[inline(always)]
    fn steps_of<const US: usize>(
        &self,
        movers: Bitboard,
        targets: Targets,
        sink: &mut impl MoveSink,
    ) {
        let t = tables();
        let occupied = self.occupied();
        let Targets { plain, promoting, .. } = targets;
        let into_zone = promoting & t.zone[US];
        let plain_ahead = plain - t.last_rank[US];

        let pawns = self.kinds[PAWN] & movers;
        let ahead = if US == 0 { pawns.rank_up() } else { pawns.rank_down() };
        sink.pawn_steps(side::<US>(), ahead & plain_ahead);
        sink.pawn_promotions(side::<US>(), ahead & into_zone);

        (self.kinds[LANCE] & movers).for_each(|from| {
            let to = t.lance(US, from, occupied);
            sink.steps(Kind::Lance, from, to & plain_ahead);
            sink.promotions(Kind::Lance, from, to & into_zone);
        });
        (self.kinds[KNIGHT] & movers).for_each(|from| {
            let to = t.steps(US, KNIGHT, from);
            sink.steps(Kind::Knight, from, to & (plain - t.last_two_ranks[US]));
            sink.promotions(Kind::Knight, from, to & into_zone);
        });
        (self.kinds[SILVER] & movers).for_each(|from| {
            let to = t.steps(US, SILVER, from);
            sink.steps(Kind::Silver, from, to & plain);
            sink.promotions(Kind::Silver, from, to & promoting & *t.promoting_to[US].at(from));
        });
        (self.golds() & movers).for_each(|from| {
            sink.steps(self.cell(from).kind(), from, t.steps(US, GOLD, from) & plain);
        });
        (self.kinds[BISHOP] & movers).for_each(|from| {
            let to = t.bishop(from, occupied);
            sink.slides(Kind::Bishop, from, to & plain);
            sink.promotions(Kind::Bishop, from, to & promoting & *t.promoting_to[US].at(from));
        });
        (self.kinds[ROOK] & movers).for_each(|from| {
            let to = t.rook(from, occupied);
            sink.slides(Kind::Rook, from, to & plain);
            sink.promotions(Kind::Rook, from, to & promoting & *t.promoting_to[US].at(from));
        });
        (self.kinds[HORSE] & movers).for_each(|from| {
            let to = t.bishop(from, occupied) | t.steps(US, HORSE, from);
            sink.slides(Kind::Horse, from, to & plain);
        });
        (self.kinds[DRAGON] & movers).for_each(|from| {
            let to = t.rook(from, occupied) | t.steps(US, DRAGON, from);
            sink.slides(Kind::Dragon, from, to & plain);
        });
    }

    /// Steps of pinned pieces, which keep to the line through their king.
    #[inline(never)]
    fn pinned_steps<const US: usize>(
        &self,
        pinned: Bitboard,
        targets: Targets,
        sink: &mut impl MoveSink,
    ) {
        pinned.for_each(|from| {
            let line = tables().line(self.kings[US], from);
            self.steps_of::<US>(single(from), targets.within(line), sink);
        });
    }

    /// Drops on squares that are all empty.
    #[inline(always)]
    fn drops<const US: usize>(&self, to: Bitboard, sink: &mut impl MoveSink) {
        let (t, hand) = (tables(), self.hands[US]);
        if hand.is_empty() {
            return;
        }
        if hand.has(Kind::Pawn) {
            let pawns = self.kinds[PAWN] & self.sides[US];
            let mut to = (to - t.last_rank[US]) & pawns.free_files();
            let checking = t.steps(US ^ 1, PAWN, self.kings[US ^ 1]);
            if to.meets(checking) && self.pawn_drop_mates(US, checking) {
                to ^= checking;
            }
            sink.drops(Kind::Pawn, to);
        }
        if hand.has(Kind::Lance) {
            sink.drops(Kind::Lance, to - t.last_rank[US]);
        }
        if hand.has(Kind::Knight) {
            sink.drops(Kind::Knight, to - t.last_two_ranks[US]);
        }
        sink.free_drops(hand, to);
    }

    /// Whether a pawn dropped on the square in front of the enemy king would be mate.
    ///
    /// It is not if the king may take the pawn, a piece that stays out of its king's pins may take
    /// it, or the king has another square. The pawn may shut off one of our own sliders.
    #[inline(never)]
    pub(super) fn pawn_drop_mates(&self, us: usize, pawn: Bitboard) -> bool {
        let them = us ^ 1;
        let (king, square) = (self.kings[them], pawn.lowest());
        let occupied = self.occupied();
        if !self.attacked(them, square, occupied) {
            return false;
        }
        let takers = self.attackers_of(us, square, occupied) - single(king);
        if takers.any() {
            let pinned = self.sliders_on(them, king).1;
            if (takers & ((Bitboard::ALL - pinned) | tables().line(king, square))).any() {
                return false;
            }
        }
        let occupied = (occupied | pawn) - single(king);
        let flights = tables().steps(them, KING, king) - self.sides[them] - pawn;
        flights.into_iter().all(|flight| self.attacked(them, flight, occupied))
    }
}

#[inline(always)]
const fn side<const US: usize>() -> Side {
    if US == 0 { Side::First } else { Side::Second }
}

/// Counts moves by the sizes of their sets.
#[derive(Debug)]
struct Count {
    lanes: super::lanes::Lanes,
}

impl Default for Count {
    fn default() -> Self {
        Self { lanes: super::lanes::Lanes::new(0, 0) }
    }
}

impl Count {
    #[inline(always)]
    fn add(&mut self, set: Bitboard) {
        self.lanes = self.lanes.add(set.0.counts());
    }

    #[inline(always)]
    fn total(&self) -> u64 {
        self.lanes.lo() + self.lanes.hi()
    }
}

impl MoveSink for Count {
    #[inline(always)]
    fn steps(&mut self, _: Kind, _: Square, to: Bitboard) {
        self.add(to);
    }
    #[inline(always)]
    fn promotions(&mut self, _: Kind, _: Square, to: Bitboard) {
        self.add(to);
    }
    #[inline(always)]
    fn pawn_steps(&mut self, _: Side, to: Bitboard) {
        self.add(to);
    }
    #[inline(always)]
    fn pawn_promotions(&mut self, _: Side, to: Bitboard) {
        self.add(to);
    }
    #[inline(always)]
    fn drops(&mut self, _: Kind, to: Bitboard) {
        self.add(to);
    }
}

impl MoveSink for Writer<'_> {
    #[inline(always)]
    fn steps(&mut self, kind: Kind, from: Square, to: Bitboard) {
        self.extend_few((kind as u32) << KIND | (from.index() as u32) << ORIGIN, to);
    }

    #[inline(always)]
    fn slides(&mut self, kind: Kind, from: Square, to: Bitboard) {
        self.extend((kind as u32) << KIND | (from.index() as u32) << ORIGIN, to);
    }

    #[inline(always)]
    fn promotions(&mut self, kind: Kind, from: Square, to: Bitboard) {
        if to.any() {
            let base = (kind as u32) << KIND | (from.index() as u32) << ORIGIN | PROMOTES;
            if matches!(kind, Kind::Bishop | Kind::Rook) {
                self.extend(base, to);
            } else {
                self.extend_few(base, to);
            }
        }
    }

    #[inline(always)]
    fn pawn_steps(&mut self, side: Side, to: Bitboard) {
        // The origin is the destination plus or minus one, so a move is 129 times its destination.
        self.extend_pawns(pawn_base(side, 0), to);
    }

    #[inline(always)]
    fn pawn_promotions(&mut self, side: Side, to: Bitboard) {
        if to.any() {
            self.extend_pawns(pawn_base(side, PROMOTES), to);
        }
    }

    #[inline(always)]
    fn drops(&mut self, kind: Kind, to: Bitboard) {
        self.extend((kind as u32) << KIND | DROP | (kind as u32) << ORIGIN, to);
    }

    #[inline(always)]
    fn rarely(&mut self, visit: impl FnOnce(&mut Self)) {
        let mut copy = self.copied();
        visit(&mut copy);
        *self = copy;
    }
}

/// What to add to 129 times a pawn's destination.
#[inline(always)]
const fn pawn_base(side: Side, promotes: u32) -> u32 {
    match side {
        Side::First => promotes + (1 << ORIGIN),
        Side::Second => promotes.wrapping_sub(1 << ORIGIN),
    }
}

/// For sets from anywhere; the generator itself writes without asking for room each time.
impl MoveSink for MoveList {
    fn steps(&mut self, kind: Kind, from: Square, to: Bitboard) {
        self.write_set(|list| list.slides(kind, from, to));
    }

    fn promotions(&mut self, kind: Kind, from: Square, to: Bitboard) {
        self.write_set(|list| list.promotions(kind, from, to));
    }

    fn pawn_steps(&mut self, side: Side, to: Bitboard) {
        self.write_set(|list| list.pawn_steps(side, to));
    }

    fn pawn_promotions(&mut self, side: Side, to: Bitboard) {
        self.write_set(|list| list.pawn_promotions(side, to));
    }

    fn drops(&mut self, kind: Kind, to: Bitboard) {
        self.write_set(|list| list.drops(kind, to));
    }
}

//! Questions about single moves: where does a piece go, is a move legal?

use super::bitboard::Bitboard;
use super::board::{Board, PAWN};
use super::moves::Move;
use super::square::{Kind, Square};
use super::tables::{single, tables};

impl Board {
    /// Returns all squares a piece attacks, whoever stands there, on a board so occupied.
    #[inline]
    pub fn attacks(
        &self,
        kind: Kind,
        side: super::Side,
        from: Square,
        occupied: Bitboard,
    ) -> Bitboard {
        let t = tables();
        let steps = t.steps(side.index(), kind.index(), from);
        match kind {
            Kind::Lance => t.lance(side.index(), from, occupied),
            Kind::Bishop | Kind::Horse => steps | t.bishop(from, occupied),
            Kind::Rook | Kind::Dragon => steps | t.rook(from, occupied),
            _ => steps,
        }
    }

    /// Whether a move is legal here; any move of [`Move`]'s constructors may be asked about.
    ///
    /// It is meant for moves remembered from elsewhere (a transposition table, killers).
    pub fn is_legal(&self, m: Move) -> bool {
        if m.is_drop() { self.is_legal_drop(m) } else { self.is_legal_step(m) }
    }

    fn is_legal_drop(&self, m: Move) -> bool {
        let (t, us) = (tables(), self.turn().index());
        let (to, kind) = (single(m.to()), m.kind());
        if m.is_promotion() || !self.hands[us].has(kind) || self.occupied().meets(to) {
            return false;
        }
        if self.checkers.any() {
            let one = !self.checkers.more_than_one();
            if !one || !t.between(self.kings[us], self.checkers.lowest()).meets(to) {
                return false;
            }
        }
        match kind {
            Kind::Pawn => {
                let own = self.kinds[PAWN] & self.sides[us];
                let checks = t.steps(us ^ 1, PAWN, self.kings[us ^ 1]).meets(to);
                own.free_files().meets(to)
                    && !t.last_rank[us].meets(to)
                    && !(checks && self.pawn_drop_mates(us, to))
            }
            Kind::Lance => !t.last_rank[us].meets(to),
            Kind::Knight => !t.last_two_ranks[us].meets(to),
            _ => true,
        }
    }

    fn is_legal_step(&self, m: Move) -> bool {
        let (t, us) = (tables(), self.turn().index());
        let (from, to, kind) = (m.origin(), m.to(), m.kind());
        let stands =
            self.piece_at(from).is_some_and(|p| p.kind() == kind && p.side() == self.turn());
        let reach = self.attacks(kind, self.turn(), from, self.occupied());
        if !stands || !(reach - self.sides[us]).contains(to) {
            return false;
        }
        let promotion_fits = if m.is_promotion() {
            kind.promoted().is_some() && t.promoting_to[us].at(from).contains(to)
        } else {
            match kind {
                Kind::Pawn | Kind::Lance => !t.last_rank[us].contains(to),
                Kind::Knight => !t.last_two_ranks[us].contains(to),
                _ => true,
            }
        };
        promotion_fits && self.keeps_king_safe(us, kind, from, to)
    }

    fn keeps_king_safe(&self, us: usize, kind: Kind, from: Square, to: Square) -> bool {
        let (t, king) = (tables(), self.kings[us]);
        if kind == Kind::King {
            return !self.attacked(us, to, self.occupied() - single(from));
        }
        if self.shields.contains(from) && !t.line(king, from).contains(to) {
            return false;
        }
        if self.checkers.is_empty() {
            return true;
        }
        let helps = |checker| (t.between(king, checker) | single(checker)).contains(to);
        // A pinned piece cannot help: it stays on another line than the checker's.
        !self.checkers.more_than_one()
            && helps(self.checkers.lowest())
            && !self.shields.contains(from)
    }

    /// Returns the move with these compact bits if it is legal here.
    pub fn expand(&self, compact: u16) -> Option<Move> {
        let m =
            Move::from_compact(compact, |square| self.piece_at(square).map(super::Piece::kind))?;
        self.is_legal(m).then_some(m)
    }
}

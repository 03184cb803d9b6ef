//! What a search asks about single moves besides: do they check, what do they win, do they mate.

use super::bitboard::Bitboard;
use super::board::{Board, KING, LANCE};
use super::moves::Move;
use super::square::{Kind, Square};
use super::tables::{single, tables};

/// Kinds from the least to the most valuable, as an exchange uses them up.
const BY_WORTH: [Kind; 13] = [
    Kind::Pawn,
    Kind::Lance,
    Kind::Knight,
    Kind::Tokin,
    Kind::PromotedLance,
    Kind::PromotedKnight,
    Kind::Silver,
    Kind::PromotedSilver,
    Kind::Gold,
    Kind::Bishop,
    Kind::Rook,
    Kind::Horse,
    Kind::Dragon,
];

impl Board {
    /// Whether a legal move gives check, by the piece that moves or by one behind it.
    ///
    /// It looks along one line only: for the moves of a whole list, [`Board::check_squares`] is less work.
    #[inline]
    pub fn is_check(&self, m: Move) -> bool {
        let t = tables();
        let (us, to, after) = (self.turn.index(), m.to(), m.kind_after_index());
        let king = self.kings[us ^ 1];
        if king == Square::NONE {
            return false;
        }
        if t.steps(us, after, to).contains(king) {
            return true;
        }
        let aligned = match m.kind_after() {
            Kind::Lance => *t.ahead[us].at(to),
            Kind::Bishop | Kind::Horse => *t.diagonal_lines.at(to),
            Kind::Rook | Kind::Dragon => *t.cross_lines.at(to),
            _ => Bitboard::EMPTY,
        };
        let leaves = if m.is_drop() { Bitboard::EMPTY } else { single(m.origin()) };
        if aligned.contains(king) && !t.between(to, king).meets(self.occupied() - leaves) {
            return true;
        }
        if m.is_drop() {
            return false;
        }
        let line = t.line(king, m.origin());
        line.any() && !line.contains(to) && self.sliders_on(us ^ 1, king).1.contains(m.origin())
    }

    /// Returns whether the exchange of pieces that a legal move begins on its target square wins at
    /// least `threshold`, when both sides take with the least piece first and may stop.
    /// `worth` is indexed by kind; promotions and pins are left aside.
    pub fn wins_exchange(&self, m: Move, threshold: i32, worth: &[i32; 14]) -> bool {
        let (us, to) = (self.turn.index(), m.to());
        let taken = self.cell(to).some().map_or(0, |piece| worth[piece.kind_index()]);
        let mut balance = taken - threshold;
        if balance < 0 {
            return false;
        }
        balance = worth[m.kind_index()] - balance;
        if balance <= 0 {
            return true;
        }
        let leaves = if m.is_drop() { Bitboard::EMPTY } else { single(m.origin()) };
        let mut occupied = (self.occupied() - leaves) | single(to);
        if !self.attacked(us, to, occupied) {
            return true;
        }
        let mut attackers = self.attackers_to(to, occupied);
        let (mut side, mut wins) = (us, true);
        loop {
            side ^= 1;
            attackers &= occupied;
            let own = attackers & self.sides[side];
            if own.is_empty() {
                return wins;
            }
            wins = !wins;
            let least = BY_WORTH.iter().find(|kind| own.meets(self.kinds[kind.index()]));
            let Some(&kind) = least else {
                // Only the king is left: it may take if nobody takes back.
                let answered = (attackers & self.sides[side ^ 1]).any();
                return wins != answered;
            };
            balance = worth[kind.index()] - balance;
            if balance < i32::from(wins) {
                return wins;
            }
            let used = (own & self.kinds[kind.index()]).lowest();
            occupied = occupied - single(used);
            attackers |= self.sliders_behind(to, occupied);
        }
    }

    /// The sliders of both sides that reach a square on a board so occupied.
    #[inline]
    fn sliders_behind(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let t = tables();
        let lances = self.kinds[LANCE];
        (t.bishop(square, occupied) & self.bishops())
            | (t.rook(square, occupied) & self.rooks())
            | (t.lance(0, square, occupied) & lances & self.sides[1])
            | (t.lance(1, square, occupied) & lances & self.sides[0])
    }

    /// Looks for a mate by a piece that moves or is dropped next to the enemy king, where nothing
    /// but the king could take it. It misses other mates; what it finds is mate.
    pub fn contact_mate(&self) -> Option<Move> {
        let t = tables();
        let us = self.turn.index();
        let (king, own) = (self.kings[us ^ 1], self.sides[us]);
        if king == Square::NONE || self.checkers.any() {
            return None;
        }
        let around = t.steps(us ^ 1, KING, king);
        // Whoever mates by contact is backed by a friend; most positions end here.
        let backed = (around - own) & self.reached_beside(king);
        if backed.is_empty() {
            return None;
        }
        let occupied = self.occupied();
        let hand = self.hands[us];
        for square in backed {
            let enemies = self.attackers_of(us, square, occupied) - single(king);
            if enemies.any() {
                continue;
            }
            let friends = self.attackers_of(us ^ 1, square, occupied);
            if friends.is_empty() {
                continue;
            }
            if !single(square).meets(occupied) {
                let drops = [Kind::Gold, Kind::Silver, Kind::Rook, Kind::Bishop, Kind::Lance];
                for kind in drops {
                    let m = Move::drop(kind, square);
                    if hand.has(kind)
                        && !(kind == Kind::Lance && t.last_rank[us].contains(square))
                        && self.is_check(m)
                        && self.mates(m)
                    {
                        return Some(m);
                    }
                }
            }
            if friends.more_than_one() {
                let found = friends.into_iter().find_map(|from| self.step_mate(from, square));
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }

    /// The squares that the side to move reaches with pieces that bear on the neighbours of the
    /// enemy king, those neighbours among them.
    #[inline]
    fn reached_beside(&self, king: Square) -> Bitboard {
        let t = tables();
        let us = self.turn.index();
        let (own, occupied) = (self.sides[us], self.occupied());
        let danger = t.danger[us ^ 1].at(king);
        let mut reached = Bitboard::EMPTY;
        (own & danger.near)
            .for_each(|from| reached |= t.steps(us, self.cell(from).kind_index(), from));
        (own & danger.ahead & self.kinds[LANCE])
            .for_each(|from| reached |= t.lance(us, from, occupied));
        (own & danger.diagonal & self.bishops())
            .for_each(|from| reached |= t.bishop(from, occupied));
        (own & danger.cross & self.rooks()).for_each(|from| reached |= t.rook(from, occupied));
        reached
    }

    /// A mating step between two squares, with or without promotion.
    fn step_mate(&self, from: Square, to: Square) -> Option<Move> {
        let kind = self.cell(from).kind();
        if kind == Kind::King {
            return None;
        }
        let plain = Move::step(kind, from, to);
        let forms = [plain.promoting(), plain];
        let promotes = kind.promoted().is_some();
        forms
            .into_iter()
            .skip(usize::from(!promotes))
            .find(|&m| self.is_legal(m) && self.is_check(m) && self.mates(m))
    }

    fn mates(&self, m: Move) -> bool {
        let mut after = self.clone();
        let _ = after.make(m);
        after.count_legal_moves() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays through random games and hands every position to `visit`.
    fn wander(seed: u64, visit: &mut dyn FnMut(&Board)) {
        let mut state = seed;
        for _ in 0..30 {
            let mut board = Board::start();
            for _ in 0..200 {
                visit(&board);
                let moves = board.legal_moves();
                if moves.is_empty() {
                    break;
                }
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let _ = board.make(moves[(state >> 33) as usize % moves.len()]);
            }
        }
    }

    #[test]
    fn a_check_is_seen_before_the_move_is_made() {
        wander(11, &mut |board| {
            for &m in board.legal_moves().iter() {
                let mut after = board.clone();
                let _ = after.make(m);
                assert_eq!(board.is_check(m), after.in_check(), "{m} in {board:?}");
            }
        });
    }

    #[test]
    fn a_contact_mate_is_legal_and_mates() {
        let mut found = 0;
        wander(13, &mut |board| {
            if let Some(m) = board.contact_mate() {
                found += 1;
                assert!(board.legal_moves().contains(&m), "{m} in {board:?}");
                assert!(board.mates(m), "{m} in {board:?}");
            }
        });
        assert!(found > 5, "random games have many chances to mate, found {found}");
    }

    #[test]
    fn an_exchange_counts_every_taker() {
        let worth = [1, 3, 4, 5, 8, 10, 6, 100, 6, 6, 6, 6, 12, 15];
        // A rook takes a pawn that a lance behind another pawn does not guard.
        let board = Board::from_sfen("4k4/9/4p4/9/9/9/9/4R4/4K4 b - 1").expect("a position");
        let takes = board.parse_move("5h5c").expect("a move");
        assert!(board.wins_exchange(takes, 1, &worth) && !board.wins_exchange(takes, 2, &worth));
        let guarded = Board::from_sfen("4k4/4g4/4p4/9/9/9/9/4R4/4K4 b - 1").expect("a position");
        let takes = guarded.parse_move("5h5c").expect("a move");
        assert!(!guarded.wins_exchange(takes, 0, &worth));
        assert!(guarded.wins_exchange(takes, -9, &worth));
    }
}

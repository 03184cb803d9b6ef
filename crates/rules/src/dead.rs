//! Dead positions: no series of legal moves leads to mate.
//!
//! Source: FIDE Laws of Chess, article 5.2.2. What is told here is what can be proved at a glance:
//! too few men to mate, or a wall of pawns that neither king can pass. A position not told may
//! still be dead.

use crate::board::{Player, Square, Vector};
use crate::kind::{KindId, Takes, Walk};
use crate::position::Position;
use crate::square_set::SquareSet;

impl Position {
    /// Tells whether it can be proved at a glance that nobody can ever be mated.
    pub(crate) fn is_dead(&self) -> bool {
        self.lacks_men() || self.is_walled()
    }

    /// Tells whether kings are alone, or with one knight, or with men that all keep to the squares
    /// of one colour.
    fn lacks_men(&self) -> bool {
        let mut men = 0;
        let mut knights = 0;
        let mut colours = [false; 2];
        for (kind, square) in self.other_men() {
            let kind = self.game.kind(kind);
            let pawn = kind.walks.iter().any(|walk| walk.takes != Takes::Anything);
            let keeps_colour = |walk: &Walk| (walk.step.right + walk.step.forward) % 2 == 0;
            men += 1;
            if pawn {
                return false;
            } else if kind.walks.iter().all(is_knights) {
                knights += 1;
            } else if kind.walks.iter().all(keeps_colour)
                && let Some(square) = square
            {
                colours[self.colour(square)] = true;
            } else {
                return false;
            }
        }
        if knights == 0 { !(colours[0] && colours[1]) } else { men == 1 }
    }

    /// Returns the men besides the kings, and where they stand unless in hand.
    fn other_men(&self) -> impl Iterator<Item = (KindId, Option<Square>)> + '_ {
        let players = || self.game.rules().each_player();
        let held = players().flat_map(|player| self.hand(player)).map(|(kind, _)| (kind, None));
        let stand = players().flat_map(|player| self.squares_of(player));
        let stand = stand.filter_map(|square| Some((self.piece_at(square)?.kind, Some(square))));
        held.chain(stand).filter(|&(kind, _)| !self.game.kind(kind).royal)
    }

    fn colour(&self, square: Square) -> usize {
        let board = &self.game.rules().board;
        usize::from((board.file(square) + board.rank(square)) % 2)
    }

    /// Tells whether only kings and pawns are left, no pawn can ever move, and no king can ever
    /// reach one that it could take: then no check will ever be given.
    fn is_walled(&self) -> bool {
        let promotes = |kind| !self.tables().becomes[usize::from(self.any_man(kind))].is_empty();
        let pawns_only = self.other_men().all(|(kind, at)| at.is_some() && promotes(kind));
        pawns_only
            && self.game.rules().each_player().all(|player| {
                let mut pawns = self.pawns(player).peekable();
                pawns.peek().is_some()
                    && pawns.all(|pawn| self.is_stopped(player, pawn))
                    && !self.king_reaches_a_pawn(player)
            })
            && !self.legal_moves().into_iter().any(|played| self.takes(played))
    }

    fn any_man(&self, kind: KindId) -> u16 {
        self.tables().man(kind, Player::FIRST)
    }

    fn pawns(&self, player: Player) -> impl Iterator<Item = Square> + '_ {
        self.squares_of(player).filter(|&square| !self.is_king(square))
    }

    fn is_king(&self, square: Square) -> bool {
        self.piece_at(square).is_some_and(|piece| self.game.kind(piece.kind).royal)
    }

    fn ahead(&self, player: Player, from: Square, right: i8) -> Option<Square> {
        self.game.rules().board.step(from, Vector::new(right, 1).seen_by_first(player))
    }

    /// Tells whether a pawn stands before an enemy pawn, which stops both for ever, or behind an
    /// own one that is stopped so, and has nothing to take.
    fn is_stopped(&self, player: Player, pawn: Square) -> bool {
        let mut next = self.ahead(player, pawn, 0);
        let stopped = loop {
            match next.and_then(|at| Some((at, self.piece_at(at)?))) {
                Some((at, _)) if self.is_king(at) => break false,
                Some((_, piece)) if piece.owner != player => break true,
                Some((at, _)) => next = self.ahead(player, at, 0),
                None => break false,
            }
        };
        let prey = |right| {
            let at = self.ahead(player, pawn, right);
            at.and_then(|at| self.piece_at(at)).is_some_and(|piece| piece.owner != player)
        };
        stopped && !prey(-1) && !prey(1)
    }

    /// Tells whether a king that minds enemy pawns only can come beside one that no other guards.
    fn king_reaches_a_pawn(&self, player: Player) -> bool {
        let board = &self.game.rules().board;
        let enemy = self.next_after(player);
        let guarded: SquareSet = self
            .pawns(enemy)
            .flat_map(|pawn| [-1, 1].map(|right| self.ahead(enemy, pawn, right)))
            .flatten()
            .map(|square| square.index() as u16)
            .collect();
        let mut seen = SquareSet::default();
        let mut left: Vec<Square> =
            self.squares_of(player).filter(|&at| self.is_king(at)).collect();
        while let Some(at) = left.pop() {
            for (right, forward) in (-1..=1).flat_map(|r| (-1..=1).map(move |f| (r, f))) {
                let Some(to) = board.step(at, Vector::new(right, forward)) else { continue };
                let index = to.index() as u16;
                if guarded.contains(index) || seen.contains(index) {
                    continue;
                }
                match self.piece_at(to) {
                    Some(piece) if self.is_king(to) && piece.owner != player => {}
                    Some(piece) if piece.owner != player => return true,
                    Some(piece) if !self.game.kind(piece.kind).royal => continue,
                    _ => {}
                }
                seen.insert(index);
                left.push(to);
            }
        }
        false
    }
}

fn is_knights(walk: &Walk) -> bool {
    let (right, forward) = (walk.step.right.abs(), walk.step.forward.abs());
    walk.reach == 1 && right.min(forward) == 1 && right.max(forward) == 2
}

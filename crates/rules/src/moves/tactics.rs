//! What a search asks of a position besides its legal moves: some of them only, checks given, men
//! that bear on a square.

use std::ops::ControlFlow;

use crate::board::{Player, Square};
use crate::kind::{Manner, Piece, Takes};
use crate::moves::Move;
use crate::moves::odd::Glance;
use crate::position::{NOWHERE, Position};
use crate::rules::Safety;
use crate::tables::{Gait, Man};

impl Position {
    /// Returns the square of a player's only royal man; nothing if it has none or several.
    pub fn only_royal(&self, player: Player) -> Option<Square> {
        let at = player.index();
        (self.royals[at] == 1).then(|| Square::new(self.royal_square[at]))
    }

    /// Tells whether a legal move would leave the only royal man of the next player attacked.
    pub fn gives_check(&self, played: Move) -> bool {
        let enemy = self.next_after(self.turn);
        let at = enemy.index();
        let tables = self.tables();
        if played.is_pass() {
            return false;
        }
        let takes_royal = tables.royal[usize::from(self.men[usize::from(played.raw_to())])];
        let bent = played.via().is_some() || tables.has_roamers();
        if takes_royal || played.is_castling() || bent {
            let mut after = self.without_past();
            after.play(played);
            return after.in_check(enemy);
        }
        if self.royals[at] != 1 {
            return false;
        }
        let king = self.royal_square[at];
        let (from, to) = (played.raw_from(), played.raw_to());
        let watched = tables.watched(king);
        if !watched.contains(to) && (from == NOWHERE || !watched.contains(from)) {
            // Where kings are taken, one may have been left attacked.
            return self.game.rules().safety == Safety::Capturable && self.in_check(enemy);
        }
        let moved = self.glance_after(tables, played);
        let man = played.promotes_to().map_or(moved.man, |kind| tables.man(kind, self.turn));
        self.attacked_at(tables, king, enemy, Glance { man, ..moved })
    }

    /// Hands on the men of all players but `player` that attack a square, until `visit` breaks.
    /// Men behind others on a line are not seen.
    ///
    /// # Errors
    ///
    /// Breaks when `visit` does.
    pub fn visit_attackers(
        &self,
        square: Square,
        player: Player,
        visit: &mut impl FnMut(Square, Piece) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let tables = self.tables();
        for direction in tables.directions() {
            let back = tables.opposite(direction);
            let mut screen = 0;
            for (place, &at) in tables.ray_of_threats(square.raw(), direction).iter().enumerate() {
                let man = self.men[usize::from(at)];
                if man == 0 {
                    continue;
                }
                let far = place + 1;
                let reaches = if screen == 0 {
                    let mut legs = tables.legs(at, back).iter();
                    usize::from(tables.reach(man, back)) >= far
                        && legs.all(|&leg| self.men[usize::from(leg)] == 0)
                } else {
                    let shy = tables.shy[usize::from(man)] && tables.shy[usize::from(screen)];
                    usize::from(tables.hop_reach(man, back)) >= far && !shy
                };
                let owner = tables.owner(man);
                if reaches && owner != player {
                    visit(Square::new(at), Piece { kind: tables.kind(man), owner })?;
                }
                if screen != 0 {
                    break;
                }
                screen = man;
            }
        }
        for at in self.roamers(tables, square.raw(), player) {
            let man = self.men[usize::from(at)];
            let piece = Piece { kind: tables.kind(man), owner: tables.owner(man) };
            visit(Square::new(at), piece)?;
        }
        ControlFlow::Continue(())
    }

    /// Hands on the squares that the man on a square reaches, empty or held by an enemy, whether
    /// or not its king would be safe. Nothing for an empty square.
    #[inline]
    pub fn visit_reached(&self, from: Square, visit: &mut impl FnMut(Square)) {
        let tables = self.tables();
        let from = from.raw();
        let man = self.men[usize::from(from)];
        if man == 0 {
            return;
        }
        let owner = tables.owner(man);
        if tables.gait == Gait::Plain {
            for &(direction, reach) in tables.walks(man) {
                for &to in tables.ray(from, direction, reach) {
                    let there = self.men[usize::from(to)];
                    if there == 0 || tables.owner(there) != owner {
                        visit(Square::new(to));
                    }
                    if there != 0 {
                        break;
                    }
                }
            }
            return;
        }
        for stride in tables.strides(man) {
            let legs = tables.legs(from, stride.direction);
            if stride.takes == Takes::Royals
                || stride.begins.is_some()
                || legs.iter().any(|&leg| self.men[usize::from(leg)] != 0)
            {
                continue;
            }
            if stride.manner == Manner::Jump {
                let ray = tables.ray(from, stride.direction, stride.reach);
                let landing = self.landing(tables, owner, *stride, ray);
                if let Some(to) = landing {
                    visit(Square::new(to));
                }
                continue;
            }
            let shy = |man: Man| stride.manner == Manner::ShyHop && tables.shy[usize::from(man)];
            let mut screened = !matches!(stride.manner, Manner::Hop | Manner::ShyHop);
            for &to in tables.ray(from, stride.direction, stride.reach) {
                let there = self.men[usize::from(to)];
                if shy(there) {
                    break;
                }
                if !screened {
                    screened = there != 0;
                    continue;
                }
                let enters = match stride.takes {
                    Takes::Anything => there == 0 || tables.owner(there) != owner,
                    Takes::Nothing => there == 0,
                    Takes::Enemies | Takes::Royals => there != 0 && tables.owner(there) != owner,
                };
                if enters {
                    visit(Square::new(to));
                }
                if there != 0 {
                    break;
                }
            }
        }
    }
}

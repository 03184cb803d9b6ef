//! What a search asks of a position besides its legal moves: some of them only, checks given, men
//! that bear on a square.

use std::ops::ControlFlow;

use crate::board::{Player, Square};
use crate::kind::{Manner, Piece};
use crate::moves::Move;
use crate::moves::odd::Glance;
use crate::position::Position;
use crate::rules::Safety;
use crate::tables::{Gait, Menace, Tables};

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
        let moved = self.glance_after(tables, played);
        let man = played.promotes_to().map_or(moved.man, |kind| tables.man(kind, self.turn));
        let after = Glance { man, ..moved };
        if self.game.rules().safety == Safety::Capturable {
            // Where kings are taken, one may have been left attacked.
            return self.attacked_at(tables, king, enemy, after);
        }
        self.newly_attacked(tables, king, enemy, after)
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
        let mut armed = self.armed(tables, square.raw(), player, Glance::NOW);
        while armed != 0 {
            for menace in tables.menaces_of(armed.trailing_zeros(), player) {
                self.visit_menace(tables, square, player, menace, visit)?;
            }
            armed &= armed - 1;
        }
        for at in self.roamers(tables, square.raw(), player) {
            let man = self.men[usize::from(at)];
            let piece = Piece { kind: tables.kind(man), owner: tables.owner(man) };
            visit(Square::new(at), piece)?;
        }
        ControlFlow::Continue(())
    }

    /// Hands on the men that attack a player's man on a square in one direction.
    fn visit_menace(
        &self,
        tables: &Tables,
        square: Square,
        player: Player,
        menace: Menace,
        visit: &mut impl FnMut(Square, Piece) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let back = tables.opposite(menace.direction);
        let mut screen = 0;
        let ray = tables.ray(square.raw(), menace.direction, menace.reach);
        for (place, &at) in ray.iter().enumerate() {
            let man = self.men[usize::from(at)];
            if man == 0 {
                continue;
            }
            let far = place + 1;
            let reaches = if screen == 0 {
                let mut legs = tables.legs(at, back).iter();
                usize::from(tables.reach(man, back)) >= far
                    && (!menace.lame || legs.all(|&leg| self.men[usize::from(leg)] == 0))
            } else {
                let shy = tables.shy[usize::from(man)] && tables.shy[usize::from(screen)];
                usize::from(tables.hop_reach(man, back)) >= far && !shy
            };
            let owner = tables.owner(man);
            if reaches && owner != player {
                visit(Square::new(at), Piece { kind: tables.kind(man), owner })?;
            }
            if screen != 0 || !menace.hops {
                break;
            }
            screen = man;
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
            for &path in tables.paths(man, from) {
                for &to in tables.squares_of(path) {
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
        for &path in tables.paths(man, from) {
            let occupied = |&at: &u16| self.men[usize::from(at)] != 0;
            if path.fresh && !self.is_fresh(tables, from) {
                continue;
            }
            if path.manner == Manner::Lame && tables.legs_of(path).iter().any(occupied) {
                continue;
            }
            let mut squares = tables.squares_of(path);
            let shy = |at: u16| {
                path.manner == Manner::ShyHop && tables.shy[usize::from(self.men[usize::from(at)])]
            };
            match path.manner {
                Manner::Slide | Manner::Lame => {}
                Manner::Hop | Manner::ShyHop => match squares.iter().position(occupied) {
                    Some(screen) if !shy(squares[screen]) => squares = &squares[screen + 1..],
                    _ => continue,
                },
                Manner::Jump => {
                    let landing = self.landing(tables, owner, path.jumps_to_take(), squares);
                    if let Some(to) = landing {
                        visit(Square::new(to));
                    }
                    continue;
                }
            }
            for (place, &to) in squares.iter().enumerate() {
                let there = self.men[usize::from(to)];
                let near = place + 1 < usize::from(path.least);
                if there == 0 {
                    if path.moves && !near {
                        visit(Square::new(to));
                    }
                    continue;
                }
                if path.takes && !near && tables.owner(there) != owner && !shy(to) {
                    visit(Square::new(to));
                }
                break;
            }
        }
    }
}

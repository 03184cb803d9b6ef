//! Who attacks a square: rays and reach read backwards.

use std::ops::ControlFlow;

use crate::board::{Player, Square};
use crate::moves::odd::Glance;
use crate::position::Position;
use crate::tables::{Gait, Man, Tables};

/// A line from a king: the first man on it, and how far away it stands.
pub(super) struct Line<'a> {
    pub(super) direction: u8,
    pub(super) ray: &'a [u16],
    /// Place of the first man on the ray.
    pub(super) first: usize,
    pub(super) man: Man,
}

/// Tells whether a man `distance` squares off along a direction reaches back along it.
#[inline]
pub(super) fn reaches_back(tables: &Tables, man: Man, direction: u8, distance: usize) -> bool {
    usize::from(tables.reach(man, tables.opposite(direction))) >= distance
}

impl Position {
    /// Returns the lines from a square on which a man stands, looking through `ghost`.
    #[inline]
    pub(super) fn lines<'a>(
        &'a self,
        tables: &'a Tables,
        square: u16,
        ghost: u16,
    ) -> impl Iterator<Item = Line<'a>> + 'a {
        tables.directions().filter_map(move |direction| {
            let ray = tables.ray_of_threats(square, direction);
            let stands = |&at: &u16| self.men[usize::from(at)] != 0 && at != ghost;
            let first = ray.iter().position(stands)?;
            Some(Line { direction, ray, first, man: self.men[usize::from(ray[first])] })
        })
    }

    /// Tells whether a man other than `player`'s attacks a square, looking through `ghost`.
    pub(super) fn attacked(
        &self,
        tables: &Tables,
        square: u16,
        player: Player,
        ghost: u16,
    ) -> bool {
        if tables.gait == Gait::Odd {
            let glance = Glance { left: ghost, ..Glance::NOW };
            return self.attacked_at(tables, square, player, glance);
        }
        self.lines(tables, square, ghost).any(|line| attacks(tables, &line, player))
            || tables.has_roamers() && self.roamers(tables, square, player).next().is_some()
    }

    /// Tells whether a player's only royal man is attacked. Where kings are taken like other men
    /// this is a warning, and it still makes a check perpetual.
    pub fn in_check(&self, player: Player) -> bool {
        let at = player.index();
        self.royals[at] == 1
            && self.attacked(self.tables(), self.royal_square[at], player, u16::MAX)
    }

    /// Returns the squares of the men that attack a player's royal men, in board order.
    pub fn checkers(&self, player: Player) -> Vec<Square> {
        let tables = self.tables();
        let royal = |&square: &Square| tables.royal[usize::from(self.men[square.index()])];
        let mut found: Vec<Square> = self
            .squares_of(player)
            .filter(royal)
            .flat_map(|square| self.attackers(square, player))
            .collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Returns the squares of the men, other than `player`'s own, that attack a square.
    pub fn attackers(&self, square: Square, player: Player) -> Vec<Square> {
        let mut found = Vec::new();
        let _ = self.visit_attackers(square, player, &mut |at, _| {
            found.push(at);
            ControlFlow::Continue(())
        });
        found
    }
}

/// Tells whether the man on a line belongs to somebody else and reaches its start.
#[inline]
pub(super) fn attacks(tables: &Tables, line: &Line<'_>, player: Player) -> bool {
    tables.owner(line.man) != player
        && reaches_back(tables, line.man, line.direction, line.first + 1)
}

/// Tells whether an enemy behind the man on a line would attack its start if the man left.
#[inline]
pub(super) fn pinner(
    position: &Position,
    tables: &Tables,
    line: &Line<'_>,
    player: Player,
) -> Option<usize> {
    let behind = &line.ray[line.first + 1..];
    let next = behind.iter().position(|&at| position.men[usize::from(at)] != 0)?;
    let place = line.first + 1 + next;
    let man = position.men[usize::from(line.ray[place])];
    let pins = tables.owner(man) != player && reaches_back(tables, man, line.direction, place + 1);
    pins.then_some(place)
}

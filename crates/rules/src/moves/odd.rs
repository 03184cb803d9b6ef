//! Moves in games whose men hop, are lame, capture otherwise than they move, or have rights of a
//! first move.
//!
//! Such a man can bear on a king in ways a pin does not tell: a horse is let through by the leg
//! that leaves, a cannon needs its screen. So a move is tried on paper, but only if it touches a
//! square that bears on the king at all.

use std::ops::ControlFlow;

use crate::board::{Player, Square};
use crate::kind::{Manner, Takes};
use crate::moves::Move;
use crate::moves::legal::Wish;
use crate::position::{NOWHERE, Position};
use crate::rules::Safety;
use crate::tables::{Man, Stride, Tables};

/// The board as it would be after a move: two squares left, one taken up.
#[derive(Clone, Copy)]
pub(super) struct Glance {
    pub(super) left: u16,
    pub(super) taken: u16,
    pub(super) to: u16,
    pub(super) man: Man,
}

impl Glance {
    /// The board as it is.
    pub(super) const NOW: Glance = Glance { left: NOWHERE, taken: NOWHERE, to: NOWHERE, man: 0 };

    #[inline]
    pub(super) fn man_at(self, position: &Position, square: u16) -> Man {
        if square == self.to {
            self.man
        } else if square == self.left || square == self.taken {
            0
        } else {
            position.men[usize::from(square)]
        }
    }
}

impl Position {
    pub(super) fn visit_odd(
        &self,
        tables: &Tables,
        wish: &Wish<impl Fn(u16) -> bool, impl Fn(Move) -> bool>,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.settled_by_passing().is_some() {
            return ControlFlow::Continue(());
        }
        let us = self.turn.index();
        let lawful = self.game.rules().safety == Safety::Lawful && self.royals[us] == 1;
        let king = if lawful { self.royal_square[us] } else { NOWHERE };
        let checked = lawful && self.attacked_at(tables, king, self.turn, Glance::NOW);
        let opposed = self.is_opposed();
        let safe = |played: Move| !lawful || self.keeps_king_safe(tables, played, king, checked);
        let breaks = |played: Move| !opposed || !self.kings_face(self.glance_after(tables, played));
        let offer = &mut |played: Move| {
            if (wish.play)(played) && safe(played) && breaks(played) {
                visit(played)
            } else {
                ControlFlow::Continue(())
            }
        };
        for from in self.places[us].iter().filter(|&from| (wish.man)(from)) {
            self.visit_strides(tables, from, |_| true, from != king || !checked, offer)?;
            self.visit_turns_in_place(tables, from, |_| true, offer)?;
            self.visit_feats(tables, from, offer)?;
        }
        self.captures_in_passing(tables).try_for_each(&mut *offer)?;
        self.visit_castlings(tables, checked, offer)?;
        if !(wish.man)(NOWHERE) {
            return ControlFlow::Continue(());
        }
        if !tables.hand_order.is_empty() {
            self.visit_drops(tables, &self.empty_squares(), offer)?;
        }
        let stuck = || {
            let found = &mut |played| {
                if safe(played) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            self.places[us]
                .iter()
                .try_for_each(|from| self.visit_strides(tables, from, |_| true, false, found))
                .is_continue()
        };
        if (wish.play)(Move::PASS) && self.may_pass(opposed, checked, stuck) {
            visit(Move::PASS)?;
        }
        ControlFlow::Continue(())
    }

    /// Returns the board as it would be after a move.
    pub(super) fn glance_after(&self, tables: &Tables, played: Move) -> Glance {
        let (from, to) = (played.raw_from(), played.raw_to());
        let man = match played.dropped() {
            Some(kind) => tables.man(kind, self.turn),
            None => self.men[usize::from(from)],
        };
        let taken =
            if played.dropped().is_some() { to } else { self.victim_square(tables, played, man) };
        Glance { left: from, taken: if taken == to { NOWHERE } else { taken }, to, man }
    }

    /// Tells whether the only king of the player to move is safe after a move that walks allow.
    pub(super) fn leaves_king_safe(&self, tables: &Tables, played: Move) -> bool {
        let us = self.turn.index();
        if self.game.rules().safety != Safety::Lawful || self.royals[us] != 1 {
            return true;
        }
        let king = self.royal_square[us];
        let checked = self.attacked_at(tables, king, self.turn, Glance::NOW);
        self.keeps_king_safe(tables, played, king, checked)
    }

    /// Tells whether the king is safe after a move that is otherwise right.
    fn keeps_king_safe(&self, tables: &Tables, played: Move, king: u16, checked: bool) -> bool {
        let (from, to) = (played.raw_from(), played.raw_to());
        if from == king {
            return played.is_castling() || {
                let glance = Glance { left: from, ..Glance::NOW };
                !self.attacked_at(tables, to, self.turn, glance)
            };
        }
        let glance = self.glance_after(tables, played);
        let watched = tables.watched(king);
        let bears = |square: u16| square != NOWHERE && watched.contains(square);
        if !bears(from) && !bears(to) && !bears(glance.taken) {
            return !checked;
        }
        !self.attacked_at(tables, king, self.turn, glance)
    }

    /// Hands on the moves of the man on a square to squares that `allowed` lets through, with its
    /// first moves if `fresh` does.
    pub(super) fn visit_strides(
        &self,
        tables: &Tables,
        from: u16,
        allowed: impl Fn(u16) -> bool,
        fresh: bool,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let man = self.men[usize::from(from)];
        for &stride in tables.strides(man) {
            if stride.takes == Takes::Royals || !self.may_begin(tables, stride, from) {
                continue;
            }
            if stride.fresh && !fresh {
                continue;
            }
            let visit = &mut |played: Move| {
                if allowed(played.raw_to()) { visit(played) } else { ControlFlow::Continue(()) }
            };
            let ray = tables.ray(from, stride.direction, stride.reach);
            match stride.manner {
                Manner::Slide => self.visit_slide(tables, man, from, stride, ray, visit)?,
                Manner::Lame => {
                    let mut legs = tables.legs(from, stride.direction).iter();
                    if legs.all(|&leg| self.men[usize::from(leg)] == 0) {
                        self.visit_slide(tables, man, from, stride, ray, visit)?;
                    }
                }
                Manner::Jump => self.visit_jump(tables, from, stride, visit)?,
                Manner::Hop | Manner::ShyHop => {
                    let occupied = |&at: &u16| self.men[usize::from(at)] != 0;
                    let Some(screen) = ray.iter().position(occupied) else { continue };
                    let shy = |at: u16| tables.shy[usize::from(self.men[usize::from(at)])];
                    if stride.manner == Manner::ShyHop && shy(ray[screen]) {
                        continue;
                    }
                    self.visit_slide(tables, man, from, stride, &ray[screen + 1..], visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn may_begin(&self, tables: &Tables, stride: Stride, from: u16) -> bool {
        let here = stride.begins.is_none_or(|set| tables.sets[usize::from(set)].contains(from));
        here && (!stride.fresh || tables.rights_lost(from) & self.rights != 0)
    }

    #[inline]
    fn visit_slide(
        &self,
        tables: &Tables,
        man: Man,
        from: u16,
        stride: Stride,
        ray: &[u16],
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (place, &to) in ray.iter().enumerate() {
            let near = place + 1 < usize::from(stride.least);
            let there = self.men[usize::from(to)];
            let plain = Move::step(Square::new(from), Square::new(to));
            if there == 0 {
                if !near && stride.takes != Takes::Enemies {
                    self.in_each_form(tables, man, plain, &[there], visit)?;
                }
                continue;
            }
            let shy = stride.manner == Manner::ShyHop && tables.shy[usize::from(there)];
            let takes = stride.takes != Takes::Nothing && !shy && !near;
            if takes && tables.owner(there) != self.turn {
                self.in_each_form(tables, man, plain, &[there], visit)?;
            }
            break;
        }
        ControlFlow::Continue(())
    }

    /// Tells whether a man other than `player`'s attacks a royal man on a square, on the board as
    /// a glance shows it.
    pub(super) fn attacked_at(
        &self,
        tables: &Tables,
        square: u16,
        player: Player,
        glance: Glance,
    ) -> bool {
        tables.directions().any(|direction| {
            let back = tables.opposite(direction);
            let ray = tables.ray_of_threats(square, direction).iter().enumerate();
            let mut men = ray.filter_map(|(place, &at)| {
                let man = glance.man_at(self, at);
                (man != 0).then_some((at, man, place + 1))
            });
            let enemy = |man: Man| tables.owner(man) != player;
            let Some((at, first, distance)) = men.next() else { return false };
            let mut legs = tables.legs(at, back).iter();
            if enemy(first)
                && usize::from(tables.reach(first, back)) >= distance
                && legs.all(|&leg| glance.man_at(self, leg) == 0)
            {
                return true;
            }
            men.next().is_some_and(|(_, man, distance)| {
                let shy = tables.shy[usize::from(first)] && tables.shy[usize::from(man)];
                enemy(man) && usize::from(tables.hop_reach(man, back)) >= distance && !shy
            })
        })
    }
}

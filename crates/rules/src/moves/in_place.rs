//! Promotion in place: a turn of its own, as in sittuyin.

use std::ops::ControlFlow;

use crate::board::{Player, Square};
use crate::moves::Move;
use crate::moves::odd::Glance;
use crate::position::{NOWHERE, Position};
use crate::refusal::Refusal;
use crate::tables::{Tables, TurnInPlace};

impl Position {
    /// Hands on the promotions in place of the man on a square to squares that `allowed` lets
    /// through, its own among them.
    pub(super) fn visit_turns_in_place(
        &self,
        tables: &Tables,
        from: u16,
        allowed: impl Fn(u16) -> bool,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(rule) = &tables.in_place else { return ControlFlow::Continue(()) };
        let man = self.men[usize::from(from)];
        if tables.kind(man) != rule.from || self.bars_turning(tables, rule, from).is_some() {
            return ControlFlow::Continue(());
        }
        let becomes = tables.man(rule.into, self.turn);
        let steps = tables.walks(becomes).iter();
        let beside = steps.filter_map(|&(way, _)| tables.ray(from, way, 1).first().copied());
        let beside = beside.filter(|&to| self.men[usize::from(to)] == 0);
        for to in std::iter::once(from).chain(beside).filter(|&to| allowed(to)) {
            if !self.strikes_on_turning(tables, rule, from, to) {
                let plain = Move::step(Square::new(from), Square::new(to));
                visit(plain.promoting(rule.into))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns why the man on a square may not promote in place at all.
    fn bars_turning(&self, tables: &Tables, rule: &TurnInPlace, from: u16) -> Option<Refusal> {
        let kinds = || self.kinds_of(tables, self.turn);
        if kinds().any(|kind| kind == rule.into) {
            return Some(Refusal::StillHasOne { kind: rule.into });
        }
        let last = || kinds().filter(|&kind| kind == rule.from).nth(1).is_none();
        let here = rule.squares[self.turn.index()].contains(from) || last();
        (!here).then_some(Refusal::PromotesElsewhere { kind: rule.from })
    }

    fn kinds_of<'a>(
        &'a self,
        tables: &'a Tables,
        player: Player,
    ) -> impl Iterator<Item = crate::kind::KindId> + 'a {
        let places = self.places[player.index()].iter();
        places.map(|at| tables.kind(self.men[usize::from(at)]))
    }

    /// Tells whether a man that promotes in place would attack an enemy or bare the enemy king.
    fn strikes_on_turning(&self, tables: &Tables, rule: &TurnInPlace, from: u16, to: u16) -> bool {
        let becomes = tables.man(rule.into, self.turn);
        let glance = Glance { left: from, taken: NOWHERE, to, man: becomes };
        let strikes = tables.walks(becomes).iter().any(|&(way, reach)| {
            let ray = tables.ray(to, way, reach).iter();
            let first = ray.map(|&at| glance.man_at(self, at)).find(|&man| man != 0);
            first.is_some_and(|man| tables.owner(man) != self.turn)
        });
        let enemy = self.next_after(self.turn);
        let king = self.royal_square[enemy.index()];
        strikes || self.royals[enemy.index()] == 1 && self.attacked_at(tables, king, enemy, glance)
    }

    /// Returns the rule that a promotion in place breaks, if the man promotes in place.
    pub(crate) fn turning_refusal(&self, asked: Move) -> Option<Refusal> {
        let tables = self.tables();
        let rule = tables.in_place.as_ref()?;
        let (from, to) = (asked.raw_from(), asked.raw_to());
        let turns = tables.kind(self.men[usize::from(from)]) == rule.from;
        if !turns || asked.promotes_to() != Some(rule.into) {
            return None;
        }
        let becomes = tables.man(rule.into, self.turn);
        let steps = |&(way, _): &(u8, u8)| tables.ray(from, way, 1).first() == Some(&to);
        let beside = from == to || tables.walks(becomes).iter().any(steps);
        Some(match self.bars_turning(tables, rule, from) {
            Some(refusal) => refusal,
            None if !beside => Refusal::CannotPromote { kind: rule.from },
            None if from != to && self.men[usize::from(to)] != 0
                || self.strikes_on_turning(tables, rule, from, to) =>
            {
                Refusal::PromotionStrikes { kind: rule.from }
            }
            None if self.leaves_in_check(asked, self.turn) => Refusal::LeavesKingInCheck,
            None => Refusal::GivesStalemate,
        })
    }
}

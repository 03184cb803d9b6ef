//! Moves of several steps, and leaps of men that also walk there: what [`Power`]s add to walks.
//!
//! [`Power`]: crate::Power

use std::ops::ControlFlow;

use crate::board::Square;
use crate::moves::Move;
use crate::position::{NOWHERE, Position};
use crate::tables::{Feat, Man, Tables};

impl Position {
    /// Hands on the moves of the man on a square that are no walks.
    pub(crate) fn visit_feats(
        &self,
        tables: &Tables,
        from: u16,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let man = self.men[usize::from(from)];
        let feats = tables.feats(man).iter();
        for &feat in feats {
            match feat {
                Feat::Lion { steps } => self.visit_lion(tables, from, steps, visit)?,
                Feat::Line { direction, steps, beside_lion } => {
                    let ray = tables.ray(from, direction, steps);
                    self.visit_line(tables, from, ray, beside_lion, visit)?;
                    if steps == 3 {
                        self.visit_three(tables, from, ray, visit)?;
                    }
                }
                Feat::Igui { direction } => {
                    let next = tables.ray(from, direction, 1).first();
                    if let Some(&way) = next.filter(|&&at| self.men[usize::from(at)] != 0) {
                        self.visit_steps(tables, from, [way, from], visit)?;
                    }
                }
                Feat::Vault { direction, squares } => {
                    let ray = tables.ray(from, direction, squares);
                    let Some((&to, over)) = ray.split_last() else { continue };
                    let lands =
                        over.len() + 1 == usize::from(squares) && self.may_enter(tables, to);
                    if lands && over.iter().any(|&at| self.men[usize::from(at)] != 0) {
                        self.visit_leap(tables, from, to, visit)?;
                    }
                }
                Feat::Hook { .. } | Feat::Anywhere { .. } => {}
            }
        }
        if tables.roams(man) {
            self.visit_roaming(tables, from, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// Tells whether no man of the player to move stands on a square.
    #[inline]
    pub(super) fn may_enter(&self, tables: &Tables, square: u16) -> bool {
        let there = self.men[usize::from(square)];
        there == 0 || tables.owner(there) != self.turn
    }

    fn visit_lion(
        &self,
        tables: &Tables,
        from: u16,
        steps: [u8; 8],
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for first in steps {
            let Some(&way) = tables.ray(from, first, 1).first() else { continue };
            if !self.may_enter(tables, way) {
                continue;
            }
            for second in steps {
                if let Some(&to) = tables.ray(way, second, 1).first() {
                    self.visit_steps(tables, from, [way, to], visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Hands on the moves by one or two steps along a ray, those that a lion has not made already.
    fn visit_line(
        &self,
        tables: &Tables,
        from: u16,
        ray: &[u16],
        beside_lion: bool,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(&first) = ray.first() else { return ControlFlow::Continue(()) };
        if beside_lion || !self.may_enter(tables, first) {
            return ControlFlow::Continue(());
        }
        self.visit_steps(tables, from, [first, from], visit)?;
        ray.get(1).map_or(ControlFlow::Continue(()), |&second| {
            self.visit_steps(tables, from, [first, second], visit)
        })
    }

    /// Hands on the moves that enter the second square of a ray before they end: from there on
    /// over a jumped first square, on after both, and back after both.
    fn visit_three(
        &self,
        tables: &Tables,
        from: u16,
        ray: &[u16],
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let &[first, second, ..] = ray else { return ControlFlow::Continue(()) };
        if !self.may_enter(tables, second) {
            return ControlFlow::Continue(());
        }
        let steps = self.may_enter(tables, first);
        if steps {
            let back = Move::in_three_steps(from, [first, second], first);
            self.visit_entering(tables, from, back, visit)?;
        }
        if let Some(&third) = ray.get(2).filter(|&&third| self.may_enter(tables, third)) {
            self.visit_steps(tables, from, [second, third], visit)?;
            if steps {
                let on = Move::in_three_steps(from, [first, second], third);
                self.visit_entering(tables, from, on, visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Hands on a move of two steps, unless an own man stands where it ends.
    #[inline]
    fn visit_steps(
        &self,
        tables: &Tables,
        from: u16,
        [way, to]: [u16; 2],
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if to != from && !self.may_enter(tables, to) {
            return ControlFlow::Continue(());
        }
        let plain = Move::step(Square::new(from), Square::new(to)).through(Square::new(way));
        self.visit_entering(tables, from, plain, visit)
    }

    fn visit_entering(
        &self,
        tables: &Tables,
        from: u16,
        plain: Move,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let taken = self.taken_by(plain);
        self.in_each_form(tables, self.men[usize::from(from)], plain, &taken, visit)
    }

    pub(super) fn visit_leap(
        &self,
        tables: &Tables,
        from: u16,
        to: u16,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let plain = Move::step(Square::new(from), Square::new(to));
        let taken = self.men[usize::from(to)];
        self.in_each_form(tables, self.men[usize::from(from)], plain, &[taken], visit)
    }

    /// Returns the men on the squares a move enters, in order; zero where there is none.
    fn taken_by(&self, played: Move) -> [Man; 3] {
        entered(played, played.raw_to()).map(|square| self.man_at(square))
    }

    /// Tells whether a move takes a man.
    pub fn takes(&self, played: Move) -> bool {
        let (from, to) = (played.raw_from(), played.raw_to());
        if played.via().is_some() || played.is_castling() || from == NOWHERE {
            return self.captures(played).next().is_some();
        }
        let there = self.men[usize::from(to)];
        if there == 0 {
            return to == self.passed && self.captures(played).next().is_some();
        }
        self.tables().owner(there) != self.turn
    }

    /// Returns the squares of the men that a move takes, in order.
    pub fn captures(&self, played: Move) -> impl Iterator<Item = Square> + '_ {
        let from = played.raw_from();
        let man = self.man_at(from);
        let steps = man != 0 && !played.is_castling();
        let last = if steps { self.victim_square(self.tables(), played, man) } else { NOWHERE };
        let squares = entered(played, last).into_iter().filter(move |_| steps);
        squares
            .filter(|&at| {
                let there = self.man_at(at);
                there != 0 && self.tables().owner(there) != self.turn
            })
            .map(Square::new)
    }
}

/// Returns the squares on which a move may take, each once, in order; nowhere for none.
fn entered(played: Move, last: u16) -> [u16; 3] {
    let [first, second] = played.ways();
    // A man that comes back has emptied the square before.
    let back = last == played.raw_from() || last == first;
    [first, second, if back { NOWHERE } else { last }]
}

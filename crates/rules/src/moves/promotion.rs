//! Promotion: which forms of a move a man has.

use std::ops::ControlFlow;

use crate::board::Square;
use crate::kind::KindId;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::{CaptureChoice, DeadMen};
use crate::tables::{Man, Tables, Turning};

/// Which forms of a move a man has besides the plain one.
struct Forms {
    /// What it may become, if anything.
    becomes: Option<KindId>,
    /// Whether it has to.
    must: bool,
}

impl Position {
    /// Hands on a move of a man in each form it may be played: promoting, plain, or both. The men
    /// it takes come in order, zero for none.
    #[expect(
        clippy::inline_always,
        reason = "most moves have one form, and every move passes here"
    )]
    #[inline(always)]
    pub(super) fn in_each_form(
        &self,
        tables: &Tables,
        man: Man,
        plain: Move,
        taken: &[Man],
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (from, to) = (plain.raw_from(), plain.raw_to());
        let simple = tables.turning.is_none() && tables.began.is_empty();
        if simple && !tables.turns_between(man, from, to) {
            return visit(plain);
        }
        self.in_each_turned_form(tables, man, plain, taken, visit)
    }

    fn in_each_turned_form(
        &self,
        tables: &Tables,
        man: Man,
        plain: Move,
        taken: &[Man],
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if let Some(turning) = tables.turning {
            let forms = self.turned_forms(tables, turning, man, plain, taken);
            if let Some(kind) = forms.becomes {
                visit(plain.promoting(kind))?;
            }
            return if forms.must { ControlFlow::Continue(()) } else { visit(plain) };
        }
        let promoted = tables.promoted[usize::from(man)];
        if promoted != 0 {
            let owner = tables.owner(man);
            if tables.in_zone(plain.raw_to(), owner) || tables.in_zone(plain.raw_from(), owner) {
                visit(plain.promoting(tables.kind(promoted)))?;
                if tables.compulsory || tables.is_stuck(man, plain.raw_to()) {
                    return ControlFlow::Continue(());
                }
            }
        }
        let choices = &tables.becomes[usize::from(man)];
        if !choices.is_empty() && tables.becomes_in[usize::from(man)].contains(plain.raw_to()) {
            return choices
                .iter()
                .try_for_each(|&becomes| visit(plain.promoting(tables.kind(becomes))));
        }
        if !choices.is_empty()
            && !tables.began.is_empty()
            && let Some(kind) = self.lost_kind(tables, plain.raw_to())
        {
            return visit(plain.promoting(kind));
        }
        visit(plain)
    }

    /// Returns what began on a square of the last rank, if the player to move has lost one.
    fn lost_kind(&self, tables: &Tables, square: u16) -> Option<KindId> {
        let us = self.turn.index();
        let man = tables.began[us * tables.squares + usize::from(square)];
        let left = self.places[us].iter().filter(|&at| self.men[usize::from(at)] == man).count();
        (man != 0 && left < usize::from(tables.full[usize::from(man)])).then(|| tables.kind(man))
    }

    /// Returns the forms of a move where men turn over by entering and capturing.
    fn turned_forms(
        &self,
        tables: &Tables,
        turning: Turning,
        man: Man,
        plain: Move,
        taken: &[Man],
    ) -> Forms {
        let at = usize::from(man);
        let takes = taken.iter().any(|&victim| victim != 0);
        if let Some(kind) = infection(tables, man, taken).filter(|_| takes) {
            return Forms { becomes: Some(kind), must: true };
        }
        if tables.promoted[at] == 0 {
            return Forms { becomes: None, must: false };
        }
        let (may, must) = match turning {
            Turning::Entering(dead_men) => {
                let owner = tables.owner(man);
                let began = tables.in_zone(plain.raw_from(), owner);
                let ends = tables.in_zone(plain.raw_to(), owner);
                let late = tables.late[at] && self.way_ends(tables, man, plain.raw_to());
                let must = dead_men == DeadMen::Promote && tables.is_stuck(man, plain.raw_to());
                (ends && !began || began && takes || late, must)
            }
            Turning::Capture(choice) => {
                let must = match choice {
                    CaptureChoice::Compulsory => true,
                    CaptureChoice::Optional => false,
                    CaptureChoice::ByVictim => {
                        taken.iter().any(|&victim| tables.turned[usize::from(victim)])
                    }
                };
                (takes, must)
            }
        };
        let becomes = may.then(|| tables.kind(tables.promoted[at]));
        Forms { becomes, must: may && must }
    }

    /// Tells whether a square is on the last rank for a man, or one that it could never leave.
    fn way_ends(&self, tables: &Tables, man: Man, square: u16) -> bool {
        let board = &self.game.rules().board;
        tables.is_stuck(man, square)
            || board.ranks_to_go(Square::new(square), tables.owner(man)) == 0
    }
}

/// Returns what a man becomes by the last contagious man of those it takes.
pub(crate) fn infection(tables: &Tables, man: Man, taken: &[Man]) -> Option<KindId> {
    if tables.immune[usize::from(man)] {
        return None;
    }
    taken.iter().rev().find_map(|&victim| tables.infects[usize::from(victim)])
}

//! Promotion: which forms of a move a man has.

use std::ops::ControlFlow;

use crate::moves::Move;
use crate::tables::{Man, Tables};

/// Hands on a move of a man in each form it may be played: promoting, plain, or both.
#[inline]
pub(super) fn in_each_form(
    tables: &Tables,
    man: Man,
    plain: Move,
    visit: &mut impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
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
    visit(plain)
}

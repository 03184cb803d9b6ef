//! The search beyond the horizon: captures and promotions (all evasions when in check) until the
//! position is quiet enough to be evaluated.

use std::ops::ControlFlow;

use crate::eval::Evaluator;
use crate::node::Node;
use crate::score::{DRAW, INFINITE, MATE_BOUND, MAX_PLY, UNKNOWN, mate_in, mated_in};

use super::Worker;
use super::order::{Lessons, Picker, Purpose};
use super::tt::{Bound, Found, value_from_table, value_to_table};

/// From this depth down, only the piece that just captured may be taken back.
const RECAPTURES_ONLY: i32 = -5;
/// What a quiet gain may hope for beyond the exchange itself.
const FUTILITY: i32 = 260;

/// What is known about a node before its tactical moves are tried.
struct Calm<M> {
    ply: usize,
    depth: i32,
    alpha: i32,
    beta: i32,
    in_check: bool,
    table_move: Option<M>,
    /// The score of doing nothing, to be beaten; `-INFINITE` when in check.
    stand: i32,
}

/// What the moves came to.
struct Outcome<M> {
    best: i32,
    best_move: Option<M>,
    count: i32,
}

impl<N: Node, E: Evaluator<N>> Worker<'_, N, E> {
    /// Searches tactical moves only. `depth` is 0 at first (quiet checks are tried too) and falls.
    pub(super) fn quiesce<const PV: bool>(
        &mut self,
        ply: usize,
        alpha: i32,
        beta: i32,
        depth: i32,
    ) -> i32 {
        let (alpha, beta) = match self.enter::<PV>(ply, alpha, beta) {
            ControlFlow::Continue(window) => window,
            ControlFlow::Break(value) => return value,
        };
        let in_check = self.node.in_check();
        let stored_depth = if in_check || depth >= 0 { 0 } else { -1 };
        let key = self.node.key();
        let found = self.shared.table.get(key);
        let known = found.map_or(UNKNOWN, |found| value_from_table(found.value, ply));
        if let Some(found) = found.filter(|found| !PV && found.depth >= stored_depth) {
            let settles =
                if known >= beta { found.bound.is_lower() } else { found.bound.is_upper() };
            if known != UNKNOWN && settles {
                return known;
            }
        }
        let (raw, stand) = match self.stand(ply, (alpha, beta), in_check, found, known) {
            ControlFlow::Continue(stand) => stand,
            ControlFlow::Break(value) => return value,
        };
        let table_move = found
            .filter(|found| found.code != 0)
            .and_then(|found| self.node.decode(found.code))
            .filter(|&play| in_check || self.node.is_tactical(play));
        let calm = Calm { ply, depth, alpha, beta, in_check, table_move, stand };
        let outcome = self.try_tactical::<PV>(&calm);
        if self.stopped {
            return DRAW;
        }
        if in_check && outcome.count == 0 {
            return mated_in(ply);
        }
        // A weak player may have overlooked every way out of check.
        let best = if outcome.best == -INFINITE { alpha } else { outcome.best };
        let bound = match outcome.best_move {
            _ if best >= beta => Bound::Lower,
            Some(_) if PV && best > alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let found = Found {
            code: outcome.best_move.map_or(0, |play| self.node.code(play)),
            value: value_to_table(best, ply),
            eval: raw,
            depth: stored_depth,
            bound,
            pv: found.is_some_and(|found| found.pv),
        };
        self.shared.table.put(key, found);
        best
    }

    /// As [`Worker::reply`], beyond the horizon.
    pub(super) fn calm_reply<const PV: bool>(
        &mut self,
        ply: usize,
        alpha: i32,
        beta: i32,
        depth: i32,
    ) -> i32 {
        if self.node.moves_again() {
            return self.quiesce::<PV>(ply + 1, alpha, beta, depth);
        }
        -self.quiesce::<PV>(ply + 1, -beta, -alpha, depth)
    }

    /// Tries the tactical moves, or every move when in check, one by one.
    fn try_tactical<const PV: bool>(&mut self, calm: &Calm<N::Move>) -> Outcome<N::Move> {
        let &Calm { ply, depth, beta, in_check, .. } = calm;
        let mut alpha = calm.alpha.max(calm.stand);
        let mut outcome = Outcome { best: calm.stand, best_move: None, count: 0 };
        let purpose = if depth >= 0 { Purpose::QuiescenceWithChecks } else { Purpose::Quiescence };
        let mut picker = Picker::new(purpose, in_check, calm.table_move, [None; 3], &self.list, 0);
        let mut quiet_evasions = 0;
        while let Some(play) = {
            let lessons =
                Lessons { node: &self.node, history: self.history, before: self.before(ply) };
            picker.next(&mut self.list, &lessons)
        } {
            outcome.count += 1;
            if self.overlooks(ply, play) {
                continue;
            }
            self.touch_after(play);
            if outcome.best > -MATE_BOUND {
                let skip = if in_check {
                    let capture = self.node.is_capture(play);
                    quiet_evasions += i32::from(!capture);
                    !capture && quiet_evasions > 2
                } else {
                    self.is_futile(calm, play, alpha, &mut outcome.best)
                };
                if skip {
                    continue;
                }
            }
            self.play(ply, play);
            let value = self.calm_reply::<PV>(ply, alpha, beta, depth - 1);
            self.undo();
            if self.stopped {
                break;
            }
            if value > outcome.best {
                outcome.best = value;
                if value > alpha {
                    outcome.best_move = Some(play);
                    if PV {
                        self.extend_line(ply, play);
                    }
                    if value >= beta {
                        break;
                    }
                    alpha = value;
                }
            }
        }
        self.list.truncate(picker.base());
        outcome
    }

    /// The score of doing nothing: continues with the raw evaluation and the score to beat, breaks
    /// when that settles the node.
    fn stand(
        &mut self,
        ply: usize,
        (alpha, beta): (i32, i32),
        in_check: bool,
        found: Option<Found>,
        known: i32,
    ) -> ControlFlow<i32, (i32, i32)> {
        let state = self.at(ply);
        state.in_check = in_check;
        state.eval = UNKNOWN;
        if in_check {
            return ControlFlow::Continue((UNKNOWN, -INFINITE));
        }
        if found.is_none() && self.sees_all() && self.node.mate_at_once().is_some() {
            return ControlFlow::Break(mate_in(ply + 1));
        }
        let stored = found.map_or(UNKNOWN, |found| found.eval);
        let guess = if stored == UNKNOWN { self.guess_outside(alpha, beta) } else { None };
        // A guess is good enough for this window only: the table keeps no memory of it.
        let raw = if stored == UNKNOWN && guess.is_none() { self.evaluate() } else { stored };
        let mut best = self.corrected(guess.unwrap_or(raw));
        if let Some(found) = found.filter(|_| known != UNKNOWN) {
            let higher = known > best;
            if (higher && found.bound.is_lower()) || (!higher && found.bound.is_upper()) {
                best = known;
            }
        }
        if best >= beta || ply >= MAX_PLY - 1 {
            if found.is_none() {
                let found = Found {
                    code: 0,
                    value: value_to_table(best, ply),
                    eval: raw,
                    depth: -1,
                    bound: Bound::Lower,
                    pv: false,
                };
                self.shared.table.put(self.node.key(), found);
            }
            return ControlFlow::Break(best);
        }
        ControlFlow::Continue((raw, best))
    }

    /// Returns whether a move cannot lift the score to alpha; what it could lift it to is kept in
    /// `best`.
    fn is_futile(&self, calm: &Calm<N::Move>, play: N::Move, alpha: i32, best: &mut i32) -> bool {
        let node = &self.node;
        if calm.depth <= RECAPTURES_ONLY {
            let last = self.earlier(calm.ply, 1).current;
            if last.is_none_or(|last| node.target(last) != node.target(play)) {
                return true;
            }
        }
        if !node.gives_check(play) {
            let futile = calm.stand + FUTILITY;
            let hope = futile + node.gain(play);
            if hope <= alpha {
                *best = (*best).max(hope);
                return true;
            }
            if futile <= alpha && !node.wins_exchange(play, 1) {
                *best = (*best).max(futile);
                return true;
            }
        }
        !node.wins_exchange(play, 0)
    }
}

//! Work that need not be done: whole nodes pruned, moves skipped, depths reduced and extended.

use std::ops::ControlFlow;

use crate::eval::Evaluator;
use crate::node::Node;
use crate::score::{EVAL_LIMIT, MATE_BOUND, MAX_PLY, UNKNOWN};

use super::history::MAIN_LIMIT;
use super::inner::{Candidate, Here};
use super::order::{Picker, Purpose};
use super::tt::{Bound, Found, value_to_table};
use super::{NO_SLOT, Worker};

/// How much the score may rise in `depth` plies of quiet moves.
fn futility_margin(depth: i32, improving: bool) -> i32 {
    165 * (depth - i32::from(improving))
}

/// After so many moves the rest are not worth a look.
fn count_limit(depth: i32, improving: bool) -> i32 {
    let moves = 9 + depth * depth;
    if improving { moves } else { moves / 2 }
}

impl<N: Node, E: Evaluator<N>> Worker<'_, N, E> {
    /// Prunes a whole node off the main line: returns its score if it need not be searched.
    pub(super) fn prune(&mut self, here: &mut Here<N::Move>) -> Option<i32> {
        if here.in_check || here.excluded.is_some() {
            return None;
        }
        let Here { ply, depth, alpha, beta, eval, .. } = *here;
        if depth <= 5 && eval < alpha - 340 - 250 * depth * depth {
            let value = self.quiesce::<false>(ply, alpha - 1, alpha, 0);
            if value < alpha {
                return Some(value);
            }
        }
        let margin = futility_margin(depth, here.improving);
        if !here.on_pv
            && depth < 9
            && eval - margin >= beta
            && eval < EVAL_LIMIT
            && beta > -MATE_BOUND
        {
            return Some(eval - margin / 2);
        }
        if let Some(value) = self.try_null(here) {
            return Some(value);
        }
        self.try_captures(here)
    }

    /// Null move: if passing the turn does not help the opponent, a real move will hardly be worse.
    fn try_null(&mut self, here: &Here<N::Move>) -> Option<i32> {
        let Here { ply, depth, beta, eval, .. } = *here;
        let own = self.see(ply).eval;
        let after_null = self.earlier(ply, 1).current.is_none();
        if after_null
            || !self.node.may_pass()
            || ply < self.null_from
            || eval < beta
            || own < beta - 16 * depth - if here.improving { 40 } else { 0 } + 170
            || beta <= -MATE_BOUND
        {
            return None;
        }
        let reduction = ((eval - beta) / 150).min(5) + depth / 3 + 4;
        let state = self.at(ply);
        state.current = None;
        state.slot = NO_SLOT;
        self.node.pass();
        self.shared.table.touch(self.node.key());
        let value = -self.search::<false>(ply + 1, -beta, -beta + 1, depth - reduction, !here.cut);
        self.node.unpass();
        if self.stopped || value < beta {
            return None;
        }
        let value = if value >= MATE_BOUND { beta } else { value };
        if self.null_from > 0 || depth < 14 {
            return Some(value);
        }
        // Deep cuts are verified by a search in which this side may not pass again.
        self.null_from = ply + 3 * (depth - reduction).max(0) as usize / 4;
        let verified = self.search::<false>(ply, beta - 1, beta, depth - reduction, false);
        self.null_from = 0;
        (!self.stopped && verified >= beta).then_some(value)
    }

    /// ProbCut: a capture that is far above beta in a shallow search will hold in a deep one.
    fn try_captures(&mut self, here: &Here<N::Move>) -> Option<i32> {
        let Here { ply, depth, beta, .. } = *here;
        let goal = beta + 190 - if here.improving { 50 } else { 0 };
        let refuted = here.found.is_some_and(|found| {
            found.depth >= depth - 3 && here.table_value != UNKNOWN && here.table_value < goal
        });
        if depth <= 4 || beta.abs() >= MATE_BOUND || refuted {
            return None;
        }
        let own = self.see(ply).eval;
        let table = here.table_move.filter(|&play| self.node.is_tactical(play));
        let purpose = Purpose::Winning(goal - own);
        let mut picker = Picker::new(purpose, false, table, [None; 3], &self.list, depth);
        while let Some(play) = {
            let lessons = super::order::Lessons {
                node: &self.node,
                history: self.history,
                before: self.before(ply),
            };
            picker.next(&mut self.list, &lessons)
        } {
            self.touch_after(play);
            self.play(ply, play);
            let mut value = self.calm_reply::<false>(ply, goal - 1, goal, 0);
            if value >= goal {
                value = self.reply::<false>(ply, goal - 1, goal, depth - 4, !here.cut);
            }
            self.undo();
            if self.stopped {
                break;
            }
            if value >= goal {
                self.list.truncate(picker.base());
                let found = Found {
                    code: self.node.code(play),
                    value: value_to_table(value, ply),
                    eval: here.raw_eval,
                    depth: depth - 3,
                    bound: Bound::Lower,
                    pv: here.on_pv,
                };
                self.shared.table.put(self.node.key(), found);
                return Some(value);
            }
        }
        self.list.truncate(picker.base());
        None
    }

    /// Returns whether a move is so unlikely to matter that it is not even played.
    pub(super) fn may_skip<const PV: bool>(
        &mut self,
        here: &Here<N::Move>,
        candidate: &Candidate<N::Move>,
        picker: &mut Picker<N::Move>,
    ) -> bool {
        let Here { ply, depth, improving, .. } = *here;
        if candidate.count >= count_limit(depth, improving) {
            picker.skip_quiets();
        }
        let delta = here.beta - here.alpha;
        let reduced = (depth - 1 - self.reduction(depth, candidate.count, improving, delta)).max(0);
        let own = self.see(ply).eval;
        if candidate.tactical {
            if !candidate.check && reduced < 7 && !here.in_check {
                let learned =
                    self.history.capture(candidate.slot, self.node.victim(candidate.play));
                let hope = own + 190 + 200 * reduced + self.node.gain(candidate.play) + learned / 7;
                if hope < here.alpha {
                    return true;
                }
            }
            return !self.node.wins_exchange(candidate.play, -210 * depth);
        }
        if self.is_hopeful(here, candidate, reduced) {
            return false;
        }
        // A check is worth a look unless it throws a piece away.
        !self.node.gives_check(candidate.play)
            || !self.node.wins_exchange(candidate.play, -210 * depth)
    }

    /// Returns whether a quiet move has a chance to lift the score, by history, by the evaluation
    /// and by the exchange it may begin.
    fn is_hopeful(
        &self,
        here: &Here<N::Move>,
        candidate: &Candidate<N::Move>,
        reduced: i32,
    ) -> bool {
        let Here { ply, depth, .. } = *here;
        let before = self.before(ply);
        let learned = self.history.continuation(&before, 0, candidate.slot)
            + self.history.continuation(&before, 1, candidate.slot);
        if reduced < 6 && learned < -4_000 * depth {
            return false;
        }
        let main = self.history.main(self.node.side(), self.node.line(candidate.play));
        let merit = learned + 2 * main;
        let own = self.see(ply).eval;
        if !here.in_check && reduced < 12 && own + 110 + 150 * reduced + merit / 60 <= here.alpha {
            return false;
        }
        self.node.wins_exchange(candidate.play, -25 * reduced * reduced - 20 * reduced)
    }

    /// Plies by which a late move is searched less deeply.
    pub(super) fn reduction(&self, depth: i32, count: i32, improving: bool, delta: i32) -> i32 {
        let product = log_weight(depth) * log_weight(count);
        let narrow = delta * 1_000 / self.root_delta.max(1);
        let plies = (product + 2_600 - narrow) >> 10;
        plies + i32::from(!improving && product > 1_000)
    }

    /// Plies by which a move is searched more (or less) deeply. Checks as such are not extended: with
    /// drops there are always more of them.
    /// Breaks with a score when the node is settled on the way (several moves beat beta).
    pub(super) fn extend<const PV: bool>(
        &mut self,
        here: &Here<N::Move>,
        candidate: &Candidate<N::Move>,
    ) -> ControlFlow<i32, i32> {
        let Here { ply, depth, .. } = *here;
        if ply == 0 || ply as i32 >= self.root_depth * 2 {
            return ControlFlow::Continue(0);
        }
        let singular = depth >= 5 + i32::from(PV && here.on_pv)
            && Some(candidate.play) == here.table_move
            && here.excluded.is_none()
            && here.table_value.abs() < MATE_BOUND
            && here.found.is_some_and(|found| found.bound.is_lower() && found.depth >= depth - 3);
        if singular {
            return self.extend_singular::<PV>(here, candidate);
        }
        ControlFlow::Continue(0)
    }

    /// The table's move is extended when every other move is clearly worse.
    fn extend_singular<const PV: bool>(
        &mut self,
        here: &Here<N::Move>,
        candidate: &Candidate<N::Move>,
    ) -> ControlFlow<i32, i32> {
        let Here { ply, depth, beta, .. } = *here;
        let bar = here.table_value - (2 + i32::from(here.on_pv && !PV)) * depth;
        self.at(ply).excluded = Some(candidate.play);
        let value = self.search::<false>(ply, bar - 1, bar, (depth - 1) / 2, here.cut);
        let state = self.at(ply);
        state.excluded = None;
        state.count = candidate.count;
        if self.stopped {
            return ControlFlow::Continue(0);
        }
        if value < bar {
            let twice = !PV && value < bar - 25 && self.see(ply).doubled <= 8;
            self.at(ply).doubled += i32::from(twice);
            return ControlFlow::Continue(1 + i32::from(twice));
        }
        if bar >= beta {
            return ControlFlow::Break(bar);
        }
        let less = if here.table_value >= beta {
            -2
        } else if here.cut {
            -1
        } else {
            0
        };
        ControlFlow::Continue(less)
    }

    /// Plays a move and searches the position after it, first with a narrow window and, when it is
    /// late, less deeply.
    pub(super) fn search_child<const PV: bool>(
        &mut self,
        here: &Here<N::Move>,
        candidate: &Candidate<N::Move>,
        extension: i32,
    ) -> i32 {
        let Here { ply, alpha, beta, .. } = *here;
        let mut depth = here.depth - 1 + extension;
        let merit = self.merit(here, candidate);
        let late = here.depth >= 2
            && candidate.count > 1 + i32::from(PV && ply == 0)
            && (!here.on_pv || !candidate.tactical || here.cut && candidate.count > 2);
        let reduction = self.full_reduction::<PV>(here, candidate, merit);
        self.at(ply).merit = merit;
        self.play(ply, candidate.play);
        let mut value = alpha;
        let mut done = false;
        if late {
            let shallow = (depth - reduction).clamp(1, depth + 1);
            value = self.reply::<false>(ply, alpha, alpha + 1, shallow, true);
            done = true;
            if value > alpha && shallow < depth {
                let deeper = value > alpha + 60 + 11 * (depth - shallow);
                depth += i32::from(deeper && ply > 0);
                if depth > shallow {
                    value = self.reply::<false>(ply, alpha, alpha + 1, depth, !here.cut);
                }
                let learned = if value <= alpha {
                    -super::inner::bonus(depth)
                } else {
                    super::inner::bonus(depth)
                };
                if !candidate.tactical {
                    let before = self.before(ply);
                    self.history.learn_continuation(candidate.slot, &before, learned / 2);
                }
            }
        }
        if !done && (!PV || candidate.count > 1) {
            value = self.reply::<false>(ply, alpha, alpha + 1, depth, !here.cut);
        }
        if PV && (candidate.count == 1 || value > alpha && (ply == 0 || value < beta)) {
            let depth = depth.min(MAX_PLY as i32);
            value = self.reply::<true>(ply, alpha, beta, depth, false);
        }
        self.undo();
        value
    }

    /// How well history speaks of a move.
    fn merit(&self, here: &Here<N::Move>, candidate: &Candidate<N::Move>) -> i32 {
        if candidate.tactical {
            return 0;
        }
        let before = self.before(here.ply);
        2 * self.history.main(self.node.side(), self.node.line(candidate.play))
            + self.history.continuations(&before, candidate.slot)
            - MAIN_LIMIT / 2
    }

    /// The reduction of a late move, with everything that speaks for or against the move.
    fn full_reduction<const PV: bool>(
        &self,
        here: &Here<N::Move>,
        candidate: &Candidate<N::Move>,
        merit: i32,
    ) -> i32 {
        let Here { ply, depth, .. } = *here;
        let delta = here.beta - here.alpha;
        let mut plies = self.reduction(depth, candidate.count, here.improving, delta);
        let likely_fail_low = here.found.is_some_and(|found| found.bound == Bound::Upper)
            && here.table_value <= here.alpha;
        if here.on_pv && !likely_fail_low {
            plies -= 2;
        }
        if PV {
            plies -= 1 + 11 / (3 + depth);
        }
        if ply > 0 && self.earlier(ply, 1).count > 7 {
            plies -= 1;
        }
        if here.cut {
            plies += 2;
        }
        if here.table_move.is_some_and(|play| self.node.is_tactical(play)) {
            plies += 1;
        }
        if candidate.check {
            plies -= 1;
        }
        if self.stack[ply + super::LEAD + 1].cutoffs > 3 {
            plies += 1;
        }
        if Some(candidate.play) == here.table_move {
            plies -= 1;
        }
        plies - merit / 14_000
    }
}

/// `20.8 * ln(n)`, the weight of a depth or a move count in reductions, times 1.
fn log_weight(n: i32) -> i32 {
    const TABLE: [i32; 128] = log_table();
    TABLE[n.clamp(1, 127) as usize]
}

/// Natural logarithms by the sum of `1/k`-like steps would drift; this sums exact small steps of
/// `ln((k+1)/k) = 2 artanh(1/(2k+1))`, which converge at once.
const fn log_table() -> [i32; 128] {
    let mut table = [0; 128];
    let mut sum = 0.0_f64;
    let mut k = 1;
    while k < 127 {
        let x = 1.0 / (2 * k + 1) as f64;
        let x2 = x * x;
        sum += 2.0 * x * (1.0 + x2 / 3.0 + x2 * x2 / 5.0 + x2 * x2 * x2 / 7.0);
        table[k + 1] = (20.8 * sum) as i32;
        k += 1;
    }
    table
}

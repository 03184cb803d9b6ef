//! One node of the tree, phase by phase: enter, ask the table, prune, try the moves.
//!
//! The shape and the formulas follow Stockfish as ported to shogi by YaneuraOu (ideas, not code);
//! numbers are in evaluation units, 90 to a pawn.

use std::ops::ControlFlow;

use crate::eval::Evaluator;
use crate::node::Node;
use crate::score::{DRAW, INFINITE, MATE_BOUND, MAX_PLY, UNKNOWN, mate_in, mated_in};

use super::order::{Lessons, Picker, Purpose};
use super::tt::{Bound, Found, value_from_table, value_to_table};
use super::{NO_SLOT, Worker};

/// What is known about a node before its moves are tried.
#[expect(clippy::struct_excessive_bools, reason = "four independent facts, each read by name")]
#[derive(Clone, Copy, Debug)]
pub(super) struct Here<M> {
    pub(super) ply: usize,
    pub(super) depth: i32,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    /// A beta cut is expected.
    pub(super) cut: bool,
    pub(super) in_check: bool,
    pub(super) excluded: Option<M>,
    pub(super) found: Option<Found>,
    pub(super) table_move: Option<M>,
    /// Score of the table, counted from the root, or `UNKNOWN`.
    pub(super) table_value: i32,
    pub(super) on_pv: bool,
    /// Evaluation as stored in the table, before any correction.
    pub(super) raw_eval: i32,
    /// Best guess at the score without searching.
    pub(super) eval: i32,
    /// The evaluation is better than two plies ago.
    pub(super) improving: bool,
}

/// What is known about a move before it is played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate<M> {
    pub(super) play: M,
    pub(super) count: i32,
    pub(super) tactical: bool,
    pub(super) check: bool,
    pub(super) slot: usize,
}

/// What the moves of a node came to.
struct Tally<M> {
    best: i32,
    best_move: Option<M>,
    quiets: [Option<M>; 32],
    quiet_count: usize,
    captures: [Option<M>; 16],
    capture_count: usize,
}

impl<M: Copy> Tally<M> {
    fn new() -> Self {
        Self {
            best: -INFINITE,
            best_move: None,
            quiets: [None; 32],
            quiet_count: 0,
            captures: [None; 16],
            capture_count: 0,
        }
    }

    /// Remembers a move that was searched and is not the best.
    fn failed(&mut self, candidate: &Candidate<M>) {
        let (list, count) = if candidate.tactical {
            (&mut self.captures[..], &mut self.capture_count)
        } else {
            (&mut self.quiets[..], &mut self.quiet_count)
        };
        if let Some(slot) = list.get_mut(*count) {
            *slot = Some(candidate.play);
            *count += 1;
        }
    }
}

impl<N: Node, E: Evaluator<N>> Worker<'_, N, E> {
    /// Searches the position at `ply` to `depth` plies within the window. `PV`: the position is on
    /// the main line, and the window open.
    pub(super) fn search<const PV: bool>(
        &mut self,
        ply: usize,
        alpha: i32,
        beta: i32,
        depth: i32,
        cut: bool,
    ) -> i32 {
        if depth <= 0 {
            return self.quiesce::<PV>(ply, alpha, beta, 0);
        }
        let (alpha, beta) = match self.enter::<PV>(ply, alpha, beta) {
            ControlFlow::Continue(window) => window,
            ControlFlow::Break(value) => return value,
        };
        let depth = depth.min(MAX_PLY as i32 - 1);
        let mut here = self.know::<PV>(ply, alpha, beta, depth, cut);
        if !PV && let Some(value) = self.table_cut(&here) {
            return value;
        }
        if let Some(value) = self.mate_cut(&here) {
            return value;
        }
        self.judge(&mut here);
        if !PV && let Some(value) = self.prune(&mut here) {
            return value;
        }
        if here.table_move.is_none() && here.excluded.is_none() {
            // Without a move to start from, a shallower search finds one for next time.
            if PV && here.depth >= 3 {
                here.depth -= 2;
            } else if cut && here.depth >= 7 {
                here.depth -= 1;
            }
        }
        self.search_moves::<PV>(here)
    }

    /// Searches the position after a move just played, and returns its worth to the mover, whose
    /// turn it may still be.
    pub(super) fn reply<const PV: bool>(
        &mut self,
        ply: usize,
        alpha: i32,
        beta: i32,
        depth: i32,
        cut: bool,
    ) -> i32 {
        if self.node.moves_again() {
            return self.search::<PV>(ply + 1, alpha, beta, depth, cut);
        }
        -self.search::<PV>(ply + 1, -beta, -alpha, depth, cut)
    }

    /// Ends the node at once when the search stops or the rules decide, and narrows the window to
    /// the mates that are still possible.
    pub(super) fn enter<const PV: bool>(
        &mut self,
        ply: usize,
        alpha: i32,
        beta: i32,
    ) -> ControlFlow<i32, (i32, i32)> {
        if PV {
            self.lines[ply].clear();
            self.seldepth = self.seldepth.max(ply + 1);
        }
        self.look_up();
        if self.stopped {
            return ControlFlow::Break(DRAW);
        }
        if ply == 0 {
            return ControlFlow::Continue((alpha, beta));
        }
        if let Some(value) = self.rule_score(ply) {
            return ControlFlow::Break(value);
        }
        if ply >= MAX_PLY - 1 {
            let value = if self.node.in_check() { DRAW } else { self.evaluate() };
            return ControlFlow::Break(value);
        }
        let (alpha, beta) = (alpha.max(mated_in(ply)), beta.min(mate_in(ply + 1)));
        if alpha >= beta { ControlFlow::Break(alpha) } else { ControlFlow::Continue((alpha, beta)) }
    }

    /// Asks the transposition table.
    fn know<const PV: bool>(
        &mut self,
        ply: usize,
        alpha: i32,
        beta: i32,
        depth: i32,
        cut: bool,
    ) -> Here<N::Move> {
        let in_check = self.node.in_check();
        let doubled = if ply == 0 { 0 } else { self.earlier(ply, 1).doubled };
        let excluded = self.see(ply).excluded;
        let found = self.shared.table.get(self.node.key());
        let table_move = if ply == 0 {
            Some(self.roots[self.pv_index].line[0])
        } else {
            found.filter(|found| found.code != 0).and_then(|found| self.node.decode(found.code))
        };
        let table_value = found.map_or(UNKNOWN, |found| value_from_table(found.value, ply));
        let was_pv = if excluded.is_some() {
            self.see(ply).on_pv
        } else {
            found.is_some_and(|found| found.pv)
        };
        let on_pv = PV || was_pv;
        self.at(ply + 1).excluded = None;
        self.at(ply + 2).killers = [None; 2];
        self.at(ply + 2).cutoffs = 0;
        let here = self.at(ply);
        here.in_check = in_check;
        here.count = 0;
        here.doubled = doubled;
        here.on_pv = on_pv;
        Here {
            ply,
            depth,
            alpha,
            beta,
            cut,
            in_check,
            excluded,
            found,
            table_move,
            table_value,
            on_pv,
            raw_eval: UNKNOWN,
            eval: UNKNOWN,
            improving: false,
        }
    }

    /// Returns the table's score where it settles a node off the main line.
    fn table_cut(&mut self, here: &Here<N::Move>) -> Option<i32> {
        let found = here.found.filter(|_| here.excluded.is_none())?;
        let value = here.table_value;
        let enough = found.depth >= here.depth + i32::from(value >= here.beta && here.depth > 5);
        let settles =
            if value >= here.beta { found.bound.is_lower() } else { found.bound.is_upper() };
        if value == UNKNOWN || !enough || !settles {
            return None;
        }
        if value >= here.beta
            && let Some(best) = here.table_move
            && !self.node.is_tactical(best)
        {
            self.reward_quiet(here.ply, best, bonus(here.depth));
        }
        Some(value)
    }

    /// Returns the score of a mate that is seen without search.
    fn mate_cut(&mut self, here: &Here<N::Move>) -> Option<i32> {
        let look = here.ply > 0 && !here.in_check && here.excluded.is_none() && self.sees_all();
        if !look || here.found.is_some() {
            return None;
        }
        let best = self.node.mate_at_once()?;
        let value = mate_in(here.ply + 1);
        let found = Found {
            code: self.node.code(best),
            value: value_to_table(value, here.ply),
            eval: UNKNOWN,
            depth: here.depth,
            bound: Bound::Exact,
            pv: here.on_pv,
        };
        self.shared.table.put(self.node.key(), found);
        Some(value)
    }

    /// Evaluates the position without search, with the help of the table.
    fn judge(&mut self, here: &mut Here<N::Move>) {
        if here.in_check {
            self.at(here.ply).eval = UNKNOWN;
            return;
        }
        if here.excluded.is_some() {
            here.raw_eval = self.see(here.ply).eval;
            here.eval = here.raw_eval;
        } else {
            let stored = here.found.map_or(UNKNOWN, |found| found.eval);
            here.raw_eval = if stored == UNKNOWN { self.evaluate() } else { stored };
            here.eval = self.corrected(here.raw_eval);
            self.at(here.ply).eval = here.eval;
        }
        let eval = here.eval;
        let two = self.earlier(here.ply, 2).eval;
        let four = self.earlier(here.ply, 4).eval;
        let before = if two == UNKNOWN { four } else { two };
        here.improving = before == UNKNOWN || eval > before;
        if let Some(found) = here.found.filter(|_| here.table_value != UNKNOWN) {
            let better = here.table_value > eval;
            if (better && found.bound.is_lower()) || (!better && found.bound.is_upper()) {
                here.eval = here.table_value;
            }
        }
    }

    /// The evaluation, put right by what was learned about positions like this one.
    pub(super) fn corrected(&self, raw: i32) -> i32 {
        let correction = self.history.correction(self.node.side(), self.node.structure());
        (raw + correction).clamp(-crate::score::EVAL_LIMIT, crate::score::EVAL_LIMIT)
    }

    fn picker(&self, here: &Here<N::Move>) -> Picker<N::Move> {
        let [first, second] = self.see(here.ply).killers;
        let previous = self.earlier(here.ply, 1).slot;
        let code = self.history.counter(self.node.side(), previous);
        let counter = if code == 0 || here.in_check { None } else { self.node.decode(code) };
        let refutations = [first, second, counter];
        Picker::new(
            Purpose::Full,
            here.in_check,
            here.table_move,
            refutations,
            &self.list,
            here.depth,
        )
    }

    /// Tries the moves one by one.
    fn search_moves<const PV: bool>(&mut self, mut here: Here<N::Move>) -> i32 {
        let mut picker = self.picker(&here);
        let mut tally = Tally::new();
        let (first_alpha, mut count) = (here.alpha, 0);
        while let Some(play) = {
            let lessons =
                Lessons { node: &self.node, history: self.history, before: self.before(here.ply) };
            picker.next(&mut self.list, &lessons)
        } {
            if Some(play) == here.excluded || here.ply == 0 && self.root_index(play).is_none() {
                continue;
            }
            count += 1;
            self.at(here.ply).count = count;
            if here.ply > 0 && self.overlooks(here.ply, play) {
                continue;
            }
            let mut candidate = self.weigh(play, count);
            if here.ply > 0
                && tally.best > -MATE_BOUND
                && self.may_skip::<PV>(&here, &candidate, &mut picker)
            {
                continue;
            }
            self.touch_after(play);
            candidate.check = candidate.check || self.node.gives_check(play);
            let extension = match self.extend::<PV>(&here, &candidate) {
                ControlFlow::Continue(extension) => extension,
                ControlFlow::Break(value) => {
                    self.list.truncate(picker.base());
                    return value;
                }
            };
            if self.stopped {
                break;
            }
            let nodes = self.nodes;
            let value = self.search_child::<PV>(&here, &candidate, extension);
            if self.stopped {
                break;
            }
            if here.ply == 0 {
                self.note_root(&here, &candidate, value, self.nodes - nodes);
            }
            if self.weigh_result::<PV>(&mut here, &mut tally, &candidate, value) {
                break;
            }
        }
        self.list.truncate(picker.base());
        if self.stopped {
            return DRAW;
        }
        self.conclude::<PV>(&here, &tally, first_alpha, count)
    }

    /// What is known about a move; whether a quiet one checks is left for later, as most quiet
    /// moves are passed over.
    fn weigh(&self, play: N::Move, count: i32) -> Candidate<N::Move> {
        let tactical = self.node.is_tactical(play);
        Candidate {
            play,
            count,
            tactical,
            check: tactical && self.node.gives_check(play),
            slot: self.node.slot(play),
        }
    }

    /// Takes a searched move into account; returns whether it cuts the node off.
    fn weigh_result<const PV: bool>(
        &mut self,
        here: &mut Here<N::Move>,
        tally: &mut Tally<N::Move>,
        candidate: &Candidate<N::Move>,
        value: i32,
    ) -> bool {
        if value > tally.best {
            tally.best = value;
            if value > here.alpha {
                tally.best_move = Some(candidate.play);
                if PV && here.ply > 0 {
                    self.extend_line(here.ply, candidate.play);
                }
                if value >= here.beta {
                    self.at(here.ply).cutoffs += 1;
                    return true;
                }
                here.alpha = value;
                // An exact score is in hand: the other moves need less depth to be refused.
                if here.depth > 2 && here.depth < 12 && value.abs() < MATE_BOUND {
                    here.depth -= 1;
                }
                return false;
            }
        }
        tally.failed(candidate);
        false
    }

    /// Turns the tally of the moves into the node's score, learns from it and stores it.
    fn conclude<const PV: bool>(
        &mut self,
        here: &Here<N::Move>,
        tally: &Tally<N::Move>,
        first_alpha: i32,
        count: i32,
    ) -> i32 {
        let ply = here.ply;
        let mut best = tally.best;
        if count == 0 {
            return match here.excluded {
                Some(_) => here.alpha,
                None if here.in_check => mated_in(ply),
                None => self.node.stalemate(ply),
            };
        }
        if best == -INFINITE {
            // Every move was passed over: the position itself must do.
            best = if here.eval == UNKNOWN { here.alpha } else { here.eval };
        }
        if let Some(play) = tally.best_move {
            self.learn(here, tally, play);
        } else if ply > 0 && here.depth >= 3 {
            self.reward_reply(here);
        }
        if here.excluded.is_some() || ply == 0 && self.pv_index > 0 {
            return best;
        }
        let bound = match tally.best_move {
            _ if best >= here.beta => Bound::Lower,
            Some(_) if PV && best > first_alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        self.correct(here, tally, best, bound);
        let found = Found {
            code: tally.best_move.map_or(0, |play| self.node.code(play)),
            value: value_to_table(best, ply),
            eval: here.raw_eval,
            depth: here.depth,
            bound,
            pv: here.on_pv,
        };
        self.shared.table.put(self.node.key(), found);
        best
    }

    /// Learns how far the static evaluation was off.
    fn correct(&mut self, here: &Here<N::Move>, tally: &Tally<N::Move>, best: i32, bound: Bound) {
        let eval = self.see(here.ply).eval;
        let quiet = tally.best_move.is_none_or(|play| !self.node.is_tactical(play));
        let says = match bound {
            Bound::Lower => best > eval,
            Bound::Upper => best < eval,
            _ => true,
        };
        if !here.in_check && eval != UNKNOWN && quiet && says && best.abs() < MATE_BOUND {
            let key = self.node.structure();
            self.history.learn_correction(self.node.side(), key, best - eval, here.depth);
        }
    }

    /// Rewards the best move and blames those tried before it.
    fn learn(&mut self, here: &Here<N::Move>, tally: &Tally<N::Move>, best: N::Move) {
        let ply = here.ply;
        let side = self.node.side();
        let depth = here.depth + i32::from(tally.best > here.beta + 120);
        let reward = bonus(depth);
        let before = self.before(ply);
        if self.node.is_tactical(best) {
            let (slot, victim) = (self.node.slot(best), self.node.victim(best));
            self.history.learn_capture(slot, victim, reward);
        } else {
            self.reward_quiet(ply, best, reward);
            for &play in tally.quiets[..tally.quiet_count].iter().flatten() {
                let (line, slot) = (self.node.line(play), self.node.slot(play));
                self.history.learn_quiet(side, line, slot, &before, -reward);
            }
        }
        for &play in tally.captures[..tally.capture_count].iter().flatten() {
            let (slot, victim) = (self.node.slot(play), self.node.victim(play));
            self.history.learn_capture(slot, victim, -reward);
        }
    }

    /// Rewards a quiet move that refuted the line.
    fn reward_quiet(&mut self, ply: usize, best: N::Move, reward: i32) {
        let killers = &mut self.at(ply).killers;
        if killers[0] != Some(best) {
            killers[1] = killers[0];
            killers[0] = Some(best);
        }
        let before = self.before(ply);
        let side = self.node.side();
        let (line, slot) = (self.node.line(best), self.node.slot(best));
        self.history.learn_quiet(side, line, slot, &before, reward);
        let code = self.node.code(best);
        self.history.set_counter(side, before[0], code);
    }

    /// Every move failed here, so the quiet move that led here was a good one.
    fn reward_reply(&mut self, here: &Here<N::Move>) {
        let earlier = *self.earlier(here.ply, 1);
        if earlier.slot != NO_SLOT {
            let before = if here.ply == 0 { return } else { self.before(here.ply - 1) };
            self.history.learn_continuation(earlier.slot, &before, bonus(here.depth));
        }
    }
}

/// Reward of a move that did well at this depth.
pub(super) fn bonus(depth: i32) -> i32 {
    (8 * depth * depth + 240 * depth - 200).min(1_800)
}

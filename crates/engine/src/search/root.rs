//! The root of the search: iterative deepening in a window around the last score, several best
//! lines, and the decision when to stop.

use std::sync::atomic::Ordering;

use crate::eval::Evaluator;
use crate::node::Node;
use crate::score::{INFINITE, MATE, MATE_BOUND, MAX_PLY};

use super::inner::{Candidate, Here};
use super::{History, Reach, Shared, Worker};

/// A move at the root and the line that follows it.
#[derive(Clone, Debug)]
pub(crate) struct Root<M> {
    /// The move and the best line after it.
    pub(crate) line: Vec<M>,
    /// Score in this iteration, `-INFINITE` when only known to be no better.
    pub(crate) value: i32,
    /// Score in the last iteration.
    pub(crate) previous: i32,
    /// Deepest ply looked at.
    pub(crate) seldepth: usize,
    /// Nodes spent on the move.
    effort: u64,
    /// Slowly moving mean of the scores.
    average: i32,
}

impl<M> Root<M> {
    pub(crate) fn new(m: M) -> Self {
        Self {
            line: vec![m],
            value: -INFINITE,
            previous: -INFINITE,
            seldepth: 0,
            effort: 0,
            average: -INFINITE,
        }
    }

    /// The last score that is really known.
    pub(crate) fn known_value(&self) -> i32 {
        if self.value == -INFINITE { self.previous } else { self.value }
    }
}

/// One best line, as it is told while the search goes on.
#[derive(Debug)]
pub(crate) struct Line<'a, M> {
    pub(crate) depth: i32,
    pub(crate) seldepth: usize,
    pub(crate) value: i32,
    pub(crate) reach: Reach,
    /// 1 for the best line, 2 for the next.
    pub(crate) rank: usize,
    pub(crate) moves: &'a [M],
}

/// Receives the lines found.
pub(crate) type Report<'r, M> = &'r mut dyn FnMut(&Line<'_, M>);

/// Iterations begin with a window this far around the last score.
const WINDOW: i32 = 18;
/// Root lines are told on failing high or low only when the thought has become long (nodes).
const TELL_BOUNDS_AFTER: u64 = 3_000_000;

/// Searches `node` with one thread for each of `histories`; returns the root moves, best first.
pub(crate) fn think<N, E>(
    node: &N,
    evaluator: impl Fn() -> E,
    histories: &mut [History<N>],
    shared: &Shared<'_>,
    roots: &[Root<N::Move>],
    report: Report<'_, N::Move>,
) -> Vec<Root<N::Move>>
where
    N: Node,
    E: Evaluator<N>,
{
    let mut workers: Vec<_> = histories
        .iter_mut()
        .enumerate()
        .map(|(id, history)| {
            let mut eval = evaluator();
            eval.reset(node);
            Worker::new(id, node.clone(), eval, history, shared, roots.to_vec())
        })
        .collect();
    std::thread::scope(|scope| {
        let mut workers = workers.drain(..);
        let mut first = workers.next().expect("an engine has at least one thread");
        for mut other in workers {
            scope.spawn(move || other.deepen(&mut |_| ()));
        }
        first.deepen(report);
        shared.over.store(true, Ordering::Relaxed);
        shared.visited[0].store(first.nodes, Ordering::Relaxed);
        first.roots
    })
}

/// How settled the choice of the move is, from iteration to iteration.
#[derive(Debug, Default)]
struct Steadiness {
    changes: f64,
    last_value: Option<i32>,
}

impl<N: Node, E: Evaluator<N>> Worker<'_, N, E> {
    fn deepen(&mut self, report: Report<'_, N::Move>) {
        let limits = self.shared.limits;
        let deepest = limits.depth.map_or(MAX_PLY as i32 - 1, |depth| depth.clamp(1, 126) as i32);
        let lines = limits.multipv.clamp(1, self.roots.len());
        let mut steadiness = Steadiness::default();
        for depth in 1..=deepest {
            // Half of the helping threads work one ply ahead.
            self.root_depth = depth + (self.id % 2) as i32;
            for root in &mut self.roots {
                root.previous = root.known_value();
            }
            let best = self.roots[0].line[0];
            for index in 0..lines {
                self.pv_index = index;
                self.seldepth = 0;
                self.aspire(report);
                self.roots[..=index].sort_by_key(|root| std::cmp::Reverse(root.value));
                if self.stopped {
                    break;
                }
                self.tell(index, Reach::Exact, report);
            }
            if self.stopped {
                break;
            }
            if self.id == 0 && self.is_done(best, &mut steadiness) {
                break;
            }
        }
        if self.stopped {
            // What the unfinished iteration knows of the best line is told as well.
            self.tell(0, Reach::Exact, report);
        }
    }

    /// Searches the current root line in a window that widens until the score lies within.
    fn aspire(&mut self, report: Report<'_, N::Move>) {
        let average = self.roots[self.pv_index].average;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        let mut window = WINDOW;
        if self.root_depth >= 4 && average.abs() < MATE_BOUND {
            window += average * average / 20_000;
            alpha = (average - window).max(-INFINITE);
            beta = (average + window).min(INFINITE);
        }
        let mut failed_high = 0;
        loop {
            self.root_delta = beta - alpha;
            let depth = (self.root_depth - failed_high).max(1);
            let value = self.search::<true>(0, alpha, beta, depth, false);
            let index = self.pv_index;
            self.roots[index..].sort_by_key(|root| std::cmp::Reverse(root.value));
            if self.stopped {
                return;
            }
            if value <= alpha {
                self.tell_bound(Reach::AtMost, report);
                beta = i32::midpoint(alpha, beta);
                alpha = (value - window).max(-INFINITE);
                failed_high = 0;
            } else if value >= beta {
                self.tell_bound(Reach::AtLeast, report);
                beta = (value + window).min(INFINITE);
                failed_high += 1;
            } else {
                return;
            }
            window = (window + window / 2 + 4).min(INFINITE);
        }
    }

    fn tell_bound(&self, reach: Reach, report: Report<'_, N::Move>) {
        if self.id == 0 && self.roots.len() > 1 && self.nodes > TELL_BOUNDS_AFTER {
            self.tell(self.pv_index, reach, report);
        }
    }

    fn tell(&self, index: usize, reach: Reach, report: Report<'_, N::Move>) {
        if self.id != 0 {
            return;
        }
        self.shared.visited[0].store(self.nodes, Ordering::Relaxed);
        let root = &self.roots[index];
        let value = root.known_value();
        if value == -INFINITE {
            return;
        }
        report(&Line {
            depth: self.root_depth,
            seldepth: root.seldepth,
            value,
            reach,
            rank: index + 1,
            moves: &root.line,
        });
    }

    /// Decides after an iteration whether the thought is finished.
    fn is_done(&self, best_before: N::Move, steadiness: &mut Steadiness) -> bool {
        let limits = self.shared.limits;
        let best = &self.roots[0];
        let value = best.value;
        if let Some(plies) = limits.mate
            && value.abs() >= MATE_BOUND
            && MATE - value.abs() <= plies as i32
        {
            return true;
        }
        let timed = !limits.infinite && limits.time.is_limited() && self.shared.clock_runs();
        if !timed {
            return false;
        }
        if self.roots.len() == 1 && limits.multipv == 1 && self.root_depth >= 4 {
            return true;
        }
        if value.abs() >= MATE_BOUND && self.root_depth > MATE - value.abs() + 3 {
            return true;
        }
        steadiness.changes = steadiness.changes * 0.5 + f64::from(best.line[0] != best_before);
        let fall = steadiness.last_value.map_or(0, |last| last - value).clamp(-60, 150);
        steadiness.last_value = Some(value);
        let share = best.effort as f64 / self.nodes.max(1) as f64;
        let scale = (0.75 + 0.5 * steadiness.changes)
            * (1.0 + f64::from(fall) / 200.0)
            * (1.5 - 0.65 * share);
        self.shared.budget.is_enough(scale.clamp(0.3, 2.5))
    }

    /// Index of a move among the root moves still open for the current line.
    pub(super) fn root_index(&self, m: N::Move) -> Option<usize> {
        let mut open = self.roots[self.pv_index..].iter();
        open.position(|root| root.line[0] == m).map(|index| index + self.pv_index)
    }

    /// Enters the result of a root move.
    pub(super) fn note_root(
        &mut self,
        here: &Here<N::Move>,
        candidate: &Candidate<N::Move>,
        value: i32,
        nodes: u64,
    ) {
        let Some(index) = self.root_index(candidate.play) else { return };
        let seldepth = self.seldepth;
        let root = &mut self.roots[index];
        root.effort += nodes;
        if root.average == -INFINITE {
            root.average = value;
        } else {
            root.average = (2 * value + root.average) / 3;
        }
        if candidate.count == 1 || value > here.alpha {
            root.value = value;
            root.seldepth = seldepth;
            root.line.clear();
            root.line.push(candidate.play);
            root.line.extend_from_slice(&self.lines[1]);
        } else {
            root.value = -INFINITE;
        }
    }
}

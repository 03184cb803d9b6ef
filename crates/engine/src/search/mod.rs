//! The search: principal-variation alpha-beta with iterative deepening, on one or more threads that
//! share a transposition table ("lazy SMP"). It is generic over [`Node`] and [`Evaluator`].

mod history;
mod inner;
mod order;
mod prune;
mod quiescence;
mod root;
mod time;
mod tt;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::eval::Evaluator;
use crate::limits::{Limits, Stop};
use crate::node::{Node, Verdict};
use crate::score::{DRAW, MAX_PLY, SUPERIOR, UNKNOWN, mate_in, mated_in};

use history::{Before, NO_SLOT};
use order::Scored;

pub(crate) use history::History;
pub(crate) use root::{Line, Root, think};
pub(crate) use time::Budget;
pub(crate) use tt::Table;

/// Whether a score is the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// It is.
    Exact,
    /// The true score is at least this.
    AtLeast,
    /// The true score is at most this.
    AtMost,
}

/// What all threads of one thought share.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    pub(crate) limits: &'a Limits,
    pub(crate) stop: &'a Stop,
    pub(crate) budget: Budget,
    /// Ends the search inside, without raising the caller's flag.
    pub(crate) over: AtomicBool,
    /// Positions visited by each thread, told from time to time.
    pub(crate) visited: Vec<AtomicU64>,
}

impl Shared<'_> {
    /// Positions visited by all threads.
    pub(crate) fn nodes(&self) -> u64 {
        self.visited.iter().map(|nodes| nodes.load(Ordering::Relaxed)).sum()
    }

    /// Returns whether the clocks count: not while pondering.
    fn clock_runs(&self) -> bool {
        !self.limits.ponder || self.stop.is_hit()
    }
}

/// What is known about one ply of the line being searched.
#[derive(Clone, Copy, Debug)]
struct Ply<M> {
    /// The move played from here, none for a pass.
    current: Option<M>,
    /// Its slot in the continuation tables.
    slot: usize,
    /// Static evaluation, `UNKNOWN` when in check.
    eval: i32,
    killers: [Option<M>; 2],
    /// The move a singular search leaves out.
    excluded: Option<M>,
    /// Number of moves tried here so far.
    count: i32,
    in_check: bool,
    on_pv: bool,
    /// Extensions by two plies on the way here.
    doubled: i32,
    /// Beta cuts in the positions after this one.
    cutoffs: i32,
    /// History score of the current move.
    merit: i32,
}

impl<M> Ply<M> {
    fn empty() -> Self {
        Self {
            current: None,
            slot: NO_SLOT,
            eval: UNKNOWN,
            killers: [None, None],
            excluded: None,
            count: 0,
            in_check: false,
            on_pv: false,
            doubled: 0,
            cutoffs: 0,
            merit: 0,
        }
    }
}

/// So many plies before the root are looked at.
const LEAD: usize = 6;
/// How often, in nodes, a thread looks at flags and clocks.
const CHECK_EVERY: u64 = 256;

/// One searching thread.
struct Worker<'a, N: Node, E: Evaluator<N>> {
    id: usize,
    node: N,
    eval: E,
    history: &'a mut History<N>,
    shared: &'a Shared<'a>,
    stack: Vec<Ply<N::Move>>,
    list: Vec<Scored<N::Move>>,
    /// Best lines found below each ply.
    lines: Vec<Vec<N::Move>>,
    roots: Vec<Root<N::Move>>,
    /// Index of the root line being searched (for several best lines).
    pv_index: usize,
    root_depth: i32,
    root_delta: i32,
    nodes: u64,
    seldepth: usize,
    /// Below this ply null moves are not tried, while one is being verified.
    null_from: usize,
    stopped: bool,
}

impl<'a, N: Node, E: Evaluator<N>> Worker<'a, N, E> {
    fn new(
        id: usize,
        node: N,
        eval: E,
        history: &'a mut History<N>,
        shared: &'a Shared<'a>,
        roots: Vec<Root<N::Move>>,
    ) -> Self {
        Self {
            id,
            node,
            eval,
            history,
            shared,
            stack: (0..MAX_PLY + LEAD + 4).map(|_| Ply::empty()).collect(),
            list: Vec::with_capacity(4096),
            lines: (0..MAX_PLY + 2).map(|_| Vec::new()).collect(),
            roots,
            pv_index: 0,
            root_depth: 0,
            root_delta: 1,
            nodes: 0,
            seldepth: 0,
            null_from: 0,
            stopped: false,
        }
    }

    fn at(&mut self, ply: usize) -> &mut Ply<N::Move> {
        &mut self.stack[ply + LEAD]
    }

    fn see(&self, ply: usize) -> &Ply<N::Move> {
        &self.stack[ply + LEAD]
    }

    /// The state `back` plies before `ply`.
    fn earlier(&self, ply: usize, back: usize) -> &Ply<N::Move> {
        &self.stack[ply + LEAD - back]
    }

    /// The slots of the moves that led to `ply`.
    fn before(&self, ply: usize) -> Before {
        [self.earlier(ply, 1).slot, self.earlier(ply, 2).slot, self.earlier(ply, 4).slot]
    }

    /// Plays a move. Where the key is known ahead, the caller has asked for the table's entry.
    fn play(&mut self, ply: usize, m: N::Move) {
        let slot = self.node.slot(m);
        let foreseen = self.node.key_after(m).is_some();
        let here = self.at(ply);
        here.current = Some(m);
        here.slot = slot;
        self.eval.play(&self.node, m);
        self.node.play(m);
        if !foreseen {
            self.shared.table.touch(self.node.key());
        }
        self.nodes += 1;
    }

    /// Begins to fetch what the table holds of the position after a move, if its key is known before
    /// the move is played: the earlier, the shorter the wait.
    fn touch_after(&self, m: N::Move) {
        if let Some(key) = self.node.key_after(m) {
            self.shared.table.touch(key);
        }
    }

    fn undo(&mut self) {
        self.node.undo();
        self.eval.undo();
    }

    /// Looks at flags, clocks and node limits; sets `stopped` when the search must end.
    fn look_up(&mut self) {
        let shared = self.shared;
        if self.id == 0 && shared.limits.nodes.is_some_and(|most| self.nodes >= most) {
            self.stopped = true;
        }
        if self.nodes.is_multiple_of(CHECK_EVERY) {
            shared.visited[self.id].store(self.nodes, Ordering::Relaxed);
            if shared.stop.is_stopped() || shared.over.load(Ordering::Relaxed) {
                self.stopped = true;
            } else if self.id == 0 {
                let nodes = shared.limits.nodes.is_some_and(|most| shared.nodes() >= most);
                self.stopped |= nodes || shared.clock_runs() && shared.budget.is_over();
            }
        }
        if self.stopped && self.id == 0 {
            shared.over.store(true, Ordering::Relaxed);
        }
    }

    /// Returns whether the player overlooks nothing.
    fn sees_all(&self) -> bool {
        self.shared.limits.overlook.percent == 0
    }

    /// Returns whether a weak player does not see `m` when reading ahead.
    fn overlooks(&self, ply: usize, m: N::Move) -> bool {
        let blindness = self.shared.limits.overlook;
        if blindness.percent == 0 {
            return false;
        }
        // What takes back is always seen; what comes from afar or from the hand is not.
        let node = &self.node;
        let last = self.earlier(ply, 1).current;
        if node.is_capture(m) && last.is_some_and(|last| node.target(last) == node.target(m)) {
            return false;
        }
        let near = !node.is_drop(m) && node.distance(m) == 1;
        let notice = 1 + u64::from(near) + u64::from(node.is_capture(m));
        blindness.hides(node.key(), node.code(m), notice)
    }

    /// The evaluation from the view of the side to move.
    fn evaluate(&mut self) -> i32 {
        self.eval.evaluate(&self.node)
    }

    /// A guess at the evaluation, where even that tells on which side of the window it lies.
    fn guess_outside(&mut self, alpha: i32, beta: i32) -> Option<i32> {
        let (guess, off) = self.eval.guess(&self.node)?;
        (guess - off >= beta || guess + off <= alpha).then_some(guess)
    }

    /// Scores that need no search: repetitions and wins or losses by the rules.
    fn rule_score(&self, ply: usize) -> Option<i32> {
        let score = match self.node.verdict(ply)? {
            Verdict::Draw => DRAW - 1 + (self.nodes & 2) as i32,
            Verdict::Won => mate_in(ply),
            Verdict::Lost => mated_in(ply),
            Verdict::Declares => mate_in(ply + 1),
            Verdict::Superior => SUPERIOR,
            Verdict::Inferior => -SUPERIOR,
        };
        Some(score)
    }

    /// Puts `m` in front of the line found below `ply`.
    fn extend_line(&mut self, ply: usize, m: N::Move) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(m);
        line.extend_from_slice(&lower[0]);
    }
}

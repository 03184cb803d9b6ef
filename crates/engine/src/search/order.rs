//! The order in which moves are tried: the likely best first, generated only when they are needed.

use crate::node::{Node, Wanted};

use super::history::{Before, History};

/// A move with the number it is sorted by.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scored<M> {
    pub(super) play: M,
    pub(super) score: i32,
}

/// What the picker is for; each purpose leaves out some moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// Every move.
    Full,
    /// Tactical moves only (every move when in check).
    Quiescence,
    /// Tactical moves, then quiet checks (every move when in check).
    QuiescenceWithChecks,
    /// Tactical moves that win at least this much by exchange.
    Winning(i32),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Table,
    MakeTactical,
    Tactical,
    Refutations,
    MakeQuiet,
    Quiet,
    BadTactical,
    MakeEvasions,
    Evasions,
    MakeChecks,
    Checks,
    Done,
}

/// Where the next moves come from. The moves themselves lie in a list shared by the whole line of
/// the search, from `base` on, so that no node allocates.
#[derive(Debug)]
pub(super) struct Picker<M> {
    stage: Stage,
    purpose: Purpose,
    table: Option<M>,
    refutations: [Option<M>; 3],
    refutation: usize,
    base: usize,
    next: usize,
    end: usize,
    bad: usize,
    depth: i32,
    /// Quiet moves are no longer wanted.
    skip_quiets: bool,
}

/// What the picker looks at to order moves.
pub(super) struct Lessons<'a, N: Node> {
    pub(super) node: &'a N,
    pub(super) history: &'a History<N>,
    pub(super) before: Before,
}

/// Scores below this mark losing captures among evasions.
const EVASION_CAPTURE: i32 = 1 << 20;

impl<M: Copy + PartialEq> Picker<M> {
    /// A picker for a node; `table` must be legal.
    pub(super) fn new(
        purpose: Purpose,
        in_check: bool,
        table: Option<M>,
        refutations: [Option<M>; 3],
        list: &[Scored<M>],
        depth: i32,
    ) -> Self {
        let stage = match (table, in_check) {
            (Some(_), _) => Stage::Table,
            (None, true) => Stage::MakeEvasions,
            (None, false) => Stage::MakeTactical,
        };
        let base = list.len();
        Self {
            stage,
            purpose,
            table,
            refutations,
            refutation: 0,
            base,
            next: base,
            end: base,
            bad: base,
            depth,
            skip_quiets: false,
        }
    }

    /// Leaves out the quiet moves that are still to come.
    pub(super) fn skip_quiets(&mut self) {
        self.skip_quiets = true;
    }

    /// The part of the list this picker uses begins here; the node cuts the list back to it.
    pub(super) fn base(&self) -> usize {
        self.base
    }

    /// The next move to try.
    #[inline]
    pub(super) fn next<N: Node<Move = M>>(
        &mut self,
        list: &mut Vec<Scored<M>>,
        lessons: &Lessons<'_, N>,
    ) -> Option<M> {
        // Most moves are asked for in the middle of the quiet ones.
        if self.stage == Stage::Quiet
            && let Some(found) = self.quiet(list)
        {
            return Some(found);
        }
        self.stage_by_stage(list, lessons)
    }

    fn stage_by_stage<N: Node<Move = M>>(
        &mut self,
        list: &mut Vec<Scored<M>>,
        lessons: &Lessons<'_, N>,
    ) -> Option<M> {
        loop {
            match self.stage {
                Stage::Table => {
                    let in_check = lessons.node.in_check();
                    self.stage = if in_check { Stage::MakeEvasions } else { Stage::MakeTactical };
                    return self.table;
                }
                Stage::MakeTactical => {
                    self.make(list, lessons, Wanted::Tactical, score_tactical);
                    self.bad = self.base;
                    self.stage = Stage::Tactical;
                }
                Stage::Tactical => {
                    if let Some(found) = self.tactical(list, lessons.node) {
                        return Some(found);
                    }
                    self.stage = match self.purpose {
                        Purpose::Full => Stage::Refutations,
                        Purpose::QuiescenceWithChecks => Stage::MakeChecks,
                        Purpose::Quiescence | Purpose::Winning(_) => Stage::Done,
                    };
                }
                Stage::Refutations => match self.refute(lessons.node) {
                    Some(found) => return Some(found),
                    None => self.stage = Stage::MakeQuiet,
                },
                Stage::MakeQuiet => {
                    if !self.skip_quiets {
                        self.make(list, lessons, Wanted::Quiet, score_quiet);
                        let worth_sorting = -1_500 * self.depth;
                        sort_down_to(&mut list[self.next..self.end], worth_sorting);
                    }
                    self.stage = Stage::Quiet;
                }
                Stage::Quiet => {
                    if let Some(found) = self.quiet(list) {
                        return Some(found);
                    }
                    self.next = self.base;
                    self.end = self.bad;
                    self.stage = Stage::BadTactical;
                }
                Stage::MakeEvasions => {
                    self.make(list, lessons, Wanted::All, score_evasion);
                    self.stage = Stage::Evasions;
                }
                Stage::MakeChecks => {
                    self.make(list, lessons, Wanted::QuietChecks, |_, _| 0);
                    self.stage = Stage::Checks;
                }
                Stage::Evasions => return self.best_first(list),
                Stage::BadTactical | Stage::Checks => return self.in_order(list),
                Stage::Done => return None,
            }
        }
    }

    fn make<N: Node<Move = M>>(
        &mut self,
        list: &mut Vec<Scored<M>>,
        lessons: &Lessons<'_, N>,
        wanted: Wanted,
        score: impl Fn(&Lessons<'_, N>, M) -> i32,
    ) {
        self.next = self.end;
        let table = self.table;
        lessons.node.generate(wanted, |play| {
            if Some(play) != table {
                list.push(Scored { play, score: 0 });
            }
        });
        self.end = list.len();
        for entry in &mut list[self.next..] {
            entry.score = score(lessons, entry.play);
        }
    }

    /// Takes the best of the remaining moves to the front and returns it.
    fn best_first(&mut self, list: &mut [Scored<M>]) -> Option<M> {
        let rest = &mut list[self.next..self.end];
        let best = (0..rest.len()).max_by_key(|&i| (rest[i].score, std::cmp::Reverse(i)))?;
        rest.swap(0, best);
        self.next += 1;
        Some(rest[0].play)
    }

    fn in_order(&mut self, list: &[Scored<M>]) -> Option<M> {
        let found = list[self.next..self.end].first()?;
        self.next += 1;
        Some(found.play)
    }

    /// The next good capture; bad ones are put aside at the front of the list.
    fn tactical<N: Node<Move = M>>(&mut self, list: &mut [Scored<M>], node: &N) -> Option<M> {
        while let Some(found) = self.best_first(list) {
            let score = list[self.next - 1].score;
            let threshold = match self.purpose {
                Purpose::Full => -(score / 16),
                Purpose::Winning(threshold) => threshold,
                Purpose::Quiescence | Purpose::QuiescenceWithChecks => return Some(found),
            };
            if node.wins_exchange(found, threshold) {
                return Some(found);
            }
            if self.purpose == Purpose::Full {
                list.swap(self.bad, self.next - 1);
                self.bad += 1;
            }
        }
        None
    }

    fn refute<N: Node<Move = M>>(&mut self, node: &N) -> Option<M> {
        while self.refutation < self.refutations.len() && !self.skip_quiets {
            let index = self.refutation;
            self.refutation += 1;
            let Some(found) = self.refutations[index] else { continue };
            let seen = self.refutations[..index].contains(&Some(found));
            if !seen && Some(found) != self.table && !node.is_tactical(found) && node.allows(found)
            {
                return Some(found);
            }
            self.refutations[index] = None;
        }
        None
    }

    fn quiet(&mut self, list: &[Scored<M>]) -> Option<M> {
        while !self.skip_quiets {
            let found = self.in_order(list)?;
            if !self.refutations.contains(&Some(found)) {
                return Some(found);
            }
        }
        None
    }
}

fn score_tactical<N: Node>(lessons: &Lessons<'_, N>, play: N::Move) -> i32 {
    let node = lessons.node;
    let learned = lessons.history.capture(node.slot(play), node.victim(play));
    6 * node.gain(play) - node.mover_worth(play) / 8 + learned / 4
}

fn score_quiet<N: Node>(lessons: &Lessons<'_, N>, play: N::Move) -> i32 {
    let node = lessons.node;
    let history = lessons.history;
    let slot = node.slot(play);
    2 * history.main(node.side(), node.line(play)) + history.continuations(&lessons.before, slot)
}

fn score_evasion<N: Node>(lessons: &Lessons<'_, N>, play: N::Move) -> i32 {
    let node = lessons.node;
    if node.is_capture(play) {
        return EVASION_CAPTURE + node.gain(play) - node.mover_worth(play) / 8;
    }
    let history = lessons.history;
    history.main(node.side(), node.line(play))
        + history.continuation(&lessons.before, 0, node.slot(play))
}

/// Sorts the moves scored at least `limit` to the front, best first, and the first of the list with
/// them; the others keep no order.
fn sort_down_to<M: Copy>(list: &mut [Scored<M>], limit: i32) {
    let mut good = list.len().min(1);
    for i in 1..list.len() {
        if list[i].score >= limit {
            list.swap(good, i);
            good += 1;
        }
    }
    list[..good].sort_by_key(|entry| std::cmp::Reverse(entry.score));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorting_puts_the_good_moves_first_and_loses_none() {
        let scores = [3, -9, 7, 1, -20, 7, 0, -5];
        let mut list: Vec<_> = scores.iter().map(|&score| Scored { play: score, score }).collect();
        sort_down_to(&mut list, -6);
        let sorted: Vec<i32> = list.iter().map(|entry| entry.score).collect();
        assert_eq!(sorted[..6], [7, 7, 3, 1, 0, -5]);
        let mut rest = sorted[6..].to_vec();
        rest.sort_unstable();
        assert_eq!(rest, [-20, -9]);
    }
}

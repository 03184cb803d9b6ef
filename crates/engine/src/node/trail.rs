//! The positions a game and a search have gone through, for telling repetitions.

/// How the current position repeats an earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cycle {
    /// Neither side checked all the time.
    Quiet,
    /// The side to move has been in check all the time.
    Checked,
    /// The side to move has given check all the time.
    Checking,
    /// The board is the same, but the side to move holds more.
    Richer,
    /// The board is the same, but the side to move holds less.
    Poorer,
}

/// What the side to move holds in hand, as far as it tells positions apart that share a board key.
pub(super) trait Holding: Copy + Eq {
    /// Returns whether this holds at least as much of everything.
    fn covers(self, other: Self) -> bool;
}

/// Hands that are part of the board key already.
impl Holding for () {
    fn covers(self, (): ()) -> bool {
        true
    }
}

#[derive(Clone, Copy, Debug)]
struct Step<H> {
    board: u64,
    hand: H,
    /// Whether the side to move was in check.
    checked: bool,
    /// So many positions back a repetition may lie: none before a null move, and not more than
    /// [`LONGEST`].
    open: u16,
}

/// The trail of positions up to the current one.
#[derive(Clone, Debug)]
pub(super) struct Trail<H>(Vec<Step<H>>);

/// The shortest way back to the same position, in plies.
const SHORTEST: usize = 4;
/// Longer cycles than this are left to the arbiter of the game, in plies.
const LONGEST: u16 = 40;

impl<H: Holding> Trail<H> {
    /// A trail without positions.
    pub(super) fn new() -> Self {
        Self(Vec::with_capacity(512))
    }

    /// Adds the position just reached.
    pub(super) fn push(&mut self, board: u64, hand: H, checked: bool) {
        let open = self.0.last().map_or(0, |before| (before.open + 1).min(LONGEST));
        self.0.push(Step { board, hand, checked, open });
    }

    /// Adds a position reached by passing.
    pub(super) fn push_wall(&mut self, board: u64, hand: H) {
        self.0.push(Step { board, hand, checked: false, open: 0 });
    }

    /// Tells whether the side to move is in check.
    pub(super) fn checked(&self) -> bool {
        self.0.last().is_some_and(|step| step.checked)
    }

    /// Removes the current position.
    pub(super) fn pop(&mut self) {
        self.0.pop();
    }

    /// Returns how the current position repeats an earlier one, `ply` plies into a search: once
    /// within the search, or twice in all.
    pub(super) fn cycle(&self, ply: usize) -> Option<Cycle> {
        let (now, earlier) = self.0.split_last()?;
        let mut seen = 0;
        for back in (SHORTEST..=usize::from(now.open)).step_by(2) {
            let then = &earlier[earlier.len() - back];
            if then.board != now.board {
                continue;
            }
            if then.hand == now.hand {
                seen += 1;
                if back <= ply || seen > 1 {
                    return Some(self.describe(back));
                }
            } else if back <= ply && now.hand.covers(then.hand) {
                return Some(Cycle::Richer);
            } else if back <= ply && then.hand.covers(now.hand) {
                return Some(Cycle::Poorer);
            }
        }
        None
    }

    /// Tells who gave check all the time in the last `back` plies.
    fn describe(&self, back: usize) -> Cycle {
        let last = self.0.len() - 1;
        let mut own = (0..back).step_by(2).map(|i| &self.0[last - i]);
        let mut other = (1..back).step_by(2).map(|i| &self.0[last - i]);
        let (checked, checking) = (own.all(|s| s.checked), other.all(|s| s.checked));
        match (checked, checking) {
            (true, false) => Cycle::Checked,
            (false, true) => Cycle::Checking,
            _ => Cycle::Quiet,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trail(keys: &[(u64, bool)]) -> Trail<()> {
        let mut trail = Trail::new();
        for &(key, checked) in keys {
            trail.push(key, (), checked);
        }
        trail
    }

    #[test]
    fn a_repetition_within_the_search_counts_at_once() {
        let trail = trail(&[(1, false), (2, false), (3, false), (4, false), (1, false)]);
        assert_eq!(trail.cycle(4), Some(Cycle::Quiet));
        assert_eq!(trail.cycle(3), None);
    }

    #[test]
    fn the_third_occurrence_in_a_game_counts() {
        let round = [(1, false), (2, false), (3, false), (4, false)];
        let mut all = [round, round].concat();
        all.push((1, false));
        assert_eq!(trail(&all).cycle(0), Some(Cycle::Quiet));
    }

    #[test]
    fn a_perpetual_check_is_told_from_both_sides() {
        let checked = trail(&[(1, true), (2, false), (3, true), (4, false), (1, true)]);
        assert_eq!(checked.cycle(4), Some(Cycle::Checked));
        let checking = trail(&[(2, false), (3, true), (4, false), (1, true), (2, false)]);
        assert_eq!(checking.cycle(4), Some(Cycle::Checking));
    }

    #[test]
    fn no_repetition_reaches_back_over_a_pass() {
        let mut trail = trail(&[(1, false), (2, false)]);
        trail.push_wall(3, ());
        trail.push(4, (), false);
        trail.push(1, (), false);
        assert_eq!(trail.cycle(4), None);
    }
}

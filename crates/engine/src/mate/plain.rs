//! Mates in any game whose kings may not be left to be taken: one length after another, by checks.
//!
//! The general kernel is slower than the board of shogi, and this search plainer than the one by
//! proof numbers; it solves short problems.

use std::collections::HashMap;

use shogido_rules::rules::Safety;
use shogido_rules::{Move, Position};

use super::{Answer, Effort, Solved};
use crate::limits::Stop;

/// So many positions are remembered; then the solver gives up.
const ROOM: usize = 2_000_000;

/// What is known of a position: of the attacker to move, or of the defender.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Found {
    /// Mate in so many plies.
    Mate(u16),
    /// No mate within so many plies.
    NotWithin(u16),
    /// No mate by checks, however long.
    Never,
}

/// The solver was stopped, or ran out of room or effort.
struct Ended;

struct Solver<'a> {
    position: Position,
    table: HashMap<u64, Found>,
    stop: &'a Stop,
    nodes: u64,
    most_nodes: u64,
}

/// Looks for the shortest mate by the side to move.
pub(super) fn solve(position: &Position, effort: Effort, all: bool, stop: &Stop) -> Solved {
    let none = |answer| Solved { answer, solutions: Vec::new(), nodes: 0 };
    if position.game().rules().safety != Safety::Lawful {
        return none(Answer::NotForThisGame);
    }
    let most_nodes = effort.nodes;
    let table = HashMap::new();
    let mut solver = Solver { position: position.clone(), table, stop, nodes: 0, most_nodes };
    let mut solved = none(Answer::Unknown);
    for plies in (1..=effort.plies).step_by(2) {
        match solver.attack(plies) {
            Err(Ended) => break,
            Ok(Found::Never) => {
                solved.answer = Answer::NoMate;
                break;
            }
            Ok(Found::NotWithin(_)) => {}
            Ok(Found::Mate(plies)) => {
                if let Ok(lines) = solver.lines(plies, all) {
                    solved.answer = lines.first().cloned().map_or(Answer::Unknown, Answer::Mate);
                    solved.solutions = lines;
                }
                break;
            }
        }
    }
    solved.nodes = solver.nodes;
    solved
}

impl Solver<'_> {
    fn count(&mut self) -> Result<(), Ended> {
        self.nodes += 1;
        let spent = self.nodes > self.most_nodes || self.table.len() > ROOM;
        if spent || self.nodes.is_multiple_of(64) && self.stop.is_stopped() {
            return Err(Ended);
        }
        Ok(())
    }

    /// Returns what is known of the position if it answers the question for so many plies.
    fn known(&self, left: u16) -> Option<Found> {
        self.table.get(&self.position.key()).copied().filter(|found| match found {
            Found::Mate(plies) => *plies <= left,
            Found::NotWithin(plies) => *plies >= left,
            Found::Never => true,
        })
    }

    /// Looks for a mate by the side to move within an odd number of plies.
    fn attack(&mut self, left: u16) -> Result<Found, Ended> {
        if let Some(known) = self.known(left) {
            return Ok(known);
        }
        let mut best = Found::Never;
        for played in self.position.legal_moves() {
            match self.after_check(played, left - 1)? {
                Some(Found::Mate(plies)) => {
                    best = Found::Mate(plies + 1);
                    break;
                }
                Some(Found::NotWithin(_)) => best = Found::NotWithin(left),
                Some(Found::Never) | None => {}
            }
        }
        self.table.insert(self.position.key(), best);
        Ok(best)
    }

    /// Plays a move and looks at the defences if it gives check.
    fn after_check(&mut self, played: Move, left: u16) -> Result<Option<Found>, Ended> {
        self.count()?;
        self.position.play(played);
        let check = self.position.in_check(self.position.turn());
        let found = if check { self.defend(left).map(Some) } else { Ok(None) };
        self.position.undo();
        found
    }

    /// Looks whether every defence is mated within an even number of plies.
    fn defend(&mut self, left: u16) -> Result<Found, Ended> {
        let replies = self.position.legal_moves();
        if replies.is_empty() {
            return Ok(Found::Mate(0));
        }
        if left == 0 {
            return Ok(Found::NotWithin(0));
        }
        let mut longest = 0;
        for reply in replies {
            self.count()?;
            self.position.play(reply);
            let found = self.attack(left - 1);
            self.position.undo();
            match found? {
                Found::Mate(plies) => longest = longest.max(plies + 1),
                Found::NotWithin(_) => return Ok(Found::NotWithin(left)),
                Found::Never => return Ok(Found::Never),
            }
        }
        Ok(Found::Mate(longest))
    }

    /// Returns a line of so many plies for every first move that mates so soon, or for one.
    fn lines(&mut self, plies: u16, all: bool) -> Result<Vec<Vec<Move>>, Ended> {
        let mut lines = Vec::new();
        for first in self.position.legal_moves() {
            let found = self.after_check(first, plies - 1)?;
            if found.is_some_and(|found| matches!(found, Found::Mate(after) if after < plies)) {
                self.position.play(first);
                let mut line = vec![first];
                let rest = self.defence(plies - 1);
                self.position.undo();
                line.extend(rest?);
                lines.push(line);
                if !all {
                    break;
                }
            }
        }
        Ok(lines)
    }

    /// Returns the longest defence against a mate in so many plies, with the attack.
    fn defence(&mut self, plies: u16) -> Result<Vec<Move>, Ended> {
        for reply in self.position.legal_moves() {
            self.position.play(reply);
            let found = self.attack(plies - 1);
            let line = match found {
                Ok(Found::Mate(after)) if after == plies - 1 => self.lines(after, false).map(Some),
                Ok(_) => Ok(None),
                Err(Ended) => Err(Ended),
            };
            self.position.undo();
            if let Some(mut rest) = line?.and_then(|lines| lines.into_iter().next()) {
                rest.insert(0, reply);
                return Ok(rest);
            }
        }
        Ok(Vec::new())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shogido_rules::{Reading, games};

    fn solved(game: &str, sfen: &str, all: bool) -> (Position, Solved) {
        let game = games::find(game).expect("the game is there").default_game();
        let position = Position::from_sfen(&game, sfen, Reading::Problem).expect("a problem");
        let effort = Effort { nodes: 100_000, ..Effort::default() };
        let solved = solve(&position, effort, all, &Stop::new());
        (position, solved)
    }

    /// From L. Kislyuk's book, chapter I: the rook needs a gold on the second file.
    #[test]
    fn a_mate_in_three_plies_is_found_with_the_longest_defence() {
        let (position, solved) = solved("shogi", "9/9/8k/9/7R1/9/9/9/9 b Gr2b3g4s4n4l18p 1", true);
        let lines = &solved.solutions;
        let texts: Vec<String> = lines[0].iter().map(|&m| position.move_text(m)).collect();
        assert_eq!((lines.len(), texts.join(" ")), (1, "G*2c 1c1d 2c2d".to_owned()));
    }

    #[test]
    fn both_solvers_agree_on_short_problems() {
        for sfen in [
            "k8/2+P6/G8/9/2N6/9/9/9/9 b - 1",
            "8k/9/8S/9/9/7L1/9/9/9 b - 1",
            "9/9/8k/9/6LL1/9/9/9/9 b G2r2b3g4s4n2l18p 1",
            "8k/9/7+R1/9/9/9/9/9/9 b P 1",
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        ] {
            let (position, plain) = solved("shogi", sfen, true);
            let effort = Effort { nodes: 100_000, ..Effort::default() };
            let other = super::super::solve_problem(&position, effort, true, &Stop::new());
            let lengths = |solved: &Solved| solved.solutions.first().map(Vec::len);
            assert_eq!(lengths(&plain), lengths(&other), "{sfen}");
            assert_eq!(plain.solutions.len(), other.solutions.len(), "{sfen}");
        }
    }

    #[test]
    fn minishogi_has_mates_too_and_sho_shogi_takes_its_kings() {
        let (_, solved) = solved("minishogi", "k4/5/1G3/5/4K b G 1", false);
        assert!(matches!(solved.answer, Answer::Mate(line) if line.len() == 1));
        let game = games::find("sho-shogi").expect("the game is there").default_game();
        let start = Position::start(&game);
        let answer = solve(&start, Effort::default(), false, &Stop::new()).answer;
        assert_eq!(answer, Answer::NotForThisGame);
    }
}

//! Depth-first proof-number search, one length after another.
//!
//! "Mate within n plies" depends on the position alone, whatever came before: in a shortest mate no
//! position comes twice. So each length is searched by itself, what is proven for one holds for all
//! longer ones, and no line of play can spoil the table for another (the "graph history" problem).
//! Interpositions that only delay the mate are counted like other moves.

use std::collections::HashMap;

use shogido_rules::fast::{Board, Move};
use shogido_rules::{Position, games};

use super::{Answer, Effort, Solved};
use crate::limits::Stop;

/// So many positions are remembered; then the solver gives up (about 100 MiB).
const ROOM: usize = 2_000_000;
const INFINITE: u32 = 1 << 28;
/// Refuted for every length.
const FOR_GOOD: u16 = u16::MAX;

/// What is known about a position.
#[derive(Clone, Copy, Debug)]
struct Known {
    /// Mate is proven within so many plies.
    proven: u16,
    /// No mate within so many plies; `None` when nothing is refuted yet.
    refuted: Option<u16>,
    /// The length that the numbers below were found for.
    left: u16,
    proof: u32,
    disproof: u32,
}

const UNKNOWN: Known = Known { proven: u16::MAX, refuted: None, left: 0, proof: 1, disproof: 1 };

impl Known {
    /// Proof and disproof number for a mate within `left` plies.
    fn numbers(&self, left: u16) -> (u32, u32) {
        if self.proven <= left {
            (0, INFINITE)
        } else if self.refuted.is_some_and(|refuted| refuted >= left) {
            (INFINITE, 0)
        } else if self.left == left {
            (self.proof, self.disproof)
        } else {
            (1, 1)
        }
    }
}

struct Child {
    play: Move,
    key: u64,
}

struct Solver<'a> {
    board: Board,
    table: HashMap<u64, Known>,
    stop: &'a Stop,
    steps: u64,
    most_steps: u64,
    /// Stopped or out of room.
    ended: bool,
}

/// Looks for the shortest mate by the side to move of a shogi position, and for every first move
/// of one if `all` are wanted.
pub(super) fn solve(position: &Position, effort: Effort, all: bool, stop: &Stop) -> Solved {
    let none = |answer| Solved { answer, solutions: Vec::new(), nodes: 0 };
    let shogi = games::find("shogi").is_some_and(|card| card.id == position.game().rules().id);
    let Some(board) = shogi.then(|| Board::from_sfen(&position.sfen()).ok()).flatten() else {
        return none(Answer::NotForThisGame);
    };
    if board.king(board.turn().other()).is_none() {
        return none(Answer::NoMate);
    }
    let most_steps = effort.nodes;
    let table = HashMap::new();
    let mut solver = Solver { board, table, stop, steps: 0, most_steps, ended: false };
    let mut solved = none(Answer::Unknown);
    for left in (1..=effort.plies).step_by(2) {
        solver.search(left, INFINITE, INFINITE);
        let known = solver.known(solver.board.key());
        if known.proven <= left {
            if let Some(line) = solver.line(left) {
                let line = told(position, &line);
                solved.solutions =
                    if all { solver.every_first_move(position, left) } else { vec![line.clone()] };
                // What is not certain of every first move is not certain of all.
                solved.answer = if solver.ended { Answer::Unknown } else { Answer::Mate(line) };
            }
            break;
        }
        if known.refuted == Some(FOR_GOOD) {
            solved.answer = Answer::NoMate;
            break;
        }
        if solver.ended {
            break;
        }
    }
    solved.nodes = solver.steps;
    solved
}

/// The line as moves of the general kernel.
fn told(position: &Position, line: &[Move]) -> Vec<shogido_rules::Move> {
    let mut position = position.clone();
    line.iter()
        .map_while(|m| {
            let m = position.parse_move(&m.to_string()).ok()?;
            position.play(m);
            Some(m)
        })
        .collect()
}

impl Solver<'_> {
    fn known(&self, key: u64) -> Known {
        self.table.get(&key).copied().unwrap_or(UNKNOWN)
    }

    fn should_end(&mut self) -> bool {
        self.steps += 1;
        let stopped = self.steps.is_multiple_of(64) && self.stop.is_stopped();
        if stopped || self.steps > self.most_steps || self.table.len() > ROOM {
            self.ended = true;
        }
        self.ended
    }

    /// The moves to look at: checks by the attacker (an odd number of plies is left), every legal
    /// move of the defender.
    fn children(&mut self, attacking: bool) -> Vec<Child> {
        let moves = if attacking { self.board.checks() } else { self.board.legal_moves() };
        let mut children = Vec::with_capacity(moves.len());
        for &play in moves.iter() {
            let undo = self.board.make(play);
            children.push(Child { play, key: self.board.key() });
            self.board.unmake(play, &undo);
        }
        children
    }

    /// Searches the current position for a mate within `left` plies until one of the two numbers
    /// reaches its limit.
    fn search(&mut self, left: u16, proof_limit: u32, disproof_limit: u32) {
        let key = self.board.key();
        let attacking = left % 2 == 1;
        let children = self.children(attacking);
        if children.is_empty() {
            let proven = if attacking { u16::MAX } else { 0 };
            let refuted = attacking.then_some(FOR_GOOD);
            self.table.insert(key, Known { proven, refuted, ..UNKNOWN });
            return;
        }
        if left == 0 {
            self.table.insert(key, Known { refuted: Some(0), ..self.known(key) });
            return;
        }
        loop {
            let (known, best) = self.gather(key, &children, left, attacking);
            self.table.insert(key, known);
            let (proof, disproof) = known.numbers(left);
            if proof >= proof_limit || disproof >= disproof_limit || self.should_end() {
                return;
            }
            let child = &children[best.index];
            let numbers = self.known(child.key).numbers(left - 1);
            let (proof_limit, disproof_limit) = if attacking {
                let rest = disproof.saturating_sub(numbers.1);
                (proof_limit.min(best.second.saturating_add(1)), disproof_limit - rest)
            } else {
                let rest = proof.saturating_sub(numbers.0);
                (proof_limit - rest, disproof_limit.min(best.second.saturating_add(1)))
            };
            let undo = self.board.make(child.play);
            self.search(left - 1, proof_limit, disproof_limit);
            self.board.unmake(child.play, &undo);
        }
    }

    /// Puts together what the children say; also which of them to look at next.
    fn gather(&self, key: u64, children: &[Child], left: u16, attacking: bool) -> (Known, Best) {
        let before = self.known(key);
        let mut best = Best { index: 0, first: u32::MAX, second: u32::MAX };
        let mut sum = 0_u32;
        let (mut least_proven, mut most_proven) = (u16::MAX, 0);
        let (mut least_refuted, mut most_refuted) = (Some(FOR_GOOD), None);
        for (index, child) in children.iter().enumerate() {
            let known = self.known(child.key);
            let (proof, disproof) = known.numbers(left - 1);
            let (small, large) = if attacking { (proof, disproof) } else { (disproof, proof) };
            sum = sum.saturating_add(large).min(INFINITE);
            if small < best.first {
                best = Best { index, first: small, second: best.first };
            } else {
                best.second = best.second.min(small);
            }
            least_proven = least_proven.min(known.proven);
            most_proven = most_proven.max(known.proven);
            least_refuted = least_refuted.min(known.refuted);
            most_refuted = most_refuted.max(known.refuted);
        }
        let first = best.first.min(INFINITE);
        let (proof, disproof) = if attacking { (first, sum) } else { (sum, first) };
        let proven = if attacking { least_proven } else { most_proven };
        let refuted = if attacking { least_refuted } else { most_refuted };
        let longer = |plies: u16| if plies == FOR_GOOD { plies } else { plies + 1 };
        let known = Known {
            proven: longer(proven).min(before.proven),
            refuted: refuted.map(longer).max(before.refuted),
            left,
            proof,
            disproof,
        };
        (known, best)
    }

    /// Finds every check after which the mate is as short as the shortest, with its line.
    fn every_first_move(
        &mut self,
        position: &Position,
        left: u16,
    ) -> Vec<Vec<shogido_rules::Move>> {
        let mut found = Vec::new();
        for child in self.children(true) {
            let undo = self.board.make(child.play);
            self.search(left - 1, INFINITE, INFINITE);
            if self.known(child.key).proven < left
                && let Some(rest) = self.line(left - 1)
            {
                let line: Vec<Move> = std::iter::once(child.play).chain(rest).collect();
                found.push(told(position, &line));
            }
            self.board.unmake(child.play, &undo);
            if self.ended {
                break;
            }
        }
        found
    }

    /// Follows the shortest mate against the longest defence.
    fn line(&mut self, left: u16) -> Option<Vec<Move>> {
        let mut line = Vec::new();
        let mut undos = Vec::new();
        let mut left = self.known(self.board.key()).proven.min(left);
        let mut whole = true;
        while left > 0 {
            let attacking = left % 2 == 1;
            let children = self.children(attacking);
            let fits = |child: &&Child| {
                let proven = self.known(child.key).proven;
                if attacking { proven < left } else { proven == left - 1 }
            };
            let Some(child) = children.iter().find(fits) else {
                whole = false;
                break;
            };
            left = self.known(child.key).proven;
            undos.push((child.play, self.board.make(child.play)));
            line.push(child.play);
        }
        for (play, undo) in undos.iter().rev() {
            self.board.unmake(*play, undo);
        }
        whole.then_some(line)
    }
}

/// The child to look at next and how close the next best is.
struct Best {
    index: usize,
    first: u32,
    second: u32,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mate::solve;
    use shogido_rules::Reading;

    fn problem(sfen: &str) -> Position {
        let game = games::find("shogi").expect("shogi is a game").default_game();
        Position::from_sfen(&game, sfen, Reading::Problem).expect("a problem")
    }

    fn check_mate(sfen: &str, plies: usize) {
        let mut position = problem(sfen);
        let Answer::Mate(line) = solve(&position, &Stop::new()) else {
            panic!("no mate found in {sfen}");
        };
        assert_eq!(line.len(), plies, "{sfen}");
        for (ply, m) in line.iter().enumerate() {
            position.try_play(*m).expect("every move of the line is legal");
            assert!(ply % 2 == 1 || position.in_check(position.turn()), "move {ply} checks");
        }
        assert!(!position.has_legal_move(), "the last move mates");
    }

    /// Positions of games and classical short problems, as published by other programs' tests.
    #[test]
    fn short_mates_are_found_at_their_length() {
        check_mate("1S2k3r/p1G1n1+L1l/2sp3gp/9/7ps/3PP4/2K2B1P1/7NL/1+l2G2N1 b RBS5Pgn6p 135", 1);
        check_mate(
            "ln1gkg1nl/6+P2/2sppps1p/2p3p2/p8/P1P1P3P/2NP1PP2/3s1KSR1/L1+b2G1NL w R2Pbgp 42",
            3,
        );
        check_mate(
            "l2gkg2l/2s3s2/p1nppp1pp/2p3p2/P4P1P1/4n3P/1PPPG1N2/1BKS2+s2/LN3+r3 w RBgl3p 72",
            5,
        );
        check_mate("4k4/9/9/9/3+PP4/9/9/9/9 b 4G2r2b4s4n4l16p 1", 9);
    }

    #[test]
    fn a_position_without_checks_has_no_mate() {
        let position = problem("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
        assert_eq!(solve(&position, &Stop::new()), Answer::NoMate);
    }

    /// The pawn drop would be mate and is therefore not allowed.
    #[test]
    fn a_pawn_drop_mate_is_no_mate() {
        let position = problem("8k/9/7+R1/9/9/9/9/9/9 b P 1");
        assert!(!matches!(solve(&position, &Stop::new()), Answer::Mate(line) if line.len() == 1));
    }

    /// Two promotions and a knight mate at once; the book has this position as a problem.
    #[test]
    fn every_first_move_of_a_shortest_mate_is_found() {
        let position = problem("k8/2+P6/G8/9/2N6/9/9/9/9 b - 1");
        let solved = super::solve(&position, Effort::default(), true, &Stop::new());
        let mut firsts: Vec<String> =
            solved.solutions.iter().map(|line| position.move_text(line[0])).collect();
        firsts.sort();
        assert_eq!(firsts, ["7b8b", "7e8c", "9c8b"]);
    }

    #[test]
    fn an_effort_is_not_exceeded() {
        let long = problem("4k4/9/9/9/3+PP4/9/9/9/9 b 4G2r2b4s4n4l16p 1");
        let short = Effort { plies: 5, ..Effort::default() };
        assert_eq!(super::solve(&long, short, false, &Stop::new()).answer, Answer::Unknown);
        let little = Effort { nodes: 10, ..Effort::default() };
        let solved = super::solve(&long, little, false, &Stop::new());
        assert_eq!(solved.answer, Answer::Unknown);
        assert!(solved.nodes <= 20);
    }

    #[test]
    fn a_stop_is_obeyed_at_once() {
        let stop = Stop::new();
        stop.stop();
        let naked = problem("8k/9/9/9/9/9/9/9/9 b R2GSr2b2g3s4n4l18p 1");
        assert_eq!(solve(&naked, &stop), Answer::Unknown);
    }
}

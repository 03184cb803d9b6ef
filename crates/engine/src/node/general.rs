//! The general kernel as the search sees it: any game of two players, at a moderate speed.

use std::ops::ControlFlow;
use std::sync::Arc;

use shogido_rules::rules::{Passing, QuietRepetition, Safety};
use shogido_rules::{Game, KindId, Move, Outcome, Part, Player, Position, Square};

use super::trail::{Cycle, Trail};
use super::{Node, Verdict, Wanted};
use crate::eval::worth::Worth;
use crate::score::{DRAW, PAWN, mated_in};

/// A position of the general kernel with what the search needs beside it.
#[derive(Clone, Debug)]
pub struct GeneralNode {
    game: Arc<Game>,
    position: Position,
    worth: Arc<Worth>,
    trail: Trail<()>,
    /// Bits of a move's code that name the square it leaves.
    from_bits: u32,
}

/// What the king stakes in an exchange: everything.
const ROYAL: i32 = 100 * PAWN;
/// More men than this do not take on one square.
const TAKERS: usize = 24;

/// The worth of the men that attack a square, the least first.
struct Takers {
    worth: [i32; TAKERS],
    count: usize,
}

impl Takers {
    fn get(&self, place: usize) -> Option<i32> {
        (place < self.count).then(|| self.worth[place])
    }
}

impl GeneralNode {
    /// Prepares a position, with its past, for searching; `worth` is that of its game.
    ///
    /// # Panics
    ///
    /// Panics on a game of more than two players, which this search cannot judge.
    pub fn new(position: &Position, worth: &Arc<Worth>) -> Self {
        let game = Arc::clone(position.game());
        assert!(game.rules().players == 2, "the search plays games of two players");
        let mut trail = Trail::new();
        let mut replay = position.clone();
        let moves: Vec<Move> = position.moves().collect();
        for _ in &moves {
            replay.undo();
        }
        trail.push(replay.key(), (), replay.in_check(replay.turn()));
        for &played in &moves {
            replay.play(played);
            trail.push(replay.key(), (), replay.in_check(replay.turn()));
        }
        let mut position = position.clone();
        position.weigh(worth.weights());
        let from_bits = (game.rules().board.squares() + 1).next_power_of_two().ilog2();
        Self { game, position, worth: Arc::clone(worth), trail, from_bits }
    }

    /// The position itself.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What the kinds of the game are worth.
    pub fn worth(&self) -> &Worth {
        &self.worth
    }

    fn enemy(&self) -> Player {
        self.position.next_after(self.position.turn())
    }

    /// What a kind stakes in an exchange.
    fn stake(&self, kind: KindId) -> i32 {
        if self.game.kind(kind).royal { ROYAL } else { self.worth.on_board(kind) }
    }

    fn stake_at(&self, square: Square) -> i32 {
        self.position.piece_at(square).map_or(0, |piece| self.stake(piece.kind))
    }

    /// The men of all players but `player` that attack a square, but for the one on `without`.
    fn takers(&self, square: Square, player: Player, without: Option<Square>) -> Takers {
        let mut takers = Takers { worth: [0; TAKERS], count: 0 };
        let _ = self.position.visit_attackers(square, player, &mut |from, piece| {
            if Some(from) != without {
                takers.worth[takers.count] = self.stake(piece.kind);
                takers.count += 1;
            }
            let full = takers.count == TAKERS;
            if full { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        takers.worth[..takers.count].sort_unstable();
        takers
    }

    /// What is won on the target square when both sides take with the least man first; men behind
    /// others on a line are not seen.
    fn exchange(&self, m: Move) -> i32 {
        let Some(to) = m.to() else { return 0 };
        let (us, them) = (self.position.turn(), self.enemy());
        let takers = self.takers(to, us, None);
        let mut gains = [0; 2 * TAKERS + 1];
        gains[0] = self.captured_worth(m);
        if takers.count == 0 {
            return gains[0];
        }
        let backers = self.takers(to, them, m.from());
        let mut standing = self.mover_worth(m);
        let mut last = 0;
        while last < 2 * TAKERS {
            let side = if last % 2 == 0 { &takers } else { &backers };
            let Some(taker) = side.get(last / 2) else { break };
            gains[last + 1] = standing - gains[last];
            standing = taker;
            last += 1;
        }
        // Either side may stop taking: from the last exchange back to the first.
        let mut value = gains[last];
        for &before in gains[..last].iter().rev() {
            value = before.min(-value);
        }
        value
    }

    fn captured_worth(&self, m: Move) -> i32 {
        self.position.captures(m).map(|square| self.stake_at(square)).sum()
    }

    /// The kind that stands on the target square after the move.
    fn kind_after(&self, m: Move) -> Option<KindId> {
        let before = || self.position.piece_at(m.from()?).map(|piece| piece.kind);
        m.promotes_to().or_else(|| m.dropped()).or_else(before)
    }
}

impl Node for GeneralNode {
    type Move = Move;

    const SLOTS: usize = 2_048;
    const LINES: usize = 16_384;

    fn side(&self) -> usize {
        self.position.turn().index()
    }

    fn key(&self) -> u64 {
        self.position.key()
    }

    fn structure(&self) -> u64 {
        let game = self.position.game();
        let players = [self.position.turn(), self.enemy()];
        let hands = players.iter().flat_map(|&player| self.position.hand(player));
        hands.fold(game.rules().kinds.len() as u64, |hash, (kind, count)| {
            let word = hash ^ (kind.index() as u64) << 8 ^ u64::from(count);
            word.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29)
        })
    }

    fn in_check(&self) -> bool {
        self.trail.checked()
    }

    fn generate(&self, wanted: Wanted, mut sink: impl FnMut(Move)) {
        let part = match wanted {
            Wanted::All => Part::All,
            Wanted::Tactical => Part::Forcing,
            Wanted::Quiet | Wanted::QuietChecks => Part::Calm,
        };
        let fits = |found: Move| match wanted {
            Wanted::All => true,
            Wanted::Tactical => self.is_tactical(found),
            Wanted::Quiet => !self.is_tactical(found),
            Wanted::QuietChecks => !self.is_tactical(found) && self.gives_check(found),
        };
        let _ = self.position.visit_wanted(part, fits, &mut |found| {
            sink(found);
            ControlFlow::Continue(())
        });
    }

    fn decode(&self, code: u16) -> Option<Move> {
        let from = usize::from(code >> (16 - self.from_bits));
        let from = match from.checked_sub(1) {
            None => None,
            Some(from) => Some(self.game.rules().board.all().nth(from)?),
        };
        let mut decoded = None;
        let same = |found: Move| self.code(found) == code;
        let _ = self.position.visit_wanted(Part::From(from), same, &mut |found| {
            decoded = Some(found);
            ControlFlow::Break(())
        });
        decoded
    }

    /// The square left comes first, so that only the moves of one man need be looked at; what the
    /// move does besides is mixed into the bits that are left.
    fn code(&self, m: Move) -> u16 {
        let square = |square: Option<Square>| square.map_or(0, |square| square.index() + 1);
        let kind = |kind: Option<KindId>| kind.map_or(0, |kind| kind.index() + 1);
        let rest_bits = 16 - self.from_bits;
        let besides = square(m.via()) * 37 + kind(m.promotes_to()) * 149 + kind(m.dropped()) * 211;
        let rest = (square(m.to()) + besides) & ((1 << rest_bits) - 1);
        ((square(m.from()) << rest_bits | rest) as u16).max(1)
    }

    fn allows(&self, m: Move) -> bool {
        self.position.is_legal(m)
    }

    fn gives_check(&self, m: Move) -> bool {
        self.position.gives_check(m)
    }

    fn is_capture(&self, m: Move) -> bool {
        self.position.takes(m)
    }

    fn is_tactical(&self, m: Move) -> bool {
        self.is_capture(m) || m.promotes_to().is_some() && self.gain(m) >= 2 * PAWN
    }

    fn is_drop(&self, m: Move) -> bool {
        m.dropped().is_some()
    }

    fn gain(&self, m: Move) -> i32 {
        let before = m.from().and_then(|from| self.position.piece_at(from));
        let promoted = match (m.promotes_to(), before) {
            (Some(up), Some(piece)) => self.worth.on_board(up) - self.worth.on_board(piece.kind),
            _ => 0,
        };
        let victims = self.position.captures(m).filter_map(|square| self.position.piece_at(square));
        let taken = victims.map(|piece| {
            let hand = if self.worth.drops() {
                self.worth.in_hand(self.game.demoted(piece.kind))
            } else {
                0
            };
            self.worth.on_board(piece.kind) + hand
        });
        taken.sum::<i32>() + promoted
    }

    fn mover_worth(&self, m: Move) -> i32 {
        self.kind_after(m).map_or(0, |kind| self.stake(kind))
    }

    fn wins_exchange(&self, m: Move, threshold: i32) -> bool {
        // A man taken by a lesser one, or for free, needs no closer look.
        let taken = self.captured_worth(m);
        if taken < threshold {
            return false;
        }
        taken - self.mover_worth(m) >= threshold || self.exchange(m) >= threshold
    }

    fn slot(&self, m: Move) -> usize {
        let kind = self.kind_after(m).map_or(0, KindId::index);
        let squares = self.game.rules().board.squares();
        // Both players look up the board, so that each learns from the other.
        let to = match self.position.turn() {
            Player::FIRST => self.target(m),
            _ => squares - 1 - self.target(m),
        };
        (kind * squares + to) % Self::SLOTS
    }

    fn line(&self, m: Move) -> usize {
        let squares = self.game.rules().board.squares();
        let from = match (m.from(), m.dropped()) {
            (Some(from), _) => from.index(),
            (None, Some(kind)) => squares + kind.index(),
            (None, None) => 0,
        };
        (from * squares + self.target(m)) % Self::LINES
    }

    fn victim(&self, m: Move) -> usize {
        let last = self.position.captures(m).last();
        let piece = last.and_then(|square| self.position.piece_at(square));
        piece.map_or(0, |piece| (piece.kind.index() + 1) % 32)
    }

    fn distance(&self, m: Move) -> usize {
        let board = &self.game.rules().board;
        match (m.from(), m.to()) {
            (Some(from), Some(to)) => {
                let files = board.file(from).abs_diff(board.file(to));
                usize::from(files.max(board.rank(from).abs_diff(board.rank(to))))
            }
            _ => 0,
        }
    }

    fn target(&self, m: Move) -> usize {
        m.to().map_or(0, Square::index)
    }

    fn play(&mut self, m: Move) {
        let checked = self.position.gives_check(m);
        self.position.play_in(&self.game, m);
        self.trail.push(self.position.key(), (), checked);
    }

    fn undo(&mut self) {
        self.position.undo_in(&self.game);
        self.trail.pop();
    }

    fn moves_again(&self) -> bool {
        self.position.moves_on()
    }

    fn may_pass(&self) -> bool {
        // Where the rules know passes, one means something.
        self.position.game().rules().passing == Passing::default()
    }

    fn pass(&mut self) {
        self.position.play_in(&self.game, Move::PASS);
        self.trail.push_wall(self.position.key(), ());
    }

    fn unpass(&mut self) {
        self.undo();
    }

    fn verdict(&self, ply: usize) -> Option<Verdict> {
        let rules = self.game.rules();
        let us = self.position.turn();
        if rules.safety == Safety::Capturable && self.position.royals(us) == 0 {
            return Some(Verdict::Lost);
        }
        match self.trail.cycle(ply) {
            Some(Cycle::Checked) => return Some(Verdict::Won),
            Some(Cycle::Checking) => return Some(Verdict::Lost),
            Some(Cycle::Quiet) => {
                return Some(match rules.repetition.quiet {
                    QuietRepetition::Draw | QuietRepetition::Points { .. } => Verdict::Draw,
                    QuietRepetition::FirstLoses if us == Player::FIRST => Verdict::Lost,
                    QuietRepetition::FirstLoses | QuietRepetition::MoverLoses => Verdict::Won,
                });
            }
            // Hands are part of the general key, so these two do not occur.
            Some(Cycle::Richer | Cycle::Poorer) | None => {}
        }
        let told = |outcome: Outcome| {
            if outcome.winners.contains(us) {
                Verdict::Won
            } else if outcome.losers.contains(us) {
                Verdict::Lost
            } else {
                Verdict::Draw
            }
        };
        if let Some(settled) = self.position.settled_by_passing() {
            return Some(told(settled));
        }
        let lonely = |player| self.position.squares_of(player).nth(1).is_none();
        if lonely(us) || lonely(self.enemy()) {
            return self.position.outcome().map(told);
        }
        let declares = self.position.declaration(us).is_some_and(|claim| claim.wins());
        declares.then_some(Verdict::Declares)
    }

    fn stalemate(&self, ply: usize) -> i32 {
        // In every game of the family so far a side that cannot move has lost.
        match self.position.outcome() {
            Some(outcome) if outcome.is_draw() => DRAW,
            _ => mated_in(ply),
        }
    }

    fn mate_at_once(&self) -> Option<Move> {
        None
    }
}

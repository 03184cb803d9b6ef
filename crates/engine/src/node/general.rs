//! The general kernel as the search sees it: any game of two players, at a moderate speed.

use std::ops::ControlFlow;
use std::sync::Arc;

use shogido_rules::rules::{QuietRepetition, Safety};
use shogido_rules::{Game, KindId, Move, Player, Position, Square};

use super::trail::{Cycle, Trail};
use super::{Node, Verdict, Wanted};
use crate::score::{DRAW, PAWN, mated_in};

/// What each kind of a game is worth, in evaluation units, estimated from how it moves.
#[derive(Debug)]
pub struct Worth {
    on_board: Vec<i32>,
    in_hand: Vec<i32>,
    drops: bool,
}

/// How often, in percent, a ranging piece gets so many steps far before it meets an obstacle.
const CLEAR: [i32; 8] = [100, 70, 49, 34, 24, 24, 24, 24];
/// A man in hand may go anywhere: it is worth this much more than on the board, in percent.
const HAND_BONUS: i32 = 10;

impl Worth {
    /// Estimates the worth of every kind of a game: a pawn for each square it usually reaches, and
    /// a part of what it may promote to.
    pub fn new(game: &Game) -> Self {
        let plain: Vec<i32> = game.kinds().map(|kind| mobility(game, kind)).collect();
        let on_board: Vec<i32> = game
            .kinds()
            .map(|kind| {
                let own = plain[kind.index()];
                let hope = game.promoted(kind).map_or(0, |up| plain[up.index()] - own);
                if game.kind(kind).royal { 0 } else { own + hope.max(0) / 8 }
            })
            .collect();
        let in_hand = on_board.iter().map(|worth| worth + worth * HAND_BONUS / 100).collect();
        Self { on_board, in_hand, drops: !game.hand_order().is_empty() }
    }

    /// Worth of a kind on the board.
    pub fn on_board(&self, kind: KindId) -> i32 {
        self.on_board[kind.index()]
    }

    /// Worth of a kind in hand.
    pub fn in_hand(&self, kind: KindId) -> i32 {
        self.in_hand[kind.index()]
    }
}

fn mobility(game: &Game, kind: KindId) -> i32 {
    let walks = game.kind(kind).walks.iter();
    let percent: i32 =
        walks.map(|walk| CLEAR.iter().take(usize::from(walk.reach)).sum::<i32>()).sum();
    percent * PAWN / 100
}

/// A position of the general kernel with what the search needs beside it.
#[derive(Clone, Debug)]
pub struct GeneralNode {
    position: Position,
    worth: Arc<Worth>,
    trail: Trail<()>,
}

impl GeneralNode {
    /// Prepares a position, with its past, for searching.
    ///
    /// # Panics
    ///
    /// Panics on a game of more than two players, which this search cannot judge.
    pub fn new(position: &Position) -> Self {
        let game = position.game();
        assert!(game.rules().players == 2, "the search plays games of two players");
        let worth = Arc::new(Worth::new(game));
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
        Self { position: position.clone(), worth, trail }
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

    fn worth_at(&self, square: Square) -> i32 {
        let piece = self.position.piece_at(square);
        piece.map_or(0, |piece| {
            // A royal man is worth everything in an exchange.
            if self.position.game().kind(piece.kind).royal {
                100 * PAWN
            } else {
                self.worth.on_board(piece.kind)
            }
        })
    }

    /// Values of the men of all players but `player` that attack a square, the least first.
    fn attackers(&self, square: Square, player: Player, without: Option<Square>) -> Vec<i32> {
        let mut values: Vec<i32> = self
            .position
            .attackers(square, player)
            .into_iter()
            .filter(|&from| Some(from) != without)
            .map(|from| self.worth_at(from))
            .collect();
        values.sort_unstable();
        values
    }

    /// What is won on the target square when both sides take with the least man first; men behind
    /// others on a line are not seen.
    fn exchange(&self, m: Move) -> i32 {
        let Some(to) = m.to() else { return 0 };
        let (us, them) = (self.position.turn(), self.enemy());
        let takers = self.attackers(to, us, None);
        let backers = self.attackers(to, them, m.from());
        let mut gains = vec![self.captured_worth(m)];
        let mut standing = self.mover_worth(m);
        let sides = [&takers, &backers];
        for turn in 0.. {
            let Some(&taker) = sides[turn % 2].get(turn / 2) else { break };
            gains.push(standing - gains[turn]);
            standing = taker;
        }
        // Either side may stop taking: from the last exchange back to the first.
        let mut value = gains.pop().unwrap_or_default();
        while let Some(before) = gains.pop() {
            value = before.min(-value);
        }
        value
    }

    fn captured_worth(&self, m: Move) -> i32 {
        m.to().map_or(0, |to| self.worth_at(to))
    }

    pub(crate) fn royal_square(&self, player: Player) -> Option<Square> {
        let royal = |&square: &Square| {
            let piece = self.position.piece_at(square);
            piece.is_some_and(|piece| self.position.game().kind(piece.kind).royal)
        };
        self.position.squares_of(player).find(royal)
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
        self.position.in_check(self.position.turn())
    }

    fn generate(&self, wanted: Wanted, mut sink: impl FnMut(Move)) {
        let _ = self.position.visit_legal(&mut |found| {
            let fits = match wanted {
                Wanted::All => true,
                Wanted::Tactical => self.is_tactical(found),
                Wanted::Quiet => !self.is_tactical(found),
                Wanted::QuietChecks => !self.is_tactical(found) && self.gives_check(found),
            };
            if fits {
                sink(found);
            }
            ControlFlow::Continue(())
        });
    }

    fn decode(&self, code: u16) -> Option<Move> {
        let mut decoded = None;
        let _ = self.position.visit_legal(&mut |found| {
            if self.code(found) == code {
                decoded = Some(found);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        decoded
    }

    fn code(&self, m: Move) -> u16 {
        let square = |square: Option<Square>| square.map_or(0, |square| square.index() as u64 + 1);
        let kind = |kind: Option<KindId>| kind.map_or(0, |kind| kind.index() as u64 + 1);
        let word = square(m.from())
            | square(m.to()) << 10
            | square(m.via()) << 20
            | kind(m.promotes_to()) << 30
            | kind(m.dropped()) << 38;
        let hash = (word + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 48;
        (hash as u16).max(1)
    }

    fn allows(&self, m: Move) -> bool {
        self.position.is_legal(m)
    }

    /// Sees direct checks only, not those by a man behind the one that moves.
    fn gives_check(&self, m: Move) -> bool {
        let (Some(to), Some(kind)) = (m.to(), self.kind_after(m)) else { return false };
        let Some(king) = self.royal_square(self.enemy()) else { return false };
        let game = self.position.game();
        let board = &game.rules().board;
        let us = self.position.turn();
        game.kind(kind).walks.iter().any(|walk| {
            let mut at = to;
            for _ in 0..walk.reach {
                let Some(next) = board.step(at, walk.step.seen_by_first(us)) else { break };
                if next == king {
                    return true;
                }
                if self.position.piece_at(next).is_some() && Some(next) != m.from() {
                    break;
                }
                at = next;
            }
            false
        })
    }

    fn is_capture(&self, m: Move) -> bool {
        m.to().is_some_and(|to| self.position.piece_at(to).is_some())
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
        let victim = m.to().and_then(|to| self.position.piece_at(to));
        let taken = victim.map_or(0, |piece| {
            let hand = if self.worth.drops {
                self.worth.in_hand(self.position.game().demoted(piece.kind))
            } else {
                0
            };
            self.worth.on_board(piece.kind) + hand
        });
        taken + promoted
    }

    fn mover_worth(&self, m: Move) -> i32 {
        self.kind_after(m).map_or(0, |kind| {
            if self.position.game().kind(kind).royal {
                100 * PAWN
            } else {
                self.worth.on_board(kind)
            }
        })
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
        let to = self.target(m);
        let squares = self.position.game().rules().board.squares();
        (kind * squares + to) % Self::SLOTS
    }

    fn line(&self, m: Move) -> usize {
        let squares = self.position.game().rules().board.squares();
        let from = match (m.from(), m.dropped()) {
            (Some(from), _) => from.index(),
            (None, Some(kind)) => squares + kind.index(),
            (None, None) => 0,
        };
        (from * squares + self.target(m)) % Self::LINES
    }

    fn victim(&self, m: Move) -> usize {
        let piece = m.to().and_then(|to| self.position.piece_at(to));
        piece.map_or(0, |piece| (piece.kind.index() + 1) % 32)
    }

    fn distance(&self, m: Move) -> usize {
        let board = &self.position.game().rules().board;
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
        self.position.play(m);
        self.trail.push(self.position.key(), (), self.in_check());
    }

    fn undo(&mut self) {
        self.position.undo();
        self.trail.pop();
    }

    fn pass(&mut self) {
        self.position.play(Move::PASS);
        self.trail.push_wall(self.position.key(), ());
    }

    fn unpass(&mut self) {
        self.undo();
    }

    fn verdict(&self, ply: usize) -> Option<Verdict> {
        let rules = self.position.game().rules();
        let us = self.position.turn();
        if rules.safety == Safety::Capturable && self.position.royals(us) == 0 {
            return Some(Verdict::Lost);
        }
        match self.trail.cycle(ply) {
            Some(Cycle::Checked) => return Some(Verdict::Won),
            Some(Cycle::Checking) => return Some(Verdict::Lost),
            Some(Cycle::Quiet) => {
                return Some(match rules.repetition.quiet {
                    QuietRepetition::Draw => Verdict::Draw,
                    QuietRepetition::FirstLoses if us == Player::FIRST => Verdict::Lost,
                    QuietRepetition::FirstLoses => Verdict::Won,
                });
            }
            // Hands are part of the general key, so these two do not occur.
            Some(Cycle::Richer | Cycle::Poorer) | None => {}
        }
        let lonely = |player| self.position.squares_of(player).nth(1).is_none();
        if lonely(us) || lonely(self.enemy()) {
            let outcome = self.position.outcome()?;
            return Some(if outcome.winners.contains(us) {
                Verdict::Won
            } else if outcome.losers.contains(us) {
                Verdict::Lost
            } else {
                Verdict::Draw
            });
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

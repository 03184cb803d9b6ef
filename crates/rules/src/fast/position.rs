//! The board with its past: repetitions, and how the game ends.

use core::fmt;
use core::ops::Deref;
use std::sync::Arc;

use super::board::{Board, KING};
use super::make::{BoardObserver, Undo};
use super::moves::Move;
use super::square::{Kind, Side};
use super::tables::{self, tables};
use super::text::Unfit;
use crate::rules::{BareKing, Endings, Impasse, QuietRepetition, Repetition as Rule};
use crate::{Ending, Game, Outcome, PositionError, Reading};

/// What a position means by having occurred before, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repetition {
    /// It is new.
    None,
    /// It has occurred, and nobody gave check all along.
    Draw,
    /// It has occurred, and the other side gave check with every move: repeating loses for it.
    Win,
    /// It has occurred, and the side to move gave check with every move of its own.
    Lose,
    /// The same board occurred when the side to move held less.
    Superior,
    /// The same board occurred when the side to move held more.
    Inferior,
}

/// How far a side is towards declaring an impasse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entering {
    /// Whether the king stands in the far ranks.
    pub king_entered: bool,
    /// The pieces besides the king in the far ranks.
    pub pieces: u32,
    /// The points of those pieces and of the hand: 5 for a rook or bishop, 1 for others.
    pub points: u32,
}

/// One ply of the past.
#[derive(Clone, Copy, Debug)]
struct Past {
    undo: Undo,
    /// The move; nothing for a null move.
    played: Option<Move>,
    /// How many moves in a row, this one included, its player has given check with.
    checks: u32,
}

/// What the rules in force ask of a declaration, for each side.
#[derive(Clone, Copy, Debug)]
struct Claim {
    pieces_needed: u32,
    points_needed: u32,
    /// Points for pieces given as odds.
    credit: u32,
}

/// A position with its past.
///
/// It reads as a [`Board`]; it changes only by moves made and taken back.
#[derive(Clone)]
pub struct Position {
    board: Board,
    past: Vec<Past>,
    game: Arc<Game>,
    first_number: u32,
    claims: [Option<Claim>; 2],
}

impl Deref for Position {
    type Target = Board;
    #[inline(always)]
    fn deref(&self) -> &Board {
        &self.board
    }
}

impl Position {
    /// The start position of shogi as played when nobody chooses.
    pub fn start() -> Self {
        Self::from_rules(&crate::Position::start(tables::shogi()))
            .expect("the start position of shogi is one of shogi")
    }

    /// Reads the SFEN (or the `position` line with moves) of a game or a mate problem.
    ///
    /// # Errors
    ///
    /// Returns what the general kernel finds wrong with the text.
    pub fn from_sfen(sfen: &str) -> Result<Self, PositionError> {
        let position = crate::Position::from_sfen(tables::shogi(), sfen, Reading::Problem)?;
        Ok(Self::from_rules(&position).expect("a position of shogi that was checked fits"))
    }

    /// Converts a position of the general kernel with its past.
    ///
    /// # Errors
    ///
    /// Refuses what [`Board::from_rules`] refuses, a past with illegal moves, and a rule on lone
    /// kings that shogi does not have.
    pub fn from_rules(position: &crate::Position) -> Result<Self, Unfit> {
        let game = Arc::clone(position.game());
        if game.rules().endings.bare_king == BareKing::LosesUnlessRebared {
            return Err(Unfit::Game { id: game.rules().id.clone() });
        }
        let mut origin = position.clone();
        while origin.ply() > 0 {
            origin.undo();
        }
        let claim = |side: Side| {
            position.declaration(side.into()).map(|declaration| Claim {
                pieces_needed: declaration.men_needed,
                points_needed: declaration.points_needed,
                credit: declaration.credit,
            })
        };
        let mut converted = Self {
            board: Board::from_rules(&origin)?,
            past: Vec::with_capacity(position.ply() as usize + 256),
            first_number: position.first_number,
            claims: Side::BOTH.map(claim),
            game,
        };
        for (ply, played) in position.moves().enumerate() {
            let m = converted.board.read_move(position.game(), played);
            converted.do_move(m.ok_or(Unfit::Past { ply: ply as u32 })?);
        }
        Ok(converted)
    }

    /// Returns the board.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the game that is played, with the options in force.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// Returns the number of plies made, null moves included.
    #[inline]
    pub fn ply(&self) -> u32 {
        self.past.len() as u32
    }

    /// Returns the last move, unless the last ply was a null move.
    #[inline]
    pub fn last_move(&self) -> Option<Move> {
        self.past.last()?.played
    }

    /// Returns what the last move captured, if anything.
    #[inline]
    pub fn last_capture(&self) -> Option<super::Piece> {
        self.past.last()?.undo.captured()
    }

    /// Makes a legal move.
    #[inline]
    pub fn do_move(&mut self, m: Move) {
        self.do_move_observed(m, &mut ());
    }

    /// Makes a legal move and tells an observer what changes.
    #[inline]
    pub fn do_move_observed(&mut self, m: Move, observer: &mut impl BoardObserver) {
        let undo = self.board.make_observed(m, observer);
        let before = self.past.len().checked_sub(2).map_or(0, |ply| self.past[ply].checks);
        let checks = if self.board.in_check() { before + 1 } else { 0 };
        self.past.push(Past { undo, played: Some(m), checks });
    }

    /// Takes the last move back; does nothing before the first or after a null move.
    #[inline]
    pub fn undo_move(&mut self) {
        if let Some(&Past { undo, played: Some(m), .. }) = self.past.last() {
            self.board.unmake(m, &undo);
            self.past.pop();
        }
    }

    /// Passes the turn; not allowed in check.
    pub fn do_null(&mut self) {
        let undo = self.board.make_null();
        self.past.push(Past { undo, played: None, checks: 0 });
    }

    /// Takes a null move back; does nothing after a move.
    pub fn undo_null(&mut self) {
        if let Some(&Past { undo, played: None, .. }) = self.past.last() {
            self.board.unmake_null(&undo);
            self.past.pop();
        }
    }

    /// Returns what the position means by having occurred before, since the last null move.
    ///
    /// One earlier occurrence is enough: a search need not go round twice. A hand that dominates
    /// another on the same board is as good a reason to stop.
    pub fn repetition(&self) -> Repetition {
        let (key, hand) = (self.board.board_key(), self.board.hand(self.board.turn()));
        let len = self.past.len();
        let mut back = 2;
        while back <= len && self.past[len - back + 1].played.is_some() {
            let earlier = &self.past[len - back];
            if earlier.played.is_none() {
                break;
            }
            if back >= 4 && earlier.undo.board_key() == key {
                let held = earlier.undo.hand();
                if held == hand {
                    return self.verdict(back);
                }
                if hand.covers(held) {
                    return Repetition::Superior;
                }
                if held.covers(hand) {
                    return Repetition::Inferior;
                }
            }
            back += 2;
        }
        Repetition::None
    }

    /// The verdict on a position that occurred `back` plies ago.
    fn verdict(&self, back: usize) -> Repetition {
        let all_along = |ply: usize| self.past[ply].checks as usize >= back / 2;
        let len = self.past.len();
        match (all_along(len - 1), all_along(len - 2)) {
            (true, false) => Repetition::Win,
            (false, true) => Repetition::Lose,
            _ => Repetition::Draw,
        }
    }

    /// Returns how often the position has occurred, this time included.
    pub fn occurrences(&self) -> u32 {
        let key = self.board.key();
        1 + self.past.iter().filter(|past| past.undo.key() == key).count() as u32
    }

    /// Returns how the game has ended by the rules in force, or nothing while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        let Endings { bare_king, impasse, .. } = &self.game.rules().endings;
        let turn = self.board.turn();
        if self.board.count_legal_moves() == 0 {
            let mate = self.board.in_check();
            let ending = if mate { Ending::Checkmate } else { Ending::Stalemate };
            return Some(lost_by(turn, ending));
        }
        if *bare_king == BareKing::Loses && self.last_capture().is_some() && self.is_bare(turn) {
            return Some(lost_by(turn, Ending::BareKing));
        }
        if *impasse == Impasse::Try && self.try_reached() {
            return Some(lost_by(turn, Ending::Try));
        }
        self.repeated()
    }

    fn is_bare(&self, side: Side) -> bool {
        self.board.king(side).is_some()
            && self.board.side(side).len() == 1
            && self.board.hand(side).is_empty()
    }

    fn try_reached(&self) -> bool {
        let (turn, mover) = (self.board.turn(), self.board.turn().other());
        let home = self.game.royal_home(turn.into()).map(usize::from);
        let moved = self.last_move().is_some_and(|m| m.kind() == Kind::King);
        moved && home.is_some() && self.board.king(mover).map(super::Square::index) == home
    }

    fn repeated(&self) -> Option<Outcome> {
        let Rule { occurrences, quiet, .. } = self.game.rules().repetition;
        if self.occurrences() < u32::from(occurrences) {
            return None;
        }
        let key = self.board.key();
        let first = self.past.iter().position(|past| past.undo.key() == key)?;
        match self.verdict(self.past.len() - first) {
            Repetition::Win => Some(lost_by(self.board.turn().other(), Ending::PerpetualCheck)),
            Repetition::Lose => Some(lost_by(self.board.turn(), Ending::PerpetualCheck)),
            _ if quiet == QuietRepetition::FirstLoses => {
                let even = self.past.len().is_multiple_of(2);
                let began = if even { self.board.turn() } else { self.board.turn().other() };
                Some(lost_by(began, Ending::Repetition))
            }
            _ => Some(Outcome::draw(Ending::Repetition)),
        }
    }

    /// Returns how far a side is towards a declaration.
    pub fn entering(&self, side: Side) -> Entering {
        let (board, us) = (&self.board, side.index());
        let entered = board.side(side) & tables().zone[us];
        let pieces = entered - board.kinds[KING];
        let big = (pieces & (board.bishops() | board.rooks())).len();
        let hand = board.hand(side);
        let big_in_hand = hand.count(Kind::Bishop) + hand.count(Kind::Rook);
        let in_hand: u32 = Kind::IN_HAND.iter().map(|&kind| hand.count(kind)).sum();
        Entering {
            king_entered: entered.meets(board.kinds[KING]),
            pieces: pieces.len(),
            points: pieces.len() + in_hand + 4 * (big + big_in_hand),
        }
    }

    /// Whether the side to move wins by declaring, by the rules in force.
    pub fn declaration_wins(&self) -> bool {
        let side = self.board.turn();
        self.claims[side.index()].is_some_and(|claim| {
            let entering = self.entering(side);
            entering.king_entered
                && !self.board.in_check()
                && entering.pieces >= claim.pieces_needed
                && entering.points + claim.credit >= claim.points_needed
        })
    }

    /// Writes the position as SFEN.
    pub fn sfen(&self) -> String {
        self.board.sfen(self.first_number.saturating_add(self.ply()))
    }
}

fn lost_by(side: Side, ending: Ending) -> Outcome {
    let set = |side: Side| crate::PlayerSet::of(side.into());
    Outcome { ending, winners: set(side.other()), losers: set(side), points: None, declared: None }
}

/// Draws the position as its SFEN.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({})", self.sfen())
    }
}

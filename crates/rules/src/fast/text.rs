//! The fast board and the general position: each from the other, and both as text.
//!
//! Text is read by the general kernel alone, so that both accept the same; it is written here too,
//! as a check on the conversion.

use core::fmt::Write as _;
use std::sync::Arc;

use super::board::Board;
use super::moves::Move;
use super::square::{Kind, Piece, Side, Square};
use super::tables;
use crate::{Game, KindId, PositionError, Reading};

/// Why a position of the general kernel has no fast board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// The game is not shogi.
    #[error("the fast board plays shogi, not {id} with these options")]
    Game {
        /// The game's key.
        id: String,
    },
    /// The position is only a diagram: it breaks the rules that every shogi position keeps.
    #[error("the position is a diagram that shogi cannot reach: {0}")]
    Diagram(PositionError),
    /// The game's past holds a move that shogi forbids.
    #[error("the move after ply {ply} is not legal in shogi")]
    Past {
        /// The plies before the move.
        ply: u32,
    },
}

/// The numbers that a game's rules give to the kinds of the fast board.
#[derive(Clone, Copy, Debug)]
pub(super) struct KindIds([KindId; 14]);

impl KindIds {
    pub(super) fn new(game: &Game) -> Self {
        let id = |kind: Kind| game.find_kind(kind.id()).expect("shogi has every kind");
        Self(Kind::ALL.map(id))
    }

    fn kind(&self, id: KindId) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| self.0[kind.index()] == id)
    }
}

impl Board {
    /// The start position.
    pub fn start() -> Self {
        let start = crate::Position::start(tables::shogi());
        Self::from_rules(&start).expect("the start position of shogi is one of shogi")
    }

    /// Reads the SFEN of a game or a mate problem; a side may lack its king.
    ///
    /// # Errors
    ///
    /// Returns what the general kernel finds wrong with the text.
    pub fn from_sfen(sfen: &str) -> Result<Self, PositionError> {
        let position = crate::Position::from_sfen(tables::shogi(), sfen, Reading::Problem)?;
        Ok(Self::convert(&position))
    }

    /// Converts a position of the general kernel, leaving its past aside.
    ///
    /// # Errors
    ///
    /// Refuses other games, and diagrams with more pieces than a set, stuck pieces, two pawns on a
    /// file or the side not to move in check.
    pub fn from_rules(position: &crate::Position) -> Result<Self, Unfit> {
        let rules = position.game().rules();
        if !tables::fits(rules, tables::shogi().rules()) {
            return Err(Unfit::Game { id: rules.id.clone() });
        }
        // Only `Reading::Diagram` lets such positions in; reading the text again tells.
        let text = position.sfen();
        let checked = crate::Position::from_sfen(position.game(), &text, Reading::Problem);
        checked.map(|position| Self::convert(&position)).map_err(Unfit::Diagram)
    }

    /// Converts a position of shogi that has been checked.
    fn convert(position: &crate::Position) -> Self {
        let ids = KindIds::new(position.game());
        let kind = |id| ids.kind(id).expect("the game has the kinds of shogi");
        let mut board = Self::empty();
        for square in (0..Square::COUNT).filter_map(Square::new) {
            if let Some(piece) = position.piece_at(square.into()) {
                board.put(Piece::new(kind(piece.kind), piece.owner.into()), square);
            }
        }
        for side in Side::BOTH {
            for (id, count) in position.hand(side.into()) {
                (0..count).for_each(|_| board.hold(kind(id), side));
            }
        }
        board.begin(position.turn().into());
        board
    }

    /// Writes the position as SFEN with the given move number.
    pub fn sfen(&self, number: u32) -> String {
        let mut text = String::with_capacity(100);
        for rank in 0..9 {
            if rank > 0 {
                text.push('/');
            }
            let mut gap = 0;
            for file in (0..9).rev() {
                let square = Square::at(file, rank).expect("the loops stay on the board");
                let Some(piece) = self.piece_at(square) else {
                    gap += 1;
                    continue;
                };
                write_gap(&mut text, &mut gap);
                text.push_str(&letter(piece.kind(), piece.side()));
            }
            write_gap(&mut text, &mut gap);
        }
        text.push_str(if self.turn() == Side::First { " b " } else { " w " });
        self.write_hands(&mut text);
        write!(text, " {number}").expect("a string takes any text");
        text
    }

    fn write_hands(&self, text: &mut String) {
        let (game, before) = (tables::shogi(), text.len());
        let ids = KindIds::new(game);
        for side in Side::BOTH {
            for kind in game.hand_order().iter().filter_map(|&id| ids.kind(id)) {
                let count = self.hand(side).count(kind);
                if count > 1 {
                    write!(text, "{count}").expect("a string takes any text");
                }
                if count > 0 {
                    text.push_str(&letter(kind, side));
                }
            }
        }
        if text.len() == before {
            text.push('-');
        }
    }

    /// Reads a USI move (`7g7f`, `8h2b+`, `P*5e`); nothing if it is malformed or not legal here.
    pub fn parse_move(&self, text: &str) -> Option<Move> {
        self.legal_moves().iter().copied().find(|m| m.to_string() == text)
    }

    /// Converts a move of the general kernel; nothing if it is not legal here.
    pub fn read_move(&self, game: &Arc<Game>, played: crate::Move) -> Option<Move> {
        let to = played.to().and_then(|square| Square::new(square.index()))?;
        let m = if let Some(id) = played.dropped() {
            Move::drop(KindIds::new(game).kind(id)?, to)
        } else {
            let from = played.from().and_then(|square| Square::new(square.index()))?;
            let m = Move::step(self.piece_at(from)?.kind(), from, to);
            if played.promotes_to().is_some() { m.promoting() } else { m }
        };
        self.is_legal(m).then_some(m)
    }
}

impl Move {
    /// Converts the move for the general kernel.
    ///
    /// # Panics
    ///
    /// Panics if the game is not shogi.
    pub fn to_rules(self, game: &Game) -> crate::Move {
        let id = |kind: Kind| game.find_kind(kind.id()).expect("shogi has every kind");
        match self.from() {
            None => crate::Move::drop(id(self.kind()), self.to().into()),
            Some(from) => {
                let step = crate::Move::step(from.into(), self.to().into());
                if self.is_promotion() { step.promoting(id(self.kind_after())) } else { step }
            }
        }
    }
}

/// A kind as SFEN writes it: capitals for the first player, `+` before a promoted kind.
pub(super) fn letter(kind: Kind, side: Side) -> String {
    match side {
        Side::First => kind.id().to_ascii_uppercase(),
        Side::Second => kind.id().to_owned(),
    }
}

fn write_gap(text: &mut String, gap: &mut u32) {
    if *gap > 0 {
        write!(text, "{gap}").expect("a string takes any text");
        *gap = 0;
    }
}

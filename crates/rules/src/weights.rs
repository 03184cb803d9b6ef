//! A sum over all men that a position keeps up to date, for whoever judges positions.

use crate::board::{Player, Square};
use crate::game::Game;
use crate::kind::{KindId, Piece};
use crate::tables::Man;

/// What each man counts on each square, and in hand.
///
/// A position that is weighed ([`Position::weigh`](crate::Position::weigh)) adds and takes away
/// these numbers as men come and go, whatever kind of move it is that moves them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    squares: usize,
    players: usize,
    /// By `man * squares + square`.
    on_board: Vec<i64>,
    /// By man.
    in_hand: Vec<i64>,
}

impl Weights {
    /// Asks for each man what it counts on each square, and each one in hand.
    pub fn new(
        game: &Game,
        on_board: impl Fn(Piece, Square) -> i64,
        in_hand: impl Fn(Piece) -> i64,
    ) -> Weights {
        let rules = game.rules();
        let owners = || rules.each_player();
        let men: Vec<Piece> = game
            .kinds()
            .flat_map(|kind| owners().map(move |owner| Piece { kind, owner }))
            .collect();
        let squares = rules.board.squares();
        // Man 0 is no man.
        let mut weights = Weights {
            squares,
            players: usize::from(rules.players),
            on_board: vec![0; squares],
            in_hand: vec![0],
        };
        for &man in &men {
            weights.on_board.extend(rules.board.all().map(|square| on_board(man, square)));
            weights.in_hand.push(in_hand(man));
        }
        weights
    }

    #[inline]
    pub(crate) fn on_board(&self, man: Man, square: u16) -> i64 {
        self.on_board[usize::from(man) * self.squares + usize::from(square)]
    }

    #[inline]
    pub(crate) fn in_hand(&self, kind: KindId, owner: Player) -> i64 {
        self.in_hand[kind.index() * self.players + owner.index() + 1]
    }
}

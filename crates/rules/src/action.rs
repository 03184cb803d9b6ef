//! What players do: move, claim, give up.

use crate::moves::Move;
use crate::outcome::{Ending, Outcome};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::IllegalMove;
use crate::text::MoveError;

/// What stands before the move that a claim of a draw names.
const CLAIM_BY: &str = "draw:";

/// What a player does when it is the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Makes a move.
    Move(Move),
    /// Declares that the entering king has won or drawn: the word `win`.
    Declare,
    /// States that both sides agreed to count men: the word `impasse`.
    Impasse,
    /// Claims a draw by repetition or by moves without a capture: the word `draw`.
    ClaimDraw,
    /// Claims a draw that the move named would bring about: `draw:g1f3`.
    ClaimDrawBy(Move),
    /// Begins to count moves: the word `count`.
    StartCount,
    /// Counts no longer: the word `stop-count`.
    StopCount,
    /// Gives up: the word `resign`.
    Resign,
}

impl Action {
    /// Reads an action: a word or a move in the game's own coordinates.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the text when it is neither.
    pub fn read(position: &Position, text: &str) -> Result<Action, MoveError> {
        Ok(match text {
            "win" => Action::Declare,
            "impasse" => Action::Impasse,
            "draw" => Action::ClaimDraw,
            "count" => Action::StartCount,
            "stop-count" => Action::StopCount,
            "resign" => Action::Resign,
            _ => match text.strip_prefix(CLAIM_BY) {
                Some(named) => Action::ClaimDrawBy(position.parse_move(named)?),
                None => Action::Move(position.parse_move(text)?),
            },
        })
    }

    /// Returns the text that [`Action::read`] reads.
    pub fn text(self, position: &Position) -> String {
        match self {
            Action::Move(played) => position.move_text(played),
            Action::Declare => "win".to_owned(),
            Action::Impasse => "impasse".to_owned(),
            Action::ClaimDraw => "draw".to_owned(),
            Action::ClaimDrawBy(named) => format!("{CLAIM_BY}{}", position.move_text(named)),
            Action::StartCount => "count".to_owned(),
            Action::StopCount => "stop-count".to_owned(),
            Action::Resign => "resign".to_owned(),
        }
    }
}

impl Position {
    /// Does what the player to move wants done, and returns the outcome if that ends the game.
    ///
    /// # Errors
    ///
    /// Returns the rule an action breaks; the position stays as it was. Where the rules say that
    /// an illegal move loses, it is an outcome and not an error.
    pub fn act(&mut self, action: Action) -> Result<Option<Outcome>, Refusal> {
        match action {
            Action::Move(asked) => match self.try_play(asked) {
                Ok(()) => Ok(self.outcome()),
                Err(_) if self.game.rules().illegal_move == IllegalMove::Loses => {
                    Ok(Some(self.lost_by(self.turn, Ending::IllegalMove)))
                }
                Err(refusal) => Err(refusal),
            },
            Action::Declare => self.declare().map(Some),
            Action::Impasse => self.count_impasse().map(Some),
            Action::ClaimDraw => self.claim_draw().map(Some),
            Action::ClaimDrawBy(named) => self.claim_draw_by(named).map(Some),
            Action::StartCount => self.start_count().map(|()| None),
            Action::StopCount => self.stop_count().map(|()| None),
            Action::Resign => Ok(Some(self.lost_by(self.turn, Ending::Resignation))),
        }
    }
}

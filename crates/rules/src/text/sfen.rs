//! SFEN: the board from the top left, the side to move, the hands, the move number.
//!
//! Where trading lions is forbidden, the square on which a lion has just been lost to another man
//! stands in place of the hands, and so does the square of a man that may jump on. Kinds with more
//! than one letter stand in round brackets. Text is written in one form only: hands in the order of
//! the game with counts above one, first player first.
//!
//! Source: the Universal Shogi Interface; for chu shogi the server lishogi.

use std::sync::Arc;

use super::error::PositionError;
use super::men::{read_board, read_hands};
use super::quoted;
use super::words::Word;
use crate::board::Player;
use crate::game::Game;
use crate::position::Position;

pub(super) fn read(game: &Arc<Game>, fields: &[Word<'_>]) -> Result<Position, PositionError> {
    let mut position = Position::empty(game);
    let missing = |field| PositionError::MissingField { field };
    read_board(&mut position, fields[0])?;
    let &(column, side) = fields.get(1).ok_or_else(|| missing("side to move"))?;
    let turn = match side {
        "b" => Player::FIRST,
        "w" => Player::SECOND,
        _ => return Err(PositionError::Side { text: quoted(side), column, sides: ["b", "w"] }),
    };
    position.set_turn(turn);
    let hands = *fields.get(2).ok_or_else(|| missing("hand"))?;
    match game.find_square(hands.1) {
        Some(square) if game.rules().lion_trading.is_some() => position.set_lost_lion(square.raw()),
        Some(square) if game.tables().jumps.chain => {
            let own = position.piece_at(square).is_some_and(|piece| piece.owner == turn);
            if !own || !position.can_jump(game.tables(), square.raw()) {
                let (column, text) = (hands.0, quoted(hands.1));
                return Err(PositionError::Chain { text, column });
            }
            position.set_chain(square.raw());
        }
        _ => read_hands(&mut position, hands)?,
    }
    if let Some(&(column, number)) = fields.get(3) {
        position.first_number = read_number(column, number)?;
        if position.first_number == 0 {
            return Err(PositionError::Number { text: quoted(number), column });
        }
    }
    if let Some(&(column, word)) = fields.get(4) {
        return Err(PositionError::LeftOver { text: quoted(word), column });
    }
    Ok(position)
}

/// Reads a number that counts moves.
pub(super) fn read_number(column: usize, text: &str) -> Result<u32, PositionError> {
    let digits = text.bytes().all(|digit| digit.is_ascii_digit());
    let number = digits.then(|| text.parse().ok()).flatten();
    number.ok_or_else(|| PositionError::Number { text: quoted(text), column })
}

/// Writes a position.
pub(super) fn write(position: &Position) -> String {
    let side = if position.turn == Player::FIRST { "b" } else { "w" };
    let number = position.first_number.saturating_add(position.ply());
    let hands = match position.lost_lion_square().or(position.chain_square()) {
        Some(square) => position.game.square_name(square),
        None => position.hands_text(),
    };
    format!("{} {side} {hands} {number}", position.board_text())
}

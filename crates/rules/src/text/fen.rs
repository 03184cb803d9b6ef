//! FEN: the board with the men in reserve in brackets, the side to move, the rights of first moves,
//! the square a double step has passed, plies without capture, and the number of the full move.
//! While moves are counted the limit and the count, in plies, stand in place of the square and of the
//! plies without capture.
//!
//! Source: the Portable Game Notation standard, with the brackets of Fairy-Stockfish. Fields that
//! are missing at the end are read as at the start of a game.

use std::sync::Arc;

use super::error::PositionError;
use super::men::{board_part, read_board, read_hands};
use super::quoted;
use super::sfen::read_number;
use super::words::Word;
use crate::board::{Player, Square, Vector};
use crate::counting::Count;
use crate::game::Game;
use crate::kind::Piece;
use crate::position::Position;
use crate::rules::Right;

pub(super) fn read(game: &Arc<Game>, fields: &[Word<'_>]) -> Result<Position, PositionError> {
    let mut position = Position::empty(game);
    let (column, text) = fields[0];
    let (board, reserve) = board_part(text);
    read_board(&mut position, (column, board))?;
    if !reserve.is_empty() {
        read_hands(&mut position, (column + board.chars().count() + 1, reserve))?;
    }
    let missing = PositionError::MissingField { field: "side to move" };
    let &(column, side) = fields.get(1).ok_or(missing)?;
    position.set_turn(match side {
        "w" => Player::FIRST,
        "b" => Player::SECOND,
        _ => return Err(PositionError::Side { text: quoted(side), column, sides: ["w", "b"] }),
    });
    let rights = fields.get(2).map_or(Ok(0), |&field| read_rights(game, field))?;
    let count =
        fields.get(3).filter(|_| game.tables().counts).and_then(|(_, text)| text.parse().ok());
    let passed = match fields.get(3) {
        Some(&field) if count.is_none() => read_passed(game, field)?,
        _ => None,
    };
    check_rights(&position, rights, fields)?;
    check_passed(&position, passed, fields)?;
    position.set_first_moves(rights, passed);
    if let Some(&(column, text)) = fields.get(4) {
        let number = read_number(column, text)?;
        match count {
            Some(limit) => {
                let made = u16::try_from(number)
                    .map_err(|_| PositionError::Number { text: quoted(text), column })?;
                position.count = Count { limit, made };
            }
            None => position.quiet = number,
        }
    }
    if let Some(&(column, text)) = fields.get(5) {
        let full = read_number(column, text)?.max(1);
        let second = u32::from(position.turn != Player::FIRST);
        position.first_number = full.saturating_mul(2).saturating_sub(1) + second;
    }
    let game = Arc::clone(game);
    position.settle_passed(game.tables());
    if let Some(&(column, word)) = fields.get(6) {
        return Err(PositionError::LeftOver { text: quoted(word), column });
    }
    Ok(position)
}

fn read_rights(game: &Arc<Game>, (column, text): Word<'_>) -> Result<u32, PositionError> {
    if text == "-" {
        return Ok(0);
    }
    let rights = &game.tables().rights;
    text.chars().try_fold(0, |bits, letter| {
        let place = rights.iter().position(|&right| right == letter);
        let known = || rights.iter().collect();
        let wrong = || PositionError::Right { text: quoted(text), column, known: known() };
        Ok(bits | 1 << place.ok_or_else(wrong)?)
    })
}

fn read_passed(game: &Arc<Game>, (column, text): Word<'_>) -> Result<Option<u16>, PositionError> {
    if text == "-" {
        return Ok(None);
    }
    let wrong = || PositionError::Passed { text: quoted(text), column };
    game.find_square(text).map(|square| Some(square.index() as u16)).ok_or_else(wrong)
}

/// Checks that a right names men that stand where the game began.
fn check_rights(
    position: &Position,
    rights: u32,
    fields: &[Word<'_>],
) -> Result<(), PositionError> {
    let game = &position.game;
    let lost = |right: &&Right| {
        let home = |name: &String| game.find_square(name).map(|at| (at, game.home_man(at)));
        let mut homes = right.squares.iter().filter_map(home);
        homes.any(|(at, man)| position.men[at.index()] != man)
    };
    let mut standing =
        game.rules().first_moves.rights.iter().enumerate().filter(|(at, _)| rights >> at & 1 != 0);
    match standing.find(|(_, right)| lost(right)) {
        Some((_, right)) => {
            let column = fields.get(2).map_or(0, |&(column, _)| column);
            Err(PositionError::RightLost { letter: right.letter, column })
        }
        None => Ok(()),
    }
}

/// Checks that a man of the player who has just moved can have passed over a square.
fn check_passed(
    position: &Position,
    passed: Option<u16>,
    fields: &[Word<'_>],
) -> Result<(), PositionError> {
    let Some(passed) = passed else { return Ok(()) };
    let game = &position.game;
    let enemy = position.next_after(position.turn);
    let beyond = |forward: i8| {
        let step = Vector::new(0, forward).seen_by_first(enemy);
        game.rules().board.step(Square::new(passed), step)
    };
    let pawn = game.tables().en_passant.map(|kind| Piece { kind, owner: enemy });
    let empty = |at: Option<Square>| at.is_some_and(|at| position.piece_at(at).is_none());
    let stepped = pawn.is_some() && beyond(1).and_then(|at| position.piece_at(at)) == pawn;
    if stepped && empty(Some(Square::new(passed))) && empty(beyond(-1)) {
        return Ok(());
    }
    let &(column, text) = fields.get(3).unwrap_or(&fields[0]);
    Err(PositionError::Passed { text: quoted(text), column })
}

/// Writes a position.
pub(super) fn write(position: &Position) -> String {
    let game = &position.game;
    let side = if position.turn == Player::FIRST { "w" } else { "b" };
    let stands = |&(place, _): &(usize, _)| position.rights >> place & 1 != 0;
    let rights = game.tables().rights.iter().enumerate().filter(stands);
    let rights: String = rights.map(|(_, letter)| letter).collect();
    let rights = if rights.is_empty() { "-".to_owned() } else { rights };
    let count = position.count;
    let (passed, quiet) = match position.passed_square() {
        _ if count.limit > 0 => (count.limit.to_string(), u32::from(count.made)),
        Some(square) => (game.square_name(square), position.quiet),
        None => ("-".to_owned(), position.quiet),
    };
    let full = position.first_number.saturating_add(position.ply()).div_ceil(2);
    let reserve = match game.hand_order() {
        [] => String::new(),
        _ => format!("[{}]", position.hands_text().trim_matches('-')),
    };
    let board = position.board_text();
    format!("{board}{reserve} {side} {rights} {passed} {quiet} {full}")
}

//! Whether men on a board make a position of a game.

use super::error::{PositionError, Reading};
use super::words::words;
use crate::board::Player;
use crate::kind::KindId;
use crate::position::Position;
use crate::rules::{Promotion, Safety};

pub(super) fn check(position: &Position, reading: Reading) -> Result<(), PositionError> {
    if reading == Reading::Diagram {
        return Ok(());
    }
    check_royals(position, reading)?;
    check_set(position)?;
    check_squares(position)?;
    let rules = position.game.rules();
    let others = rules.each_player().filter(|&player| player != position.turn);
    if rules.safety == Safety::Lawful && others.into_iter().any(|other| position.in_check(other)) {
        return Err(PositionError::OpponentInCheck);
    }
    Ok(())
}

fn check_royals(position: &Position, reading: Reading) -> Result<(), PositionError> {
    let rules = position.game.rules();
    let most = rules.kinds.iter().filter(|kind| kind.royal).count() as u8;
    for player in rules.each_player() {
        let found = position.royals(player);
        let least = u8::from(reading == Reading::Game);
        if found > most || found < least {
            return Err(PositionError::Royals { player: player.word(), found });
        }
    }
    let total: u8 = rules.each_player().map(|player| position.royals(player)).sum();
    if total == 0 {
        return Err(PositionError::Royals { player: Player::SECOND.word(), found: 0 });
    }
    Ok(())
}

/// Checks that no more men are there than the start position has, whoever holds them. Men that
/// pawns may become are as many more as pawns are missing.
fn check_set(position: &Position) -> Result<(), PositionError> {
    let game = &position.game;
    let full = count_men(&super::read_fields(game, &words(&game.rules().setup))?);
    let counts = count_men(position);
    let mut promoted = 0;
    if let Promotion::Region { kind, into, .. } = &game.rules().promotion {
        let index = |id: &String| game.find_kind(id).map_or(0, KindId::index);
        let missing = full[index(kind)].saturating_sub(counts[index(kind)]);
        for id in into {
            let (found, most) = (counts[index(id)], full[index(id)]);
            promoted += found.saturating_sub(most);
            if promoted > missing {
                let letter = game.rules().kinds[index(id)].letter.clone();
                return Err(PositionError::TooMany {
                    letter,
                    found,
                    most: found - (promoted - missing),
                });
            }
        }
    }
    for (kind, found) in game.kinds().zip(counts) {
        let most = full[kind.index()];
        let becomes = |id: &String| *id == game.kind(kind).id;
        let from_pawns = match &game.rules().promotion {
            Promotion::Region { into, .. } => into.iter().any(becomes),
            _ => false,
        };
        if found > most && !from_pawns && !game.kind(kind).is_promoted() {
            let letter = game.kind(kind).letter.clone();
            return Err(PositionError::TooMany { letter, found, most });
        }
    }
    Ok(())
}

/// Counts the men of each kind, demoted, on the board and in all hands.
fn count_men(position: &Position) -> Vec<u32> {
    let game = &position.game;
    let mut counts = vec![0; game.rules().kinds.len()];
    for square in game.rules().board.all() {
        if let Some(piece) = position.piece_at(square) {
            counts[game.demoted(piece.kind).index()] += 1;
        }
    }
    for player in game.rules().each_player() {
        for (kind, count) in position.hand(player) {
            counts[kind.index()] += u32::from(count);
        }
    }
    counts
}

/// Checks each man's square: no man that can never move, no two pawns on a file.
fn check_squares(position: &Position) -> Result<(), PositionError> {
    let game = &position.game;
    let board = &game.rules().board;
    let tables = game.tables();
    let mut files_with_pawn = [0_u32; 3];
    for square in board.all() {
        let Some(piece) = position.piece_at(square) else { continue };
        let man = tables.man(piece.kind, piece.owner);
        // A king that never moves is not stuck.
        if tables.is_stuck(man, square.index() as u16) && !tables.strides(man).is_empty() {
            return Err(PositionError::Stuck {
                letter: game.kind(piece.kind).letter.clone(),
                square: game.square_name(square),
            });
        }
        if tables.pawn == Some(piece.kind) {
            let file = 1 << board.file(square);
            let files = &mut files_with_pawn[piece.owner.index()];
            if *files & file != 0 {
                let file = board.file(square) + 1;
                return Err(PositionError::Nifu { player: piece.owner.word(), file });
            }
            *files |= file;
        }
    }
    Ok(())
}

//! Whether men on a board make a position of a game.

use super::error::{PositionError, Reading};
use super::words::words;
use crate::board::{Player, Square};
use crate::game::Game;
use crate::kind::KindId;
use crate::position::Position;
use crate::rules::{DeadMen, Promotion, Safety};
use crate::tables::Man;

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
    if most == 0 {
        return Ok(());
    }
    for player in rules.each_player() {
        let found = royals_of(position, player);
        let least = u8::from(reading == Reading::Game);
        if found > most || found < least {
            return Err(PositionError::Royals { player: player.word(), found });
        }
    }
    let total: u8 = rules.each_player().map(|player| royals_of(position, player)).sum();
    if total == 0 {
        return Err(PositionError::Royals { player: Player::SECOND.word(), found: 0 });
    }
    Ok(())
}

/// Counts the royal men of a player, on the board and in hand.
fn royals_of(position: &Position, player: Player) -> u8 {
    let royal = |&(kind, _): &(KindId, u8)| position.game.kind(kind).royal;
    let held: u8 = position.hand(player).filter(royal).map(|(_, count)| count).sum();
    position.royals(player).saturating_add(held)
}

/// Checks that no more men are there than the start position has: of all players, whoever holds
/// them, or of each where pawns become men of many kinds.
fn check_set(position: &Position) -> Result<(), PositionError> {
    let game = &position.game;
    let full = super::read_fields(game, &words(&game.rules().setup))?;
    let players: Vec<Player> = game.rules().each_player().collect();
    let of_pawns = matches!(
        game.rules().promotion,
        Promotion::Region { .. } | Promotion::InPlace { .. } | Promotion::ByFile { .. }
    );
    if !of_pawns {
        return check_counts(game, &count_men(&full, &players), &count_men(position, &players));
    }
    players.into_iter().try_for_each(|player| {
        check_counts(game, &count_men(&full, &[player]), &count_men(position, &[player]))
    })
}

/// Checks counts of men. Those that pawns may become are as many more as pawns are missing.
fn check_counts(game: &Game, full: &[u32], counts: &[u32]) -> Result<(), PositionError> {
    let too_many = |kind: KindId, most| {
        let (letter, found) = (game.kind(kind).letter.clone(), counts[kind.index()]);
        Err(PositionError::TooMany { letter, found, most })
    };
    let mut spare = 0;
    let mut from_pawns = Vec::new();
    let promotes = match &game.rules().promotion {
        Promotion::Region { kind, into, .. } => Some((kind, into.as_slice())),
        Promotion::InPlace { kind, into, .. } => Some((kind, std::slice::from_ref(into))),
        _ => None,
    };
    if let Some((kind, into)) = promotes {
        let pawn = game.find_kind(kind).map_or(0, KindId::index);
        spare = full[pawn].saturating_sub(counts[pawn]);
        from_pawns.extend(into.iter().filter_map(|id| game.find_kind(id)));
    }
    let tables = game.tables();
    let spreads = |kind| tables.infects[usize::from(tables.man(kind, Player::FIRST))].is_some();
    for kind in game.kinds().filter(|&kind| !spreads(kind)) {
        let (found, most) = (counts[kind.index()], full[kind.index()]);
        let more = found.saturating_sub(most);
        if from_pawns.contains(&kind) && more <= spare {
            spare -= more;
        } else if more > 0 && !game.kind(kind).is_promoted() {
            return too_many(kind, most + if from_pawns.contains(&kind) { spare } else { 0 });
        }
    }
    Ok(())
}

/// Counts the men of some players of each kind, demoted, on the board and in hand.
fn count_men(position: &Position, players: &[Player]) -> Vec<u32> {
    let game = &position.game;
    let mut counts = vec![0; game.rules().kinds.len()];
    for &player in players {
        for piece in position.squares_of(player).filter_map(|square| position.piece_at(square)) {
            counts[game.demoted(piece.kind).index()] += 1;
        }
        for (kind, count) in position.hand(player) {
            counts[kind.index()] += u32::from(count);
        }
    }
    counts
}

impl Position {
    /// Tells whether a man would have had to promote on coming to a square from which it can never
    /// move again: a king that never moves, or a lance of a game without promotion, may stay.
    fn had_to_promote(&self, man: Man, square: Square) -> bool {
        let tables = self.tables();
        let at = usize::from(man);
        let turns = tables.promoted[at] != 0 && tables.in_zone(square.raw(), tables.owner(man));
        match &self.game.rules().promotion {
            Promotion::None
            | Promotion::Capture { .. }
            | Promotion::ByFile { .. }
            | Promotion::InPlace { .. }
            | Promotion::Entering { dead_men: DeadMen::Stay, .. } => false,
            Promotion::Zone { .. } => turns,
            Promotion::Entering { dead_men: DeadMen::Promote, .. } => turns && tables.late[at],
            Promotion::Region { .. } => {
                !tables.becomes[at].is_empty() && tables.becomes_in[at].contains(square.raw())
            }
        }
    }
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
        let dead = tables.is_stuck(man, square.raw());
        if dead && position.had_to_promote(man, square) {
            return Err(PositionError::Stuck {
                letter: game.kind(piece.kind).letter.clone(),
                square: game.square_name(square),
            });
        }
        // Pawns that leave their file may come to stand behind each other.
        let kind = game.kind(piece.kind);
        let keeps_file =
            kind.powers.is_empty() && kind.walks.iter().all(|walk| walk.step.right == 0);
        if tables.pawn == Some(piece.kind) && keeps_file {
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

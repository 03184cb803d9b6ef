//! The board and the hands in the text of a position: men are letters, large for the first player.

use std::sync::Arc;

use super::error::PositionError;
use super::quoted;
use super::words::Word;
use crate::board::{Player, Square};
use crate::game::Game;
use crate::kind::KindId;
use crate::position::Position;

/// Splits the first field of a position into the board and, in brackets, the men in reserve.
pub(super) fn board_part(text: &str) -> (&str, &str) {
    match text.split_once('[') {
        Some((board, reserve)) => (board, reserve.strip_suffix(']').unwrap_or(reserve)),
        None => (text, ""),
    }
}

pub(super) fn read_board(
    position: &mut Position,
    (start, text): Word<'_>,
) -> Result<(), PositionError> {
    let board = position.game.rules().board.clone();
    let ranks = text.split('/').count();
    if ranks != usize::from(board.ranks()) {
        return Err(PositionError::RankCount { found: ranks, expected: board.ranks() });
    }
    let mut column = start;
    for (rank, row) in text.split('/').enumerate() {
        let squares = read_row(position, row, column)?;
        if squares.len() != usize::from(board.files()) {
            return Err(PositionError::RankWidth {
                rank: rank + 1,
                found: squares.len(),
                expected: board.files(),
                column,
            });
        }
        for (place, man) in squares.into_iter().enumerate() {
            let file = board.files() - 1 - place as u8;
            let square = board.square(file, rank as u8).expect("the row fits the board");
            if let Some((kind, owner)) = man {
                let man = position.tables().man(kind, owner);
                position.put(man, square.index() as u16);
            }
        }
        column += row.chars().count() + 1;
    }
    Ok(())
}

/// Reads one rank: a man or nothing for each square, at most one more than the board has.
fn read_row(
    position: &Position,
    row: &str,
    start: usize,
) -> Result<Vec<Option<(KindId, Player)>>, PositionError> {
    let game = &position.game;
    let most = usize::from(game.rules().board.files()) + 1;
    let mut squares = Vec::new();
    let mut letters = row.chars().enumerate().peekable();
    while let Some((at, letter)) = letters.next() {
        let column = start + at;
        if letter.is_ascii_digit() {
            let mut number = letter.to_string();
            while let Some((_, digit)) = letters.next_if(|(_, next)| next.is_ascii_digit()) {
                number.push(digit);
            }
            // No squares at all, or a count after a nought, is a slip of the pen.
            if letter == '0' {
                return Err(PositionError::UnknownMan { text: quoted(&number), column });
            }
            let empty: usize = number.parse().unwrap_or(most);
            squares.extend(std::iter::repeat_n(None, empty.min(most)));
        } else if letter == '+' {
            let text = letters.next().map_or(String::new(), |(_, base)| base.to_string());
            let text = if text == "(" { bracketed(&mut letters) } else { text };
            let plain = find_man(game, &text)
                .ok_or_else(|| PositionError::UnknownMan { text: format!("+{text}"), column })?;
            let promoted = game.promoted(plain.0);
            let wrong = || PositionError::CannotPromote { text: format!("+{text}"), column };
            squares.push(Some((promoted.ok_or_else(wrong)?, plain.1)));
        } else {
            let text = match letter {
                '(' => bracketed(&mut letters),
                _ if letters.next_if(|&(_, next)| next == '~').is_some() => format!("{letter}~"),
                _ => letter.to_string(),
            };
            let man = find_man(game, &text);
            let wrong = || PositionError::UnknownMan { text: quoted(&text), column };
            squares.push(Some(man.ok_or_else(wrong)?));
        }
        squares.truncate(most);
    }
    Ok(squares)
}

/// Reads the letters of a man to the closing bracket.
fn bracketed(letters: &mut impl Iterator<Item = (usize, char)>) -> String {
    letters.map(|(_, letter)| letter).take_while(|&letter| letter != ')').take(8).collect()
}

/// Returns the letters of a man as positions have them: more than one stand in brackets.
fn in_brackets(letters: &str) -> String {
    let (sign, base) = letters.split_at(letters.len() - letters.trim_start_matches('+').len());
    let one = base.trim_end_matches('~').chars().count() == 1;
    if one { letters.to_owned() } else { format!("{sign}({base})") }
}

fn find_man(game: &Game, letter: &str) -> Option<(KindId, Player)> {
    let upper = letter.to_ascii_uppercase();
    let alias = |kind: &KindId| !letter.is_empty() && game.kind(*kind).aliases.contains(&upper);
    let kind = game.kinds().find(|&kind| game.kind(kind).letter == upper);
    let kind = kind.or_else(|| game.kinds().find(alias))?;
    Some((kind, if upper == letter { Player::FIRST } else { Player::SECOND }))
}

pub(super) fn read_hands(
    position: &mut Position,
    (start, text): Word<'_>,
) -> Result<(), PositionError> {
    if text == "-" {
        return Ok(());
    }
    let game = Arc::clone(&position.game);
    let mut count: Option<u32> = None;
    for (at, letter) in text.chars().enumerate() {
        let column = start + at;
        let wrong = || PositionError::Hand { text: quoted(text), column };
        if let Some(digit) = letter.to_digit(10) {
            let more = count.unwrap_or(0) * 10 + digit;
            count = Some(if more > 99 { return Err(wrong()) } else { more });
            continue;
        }
        let (kind, owner) = find_man(&game, &letter.to_string()).ok_or_else(wrong)?;
        if !game.hand_order().contains(&kind) || count == Some(0) {
            return Err(wrong());
        }
        let held = u32::from(position.in_hand(owner, kind)) + count.take().unwrap_or(1);
        position.set_hand(owner, kind, u8::try_from(held).map_err(|_| wrong())?);
    }
    if count.is_some() {
        return Err(PositionError::Hand { text: quoted(text), column: start });
    }
    Ok(())
}

impl Position {
    pub(super) fn board_text(&self) -> String {
        let ranks = self.game.rules().board.ranks();
        (0..ranks).map(|rank| self.rank_text(rank)).collect::<Vec<_>>().join("/")
    }

    fn rank_text(&self, rank: u8) -> String {
        let board = &self.game.rules().board;
        let mut text = String::new();
        let mut empty = 0;
        for file in (0..board.files()).rev() {
            let square = board.square(file, rank).expect("the square is on the board");
            let Some(letter) = self.letter_at(square) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                text += &empty.to_string();
                empty = 0;
            }
            text += &letter;
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        text
    }

    fn letter_at(&self, square: Square) -> Option<String> {
        let piece = self.piece_at(square)?;
        let letter = in_brackets(&self.game.kind(piece.kind).letter);
        Some(if piece.owner == Player::FIRST { letter } else { letter.to_lowercase() })
    }

    /// Returns the men in hand, the first player's first; `-` for none.
    pub(super) fn hands_text(&self) -> String {
        let mut text = String::new();
        for player in self.game.rules().each_player() {
            for (kind, count) in self.hand(player) {
                if count > 1 {
                    text += &count.to_string();
                }
                let letter = &self.game.kind(kind).letter;
                text +=
                    &if player == Player::FIRST { letter.clone() } else { letter.to_lowercase() };
            }
        }
        if text.is_empty() { "-".to_owned() } else { text }
    }
}

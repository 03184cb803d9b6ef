//! Positions as SFEN: the board from the top left, the side to move, the hands, the move number.
//!
//! Source: the Universal Shogi Interface. Lines such as `position startpos moves 7g7f` are read as
//! well, and `_` for a blank as in web addresses. Text is written in one form only: hands in the
//! order of the game with counts above one, first player first.

use std::sync::Arc;

use thiserror::Error;

use super::quoted;
use crate::board::{Player, Square};
use crate::game::Game;
use crate::kind::KindId;
use crate::position::Position;
use crate::rules::Safety;

/// How much a position has to be a position of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reading {
    /// Men on a board, whatever they make.
    Diagram,
    /// A position that could be played on; sides may lack a king, as in mate problems.
    Problem,
    /// A position of a game: each side has its royal man.
    Game,
}

/// What is wrong with the text of a position, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs, reason = "the fields say in the sentence what they are")]
pub enum PositionError {
    #[error("the position is empty: write 'startpos' or board, side to move, hands and number")]
    Empty,
    #[error("the {field} is missing after the board: write for instance 'b - 1'")]
    MissingField { field: &'static str },
    #[error("the board has {found} ranks, not {expected}: ranks are divided by '/'")]
    RankCount { found: usize, expected: u8 },
    #[error("rank {rank} has {found} squares, not {expected} (column {column})")]
    RankWidth { rank: usize, found: usize, expected: u8, column: usize },
    #[error("'{text}' at column {column} is no man of this game")]
    UnknownMan { text: String, column: usize },
    #[error("'{text}' at column {column} cannot be promoted")]
    CannotPromote { text: String, column: usize },
    #[error("'{text}' at column {column} is no side to move: write b or w")]
    Side { text: String, column: usize },
    #[error("'{text}' at column {column} is no hand: write for instance 2Pb, or - for none")]
    Hand { text: String, column: usize },
    #[error("'{text}' at column {column} is no move number: write 1 or more")]
    Number { text: String, column: usize },
    #[error("'{text}' at column {column} is left over after the move number")]
    LeftOver { text: String, column: usize },
    #[error("there are {found} men of the kind '{letter}', more than the {most} of a set")]
    TooMany { letter: String, found: u32, most: u32 },
    #[error("the {player} player has {found} royal men, which this game does not allow")]
    Royals { player: &'static str, found: u8 },
    #[error("the {letter} on {square} could never move again: it would have had to promote")]
    Stuck { letter: String, square: String },
    #[error("the {player} player has two unpromoted pawns on file {file} (nifu)")]
    Nifu { player: &'static str, file: u8 },
    #[error("the side that is not to move is in check: its king could be taken")]
    OpponentInCheck,
    #[error("move {number} of the line, '{text}', cannot be played: {reason}")]
    Line { number: usize, text: String, reason: String },
}

/// A word of the text and the column of its first letter, counted from 1.
type Word<'a> = (usize, &'a str);

fn words(text: &str) -> Vec<Word<'_>> {
    let blank = |letter: char| letter.is_whitespace() || letter == '_';
    let mut column = 1;
    let mut words = Vec::new();
    for piece in text.split(blank) {
        if !piece.is_empty() {
            words.push((column, piece));
        }
        column += piece.chars().count() + 1;
    }
    words
}

/// Reads a position.
pub(crate) fn read(
    game: &Arc<Game>,
    text: &str,
    reading: Reading,
) -> Result<Position, PositionError> {
    let words = words(text);
    let mut rest = words.as_slice();
    if let [(_, "position"), after @ ..] = rest {
        rest = after;
    }
    let setup = self::words(&game.rules().setup);
    let (fields, line) = split_line(match rest {
        [(_, "sfen"), after @ ..] => after,
        _ => rest,
    });
    let mut position = match fields {
        [] => return Err(PositionError::Empty),
        [(_, "startpos")] => read_fields(game, &setup)?,
        [(_, "startpos"), (column, word), ..] => {
            return Err(PositionError::LeftOver { text: quoted(word), column: *column });
        }
        _ => read_fields(game, fields)?,
    };
    check(&position, reading)?;
    position.origin = Arc::from(position.sfen());
    for (number, (_, word)) in line.iter().enumerate() {
        let refused =
            |reason: String| PositionError::Line { number: number + 1, text: quoted(word), reason };
        let played = position.parse_move(word).map_err(|error| refused(error.to_string()))?;
        position.try_play(played).map_err(|refusal| refused(refusal.code().to_owned()))?;
    }
    Ok(position)
}

/// Splits off what follows the word `moves`.
fn split_line<'a, 'b>(words: &'a [Word<'b>]) -> (&'a [Word<'b>], &'a [Word<'b>]) {
    match words.iter().position(|&(_, word)| word == "moves") {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &[]),
    }
}

fn read_fields(game: &Arc<Game>, fields: &[Word<'_>]) -> Result<Position, PositionError> {
    let mut position = Position::empty(game);
    let missing = |field| PositionError::MissingField { field };
    read_board(&mut position, fields[0])?;
    let &(column, side) = fields.get(1).ok_or_else(|| missing("side to move"))?;
    let turn = match side {
        "b" => Player::FIRST,
        "w" => Player::SECOND,
        _ => return Err(PositionError::Side { text: quoted(side), column }),
    };
    position.key ^= game.tables().key_of_turn(position.turn) ^ game.tables().key_of_turn(turn);
    position.turn = turn;
    read_hands(&mut position, *fields.get(2).ok_or_else(|| missing("hand"))?)?;
    if let Some(&(column, number)) = fields.get(3) {
        let wrong = || PositionError::Number { text: quoted(number), column };
        let digits = number.bytes().all(|digit| digit.is_ascii_digit());
        position.first_number = digits.then(|| number.parse().ok()).flatten().ok_or_else(wrong)?;
        position.first_number = position.first_number.max(1);
    }
    if let Some(&(column, word)) = fields.get(4) {
        return Err(PositionError::LeftOver { text: quoted(word), column });
    }
    Ok(position)
}

fn read_board(position: &mut Position, (start, text): Word<'_>) -> Result<(), PositionError> {
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
            let mut empty = letter as usize - '0' as usize;
            while let Some((_, digit)) = letters.next_if(|(_, next)| next.is_ascii_digit()) {
                empty = (empty * 10 + (digit as usize - '0' as usize)).min(most);
            }
            squares.extend(std::iter::repeat_n(None, empty.min(most)));
        } else if letter == '+' {
            let text = letters.next().map_or(String::new(), |(_, base)| base.to_string());
            let plain = find_man(game, &text)
                .ok_or_else(|| PositionError::UnknownMan { text: format!("+{text}"), column })?;
            let promoted = game.promoted(plain.0);
            let wrong = || PositionError::CannotPromote { text: format!("+{text}"), column };
            squares.push(Some((promoted.ok_or_else(wrong)?, plain.1)));
        } else {
            let text = letter.to_string();
            let man = find_man(game, &text);
            let wrong = || PositionError::UnknownMan { text: quoted(&text), column };
            squares.push(Some(man.ok_or_else(wrong)?));
        }
        squares.truncate(most);
    }
    Ok(squares)
}

fn find_man(game: &Game, letter: &str) -> Option<(KindId, Player)> {
    let upper = letter.to_ascii_uppercase();
    let kind = game.kinds().find(|&kind| game.kind(kind).letter == upper)?;
    Some((kind, if upper == letter { Player::FIRST } else { Player::SECOND }))
}

fn read_hands(position: &mut Position, (start, text): Word<'_>) -> Result<(), PositionError> {
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

fn check(position: &Position, reading: Reading) -> Result<(), PositionError> {
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

/// Checks that no more men are there than the start position has, whoever holds them.
fn check_set(position: &Position) -> Result<(), PositionError> {
    let game = &position.game;
    let full = count_men(&read_fields(game, &words(&game.rules().setup))?);
    for (kind, found) in game.kinds().zip(count_men(position)) {
        let most = full[kind.index()];
        if found > most && !game.kind(kind).is_promoted() {
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
        if tables.is_stuck(man, square.index() as u16) {
            return Err(PositionError::Stuck {
                letter: game.kind(piece.kind).letter.clone(),
                square: board.square_name(square),
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

impl Position {
    /// Reads a position from SFEN, from `startpos`, or from a `position` line with moves.
    ///
    /// # Errors
    ///
    /// Returns what is wrong and where.
    pub fn from_sfen(
        game: &Arc<Game>,
        text: &str,
        reading: Reading,
    ) -> Result<Position, PositionError> {
        read(game, text, reading)
    }

    /// Returns the position as SFEN.
    pub fn sfen(&self) -> String {
        let board = &self.game.rules().board;
        let ranks: Vec<String> = (0..board.ranks()).map(|rank| self.rank_text(rank)).collect();
        let side = if self.turn == Player::FIRST { "b" } else { "w" };
        let number = self.first_number.saturating_add(self.ply());
        format!("{} {side} {} {number}", ranks.join("/"), self.hands_text())
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
        let letter = &self.game.kind(piece.kind).letter;
        Some(if piece.owner == Player::FIRST { letter.clone() } else { letter.to_lowercase() })
    }

    fn hands_text(&self) -> String {
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

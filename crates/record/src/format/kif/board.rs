//! Board diagrams (BOD) at the head of a record.

use std::sync::Arc;

use shogido_rules::{Game, KindId, Player, Position};

use crate::format::put;
use crate::format::sfen::start_position;
use crate::lines::Line;
use crate::notation::japanese::{
    kanji_number, leading_man, leading_number, name_on_board, wide_digit,
};
use crate::report::{Fault, Report};

type Row = Vec<Option<(KindId, Player)>>;

/// A diagram as far as it was read.
#[derive(Default)]
pub(super) struct Diagram {
    rows: Vec<Row>,
    /// Where the board stands in the text.
    line: u32,
    hands: [Vec<(KindId, u32)>; 2],
    hands_given: bool,
    pub(super) turn: Option<Player>,
}

impl Diagram {
    /// Tells whether a board was drawn, or a hand given that makes a start of its own.
    pub(super) fn is_drawn(&self) -> bool {
        !self.rows.is_empty()
    }

    /// Reads one rank: `|v香v桂 ・ … |一`.
    pub(super) fn read_rank(&mut self, game: &Game, line: Line<'_>, report: &mut Report) {
        if self.rows.is_empty() {
            self.line = line.number;
        }
        let start = line.text.find('|').map_or(0, |at| at + 1);
        let end = line.text[start..].rfind('|').map_or(line.text.len(), |at| start + at);
        let mut rest = &line.text[start..end];
        let mut row = Row::new();
        while let Some(first) = rest.chars().next() {
            let after = &rest[first.len_utf8()..];
            if matches!(first, ' ' | '^' | '\u{3000}' | '\t') {
                rest = after;
            } else if matches!(first, '・' | '．' | '.' | '･') {
                row.push(None);
                rest = after;
            } else {
                let (owner, text) = match first {
                    'v' | 'V' | 'ｖ' => (Player::SECOND, after),
                    _ => (Player::FIRST, rest),
                };
                let Some((kind, after)) = leading_man(game, text) else {
                    let column = line.column(line.text[..end].len() - rest.len());
                    report.add(line.number, column, Fault::StartPosition, rest, "");
                    row.push(None);
                    let next = text.chars().next().map_or(0, char::len_utf8);
                    rest = &text[next..];
                    continue;
                };
                row.push(Some((kind, owner)));
                rest = after;
            }
            if row.len() > 64 {
                break;
            }
        }
        if self.rows.len() < 64 {
            self.rows.push(row);
        }
    }

    /// Reads the men in a hand: `飛二　角　歩十八`, or `なし`.
    pub(super) fn read_hand(
        &mut self,
        game: &Game,
        player: Player,
        (line, value): (Line<'_>, &str),
        report: &mut Report,
    ) {
        self.hands_given = true;
        let mut rest = value.trim();
        if rest == "なし" || rest == "無し" {
            return;
        }
        while !rest.is_empty() {
            let Some((kind, after)) = leading_man(game, rest) else {
                let byte = line.text.len() - line.text.trim_end().len() + rest.len();
                let column = line.column(line.text.len().saturating_sub(byte));
                report.add(line.number, column, Fault::StartPosition, rest, "");
                return;
            };
            let (count, after) = leading_number(after).unwrap_or((1, after));
            self.hands[player.index()].push((kind, count));
            rest = after.trim_start();
        }
    }

    /// Returns the position drawn; an empty board stands in for one that makes no sense.
    pub(super) fn position(&self, game: &Arc<Game>, report: &mut Report) -> Option<Position> {
        let text = self.sfen(game);
        match start_position(game, &text) {
            Ok((position, odd)) => {
                if let Some(error) = odd {
                    report.add_position((self.line, 1), &text, error);
                }
                Some(position)
            }
            Err(error) => {
                report.add_position((self.line, 1), &text, error);
                None
            }
        }
    }

    fn sfen(&self, game: &Game) -> String {
        let ranks: Vec<String> = self.rows.iter().map(|row| rank_text(game, row)).collect();
        let turn = if self.turn == Some(Player::SECOND) { "w" } else { "b" };
        let mut hands = String::new();
        for (player, hand) in [Player::FIRST, Player::SECOND].into_iter().zip(&self.hands) {
            for &(kind, count) in hand.iter().filter(|(_, count)| *count > 0) {
                put(&mut hands, format_args!("{count}{}", letter(game, kind, player)));
            }
        }
        let hands = if hands.is_empty() { "-" } else { &hands };
        format!("{} {turn} {hands} 1", ranks.join("/"))
    }
}

fn rank_text(game: &Game, row: &Row) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for square in row {
        let Some((kind, owner)) = *square else {
            empty += 1;
            continue;
        };
        if empty > 0 {
            text += &empty.to_string();
            empty = 0;
        }
        text += &letter(game, kind, owner);
    }
    if empty > 0 {
        text += &empty.to_string();
    }
    text
}

fn letter(game: &Game, kind: KindId, owner: Player) -> String {
    let letter = &game.kind(kind).letter;
    if owner == Player::FIRST { letter.clone() } else { letter.to_lowercase() }
}

/// Draws a position as the head of a record has it.
pub(super) fn write(position: &Position) -> String {
    let game = position.game();
    let board = &game.rules().board;
    let mut text = format!("後手の持駒：{}\n ", hand_text(position, Player::SECOND));
    for file in (1..=board.files()).rev() {
        text.push(' ');
        text.push(wide_digit(file % 10));
    }
    let frame = format!("\n+{}+\n", "---".repeat(usize::from(board.files())));
    text += &frame;
    for rank in 0..board.ranks() {
        text.push('|');
        for file in (0..board.files()).rev() {
            let man = board.square(file, rank).and_then(|square| position.piece_at(square));
            match man {
                None => text += " ・",
                Some(man) => {
                    text.push(if man.owner == Player::SECOND { 'v' } else { ' ' });
                    text += name_on_board(game, man.kind);
                }
            }
        }
        put(&mut text, format_args!("|{}\n", kanji_number(rank + 1)));
    }
    text += frame.trim_start();
    put(&mut text, format_args!("先手の持駒：{}\n", hand_text(position, Player::FIRST)));
    text += if position.turn() == Player::SECOND { "後手番\n" } else { "先手番\n" };
    text
}

fn hand_text(position: &Position, player: Player) -> String {
    let name = |(kind, count): (KindId, u8)| {
        let number = if count > 1 { kanji_number(count.min(99)) } else { String::new() };
        format!("{}{number}", name_on_board(position.game(), kind))
    };
    let men: Vec<String> = position.hand(player).map(name).collect();
    if men.is_empty() { "なし".to_owned() } else { men.join("　") }
}

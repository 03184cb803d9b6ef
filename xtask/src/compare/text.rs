//! Positions and moves in the words of the other program.

use shogido_rules::rules::Notation;
use shogido_rules::{Move, Player, Position, Square};

use super::peer::Peer;

/// Returns a position as FEN with the other program's letters.
pub(super) fn fen(peer: &Peer, position: &Position) -> String {
    let text = position.sfen();
    let mut fields = text.split(' ');
    let board = spelled(peer, fields.next().unwrap_or_default());
    let side = if position.turn() == Player::FIRST { "w" } else { "b" };
    match position.game().rules().notation {
        Notation::Western => {
            let rest: Vec<&str> = fields.skip(1).collect();
            let (men, hands) = board.split_once('[').unwrap_or((&board, ""));
            let hands = match hands.trim_end_matches(']') {
                _ if men.len() == board.len() => String::new(),
                held => format!("[{}]", expanded(held)),
            };
            format!("{men}{hands} {side} {}", rest.join(" "))
        }
        Notation::Shogi => {
            let hands = expanded(fields.nth(1).unwrap_or_default());
            format!("{board}[{hands}] {side} - - 0 1")
        }
    }
}

/// Returns letters of men as the other program writes them.
fn spelled(peer: &Peer, text: &str) -> String {
    let letter = |letter: char| {
        let upper = letter.to_ascii_uppercase();
        let found = peer.letters.iter().find(|&&(ours, _)| ours == upper);
        found.map_or(letter, |&(_, theirs)| {
            if letter.is_ascii_uppercase() { theirs } else { theirs.to_ascii_lowercase() }
        })
    };
    text.chars().map(letter).collect()
}

/// Returns hands with each man written out: `2P` becomes `PP`.
fn expanded(hands: &str) -> String {
    let (mut text, mut count) = (String::new(), 0);
    for letter in hands.chars().filter(|&letter| letter != '-') {
        if let Some(digit) = letter.to_digit(10) {
            count = count * 10 + digit as usize;
        } else {
            text.extend(std::iter::repeat_n(letter, count.max(1)));
            count = 0;
        }
    }
    text
}

/// Returns a move as the other program writes it; a pass is the king on its own square.
pub(super) fn coordinates(peer: &Peer, position: &Position, played: Move) -> String {
    let game = position.game();
    let square = |square: Square| game.rules().board.square_name_in(Notation::Western, square);
    let letter = |kind| spelled(peer, &game.kind(kind).letter);
    let Some(to) = played.to() else {
        let king = position.only_royal(position.turn()).map(square).unwrap_or_default();
        return format!("{king}{king}");
    };
    if let Some(kind) = played.dropped() {
        return format!("{}@{}", letter(kind), square(to));
    }
    let from = played.from().map(square).unwrap_or_default();
    let becomes = match (played.promotes_to(), game.rules().notation) {
        (None, _) => String::new(),
        (Some(_), Notation::Shogi) => "+".to_owned(),
        (Some(kind), Notation::Western) => letter(kind).trim_end_matches('~').to_lowercase(),
    };
    format!("{from}{}{becomes}", square(to))
}

/// Reads a plain move or a drop as the other program writes it; promotions are not read.
pub(super) fn read(peer: &Peer, position: &Position, text: &str) -> Option<Move> {
    let game = position.game();
    let board = &game.rules().board;
    let square = |name: &str| board.find_square_in(Notation::Western, name);
    if let Some((man, to)) = text.split_once('@') {
        let written = |&(kind, _): &(_, u8)| spelled(peer, &game.kind(kind).letter) == man;
        let (kind, _) = position.hand(position.turn()).find(written)?;
        return Some(Move::drop(kind, square(to)?));
    }
    let second = text.char_indices().skip(1).find(|(_, sign)| sign.is_ascii_alphabetic())?.0;
    let (from, to) = text.split_at(second);
    Some(Move::step(square(from)?, square(to)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare::peer::PEERS;
    use shogido_rules::games;

    #[test]
    fn positions_and_moves_are_spelled_as_the_other_program_spells_them() {
        let peer = PEERS.iter().find(|peer| peer.game == "janggi").expect("janggi is compared");
        let start = Position::start(&games::find("janggi").expect("janggi").default_game());
        let start_fen = "rbna1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ABNR w - - 0 1";
        assert_eq!(fen(peer, &start), start_fen);
        assert_eq!(coordinates(peer, &start, Move::PASS), "e2e2");
        let advance = start.parse_move("e4e5").expect("a move");
        assert_eq!(coordinates(peer, &start, advance), "e4e5");
        assert_eq!(expanded("2Pb3p"), "PPbppp");
        assert_eq!(expanded("-"), "");
        assert_eq!(read(peer, &start, "e4e5"), Some(advance));
        assert_eq!(read(peer, &start, "a10a9"), start.parse_move("a10a9").ok());
        assert_eq!(read(peer, &start, "e4"), None);
    }
}

//! One line of KIF: what kind it is and what it says.

use shogido_rules::{Game, KindId};

use super::{OPEN_WORDS, SPECIALS, clock};
use crate::notation::japanese::{digit, leading_man};
use crate::record::Special;

/// The marks of the sides before a move.
const MARKS: [char; 8] = ['▲', '△', '☗', '☖', '▼', '▽', '▶', '▷'];

/// A line, by its kind.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Kind<'a> {
    Blank,
    /// A remark of a program, after `#`.
    Remark(&'a str),
    Comment(&'a str),
    Bookmark(&'a str),
    /// The line above the moves.
    Heading,
    /// A variation of the move with this number.
    Variation(Option<u32>),
    /// How the game ended, in words.
    Made(&'a str),
    /// A rank of the board, or its frame.
    Rank(&'a str),
    Frame,
    /// Whose turn it is on a diagram.
    Turn(usize),
    Header(&'a str, &'a str),
    /// Something that begins like a move.
    Move,
    Unknown,
}

/// Returns the kind of a line.
pub(super) fn kind(text: &str) -> Kind<'_> {
    let trimmed = text.trim();
    let Some(first) = trimmed.chars().next() else { return Kind::Blank };
    match first {
        '#' => return Kind::Remark(&trimmed[1..]),
        '*' => return Kind::Comment(&text.trim_start()[1..]),
        '&' => return Kind::Bookmark(&trimmed[1..]),
        '|' => return Kind::Rank(trimmed),
        '+' if trimmed.starts_with("+-") => return Kind::Frame,
        _ => {}
    }
    if trimmed.starts_with("手数-") || trimmed.starts_with("手数＝") {
        return Kind::Heading;
    }
    if let Some(rest) = trimmed.strip_prefix("変化") {
        let number = rest.trim_start_matches([':', '：', ' ', '\u{3000}']);
        let number = crate::notation::japanese::leading_number(number);
        return Kind::Variation(number.map(|(number, _)| number));
    }
    if trimmed.starts_with("まで") {
        return Kind::Made(trimmed);
    }
    match trimmed {
        "先手番" | "下手番" => return Kind::Turn(0),
        "後手番" | "上手番" => return Kind::Turn(1),
        _ => {}
    }
    if is_file_row(trimmed) {
        return Kind::Frame;
    }
    if begins_like_move(trimmed) {
        return Kind::Move;
    }
    match trimmed.split_once(['：', ':']) {
        Some((key, value)) if !key.trim().is_empty() => Kind::Header(key.trim(), value.trim()),
        _ => Kind::Unknown,
    }
}

/// Tells whether a line is the row of files above a board: `９ ８ ７ …`.
fn is_file_row(text: &str) -> bool {
    let mut letters = text.chars().filter(|letter| !letter.is_whitespace());
    let mut last = None;
    let falling = letters.all(|letter| {
        let next = digit(letter);
        let falls = next.is_some() && last.is_none_or(|last: u8| next == last.checked_sub(1));
        last = next;
        falls
    });
    falling && last == Some(1) && text.chars().any(char::is_whitespace)
}

/// Tells whether a line begins with a number, a mark or a square that only a move has.
fn begins_like_move(text: &str) -> bool {
    let number = ply_number(text).1;
    let rest = number.trim_start_matches(MARKS).trim_start();
    let numbered = number.len() < text.len();
    starts_with_target(rest) || special(rest).is_some() || (numbered && !rest.contains(['：', ':']))
}

fn starts_with_target(text: &str) -> bool {
    let mut letters = text.chars();
    match letters.next() {
        Some('同') => true,
        Some(file) => {
            digit(file).is_some()
                && !file.is_ascii_alphabetic()
                && letters.next().is_some_and(|rank| digit(rank).is_some())
                && letters
                    .next()
                    .is_some_and(|next| !next.is_ascii() && next != '：' && digit(next).is_none())
        }
        None => false,
    }
}

/// Tells whether a line is certainly a move of KIF.
pub(crate) fn is_move_line(text: &str) -> bool {
    let rest = ply_number(text).1;
    let numbered = rest.len() < text.len();
    let rest = rest.trim_start_matches(MARKS).trim_start();
    (starts_with_target(rest) && (numbered || rest.contains(['(', '（'])))
        || (numbered && special(rest).is_some())
}

/// Tells whether a line belongs to the head of a KIF record or to a diagram.
pub(crate) fn is_header_line(text: &str) -> bool {
    const KEYS: [&str; 14] = [
        "手合割",
        "先手",
        "後手",
        "下手",
        "上手",
        "開始日時",
        "終了日時",
        "棋戦",
        "表題",
        "場所",
        "持ち時間",
        "戦型",
        "対局日",
        "手数",
    ];
    text.starts_with("#KIF")
        || text.starts_with("+---")
        || matches!(kind(text), Kind::Heading | Kind::Header(..) if KEYS.iter().any(|key| text.starts_with(key)))
}

/// Splits off the number of a move, narrow or wide, with a dot or without.
pub(super) fn ply_number(text: &str) -> (Option<u32>, &str) {
    let trimmed = text.trim_start();
    let digits = |letter: char| letter.is_ascii_digit() || ('０'..='９').contains(&letter);
    let end = trimmed.find(|letter: char| !digits(letter)).unwrap_or(trimmed.len());
    let (number, rest) = trimmed.split_at(end);
    let after = rest.trim_start_matches(['.', '．', '手', ':']);
    let spaced = after.trim_start();
    // `77歩(76)` and `７六歩` begin with a square, not with a number.
    let divided = spaced.len() < rest.len() || rest.starts_with(MARKS) || rest.starts_with('同');
    if number.is_empty() || (!divided && special(rest).is_none()) {
        return (None, trimmed);
    }
    let value = crate::notation::japanese::leading_number(number).map(|(value, _)| value);
    (value, spaced)
}

/// Finds a word that ends a line, or one that leaves it open.
pub(super) fn special(text: &str) -> Option<Special> {
    let word = text.split(|letter: char| letter.is_whitespace() || matches!(letter, '(' | '（'));
    let word = word.into_iter().next()?.trim_end_matches('+');
    let known = SPECIALS.iter().find(|(name, _)| *name == word);
    known
        .map(|(_, special)| special.clone())
        .or_else(|| OPEN_WORDS.contains(&word).then(|| Special::Other(word.to_owned())))
}

/// What a move line says.
#[derive(Debug, PartialEq, Eq, Clone, Copy)]
pub(super) struct Said {
    /// The square, file and rank from zero; nothing for `同`.
    pub(super) target: Option<(u8, u8)>,
    pub(super) kind: KindId,
    pub(super) promotes: bool,
    pub(super) drops: bool,
    /// Where the man comes from, file and rank from zero.
    pub(super) origin: Option<(u8, u8)>,
}

/// Reads a move after its number; returns it and the rest of the line, or the byte that is wrong.
pub(super) fn read_move<'a>(game: &Game, text: &'a str) -> Result<(Said, &'a str), usize> {
    let at = |rest: &str| text.len() - rest.len();
    let rest = text.trim_start_matches(MARKS).trim_start();
    let (target, rest) = if let Some(rest) = rest.strip_prefix('同') {
        (None, rest.trim_start())
    } else {
        let mut letters = rest.chars();
        let file = letters.next().and_then(digit).filter(|&digit| digit > 0);
        let rank = letters.next().and_then(digit).filter(|&digit| digit > 0);
        let (Some(file), Some(rank)) = (file, rank) else { return Err(at(rest)) };
        (Some((file - 1, rank - 1)), letters.as_str().trim_start())
    };
    let (kind, rest) = leading_man(game, rest).ok_or_else(|| at(rest))?;
    let mut said = Said { target, kind, promotes: false, drops: false, origin: None };
    let rest = read_manner(&mut said, rest);
    let rest = rest.trim_start();
    let Some(inside) = rest.strip_prefix(['(', '（']) else { return Ok((said, rest)) };
    let Some((origin, after)) = inside.split_once([')', '）']) else { return Err(at(rest)) };
    // A bracket with a colon is the time of a move that does not say where it comes from.
    if origin.contains([':', '：', '/']) {
        return Ok((said, rest));
    }
    let digits: Vec<u8> = origin.trim().chars().filter_map(digit).collect();
    match digits.as_slice() {
        [0, 0] => said.drops = true,
        [file @ 1..=9, rank @ 1..=9] => said.origin = Some((file - 1, rank - 1)),
        _ => return Err(at(rest)),
    }
    Ok((said, after))
}

/// Reads how the move is made: promoting, dropped, and the words that tell men of a kind apart,
/// which the origin makes needless.
fn read_manner<'a>(said: &mut Said, text: &'a str) -> &'a str {
    let mut rest = text;
    loop {
        if let Some(after) = rest.strip_prefix("不成").or_else(|| rest.strip_prefix("生")) {
            said.promotes = false;
            rest = after;
        } else if let Some(after) = rest.strip_prefix('成') {
            said.promotes = true;
            rest = after;
        } else if let Some(after) = rest.strip_prefix('打') {
            said.drops = true;
            rest = after;
        } else if let Some(after) =
            rest.strip_prefix(['右', '左', '直', '上', '寄', '引', '行', '入'])
        {
            rest = after;
        } else {
            return rest;
        }
    }
}

/// What follows a move: its time and the mover's sum, in milliseconds, and the byte from which
/// nothing can be understood.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Tail {
    pub(super) spent_ms: Option<u64>,
    pub(super) total_ms: Option<u64>,
    pub(super) wrong: Option<usize>,
}

/// Reads what follows a move; the sign that it has variations says nothing that they do not.
pub(super) fn read_tail(text: &str) -> Tail {
    let trimmed = text.trim();
    let rest = trimmed.trim_end_matches('+').trim_end();
    if rest.is_empty() {
        return Tail::default();
    }
    let inside = rest.strip_prefix(['(', '（']).and_then(|rest| rest.strip_suffix([')', '）']));
    let wrong = text.len() - text.trim_start().len();
    match inside.map(clock::read) {
        Some(Some((spent_ms, total_ms))) => {
            Tail { spent_ms: Some(spent_ms), total_ms, wrong: None }
        }
        _ => Tail { wrong: Some(wrong), ..Tail::default() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_told_apart() {
        assert_eq!(kind("  "), Kind::Blank);
        assert_eq!(kind("**対局 評価値 -186"), Kind::Comment("*対局 評価値 -186"));
        assert_eq!(kind("先手：A:B"), Kind::Header("先手", "A:B"));
        assert_eq!(kind("先手:A"), Kind::Header("先手", "A"));
        assert_eq!(kind("変化：12手"), Kind::Variation(Some(12)));
        assert_eq!(kind("変化：１２手"), Kind::Variation(Some(12)));
        assert_eq!(kind("手数----指手---------消費時間--"), Kind::Heading);
        assert_eq!(kind("手数：7手"), Kind::Header("手数", "7手"));
        assert_eq!(kind("  ９ ８ ７ ６ ５ ４ ３ ２ １"), Kind::Frame);
        for line in [
            "1 ７六歩(77)",
            "１ ▲７六歩(77)",
            "1. 76歩(77)",
            "同銀(79)",
            "76歩(77)",
            "７六歩",
            "5 投了",
            "投了",
            "19 猫",
        ] {
            assert_eq!(kind(line), Kind::Move, "{line}");
        }
        assert_eq!(kind("よくわからない行"), Kind::Unknown);
    }

    #[test]
    fn a_number_is_split_from_its_move() {
        assert_eq!(ply_number("  12 同　銀(31)").0, Some(12));
        assert_eq!(ply_number("１８６二銀(71)"), (None, "１８６二銀(71)"));
        assert_eq!(ply_number("76歩(77)"), (None, "76歩(77)"));
        assert_eq!(ply_number("7.７六歩(77)"), (Some(7), "７六歩(77)"));
        assert_eq!(ply_number("3投了"), (Some(3), "投了"));
    }
}

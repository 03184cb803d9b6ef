//! Squares, numbers and men as Japanese records write them: `７六歩`, `十八`, `成銀`.

use shogido_rules::{Game, KindId, Move, Position};

const KANJI_DIGITS: [char; 10] = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// Reads one digit: `7`, `７` or `七`.
pub fn digit(letter: char) -> Option<u8> {
    match letter {
        '0'..='9' => Some(letter as u8 - b'0'),
        '０'..='９' => Some((letter as u32 - '０' as u32) as u8),
        _ => KANJI_DIGITS.iter().position(|&kanji| kanji == letter).map(|at| at as u8),
    }
}

/// Returns a digit as wide as a kanji.
///
/// # Panics
///
/// Panics above 9.
pub fn wide_digit(number: u8) -> char {
    char::from_u32('０' as u32 + u32::from(number)).filter(|_| number < 10).expect("one digit")
}

/// Writes a number below 100 in kanji: `十八`.
///
/// # Panics
///
/// Panics from 100 on.
pub fn kanji_number(number: u8) -> String {
    assert!(number < 100, "boards and hands need no hundreds");
    let (tens, ones) = (number / 10, number % 10);
    let mut text = String::new();
    if tens > 1 {
        text.push(KANJI_DIGITS[usize::from(tens)]);
    }
    if tens > 0 {
        text.push('十');
    }
    if ones > 0 || tens == 0 {
        text.push(KANJI_DIGITS[usize::from(ones)]);
    }
    text
}

/// Reads a number at the beginning of a text, in kanji or digits; returns it and what follows.
pub fn leading_number(text: &str) -> Option<(u32, &str)> {
    let (mut total, mut ones, mut seen) = (0_u32, None::<u32>, false);
    let mut rest = text;
    for letter in text.chars() {
        if letter == '十' {
            total = total.saturating_add(ones.take().unwrap_or(1).saturating_mul(10));
        } else if let Some(digit) = digit(letter) {
            ones = Some(ones.unwrap_or(0).saturating_mul(10).saturating_add(u32::from(digit)));
        } else {
            break;
        }
        seen = true;
        rest = &rest[letter.len_utf8()..];
    }
    seen.then(|| (total.saturating_add(ones.unwrap_or(0)), rest))
}

/// Other spellings of men: the first is what a game's own list has.
const SPELLINGS: &[(&str, &str)] = &[
    ("玉", "王"),
    ("龍", "竜"),
    ("龍王", "竜王"),
    ("龍馬", "竜馬"),
    ("全", "成銀"),
    ("圭", "成桂"),
    ("杏", "成香"),
    ("と", "成歩"),
    ("と", "ト"),
    ("と", "个"),
    ("玉将", "王将"),
];

/// Reads the name of a man at the beginning of a text; returns its kind and what follows. The
/// longest name that fits wins: `成銀` before `銀`.
pub fn leading_man<'a>(game: &Game, text: &'a str) -> Option<(KindId, &'a str)> {
    let mut best: Option<(KindId, &str)> = None;
    let mut consider = |kind: KindId, name: &str| {
        if let Some(rest) = text.strip_prefix(name)
            && best.is_none_or(|(_, shorter)| rest.len() < shorter.len())
        {
            best = Some((kind, rest));
        }
    };
    for kind in game.kinds() {
        for name in &game.kind(kind).kanji {
            consider(kind, name);
            for (_, other) in SPELLINGS.iter().filter(|(own, _)| own == name) {
                consider(kind, other);
            }
        }
    }
    best
}

/// Returns the name of a man in a move of KIF: one kanji, but `成銀`, `成桂` and `成香`.
pub fn name_in_move(game: &Game, kind: KindId) -> &str {
    let [short, long] = &game.kind(kind).kanji;
    if long.starts_with('成') { long } else { short }
}

/// Returns the name of a man on a diagram: one kanji.
pub fn name_on_board(game: &Game, kind: KindId) -> &str {
    &game.kind(kind).kanji[0]
}

/// Writes a move that could be played in a position, as KIF does: `７六歩(77)`, `同　銀(31)`,
/// `４五角打`.
pub fn move_text(position: &Position, played: Move) -> String {
    let game = position.game();
    let board = &game.rules().board;
    let Some(to) = played.to() else { return "パス".to_owned() };
    let last = position.moves().next_back().and_then(Move::to);
    let target = if last == Some(to) {
        "同　".to_owned()
    } else {
        let (file, rank) = (board.file(to) + 1, board.rank(to) + 1);
        let file = if file < 10 { wide_digit(file).to_string() } else { file.to_string() };
        format!("{file}{}", kanji_number(rank))
    };
    if let Some(kind) = played.dropped() {
        return format!("{target}{}打", name_in_move(game, kind));
    }
    let from = played.from().unwrap_or(to);
    let name = position.piece_at(from).map_or("玉", |man| name_in_move(game, man.kind));
    let promotes = if played.promotes_to().is_some() { "成" } else { "" };
    format!("{target}{name}{promotes}({}{})", board.file(from) + 1, board.rank(from) + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use shogido_rules::games;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for number in 0..100 {
            assert_eq!(leading_number(&kanji_number(number)), Some((u32::from(number), "")));
        }
        assert_eq!(leading_number("１８歩"), Some((18, "歩")));
        assert_eq!(leading_number("十"), Some((10, "")));
        assert_eq!(leading_number("歩"), None);
        assert_eq!(leading_number(&"9".repeat(5000)), Some((u32::MAX, "")));
    }

    #[test]
    fn every_spelling_of_a_man_is_read() {
        let game = games::find("shogi").expect("shogi is there").default_game();
        let read =
            |text| leading_man(&game, text).map(|(kind, rest)| (game.kind(kind).id.clone(), rest));
        for (text, id, rest) in [
            ("王(59)", "k", "(59)"),
            ("玉", "k", ""),
            ("竜", "+r", ""),
            ("成銀(22)", "+s", "(22)"),
            ("銀成(22)", "s", "成(22)"),
            ("圭", "+n", ""),
            ("成香", "+l", ""),
            ("と", "+p", ""),
            ("歩不成", "p", "不成"),
            ("馬", "+b", ""),
            ("桂馬打", "n", "打"),
        ] {
            assert_eq!(read(text), Some((id.to_owned(), rest)), "{text}");
        }
        assert_eq!(read("猫"), None);
    }
}

//! Moves between the game's own coordinates and those of UCI and CECP.
//!
//! Games written as USI writes them count files from the right and name ranks with letters from
//! the top (`7g7f`); UCI and CECP name files with letters from the left and count ranks from the
//! bottom (`c3c4`). A drop is `P*5e` here and `P@e5` there; a move by way of a square is `6f5e6d`
//! here and two legs, `g7h8,h8i9`, there. Western games differ in the sign of a drop only.

use shogido_rules::Game;
use shogido_rules::rules::Notation;

/// How the squares of a game's board are named.
#[derive(Clone, Copy, Debug)]
pub(super) struct Coordinates {
    notation: Notation,
    files: u8,
    ranks: u8,
}

impl Coordinates {
    pub(super) fn of(game: &Game) -> Self {
        let rules = game.rules();
        Self { notation: rules.notation, files: rules.board.files(), ranks: rules.board.ranks() }
    }

    /// A move of the game in letters. What is no move comes back as it is.
    pub(super) fn write_letters(self, text: &str) -> String {
        let rewritten = || {
            let (dropped, rest) = match text.split_once('*') {
                Some((kind, rest)) => (format!("{kind}@"), rest),
                None => (String::new(), text),
            };
            let rest = match self.notation {
                Notation::Western => rest.to_owned(),
                Notation::Shogi => self.ways_write_letters(rest)?,
            };
            Some(dropped + &rest)
        };
        rewritten().unwrap_or_else(|| text.to_owned())
    }

    /// A move in letters as the game writes it. A text that is no move comes back as it is: the
    /// referee will name it illegal.
    pub(super) fn read_letters(self, text: &str) -> String {
        let rewritten = || {
            let (dropped, rest) = match text.split_once('@') {
                Some((kind, rest)) => (format!("{}*", kind.to_ascii_uppercase()), rest),
                None => (String::new(), text),
            };
            let rest = match self.notation {
                Notation::Western => rest.to_owned(),
                Notation::Shogi => self.ways_read_letters(rest)?,
            };
            Some(dropped + &rest)
        };
        rewritten().unwrap_or_else(|| text.to_owned())
    }

    fn ways_write_letters(self, text: &str) -> Option<String> {
        let (text, promotes) = match text.strip_suffix('+') {
            Some(plain) => (plain, "+"),
            None => (text, ""),
        };
        let mut squares = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            let (file, after) = number(rest)?;
            let rank = after.chars().next().filter(char::is_ascii_lowercase)? as u8 - b'a';
            rest = &after[1..];
            let known = (1..=self.files).contains(&file) && rank < self.ranks;
            let letter = known.then(|| char::from(b'a' + self.files - file))?;
            squares.push(format!("{letter}{}", self.ranks - rank));
        }
        let legs: Vec<String> = match squares.as_slice() {
            [] => return None,
            [only] => vec![only.clone()],
            many => many.windows(2).map(<[String]>::concat).collect(),
        };
        Some(legs.join(",") + promotes)
    }

    fn ways_read_letters(self, text: &str) -> Option<String> {
        // CECP's `=` says that a promotion was declined; USI leaves the sign out.
        let text = text.strip_suffix('=').unwrap_or(text);
        let (text, promotes) = match text.strip_suffix('+') {
            Some(plain) => (plain, "+"),
            None => (text, ""),
        };
        let mut squares: Vec<String> = Vec::new();
        for leg in text.split(',') {
            let mut rest = leg;
            let mut first = true;
            while !rest.is_empty() {
                let file = rest.chars().next().filter(char::is_ascii_lowercase)? as u8 - b'a';
                let (rank, after) = number(&rest[1..])?;
                rest = after;
                let known = file < self.files && (1..=self.ranks).contains(&rank);
                let letter = known.then(|| char::from(b'a' + self.ranks - rank))?;
                let square = format!("{}{letter}", self.files - file);
                // A further leg begins where the one before it ended.
                if !(first && squares.last() == Some(&square)) {
                    squares.push(square);
                }
                first = false;
            }
        }
        (!squares.is_empty()).then(|| squares.concat() + promotes)
    }
}

/// The number at the head of a text, and what follows it.
fn number(text: &str) -> Option<(u8, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use shogido_rules::games;

    fn of(game: &str) -> Coordinates {
        Coordinates::of(&games::find(game).expect("a known game").default_game())
    }

    #[test]
    fn moves_go_write_letters_and_back() {
        let shogi = of("shogi");
        for (usi, letters) in [
            ("7g7f", "c3c4"),
            ("8h2b+", "b2h8+"),
            ("P*5e", "P@e5"),
            ("9i1a", "a1i9"),
            ("6f5e6d", "d4e5,e5d6"),
        ] {
            assert_eq!(shogi.write_letters(usi), letters);
            assert_eq!(shogi.read_letters(letters), usi);
        }
        assert_eq!(shogi.read_letters("c3c4="), "7g7f");
    }

    #[test]
    fn western_moves_stay_as_they_are() {
        let chess = of("chess");
        for text in ["e2e4", "a7a8q", "e1g1"] {
            assert_eq!(chess.write_letters(text), text);
            assert_eq!(chess.read_letters(text), text);
        }
        assert_eq!(of("pocket-knight").write_letters("N*e4"), "N@e4");
    }

    #[test]
    fn a_text_that_is_no_move_is_left_alone() {
        for text in ["", "x", "resign", "7g", "77", "e9e10"] {
            assert_eq!(of("shogi").read_letters(text), text);
        }
    }
}

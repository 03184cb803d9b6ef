//! Moves between USI and the letters-and-numbers coordinates of UCI and CECP, on boards of nine
//! files and ranks.
//!
//! USI counts files from the right and names ranks with letters from the top (`7g7f`); UCI and
//! CECP name files with letters from the left and count ranks from the bottom (`c3c4`). A drop is
//! `P*5e` here and `P@e5` there.

/// Files and ranks of the board.
const SIDE: u8 = 9;

/// A square of USI in letters, or `None` when it is not one.
fn square_to_letters(square: &[u8]) -> Option<[u8; 2]> {
    let [file @ b'1'..=b'9', rank @ b'a'..=b'i'] = *square else { return None };
    Some([b'a' + SIDE - (file - b'0'), b'1' + SIDE - 1 - (rank - b'a')])
}

/// A square in letters in USI, or `None` when it is not one.
fn square_from_letters(square: &[u8]) -> Option<[u8; 2]> {
    let [file @ b'a'..=b'i', rank @ b'1'..=b'9'] = *square else { return None };
    Some([b'0' + SIDE - (file - b'a'), b'a' + SIDE - 1 - (rank - b'1')])
}

/// Rewrites a move with `square` for its squares and `drop` for the sign of a drop. A text that is
/// no move comes back as it is: the referee will name it illegal.
fn rewrite(text: &str, drop: [char; 2], square: fn(&[u8]) -> Option<[u8; 2]>) -> String {
    let bytes = text.as_bytes();
    let rewritten = || {
        let mut new = String::new();
        let mut rest = match bytes.get(1) {
            Some(&sign) if char::from(sign) == drop[0] => {
                new.push(char::from(bytes[0]).to_ascii_uppercase());
                new.push(drop[1]);
                &bytes[2..]
            }
            _ => bytes,
        };
        while rest.len() >= 2 {
            new.extend(square(&rest[..2])?.map(char::from));
            rest = &rest[2..];
        }
        match rest {
            // CECP's `=` says that a promotion was declined; USI leaves the sign out.
            [] | b"=" => {}
            b"+" => new.push('+'),
            _ => return None,
        }
        Some(new)
    };
    rewritten().unwrap_or_else(|| text.to_owned())
}

/// A move of USI in letters.
pub(super) fn to_letters(text: &str) -> String {
    rewrite(text, ['*', '@'], square_to_letters)
}

/// A move in letters in USI.
pub(super) fn from_letters(text: &str) -> String {
    rewrite(text, ['@', '*'], square_from_letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_go_to_letters_and_back() {
        for (usi, letters) in
            [("7g7f", "c3c4"), ("8h2b+", "b2h8+"), ("P*5e", "P@e5"), ("9i1a", "a1i9")]
        {
            assert_eq!(to_letters(usi), letters);
            assert_eq!(from_letters(letters), usi);
        }
        assert_eq!(from_letters("c3c4="), "7g7f");
    }

    #[test]
    fn a_text_that_is_no_move_is_left_alone() {
        for text in ["", "x", "resign", "7g", "77", "e9e10"] {
            assert_eq!(from_letters(text), text);
        }
    }
}

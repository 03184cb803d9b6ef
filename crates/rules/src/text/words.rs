//! The words of a line and where they stand.

/// A word of the text and the column of its first letter, counted from 1.
pub(super) type Word<'a> = (usize, &'a str);

pub(super) fn words(text: &str) -> Vec<Word<'_>> {
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

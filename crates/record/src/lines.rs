//! Lines of a text, whatever ends them.

/// One line without its end, and its number from 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    pub(crate) number: u32,
    pub(crate) text: &'a str,
}

impl Line<'_> {
    /// Returns the column of a byte of the line, in characters from 1.
    pub(crate) fn column(&self, byte: usize) -> u32 {
        let before = self.text.get(..byte).unwrap_or(self.text);
        before.chars().count() as u32 + 1
    }
}

/// Returns the lines of a text. LF, CR LF, CR CR LF (met in the headers of real files) and a CR
/// alone end a line.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut rest = Some(text);
    let pieces = std::iter::from_fn(move || {
        let text = rest.filter(|text| !text.is_empty())?;
        let Some(end) = text.find(['\r', '\n']) else {
            rest = None;
            return Some(text);
        };
        let (line, after) = text.split_at(end);
        rest = Some(after_line_end(after));
        Some(line)
    });
    (1..).zip(pieces).map(|(number, text)| Line { number, text })
}

fn after_line_end(text: &str) -> &str {
    let without_returns = text.trim_start_matches('\r');
    match without_returns.strip_prefix('\n') {
        Some(rest) => rest,
        None => &text[1..],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(text: &str) -> Vec<(u32, &str)> {
        lines(text).map(|line| (line.number, line.text)).collect()
    }

    #[test]
    fn every_kind_of_line_end_ends_one_line() {
        let expected = vec![(1, "a"), (2, "b"), (3, ""), (4, "c")];
        assert_eq!(split("a\nb\n\nc"), expected);
        assert_eq!(split("a\r\nb\r\n\r\nc\r\n"), expected);
        assert_eq!(split("a\rb\r\rc\r"), expected);
        assert_eq!(split("a\r\r\nb\n\nc\n"), expected);
        assert_eq!(split(""), vec![]);
    }

    #[test]
    fn columns_count_characters() {
        let line = Line { number: 1, text: "７六歩" };
        assert_eq!(line.column(0), 1);
        assert_eq!(line.column(3), 2);
        assert_eq!(line.column(99), 4);
    }
}

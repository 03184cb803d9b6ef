//! `shogido engine usi`: lines from the standard input to the engine's session, answers to the
//! standard output, each written at once.

use std::io::{self, BufRead, Read, Write};
use std::sync::{Arc, Mutex};

use shogido_engine::protocol::{Flow, Session};

/// The longest line that is read, in bytes; what goes beyond is dropped. A game of ten thousand
/// moves fits.
const LONGEST_LINE: u64 = 1 << 20;

/// Speaks USI until `quit` or the end of the input, then waits for the last answer.
///
/// # Errors
///
/// Fails when the input cannot be read. Bytes that are no text are read as far as they are.
pub(crate) fn usi(mut input: impl BufRead, output: impl Write + Send + 'static) -> io::Result<()> {
    let output = Mutex::new(output);
    let listener = move |line: &str| {
        // A user interface that no longer listens has gone; its input ends soon as well.
        if let Ok(mut output) = output.lock() {
            let _ = writeln!(output, "{line}").and_then(|()| output.flush());
        }
    };
    let mut session = Session::new(Arc::new(listener));
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
            session.wait();
            return Ok(());
        }
        if !line.ends_with(b"\n") && line.len() as u64 == LONGEST_LINE {
            skip_line(&mut input)?;
        }
        if session.handle(&String::from_utf8_lossy(&line)) == Flow::Quit {
            return Ok(());
        }
    }
}

/// Drops what is left of a line.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let held = input.fill_buf()?;
        if held.is_empty() {
            return Ok(());
        }
        let end = held.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(held.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Collects what is written.
    #[derive(Clone, Default)]
    struct Sheet(Arc<Mutex<Vec<u8>>>);

    impl Write for Sheet {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("no writer panics").write(bytes)
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn answers(input: &[u8]) -> String {
        let sheet = Sheet::default();
        usi(input, sheet.clone()).expect("a slice can always be read");
        let bytes = sheet.0.lock().expect("no writer panics").clone();
        String::from_utf8(bytes).expect("answers are text")
    }

    #[test]
    fn a_last_line_without_an_end_is_answered() {
        assert!(answers(b"setoption name USI_Hash value 1\nisready").ends_with("readyok\n"));
    }

    #[test]
    fn an_endless_line_and_zero_bytes_change_nothing() {
        let mut input = vec![b'x'; 3 << 20];
        input.extend_from_slice(b"\n\0\0\nsetoption name USI_Hash value 1\nisready\nquit\n");
        let said = answers(&input);
        assert_eq!(said.lines().last(), Some("readyok"));
        assert_eq!(said.lines().count(), 3, "{said}");
    }

    #[test]
    fn the_end_of_the_input_waits_for_the_last_answer() {
        let input = b"setoption name USI_Hash value 1\nposition startpos\ngo depth 2\n";
        assert!(answers(input).lines().last().is_some_and(|line| line.starts_with("bestmove ")));
    }
}

//! A child process spoken to line by line, with a deadline on every answer.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, bail};

/// Why an engine gave no line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Silence {
    /// The deadline passed.
    Deadline,
    /// The process ended or closed its output.
    Ended,
}

/// An engine's process. It is killed when dropped, so no engine outlives its match.
#[derive(Debug)]
pub(crate) struct LineProcess {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl LineProcess {
    /// Starts `command`: the program and its arguments, separated by blanks.
    ///
    /// # Errors
    /// Fails when the command is empty or the program cannot be started.
    pub(crate) fn start(command: &str) -> Result<Self> {
        let mut words = command.split_whitespace();
        let Some(program) = words.next() else { bail!("an engine needs a command to start it") };
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start the engine `{command}`"))?;
        let input = child.stdin.take().expect("the child was started with a piped input");
        let output = child.stdout.take().expect("the child was started with a piped output");
        let (sender, lines) = channel();
        // The reader ends by itself when the process closes its output or nobody listens any more.
        thread::spawn(move || {
            let mut reader = BufReader::new(output);
            let mut bytes = Vec::new();
            while reader.read_until(b'\n', &mut bytes).is_ok_and(|count| count > 0) {
                let line = String::from_utf8_lossy(&bytes).trim_end().to_owned();
                bytes.clear();
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Self { child, input, lines })
    }

    /// Sends one line. A process that has ended shows itself at the next read, so a failed write
    /// is not an error of its own.
    pub(crate) fn send(&mut self, line: &str) {
        let _ = self.input.write_all(line.as_bytes());
        let _ = self.input.write_all(b"\n");
        let _ = self.input.flush();
    }

    /// The next line, waiting until `deadline` at the latest.
    ///
    /// # Errors
    /// Says whether the deadline passed or the process ended.
    pub(crate) fn line(&mut self, deadline: Instant) -> Result<String, Silence> {
        let wait = deadline.saturating_duration_since(Instant::now());
        self.lines.recv_timeout(wait).map_err(|error| match error {
            RecvTimeoutError::Timeout => Silence::Deadline,
            RecvTimeoutError::Disconnected => Silence::Ended,
        })
    }

    /// Reads lines until `wanted` gives a value for one of them.
    ///
    /// # Errors
    /// Says whether the deadline passed or the process ended before such a line.
    pub(crate) fn find<T>(
        &mut self,
        deadline: Instant,
        mut wanted: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, Silence> {
        loop {
            if let Some(found) = wanted(&self.line(deadline)?) {
                return Ok(found);
            }
        }
    }
}

impl Drop for LineProcess {
    fn drop(&mut self) {
        self.send("quit");
        // An engine deep in thought may not read `quit` soon; the match does not wait for it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_line_sent_to_cat_comes_back() {
        let mut cat = LineProcess::start("cat").expect("cat is everywhere");
        cat.send("usi");
        let deadline = Instant::now() + Duration::from_secs(5);
        assert_eq!(cat.line(deadline), Ok("usi".to_owned()));
    }

    #[test]
    fn a_silent_process_meets_the_deadline_and_a_dead_one_is_noticed() {
        let mut cat = LineProcess::start("cat").expect("cat is everywhere");
        assert_eq!(cat.line(Instant::now() + Duration::from_millis(20)), Err(Silence::Deadline));
        let mut dead = LineProcess::start("true").expect("true is everywhere");
        let deadline = Instant::now() + Duration::from_secs(5);
        assert_eq!(dead.line(deadline), Err(Silence::Ended));
    }
}

//! Fairy-Stockfish in a process of its own.

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use crate::positions::Perft;

/// A running Fairy-Stockfish.
pub struct Fairy {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Fairy {
    /// Starts the program, set to a game.
    pub fn start(path: &str, variant: &str) -> io::Result<Self> {
        let mut command = Command::new(path);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let input = child.stdin.take().expect("the input is piped");
        let output = BufReader::new(child.stdout.take().expect("the output is piped"));
        let mut fairy = Self { child, input, output };
        fairy.send(&format!("uci\nsetoption name UCI_Variant value {variant}\nisready\n"))?;
        fairy.wait_for("readyok")?;
        Ok(fairy)
    }

    /// Counts once from a position of shogi; returns the count and the processor time.
    pub fn perft(&mut self, perft: &Perft) -> io::Result<(u64, Duration)> {
        self.count(&format!("position sfen {}\ngo perft {}\n", perft.sfen, perft.depth))
    }

    /// Counts once from the start of the game; returns the count and the processor time.
    pub fn perft_from_start(&mut self, depth: u8) -> io::Result<(u64, Duration)> {
        self.count(&format!("position startpos\ngo perft {depth}\n"))
    }

    fn count(&mut self, request: &str) -> io::Result<(u64, Duration)> {
        let before = self.processor_time()?;
        self.send(request)?;
        let line = self.wait_for("Nodes searched:")?;
        let time = self.processor_time()?.saturating_sub(before);
        let nodes = line.rsplit(' ').next().and_then(|count| count.parse().ok());
        Ok((nodes.ok_or(io::ErrorKind::InvalidData)?, time))
    }

    fn send(&mut self, text: &str) -> io::Result<()> {
        self.input.write_all(text.as_bytes())?;
        self.input.flush()
    }

    fn wait_for(&mut self, start: &str) -> io::Result<String> {
        loop {
            let mut line = String::new();
            if self.output.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if line.starts_with(start) {
                return Ok(line.trim().to_owned());
            }
        }
    }

    /// The time all its threads have run: the first number of each `schedstat`, in nanoseconds.
    fn processor_time(&self) -> io::Result<Duration> {
        let mut total = 0;
        for task in fs::read_dir(format!("/proc/{}/task", self.child.id()))? {
            let text = fs::read_to_string(task?.path().join("schedstat"))?;
            let first = text.split(' ').next().and_then(|time| time.parse::<u64>().ok());
            total += first.ok_or(io::ErrorKind::InvalidData)?;
        }
        Ok(Duration::from_nanos(total))
    }
}

impl Drop for Fairy {
    fn drop(&mut self) {
        // It ends by itself when told; if it no longer listens, it is stopped.
        if self.send("quit\n").is_err() {
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
    }
}

//! What a player of a match is, as written on the command line.

use std::fmt;
use std::str::FromStr;

use anyhow::{Context, Result, bail};

/// How much a player may think about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    /// Milliseconds for each move.
    MoveTime(u64),
    /// Nodes for each move.
    Nodes(u64),
    /// Plies of search for each move.
    Depth(u32),
    /// A clock: all in milliseconds. Byoyomi is what a player without main time has for a move.
    Clock {
        /// Time for the whole game.
        main: u64,
        /// Added after each move.
        increment: u64,
        /// For each move once the main time is used up.
        byoyomi: u64,
    },
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MoveTime(ms) => write!(f, "{ms} ms a move"),
            Self::Nodes(nodes) => write!(f, "{nodes} nodes a move"),
            Self::Depth(depth) => write!(f, "depth {depth}"),
            Self::Clock { main, increment, byoyomi } => {
                write!(f, "clock {main} ms + {increment} ms, byoyomi {byoyomi} ms")
            }
        }
    }
}

/// The language an engine speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Protocol {
    /// Universal Shogi Interface.
    Usi,
    /// Universal Chess Interface, with the variant named by `UCI_Variant`.
    Uci,
    /// Chess Engine Communication Protocol, version 2.
    Cecp,
}

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Another program.
    Program {
        /// Program and arguments.
        command: String,
        /// Its language.
        protocol: Protocol,
        /// Options to set before the first game.
        options: Vec<(String, String)>,
        /// Lines sent as they are after the handshake.
        setup: Vec<String>,
    },
    /// The built-in player that looks one move ahead and takes what it can.
    Greedy,
    /// One of our ten levels, in this process.
    Level(u8),
}

/// One player of a match.
///
/// Written as `key=value` parts separated by `;`: `cmd`, `name`, `proto` (`usi`, `uci`, `cecp`),
/// `movetime`, `nodes`, `depth`, `main`, `inc`, `byoyomi`, `setup` (may repeat), `option.NAME`; or the words
/// `greedy` and `level=N` for the built-in players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spec {
    /// Name in tables and logs.
    pub(crate) name: String,
    /// Who plays.
    pub(crate) kind: Kind,
    /// How much it may think; built-in players take no limit.
    pub(crate) limit: Limit,
}

/// The parts of a specification as they are met.
#[derive(Debug, Default)]
struct Parts {
    name: Option<String>,
    command: Option<String>,
    protocol: Option<Protocol>,
    options: Vec<(String, String)>,
    setup: Vec<String>,
    limit: Option<Limit>,
    main: u64,
    increment: u64,
    byoyomi: u64,
    built_in: Option<Kind>,
}

impl Parts {
    fn read(&mut self, part: &str) -> Result<()> {
        if part == "greedy" {
            self.built_in = Some(Kind::Greedy);
            return Ok(());
        }
        let (key, value) = part
            .split_once('=')
            .with_context(|| format!("`{part}` is not of the form key=value"))?;
        let (key, value) = (key.trim(), value.trim());
        let number = || {
            value.parse::<u64>().with_context(|| format!("`{key}` needs a number, not `{value}`"))
        };
        match key {
            "name" => self.name = Some(value.to_owned()),
            "cmd" => self.command = Some(value.to_owned()),
            "proto" => {
                self.protocol = Some(match value {
                    "usi" => Protocol::Usi,
                    "uci" => Protocol::Uci,
                    "cecp" => Protocol::Cecp,
                    _ => bail!("unknown protocol `{value}`: use usi, uci or cecp"),
                });
            }
            "setup" => self.setup.push(value.to_owned()),
            "movetime" => self.limit = Some(Limit::MoveTime(number()?)),
            "nodes" => self.limit = Some(Limit::Nodes(number()?)),
            "depth" => self.limit = Some(Limit::Depth(number()? as u32)),
            "main" => self.main = number()?,
            "inc" => self.increment = number()?,
            "byoyomi" => self.byoyomi = number()?,
            "level" => match number()? {
                level @ 1..=10 => self.built_in = Some(Kind::Level(level as u8)),
                _ => bail!("a level is 1 to 10, not `{value}`"),
            },
            _ => match key.strip_prefix("option.") {
                Some(option) => self.options.push((option.to_owned(), value.to_owned())),
                None => bail!("unknown key `{key}` in an engine's description"),
            },
        }
        Ok(())
    }
}

impl FromStr for Spec {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self> {
        let mut parts = Parts::default();
        for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
            parts.read(part)?;
        }
        let Parts { main, increment, byoyomi, .. } = parts;
        let clock = Limit::Clock { main, increment, byoyomi };
        let has_clock = main + increment + byoyomi > 0;
        let limit = match parts.limit {
            Some(_) if has_clock => bail!("`{text}` gives both a clock and another limit"),
            Some(limit) => limit,
            None if has_clock => clock,
            None if parts.built_in.is_some() => Limit::Depth(1),
            None => bail!("`{text}` has no limit: give movetime, nodes, depth, main or byoyomi"),
        };
        let kind = match (parts.built_in, parts.command) {
            (Some(kind), None) => kind,
            (None, Some(command)) => Kind::Program {
                command,
                protocol: parts.protocol.unwrap_or(Protocol::Usi),
                options: parts.options,
                setup: parts.setup,
            },
            _ => bail!("`{text}` must have either cmd=..., or greedy, or level=N"),
        };
        let name = parts.name.unwrap_or_else(|| match &kind {
            Kind::Program { command, .. } => default_name(command),
            Kind::Greedy => "greedy".to_owned(),
            Kind::Level(level) => format!("level {level}"),
        });
        Ok(Self { name, kind, limit })
    }
}

/// The program's file name, without its folder and arguments.
fn default_name(command: &str) -> String {
    let program = command.split_whitespace().next().unwrap_or(command);
    program.rsplit('/').next().unwrap_or(program).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_read_with_options_and_limit() {
        let spec: Spec = "cmd=/usr/games/fairy-stockfish; option.Threads=1; movetime=200"
            .parse()
            .expect("a good description");
        assert_eq!(spec.name, "fairy-stockfish");
        assert_eq!(spec.limit, Limit::MoveTime(200));
        let Kind::Program { protocol, options, .. } = spec.kind else { panic!("a program") };
        assert_eq!(protocol, Protocol::Usi);
        assert_eq!(options, [("Threads".to_owned(), "1".to_owned())]);
    }

    #[test]
    fn mistakes_in_a_description_are_named() {
        for (text, word) in [
            ("cmd=x", "no limit"),
            ("movetime=5", "must have either"),
            ("cmd=x; movetime=many", "needs a number"),
            ("cmd=x; movetime=5; byoyomi=5", "both a clock"),
            ("cmd=x; colour=red; nodes=1", "unknown key"),
            ("level=11", "1 to 10"),
        ] {
            let error = text.parse::<Spec>().expect_err(text).to_string();
            assert!(error.contains(word), "{text}: {error}");
        }
    }
}

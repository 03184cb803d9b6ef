//! What can be typed.

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum};
use shogido_words::{Language, text};

use crate::failure::Failure;

/// Everything typed after the name of the program.
#[derive(Parser, Debug)]
#[command(name = "shogido", version, propagate_version = true, disable_help_subcommand = true)]
pub(crate) struct Arguments {
    /// Language of every text: en, ru, be or ja (default: from LANG)
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Games(GamesArguments),
    Rules(RulesArguments),
    Show(ShowArguments),
    Moves(MovesArguments),
    Judge(JudgeArguments),
    Perft(PerftArguments),
    Mate(MateArguments),
    Convert(ConvertArguments),
    Check(CheckArguments),
    Play(PlayArguments),
    Serve(ServeArguments),
    Engine(EngineArguments),
    Bench(BenchArguments),
}

impl Command {
    /// Returns what `shogido` alone does: serve, and open a browser.
    pub(crate) fn serve_and_open() -> Command {
        let listen = LISTEN.parse().expect("the address is well formed");
        Command::Serve(ServeArguments { listen, data: None, open: true })
    }
}

/// Which game, by which rules, and from where.
#[derive(Args, Debug)]
pub(crate) struct PositionArguments {
    /// Id of the game, as in `shogido games`
    pub(crate) game: String,
    /// Position: SFEN, or startpos where left out
    pub(crate) position: Option<String>,
    /// Moves to play first, divided by blanks
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
    /// A rule to play by, as in `shogido rules GAME`; may be repeated
    #[arg(long = "rule", value_name = "NAME=VALUE")]
    pub(crate) rules: Vec<String>,
}

#[derive(Args, Debug)]
pub(crate) struct GamesArguments {
    /// Print one JSON document
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct RulesArguments {
    /// Id of the game, as in `shogido games`
    pub(crate) game: String,
    /// Print one JSON document
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ShowArguments {
    #[command(flatten)]
    pub(crate) at: PositionArguments,
    /// How to draw
    #[arg(long, value_enum, default_value_t = Picture::Text)]
    pub(crate) format: Picture,
    /// Piece set
    #[arg(long, value_name = "SET", value_parser = piece_sets())]
    pub(crate) pieces: Option<String>,
    /// What is written on the edges
    #[arg(long, value_name = "SYSTEM", value_parser = coordinate_systems())]
    pub(crate) coordinates: Option<String>,
    /// File to write
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

fn piece_sets() -> PossibleValuesParser {
    PossibleValuesParser::new(shogido_diagram::PieceSet::ALL.map(|set| set.name()))
}

fn coordinate_systems() -> PossibleValuesParser {
    PossibleValuesParser::new(shogido_diagram::Coordinates::ALL.map(|system| system.name()))
}

/// The forms of a diagram.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Picture {
    Text,
    Svg,
    Png,
}

#[derive(Args, Debug)]
pub(crate) struct MovesArguments {
    #[command(flatten)]
    pub(crate) at: PositionArguments,
    /// Print one JSON document
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct JudgeArguments {
    /// Id of the game, as in `shogido games`
    pub(crate) game: String,
    /// Position: SFEN, or startpos where left out
    pub(crate) position: Option<String>,
    /// Moves to judge, and the words win, impasse and resign
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true, default_value = "")]
    pub(crate) moves: String,
    /// A rule to play by, as in `shogido rules GAME`; may be repeated
    #[arg(long = "rule", value_name = "NAME=VALUE")]
    pub(crate) rules: Vec<String>,
    /// Print one JSON document
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PerftArguments {
    #[command(flatten)]
    pub(crate) at: PositionArguments,
    /// Length of the sequences, in plies
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=100))]
    pub(crate) depth: u32,
    /// Count the sequences behind each first move
    #[arg(long)]
    pub(crate) divide: bool,
    /// Which implementation of the rules counts (default: the fast one where it knows the game)
    #[arg(long, value_enum)]
    pub(crate) kernel: Option<Kernel>,
    /// Threads
    #[arg(long, value_name = "T", default_value_t = 1,
          value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub(crate) threads: u32,
}

/// The implementations of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Kernel {
    General,
    Fast,
}

#[derive(Args, Debug)]
pub(crate) struct ConvertArguments {
    /// Record to read; - for the standard input
    pub(crate) file: PathBuf,
    /// Format of the record (default: guessed)
    #[arg(long, value_name = "FORMAT")]
    pub(crate) from: Option<String>,
    /// Format to write: kif, kifu, usi or sfen
    #[arg(long, value_name = "FORMAT")]
    pub(crate) to: String,
    /// Encoding of the output: utf-8, shift-jis, euc-jp, utf-16le
    #[arg(long, value_name = "NAME", default_value = "utf-8")]
    pub(crate) encoding: String,
    /// Write what was understood although something is lost
    #[arg(long)]
    pub(crate) lenient: bool,
    /// File to write
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct CheckArguments {
    /// Record to check; - for the standard input
    pub(crate) file: PathBuf,
    /// Format of the record (default: guessed)
    #[arg(long, value_name = "FORMAT")]
    pub(crate) from: Option<String>,
    /// Print one JSON document
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct MateArguments {
    /// Id of the game, as in `shogido games`
    pub(crate) game: String,
    /// Position: SFEN
    pub(crate) position: String,
    /// Find every first move of a shortest mate
    #[arg(long)]
    pub(crate) all: bool,
    /// Longest mate to look for, in plies
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=999))]
    pub(crate) max_plies: Option<u16>,
    /// Positions to look at, at most
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<u64>,
    /// Print one JSON document
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PlayArguments {
    /// Id of the game, as in `shogido games`
    pub(crate) game: String,
    /// Position to begin from: SFEN, or startpos where left out
    pub(crate) position: Option<String>,
    /// Play against the machine at this level, from 1 to 10; without it two play at one keyboard
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=10))]
    pub(crate) level: Option<u8>,
    /// Your side against the machine
    #[arg(long, value_enum)]
    pub(crate) side: Option<Side>,
    /// A rule to play by, as in `shogido rules GAME`; may be repeated
    #[arg(long = "rule", value_name = "NAME=VALUE")]
    pub(crate) rules: Vec<String>,
    /// Piece set
    #[arg(long, value_name = "SET", value_parser = piece_sets())]
    pub(crate) pieces: Option<String>,
    /// What is written on the edges
    #[arg(long, value_name = "SYSTEM", value_parser = coordinate_systems())]
    pub(crate) coordinates: Option<String>,
}

/// The sides of a game for two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Side {
    First,
    Second,
}

/// The address to listen on where none is named.
const LISTEN: &str = "127.0.0.1:8080";

#[derive(Args, Debug)]
pub(crate) struct ServeArguments {
    /// Address to listen on
    #[arg(long, value_name = "ADDRESS", default_value = LISTEN)]
    pub(crate) listen: SocketAddr,
    /// Folder for the database
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Open a browser
    #[arg(long)]
    pub(crate) open: bool,
}

#[derive(Args, Debug)]
pub(crate) struct EngineArguments {
    /// Protocol
    #[arg(value_enum)]
    pub(crate) protocol: Protocol,
}

/// The engine protocols.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Protocol {
    Usi,
}

#[derive(Args, Debug)]
pub(crate) struct BenchArguments {
    /// Print one JSON document
    #[arg(long)]
    pub(crate) json: bool,
}

/// Returns the command line with its help in a language.
pub(crate) fn command(language: Language) -> clap::Command {
    let mut command = Arguments::command().about(text(language, "help-about", &[]));
    let names: Vec<String> =
        command.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    for name in names {
        let about = text(language, &format!("help-{name}"), &[]);
        command = command.mut_subcommand(name, |command| command.about(about));
    }
    command
}

/// Returns the language typed or that of the environment, for what is said before all is read.
pub(crate) fn language(typed: &[OsString]) -> Language {
    let mut words = typed.iter().filter_map(|word| word.to_str());
    while let Some(word) = words.next() {
        let tag = match word.strip_prefix("--lang=") {
            Some(tag) => Some(tag),
            None if word == "--lang" => words.next(),
            None => None,
        };
        if let Some(language) = tag.and_then(Language::parse) {
            return language;
        }
    }
    of_environment()
}

/// Returns the language asked for.
pub(crate) fn chosen_language(arguments: &Arguments) -> Result<Language, Failure> {
    let Some(tag) = &arguments.lang else { return Ok(of_environment()) };
    Language::parse(tag).ok_or_else(|| {
        let about = [("language", tag.into())];
        Failure::Usage(text(of_environment(), "cli-unknown-language", &about))
    })
}

/// Returns the language of the environment, as POSIX orders its variables.
fn of_environment() -> Language {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let set = variables.iter().filter_map(|name| std::env::var(name).ok());
    let chosen = set.into_iter().find(|value| !value.is_empty());
    chosen.and_then(|value| Language::parse(&value)).unwrap_or_default()
}

//! What can be typed.

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum};
use shogido_words::{Language, has, text};

use crate::failure::Failure;
use crate::input::shortened;

/// Everything typed after the name of the program.
#[derive(Parser, Debug)]
#[command(name = "shogido", version, disable_help_subcommand = true)]
pub(crate) struct Arguments {
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<String>,
    #[arg(long = "game-file", global = true, value_name = "FILE")]
    pub(crate) game_files: Vec<PathBuf>,
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
    #[command(name = "check-game")]
    CheckGame(CheckGameArguments),
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

/// By which rules.
#[derive(Args, Debug, Default)]
pub(crate) struct RuleArguments {
    #[arg(long = "rules", value_name = "SET", value_enum)]
    pub(crate) rule_set: Option<RuleSet>,
    #[arg(long = "rule", value_name = "NAME=VALUE")]
    pub(crate) rules: Vec<String>,
}

/// A whole set of rules.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum RuleSet {
    Book,
    Modern,
}

/// Which game, by which rules, and from where.
#[derive(Args, Debug)]
pub(crate) struct PositionArguments {
    pub(crate) game: String,
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub(crate) handicap: Option<String>,
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
    #[command(flatten)]
    pub(crate) rules: RuleArguments,
}

#[derive(Args, Debug)]
pub(crate) struct GamesArguments {
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct RulesArguments {
    pub(crate) game: String,
    #[arg(long, value_enum, default_value_t = CardForm::Text)]
    pub(crate) format: CardForm,
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) rules: RuleArguments,
}

/// The forms of a rules card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum CardForm {
    Text,
    Json,
    Toml,
}

#[derive(Args, Debug)]
pub(crate) struct ShowArguments {
    #[command(flatten)]
    pub(crate) at: PositionArguments,
    #[arg(long, value_enum, default_value_t = Picture::Text)]
    pub(crate) format: Picture,
    #[arg(long, value_name = "SET", value_parser = piece_sets())]
    pub(crate) pieces: Option<String>,
    #[arg(long, value_name = "SYSTEM", value_parser = coordinate_systems())]
    pub(crate) coordinates: Option<String>,
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

fn piece_sets() -> PossibleValuesParser {
    PossibleValuesParser::new(shogido_diagram::PieceSet::ALL.map(shogido_diagram::PieceSet::name))
}

fn coordinate_systems() -> PossibleValuesParser {
    PossibleValuesParser::new(
        shogido_diagram::Coordinates::ALL.map(shogido_diagram::Coordinates::name),
    )
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
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct JudgeArguments {
    pub(crate) game: String,
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub(crate) handicap: Option<String>,
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
    #[command(flatten)]
    pub(crate) rules: RuleArguments,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PerftArguments {
    #[command(flatten)]
    pub(crate) at: PositionArguments,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=100))]
    pub(crate) depth: u32,
    #[arg(long)]
    pub(crate) divide: bool,
    #[arg(long, value_enum)]
    pub(crate) kernel: Option<Kernel>,
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
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "FORMAT")]
    pub(crate) from: Option<String>,
    #[arg(long, value_name = "FORMAT")]
    pub(crate) to: String,
    #[arg(long, value_name = "NAME", default_value = "utf-8")]
    pub(crate) encoding: String,
    #[arg(long)]
    pub(crate) lenient: bool,
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct CheckArguments {
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "FORMAT")]
    pub(crate) from: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct CheckGameArguments {
    pub(crate) file: PathBuf,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct MateArguments {
    pub(crate) game: String,
    pub(crate) position: String,
    #[arg(long)]
    pub(crate) all: bool,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=999))]
    pub(crate) max_plies: Option<u16>,
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<u64>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PlayArguments {
    pub(crate) game: String,
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub(crate) handicap: Option<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=10))]
    pub(crate) level: Option<u8>,
    #[arg(long, value_enum)]
    pub(crate) side: Option<Side>,
    #[command(flatten)]
    pub(crate) rules: RuleArguments,
    #[arg(long, value_name = "SET", value_parser = piece_sets())]
    pub(crate) pieces: Option<String>,
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
    #[arg(long, value_name = "ADDRESS", default_value = LISTEN)]
    pub(crate) listen: SocketAddr,
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long)]
    pub(crate) open: bool,
}

#[derive(Args, Debug)]
pub(crate) struct EngineArguments {
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
    #[arg(long)]
    pub(crate) json: bool,
}

/// Returns the command line with its help in a language.
pub(crate) fn command(language: Language) -> clap::Command {
    let say = |key: &str| text(language, key, &[]);
    let command = Arguments::command().about(say("help-about"));
    let names: Vec<String> =
        command.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    let command = with_help(command, language);
    names.into_iter().fold(command, |command, name| {
        let about = say(&format!("help-{name}"));
        command.mut_subcommand(name, |command| with_help(command.about(about), language))
    })
}

/// Gives a command its help in a language: headings, and what each argument means.
fn with_help(command: clap::Command, language: Language) -> clap::Command {
    let say = |key: &str| text(language, key, &[]);
    let name = command.get_name().to_owned();
    let template = format!(
        "{{before-help}}{{about-with-newline}}\n{}: {{usage}}\n\n{}{{after-help}}",
        say("help-usage"),
        if command.has_subcommands() {
            format!(
                "{}:\n{{subcommands}}\n\n{}:\n{{options}}",
                say("help-commands"),
                say("help-options")
            )
        } else if command.get_positionals().next().is_some() {
            format!(
                "{}:\n{{positionals}}\n\n{}:\n{{options}}",
                say("help-arguments"),
                say("help-options")
            )
        } else {
            format!("{}:\n{{options}}", say("help-options"))
        }
    );
    let switch = |id: &'static str, short, action| {
        let help = say(&format!("argument-{id}"));
        clap::Arg::new(id).short(short).long(id).action(action).help(help)
    };
    let mut command = command.help_template(template).disable_help_flag(true).arg(switch(
        "help",
        'h',
        clap::ArgAction::Help,
    ));
    if name == "shogido" {
        let version = switch("version", 'V', clap::ArgAction::Version);
        command = command.disable_version_flag(true).arg(version);
    }
    command.mut_args(|argument| {
        let id = argument.get_id().as_str().replace('_', "-");
        let own = format!("argument-{name}-{id}");
        let key = if has(&own) { own } else { format!("argument-{id}") };
        if has(&key) { argument.help(say(&key)) } else { argument }
    })
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
        let about = [("language", shortened(tag).into())];
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

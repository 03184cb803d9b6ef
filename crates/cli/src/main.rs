//! The program `shogido`: every command of it.
//!
//! What is typed is read by [`args`]; each command is a function of its own that writes to an
//! [`output::Out`] or fails with a [`failure::Failure`], whose exit code is 1 for wrong input or the
//! answer no and 2 for wrong usage.

mod args;
mod commands;
mod engine;
mod failure;
mod input;
mod output;
mod system;
mod usage;

use std::process::ExitCode;

use clap::FromArgMatches;

use args::{Arguments, Command};
use failure::Failure;
use output::Out;

fn main() -> ExitCode {
    let typed: Vec<_> = std::env::args_os().collect();
    let language = args::language(&typed);
    let matches = match args::command(language).try_get_matches_from(typed) {
        Ok(matches) => matches,
        Err(error) => return said_by_clap(&error, language),
    };
    let arguments = match Arguments::from_arg_matches(&matches) {
        Ok(arguments) => arguments,
        Err(error) => return said_by_clap(&error, language),
    };
    let language = match args::chosen_language(&arguments) {
        Ok(language) => language,
        Err(failure) => return failed(&failure, language),
    };
    let mut out = Out::stdout();
    let done = input::bring_games(&arguments.game_files, language)
        .and_then(|()| run(arguments.command, language, &mut out))
        .and_then(|()| out.flush());
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // What was said before the failure is said first.
            let _ = out.flush();
            failed(&failure, language)
        }
    }
}

fn run(
    command: Option<Command>,
    language: shogido_words::Language,
    out: &mut Out,
) -> Result<(), Failure> {
    match command.unwrap_or_else(Command::serve_and_open) {
        Command::Games(arguments) => commands::games::run(&arguments, language, out),
        Command::Rules(arguments) => commands::rules::run(&arguments, language, out),
        Command::Show(arguments) => commands::show::run(&arguments, language, out),
        Command::Moves(arguments) => commands::moves::run(&arguments, language, out),
        Command::Judge(arguments) => commands::judge::run(&arguments, language, out),
        Command::Perft(arguments) => commands::perft::run(&arguments, language, out),
        Command::Mate(arguments) => commands::mate::run(&arguments, language, out),
        Command::Convert(arguments) => commands::convert::run(&arguments, language, out),
        Command::Check(arguments) => commands::check::run(&arguments, language, out),
        Command::CheckGame(arguments) => commands::check_game::run(&arguments, language, out),
        Command::Play(arguments) => commands::play::run(&arguments, language, out),
        Command::Serve(arguments) => commands::serve::run(arguments, language, out),
        Command::Engine(arguments) => commands::engine::run(&arguments),
        Command::Bench(arguments) => commands::bench::run(&arguments, language, out),
    }
}

/// Writes a failure to the standard error stream; a closed output is no failure.
fn failed(failure: &Failure, language: shogido_words::Language) -> ExitCode {
    if let Some(sentence) = failure.sentence(language) {
        complain(&sentence, language);
    }
    ExitCode::from(failure.code())
}

fn complain(sentence: &str, language: shogido_words::Language) {
    let reason = [("reason", sentence.into())];
    output::complain(&shogido_words::text(language, "cli-error", &reason));
}

/// Lets clap print its help, which ends well; what was called wrongly is told in the reader's
/// language, with how it is to be called.
fn said_by_clap(error: &clap::Error, language: shogido_words::Language) -> ExitCode {
    if !error.use_stderr() {
        // A closed output cannot be told of.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    complain(&usage::sentence(error, language), language);
    if let Some(usage) = usage::usage(error, language) {
        output::complain(&usage);
    }
    ExitCode::from(failure::WRONG_USAGE)
}

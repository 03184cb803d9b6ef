//! Running the program as a user does.

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Stdio};

/// What the program answered.
pub(crate) struct Answer {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: i32,
}

/// Returns the program, speaking English whatever the machine's language is.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_shogido"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command
}

/// Runs the program to its end.
pub(crate) fn run<T: AsRef<OsStr>>(arguments: &[T]) -> Answer {
    run_with(arguments, b"")
}

/// Runs the program to its end with an input.
pub(crate) fn run_with<T: AsRef<OsStr>>(arguments: &[T], input: &[u8]) -> Answer {
    let mut command = program();
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    let input = input.to_vec();
    // A program that ends early closes its input; that is its right.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer does not panic");
    let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
    let answer = Answer {
        out: text(output.stdout),
        err: text(output.stderr),
        code: output.status.code().expect("the program ends by itself"),
    };
    assert!(!answer.err.contains("panicked"), "{}", answer.err);
    answer
}

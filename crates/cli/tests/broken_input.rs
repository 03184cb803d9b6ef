//! Broken input of every kind: one clear sentence, the right code, never a panic.

mod run;

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use run::{program, run, run_with};

/// Checks that a command is refused in one line that has certain words.
#[track_caller]
fn refused(arguments: &[&str], words: &[&str]) {
    let answer = run(arguments);
    assert_eq!((answer.code, answer.out.as_str()), (1, ""), "{arguments:?}: {}", answer.err);
    assert_eq!(answer.err.lines().count(), 1, "{}", answer.err);
    for word in words {
        assert!(answer.err.contains(word), "no “{word}” in: {}", answer.err);
    }
}

#[test]
fn an_unknown_game_is_named() {
    for command in ["rules", "show", "moves", "judge"] {
        refused(&[command, "go"], &["“go”", "shogido games"]);
    }
    refused(&["perft", "\n\u{7}", "--depth", "1"], &["\u{fffd}"]);
}

#[test]
fn a_broken_position_is_refused_with_its_place() {
    for (position, words) in [
        ("", &["startpos"][..]),
        ("9/9/9 b - 1", &["3", "9"]),
        ("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPP/1B5R1/LNSGKGSNL b - 1", &["7", "8"]),
        ("4k4/9/9/9/4x4/9/9/9/4K4 b - 1", &["x", "12"]),
        ("4k4/9/9/9/9/9/9/9/4K4 x - 1", &["x", "b"]),
        ("4k4/9/9/9/9/9/9/9/4K4 b 3B 1", &["3", "B"]),
        ("4k4/9/9/9/9/9/9/9/4K4 b 99999999999P 1", &["99999999999P"]),
        ("P3k4/9/9/9/9/9/9/9/4K4 b - 1", &["9a"]),
        ("4k4/P8/P8/9/9/9/9/9/4K4 b - 1", &["9"]),
        ("4k4/4G4/9/9/9/9/9/9/4K4 b - 1", &["check"]),
        ("\u{0}\u{1}", &["Position"]),
    ] {
        // A NUL cannot be passed to a program; the shell cuts there.
        let position = position.replace('\0', "\u{1}");
        refused(&["judge", "shogi", &position], words);
    }
}

#[test]
fn a_wrong_rule_is_refused_with_those_there_are() {
    refused(&["judge", "shogi", "--rule", "impasse=42"], &["impasse", "42", "declare-27"]);
    refused(&["judge", "shogi", "--rule", "colour=red"], &["colour", "repetition"]);
    let usage = run(&["judge", "shogi", "--rule", "impasse"]);
    assert_eq!(usage.code, 2);
}

#[test]
fn wrong_usage_ends_with_two() {
    for arguments in [
        &["fly"][..],
        &["perft", "shogi"],
        &["perft", "shogi", "--depth", "x"],
        &["perft", "shogi", "--depth", "-1"],
        &["judge", "shogi", "--kernel", "fast"],
        &["convert", "x.kif"],
        &["convert", "x.kif", "--to", "doc"],
        &["show", "shogi", "--pieces", "wooden"],
        &["play", "shogi", "--level", "11"],
        &["games", "--lang", "eo"],
        &["engine", "telnet"],
    ] {
        let answer = run(arguments);
        assert_eq!(answer.code, 2, "{arguments:?}: {}", answer.err);
        assert!(!answer.err.is_empty() && answer.out.is_empty(), "{arguments:?}");
    }
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    refused(&["check", "no-such-file.kif"], &["no-such-file.kif"]);
    let folder = std::env::temp_dir();
    refused(&["check", folder.to_str().expect("a path in UTF-8")], &["Cannot read"]);
}

#[test]
fn bytes_of_no_format_are_a_clear_no() {
    let mut line = vec![b'x'; 10 << 20];
    line.push(b'\n');
    let nuls = vec![0; 1 << 16];
    let noise: Vec<u8> = (0..=255).cycle().take(1 << 16).collect();
    let dots = "・\n".repeat(1 << 16).into_bytes();
    for bytes in [&b""[..], &line, &nuls, &noise, &dots] {
        let answer = run_with(&["check", "-", "--json"], bytes);
        assert_eq!(answer.code, 1);
        assert!(answer.out.len() < 1 << 20, "{} bytes were printed", answer.out.len());
        serde_json::from_str::<serde_json::Value>(&answer.out).expect("one JSON document");
        assert_eq!(run_with(&["convert", "-", "--to", "usi"], bytes).code, 1);
    }
}

#[test]
fn an_endless_line_in_a_game_is_one_wrong_move() {
    let mut lines = vec![b'7'; 10 << 20];
    lines.extend_from_slice(b"\n\0\0\n\xff\xfe\nquit\n");
    let answer = run_with(&["play", "minishogi"], &lines);
    assert_eq!(answer.code, 0);
    assert!(answer.out.len() < 8192, "{} bytes were printed", answer.out.len());
}

#[test]
fn a_long_broken_record_is_read_in_time() {
    let text = format!("手合割：平手\n{}", "1 ７六歩(77)\n変化：1手\n".repeat(50_000));
    let answer = run_with(&["check", "-", "--json"], text.as_bytes());
    assert_eq!(answer.code, 0, "{}", &answer.out[..answer.out.len().min(2000)]);
}

#[test]
fn a_closed_output_ends_the_program_quietly() {
    let mut command = program();
    command.args(["perft", "shogi", "--depth", "3", "--divide"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let odd = OsStr::from_bytes(b"\xff\xfe");
    for arguments in [
        &[OsStr::new("rules"), odd][..],
        &[OsStr::new("judge"), OsStr::new("shogi"), OsStr::new("--moves"), odd],
        &[odd],
        &[OsStr::new("--lang"), odd],
    ] {
        assert_eq!(run(arguments).code, 2, "{arguments:?}");
    }
    assert_eq!(run(&[OsStr::new("check"), odd]).code, 1);
}

#[test]
fn a_server_says_where_it_is_and_a_taken_address_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a path in UTF-8").to_owned();
    let mut command = program();
    command.args(["serve", "--listen", "127.0.0.1:0", "--data", &data]);
    let mut server = command.stdout(Stdio::piped()).spawn().expect("the server starts");
    let mut line = String::new();
    let mut lines = BufReader::new(server.stdout.take().expect("its output is a pipe"));
    lines.read_line(&mut line).expect("the server speaks");
    let at = line.find("http://").expect("the server names its address");
    let address = line[at + 7..].split('/').next().expect("an address").to_owned();
    refused(&["serve", "--listen", &address, "--data", &data], &[&address, "--listen"]);
    server.kill().expect("the server can be ended");
    server.wait().expect("the server ends");
}

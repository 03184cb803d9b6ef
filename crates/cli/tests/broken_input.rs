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
        ("4k4/9/9/9/9/9/9/9/4K4 b - 0", &["“0”", "1 or more"]),
        ("k07K/9/9/9/9/9/9/9/9 b - 1", &["“07”", "2"]),
        ("4k4/9/9/9/9/9/9/9/9/0K8 b - 1", &["10 ranks"]),
        ("9 b - 1", &["1 rank "]),
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

/// Returns the program speaking a language of the environment.
fn said_in(language: &str, arguments: &[&str]) -> (i32, String) {
    let output = program().env("LANG", language).args(arguments).output().expect("it runs");
    let said = String::from_utf8(output.stderr).expect("the program writes UTF-8");
    (output.status.code().expect("it ends by itself"), said)
}

#[test]
fn what_was_called_wrongly_is_told_in_the_readers_language() {
    for (arguments, word) in [
        (&["fly"][..], "fly"),
        (&["perft", "shogi"], "--depth"),
        (&["perft", "shogi", "--depth", "x"], "“x”"),
        (&["perft", "shogi", "--depth"], "--depth"),
        (&["play", "shogi", "--level", "11"], "11"),
        (&["show", "shogi", "--pieces", "wooden"], "wooden"),
        (&["games", "--wings"], "--wings"),
        (&["games", "more"], "more"),
        (&["engine", "telnet"], "usi"),
        (&["convert", "x.kif", "--to", "doc"], "doc"),
    ] {
        let (code, english) = said_in("en_GB.UTF-8", arguments);
        assert_eq!(code, 2, "{english}");
        assert!(english.contains(word), "no {word} in {english}");
        for (tag, letters) in
            [("ru_RU.UTF-8", 'а'..='я'), ("be_BY.UTF-8", 'а'..='я'), ("ja_JP.UTF-8", 'ぁ'..='ん')]
        {
            let (code, said) = said_in(tag, arguments);
            let first = said.lines().next().unwrap_or("");
            assert_eq!(code, 2, "{said}");
            let own = first.chars().filter(|letter| letters.contains(letter)).count();
            assert!(own > 3, "{arguments:?} in {tag}: {said}");
            for foreign in ["error:", "Usage:", "required", "unexpected", "tip:"] {
                assert!(!said.contains(foreign), "{arguments:?} in {tag}: {said}");
            }
        }
    }
}

#[test]
fn what_the_system_refuses_is_told_in_the_readers_language_with_its_own_words_after() {
    for (tag, words) in [
        ("ru_RU.UTF-8", "нет такого файла"),
        ("be_BY.UTF-8", "няма такога файла"),
        ("ja_JP.UTF-8", "ファイルやフォルダーがありません"),
    ] {
        let (code, said) = said_in(tag, &["check", "no-such-file.kif"]);
        assert_eq!(code, 1);
        assert!(said.contains(words) && said.contains("os error 2"), "{said}");
    }
    let (code, said) =
        said_in("ru_RU.UTF-8", &["serve", "--listen", "127.0.0.1:0", "--data", "/dev/null/x"]);
    assert_eq!(code, 1);
    assert!(said.contains("/dev/null/x") && said.contains("нельзя"), "{said}");
}

#[test]
fn what_is_repeated_of_the_input_is_short() {
    let long = "x".repeat(50_000);
    for arguments in [
        &["games", "--lang", &long][..],
        &["rules", &long],
        &[&long],
        &["games", &long],
        &["judge", "shogi", "--rule", &format!("{long}={long}")],
        &["judge", "shogi", "--rule", &format!("impasse={long}")],
        &["judge", "shogi", &long],
        &["judge", "shogi", "--moves", &long],
        &["perft", "shogi", "--depth", &long],
        &["show", "shogi", "--pieces", &long],
        &["convert", "x", "--to", &long],
        &["serve", "--listen", &long],
    ] {
        let answer = run(arguments);
        assert!(answer.code == 1 || answer.code == 2);
        assert!(answer.err.len() < 1000, "{} bytes: {:.200}", answer.err.len(), answer.err);
    }
}

#[test]
fn a_rule_given_twice_is_refused_unless_it_is_the_same() {
    let twice = |value| ["judge", "shogi", "--rule", "impasse=try", "--rule", value];
    let answer = run(&twice("impasse=none"));
    assert_eq!(answer.code, 2);
    assert!(
        answer.err.contains("impasse") && answer.err.contains("try") && answer.err.contains("none")
    );
    assert_eq!(run(&twice("impasse=try")).code, 0);
    assert_eq!(run(&twice("repetition=book")).code, 0);
}

#[test]
fn the_short_names_of_rules_are_taken() {
    for (short, full) in [("24", "agreement-24"), ("27", "agreement-27")] {
        let answer = run(&["judge", "shogi", "--rule", &format!("impasse={short}"), "--json"]);
        assert_eq!(answer.code, 0, "{}", answer.err);
        assert!(answer.out.contains(&format!("\"impasse\": \"{full}\"")), "{}", answer.out);
    }
    // A game without such a count does not know its short name.
    refused(&["judge", "minishogi", "--rule", "impasse=24"], &["impasse", "repetition"]);
}

#[test]
fn a_start_that_is_no_position_is_reported_with_the_reason_in_the_readers_language() {
    let line = b"4k4/P8/P8/9/9/9/9/9/4K4 b - 1\n";
    for (language, reason) in [
        ("en", "Two unpromoted pawns"),
        ("ru", "непревращённые пешки"),
        ("be", "неператвораныя пешкі"),
        ("ja", "二歩"),
    ] {
        let answer = run_with(&["check", "-", "--from", "sfen", "--lang", language], line);
        assert_eq!(answer.code, 1);
        assert!(answer.out.contains(reason), "{}", answer.out);
    }
}

#[test]
fn a_sealed_move_is_told_by_its_word_and_leaves_the_game_open() {
    let record = "手合割：平手\n1 ７六歩(77)\n2 封じ手\n".as_bytes();
    let answer = run_with(&["check", "-"], record);
    assert!(answer.out.contains("封じ手") && answer.out.contains("open"), "{}", answer.out);
    assert!(!answer.out.contains("other end"));
}

#[test]
fn a_record_that_ends_with_a_foul_off_the_board_is_converted() {
    let record = "手合割：平手\n1 ７六歩(77)\n2 ３三角打(00)\n3 反則勝ち\n".as_bytes();
    let answer = run_with(&["convert", "-", "--to", "kif"], record);
    assert_eq!(answer.code, 0, "{}", answer.err);
    assert!(answer.out.contains("３三角打") && answer.out.contains("反則勝ち"), "{}", answer.out);
    let answer = run_with(&["check", "-", "--json"], record);
    let report: serde_json::Value = serde_json::from_str(&answer.out).expect("one JSON document");
    let game = &report["games"][0];
    assert_eq!(game["stated"]["code"], "illegal-move", "{game}");
    assert_eq!(game["stated"]["winners"][0], "first", "{game}");
    assert_eq!(game["illegal"]["code"], "not-in-hand", "{game}");
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

//! Every command, through the program itself: what it prints and how it exits.

#![expect(clippy::needless_raw_string_hashes, reason = "snapshots are written so")]

mod run;

use expect_test::{Expect, expect};
use run::{run, run_with};
use serde_json::Value;

/// Checks what a successful command prints.
#[track_caller]
fn prints(arguments: &[&str], expected: &Expect) {
    let answer = run(arguments);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{arguments:?}");
    expected.assert_eq(&answer.out);
}

/// Checks the sentence and the code of a command that fails.
#[track_caller]
fn fails(arguments: &[&str], code: i32, expected: &Expect) {
    let answer = run(arguments);
    assert_eq!(answer.code, code, "{arguments:?}: {}", answer.err);
    expected.assert_eq(&answer.err);
}

#[track_caller]
fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&run(arguments).out).expect("one JSON document")
}

#[test]
fn games_are_listed_one_a_line() {
    let listed = run(&["games"]).out;
    let first: Vec<&str> = listed.lines().next().unwrap_or("").split_whitespace().collect();
    assert_eq!(first, ["shogi", "9×9", "2", "players,", "open", "Shogi"]);
    let games = json(&["games", "--json"]);
    let games = games.as_array().expect("a list");
    assert_eq!(listed.lines().count(), games.len());
    for game in games {
        assert!(game["id"].is_string() && game["players"].is_u64() && game["hidden"].is_boolean());
        for language in ["en", "ru", "be", "ja"] {
            assert!(game["names"][language].as_str().is_some_and(|name| !name.is_empty()));
        }
    }
}

#[test]
fn a_set_of_rules_is_chosen_at_once_and_single_rules_come_on_top() {
    let moves = |rules: &[&str]| {
        let position = "4k/p1p2/5/1P3/4K w - - 0 1";
        let answer = json(&[&["moves", "gardner", position, "--json"], rules].concat());
        answer.to_string().contains("b2b4")
    };
    assert!(moves(&[]) && moves(&["--rules", "book"]));
    assert!(!moves(&["--rules", "modern"]));
    assert!(moves(&["--rules", "modern", "--rule", "double_step=true"]));
}

#[test]
fn every_game_has_a_rules_card_in_every_language() {
    for game in json(&["games", "--json"]).as_array().expect("a list") {
        let id = game["id"].as_str().expect("an id");
        for language in ["en", "ru", "be", "ja"] {
            let card = run(&["rules", id, "--lang", language]);
            assert_eq!(card.code, 0);
            assert!(card.out.lines().count() > 20, "{id} {language}: {}", card.out);
        }
        let card = json(&["rules", id, "--json"]);
        assert_eq!(card["id"], id);
        for key in ["setup", "pieces", "options", "handicaps", "board", "text"] {
            assert!(!card[key].is_null(), "{id} has no {key}");
        }
        let start = card["setup"].as_str().expect("a start");
        assert_eq!(run(&["moves", id, start]).out, run(&["moves", id]).out);
    }
}

#[test]
fn a_board_without_rules_is_shown_and_nothing_else() {
    let shown = run(&["show", "patent-1991", "--lang", "en"]);
    assert_eq!(shown.code, 0);
    assert!(shown.out.contains("the rules are not. It cannot be played."), "{}", shown.out);
    assert_eq!(shown.out.matches('・').count(), 14 * 13);
    assert!(run(&["show", "patent-1991", "--format", "svg"]).out.starts_with("<svg"));
    assert_eq!(run(&["moves", "patent-1991"]).code, 1);
}

#[test]
fn a_position_is_shown_as_text_and_as_a_picture() {
    prints(
        &["show", "shogi", "--moves", "7g7f 3c3d 8h2b+"],
        &expect![[r#"
        Gote: –
           9  8  7  6  5  4  3  2  1
        +---------------------------+
        |v香v桂v銀v金v玉v金v銀v桂v香|a
        | ・v飛 ・ ・ ・ ・ ・ 馬 ・|b
        |v歩v歩v歩v歩v歩v歩 ・v歩v歩|c
        | ・ ・ ・ ・ ・ ・v歩 ・ ・|d
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|e
        | ・ ・ 歩 ・ ・ ・ ・ ・ ・|f
        | 歩 歩 ・ 歩 歩 歩 歩 歩 歩|g
        | ・ ・ ・ ・ ・ ・ ・ 飛 ・|h
        | 香 桂 銀 金 玉 金 銀 桂 香|i
        +---------------------------+
        Sente: 角
        To move: gote
    "#]],
    );
    prints(
        &["show", "minishogi", "--pieces", "letters", "--lang", "ru"],
        &expect![[r#"
        Готэ: –
           5  4  3  2  1
        +----------------+
        |  r  b  s  g  k | a
        |  ·  ·  ·  ·  p | b
        |  ·  ·  ·  ·  · | c
        |  P  ·  ·  ·  · | d
        |  K  G  S  B  R | e
        +----------------+
        Сэнтэ: –
        Ход: сэнтэ
    "#]],
    );
    let drawn = run(&["show", "shogi", "--format", "svg", "--pieces", "signs"]).out;
    assert!(drawn.starts_with("<svg ") && drawn.ends_with("</svg>\n"));
}

#[test]
fn a_picture_is_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("board.svg");
    let path = file.to_str().expect("a path in UTF-8");
    assert_eq!(run(&["show", "shogi", "--format", "svg", "-o", path]).code, 0);
    assert!(std::fs::read_to_string(&file).expect("the file").ends_with("</svg>\n"));
    let nowhere = folder.path().join("no/such/folder/board.svg");
    let refused = run(&["show", "shogi", "-o", nowhere.to_str().expect("a path in UTF-8")]);
    assert_eq!(refused.code, 1);
    assert!(refused.err.contains("Nothing was written"), "{}", refused.err);
    let left = std::fs::read_dir(folder.path()).expect("the folder").count();
    assert_eq!(left, 1, "something else was left behind");
}

#[test]
fn a_picture_in_pixels_is_a_png_or_tells_that_there_are_no_fonts() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("board.png");
    let path = file.to_str().expect("a path in UTF-8");
    let drawn = run(&["show", "shogi", "--pieces", "signs", "--format", "png", "-o", path]);
    if drawn.code == 0 {
        let bytes = std::fs::read(&file).expect("the file");
        assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"));
    } else {
        assert!(drawn.err.contains("no fonts"), "{}", drawn.err);
    }
}

#[cfg(unix)]
#[test]
fn writing_follows_links_and_leaves_devices_alone() {
    use std::os::unix::fs::FileTypeExt;

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("board.svg");
    std::fs::write(&file, "old").expect("a file");
    let link = folder.path().join("link.svg");
    std::os::unix::fs::symlink(&file, &link).expect("a link");
    let path = link.to_str().expect("a path in UTF-8");
    assert_eq!(run(&["show", "shogi", "--format", "svg", "-o", path]).code, 0);
    assert!(link.is_symlink(), "the link was replaced");
    assert!(std::fs::read_to_string(&file).expect("the file").ends_with("</svg>\n"));
    assert_eq!(run(&["show", "shogi", "-o", "/dev/null"]).code, 0);
    let null = std::fs::metadata("/dev/null").expect("the device");
    assert!(null.file_type().is_char_device(), "the device was replaced");
}

#[test]
fn legal_moves_are_listed_in_order() {
    prints(
        &["moves", "shogi", "4k4/9/9/4P4/9/9/9/9/4K4 b - 1"],
        &expect![[r#"
        5d5c
        5d5c+
        5i4h
        5i4i
        5i5h
        5i6h
        5i6i
    "#]],
    );
    let moves = run(&["moves", "shogi"]).out;
    let lines: Vec<&str> = moves.lines().collect();
    assert_eq!(lines.len(), 30);
    assert!(lines.is_sorted());
    let listed = json(&["moves", "shogi", "--moves", "7g7f", "--json"]);
    assert_eq!(listed["count"], 30);
    assert_eq!(listed["game"], "shogi");
    assert_eq!(listed["moves"][0], "1a1b");
}

#[test]
fn a_verdict_has_stable_keys() {
    prints(
        &["judge", "shogi", "--moves", "7g7f 3c3d", "--json"],
        &expect![[r#"
        {
          "game": "shogi",
          "rules": {
            "bare_king": "loses",
            "declare_fail": "loses",
            "handicap_points": "credit",
            "illegal_move": "refuse",
            "impasse": "agreement-24",
            "repetition": "four"
          },
          "illegal": null,
          "plies": 2,
          "position": "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3",
          "check": false,
          "result": null
        }
    "#]],
    );
    prints(
        &["judge", "shogi", "--moves", "7g7f resign", "--lang", "ja"],
        &expect![[r#"
        適用ルール：repetition=four impasse=agreement-24 bare_king=loses illegal_move=refuse declare_fail=loses handicap_points=credit
        指し手：1手
        lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2
        後手の投了により先手の勝ち
    "#]],
    );
}

#[test]
fn the_rules_end_a_game_with_their_codes() {
    let shuffle = "2h3h 8b7b 3h2h 7b8b ".repeat(3);
    let sennichite = json(&["judge", "shogi", "--moves", &shuffle, "--json"]);
    assert_eq!(sennichite["result"]["code"], "repetition");
    assert_eq!(sennichite["result"]["winners"], serde_json::json!([]));
    let longer = ["judge", "shogi", "--moves", &shuffle, "--rule", "repetition=book", "--json"];
    assert!(json(&longer)["result"].is_null());
    let mate = ["judge", "shogi", "8k/9/7RS/9/9/8L/9/9/9 b - 1", "--moves", "1c1b", "--json"];
    let mate = json(&mate);
    assert_eq!(mate["result"]["code"], "checkmate");
    assert_eq!(mate["result"]["winners"], serde_json::json!(["first"]));
    assert_eq!(mate["check"], true);
    let entered = "G3+R3S/GG2P2SS/GLPBKBPLS/9/9/7+p+p/7+pk/7+p+p/9 b - 1";
    let declared =
        ["judge", "shogi", entered, "--moves", "win", "--rule", "impasse=declare-27", "--json"];
    let declared = json(&declared);
    assert_eq!(declared["result"]["code"], "impasse");
    assert_eq!(declared["result"]["points"][0], 28);
    assert_eq!(declared["rules"]["impasse"], "declare-27");
}

#[test]
fn an_illegal_move_is_named_with_its_place_and_its_rule() {
    let position = "4k4/9/9/9/9/9/4P4/9/4K4 b P 1";
    let nifu = ["judge", "shogi", position, "--moves", "5i5h 5a5b P*5e", "--json"];
    let answer = run(&nifu);
    assert_eq!(answer.code, 1);
    let verdict: Value = serde_json::from_str(&answer.out).expect("one JSON document");
    expect![[r#"
        {
          "code": "nifu",
          "message": "Two unpromoted pawns on file 5 (nifu).",
          "move": "P*5e",
          "ply": 3
        }"#]]
    .assert_eq(&serde_json::to_string_pretty(&verdict["illegal"]).expect("JSON"));
    assert_eq!(verdict["plies"], 2);
    fails(
        &["judge", "shogi", position, "--moves", "P*5e", "--lang", "ru"],
        1,
        &expect![[r#"
        Ход 1, P*5e, невозможен: Две непревращённые пешки на вертикали 5 (нифу).
    "#]],
    );
    fails(
        &["judge", "shogi", "--moves", "hello"],
        1,
        &expect![[r#"
        Move 1, hello, is illegal: “hello” is not a move: write 7g7f, 8h2b+ to promote, or P*5e to drop.
    "#]],
    );
    fails(
        &["judge", "shogi", "--moves", "resign 7g7f"],
        1,
        &expect![[r#"
        Move 2, 7g7f, is illegal: The game is over.
    "#]],
    );
    let loses = ["judge", "shogi", position, "--moves", "P*5e", "--rule", "illegal_move=loses"];
    let loses = json(&[&loses[..], &["--json"]].concat());
    assert_eq!(loses["result"]["code"], "illegal-move");
    assert_eq!(loses["result"]["losers"], serde_json::json!(["first"]));
    assert_eq!(loses["illegal"]["code"], "nifu");
}

#[test]
fn both_kernels_count_alike_on_one_thread_and_on_more() {
    let count = |more: &[&str]| {
        let answer = run(&[&["perft", "shogi", "--depth", "3"], more].concat());
        let last = answer.out.lines().last().expect("a line").to_owned();
        let words: Vec<&str> = last.split(' ').collect();
        assert_eq!((words[0], words[2], words[4]), ("nodes", "time_ms", "nps"), "{last}");
        words[1].to_owned()
    };
    for more in [
        &[][..],
        &["--kernel", "general"],
        &["--kernel", "fast"],
        &["--threads", "3"],
        &["--divide", "--threads", "2"],
    ] {
        assert_eq!(count(more), "25470", "{more:?}");
    }
    let divided = run(&["perft", "shogi", "--depth", "2", "--divide"]).out;
    assert_eq!(divided.lines().count(), 31);
    assert!(divided.starts_with("1g1f 30\n1i1h 30\n"), "{divided}");
    fails(
        &["perft", "minishogi", "--depth", "1", "--kernel", "fast"],
        1,
        &expect![[r#"
        Error: The fast kernel knows only shogi; use --kernel general for minishogi (5×5).
    "#]],
    );
}

#[test]
fn a_mate_problem_is_solved() {
    let three = "9/9/8k/9/7R1/9/9/9/9 b Gr2b3g4s4n4l18p 1";
    let solved = json(&["mate", "shogi", three, "--all", "--json"]);
    assert_eq!((&solved["status"], &solved["plies"]), (&"mate".into(), &3.into()));
    assert_eq!(solved["solutions"][0]["line"], serde_json::json!(["G*2c", "1c1d", "2c2d"]));
    assert_eq!(solved["unique"], true);
    let all = json(&["mate", "shogi", "k8/2+P6/G8/9/2N6/9/9/9/9 b - 1", "--all", "--json"]);
    assert_eq!(all["solutions"].as_array().map(Vec::len), Some(3));
    assert_eq!(all["unique"], false);
    let small = json(&["mate", "minishogi", "k4/5/1G3/5/4K b G 1", "--json"]);
    assert_eq!(small["plies"], 1);
    let old = run(&["mate", "sho-shogi", "startpos"]);
    assert_eq!((old.code, old.err.contains("captured")), (1, true), "{}", old.err);
    let none = run(&["mate", "shogi", "startpos", "--json"]);
    assert_eq!(none.code, 1);
    assert!(none.out.contains("\"no-mate\""));
    let short = run(&["mate", "shogi", three, "--max-plies", "1", "--json"]);
    assert_eq!(short.code, 1);
    assert!(short.out.contains("\"unknown\""));
}

const KIF: &str = "手合割：平手\n先手：甲\n手数----指手---------消費時間--\n   1 ７六歩(77)+\n\
                   *よい手\n   2 ３四歩(33)\n   3 投了\n\n変化：1手\n   1 ２六歩(27)\n";

#[test]
fn a_record_is_converted_there_and_back() {
    let usi = run_with(&["convert", "-", "--to", "usi"], KIF.as_bytes());
    assert_eq!(usi.out, "position startpos moves 7g7f 3c3d resign\n");
    expect![[r#"
        usi keeps only the moves: variations, comments and times are left out.
    "#]]
    .assert_eq(&usi.err);
    let kif = run_with(&["convert", "-", "--to", "kif"], KIF.as_bytes());
    assert_eq!((kif.code, kif.err.as_str()), (0, ""));
    expect![[r#"
        #KIF version=2.0 encoding=UTF-8
        手合割：平手
        先手：甲
        手数----指手---------消費時間--
           1 ７六歩(77)   +
        *よい手
           2 ３四歩(33)
           3 投了
        まで2手で後手の勝ち

        変化：1手
           1 ２六歩(27)
    "#]]
    .assert_eq(&kif.out);
    let again = run_with(&["convert", "-", "--to", "kifu"], kif.out.as_bytes());
    assert_eq!(again.out, kif.out);
    let sfen = run_with(&["convert", "-", "--from", "usi", "--to", "sfen"], usi.out.as_bytes());
    assert!(sfen.out.ends_with(" b - 3\n"), "{}", sfen.out);
}

#[test]
fn what_cannot_be_read_is_not_lost_in_silence() {
    let broken = KIF.replace("３四歩", "３四猫");
    let refused = run_with(&["convert", "-", "--to", "usi"], broken.as_bytes());
    assert_eq!((refused.code, refused.out.as_str()), (1, ""));
    expect![[r#"
        line 6, column 8: This move cannot be read: “2 ３四猫(33)”.
        line 7, column 1: From “3 投了” on, moves were not read: 1.
        Error: Something of the record would be lost; nothing was written. --lenient converts what was understood.
    "#]].assert_eq(&refused.err);
    let lenient = run_with(&["convert", "-", "--to", "usi", "--lenient"], broken.as_bytes());
    assert_eq!(lenient.out, "position startpos moves 7g7f\n");
}

#[test]
fn a_file_in_another_encoding_is_written_and_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.kif");
    let path = file.to_str().expect("a path in UTF-8");
    let text = KIF.replace("よい手", "☗よい手");
    let arguments = ["convert", "-", "--to", "kif", "--encoding", "shift-jis", "-o", path];
    let written = run_with(&arguments, text.as_bytes());
    assert_eq!(written.code, 0);
    assert!(written.err.contains('☗'), "{}", written.err);
    assert!(std::str::from_utf8(&std::fs::read(&file).expect("the file")).is_err());
    let examined = json(&["check", path, "--json"]);
    assert_eq!(examined["encoding"], "Shift_JIS");
    assert_eq!(examined["games"][0]["moves"], "7g7f 3c3d");
    assert_eq!(examined["oddities"], serde_json::json!([]));
}

#[test]
fn the_record_doctor_names_every_oddity_with_its_place() {
    let ill = "手合割：平手\n1 ７六歩(77)\n2 ３四香(33)\n何か\n3 ２六歩(27)\n4 ５五歩(27)\n";
    let answer = run_with(&["check", "-"], ill.as_bytes());
    assert_eq!(answer.code, 1);
    expect![[r#"
        kif, UTF-8
        warning: line 3, column 3: “2 ３四香(33)” names another piece than the one on the square: 歩.
        warning: line 4, column 1: This line is of no known kind and was left aside: “何か”.
        error: line 6, column 3: “4 ５五歩(27)” breaks a rule: no piece on the first square.
        3 oddities found.

        Moves played: 3
        Move 4, 2g5e, is illegal: No piece stands on 2g.
        lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL w - 4
        The game goes on.
    "#]].assert_eq(&answer.out);
    let answer = run_with(&["check", "-", "--lang", "be"], KIF.as_bytes());
    assert_eq!(answer.code, 0);
    expect![[r#"
        kif, UTF-8
        Дзіўнага не знойдзена.

        先手: 甲
        Зроблена хадоў: 2
        lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3
        Перамога: готэ. Здача: сэнтэ
    "#]]
    .assert_eq(&answer.out);
}

#[test]
fn a_game_is_played_in_the_terminal() {
    let lines = "moves\n7g7e\nback\n7g7f\n3c3d\nback\nhelp\n\nresign\n";
    let arguments = ["play", "shogi", "--pieces", "letters"];
    let played = run_with(&arguments, lines.as_bytes());
    assert_eq!(played.code, 0);
    expect![[r#"
        Gote: –
           9  8  7  6  5  4  3  2  1
        +----------------------------+
        |  l  n  s  g  k  g  s  n  l | a
        |  ·  r  ·  ·  ·  ·  ·  b  · | b
        |  p  p  p  p  p  p  p  p  p | c
        |  ·  ·  ·  ·  ·  ·  ·  ·  · | d
        |  ·  ·  ·  ·  ·  ·  ·  ·  · | e
        |  ·  ·  ·  ·  ·  ·  ·  ·  · | f
        |  P  P  P  P  P  P  P  P  P | g
        |  ·  B  ·  ·  ·  ·  ·  R  · | h
        |  L  N  S  G  K  G  S  N  L | i
        +----------------------------+
        Sente: –
        To move: sente
        Your move
        1g1f 1i1h 2g2f 2h1h 2h3h 2h4h 2h5h 2h6h 2h7h 3g3f 3i3h 3i4h 4g4f 4i3h 4i4h 4i5h 5g5f 5i4h 5i5h 5i6h 6g6f 6i5h 6i6h 6i7h 7g7f 7i6h 7i7h 8g8f 9g9f 9i9h
        Your move
        The pawn does not move so. One step straight forward; it captures the same way.
        Your move
        There is no move to take back.
        Your move
        Gote: –
           9  8  7  6  5  4  3  2  1
        +----------------------------+
        |  l  n  s  g  k  g  s  n  l | a
        |  ·  r  ·  ·  ·  ·  ·  b  · | b
        |  p  p  p  p  p  p  p  p  p | c
        |  ·  ·  ·  ·  ·  ·  ·  ·  · | d
        |  ·  ·  ·  ·  ·  ·  ·  ·  · | e
        |  ·  ·  P  ·  ·  ·  ·  ·  · | f
        |  P  P  ·  P  P  P  P  P  P | g
        |  ·  B  ·  ·  ·  ·  ·  R  · | h
        |  L  N  S  G  K  G  S  N  L | i
        +----------------------------+
        Sente: –
        To move: gote
        Your move
        Gote: –
           9  8  7  6  5  4  3  2  1
        +----------------------------+
        |  l  n  s  g  k  g  s  n  l | a
        |  ·  r  ·  ·  ·  ·  ·  b  · | b
        |  p  p  p  p  p  p  ·  p  p | c
        |  ·  ·  ·  ·  ·  ·  p  ·  · | d
        |  ·  ·  ·  ·  ·  ·  ·  ·  · | e
        |  ·  ·  P  ·  ·  ·  ·  ·  · | f
        |  P  P  ·  P  P  P  P  P  P | g
        |  ·  B  ·  ·  ·  ·  ·  R  · | h
        |  L  N  S  G  K  G  S  N  L | i
        +----------------------------+
        Sente: –
        To move: sente
        Your move
        Gote: –
           9  8  7  6  5  4  3  2  1
        +----------------------------+
        |  l  n  s  g  k  g  s  n  l | a
        |  ·  r  ·  ·  ·  ·  ·  b  · | b
        |  p  p  p  p  p  p  p  p  p | c
        |  ·  ·  ·  ·  ·  ·  ·  ·  · | d
        |  ·  ·  ·  ·  ·  ·  ·  ·  · | e
        |  ·  ·  P  ·  ·  ·  ·  ·  · | f
        |  P  P  ·  P  P  P  P  P  P | g
        |  ·  B  ·  ·  ·  ·  ·  R  · | h
        |  L  N  S  G  K  G  S  N  L | i
        +----------------------------+
        Sente: –
        To move: gote
        Your move
        Type a move such as 7g7f, or: moves, hint, back, resign, help, quit.
        Your move
        Your move
        Gote: –
           9  8  7  6  5  4  3  2  1
        +----------------------------+
        |  l  n  s  g  k  g  s  n  l | a
        |  ·  r  ·  ·  ·  ·  ·  b  · | b
        |  p  p  p  p  p  p  p  p  p | c
        |  ·  ·  ·  ·  ·  ·  ·  ·  · | d
        |  ·  ·  ·  ·  ·  ·  ·  ·  · | e
        |  ·  ·  P  ·  ·  ·  ·  ·  · | f
        |  P  P  ·  P  P  P  P  P  P | g
        |  ·  B  ·  ·  ·  ·  ·  R  · | h
        |  L  N  S  G  K  G  S  N  L | i
        +----------------------------+
        Sente: –
        To move: gote
        Sente wins: gote resigned
    "#]].assert_eq(&played.out);
    let machine = run_with(&["play", "shogi", "--level", "1", "--side", "second"], b"quit\n");
    assert_eq!(machine.code, 0);
    assert!(machine.out.contains("The machine plays "), "{}", machine.out);
}

#[test]
fn the_engine_speaks_usi() {
    let answer = run_with(&["engine", "usi"], b"usi\nquit\n");
    assert_eq!(answer.code, 0);
    assert!(answer.out.starts_with("id name "), "{}", answer.out);
    assert!(answer.out.ends_with("usiok\n"), "{}", answer.out);
}

#[test]
fn help_is_given_in_every_language() {
    for (language, word) in
        [("en", "Usage"), ("ru", "Использование"), ("be", "Выкарыстанне"), ("ja", "使い方")]
    {
        let help = run(&["--help", "--lang", language]);
        assert_eq!(help.code, 0);
        assert!(help.out.contains(word), "{}", help.out);
        let perft = run(&["perft", "--help", "--lang", language]).out;
        assert!(!perft.contains("argument-") && !perft.contains("help-"), "{perft}");
    }
}

#[test]
fn the_language_of_the_environment_is_spoken() {
    let mut command = run::program();
    let output = command.env("LANG", "ru_RU.UTF-8").arg("rules").arg("go").output();
    let said = String::from_utf8(output.expect("the program runs").stderr).expect("UTF-8");
    expect![[r#"
        Ошибка: Игры «go» нет. Все игры перечисляет «shogido games».
    "#]]
    .assert_eq(&said);
}

#[test]
fn a_handicap_is_the_start_or_stated_beside_a_position() {
    let start = run(&["judge", "shogi", "--handicap", "two-pieces", "--moves", "7a6b", "--json"]);
    assert_eq!(start.code, 0, "{}", start.err);
    assert!(start.out.contains("lnsgkgsnl") || start.out.contains("ln1gkgsnl"), "{}", start.out);
    let late = "9/9/9/9/9/9/3p1lllg/+P+P2kssgg/K+P4ssg w r 2";
    let declared = |more: &[&str]| {
        let rule =
            ["judge", "shogi", late, "--rule", "impasse=declare-27", "--moves", "win", "--json"];
        let answer = run(&[&rule[..], more].concat());
        let verdict: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
        verdict["result"]["winners"][0].as_str().expect("a winner").to_owned()
    };
    assert_eq!(declared(&["--handicap", "two-pieces"]), "second", "17 points and 10 for the odds");
    assert_eq!(declared(&[]), "first", "17 points do not stand");
    let unknown = run(&["judge", "shogi", "--handicap", "queen"]);
    assert_eq!(unknown.code, 1);
    assert!(unknown.err.contains("queen") && unknown.err.contains("two-pieces"), "{}", unknown.err);
}

//! Games from files, through the program itself: checked, played and judged like any other.

mod run;

use run::{run, run_with};
use serde_json::Value;
use std::path::Path;

/// The description of the format, whose examples are whole files.
const MANUAL: &str = include_str!("../../rules/GAME-FILES.md");

/// A whole game with a comment on each of its parts.
const EXAMPLE: &str = include_str!("../../../examples/crane-shogi.toml");

/// Writes the games of the manual and the example into a folder and returns their ids and paths.
fn games_of_the_manual(folder: &Path) -> Vec<(String, String)> {
    let files = MANUAL.split("```toml\n").skip(1);
    let files = files.map(|rest| rest.split("```").next().unwrap_or_default());
    files
        .chain([EXAMPLE])
        .map(|text| {
            let id = text.split("id = \"").nth(1).and_then(|rest| rest.split('"').next());
            let id = id.expect("a game has an id").to_owned();
            let path = folder.join(format!("{id}.toml"));
            std::fs::write(&path, text).expect("the folder takes files");
            (id, path.display().to_string())
        })
        .collect()
}

fn said(arguments: &[&str]) -> String {
    let answer = run(arguments);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{arguments:?}");
    answer.out
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&said(arguments)).expect("one JSON document")
}

#[test]
fn the_games_of_the_manual_are_sound_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    for (id, path) in games_of_the_manual(folder.path()) {
        for language in ["en", "ru", "be", "ja"] {
            let told = said(&["check-game", &path, "--lang", language]);
            assert!(told.contains(&format!("({id})")) || told.contains(&format!("（{id}）")));
        }
        let told = json(&["check-game", &path, "--json"]);
        assert_eq!((&told["sound"], &told["game"]["id"]), (&true.into(), &id.clone().into()));
    }
}

#[test]
fn a_broken_file_is_told_in_one_sentence_with_its_place_in_every_language() {
    let broken = b"id = \"x\"\nparent = \"shogi\"\n[promotoin]\nranks = 2\n";
    let sentences = [
        ("en", "Error: -, line 3, column 2: The file has a key “promotoin” that means nothing"),
        ("ru", "Ошибка: -, строка 3, столбец 2: В файле есть ключ «promotoin»"),
        ("be", "Памылка: -, радок 3, слупок 2: У файле ёсць ключ «promotoin»"),
        ("ja", "エラー：-の3行2文字目：ファイルにある「promotoin」というキーには"),
    ];
    for (language, sentence) in sentences {
        let answer = run_with(&["check-game", "-", "--lang", language], broken);
        assert_eq!((answer.code, answer.out.as_str()), (1, ""));
        assert!(answer.err.starts_with(sentence), "{}", answer.err);
        assert!(answer.err.contains("promotion"), "{}", answer.err);
        assert_eq!(answer.err.lines().count(), 1);
    }
    let answer = run_with(&["check-game", "-", "--json"], broken);
    let told: Value = serde_json::from_str(&answer.out).expect("one JSON document");
    assert_eq!(answer.code, 1);
    assert_eq!(
        (&told["error"]["line"], &told["error"]["column"], &told["error"]["code"]),
        (&3.into(), &2.into(), &"unknown-key".into())
    );
}

#[test]
fn a_file_that_is_broken_or_missing_or_given_twice_stops_every_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, path) = games_of_the_manual(folder.path()).remove(0);
    let twice = run(&["games", "--game-file", &path, "--game-file", &path]);
    assert_eq!(twice.code, 1);
    assert!(twice.err.contains("horse-minishogi"), "{}", twice.err);
    assert_eq!(run(&["games", "--game-file", "no-such-file.toml"]).code, 1);
    assert_eq!(run(&["moves", "horse-minishogi"]).code, 1);
}

#[test]
fn every_command_plays_a_game_from_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    for (id, path) in games_of_the_manual(folder.path()) {
        let said = |arguments: &[&str]| said(&[arguments, &["--game-file", &path]].concat());
        let json = |arguments: &[&str]| json(&[arguments, &["--game-file", &path]].concat());
        assert!(said(&["games"]).contains(&id));
        let moves = said(&["moves", &id]);
        let count = moves.lines().count();
        assert!(said(&["perft", &id, "--depth", "1"]).starts_with(&format!("nodes {count} ")));
        assert!(said(&["show", &id, "--format", "svg"]).starts_with("<svg"));
        let first = moves.lines().next().expect("a move");
        let judged = json(&["judge", &id, "--moves", first, "--json"]);
        assert_eq!((&judged["game"], &judged["plies"]), (&id.clone().into(), &1.into()));
        for language in ["en", "ru", "be", "ja"] {
            let card = said(&["rules", &id, "--lang", language]);
            assert!(!card.contains("option-") && !card.contains("piece-"), "{card}");
        }
        let own = said(&["rules", &id, "--format", "toml"]);
        assert_eq!(run_with(&["check-game", "-"], own.as_bytes()).code, 0, "{own}");
        let record = format!("# game {id}\nposition startpos moves {first}\n");
        let file = folder.path().join("record.usi");
        std::fs::write(&file, record).expect("the folder takes files");
        let file = file.display().to_string();
        assert_eq!(json(&["check", &file, "--json"])["games"][0]["game"], *id);
        let converted = said(&["convert", &file, "--to", "usi"]);
        assert!(converted.contains(&format!("# game {id}")) && converted.contains(first));
    }
}

#[test]
fn the_machine_plays_a_game_from_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    for (id, path) in games_of_the_manual(folder.path()) {
        let moves = said(&["moves", &id, "--game-file", &path]);
        let talk = format!(
            "usi\nsetoption name USI_Hash value 1\nsetoption name USI_Variant value {id}\n\
             position startpos\ngo depth 4\n"
        );
        let answer = run_with(&["engine", "usi", "--game-file", &path], talk.as_bytes());
        assert_eq!(answer.code, 0, "{}", answer.err);
        let best = answer.out.lines().last().and_then(|line| line.strip_prefix("bestmove "));
        let best = best.and_then(|line| line.split(' ').next()).expect("a move");
        assert!(moves.lines().any(|legal| legal == best), "{best} is not among {moves}");
        let first = moves.lines().next().expect("a move");
        let typed = format!("{first}\nquit\n");
        let played = ["play", &id, "--level", "1", "--game-file", &path];
        let answer = run_with(&played, typed.as_bytes());
        assert_eq!(answer.code, 0, "{}", answer.err);
        assert!(answer.out.contains("The machine plays"), "{}", answer.out);
    }
}

#[test]
fn a_card_printed_as_a_file_is_the_game_by_the_rules_chosen() {
    let text = said(&["rules", "shogi", "--format", "toml", "--rule", "impasse=try"]);
    assert!(text.contains("impasse = \"try\""), "{text}");
    let renamed = text.replacen("id = \"shogi\"", "id = \"my-shogi\"", 1);
    assert_eq!(run_with(&["check-game", "-"], renamed.as_bytes()).code, 0);
    // The program's own ids stay its own.
    let answer = run_with(&["check-game", "-"], text.as_bytes());
    assert_eq!(answer.code, 1);
    assert!(answer.err.contains("line 1, column 6"), "{}", answer.err);
}

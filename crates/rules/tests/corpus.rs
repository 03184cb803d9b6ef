//! Larger tables: read from the folder that the environment variable `SHOGIDO_CORPUS` names.
//! Skipped where the variable is not set.

#![expect(clippy::print_stdout, reason = "a skipped test says so")]

use std::path::PathBuf;

use serde_json::Value;
use shogido_rules::{Game, Position, Reading, fast, games, perft};

/// Larger counts would take minutes.
const NODES_MAX: u64 = 30_000_000;

fn table(path: &str) -> Option<Value> {
    let Some(folder) = std::env::var_os("SHOGIDO_CORPUS").map(PathBuf::from) else {
        println!("skipped: SHOGIDO_CORPUS names no folder of tables");
        return None;
    };
    let text = std::fs::read_to_string(folder.join(path)).expect("a table of the corpus");
    Some(serde_json::from_str(&text).expect("a table is JSON"))
}

/// Counts a position with both kernels and says what differs.
fn count(game: &str, sfen: &str, depth: u32, expected: u64) -> Option<String> {
    let card = games::find(game).expect("the game is there");
    let rules: std::sync::Arc<Game> = card.default_game();
    let position = match Position::from_sfen(&rules, sfen, Reading::Problem) {
        Ok(position) => position,
        Err(error) => return Some(format!("{sfen}: {error}")),
    };
    let general = perft(&position, depth);
    if general != expected {
        return Some(format!("general {game} {sfen} depth {depth}: {general}, not {expected}"));
    }
    if game == "shogi" {
        let board = fast::Board::from_rules(&position).expect("a position of shogi has a board");
        let fast = fast::perft(&board, depth);
        if fast != expected {
            return Some(format!("fast {sfen} depth {depth}: {fast}, not {expected}"));
        }
    }
    None
}

fn number(value: &Value) -> u64 {
    value.as_u64().expect("a count is a number")
}

#[test]
fn both_kernels_count_as_the_engines_do() {
    let Some(rows) = table("perft/engines.json") else { return };
    let mut wrong = Vec::new();
    for row in rows.as_array().expect("the table is a list") {
        let game = row["game"].as_str().expect("a row names its game");
        let Some(sfen) = row["sfen"].as_str() else { continue };
        let nodes = number(&row["nodes"]);
        if matches!(game, "shogi" | "minishogi") && nodes <= NODES_MAX {
            wrong.extend(count(game, sfen, number(&row["depth"]) as u32, nodes));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn minishogi_counts_from_its_start_as_the_engines_do() {
    let Some(rows) = table("perft/engines.json") else { return };
    let rows = rows.as_array().expect("the table is a list");
    let mini = rows.iter().filter(|row| row["game"] == "minishogi");
    let counts = mini.filter(|row| number(&row["nodes"]) <= NODES_MAX);
    let wrong: Vec<String> = counts
        .filter_map(|row| {
            count("minishogi", "startpos", number(&row["depth"]) as u32, number(&row["nodes"]))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn minishogi_counts_the_positions_of_a_server() {
    let Some(tables) = table("perft/variants.json") else { return };
    let cases = tables["lishogi_positions"]["minishogi"].as_array().expect("a list of positions");
    let starts = tables["start"].as_array().expect("a list of starts").iter();
    let starts = starts.filter(|case| case["variant"] == "minishogi");
    let mut wrong = Vec::new();
    for case in cases.iter().chain(starts) {
        let sfen = case["sfen"].as_str().expect("a case has a position");
        for (depth, nodes) in case["nodes_by_depth"].as_object().expect("counts by depth") {
            let depth = depth.parse().expect("a depth");
            wrong.extend(count("minishogi", sfen, depth, number(nodes)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn both_kernels_count_the_tables_of_shogi_programs() {
    let Some(tables) = table("perft/shogi.json") else { return };
    let mut wrong = Vec::new();
    for list in ["cases", "lishogi_positions"] {
        for case in tables[list].as_array().expect("the table has the list") {
            let sfen = case["sfen"].as_str().expect("a case has a position");
            for (depth, nodes) in case["nodes_by_depth"].as_object().expect("counts by depth") {
                let (depth, nodes) = (depth.parse().expect("a depth"), number(nodes));
                if nodes <= NODES_MAX {
                    wrong.extend(count("shogi", sfen, depth, nodes));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn xiangqi_and_janggi_count_as_another_program_does() {
    let Some(tables) = table("perft/variants.json") else { return };
    let mut wrong = Vec::new();
    for case in tables["fen"].as_array().expect("a list of positions") {
        let choices: &[(&str, &str)] = match case["variant"].as_str() {
            Some("xiangqi") => &[],
            Some("janggi") => &[
                ("opposition", "points"),
                ("opposition_and_check", "opposition-first"),
                ("pass", "always"),
            ],
            _ => continue,
        };
        let game = game_with(case["variant"].as_str().expect("a name"), choices);
        let fen = case["fen"].as_str().expect("a case has a position");
        let position = Position::from_sfen(&game, fen, Reading::Problem).expect("a position");
        for (depth, nodes) in case["nodes_by_depth"].as_object().expect("counts by depth") {
            let found = perft(&position, depth.parse().expect("a depth"));
            if found != number(nodes) {
                wrong.push(format!("{fen} depth {depth}: {found}, not {nodes}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn game_with(id: &str, choices: &[(&str, &str)]) -> std::sync::Arc<Game> {
    let owned = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
    let card = games::find(id).expect("the game is there");
    card.game(&choices.iter().map(owned).collect()).expect("choices of the card")
}

#[test]
fn chases_are_judged_as_another_program_judges_them() {
    let Some(table) = table("rules/xiangqi-repetition-axf.json") else { return };
    let game = game_with("xiangqi", &[("chase", "axf")]);
    let mut wrong = Vec::new();
    for case in table["cases"].as_array().expect("a list of cases") {
        let fen = case["fen"].as_str().expect("a position").replace("[]", "");
        let mut position =
            Position::from_sfen(&game, &fen, Reading::Problem).expect("a position of the corpus");
        for text in case["uci_moves"].as_str().expect("moves").split_whitespace() {
            let played = position.parse_move(text).expect("a move");
            position.try_play(played).expect("a legal move");
        }
        let found = position.outcome().map(|end| end.winners.iter().next());
        let verdict = case["verdict"].as_str().expect("a verdict");
        // Both sides chase here if a pinned chariot chases the horse that pins it, which sources
        // dispute; the case is among the vectors.
        if case["topic"].as_str().is_some_and(|topic| topic.contains("controversial")) {
            continue;
        }
        let expected = match verdict {
            "draw" => None,
            _ if verdict.starts_with("win for first") => Some(shogido_rules::Player::FIRST),
            _ => Some(shogido_rules::Player::SECOND),
        };
        if found != Some(expected) {
            wrong.push(format!("{fen} ({}): {found:?}, not {verdict}", case["topic"]));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

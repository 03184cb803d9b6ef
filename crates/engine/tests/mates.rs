//! Mate problems with known lengths: read from the folder that the environment variable
//! `SHOGIDO_CORPUS` names. Skipped where the variable is not set.

#![expect(clippy::print_stdout, reason = "a skipped test says so")]

use std::path::PathBuf;

use serde_json::Value;
use shogido_engine::Stop;
use shogido_engine::mate::{Answer, Effort, solve_problem};
use shogido_rules::{Position, Reading, games};

/// Positions looked at for one problem; all but the longest need far fewer.
const NODES_MAX: u64 = 1_000_000;

/// Problems longer than this, in plies, may remain unsolved within that effort.
const SURE_PLIES: u64 = 15;

fn answer(sfen: &str) -> Answer {
    let game = games::find("shogi").expect("shogi is there").default_game();
    let position = Position::from_sfen(&game, sfen, Reading::Problem).expect("a problem");
    let effort = Effort { nodes: NODES_MAX, ..Effort::default() };
    solve_problem(&position, effort, false, &Stop::new()).answer
}

#[test]
fn problems_have_the_mates_that_other_solvers_found() {
    let Some(folder) = std::env::var_os("SHOGIDO_CORPUS").map(PathBuf::from) else {
        println!("skipped: SHOGIDO_CORPUS names no folder of problems");
        return;
    };
    let file = folder.join("tsume/generated-short-and-no-mate.json");
    let text = std::fs::read_to_string(file).expect("the problems of the corpus");
    let problems: Value = serde_json::from_str(&text).expect("the problems are JSON");
    let list = |name: &str| problems[name].as_array().expect("a list of problems").clone();
    let mut wrong = Vec::new();
    for problem in list("mates") {
        let sfen = problem["sfen"].as_str().expect("a problem has a position");
        let plies = problem["shortest_mate"].as_u64().expect("and a length");
        match answer(sfen) {
            Answer::Mate(line) if line.len() as u64 == plies => {}
            Answer::Unknown if plies > SURE_PLIES => {}
            other => wrong.push(format!("{sfen}: {other:?}, not a mate in {plies}")),
        }
    }
    for sfen in list("no_mate") {
        let sfen = sfen.as_str().expect("a position");
        if let Answer::Mate(line) = answer(sfen) {
            wrong.push(format!("{sfen}: a mate {line:?} where there is none"));
        }
    }
    for problem in list("no_mate_because_of_pawn_drop") {
        let sfen = problem["sfen"].as_str().expect("a problem has a position");
        if matches!(answer(sfen), Answer::Mate(line) if line.len() == 1) {
            wrong.push(format!("{sfen}: mated by a dropped pawn"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

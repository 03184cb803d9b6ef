//! Conversations in USI: lines in, lines out.

use std::sync::{Arc, Mutex};

use shogido_engine::protocol::{Flow, Session};

/// Speaks with a session; waits for the answer of every thought that ends by itself.
fn converse(lines: &[&str]) -> Vec<String> {
    let said = Arc::new(Mutex::new(Vec::new()));
    let sheet = Arc::clone(&said);
    let mut session = Session::new(Arc::new(move |line: &str| {
        sheet.lock().expect("no listener panics").push(line.to_owned());
    }));
    session.handle("setoption name USI_Hash value 1");
    for line in lines {
        if session.handle(line) == Flow::Quit {
            break;
        }
        let endless = ["infinite", "ponder"].iter().any(|word| line.contains(word));
        if line.starts_with("go") && !endless {
            session.wait();
        }
    }
    drop(session);
    said.lock().expect("no listener panics").clone()
}

fn answers(lines: &[&str], word: &str) -> Vec<String> {
    converse(lines).into_iter().filter(|line| line.starts_with(word)).collect()
}

#[test]
fn the_engine_introduces_itself_before_any_work() {
    let said = converse(&["usi"]);
    assert!(said[0].starts_with("id name Shogido"));
    assert!(said.iter().any(|line| line.starts_with("option name USI_Hash type spin")));
    assert_eq!(said.last().map(String::as_str), Some("usiok"));
}

#[test]
fn a_thought_is_told_and_answered() {
    let said = converse(&["isready", "usinewgame", "position startpos moves 7g7f", "go depth 4"]);
    assert_eq!(said[0], "readyok");
    assert!(said[1].starts_with("info depth 1 seldepth "), "{said:?}");
    assert!(said[1].contains(" score cp ") && said[1].contains(" pv "));
    assert!(said.last().is_some_and(|line| line.starts_with("bestmove ")));
}

#[test]
fn several_lines_are_told_in_order_of_their_score() {
    let said = converse(&["setoption name MultiPV value 3", "go depth 3"]);
    let ranks =
        |rank| said.iter().filter(|line| line.contains(&format!("multipv {rank} "))).count();
    assert!(ranks(1) >= 3 && ranks(2) >= 3 && ranks(3) >= 3 && ranks(4) == 0);
}

#[test]
fn a_thought_without_end_answers_once_and_only_when_stopped() {
    for go in ["go infinite", "go ponder btime 1000 wtime 1000", "go depth 1 infinite"] {
        let said = answers(&["position startpos", go, "stop", "stop"], "bestmove");
        assert_eq!(said.len(), 1, "{go}: {said:?}");
    }
}

#[test]
fn a_ponder_hit_lets_the_clock_run() {
    let lines = ["position startpos moves 7g7f 3c3d", "go ponder movetime 30", "ponderhit"];
    let said = Arc::new(Mutex::new(Vec::new()));
    let sheet = Arc::clone(&said);
    let mut session = Session::new(Arc::new(move |line: &str| {
        sheet.lock().expect("no listener panics").push(line.to_owned());
    }));
    for line in lines {
        session.handle(line);
    }
    session.wait();
    let said = said.lock().expect("no listener panics");
    assert!(said.last().is_some_and(|line| line.starts_with("bestmove ")));
}

#[test]
fn a_mated_side_resigns() {
    let mated = "position sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1";
    assert_eq!(answers(&[mated, "go depth 3"], "bestmove"), ["bestmove resign"]);
}

/// A position that lishogi's players met; every piece is counted in its zone.
const ENTERED: &str =
    "position sfen +R8/2+NK1+R+P+P1/+P+PPS+P4/6g+b1/7p1/3g5/3+b1g+p1+p/5p3/5k+p2 b G3S3N3L7Pl 1";

#[test]
fn a_declaration_is_made_only_where_it_wins() {
    assert_eq!(answers(&[ENTERED, "go depth 3"], "bestmove"), ["bestmove win"]);
    let none = ["setoption name EnteringKingRule value none", ENTERED, "go depth 1"];
    assert_ne!(answers(&none, "bestmove"), ["bestmove win"]);
    let in_check =
        "position sfen K6n1/+PG7/+P3G4/1P+P6/9/9/4P4/3pGp+pps/3+pkbrr+b w SNL4Pg2s2n3l4p 414";
    assert_ne!(answers(&[in_check, "go depth 1"], "bestmove"), ["bestmove win"]);
    let few = "position sfen 5+B+P2/K+P+L+P+R+P3/+P+P+N1P4/1LSS1P3/3P5/9/2p+p+pgsg1/1+p1+n+b+n1kg/9 b GN2Prs2l3p 1";
    assert_ne!(answers(&[few, "go depth 1"], "bestmove"), ["bestmove win"]);
}

#[test]
fn a_mate_problem_is_answered_with_its_moves() {
    let three = "position sfen ln1gkg1nl/6+P2/2sppps1p/2p3p2/p8/P1P1P3P/2NP1PP2/3s1KSR1/L1+b2G1NL w R2Pbgp 42";
    for go in ["go mate 30000", "go mate"] {
        let said = answers(&[three, go], "checkmate");
        assert_eq!(said.len(), 1);
        assert_eq!(said[0].split(' ').count(), 4, "{said:?}");
    }
    assert_eq!(answers(&["position startpos", "go mate 1000"], "checkmate"), ["checkmate nomate"]);
    let naked = "position sfen 8k/9/9/9/9/9/9/9/9 b R2GSr2b2g3s4n4l18p 1";
    assert_eq!(answers(&[naked, "go mate 1"], "checkmate"), ["checkmate timeout"]);
    let mini = ["setoption name USI_Variant value minishogi", "go mate 1000"];
    assert_eq!(answers(&mini, "checkmate"), ["checkmate notimplemented"]);
}

#[test]
fn other_games_are_played_by_their_own_rules() {
    for variant in ["minishogi", "shoshogi", "heianshogi"] {
        let option = format!("setoption name USI_Variant value {variant}");
        let said = answers(&[&option, "position startpos", "go depth 2"], "bestmove");
        assert_eq!(said.len(), 1, "{variant}");
    }
}

#[test]
fn what_is_not_understood_is_logged_and_changes_nothing() {
    let said = converse(&[
        "position startpos moves 7g7f",
        "castle kingside",
        "setoption name Book value x",
        "\0\u{1}",
        "",
        "go depth 1",
    ]);
    let logged: Vec<_> = said.iter().filter(|line| line.starts_with("info string")).collect();
    assert_eq!(logged.len(), 3, "{logged:?}");
    // The position before the nonsense is still there: it is the second player's move.
    let best = said.last().expect("an answer");
    let rank = best.as_bytes()["bestmove 3".len()];
    assert!((b'a'..=b'd').contains(&rank), "{best}");
}

#[test]
fn a_position_that_cannot_be_read_is_not_thought_about() {
    for position in ["startpos moves 7g7f 7g7f 2g2f", "sfen nonsense b - 1"] {
        let said = converse(&["position startpos", &format!("position {position}"), "go depth 1"]);
        assert!(said[0].starts_with("info string error: "), "{said:?}");
        assert_eq!(said.last().map(String::as_str), Some("bestmove resign"), "{said:?}");
    }
}

#[test]
fn a_level_answers_like_the_engine() {
    let lines = ["setoption name Level value 1", "position startpos", "go movetime 1"];
    let first = answers(&lines, "bestmove");
    assert_eq!(first.len(), 1);
    assert_eq!(first, answers(&lines, "bestmove"), "a level plays the same in the same position");
}

#[test]
fn searching_only_some_moves_answers_with_one_of_them() {
    let said = answers(&["position startpos", "go depth 3 searchmoves 9g9f 1g1f"], "bestmove");
    assert!(said[0].starts_with("bestmove 9g9f") || said[0].starts_with("bestmove 1g1f"));
}

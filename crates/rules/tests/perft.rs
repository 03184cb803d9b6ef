//! Every game counts its moves as cited files say.
//!
//! A file `perft/GAME.perft` holds blocks: `option NAME=VALUE …` (kept until the next such line),
//! `sfen TEXT`, then lines `DEPTH COUNT`. Lines that begin with `#` name the source.

use std::path::Path;

use shogido_rules::{Choices, Position, Reading, games, perft};

/// One position and the counts it must give.
struct Case {
    line: usize,
    choices: Choices,
    sfen: String,
    counts: Vec<(u32, u64)>,
}

fn read(text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    let mut choices = Choices::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        if let Some(options) = line.strip_prefix("option ") {
            choices = options.split_whitespace().map(choice).collect();
        } else if let Some(sfen) = line.strip_prefix("sfen ") {
            cases.push(Case {
                line: number + 1,
                choices: choices.clone(),
                sfen: sfen.to_owned(),
                counts: Vec::new(),
            });
        } else if let Some((depth, count)) = line.split_once(' ').filter(|_| !line.starts_with('#'))
        {
            let case = cases.last_mut().expect("a count follows a position");
            case.counts.push((depth.parse().expect("a depth"), count.parse().expect("a count")));
        }
    }
    cases
}

fn choice(word: &str) -> (String, String) {
    let (name, value) = word.split_once('=').expect("an option is written NAME=VALUE");
    (name.to_owned(), value.to_owned())
}

#[test]
fn every_game_counts_its_moves_as_the_cited_files_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    for card in games::all() {
        let path = folder.join(format!("{}.perft", card.id));
        let text = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{} has no perft file: {error}", card.id));
        assert!(text.starts_with('#'), "{} names no source", path.display());
        for case in read(&text) {
            let game = card.game(&case.choices).expect("the file's options exist");
            let position = Position::from_sfen(&game, &case.sfen, Reading::Problem)
                .unwrap_or_else(|error| panic!("{} line {}: {error}", card.id, case.line));
            for (depth, expected) in case.counts {
                let found = perft(&position, depth);
                assert_eq!(found, expected, "{} line {} depth {depth}", card.id, case.line);
            }
        }
    }
}

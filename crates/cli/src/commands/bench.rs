//! `shogido bench`: a fixed amount of work. The node counts are a checksum; the speed is reported.

use std::time::{Duration, Instant};

use serde::Serialize;
use shogido_rules::{Position, Reading, fast, games, perft};
use shogido_words::Language;

use super::perft::per_second;
use crate::args::BenchArguments;
use crate::failure::Failure;
use crate::output::Out;

/// Positions whose sequences of moves are counted: game, SFEN, depth for the general and for the
/// fast kernel. The middle game is from a public list of test positions; the last position has the
/// most legal moves that are known.
const COUNTED: [(&str, &str, u32, u32); 4] = [
    ("shogi", "startpos", 4, 5),
    ("shogi", "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1", 3, 3),
    ("shogi", "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1", 2, 3),
    ("minishogi", "startpos", 5, 0),
];

/// What was done, and how fast.
#[derive(Serialize)]
struct Bench {
    perft: Vec<Work>,
    search: Vec<Work>,
    nodes: u64,
    time_ms: u128,
    nps: u64,
}

/// One piece of work.
#[derive(Serialize)]
struct Work {
    name: String,
    nodes: u64,
    time_ms: u128,
    nps: u64,
    #[serde(skip)]
    spent: Duration,
}

impl Work {
    fn of(name: String, nodes: u64, spent: Duration) -> Work {
        Work { name, nodes, time_ms: spent.as_millis(), nps: per_second(nodes, spent), spent }
    }
}

/// Works, and tells of each piece when it is done.
pub(crate) fn run(
    arguments: &BenchArguments,
    _language: Language,
    out: &mut Out,
) -> Result<(), Failure> {
    let mut tell = |work: &Work| {
        if arguments.json {
            return Ok(());
        }
        let Work { name, nodes, time_ms, nps, .. } = work;
        out.line(format_args!("{name}: nodes {nodes} time_ms {time_ms} nps {nps}"))?;
        out.flush()
    };
    let counted = count(&mut tell)?;
    let searched = search(&mut tell)?;
    let all = || counted.iter().chain(&searched);
    let nodes = all().map(|work| work.nodes).sum();
    let spent: Duration = all().map(|work| work.spent).sum();
    let (time_ms, nps) = (spent.as_millis(), per_second(nodes, spent));
    if arguments.json {
        return out.json(&Bench { perft: counted, search: searched, nodes, time_ms, nps });
    }
    out.line(format_args!("nodes {nodes} time_ms {time_ms} nps {nps}"))
}

type Tell<'a> = &'a mut dyn FnMut(&Work) -> Result<(), Failure>;

fn count(tell: Tell<'_>) -> Result<Vec<Work>, Failure> {
    let mut done = Vec::new();
    for (place, (game, sfen, general, quick)) in COUNTED.into_iter().enumerate() {
        let rules = games::find(game).expect("a game of the bench").default_game();
        let position =
            Position::from_sfen(&rules, sfen, Reading::Problem).expect("a position of the bench");
        let begun = Instant::now();
        let nodes = perft(&position, general);
        let name = format!("perft general {game} {} depth {general}", place + 1);
        done.push(Work::of(name, nodes, begun.elapsed()));
        tell(&done[done.len() - 1])?;
        if let Ok(board) = fast::Board::from_rules(&position)
            && quick > 0
        {
            let begun = Instant::now();
            let nodes = fast::perft(&board, quick);
            let name = format!("perft fast {game} {} depth {quick}", place + 1);
            done.push(Work::of(name, nodes, begun.elapsed()));
            tell(&done[done.len() - 1])?;
        }
    }
    Ok(done)
}

/// Searches what the engine keeps as its checksum.
fn search(tell: Tell<'_>) -> Result<Vec<Work>, Failure> {
    let mut done: Vec<Work> = Vec::new();
    let mut told = Ok(());
    let mut begun = Instant::now();
    shogido_engine::bench::run(&mut |name, nodes| {
        let work = Work::of(format!("search {name}"), nodes, begun.elapsed());
        if told.is_ok() {
            told = tell(&work);
        }
        done.push(work);
        begun = Instant::now();
    });
    told.map(|()| done)
}

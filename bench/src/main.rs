//! Perft against other programs, in one sitting.
//!
//! `cargo run --release -- [shogi|family] [ROUNDS] [PATH of fairy-stockfish]` runs every program on
//! every position once a round, in turn, and prints the median speed and its ratio to
//! Fairy-Stockfish's: `shogi` the fast board against other shogi programs, `family` the general
//! kernel in the other games. Only the ratios mean anything: the machine and what else it does are in
//! every number. Times are processor time, so other programs disturb them less.

mod fairy;
mod family;
mod positions;
mod programs;

use std::io;
use std::process::ExitCode;
use std::time::Duration;

use fairy::Fairy;
use family::{Family, GAMES};
use positions::{POSITIONS, Perft};
use programs::{in_process, timed};

/// Speeds measured for one program on one position, in nodes a second.
struct Row {
    program: &'static str,
    speeds: Vec<f64>,
    /// Whether the count was not the accepted one.
    miscounts: bool,
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1).peekable();
    let what = arguments.next_if(|text| text.parse::<u32>().is_err());
    let rounds = arguments.next().map_or(5, |text| text.parse().expect("ROUNDS is a number"));
    let path = arguments.next().unwrap_or_else(|| "/usr/games/fairy-stockfish".to_owned());
    match what.as_deref() {
        None | Some("shogi") => shogi(rounds, &path),
        Some("family") => {
            for game in &GAMES {
                if let Err(error) = family(game, rounds, &path) {
                    eprintln!("Fairy-Stockfish at {path} does not answer: {error}");
                    return ExitCode::FAILURE;
                }
            }
        }
        Some(other) => {
            eprintln!("'{other}' is not measured; say shogi or family");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn shogi(rounds: u32, path: &str) {
    let mut fairy = Fairy::start(path, "shogi").ok();
    if fairy.is_none() {
        eprintln!("no Fairy-Stockfish at {path}: ratios are to the general kernel");
    }
    for perft in &POSITIONS {
        let mut rows = Vec::new();
        for _ in 0..rounds {
            measure_once(perft, fairy.as_mut(), &mut rows);
        }
        println!("{} depth {}: {} nodes", perft.name, perft.depth, perft.nodes);
        print_rows(&rows);
    }
}

/// Measures one of the other games; what Fairy-Stockfish counts is the accepted count.
fn family(game: &Family, rounds: u32, path: &str) -> io::Result<()> {
    let mut fairy = Fairy::start(path, game.variant)?;
    let position = game.start();
    let mut rows = Vec::new();
    let mut nodes = 0;
    for _ in 0..rounds {
        let (accepted, time) = fairy.perft_from_start(game.depth)?;
        nodes = accepted;
        note(&mut rows, "fairy-stockfish", nodes, accepted, time);
        let count = || timed(|| shogido_rules::perft(&position, game.depth.into()));
        let (found, time) = run_long_enough(count);
        note(&mut rows, "general kernel", found, accepted, time);
    }
    println!("{} depth {}: {nodes} nodes", game.variant, game.depth);
    print_rows(&rows);
    Ok(())
}

fn measure_once(perft: &Perft, fairy: Option<&mut Fairy>, rows: &mut Vec<Row>) {
    if let Some(fairy) = fairy {
        match fairy.perft(perft) {
            Ok((nodes, time)) => note(rows, "fairy-stockfish", nodes, perft.nodes, time),
            Err(error) => eprintln!("Fairy-Stockfish fell silent: {error}"),
        }
    }
    for program in in_process() {
        let (nodes, time) = run_long_enough(|| (program.run)(perft));
        note(rows, program.name, nodes, perft.nodes, time);
    }
}

/// Repeats a short perft, so that the clock's grain does not matter.
fn run_long_enough(run: impl Fn() -> (u64, Duration)) -> (u64, Duration) {
    let mut runs = 0;
    let (mut nodes, mut time) = (0, Duration::ZERO);
    while runs == 0 || time < Duration::from_millis(100) {
        let (found, took) = run();
        nodes = found;
        time += took;
        runs += 1;
    }
    (nodes, time / runs)
}

fn note(rows: &mut Vec<Row>, program: &'static str, nodes: u64, accepted: u64, time: Duration) {
    let speed = nodes as f64 / time.as_secs_f64();
    let miscounts = nodes != accepted;
    match rows.iter_mut().find(|row| row.program == program) {
        Some(row) => row.speeds.push(speed),
        None => rows.push(Row { program, speeds: vec![speed], miscounts }),
    }
}

fn print_rows(rows: &[Row]) {
    let base = rows.first().map_or(1.0, |row| median(&row.speeds));
    for row in rows {
        let speed = median(&row.speeds);
        let note = if row.miscounts { "  (another count)" } else { "" };
        println!("  {:<26} {:>9.1} M/s {:>8.1}x{note}", row.program, speed / 1e6, speed / base);
    }
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

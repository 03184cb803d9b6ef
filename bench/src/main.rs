//! Perft of the fast board against other shogi programs, in one sitting.
//!
//! `cargo run --release -- [ROUNDS] [PATH of fairy-stockfish]` runs every program on every position
//! once a round, in turn, and prints the median speed and its ratio to Fairy-Stockfish's. Only the
//! ratios mean anything: the machine and what else it does are in every number. Times are processor
//! time, so other programs disturb them less.

mod fairy;
mod positions;
mod programs;

use std::process::ExitCode;
use std::time::Duration;

use fairy::Fairy;
use positions::{POSITIONS, Perft};
use programs::{Program, in_process};

/// Speeds measured for one program on one position, in nodes a second.
struct Row {
    program: &'static str,
    speeds: Vec<f64>,
    /// Whether the count was not the accepted one.
    miscounts: bool,
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let rounds = arguments.next().map_or(5, |text| text.parse().expect("ROUNDS is a number"));
    let path = arguments.next().unwrap_or_else(|| "/usr/games/fairy-stockfish".to_owned());
    let mut fairy = Fairy::start(&path).ok();
    if fairy.is_none() {
        eprintln!("no Fairy-Stockfish at {path}: ratios are to the general kernel");
    }
    for perft in &POSITIONS {
        let mut rows = Vec::new();
        for _ in 0..rounds {
            measure_once(perft, fairy.as_mut(), &mut rows);
        }
        print_rows(perft, &rows);
    }
    ExitCode::SUCCESS
}

fn measure_once(perft: &Perft, fairy: Option<&mut Fairy>, rows: &mut Vec<Row>) {
    if let Some(fairy) = fairy {
        match fairy.perft(perft) {
            Ok((nodes, time)) => note(rows, "fairy-stockfish", perft, nodes, time),
            Err(error) => eprintln!("Fairy-Stockfish fell silent: {error}"),
        }
    }
    for program in in_process() {
        let (nodes, time) = run_long_enough(&program, perft);
        note(rows, program.name, perft, nodes, time);
    }
}

/// Repeats a short perft, so that the clock's grain does not matter.
fn run_long_enough(program: &Program, perft: &Perft) -> (u64, Duration) {
    let mut runs = 0;
    let (mut nodes, mut time) = (0, Duration::ZERO);
    while runs == 0 || time < Duration::from_millis(100) {
        let (found, took) = (program.run)(perft);
        nodes = found;
        time += took;
        runs += 1;
    }
    (nodes, time / runs)
}

fn note(rows: &mut Vec<Row>, program: &'static str, perft: &Perft, nodes: u64, time: Duration) {
    let speed = nodes as f64 / time.as_secs_f64();
    let miscounts = nodes != perft.nodes;
    match rows.iter_mut().find(|row| row.program == program) {
        Some(row) => row.speeds.push(speed),
        None => rows.push(Row { program, speeds: vec![speed], miscounts }),
    }
}

fn print_rows(perft: &Perft, rows: &[Row]) {
    println!("{} depth {}: {} nodes", perft.name, perft.depth, perft.nodes);
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

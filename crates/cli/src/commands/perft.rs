//! `shogido perft GAME`: counts the sequences of legal moves.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use shogido_rules::{Move, Position, fast};
use shogido_words::{Language, game_name, text};

use crate::args::{Kernel, PerftArguments};
use crate::failure::Failure;
use crate::input;
use crate::output::Out;

/// A position in the kernel that counts.
#[derive(Clone)]
enum Board {
    General(Box<Position>),
    Fast(Box<fast::Board>),
}

impl Board {
    fn count(&self, depth: u32) -> u64 {
        match self {
            Board::General(position) => shogido_rules::perft(position, depth),
            Board::Fast(board) => fast::perft(board, depth),
        }
    }

    /// Returns the position after a legal move.
    fn after(&self, position: &Position, played: Move) -> Board {
        match self {
            Board::General(board) => {
                let mut after = board.clone();
                after.play(played);
                Board::General(after)
            }
            Board::Fast(board) => {
                let mut after = board.clone();
                let played = board.read_move(position.game(), played);
                after.make(played.expect("both kernels know the same legal moves"));
                Board::Fast(after)
            }
        }
    }
}

/// Counts, and tells how fast.
pub(crate) fn run(
    arguments: &PerftArguments,
    language: Language,
    out: &mut Out,
) -> Result<(), Failure> {
    let position = input::position_at(&arguments.at, language)?;
    let board = board(&position, arguments.kernel, language)?;
    let begun = Instant::now();
    let nodes = if arguments.depth == 0 {
        1
    } else if arguments.divide {
        let counts = behind_each_move(&position, &board, arguments);
        for (text, nodes) in &counts {
            out.line(format_args!("{text} {nodes}"))?;
        }
        counts.iter().map(|(_, nodes)| nodes).sum()
    } else if arguments.threads > 1 {
        behind_each_move(&position, &board, arguments).iter().map(|(_, nodes)| nodes).sum()
    } else {
        board.count(arguments.depth)
    };
    let spent = begun.elapsed();
    let (time_ms, nps) = (spent.as_millis(), per_second(nodes, spent));
    out.line(format_args!("nodes {nodes} time_ms {time_ms} nps {nps}"))
}

/// Returns how many nodes a second that is.
pub(super) fn per_second(nodes: u64, spent: Duration) -> u64 {
    (nodes as f64 / spent.as_secs_f64().max(1e-9)) as u64
}

fn board(
    position: &Position,
    kernel: Option<Kernel>,
    language: Language,
) -> Result<Board, Failure> {
    let general = || Board::General(Box::new(position.clone()));
    if kernel == Some(Kernel::General) {
        return Ok(general());
    }
    match (fast::Board::from_rules(position), kernel) {
        (Ok(board), _) => Ok(Board::Fast(Box::new(board))),
        (Err(_), None) => Ok(general()),
        (Err(_), Some(_)) => {
            let game = game_name(language, &position.game().rules().id);
            Err(Failure::Input(text(language, "cli-no-fast-kernel", &[("game", game.into())])))
        }
    }
}

/// Counts behind each legal move, sorted by its text, on as many threads as asked for.
fn behind_each_move(
    position: &Position,
    board: &Board,
    arguments: &PerftArguments,
) -> Vec<(String, u64)> {
    let mut moves: Vec<(String, Move)> = position
        .legal_moves()
        .into_iter()
        .map(|played| (position.move_text(played), played))
        .collect();
    moves.sort();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut counted = Vec::new();
        while let Some((_, played)) = moves.get(next.fetch_add(1, Ordering::Relaxed)) {
            let nodes = board.after(position, *played).count(arguments.depth - 1);
            counted.push((*played, nodes));
        }
        counted
    };
    let threads = (arguments.threads as usize).min(moves.len().max(1));
    let counted: Vec<(Move, u64)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined = workers.into_iter().map(|worker| worker.join().expect("counting cannot fail"));
        joined.flatten().collect()
    });
    let nodes_behind = |played: Move| {
        let found = counted.iter().find(|(known, _)| *known == played);
        found.expect("every move was counted").1
    };
    moves.iter().map(|(text, played)| (text.clone(), nodes_behind(*played))).collect()
}

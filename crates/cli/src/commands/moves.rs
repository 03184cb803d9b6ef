//! `shogido moves GAME`: the legal moves.

use serde::Serialize;
use shogido_words::Language;

use crate::args::MovesArguments;
use crate::failure::Failure;
use crate::input;
use crate::output::Out;

#[derive(Serialize)]
struct Listed {
    game: String,
    position: String,
    count: usize,
    moves: Vec<String>,
}

/// Lists the legal moves, sorted by their text. A game that has ended has none.
pub(crate) fn run(
    arguments: &MovesArguments,
    language: Language,
    out: &mut Out,
) -> Result<(), Failure> {
    let position = input::position_at(&arguments.at, language)?;
    let legal = if position.outcome().is_some() { Vec::new() } else { position.legal_moves() };
    let mut moves: Vec<String> =
        legal.into_iter().map(|played| position.move_text(played)).collect();
    moves.sort_unstable();
    if arguments.json {
        let game = position.game().rules().id.clone();
        let count = moves.len();
        return out.json(&Listed { game, position: position.sfen(), count, moves });
    }
    for text in moves {
        out.line(text)?;
    }
    Ok(())
}

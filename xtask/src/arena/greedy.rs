//! The built-in player that looks one move ahead: it mates if it can, else takes or promotes what
//! is worth most, else moves at random. The lowest level must lose to it.

use shogido_rules::{Move, Position};

use super::chance::Chance;
use super::player::{Answer, Failure, MATE, Moment, Player, Thought};

/// The greedy player.
#[derive(Debug)]
pub(crate) struct Greedy {
    chance: Chance,
}

impl Greedy {
    /// A greedy player; its chance is set by each new game.
    pub(crate) fn new() -> Self {
        Self { chance: Chance::new(0) }
    }
}

/// The beginner's values of shogi's men by their letter in SFEN (pawn 1, lance 3, knight 3,
/// silver 5, gold 6, bishop 8, rook 10), as shogi primers give them; promotion adds two.
fn value(letters: &str) -> i32 {
    let plain = match letters.trim_start_matches('+') {
        "L" | "N" => 3,
        "S" => 5,
        "G" => 6,
        "B" => 8,
        "R" => 10,
        _ => 1,
    };
    plain + if letters.starts_with('+') { 2 } else { 0 }
}

/// What a move wins at once.
fn gain(position: &mut Position, mv: Move) -> i32 {
    let taken = mv.to().filter(|_| mv.dropped().is_none()).and_then(|to| position.piece_at(to));
    let mut worth = taken.map_or(0, |piece| value(&position.game().kind(piece.kind).letter));
    worth += if mv.promotes_to().is_some() { 2 } else { 0 };
    let mover = position.turn();
    position.play(mv);
    if position.outcome().is_some_and(|outcome| outcome.winners.contains(mover)) {
        worth = MATE;
    }
    position.undo();
    worth
}

impl Player for Greedy {
    fn new_game(&mut self, seed: u64) -> Result<(), Failure> {
        self.chance = Chance::new(seed);
        Ok(())
    }

    fn choose(&mut self, moment: &Moment<'_>) -> Result<Thought, Failure> {
        let mut position = moment.position.clone();
        let moves = position.legal_moves();
        let gains: Vec<i32> = moves.iter().map(|mv| gain(&mut position, *mv)).collect();
        let Some(best) = gains.iter().max() else {
            return Ok(Thought { answer: Answer::Resign, score: None });
        };
        let equal: Vec<Move> =
            moves.iter().zip(&gains).filter(|(_, gain)| *gain == best).map(|(mv, _)| *mv).collect();
        let chosen = equal[self.chance.below(equal.len())];
        Ok(Thought { answer: Answer::Move(position.move_text(chosen)), score: None })
    }
}

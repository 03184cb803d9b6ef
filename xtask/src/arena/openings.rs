//! Varied openings: a walk through moves that people play, so that no side is lost before the
//! engines begin.

use anyhow::{Result, bail};
use shogido_rules::Position;

use super::chance::Chance;

/// Quiet opening moves of the first player in shogi: castles, rook and bishop pawns, swinging rooks.
/// The second player's are the same turned half around. None gives a piece away by itself.
const QUIET: [&str; 36] = [
    "7g7f", "2g2f", "2f2e", "6g6f", "5g5f", "4g4f", "3g3f", "1g1f", "9g9f", "7i6h", "7i7h", "6h7g",
    "3i4h", "3i3h", "4h4g", "3h2g", "6i7h", "6i5h", "5h6g", "4i5h", "4i3h", "4i4h", "5i6h", "6h7h",
    "5i5h", "5i4h", "4h3h", "3h2h", "2h6h", "2h5h", "2h4h", "8h7g", "2i3g", "8i7g", "7h6g", "7f7e",
];

/// The same move for the second player: every square turned half around.
fn turned(usi: &str) -> String {
    usi.bytes()
        .map(|byte| match byte {
            b'1'..=b'9' => b'1' + b'9' - byte,
            b'a'..=b'i' => b'a' + b'i' - byte,
            other => other,
        })
        .map(char::from)
        .collect()
}

/// The legal quiet moves of the side to move; every legal move if `any`, or where the game has none
/// of the quiet ones.
fn candidates(position: &Position, any: bool) -> Vec<String> {
    let first = position.turn().index() == 0;
    let legal: Vec<String> =
        position.legal_moves().into_iter().map(|mv| position.move_text(mv)).collect();
    let quiet: Vec<String> = QUIET
        .iter()
        .map(|usi| if first { (*usi).to_owned() } else { turned(usi) })
        .filter(|usi| legal.contains(usi))
        .collect();
    if any || quiet.is_empty() { legal } else { quiet }
}

/// One opening of `plies` moves, chosen by `chance`, that `fair` accepts. In a `wild` one every other
/// move on average is any legal move at all.
///
/// # Errors
/// Fails when `fair` fails, or when it accepts none of a thousand openings.
pub(crate) fn opening(
    start: &Position,
    plies: usize,
    wild: bool,
    chance: &mut Chance,
    mut fair: impl FnMut(&Position, &[String]) -> Result<bool>,
) -> Result<Vec<String>> {
    for _ in 0..1000 {
        let mut position = start.clone();
        let mut moves = Vec::new();
        while moves.len() < plies && position.outcome().is_none() {
            let choices = candidates(&position, wild && chance.below(2) == 0);
            let usi = choices[chance.below(choices.len())].clone();
            let mv = position.parse_move(&usi)?;
            position.play(mv);
            moves.push(usi);
        }
        if position.outcome().is_none() && fair(&position, &moves)? {
            return Ok(moves);
        }
    }
    bail!("no fair opening of {plies} plies was found in a thousand tries")
}

#[cfg(test)]
mod tests {
    use shogido_rules::games;

    use super::*;

    #[test]
    fn openings_are_legal_varied_and_repeatable() {
        let start = Position::start(&games::find("shogi").expect("shogi is there").default_game());
        let draw = |seed| {
            opening(&start, 8, false, &mut Chance::new(seed), |_, _| Ok(true)).expect("an opening")
        };
        assert_eq!(draw(1).len(), 8);
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
    }

    #[test]
    fn a_move_turned_twice_is_itself() {
        for usi in QUIET {
            assert_eq!(turned(&turned(usi)), usi);
        }
        assert_eq!(turned("7g7f"), "3c3d");
    }
}

//! Moves as books in English write them: `P-7f`, `Bx3c+`, `G6i-5h`, `N*5e`.
//!
//! The system is George Hodges's, with letters for the ranks: a letter for the man (`+` before a
//! promoted one), the square it comes from where another like it could go there too, `-`, `x` for a
//! capture or `*` for a drop, the square, and `+` or `=` where it could promote and does or does
//! not.

use shogido_rules::{Move, Position};

/// Writes a move that could be played in a position.
pub fn move_text(position: &Position, played: Move) -> String {
    let game = position.game();
    let Some(to) = played.to() else { return "pass".to_owned() };
    let target = game.square_name(to);
    if let Some(kind) = played.dropped() {
        return format!("{}*{target}", game.kind(kind).letter);
    }
    let from = played.from().unwrap_or(to);
    let man = position.piece_at(from);
    let letter = man.map_or("", |man| game.kind(man.kind).letter.as_str());
    let choices = position.legal_moves();
    let like = |other: &Move| {
        let start = other.from().filter(|&start| start != from);
        other.to() == Some(to) && start.is_some_and(|start| position.piece_at(start) == man)
    };
    let origin = if choices.iter().any(like) { game.square_name(from) } else { String::new() };
    let captures = position.piece_at(to).is_some();
    let could = |other: &Move| {
        other.promotes_to().is_some() && (other.from(), other.to()) == (played.from(), Some(to))
    };
    let end = match (played.promotes_to(), choices.iter().any(could)) {
        (Some(_), _) => "+",
        (None, true) => "=",
        (None, false) => "",
    };
    format!("{letter}{origin}{}{target}{end}", if captures { "x" } else { "-" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use shogido_rules::{Reading, games};

    fn written(sfen: &str, moves: &[&str]) -> Vec<String> {
        let game = games::find("shogi").expect("shogi is there").default_game();
        let mut position = Position::from_sfen(&game, sfen, Reading::Game).expect("a position");
        moves
            .iter()
            .map(|text| {
                let played = position.parse_move(text).expect("a move");
                let text = move_text(&position, played);
                position.try_play(played).expect("a legal move");
                text
            })
            .collect()
    }

    #[test]
    fn moves_captures_drops_and_promotions_are_told_apart() {
        let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
        let moves = ["7g7f", "3c3d", "8h2b+", "3a2b", "B*4e", "2b3c", "4e3d"];
        let texts = ["P-7f", "P-3d", "Bx2b+", "Sx2b", "B*4e", "S-3c", "Bx3d"];
        assert_eq!(written(start, &moves), texts);
    }

    #[test]
    fn of_two_golds_the_one_that_moves_is_named() {
        let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
        assert_eq!(written(start, &["6i5h"]), ["G6i-5h"]);
    }

    #[test]
    fn a_promotion_not_taken_is_told() {
        let sfen = "4k4/9/9/2S6/9/9/9/9/4K4 b - 1";
        assert_eq!(written(sfen, &["7d7c"]), ["S-7c="]);
        assert_eq!(written(sfen, &["7d7c+"]), ["S-7c+"]);
    }
}

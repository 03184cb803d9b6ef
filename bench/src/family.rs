//! Perft of the general kernel in the other games that Fairy-Stockfish knows.

use std::sync::Arc;

use shogido_rules::{Choices, Game, Position, Reading, games};

/// A game as both programs play it, and how many plies are counted from its start.
pub struct Family {
    game: &'static str,
    choices: &'static [(&'static str, &'static str)],
    /// Where the count begins, unless at the start.
    position: Option<&'static str>,
    /// Fairy-Stockfish's name of the game.
    pub variant: &'static str,
    /// The plies.
    pub depth: u8,
}

/// The games. The choices are those under which Fairy-Stockfish 11.1 has the same moves.
pub const GAMES: [Family; 7] = [
    Family { depth: 4, ..Family::new("xiangqi") },
    Family {
        choices: &[
            ("opposition", "points"),
            ("opposition_and_check", "opposition-first"),
            ("pass", "always"),
        ],
        // Fairy-Stockfish begins with the elephants inside.
        position: Some("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"),
        depth: 4,
        ..Family::new("janggi")
    },
    Family {
        choices: &[("king_first_move", "none"), ("met_first_move", "none")],
        ..Family::new("makruk")
    },
    Family { choices: &[("king_file", "e")], ..Family::new("shatranj") },
    Family {
        choices: &[("fool", "wazir"), ("pawn_double", "none")],
        // After the moves that open every game of courier.
        position: Some(
            "rnebmk1wbenr/1ppppp1pppp1/6f5/p5p4p/P5P4P/6F5/1PPPPP1PPPP1/RNEBMK1WBENR w - - 0 1",
        ),
        depth: 4,
        ..Family::new("courier")
    },
    Family::new("minishogi"),
    Family::new("chess"),
];

impl Family {
    const fn new(game: &'static str) -> Self {
        Self { game, choices: &[], position: None, variant: game, depth: 5 }
    }

    /// Returns the position from which both programs count.
    pub fn start(&self) -> Position {
        let pair = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
        let choices: Choices = self.choices.iter().map(pair).collect();
        let card = games::find(self.game).expect("a game of the table exists");
        let game: Arc<Game> = card.game(&choices).expect("the choices are the game's");
        match self.position {
            Some(text) => Position::from_sfen(&game, text, Reading::Game).expect("a position"),
            None => Position::start(&game),
        }
    }
}

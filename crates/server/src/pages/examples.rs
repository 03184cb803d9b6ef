//! Positions in which a rule of the card can be tried: the reader breaks it and is told so.

/// One position to try.
#[derive(Debug)]
pub(crate) struct Example {
    /// The game's id.
    pub(crate) game: &'static str,
    /// The paragraph of the card that it belongs to.
    pub(crate) paragraph: &'static str,
    /// The position.
    pub(crate) sfen: &'static str,
    /// A move that breaks the rule, and the code with which it is refused.
    #[cfg_attr(not(test), expect(dead_code, reason = "the test holds each example to it"))]
    pub(crate) breaks: (&'static str, &'static str),
}

const EXAMPLES: [Example; 5] = [
    Example {
        game: "shogi",
        paragraph: "promotion",
        sfen: "3gk4/8P/9/9/9/9/9/9/4K4 b - 1",
        breaks: ("1b1a", "must-promote"),
    },
    Example {
        game: "shogi",
        paragraph: "nifu",
        sfen: "3gk4/9/9/9/9/9/4P4/9/4K4 b P 1",
        breaks: ("P*5e", "nifu"),
    },
    Example {
        game: "shogi",
        paragraph: "uchifuzume",
        sfen: "7nk/9/8G/9/9/9/9/9/K8 b P 1",
        breaks: ("P*1b", "uchifuzume"),
    },
    Example {
        game: "shogi",
        paragraph: "dead-end",
        sfen: "3gk4/9/9/9/9/9/9/9/4K4 b NLP 1",
        breaks: ("N*1b", "dead-end-drop"),
    },
    Example {
        game: "shogi",
        paragraph: "check",
        sfen: "k3r4/9/9/9/9/9/9/4G4/4K4 b - 1",
        breaks: ("5h4h", "leaves-king-in-check"),
    },
];

/// Returns the example for a paragraph of a game's card.
pub(crate) fn find(game: &str, paragraph: &str) -> Option<&'static Example> {
    EXAMPLES.iter().find(|example| example.game == game && example.paragraph == paragraph)
}

#[cfg(test)]
mod tests {
    use shogido_rules::{Position, Reading, games};

    use super::*;

    #[test]
    fn every_example_refuses_the_move_that_it_is_about_and_allows_others() {
        for example in &EXAMPLES {
            let game = games::find(example.game).expect("a game").default_game();
            let position = Position::from_sfen(&game, example.sfen, Reading::Game)
                .unwrap_or_else(|error| panic!("{}: {error}", example.paragraph));
            let (text, code) = example.breaks;
            let played = position.parse_move(text).expect("a move");
            let refusal = position.refusal(played).expect("it is refused");
            assert_eq!(refusal.code(), code, "{}", example.paragraph);
            assert_eq!(position.outcome(), None, "{}", example.paragraph);
            assert!(!position.legal_moves().is_empty(), "{}", example.paragraph);
        }
    }
}

//! Positions in which a rule of the card can be tried: a move that the rule allows, forbids, or ends
//! the game with.
//!
//! Sources: the examples of L. Kislyuk's book on shogi for its games, and for the others the rules
//! that their cards cite; the positions of chu shogi on trading lions come from the tests of the
//! server lishogi.

/// One position to try.
#[derive(Debug)]
pub(crate) struct Example {
    /// The position.
    pub(crate) sfen: &'static str,
    /// A move to try.
    pub(crate) played: &'static str,
}

/// What comes of a move; the test holds each example to it.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(test), expect(dead_code, reason = "only the test reads the codes"))]
enum Comes {
    /// It is played, and the game goes on.
    Play,
    /// It is refused, with this code.
    Refusal(&'static str),
    /// It ends the game, with this code.
    End(&'static str),
}

use Comes::{End, Play, Refusal};

/// The id of a game, the paragraph of its card, a position, a move to try, and what comes of it.
type Line = (&'static str, &'static str, &'static str, &'static str, Comes);

#[rustfmt::skip]
const EXAMPLES: &[Line] = &[
    ("shogi", "promotion", "3gk4/8P/9/9/9/9/9/9/4K4 b - 1", "1b1a", Refusal("must-promote")),
    ("shogi", "nifu", "3gk4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5e", Refusal("nifu")),
    ("shogi", "uchifuzume", "7nk/9/8G/9/9/9/9/9/K8 b P 1", "P*1b", Refusal("uchifuzume")),
    ("shogi", "dead-end", "3gk4/9/9/9/9/9/9/9/4K4 b NLP 1", "N*1b", Refusal("dead-end-drop")),
    ("shogi", "check", "k3r4/9/9/9/9/9/9/4G4/4K4 b - 1", "5h4h", Refusal("leaves-king-in-check")),
    ("shogi", "checkmate", "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b", End("checkmate")),
    ("minishogi", "drops", "4k/5/4P/5/K4 b P 1", "P*1d", Refusal("nifu")),
    ("minishogi", "promotion", "k4/3P1/5/5/K4 b - 1", "2b2a", Refusal("must-promote")),
    ("minishogi", "bare-king", "2p1k/2R2/5/5/K4 b - 1", "3b3a+", End("bare-king")),
    ("sho-shogi", "promotion", "4k4/9/9/4E4/9/9/9/9/4K4 b - 1", "5d5c+", Play),
    ("sho-shogi", "bare-king", "4k4/9/9/4p4/9/9/4R4/9/4K4 b - 1", "5g5d", End("bare-king")),
    ("heian-shogi", "promotion", "4k4/4p4/9/8P/9/9/9/9/4K4 b - 1", "1d1c", Refusal("must-promote")),
    ("heian-shogi", "bare-king", "4k4/9/9/p8/9/1N7/9/9/4K4 b - 1", "8f9d", End("bare-king")),
    ("chu-shogi", "lion", "k11/12/12/12/5p6/4pnp5/5N6/12/12/12/12/11K b - 1", "7g7f8f", Play),
    ("chu-shogi", "lion-trade", "k11/12/12/3g8/3n8/12/5N6/12/12/12/12/11K b - 1", "7g9e", Refusal("lion-trade")),
    ("chu-shogi", "promotion", "k11/12/12/12/3E8/12/12/12/12/12/12/11K b - 1", "9e9d+", Play),
    ("chu-shogi", "bare-king", "k11/12/12/3p8/12/12/3R8/12/12/12/12/11K b - 1", "9g9d+", End("bare-king")),
    ("dai-shogi", "lion", "k14/15/15/15/15/6ppp6/6p(LN)p6/15/15/15/15/15/15/15/14K b - 1", "8g8f8g", Play),
    ("dai-dai-shogi", "hook", "k16/17/17/17/17/17/17/17/8(HM)8/17/17/17/17/17/17/17/16K b - 1", "9i3c", Play),
    ("dai-dai-shogi", "lion", "k16/17/17/17/17/17/8p8/8p8/8(LD)8/17/17/17/17/17/17/17/16K b - 1", "9i9h9g9f+", Play),
    ("dai-dai-shogi", "promotion", "k16/17/17/17/17/17/17/8p8/8(LN)8/17/17/17/17/17/17/17/16K b - 1", "9i9h+", Play),
    ("maka-dai-dai-shogi", "hook", "k18/19/19/19/19/19/19/19/19/9(CA)9/19/19/19/19/19/19/19/19/18K b - 1", "10j14j", Play),
    ("maka-dai-dai-shogi", "lion", "k18/19/19/19/19/19/19/19/9p9/9(LN)9/19/19/19/19/19/19/19/19/18K b - 1", "10j10i10h", Play),
    ("tai-shogi", "hook", "(em)24/25/25/25/25/25/25/25/25/25/25/25/12(PC)12/25/25/25/25/25/25/25/25/25/25/25/24(EM) b - 1", "13m21m", Play),
    ("tai-shogi", "lion", "(em)24/25/25/25/25/25/25/25/25/25/25/12p12/12(LN)12/25/25/25/25/25/25/25/25/25/25/25/24(EM) b - 1", "13m13l13k+", Play),
    ("tobi-shogi", "capture", "m8/9/3m5/9/3m5/3M5/9/9/8M b - 1", "6f6d", Play),
    ("tobi-shogi", "goal", "9/9/9/9/3m5/3M5/9/9/9 b - 1", "6f6d", End("few-men")),
    ("hasami-shogi", "capture", "mm7/4M4/4m4/4m4/1Mmm5/9/9/9/4M4 b - 1", "5i5e", Play),
    ("hasami-shogi", "goal", "m8/9/9/9/1Mm6/9/9/9/3M5 b - 1", "6i6e", End("few-men")),
    ("xiangqi", "capture", "3k5/9/9/9/9/2C1p2h1/9/9/9/4K4 w - - 0 1", "c5h5", Play),
    ("xiangqi", "promotion", "3k5/9/9/9/9/4P4/9/9/9/4K4 w - - 0 1", "e5d5", Refusal("wrong-piece-move")),
    ("xiangqi", "check", "4k4/4r4/9/9/9/9/9/9/4A4/4K4 w - - 0 1", "e2d3", Refusal("leaves-king-in-check")),
    ("xiangqi", "facing-generals", "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", "d1e1", Refusal("kings-face")),
    ("xiangqi", "checkmate", "9/2P1k4/9/9/4H4/4R4/4C4/9/9/3K5 w - - 0 1", "e6g7", End("checkmate")),
    ("xiangqi", "stalemate", "3k5/5P3/9/9/9/9/9/9/9/5K3 w - - 0 1", "f9e9", End("stalemate")),
    ("janggi", "board", "4k4/9/9/9/9/9/9/3R5/9/5K3 w - - 0 1", "d3e2", Play),
    ("janggi", "capture", "4k4/9/9/9/9/9/9/3C5/4A4/3K5 w - - 0 1", "d3f1", Play),
    ("janggi", "opposition", "4ak3/9/9/R8/C1P6/9/9/9/9/4K4 b - - 0 1", "f10e9", Play),
    ("janggi", "checkmate", "4k4/9/9/4C4/3H5/9/9/9/4K4/9 w - - 0 1", "d6e8", End("checkmate")),
    ("janggi", "stalemate", "3k1P3/9/2P6/9/9/9/9/9/5K3/9 w - - 0 1", "c8d8", End("stalemate")),
    ("gwangsanghui", "capture", "15/7k7/15/15/7h7/7i7/15/7C7/15/15/15/15/7K7/15 w - - 0 1", "h7h10", Play),
    ("makruk", "first-moves", "3k4/8/8/8/4P3/8/8/3KM3 w DE - 0 1", "d1c3", Play),
    ("makruk", "promotion", "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1", "e5e6m", Play),
    ("makruk", "stalemate", "k7/8/K7/8/8/8/7p/2R4R w - - 0 1", "c1b1", End("stalemate")),
    ("sittuyin", "placement", "8/8/4pppp/pppp4/4PPPP/PPPP4/8/4K3[F2R2S2Nkf2r2s2n] w - - 0 1", "R@e2", Refusal("outside-own-area")),
    ("sittuyin", "promotion", "k7/8/8/3P4/8/P7/8/5K2 w - - 0 1", "d5d5f", Play),
    ("sittuyin", "stalemate", "k7/8/K7/8/8/8/2R5/8 w - - 0 1", "c2b2", End("stalemate")),
    ("forty-square", "promotion", "4k/p4/5/1P3/5/5/5/K4 w - - 0 1", "b5c5", Play),
    ("chess", "first-moves", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", Play),
    ("chess", "promotion", "7k/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", Play),
    ("chess", "check", "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1", "e2d3", Refusal("leaves-king-in-check")),
    ("chess", "checkmate", "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "d8h4", End("checkmate")),
    ("chess", "stalemate", "k7/8/K7/8/8/8/7p/2R4R w - - 0 1", "c1b1", End("stalemate")),
    ("shatranj", "promotion", "4k3/P7/8/8/8/8/7r/4K3 w - - 0 1", "a7a8f", Play),
    ("shatranj", "stalemate", "k7/8/K7/8/8/8/7p/2R4R w - - 0 1", "c1b1", End("stalemate")),
    ("shatranj", "bare-king", "6k1/8/8/8/8/8/2r5/R1K4R w - - 0 1", "c1c2", End("bare-king")),
    ("chaturanga", "stalemate", "k7/8/K7/8/8/8/7p/2R4R w - - 0 1", "c1b1", End("stalemate")),
    ("courier", "first-moves", "rnebmkfwbenr/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/RNEBMKFWBENR w AGLFaglf - 0 1", "a2a4", Play),
    ("courier", "stalemate", "k11/12/K11/12/12/12/7p4/2R4R4 w - - 0 1", "c1b1", End("stalemate")),
    ("gardner", "first-moves", "r3k/p1ppp/5/PPP1P/R3K w Qq - 0 1", "e1c1", Play),
    ("gardner", "stalemate", "k4/5/K4/2Q2/5 w - - 0 1", "c2c4", End("stalemate")),
    ("pocket-knight", "drops", "k3r3/8/8/8/8/8/8/4K3[N] w - - 0 1", "N@e2", Play),
];

/// Returns the example for a paragraph of a game's card.
pub(crate) fn find(game: &str, paragraph: &str) -> Option<Example> {
    let line = EXAMPLES.iter().find(|line| (line.0, line.1) == (game, paragraph));
    line.map(|&(_, _, sfen, played, _)| Example { sfen, played })
}

#[cfg(test)]
mod tests {
    use shogido_rules::{Position, Reading, games};
    use shogido_words::{Language, card_paragraph};

    use super::*;

    /// Returns what is wrong with an example.
    fn fault(&(game, paragraph, sfen, played, comes): &Line) -> Option<String> {
        if card_paragraph(Language::En, game, paragraph).is_none() {
            return Some("the card has no such paragraph".to_owned());
        }
        let game = games::find(game).expect("a game").default_game();
        let mut position = match Position::from_sfen(&game, sfen, Reading::Game) {
            Ok(position) => position,
            Err(error) => return Some(error.to_string()),
        };
        if position.outcome().is_some() || position.legal_moves().is_empty() {
            return Some("the game is over".to_owned());
        }
        let played = match position.parse_move(played) {
            Ok(played) => played,
            Err(error) => return Some(error.to_string()),
        };
        let refusal = position.refusal(played).map(|refusal| refusal.code());
        let outcome = if refusal.is_none() {
            position.play(played);
            position.outcome().map(|outcome| outcome.ending.code())
        } else {
            None
        };
        let fits = match comes {
            Refusal(code) => refusal == Some(code),
            End(code) => outcome == Some(code),
            Play => refusal.is_none() && outcome.is_none(),
        };
        (!fits).then(|| format!("refused by {refusal:?}, ended by {outcome:?}"))
    }

    #[test]
    fn of_every_example_comes_what_its_rule_says() {
        let told = |line: &Line| {
            let fault = fault(line)?;
            Some(format!("{} {}: {fault}", line.0, line.1))
        };
        let faults: Vec<String> = EXAMPLES.iter().filter_map(told).collect();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    #[test]
    fn every_game_has_a_position_to_try() {
        for card in games::all() {
            assert!(EXAMPLES.iter().any(|line| line.0 == card.id), "{}", card.id);
        }
    }
}

//! How games without drops end: kings taken, left alone, and chased for ever.

use shogido_rules::{Ending, Player, Position, Reading, games};

/// Plays moves from a position of a game by its default rules and returns it.
fn play(game: &str, sfen: &str, moves: &str) -> Position {
    let game = games::find(game).expect("a game of the list").default_game();
    let mut position = Position::from_sfen(&game, sfen, Reading::Game).expect("a position");
    for text in moves.split_whitespace() {
        assert_eq!(position.outcome(), None, "before {text}");
        let played = position.parse_move(text).expect("a move");
        position.try_play(played).expect("a legal move");
    }
    position
}

#[test]
fn perpetual_check_loses_also_where_kings_are_taken() {
    let cycle = "5h6h 6a5a 6h5h 5a6a ".repeat(3);
    let position = play("sho-shogi", "3k5/9/9/9/9/9/9/4R4/K7g b - 1", &cycle);
    let outcome = position.outcome().expect("the fourth occurrence");
    assert_eq!(outcome.ending, Ending::PerpetualCheck);
    assert!(outcome.losers.contains(Player::FIRST));
}

#[test]
fn a_king_left_attacked_is_taken_and_its_side_has_lost() {
    let position = play("sho-shogi", "3k5/9/9/9/9/9/9/3R5/K7g w - 1", "1i1h 6h6a");
    let outcome = position.outcome().expect("the king is taken");
    assert_eq!(outcome.ending, Ending::RoyalCaptured);
    assert!(outcome.winners.contains(Player::FIRST));
}

#[test]
fn a_side_with_a_prince_left_plays_on_without_its_king() {
    let position = play("sho-shogi", "3k4+e/9/9/9/9/9/9/3R5/K7g w - 1", "1i1h 6h6a");
    assert_eq!(position.outcome(), None);
    assert_eq!(position.royals(Player::SECOND), 1);
}

#[test]
fn a_bared_king_that_bares_the_other_at_once_draws() {
    let baring = "4k4/4g4/9/9/9/9/9/K3R4/8g b - 1";
    let lost = play("sho-shogi", "4k4/4g4/9/9/9/9/9/K3R4/9 b - 1", "5h5b");
    assert_eq!(lost.outcome(), None, "the king can take the rook and bare the other");
    let drawn = play("sho-shogi", "4k4/4g4/9/9/9/9/9/K3R4/9 b - 1", "5h5b 5a5b");
    let outcome = drawn.outcome().expect("both are bare");
    assert_eq!(outcome.ending, Ending::BareKing);
    assert!(outcome.is_draw());
    let unbared = play("sho-shogi", baring, "5h5b");
    assert_eq!(unbared.outcome(), None, "a gold is left");
}

#[test]
fn a_bared_king_that_cannot_strike_back_has_lost() {
    let position = play("heian-shogi", "4k4/4g4/3G5/9/9/9/9/9/K8 b - 1", "6c5b");
    let outcome = position.outcome().expect("bared");
    assert_eq!(outcome.ending, Ending::BareKing);
    assert!(outcome.losers.contains(Player::SECOND));
}

/// Takes a gold of the first player over every square of its camp and the middle, and lets the
/// second player wait: no position comes twice.
#[test]
fn quiet_moves_without_end_do_not_end_a_game_of_shogi() {
    let walk = |rank: char, from_left: bool| {
        let files = 1..=9;
        let name = move |file: u8| format!("{file}{rank}");
        let mut squares: Vec<String> = files.map(name).collect();
        if from_left {
            squares.reverse();
        }
        squares
    };
    let ranks = "hgfedc".chars().enumerate();
    let squares: Vec<String> = ranks.flat_map(|(at, rank)| walk(rank, at % 2 == 0)).collect();
    let turns = squares.windows(2).enumerate().map(|(number, step)| {
        let reply = if number % 2 == 0 { "9a9b" } else { "9b9a" };
        format!("{}{} {reply} ", step[0], step[1])
    });
    let moves: String = turns.collect();
    let position = play("shogi", "g7k/9/9/9/9/9/9/G8/8K b - 1", &moves);
    assert!(position.ply() > 100, "{} plies", position.ply());
    assert_eq!(position.outcome(), None);
}

//! What holds in every game, whatever is played: laws over random games.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use proptest::prelude::*;
use shogido_rules::rules::Safety;
use shogido_rules::{
    Action, Choices, Move, Part, Piece, Player, Position, Reading, Square, Weights, games,
};

/// A small generator of our own, so that a failing game is told by one number.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }
}

/// Plays a random game of at most `plies` moves and shows each position before its move.
fn play_random(
    start: &Position,
    seed: u64,
    plies: u32,
    mut see: impl FnMut(&Position),
) -> Position {
    let mut dice = Dice(seed);
    let mut position = start.clone();
    for _ in 0..plies {
        see(&position);
        let moves = position.legal_moves();
        if moves.is_empty() || position.outcome().is_some() {
            break;
        }
        position.play(moves[dice.below(moves.len())]);
    }
    see(&position);
    position
}

/// Returns the start of every game with every option, compiled once; of those on large boards every
/// twelfth, so that all come up in turn.
fn starts(seed: u64) -> impl Iterator<Item = &'static Position> {
    static STARTS: OnceLock<Vec<Position>> = OnceLock::new();
    let all = STARTS.get_or_init(all_starts).iter().enumerate();
    let in_turn = move |at: usize| (at as u64).wrapping_add(seed).is_multiple_of(12);
    let small = |start: &Position| start.game().rules().board.squares() <= 144;
    all.filter(move |&(at, start)| small(start) || in_turn(at)).map(|(_, start)| start)
}

fn all_starts() -> Vec<Position> {
    let mut starts = Vec::new();
    for card in games::all() {
        starts.push(Position::start(&card.default_game()));
        for option in card.options {
            for value in option.values {
                let choices = Choices::from([(option.name.to_owned(), (*value).to_owned())]);
                starts.push(Position::start(&card.game(&choices).expect("a choice of the card")));
            }
        }
    }
    starts
}

/// Numbers that differ for each man, square and hand, so that a man counted twice shows.
fn odd_weights(position: &Position) -> Arc<Weights> {
    let sign = |owner: Player| if owner == Player::FIRST { 1 } else { -1 };
    let number = |man: Piece, at: i64| sign(man.owner) * (man.kind.index() as i64 * 1_009 + at);
    let on_board = |man, square: Square| number(man, 7 * square.index() as i64 + 3);
    Arc::new(Weights::new(position.game(), on_board, |man| number(man, 5)))
}

/// Asserts that a part of the moves, and what is wanted of it, is what the whole list has of it.
fn assert_part(position: &Position, all: &[Move], part: Part, wanted: impl Fn(Move) -> bool) {
    let mut some = Vec::new();
    let _ = position.visit_wanted(part, &wanted, &mut |played| {
        some.push(played);
        ControlFlow::Continue(())
    });
    let mut picked: Vec<Move> = all.iter().copied().filter(|&m| wanted(m)).collect();
    some.sort_unstable();
    picked.sort_unstable();
    assert_eq!(some, picked, "{part:?} of {position:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn what_a_search_asks_is_what_playing_shows(seed: u64) {
        for card in games::all() {
            let start = Position::start(&card.default_game());
            play_random(&start, seed, 40, |position| {
                let enemy = position.next_after(position.turn());
                let moves = position.legal_moves();
                for &played in &moves {
                    let mut after = position.clone();
                    after.play(played);
                    let told = position.gives_check(played);
                    assert_eq!(told, after.in_check(enemy), "{position:?} {played:?}");
                    assert!(position.is_legal(played), "{position:?} {played:?}");
                }
                let rules = position.game().rules();
                // A side without royal men has no moves. Where lions may not be traded, a lion reaches some that it may not take; and
                // what a man with a power does besides is no walk.
                let goes_on = position.royals(position.turn()) > 0;
                if rules.safety == Safety::Capturable && goes_on && rules.lion_trading.is_none() {
                    let walks = |from: Option<Square>| {
                        let man = from.and_then(|from| position.piece_at(from));
                        man.is_some_and(|man| position.game().kind(man.kind).powers.is_empty())
                    };
                    let ways = moves.iter().filter(|played| walks(played.from()));
                    let ways = ways.filter_map(|played| played.from().zip(played.to()));
                    let mut reached = BTreeSet::new();
                    for from in position.squares_of(position.turn()).filter(|&at| walks(Some(at))) {
                        position.visit_reached(from, &mut |to| {
                            reached.insert((from, to));
                        });
                    }
                    assert_eq!(ways.collect::<BTreeSet<_>>(), reached, "{position:?}");
                }
                let takes = |played: Move| position.takes(played);
                let forces = |played: Move| takes(played) || played.promotes_to().is_some();
                let from = moves.first().and_then(|played| played.from());
                let third = |to: Square| to.index().is_multiple_of(3);
                assert_part(position, &moves, Part::All, |m| m.to().is_some_and(third));
                assert_part(position, &moves, Part::From(from), |m| m.from() == from);
                assert_part(position, &moves, Part::Forcing, forces);
                assert_part(position, &moves, Part::Calm, |m| !takes(m));
            });
        }
    }

    #[test]
    fn a_sum_kept_up_to_date_is_the_sum_counted_afresh(seed: u64) {
        for start in starts(seed) {
            let weights = odd_weights(start);
            let mut weighed = start.clone();
            weighed.weigh(&weights);
            let mut last = play_random(&weighed, seed, 120, |position| {
                let mut afresh = position.clone();
                afresh.weigh(&weights);
                assert_eq!(position.balance(), afresh.balance(), "{position:?}");
            });
            while last.ply() > 0 {
                last.undo();
            }
            assert_eq!(last.balance(), weighed.balance());
        }
    }

    #[test]
    fn taking_all_moves_back_returns_to_the_start(seed: u64) {
        for start in starts(seed) {
            let mut position = play_random(start, seed, 200, |_| {});
            while position.ply() > 0 {
                position.undo();
            }
            prop_assert_eq!(position.key(), start.key());
            prop_assert_eq!(position.sfen(), start.sfen());
            prop_assert_eq!(&position, start);
        }
    }

    #[test]
    fn a_written_position_reads_back_as_itself(seed: u64) {
        for start in starts(seed) {
            let mut texts = Vec::new();
            play_random(start, seed, 120, |position| texts.push((position.sfen(), position.key())));
            for (text, key) in texts {
                let read = Position::from_sfen(start.game(), &text, Reading::Diagram).expect("own text");
                prop_assert_eq!(read.sfen(), text);
                prop_assert_eq!(read.key(), key);
            }
        }
    }

    #[test]
    fn the_key_kept_through_moves_is_the_key_of_the_board(seed: u64) {
        for start in starts(seed) {
            play_random(start, seed, 150, |position| {
                let read = Position::from_sfen(start.game(), &position.sfen(), Reading::Diagram);
                assert_eq!(read.expect("own text").key(), position.key(), "{position:?}");
            });
        }
    }

    #[test]
    fn listed_moves_are_legal_written_and_read_and_all_others_are_refused(seed: u64) {
        for start in starts(seed) {
            let last = play_random(start, seed, 60, |_| {});
            let listed = last.legal_moves();
            for &played in &listed {
                prop_assert_eq!(last.refusal(played), None);
                let text = last.move_text(played);
                prop_assert_eq!(last.parse_move(&text).expect("own text"), played, "{}", text);
            }
            let mut dice = Dice(seed);
            let squares = start.game().rules().board.squares();
            for _ in 0..200 {
                let from = shogido_rules::Square::new(dice.below(squares) as u16);
                let to = shogido_rules::Square::new(dice.below(squares) as u16);
                let asked = shogido_rules::Move::step(from, to);
                prop_assert_eq!(last.refusal(asked).is_none(), listed.contains(&asked));
            }
        }
    }

    #[test]
    fn no_legal_move_leaves_a_king_to_be_taken_where_that_is_unlawful(seed: u64) {
        for start in starts(seed) {
            if start.game().rules().safety == Safety::Capturable {
                continue;
            }
            play_random(start, seed, 100, |position| {
                for played in position.legal_moves() {
                    // A pass that accepts an opposition ends the game, whatever strikes the king.
                    if played.is_pass() && position.is_opposed() {
                        continue;
                    }
                    let mut after = position.clone();
                    after.play(played);
                    assert!(!after.in_check(position.turn()), "{position:?} {played:?}");
                }
            });
        }
    }

    #[test]
    fn reading_is_total(text in "\\PC{0,120}") {
        for card in games::all() {
            let game = card.default_game();
            for reading in [Reading::Diagram, Reading::Problem, Reading::Game] {
                if let Ok(position) = Position::from_sfen(&game, &text, reading) {
                    prop_assert!(Position::from_sfen(&game, &position.sfen(), reading).is_ok());
                }
            }
            let start = Position::start(&game);
            if let Ok(action) = Action::read(&start, &text) {
                let mut after = start.clone();
                let _ = after.act(action);
            }
        }
    }

    #[test]
    fn reading_survives_text_that_is_almost_a_position(
        board in "[lnsgkrbpefLNSGKRBPEF1-9+/]{0,90}",
        rest in " [bw] ([0-9]{0,3}[rbgsnlpRBGSNLP]){0,8}-? ?[0-9]{0,12}",
    ) {
        for card in games::all() {
            let game = card.default_game();
            let text = format!("{board}{rest}");
            if let Ok(position) = Position::from_sfen(&game, &text, Reading::Problem) {
                let moves = position.legal_moves();
                for played in moves {
                    let mut after = position.clone();
                    after.play(played);
                    after.undo();
                    prop_assert_eq!(&after, &position);
                }
            }
        }
    }
}

/// What an option that changes nothing promises is a lie. A value may need one of another option to
/// have its effect.
#[test]
fn every_value_of_every_option_makes_rules_of_its_own() {
    let mut idle = Vec::new();
    for card in games::all() {
        let single = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let singles = card.options.iter().flat_map(|option| {
            option.values.iter().map(|value| Choices::from([single(option.name, value)]))
        });
        let contexts: Vec<Choices> = std::iter::once(Choices::new()).chain(singles).collect();
        for option in card.options {
            let rules = |context: &Choices, value: &str| {
                let mut choices = context.clone();
                choices.insert(option.name.to_owned(), value.to_owned());
                let game = card.game(&choices).expect("choices of the card");
                shogido_rules::rules::Rules { options: Vec::new(), ..game.rules().clone() }
            };
            let differ = |one: &str, other: &str| {
                contexts.iter().any(|context| rules(context, one) != rules(context, other))
            };
            if option.values.len() < 2 {
                idle.push(format!("{} {} has one value only", card.id, option.name));
            }
            for (at, value) in option.values.iter().enumerate() {
                if option.values[..at].iter().any(|other| !differ(value, other)) {
                    idle.push(format!("{} {}={value}", card.id, option.name));
                }
            }
        }
    }
    assert!(idle.is_empty(), "options that change nothing:\n{}", idle.join("\n"));
}

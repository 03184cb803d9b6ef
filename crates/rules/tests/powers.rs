//! The moves of lions, falcons, lion dogs and their like, told a second time and slowly: a search
//! through all that a man may step on, leap over and take, held to the kernel's moves.

use std::collections::BTreeMap;

use shogido_rules::{Game, Move, Piece, Position, Power, Square, Vector, games};

/// A small generator of our own, so that a failing game is told by one number.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }
}

/// The squares a man enters, in order.
type Way = Vec<Square>;

struct Slow<'a> {
    position: &'a Position,
    game: &'a Game,
}

impl Slow<'_> {
    fn own(&self, at: Square, from: Square) -> bool {
        let own = |piece: Piece| piece.owner == self.position.turn();
        at != from && self.position.piece_at(at).is_some_and(own)
    }

    fn step(&self, from: Square, step: Vector) -> Option<Square> {
        let board = &self.game.rules().board;
        board.step(from, step.seen_by_first(self.position.turn()))
    }

    /// Returns the ways of a lion: leaps to all squares within two, and two steps of a king.
    fn lion(&self, from: Square) -> Vec<Way> {
        let near: Vec<Vector> = (-2..=2)
            .flat_map(|right| (-2..=2).map(move |forward| Vector::new(right, forward)))
            .filter(|step| (step.right, step.forward) != (0, 0))
            .collect();
        let king = |step: &&Vector| step.right.abs() <= 1 && step.forward.abs() <= 1;
        let mut ways: Vec<Way> =
            near.iter().filter_map(|&step| Some(vec![self.step(from, step)?])).collect();
        for &first in near.iter().filter(king) {
            let Some(way) = self.step(from, first) else { continue };
            let on = near.iter().filter(king).filter_map(|&next| self.step(way, next));
            ways.extend(on.map(|to| vec![way, to]));
        }
        ways
    }

    /// Returns the ways along one line: forwards over leaps, and one or two steps back.
    fn line(&self, from: Square, step: Vector, steps: u8) -> Vec<Way> {
        let at = |n: u8| self.step(from, step.times(n));
        let mut ways = Vec::new();
        let mut add = |squares: &[Option<Square>]| {
            ways.extend(squares.iter().copied().collect::<Option<Way>>());
        };
        let (one, two, home) = (at(1), at(2), Some(from));
        add(&[one]);
        add(&[two]);
        add(&[one, two]);
        add(&[one, home]);
        if steps == 3 {
            let three = at(3);
            add(&[three]);
            add(&[two, three]);
            add(&[one, two, three]);
            add(&[one, two, one]);
        }
        ways
    }

    /// Returns all the ways of powers that the man on a square may go.
    fn ways(&self, from: Square) -> Vec<Way> {
        let kind = self.position.piece_at(from).expect("a man").kind;
        let powers = self.game.kind(kind).powers.iter();
        let ways = powers.flat_map(|power| match *power {
            Power::Lion => self.lion(from),
            Power::Line { step, steps } => self.line(from, step, steps),
            _ => Vec::new(),
        });
        let free = |way: &Way| way.iter().all(|&at| !self.own(at, from));
        let mut ways: Vec<Way> = ways.filter(free).collect();
        ways.sort();
        ways.dedup();
        ways
    }
}

/// Puts men down at random on an empty board beside a man with a power.
fn scatter(game: &Game, letter: &str, dice: &mut Dice) -> String {
    let board = &game.rules().board;
    let (files, ranks) = (usize::from(board.files()), usize::from(board.ranks()));
    let mut rows = vec![vec!["1"; files]; ranks];
    let royal = game.rules().kinds.iter().find(|kind| kind.royal).expect("a royal kind");
    let (king, other) = (bracketed(&royal.letter), bracketed(&royal.letter).to_lowercase());
    let near = |middle: usize, dice: &mut Dice| middle + dice.below(7) - 3;
    for _ in 0..12 {
        rows[near(ranks / 2, dice)][near(files / 2, dice)] = ["p", "P", "g", "G"][dice.below(4)];
    }
    rows[0][0] = &other;
    rows[ranks - 1][files - 1] = &king;
    rows[ranks / 2][files / 2] = letter;
    let row = |row: Vec<&str>| -> String {
        let runs = row.chunk_by(|a, b| *a == "1" && *b == "1");
        runs.map(|run| if run[0] == "1" { run.len().to_string() } else { run.concat() }).collect()
    };
    let rows: Vec<String> = rows.into_iter().map(row).collect();
    format!("{} b - 1", rows.join("/"))
}

/// Returns the ways of the kernel's moves for the man on a square, with the forms of each move.
fn known(position: &Position, from: Square) -> BTreeMap<Way, Vec<Move>> {
    let mut ways: BTreeMap<Way, Vec<Move>> = BTreeMap::new();
    for played in position.legal_moves().into_iter().filter(|m| m.from() == Some(from)) {
        ways.entry(played.path().collect()).or_default().push(played);
    }
    ways
}

#[test]
fn men_with_powers_go_all_ways_that_a_slow_search_finds_and_no_others() {
    let mut dice = Dice(20);
    let mut checked = 0;
    for card in games::all() {
        let game = card.default_game();
        let middle = game
            .rules()
            .board
            .square(game.rules().board.files() / 2, game.rules().board.ranks() / 2);
        for kind in game.rules().kinds.iter().filter(|kind| !kind.powers.is_empty()) {
            let letter = &kind.letter;
            let walks_only = |way: &&Way| way.len() > 1;
            for _ in 0..40 {
                let text = scatter(&game, &bracketed(letter), &mut dice);
                let read = Position::from_sfen(&game, &text, shogido_rules::Reading::Diagram);
                let position = read.unwrap_or_else(|error| panic!("{text}: {error}"));
                let own = |at: &Square| {
                    let piece = position.piece_at(*at);
                    piece.is_some_and(|piece| game.kind(piece.kind).letter == *letter)
                };
                let from = position.squares_of(position.turn()).find(own).or(middle).expect("it");
                let slow = Slow { position: &position, game: &game };
                let expected = slow.ways(from);
                let found = known(&position, from);
                for way in &expected {
                    assert!(found.contains_key(way), "{text}: no {way:?}");
                }
                for way in found.keys().filter(walks_only) {
                    assert!(expected.contains(way), "{text}: {way:?}");
                }
                assert!(found.values().all(|forms| forms.len() <= 2), "{text}: a way twice");
                checked += expected.len();
            }
        }
    }
    assert!(checked > 4_000, "only {checked} ways were compared");
}

/// Writes a letter as positions have it.
fn bracketed(letter: &str) -> String {
    let base = letter.trim_start_matches('+');
    if base.chars().count() == 1 {
        letter.to_owned()
    } else {
        letter.replace(base, &format!("({base})"))
    }
}

/// Returns where a man may slide along one line and, after a right-angled turn, along another.
fn turned(slow: &Slow<'_>, from: Square, first: Vector) -> Vec<Square> {
    let occupied = |at: Square| slow.position.piece_at(at).is_some();
    let turn = Vector::new(first.forward, -first.right);
    let mut found = Vec::new();
    let mut corner = from;
    while let Some(next) = slow.step(corner, first).filter(|&next| !occupied(next)) {
        corner = next;
        for turn in [turn, turn.reversed()] {
            let mut at = corner;
            while let Some(next) = slow.step(at, turn) {
                found.push(next);
                if occupied(next) {
                    break;
                }
                at = next;
            }
        }
    }
    found.retain(|&at| !slow.own(at, from));
    found
}

/// Tells whether the enemy, once an emperor has taken a man, could take the emperor there.
fn is_taken_back(position: &Position, played: Move) -> bool {
    let mut after = position.clone();
    after.play(played);
    after
        .legal_moves()
        .into_iter()
        .any(|reply| after.captures(reply).any(|at| Some(at) == played.to()))
}

#[test]
fn men_that_turn_and_emperors_go_where_a_slow_search_finds() {
    let mut dice = Dice(22);
    let (mut turns, mut captures) = (0, 0);
    for card in games::all() {
        let game = card.default_game();
        let bent = |power: &Power| matches!(power, Power::Hook { .. } | Power::Anywhere { .. });
        for kind in game.rules().kinds.iter().filter(|kind| kind.powers.iter().any(bent)) {
            for _ in 0..40 {
                let text = scatter(&game, &bracketed(&kind.letter), &mut dice);
                let read = Position::from_sfen(&game, &text, shogido_rules::Reading::Diagram);
                let position = read.unwrap_or_else(|error| panic!("{text}: {error}"));
                let own = |&at: &Square| {
                    position.piece_at(at).is_some_and(|man| game.kind(man.kind).id == kind.id)
                };
                let from = position.squares_of(position.turn()).find(own).expect("it");
                let slow = Slow { position: &position, game: &game };
                let found: Vec<Square> = known(&position, from).keys().map(|way| way[0]).collect();
                for power in &kind.powers {
                    if let Power::Hook { first } = *power {
                        for to in turned(&slow, from, first) {
                            assert!(found.contains(&to), "{text}: no {to:?}");
                            turns += 1;
                        }
                    }
                }
                if !kind.powers.iter().any(|power| matches!(power, Power::Anywhere { .. })) {
                    continue;
                }
                for to in game.rules().board.all().filter(|&to| !slow.own(to, to)) {
                    let played = Move::step(from, to);
                    let takes =
                        position.piece_at(to).is_some_and(|man| man.owner != position.turn());
                    let free = position.piece_at(to).is_none()
                        || takes && !is_taken_back(&position, played);
                    assert_eq!(found.contains(&to), free, "{text}: {to:?}");
                    captures += usize::from(takes);
                }
            }
        }
    }
    assert!(turns > 10_000 && captures > 300, "only {turns} turns and {captures} captures");
}

/// Plays random games and takes them back; returns how many came to an end by the rules.
fn games_to_the_end(id: &str, games: u64, plies: u32) -> u64 {
    let game = shogido_rules::games::find(id).expect("a game of the list").default_game();
    let start = Position::start(&game);
    let mut ended = 0;
    for seed in 0..games {
        let mut dice = Dice(seed * 77 + 5);
        let mut position = start.clone();
        let mut moves = Vec::new();
        while position.ply() < plies && position.outcome().is_none() {
            moves.clear();
            position.legal_moves_into(&mut moves);
            let chosen = moves[dice.below(moves.len())];
            // Random play takes too little: captures come first every other time.
            let capture = moves.iter().copied().find(|&found| position.takes(found));
            position.play(capture.filter(|_| dice.below(2) == 0).unwrap_or(chosen));
        }
        ended += u64::from(position.outcome().is_some());
        let last = position.clone();
        let texts: Vec<String> = replay_texts(&mut position);
        assert_eq!(position, start, "{id} seed {seed}");
        assert_eq!(position.key(), start.key(), "{id} seed {seed}");
        for text in texts {
            let played = position.parse_move(&text).expect("own text");
            position.try_play(played).unwrap_or_else(|refusal| panic!("{id} {text}: {refusal:?}"));
        }
        assert_eq!(position, last, "{id} seed {seed}");
        assert_eq!(position.key(), last.key(), "{id} seed {seed}");
    }
    ended
}

/// Takes all moves back and returns their texts, the first one first.
fn replay_texts(position: &mut Position) -> Vec<String> {
    let mut texts = Vec::new();
    while let Some(played) = position.last_move() {
        position.undo();
        texts.push(position.move_text(played));
    }
    texts.reverse();
    texts
}

#[test]
fn random_games_end_and_are_taken_back_and_played_again() {
    for (id, games, plies) in [
        ("chu-shogi", 200, 2_000),
        ("dai-shogi", 200, 2_000),
        ("dai-dai-shogi", 60, 2_000),
        ("maka-dai-dai-shogi", 40, 2_000),
        ("tai-shogi", 20, 2_000),
    ] {
        let ended = games_to_the_end(id, games, plies);
        assert!(ended * 2 > games, "only {ended} of {games} games of {id} ended");
    }
}

#[test]
fn each_way_takes_what_stands_on_it_and_gives_it_back() {
    let mut dice = Dice(21);
    for card in games::all() {
        let game = card.default_game();
        for kind in game.rules().kinds.iter().filter(|kind| !kind.powers.is_empty()) {
            let text = scatter(&game, &bracketed(&kind.letter), &mut dice);
            let read = Position::from_sfen(&game, &text, shogido_rules::Reading::Diagram);
            let before = read.unwrap_or_else(|error| panic!("{text}: {error}"));
            for played in before.legal_moves() {
                let men = |position: &Position| {
                    game.rules().board.all().filter(|&at| position.piece_at(at).is_some()).count()
                };
                let taken: Vec<Square> = before.captures(played).collect();
                let mut after = before.clone();
                after.play(played);
                assert_eq!(men(&before) - men(&after), taken.len(), "{text} {played:?}");
                assert_eq!(before.takes(played), !taken.is_empty());
                after.undo();
                assert_eq!(after, before, "{text} {played:?}");
                assert_eq!(after.key(), before.key(), "{text} {played:?}");
            }
        }
    }
}

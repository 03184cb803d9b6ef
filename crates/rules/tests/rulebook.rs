//! Games as files: every game of the program, written as a file and read back, is the same game;
//! any bytes are read or refused with a place; what is read can be played.

use std::sync::Arc;

use proptest::prelude::*;
use shogido_rules::rulebook::{self, Fault, FileError};
use shogido_rules::{Card, Choices, Game, Position, Reading, games, perft};

/// A small generator of our own, so that a failing game is told by one number.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }
}

/// Returns every game with every value of every option.
fn every_game() -> Vec<Arc<Game>> {
    let mut found: Vec<_> = games::all().iter().map(Card::default_game).collect();
    for card in games::all() {
        for option in card.options {
            for value in option.values.iter().skip(1) {
                let choices = Choices::from([(option.name.to_owned(), (*value).to_owned())]);
                found.push(card.game(&choices).expect("a choice of the card"));
            }
        }
    }
    found
}

fn text_of(game: &Game) -> String {
    rulebook::write(game.rules()).expect("every kind has moves that can be written")
}

fn read(text: &str) -> Arc<Game> {
    rulebook::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn refused(text: &str) -> FileError {
    match rulebook::read_own(text.as_bytes()) {
        Ok(game) => panic!("{:?} was read from {text}", game.rules()),
        Err(error) => error,
    }
}

/// Tells the place and the beginning of what is wrong.
fn told(text: &str) -> String {
    refused(text).to_string()
}

#[test]
fn every_game_and_option_is_the_same_rules_after_a_file() {
    for game in every_game() {
        let text = text_of(&game);
        let again = read(&text);
        assert_eq!(again.rules(), game.rules(), "{text}");
        assert_eq!(text_of(&again), text);
    }
}

#[test]
fn every_game_is_played_alike_from_its_file() {
    for card in games::all() {
        let game = card.default_game();
        let again = read(&text_of(&game));
        let large = game.rules().board.squares() > 144;
        let depth = if large { 1 } else { 3 };
        let counted = |game| perft(&Position::start(game), depth);
        assert_eq!(counted(&game), counted(&again), "{}", card.id);
        for seed in 0..4 {
            let mut dice = Dice(seed);
            let (mut one, mut other) = (Position::start(&game), Position::start(&again));
            for _ in 0..80 {
                let moves = one.legal_moves();
                assert_eq!(moves, other.legal_moves(), "{one:?}");
                assert_eq!(one.outcome(), other.outcome(), "{one:?}");
                if moves.is_empty() || one.outcome().is_some() {
                    break;
                }
                let played = moves[dice.below(moves.len())];
                assert_eq!(one.move_text(played), other.move_text(played));
                one.play(played);
                other.play(played);
                assert_eq!(one.sfen(), other.sfen());
            }
        }
    }
}

#[test]
fn a_game_by_difference_says_only_what_differs() {
    let parent = games::find("shogi").expect("shogi").default_game();
    let child = read("id = \"peace\"\nparent = \"shogi\"\n[endings]\nbare_king = \"plays\"\n");
    let mut rules = parent.rules().clone();
    rules.id = "peace".to_owned();
    rules.dress.like = Some("shogi".to_owned());
    rules.endings.bare_king = shogido_rules::rules::BareKing::Plays;
    assert_eq!(*child.rules(), rules);
    assert_eq!(read(&text_of(&child)).rules(), child.rules());
}

#[test]
fn options_choose_among_the_parents_and_stay_in_force() {
    let child = read("id = \"x\"\nparent = \"shogi\"\n[options]\nimpasse = \"try\"\n");
    assert_eq!(child.rules().endings.impasse, shogido_rules::rules::Impasse::Try);
    assert_eq!(child.rules().option("impasse"), Some("try"));
    assert_eq!(
        told("id = \"x\"\nparent = \"shogi\"\n[options]\nimpasse = \"25\"\n"),
        "line 4, column 1: 'impasse' cannot be '25'; it can be: agreement-24, agreement-27, \
         declare-27, declare-24, try, none"
    );
}

#[test]
fn what_a_parent_has_is_taken_away_with_false() {
    let text = "id = \"quiet\"\nparent = \"chess\"\n\
                [first_moves]\nrights = false\ncastlings = false\nen_passant = false\n\
                [kinds]\nq = false\n\
                [promotion]\ninto = [\"r\"]\n\
                [setup]\nposition = \"rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w - - 0 1\"\n";
    let game = read(text);
    assert!(game.find_kind("q").is_none());
    assert_eq!(game.rules().first_moves, shogido_rules::rules::FirstMoves::default());
    assert_eq!(
        told(&text.replace("q = false", "x = false")),
        "line 8, column 1: the parent has no 'x' that could be taken away"
    );
}

/// A game from nothing, as short as can be.
const SMALL: &str = r#"id = "small"
[board]
files = 3
ranks = 4
[kinds]
k = { move = "K", royal = true }
p = { move = "fW" }
[setup]
position = "1k1/1p1/1P1/1K1 b - 1"
"#;

#[test]
fn a_small_game_from_nothing_is_played() {
    let game = read(SMALL);
    assert_eq!(perft(&Position::start(&game), 1), 5);
}

#[test]
fn what_is_wrong_is_told_with_line_and_column() {
    let cases = [
        (
            "files = 3",
            "fles = 3",
            "line 3, column 1: 'fles' is no key of 'board'; there are: files, ranks, notation",
        ),
        ("files = 3", "files = 26", "line 3, column 9: 'board.files' is from 1 to 25, not 26"),
        ("files = 3", "files = 0x1F", "line 3, column 9: 'board.files' is from 1 to 25, not 31"),
        ("files = 3", "files = \"3\"", "line 3, column 9: 'board.files' needs a number"),
        ("files = 3", "files = 3.5", "line 3, column 9: 'board.files' needs a number"),
        ("files = 3\n", "", "line 2, column 1: the game needs the key 'board.files'"),
        ("files = 3", "files = 3\nfiles = 4", "line 4, column 1: the key 'files' stands twice"),
        ("files = 3", "files 3", "line 3, column 7: '3' is no TOML"),
        ("\"fW\"", "\"fX\"", "line 7, column 14: 'fX' is no move: 'X' at column 2 is no move"),
        ("\"fW\"", "\"fW0\"", "line 7, column 14: 'fW0' is no move: '0' at column 3"),
        ("\"fW\"", "\"{Loin}\"", "line 7, column 14: '{Loin}' is no move: '{Loin}' is no power"),
        ("\"fW\"", "\"{Lion}\"", "line 7, column 1: 'p' makes no game: power-under-check"),
        (
            "\"fW\" }",
            "\"fW\", promotes_to = \"q\" }",
            "line 7, column 34: 'promotes_to' names the kind 'q'",
        ),
        ("p = {", "pp = {", "line 9, column 12: the position '1k1/1p1/1P1/1K1 b - 1' is refused"),
        ("1k1/1p1", "4/1p1", "line 9, column 12: the position '4/1p1/1P1/1K1 b - 1' is refused"),
        ("id = \"small\"", "id = \"shogi\"", "line 1, column 6: the id 'shogi' belongs to another"),
        ("id = \"small\"", "id = \"Small\"", "line 1, column 6: 'Small' cannot be an id"),
        ("id = \"small\"", "", "line 1, column 1: the game needs the key 'id'"),
        ("[board]", "like = \"chest\"\n[board]", "line 2, column 8: 'like' cannot be 'chest'"),
        ("[board]", "parent = \"shogo\"\n[board]", "line 2, column 10: there is no game 'shogo'"),
        (
            "[board]",
            "royal_safety = \"no\"\n[board]",
            "line 2, column 16: 'royal_safety' cannot be",
        ),
        ("p = {", "+p = {", "line 7, column 1: the key '+p' stands in quotes: write \"+p\""),
        ("[kinds]", "[kinds", "line 5, column 7: the line ends too early"),
        ("fW\" }", "fW\", within = \"x\" }", "line 7, column 29: 'within' names the region 'x'"),
        ("[kinds]", "[regions]\nhome = \"3d-1e\"\n[kinds]", "line 6, column 8: '1e' is no square"),
        (
            "[setup]",
            "[drops]\nmen = \"captured\"\norder = []\n[setup]",
            "line 7, column 1: 'p' makes no game: not-in-hand",
        ),
    ];
    for (right, wrong, expected) in cases {
        assert!(SMALL.contains(right), "{right}");
        let told = told(&SMALL.replacen(right, wrong, 1));
        assert!(told.starts_with(expected), "{told}\nis not\n{expected}");
    }
}

#[test]
fn a_misspelt_key_is_met_with_the_one_that_was_meant() {
    let error = refused(&SMALL.replace("[setup]", "[setpu]"));
    let Fault::UnknownKey { name, .. } = error.fault else { panic!("{error}") };
    assert_eq!(name.meant.as_deref(), Some("setup"));
}

#[test]
fn what_a_parent_brings_is_told_where_the_parent_is_named() {
    let text = "id = \"tiny\"\nparent = \"minishogi\"\n[board]\nfiles = 4\n";
    let told = told(text);
    assert!(told.starts_with("line 2, column 10: the position 'rbsgk/4p/5/P4/KGSBR"), "{told}");
}

#[test]
fn files_that_are_too_large_or_no_text_are_refused_at_their_place() {
    let large = vec![b'#'; rulebook::FILE_BYTES_MAX + 1];
    let error = rulebook::read(&large).expect_err("too large");
    assert!(matches!(error.fault, Fault::TooLarge { .. }), "{error}");
    let error = rulebook::read(b"id = \"a\"\n# \xff\n").expect_err("no text");
    assert_eq!((error.line, error.column, error.fault), (2, 3, Fault::NoText));
}

/// Plays a random game and holds it to what every game must keep.
fn play_on(game: &Arc<Game>, seed: u64) {
    let mut dice = Dice(seed);
    let start = Position::start(game);
    let mut position = start.clone();
    for _ in 0..24 {
        let moves = position.legal_moves();
        if moves.is_empty() || position.outcome().is_some() {
            break;
        }
        let text = position.sfen();
        let again = Position::from_sfen(game, &text, Reading::Problem);
        // The set moves of an opening may be such as leave a king in check, which no text may.
        let left = !game.rules().first_moves.opening.is_empty();
        if left && position.in_check(position.next_after(position.turn())) {
            break;
        }
        assert_eq!(again.as_ref(), Ok(&position), "{text}\n{}", text_of(game));
        let played = moves[dice.below(moves.len())];
        let written = position.move_text(played);
        assert_eq!(
            position.parse_move(&written),
            Ok(played),
            "{text} {written}\n{}",
            text_of(game)
        );
        position.play(played);
    }
    while position.ply() > 0 {
        position.undo();
    }
    assert_eq!(position, start);
}

/// Changes a file as a hand that slips does: words of one line go to another, and so do lines.
fn spoil(text: &str, dice: &mut Dice) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=dice.below(3) {
        let (one, other) = (dice.below(lines.len()), dice.below(lines.len()));
        let words: Vec<String> = lines[other].split(' ').map(str::to_owned).collect();
        let mut changed: Vec<String> = lines[one].split(' ').map(str::to_owned).collect();
        let at = dice.below(changed.len());
        match dice.below(5) {
            0 => changed[at].clone_from(&words[dice.below(words.len())]),
            1 => drop(changed.remove(at)),
            2 => {
                let line = lines[other].clone();
                lines[one] = line;
            }
            3 => drop(lines.remove(one)),
            _ => {
                let mut letters: Vec<char> = changed[at].chars().collect();
                if !letters.is_empty() {
                    let letter = dice.below(letters.len());
                    letters[letter] = b"0123456789aAkKfWRNp+-\"{}[]=,"[dice.below(28)] as char;
                }
                changed[at] = letters.into_iter().collect();
            }
        }
        if one < lines.len() && !changed.is_empty() {
            lines[one] = changed.join(" ");
        }
        if lines.is_empty() {
            break;
        }
    }
    lines.join("\n")
}

/// Returns a move that nobody has thought of.
fn any_move(dice: &mut Dice) -> String {
    const PARTS: &[&str] = &[
        "f",
        "b",
        "s",
        "v",
        "l",
        "r",
        "m",
        "c",
        "n",
        "p",
        "fs",
        "W",
        "F",
        "N",
        "A",
        "D",
        "Z",
        "R",
        "B",
        "Q",
        "K",
        "W2",
        "F3",
        "fR",
        "{Lion}",
        "{Lin2:fW}",
        "{Lin3}",
        "{HookR}",
        "{HookfN}",
        "{Igui}",
        "{Emperor}",
        "{Lin3:Z}",
    ];
    (0..=dice.below(4)).map(|_| PARTS[dice.below(PARTS.len())]).collect()
}

/// Mixes two games: lines that say the same thing are taken from one or the other, and some men
/// move as nobody has thought of.
fn cross(one: &str, other: &str, dice: &mut Dice) -> String {
    let key = |line: &str| line.split(" =").next().unwrap_or_default().trim().to_owned();
    let mixed = |line: &str| {
        let twin = other.lines().find(|twin| line.contains(" =") && key(twin) == key(line));
        let taken = twin.filter(|_| dice.below(6) == 0).unwrap_or(line);
        match taken
            .split_once("{ move = \"")
            .and_then(|(k, rest)| Some((k, rest.split_once('"')?.1)))
        {
            Some((kind, rest)) if dice.below(6) == 0 => {
                format!("{kind}{{ move = \"{}\"{rest}", any_move(dice))
            }
            _ => match taken.split_once(", move = \"") {
                Some((kind, rest)) if dice.below(6) == 0 => {
                    let rest = rest.split_once('"').map_or("", |(_, rest)| rest);
                    format!("{kind}, move = \"{}\"{rest}", any_move(dice))
                }
                _ => taken.to_owned(),
            },
        }
    };
    one.lines().map(mixed).collect::<Vec<_>>().join("\n")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read_or_refused_with_a_place(bytes: Vec<u8>) {
        if let Err(error) = rulebook::read(&bytes) {
            prop_assert!(error.line > 0 && error.column > 0);
            prop_assert!(!error.to_string().is_empty());
        }
    }

    #[test]
    fn a_cross_of_two_games_is_refused_or_can_be_played(seed: u64) {
        let mut dice = Dice(seed);
        let cards = games::all();
        let mut any = || text_of(&cards[dice.below(cards.len())].default_game());
        let (one, other) = (any(), any());
        for _ in 0..8 {
            if let Ok(game) = rulebook::read(cross(&one, &other, &mut dice).as_bytes()) {
                let again = read(&text_of(&game));
                prop_assert_eq!(again.rules(), game.rules());
                play_on(&game, seed);
            }
        }
    }

    #[test]
    fn a_spoilt_file_is_refused_or_makes_a_game_that_can_be_played(seed: u64) {
        let mut dice = Dice(seed);
        let cards = games::all();
        let card = &cards[dice.below(cards.len())];
        let text = text_of(&card.default_game());
        for _ in 0..8 {
            if let Ok(game) = rulebook::read(spoil(&text, &mut dice).as_bytes()) {
                let again = read(&text_of(&game));
                prop_assert_eq!(again.rules(), game.rules());
                play_on(&game, seed);
            }
        }
    }
}

/// The games of the manual, each a whole file, and the example that it names.
fn games_of_the_manual() -> Vec<Arc<Game>> {
    let manual = include_str!("../GAME-FILES.md");
    let files = manual.split("```toml\n").skip(1);
    let files = files.filter_map(|rest| rest.split("```").next());
    files
        .chain([include_str!("../../../examples/crane-shogi.toml")])
        .map(|text| rulebook::read_own(text.as_bytes()).unwrap_or_else(|error| panic!("{error}")))
        .collect()
}

#[test]
fn the_games_of_the_manual_are_played_to_their_end() {
    let games = games_of_the_manual();
    let ids: Vec<&str> = games.iter().map(|game| game.rules().id.as_str()).collect();
    assert_eq!(ids, ["horse-minishogi", "guards", "crane-shogi"]);
    for game in &games {
        let mut ended = 0;
        for seed in 0..20 {
            let mut dice = Dice(seed);
            let mut position = Position::start(game);
            while position.outcome().is_none() && position.ply() < 4000 {
                let moves = position.legal_moves();
                position.play(moves[dice.below(moves.len())]);
            }
            ended += u32::from(position.outcome().is_some());
            play_on(game, seed);
        }
        assert_eq!(ended, 20, "{}", game.rules().id);
    }
}

#[test]
fn every_key_of_the_format_is_in_the_manual() {
    let manual = include_str!("../GAME-FILES.md");
    let free = ["[kinds]", "[regions]", "[setup.handicaps]", "[options]"];
    for game in every_game() {
        let mut table = String::new();
        for line in text_of(&game).lines().filter(|line| !line.is_empty()) {
            if line.starts_with('[') {
                line.clone_into(&mut table);
                let name = line.trim_matches(['[', ']']);
                assert!(manual.contains(&format!("`{name}`")), "{name}");
            } else if !free.contains(&table.as_str()) {
                let key = line.split(" =").next().unwrap_or_default();
                assert!(manual.contains(&format!("`{key}`")), "{key}");
            }
        }
    }
}

//! Every code that the rules know has its messages, in every language.

use shogido_rules::rulebook::{self, Fits, Unsound};
use shogido_rules::{
    Choices, Declaration, Ending, Game, Outcome, Player, Position, PositionError, Reading, Refusal,
    Square, games,
};
use shogido_words::{
    Language, Speaker, card_subjects, choice_error, file_error, has, keys, oddity,
};
use std::sync::Arc;

fn every_game() -> Vec<Arc<Game>> {
    let mut every: Vec<_> = games::all().iter().map(shogido_rules::Card::default_game).collect();
    for card in games::all() {
        for option in card.options {
            for value in option.values {
                let choices = Choices::from([(option.name.to_owned(), (*value).to_owned())]);
                every.push(card.game(&choices).expect("a card offers its own values"));
            }
        }
    }
    every
}

fn assert_key(key: &str) {
    assert!(has(key), "no message {key}");
}

/// A sentence is not its own key, as it would be if the message were missing.
fn assert_sentence(language: Language, sentence: &str) {
    let key = !sentence.contains(' ') && sentence.contains('-') && sentence.is_ascii();
    assert!(!key && !sentence.is_empty(), "{language}: {sentence}");
    assert!(!sentence.contains(['{', '}']), "{language}: {sentence}");
}

#[test]
fn every_game_option_and_value_is_named_and_explained() {
    for card in games::all() {
        assert_key(&format!("game-{}", card.id));
        assert_key(&format!("game-{}-short", card.id));
        for option in card.options {
            let name = format!("option-{}", option.name.replace('_', "-"));
            assert_key(&name);
            for value in option.values {
                assert_key(&format!("{name}-{value}"));
                assert_key(&format!("{name}-{value}-note"));
            }
        }
    }
}

#[test]
fn every_game_has_its_rules_card() {
    let subjects =
        ["board", "goal", "turn", "promotion", "check", "repetition", "stalemate", "history"];
    for card in games::all() {
        for subject in subjects {
            assert_key(&format!("card-{}-{subject}", card.id));
        }
    }
    // A paragraph on a subject outside the list would never be read.
    for key in keys(Language::En) {
        if let Some(rest) = key.strip_prefix("card-") {
            let game = games::all().iter().find_map(|card| rest.strip_prefix(card.id));
            if let Some(subject) = game.and_then(|subject| subject.strip_prefix('-')) {
                assert!(card_subjects().any(|known| known == subject), "{key} is on no subject");
            }
        }
    }
}

#[test]
fn every_piece_and_handicap_is_named() {
    for game in every_game() {
        for kind in &game.rules().kinds {
            for suffix in ["", "-short"] {
                assert_key(&format!("piece-{}{suffix}", kind.name));
            }
            assert_key(&format!("move-{}", kind.name));
        }
        for handicap in &game.rules().handicaps {
            assert_key(&format!("handicap-{}", handicap.id));
        }
    }
}

#[test]
fn every_ending_is_told_for_a_win_and_for_a_draw() {
    for game in games::all() {
        let game = game.default_game();
        let start = Position::start(&game);
        for language in Language::ALL {
            let speaker = Speaker::of(language, &start);
            for &ending in Ending::all() {
                assert_key(&format!("end-{}", ending.code()));
                assert_key(&format!("ending-{}", ending.code()));
                let points = Some(vec![30, 24]);
                let lost = Outcome { points, ..start.lost_by(Player::SECOND, ending) };
                assert_sentence(language, &speaker.outcome(&lost));
                assert_sentence(language, &speaker.outcome(&Outcome::draw(ending)));
            }
        }
    }
}

/// One refusal of each kind.
fn every_refusal(game: &Game) -> Vec<Refusal> {
    let square = Square::new(3);
    let kind = game.kinds().next().expect("a game has kinds");
    let missing = Declaration {
        king_entered: false,
        in_check: true,
        men_in_zone: 9,
        points: 27,
        credit: 0,
        men_needed: 10,
        points_needed: 28,
        points_to_draw: None,
    };
    let every = vec![
        Refusal::GameOver,
        Refusal::NotYourTurn,
        Refusal::NoSuchSquare,
        Refusal::EmptySquare { square },
        Refusal::NotYourPiece { square },
        Refusal::OccupiedByOwn { square },
        Refusal::WrongPieceMove { kind },
        Refusal::PathBlocked { square },
        Refusal::MustPromote { kind },
        Refusal::CannotPromote { kind },
        Refusal::NoDrops,
        Refusal::NotInHand { kind },
        Refusal::DropOnOccupied { square },
        Refusal::DeadEndDrop { kind },
        Refusal::Nifu { file: 4 },
        Refusal::Uchifuzume,
        Refusal::LeavesKingInCheck,
        Refusal::KingsFace,
        Refusal::OppositionStands,
        Refusal::NeedsScreen { kind },
        Refusal::ShunsItsKind { square },
        Refusal::LionTrade { square },
        Refusal::ProtectedFromEmperor { square },
        Refusal::MustCapture,
        Refusal::ChainGoesOn { square },
        Refusal::NoChain,
        Refusal::BackAndForth,
        Refusal::NoPass,
        Refusal::CannotPass,
        Refusal::NoSuchClaim,
        Refusal::NothingToClaim,
        Refusal::OpeningMove,
        Refusal::StillPlacing,
        Refusal::OutsideOwnArea { kind },
        Refusal::PromotesElsewhere { kind },
        Refusal::StillHasOne { kind },
        Refusal::PromotionStrikes { kind },
        Refusal::GivesStalemate,
        Refusal::DeclarationNotMet { missing },
        Refusal::KingsNotEntered,
    ];
    every.iter().for_each(is_listed);
    every
}

/// Fails to compile when a refusal is added.
fn is_listed(refusal: &Refusal) {
    match refusal {
        Refusal::GameOver
        | Refusal::NotYourTurn
        | Refusal::NoSuchSquare
        | Refusal::EmptySquare { .. }
        | Refusal::NotYourPiece { .. }
        | Refusal::OccupiedByOwn { .. }
        | Refusal::WrongPieceMove { .. }
        | Refusal::PathBlocked { .. }
        | Refusal::MustPromote { .. }
        | Refusal::CannotPromote { .. }
        | Refusal::NoDrops
        | Refusal::NotInHand { .. }
        | Refusal::DropOnOccupied { .. }
        | Refusal::DeadEndDrop { .. }
        | Refusal::Nifu { .. }
        | Refusal::Uchifuzume
        | Refusal::LeavesKingInCheck
        | Refusal::KingsFace
        | Refusal::OppositionStands
        | Refusal::NeedsScreen { .. }
        | Refusal::ShunsItsKind { .. }
        | Refusal::LionTrade { .. }
        | Refusal::ProtectedFromEmperor { .. }
        | Refusal::MustCapture
        | Refusal::ChainGoesOn { .. }
        | Refusal::NoChain
        | Refusal::BackAndForth
        | Refusal::NoPass
        | Refusal::CannotPass
        | Refusal::NoSuchClaim
        | Refusal::NothingToClaim
        | Refusal::OpeningMove
        | Refusal::StillPlacing
        | Refusal::OutsideOwnArea { .. }
        | Refusal::PromotesElsewhere { .. }
        | Refusal::StillHasOne { .. }
        | Refusal::PromotionStrikes { .. }
        | Refusal::GivesStalemate
        | Refusal::DeclarationNotMet { .. }
        | Refusal::KingsNotEntered => {}
    }
}

#[test]
fn every_refusal_is_a_sentence() {
    for game in every_game() {
        for language in Language::ALL {
            let speaker = Speaker::new(language, &game);
            for refusal in every_refusal(&game) {
                assert_key(&format!("rule-{}", refusal.code()));
                assert_sentence(language, &speaker.refusal(&refusal));
            }
        }
    }
}

#[test]
fn a_refusal_names_the_rule_and_the_place() {
    let game = games::find("shogi").expect("shogi is there").default_game();
    let told = |language| Speaker::new(language, &game).refusal(&Refusal::Nifu { file: 4 });
    assert_eq!(told(Language::En), "Two unpromoted pawns on file 5 (nifu).");
    assert_eq!(told(Language::Ru), "Две непревращённые пешки на вертикали 5 (нифу).");
    assert_eq!(told(Language::Be), "Дзве неператвораныя пешкі на вертыкалі 5 (ніфу).");
    assert_eq!(told(Language::Ja), "5筋に歩が2枚になります（二歩）。");
}

#[test]
fn a_failed_declaration_says_what_is_missing() {
    let game = games::find("shogi").expect("shogi is there").default_game();
    let refusals = every_refusal(&game);
    let declaration = refusals.iter().find(|refusal| refusal.code() == "declaration-not-met");
    let told = Speaker::new(Language::En, &game).refusal(declaration.expect("it is listed"));
    assert_eq!(
        told,
        "The declaration does not stand: the king is not in the zone, the king is in check, 10 \
         pieces are needed in the zone besides the king (now 9), 28 points are needed (now 27)."
    );
}

#[test]
fn sides_of_a_handicap_game_are_uwate_and_shitate() {
    let game = games::find("shogi").expect("shogi is there").default_game();
    let handicap = &game.rules().handicaps[0].sfen;
    let start = Position::from_sfen(&game, handicap, Reading::Game).expect("a handicap is a start");
    let outcome = start.lost_by(Player::SECOND, Ending::Resignation);
    assert_eq!(Speaker::of(Language::Ja, &start).outcome(&outcome), "上手の投了により下手の勝ち");
    let even = Position::start(&game);
    assert_eq!(Speaker::of(Language::Ru, &even).outcome(&outcome), "Победа: сэнтэ. Сдача: готэ");
}

#[test]
fn every_error_of_a_position_is_told_with_its_place() {
    let texts = [
        "",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b",
        "9/9/9 b - 1",
        "9/9/9/9/8/9/9/9/9 b - 1",
        "4k4/9/9/9/4x4/9/9/9/4K4 b - 1",
        "4k4/9/9/9/4+G4/9/9/9/4K4 b - 1",
        "4k4/9/9/9/9/9/9/9/4K4 x - 1",
        "4k4/9/9/9/9/9/9/9/4K4 b K 1",
        "4k4/9/9/9/9/9/9/9/4K4 b - x",
        "4k4/9/9/9/9/9/9/9/4K4 b - 1 1",
        "4k4/9/9/9/9/9/9/9/4K4 b 19P 1",
        "9/9/9/9/9/9/9/9/4K4 b - 1",
        "P3k4/9/9/9/9/9/9/9/4K4 b - 1",
        "4k4/9/9/P8/P8/9/9/9/4K4 b - 1",
        "4k4/9/9/9/9/9/9/9/4K3r w - 1",
        "startpos moves 7g7e",
        "startpos moves hello",
    ];
    let game = games::find("shogi").expect("shogi is there").default_game();
    for text in texts {
        let error = Position::from_sfen(&game, text, Reading::Game).expect_err(text);
        let english = error.to_string();
        for language in Language::ALL {
            let told = Speaker::new(language, &game).position_error(&error);
            assert_sentence(language, &told);
            assert_ne!(told, english, "{language} falls back on the kernel's English");
        }
    }
    let error = Position::from_sfen(&game, "startpos moves 7g7e", Reading::Game);
    let told = Speaker::new(Language::Ru, &game).position_error(&error.expect_err("too far"));
    assert_eq!(told, "Ход 1, «7g7e», невозможен: фигура так не ходит.");
    let empty = Speaker::new(Language::Ja, &game).position_error(&PositionError::Empty);
    assert!(empty.starts_with("局面が空です"), "{empty}");
}

#[test]
fn an_oddity_is_told_with_its_rule() {
    let told = |language| oddity(language, "illegal-move", "▲５五歩打", "nifu");
    assert_eq!(
        told(Language::En),
        "“▲５五歩打” breaks a rule: two unpromoted pawns on a file (nifu)."
    );
    assert_eq!(told(Language::Ja), "「▲５五歩打」は反則です（二歩）。");
    let nobody = oddity(Language::Be, "result-differs", "まで先手の勝ち", "");
    assert!(nobody.ends_with("пераможца: няма."), "{nobody}");
}

#[test]
fn every_error_of_a_move_or_a_choice_is_a_sentence() {
    let card = games::find("shogi").expect("shogi is there");
    let start = Position::start(&card.default_game());
    for language in Language::ALL {
        let speaker = Speaker::of(language, &start);
        for text in ["", "7g7", "0a1a", "7z7f", "K*5e", "5e5d+", "5i5h+"] {
            let error = start.parse_move(text).expect_err(text);
            assert_sentence(language, &speaker.move_error(&error));
        }
        for (name, value) in [("impasse", "x"), ("hello", "x")] {
            let choices = Choices::from([(name.to_owned(), value.to_owned())]);
            let error = card.game(&choices).expect_err("there is no such choice");
            assert_sentence(language, &choice_error(language, &error));
        }
    }
}

#[test]
fn a_failed_declaration_that_loses_says_what_was_missing() {
    let card = games::find("shogi").expect("shogi");
    let choices = Choices::from([("impasse".to_owned(), "declare-27".to_owned())]);
    let game = card.game(&choices).expect("a choice of the card");
    let text =
        "5+B+P2/K+P+L+P+R+P3/+P+P+N1P4/1LSS1P3/3P5/9/2p+p+pgsg1/1+p1+n+b+n1kg/9 b GN2Prs2l3p 1";
    let position = Position::from_sfen(&game, text, Reading::Problem).expect("a position");
    let outcome = position.declare().expect("a failed declaration loses");
    let sentence = Speaker::of(Language::En, &position).outcome(&outcome);
    assert!(sentence.contains("28 points are needed (now 23)"), "{sentence}");
    assert_eq!(outcome.points.expect("points")[0], 23);
}

/// A small game of a file, for each of its lines to be broken.
const GAME_FILE: &str = r#"id = "small"
parent = "minishogi"
[kinds]
s = { move = "N" }
"#;

#[test]
fn every_fault_of_a_game_file_is_told_in_every_language() {
    let changes = [
        ("parent = \"minishogi\"", "parent = \"minishogy\""),
        ("parent = \"minishogi\"\n", ""),
        ("[kinds]", "[kind]"),
        ("[kinds]", "[kinds"),
        ("[kinds]", "kinds"),
        ("id = \"small\"", "id = \"chess\""),
        ("id = \"small\"", "id = \"Small\""),
        ("id = \"small\"", "id = \"small\"\nid = \"x\""),
        ("id = \"small\"", "id = \"small\"\nlike = \"ches\""),
        ("\"N\"", "\"X\""),
        ("\"N\"", "\"ff\""),
        ("\"N\"", "\"ffF\""),
        ("\"N\"", "\"W0\""),
        ("\"N\"", "\"{Lino}\""),
        ("\"N\"", "\"{Lion}\""),
        ("\"N\"", "1"),
        ("\"N\" }", "\"N\", royal = 1 }"),
        ("\"N\" }", "\"N\", points = 5000 }"),
        ("\"N\" }", "\"N\", points = \"5\" }"),
        ("\"N\" }", "\"N\", also = 1 }"),
        ("\"N\" }", "\"N\", also = [1] }"),
        ("\"N\" }", "\"N\", also = [{ move = \"{Lion}\" }] }"),
        ("\"N\" }", "\"N\", letter = \"R\" }"),
        ("\"N\" }", "\"N\", letter = \"r\" }"),
        ("\"N\" }", "\"N\", letter = \"SS\" }"),
        ("\"N\" }", "\"N\", within = \"x\" }"),
        ("\"N\" }", "\"N\", promotes_to = \"x\" }"),
        ("\"N\" }", "\"N\", kanji = [\"\"] }"),
        ("s = {", "x = false\ns = {"),
        ("s = {", "+x = { move = \"W\" }\ns = {"),
        ("s = {", "\"+x\" = { move = \"W\" }\ns = {"),
        ("s = {", "x = { move = \"W\" }\ns = {"),
        ("[kinds]", "[regions]\nx = \"9z\"\n[kinds]"),
        ("[kinds]", "[first_moves]\nen_passant = \"p\"\n[kinds]"),
        ("[kinds]", "[options]\nimpasse = \"no\"\n[kinds]"),
        ("[kinds]", "[board]\nfiles = 26\n[kinds]"),
        ("[kinds]", "[setup]\nposition = \"5/5/5/5/5 b - 1\"\n[kinds]"),
    ];
    let mut codes = std::collections::BTreeSet::new();
    for (right, wrong) in changes {
        let text = GAME_FILE.replacen(right, wrong, 1);
        let read = rulebook::read_own(text.as_bytes());
        let Err(error) = read else { panic!("this makes a game:\n{text}") };
        codes.insert(error.fault.code());
        for language in Language::ALL {
            let told = file_error(language, &error);
            assert_sentence(language, &told.replace(['{', '}'], ""));
            assert!(!told.contains("gamefile-") && !told.contains("betza-"), "{told}");
        }
    }
    assert!(codes.len() > 20, "{codes:?}");
}

#[test]
fn every_reason_why_rules_do_not_go_together_has_its_sentence() {
    for why in Unsound::ALL {
        assert_key(&format!("gamefile-{}", why.code()));
    }
    for needed in [Fits::Text, Fits::Number, Fits::Truth, Fits::List, Fits::Table] {
        assert_key(&format!("gamefile-needs-{}", needed.word()));
    }
}

#[test]
fn a_game_from_a_file_calls_its_men_by_its_own_names() {
    let text = GAME_FILE.replace("{ move", "{ name = { en = \"hare\", ru = \"заяц\" }, move");
    let game = rulebook::read_own(text.as_bytes()).expect("a sound file");
    let hare = game.find_kind("s").expect("the game has it");
    assert_eq!(Speaker::new(Language::Ru, &game).piece(hare), "заяц");
    assert_eq!(Speaker::new(Language::Ja, &game).short_piece(hare), "hare");
    // What the name of a man is known for is told only of a man that moves so.
    assert_eq!(Speaker::new(Language::En, &game).moves(hare), None);
    let rook = game.find_kind("r").expect("the game has it");
    assert!(Speaker::new(Language::En, &game).moves(rook).is_some());
}

//! The fast board of shogi is the general kernel's shogi, only faster.
//!
//! Four laws hold the two together: the same legal moves, the same outcome, the same text after any
//! game, and the same key after taking everything back. Where they differ the general kernel is
//! right by definition.

use proptest::prelude::*;
use shogido_rules::fast::{self, Board, Repetition, Selection};
use shogido_rules::{Choices, Position, Reading, games};

/// Positions with many kinds of moves, from which the random games start.
const STARTS: [&str; 7] = [
    "startpos",
    "sfen l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
    "sfen l4S2l/4g1gs1/5p1p1/pr2N1pkp/4Gn3/PP3PPPP/2GPP4/1K7/L3r+s2L w BS2N5Pb 1",
    "sfen 6n1l/2+S1k4/2lp4p/1np1B2b1/3PP4/1N1S3rP/1P2+pPP+p1/1p1G5/3KG2r1 b GSN2L4Pgs2p 1",
    "sfen R8/2G1k4/9/2S6/2BN2N2/9/9/9/4K4 b P 1",
    "sfen 4k4/9/9/9/9/9/9/9/9 b 2R2B4G2S4N4L9P2s9p 1",
    "sfen 8k/9/9/9/9/9/9/1r7/K8 w R 1",
];

fn pairs(text: &str, choices: &Choices) -> (Position, fast::Position) {
    let game = games::find("shogi").expect("shogi exists").game(choices).expect("options exist");
    let general = Position::from_sfen(&game, text, Reading::Problem).expect("the start is legal");
    let fast = fast::Position::from_rules(&general).expect("shogi has a fast board");
    (general, fast)
}

fn sorted<T: Ord>(mut list: Vec<T>) -> Vec<T> {
    list.sort();
    list
}

/// The legal moves of the fast board as the general kernel's moves.
fn moves_of(fast: &fast::Position, list: &[fast::Move]) -> Vec<shogido_rules::Move> {
    sorted(list.iter().map(|m| m.to_rules(fast.game())).collect())
}

fn check_here(general: &Position, fast: &fast::Position) {
    let list = fast.legal_moves();
    let mine = moves_of(fast, &list);
    assert_eq!(mine, sorted(general.legal_moves()), "legal moves of {}", general.sfen());
    assert_eq!(fast.count_legal_moves(), list.len() as u64);
    assert_eq!(fast.outcome(), general.outcome(), "outcome of {}", general.sfen());
    assert_eq!(fast.sfen(), general.sfen());
    assert_eq!(fast.occurrences(), general.occurrences());
    assert_eq!(fast.in_check(), general.in_check(general.turn()));
    if let Some(&m) = list.last() {
        assert_eq!(fast.parse_move(&m.to_string()), Some(m));
    }
    check_selections(fast, &list);
    check_single_moves(fast, &list);
    if let Some(declaration) = general.declaration(general.turn()) {
        let entering = fast.entering(fast.turn());
        assert_eq!(entering.king_entered, declaration.king_entered);
        assert_eq!(entering.pieces, declaration.men_in_zone);
        assert_eq!(entering.points + declaration.credit, declaration.points);
        assert_eq!(fast.declaration_wins(), declaration.wins());
    }
    let again = Board::from_sfen(&fast.sfen()).expect("own text is read back");
    assert_eq!((again.key(), again.board_key()), (fast.key(), fast.board_key()));
    assert_eq!(again.checkers(), fast.checkers());
    assert_eq!(again.pinned(), fast.pinned());
}

/// Tactical and quiet moves are together all moves, and apart what their names say.
fn check_selections(fast: &fast::Position, all: &[fast::Move]) {
    let (mut tactical, mut quiet) = (fast::MoveList::new(), fast::MoveList::new());
    fast.generate(Selection::Tactical, &mut tactical);
    fast.generate(Selection::Quiet, &mut quiet);
    let captures = |m: &fast::Move| fast.piece_at(m.to()).is_some();
    assert!(tactical.iter().all(|m| captures(m) || m.is_promotion()));
    assert!(!quiet.iter().any(|m| captures(m) || m.is_promotion()));
    let both: Vec<_> = tactical.iter().chain(quiet.iter()).copied().collect();
    assert_eq!(moves_of(fast, &both), moves_of(fast, all));
}

fn check_single_moves(fast: &fast::Position, all: &[fast::Move]) {
    let squares = fast.check_squares();
    for &m in all {
        assert!(fast.is_legal(m), "{m} in {}", fast.sfen());
        assert_eq!(fast.expand(m.compact()), Some(m));
        let mut after = fast.board().clone();
        let undo = after.make(m);
        assert_eq!(fast.gives_check(m, &squares), after.in_check(), "{m} in {}", fast.sfen());
        after.unmake(m, &undo);
        assert_eq!(&after, fast.board());
    }
    let checks: Vec<_> = all.iter().copied().filter(|&m| fast.gives_check(m, &squares)).collect();
    assert_eq!(moves_of(fast, &fast.checks()), moves_of(fast, &checks));
    let listed = |compact| all.iter().any(|m| m.compact() == compact);
    for compact in (0..u16::MAX).step_by(61) {
        assert_eq!(fast.expand(compact).is_some(), listed(compact), "{compact} {}", fast.sfen());
    }
}

fn choices(rules: usize) -> Choices {
    let sets: [&[(&str, &str)]; 3] = [
        &[],
        &[("impasse", "declare-27"), ("bare_king", "none")],
        &[("impasse", "try"), ("repetition", "book")],
    ];
    sets[rules].iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_random_game_is_the_same_on_both_boards(
        start in 0..STARTS.len(),
        rules in 0_usize..3,
        picks in proptest::collection::vec(any::<u32>(), 0..120),
        back_and_forth in any::<bool>(),
    ) {
        let (mut general, mut fast) = pairs(STARTS[start], &choices(rules));
        let key = fast.key();
        for pick in picks {
            check_here(&general, &fast);
            let list = fast.legal_moves();
            if list.is_empty() {
                break;
            }
            // Half of the games shuffle few pieces, so that positions repeat.
            let many = if back_and_forth { 3.min(list.len()) } else { list.len() };
            let m = list[pick as usize % many];
            general.try_play(m.to_rules(fast.game())).expect("a legal move of both");
            let foreseen = fast.board().key_after(m);
            fast.do_move(m);
            prop_assert_eq!(fast.key(), foreseen);
        }
        check_here(&general, &fast);
        let converted = fast::Position::from_rules(&general).expect("it still is shogi");
        prop_assert_eq!(converted.key(), fast.key());
        prop_assert_eq!(converted.repetition(), fast.repetition());
        while fast.ply() > 0 {
            fast.undo_move();
            general.undo();
            prop_assert_eq!(fast.sfen(), general.sfen());
        }
        prop_assert_eq!(fast.key(), key);
    }
}

/// Every count of `perft/shogi.perft` and `perft/shogi-more.perft`, by sets and by lists.
#[test]
fn the_fast_board_counts_as_the_cited_files_say() {
    for text in [include_str!("perft/shogi.perft"), include_str!("perft/shogi-more.perft")] {
        let mut board = Board::start();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some(sfen) = line.strip_prefix("sfen ") {
                board = Board::from_sfen(sfen).expect("the files hold legal positions");
            } else if let Some((depth, count)) = line.split_once(' ') {
                let depth = depth.parse().expect("a depth");
                let count: u64 = count.parse().expect("a count");
                assert_eq!(fast::perft(&board, depth), count, "{board:?} depth {depth}");
                if count < 10_000_000 {
                    assert_eq!(fast::perft_listing(&board, depth), count, "{board:?} {depth}");
                }
            }
        }
    }
}

#[test]
fn a_perpetual_check_is_told_apart_from_a_draw() {
    let check = "4k4/9/9/9/9/9/9/9/R3K4 b - 1 moves 9i9a 5a5b 9a9b 5b5a 9b9a 5a5b 9a9b 5b5a 9b9a";
    let fast = fast::Position::from_sfen(&format!("sfen {check}")).expect("a legal line");
    assert_eq!(fast.repetition(), Repetition::Win);
    let quiet = "startpos moves 2h3h 8b7b 3h2h 7b8b";
    let fast = fast::Position::from_sfen(quiet).expect("a legal line");
    assert_eq!(fast.repetition(), Repetition::Draw);
}

#[test]
fn the_same_board_with_a_fuller_hand_is_superior() {
    // The rook takes a dropped pawn and all go home: the first player holds a pawn more.
    let line = "sfen 4k4/9/9/9/9/9/9/9/4K3R b p 1 moves 1i1h P*1g 1h1g 5a4a 1g1i";
    let fast = fast::Position::from_sfen(line).expect("a legal line");
    assert_eq!(fast.repetition(), Repetition::None);
    let fast = fast::Position::from_sfen(&format!("{line} 4a5a")).expect("a legal line");
    assert_eq!(fast.repetition(), Repetition::Superior);
    // The same with the second player to move, whose king goes home by three steps.
    let line = "sfen 4k4/9/9/9/9/9/9/9/4K3R w p 1 moves P*1b 1i1b 5a4a 1b1i 4a4b 5i5h 4b5a 5h5i";
    let fast = fast::Position::from_sfen(line).expect("a legal line");
    assert_eq!(fast.repetition(), Repetition::Inferior);
}

#[test]
fn a_null_move_is_taken_back() {
    let mut fast = fast::Position::start();
    let (key, sfen) = (fast.key(), fast.board().sfen(1));
    fast.do_null();
    assert_eq!(fast.turn(), fast::Side::Second);
    assert_ne!(fast.key(), key);
    assert_eq!(fast.count_legal_moves(), 30);
    fast.undo_null();
    assert_eq!((fast.key(), fast.board().sfen(1)), (key, sfen));
}

#[test]
fn other_games_and_diagrams_have_no_fast_board() {
    let minishogi = games::find("minishogi").expect("minishogi exists").default_game();
    assert!(Board::from_rules(&Position::start(&minishogi)).is_err());
    let shogi = games::find("shogi").expect("shogi exists").default_game();
    let crowd = "PPPPPPPPP/PPPPPPPPP/9/9/9/9/9/9/9 b - 1";
    let diagram = Position::from_sfen(&shogi, crowd, Reading::Diagram).expect("a diagram");
    assert!(Board::from_rules(&diagram).is_err());
}

//! What the search must do whatever its strength: find mates, play legal moves, stop when told.

use std::time::{Duration, Instant};

use shogido_engine::{Decision, Engine, Level, Limits, Score, Settings, Stop, bench};
use shogido_rules::{Position, Reading, games};

fn engine(threads: usize) -> Engine {
    Engine::new(Settings { hash_mb: 4, threads, overhead_ms: 0 })
}

fn position(game: &str, sfen: &str) -> Position {
    let game = games::find(game).expect("the game exists").default_game();
    Position::from_sfen(&game, sfen, Reading::Game).expect("a legal position")
}

fn start(game: &str) -> Position {
    Position::start(&games::find(game).expect("the game exists").default_game())
}

/// Problems from published test suites: position, first move, plies to mate.
const MATES: [(&str, &str, i32); 4] = [
    ("1S2k3r/p1G1n1+L1l/2sp3gp/9/7ps/3PP4/2K2B1P1/7NL/1+l2G2N1 b RBS5Pgn6p 135", "", 1),
    ("1n5n1/l1skg2sl/n3ppgp1/p7p/2ppS4/P3P1P1P/3P1P1g1/L1G1R2+p1/5KS1r w 2bnl4p 72", "1i3i+", 1),
    ("ln1gkg1nl/6+P2/2sppps1p/2p3p2/p8/P1P1P3P/2NP1PP2/3s1KSR1/L1+b2G1NL w R2Pbgp 42", "", 3),
    ("ln3kp1+R/3grp3/3p1sGSp/p1N1p1bp1/9/PP2L2K1/1s+pS1P2P/3b1+n3/L+p5NL w 2g5p 112", "G*2e", 5),
];

#[test]
fn mates_are_found() {
    for (sfen, first, plies) in MATES {
        let position = position("shogi", sfen);
        let limits = Limits { mate: Some(plies as u32), ..Limits::depth(20) };
        let thought = engine(1).think(&position, &limits, &Stop::new(), &mut |_| ());
        assert_eq!(thought.score, Score::Mate(plies), "{sfen}");
        let Decision::Play(best) = thought.best else { panic!("a move is found in {sfen}") };
        assert!(first.is_empty() || position.move_text(best) == first, "{sfen}");
    }
}

#[test]
fn every_game_is_played_with_legal_moves_to_its_end() {
    for game in ["shogi", "minishogi", "sho-shogi", "heian-shogi"] {
        let mut position = start(game);
        let mut engine = engine(1);
        for _ in 0..120 {
            if position.outcome().is_some() {
                break;
            }
            let thought = engine.think(&position, &Limits::nodes(300), &Stop::new(), &mut |info| {
                assert!(!info.pv.is_empty());
            });
            match thought.best {
                Decision::Play(best) => {
                    position.try_play(best).expect("the engine plays legal moves");
                }
                Decision::Resign | Decision::Declare => break,
            }
        }
    }
}

#[test]
fn a_stop_is_obeyed_at_once() {
    let position = start("shogi");
    for threads in [1, 3] {
        let stop = Stop::new();
        let flag = stop.clone();
        let mut engine = engine(threads);
        let limits = Limits { infinite: true, ..Limits::default() };
        let (told, thought) = std::thread::scope(|scope| {
            let thinking = scope.spawn(|| engine.think(&position, &limits, &stop, &mut |_| ()));
            std::thread::sleep(Duration::from_millis(50));
            let told = Instant::now();
            flag.stop();
            (told, thinking.join().expect("the search does not panic"))
        });
        assert!(matches!(thought.best, Decision::Play(_)));
        // Milliseconds on an idle machine; the bound leaves room for a busy one.
        assert!(told.elapsed() < Duration::from_secs(2));
    }
}

#[test]
fn one_thread_thinks_the_same_twice() {
    let position = position("shogi", bench::POSITIONS[1].2);
    let think = || engine(1).think(&position, &Limits::depth(9), &Stop::new(), &mut |_| ());
    assert_eq!(think(), think());
}

#[test]
fn a_node_limit_is_kept() {
    let thought =
        engine(1).think(&start("shogi"), &Limits::nodes(5_000), &Stop::new(), &mut |_| ());
    assert!((4_000..=5_100).contains(&thought.nodes), "{}", thought.nodes);
}

#[test]
fn the_only_move_is_played_without_long_thought() {
    // In check, the king has one square.
    let position = position("shogi", "4k3l/9/9/9/9/9/9/r8/8K b - 1");
    let legal = position.legal_moves();
    let limits = Limits::move_time(Duration::from_secs(20));
    let began = Instant::now();
    let thought = engine(1).think(&position, &limits, &Stop::new(), &mut |_| ());
    assert_eq!(legal.len(), 1);
    assert!(began.elapsed() < Duration::from_secs(10));
    assert!(matches!(thought.best, Decision::Play(best) if legal.contains(&best)));
}

#[test]
fn a_perpetual_check_is_not_taken_for_a_draw() {
    // The first player is far behind and can only go on giving check: repeating it loses, so the
    // score must not be even.
    let position = position("shogi", "7lk/7p1/8p/9/9/9/9/9/4K3R w r2b4g4s4n3l16p 1");
    let thought = engine(1).think(&position, &Limits::depth(8), &Stop::new(), &mut |_| ());
    assert!(!matches!(thought.score, Score::Cp(-20..=20)), "{:?}", thought.score);
}

#[test]
fn a_hint_is_a_legal_move() {
    let position = start("shogi");
    let hint = engine(1).hint(&position).expect("there are moves at the start");
    assert!(position.legal_moves().contains(&hint));
}

#[test]
fn levels_play_legal_moves_in_every_game() {
    for game in ["shogi", "minishogi", "sho-shogi", "heian-shogi"] {
        let position = start(game);
        for number in [1, 4, 6] {
            let level = Level::new(number).expect("a level");
            let choice = level.choose(&position, 1);
            let Decision::Play(best) = choice.decision else { panic!("a move at the start") };
            assert!(position.legal_moves().contains(&best), "{game} level {number}");
        }
    }
}

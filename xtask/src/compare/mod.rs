//! Random games in which another program, Fairy-Stockfish, lists the legal moves beside us.
//!
//! One process serves all games: the positions of a whole game are sent at once and the lists read
//! back. What differs by intent is stated per game in `peer.rs`; anything else is a finding.

mod peer;
mod text;

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Args;
use shogido_rules::{Choices, Game, Position, Reading, games};

use crate::arena::{Chance, LineProcess, say};
use peer::{PEERS, Peer};

/// The longest wait for an answer.
const PATIENCE: Duration = Duration::from_mins(1);

/// How many differences are shown in full.
const SHOWN: usize = 10;

/// Arguments of `compare`.
#[derive(Args, Debug)]
pub(crate) struct CompareArguments {
    /// The game, or `all`.
    game: String,
    /// How many random games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Seed of the first game; the others follow it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The longest game, in plies.
    #[arg(long, default_value_t = 200)]
    plies: usize,
    /// The command that starts Fairy-Stockfish.
    #[arg(long, default_value = "/usr/games/fairy-stockfish")]
    engine: String,
}

/// What was found in the games of one kind.
#[derive(Default)]
struct Findings {
    positions: u64,
    moves: u64,
    /// How many moves only the other program lists, by the known reason.
    explained: BTreeMap<&'static str, u64>,
    differences: Vec<String>,
}

/// One position of a game: how the other program is brought to it, and what we list there.
struct Ply {
    command: String,
    position: Position,
    moves: BTreeSet<String>,
}

pub(crate) fn run_compare(arguments: &CompareArguments) -> Result<()> {
    let chosen = |peer: &&Peer| arguments.game == "all" || arguments.game == peer.game;
    let peers: Vec<&Peer> = PEERS.iter().filter(chosen).collect();
    if peers.is_empty() {
        let known: BTreeSet<&str> = PEERS.iter().map(|peer| peer.game).collect();
        let known: Vec<&str> = known.into_iter().collect();
        bail!("'{}' is not among the games both know: {}", arguments.game, known.join(", "));
    }
    let mut engine = LineProcess::start(&arguments.engine)?;
    let variants = variants(&mut engine)?;
    let mut different = 0;
    for peer in peers {
        if !variants.contains(peer.variant) {
            say(&format!("{}: left out, {} has no {}", peer.game, arguments.engine, peer.variant));
            continue;
        }
        let Some(card) = games::find(peer.game) else { continue };
        let choices = peer.choices.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
        let game = card.game(&choices.collect::<Choices>())?;
        engine.send(&format!("setoption name UCI_Variant value {}", peer.variant));
        let mut findings = Findings::default();
        for seed in arguments.seed..arguments.seed + arguments.games {
            let plies = play(peer, &game, seed, arguments.plies);
            compare(peer, &mut engine, &plies, &mut findings)
                .with_context(|| format!("{} with seed {seed}", peer.game))?;
        }
        different += findings.differences.len();
        report(peer, arguments.games, &findings);
    }
    if different > 0 {
        bail!("{different} positions differ");
    }
    Ok(())
}

/// Asks the other program for the games that it knows.
fn variants(engine: &mut LineProcess) -> Result<BTreeSet<String>> {
    let mut variants = BTreeSet::new();
    engine.send("uci");
    engine
        .find(Instant::now() + PATIENCE, |line| {
            if line.starts_with("option name UCI_Variant ") {
                variants.extend(line.split(" var ").skip(1).map(|name| name.trim().to_owned()));
            }
            (line == "uciok").then_some(())
        })
        .map_err(|silence| anyhow::anyhow!("the other program does not greet: {silence:?}"))?;
    Ok(variants)
}

/// Plays one random game and notes every position of it.
fn play(peer: &Peer, game: &std::sync::Arc<Game>, seed: u64, most: usize) -> Vec<Ply> {
    let mut chance = Chance::new(seed);
    let mut position = match peer.start {
        Some(text) => Position::from_sfen(game, text, Reading::Game)
            .expect("a start of the table is a position of its game"),
        None => Position::start(game),
    };
    let mut plies = Vec::new();
    let mut trail: Vec<(String, String)> = Vec::new();
    while plies.len() < most && position.outcome().is_none() {
        let legal = position.legal_moves();
        // What was passed or faced before counts, so the last two moves are sent as moves.
        let back = trail.len().saturating_sub(2);
        let fen = trail.get(back).map_or_else(|| text::fen(peer, &position), |ply| ply.0.clone());
        let moves: Vec<&str> = trail[back..].iter().map(|ply| ply.1.as_str()).collect();
        let told = |played| text::coordinates(peer, &position, played);
        plies.push(Ply {
            command: format!("position fen {fen} moves {}", moves.join(" ")),
            position: position.clone(),
            moves: legal.iter().map(|&played| told(played)).collect(),
        });
        let Some(&played) = legal.get(chance.below(legal.len().max(1))) else { break };
        trail.push((text::fen(peer, &position), told(played)));
        position.play(played);
    }
    plies
}

/// Has the other program list the moves of each position and notes what differs.
fn compare(
    peer: &Peer,
    engine: &mut LineProcess,
    plies: &[Ply],
    findings: &mut Findings,
) -> Result<()> {
    for ply in plies {
        engine.send(&ply.command);
        engine.send("go perft 1");
    }
    for ply in plies {
        let mut listed = BTreeSet::new();
        engine
            .find(Instant::now() + PATIENCE, |line| {
                if line.starts_with("Nodes searched") {
                    return Some(());
                }
                if let Some((played, _)) = line.split_once(": ").filter(|ply| ply.1 == "1") {
                    listed.insert(played.to_owned());
                }
                None
            })
            .map_err(|silence| anyhow::anyhow!("Fairy-Stockfish fell silent: {silence:?}"))?;
        findings.positions += 1;
        findings.moves += listed.len() as u64;
        let ours: Vec<&String> = ply.moves.difference(&listed).collect();
        let mut theirs: Vec<&String> = Vec::new();
        for text in listed.difference(&ply.moves) {
            let read = text::read(peer, &ply.position, text);
            match read.and_then(|played| peer.reason(&ply.position, played)) {
                Some(reason) => *findings.explained.entry(reason).or_default() += 1,
                None => theirs.push(text),
            }
        }
        if !ours.is_empty() || !theirs.is_empty() {
            let command = &ply.command;
            findings.differences.push(format!("{command}: only ours {ours:?}, theirs {theirs:?}"));
        }
    }
    Ok(())
}

fn report(peer: &Peer, games: u64, findings: &Findings) {
    say(&format!(
        "{} as {}: {games} games, {} positions, {} moves, {} positions differ",
        peer.game,
        peer.variant,
        findings.positions,
        findings.moves,
        findings.differences.len()
    ));
    for (reason, count) in &findings.explained {
        say(&format!("  only there, and known: {count} {reason}"));
    }
    findings.differences.iter().take(SHOWN).for_each(|difference| say(difference));
}

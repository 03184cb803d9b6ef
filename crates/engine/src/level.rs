//! Ten levels of play, from one a beginner can beat to full strength.
//!
//! A weak level errs as people do. It reads fewer moves ahead, it overlooks replies (long moves,
//! drops and quiet moves more than captures beside the last move), and among moves it thinks nearly
//! equal it takes any. It does not play moves it knows to be bad. Its effort is counted in
//! positions, not in time, so it plays alike on every machine, and alike for the same seed.

use shogido_rules::Position;

use crate::engine::{Decision, Engine, Thought};
use crate::limits::{Limits, Overlook, Settings, Stop};
use crate::score::Score;

/// A level from 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What a level plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What to do.
    pub decision: Decision,
    /// How long a person would have taken, in milliseconds: a proposal, nothing has waited.
    pub pause_ms: u64,
    /// The thought behind it.
    pub thought: Thought,
}

/// What makes a level weak.
struct Skill {
    /// Positions looked at.
    nodes: u64,
    /// Plies read ahead.
    depth: u32,
    /// Chance in percent to overlook an ordinary move; the more a move strikes the eye, the less.
    overlook: u16,
    /// Moves within about so many centipawns seem equal.
    width: f64,
    /// A move that seems worse by more than this is not played, in centipawns.
    most_loss: i32,
}

const SKILLS: [Skill; 10] = [
    Skill { nodes: 1_000, depth: 1, overlook: 220, width: 190.0, most_loss: 900 },
    Skill { nodes: 1_000, depth: 1, overlook: 160, width: 140.0, most_loss: 700 },
    Skill { nodes: 1_000, depth: 1, overlook: 110, width: 100.0, most_loss: 500 },
    Skill { nodes: 1_500, depth: 1, overlook: 70, width: 75.0, most_loss: 400 },
    Skill { nodes: 2_000, depth: 2, overlook: 42, width: 55.0, most_loss: 300 },
    Skill { nodes: 3_000, depth: 2, overlook: 24, width: 45.0, most_loss: 200 },
    Skill { nodes: 6_000, depth: 4, overlook: 8, width: 30.0, most_loss: 120 },
    Skill { nodes: 10_000, depth: 6, overlook: 3, width: 20.0, most_loss: 70 },
    Skill { nodes: 60_000, depth: 20, overlook: 0, width: 8.0, most_loss: 30 },
    Skill { nodes: 500_000, depth: 120, overlook: 0, width: 0.0, most_loss: 0 },
];

/// So many moves are compared by a level that does not simply take the best.
const LINES: usize = 12;

impl Level {
    /// The weakest level.
    pub const WEAKEST: Self = Self(1);
    /// Full strength.
    pub const STRONGEST: Self = Self(10);

    /// The level with this number, from 1 to 10.
    pub fn new(number: u8) -> Option<Self> {
        (1..=10).contains(&number).then_some(Self(number))
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }

    fn skill(self) -> &'static Skill {
        &SKILLS[usize::from(self.0 - 1)]
    }

    /// What this level plays; the same for the same position and seed.
    pub fn choose(self, position: &Position, seed: u64) -> Choice {
        let hash_mb = if self.0 < 8 { 1 } else { 16 };
        let mut engine = Engine::new(Settings { hash_mb, threads: 1, overhead_ms: 0 });
        self.choose_with(&mut engine, position, seed, &Stop::new())
    }

    /// What this level plays, thinking with `engine`, which forgets what it knew before unless the
    /// level is the strongest. `stop` ends the thought early.
    pub fn choose_with(
        self,
        engine: &mut Engine,
        position: &Position,
        seed: u64,
        stop: &Stop,
    ) -> Choice {
        let skill = self.skill();
        let strongest = self == Self::STRONGEST;
        if !strongest {
            engine.forget();
        }
        let mut chance = Chance::new(seed ^ position.key());
        let limits = Limits {
            nodes: Some(skill.nodes),
            depth: Some(skill.depth),
            multipv: if strongest { 1 } else { LINES },
            overlook: Overlook { percent: skill.overlook, seed: chance.next() },
            ..Limits::default()
        };
        let mut thought = engine.think(position, &limits, stop, &mut |_| ());
        if !strongest && let Decision::Play(_) = thought.best {
            skill.pick(&mut thought, &mut chance);
        }
        let pause_ms = pause(position, &thought, &mut chance);
        Choice { decision: thought.best, pause_ms, thought }
    }
}

impl Skill {
    /// Takes one of the lines, the likelier the better it seems.
    fn pick(&self, thought: &mut Thought, chance: &mut Chance) {
        let best = centipawns(thought.lines[0].0);
        let weights: Vec<f64> = thought
            .lines
            .iter()
            .map(|(score, _)| {
                let loss = best - centipawns(*score);
                if loss > self.most_loss { 0.0 } else { (-f64::from(loss) / self.width).exp() }
            })
            .collect();
        let mut left = chance.fraction() * weights.iter().sum::<f64>();
        let mut chosen = 0;
        for (index, weight) in weights.iter().enumerate() {
            chosen = index;
            left -= weight;
            if left <= 0.0 {
                break;
            }
        }
        let (score, pv) = thought.lines[chosen].clone();
        let Some(&first) = pv.first() else { return };
        thought.best = Decision::Play(first);
        thought.ponder = pv.get(1).copied();
        (thought.score, thought.pv) = (score, pv);
    }
}

/// A score as one number; mates lie beyond every evaluation.
fn centipawns(score: Score) -> i32 {
    const MATE: i32 = 30_000;
    match score {
        Score::Cp(value) => value,
        Score::Mate(plies) if plies > 0 => MATE - plies,
        Score::Mate(plies) => -MATE - plies,
    }
}

/// How long a person would think: openings and forced moves go fast, many equal moves slowly.
fn pause(position: &Position, thought: &Thought, chance: &mut Chance) -> u64 {
    const QUICKEST: f64 = 400.0;
    const SLOWEST: f64 = 5_000.0;
    let choices = position.legal_moves().len() as f64;
    let opening = position.ply() < 16;
    let near = thought.lines.first().map_or(1, |(best, _)| {
        let best = centipawns(*best);
        thought.lines.iter().filter(|(score, _)| best - centipawns(*score) < 60).count()
    });
    let weight = 200.0 + 15.0 * choices.min(100.0) + 120.0 * near as f64;
    let pace = if opening { 0.5 } else { 1.0 };
    (QUICKEST + weight * pace * (0.5 + chance.fraction())).min(SLOWEST) as u64
}

/// A small source of chance that is the same everywhere (SplitMix64).
struct Chance(u64);

impl Chance {
    fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number from 0 up to, not including, 1.
    fn fraction(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shogido_rules::games;

    fn start() -> Position {
        let game = games::find("shogi").expect("shogi is a game").default_game();
        Position::start(&game)
    }

    #[test]
    fn a_level_plays_the_same_for_the_same_seed() {
        let position = start();
        for number in [1, 3, 5] {
            let level = Level::new(number).expect("a level");
            assert_eq!(level.choose(&position, 9), level.choose(&position, 9));
        }
    }

    #[test]
    fn a_weak_level_varies_with_the_seed() {
        let position = start();
        let level = Level::WEAKEST;
        let first = level.choose(&position, 0).decision;
        assert!((1..20).any(|seed| level.choose(&position, seed).decision != first));
    }

    #[test]
    fn a_pause_is_human() {
        let pause = Level::WEAKEST.choose(&start(), 3).pause_ms;
        assert!((400..=5_000).contains(&pause));
    }

    #[test]
    fn no_level_lies_outside_one_to_ten() {
        assert_eq!(Level::new(0), None);
        assert_eq!(Level::new(11), None);
        assert_eq!(Level::new(10), Some(Level::STRONGEST));
    }
}

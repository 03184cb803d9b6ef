//! One of our ten levels, played in this process.

use shogido_engine::{Decision, Level};

use super::chance::Chance;
use super::player::{Answer, Failure, Moment, Player, Thought};

/// A player of one level.
#[derive(Debug)]
pub(crate) struct Leveled {
    level: Level,
    chance: Chance,
}

impl Leveled {
    /// A player of the level; its chance is set by each new game.
    pub(crate) fn new(level: Level) -> Self {
        Self { level, chance: Chance::new(0) }
    }
}

impl Player for Leveled {
    fn new_game(&mut self, seed: u64) -> Result<(), Failure> {
        self.chance = Chance::new(seed);
        Ok(())
    }

    fn choose(&mut self, moment: &Moment<'_>) -> Result<Thought, Failure> {
        let choice = self.level.choose(moment.position, self.chance.next());
        let answer = match choice.decision {
            Decision::Play(played) => Answer::Move(moment.position.move_text(played)),
            Decision::Declare => Answer::Declare,
            Decision::Resign => Answer::Resign,
        };
        Ok(Thought { answer, score: None })
    }
}

//! Powers, contagion and lion-trading rules become tables.

use super::build::{Track, find};
use super::{Feat, Man, Tables, Trading, Turning};
use crate::board::{Player, Vector};
use crate::kind::{Kind, KindId, Power};
use crate::rules::{Promotion, Rules, RulesError};

/// The steps of a king, clockwise from straight ahead.
const KING: [Vector; 8] = [
    Vector::new(0, 1),
    Vector::new(1, 1),
    Vector::new(1, 0),
    Vector::new(1, -1),
    Vector::new(0, -1),
    Vector::new(-1, -1),
    Vector::new(-1, 0),
    Vector::new(-1, 1),
];

/// Returns the two right-angled turns of a step.
fn turns(step: Vector) -> [Vector; 2] {
    let turned = Vector::new(step.forward, -step.right);
    [turned, turned.reversed()]
}

/// Returns the steps that a power needs directions for.
pub(super) fn steps(power: Power) -> Vec<Vector> {
    match power {
        Power::Lion => KING.to_vec(),
        Power::Line { step, .. } | Power::Igui { step } => vec![step],
        Power::Vault { step, squares } => vec![step, step.times(squares)],
        Power::Hook { first } => [vec![first], turns(first).to_vec()].concat(),
        Power::Anywhere { .. } => Vec::new(),
    }
}

impl Tables {
    pub(super) fn teach_powers(&mut self, tracks: &[Track], kind: &Kind, owner: Player, man: Man) {
        let direction = |step: Vector| {
            let track = Track::open(step, owner);
            let place = tracks.iter().position(|&other| other == track);
            place.expect("every step of a power has its track") as u8
        };
        let at = usize::from(man);
        let men = self.walks.len();
        for &power in &kind.powers {
            self.feats.resize(men, Vec::new());
            let attacks = match power {
                Power::Igui { step } => Some(step),
                Power::Vault { step, squares } => Some(step.times(squares)),
                _ => None,
            };
            if let Some(step) = attacks {
                let reach = &mut self.reach[at * self.directions + usize::from(direction(step))];
                *reach = (*reach).max(1);
            }
            self.feats[at].push(match power {
                Power::Lion => Feat::Lion { steps: KING.map(direction) },
                Power::Line { step, steps } => {
                    let beside_lion = kind.powers.contains(&Power::Lion);
                    Feat::Line { direction: direction(step), steps, beside_lion }
                }
                Power::Igui { step } => Feat::Igui { direction: direction(step) },
                Power::Vault { step, squares } => {
                    Feat::Vault { direction: direction(step), squares }
                }
                Power::Hook { first } => {
                    Feat::Hook { first: direction(first), turns: turns(first).map(direction) }
                }
                Power::Anywhere { takes } => Feat::Anywhere { takes },
            });
            if matches!(power, Power::Hook { .. } | Power::Anywhere { .. }) {
                self.roams.resize(men, false);
                self.roams[at] = true;
            }
        }
    }

    pub(super) fn note_turning(&mut self, rules: &Rules) -> Result<(), RulesError> {
        match &rules.promotion {
            Promotion::Entering { late, dead_men, .. } => {
                self.turning = Some(Turning::Entering(*dead_men));
                self.late = self.each_of(rules, late, "the promotion")?;
            }
            Promotion::Capture { choice, contagion, immune } => {
                self.turning = Some(Turning::Capture(*choice));
                self.immune = self.each_of(rules, immune, "the contagion")?;
                for spread in contagion {
                    let into = find(rules, &spread.into, "the contagion")?;
                    let from = self.each_of(rules, &spread.from, "the contagion")?;
                    let caught = self.infects.iter_mut().zip(from).filter(|(_, from)| *from);
                    caught.for_each(|(infects, _)| *infects = Some(into));
                }
            }
            Promotion::None
            | Promotion::Zone { .. }
            | Promotion::Region { .. }
            | Promotion::ByFile { .. }
            | Promotion::InPlace { .. } => {}
        }
        Ok(())
    }

    pub(super) fn note_trading(&mut self, rules: &Rules) -> Result<(), RulesError> {
        let Some(trading) = &rules.lion_trading else { return Ok(()) };
        self.trading = Some(Trading {
            lion: self.each_of(rules, &trading.lions, "the lion-trading rule")?,
            little: self.each_of(rules, &trading.little, "the lion-trading rule")?,
            taken_protector: trading.taken_protector,
            new_lion: trading.new_lion,
        });
        Ok(())
    }

    /// Returns, by man, whether it is of one of the kinds with these ids.
    fn each_of(
        &self,
        rules: &Rules,
        ids: &[String],
        place: &'static str,
    ) -> Result<Vec<bool>, RulesError> {
        let kinds: Vec<KindId> =
            ids.iter().map(|id| find(rules, id, place)).collect::<Result<_, _>>()?;
        let of = |man: usize| man != 0 && kinds.contains(&self.kind(man as Man));
        Ok((0..self.walks.len()).map(of).collect())
    }
}

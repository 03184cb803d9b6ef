//! The moves of a kind as clauses: each a text in Betza's notation, and what changes its walks.

use crate::betza;
use crate::kind::{Begins, Kind, Manner, Power, RegionId, Reign, Takes, UNLIMITED, Walk};

/// What a clause says of its walks besides their notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Change {
    pub(super) least: Option<u8>,
    pub(super) takes: Option<Takes>,
    pub(super) manner: Option<Manner>,
    pub(super) within: Option<RegionId>,
    pub(super) begins: Option<Begins>,
}

impl Change {
    /// Returns a walk with the change made.
    pub(super) fn made(self, walk: Walk) -> Walk {
        Walk {
            least: self.least.unwrap_or(walk.least),
            takes: self.takes.unwrap_or(walk.takes),
            manner: self.manner.unwrap_or(walk.manner),
            within: self.within.or(walk.within),
            begins: self.begins.or(walk.begins),
            ..walk
        }
    }

    /// Returns the change that makes one walk of another with the same steps.
    fn between(plain: &Walk, walk: &Walk) -> Option<Change> {
        let Walk { step, least, reach, takes, manner, within, begins } = *walk;
        let change = Change {
            least: (least != plain.least).then_some(least),
            takes: (takes != plain.takes).then_some(takes),
            manner: (manner != plain.manner).then_some(manner),
            within,
            begins,
        };
        (step == plain.step && reach == plain.reach).then_some(change)
    }

    fn weight(self) -> usize {
        usize::from(self.least.is_some())
            + usize::from(self.takes.is_some())
            + usize::from(self.manner.is_some())
    }
}

/// A part of a kind's moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Clause {
    pub(super) betza: String,
    pub(super) change: Change,
}

/// A kind's moves as a file has them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Clauses {
    /// That of the kind's own notation.
    pub(super) main: Clause,
    pub(super) also: Vec<Clause>,
    /// What the kind may take, if it goes anywhere otherwise than the notation says.
    pub(super) reign: Option<Reign>,
}

/// Returns the clauses of a kind, or nothing if no clauses say its moves.
pub(super) fn clauses(kind: &Kind) -> Option<Clauses> {
    let read = betza::read(&kind.betza).ok()?;
    let reign = reign_beside(&read.powers, &kind.powers);
    if with_reign(read.powers.clone(), reign) != kind.powers {
        return None;
    }
    let (own, more) = kind.walks.split_at_checked(read.walks.len())?;
    let change = match (read.walks.first(), own.first()) {
        (Some(plain), Some(walk)) => Change::between(plain, walk)?,
        _ => Change::default(),
    };
    if !read.walks.iter().map(|&walk| change.made(walk)).eq(own.iter().copied()) {
        return None;
    }
    let main = Clause { betza: kind.betza.clone(), change };
    Some(Clauses { main, also: further(more)?, reign })
}

/// Returns what a kind with these powers may take where it goes, if its notation says otherwise.
fn reign_beside(said: &[Power], powers: &[Power]) -> Option<Reign> {
    let takes = |power: &Power| match power {
        Power::Anywhere { takes } => Some(*takes),
        _ => None,
    };
    let (said, is) = (said.iter().find_map(takes), powers.iter().find_map(takes));
    is.filter(|_| said != is)
}

/// Returns powers with what may be taken anywhere.
pub(super) fn with_reign(mut powers: Vec<Power>, reign: Option<Reign>) -> Vec<Power> {
    for power in &mut powers {
        if let (Power::Anywhere { takes }, Some(reign)) = (power, reign) {
            *takes = reign;
        }
    }
    powers
}

/// Returns clauses for walks, each for as many of them as one clause says.
fn further(walks: &[Walk]) -> Option<Vec<Clause>> {
    let mut clauses: Vec<Clause> = Vec::new();
    let mut left = walks;
    while let Some(&first) = left.first() {
        let (text, change, length) = longest(&phrases(first), left)?;
        left = &left[length..];
        match clauses.last_mut() {
            Some(last) if last.change == change => last.betza += &text,
            _ => clauses.push(Clause { betza: text, change }),
        }
    }
    Some(clauses)
}

/// Returns the phrase that says most of the first walks, with the change it needs.
fn longest(phrases: &[(String, Vec<Walk>)], left: &[Walk]) -> Option<(String, Change, usize)> {
    let fitting = phrases.iter().filter_map(|(text, walks)| {
        let said = left.get(..walks.len())?;
        let change = Change::between(walks.first()?, said.first()?)?;
        let made = walks.iter().map(|&walk| change.made(walk));
        made.eq(said.iter().copied()).then_some((text, change, walks.len()))
    });
    fitting
        .min_by_key(|(text, change, length)| {
            (std::cmp::Reverse(*length), change.weight(), text.len())
        })
        .map(|(text, change, length)| (text.clone(), change, length))
}

/// Returns the phrases of one atom that begin with walks of the reach and step of `first`.
fn phrases(first: Walk) -> Vec<(String, Vec<Walk>)> {
    const DEEDS: [&str; 8] = ["", "m", "c", "n", "mn", "p", "mp", "cp"];
    const DIRECTIONS: [&str; 22] = [
        "", "f", "b", "l", "r", "v", "s", "fs", "bs", "fl", "fr", "bl", "br", "ff", "fb", "lr",
        "fbl", "fbr", "vl", "vr", "flb", "frb",
    ];
    let atoms: &[char] = match first.reach {
        UNLIMITED => &['R', 'B', 'Q'],
        _ => &['W', 'F', 'D', 'N', 'A', 'Z', 'K'],
    };
    let reach = match first.reach {
        1 | UNLIMITED => String::new(),
        reach => reach.to_string(),
    };
    let mut phrases = Vec::new();
    for atom in atoms {
        for deed in DEEDS {
            for direction in DIRECTIONS {
                let text = format!("{deed}{direction}{atom}{reach}");
                if let Ok(moves) = betza::read(&text) {
                    phrases.push((text, moves.walks));
                }
            }
        }
    }
    phrases
}

//! Betza's notation for the moves of pieces, as far as it describes walks.
//!
//! `W` `F` `D` `N` `A` `Z` are one step of (0,1) (1,1) (0,2) (1,2) (2,2) (2,3); `R` `B` are unlimited
//! `W` and `F`, `Q` is `RB` and `K` is `WF`. A number after an atom is its reach. Small letters
//! before it say what the move does: `m` only moves, `c` only captures, `n` is lame, `p` hops over
//! one man; and pick directions: `f b l r`, `v` forward and back, `s` left and right; two letters
//! name one diagonal (`fl`) or, for `W`, both (`fs`); `ff` before `N` is the two narrow forward
//! leaps, `fs` the two wide ones.
//!
//! Braces hold what no walk says: `{Lion}`; `{Lin2:fW}` and `{Lin3}`, two and three steps along
//! the lines named, or along all; `{HookR}` and `{HookfB}`, a rook's or bishop's slide that may turn
//! once; `{Hop:fsW}`, jumping an enemy next door in the directions named, who is taken, and
//! `{Over:fW}`, jumping all men in line and taking none; `{Igui}`, taking next door without moving;
//! `{Emperor}`, going anywhere. A lion's leaps are walks as well, so that the tables of attacks know
//! them.
//! Source: Ralph Betza's "funny notation", as described by The Chess Variant Pages.

use crate::board::Vector;
use crate::kind::{Manner, Power, Reign, Takes, UNLIMITED, Walk};

/// Why a move cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BetzaError {
    /// A letter that stands for no atom.
    #[error("'{letter}' at column {column} is no move: use W F D N A Z R B Q K after directions")]
    UnknownAtom {
        /// The letter found.
        letter: char,
        /// Where, counted from 1.
        column: usize,
    },
    /// Directions without an atom after them.
    #[error("the text ends after directions: a move such as W or F must follow")]
    NoAtom,
    /// Directions that pick nothing from the atom.
    #[error("the directions '{directions}' pick no step of '{atom}'")]
    NoSteps {
        /// The small letters found.
        directions: String,
        /// The atom they stand before.
        atom: char,
    },
    /// A number after an atom that is no reach.
    #[error("'{digits}' at column {column} is no reach: write a number from 1 to 99")]
    Reach {
        /// The digits found.
        digits: String,
        /// Where, counted from 1.
        column: usize,
    },
    /// Braces around something else than a power.
    #[error(
        "'{{{name}}}' is no power: use Lion, Lin2:fW, Lin3, HookR, HookB, Hop:fsW, Over:fW, Igui or Emperor"
    )]
    UnknownPower {
        /// What the braces hold.
        name: String,
    },
}

/// A move read from its notation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Moves {
    /// The walks and leaps.
    pub walks: Vec<Walk>,
    /// What no walk can say.
    pub powers: Vec<Power>,
}

/// Returns the move that a text describes.
///
/// # Errors
///
/// Returns what is wrong and where when the text is not of this notation.
pub fn read(text: &str) -> Result<Moves, BetzaError> {
    let mut moves = Moves::default();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        moves.walks.extend(walks(before)?);
        let (name, behind) = after
            .split_once('}')
            .ok_or_else(|| BetzaError::UnknownPower { name: after.to_owned() })?;
        add_power(&mut moves, name)?;
        rest = behind;
    }
    moves.walks.extend(walks(rest)?);
    if !moves.powers.is_empty() {
        settle(&mut moves);
    }
    Ok(moves)
}

fn add_power(moves: &mut Moves, name: &str) -> Result<(), BetzaError> {
    let unknown = || BetzaError::UnknownPower { name: name.to_owned() };
    let (power, lines) = name.split_once(':').unwrap_or((name, "K"));
    match power {
        "Lion" => {
            moves.walks.extend(walks("KDAN")?);
            moves.powers.push(Power::Lion);
        }
        "Lin2" | "Lin3" => {
            let steps: u8 = if power == "Lin2" { 2 } else { 3 };
            for walk in walks(lines)? {
                let step = walk.step;
                let leap = |n: u8| Walk::new(step.times(n), 1);
                moves.walks.extend((1..=steps).map(leap));
                moves.powers.push(Power::Line { step, steps });
            }
        }
        "Hop" | "Over" => {
            let (takes, reach) =
                if power == "Hop" { (Takes::Enemies, 2) } else { (Takes::Nothing, UNLIMITED) };
            let jump = |walk| Walk { least: 2, reach, takes, manner: Manner::Jump, ..walk };
            moves.walks.extend(walks(lines)?.into_iter().map(jump));
        }
        "Igui" => {
            let next = walks(lines)?.into_iter();
            moves.powers.extend(next.map(|walk| Power::Igui { step: walk.step }));
        }
        "Emperor" => moves.powers.push(Power::Anywhere { takes: Reign::Unprotected }),
        _ => {
            let slides = walks(name.strip_prefix("Hook").ok_or_else(unknown)?)?;
            moves.powers.extend(slides.iter().map(|walk| Power::Hook { first: walk.step }));
            moves.walks.extend(slides);
        }
    }
    Ok(())
}

/// Says everything once: no walk within another, no leap to where a walk leads unless that is
/// blocked.
fn settle(moves: &mut Moves) {
    let mut all: Vec<Walk> = Vec::new();
    for walk in std::mem::take(&mut moves.walks) {
        match all.iter_mut().find(|known| Walk { reach: walk.reach, ..**known } == walk) {
            Some(known) => known.reach = known.reach.max(walk.reach),
            None => all.push(walk),
        }
    }
    for &leap in &all {
        let over =
            |slide: &&Walk| (2..=slide.reach.min(3)).find(|&n| slide.step.times(n) == leap.step);
        match all.iter().find_map(|slide| Some((slide.step, over(&slide)?))) {
            Some((step, squares)) => moves.powers.push(Power::Vault { step, squares }),
            None => moves.walks.push(leap),
        }
    }
}

/// Returns the walks that a text without braces describes, in the order of the text and then
/// clockwise.
fn walks(text: &str) -> Result<Vec<Walk>, BetzaError> {
    let mut found = Vec::new();
    let mut letters = text.chars().enumerate().peekable();
    while letters.peek().is_some() {
        let mut directions = String::new();
        while let Some((_, letter)) = letters.next_if(|(_, c)| c.is_ascii_lowercase()) {
            directions.push(letter);
        }
        let (takes, manner) = deeds(&mut directions);
        let (column, atom) = letters.next().ok_or(BetzaError::NoAtom)?;
        let mut digits = String::new();
        while let Some((_, digit)) = letters.next_if(|(_, c)| c.is_ascii_digit()) {
            digits.push(digit);
        }
        let parts =
            parts_of(atom).ok_or(BetzaError::UnknownAtom { letter: atom, column: column + 1 })?;
        let given = (!digits.is_empty()).then(|| digits.parse().ok());
        let given = given.map(|reach| reach.filter(|reach| (1..=99).contains(reach)));
        if given == Some(None) {
            return Err(BetzaError::Reach { digits, column: column + 2 });
        }
        let before = found.len();
        for &(base, reach) in parts {
            let reach = given.flatten().unwrap_or(reach);
            let steps = turns(base).into_iter().filter(|&step| picked(&directions, step));
            found.extend(steps.map(|step| Walk { takes, manner, ..Walk::new(step, reach) }));
        }
        if found.len() == before {
            return Err(BetzaError::NoSteps { directions, atom });
        }
    }
    Ok(found)
}

/// Takes the letters that say what the move does from among those that pick directions.
fn deeds(letters: &mut String) -> (Takes, Manner) {
    let mut find = |letter: char| {
        let found = letters.contains(letter);
        letters.retain(|other| other != letter);
        found
    };
    let takes = match (find('m'), find('c')) {
        (true, false) => Takes::Nothing,
        (false, true) => Takes::Enemies,
        _ => Takes::Anything,
    };
    let manner = match (find('n'), find('p')) {
        (true, _) => Manner::Lame,
        (_, true) => Manner::Hop,
        _ => Manner::Slide,
    };
    (takes, manner)
}

type Part = ((i8, i8), u8);

fn parts_of(atom: char) -> Option<&'static [Part]> {
    Some(match atom {
        'W' => &[((0, 1), 1)],
        'F' => &[((1, 1), 1)],
        'D' => &[((0, 2), 1)],
        'N' => &[((1, 2), 1)],
        'A' => &[((2, 2), 1)],
        'Z' => &[((2, 3), 1)],
        'R' => &[((0, 1), UNLIMITED)],
        'B' => &[((1, 1), UNLIMITED)],
        'Q' => &[((0, 1), UNLIMITED), ((1, 1), UNLIMITED)],
        'K' => &[((0, 1), 1), ((1, 1), 1)],
        _ => return None,
    })
}

/// Returns a step in all its turns and mirrors, clockwise from straight ahead.
fn turns((a, b): (i8, i8)) -> Vec<Vector> {
    let all = [(a, b), (b, a), (b, -a), (a, -b), (-a, -b), (-b, -a), (-b, a), (-a, b)];
    let mut steps: Vec<Vector> = Vec::new();
    for (right, forward) in all {
        let step = Vector::new(right, forward);
        if !steps.contains(&step) {
            steps.push(step);
        }
    }
    steps
}

/// Tells whether the small letters before an atom pick this step of it.
fn picked(directions: &str, step: Vector) -> bool {
    if directions.is_empty() {
        return true;
    }
    let (right, forward) = (step.right, step.forward);
    let towards = |letter: char| match letter {
        'f' => forward > 0,
        'b' => forward < 0,
        'r' => right > 0,
        'l' => right < 0,
        'v' => forward != 0 && (right == 0 || right.abs() == forward.abs()),
        's' => right != 0 && (forward == 0 || right.abs() == forward.abs()),
        _ => false,
    };
    if directions == "ff" {
        return forward > right.abs();
    }
    if directions == "fs" && forward != 0 && right.abs() > forward.abs() {
        return forward > 0;
    }
    if right != 0 && forward != 0 {
        // On a diagonal the letters narrow: `fl` is forward left, `f` both forward ones.
        let up_down: Vec<char> = directions.chars().filter(|c| "fbv".contains(*c)).collect();
        let aside: Vec<char> = directions.chars().filter(|c| "lrs".contains(*c)).collect();
        return (up_down.is_empty() || up_down.iter().any(|&c| towards(c)))
            && (aside.is_empty() || aside.iter().any(|&c| towards(c)));
    }
    directions.chars().any(towards)
}

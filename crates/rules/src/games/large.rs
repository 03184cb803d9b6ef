//! What the games larger than chu shogi share: lists of men by what they become, arrays that look
//! the same from both sides, and rules on which their players differ alike.

use crate::board::Board;
use crate::game::{RuleOption, Settled};
use crate::kind::{Kind, Power, Reign};
use crate::rules::*;

use super::{chu_shogi, shogi};

/// A man: id, name, the characters of a small diagram and of the piece, the move, and the id of
/// the man whose face and move it has when promoted; none if it does not promote.
pub(super) type Man = (&'static str, &'static str, [&'static str; 2], &'static str, &'static str);

pub(super) const REPETITION: RuleOption = chu_shogi::REPETITION;
pub(super) const ILLEGAL_MOVE: RuleOption = shogi::ILLEGAL_MOVE;
pub(super) const LION_DOG: RuleOption =
    RuleOption { name: "lion_dog", values: &["steps", "slide"] };
pub(super) const TEACHING_KING: RuleOption =
    RuleOption { name: "teaching_king", values: &["queen-or-steps", "queen"] };
pub(super) const EMPEROR_CAPTURE: RuleOption =
    RuleOption { name: "emperor_capture", values: &["unprotected", "subjects"] };

/// Returns the rules that the large games have in common: kings that are taken, no drops, an
/// attacker who may not repeat for ever.
pub(super) fn rules(choice: &Settled<'_>, id: &str, side: u8, array: &[&str]) -> Rules {
    Rules {
        id: id.to_owned(),
        dress: Dress::default(),
        board: Board::rect(side, side),
        players: 2,
        regions: Vec::new(),
        notation: Notation::Shogi,
        lion_trading: None,
        jumps: Jumps::default(),
        first_moves: FirstMoves::default(),
        passing: Passing::default(),
        kinds: Vec::new(),
        setup: setup(usize::from(side), array),
        handicaps: Vec::new(),
        promotion: Promotion::None,
        drops: Drops::None,
        safety: Safety::Capturable,
        repetition: Repetition {
            occurrences: 4,
            quiet: match choice.value("repetition") {
                "forbidden" => QuietRepetition::MoverLoses,
                _ => QuietRepetition::Draw,
            },
            perpetual: Perpetual::AnyThreat,
            back_and_forth: None,
        },
        endings: Endings::PLAIN,
        illegal_move: shogi::illegal_move(choice),
        options: choice.all(),
    }
}

/// Returns the start position in which the first player's men stand as in `array`, from the front
/// to the back and from left to right, and the other's likewise as that player sees them.
fn setup(side: usize, array: &[&str]) -> String {
    let rank = |men: &mut dyn Iterator<Item = String>| -> String {
        let men: Vec<String> = men.collect();
        let runs = men.chunk_by(|a, b| a == "." && b == ".");
        runs.map(|run| if run[0] == "." { run.len().to_string() } else { run.concat() }).collect()
    };
    let text = |id: &str| if id.len() == 1 { id.to_owned() } else { format!("({id})") };
    let far = array.iter().rev();
    let far = far.map(|row| rank(&mut row.split_whitespace().rev().map(text)));
    let middle = (0..side - 2 * array.len()).map(|_| side.to_string());
    let near = array.iter();
    let near = near.map(|row| rank(&mut row.split_whitespace().map(|id| text(id).to_uppercase())));
    let ranks: Vec<String> = far.chain(middle).chain(near).collect();
    format!("{} b - 1", ranks.join("/"))
}

/// Returns the kinds of a game: its men, and after them the promoted side of each. `faces` are men
/// that are seen on promoted sides only.
pub(super) fn kinds(men: &[Man], faces: &[Man], royal: &[&str]) -> Vec<Kind> {
    let kind = |sign: &str, id: &str, &(face, name, kanji, betza, _): &Man| {
        let id = format!("{sign}{id}");
        let kind = Kind::new(&id, &id.to_uppercase(), name, kanji, betza);
        if royal.contains(&face) { kind.royal() } else { kind }
    };
    let plain = men.iter().map(|man| {
        let plain = kind("", man.0, man);
        if man.4.is_empty() { plain } else { plain.promoting_to(&format!("+{}", man.0)) }
    });
    let promoted = men.iter().filter(|man| !man.4.is_empty()).map(|man| {
        let mut all = men.iter().chain(faces);
        let face = all.find(|face| face.0 == man.4).expect("a man becomes one of the list");
        kind("+", man.0, face)
    });
    plain.chain(promoted).collect()
}

/// Returns the kinds as the options on their moves have them.
pub(super) fn with_options(choice: &Settled<'_>, kinds: Vec<Kind>) -> Vec<Kind> {
    let has = |name: &str, value: &str| choice.offers(name) && choice.value(name) == value;
    let slide = has("lion_dog", "slide");
    let queen = slide || has("teaching_king", "queen");
    let subjects = has("emperor_capture", "subjects");
    let changed = |mut kind: Kind| {
        if kind.betza == "Q{Lin3}" && queen {
            kind = kind.moving("Q");
        } else if slide {
            kind = kind.moving(&kind.betza.replace("{Lin3}", "W3F3"));
        }
        for power in &mut kind.powers {
            if let Power::Anywhere { takes } = power {
                *takes = if subjects { Reign::Subjects } else { Reign::Unprotected };
            }
        }
        kind
    };
    kinds.into_iter().map(changed).collect()
}

/// Returns the contagion of deva and dark spirit: their captors become what they become.
pub(super) fn contagion() -> Vec<Contagion> {
    let spread = |id: &str| Contagion {
        from: vec![id.to_owned(), format!("+{id}")],
        into: format!("+{id}"),
    };
    vec![spread("dv"), spread("dsp")]
}

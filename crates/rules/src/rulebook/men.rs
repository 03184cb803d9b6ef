//! The kinds of a document: what pieces there are, and how they move.

use std::collections::BTreeMap;

use super::fault::{Fault, Unsound, Wrong};
use super::fields::{Fields, Placed, table_of, text_of};
use super::tree::{Entry, Node, Value, quoted};
use super::understand::{Known, name, own_id};
use super::walks::{Change, with_reign};
use crate::betza;
use crate::kind::{Begins, Clamp, Kind, Shut, Standing};

/// The most kinds: a square tells 250 apart.
const KINDS_MOST: usize = 250;
/// The longest text of one move, and the most clauses of a kind.
const MOVE_MOST: usize = 120;
const CLAUSES_MOST: usize = 16;
/// The most points that a man counts.
const POINTS_MOST: u32 = 1000;

/// Reads the kinds of a game.
pub(super) fn kinds(table: Fields<'_>, known: Known<'_>) -> Result<Vec<Kind>, Wrong> {
    let found = table.entries.len();
    if found == 0 {
        return Err(table.missing("k"));
    }
    if found > KINDS_MOST {
        let fault = Fault::TooMany { key: "kinds", found, most: KINDS_MOST };
        return Err(Wrong { at: table.at, fault });
    }
    let mut kinds: Vec<Kind> = Vec::with_capacity(found);
    for entry in table.entries {
        let kind = kind(entry, known)?;
        if let Some(other) = kinds.iter().find(|other| other.letter == kind.letter) {
            let fault = Fault::Twins { one: other.id.clone(), other: kind.id };
            return Err(Wrong { at: entry.at, fault });
        }
        kinds.push(kind);
    }
    for (kind, entry) in kinds.iter().zip(table.entries) {
        check_promotion(kind, entry, &kinds)?;
    }
    Ok(kinds)
}

#[rustfmt::skip]
const KEYS: &[&str] = &[
    "letter", "aliases", "name", "kanji", "move", "within", "begins", "least", "takes", "manner",
    "reign", "also", "promotes_to", "royal", "points", "standing", "clamp",
];

fn kind(entry: &Entry, known: Known<'_>) -> Result<Kind, Wrong> {
    if let Value::Truth(false) = entry.node.value {
        return Err(Wrong { at: entry.at, fault: Fault::NothingTaken { key: entry.key.clone() } });
    }
    let table = table_of(&entry.key, &entry.node)?;
    table.only(KEYS)?;
    let id = own_id(&entry.key, entry.at)?;
    let own = Placed { text: &entry.key, at: entry.at };
    let letter = table.text("letter")?;
    let upper = id.to_uppercase();
    let letter =
        letter.map_or_else(|| letter_of(&upper, own), |found| letter_of(found.text, found))?;
    let (called, own_name) = called(table, &id)?;
    let change = change(table, known)?;
    let (notation, moves) = moves(table)?;
    let reign = table.word_if_any("reign")?;
    let mut walks: Vec<_> = moves.walks.into_iter().map(|walk| change.made(walk)).collect();
    let also = table.list("also")?;
    if also.len() > CLAUSES_MOST {
        let fault = Fault::TooMany { key: "also", found: also.len(), most: CLAUSES_MOST };
        return Err(Wrong { at: table.place("also"), fault });
    }
    for node in also {
        let clause = table_of("also", node)?;
        clause.only(&["move", "within", "begins", "least", "takes", "manner"])?;
        let change = self::change(clause, known)?;
        let (text, moves) = self::moves(clause)?;
        if !moves.powers.is_empty() {
            let subject = quoted(&text);
            let fault = Fault::Unsound { subject, why: Unsound::PowerAside };
            return Err(Wrong { at: clause.place("move"), fault });
        }
        walks.extend(moves.walks.into_iter().map(|walk| change.made(walk)));
    }
    let promotes_to = table.text("promotes_to")?.map(|found| found.text.to_owned());
    Ok(Kind {
        aliases: aliases(table)?,
        kanji: kanji(table, &letter)?,
        name: called,
        own_name,
        betza: notation,
        walks,
        powers: with_reign(moves.powers, reign),
        promotes_to,
        royal: table.truth("royal")?,
        clamp: table.get("clamp").map(clamp).transpose()?,
        points: table.number("points", 0, POINTS_MOST)?.unwrap_or(1),
        standing: table.word("standing", Standing::Officer)?,
        letter,
        id,
    })
}

/// Reads the letter of a man: one, one with `~`, several, any of them after `+`.
fn letter_of(text: &str, place: Placed<'_>) -> Result<String, Wrong> {
    let body = text.strip_prefix('+').unwrap_or(text);
    let one = body.strip_suffix('~').unwrap_or(body);
    let upper = |c: char| c.is_ascii_uppercase();
    let single = one.len() == 1 && one.starts_with(upper);
    let several = (2..=7).contains(&body.len())
        && body.starts_with(upper)
        && body.chars().all(|c| upper(c) || c.is_ascii_digit());
    if single || several {
        Ok(text.to_owned())
    } else {
        Err(place.wrong(Fault::Letter { found: quoted(text) }))
    }
}

fn aliases(table: Fields<'_>) -> Result<String, Wrong> {
    let Some(found) = table.text("aliases")? else { return Ok(String::new()) };
    if found.text.len() <= 10 && found.text.chars().all(|c| c.is_ascii_uppercase()) {
        Ok(found.text.to_owned())
    } else {
        Err(found.wrong(Fault::Letter { found: quoted(found.text) }))
    }
}

/// Reads how a kind is called: by a word that the program knows, or by names of its own.
fn called(table: Fields<'_>, id: &str) -> Result<(String, BTreeMap<String, String>), Wrong> {
    match table.get("name") {
        None => Ok((id.to_owned(), BTreeMap::new())),
        Some(node @ Node { value: Value::Table(_), .. }) => {
            Ok((id.to_owned(), name("name", node)?))
        }
        Some(node) => {
            let only = name("name", node)?.remove("").unwrap_or_default();
            Ok((only, BTreeMap::new()))
        }
    }
}

fn kanji(table: Fields<'_>, letter: &str) -> Result<[String; 2], Wrong> {
    let signs = table.texts("kanji")?;
    let fits = |sign: &&Placed<'_>| {
        let count = sign.text.chars().count();
        (1..=4).contains(&count) && !sign.text.chars().any(char::is_control)
    };
    if let Some(odd) = signs.iter().find(|sign| !fits(sign)) {
        return Err(odd.wrong(Fault::Long { found: quoted(odd.text), most: 4 }));
    }
    match signs.as_slice() {
        [] => Ok([letter.to_owned(), letter.to_owned()]),
        [one] => Ok([one.text, one.text].map(str::to_owned)),
        [one, two] => Ok([one.text, two.text].map(str::to_owned)),
        [_, _, third, ..] => {
            let found = signs.len() as i64;
            let fault = Fault::Range { key: "kanji".to_owned(), least: 0, most: 2, found };
            Err(third.wrong(fault))
        }
    }
}

fn change(table: Fields<'_>, known: Known<'_>) -> Result<Change, Wrong> {
    let region = |key: &str, found| known.region(key, found);
    let within = table.text("within")?;
    let begins = table.text("begins")?;
    Ok(Change {
        least: table.small("least", 1, 24)?,
        takes: table.word_if_any("takes")?,
        manner: table.word_if_any("manner")?,
        within: within.map(|found| region("within", found)).transpose()?,
        begins: match begins {
            None => None,
            Some(found) if found.text == "fresh" => Some(Begins::Fresh),
            Some(found) => Some(Begins::In(region("begins", found)?)),
        },
    })
}

/// Reads a text in Betza's notation.
fn moves(table: Fields<'_>) -> Result<(String, betza::Moves), Wrong> {
    let found = table.needed_text("move")?;
    if found.text.len() > MOVE_MOST {
        return Err(found.wrong(Fault::Long { found: quoted(found.text), most: MOVE_MOST }));
    }
    let moves = betza::read(found.text)
        .map_err(|error| found.wrong(Fault::Move { text: quoted(found.text), error }))?;
    Ok((found.text.to_owned(), moves))
}

fn clamp(node: &Node) -> Result<Clamp, Wrong> {
    let table = table_of("clamp", node)?;
    table.only(&["corner", "edge"])?;
    Ok(Clamp { corner: table.word("corner", Shut::Safe)?, edge: table.word("edge", Shut::Safe)? })
}

/// Checks that what a kind promotes to is there, and that the letter of a promoted kind can be
/// read: `+` and the letter of what became it.
fn check_promotion(kind: &Kind, entry: &Entry, kinds: &[Kind]) -> Result<(), Wrong> {
    if let Some(to) = &kind.promotes_to
        && !kinds.iter().any(|other| other.id == *to)
    {
        let table = table_of(&entry.key, &entry.node)?;
        let found = text_of("promotes_to", table.get("promotes_to").unwrap_or(&entry.node))?;
        let ids = kinds.iter().map(|kind| kind.id.as_str());
        let name = super::fault::Stranger::among(found.text, ids);
        return Err(found.wrong(Fault::UnknownKind { key: "promotes_to".to_owned(), name }));
    }
    let Some(plain) = kind.letter.strip_prefix('+') else { return Ok(()) };
    let before = |other: &&Kind| other.promotes_to.as_ref() == Some(&kind.id);
    if kinds.iter().filter(before).any(|other| other.letter == plain) {
        return Ok(());
    }
    Err(Placed { text: &entry.key, at: entry.at }.unsound(Unsound::PromotedLetter))
}

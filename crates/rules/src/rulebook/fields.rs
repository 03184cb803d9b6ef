//! The fields of a table, asked for one by one; what is not as it should be is told with its place.

use super::fault::{Fault, Fits, Stranger, Unsound, Wrong};
use super::names::Word;
use super::tree::{Entry, Node, Table, Value, find, quoted};

/// The longest text in a game file, in characters: four times the largest position.
const TEXT_MOST: usize = 4000;
/// The longest list or table of one kind of thing.
pub(super) const LIST_MOST: usize = 400;

/// A table and how it is called.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fields<'a> {
    /// The keys that lead to it, divided by full stops; empty for the whole document.
    pub(super) path: &'a str,
    pub(super) at: Option<usize>,
    pub(super) entries: &'a [Entry],
}

/// A text and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Placed<'a> {
    pub(super) text: &'a str,
    pub(super) at: Option<usize>,
}

impl Placed<'_> {
    /// Returns a fault at the place of the text.
    pub(super) fn wrong(self, fault: Fault) -> Wrong {
        Wrong { at: self.at, fault }
    }

    /// Returns that the text makes no game.
    pub(super) fn unsound(self, why: Unsound) -> Wrong {
        self.wrong(Fault::Unsound { subject: quoted(self.text), why })
    }
}

/// Reads a value as a text.
pub(super) fn text_of<'a>(key: &str, node: &'a Node) -> Result<Placed<'a>, Wrong> {
    let Value::Text(text) = &node.value else { return Err(mistyped(key, node, Fits::Text)) };
    if text.chars().nth(TEXT_MOST).is_some() {
        let fault = Fault::Long { found: quoted(text), most: TEXT_MOST };
        return Err(Wrong { at: node.at, fault });
    }
    Ok(Placed { text, at: node.at })
}

/// Reads a value as a choice that a word stands for.
pub(super) fn word_of<W: Word>(key: &str, node: &Node) -> Result<W, Wrong> {
    let placed = text_of(key, node)?;
    W::of(placed.text).ok_or_else(|| {
        let word = Stranger::among(placed.text, W::ALL.iter().map(|&(word, _)| word));
        placed.wrong(Fault::UnknownWord { key: key.to_owned(), word })
    })
}

/// Reads a value as a list of texts.
pub(super) fn texts_of<'a>(key: &str, node: &'a Node) -> Result<Vec<Placed<'a>>, Wrong> {
    list_of(key, node)?.iter().map(|item| text_of(key, item)).collect()
}

/// Reads a value as a list.
pub(super) fn list_of<'a>(key: &str, node: &'a Node) -> Result<&'a [Node], Wrong> {
    let Value::List(items) = &node.value else { return Err(mistyped(key, node, Fits::List)) };
    if items.len() > LIST_MOST {
        let found = i64::try_from(items.len()).unwrap_or(i64::MAX);
        let fault = Fault::Range { key: key.to_owned(), least: 0, most: LIST_MOST as i64, found };
        return Err(Wrong { at: node.at, fault });
    }
    Ok(items)
}

/// Reads a value as a table.
pub(super) fn table_of<'a>(key: &'a str, node: &'a Node) -> Result<Fields<'a>, Wrong> {
    let Value::Table(entries) = &node.value else { return Err(mistyped(key, node, Fits::Table)) };
    Ok(Fields { path: key, at: node.at, entries })
}

fn mistyped(key: &str, node: &Node, needed: Fits) -> Wrong {
    Wrong { at: node.at, fault: Fault::WrongType { key: key.to_owned(), needed } }
}

impl<'a> Fields<'a> {
    /// Returns a table without keys, for what a file leaves out.
    pub(super) fn none(path: &'a str, at: Option<usize>) -> Fields<'a> {
        const NOTHING: &Table = &Vec::new();
        Fields { path, at, entries: NOTHING }
    }

    fn named(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    /// Checks that the table has no other keys than these.
    pub(super) fn only(&self, known: &[&str]) -> Result<(), Wrong> {
        let stray = self.entries.iter().find(|entry| !known.contains(&entry.key.as_str()));
        stray.map_or(Ok(()), |entry| {
            let name = Stranger::among(&entry.key, known.iter().copied());
            let key = self.path.to_owned();
            Err(Wrong { at: entry.at, fault: Fault::UnknownKey { key, name } })
        })
    }

    /// Returns a value, unless it is left out or taken away with `false`.
    pub(super) fn get(&self, key: &str) -> Option<&'a Node> {
        let entry = find(self.entries, key)?;
        let away = matches!(entry.node.value, Value::Truth(false));
        (!away).then_some(&entry.node)
    }

    /// Returns the place of a key, or of the table where it is left out.
    pub(super) fn place(&self, key: &str) -> Option<usize> {
        find(self.entries, key).and_then(|entry| entry.at).or(self.at)
    }

    /// Returns that a key is missing.
    pub(super) fn missing(&self, key: &str) -> Wrong {
        Wrong { at: self.place(key), fault: Fault::Missing { key: self.named(key) } }
    }

    pub(super) fn text(&self, key: &str) -> Result<Option<Placed<'a>>, Wrong> {
        self.get(key).map(|node| text_of(&self.named(key), node)).transpose()
    }

    pub(super) fn needed_text(&self, key: &str) -> Result<Placed<'a>, Wrong> {
        self.text(key)?.ok_or_else(|| self.missing(key))
    }

    pub(super) fn texts(&self, key: &str) -> Result<Vec<Placed<'a>>, Wrong> {
        self.get(key).map_or(Ok(Vec::new()), |node| texts_of(&self.named(key), node))
    }

    pub(super) fn list(&self, key: &str) -> Result<&'a [Node], Wrong> {
        self.get(key).map_or(Ok(&[]), |node| list_of(&self.named(key), node))
    }

    /// Reads a choice, or takes the usual one where it is left out.
    pub(super) fn word<W: Word>(&self, key: &str, usual: W) -> Result<W, Wrong> {
        Ok(self.word_if_any(key)?.unwrap_or(usual))
    }

    pub(super) fn word_if_any<W: Word>(&self, key: &str) -> Result<Option<W>, Wrong> {
        self.get(key).map(|node| word_of(&self.named(key), node)).transpose()
    }

    /// Reads `true` or `false`, which is usual.
    pub(super) fn truth(&self, key: &str) -> Result<bool, Wrong> {
        match self.get(key) {
            None => Ok(false),
            Some(Node { value: Value::Truth(truth), .. }) => Ok(*truth),
            Some(node) => Err(mistyped(&self.named(key), node, Fits::Truth)),
        }
    }

    /// Reads a number from `least` to `most`.
    pub(super) fn number(&self, key: &str, least: u32, most: u32) -> Result<Option<u32>, Wrong> {
        let Some(node) = self.get(key) else { return Ok(None) };
        let key = self.named(key);
        let Value::Number(found) = node.value else {
            return Err(mistyped(&key, node, Fits::Number));
        };
        match u32::try_from(found) {
            Ok(number) if (least..=most).contains(&number) => Ok(Some(number)),
            _ => {
                let (least, most) = (i64::from(least), i64::from(most));
                Err(Wrong { at: node.at, fault: Fault::Range { key, least, most, found } })
            }
        }
    }

    /// Reads a small number.
    pub(super) fn small(&self, key: &str, least: u8, most: u8) -> Result<Option<u8>, Wrong> {
        Ok(self.number(key, least.into(), most.into())?.map(|number| number as u8))
    }

    pub(super) fn needed_small(&self, key: &str, least: u8, most: u8) -> Result<u8, Wrong> {
        self.small(key, least, most)?.ok_or_else(|| self.missing(key))
    }

    /// Returns a table within this one; an empty one where it is left out.
    pub(super) fn table(&self, key: &'a str) -> Result<Fields<'a>, Wrong> {
        let none = Fields::none(key, self.at);
        self.get(key).map_or(Ok(none), |node| table_of(key, node))
    }
}

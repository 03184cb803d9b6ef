//! A document as a tree: read from TOML with the places of things, laid over a parent's, written.

use toml::de::{DeTable, DeValue};

use super::fault::{Fault, Wrong};

/// A value and where it stands.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// The byte at which it begins; nothing if it comes from a parent.
    pub(super) at: Option<usize>,
    pub(super) value: Value,
}

/// What may stand after a key.
#[derive(Clone, Debug)]
pub(super) enum Value {
    Text(String),
    Number(i64),
    Truth(bool),
    List(Vec<Node>),
    Table(Table),
    /// What no key of a game takes: a fraction or a date.
    Other,
}

/// Keys and their values, in the order of the document.
pub(super) type Table = Vec<Entry>;

/// A key with its value.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) key: String,
    /// The byte at which the key begins; nothing if it comes from a parent.
    pub(super) at: Option<usize>,
    pub(super) node: Node,
}

impl Node {
    /// Returns a value that stands in no document.
    fn new(value: Value) -> Node {
        Node { at: None, value }
    }

    pub(super) fn text(text: impl Into<String>) -> Node {
        Node::new(Value::Text(text.into()))
    }

    pub(super) fn number(number: impl Into<i64>) -> Node {
        Node::new(Value::Number(number.into()))
    }

    pub(super) fn truth(truth: bool) -> Node {
        Node::new(Value::Truth(truth))
    }

    pub(super) fn list(items: impl IntoIterator<Item = Node>) -> Node {
        Node::new(Value::List(items.into_iter().collect()))
    }

    pub(super) fn table(entries: Table) -> Node {
        Node::new(Value::Table(entries))
    }

    /// Returns a list of texts.
    pub(super) fn texts<'a>(texts: impl IntoIterator<Item = &'a String>) -> Node {
        Node::list(texts.into_iter().map(Node::text))
    }
}

impl Entry {
    pub(super) fn new(key: impl Into<String>, node: Node) -> Entry {
        Entry { key: key.into(), at: None, node }
    }
}

/// Returns the entry of a key.
pub(super) fn find<'a>(table: &'a [Entry], key: &str) -> Option<&'a Entry> {
    table.iter().find(|entry| entry.key == key)
}

/// Reads a document.
pub(super) fn read(text: &str) -> Result<Table, Wrong> {
    let table = DeTable::parse(text).map_err(|error| {
        let at = error.span().map_or(text.len(), |span| span.start);
        let place = text.get(at..).unwrap_or_default();
        let near = place.lines().next().unwrap_or_default().trim();
        let twice = error.message().contains("duplicate key");
        let key = near.split(['=', '.', ']']).next().unwrap_or_default();
        let fault = match () {
            () if twice => Fault::TwiceKey { key: quoted(key.trim_matches(['"', ' ', '['])) },
            () if near.starts_with('+') => Fault::BareKey { key: quoted(key.trim_end()) },
            () if near.is_empty() => Fault::Unfinished,
            () => Fault::Syntax { near: quoted(near) },
        };
        Wrong { at: Some(at), fault }
    })?;
    Ok(table_of(table.get_ref()))
}

/// Returns the beginning of a foreign text, fit for one line of a sentence.
pub(super) fn quoted(text: &str) -> String {
    crate::text::quoted(text)
}

fn table_of(table: &DeTable<'_>) -> Table {
    let entry = |(key, value): (&toml::Spanned<_>, &toml::Spanned<DeValue<'_>>)| {
        let key: &toml::Spanned<std::borrow::Cow<'_, str>> = key;
        let node = node_of(value.get_ref(), value.span().start);
        Entry { key: key.get_ref().to_string(), at: Some(key.span().start), node }
    };
    let mut entries: Table = table.iter().map(entry).collect();
    entries.sort_by_key(|entry| entry.at);
    entries
}

fn node_of(value: &DeValue<'_>, at: usize) -> Node {
    let value = match value {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Integer(number) => {
            let read = i64::from_str_radix(number.as_str(), number.radix());
            read.map_or(Value::Other, Value::Number)
        }
        DeValue::Boolean(truth) => Value::Truth(*truth),
        DeValue::Float(_) | DeValue::Datetime(_) => Value::Other,
        DeValue::Array(items) => {
            let items = items.iter().map(|item| node_of(item.get_ref(), item.span().start));
            Value::List(items.collect())
        }
        DeValue::Table(table) => Value::Table(table_of(table)),
    };
    Node { at: Some(at), value }
}

/// The keys of a table that say how the others are meant: where the first stands, the others of a
/// parent are forgotten.
#[rustfmt::skip]
const HEADS: [(&str, &[&str]); 5] = [
    ("when", &[
        "ranks", "compulsory", "late", "dead_men", "captor", "contagion", "immune", "region",
        "kind", "into", "files",
    ]),
    ("men", &["order", "pawn", "areas", "turns"]),
    ("perpetual", &["far_half"]),
    ("bare_king", &["little"]),
    ("move", &["within", "begins", "least", "takes", "manner", "reign", "also"]),
];

/// Lays a table over its parent's: tables are mixed, anything else takes the parent's place, and
/// `false` takes it away.
pub(super) fn lay_over(parent: Table, child: Table) -> Table {
    let mut laid = parent;
    for (head, led) in HEADS {
        if find(&child, head).is_some() {
            laid.retain(|entry| !led.contains(&entry.key.as_str()));
        }
    }
    for entry in child {
        let Some(place) = laid.iter().position(|old| old.key == entry.key) else {
            laid.push(entry);
            continue;
        };
        let taken_away = matches!(entry.node.value, Value::Truth(false));
        if taken_away && !matches!(laid[place].node.value, Value::Truth(_)) {
            laid.remove(place);
            continue;
        }
        let old = std::mem::replace(&mut laid[place], entry);
        if let (Value::Table(below), Value::Table(above)) =
            (old.node.value, &mut laid[place].node.value)
        {
            *above = lay_over(below, std::mem::take(above));
        }
    }
    laid
}

/// Writes a document: plain keys first, then the tables, each under its header.
pub(super) fn write(document: &[Entry]) -> String {
    let is_table = |entry: &&Entry| matches!(entry.node.value, Value::Table(_));
    let mut lines: Vec<String> =
        document.iter().filter(|entry| !is_table(entry)).map(|entry| line(entry, 0)).collect();
    for entry in document.iter().filter(is_table) {
        write_table(&mut lines, &key(&entry.key), &entry.node);
    }
    lines.push(String::new());
    lines.join("\n")
}

fn line(entry: &Entry, widest: usize) -> String {
    format!("{:widest$} = {}", key(&entry.key), inline(&entry.node))
}

/// Writes a table under its header: one line for each key. The tables within `setup` have headers
/// of their own, since they hold long lines.
fn write_table(lines: &mut Vec<String>, name: &str, node: &Node) {
    let Value::Table(entries) = &node.value else { return };
    lines.extend([String::new(), format!("[{name}]")]);
    let long = |entry: &&Entry| name == "setup" && matches!(entry.node.value, Value::Table(_));
    let widest = entries.iter().map(|entry| key(&entry.key).len()).max().unwrap_or(0);
    let widest = if matches!(name, "kinds" | "regions") { widest } else { 0 };
    lines.extend(entries.iter().filter(|entry| !long(entry)).map(|entry| line(entry, widest)));
    for entry in entries.iter().filter(long) {
        write_table(lines, &format!("{name}.{}", key(&entry.key)), &entry.node);
    }
}

fn key(key: &str) -> String {
    let bare = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    if !key.is_empty() && key.chars().all(bare) { key.to_owned() } else { in_quotes(key) }
}

fn inline(node: &Node) -> String {
    let joined = |items: Vec<String>| items.join(", ");
    match &node.value {
        Value::Text(text) => in_quotes(text),
        Value::Number(number) => number.to_string(),
        Value::Truth(truth) => truth.to_string(),
        Value::List(items) => format!("[{}]", joined(items.iter().map(inline).collect())),
        Value::Table(entries) => {
            let entry = |entry: &Entry| format!("{} = {}", key(&entry.key), inline(&entry.node));
            format!("{{ {} }}", joined(entries.iter().map(entry).collect()))
        }
        Value::Other => in_quotes(""),
    }
}

/// Writes a text as TOML's basic string.
fn in_quotes(text: &str) -> String {
    let mut written = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => written.extend(['\\', letter]),
            _ if letter.is_control() => {
                written.extend(format!("\\u{:04X}", u32::from(letter)).chars());
            }
            _ => written.push(letter),
        }
    }
    written.push('"');
    written
}

//! Games as files: rules as a text that a player can read and write, and back.
//!
//! The text is TOML. It says each concern of [`Rules`](crate::rules::Rules) in a table of its own,
//! whole or by difference from a parent. A parent is laid under the file as a document: what the
//! file says is put in its place, and the whole is read as if it had been written so. `GAME-FILES.md`
//! beside this crate describes the format.
//!
//! ```
//! use shogido_rules::{Position, rulebook};
//!
//! let game = rulebook::read(br#"
//!     id = "knights-only"
//!     parent = "minishogi"
//!     [kinds]
//!     s = { move = "N" }
//! "#).unwrap();
//! assert_eq!(Position::start(&game).legal_moves().len(), 14);
//!
//! let wrong = rulebook::read(b"id = \"x\"\nparrent = \"shogi\"\n").unwrap_err();
//! assert_eq!((wrong.line, wrong.column), (2, 1));
//! ```

mod fault;
mod fields;
mod men;
mod names;
mod regions;
mod sound;
mod tell;
mod tree;
mod understand;
mod walks;

use std::sync::Arc;

pub use fault::{Fault, FileError, Fits, Stranger, Unsound};
pub use tell::{Unwritable, write};

use crate::game::{ChoiceError, Choices, Game};
use crate::games;
use fault::Wrong;
use fields::Fields;
use tree::{Table, Value};

/// The largest game file, in bytes: six times Tai shogi's.
pub const FILE_BYTES_MAX: usize = 256 << 10;

/// Reads a game file and compiles the game.
///
/// # Errors
///
/// Returns the first thing in the file that makes no game, with its place.
pub fn read(bytes: &[u8]) -> Result<Arc<Game>, FileError> {
    let text = match std::str::from_utf8(bytes) {
        _ if bytes.len() > FILE_BYTES_MAX => {
            let fault = Fault::TooLarge { bytes: bytes.len(), most: FILE_BYTES_MAX };
            return Err(FileError { line: 1, column: 1, fault });
        }
        Ok(text) => text,
        Err(error) => {
            let before = std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
            let (line, column) = place(before, before.len());
            return Err(FileError { line, column, fault: Fault::NoText });
        }
    };
    read_text(text).map_err(|Wrong { at, fault }| {
        let (line, column) = place(text, at.unwrap_or(0));
        FileError { line, column, fault }
    })
}

/// Reads a game file of a user's own, whose id is no other game's.
///
/// # Errors
///
/// As [`read`]; and if the program has a game with this id.
pub fn read_own(bytes: &[u8]) -> Result<Arc<Game>, FileError> {
    let game = read(bytes)?;
    let id = &game.rules().id;
    if games::own().iter().all(|card| card.id != id) {
        return Ok(game);
    }
    let text = std::str::from_utf8(bytes).unwrap_or_default();
    let document = tree::read(text).unwrap_or_default();
    let at = tree::find(&document, "id").and_then(|entry| entry.node.at);
    let (line, column) = place(text, at.unwrap_or(0));
    Err(FileError { line, column, fault: Fault::TakenId { found: id.clone() } })
}

fn read_text(text: &str) -> Result<Arc<Game>, Wrong> {
    let file = tree::read(text)?;
    let (document, options) = under_parent(file)?;
    let rules = understand::rules(&document, options).map_err(|wrong| placed(wrong, &document))?;
    sound::check(&rules, &document).map_err(|wrong| placed(wrong, &document))?;
    let game = Game::new(rules.clone());
    let game = game.map_err(|error| sound::refused(error, &rules, &document));
    let game = game.map_err(|wrong| placed(wrong, &document))?;
    sound::check_start(&game, &document).map_err(|wrong| placed(wrong, &document))?;
    Ok(game)
}

/// Gives what a parent brings the place where the file names the parent.
fn placed(wrong: Wrong, document: &Table) -> Wrong {
    let parent = tree::find(document, "parent").and_then(|entry| entry.node.at);
    Wrong { at: wrong.at.or(parent), ..wrong }
}

/// Lays a file over the game it names as its parent, and returns the options in force.
fn under_parent(file: Table) -> Result<(Table, Vec<(String, String)>), Wrong> {
    let all = Fields { path: "", at: None, entries: &file };
    let options = understand::options(&file)?;
    let Some(parent) = all.text("parent")? else { return Ok((file, options)) };
    let Some(card) = games::own().iter().find(|card| card.id == parent.text) else {
        let name = Stranger::among(parent.text, games::own().iter().map(|card| card.id));
        return Err(parent.wrong(Fault::UnknownParent { name }));
    };
    let choices: Choices = options.into_iter().collect();
    let game = card.game(&choices).map_err(|error| {
        let chosen = all.table("options").ok();
        let place = |name: &String| chosen.and_then(|chosen| chosen.place(name));
        let at = match &error {
            ChoiceError::UnknownOption { name, .. } | ChoiceError::UnknownValue { name, .. } => {
                place(name).or(parent.at)
            }
        };
        Wrong { at, fault: Fault::Option(error) }
    })?;
    let rules = game.rules();
    let below = tell::document(rules).expect("a game of the program can be written");
    let below = below.into_iter().filter(|entry| entry.key != "id" && entry.key != "name");
    let mut below: Table = below.collect();
    if tree::find(&below, "like").is_none() {
        below.push(tree::Entry::new("like", tree::Node::text(card.id)));
    }
    let laid = tree::lay_over(below, file);
    let stray = |entry: &tree::Entry| matches!(entry.node.value, Value::Truth(false));
    let kept = laid.into_iter().filter(|entry| !stray(entry)).collect();
    Ok((kept, rules.options.clone()))
}

/// Returns the line and column, counted from 1, of a byte of a text.
fn place(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..text.floor_char_boundary(at.min(text.len()))];
    let line = before.matches('\n').count() + 1;
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    (line, before[start..].chars().count() + 1)
}

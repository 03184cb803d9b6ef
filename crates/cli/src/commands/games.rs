//! `shogido games`: every game.

use std::collections::BTreeMap;

use serde::Serialize;
use shogido_rules::{Card, games};
use shogido_words::{Language, game_title, text};

use super::in_every_language;
use crate::args::GamesArguments;
use crate::failure::Failure;
use crate::output::Out;

/// One game of the list.
#[derive(Serialize)]
struct Entry {
    id: &'static str,
    names: BTreeMap<String, String>,
    board: BoardSize,
    players: u8,
    /// Whether a player may not see everything.
    hidden: bool,
    /// Whether sources leave so much open that the game is a reconstruction.
    reconstructed: bool,
}

/// The size of a board.
#[derive(Serialize)]
pub(super) struct BoardSize {
    pub(super) files: u8,
    pub(super) ranks: u8,
}

impl Entry {
    fn of(card: &Card) -> Entry {
        let game = card.default_game();
        let rules = game.rules();
        Entry {
            id: card.id,
            names: in_every_language(|language| game_title(language, card.id)),
            board: BoardSize { files: rules.board.files(), ranks: rules.board.ranks() },
            players: rules.players,
            // Every game there is shows everything to everyone.
            hidden: false,
            reconstructed: card.reconstructed,
        }
    }
}

/// Lists the games.
pub(crate) fn run(
    arguments: &GamesArguments,
    language: Language,
    out: &mut Out,
) -> Result<(), Failure> {
    let entries: Vec<Entry> = games::all().iter().map(Entry::of).collect();
    if arguments.json {
        return out.json(&entries);
    }
    let widest = entries.iter().map(|entry| entry.id.len()).max().unwrap_or(0);
    for entry in entries {
        let size = format!("{}×{}", entry.board.files, entry.board.ranks);
        let sight = text(language, if entry.hidden { "cli-hidden" } else { "cli-open" }, &[]);
        let players = text(language, "count-players", &[("count", entry.players.into())]);
        let name = game_title(language, entry.id);
        let mut line = format!("{:widest$}  {size:5}  {players}, {sight}  {name}", entry.id);
        if entry.reconstructed {
            line = format!("{line} ({})", text(language, "reconstruction", &[]));
        }
        out.line(line)?;
    }
    Ok(())
}

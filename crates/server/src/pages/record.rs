//! `/t/TABLE/record`: the game as a file.

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use shogido_play::snapshot::{Snapshot, Speech};
use shogido_record::{NodeId, Record, Special, write_kif, write_usi};
use shogido_rules::{Ending, Outcome, Player};

use super::table::look;
use crate::app::App;
use crate::error::Error;
use crate::guest::Guest;
use crate::secret::TableId;
use crate::settings::Settings;
use crate::speech::Reader;

/// `GET /t/{id}/record`: KIF for shogi, a line of USI for other games.
pub(crate) async fn save(
    State(app): State<App>,
    settings: Settings,
    guest: Guest,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let id = TableId::parse(&id).ok_or(Error::NoSuchTable)?;
    let snapshot = look(&app, &id, &guest).await?;
    let record = record(&snapshot, &Reader::from(&settings)).ok_or(Error::NotFound)?;
    let (text, ending) = match snapshot.setup().game.as_str() {
        "shogi" => (write_kif(&record), "kifu"),
        _ => (write_usi(&record), "usi"),
    };
    let file = format!("attachment; filename=\"shogido-{id}.{ending}\"");
    let headers = [
        (header::CONTENT_TYPE, "application/octet-stream".to_owned()),
        (header::CONTENT_DISPOSITION, file),
        (header::CACHE_CONTROL, "private, no-cache".to_owned()),
    ];
    Ok((headers, text).into_response())
}

/// Returns the record, if the viewer may know the whole position. The end is told in a comment
/// too: formats have words for few endings.
fn record(snapshot: &Snapshot, reader: &Reader) -> Option<Record> {
    let position = snapshot.view().position()?;
    let mut record = Record::of_moves(position);
    let line = record.line(NodeId::START);
    for (&node, shown) in line.iter().zip(snapshot.moves()) {
        record.node_mut(node).spent_ms = shown.spent.and_then(|ms| u64::try_from(ms).ok());
    }
    if let Some(outcome) = snapshot.end() {
        let last = line.last().copied().unwrap_or(NodeId::START);
        record.node_mut(last).comment.push(reader.ended(snapshot, outcome));
        if let Some(special) = special(outcome, position.turn()) {
            record.add_special(last, special);
        }
    }
    Some(record)
}

/// Returns the word that ends a record; formats can name only what befell the player to move.
fn special(outcome: &Outcome, turn: Player) -> Option<Special> {
    let lost = outcome.losers.contains(turn);
    match outcome.ending {
        Ending::Resignation if lost => Some(Special::Resignation),
        Ending::Time if lost => Some(Special::Timeout),
        Ending::Checkmate => Some(Special::Checkmate),
        Ending::Repetition => Some(Special::Repetition),
        Ending::Impasse if outcome.is_draw() => Some(Special::Impasse),
        Ending::Impasse if outcome.winners.contains(turn) => Some(Special::Declaration),
        Ending::IllegalMove if lost => Some(Special::FoulBySideToMove),
        _ => None,
    }
}

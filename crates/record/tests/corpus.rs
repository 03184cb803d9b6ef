//! Real files: read from the folder that the environment variable `SHOGIDO_CORPUS` names, whose
//! `data.json` says what each file holds. Skipped where the variable is not set.

#![expect(clippy::print_stdout, reason = "a skipped test says so")]

use std::path::PathBuf;

use serde_json::Value;
use shogido_record::{
    Fault, Format, Found, NodeId, Oddity, Played, Record, Severity, read, write_kif,
};
use shogido_rules::Player;

fn corpus() -> Option<(PathBuf, Vec<Value>)> {
    let Some(folder) = std::env::var_os("SHOGIDO_CORPUS").map(PathBuf::from) else {
        println!("skipped: SHOGIDO_CORPUS names no folder of records");
        return None;
    };
    let text = std::fs::read_to_string(folder.join("data.json")).expect("the index of the corpus");
    let index: Value = serde_json::from_str(&text).expect("the index is JSON");
    let entries = index["entries"].as_array().expect("the index has entries").clone();
    Some((folder, entries))
}

fn of_kind(entries: &[Value], folders: &[&str]) -> Vec<Value> {
    let path = |entry: &Value| entry["path"].as_str().unwrap_or("").to_owned();
    let fits = |entry: &&Value| folders.iter().any(|folder| path(entry).starts_with(folder));
    entries.iter().filter(fits).cloned().collect()
}

/// Returns everything that differs from what the index says.
fn differences(record: &Record, expected: &Value) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut check = |what: &str, found: Value| {
        let known = &expected[what];
        if !known.is_null() && *known != found {
            wrong.push(format!("{what}: {found} for {known}"));
        }
    };
    check("usi_moves", record.main_line_text().into());
    check("plies", record.main_line().len().into());
    check("final_sfen", without_number(&record.final_position().sfen()).into());
    check("initial_sfen", without_number(&record.start().sfen()).into());
    let nodes: Vec<NodeId> = record.nodes().collect();
    let first = |id: NodeId| {
        record.parent(id).is_none_or(|parent| record.children(parent).first() == Some(&id))
    };
    check("variations", nodes.iter().filter(|&&id| !first(id)).count().into());
    check("tree_nodes_including_root", nodes.len().into());
    let commented = nodes.iter().filter(|&&id| !record.node(id).comment.is_empty()).count();
    check("commented_nodes", commented.into());
    let spent: u64 = record.spent_ms().values().sum();
    check("main_line_time_ms", spent.into());
    check("winner", winner(record));
    wrong
}

fn without_number(sfen: &str) -> &str {
    sfen.rsplit_once(' ').map_or(sfen, |(text, _)| text)
}

fn winner(record: &Record) -> Value {
    let Some(end) = record.conclusion() else { return Value::Null };
    match end.winners.iter().next() {
        Some(Player::FIRST) => "b".into(),
        Some(_) => "w".into(),
        None if end.draw => "draw".into(),
        None => Value::Null,
    }
}

#[test]
fn every_kif_file_is_read_as_its_index_says() {
    let Some((folder, entries)) = corpus() else { return };
    let files = of_kind(&entries, &["records/kif/", "records/kif-variants/", "records/bod/"]);
    let mut wrong = Vec::new();
    for entry in &files {
        let path = entry["path"].as_str().expect("an entry has a path");
        let bytes = std::fs::read(folder.join(path)).expect("the index names a file");
        let found = read(&bytes, None);
        assert_eq!(found.format, Format::Kif, "{path}");
        let expected = expected_of(entry);
        if let [record] = found.records.as_slice() {
            wrong.extend(
                differences(record, &expected).iter().map(|what| format!("{path}: {what}")),
            );
            wrong.extend(round_trip(record).map(|what| format!("{path}: {what}")));
        } else {
            wrong.push(format!("{path}: {} records", found.records.len()));
        }
        wrong.extend(serious(&found).map(|what| format!("{path}: {what}")));
    }
    assert!(wrong.is_empty(), "{} of {} files:\n{}", wrong.len(), files.len(), wrong.join("\n"));
}

fn expected_of(entry: &Value) -> Value {
    match &entry["expected"] {
        Value::String(sfen) => serde_json::json!({ "final_sfen": sfen }),
        expected => expected.clone(),
    }
}

/// Reads what was written of a record and says whether it differs.
fn round_trip(record: &Record) -> Option<String> {
    let written = write_kif(record);
    let again = read(written.as_bytes(), Some(Format::Kif));
    let same = again.records.len() == 1
        && again.records[0].main_line() == record.main_line()
        && again.records[0].nodes().count() == record.nodes().count()
        && write_kif(&again.records[0]) == written;
    (!same).then(|| format!("written and read again it differs: {:?}", again.report.oddities))
}

/// Returns the faults of a file whose moves are all known to be good. A start with nine pawns on a
/// file is no fault of the reader: it is reported and read.
fn serious(found: &Found) -> impl Iterator<Item = String> {
    let bad = |odd: &&Oddity| odd.severity > Severity::Note && odd.code != Fault::StartPosition;
    found.report.oddities.iter().filter(bad).map(ToString::to_string)
}

#[test]
fn every_engine_log_and_list_of_moves_is_read_as_its_index_says() {
    let Some((folder, entries)) = corpus() else { return };
    let mut wrong = Vec::new();
    for entry in of_kind(&entries, &["records/logs/", "records/usi/"]) {
        let path = entry["path"].as_str().expect("an entry has a path");
        if path.ends_with("csa.log") {
            continue;
        }
        let bytes = std::fs::read(folder.join(path)).expect("the index names a file");
        let found = read(&bytes, None);
        assert_eq!(found.format, Format::Usi, "{path}");
        let mut expected = entry["expected"].clone();
        if let Some(plies) = expected["plies"].as_array() {
            let read: Vec<Value> =
                found.records.iter().map(|record| record.main_line().len().into()).collect();
            if read != *plies {
                wrong.push(format!("{path}: {read:?} plies for {plies:?}"));
            }
            continue;
        }
        // The log of an engine does not say why the game ended, nor what time was spent.
        for key in ["winner", "main_line_time_ms", "tree_nodes_including_root", "commented_nodes"] {
            expected[key] = Value::Null;
        }
        let last = found.records.last().expect("a log has a game");
        wrong.extend(differences(last, &expected).iter().map(|what| format!("{path}: {what}")));
        wrong.extend(serious(&found).map(|what| format!("{path}: {what}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_file_of_any_format_makes_the_reader_panic() {
    let Some((folder, entries)) = corpus() else { return };
    for entry in entries {
        let Some(path) = entry["path"].as_str() else { continue };
        let Ok(bytes) = std::fs::read(folder.join(path)) else { continue };
        for format in [None, Some(Format::Kif), Some(Format::Usi), Some(Format::Sfen)] {
            for record in read(&bytes, format).records {
                let _ = (write_kif(&record), record.conclusion());
                let _ = record
                    .nodes()
                    .filter(|&id| matches!(record.node(id).played, Played::Special(_)));
            }
        }
    }
}

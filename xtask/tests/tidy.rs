//! The invariants of ARCHITECTURE.md that can be read off the tree.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The longest function, in lines, and the longest source file.
const FUNCTION_LINES: usize = 70;
const FILE_LINES: usize = 900;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the root").to_owned()
}

/// Returns every Rust source below a folder with its text, build output left out.
fn sources(folder: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() && !path.ends_with("target") {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(root()).expect("a path below the root");
                let text = fs::read_to_string(&path).expect("sources are UTF-8");
                found.push((name.to_string_lossy().replace('\\', "/"), text));
            }
        }
    }
    found.sort();
    found
}

fn check(rule: &str, offenders: &[String]) {
    assert!(offenders.is_empty(), "{rule}:\n{}", offenders.join("\n"));
}

/// Returns the crates of the workspace that a crate uses, development aside.
fn used_by(name: &str) -> Vec<String> {
    let manifest = root().join("crates").join(name).join("Cargo.toml");
    let text = fs::read_to_string(manifest).expect("every crate has a manifest");
    let own = text.split("[dependencies]").nth(1).unwrap_or_default();
    let own = own.split("\n[").next().unwrap_or_default();
    let used = own.lines().filter_map(|line| line.strip_prefix("shogido-"));
    used.filter_map(|line| line.split(['.', ' ', '=']).next()).map(str::to_owned).collect()
}

#[test]
fn arrows_between_crates_point_one_way() {
    let allowed: BTreeMap<&str, &[&str]> = BTreeMap::from([
        ("rules", &[] as &[&str]),
        ("record", &["rules"]),
        ("diagram", &["rules"]),
        ("words", &["rules"]),
        ("engine", &["rules"]),
        ("play", &["rules", "record"]),
        ("server", &["rules", "record", "diagram", "words", "engine", "play"]),
        ("cli", &["rules", "record", "diagram", "words", "engine", "play", "server"]),
    ]);
    let mut offenders = Vec::new();
    for (name, may_use) in allowed {
        for used in used_by(name) {
            if !may_use.contains(&used.as_str()) {
                offenders.push(format!("{name} uses {used}"));
            }
        }
    }
    check("crates use only what lies to their right in ARCHITECTURE.md", &offenders);
}

#[test]
fn the_pure_crates_touch_no_outside_world() {
    let banned = [
        "std::fs",
        "std::net",
        "std::env",
        "std::process",
        "std::thread",
        "Instant::now",
        "SystemTime",
        "getrandom",
        "async fn",
    ];
    let mut offenders = Vec::new();
    for name in ["rules", "record", "diagram", "words", "play"] {
        for (path, text) in sources(&format!("crates/{name}/src")) {
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            for word in banned.iter().filter(|word| code.contains(**word)) {
                offenders.push(format!("{path}: {word}"));
            }
        }
    }
    check("pure crates do no I/O and read no clock", &offenders);
}

#[test]
fn the_engine_reads_its_clock_in_one_file() {
    let mut offenders = Vec::new();
    for (path, text) in sources("crates/engine/src") {
        let reads = text.contains("Instant::now") || text.contains("SystemTime");
        if reads && path != "crates/engine/src/search/time.rs" {
            offenders.push(path);
        }
    }
    check("the engine reads its clock in search/time.rs only", &offenders);
}

#[test]
fn only_the_server_knows_http_and_sql() {
    let mut offenders = Vec::new();
    for name in ["rules", "record", "diagram", "words", "engine", "play", "cli"] {
        for (path, text) in sources(&format!("crates/{name}/src")) {
            if text.contains("axum::") || text.contains("rusqlite") {
                offenders.push(path);
            }
        }
    }
    check("axum and SQL stay in the server", &offenders);
}

#[test]
fn unsafe_code_lives_where_speed_needs_it() {
    let homes = ["crates/rules/src/fast/", "crates/engine/src/eval/"];
    let mut offenders = Vec::new();
    for (path, text) in sources("crates").into_iter().chain(sources("xtask/src")) {
        let home = homes.iter().any(|home| path.starts_with(home));
        let unsafe_line = |line: &str| {
            let code = line.trim_start();
            !code.starts_with("//") && (code.contains("unsafe {") || code.contains("unsafe fn"))
        };
        if !home && text.lines().any(unsafe_line) {
            offenders.push(path);
        }
    }
    check("unsafe code lives in the fast board and the evaluation only", &offenders);
}

#[test]
fn every_game_has_a_perft_file_with_a_source() {
    let mut offenders = Vec::new();
    for card in shogido_rules::games::all() {
        let path = root().join(format!("crates/rules/tests/perft/{}.perft", card.id));
        match fs::read_to_string(&path) {
            Ok(text) if text.starts_with("# ") => {}
            _ => offenders.push(card.id.to_owned()),
        }
    }
    check("a game without a cited perft file does not exist", &offenders);
}

#[test]
fn files_fit_a_sitting_and_functions_a_screen() {
    let mut offenders = Vec::new();
    for (path, text) in sources("crates").into_iter().chain(sources("xtask")) {
        let lines: Vec<&str> = text.lines().collect();
        if lines.len() > FILE_LINES {
            offenders.push(format!("{path} has {} lines", lines.len()));
        }
        offenders.extend(
            long_functions(&lines)
                .map(|(at, length)| format!("{path}:{at} begins a function of {length} lines")),
        );
    }
    check("files and functions are short", &offenders);
}

/// Returns the first line and the length of each function that is too long. rustfmt ends a
/// function with a brace indented as its first line.
fn long_functions<'a>(lines: &'a [&'a str]) -> impl Iterator<Item = (usize, usize)> + 'a {
    let begins = |line: &str| {
        let code = line.trim_start();
        let code = code.strip_prefix("pub ").or(code.strip_prefix("pub(crate) ")).unwrap_or(code);
        let code = code.strip_prefix("pub(super) ").unwrap_or(code);
        let code = code.strip_prefix("async ").or(code.strip_prefix("const ")).unwrap_or(code);
        code.strip_prefix("unsafe ").unwrap_or(code).starts_with("fn ")
    };
    lines.iter().enumerate().filter(move |(_, line)| begins(line)).filter_map(|(at, line)| {
        let indent = &line[..line.len() - line.trim_start().len()];
        let end = format!("{indent}}}");
        let length = 1 + lines[at..].iter().position(|line| *line == end)?;
        let code = length - drawn_lines(&lines[at..at + length]);
        (code > FUNCTION_LINES).then_some((at + 1, code))
    })
}

/// Returns how many lines lie inside raw strings: snapshots draw boards, and a board is no code.
fn drawn_lines(lines: &[&str]) -> usize {
    let mut inside = false;
    let mut drawn = 0;
    for line in lines {
        let closes = inside && line.contains("\"#");
        drawn += usize::from(inside && !closes);
        inside = (inside && !closes) || (!inside && line.contains("r#\"") && !line.contains("\"#"));
    }
    drawn
}

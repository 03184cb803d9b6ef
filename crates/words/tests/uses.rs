//! Every key that the code, the templates and the scripts name has its message.

use shogido_words::{Language, has, keys, page_texts};
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

/// How a use of a key begins: a call, or an attribute of the page.
const OPENINGS: [&str; 5] = ["text(", "say(", "with(", "t(", "data-text="];

/// How a list of the keys begins that a page sends to its scripts.
const PAGE_LIST: &str = "TEXTS: &[&str] = &[";

fn subfolders(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the sources can be read");
    let paths = entries.map(|entry| entry.expect("the sources can be read").path());
    paths.filter(|path| path.is_dir()).collect()
}

/// The sources of the crates that use these words.
fn sources() -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates have a folder");
    let speaks = |folder: &PathBuf| {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
        manifest.contains("shogido-words.workspace")
    };
    let mut sources = Vec::new();
    let mut folders = subfolders(crates);
    folders.retain(speaks);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the sources can be read") {
            let path = entry.expect("the sources can be read").path();
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
            if path.is_dir() && !matches!(name.as_deref(), Some("tests" | "target" | "benches")) {
                folders.push(path);
            } else if path
                .extension()
                .is_some_and(|kind| kind == "rs" || kind == "html" || kind == "js" || kind == "txt")
            {
                sources.push(path);
            }
        }
    }
    sources
}

/// The keys named in a source: quoted after an opening, with nothing but arguments between.
fn keys_named(source: &str) -> Vec<String> {
    let mut keys = Vec::new();
    for opening in OPENINGS {
        for (at, _) in source.match_indices(opening) {
            let before = source[..at].chars().next_back();
            if before.is_some_and(|sign| sign.is_alphanumeric() || sign == '_') {
                continue;
            }
            let rest = &source[at + opening.len()..];
            let Some(quote) = rest.find(['"', '\'']) else { continue };
            let arguments = &rest[..quote];
            let plain = |sign: char| sign.is_alphanumeric() || "_.&, \n*()".contains(sign);
            if quote > 60 || !arguments.chars().all(plain) || arguments.contains("format") {
                continue;
            }
            let mark = &rest[quote..=quote];
            let Some(end) = rest[quote + 1..].find(mark) else { continue };
            let key = &rest[quote + 1..quote + 1 + end];
            let letters = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit();
            let well_formed = key.starts_with(|sign: char| sign.is_ascii_lowercase())
                && key.chars().all(|sign| letters(sign) || sign == '-')
                && !key.ends_with('-');
            // `with` is a common name: only a key of several words is taken for one.
            if well_formed && (opening != "with(" || key.contains('-')) {
                keys.push(key.to_owned());
            }
        }
    }
    keys.extend(page_keys(source));
    keys
}

/// The keys of the lists that pages send to their scripts.
fn page_keys(source: &str) -> Vec<String> {
    let mut keys = Vec::new();
    for (at, _) in source.match_indices(PAGE_LIST) {
        let list = &source[at + PAGE_LIST.len()..];
        let list = &list[..list.find(']').unwrap_or(list.len())];
        keys.extend(list.split('"').skip(1).step_by(2).map(str::to_owned));
    }
    keys
}

#[test]
fn every_key_in_use_has_a_message() {
    let mut missing = Vec::new();
    for path in sources() {
        let Ok(source) = fs::read_to_string(&path) else { continue };
        for key in keys_named(&source) {
            if !has(&key) {
                missing.push(format!("{key} in {}", path.display()));
            }
        }
    }
    missing.sort();
    missing.dedup();
    assert!(missing.is_empty(), "keys without a message:\n{}", missing.join("\n"));
}

#[test]
fn no_text_of_a_script_needs_a_plural() {
    for path in sources() {
        let Ok(source) = fs::read_to_string(&path) else { continue };
        for key in page_keys(&source) {
            for language in Language::ALL {
                let sent = page_texts(language, &[&key]);
                assert_ne!(sent, "{}", "{key} of {} chooses a plural", path.display());
            }
        }
    }
}

/// Words of what the pages are about to offer on large boards.
const PLANNED: [&str; 7] =
    ["fit", "full-screen", "minimap", "pass-move", "ready", "zoom-in", "zoom-out"];

/// Families of keys made of a code, which has to be a word of the sources.
const OF_CODES: [&str; 4] = ["argument-", "help-", "refusal-", "trouble-"];

/// The sources of every crate, without their tests.
fn all_sources() -> Vec<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates have a folder");
    let mut texts = Vec::new();
    let mut folders = subfolders(crates);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the sources can be read") {
            let path = entry.expect("the sources can be read").path();
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
            if path.is_dir() && !matches!(name.as_deref(), Some("tests" | "target" | "locales")) {
                folders.push(path);
            } else if path
                .extension()
                .is_some_and(|kind| kind == "rs" || kind == "html" || kind == "js")
            {
                texts.push(fs::read_to_string(&path).unwrap_or_default());
            }
        }
    }
    texts
}

#[test]
fn every_message_is_said_somewhere() {
    let texts = all_sources();
    let quoted: HashSet<&str> = texts.iter().flat_map(|text| text.split(['"', '\''])).collect();
    let is_name = |sign: char| sign.is_ascii_lowercase() || sign == '_';
    let names = texts.iter().flat_map(|text| text.split(|sign| !is_name(sign)));
    let names: HashSet<String> = names.map(|name| name.replace('_', "-")).collect();
    let families: HashSet<&str> = quoted
        .iter()
        .filter_map(|piece| piece.split_once('{').map(|(family, _)| family))
        .filter(|family| family.ends_with('-'))
        .collect();
    let is_code = |code: &str| quoted.contains(code) || names.contains(code);
    let is_said = |key: &str| {
        let made = |family: &&&str| {
            let Some(code) = key.strip_prefix(**family) else { return false };
            let of_command = code.split_once('-').is_some_and(|(_, code)| is_code(code));
            !OF_CODES.contains(*family) || is_code(code) || of_command
        };
        quoted.contains(key) || PLANNED.contains(&key) || families.iter().any(|f| made(&f))
    };
    let unsaid: Vec<&str> = keys(Language::En).into_iter().filter(|key| !is_said(key)).collect();
    assert!(unsaid.is_empty(), "messages that nobody says:\n{}", unsaid.join("\n"));
    assert!(PLANNED.iter().all(|key| has(key)), "a planned word has no message");
}

#[test]
fn keys_are_found_in_code_templates_and_scripts() {
    assert_eq!(keys_named(r#"text(language, "your-turn", &[])"#), ["your-turn"]);
    assert_eq!(keys_named(r#"{{ self.text("new-game") }}"#), ["new-game"]);
    assert_eq!(keys_named("label.textContent = t('game-over');"), ["game-over"]);
    assert_eq!(keys_named(r#"<b data-text="hint">"#), ["hint"]);
    assert_eq!(keys_named(r#"words.with("home-ply", &[])"#), ["home-ply"]);
    assert_eq!(keys_named(r#"const TEXTS: &[&str] = &["ok", "no"];"#), ["ok", "no"]);
    assert_eq!(keys_named(r#"starts_with("new-game") || path.with("x")"#), Vec::<String>::new());
    assert_eq!(keys_named(r#"move_text(played) + "x""#), Vec::<String>::new());
}

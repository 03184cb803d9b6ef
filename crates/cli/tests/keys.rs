//! Every text that the program says exists.

use std::path::Path;

/// The beginnings of the keys of messages.
const FAMILIES: [&str; 9] =
    ["system-", "cli-", "table-", "refusal-", "count-", "card-", "severity-", "help-", "argument-"];

#[test]
fn every_key_in_the_source_has_a_text() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut keys = Vec::new();
    for folder in [source.clone(), source.join("commands")] {
        for entry in std::fs::read_dir(folder).expect("the source is there") {
            let path = entry.expect("an entry of the folder").path();
            if path.extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read_to_string(path).expect("a source file");
                let words = text.split('"').map(str::to_owned);
                let whole = |word: &String| {
                    let plain = |letter: char| letter.is_ascii_lowercase() || letter == '-';
                    word.chars().all(plain)
                        && FAMILIES.iter().any(|family| word.starts_with(family))
                };
                keys.extend(words.filter(whole));
            }
        }
    }
    assert!(keys.len() > 20, "only {keys:?} were found");
    for key in keys {
        assert!(shogido_words::has(&key), "no text for {key}");
    }
}

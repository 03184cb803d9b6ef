//! Laws that hold for the messages of every language.

use fluent_syntax::ast;
use shogido_words::{Language, keys, text, variables};
use std::fs;
use std::path::{Path, PathBuf};

fn locale(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code())
}

/// The files of a language: name and text, in the order of their names.
fn files(language: Language) -> Vec<(String, String)> {
    let entries = fs::read_dir(locale(language)).expect("every language has a folder");
    let mut files: Vec<_> = entries
        .map(|entry| {
            let path = entry.expect("the folder can be read").path();
            let name = path.file_name().expect("files have names").to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).expect("the messages are UTF-8"))
        })
        .collect();
    files.sort();
    files
}

/// Every message with its text as written in the file.
fn messages(language: Language) -> Vec<(String, String)> {
    let mut messages = Vec::new();
    for (_, source) in files(language) {
        for entry in source.split("\n\n").flat_map(|part| part.split_inclusive('\n')) {
            match entry.split_once(" = ") {
                Some((key, value)) if !entry.starts_with([' ', '#', '}']) => {
                    messages.push((key.to_owned(), value.to_owned()));
                }
                _ if entry.starts_with('#') || entry.trim().is_empty() => {}
                _ => messages.last_mut().expect("a continued line follows a key").1 += entry,
            }
        }
    }
    messages
}

#[test]
fn the_files_have_no_faults_and_no_key_twice() {
    for language in Language::ALL {
        let mut seen = Vec::new();
        for (name, source) in files(language) {
            let resource = fluent_syntax::parser::parse(source.as_str())
                .unwrap_or_else(|(_, faults)| panic!("{language}/{name}: {faults:?}"));
            for entry in &resource.body {
                if let ast::Entry::Message(message) = entry {
                    let key = message.id.name.to_owned();
                    assert!(message.value.is_some(), "{language}/{name}: {key} has no text");
                    assert!(!seen.contains(&key), "{language}/{name}: {key} is there twice");
                    seen.push(key);
                }
            }
        }
        seen.sort();
        assert_eq!(seen, keys(language), "a file of {language} is not read");
    }
}

#[test]
fn every_language_has_the_same_keys_in_the_same_files() {
    let english: Vec<String> = files(Language::En).into_iter().map(|(name, _)| name).collect();
    for language in Language::ALL {
        let names: Vec<String> = files(language).into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, english, "files of {language}");
        assert_eq!(keys(language), keys(Language::En), "keys of {language}");
    }
}

#[test]
fn every_message_has_the_same_variables_in_every_language() {
    for key in keys(Language::En) {
        for language in Language::ALL {
            let (here, english) = (variables(language, key), variables(Language::En, key));
            assert_eq!(here, english, "variables of {key} in {language}");
        }
    }
}

#[test]
fn every_message_can_be_shown_whatever_number_it_tells() {
    for key in keys(Language::En) {
        for language in Language::ALL {
            for number in [0, 1, 2, 5, 11, 21, 12345] {
                let names = variables(language, key);
                let arguments: Vec<_> =
                    names.iter().map(|name| (name.as_str(), number.into())).collect();
                let shown = text(language, key, &arguments);
                assert!(!shown.trim().is_empty(), "{key} in {language} is empty");
                assert!(!shown.contains(['{', '}', '\u{2068}']), "{key} in {language}: {shown}");
            }
        }
    }
}

#[test]
fn no_message_raises_its_voice() {
    for language in Language::ALL {
        for (key, value) in messages(language) {
            assert!(!value.contains(['!', '！']), "{key} in {language} has an exclamation mark");
        }
    }
}

#[test]
fn quotes_and_apostrophes_are_those_of_the_language() {
    for language in Language::ALL {
        let foreign: &[char] = match language {
            Language::En => &['\'', '"', '«', '»', '„', '「', '」'],
            Language::Ru | Language::Be => &['\'', '"', '”', '「', '」', '‘'],
            Language::Ja => &['\'', '"', '«', '»', '„', '“', '”', ',', '!', '?', '(', ')', ';'],
        };
        for (key, value) in messages(language) {
            let found = value.chars().find(|sign| foreign.contains(sign));
            assert_eq!(found, None, "{key} in {language}: {value}");
            assert!(!value.contains("..."), "{key} in {language}: three dots for …");
            let prose = value.replace("b - 1", "");
            assert!(!prose.contains(" - "), "{key} in {language}: a hyphen for a dash");
            assert!(!value.trim_end().contains("  ") || value.contains('\n'), "{key}: {value}");
        }
    }
}

#[test]
fn no_word_mixes_latin_and_cyrillic_letters() {
    for language in [Language::Ru, Language::Be] {
        for (key, value) in messages(language) {
            for word in value.split(|sign: char| !sign.is_alphabetic()) {
                let latin = word.chars().any(|sign| sign.is_ascii_alphabetic());
                let cyrillic = word.chars().any(|sign| ('Ѐ'..='ӿ').contains(&sign));
                assert!(!(latin && cyrillic), "{key} in {language}: {word}");
            }
        }
    }
}

#[test]
fn russian_writes_yo() {
    const WORDS: [&str; 8] = ["еще", "ее", "вперед", "идет", "дает", "берет", "ведет", "причем"];
    const BEGINNINGS: [&str; 8] =
        ["черны", "копье", "сеги", "счет", "орел", "зелены", "учетн", "объем"];
    for (key, value) in messages(Language::Ru) {
        for word in value.split(|sign: char| !sign.is_alphabetic()) {
            let word = word.to_lowercase();
            let slip = WORDS.contains(&word.as_str())
                || BEGINNINGS.iter().any(|beginning| word.starts_with(beginning));
            assert!(!slip, "{key}: {word} wants ё");
        }
    }
}

#[test]
fn belarusian_has_its_own_letters_and_the_short_u() {
    for (key, value) in messages(Language::Be) {
        assert!(!value.contains(['и', 'щ', 'ъ', 'И', 'Щ']), "{key}: a Russian letter: {value}");
        let signs: Vec<char> = value.to_lowercase().chars().collect();
        for window in signs.windows(3) {
            let vowel = "аеёіоуыэюя".contains(window[0]);
            let space = window[1] == ' ';
            assert!(!(vowel && space && window[2] == 'у'), "{key}: ў after a vowel: {value}");
            assert!(
                !(!vowel && space && window[2] == 'ў'),
                "{key}: у after a consonant or a pause: {value}"
            );
        }
        assert!(!value.starts_with(['ў', 'Ў']), "{key} begins with ў");
    }
}

#[test]
fn counts_take_the_plural_form_of_the_language() {
    let told = |language, count: u32| text(language, "count-players", &[("count", count.into())]);
    let told = |language, counts: [u32; 5]| counts.map(|count| told(language, count)).join("; ");
    let counts = [1, 2, 5, 11, 21];
    assert_eq!(
        told(Language::En, counts),
        "1 player; 2 players; 5 players; 11 players; 21 players"
    );
    assert_eq!(
        told(Language::Ru, counts).replace('\u{a0}', " "),
        "1 игрок; 2 игрока; 5 игроков; 11 игроков; 21 игрок"
    );
    assert_eq!(
        told(Language::Be, counts).replace('\u{a0}', " "),
        "1 гулец; 2 гульцы; 5 гульцоў; 11 гульцоў; 21 гулец"
    );
    assert_eq!(told(Language::Ja, counts), "1人; 2人; 5人; 11人; 21人");
}

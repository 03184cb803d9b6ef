//! The texts that a page fills in itself.

use crate::Language;
use crate::bundle::{Argument, chooses, text, variables};
use serde_json::{Map, Value};

/// The messages of `keys` as one JSON object of key and text, for the scripts of a page.
///
/// A variable stands in the text as `{ $name }`, to be replaced literally. Messages that choose
/// between variants (plurals) cannot be filled in so and are left out: send them as finished
/// sentences. The result is safe inside a `<script type="application/json">` element.
pub fn page_texts(language: Language, keys: &[&str]) -> String {
    let mut texts = Map::new();
    for key in keys.iter().filter(|key| !chooses(language, key)) {
        texts.insert((*key).to_owned(), Value::String(template(language, key)));
    }
    Value::Object(texts).to_string().replace('<', "\\u003c")
}

/// The text of a message with `{ $name }` in the place of each variable.
fn template(language: Language, key: &str) -> String {
    let names = variables(language, key);
    let arguments: Vec<(&str, Argument<'_>)> =
        names.iter().map(|name| (name.as_str(), format!("{{ ${name} }}").into())).collect();
    text(language, key, &arguments)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_stay_in_the_texts_of_a_page() {
        let json = page_texts(Language::En, &["move-number", "your-turn"]);
        assert_eq!(json, r#"{"move-number":"Move { $number }","your-turn":"Your turn"}"#);
    }
}

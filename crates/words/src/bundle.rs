//! The messages of each language, read once.

use crate::{Language, integer};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast;
use intl_memoizer::concurrent::IntlLangMemoizer;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// The texts of one file in the order of [`Language::ALL`].
macro_rules! locales {
    ($($name:literal),* $(,)?) => {
        [$([
            include_str!(concat!("../locales/en/", $name, ".ftl")),
            include_str!(concat!("../locales/ru/", $name, ".ftl")),
            include_str!(concat!("../locales/be/", $name, ".ftl")),
            include_str!(concat!("../locales/ja/", $name, ".ftl")),
        ]),*]
    };
}

/// Every file of messages.
const FILES: [[&str; 4]; 54] = locales![
    "card",
    "card-chaturanga",
    "card-chess",
    "card-chu-shogi",
    "card-courier",
    "card-dai-dai-shogi",
    "card-dai-shogi",
    "card-forty-square",
    "card-gardner",
    "card-gwangsanghui",
    "card-hasami-shogi",
    "card-heian-shogi",
    "card-janggi",
    "card-maka-dai-dai-shogi",
    "card-makruk",
    "card-minishogi",
    "card-patent-1991",
    "card-pocket-knight",
    "card-shatranj",
    "card-sho-shogi",
    "card-shogi",
    "card-sittuyin",
    "card-tai-shogi",
    "card-tobi-shogi",
    "card-xiangqi",
    "command-line",
    "counts",
    "endings",
    "game-files",
    "games",
    "handicaps",
    "home",
    "interface",
    "levels",
    "mate",
    "moves",
    "moves-east",
    "moves-large",
    "moves-west",
    "oddities",
    "options",
    "options-east",
    "options-large",
    "options-west",
    "pieces",
    "pieces-east",
    "pieces-large",
    "pieces-west",
    "readings",
    "refusals",
    "sides",
    "speech",
    "table",
    "trouble",
];

/// A value that a message puts in the place of its variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument<'a> {
    /// Text, shown as it is; messages also choose variants by it.
    Text(Cow<'a, str>),
    /// A whole number, which chooses the plural form.
    Number(i64),
}

impl<'a> From<&'a str> for Argument<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Argument<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Argument<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

/// Counts that do not fit the number are far outside anything a message tells: they are cut.
macro_rules! number_arguments {
    ($($type:ty),*) => {$(
        impl From<$type> for Argument<'_> {
            fn from(number: $type) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}

number_arguments!(u8, u16, u32, u64, usize, i32, i64);

impl<'a> From<Argument<'a>> for FluentValue<'a> {
    fn from(argument: Argument<'a>) -> Self {
        match argument {
            Argument::Text(text) => Self::String(text),
            Argument::Number(number) => Self::from(number),
        }
    }
}

/// The message of `key` in `language` with its variables filled in.
///
/// A missing key gives the key itself, and a missing argument the name of its variable in braces:
/// a page with a hole is better than no page, and the tests of this crate find both.
pub fn text(language: Language, key: &str, arguments: &[(&str, Argument<'_>)]) -> String {
    let bundle = bundle(language);
    let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
        return key.to_owned();
    };
    let arguments: FluentArgs<'_> = arguments
        .iter()
        .map(|(name, value)| (Cow::Borrowed(*name), FluentValue::from(value.clone())))
        .collect();
    let mut errors = Vec::new();
    bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned()
}

/// Whether the languages have a message of this key.
pub fn has(key: &str) -> bool {
    bundle(Language::En).has_message(key)
}

/// The keys of all messages of a language, sorted.
pub fn keys(language: Language) -> Vec<&'static str> {
    let resources = &library()[language.index()].resources;
    let mut keys: Vec<_> = resources.iter().flat_map(|r| r.entries()).filter_map(key_of).collect();
    keys.sort_unstable();
    keys
}

/// The names of the variables of a message, sorted; none for an unknown key.
pub fn variables(language: Language, key: &str) -> Vec<String> {
    let mut names = BTreeSet::new();
    if let Some(pattern) = bundle(language).get_message(key).and_then(|message| message.value()) {
        collect_variables(pattern, &mut names);
    }
    names.into_iter().collect()
}

/// Whether a message chooses between variants, so that it cannot be filled in without Fluent.
pub(crate) fn chooses(language: Language, key: &str) -> bool {
    let value = bundle(language).get_message(key).and_then(|message| message.value());
    value.is_some_and(|pattern| {
        pattern.elements.iter().any(|element| {
            matches!(
                element,
                ast::PatternElement::Placeable { expression: ast::Expression::Select { .. } }
            )
        })
    })
}

struct Messages {
    bundle: FluentBundle<&'static FluentResource>,
    resources: Vec<&'static FluentResource>,
}

fn bundle(language: Language) -> &'static FluentBundle<&'static FluentResource> {
    &library()[language.index()].bundle
}

fn library() -> &'static [Messages; 4] {
    static LIBRARY: OnceLock<[Messages; 4]> = OnceLock::new();
    LIBRARY.get_or_init(|| Language::ALL.map(read))
}

/// Reads the files of a language. Entries with a fault are left out, as Fluent does; the tests see
/// that there are none.
fn read(language: Language) -> Messages {
    let identifier: LanguageIdentifier =
        language.code().parse().expect("the codes of the languages are well formed");
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(formatter(language)));
    let mut resources = Vec::with_capacity(FILES.len());
    for file in FILES {
        let source = file[language.index()].to_owned();
        let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource);
        // The messages live as long as the program.
        let resource: &'static FluentResource = Box::leak(Box::new(resource));
        resources.push(resource);
        bundle.add_resource_overriding(resource);
    }
    Messages { bundle, resources }
}

/// Fluent asks this function how to write a value; numbers are grouped as the language does.
type Formatter = fn(&FluentValue<'_>, &IntlLangMemoizer) -> Option<String>;

const fn formatter(language: Language) -> Formatter {
    match language {
        Language::En => |value, _| written(Language::En, value),
        Language::Ru => |value, _| written(Language::Ru, value),
        Language::Be => |value, _| written(Language::Be, value),
        Language::Ja => |value, _| written(Language::Ja, value),
    }
}

fn written(language: Language, value: &FluentValue<'_>) -> Option<String> {
    match value {
        // Arguments are whole numbers, so nothing is lost.
        FluentValue::Number(number) => Some(integer(language, number.value as i64)),
        _ => None,
    }
}

fn key_of(entry: &'static ast::Entry<&'static str>) -> Option<&'static str> {
    match entry {
        ast::Entry::Message(message) => Some(message.id.name),
        _ => None,
    }
}

fn collect_variables(pattern: &ast::Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            collect_from_expression(expression, names);
        }
    }
}

fn collect_from_expression(expression: &ast::Expression<&str>, names: &mut BTreeSet<String>) {
    let inline = match expression {
        ast::Expression::Inline(inline) => inline,
        ast::Expression::Select { selector, variants } => {
            for variant in variants {
                collect_variables(&variant.value, names);
            }
            selector
        }
    };
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        ast::InlineExpression::Placeable { expression } => {
            collect_from_expression(expression, names);
        }
        _ => {}
    }
}

//! The games, one rules card each.

mod chaturanga;
mod chess;
mod chu_shogi;
mod courier;
mod dai_dai_shogi;
mod dai_shogi;
mod forty_square;
mod gardner;
mod gwangsanghui;
mod hasami_shogi;
mod heian_shogi;
mod janggi;
mod large;
mod maka_dai_dai_shogi;
mod makruk;
mod minishogi;
mod pocket_knight;
mod shatranj;
mod sho_shogi;
mod shogi;
mod sittuyin;
mod tai_shogi;
mod tobi_shogi;
mod xiangqi;

use std::sync::{Arc, OnceLock};

use crate::game::{Card, Game, RuleOption, Settled};
use crate::rules::Rules;

/// The games that the program was started with besides its own, and the list of all of them.
static BROUGHT: OnceLock<(Vec<Arc<Game>>, Vec<Card>)> = OnceLock::new();

/// Why games cannot be brought.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BringError {
    /// Two games have one id.
    #[error("two games have the id '{0}': each needs its own")]
    Twins(String),
    /// Games were brought before.
    #[error("games are brought once, when a program starts")]
    Late,
}

/// Adds games that come from files to the list, once and for the life of the program: an id means
/// the same game wherever it stands, in a record, at a table or in an engine's option.
///
/// # Errors
///
/// Refuses games whose id another game has, and any after the first.
pub fn bring(games: Vec<Arc<Game>>) -> Result<(), BringError> {
    let mut cards = ALL.to_vec();
    for game in &games {
        let rules = game.rules();
        if cards.iter().any(|card| card.id == rules.id) {
            return Err(BringError::Twins(rules.id.clone()));
        }
        cards.push(card_of(rules));
    }
    BROUGHT.set((games, cards)).map_err(|_| BringError::Late)
}

/// Returns the card of a game from a file. Its options are chosen already: each has one value.
fn card_of(rules: &Rules) -> Card {
    // Cards live as long as the program, and so do those that are brought, which is done once.
    let kept = |text: &str| -> &'static str { text.to_owned().leak() };
    let option = |(name, value): &(String, String)| {
        let values: &'static [&'static str] = vec![kept(value)].leak();
        RuleOption { name: kept(name), values }
    };
    let options: Vec<RuleOption> = rules.options.iter().map(option).collect();
    let id = kept(&rules.id);
    Card { id, options: options.leak(), modern: &[], reconstructed: false, rules: brought_rules }
}

fn brought_rules(choice: &Settled<'_>) -> Rules {
    brought(choice.id()).expect("the card is of a game that was brought").rules().clone()
}

/// Returns the game with this id, if it comes from a file.
pub fn brought(id: &str) -> Option<&'static Arc<Game>> {
    BROUGHT.get()?.0.iter().find(|game| game.rules().id == id)
}

/// Returns the games of the program itself, without those that were brought.
pub(crate) fn own() -> &'static [Card] {
    ALL
}

/// Tells whether a game is one of the program itself, and not from a file.
pub fn is_own(id: &str) -> bool {
    ALL.iter().any(|card| card.id == id)
}

/// Returns every game, in the order in which they are shown.
pub fn all() -> &'static [Card] {
    BROUGHT.get().map_or(ALL, |(_, cards)| cards)
}

/// The games of the program itself.
const ALL: &[Card] = &[
    shogi::CARD,
    minishogi::CARD,
    sho_shogi::CARD,
    heian_shogi::CARD,
    chu_shogi::CARD,
    dai_shogi::CARD,
    dai_dai_shogi::CARD,
    maka_dai_dai_shogi::CARD,
    tai_shogi::CARD,
    tobi_shogi::CARD,
    hasami_shogi::CARD,
    chess::CARD,
    gardner::CARD,
    pocket_knight::CARD,
    xiangqi::CARD,
    janggi::CARD,
    makruk::CARD,
    sittuyin::CARD,
    shatranj::CARD,
    courier::CARD,
    chaturanga::CARD,
    forty_square::CARD,
    gwangsanghui::CARD,
];

/// Returns the game with this id.
pub fn find(id: &str) -> Option<&'static Card> {
    all().iter().find(|card| card.id == id)
}

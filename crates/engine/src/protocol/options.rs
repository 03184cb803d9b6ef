//! What a user interface can set over USI.

use std::ops::RangeInclusive;
use std::sync::Arc;

use shogido_rules::{Choices, Game, games};

use super::usi::shorten;
use crate::level::Level;
use crate::limits::Settings;

/// A game under the name the ecosystem gives it, with the rules the ecosystem plays it by.
#[derive(Clone, Copy, Debug)]
struct Variant {
    name: &'static str,
    card: &'static str,
    choices: &'static [(&'static str, &'static str)],
}

/// Fairy-Stockfish's names, where they or the rules are not those of the game's card. It plays sho shogi with 42 men and mate instead of capture of the king.
const NAMED: [Variant; 4] = [
    Variant {
        name: "shogi",
        card: "shogi",
        choices: &[("impasse", "declare-27"), ("bare_king", "none")],
    },
    Variant { name: "minishogi", card: "minishogi", choices: &[("bare_king", "none")] },
    Variant {
        name: "shoshogi",
        card: "sho-shogi",
        choices: &[("setup", "42"), ("check", "lawful"), ("bare_king", "none")],
    },
    Variant { name: "heianshogi", card: "heian-shogi", choices: &[] },
];

/// Returns every variant: those of the ecosystem's names, then every other game under its own id.
fn variants() -> impl Iterator<Item = Variant> {
    let named = |id: &str| NAMED.iter().any(|variant| variant.name == id);
    let others = games::all().iter().filter(move |card| !named(card.id));
    NAMED.into_iter().chain(others.map(|card| Variant {
        name: card.id,
        card: card.id,
        choices: &[],
    }))
}

/// How entering kings are settled in shogi, by the name of the option's value.
const IMPASSES: [(&str, &str); 3] = [("27", "declare-27"), ("24", "declare-24"), ("none", "none")];

/// The options and their values.
#[derive(Clone, Debug)]
pub(super) struct Options {
    hash_mb: usize,
    threads: usize,
    overhead_ms: u64,
    pub(super) multipv: usize,
    level: u8,
    variant: usize,
    impasse: usize,
    /// Centipawns of disadvantage at which the engine resigns.
    pub(super) resign_value: i32,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            hash_mb: 256,
            threads: 1,
            overhead_ms: 20,
            multipv: 1,
            level: Level::STRONGEST.number(),
            variant: 0,
            impasse: 0,
            resign_value: 99_999,
        }
    }
}

/// What follows from a changed option.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Changed {
    /// Another game is played now.
    pub(super) game: bool,
    /// What was learned is to be forgotten.
    pub(super) forget: bool,
}

const MOST_HASH: usize = 65_536;
const MOST_THREADS: usize = 256;
const MOST_LINES: usize = 600;
const MOST_OVERHEAD: u64 = 10_000;
const MOST_RESIGN: i32 = 99_999;

impl Options {
    /// The `option` lines of the introduction.
    pub(super) fn describe() -> Vec<String> {
        let of = Self::default();
        let variants: Vec<String> =
            variants().map(|variant| format!("var {}", variant.name)).collect();
        let variants = variants.join(" ");
        let impasses = IMPASSES.map(|(name, _)| format!("var {name}")).join(" ");
        let spin = |name: &str, default: usize, least: usize, most: usize| {
            format!("option name {name} type spin default {default} min {least} max {most}")
        };
        vec![
            spin("USI_Hash", of.hash_mb, 1, MOST_HASH),
            "option name USI_Ponder type check default false".to_owned(),
            spin("Threads", of.threads, 1, MOST_THREADS),
            spin("MultiPV", of.multipv, 1, MOST_LINES),
            spin("Level", usize::from(of.level), 1, usize::from(Level::STRONGEST.number())),
            format!("option name USI_Variant type combo default shogi {variants}"),
            format!("option name EnteringKingRule type combo default 27 {impasses}"),
            spin("MoveOverhead", of.overhead_ms as usize, 0, MOST_OVERHEAD as usize),
            spin("ResignValue", of.resign_value as usize, 0, MOST_RESIGN as usize),
            "option name Clear_Hash type button".to_owned(),
        ]
    }

    /// Sets an option.
    ///
    /// # Errors
    ///
    /// A sentence that says which option is unknown or what its value may be.
    pub(super) fn set(&mut self, name: &str, value: Option<&str>) -> Result<Changed, String> {
        let mut changed = Changed::default();
        match name.to_ascii_lowercase().replace(' ', "_").as_str() {
            "usi_hash" => self.hash_mb = number(name, value, 1..=MOST_HASH)?,
            "threads" => self.threads = number(name, value, 1..=MOST_THREADS)?,
            "multipv" => self.multipv = number(name, value, 1..=MOST_LINES)?,
            "level" => self.level = number(name, value, 1..=Level::STRONGEST.number())?,
            "moveoverhead" => self.overhead_ms = number(name, value, 0..=MOST_OVERHEAD)?,
            "resignvalue" => self.resign_value = number(name, value, 0..=MOST_RESIGN)?,
            // Pondering is the interface's choice: it sends `go ponder` or does not.
            "usi_ponder" => {}
            "clear_hash" => changed.forget = true,
            "usi_variant" => {
                let names: Vec<&str> = variants().map(|variant| variant.name).collect();
                self.variant = one_of(name, value, &names)?;
                (changed.game, changed.forget) = (true, true);
            }
            "enteringkingrule" => {
                let names = IMPASSES.map(|(name, _)| name);
                self.impasse = one_of(name, value, &names)?;
                (changed.game, changed.forget) = (true, true);
            }
            _ => return Err(format!("unknown option: {}", shorten(name))),
        }
        Ok(changed)
    }

    /// The engine's settings. A weak level looks at few positions and forgets them after each move,
    /// so it gets a small table.
    pub(super) fn settings(&self) -> Settings {
        const WEAK: usize = 16;
        let most = if self.level().is_some() { WEAK } else { MOST_HASH };
        Settings {
            hash_mb: self.hash_mb.min(most),
            threads: self.threads,
            overhead_ms: self.overhead_ms,
        }
    }

    /// The level to play at, unless it is full strength.
    pub(super) fn level(&self) -> Option<Level> {
        Level::new(self.level).filter(|&level| level != Level::STRONGEST)
    }

    /// The game that is played.
    pub(super) fn game(&self) -> Arc<Game> {
        let variant = variants().nth(self.variant).expect("only known variants are set");
        let card = games::find(variant.card).expect("every variant names a game that exists");
        let mut choices: Choices =
            variant.choices.iter().map(|&(k, v)| (k.to_owned(), v.to_owned())).collect();
        if variant.card == "shogi" {
            choices.insert("impasse".to_owned(), IMPASSES[self.impasse].1.to_owned());
        }
        card.game(&choices).expect("every variant chooses among its game's options")
    }
}

fn number<T>(name: &str, value: Option<&str>, range: RangeInclusive<T>) -> Result<T, String>
where
    T: std::str::FromStr + PartialOrd + std::fmt::Display,
{
    let parsed = value.and_then(|text| text.trim().parse().ok());
    parsed.filter(|number| range.contains(number)).ok_or_else(|| {
        format!("option {name} needs a number from {} to {}", range.start(), range.end())
    })
}

fn one_of(name: &str, value: Option<&str>, names: &[&str]) -> Result<usize, String> {
    let value = value.unwrap_or_default().trim();
    names
        .iter()
        .position(|known| known.eq_ignore_ascii_case(value))
        .ok_or_else(|| format!("option {name} can be {}", names.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_is_a_game() {
        for index in 0..variants().count() {
            let options = Options { variant: index, ..Options::default() };
            assert_eq!(options.game().rules().players, 2);
        }
    }

    #[test]
    fn a_wrong_value_is_refused_with_what_would_be_right() {
        let mut options = Options::default();
        let wrong = options.set("USI_Hash", Some("0")).expect_err("no table at all");
        assert_eq!(wrong, "option USI_Hash needs a number from 1 to 65536");
        let wrong = options.set("USI_Variant", Some("go")).expect_err("another family");
        assert!(
            wrong.starts_with("option USI_Variant can be shogi, minishogi, shoshogi, heianshogi"),
            "{wrong}"
        );
        assert!(options.set("Book", None).is_err());
    }
}

//! A game ready to be played: its rules, compiled; and the card from which a user's choices
//! make it.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use crate::board::{Player, Square};
use crate::kind::{Kind, KindId};
use crate::rules::{Rules, RulesError};
use crate::tables::{Man, Tables};
use crate::text::{self, Reading};

/// A game ready to be played, shared by all its positions.
#[derive(Debug)]
pub struct Game {
    rules: Rules,
    tables: Tables,
    /// Where each player's royal man stands at the start.
    homes: OnceLock<[Option<u16>; 3]>,
    /// Which man stands on each square at the start.
    home_men: OnceLock<Vec<Man>>,
}

impl Game {
    /// Compiles rules.
    ///
    /// # Errors
    ///
    /// Returns the first thing in the rules that makes no game.
    pub fn new(rules: Rules) -> Result<Arc<Game>, RulesError> {
        let tables = Tables::new(&rules)?;
        let game =
            Arc::new(Game { rules, tables, homes: OnceLock::new(), home_men: OnceLock::new() });
        let starts = game.rules.handicaps.iter().map(|handicap| &handicap.sfen);
        for start in std::iter::once(&game.rules.setup).chain(starts) {
            text::read(&game, start, Reading::Game)
                .map_err(|error| RulesError::Setup { sfen: start.clone(), error })?;
        }
        Ok(game)
    }

    /// Returns the rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns what a kind is.
    ///
    /// # Panics
    ///
    /// Panics if the kind belongs to another game.
    pub fn kind(&self, id: KindId) -> &Kind {
        &self.rules.kinds[id.index()]
    }

    /// Returns the kind with an id such as `+p`.
    pub fn find_kind(&self, id: &str) -> Option<KindId> {
        let index = self.rules.kinds.iter().position(|kind| kind.id == id)?;
        Some(KindId::new(index as u8))
    }

    /// Returns the name of a square in the game's notation: `7g`, or `e2` in Western games.
    pub fn square_name(&self, square: Square) -> String {
        self.rules.board.square_name_in(self.rules.notation, square)
    }

    /// Returns the square with a name in the game's notation.
    pub fn find_square(&self, name: &str) -> Option<Square> {
        self.rules.board.find_square_in(self.rules.notation, name)
    }

    /// Returns the kinds in the order of the rules.
    pub fn kinds(&self) -> impl Iterator<Item = KindId> + use<> {
        (0..self.rules.kinds.len() as u8).map(KindId::new)
    }

    /// Returns what a kind becomes when it promotes.
    pub fn promoted(&self, kind: KindId) -> Option<KindId> {
        self.kind(kind).promotes_to.as_deref().and_then(|id| self.find_kind(id))
    }

    /// Returns what a man of this kind is in the hand of its captor.
    pub fn demoted(&self, kind: KindId) -> KindId {
        self.tables.base[usize::from(self.tables.man(kind, Player::FIRST))]
    }

    /// Returns the kinds that a hand holds, in the order of the position text.
    pub fn hand_order(&self) -> &[KindId] {
        &self.tables.hand_order
    }

    pub(crate) fn tables(&self) -> &Tables {
        &self.tables
    }

    /// Returns the man that stands on a square at the start, zero for none.
    pub(crate) fn home_man(self: &Arc<Game>, square: Square) -> Man {
        self.home_men.get_or_init(|| text::men_of_setup(self))[square.index()]
    }

    /// Returns where a player's royal man stands at the start, if it has one only.
    pub(crate) fn royal_home(self: &Arc<Game>, player: Player) -> Option<u16> {
        let homes = self.homes.get_or_init(|| {
            let start = crate::position::Position::start(self);
            let home = |at: usize| (start.royals[at] == 1).then(|| start.royal_square[at]);
            [home(0), home(1), home(2)]
        });
        homes[player.index()]
    }
}

/// A rule on which players differ, as a named choice.
#[derive(Clone, Copy, Debug)]
pub struct RuleOption {
    /// The name, as in `--rule impasse=declare-27`.
    pub name: &'static str,
    /// The values, the default first.
    pub values: &'static [&'static str],
}

impl RuleOption {
    /// Returns the value in force when nobody chooses.
    pub fn default(&self) -> &'static str {
        self.values[0]
    }

    /// Returns the value that a shorter name means, or the name itself.
    fn canonical<'a>(&self, name: &'a str) -> &'a str {
        let means =
            |&&(option, short, _): &&(&str, &str, &str)| option == self.name && short == name;
        let full = SHORT_NAMES.iter().find(means).map(|&(_, _, full)| full);
        full.filter(|full| self.values.contains(full)).unwrap_or(name)
    }
}

/// What players call some values for short: the option, the short name, the value.
const SHORT_NAMES: [(&str, &str, &str); 2] =
    [("impasse", "24", "agreement-24"), ("impasse", "27", "agreement-27")];

/// Where a game stands in the list of games: its id, its options, and how they make its rules.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// The key in addresses, records and protocols.
    pub id: &'static str,
    /// The rules on which players differ.
    pub options: &'static [RuleOption],
    /// The choices of those who play the game today, where they differ from the defaults.
    pub modern: &'static [(&'static str, &'static str)],
    /// Whether sources leave so much open that the game is a reconstruction.
    pub reconstructed: bool,
    pub(crate) rules: fn(&Settled<'_>) -> Rules,
}

/// A whole set of choices under one name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleSet {
    /// As the book says: every default.
    Book,
    /// As the game is played today.
    Modern,
}

/// A user's choices among the options of a game, by name; what is left out takes its default.
pub type Choices = BTreeMap<String, String>;

/// Choices known to be among those a card offers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settled<'a> {
    card: &'a Card,
    choices: &'a Choices,
}

impl Settled<'_> {
    /// Returns the id of the card.
    pub(crate) fn id(&self) -> &str {
        self.card.id
    }

    /// Returns the value of one of the card's options.
    pub(crate) fn value(&self, name: &str) -> &str {
        self.value_if_any(name).expect("a card reads its own options")
    }

    /// Returns the value of an option that a card may have from its parent.
    pub(crate) fn value_if_any(&self, name: &str) -> Option<&str> {
        let option = self.card.options.iter().find(|option| option.name == name)?;
        Some(self.choices.get(name).map_or(option.default(), String::as_str))
    }

    /// Tells whether the card has an option of this name.
    pub(crate) fn offers(&self, name: &str) -> bool {
        self.card.options.iter().any(|option| option.name == name)
    }

    /// Returns every option with its value, in the order of the card.
    pub(crate) fn all(&self) -> Vec<(String, String)> {
        let pair =
            |option: &RuleOption| (option.name.to_owned(), self.value(option.name).to_owned());
        self.card.options.iter().map(pair).collect()
    }
}

/// Why choices do not fit a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ChoiceError {
    /// The game has no such option.
    #[error("{game} has no option '{name}'; it has: {known}")]
    UnknownOption {
        /// The game.
        game: String,
        /// The name asked for.
        name: String,
        /// The names there are.
        known: String,
    },
    /// The option has no such value.
    #[error("'{name}' cannot be '{value}'; it can be: {known}")]
    UnknownValue {
        /// The option.
        name: String,
        /// The value asked for.
        value: String,
        /// The values there are.
        known: String,
    },
}

impl Card {
    /// Returns the game with a user's choices.
    ///
    /// # Errors
    ///
    /// Returns the first choice that the game does not offer, and what it does offer.
    ///
    /// # Panics
    ///
    /// Panics if the card's own rules make no game, which its tests exclude.
    pub fn game(&self, choices: &Choices) -> Result<Arc<Game>, ChoiceError> {
        let mut settled = Choices::new();
        for (name, value) in choices {
            let option = self.options.iter().find(|option| option.name == name);
            let option = option.ok_or_else(|| ChoiceError::UnknownOption {
                game: self.id.to_owned(),
                name: text::quoted(name),
                known: self.options.iter().map(|o| o.name).collect::<Vec<_>>().join(", "),
            })?;
            let value = option.canonical(value);
            if !option.values.contains(&value) {
                return Err(ChoiceError::UnknownValue {
                    name: name.clone(),
                    value: text::quoted(value),
                    known: option.values.join(", "),
                });
            }
            settled.insert(name.clone(), value.to_owned());
        }
        let rules = (self.rules)(&Settled { card: self, choices: &settled });
        Ok(Game::new(rules).expect("a built-in card makes a game"))
    }

    /// Returns the choices that make up a set of rules.
    pub fn choices_of(&self, set: RuleSet) -> Choices {
        let chosen = match set {
            RuleSet::Book => &[],
            RuleSet::Modern => self.modern,
        };
        chosen.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
    }

    /// Returns the game as played when nobody chooses.
    pub fn default_game(&self) -> Arc<Game> {
        self.game(&Choices::new()).expect("no choice cannot be a wrong choice")
    }
}

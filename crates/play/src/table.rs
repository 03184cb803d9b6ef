//! A table: the fold of its event log.
//!
//! [`Table::handle`] decides what a command leads to and writes it into the log as events;
//! applying an event is the only way in which a table changes, so a table replayed from its log
//! equals the live one.

use std::sync::Arc;

use shogido_rules::{
    Action, Arbiter, ChoiceError, Ending, Game, MoveError, Outcome, Player, Position,
    PositionError, Reading, Refusal, View, Viewer, games,
};

use crate::clock::{Clock, Timing, TimingError};
use crate::event::{Audience, Deed, Event, Seat, Setup, Start};
use crate::seen;
use crate::snapshot::ShownMove;
use crate::wire::Offers;

pub use crate::command::{Command, Refused, Speaker};
pub use crate::snapshot::{Snapshot, Speech};

/// The machine's levels.
const LEVELS: std::ops::RangeInclusive<u8> = 1..=10;

/// People and machines at a game.
#[derive(Debug)]
pub struct Table {
    pub(crate) setup: Arc<Setup>,
    pub(crate) game: Arc<Game>,
    arbiter: Arbiter,
    /// What each player, and last the public, sees now.
    pub(crate) views: Vec<Arc<View>>,
    /// What each player, and last the public, saw of every move so far.
    pub(crate) history: Vec<Vec<Arc<ShownMove>>>,
    pub(crate) clock: Option<Clock>,
    pub(crate) offers: Offers,
    version: u64,
    position_version: u64,
}

/// Why a table cannot be laid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// There is no such game.
    #[error("there is no game '{0}'")]
    NoSuchGame(String),
    /// The game has no such option or value.
    #[error(transparent)]
    Options(#[from] ChoiceError),
    /// The game has no such handicap.
    #[error("{game} has no handicap '{handicap}'")]
    NoSuchHandicap {
        /// The game.
        game: String,
        /// The handicap asked for.
        handicap: String,
    },
    /// The start position cannot be read.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The game is over before it starts.
    #[error("the game is over in the start position: {}", .0.code())]
    Over(Ending),
    /// There are too few or too many seats.
    #[error("{game} has {needed} players, and {given} seats are given")]
    Seats {
        /// The game.
        game: String,
        /// Its players.
        needed: u8,
        /// The seats given.
        given: usize,
    },
    /// The machine has no such level.
    #[error("the machine's levels are 1 to 10, not {0}")]
    Level(u8),
    /// A person's number is above the number of players.
    #[error("people are numbered from 0 without gaps; there is no person {0} here")]
    Person(u8),
    /// The clocks cannot be set so.
    #[error(transparent)]
    Timing(#[from] TimingError),
}

/// Why a log makes no table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {version} cannot be replayed: {reason}")]
pub struct ReplayError {
    /// The number of the event that cannot be.
    pub version: u64,
    /// Why.
    pub reason: Impossible,
}

/// Why an event cannot have happened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// The log does not start with a laid table, or lays it twice.
    #[error("a log starts with the laying of the table, once")]
    Opening,
    /// Numbers have a gap.
    #[error("event {0} is due")]
    Gap(u64),
    /// Nobody sits there.
    #[error("there is no player {0} at the table")]
    NoSuchPlayer(u8),
    /// The setup cannot be laid.
    #[error(transparent)]
    Setup(#[from] OpenError),
    /// The move is no move.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// The rules refuse the action.
    #[error("the rules refuse it: {}", .0.code())]
    Refused(Refusal),
    /// More is taken back than was played.
    #[error("more is taken back than was played")]
    TakenBack,
}

impl Table {
    /// Lays a table and returns it with the events of that.
    ///
    /// # Errors
    /// When the setup cannot be played.
    pub fn open(now_ms: i64, setup: Setup) -> Result<(Self, Vec<Event>), OpenError> {
        let table = Self::lay(&setup)?;
        let opened = Event {
            version: 1,
            at_ms: now_ms,
            audience: Audience::Everyone,
            deed: Deed::Opened { setup },
        };
        Ok((table, vec![opened]))
    }

    /// Makes a table from its log.
    ///
    /// # Errors
    /// When the log holds something that cannot have happened.
    pub fn replay(log: &[Event]) -> Result<Self, ReplayError> {
        let at = |version, reason| ReplayError { version, reason };
        let Some((Event { version: 1, deed: Deed::Opened { setup }, .. }, rest)) =
            log.split_first()
        else {
            return Err(at(1, Impossible::Opening));
        };
        let mut table = Self::lay(setup).map_err(|error| at(1, error.into()))?;
        for event in rest {
            table.apply(event).map_err(|reason| at(event.version, reason))?;
        }
        Ok(table)
    }

    /// Returns what was laid on the table.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the game with its options.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// Returns the number of the last event.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Returns the number of the last event that changed the position.
    pub fn position_version(&self) -> u64 {
        self.position_version
    }

    /// Returns how many moves stand.
    pub fn plies(&self) -> u32 {
        self.public_history().len() as u32
    }

    /// Returns the player to move.
    pub fn turn(&self) -> Player {
        self.arbiter.turn()
    }

    /// Returns how the game ended, once it has.
    pub fn end(&self) -> Option<&Outcome> {
        self.arbiter.outcome()
    }

    /// Returns when the running clock falls, in Unix milliseconds.
    pub fn deadline_ms(&self) -> Option<i64> {
        self.clock.as_ref()?.deadline_ms()
    }

    /// Returns the machine that is to move, with its level.
    pub fn machine_to_move(&self) -> Option<(Player, u8)> {
        if self.end().is_some() {
            return None;
        }
        match self.setup.seats[self.turn().index()] {
            Seat::Machine { level } => Some((self.turn(), level)),
            Seat::Person { .. } => None,
        }
    }

    /// Returns what the player to move sees, unless the game is over: all that a machine in that
    /// seat may think with.
    pub fn view_to_move(&self) -> Option<View> {
        self.end().is_none().then(|| (*self.views[self.turn().index()]).clone())
    }

    /// Returns the players a speaker holds.
    pub(crate) fn held(&self, speaker: Speaker) -> Vec<Player> {
        let holds = |&(index, seat): &(usize, &Seat)| match (speaker, seat) {
            (Speaker::Person(asked), Seat::Person { person }) => asked == *person,
            (Speaker::Machine(player), Seat::Machine { .. }) => player.index() == index,
            _ => false,
        };
        let seats = self.setup.seats.iter().enumerate();
        seats.filter(holds).map(|(index, _)| Player::new(index as u8)).collect()
    }

    /// Returns whether one person plays alone or against machines, and so needs nobody's leave.
    pub(crate) fn is_solo(&self) -> bool {
        let person = |seat: &Seat| match seat {
            Seat::Person { person } => Some(*person),
            Seat::Machine { .. } => None,
        };
        let mut people = self.setup.seats.iter().filter_map(person);
        let first = people.next();
        people.all(|other| Some(other) == first)
    }

    pub(crate) fn public(&self) -> &View {
        self.views.last().expect("the public always has a view")
    }

    pub(crate) fn public_history(&self) -> &[Arc<ShownMove>] {
        self.history.last().expect("the public always has a history")
    }

    /// Returns who moved when, oldest first.
    pub(crate) fn movers(&self) -> impl DoubleEndedIterator<Item = Player> + '_ {
        self.public_history().iter().map(|shown| Player::new(shown.by))
    }

    fn lay(setup: &Setup) -> Result<Self, OpenError> {
        let game = game_of(setup)?;
        check_seats(setup, game.rules().players)?;
        setup.timing.map_or(Ok(()), Timing::check)?;
        let position = start_position(setup, &game)?;
        if let Some(outcome) = position.outcome() {
            return Err(OpenError::Over(outcome.ending));
        }
        let players = usize::from(game.rules().players);
        let arbiter = Arbiter::new(position);
        Ok(Self {
            setup: Arc::new(setup.clone()),
            views: look(&arbiter, players),
            history: vec![Vec::new(); players + 1],
            clock: setup.timing.map(|timing| Clock::new(timing, players)),
            game,
            arbiter,
            offers: Offers::default(),
            version: 1,
            position_version: 1,
        })
    }

    /// Writes a deed into the log and applies it.
    pub(crate) fn happen(&mut self, at_ms: i64, deed: Deed) -> Result<Event, Impossible> {
        let audience = match deed {
            Deed::HintAsked { by } => Audience::Only(by),
            _ => Audience::Everyone,
        };
        let event = Event { version: self.version + 1, at_ms, audience, deed };
        self.apply(&event)?;
        Ok(event)
    }

    fn apply(&mut self, event: &Event) -> Result<(), Impossible> {
        let due = self.version + 1;
        if event.version != due {
            return Err(Impossible::Gap(due));
        }
        if let Some(by) = event.deed.by().filter(|&by| usize::from(by) >= self.players()) {
            return Err(Impossible::NoSuchPlayer(by));
        }
        match &event.deed {
            Deed::Opened { .. } => return Err(Impossible::Opening),
            Deed::Moved { by, m } => self.apply_move(event, Player::new(*by), m)?,
            Deed::Declared { by } => self.claim(event, Player::new(*by), Action::Declare)?,
            Deed::ImpasseAgreed { by } => self.claim(event, Player::new(*by), Action::Impasse)?,
            Deed::DrawClaimed { by } => self.claim(event, Player::new(*by), Action::ClaimDraw)?,
            Deed::CountStarted { by } => self.count(Player::new(*by), Action::StartCount)?,
            Deed::CountStopped { by } => self.count(Player::new(*by), Action::StopCount)?,
            Deed::Resigned { by } => self.claim(event, Player::new(*by), Action::Resign)?,
            Deed::TimeFell { by } => {
                if self.end().is_some() {
                    return Err(Impossible::Refused(Refusal::GameOver));
                }
                self.arbiter.end(Player::new(*by), Ending::Time);
                self.after_end(event.at_ms);
            }
            Deed::ImpasseOffered { by } => self.offers.impasse = Some(*by),
            Deed::TakebackOffered { by } => self.offers.takeback = Some(*by),
            Deed::Declined { .. } => self.offers = Offers::default(),
            Deed::TookBack { plies, .. } => self.apply_takeback(event, *plies)?,
            Deed::HintAsked { .. } => {}
        }
        self.version = event.version;
        Ok(())
    }

    /// Reads a move that a player sent, knowing no more than that player does.
    pub(crate) fn read_move(&self, m: &str) -> Result<Action, MoveError> {
        match self.arbiter.read(m)? {
            Action::Move(played) => Ok(Action::Move(played)),
            // The words of claims are commands of their own here, not moves.
            _ => Err(MoveError::Form { text: shortened(m) }),
        }
    }

    fn apply_move(&mut self, event: &Event, by: Player, m: &str) -> Result<(), Impossible> {
        let action = self.read_move(m)?;
        let plies = self.arbiter.ply();
        self.arbiter.attempt(by, action).map_err(Impossible::Refused)?;
        let after = look(&self.arbiter, self.players());
        let before = std::mem::replace(&mut self.views, after);
        let spent = self.clock.as_mut().and_then(|clock| clock.stop(event.at_ms));
        // A move that lost the game by being illegal was never on the board.
        if self.arbiter.ply() > plies {
            let shown = |before: &View, after: &View| ShownMove {
                version: event.version,
                by: by.index() as u8,
                m: m.to_owned(),
                spent,
                check: !after.checkers.is_empty(),
                change: seen::change(&self.game, before, after),
                hands: seen::hands(&self.game, after),
            };
            let pairs = before.iter().zip(&self.views);
            let shown: Vec<_> = pairs.map(|(before, after)| shown(before, after)).collect();
            for (history, shown) in self.history.iter_mut().zip(shown) {
                history.push(Arc::new(shown));
            }
        }
        self.offers = Offers::default();
        self.position_version = event.version;
        if self.end().is_some() {
            self.after_end(event.at_ms);
        } else {
            self.start_clock(event.at_ms);
        }
        Ok(())
    }

    fn apply_takeback(&mut self, event: &Event, plies: u32) -> Result<(), Impossible> {
        let keep = self.plies().checked_sub(plies).ok_or(Impossible::TakenBack)?;
        self.arbiter.take_back(plies);
        self.views = look(&self.arbiter, self.players());
        for history in &mut self.history {
            history.truncate(keep as usize);
        }
        self.offers = Offers::default();
        self.position_version = event.version;
        if keep == 0 {
            self.clock = self.setup.timing.map(|timing| Clock::new(timing, self.players()));
        } else {
            self.start_clock(event.at_ms);
        }
        Ok(())
    }

    /// The first move is free: clocks run from the first reply on.
    fn start_clock(&mut self, now_ms: i64) {
        let turn = self.turn();
        if let Some(clock) = &mut self.clock {
            clock.start(turn, now_ms);
        }
    }

    fn claim(&mut self, event: &Event, by: Player, action: Action) -> Result<(), Impossible> {
        self.arbiter.attempt(by, action).map_err(Impossible::Refused)?;
        self.after_end(event.at_ms);
        Ok(())
    }

    /// Begins or ends a count of moves, which leaves board and turn as they are.
    fn count(&mut self, by: Player, action: Action) -> Result<(), Impossible> {
        self.arbiter.attempt(by, action).map_err(Impossible::Refused)?;
        self.views = look(&self.arbiter, self.players());
        Ok(())
    }

    fn after_end(&mut self, now_ms: i64) {
        self.views = look(&self.arbiter, self.players());
        if let Some(clock) = &mut self.clock {
            clock.freeze(now_ms);
        }
        self.offers = Offers::default();
    }

    fn players(&self) -> usize {
        self.setup.seats.len()
    }
}

/// Returns what every player, and last the public, sees.
fn look(arbiter: &Arbiter, players: usize) -> Vec<Arc<View>> {
    let players = (0..players).map(|index| Viewer::Player(Player::new(index as u8)));
    players.chain([Viewer::Public]).map(|viewer| Arc::new(arbiter.view(viewer))).collect()
}

fn game_of(setup: &Setup) -> Result<Arc<Game>, OpenError> {
    let card = games::find(&setup.game);
    let card = card.ok_or_else(|| OpenError::NoSuchGame(shortened(&setup.game)))?;
    Ok(card.game(&setup.options)?)
}

fn start_position(setup: &Setup, game: &Arc<Game>) -> Result<Position, OpenError> {
    match &setup.start {
        None => Ok(Position::start(game)),
        Some(Start::Position(sfen)) => Ok(Position::from_sfen(game, sfen, Reading::Game)?),
        Some(Start::Handicap(id)) => {
            let handicap = game.rules().handicaps.iter().find(|handicap| handicap.id == *id);
            let handicap = handicap.ok_or_else(|| OpenError::NoSuchHandicap {
                game: setup.game.clone(),
                handicap: shortened(id),
            })?;
            Ok(Position::from_sfen(game, &handicap.sfen, Reading::Game)?)
        }
    }
}

fn check_seats(setup: &Setup, players: u8) -> Result<(), OpenError> {
    let seats = &setup.seats;
    if seats.len() != usize::from(players) {
        return Err(OpenError::Seats {
            game: setup.game.clone(),
            needed: players,
            given: seats.len(),
        });
    }
    let mut people = Vec::new();
    for seat in seats {
        match *seat {
            Seat::Machine { level } if !LEVELS.contains(&level) => {
                return Err(OpenError::Level(level));
            }
            Seat::Machine { .. } => {}
            Seat::Person { person } => people.push(person),
        }
    }
    people.sort_unstable();
    people.dedup();
    let stray = people.iter().enumerate().find(|&(due, &person)| usize::from(person) != due);
    stray.map_or(Ok(()), |(_, &person)| Err(OpenError::Person(person)))
}

/// Cuts a text from outside to what fits in a sentence.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

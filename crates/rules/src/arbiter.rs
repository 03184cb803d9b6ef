//! The arbiter: the one keeper of the full state of a game.
//!
//! Players attempt, the arbiter judges, and what comes out is a [`View`] for each viewer. The full
//! state cannot be printed, copied, or reached from outside:
//!
//! ```compile_fail
//! # use shogido_rules::{Arbiter, Position, games};
//! let game = games::find("shogi").unwrap().default_game();
//! let arbiter = Arbiter::new(Position::start(&game));
//! println!("{:?}", arbiter.truth);
//! ```
//!
//! ```compile_fail
//! # use shogido_rules::{Arbiter, Position, games};
//! # let game = games::find("shogi").unwrap().default_game();
//! let arbiter = Arbiter::new(Position::start(&game));
//! let copy = arbiter.clone();
//! ```
//!
//! ```compile_fail
//! use shogido_rules::arbiter::Truth;
//! ```

use std::fmt;

use crate::action::Action;
use crate::board::Player;
use crate::moves::Move;
use crate::outcome::{Ending, Outcome};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::view::{Sighting, View, Viewer};

/// The full state; neither `Clone` nor `Debug` nor serialisable, so that it stays here.
struct Truth {
    position: Position,
}

/// Judges one game and shows each viewer what that viewer may see.
///
/// ```
/// use shogido_rules::{Action, Arbiter, Player, Position, Viewer, games};
///
/// let game = games::find("shogi").unwrap().default_game();
/// let start = Position::start(&game);
/// let opening = Action::read(&start, "7g7f").unwrap();
/// let mut arbiter = Arbiter::new(start);
/// assert!(arbiter.attempt(Player::SECOND, opening).is_err());
/// arbiter.attempt(Player::FIRST, opening).unwrap();
/// assert_eq!(arbiter.view(Viewer::Public).ply, 1);
/// ```
pub struct Arbiter {
    truth: Truth,
    outcome: Option<Outcome>,
}

impl fmt::Debug for Arbiter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Arbiter").finish_non_exhaustive()
    }
}

impl Arbiter {
    /// Returns the arbiter of a game that goes on from a position.
    pub fn new(position: Position) -> Arbiter {
        let outcome = position.outcome();
        Arbiter { truth: Truth { position }, outcome }
    }

    /// Judges what a player wants to do, and does it if the rules allow.
    ///
    /// Resigning and agreed counting may be done at any time, all else in turn.
    ///
    /// # Errors
    ///
    /// Returns the rule that forbids it, as the player may hear it; nothing has changed then.
    pub fn attempt(&mut self, by: Player, action: Action) -> Result<(), Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::GameOver);
        }
        let position = &mut self.truth.position;
        self.outcome = match action {
            Action::Resign => Some(position.lost_by(by, Ending::Resignation)),
            Action::Impasse => Some(position.count_impasse()?),
            _ if by != position.turn() => return Err(Refusal::NotYourTurn),
            _ => position.act(action)?,
        };
        Ok(())
    }

    /// Ends the game for a reason outside the board, such as time.
    pub fn end(&mut self, loser: Player, ending: Ending) {
        self.outcome.get_or_insert_with(|| self.truth.position.lost_by(loser, ending));
    }

    /// Takes moves back, at most those there are, and lets the game go on.
    pub fn take_back(&mut self, plies: u32) {
        for _ in 0..plies {
            self.truth.position.undo();
        }
        self.outcome = self.truth.position.outcome();
    }

    /// Returns whose turn it is.
    pub fn turn(&self) -> Player {
        self.truth.position.turn()
    }

    /// Returns how many moves were played, in plies.
    pub fn ply(&self) -> u32 {
        self.truth.position.ply()
    }

    /// Returns how the game has ended.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Reads what a player wants to do, knowing no more than that player does.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the text.
    pub fn read(&self, text: &str) -> Result<Action, crate::text::MoveError> {
        Action::read(&self.truth.position, text)
    }

    /// Returns what a viewer may see: in open games everything.
    pub fn view(&self, viewer: Viewer) -> View {
        let position = &self.truth.position;
        let rules = position.game().rules();
        let sighting = |square| position.piece_at(square).map_or(Sighting::Empty, Sighting::Piece);
        View {
            viewer,
            turn: position.turn(),
            ply: position.ply(),
            squares: rules.board.all().map(sighting).collect(),
            hands: rules.each_player().map(|player| position.hand(player).collect()).collect(),
            choices: self.choices(viewer),
            last_move: position.last_move(),
            checkers: if position.in_check(position.turn()) {
                position.checkers(position.turn())
            } else {
                Vec::new()
            },
            outcome: self.outcome.clone(),
            position: Some(position.clone()),
        }
    }

    fn choices(&self, viewer: Viewer) -> Vec<Move> {
        let position = &self.truth.position;
        let in_turn = viewer == Viewer::Player(position.turn());
        if self.outcome.is_some() || !in_turn { Vec::new() } else { position.legal_moves() }
    }

    /// Returns the full position once the game is over, and the arbiter itself before.
    ///
    /// # Errors
    ///
    /// Gives the arbiter back while the game goes on.
    pub fn reveal(self) -> Result<Position, Box<Arbiter>> {
        if self.outcome.is_some() { Ok(self.truth.position) } else { Err(Box::new(self)) }
    }
}

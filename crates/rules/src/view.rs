//! What one viewer may see of a game.

use crate::board::{Player, Square};
use crate::kind::{KindId, Piece};
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::position::Position;

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// One of the players.
    Player(Player),
    /// Anybody else.
    Public,
}

/// What a viewer sees on one square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sighting {
    /// Nothing stands there.
    Empty,
    /// A man stands there, and the viewer knows which.
    Piece(Piece),
}

/// All that one viewer may know of a game at one moment; the only thing that leaves the arbiter.
///
/// Renderers, servers and machine players work from this and nothing else, so that they cannot
/// tell what they must not.
#[derive(Clone, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Whose turn it is.
    pub turn: Player,
    /// How many moves were played, in plies.
    pub ply: u32,
    /// What is seen on each square, by square number.
    pub squares: Vec<Sighting>,
    /// The men each player holds, as far as the viewer knows, in the order of the position text.
    pub hands: Vec<Vec<(KindId, u8)>>,
    /// The moves the viewer may choose from, as far as the viewer knows; none when it is another's
    /// turn or the game is over.
    pub choices: Vec<Move>,
    /// The last move, if the viewer may know it.
    pub last_move: Option<Move>,
    /// The squares of the men that check the player to move.
    pub checkers: Vec<Square>,
    /// How the game has ended.
    pub outcome: Option<Outcome>,
    pub(crate) position: Option<Position>,
}

impl View {
    /// Returns the whole position, in games that hide nothing.
    pub fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }
}

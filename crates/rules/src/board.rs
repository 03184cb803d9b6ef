//! Boards: squares, and the steps between them.

use std::fmt;

use serde::Serialize;

/// A square (or point) of a board, numbered down the files: `file * ranks + rank`.
///
/// Files count from zero at the right edge and ranks from zero at the top, as the first player
/// sees the board, so that on 9×9 square 0 is shogi's `1a` and square 80 is `9i`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Square(u16);

impl Square {
    /// Returns the square with this number. Whether the board has it is for [`Board`] to say.
    pub const fn new(index: u16) -> Square {
        Square(index)
    }

    /// Returns the number of the square, for use as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn raw(self) -> u16 {
        self.0
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Square({})", self.0)
    }
}

/// One of the players: 0 moves first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
#[serde(transparent)]
pub struct Player(u8);

impl Player {
    /// The player who moves first: sente in shogi, red in xiangqi, White in chess.
    pub const FIRST: Player = Player(0);
    /// The player who moves second: gote in shogi.
    pub const SECOND: Player = Player(1);
    /// The third player of a game for three.
    pub const THIRD: Player = Player(2);

    /// Returns the player with this number, counted from zero.
    pub const fn new(index: u8) -> Player {
        Player(index)
    }

    /// Returns the number of the player, for use as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns `first`, `second` or `third`, the word that stands for the seat in every text form.
    pub const fn word(self) -> &'static str {
        match self.0 {
            0 => "first",
            1 => "second",
            _ => "third",
        }
    }
}

/// A set of players.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct PlayerSet(u8);

impl PlayerSet {
    /// The empty set.
    pub const NONE: PlayerSet = PlayerSet(0);

    /// Returns the set of one player.
    pub const fn of(player: Player) -> PlayerSet {
        PlayerSet(1 << player.0)
    }

    /// Tells whether the player belongs to the set.
    pub const fn contains(self, player: Player) -> bool {
        self.0 & (1 << player.0) != 0
    }

    /// Tells whether nobody belongs to the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the players of the set in order of play.
    pub fn iter(self) -> impl Iterator<Item = Player> {
        (0..8).map(Player).filter(move |&player| self.contains(player))
    }
}

impl FromIterator<Player> for PlayerSet {
    fn from_iter<T: IntoIterator<Item = Player>>(players: T) -> PlayerSet {
        PlayerSet(players.into_iter().fold(0, |bits, player| bits | 1 << player.0))
    }
}

impl fmt::Debug for PlayerSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Player::word)).finish()
    }
}

/// A step as its owner sees it: squares to the right and squares forward.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Vector {
    /// Squares to the right; negative to the left.
    pub right: i8,
    /// Squares forward; negative is back.
    pub forward: i8,
}

impl Vector {
    /// Returns the step `right` squares aside and `forward` squares ahead.
    pub const fn new(right: i8, forward: i8) -> Vector {
        Vector { right, forward }
    }

    /// Returns the same step made the other way round.
    pub const fn reversed(self) -> Vector {
        Vector { right: -self.right, forward: -self.forward }
    }

    /// Returns as many of these steps in one.
    pub const fn times(self, count: u8) -> Vector {
        Vector { right: self.right * count as i8, forward: self.forward * count as i8 }
    }

    /// Returns the step as the first player sees it when `player` makes it.
    pub const fn seen_by_first(self, player: Player) -> Vector {
        if player.index() == 0 { self } else { self.reversed() }
    }
}

/// The field of play: which squares there are and which lie beside which.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    files: u8,
    ranks: u8,
}

impl Board {
    /// Returns a rectangular board for two players who face each other.
    ///
    /// # Panics
    ///
    /// Panics unless both sides are from 1 to 25, the length of Tai shogi's board.
    pub fn rect(files: u8, ranks: u8) -> Board {
        assert!((1..=25).contains(&files) && (1..=25).contains(&ranks), "a board is 1 to 25 long");
        Board { files, ranks }
    }

    /// Returns the number of files.
    pub fn files(&self) -> u8 {
        self.files
    }

    /// Returns the number of ranks.
    pub fn ranks(&self) -> u8 {
        self.ranks
    }

    /// Returns the number of squares.
    pub fn squares(&self) -> usize {
        usize::from(self.files) * usize::from(self.ranks)
    }

    /// Returns the square on a file (from the right) and a rank (from the top), both from zero.
    pub fn square(&self, file: u8, rank: u8) -> Option<Square> {
        (file < self.files && rank < self.ranks)
            .then(|| Square(u16::from(file) * u16::from(self.ranks) + u16::from(rank)))
    }

    /// Returns the file of a square, counted from zero at the right.
    pub fn file(&self, square: Square) -> u8 {
        (square.0 / u16::from(self.ranks)) as u8
    }

    /// Returns the rank of a square, counted from zero at the top.
    pub fn rank(&self, square: Square) -> u8 {
        (square.0 % u16::from(self.ranks)) as u8
    }

    /// Returns the squares from the top right corner down the files.
    pub fn all(&self) -> impl Iterator<Item = Square> + use<> {
        (0..self.squares() as u16).map(Square)
    }

    /// Returns the square a step away, if the board has it; the step is as the first player sees it.
    pub fn step(&self, from: Square, step: Vector) -> Option<Square> {
        let file = self.file(from).checked_add_signed(-step.right)?;
        let rank = self.rank(from).checked_add_signed(-step.forward)?;
        self.square(file, rank)
    }

    /// Returns how far a square is from the far edge as `player` sees it: 0 is the last rank.
    pub fn ranks_to_go(&self, square: Square, player: Player) -> u8 {
        let rank = self.rank(square);
        if player == Player::FIRST { rank } else { self.ranks - 1 - rank }
    }
}

//! What is to be drawn: a board, the looks of the kinds, and where the pieces stand.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{
    Coordinates,
    layout::{Board, Layout, Side, Stands},
    pieces::{Face, PieceSet, Symbol},
    signs::Sign,
};

/// A piece as it is drawn: the index of its kind and of its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Man {
    /// The index into [`Scene::faces`].
    pub kind: u8,
    /// The index of the owner.
    pub owner: u8,
}

/// A position ready to be drawn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Scene {
    /// The shape of the board.
    pub board: Board,
    /// The looks of every kind of the game, by its index.
    pub faces: Vec<Face>,
    /// What stands on every square, by index.
    pub men: Vec<Option<Man>>,
    /// The captured pieces of every player: index of the kind and count, in the game's order.
    pub hands: Vec<Vec<(u8, u32)>>,
    /// The kinds that a stand may hold, in the game's order.
    pub holdable: Vec<u8>,
    /// The squares of the last move.
    pub last: Vec<u16>,
    /// The squares of kings in check.
    pub check: Vec<u16>,
    /// The signs of a move diagram.
    pub signs: Vec<Sign>,
}

/// How a scene is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Style {
    /// The piece set.
    pub pieces: PieceSet,
    /// The coordinates on the edge, if any.
    pub coordinates: Option<Coordinates>,
    /// Who sits at the bottom.
    pub side: Side,
    /// Whether the stands are drawn beside the board.
    pub stands: Stands,
}

impl Default for Style {
    fn default() -> Self {
        Self {
            pieces: PieceSet::default(),
            coordinates: Some(Coordinates::default()),
            side: Side::First,
            stands: Stands::Beside,
        }
    }
}

/// Everything a page needs to draw a game's boards by itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Sheet {
    /// The layouts with the first and with the second player at the bottom.
    pub layouts: [Layout; 2],
    /// The name of every square in the viewer's coordinates, by index.
    pub squares: Vec<String>,
    /// The name of every square in the game's own move text, by index.
    pub keys: Vec<String>,
    /// By the letter of a kind, the ids of its symbols for the first and for the second player.
    pub kinds: BTreeMap<String, [String; 2]>,
    /// The letters of the kinds that a stand may hold, in the game's order.
    pub hand: Vec<String>,
}

impl Scene {
    /// The games of which only the board is known.
    pub const BARE_BOARDS: [&str; 1] = ["patent-1991"];

    /// Returns the board of a game without rules, if `id` names one: `patent-1991`.
    pub fn of_bare_board(id: &str) -> Option<Self> {
        let board = Self::BARE_BOARDS.contains(&id).then(Board::of_the_patent)?;
        Some(Self { men: vec![None; board.len()], board, ..Self::default() })
    }

    /// Lays the board out in a style.
    pub fn layout(&self, style: Style) -> Layout {
        // Where nothing is ever held, nothing lies beside the board.
        let stands = if self.holdable.is_empty() { Stands::Apart } else { style.stands };
        self.board.lay_out(style.side, self.board.coordinates(style.coordinates), stands)
    }

    /// Describes the game's boards to a page that draws them itself.
    pub fn sheet(&self, style: Style) -> Sheet {
        let lay = |side| self.layout(Style { side, stands: Stands::Apart, ..style });
        let names = |system: Coordinates| {
            let size = (self.board.files, self.board.ranks);
            (0..size.0)
                .flat_map(|file| (0..size.1).map(move |rank| system.square((file, rank), size)))
                .collect()
        };
        let id = |face: &Face, owner| Symbol::draw(face, style.pieces, owner).id;
        Sheet {
            layouts: [lay(Side::First), lay(Side::Second)],
            squares: names(self.board.coordinates(style.coordinates).unwrap_or(self.board.native)),
            keys: names(self.board.native),
            kinds: self
                .faces
                .iter()
                .map(|face| (face.letter.clone(), [id(face, 0), id(face, 1)]))
                .collect(),
            hand: self
                .holdable
                .iter()
                .filter_map(|&kind| self.faces.get(usize::from(kind)))
                .map(|face| face.letter.clone())
                .collect(),
        }
    }

    /// Returns the drawings of every kind for both players, each once, by id.
    pub fn symbols(&self, set: PieceSet) -> BTreeMap<String, Symbol> {
        let drawn = self.faces.iter().flat_map(|face| [0, 1].map(|n| Symbol::draw(face, set, n)));
        drawn.map(|symbol| (symbol.id.clone(), symbol)).collect()
    }
}

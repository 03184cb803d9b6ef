//! Boards as text and SVG, for the terminal, for print and for the page.
//!
//! A [`Scene`] says what is to be drawn: the shape of the board, how every kind of piece looks, and
//! where the pieces stand. It becomes a text diagram ([`Scene::text`]), a self-contained picture
//! ([`Scene::svg`]), or a description that a page draws by itself ([`Scene::sheet`]). All three
//! share one geometry, [`Layout`], so that page and print agree and a new game needs no new
//! drawing code.
//!
//! The crate does no I/O and knows no language: captions come in as arguments.

mod coordinates;
mod game;
mod layout;
mod looks;
mod moves;
mod pieces;
mod scene;
mod signs;
mod svg;
mod text;

pub use coordinates::{Coordinates, UnknownCoordinates};
pub use layout::{Board, CELL_HEIGHT, CELL_WIDTH, Grid, Label, Layout, Rect, Side, Stand, Stands};
pub use pieces::{
    Aim, Badge, Face, Figure, Ink, Make, PieceSet, Reach, Stature, Symbol, Turned, UnknownPieceSet,
};
pub use scene::{Man, Scene, Sheet, Style};
pub use signs::{Mark, Sign};
pub use svg::{Colours, definitions};
pub use text::Captions;

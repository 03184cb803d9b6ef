//! Faces of pieces: bodies, characters and signs, drawn as reusable SVG symbols.

mod figures;
mod outline;
mod turned;

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use shogido_rules::{Manner, Power};
use thiserror::Error;

use crate::svg::escape;

pub use figures::{Badge, Figure};
pub use outline::Stature;
pub use turned::Turned;

/// A way of drawing pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceSet {
    /// One character.
    #[default]
    Kanji1,
    /// Two characters, as on a real piece.
    Kanji2,
    /// The language-neutral signs of the book.
    Signs,
    /// A small picture with marks that show how the piece moves.
    International,
    /// The letter of the game's notation.
    Letters,
}

/// Tells that a name belongs to no piece set.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("“{0}” is no piece set; there are kanji1, kanji2, signs, international and letters")]
pub struct UnknownPieceSet(String);

impl PieceSet {
    /// Every piece set, in the order in which a list shows them.
    pub const ALL: [Self; 5] =
        [Self::Kanji1, Self::Kanji2, Self::Signs, Self::International, Self::Letters];

    /// Returns the name used on the command line and in settings.
    pub fn name(self) -> &'static str {
        match self {
            Self::Kanji1 => "kanji1",
            Self::Kanji2 => "kanji2",
            Self::Signs => "signs",
            Self::International => "international",
            Self::Letters => "letters",
        }
    }
}

impl std::str::FromStr for PieceSet {
    type Err = UnknownPieceSet;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|set| set.name() == name)
            .ok_or_else(|| UnknownPieceSet(name.to_owned()))
    }
}

impl std::fmt::Display for PieceSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// One way in which a piece reaches squares, as a step forward (`dy` negative) and to the right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reach {
    /// Files to the right, as the owner sees the board.
    pub dx: i8,
    /// Ranks backward, as the owner sees the board.
    pub dy: i8,
    /// How many such steps the piece makes at least.
    pub near: u8,
    /// How many such steps the piece may make; [`Reach::ENDLESS`] to the edge.
    pub far: u8,
    /// What it may do at the end.
    pub aim: Aim,
    /// How it treats what stands on the way.
    pub manner: Manner,
    /// Whether it is given only in some places of the board, or once in a game.
    pub sometimes: bool,
}

impl Reach {
    /// To the edge of the board.
    pub const ENDLESS: u8 = u8::MAX;

    /// Returns one way of moving and capturing, from one step to `far`.
    pub fn new(dx: i8, dy: i8, far: u8) -> Self {
        Self { dx, dy, near: 1, far, aim: Aim::Both, manner: Manner::Slide, sometimes: false }
    }

    /// Tells whether the piece goes on to the edge.
    pub fn rides(self) -> bool {
        self.far == Self::ENDLESS
    }
}

/// What a piece may do on a square that it reaches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Aim {
    /// Move there and capture there.
    #[default]
    Both,
    /// Only move there.
    Move,
    /// Only capture there.
    Capture,
}

/// What a set is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Make {
    /// Five-sided wood that points at the other player, as in shogi.
    #[default]
    Wood,
    /// A round disc with a double ring, as in xiangqi.
    Disc,
    /// An eight-sided disc in several sizes, as in janggi.
    Octagon,
    /// A piece that stands, as in chess and makruk.
    Turned,
}

/// The colour by which a player's pieces are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Ink {
    /// Black.
    #[default]
    Black,
    /// White.
    White,
    /// Red.
    Red,
    /// The blue-green of Korean sets.
    Blue,
}

impl Ink {
    /// Returns the class of what is written in this colour.
    fn written(self) -> &'static str {
        match self {
            Self::Black | Self::White => "pc-ink",
            Self::Red => "pc-ink pc-red",
            Self::Blue => "pc-ink pc-blue",
        }
    }

    /// Returns the class of what is made of stuff of this colour.
    fn stuff(self) -> &'static str {
        match self {
            Self::Black => "pc-dark",
            Self::White => "pc-light",
            Self::Red => "pc-crimson",
            Self::Blue => "pc-teal",
        }
    }

    /// Returns a short name for symbol ids.
    fn code(self) -> char {
        match self {
            Self::Black => 'k',
            Self::White => 'w',
            Self::Red => 'r',
            Self::Blue => 'b',
        }
    }
}

/// What is known about a kind of piece when it is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Face {
    /// The letter of the game's notation, with `+` where the game writes it so.
    pub letter: String,
    /// One character, or two where one would not tell the piece from another.
    pub kanji: String,
    /// The full name as written on a real piece, usually two characters.
    pub kanji_full: String,
    /// What the piece is made of.
    pub make: Make,
    /// Whether the two writings are those of the two players.
    pub paired: bool,
    /// The colours of the two players' pieces, where they differ.
    pub inks: [Ink; 2],
    /// The figure of a piece that stands, or that stands for a character.
    pub turned: Option<Turned>,
    /// Whether the piece shows its promoted side, which is written in vermilion.
    pub promoted: bool,
    /// How large the piece is cut.
    pub stature: Stature,
    /// How it moves, for the marks of the international set.
    pub reach: Vec<Reach>,
    /// What it may do beyond that, for move diagrams.
    pub powers: Vec<Power>,
}

impl Face {
    /// Returns the characters as the owner writes them, short and whole: the second player's king
    /// is 王, the first player's 玉, and discs have a writing for each side.
    pub(crate) fn written(&self, owner: u8) -> [String; 2] {
        let (short, whole) = (&self.kanji, &self.kanji_full);
        if self.paired {
            let sign = if owner == 1 { whole } else { short };
            return [sign.clone(), sign.clone()];
        }
        if owner == 1 && short == "玉" {
            return ["王".to_owned(), whole.replace('玉', "王")];
        }
        [short.clone(), whole.clone()]
    }

    /// Returns the characters of a text diagram, which like game records calls both kings 玉.
    pub(crate) fn recorded(&self, owner: u8) -> &str {
        if self.paired && owner == 1 { &self.kanji_full } else { &self.kanji }
    }

    fn ink(&self, owner: u8) -> Ink {
        self.inks[usize::from(owner.min(1))]
    }
}

/// A drawn face, ready to be placed any number of times by its id.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Symbol {
    /// The id, the same wherever the same drawing is meant.
    pub id: String,
    /// The SVG elements, around the origin, upright.
    pub body: String,
}

impl Symbol {
    /// Draws a face in a piece set for the owner with index `owner`.
    pub fn draw(face: &Face, set: PieceSet, owner: u8) -> Self {
        let [kanji, kanji_full] = face.written(owner);
        let ink = face.ink(owner);
        let id = id(face, set, [&kanji, &kanji_full], ink);
        let body = match face.make {
            Make::Wood => {
                let face = Face { kanji, kanji_full, ..face.clone() };
                wooden(&face, set)
            }
            Make::Disc => disc(face, set, &kanji, ink),
            Make::Octagon => octagon(face, set, &kanji, ink),
            Make::Turned => standing(face, set, ink),
        };
        Self { id, body }
    }
}

/// Draws five-sided wood with ink on it.
fn wooden(face: &Face, set: PieceSet) -> String {
    let class = if face.promoted { "pc-ink pc-red" } else { "pc-ink" };
    format!(
        "<path class=\"pc-side\" d=\"{}\"/><path class=\"pc-wood\" d=\"{}\"/><g class=\"{class}\">{}</g>",
        outline::pentagon(face.stature, 2.6),
        outline::pentagon(face.stature, 0.0),
        ink(face, set)
    )
}

/// Draws a disc with a double ring and a character.
fn disc(face: &Face, set: PieceSet, kanji: &str, ink: Ink) -> String {
    format!(
        "<circle class=\"pc-side\" cy=\"2.600\" r=\"43\"/><circle class=\"pc-wood\" r=\"43\"/>\
         <g class=\"{}\"><circle class=\"pc-ring\" r=\"36\"/>{}</g>",
        ink.written(),
        upon(face, set, kanji, 56.0)
    )
}

/// Draws an eight-sided disc with a character, large for generals and small for soldiers.
fn octagon(face: &Face, set: PieceSet, kanji: &str, ink: Ink) -> String {
    let radius = match face.stature {
        Stature::King => 47.0,
        Stature::Pawn => 35.0,
        _ => 41.0,
    };
    let outline = |lower| outline::octagon(radius, lower);
    format!(
        "<path class=\"pc-side\" d=\"{}\"/><path class=\"pc-wood\" d=\"{}\"/><g class=\"{}\">{}</g>",
        outline(2.6),
        outline(0.0),
        ink.written(),
        upon(face, set, kanji, radius * 1.28)
    )
}

/// Writes on a disc: a character, a flat figure or a letter. `size` is that of a character.
fn upon(face: &Face, set: PieceSet, kanji: &str, size: f32) -> String {
    match (set, face.turned) {
        (PieceSet::Letters, _) => latin(&face.letter, size * 0.8),
        (PieceSet::Signs | PieceSet::International, Some(figure)) => {
            turned::flat(figure, size / 92.0)
        }
        _ => {
            let signs = kanji.chars().count().max(1) as f32;
            let size = size / signs.sqrt();
            let y = size * 0.37;
            format!("<text y=\"{y:.1}\" font-size=\"{size:.1}\">{}</text>", escape(kanji))
        }
    }
}

/// Draws a standing figure; its letter on a draughtsman where letters are wanted, or where there
/// is no figure.
fn standing(face: &Face, set: PieceSet, ink: Ink) -> String {
    match face.turned.filter(|_| set != PieceSet::Letters) {
        Some(figure) => turned::standing(figure, ink),
        None => format!(
            "<g class=\"pc-turned {}\"><circle r=\"40\"/><g class=\"pc-mark\">{}</g></g>",
            ink.stuff(),
            latin(&face.letter, 48.0)
        ),
    }
}

/// Names a drawing by what it shows, so that equal drawings of several games are one symbol.
fn id(face: &Face, set: PieceSet, [kanji, whole]: [&str; 2], ink: Ink) -> String {
    let text = match set {
        PieceSet::Kanji2 => whole,
        PieceSet::Letters => &face.letter,
        PieceSet::Kanji1 | PieceSet::Signs | PieceSet::International => kanji,
    };
    let code = match set {
        PieceSet::Kanji1 => 'a',
        PieceSet::Kanji2 => 'b',
        PieceSet::Signs => 's',
        PieceSet::International => 'i',
        PieceSet::Letters => 'l',
    };
    let mut id = match face.make {
        Make::Wood => format!("pc-{code}"),
        Make::Disc => format!("pd-{}{code}", ink.code()),
        Make::Octagon => format!("po-{}{code}", ink.code()),
        Make::Turned => format!("pt-{}{code}", ink.code()),
    };
    id.push(face.stature.code());
    if face.promoted {
        id.push('r');
    }
    if let Some(figure) = face.turned.filter(|_| face.make != Make::Wood) {
        let _ = write!(id, "-{}", figure as u8);
    }
    for sign in text.chars() {
        let _ = write!(id, "-{:x}", u32::from(sign));
    }
    if set == PieceSet::International && face.make == Make::Wood {
        // The same name may move differently in another game.
        let marks = face.reach.iter().fold(0_u32, |sum, r| {
            let place = (r.dx + 25) as u32 * 64 + (r.dy + 25) as u32;
            sum.wrapping_mul(31).wrapping_add(place * 256 + u32::from(r.far))
        });
        let _ = write!(id, "-{marks:x}");
    }
    id
}

/// Writes the ink on a face.
fn ink(face: &Face, set: PieceSet) -> String {
    match set {
        PieceSet::Kanji1 => column(&face.kanji, face.stature),
        PieceSet::Kanji2 => column(&face.kanji_full, face.stature),
        PieceSet::Letters => letters(&face.letter, face.stature),
        PieceSet::Signs => match Figure::of_kanji(&face.kanji) {
            Some((figure, badge)) => scaled(&figures::signed(figure, badge), face.stature, 1.06),
            None => column(&face.kanji, face.stature),
        },
        PieceSet::International => international(face),
    }
}

/// Fits a drawing of about 66 units into the body.
fn scaled(drawing: &str, stature: Stature, share: f32) -> String {
    let scale = stature.size().0 / 89.0 * share;
    format!("<g transform=\"translate(0 8) scale({scale:.2})\">{drawing}</g>")
}

/// Writes one to three characters from top to bottom.
fn column(text: &str, stature: Stature) -> String {
    let (width, height) = stature.size();
    let signs: Vec<char> = text.chars().collect();
    let size = match signs.len() {
        0 | 1 => height * 0.66,
        2 => height * 0.43,
        3 => height * 0.28,
        more => height * 0.8 / more as f32,
    };
    // Two characters are pressed a little flat on narrow pieces, as carvers do.
    let size = size.min(width * 0.74);
    let middle = height * 0.07;
    let first = middle - size * (signs.len() as f32 - 1.0) / 2.0;
    let mut out = String::new();
    for (n, sign) in signs.iter().enumerate() {
        // The middle of a square character lies 0.38 em above its baseline.
        let y = first + size * (n as f32 + 0.38);
        let _ = write!(
            out,
            "<text y=\"{y:.1}\" font-size=\"{size:.1}\">{}</text>",
            escape(&sign.to_string())
        );
    }
    out
}

/// Writes the letter of the notation.
fn letters(text: &str, stature: Stature) -> String {
    let (width, height) = stature.size();
    let size = match text.chars().count() {
        0 | 1 => width * 0.62,
        2 => width * 0.44,
        3 => width * 0.33,
        _ => width * 0.27,
    };
    let y = height * 0.07 + size * 0.36;
    format!("<text class=\"pc-latin\" y=\"{y:.1}\" font-size=\"{size:.1}\">{}</text>", escape(text))
}

/// Writes a letter in the middle.
fn latin(text: &str, size: f32) -> String {
    let y = size * 0.36;
    format!("<text class=\"pc-latin\" y=\"{y:.1}\" font-size=\"{size:.1}\">{}</text>", escape(text))
}

/// Draws the small picture in the middle and a mark for every way the piece moves.
fn international(face: &Face) -> String {
    let (width, height) = face.stature.size();
    let middle = height * 0.08;
    let picture = match Figure::of_kanji(&face.kanji) {
        Some((figure, badge)) => {
            format!(
                "<g transform=\"scale({:.2})\">{}</g>",
                width / 89.0 * 0.74,
                figures::signed(figure, badge)
            )
        }
        None => latin(&face.letter, width * 0.34),
    };
    let mut out = format!("<g transform=\"translate(0 {middle:.1})\">{picture}");
    for reach in &face.reach {
        out += &mark(*reach, width);
    }
    out + "</g>"
}

/// Draws a dot for a step, an arrow for a ride and a ring for a jump.
fn mark(reach: Reach, width: f32) -> String {
    let (dx, dy) = (f32::from(reach.dx), f32::from(reach.dy));
    let long = dx.abs().max(dy.abs());
    let (ux, uy) = (dx / long, dy / long);
    // The body narrows towards the top, so marks there stand closer together.
    let spread = if uy < 0.0 { 0.27 } else { 0.36 };
    let (x, y) = (ux * width * spread, uy * width * 0.37);
    if long > 1.0 && !reach.rides() {
        return format!(
            "<circle fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\"/>"
        );
    }
    if !reach.rides() {
        return format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.4\"/>");
    }
    let angle = uy.atan2(ux).to_degrees();
    format!(
        "<path transform=\"translate({x:.1} {y:.1}) rotate({angle:.0})\" d=\"M-5-4.500L6 0L-5 4.500Z\"/>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn face(kanji: &str, full: &str, letter: &str) -> Face {
        Face {
            kanji: kanji.into(),
            kanji_full: full.into(),
            letter: letter.into(),
            ..Face::default()
        }
    }

    #[test]
    fn only_the_second_players_king_lacks_the_dot() {
        let king = face("玉", "玉将", "K");
        let of = |set, owner| Symbol::draw(&king, set, owner).body;
        assert!(of(PieceSet::Kanji1, 0).contains('玉'));
        assert!(of(PieceSet::Kanji1, 1).contains('王'));
        assert!(of(PieceSet::Kanji2, 1).contains('王'));
    }

    #[test]
    fn a_kind_without_a_sign_shows_its_character() {
        let phoenix = face("鳳", "鳳凰", "X");
        assert!(Symbol::draw(&phoenix, PieceSet::Signs, 0).body.contains('鳳'));
    }

    #[test]
    fn promoted_faces_are_marked_for_vermilion_and_have_ids_of_their_own() {
        let plain = face("角", "角行", "B");
        let red = Face { promoted: true, ..plain.clone() };
        let (plain, red) =
            (Symbol::draw(&plain, PieceSet::Kanji1, 0), Symbol::draw(&red, PieceSet::Kanji1, 0));
        assert!(red.body.contains("pc-red") && !plain.body.contains("pc-red"));
        assert_ne!(plain.id, red.id);
    }

    #[test]
    fn a_name_with_markup_stays_text() {
        let odd = face("<", "&<", "<B");
        for set in PieceSet::ALL {
            let body = Symbol::draw(&odd, set, 0).body;
            assert!(body.contains("&lt;") && !body.contains("><<"), "{set}: {body}");
        }
    }

    #[test]
    fn every_set_is_found_by_its_name() {
        for set in PieceSet::ALL {
            assert_eq!(set.name().parse(), Ok(set));
        }
        assert!("runes".parse::<PieceSet>().is_err());
    }
}

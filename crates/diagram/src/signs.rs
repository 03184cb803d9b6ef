//! The signs of a move diagram: what they are and how they are drawn.

use crate::layout::Layout;
use crate::pieces::Aim;
use crate::svg::ring;

/// A sign of a move diagram, on squares of its board.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sign {
    /// What it says.
    pub mark: Mark,
    /// Whether it holds only in some places of the board, or once in a game.
    pub sometimes: bool,
}

/// What a sign says.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// The piece may end on a square.
    Square(u16, Aim),
    /// The piece goes on from one square through another without end.
    Line([u16; 2], Aim),
    /// The piece goes on after a turn, from one square through another without end.
    Turn([u16; 2]),
    /// The squares of a way that leads to the last one; those between must be empty.
    Way(Vec<u16>),
    /// A man must stand on the square, and is jumped.
    Screen(u16),
    /// The piece may capture on the square and go on in the same turn.
    Again(u16),
    /// The piece may capture on the square without moving.
    Stay(u16),
}

impl Mark {
    /// The name of every sign, in the order of a legend.
    pub const NAMES: [&str; 11] = [
        "square",
        "move-square",
        "capture-square",
        "line",
        "move-line",
        "turn",
        "way",
        "screen",
        "again",
        "stay",
        "sometimes",
    ];

    /// Returns the name of what it says, the same for every square: `line`, `move-square`.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Square(_, Aim::Both) => "square",
            Self::Square(_, Aim::Move) => "move-square",
            Self::Square(_, Aim::Capture) => "capture-square",
            Self::Line(_, Aim::Move) => "move-line",
            Self::Line(..) => "line",
            Self::Turn(_) => "turn",
            Self::Way(_) => "way",
            Self::Screen(_) => "screen",
            Self::Again(_) => "again",
            Self::Stay(_) => "stay",
        }
    }

    /// Draws the sign of a name as an SVG element of its own, for a legend.
    pub fn icon(name: &str) -> String {
        const MIDDLE: [i32; 2] = [50, 50];
        let line = |aim| arrow([6, 50], [62, 50], 0, aim, "");
        let body = match name {
            "square" => dot(MIDDLE, 16),
            "move-square" => circle(MIDDLE, "bd-ring", 17),
            "capture-square" => {
                "<rect class=\"bd-ring\" x=\"18\" y=\"18\" width=\"64\" height=\"64\" rx=\"14\"/>"
                    .to_owned()
            }
            "move-line" => line(Aim::Move),
            "line" => line(Aim::Both),
            "turn" => {
                "<path class=\"bd-arrow\" d=\"M22 96V32\"/>".to_owned()
                    + &arrow([22, 32], [62, 32], 0, Aim::Both, "")
            }
            "way" => {
                "<path class=\"bd-way\" d=\"M26 96V50L72 14\"/>".to_owned() + &dot([72, 18], 13)
            }
            "screen" => screen(MIDDLE, "bd-target"),
            "again" => circle(MIDDLE, "bd-ring", 29) + &dot(MIDDLE, 13),
            "stay" => cross(MIDDLE),
            _ => circle(MIDDLE, "bd-ring bd-some", 22) + &dot(MIDDLE, 9),
        };
        format!("<svg class=\"sign\" viewBox=\"0 0 100 100\" aria-hidden=\"true\">{body}</svg>")
    }

    fn drawn(&self, layout: &Layout, sometimes: bool) -> String {
        let at = |square: u16| layout.cells.get(usize::from(square)).copied().unwrap_or_default();
        let some = if sometimes { " bd-some" } else { "" };
        match self {
            Self::Square(square, Aim::Capture) => {
                ring(layout, *square, &format!("bd-ring{some}"), 16)
            }
            Self::Square(square, aim) if sometimes || *aim == Aim::Move => {
                let radius = if sometimes { 20 } else { 15 };
                let circle = circle(at(*square), &format!("bd-ring{some}"), radius);
                let dot = if *aim == Aim::Both { dot(at(*square), 8) } else { String::new() };
                circle + &dot
            }
            Self::Square(square, _) => dot(at(*square), 13),
            Self::Line([from, to], aim) => {
                arrow(at(*from), at(*to), layout.cell[0] * 13 / 25, *aim, some)
            }
            Self::Turn([from, to]) => arrow(at(*from), at(*to), 0, Aim::Both, some),
            Self::Way(way) => {
                let path: Vec<String> =
                    way.iter().map(|&square| at(square)).map(|[x, y]| format!("{x} {y}")).collect();
                format!("<path class=\"bd-way\" d=\"M{}\"/>", path.join("L"))
            }
            Self::Screen(square) if sometimes => screen(at(*square), "bd-ring"),
            Self::Screen(square) => screen(at(*square), "bd-target"),
            Self::Again(square) => circle(at(*square), "bd-ring", 27),
            Self::Stay(square) => cross(at(*square)),
        }
    }
}

impl Sign {
    /// Returns the names of what it says: of its mark, and `sometimes` if that is so.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        [self.mark.name()].into_iter().chain(self.sometimes.then_some("sometimes"))
    }

    /// Tells whether men stand on the sign.
    pub(crate) fn lies_under(&self) -> bool {
        matches!(self.mark, Mark::Way(_))
    }

    /// Draws the sign on a board.
    pub(crate) fn drawn(&self, layout: &Layout) -> String {
        self.mark.drawn(layout, self.sometimes)
    }
}

fn dot([x, y]: [i32; 2], radius: i32) -> String {
    format!("<circle class=\"bd-target\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>")
}

fn circle([x, y]: [i32; 2], class: &str, radius: i32) -> String {
    format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>")
}

fn screen([x, y]: [i32; 2], class: &str) -> String {
    format!("<path class=\"{class}\" d=\"M{x} {}l24 24l-24 24l-24 -24Z\"/>", y - 24)
}

fn cross(at: [i32; 2]) -> String {
    let [x, y] = at.map(|n| n - 17);
    format!("<path class=\"bd-ring\" d=\"M{x} {y}l34 34m0 -34l-34 34\"/>")
}

/// Draws an arrow that begins so far from one point and ends behind another; its head is hollow
/// where nothing is captured.
fn arrow(from: [i32; 2], to: [i32; 2], away: i32, aim: Aim, some: &str) -> String {
    let [x, y] = from.map(|n| n as f32);
    let [u, v] = to.map(|n| n as f32);
    let length = (u - x).hypot(v - y).max(1.0);
    let (dx, dy) = ((u - x) / length, (v - y) / length);
    let away = away as f32;
    let (tip_x, tip_y) = (u + dx * 26.0, v + dy * 26.0);
    let (neck_x, neck_y) = (tip_x - dx * 30.0, tip_y - dy * 30.0);
    let head = if aim == Aim::Move { "bd-arrow bd-head" } else { "bd-target" };
    format!(
        "<path class=\"bd-arrow{some}\" d=\"M{:.0} {:.0}L{neck_x:.0} {neck_y:.0}\"/><path class=\"{head}\" \
         d=\"M{tip_x:.0} {tip_y:.0}L{:.0} {:.0}L{:.0} {:.0}Z\"/>",
        x + dx * away,
        y + dy * away,
        neck_x - dy * 14.0,
        neck_y + dx * 14.0,
        neck_x + dy * 14.0,
        neck_y - dx * 14.0
    )
}

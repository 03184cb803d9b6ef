//! Diagrams as SVG, for files and for pages.

use std::{collections::BTreeMap, fmt::Write as _};

use crate::{
    layout::{Grid, Layout, Stand},
    pieces::Symbol,
    scene::{Man, Scene, Style},
};

/// The colours of a drawing that stands alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Colours {
    /// Wood, ink and vermilion.
    #[default]
    Wood,
    /// Black on white, for print.
    Print,
}

const FONTS: &str =
    "'Noto Serif CJK JP','Noto Serif JP','Yu Mincho','Hiragino Mincho ProN','MS Mincho',serif";

const WOOD: &str = ".bd-wood{fill:#e9c178}.bd-fibre{stroke:#b47a2c;stroke-opacity:.13;stroke-width:2.4}\
.bd-fine{stroke-width:1}.bd-line{stroke:#54391a;stroke-width:1.6;fill:none}\
.bd-frame{stroke-width:4;stroke-linejoin:round}.bd-dot{fill:#54391a}.bd-label{fill:#54391a}\
.bd-last{fill:#fff3b0;fill-opacity:.65}.bd-check{fill:none;stroke:#b3261e;stroke-width:5}\
.bd-target{fill:#2f6b4f}.bd-ring,.bd-arrow,.bd-way{fill:none;stroke:#2f6b4f;stroke-width:5}.bd-way{stroke-width:4;stroke-opacity:.6}.bd-some{stroke-dasharray:13 8}\
.bd-stand{fill:#d9ab5c}.pc-side{fill:#a97838}.pc-wood{fill:#f7dfa9;stroke:#8a6230;stroke-width:1.4}\
.pc-ink{fill:currentColor;color:#1c140c}.pc-red{color:#b3261e}.pc-blue{color:#0f5c66}\
.pc-ring{fill:none;stroke:currentColor;stroke-width:1.8}.bd-count{fill:#2b1d0c}.bd-dark{fill:#8a5a2b;fill-opacity:.45}\
.pc-turned{stroke-width:2.4;stroke-linejoin:round}.pc-cut{stroke-linecap:round;stroke-linejoin:round}\
.pc-light{fill:#fdf6e4;stroke:#2b2118}.pc-dark{fill:#33291f;stroke:#120d09}.pc-crimson{fill:#a83226;stroke:#4a0f0a}\
.pc-turned .pc-cut{fill:none;stroke-width:2}.pc-light .pc-cut{stroke:#2b2118}.pc-dark .pc-cut{stroke:#dcc9a3}\
.pc-crimson .pc-cut{stroke:#f3d3c4}.pc-flat .pc-cut{fill:none;stroke:#f7dfa9;stroke-width:3}\
.pc-mark{stroke:none}.pc-light .pc-mark{fill:#2b2118}.pc-dark .pc-mark,.pc-crimson .pc-mark{fill:#f7ecd2}";

const PRINT: &str = ".bd-wood{fill:#fff}.bd-fibre{stroke:none}.bd-line{stroke:#000;stroke-width:1.6;fill:none}\
.bd-frame{stroke-width:4;stroke-linejoin:round}.bd-dot{fill:#000}.bd-label{fill:#000}\
.bd-last{fill:#ddd}.bd-check{fill:none;stroke:#000;stroke-width:5;stroke-dasharray:10 6}\
.bd-target{fill:#000}.bd-ring,.bd-arrow,.bd-way{fill:none;stroke:#000;stroke-width:4}.bd-way{stroke-width:3}.bd-some{stroke-dasharray:13 8}\
.bd-stand{fill:#fff;stroke:#000;stroke-width:1.4}.pc-side{fill:#999}\
.pc-wood{fill:#fff;stroke:#000;stroke-width:1.6}.pc-ink{fill:currentColor;color:#000}.bd-count{fill:#000}.bd-dark{fill:#000;fill-opacity:.2}\
.pc-ring{fill:none;stroke:currentColor;stroke-width:1.8}.pc-turned{stroke-width:2.4;stroke-linejoin:round;stroke:#000}\
.pc-cut{stroke-linecap:round;stroke-linejoin:round}.pc-light{fill:#fff}.pc-dark,.pc-crimson{fill:#000}\
.pc-turned .pc-cut{fill:none;stroke-width:2;stroke:#000}.pc-dark .pc-cut,.pc-crimson .pc-cut{stroke:#fff}\
.pc-flat .pc-cut{fill:none;stroke:#fff;stroke-width:3}.pc-mark{stroke:none}.pc-light .pc-mark{fill:#000}\
.pc-dark .pc-mark,.pc-crimson .pc-mark{fill:#fff}";

impl Scene {
    /// Draws the scene as an SVG document that needs nothing else but the reader's fonts.
    ///
    /// `title` is read out where the picture cannot be seen.
    pub fn svg(&self, style: Style, colours: Colours, title: &str) -> String {
        let layout = self.layout(style);
        let [x, y, width, height] = layout.view;
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xml:lang=\"ja\" viewBox=\"{x} {y} {width} {height}\" \
             width=\"{}\" height=\"{}\" role=\"img\"><title>{}</title>",
            width / 2,
            height / 2,
            escape(title)
        );
        let palette = if colours == Colours::Wood { WOOD } else { PRINT };
        let _ = write!(
            out,
            "<style>{palette} text{{font-family:{FONTS};font-weight:600;text-anchor:middle}}\
             .pc-latin,.bd-label,.bd-count{{font-family:system-ui,sans-serif}}</style>"
        );
        out += &definitions(&self.symbols(style.pieces));
        out += &self.drawing(&layout, style, |_, piece| piece);
        out + "</svg>\n"
    }

    /// Draws the scene as an SVG element for a page that has the symbols and the colours already.
    pub fn svg_element(&self, style: Style, title: &str) -> String {
        let layout = self.layout(style);
        let [x, y, width, height] = layout.view;
        format!(
            "<svg class=\"diagram\" viewBox=\"{x} {y} {width} {height}\" role=\"img\" aria-label=\"{}\">{}</svg>",
            escape(title),
            self.drawing(&layout, style, |_, piece| piece)
        )
    }

    /// Draws the scene as [`Scene::svg_element`] does, with every piece on the board a link:
    /// `link(kind)` is its address and the name that is read out.
    pub fn svg_element_linked(
        &self,
        style: Style,
        title: &str,
        link: impl Fn(u8) -> [String; 2],
    ) -> String {
        let layout = self.layout(style);
        let [x, y, width, height] = layout.view;
        let linked = |kind, piece: String| {
            let [address, name] = link(kind).map(|text| escape(&text));
            format!("<a href=\"{address}\" aria-label=\"{name}\">{piece}</a>")
        };
        format!(
            "<svg class=\"diagram\" viewBox=\"{x} {y} {width} {height}\" role=\"group\" aria-label=\"{}\">{}</svg>",
            escape(title),
            self.drawing(&layout, style, linked)
        )
    }

    /// Returns the ids of every kind's symbols for both players.
    fn ids(&self, style: Style) -> Vec<[String; 2]> {
        let id = |face, owner| Symbol::draw(face, style.pieces, owner).id;
        self.faces.iter().map(|face| [id(face, 0), id(face, 1)]).collect()
    }

    /// Draws everything inside the `svg` element, the men as `around` them says.
    fn drawing(
        &self,
        layout: &Layout,
        style: Style,
        around: impl Fn(u8, String) -> String,
    ) -> String {
        let mut out = board(layout);
        for &square in &self.last {
            out += &cell_rect(layout, square, "bd-last");
        }
        out += &lines(layout);
        for sign in self.signs.iter().filter(|sign| sign.lies_under()) {
            out += &sign.drawn(layout);
        }
        let ids = self.ids(style);
        let near = style.side as u8;
        for (man, at) in self.men.iter().zip(&layout.cells) {
            if let Some(man) = man {
                let turned = layout.turns && man.owner != near;
                out += &around(man.kind, placed(&ids, *man, *at, turned, None));
            }
        }
        for &square in &self.check {
            out += &ring(layout, square, "bd-check", 3);
        }
        for sign in self.signs.iter().filter(|sign| !sign.lies_under()) {
            out += &sign.drawn(layout);
        }
        for stand in &layout.stands {
            out += &self.stand(stand, &ids);
        }
        out
    }

    /// Draws a stand and the captured pieces on it, the most valuable furthest from its owner.
    fn stand(&self, stand: &Stand, ids: &[[String; 2]]) -> String {
        let [x, y, width, height] = stand.area;
        let mut out = format!(
            "<rect class=\"bd-stand\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"6\"/>"
        );
        let Some(hand) = self.hands.get(usize::from(stand.player)) else { return out };
        let held: Vec<_> = hand.iter().filter(|(_, count)| *count > 0).collect();
        let step = (height / held.len().max(1) as i32).min(108);
        for (n, &&(kind, count)) in held.iter().enumerate() {
            let along = step * n as i32 + step / 2;
            let down = if stand.turned { height - along } else { along };
            let lean = if count > 1 { 22 } else { 0 };
            let at = [x + width / 2 - if stand.turned { -lean } else { lean }, y + down];
            let man = Man { kind, owner: stand.player };
            out += &placed(ids, man, at, stand.turned, (step < 104).then_some(step as f32 / 104.0));
            if count > 1 {
                let beside = if stand.turned { x + 26 } else { x + width - 26 };
                let turn = if stand.turned { " rotate(180)" } else { "" };
                let _ = write!(
                    out,
                    "<text class=\"bd-count\" transform=\"translate({beside} {}){turn}\" y=\"13\" font-size=\"36\">{count}</text>",
                    y + down
                );
            }
        }
        out
    }
}

/// The straight grain of quarter-sawn kaya, laid over the wood by its id.
const GRAIN: &str = "<pattern id=\"bd-grain\" width=\"211\" height=\"40\" \
patternUnits=\"userSpaceOnUse\"><path class=\"bd-fibre\" d=\"M9 0V40M31 0V40M38 0V40M67 0V40M83 \
0V40M104 0V40M129 0V40M137 0V40M160 0V40M186 0V40M203 0V40\"/><path class=\"bd-fibre bd-fine\" \
d=\"M20 0V40M52 0V40M75 0V40M95 0V40M117 0V40M148 0V40M172 0V40M195 0V40\"/></pattern>";

/// Writes symbols, and the grain of the wood, as an SVG `defs` element.
pub fn definitions(symbols: &BTreeMap<String, Symbol>) -> String {
    let mut out = format!("<defs>{GRAIN}");
    for Symbol { id, body } in symbols.values() {
        let _ = write!(out, "<g id=\"{id}\">{body}</g>");
    }
    out + "</defs>"
}

/// Draws the wood and the coordinates.
fn board(layout: &Layout) -> String {
    let [x, y, width, height] = layout.wood;
    let mut out = String::new();
    for paint in ["class=\"bd-wood\"", "fill=\"url(#bd-grain)\""] {
        let _ = write!(
            out,
            "<rect {paint} x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"6\"/>"
        );
    }
    for &square in &layout.dark {
        out += &cell_rect(layout, square, "bd-dark");
    }
    for label in &layout.labels {
        let long = label.text.chars().count() > 3;
        let size = if long { layout.letter * 4 / 5 } else { layout.letter };
        let _ = write!(
            out,
            "<text class=\"bd-label\" x=\"{}\" y=\"{}\" font-size=\"{size}\">{}</text>",
            label.at[0],
            label.at[1] + size * 9 / 25,
            label.text
        );
    }
    out
}

/// Draws the lines and dots.
fn lines(layout: &Layout) -> String {
    let path = |lines: &[[i32; 4]]| {
        lines.iter().fold(String::new(), |mut path, [x1, y1, x2, y2]| {
            let _ = write!(path, "M{x1} {y1}L{x2} {y2}");
            path
        })
    };
    let mut out = format!("<path class=\"bd-line\" d=\"{}\"/>", path(&layout.lines));
    if let [[left, top, right, _], _, [_, bottom, ..], _, ..] = layout.lines[..] {
        let _ = write!(
            out,
            "<path class=\"bd-line bd-frame\" d=\"M{left} {top}H{right}V{bottom}H{left}Z\"/>"
        );
    }
    for [x, y] in &layout.dots {
        let _ = write!(out, "<circle class=\"bd-dot\" cx=\"{x}\" cy=\"{y}\" r=\"6.500\"/>");
    }
    out
}

fn cell_rect(layout: &Layout, square: u16, class: &str) -> String {
    let Some([x, y]) = layout.cells.get(usize::from(square)) else { return String::new() };
    let [width, height] = layout.cell;
    let round = if layout.grid == Grid::Points { width / 2 } else { 0 };
    format!(
        "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\" rx=\"{round}\"/>",
        x - width / 2,
        y - height / 2
    )
}

pub(crate) fn ring(layout: &Layout, square: u16, class: &str, inset: i32) -> String {
    let Some([x, y]) = layout.cells.get(usize::from(square)) else { return String::new() };
    let [width, height] = layout.cell;
    format!(
        "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"14\"/>",
        x - width / 2 + inset,
        y - height / 2 + inset,
        width - 2 * inset,
        height - 2 * inset
    )
}

/// Places a symbol, turned round for the player opposite.
fn placed(ids: &[[String; 2]], man: Man, at: [i32; 2], turned: bool, scale: Option<f32>) -> String {
    let Some(id) = ids.get(usize::from(man.kind)).and_then(|of| of.get(usize::from(man.owner)))
    else {
        return String::new();
    };
    let turn = if turned { " rotate(180)" } else { "" };
    let scale = scale.map_or(String::new(), |scale| format!(" scale({scale:.2})"));
    format!("<use href=\"#{id}\" transform=\"translate({} {}){turn}{scale}\"/>", at[0], at[1])
}

/// Escapes text for XML.
pub(crate) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            other => out.push(other),
        }
    }
    out
}

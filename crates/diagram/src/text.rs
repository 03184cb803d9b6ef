//! Diagrams as text for a terminal.

use std::fmt::Write as _;

use crate::{
    Coordinates,
    coordinates::kanji_number,
    layout::Side,
    pieces::{Face, Make, PieceSet},
    scene::{Man, Scene, Style},
};

/// The words around a text diagram.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Captions<'a> {
    /// What to call the two players' hands, such as “Sente” and “Gote”.
    pub players: [&'a str; 2],
    /// What an empty hand shows.
    pub nothing: &'a str,
}

impl Default for Captions<'_> {
    fn default() -> Self {
        Self { players: ["Sente", "Gote"], nothing: "–" }
    }
}

impl Scene {
    /// Draws the board with ruled edges and coordinates, the far player's hand above and the near
    /// player's below.
    ///
    /// With characters the far player's pieces have a `v` before them, as in Japanese game records;
    /// with letters the first player's are capitals. Text has neither signs nor pictures: those
    /// sets, and pieces that stand, are written in letters.
    pub fn text(&self, style: Style, captions: Captions<'_>) -> String {
        let written = self.faces.iter().all(|face| face.make != Make::Turned);
        let kanji = written && matches!(style.pieces, PieceSet::Kanji1 | PieceSet::Kanji2);
        let coordinates = self.board.coordinates(style.coordinates);
        let style = Style { coordinates, ..style };
        let (far, near) = if style.side == Side::First { (1, 0) } else { (0, 1) };
        let mut out = self.hand_line(far, kanji, captions);
        out += &if kanji { self.kanji_board(style) } else { self.letter_board(style) };
        out + &self.hand_line(near, kanji, captions)
    }

    fn hand_line(&self, player: usize, kanji: bool, captions: Captions<'_>) -> String {
        let Some(hand) = self.hands.get(player) else { return String::new() };
        // Where nothing is ever held there is nothing to say, unless something is.
        if self.holdable.is_empty() && hand.is_empty() {
            return String::new();
        }
        let held: Vec<_> = hand.iter().filter(|(_, count)| *count > 0).collect();
        let entry = |&&(kind, count): &&(u8, u32)| {
            let face = &self.faces[usize::from(kind)];
            match (kanji, count) {
                (true, 1) => face.recorded(player as u8).to_owned(),
                (true, n) => {
                    face.recorded(player as u8).to_owned() + &kanji_number(n.min(99) as u8)
                }
                (false, 1) => face.letter.clone(),
                (false, n) => format!("{}×{n}", face.letter),
            }
        };
        let list = if held.is_empty() {
            captions.nothing.to_owned()
        } else {
            held.iter().map(entry).collect::<Vec<_>>().join(if kanji { "　" } else { " " })
        };
        format!("{}: {list}\n", captions.players.get(player).copied().unwrap_or_default())
    }

    /// Returns files and ranks in the order of the drawing, from the upper left.
    fn order(&self, side: Side) -> (Vec<u8>, Vec<u8>) {
        let files: Vec<u8> = (0..self.board.files).collect();
        let ranks: Vec<u8> = (0..self.board.ranks).collect();
        match side {
            Side::First => (files.into_iter().rev().collect(), ranks),
            Side::Second => (files, ranks.into_iter().rev().collect()),
        }
    }

    fn man(&self, file: u8, rank: u8) -> Option<Man> {
        let index = usize::from(file) * usize::from(self.board.ranks) + usize::from(rank);
        self.men.get(index).copied().flatten()
    }

    fn kanji_board(&self, style: Style) -> String {
        let (files, ranks) = self.order(style.side);
        let near = style.side as u8;
        let system = style.coordinates.unwrap_or(match self.board.native {
            Coordinates::Letters => Coordinates::Japanese,
            other => other,
        });
        // Every sign is as wide as two letters, and a mark of the owner stands before the first.
        let signs = |face: &Face| face.kanji.chars().count().max(1);
        let cell = 1 + 2 * self.faces.iter().map(signs).max().unwrap_or(1);
        let heading = |&file: &u8| pad(&system.file(file, self.board.files), cell);
        let rule = format!("+{}+\n", "-".repeat(cell * files.len()));
        let head: String = files.iter().map(heading).collect();
        let mut out = format!(" {}\n{rule}", head.trim_end());
        for &rank in &ranks {
            out.push('|');
            for &file in &files {
                let Some(man) = self.man(file, rank) else {
                    out += &pad("・", cell);
                    continue;
                };
                let written = self.faces[usize::from(man.kind)].recorded(man.owner);
                let mark = if man.owner == near { ' ' } else { 'v' };
                out += &pad(&format!("{mark}{written}"), cell);
            }
            let _ = writeln!(out, "|{}", system.rank(rank, self.board.ranks));
        }
        out + &rule
    }

    fn letter_board(&self, style: Style) -> String {
        let (files, ranks) = self.order(style.side);
        let system = style.coordinates.unwrap_or(self.board.native);
        let letters = self.faces.iter().map(|face| face.letter.chars().count()).max().unwrap_or(1);
        let cell = letters.max(2) + 1;
        let rule = format!("+{}+\n", "-".repeat(cell * files.len() + 1));
        let mut head = String::from(" ");
        for &file in &files {
            let _ = write!(head, "{:>cell$}", system.file(file, self.board.files));
        }
        let mut out = format!("{head}\n{rule}");
        for &rank in &ranks {
            out.push('|');
            for &file in &files {
                let letter =
                    self.man(file, rank).map_or_else(|| "·".to_owned(), |man| self.letter(man));
                let _ = write!(out, "{letter:>cell$}");
            }
            let _ = writeln!(out, " | {}", system.rank(rank, self.board.ranks));
        }
        out + &rule
    }

    /// Writes a piece as in SFEN: capitals for the first player, small letters for the second.
    fn letter(&self, man: Man) -> String {
        let letter = &self.faces[usize::from(man.kind)].letter;
        if man.owner == 0 { letter.to_uppercase() } else { letter.to_lowercase() }
    }
}

/// Fills up to `width` columns, where wide signs count two.
fn pad(label: &str, width: usize) -> String {
    let taken: usize = label.chars().map(|sign| if sign.is_ascii() { 1 } else { 2 }).sum();
    " ".repeat(width.saturating_sub(taken)) + label
}

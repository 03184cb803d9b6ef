//! Geometry: where the squares, lines, labels and stands of any board lie on paper.
//!
//! Units are abstract; a square is [`CELL_WIDTH`] wide. Everything is computed here once and
//! serialised, so that the page and the printed diagram cannot disagree.

use serde::Serialize;

use crate::Coordinates;

/// The width of one square, in drawing units.
pub const CELL_WIDTH: i32 = 100;
/// The height of one square of a shogi board, which is a little taller than wide.
pub const CELL_HEIGHT: i32 = 110;

/// Room for labels beside a board of few files.
const LABELLED: i32 = 38;
/// The size of letters there.
const LETTER: i32 = 24;
/// From how many files on labels grow with the board, which is shown no larger, and to how many.
const GROWING: [u8; 2] = [12, 19];
/// The wooden edge where no labels stand.
const BARE: i32 = 20;
/// The width of a stand for captured pieces.
const STAND: i32 = 150;
/// The air between board and stand.
const GAP: i32 = 24;

/// Whether pieces stand in squares or on crossings of lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grid {
    /// In squares, as in shogi and chess.
    #[default]
    Squares,
    /// On crossings, as in xiangqi.
    Points,
}

/// The shape of a board, counted in squares.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Board {
    /// The number of files.
    pub files: u8,
    /// The number of ranks.
    pub ranks: u8,
    /// Squares or points.
    pub grid: Grid,
    /// How many far ranks promote, seen from either side; 0 where no zone is marked.
    pub zone: u8,
    /// On a board of points: the rank after which vertical lines are cut by a river.
    pub river: Option<u8>,
    /// Whether the river is two ranks wide, with a line along its middle.
    pub wide_river: bool,
    /// Further lines between points `(file, rank)`, such as the diagonals of a palace; on a board
    /// of squares they run through the outer corners of both squares.
    pub strokes: Vec<[u8; 4]>,
    /// Points with small brackets around them, where men stand at first.
    pub brackets: Vec<[u8; 2]>,
    /// Whether the squares are dark and light in turn, with a light one at either right hand.
    pub chequered: bool,
    /// Whether squares are as high as wide and pieces stand upright for both players.
    pub upright: bool,
    /// How the game's own texts name squares.
    pub native: Coordinates,
}

/// From which side of the table the board is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The first player sits at the bottom.
    #[default]
    First,
    /// The second player sits at the bottom.
    Second,
}

/// Whether stands for captured pieces are part of the drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Stands {
    /// Only the board: the page lays the stands out itself.
    #[default]
    Apart,
    /// Beside the board, as in life: the near player's at the lower right, the other's at the upper left.
    Beside,
}

/// A rectangle `[x, y, width, height]`.
pub type Rect = [i32; 4];

/// A coordinate on the edge of the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Label {
    /// The middle of the label.
    pub at: [i32; 2],
    /// What it says.
    pub text: String,
}

/// A stand for captured pieces.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Stand {
    /// The index of the player it belongs to.
    pub player: u8,
    /// Where it lies.
    pub area: Rect,
    /// Whether the stand is turned towards the player opposite.
    pub turned: bool,
}

/// A board laid out on paper, as seen from one side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Layout {
    /// The whole drawing.
    pub view: Rect,
    /// The wooden board with its edge.
    pub wood: Rect,
    /// The size of one square.
    pub cell: [i32; 2],
    /// Squares or points.
    pub grid: Grid,
    /// The number of files and ranks, for walking with the arrow keys.
    pub size: [u8; 2],
    /// From which side the board is seen.
    pub side: Side,
    /// The middle of every square, by index (`file * ranks + rank`).
    pub cells: Vec<[i32; 2]>,
    /// The squares painted dark, by index.
    pub dark: Vec<u16>,
    /// Whether the pieces of the player opposite are turned round.
    pub turns: bool,
    /// Lines `[x1, y1, x2, y2]`; the frame comes first.
    pub lines: Vec<[i32; 4]>,
    /// Dots that mark promotion zones, or the quarters of the board.
    pub dots: Vec<[i32; 2]>,
    /// The coordinates.
    pub labels: Vec<Label>,
    /// The size of their letters.
    pub letter: i32,
    /// The stands, empty when they lie apart.
    pub stands: Vec<Stand>,
}

/// Room on the four sides between lines and the edge of the wood.
struct Margins {
    left: i32,
    top: i32,
    right: i32,
    bottom: i32,
}

impl Board {
    /// Returns a plain board of squares with a promotion zone of `zone` ranks.
    pub fn squares(files: u8, ranks: u8, zone: u8) -> Self {
        Self { files, ranks, zone, ..Self::default() }
    }

    /// Returns a plain board of points.
    pub fn points(files: u8, ranks: u8) -> Self {
        Self { files, ranks, grid: Grid::Points, ..Self::default() }
    }

    /// Returns the number of squares.
    pub fn len(&self) -> usize {
        usize::from(self.files) * usize::from(self.ranks)
    }

    /// Tells whether the board has no squares at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the same kind of board without what stands on it at certain places.
    pub(crate) fn plain(&self) -> Self {
        Self { river: None, strokes: Vec::new(), brackets: Vec::new(), ..self.clone() }
    }

    /// Returns the coordinates to write for a reader who wishes for `wished`: games whose texts
    /// count files by letters from the left are never labelled otherwise.
    pub(crate) fn coordinates(&self, wished: Option<Coordinates>) -> Option<Coordinates> {
        match self.native {
            Coordinates::International => wished.map(|_| self.native),
            _ => wished,
        }
    }

    /// Returns the dark squares of a chequered board.
    fn dark(&self) -> Vec<u16> {
        let ranks = u16::from(self.ranks);
        // The square at the first player's lower right, index `ranks - 1`, is light.
        let dark = |n: &u16| (n / ranks + n % ranks) % 2 != (ranks - 1) % 2;
        if self.chequered { (0..self.len() as u16).filter(dark).collect() } else { Vec::new() }
    }

    /// Lays the board out as seen from `side`.
    pub fn lay_out(&self, side: Side, coordinates: Option<Coordinates>, stands: Stands) -> Layout {
        let tall = self.grid == Grid::Squares && !self.upright;
        let cell = [CELL_WIDTH, if tall { CELL_HEIGHT } else { CELL_WIDTH }];
        let grown = |length: i32| {
            let files = self.files.max(self.ranks).clamp(GROWING[0], GROWING[1]);
            length * i32::from(files) / i32::from(GROWING[0])
        };
        let margins = margins(coordinates, grown(LABELLED));
        let (files, ranks) = (i32::from(self.files), i32::from(self.ranks));
        let wood_size = [
            margins.left + files * cell[0] + margins.right,
            margins.top + ranks * cell[1] + margins.bottom,
        ];
        let shift = if stands == Stands::Beside { STAND + GAP } else { 0 };
        let wood = [shift, 0, wood_size[0], wood_size[1]];
        let origin = [shift + margins.left, margins.top];
        let frame = Frame { board: self, side, cell, origin };
        Layout {
            view: [0, 0, wood_size[0] + 2 * shift, wood_size[1]],
            wood,
            cell,
            grid: self.grid,
            size: [self.files, self.ranks],
            side,
            cells: frame.cells(),
            dark: self.dark(),
            turns: !self.upright,
            lines: frame.lines(),
            dots: frame.dots(),
            labels: coordinates.map_or_else(Vec::new, |system| frame.labels(system, &margins)),
            letter: grown(LETTER),
            stands: if stands == Stands::Beside { self.lay_stands(wood, side) } else { Vec::new() },
        }
    }

    /// Puts the near player's stand at the lower right and the other's at the upper left.
    fn lay_stands(&self, wood: Rect, side: Side) -> Vec<Stand> {
        let height = wood[3] * 4 / 5;
        let near = [wood[0] + wood[2] + GAP, wood[3] - height, STAND, height];
        let far = [0, 0, STAND, height];
        let (first, second) = match side {
            Side::First => (near, far),
            Side::Second => (far, near),
        };
        vec![
            Stand { player: 0, area: first, turned: side == Side::Second && !self.upright },
            Stand { player: 1, area: second, turned: side == Side::First && !self.upright },
        ]
    }
}

/// Leaves room where a system of coordinates writes its labels.
fn margins(coordinates: Option<Coordinates>, labelled: i32) -> Margins {
    match coordinates {
        None => Margins { left: BARE, top: BARE, right: BARE, bottom: BARE },
        Some(Coordinates::International) => {
            Margins { left: labelled, top: BARE, right: BARE, bottom: labelled }
        }
        Some(_) => Margins { left: BARE, top: labelled, right: labelled, bottom: BARE },
    }
}

/// A board being laid out.
struct Frame<'a> {
    board: &'a Board,
    side: Side,
    cell: [i32; 2],
    origin: [i32; 2],
}

impl Frame<'_> {
    /// Returns the column and row on paper of a file and rank.
    fn place(&self, file: u8, rank: u8) -> (i32, i32) {
        let (file, rank) = (i32::from(file), i32::from(rank));
        match self.side {
            Side::First => (i32::from(self.board.files) - 1 - file, rank),
            Side::Second => (file, i32::from(self.board.ranks) - 1 - rank),
        }
    }

    fn centre(&self, file: u8, rank: u8) -> [i32; 2] {
        let (column, row) = self.place(file, rank);
        [
            self.origin[0] + column * self.cell[0] + self.cell[0] / 2,
            self.origin[1] + row * self.cell[1] + self.cell[1] / 2,
        ]
    }

    fn cells(&self) -> Vec<[i32; 2]> {
        let (files, ranks) = (self.board.files, self.board.ranks);
        (0..files)
            .flat_map(|file| (0..ranks).map(move |rank| (file, rank)))
            .map(|(file, rank)| self.centre(file, rank))
            .collect()
    }

    /// Returns the left, top, right and bottom of the ruled lines.
    fn ruled(&self) -> [i32; 4] {
        let inset = match self.board.grid {
            Grid::Squares => [0, 0],
            Grid::Points => [self.cell[0] / 2, self.cell[1] / 2],
        };
        let right = self.origin[0] + i32::from(self.board.files) * self.cell[0] - inset[0];
        let bottom = self.origin[1] + i32::from(self.board.ranks) * self.cell[1] - inset[1];
        [self.origin[0] + inset[0], self.origin[1] + inset[1], right, bottom]
    }

    fn lines(&self) -> Vec<[i32; 4]> {
        let [left, top, right, bottom] = self.ruled();
        let mut lines = vec![
            [left, top, right, top],
            [right, top, right, bottom],
            [right, bottom, left, bottom],
            [left, bottom, left, top],
        ];
        let across = (1..).map(|n| top + n * self.cell[1]).take_while(|&y| y < bottom);
        lines.extend(across.map(|y| [left, y, right, y]));
        for x in (1..).map(|n| left + n * self.cell[0]).take_while(|&x| x < right) {
            match self.river() {
                Some([bank, far]) => lines.extend([[x, top, x, bank], [x, far, x, bottom]]),
                None => lines.push([x, top, x, bottom]),
            }
        }
        for &[file, rank, to_file, to_rank] in &self.board.strokes {
            let (mut from, mut to) = (self.centre(file, rank), self.centre(to_file, to_rank));
            if self.board.grid == Grid::Squares {
                for axis in [0, 1] {
                    let half = (to[axis] - from[axis]).signum() * self.cell[axis] / 2;
                    from[axis] -= half;
                    to[axis] += half;
                }
            }
            lines.push([from[0], from[1], to[0], to[1]]);
        }
        lines.extend(self.brackets([left, right]));
        lines
    }

    /// Draws the brackets around points, none of them beyond the outer lines.
    fn brackets(&self, [left, right]: [i32; 2]) -> Vec<[i32; 4]> {
        const AWAY: i32 = 8;
        const LONG: i32 = 15;
        let mut lines = Vec::new();
        for &[file, rank] in &self.board.brackets {
            let [x, y] = self.centre(file, rank);
            for (across, down) in [(-1, -1), (1, -1), (-1, 1), (1, 1)] {
                let (u, v) = (x + across * AWAY, y + down * AWAY);
                if (left..=right).contains(&u) {
                    lines.push([u, v, u + across * LONG, v]);
                    lines.push([u, v, u, v + down * LONG]);
                }
            }
        }
        lines
    }

    /// Returns the two banks of the river, top first.
    fn river(&self) -> Option<[i32; 2]> {
        let rank = self.board.river?;
        let wide = 1 + u8::from(self.board.wide_river);
        let (near, far) = (self.centre(0, rank)[1], self.centre(0, rank + wide)[1]);
        Some([near.min(far), near.max(far)])
    }

    /// Marks the corners of the promotion zones at a third of the width, as on a real board.
    fn dots(&self) -> Vec<[i32; 2]> {
        let (files, ranks, zone) = (self.board.files, self.board.ranks, self.board.zone);
        if zone == 0 || self.board.grid == Grid::Points || ranks < 2 * zone + 1 {
            return Vec::new();
        }
        let column = (files / 3).max(1);
        let xs = [column, files - column].map(|n| self.origin[0] + i32::from(n) * self.cell[0]);
        let ys = [zone, ranks - zone].map(|n| self.origin[1] + i32::from(n) * self.cell[1]);
        ys.into_iter().flat_map(|y| xs.map(|x| [x, y])).collect()
    }

    fn labels(&self, system: Coordinates, margins: &Margins) -> Vec<Label> {
        let (files, ranks) = (self.board.files, self.board.ranks);
        let [left, top] = self.origin;
        let right = left + i32::from(files) * self.cell[0];
        let bottom = top + i32::from(ranks) * self.cell[1];
        let below = system == Coordinates::International;
        let y = if below { bottom + margins.bottom / 2 } else { top - margins.top / 2 };
        let x = if below { left - margins.left / 2 } else { right + margins.right / 2 };
        let along = (0..files)
            .map(|n| Label { at: [self.centre(n, 0)[0], y], text: system.file(n, files) });
        let beside = (0..ranks)
            .map(|n| Label { at: [x, self.centre(0, n)[1]], text: system.rank(n, ranks) });
        along.chain(beside).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shogi(side: Side) -> Layout {
        Board::squares(9, 9, 3).lay_out(side, Some(Coordinates::Letters), Stands::Apart)
    }

    #[test]
    fn the_first_players_right_corner_lies_at_the_lower_right() {
        let layout = shogi(Side::First);
        let lower_right = layout.cells[8];
        assert!(layout.cells.iter().all(|c| c[0] <= lower_right[0] && c[1] <= lower_right[1]));
    }

    #[test]
    fn turning_the_board_turns_every_square_about_the_middle() {
        let (here, there) = (shogi(Side::First), shogi(Side::Second));
        let sum =
            |n: usize| [here.cells[n][0] + there.cells[n][0], here.cells[n][1] + there.cells[n][1]];
        assert!((1..81).all(|n| sum(n) == sum(0)));
    }

    #[test]
    fn a_shogi_board_has_four_dots_and_twenty_lines() {
        let layout = shogi(Side::First);
        assert_eq!((layout.dots.len(), layout.lines.len()), (4, 4 + 16));
    }

    #[test]
    fn a_river_cuts_the_inner_vertical_lines_of_a_board_of_points() {
        let board = Board { river: Some(4), ..Board::points(9, 10) };
        let layout = board.lay_out(Side::First, None, Stands::Apart);
        assert_eq!(layout.lines.len(), 4 + 8 + 2 * 7);
        assert_eq!(layout.cells.len(), 90);
    }

    #[test]
    fn the_largest_board_is_laid_out_like_the_smallest() {
        for size in [5, 25] {
            let layout = Board::squares(size, size, size / 3).lay_out(
                Side::Second,
                Some(Coordinates::Roman),
                Stands::Beside,
            );
            assert_eq!(layout.labels.len(), 2 * usize::from(size));
            let [_, _, width, height] = layout.view;
            let inside = |c: &[i32; 2]| (0..width).contains(&c[0]) && (0..height).contains(&c[1]);
            assert!(layout.cells.iter().all(inside));
        }
    }
}

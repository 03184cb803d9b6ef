//! Move diagrams: one piece on a small board with everything it can reach.

use crate::{
    layout::Board,
    pieces::Face,
    scene::{Man, Scene},
};

impl Scene {
    /// Draws how a kind moves: dots for single steps and jumps, arrows for lines without end.
    ///
    /// The board is as small as the longest jump allows; the piece stands in its middle.
    pub fn moves_of(&self, kind: u8) -> Self {
        let face = self.faces.get(usize::from(kind)).cloned().unwrap_or_default();
        let far = face.reach.iter().map(|r| r.dx.unsigned_abs().max(r.dy.unsigned_abs())).max();
        let middle = far.unwrap_or(1).clamp(2, 6);
        let size = 2 * middle + 1;
        let board = Board { grid: self.board.grid, ..Board::squares(size, size, 0) };
        let mut men = vec![None; board.len()];
        let centre = index(middle, size, 0, 0).unwrap_or_default();
        men[usize::from(centre)] = Some(Man { kind, owner: 0 });
        let mut scene = Self { board, faces: self.faces.clone(), men, ..Self::default() };
        scene.mark_reach(&face, centre, middle, size);
        scene
    }

    fn mark_reach(&mut self, face: &Face, centre: u16, middle: u8, size: u8) {
        for reach in &face.reach {
            let steps =
                (1..=size as i8).map_while(|n| index(middle, size, reach.dx * n, reach.dy * n));
            if reach.rides {
                self.arrows.extend(steps.last().map(|to| [centre, to]));
            } else {
                self.targets.extend(steps.take(1));
            }
        }
    }
}

/// Returns the square `dx` files to the right of and `dy` ranks below the middle.
fn index(middle: u8, size: u8, dx: i8, dy: i8) -> Option<u16> {
    let (size, middle) = (i16::from(size), i16::from(middle));
    let (file, rank) = (middle - i16::from(dx), middle + i16::from(dy));
    let inside = (0..size).contains(&file) && (0..size).contains(&rank);
    inside.then(|| (file * size + rank) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::Reach;

    #[test]
    fn a_knight_reaches_two_squares_and_a_lance_one_line() {
        let knight = [-1, 1].map(|dx| Reach { dx, dy: -2, rides: false }).to_vec();
        let lance = vec![Reach { dx: 0, dy: -1, rides: true }];
        let faces = [knight, lance].map(|reach| Face { reach, ..Face::default() }).to_vec();
        let scene = Scene { faces, ..Scene::default() };
        let of_knight = scene.moves_of(0);
        assert_eq!(of_knight.targets, [3 * 5, 5]);
        assert_eq!(scene.moves_of(1).arrows, [[2 * 5 + 2, 2 * 5]]);
    }
}

//! Move diagrams: one piece on a small board with everything it can reach.

use crate::{
    layout::Board,
    pieces::{Aim, Face, Reach},
    scene::{Man, Scene},
};

impl Scene {
    /// Draws how a kind moves: dots for single steps and jumps, rings where it only captures,
    /// arrows for lines without end.
    ///
    /// The board is as small as the longest jump allows; the piece stands in its middle.
    pub fn moves_of(&self, kind: u8) -> Self {
        let face = self.faces.get(usize::from(kind)).cloned().unwrap_or_default();
        let middle = face.reach.iter().copied().map(farthest).max().unwrap_or(1).clamp(2, 6);
        let size = 2 * middle + 1;
        let board = Board { zone: 0, files: size, ranks: size, ..self.board.plain() };
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
            if reach.rides() {
                self.arrows.extend(steps.last().map(|to| [centre, to]));
                continue;
            }
            let count = usize::from(reach.far - reach.near.min(reach.far)) + 1;
            let steps = steps.skip(usize::from(reach.near.max(1)) - 1).take(count);
            match reach.aim {
                Aim::Capture => self.takes.extend(steps),
                Aim::Move | Aim::Both => self.targets.extend(steps),
            }
        }
        for marks in [&mut self.targets, &mut self.takes] {
            marks.sort_unstable();
            marks.dedup();
        }
        self.takes.retain(|square| !self.targets.contains(square));
        self.arrows.sort_unstable();
        self.arrows.dedup();
    }
}

/// Returns how many squares away the last square of a way lies; one on an endless way.
fn farthest(reach: Reach) -> u8 {
    let step = reach.dx.unsigned_abs().max(reach.dy.unsigned_abs());
    if reach.rides() { step } else { step.saturating_mul(reach.far) }
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
    #[test]
    fn a_knight_reaches_two_squares_and_a_lance_one_line() {
        let knight = [-1, 1].map(|dx| Reach::new(dx, -2, 1)).to_vec();
        let lance = vec![Reach::new(0, -1, Reach::ENDLESS)];
        let faces = [knight, lance].map(|reach| Face { reach, ..Face::default() }).to_vec();
        let scene = Scene { faces, ..Scene::default() };
        let of_knight = scene.moves_of(0);
        assert_eq!(of_knight.targets, [5, 3 * 5]);
        assert_eq!(scene.moves_of(1).arrows, [[2 * 5 + 2, 2 * 5]]);
    }

    #[test]
    fn a_chess_pawn_has_dots_ahead_and_rings_aside() {
        let ahead = Reach { aim: Aim::Move, ..Reach::new(0, -1, 2) };
        let aside = [-1, 1].map(|dx| Reach { aim: Aim::Capture, ..Reach::new(dx, -1, 1) });
        let reach = [&[ahead][..], &aside].concat();
        let scene = Scene { faces: vec![Face { reach, ..Face::default() }], ..Scene::default() };
        let of_pawn = scene.moves_of(0);
        assert_eq!((of_pawn.targets, of_pawn.takes), (vec![10, 11], vec![6, 16]));
    }
}

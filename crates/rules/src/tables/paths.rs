//! The way of every walk of a man from a square: what a walk needs to know, in one place.

use super::{Man, Stride, Tables};
use crate::kind::{Manner, Takes};

/// One walk of one man from one square.
#[expect(clippy::struct_excessive_bools, reason = "four independent facts, each read by name")]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Path {
    /// Where its squares begin among those of all rays.
    start: u32,
    /// Number of its ray: the square it leaves and the direction.
    ray: u32,
    length: u8,
    pub(crate) least: u8,
    /// Whether it may end on an empty square.
    pub(crate) moves: bool,
    /// Whether it may take.
    pub(crate) takes: bool,
    pub(crate) manner: Manner,
    /// Whether it needs a right of the first move.
    pub(crate) fresh: bool,
    /// Whether a jump along it takes the man it goes over.
    over: bool,
}

/// Which walks of a man are asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    /// Those to empty squares.
    pub(crate) moves: bool,
    /// Those that take.
    pub(crate) takes: bool,
    /// Those that need a right of the first move.
    pub(crate) first: bool,
}

impl Asked {
    /// All walks but first moves.
    pub(crate) const PLAIN: Self = Self { moves: true, takes: true, first: false };

    /// The same, with first moves or without.
    pub(crate) fn with_first(self, first: bool) -> Self {
        Self { first, ..self }
    }
}

impl Path {
    /// Tells whether a jump along the path takes the man it goes over.
    #[inline]
    pub(crate) fn jumps_to_take(self) -> bool {
        self.over
    }

    /// Returns what is asked for of a path.
    #[inline]
    pub(crate) fn asked(self, asked: Asked) -> Self {
        Self { moves: self.moves && asked.moves, takes: self.takes && asked.takes, ..self }
    }
}

impl Tables {
    /// Returns the paths of a man from a square, but for those that take kings only.
    #[inline]
    pub(crate) fn paths(&self, man: Man, from: u16) -> &[Path] {
        let (start, length) = self.path_spans[usize::from(man) * self.squares + usize::from(from)];
        &self.paths[start as usize..][..usize::from(length)]
    }

    /// Returns the squares of a path, nearest first.
    #[inline]
    pub(crate) fn squares_of(&self, path: Path) -> &[u16] {
        &self.ray_squares[path.start as usize..][..usize::from(path.length)]
    }

    /// Returns the squares that a lame leap passes.
    #[inline]
    pub(crate) fn legs_of(&self, path: Path) -> &[u16] {
        &self.legs[path.ray as usize]
    }

    /// Lays out the paths of all men.
    pub(super) fn lay_paths(&mut self) {
        for man in 0..self.strides.len() as Man {
            for from in 0..self.squares as u16 {
                let start = self.paths.len();
                for place in 0..self.strides(man).len() {
                    let path = self.path(from, self.strides(man)[place]);
                    self.paths.extend(path);
                }
                self.path_spans.push((start as u32, (self.paths.len() - start) as u16));
            }
        }
    }

    fn path(&self, from: u16, stride: Stride) -> Option<Path> {
        let ray = usize::from(from) * self.directions + usize::from(stride.direction);
        let (start, length) = self.ray_spans[ray];
        let length = length.min(u16::from(stride.reach)) as u8;
        let begins = stride.begins.is_none_or(|set| self.sets[usize::from(set)].contains(from));
        let Stride { least, takes, manner, fresh, .. } = stride;
        let goes = length > 0 && begins && takes != Takes::Royals;
        let over = manner == Manner::Jump && takes == Takes::Enemies;
        let (moves, takes) = (takes != Takes::Enemies, takes != Takes::Nothing);
        let ray = ray as u32;
        goes.then_some(Path { start, ray, length, least, moves, takes, manner, fresh, over })
    }
}

//! Clamping: enemies between two men of the mover are taken, as in hasami shogi.

use crate::kind::{Clamp, Shut};
use crate::position::{Position, take};
use crate::square_set::SquareSet;
use crate::tables::{Man, Tables};

impl Position {
    /// Takes the enemies that the man who has just come to a square clamps, and returns how many.
    pub(crate) fn take_clamped(&mut self, tables: &Tables, man: Man, to: u16, how: Clamp) -> u8 {
        let mut shut = SquareSet::default();
        for &(direction, _) in tables.walks(man) {
            let ray = tables.ray(to, direction, u8::MAX);
            let enemies = ray.iter().take_while(|&&at| self.is_enemy(tables, at, man)).count();
            let held = ray.get(enemies).is_some_and(|&at| self.is_friend(tables, at, man));
            if held {
                ray[..enemies].iter().for_each(|&at| shut.insert(at));
            }
            let Some(&beside) = ray.first().filter(|&&at| self.is_enemy(tables, at, man)) else {
                continue;
            };
            let neighbours = || neighbours(tables, man, beside);
            let corner = neighbours().count() == 2;
            if how.corner == Shut::Taken
                && corner
                && neighbours().all(|at| self.is_friend(tables, at, man))
            {
                shut.insert(beside);
            }
            if how.edge == Shut::Taken {
                self.shut_in(tables, man, beside).iter().for_each(|at| shut.insert(at));
            }
        }
        let mut taken = 0;
        for square in shut.iter() {
            let victim = take(self, tables, square);
            self.removed.push((square, victim));
            taken += 1;
        }
        taken
    }

    /// Returns the enemies connected with one beside a man, if they touch the edge and have no
    /// empty square beside them.
    fn shut_in(&self, tables: &Tables, man: Man, beside: u16) -> SquareSet {
        let mut group = SquareSet::default();
        let mut left = vec![beside];
        let mut at_edge = false;
        while let Some(at) = left.pop() {
            if group.contains(at) {
                continue;
            }
            group.insert(at);
            at_edge |= neighbours(tables, man, at).count() < 4;
            for next in neighbours(tables, man, at) {
                if self.men[usize::from(next)] == 0 {
                    return SquareSet::default();
                }
                if self.is_enemy(tables, next, man) {
                    left.push(next);
                }
            }
        }
        if at_edge { group } else { SquareSet::default() }
    }

    fn is_enemy(&self, tables: &Tables, square: u16, man: Man) -> bool {
        let there = self.men[usize::from(square)];
        there != 0 && tables.owner(there) != tables.owner(man)
    }

    fn is_friend(&self, tables: &Tables, square: u16, man: Man) -> bool {
        let there = self.men[usize::from(square)];
        there != 0 && tables.owner(there) == tables.owner(man)
    }
}

/// Returns the squares one step away along the walks of a man.
fn neighbours(tables: &Tables, man: Man, square: u16) -> impl Iterator<Item = u16> + '_ {
    let walks = tables.walks(man).iter();
    walks.filter_map(move |&(direction, _)| tables.ray(square, direction, 1).first().copied())
}

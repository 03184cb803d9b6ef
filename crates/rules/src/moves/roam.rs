//! Men that turn on their way, and emperors: where they go and what they attack.

use std::ops::ControlFlow;

use crate::board::{Player, Square};
use crate::kind::Reign;
use crate::moves::Move;
use crate::moves::attack::reaches_back;
use crate::position::{NOWHERE, Position};
use crate::square_set::SquareSet;
use crate::tables::{Feat, Man, Tables};

const NONE_GONE: [u16; 2] = [NOWHERE; 2];

impl Position {
    /// Hands on the turning moves and the leaps over the whole board of the man on a square.
    pub(super) fn visit_roaming(
        &self,
        tables: &Tables,
        from: u16,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut seen = SquareSet::default();
        for &feat in tables.feats(self.men[usize::from(from)]) {
            match feat {
                Feat::Hook { first, turns } => {
                    self.visit_corners(tables, from, first, turns, NONE_GONE, &mut |to| {
                        if seen.contains(to) || !self.may_enter(tables, to) {
                            return ControlFlow::Continue(());
                        }
                        seen.insert(to);
                        self.visit_leap(tables, from, to, visit)
                    })?;
                }
                Feat::Anywhere { takes } => self.visit_realm(tables, from, takes, visit)?,
                _ => {}
            }
        }
        ControlFlow::Continue(())
    }

    /// Hands on the squares behind a corner: the empty ones and the first occupied one of each
    /// second slide, as if nobody stood on the squares of `gone`.
    fn visit_corners(
        &self,
        tables: &Tables,
        from: u16,
        first: u8,
        turns: [u8; 2],
        gone: [u16; 2],
        visit: &mut impl FnMut(u16) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let empty = |at: u16| self.men[usize::from(at)] == 0 || gone.contains(&at);
        for &corner in tables.ray(from, first, u8::MAX) {
            if !empty(corner) {
                break;
            }
            for turn in turns {
                for &to in tables.ray(corner, turn, u8::MAX) {
                    visit(to)?;
                    if !empty(to) {
                        break;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn visit_realm(
        &self,
        tables: &Tables,
        from: u16,
        takes: Reign,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for to in self.empty_squares().iter() {
            self.visit_leap(tables, from, to, visit)?;
        }
        for enemy in self.game.rules().each_player().filter(|&player| player != self.turn) {
            let guard = self.emperors(tables, enemy);
            for to in self.places[enemy.index()].iter() {
                if self.reigns_over(tables, from, to, takes, guard) {
                    self.visit_leap(tables, from, to, visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns one emperor of a player, and whether there are more.
    fn emperors(&self, tables: &Tables, player: Player) -> (u16, bool) {
        let emperor = |&at: &u16| is_emperor(tables, self.men[usize::from(at)]);
        let mut found = self.places[player.index()].iter().filter(emperor);
        (found.next().unwrap_or(NOWHERE), found.next().is_some())
    }

    /// Tells whether the emperor on a square may take the man on another, whose side has the
    /// emperors of `guard`.
    fn reigns_over(
        &self,
        tables: &Tables,
        from: u16,
        to: u16,
        takes: Reign,
        (emperor, more): (u16, bool),
    ) -> bool {
        let victim = self.men[usize::from(to)];
        if takes == Reign::Subjects && !tables.royal[usize::from(victim)] {
            return true;
        }
        let guarded = more || emperor != NOWHERE && emperor != to;
        let taker = tables.owner(self.men[usize::from(from)]);
        !guarded && !self.attacked_without(tables, to, taker, [from, NOWHERE])
    }

    /// Returns the squares of the men with a bent way and the emperors, other than `player`'s, that
    /// attack a square.
    pub(super) fn roamers<'a>(
        &'a self,
        tables: &'a Tables,
        square: u16,
        player: Player,
    ) -> impl Iterator<Item = u16> + 'a {
        self.others_that_roam(tables, player).filter(move |&from| {
            self.turns_to(tables, from, square, NONE_GONE) || self.rules_over(tables, from, square)
        })
    }

    fn others_that_roam<'a>(
        &'a self,
        tables: &'a Tables,
        player: Player,
    ) -> impl Iterator<Item = u16> + 'a {
        let sides = self.game.rules().each_player().filter(move |&side| side != player);
        sides.filter(|_| tables.has_roamers()).flat_map(move |side| {
            let roams = |at: &u16| tables.roams(self.men[usize::from(*at)]);
            self.places[side.index()].iter().filter(roams)
        })
    }

    /// Tells whether a man on a line or with a bent way, other than `player`'s, attacks a square,
    /// as if nobody stood on the squares of `gone`. Emperors are not asked.
    pub(super) fn attacked_without(
        &self,
        tables: &Tables,
        square: u16,
        player: Player,
        gone: [u16; 2],
    ) -> bool {
        let stands = |&at: &u16| self.men[usize::from(at)] != 0 && !gone.contains(&at);
        let along = |direction: u8| {
            let ray = tables.ray_of_threats(square, direction);
            ray.iter().position(stands).is_some_and(|first| {
                let man = self.men[usize::from(ray[first])];
                tables.owner(man) != player && reaches_back(tables, man, direction, first + 1)
            })
        };
        tables.directions().any(along)
            || self
                .others_that_roam(tables, player)
                .any(|from| !gone.contains(&from) && self.turns_to(tables, from, square, gone))
    }

    fn turns_to(&self, tables: &Tables, from: u16, square: u16, gone: [u16; 2]) -> bool {
        let here = &mut |to: u16| {
            if to == square { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        tables.feats(self.men[usize::from(from)]).iter().any(|&feat| match feat {
            Feat::Hook { first, turns } => {
                self.visit_corners(tables, from, first, turns, gone, here).is_break()
            }
            _ => false,
        })
    }

    /// Tells whether the man on a square is an emperor that may take what stands on another.
    fn rules_over(&self, tables: &Tables, from: u16, square: u16) -> bool {
        let (man, victim) = (self.men[usize::from(from)], self.men[usize::from(square)]);
        tables.feats(man).iter().any(|&feat| match feat {
            Feat::Anywhere { takes } => {
                victim == 0 || {
                    let guard = self.emperors(tables, tables.owner(victim));
                    self.reigns_over(tables, from, square, takes, guard)
                }
            }
            _ => false,
        })
    }

    /// Returns the first square that bars a turning man from another; nothing if it never gets
    /// there.
    pub(crate) fn bar_of_turn(&self, tables: &Tables, from: Square, to: Square) -> Option<Square> {
        let (from, to) = (from.raw(), to.raw());
        tables.feats(self.men[usize::from(from)]).iter().find_map(|&feat| {
            let Feat::Hook { first, turns } = feat else { return None };
            let way = tables.ray(from, first, u8::MAX);
            way.iter().enumerate().find_map(|(place, &corner)| {
                turns.into_iter().find_map(|turn| {
                    let on = tables.ray(corner, turn, u8::MAX);
                    let end = on.iter().position(|&at| at == to)?;
                    let mut passed = way[..=place].iter().chain(&on[..end]);
                    passed.find(|&&at| self.men[usize::from(at)] != 0).map(|&at| Square::new(at))
                })
            })
        })
    }
}

fn is_emperor(tables: &Tables, man: Man) -> bool {
    tables.feats(man).iter().any(|feat| matches!(feat, Feat::Anywhere { .. }))
}

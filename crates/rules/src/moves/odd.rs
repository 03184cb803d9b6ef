//! Moves in games whose men hop, are lame, capture otherwise than they move, or have rights of a
//! first move.
//!
//! Such a man can bear on a king in ways a pin does not tell: a horse is let through by the leg
//! that leaves, a cannon needs its screen. So a move is tried on paper, but only if it touches a
//! square that bears on the king at all.

use std::ops::ControlFlow;

use crate::board::{Player, Square};
use crate::kind::Manner;
use crate::moves::Move;
use crate::moves::legal::Wish;
use crate::position::{NOWHERE, Position};
use crate::rules::Safety;
use crate::tables::{Asked, Man, Menace, Path, Stride, Tables};

/// The board as it would be after a move: two squares left, one taken up.
#[derive(Clone, Copy)]
pub(super) struct Glance {
    pub(super) left: u16,
    pub(super) taken: u16,
    pub(super) to: u16,
    pub(super) man: Man,
}

impl Glance {
    /// The board as it is.
    pub(super) const NOW: Glance = Glance { left: NOWHERE, taken: NOWHERE, to: NOWHERE, man: 0 };

    #[inline]
    pub(super) fn man_at(self, position: &Position, square: u16) -> Man {
        if square == self.to {
            self.man
        } else if square == self.left || square == self.taken {
            0
        } else {
            position.men[usize::from(square)]
        }
    }

    /// Returns the directions from a king in which the move changes something.
    #[inline]
    fn touches(self, tables: &Tables, king: u16) -> u32 {
        let bears = |square: u16| tables.bearing(king, square);
        bears(self.left) | bears(self.to) | bears(self.taken)
    }
}

/// What threatens a king before a move.
#[derive(Clone, Copy, Default)]
struct Guard {
    /// The directions in which others have a man that strikes that way, as bits.
    armed: u32,
    checked: bool,
}

impl Position {
    pub(super) fn visit_odd(
        &self,
        tables: &Tables,
        wish: &Wish<impl Fn(Move) -> bool>,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.settled_by_passing().is_some() {
            return ControlFlow::Continue(());
        }
        let us = self.turn.index();
        let lawful = self.game.rules().safety == Safety::Lawful && self.royals[us] == 1;
        let king = if lawful { self.royal_square[us] } else { NOWHERE };
        let guard = if lawful { self.guard(tables, king) } else { Guard::default() };
        let checked = guard.checked;
        let opposed = self.is_opposed();
        let safe = |played: Move| !lawful || self.keeps_king_safe(tables, played, king, guard);
        let breaks = |played: Move| !opposed || !self.kings_face(self.glance_after(tables, played));
        let offer = &mut |played: Move| {
            if wish.wants(played) && safe(played) && breaks(played) {
                visit(played)
            } else {
                ControlFlow::Continue(())
            }
        };
        for from in self.places[us].iter().filter(|&from| wish.man(from)) {
            let asked = wish.asked(self, from).with_first(from != king || !checked);
            self.visit_strides(tables, from, |_| true, asked, offer)?;
            self.visit_turns_in_place(tables, from, |_| true, offer)?;
            self.visit_feats(tables, from, offer)?;
        }
        self.captures_in_passing(tables).try_for_each(&mut *offer)?;
        self.visit_castlings(tables, checked, offer)?;
        if !wish.man(NOWHERE) {
            return ControlFlow::Continue(());
        }
        if !tables.hand_order.is_empty() {
            self.visit_drops(tables, &self.empty_squares(), offer)?;
        }
        let stuck = || {
            let found = &mut |played| {
                if safe(played) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            self.places[us]
                .iter()
                .try_for_each(|from| {
                    self.visit_strides(tables, from, |_| true, Asked::PLAIN, found)
                })
                .is_continue()
        };
        if (wish.play)(Move::PASS) && self.may_pass(opposed, checked, stuck) {
            visit(Move::PASS)?;
        }
        ControlFlow::Continue(())
    }

    /// Returns the board as it would be after a move.
    pub(super) fn glance_after(&self, tables: &Tables, played: Move) -> Glance {
        let (from, to) = (played.raw_from(), played.raw_to());
        let man = match played.dropped() {
            Some(kind) => tables.man(kind, self.turn),
            None => self.men[usize::from(from)],
        };
        let taken =
            if played.dropped().is_some() { to } else { self.victim_square(tables, played, man) };
        Glance { left: from, taken: if taken == to { NOWHERE } else { taken }, to, man }
    }

    /// Tells whether the only king of the player to move is safe after a move that walks allow.
    pub(super) fn leaves_king_safe(&self, tables: &Tables, played: Move) -> bool {
        let us = self.turn.index();
        if self.game.rules().safety != Safety::Lawful || self.royals[us] != 1 {
            return true;
        }
        let king = self.royal_square[us];
        self.keeps_king_safe(tables, played, king, self.guard(tables, king))
    }

    /// Returns what threatens the king of the player to move, on a square.
    fn guard(&self, tables: &Tables, king: u16) -> Guard {
        let armed = self.armed(tables, king, self.turn, Glance::NOW);
        let checked = self.struck_from(tables, king, armed, self.turn, Glance::NOW);
        Guard { armed, checked }
    }

    /// Tells whether the king is safe after a move that is otherwise right.
    fn keeps_king_safe(&self, tables: &Tables, played: Move, king: u16, guard: Guard) -> bool {
        let (from, to) = (played.raw_from(), played.raw_to());
        if from == king {
            return played.is_castling() || {
                let glance = Glance { left: from, ..Glance::NOW };
                !self.attacked_at(tables, to, self.turn, glance)
            };
        }
        let glance = self.glance_after(tables, played);
        let places = if guard.checked { u32::MAX } else { glance.touches(tables, king) };
        !self.struck_from(tables, king, guard.armed & places, self.turn, glance)
    }

    /// Tells whether a player's king that nobody attacks is attacked after a move of another.
    #[inline]
    pub(super) fn newly_attacked(
        &self,
        tables: &Tables,
        king: u16,
        player: Player,
        glance: Glance,
    ) -> bool {
        self.struck_from(tables, king, glance.touches(tables, king), player, glance)
    }

    /// Returns the directions from a player's king in which others have a man that strikes that
    /// way, whatever stands in between.
    pub(super) fn armed(&self, tables: &Tables, king: u16, player: Player, glance: Glance) -> u32 {
        let strikes = |man: Man, at: u16| tables.bearing(king, at) & tables.strikes(man);
        let others = (0..self.places.len()).filter(|&other| other != player.index());
        let standing = others.flat_map(|other| self.places[other].iter());
        let arriving = match glance.man {
            0 => 0,
            man if tables.owner(man) == player => 0,
            man => strikes(man, glance.to),
        };
        standing.fold(arriving, |armed, at| armed | strikes(self.men[usize::from(at)], at))
    }

    /// Hands on the moves asked for of the man on a square to squares that `allowed` lets through.
    pub(super) fn visit_strides(
        &self,
        tables: &Tables,
        from: u16,
        allowed: impl Fn(u16) -> bool,
        asked: Asked,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let man = self.men[usize::from(from)];
        for &path in tables.paths(man, from) {
            let path = path.asked(asked);
            if path.fresh && !(asked.first && self.is_fresh(tables, from)) {
                continue;
            }
            let ray = tables.squares_of(path);
            match path.manner {
                // Most walks are a single step.
                Manner::Slide => match *ray {
                    [to] if path.least <= 1 => {
                        let there = self.men[usize::from(to)];
                        let enemy = || tables.owner(there) != self.turn;
                        let may = if there == 0 { path.moves } else { path.takes && enemy() };
                        if may && allowed(to) {
                            let plain = Move::step(Square::new(from), Square::new(to));
                            self.in_each_form(tables, man, plain, &[there], visit)?;
                        }
                    }
                    _ => self.visit_slide(tables, man, from, path, ray, &allowed, visit)?,
                },
                Manner::Lame => {
                    let mut legs = tables.legs_of(path).iter();
                    if legs.all(|&leg| self.men[usize::from(leg)] == 0) {
                        self.visit_slide(tables, man, from, path, ray, &allowed, visit)?;
                    }
                }
                Manner::Jump => {
                    // A jump ends on an empty square even where it takes.
                    if asked.moves || path.jumps_to_take() {
                        self.visit_jump(tables, from, path, &mut |played: Move| {
                            let here = allowed(played.raw_to());
                            if here { visit(played) } else { ControlFlow::Continue(()) }
                        })?;
                    }
                }
                Manner::Hop | Manner::ShyHop => {
                    let occupied = |&at: &u16| self.men[usize::from(at)] != 0;
                    let Some(screen) = ray.iter().position(occupied) else { continue };
                    let shy = |at: u16| tables.shy[usize::from(self.men[usize::from(at)])];
                    if path.manner == Manner::ShyHop && shy(ray[screen]) {
                        continue;
                    }
                    let beyond = &ray[screen + 1..];
                    self.visit_slide(tables, man, from, path, beyond, &allowed, visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn may_begin(&self, tables: &Tables, stride: Stride, from: u16) -> bool {
        let here = stride.begins.is_none_or(|set| tables.sets[usize::from(set)].contains(from));
        here && (!stride.fresh || self.is_fresh(tables, from))
    }

    /// Tells whether a square still has a right of a first move.
    #[inline]
    pub(super) fn is_fresh(&self, tables: &Tables, from: u16) -> bool {
        tables.rights_lost(from) & self.rights != 0
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "a walk, the way it goes, and what is asked of it"
    )]
    #[inline]
    fn visit_slide(
        &self,
        tables: &Tables,
        man: Man,
        from: u16,
        path: Path,
        ray: &[u16],
        allowed: &impl Fn(u16) -> bool,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (place, &to) in ray.iter().enumerate() {
            let near = place + 1 < usize::from(path.least);
            let there = self.men[usize::from(to)];
            let may = if there == 0 {
                path.moves
            } else {
                let shy = path.manner == Manner::ShyHop && tables.shy[usize::from(there)];
                path.takes && !shy && tables.owner(there) != self.turn
            };
            if may && !near && allowed(to) {
                let plain = Move::step(Square::new(from), Square::new(to));
                self.in_each_form(tables, man, plain, &[there], visit)?;
            }
            if there != 0 {
                break;
            }
        }
        ControlFlow::Continue(())
    }

    /// Tells whether a man other than `player`'s attacks a royal man on a square, on the board as
    /// a glance shows it.
    pub(super) fn attacked_at(
        &self,
        tables: &Tables,
        square: u16,
        player: Player,
        glance: Glance,
    ) -> bool {
        let armed = self.armed(tables, square, player, glance);
        self.struck_from(tables, square, armed, player, glance)
    }

    /// Tells the same for some of the directions.
    fn struck_from(
        &self,
        tables: &Tables,
        square: u16,
        directions: u32,
        player: Player,
        glance: Glance,
    ) -> bool {
        let mut bits = directions;
        while bits != 0 {
            let mut menaces = tables.menaces_of(bits.trailing_zeros(), player);
            if menaces.any(|menace| self.struck(tables, square, menace, player, glance)) {
                return true;
            }
            bits &= bits - 1;
        }
        false
    }

    /// Tells the same for one direction.
    #[inline]
    fn struck(
        &self,
        tables: &Tables,
        square: u16,
        menace: Menace,
        player: Player,
        glance: Glance,
    ) -> bool {
        let back = tables.opposite(menace.direction);
        let ray = tables.ray(square, menace.direction, menace.reach).iter().enumerate();
        let mut men = ray.filter_map(|(place, &at)| {
            let man = glance.man_at(self, at);
            (man != 0).then_some((at, man, place + 1))
        });
        let enemy = |man: Man| tables.owner(man) != player;
        let Some((at, first, distance)) = men.next() else { return false };
        let clear = |&leg: &u16| glance.man_at(self, leg) == 0;
        if enemy(first)
            && usize::from(tables.reach(first, back)) >= distance
            && (!menace.lame || tables.legs(at, back).iter().all(clear))
        {
            return true;
        }
        menace.hops
            && men.next().is_some_and(|(_, man, distance)| {
                let shy = tables.shy[usize::from(first)] && tables.shy[usize::from(man)];
                enemy(man) && usize::from(tables.hop_reach(man, back)) >= distance && !shy
            })
    }
}

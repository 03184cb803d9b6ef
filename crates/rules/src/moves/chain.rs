//! Jumps over men, and jumping on in the same turn, as in tobi shogi and draughts.

use std::ops::ControlFlow;

use crate::board::{Player, Square};
use crate::kind::Manner;
use crate::moves::Move;
use crate::position::Position;
use crate::tables::{Man, Path, Tables};

impl Position {
    /// Returns where a jump of a player's man along a ray ends, if there is one; one that is made
    /// `to_take` goes over a single enemy.
    pub(crate) fn landing(
        &self,
        tables: &Tables,
        owner: Player,
        to_take: bool,
        ray: &[u16],
    ) -> Option<u16> {
        let jumped = ray.iter().take_while(|&&at| self.men[usize::from(at)] != 0).count();
        let to = *ray.get(jumped).filter(|_| jumped > 0)?;
        let enemy = tables.owner(self.men[usize::from(ray[0])]) != owner;
        let jumps = !to_take || jumped == 1 && enemy;
        jumps.then_some(to)
    }

    /// Hands on the jump along a path of the man on a square.
    pub(super) fn visit_jump(
        &self,
        tables: &Tables,
        from: u16,
        path: Path,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let man = self.men[usize::from(from)];
        let ray = tables.squares_of(path);
        let to_take = path.jumps_to_take();
        let Some(to) = self.landing(tables, tables.owner(man), to_take, ray) else {
            return ControlFlow::Continue(());
        };
        let taken = if to_take { self.men[usize::from(ray[0])] } else { 0 };
        let plain = Move::step(Square::new(from), Square::new(to));
        self.in_each_form(tables, man, plain, &[taken], visit)
    }

    /// Hands on all jumps of the man on a square.
    pub(super) fn visit_jumps(
        &self,
        tables: &Tables,
        from: u16,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let paths = tables.paths(self.man_at(from), from).iter();
        paths
            .filter(|path| path.manner == Manner::Jump)
            .try_for_each(|&path| self.visit_jump(tables, from, path, visit))
    }

    /// Hands on what the man may do that has just jumped: jump on, or stop.
    pub(super) fn visit_chain(
        &self,
        tables: &Tables,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.visit_jumps(tables, self.chain, visit)?;
        if tables.jumps.must { ControlFlow::Continue(()) } else { visit(Move::PASS) }
    }

    /// Hands on the jumps of all men of the player to move.
    pub(super) fn visit_all_jumps(
        &self,
        tables: &Tables,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut men = self.places[self.turn.index()].iter();
        men.try_for_each(|from| self.visit_jumps(tables, from, visit))
    }

    /// Tells whether a player who may jump has to.
    pub(crate) fn has_to_jump(&self, tables: &Tables) -> bool {
        tables.jumps.must
            && self.visit_all_jumps(tables, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// Tells whether the man of a move just made on the board has jumped and can jump on.
    pub(crate) fn jumps_on(&self, tables: &Tables, played: Move, man: Man) -> bool {
        let (from, to) = (played.raw_from(), played.raw_to());
        tables.jumped(man, from, to).is_some() && self.can_jump(tables, to)
    }

    /// Tells whether the man on a square can jump.
    pub(crate) fn can_jump(&self, tables: &Tables, square: u16) -> bool {
        self.visit_jumps(tables, square, &mut |_| ControlFlow::Break(())).is_break()
    }
}

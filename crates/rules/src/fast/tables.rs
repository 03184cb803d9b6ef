//! What the rules of shogi say about each square of the board, as sets: steps, rays, lines, zones.
//!
//! Nothing here states a rule. The tables are derived once from the rules card of shogi, so a change
//! of the card changes the fast board with it.

use core::cell::UnsafeCell;
use core::mem::MaybeUninit;
use std::sync::{Arc, LazyLock};

use super::bitboard::Bitboard;
use super::lanes::Lanes;
use super::square::{Kind, Side, Square};
use crate::rules::{
    BareKing, Choice, Drops, Endings, Perpetual, Promotion, QuietRepetition, Repetition, Rules,
    Safety,
};
use crate::{Game, Vector, Walk, games};

/// A value for each square, and one more for [`Square::NONE`].
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct PerSquare<T>([T; 82]);

impl<T: Copy> PerSquare<T> {
    #[inline(always)]
    pub(super) fn at(&self, square: Square) -> &T {
        debug_assert!(square.index() < 82);
        // SAFETY: a `Square` is at most 81: `new` and `at` check, bitboards have no other bits, and
        // moves are only built from squares.
        unsafe { self.0.get_unchecked(square.index()) }
    }

    fn fill(&mut self, mut value: impl FnMut(Square) -> T) {
        for index in 0..Square::COUNT {
            self.0[index] = value(Square::new(index).expect("the index is below 81"));
        }
    }
}

/// The four rays of a bishop or a rook from one square, edge squares included.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct Rays {
    up: [Lanes; 2],
    down: [Lanes; 2],
}

impl Rays {
    /// Sorts four rays by whether square numbers rise or fall along them.
    fn new(slides: Vec<(Vector, Bitboard)>) -> Self {
        // A step to the left raises the file, a step back the rank.
        let rises = |&(step, _): &(Vector, Bitboard)| (step.right, step.forward) < (0, 0);
        let (up, down): (Vec<_>, Vec<_>) = slides.into_iter().partition(rises);
        let pair = |rays: Vec<(Vector, Bitboard)>| match rays.as_slice() {
            [(_, a), (_, b)] => [a.0, b.0],
            _ => panic!("a bishop or rook slides two ways up and two ways down"),
        };
        Self { up: pair(up), down: pair(down) }
    }

    /// The squares reached along the four rays on a board so occupied, blockers included.
    #[inline(always)]
    pub(super) fn reach(&self, occupied: Bitboard) -> Bitboard {
        Bitboard(Lanes::rays(&self.up, &self.down, occupied.0))
    }
}

/// All tables.
#[repr(C)]
pub(super) struct Tables {
    /// Single steps (not slides) of each kind of each side.
    steps: [[PerSquare<Bitboard>; 16]; 2],
    /// Diagonal rays.
    pub(super) diagonals: PerSquare<Rays>,
    /// Rays along files and ranks.
    pub(super) crosses: PerSquare<Rays>,
    /// The squares in front of a lance of each side, to the edge.
    pub(super) ahead: [PerSquare<Bitboard>; 2],
    /// Both diagonals through a square, without it.
    pub(super) diagonal_lines: PerSquare<Bitboard>,
    /// File and rank through a square, without it.
    pub(super) cross_lines: PerSquare<Bitboard>,
    /// From where a slider or stepper may bear on a king's neighbours, king of each side.
    pub(super) danger: [PerSquare<Danger>; 2],
    /// Where a piece that has left this square may promote.
    pub(super) promoting_to: [PerSquare<Bitboard>; 2],
    /// The promotion zone of each side.
    pub(super) zone: [Bitboard; 2],
    /// Where a pawn or lance of each side could never move again, and where a knight could not.
    pub(super) last_rank: [Bitboard; 2],
    pub(super) last_two_ranks: [Bitboard; 2],
    /// The squares strictly between two squares of one line; empty otherwise.
    between: PerSquare<PerSquare<Bitboard>>,
    /// The whole line through two squares; empty when they share none.
    line: PerSquare<PerSquare<Bitboard>>,
}

/// From where enemy pieces may bear on the squares next to a king.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct Danger {
    /// Stepping pieces.
    pub(super) near: Bitboard,
    /// Lances.
    pub(super) ahead: Bitboard,
    /// Bishops and horses.
    pub(super) diagonal: Bitboard,
    /// Rooks and dragons.
    pub(super) cross: Bitboard,
}

impl Danger {
    const NONE: Self = Self {
        near: Bitboard::EMPTY,
        ahead: Bitboard::EMPTY,
        diagonal: Bitboard::EMPTY,
        cross: Bitboard::EMPTY,
    };
}

impl Tables {
    /// The squares a piece steps to, slides apart; also from where the other side's piece of that
    /// kind would step to this square.
    #[inline(always)]
    pub(super) fn steps(&self, side: usize, kind: usize, from: Square) -> Bitboard {
        *self.steps[side & 1][kind & 15].at(from)
    }

    /// The squares strictly between two squares of one line.
    #[inline(always)]
    pub(super) fn between(&self, a: Square, b: Square) -> Bitboard {
        *self.between.at(a).at(b)
    }

    /// The whole line through two squares.
    #[inline(always)]
    pub(super) fn line(&self, a: Square, b: Square) -> Bitboard {
        *self.line.at(a).at(b)
    }

    /// The squares a lance reaches on a board so occupied, the blocker included.
    #[inline(always)]
    pub(super) fn lance(&self, side: usize, from: Square, occupied: Bitboard) -> Bitboard {
        let ray = self.ahead[side & 1].at(from).0;
        Bitboard(if side == 0 { occupied.0.ray_down(ray) } else { occupied.0.ray_up(ray) })
    }

    /// The squares a bishop reaches, blockers included.
    #[inline(always)]
    pub(super) fn bishop(&self, from: Square, occupied: Bitboard) -> Bitboard {
        self.diagonals.at(from).reach(occupied)
    }

    /// The squares a rook reaches, blockers included.
    #[inline(always)]
    pub(super) fn rook(&self, from: Square, occupied: Bitboard) -> Bitboard {
        self.crosses.at(from).reach(occupied)
    }

    /// Fills empty tables from the rules of shogi.
    fn derive(&mut self, rules: &Rules) {
        assert!(fits(rules, rules), "the fast board plays two-handed 9x9 shogi only");
        for kind in Kind::ALL {
            let walks = walks(rules, kind);
            for side in Side::BOTH {
                self.steps[side.index()][kind.index()].fill(|from| {
                    let steps = walks.iter().filter(|walk| walk.reach == 1);
                    steps.filter_map(|walk| step(rules, from, *walk, side)).collect()
                });
            }
        }
        let rays = |kind, from| Rays::new(slides(rules, kind, Side::First, from));
        self.diagonals.fill(|from| rays(Kind::Bishop, from));
        self.crosses.fill(|from| rays(Kind::Rook, from));
        for side in Side::BOTH {
            self.ahead[side.index()].fill(|from| {
                let rays = slides(rules, Kind::Lance, side, from);
                rays.into_iter().fold(Bitboard::EMPTY, |all, (_, ray)| all | ray)
            });
        }
        self.derive_zones(rules);
        self.derive_lines();
        self.derive_king_tables();
        for (promoted, slider) in [(Kind::Horse, Kind::Bishop), (Kind::Dragon, Kind::Rook)] {
            let centre = Square::new(40).expect("40 is below 81");
            let lines = |kind| slides(rules, kind, Side::First, centre);
            assert!(lines(promoted) == lines(slider), "a {promoted:?} slides as a {slider:?} does");
        }
    }

    fn derive_zones(&mut self, rules: &Rules) {
        let Promotion::Zone { ranks, choice: Choice::Optional } = rules.promotion else {
            panic!("promotion in shogi is by zone and optional");
        };
        for side in Side::BOTH {
            let to_go = |square: Square| rules.board.ranks_to_go(square.into(), side.into());
            let us = side.index();
            self.zone[us] = squares().filter(|&square| to_go(square) < ranks).collect();
            let stuck = |kind: Kind| {
                let moves = |from: &Square| {
                    self.steps[us][kind.index()].at(*from).any()
                        || !slides(rules, kind, side, *from).iter().all(|(_, ray)| ray.is_empty())
                };
                squares().filter(|from| !moves(from)).collect::<Bitboard>()
            };
            self.last_rank[us] = stuck(Kind::Pawn);
            self.last_two_ranks[us] = stuck(Kind::Knight);
            assert!(stuck(Kind::Lance) == self.last_rank[us], "a lance is stuck where a pawn is");
        }
    }

    fn derive_lines(&mut self) {
        let (diagonals, crosses) = (self.diagonals, self.crosses);
        self.diagonal_lines.fill(|from| diagonals.at(from).reach(Bitboard::EMPTY));
        self.cross_lines.fill(|from| crosses.at(from).reach(Bitboard::EMPTY));
        for lines in [&diagonals, &crosses] {
            for a in squares() {
                for b in lines.at(a).reach(Bitboard::EMPTY) {
                    let both = Bitboard::of(a) | Bitboard::of(b);
                    let (from_a, from_b) = (lines.at(a), lines.at(b));
                    // Two squares see between them what both see when each is blocked by the other.
                    self.between.0[a.index()].0[b.index()] =
                        from_a.reach(both) & from_b.reach(both);
                    self.line.0[a.index()].0[b.index()] =
                        (from_a.reach(Bitboard::EMPTY) & from_b.reach(Bitboard::EMPTY)) | both;
                }
            }
        }
    }

    fn derive_king_tables(&mut self) {
        for side in Side::BOTH {
            let us = side.index();
            let mut danger = self.danger[us];
            danger.fill(|king| {
                let mut danger = Danger::NONE;
                for next in self.steps(us, Kind::King.index(), king) {
                    for kind in Kind::ALL {
                        danger.near |= self.steps(us, kind.index(), next);
                    }
                    danger.ahead |= *self.ahead[us].at(next);
                    danger.diagonal |= *self.diagonal_lines.at(next);
                    danger.cross |= *self.cross_lines.at(next);
                }
                danger
            });
            self.danger[us] = danger;
            let zone = self.zone[us];
            self.promoting_to[us].fill(
                |from| {
                    if zone.contains(from) { Bitboard::ALL } else { zone }
                },
            );
        }
    }
}

fn squares() -> impl Iterator<Item = Square> {
    (0..Square::COUNT).filter_map(Square::new)
}

/// The walks of a kind by the rules.
fn walks(rules: &Rules, kind: Kind) -> &[Walk] {
    let found = rules.kinds.iter().find(|known| known.id == kind.id());
    &found.expect("shogi has every kind of the fast board").walks
}

fn step(rules: &Rules, from: Square, walk: Walk, side: Side) -> Option<Square> {
    let step = walk.step.seen_by_first(side.into());
    rules.board.step(from.into(), step).map(Square::from)
}

/// The slides of a kind from a square: each one's first step and squares.
fn slides(rules: &Rules, kind: Kind, side: Side, from: Square) -> Vec<(Vector, Bitboard)> {
    let sliding = walks(rules, kind).iter().filter(|walk| walk.reach > 1);
    let mut slides: Vec<_> = sliding
        .map(|walk| {
            let next = |&at: &Square| step(rules, at, *walk, side);
            let ray = core::iter::successors(next(&from), next).collect();
            (walk.step.seen_by_first(side.into()), ray)
        })
        .collect();
    slides.sort_by_key(|&(step, _)| step);
    slides
}

/// Whether the fast board plays a game: shogi but for how games end.
pub(super) fn fits(rules: &Rules, shogi: &Rules) -> bool {
    let Drops::Hands { pawn, .. } = &rules.drops else { return false };
    rules.players == 2
        && rules.board == shogi.board
        && rules.notation == shogi.notation
        && rules.kinds == shogi.kinds
        && rules.promotion == shogi.promotion
        && rules.drops == shogi.drops
        && pawn.as_deref() == Some(Kind::Pawn.id())
        && rules.safety == Safety::Lawful
        && rules.lion_trading == shogi.lion_trading
        && rules.first_moves == shogi.first_moves
        && rules.jumps == shogi.jumps
        && rules.passing == shogi.passing
        && repeats_as_shogi(rules.repetition)
        && ends_as_shogi(&rules.endings)
}

/// Whether positions recur as in shogi, but for how often and whom it costs the game.
fn repeats_as_shogi(repetition: Repetition) -> bool {
    let Repetition { occurrences: _, quiet, perpetual, back_and_forth } = repetition;
    matches!(quiet, QuietRepetition::Draw | QuietRepetition::FirstLoses)
        && perpetual == Perpetual::Check
        && back_and_forth.is_none()
}

/// Whether a game ends as shogi does but for what the fast board asks: lone and entering kings.
fn ends_as_shogi(endings: &Endings) -> bool {
    let Endings { bare_king, impasse, failed_declaration, handicap_points, .. } = endings.clone();
    let forced = matches!(bare_king, BareKing::LosesToForce { .. });
    let shogi =
        Endings { bare_king, impasse, failed_declaration, handicap_points, ..Endings::PLAIN };
    !forced && *endings == shogi
}

/// One bit for each square; geometry alone, so it needs no derived table.
static SINGLES: PerSquare<Bitboard> = {
    let mut singles = [Bitboard::EMPTY; 82];
    let mut index = 0;
    while index < Square::COUNT {
        singles[index] = Bitboard::from_bits(1 << index);
        index += 1;
    }
    PerSquare(singles)
};

/// The set of one square; empty for [`Square::NONE`].
#[inline(always)]
pub(super) fn single(square: Square) -> Bitboard {
    *SINGLES.at(square)
}

struct Shared(UnsafeCell<MaybeUninit<Tables>>);

// SAFETY: the cell is written once, inside the `LazyLock`, and only read after it (see `tables`).
unsafe impl Sync for Shared {}

static TABLES: Shared = Shared(UnsafeCell::new(MaybeUninit::zeroed()));
static SHOGI: LazyLock<Arc<Game>> = LazyLock::new(|| {
    let game = games::find("shogi").expect("shogi is among the games").default_game();
    // SAFETY: zero bytes are a valid `Tables` (bits and nothing else), and no reference exists yet:
    // readers start after `shogi` has returned, which waits until this is done.
    unsafe { (*TABLES.0.get()).assume_init_mut() }.derive(game.rules());
    game
});

/// Shogi as played when nobody chooses. Derives the tables if that has not been done: every way to
/// build a board comes through here.
pub(super) fn shogi() -> &'static Arc<Game> {
    &SHOGI
}

/// The tables. Only for code that holds a board, which proves that they have been derived.
#[inline(always)]
pub(super) fn tables() -> &'static Tables {
    // SAFETY: zero bytes are valid, and after the derivation nothing writes.
    unsafe { (*TABLES.0.get()).assume_init_ref() }
}

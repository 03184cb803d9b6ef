//! Legal moves: walks and drops that do not leave the king to be taken.

use std::ops::ControlFlow;

use crate::board::{Player, Square};
use crate::moves::Move;
use crate::moves::attack::{Line, attacks, pinner};
use crate::position::{NOWHERE, Past, Position};
use crate::rules::{Safety, Stalemate};
use crate::square_set::SquareSet;
use crate::tables::{Asked, Gait, Tables};

/// A man that shields its king, and the squares it may go to without baring it.
struct Pin<'a> {
    square: u16,
    line: &'a [u16],
}

/// What the king's safety asks of the other men.
struct Shield<'a> {
    king: u16,
    pins: Vec<Pin<'a>>,
    checks: usize,
    /// The squares where a move ends one check: the checker and, if it ranges, the way to it.
    answers: &'a [u16],
}

/// A part of the moves, told apart before they are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// All of them.
    All,
    /// Those of the man on a square, or of nobody's: drops and passes.
    From(Option<Square>),
    /// Those that take, and those of men that may promote.
    Forcing,
    /// Those that take nothing where they end.
    Calm,
}

/// Which moves are asked for: by the part they belong to and by the move itself.
pub(super) struct Wish<P: Fn(Move) -> bool> {
    pub(super) part: Part,
    pub(super) play: P,
}

impl<P: Fn(Move) -> bool> Wish<P> {
    /// Tells whether moves from a square are asked for, [`NOWHERE`] standing for the hand.
    #[inline]
    pub(super) fn man(&self, from: u16) -> bool {
        match self.part {
            Part::From(asked) => asked.map_or(NOWHERE, Square::raw) == from,
            _ => true,
        }
    }

    /// Returns which walks of the man on a square are asked for.
    #[inline]
    pub(super) fn asked(&self, position: &Position, from: u16) -> Asked {
        let turns = || position.tables().turns(position.men[usize::from(from)]);
        let (moves, takes) = match self.part {
            Part::All | Part::From(_) => (true, true),
            Part::Forcing => (turns(), true),
            Part::Calm => (true, false),
        };
        Asked { moves, takes, first: true }
    }

    /// Tells whether a move is asked for, if its walk is.
    #[inline]
    pub(super) fn wants(&self, played: Move) -> bool {
        self.man(played.raw_from()) && (self.play)(played)
    }

    /// Returns `visit` for the moves asked for.
    fn then(
        &self,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> impl FnMut(Move) -> ControlFlow<()> {
        |found| if self.wants(found) { visit(found) } else { ControlFlow::Continue(()) }
    }
}

impl Position {
    /// Returns the legal moves of the player to move, in no particular order.
    ///
    /// A side whose royal men are all taken has none. Repetition and the like are matters of
    /// [`Position::outcome`], not of legality.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.legal_moves_into(&mut moves);
        moves
    }

    /// Adds the legal moves of the player to move to a list.
    pub fn legal_moves_into(&self, moves: &mut Vec<Move>) {
        let _ = self.visit_legal(&mut |found| {
            moves.push(found);
            ControlFlow::Continue(())
        });
    }

    /// Tells whether the player to move has a legal move.
    pub fn has_legal_move(&self) -> bool {
        self.visit_legal(&mut |_| ControlFlow::Break(())).is_break()
    }

    /// Tells whether a move is legal here.
    pub fn is_legal(&self, asked: Move) -> bool {
        let wish = Wish { part: Part::From(asked.from()), play: |found| found == asked };
        self.visit_legal_if(&wish, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// Hands on each legal move until `visit` breaks.
    ///
    /// # Errors
    ///
    /// Breaks when `visit` does.
    pub fn visit_legal(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        self.visit_legal_if(&Wish { part: Part::All, play: |_| true }, visit)
    }

    /// Hands on each legal move of a part that `wanted` picks until `visit` breaks. What is not
    /// wanted is not tried for legality either.
    ///
    /// # Errors
    ///
    /// Breaks when `visit` does.
    pub fn visit_wanted(
        &self,
        part: Part,
        wanted: impl Fn(Move) -> bool,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.visit_legal_if(&Wish { part, play: wanted }, visit)
    }

    fn visit_legal_if(
        &self,
        wish: &Wish<impl Fn(Move) -> bool>,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let rules = self.game.rules();
        let mindful = rules.endings.stalemate == Stalemate::Unlawful;
        if mindful || rules.repetition.back_and_forth.is_some() {
            return self.visit_safe(wish, &mut |found| {
                let barred = mindful && self.gives_stalemate(found) || self.goes_to_and_fro(found);
                if barred { ControlFlow::Continue(()) } else { visit(found) }
            });
        }
        self.visit_safe(wish, visit)
    }

    /// Tells whether a move leaves the next player without a move and not in check, by all rules
    /// but the one that may forbid just that.
    pub(crate) fn gives_stalemate(&self, played: Move) -> bool {
        let mut after = self.without_past();
        after.play(played);
        let wish = Wish { part: Part::All, play: |_| true };
        let moves = after.visit_safe(&wish, &mut |_| ControlFlow::Break(())).is_break();
        !moves && !after.in_check(after.turn)
    }

    /// Tells whether a man would go between two squares more often in a row than it may.
    pub(crate) fn goes_to_and_fro(&self, played: Move) -> bool {
        let Some(most) = self.game.rules().repetition.back_and_forth else { return false };
        let own = self.past.iter().rev().skip(1).step_by(2).take(usize::from(most));
        let ways = [(played.raw_to(), played.raw_from()), (played.raw_from(), played.raw_to())];
        let back = |(past, &way): (&Past, &(u16, u16))| {
            (past.played.raw_from(), past.played.raw_to()) == way && !past.takes()
        };
        played.raw_from() != NOWHERE
            && !self.takes(played)
            && own.len() == usize::from(most)
            && own.zip(ways.iter().cycle()).all(back)
    }

    /// Hands on the moves that leave the own king safe, whatever they leave to the other side.
    fn visit_safe(
        &self,
        wish: &Wish<impl Fn(Move) -> bool>,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let tables = self.game.tables();
        let us = self.turn.index();
        if self.is_placing(tables, self.turn) {
            return self.visit_placing(tables, &mut wish.then(visit));
        }
        if self.chain != NOWHERE {
            return self.visit_chain(tables, &mut wish.then(visit));
        }
        if self.has_to_jump(tables) {
            return self.visit_all_jumps(tables, &mut wish.then(visit));
        }
        if !tables.opening.is_empty() && self.is_opening(tables, self.turn) {
            return self.visit_opening(tables, &mut wish.then(visit));
        }
        match self.game.rules().safety {
            Safety::Capturable if self.royals[us] == 0 => ControlFlow::Continue(()),
            _ if tables.gait == Gait::Odd => self.visit_odd(tables, wish, visit),
            Safety::Lawful if self.royals[us] == 1 => {
                let shield = self.shield(tables, self.royal_square[us]);
                self.visit_shielded(tables, &shield, wish, visit)
            }
            _ if tables.trading.is_some() => self.visit_free(tables, wish, &mut |found| {
                let forbidden = self.forbidden_lion(tables, found).is_some();
                if forbidden { ControlFlow::Continue(()) } else { visit(found) }
            }),
            _ => self.visit_free(tables, wish, visit),
        }
    }

    /// Hands on the moves of a side that has no king to mind.
    fn visit_free(
        &self,
        tables: &Tables,
        wish: &Wish<impl Fn(Move) -> bool>,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let visit = &mut wish.then(visit);
        for from in self.places[self.turn.index()].iter().filter(|&from| wish.man(from)) {
            self.visit_walks(tables, from, |_| true, wish.asked(self, from), visit)?;
            self.visit_turns_in_place(tables, from, |_| true, visit)?;
            if !tables.feats(self.men[usize::from(from)]).is_empty() {
                self.visit_feats(tables, from, visit)?;
            }
        }
        self.visit_captures_in_passing(tables, visit)?;
        if tables.hand_order.is_empty() || !wish.man(NOWHERE) {
            return ControlFlow::Continue(());
        }
        self.visit_drops(tables, &self.empty_squares(), visit)
    }

    fn visit_shielded(
        &self,
        tables: &Tables,
        shield: &Shield<'_>,
        wish: &Wish<impl Fn(Move) -> bool>,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let king = shield.king;
        let checked = shield.checks > 0;
        if wish.man(king) {
            // Whether the king is safe there costs more to ask than whether the move is wanted.
            let asked = wish.asked(self, king).with_first(!checked);
            self.visit_walks(tables, king, |_| true, asked, &mut |found: Move| {
                let safe = |to| !self.attacked(tables, to, self.turn, king);
                if (wish.play)(found) && safe(found.raw_to()) {
                    visit(found)
                } else {
                    ControlFlow::Continue(())
                }
            })?;
        }
        let visit = &mut wish.then(visit);
        if shield.checks > 1 {
            return ControlFlow::Continue(());
        }
        for from in self.places[self.turn.index()].iter() {
            if from == king || !wish.man(from) {
                continue;
            }
            let pin = shield.pins.iter().find(|pin| pin.square == from);
            if pin.is_none() && !checked {
                self.visit_walks(tables, from, |_| true, wish.asked(self, from), visit)?;
                self.visit_turns_in_place(tables, from, |_| true, visit)?;
            } else {
                let answers = |to: u16| {
                    pin.is_none_or(|pin| pin.line.contains(&to))
                        && (!checked || shield.answers.contains(&to))
                };
                self.visit_walks(tables, from, answers, wish.asked(self, from), visit)?;
                self.visit_turns_in_place(tables, from, answers, visit)?;
            }
        }
        if tables.gait != Gait::Plain {
            self.visit_captures_in_passing(tables, visit)?;
            self.visit_castlings(tables, checked, visit)?;
        }
        if tables.hand_order.is_empty() || !wish.man(NOWHERE) {
            return ControlFlow::Continue(());
        }
        let mut targets = self.empty_squares();
        if checked {
            targets = targets.and(&shield.answers.iter().copied().collect());
        }
        self.visit_drops(tables, &targets, visit)
    }

    /// Hands on the moves asked for of the man on a square to squares that `allowed` lets through.
    #[inline]
    fn visit_walks(
        &self,
        tables: &Tables,
        from: u16,
        allowed: impl Fn(u16) -> bool,
        asked: Asked,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if tables.gait != Gait::Plain {
            return self.visit_strides(tables, from, allowed, asked, visit);
        }
        let man = self.men[usize::from(from)];
        for &path in tables.paths(man, from) {
            for &to in tables.squares_of(path) {
                let there = self.men[usize::from(to)];
                if there != 0 && tables.owner(there) == self.turn {
                    break;
                }
                if (if there == 0 { asked.moves } else { asked.takes }) && allowed(to) {
                    let plain = Move::step(Square::new(from), Square::new(to));
                    self.in_each_form(tables, man, plain, &[there], visit)?;
                }
                if there != 0 {
                    break;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns what the safety of the king on a square asks of its side.
    fn shield<'a>(&'a self, tables: &'a Tables, king: u16) -> Shield<'a> {
        let us = self.turn;
        let mut shield = Shield { king, pins: Vec::new(), checks: 0, answers: &[] };
        for line in self.lines(tables, king, u16::MAX) {
            if tables.owner(line.man) == us {
                if let Some(place) = pinner(self, tables, &line, us) {
                    let square = line.ray[line.first];
                    shield.pins.push(Pin { square, line: &line.ray[..=place] });
                }
            } else if attacks(tables, &line, us) {
                shield.checks += 1;
                shield.answers = answers(&line);
            }
        }
        shield
    }

    pub(crate) fn empty_squares(&self) -> SquareSet {
        let board = SquareSet::first(self.men.len());
        self.places.iter().fold(board, |empty, places| empty.without(places))
    }

    /// Returns the same position with nothing before it, cheap to copy and to try moves on.
    pub(crate) fn without_past(&self) -> Position {
        Position {
            game: self.game.clone(),
            men: self.men.clone(),
            hands: self.hands.clone(),
            origin: self.origin.clone(),
            past: Vec::new(),
            removed: Vec::new(),
            weights: None,
            ..*self
        }
    }

    /// Tells whether a player's king could be taken after a move, whoever is to move.
    pub(crate) fn leaves_in_check(&self, played: Move, player: Player) -> bool {
        let mut after = self.without_past();
        after.play(played);
        after.in_check(player)
    }
}

/// Returns the squares that answer the check on a line.
fn answers<'a>(line: &Line<'a>) -> &'a [u16] {
    &line.ray[..=line.first]
}

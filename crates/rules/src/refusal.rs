//! Why a move is refused, by the name of the rule it breaks.

use std::ops::ControlFlow;

use serde::Serialize;

use crate::board::Square;
use crate::impasse::Declaration;
use crate::kind::{KindId, Manner, Takes};
use crate::moves::Move;
use crate::position::{NOWHERE, Position};
use crate::rules::{Pass, Safety, Stalemate};
use crate::tables::{Feat, Stride};

/// Why a move or a claim is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "code")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// It is the other side's turn.
    NotYourTurn,
    /// The board has no such square.
    NoSuchSquare,
    /// Nothing stands on the square the move starts from.
    EmptySquare {
        /// The square.
        square: Square,
    },
    /// The man on the square belongs to somebody else.
    NotYourPiece {
        /// The square.
        square: Square,
    },
    /// An own man stands on the square the move ends on.
    OccupiedByOwn {
        /// The square.
        square: Square,
    },
    /// The man does not move so.
    WrongPieceMove {
        /// The man.
        kind: KindId,
    },
    /// Something stands in the way.
    PathBlocked {
        /// Where.
        square: Square,
    },
    /// The man would never move again and has to promote.
    MustPromote {
        /// The man.
        kind: KindId,
    },
    /// The man does not promote, or not with this move.
    CannotPromote {
        /// The man.
        kind: KindId,
    },
    /// Captured men do not come back in this game.
    NoDrops,
    /// The hand holds no such man.
    NotInHand {
        /// The man.
        kind: KindId,
    },
    /// A man is dropped on an occupied square.
    DropOnOccupied {
        /// The square.
        square: Square,
    },
    /// The dropped man could never move.
    DeadEndDrop {
        /// The man.
        kind: KindId,
    },
    /// Two unpromoted pawns on a file (二歩).
    Nifu {
        /// The file, counted from zero at the right.
        file: u8,
    },
    /// A pawn drop that mates (打ち歩詰め).
    Uchifuzume,
    /// The king would be left attacked.
    LeavesKingInCheck,
    /// The kings would face each other on an open file, which is unlawful in xiangqi.
    KingsFace,
    /// The kings face each other, and would still do so: the opposition must be broken.
    OppositionStands,
    /// The man captures or moves over exactly one other, and there is none or more.
    NeedsScreen {
        /// The man.
        kind: KindId,
    },
    /// The man neither jumps over nor takes one of its own kind.
    ShunsItsKind {
        /// Where that one stands.
        square: Square,
    },
    /// The opening moves come first.
    OpeningMove,
    /// All men in hand are placed before anything moves.
    StillPlacing,
    /// The man is placed in another part of the board.
    OutsideOwnArea {
        /// The man.
        kind: KindId,
    },
    /// The man promotes elsewhere, unless it is the last of its kind.
    PromotesElsewhere {
        /// The man.
        kind: KindId,
    },
    /// A side that has such a man promotes to no other.
    StillHasOne {
        /// What the man would become.
        kind: KindId,
    },
    /// A man that promotes in place takes, attacks and checks nothing with that move.
    PromotionStrikes {
        /// The man.
        kind: KindId,
    },
    /// The other side would have no move and not be in check, which is unlawful here.
    GivesStalemate,
    /// A lion may not be taken so: it is protected two squares away, or the last move took a lion
    /// with another man.
    LionTrade {
        /// Where the lion stands.
        square: Square,
    },
    /// An emperor takes no man that another protects.
    ProtectedFromEmperor {
        /// Where the man stands.
        square: Square,
    },
    /// A jump that is possible has to be made.
    MustCapture,
    /// The man that has jumped goes on, or the turn ends with a pass.
    ChainGoesOn {
        /// Where the man stands.
        square: Square,
    },
    /// A pass ends a chain of jumps, and there is none.
    NoChain,
    /// The man has gone back and forth between these squares as often as it may.
    BackAndForth,
    /// The rules have no pass.
    NoPass,
    /// The rules have a pass, but not here: in check, or while a lone king can move.
    CannotPass,
    /// The rules in force have no such claim.
    NoSuchClaim,
    /// A draw is claimed that nothing gives yet.
    NothingToClaim,
    /// A declaration of an entering king whose conditions are not met.
    DeclarationNotMet {
        /// What is missing.
        missing: Declaration,
    },
    /// Both kings must have entered before men are counted.
    KingsNotEntered,
}

impl Refusal {
    /// Returns the stable code of the refusal, such as `nifu`.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::GameOver => "game-over",
            Refusal::NotYourTurn => "not-your-turn",
            Refusal::NoSuchSquare => "no-such-square",
            Refusal::EmptySquare { .. } => "empty-square",
            Refusal::NotYourPiece { .. } => "not-your-piece",
            Refusal::OccupiedByOwn { .. } => "occupied-by-own",
            Refusal::WrongPieceMove { .. } => "wrong-piece-move",
            Refusal::PathBlocked { .. } => "path-blocked",
            Refusal::MustPromote { .. } => "must-promote",
            Refusal::CannotPromote { .. } => "cannot-promote",
            Refusal::NoDrops => "no-drops",
            Refusal::NotInHand { .. } => "not-in-hand",
            Refusal::DropOnOccupied { .. } => "drop-on-occupied",
            Refusal::DeadEndDrop { .. } => "dead-end-drop",
            Refusal::Nifu { .. } => "nifu",
            Refusal::Uchifuzume => "uchifuzume",
            Refusal::LeavesKingInCheck => "leaves-king-in-check",
            Refusal::KingsFace => "kings-face",
            Refusal::OppositionStands => "opposition-stands",
            Refusal::NeedsScreen { .. } => "needs-screen",
            Refusal::ShunsItsKind { .. } => "shuns-its-kind",
            Refusal::OpeningMove => "opening-move",
            Refusal::StillPlacing => "still-placing",
            Refusal::OutsideOwnArea { .. } => "outside-own-area",
            Refusal::PromotesElsewhere { .. } => "promotes-elsewhere",
            Refusal::StillHasOne { .. } => "still-has-one",
            Refusal::PromotionStrikes { .. } => "promotion-strikes",
            Refusal::GivesStalemate => "gives-stalemate",
            Refusal::LionTrade { .. } => "lion-trade",
            Refusal::ProtectedFromEmperor { .. } => "protected-from-emperor",
            Refusal::MustCapture => "must-capture",
            Refusal::ChainGoesOn { .. } => "chain-goes-on",
            Refusal::NoChain => "no-chain",
            Refusal::BackAndForth => "back-and-forth",
            Refusal::NoPass => "no-pass",
            Refusal::CannotPass => "cannot-pass",
            Refusal::NoSuchClaim => "no-such-claim",
            Refusal::NothingToClaim => "nothing-to-claim",
            Refusal::DeclarationNotMet { .. } => "declaration-not-met",
            Refusal::KingsNotEntered => "kings-not-entered",
        }
    }
}

impl Position {
    /// Returns the rule that a move breaks, or nothing if it is legal.
    pub fn refusal(&self, asked: Move) -> Option<Refusal> {
        if self.is_legal(asked) {
            return None;
        }
        let squares = self.men.len();
        if [asked.from(), asked.via(), asked.to()]
            .into_iter()
            .flatten()
            .any(|square| square.index() >= squares)
        {
            return Some(Refusal::NoSuchSquare);
        }
        Some(match (asked.dropped(), asked.from(), asked.to()) {
            (Some(kind), _, Some(to)) => self.drop_refusal(kind, to, asked),
            (None, Some(from), Some(to)) => self.walk_refusal(from, to, asked),
            _ => self.pass_refusal(),
        })
    }

    /// Plays a move if it is legal.
    ///
    /// # Errors
    ///
    /// Returns the rule that the move breaks; the position stays as it was.
    pub fn try_play(&mut self, asked: Move) -> Result<(), Refusal> {
        if let Some(refusal) = self.refusal(asked) {
            return Err(refusal);
        }
        self.play(asked);
        Ok(())
    }

    fn pass_refusal(&self) -> Refusal {
        if self.chain != NOWHERE {
            return Refusal::MustCapture;
        }
        match self.game.rules().passing.pass {
            Pass::Never if self.tables().jumps.chain => Refusal::NoChain,
            Pass::Never => Refusal::NoPass,
            _ => Refusal::CannotPass,
        }
    }

    fn drop_refusal(&self, kind: KindId, to: Square, asked: Move) -> Refusal {
        let tables = self.tables();
        if tables.hand_order.is_empty() {
            return Refusal::NoDrops;
        }
        if !tables.hand_order.contains(&kind) || self.in_hand(self.turn, kind) == 0 {
            return Refusal::NotInHand { kind };
        }
        if self.piece_at(to).is_some() {
            return Refusal::DropOnOccupied { square: to };
        }
        let man = tables.man(kind, self.turn);
        if tables.placing.get(usize::from(man)).is_some_and(|area| !area.contains(asked.raw_to())) {
            return Refusal::OutsideOwnArea { kind };
        }
        if tables.is_stuck(man, asked.raw_to()) {
            return Refusal::DeadEndDrop { kind };
        }
        let file = self.game.rules().board.file(to);
        if tables.pawn == Some(kind) && self.files_with_pawn(tables, kind) >> file & 1 != 0 {
            return Refusal::Nifu { file };
        }
        let lawful = self.game.rules().safety == Safety::Lawful;
        if lawful && self.leaves_in_check(asked, self.turn) {
            return Refusal::LeavesKingInCheck;
        }
        if self.is_unlawful_stalemate(asked) {
            Refusal::GivesStalemate
        } else {
            Refusal::Uchifuzume
        }
    }

    fn walk_refusal(&self, from: Square, to: Square, asked: Move) -> Refusal {
        let Some(piece) = self.piece_at(from) else {
            return Refusal::EmptySquare { square: from };
        };
        if piece.owner != self.turn {
            return Refusal::NotYourPiece { square: from };
        }
        let mine = |at: &Square| {
            *at != from && self.piece_at(*at).is_some_and(|there| there.owner == self.turn)
        };
        if let Some(square) = asked.path().find(mine) {
            return Refusal::OccupiedByOwn { square };
        }
        if self.is_opening(self.tables(), self.turn) {
            return Refusal::OpeningMove;
        }
        if self.is_placing(self.tables(), self.turn) {
            return Refusal::StillPlacing;
        }
        if let Some(refusal) = self.turning_refusal(asked) {
            return refusal;
        }
        if let Some(square) = self.chain_square().filter(|&square| square != from) {
            return Refusal::ChainGoesOn { square };
        }
        match self.way(from, to, asked) {
            Way::None => return Refusal::WrongPieceMove { kind: piece.kind },
            Way::Blocked(square) => return Refusal::PathBlocked { square },
            Way::Unscreened => return Refusal::NeedsScreen { kind: piece.kind },
            Way::Shunned(square) => return Refusal::ShunsItsKind { square },
            Way::Guarded => return Refusal::ProtectedFromEmperor { square: to },
            Way::Open => {}
        }
        if let Some(square) = self.chain_square() {
            return Refusal::ChainGoesOn { square };
        }
        if self.has_to_jump(self.tables()) {
            return Refusal::MustCapture;
        }
        if let Some(lion) = self.forbidden_lion(self.tables(), asked) {
            return Refusal::LionTrade { square: Square::new(lion) };
        }
        let lawful = self.game.rules().safety == Safety::Lawful;
        if lawful && self.leaves_in_check(asked.plain(), self.turn) {
            return if self.leaves_kings_facing(asked.plain()) {
                Refusal::KingsFace
            } else {
                Refusal::LeavesKingInCheck
            };
        }
        if self.goes_to_and_fro(asked) {
            return Refusal::BackAndForth;
        }
        if self.is_opposed() {
            return Refusal::OppositionStands;
        }
        if self.is_unlawful_stalemate(asked) {
            return Refusal::GivesStalemate;
        }
        if asked.promotes_to().is_some() {
            Refusal::CannotPromote { kind: piece.kind }
        } else if self.promotes(from) {
            Refusal::MustPromote { kind: piece.kind }
        } else {
            Refusal::WrongPieceMove { kind: piece.kind }
        }
    }

    /// Tells whether a move leaves nothing but the other king to strike the mover's.
    fn leaves_kings_facing(&self, asked: Move) -> bool {
        let mut after = self.without_past();
        after.play(asked);
        after.only_faced(self.turn)
    }

    fn is_unlawful_stalemate(&self, asked: Move) -> bool {
        self.game.rules().endings.stalemate == Stalemate::Unlawful && self.gives_stalemate(asked)
    }

    fn promotes(&self, from: Square) -> bool {
        let man = usize::from(self.men[from.index()]);
        self.tables().promoted[man] != 0 || !self.tables().becomes[man].is_empty()
    }

    /// Returns whether the man on a square walks to another, and what stops it: of several walks
    /// the one that comes nearest.
    fn way(&self, from: Square, to: Square, asked: Move) -> Way {
        let tables = self.tables();
        let man = self.men[from.index()];
        let mut goes = |found: Move| {
            let same = found.plain() == asked.plain();
            if same { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        if self.visit_feats(tables, from.raw(), &mut goes).is_break() {
            return Way::Open;
        }
        if asked.via().is_some() {
            return Way::None;
        }
        let ways = tables.strides(man).iter().filter(|stride| stride.takes != Takes::Royals);
        let walk = ways.filter_map(|&stride| self.way_along(stride, from, to)).max();
        walk.unwrap_or_else(|| self.other_way(from, to))
    }

    /// Returns what stops a man from a square that it reaches by no walk.
    fn other_way(&self, from: Square, to: Square) -> Way {
        let tables = self.tables();
        let mut feats = tables.feats(self.men[from.index()]).iter();
        if from != to && feats.any(|feat| matches!(feat, Feat::Anywhere { .. })) {
            return Way::Guarded;
        }
        self.bar_of_turn(tables, from, to).map_or(Way::None, Way::Blocked)
    }

    /// Returns what stops a walk that leads from one square to another; nothing if it does not
    /// lead there.
    fn way_along(&self, stride: Stride, from: Square, to: Square) -> Option<Way> {
        let tables = self.tables();
        let (from, to) = (from.index() as u16, to.index() as u16);
        let ray = tables.ray(from, stride.direction, stride.reach);
        let place = ray.iter().position(|&at| at == to)?;
        if stride.manner == Manner::Jump {
            let owner = tables.owner(self.men[usize::from(from)]);
            let to_take = stride.takes == Takes::Enemies;
            let lands = self.landing(tables, owner, to_take, ray) == Some(to);
            let blocked = to_take && place > 0;
            return match (lands, blocked) {
                (true, _) => Some(Way::Open),
                (false, true) => Some(Way::Unscreened),
                (false, false) => None,
            };
        }
        let empty = self.men[usize::from(to)] == 0;
        let ends = match stride.takes {
            Takes::Nothing => empty,
            Takes::Enemies => !empty || stride.manner != Manner::Slide,
            _ => true,
        };
        if !self.may_begin(tables, stride, from) || !ends || place + 1 < usize::from(stride.least) {
            return None;
        }
        let stands = |&&at: &&u16| self.men[usize::from(at)] != 0;
        let shy = |at: u16| {
            stride.manner == Manner::ShyHop && tables.shy[usize::from(self.men[usize::from(at)])]
        };
        let legs = tables.legs(from, stride.direction);
        let mut between = legs.iter().chain(&ray[..place]).filter(stands);
        let (first, second) = (between.next(), between.next());
        let hops = matches!(stride.manner, Manner::Hop | Manner::ShyHop);
        Some(match (first, second) {
            (Some(&at), _) if !hops => Way::Blocked(Square::new(at)),
            (None, _) if !hops => Way::Open,
            (Some(&screen), None) if shy(screen) => Way::Shunned(Square::new(screen)),
            (Some(_), None) if shy(to) => Way::Shunned(Square::new(to)),
            (Some(_), None) if empty && stride.takes == Takes::Enemies => Way::None,
            (Some(_), None) => Way::Open,
            _ => Way::Unscreened,
        })
    }
}

/// What stops a man, what comes nearest to success last.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    None,
    Unscreened,
    Shunned(Square),
    Blocked(Square),
    Guarded,
    Open,
}

//! Repetition: who has forced it, and who loses by that.
//!
//! All moves since the first occurrence of the position are judged, however long the cycle. Who
//! forced the other side more gravely loses: perpetual check before check in turn with threats of
//! mate, and that before a perpetual chase; where both are alike, nobody does.
//!
//! A chase after the Asian rules of xiangqi, as far as they are published: a move chases a man
//! that it newly makes takeable by a man that may chase, if the taker stands lower than its victim
//! or could not be retaken. Two men of a kind that could take each other do not chase. All this is
//! judged by legal moves, so that pinned men neither chase, strike back nor protect.

use crate::board::{Player, Square};
use crate::kind::{RegionId, Standing};
use crate::moves::Move;
use crate::outcome::{Ending, Outcome};
use crate::position::{Past, Position};
use crate::rules::{Perpetual, QuietRepetition};
use crate::square_set::SquareSet;

/// The occurrence at which a renewed opposition of the kings is a draw.
const OPPOSITIONS: u32 = 3;

/// How a side has forced a repetition, gravest last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Force {
    None,
    Chase,
    MateThreats,
    Checks,
}

/// What one side did with every move of a cycle so far.
struct Deeds {
    only_checks: bool,
    only_checks_and_mate_threats: bool,
    only_oppositions: bool,
    checks: u32,
    /// The moves that neither gave check nor threatened to take anything.
    idle: u32,
    /// The men that every move has chased, by where they stood at the beginning; nothing before
    /// the first move.
    chased: Option<SquareSet>,
}

impl Position {
    /// Returns how many times the position on the board has occurred, this time included.
    pub fn occurrences(&self) -> u32 {
        1 + self.earlier_keys().filter(|&key| key == self.key).count() as u32
    }

    pub(crate) fn repeated(&self) -> Option<Outcome> {
        let rules = self.game.rules();
        let rule = rules.repetition;
        let occurrences = self.occurrences();
        let opposition = rules.passing.opposition.is_some() && occurrences >= OPPOSITIONS;
        if occurrences < u32::from(rule.occurrences) && !opposition {
            return None;
        }
        if rule.perpetual == Perpetual::Nothing {
            return Some(self.repeated_quietly(rule.quiet));
        }
        let first = self.past.iter().position(|past| past.key == self.key)?;
        let deeds = self.deeds_since(first);
        if opposition && deeds.iter().any(|deeds| deeds.only_oppositions) {
            return Some(Outcome::draw(Ending::Opposition));
        }
        if occurrences < u32::from(rule.occurrences) {
            return None;
        }
        let forces =
            || rules.each_player().zip(&deeds).map(|(player, deeds)| (player, deeds.force()));
        let gravest = forces().map(|(_, force)| force).max()?;
        let mut guilty = forces().filter(|&(_, force)| force == gravest).map(|(player, _)| player);
        let guilty = match (guilty.next(), guilty.next()) {
            (Some(player), None) => Some(player),
            _ => None,
        };
        Some(match (gravest, guilty) {
            (Force::None, _) => self.repeated_quietly(rule.quiet),
            (_, None) => Outcome::draw(Ending::Repetition),
            (Force::Checks, Some(loser)) => self.lost_by(loser, Ending::PerpetualCheck),
            (Force::MateThreats, Some(loser)) => self.lost_by(loser, Ending::PerpetualMateThreat),
            (Force::Chase, Some(loser)) => self.lost_by(loser, Ending::PerpetualChase),
        })
    }

    fn repeated_quietly(&self, rule: QuietRepetition) -> Outcome {
        match rule {
            QuietRepetition::Draw => Outcome::draw(Ending::Repetition),
            QuietRepetition::FirstLoses => {
                let began = self.past.first().map_or(self.turn, |past| past.mover);
                self.lost_by(began, Ending::Repetition)
            }
            QuietRepetition::MoverLoses => {
                let mover = self.past.last().map_or(self.turn, |past| past.mover);
                self.lost_by(mover, Ending::Repetition)
            }
            QuietRepetition::Points { compensation } => {
                self.won_on_points(compensation, Ending::Repetition)
            }
        }
    }

    /// Returns what each player did with every move since a ply.
    fn deeds_since(&self, first: usize) -> Vec<Deeds> {
        let rules = self.game.rules();
        let mut board = self.clone();
        while board.past.len() > first {
            board.undo();
        }
        let mut deeds: Vec<Deeds> = rules.each_player().map(|_| Deeds::new()).collect();
        // Where the man that stands on a square stood at the beginning.
        let mut origins: Vec<u16> = (0..board.men.len() as u16).collect();
        for past in &self.past[first..] {
            board.play(past.played);
            if let (Some(from), Some(to)) = (past.played.from(), past.played.to()) {
                origins.swap(from.index(), to.index());
            }
            deeds[past.mover.index()].note(&board, past.mover, &origins);
        }
        deeds
    }

    /// Returns the same position with another player to move.
    fn with_turn(&self, player: Player) -> Position {
        let mut turned = self.without_past();
        turned.set_turn(player);
        turned
    }

    /// Tells whether a player would mate if the other side did nothing.
    fn threatens_mate(&self, player: Player) -> bool {
        let idle = self.with_turn(player);
        let mates = |played: &Move| {
            let mut after = idle.without_past();
            after.play(*played);
            after.in_check(after.turn) && !after.has_legal_move()
        };
        idle.legal_moves().iter().any(mates)
    }

    /// Tells whether the man that a player moved last could take something if it moved again.
    fn last_man_threatens(&self, player: Player) -> bool {
        let stands = self.last_move().and_then(Move::to);
        let again = self.with_turn(player);
        let threat = |found: &Move| found.from() == stands && again.takes(*found);
        again.legal_moves().iter().any(threat)
    }

    /// Returns the squares of the men that the last move has chased; none where the rules in force
    /// mind no chase.
    pub fn chased(&self) -> Vec<Square> {
        let Some(far_half) = self.game.rules().repetition.perpetual.far_half() else {
            return Vec::new();
        };
        let Some(&Past { played, mover, .. }) = self.past.last() else { return Vec::new() };
        let mut before = self.clone();
        before.undo();
        let moved =
            |square: u16| if square == played.raw_from() { played.raw_to() } else { square };
        let old = before.threats(mover, far_half).into_iter();
        let old: Vec<_> = old.map(|(taker, victim)| (moved(taker), victim)).collect();
        let new = self.threats(mover, far_half).into_iter().filter(|pair| !old.contains(pair));
        new.map(|(_, victim)| Square::new(victim)).collect()
    }

    /// Returns who threatens whom: the squares of takers and their victims.
    fn threats(&self, player: Player, far_half: RegionId) -> Vec<(u16, u16)> {
        let idle = self.with_turn(player);
        let answering = self.with_turn(self.next_after(player));
        let replies = answering.legal_moves();
        let threatens = |played: &Move| idle.threatens(*played, far_half, &replies);
        let pair = |played: Move| (played.raw_from(), played.raw_to());
        idle.legal_moves().into_iter().filter(threatens).map(pair).collect()
    }

    /// Tells whether a move takes a man that counts as chased by it.
    fn threatens(&self, played: Move, far_half: RegionId, replies: &[Move]) -> bool {
        let (Some(from), Some(to)) = (played.from(), played.to()) else { return false };
        let (Some(taker), Some(victim)) = (self.piece_at(from), self.piece_at(to)) else {
            return false;
        };
        let [taking, taken] = [taker, victim].map(|piece| self.game.kind(piece.kind));
        let at_home =
            || !self.game.rules().regions[far_half.index()].of(victim.owner).contains(&to);
        if taking.royal
            || taking.standing == Standing::Soldier
            || taken.royal
            || taken.standing == Standing::Soldier && at_home()
            || taker.kind == victim.kind && replies.contains(&Move::step(to, from))
        {
            return false;
        }
        taking.standing < taken.standing || {
            let mut after = self.without_past();
            after.play(played);
            !after.legal_moves().iter().any(|reply| reply.to() == Some(to))
        }
    }
}

impl Deeds {
    fn new() -> Deeds {
        Deeds {
            only_checks: true,
            only_checks_and_mate_threats: true,
            only_oppositions: true,
            checks: 0,
            idle: 0,
            chased: None,
        }
    }

    /// Notes the last move of a position.
    fn note(&mut self, after: &Position, mover: Player, origins: &[u16]) {
        let checks = after.in_check(after.turn);
        self.checks += u32::from(checks);
        self.only_checks &= checks;
        self.only_oppositions &= after.is_opposed();
        self.only_checks_and_mate_threats = self.only_checks_and_mate_threats
            && after.game.rules().repetition.perpetual.minds_mate_threats()
            && (checks || after.threatens_mate(mover));
        let perpetual = after.game.rules().repetition.perpetual;
        let threatens = || perpetual == Perpetual::AnyThreat && after.last_man_threatens(mover);
        self.idle += u32::from(!checks && !threatens());
        let origin = |square: Square| origins[square.index()];
        let chased: SquareSet = after.chased().into_iter().map(origin).collect();
        self.chased = Some(self.chased.map_or(chased, |earlier| earlier.and(&chased)));
    }

    fn force(&self) -> Force {
        if self.only_checks {
            Force::Checks
        } else if self.only_checks_and_mate_threats && self.checks > 0 {
            Force::MateThreats
        } else if self.idle == 0 || self.chased.is_some_and(|chased| chased.iter().next().is_some())
        {
            Force::Chase
        } else {
            Force::None
        }
    }
}

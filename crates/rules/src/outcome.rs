//! How a game ends, and who has won.

use serde::Serialize;

use crate::board::{Player, PlayerSet, Square};
use crate::impasse::Declaration;
use crate::moves::Move;
use crate::position::{Past, Position};
use crate::refusal::Refusal;
use crate::rules::{BareKing, DeadPosition, Endings, Goal, Impasse, Safety, Stalemate};

/// The rule by which a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A king is attacked and no move saves it (詰み).
    Checkmate,
    /// The side to move has no legal move and is not in check.
    Stalemate,
    /// A king is left alone.
    BareKing,
    /// The last royal man was taken.
    RoyalCaptured,
    /// The same position came too often (千日手).
    Repetition,
    /// A repetition in which one side gave check with every move (連続王手の千日手).
    PerpetualCheck,
    /// A repetition in which one side in turn gave check and threatened mate.
    PerpetualMateThreat,
    /// A repetition in which one side threatened the same man with every move (長捉).
    PerpetualChase,
    /// The kings faced each other on an open file, and that was accepted (빅장).
    Opposition,
    /// Both sides passed.
    Passes,
    /// Too many moves without a capture or a pawn's move.
    MoveLimit,
    /// No series of legal moves leads to mate.
    DeadPosition,
    /// A side without pawns has not mated in the moves it had.
    Counting,
    /// A side has too few men left.
    FewMen,
    /// All men of a side have come to the far rank.
    FarRank,
    /// Kings have entered and men were counted (持将棋).
    Impasse,
    /// A king reached the first square of the other (トライ).
    Try,
    /// A player gave up (投了).
    Resignation,
    /// A player's time ran out (切れ負け).
    Time,
    /// An illegal move was played where that loses (反則).
    IllegalMove,
}

impl Ending {
    /// Returns the stable code of the ending, such as `perpetual-check`.
    pub fn code(self) -> &'static str {
        match self {
            Ending::Checkmate => "checkmate",
            Ending::Stalemate => "stalemate",
            Ending::BareKing => "bare-king",
            Ending::RoyalCaptured => "royal-captured",
            Ending::Repetition => "repetition",
            Ending::PerpetualCheck => "perpetual-check",
            Ending::PerpetualMateThreat => "perpetual-mate-threat",
            Ending::PerpetualChase => "perpetual-chase",
            Ending::Opposition => "opposition",
            Ending::Passes => "passes",
            Ending::MoveLimit => "move-limit",
            Ending::DeadPosition => "dead-position",
            Ending::Counting => "counting",
            Ending::FewMen => "few-men",
            Ending::FarRank => "far-rank",
            Ending::Impasse => "impasse",
            Ending::Try => "try",
            Ending::Resignation => "resignation",
            Ending::Time => "time",
            Ending::IllegalMove => "illegal-move",
        }
    }

    /// Returns every ending.
    pub fn all() -> &'static [Ending] {
        &[
            Ending::Checkmate,
            Ending::Stalemate,
            Ending::BareKing,
            Ending::RoyalCaptured,
            Ending::Repetition,
            Ending::PerpetualCheck,
            Ending::PerpetualMateThreat,
            Ending::PerpetualChase,
            Ending::Opposition,
            Ending::Passes,
            Ending::MoveLimit,
            Ending::DeadPosition,
            Ending::Counting,
            Ending::FewMen,
            Ending::FarRank,
            Ending::Impasse,
            Ending::Try,
            Ending::Resignation,
            Ending::Time,
            Ending::IllegalMove,
        ]
    }
}

/// The end of a game. Players in neither set have drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The rule that ended the game.
    pub ending: Ending,
    /// Who has won.
    pub winners: PlayerSet,
    /// Who has lost.
    pub losers: PlayerSet,
    /// The points of each player in order of play, where points decided: of all men, but for a
    /// player who declared, of the men that count for a declaration.
    pub points: Option<Vec<u32>>,
    /// The declaration that ended the game.
    pub declared: Option<Declaration>,
}

impl Outcome {
    /// Returns a game that nobody has won.
    pub fn draw(ending: Ending) -> Outcome {
        Outcome {
            ending,
            winners: PlayerSet::NONE,
            losers: PlayerSet::NONE,
            points: None,
            declared: None,
        }
    }

    /// Tells whether nobody has won.
    pub fn is_draw(&self) -> bool {
        self.winners.is_empty()
    }
}

impl Position {
    /// Returns a game that one player has lost to all the others.
    pub fn lost_by(&self, loser: Player, ending: Ending) -> Outcome {
        let others = self.game.rules().each_player().filter(|&player| player != loser);
        Outcome {
            ending,
            winners: others.collect(),
            losers: PlayerSet::of(loser),
            points: None,
            declared: None,
        }
    }

    /// Returns how the game has ended by the rules, or nothing while it goes on.
    ///
    /// Resignation, time and claims are not seen here: they leave no mark on the board. A lone
    /// king ends the game when a capture has made it lonely; a position set up so is played on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.royal_captured()
            .or_else(|| self.settled_by_passing())
            .or_else(|| self.opposed_for_good())
            .or_else(|| self.few_men())
            .or_else(|| self.arrived())
            .or_else(|| self.without_moves())
            .or_else(|| self.counted_out())
            .or_else(|| self.bared())
            .or_else(|| self.try_reached())
            .or_else(|| self.repeated())
            .or_else(|| self.quiet_too_long())
            .or_else(|| self.dead())
    }

    /// Returns the draw that the player to move may claim.
    ///
    /// # Errors
    ///
    /// Refuses where the rules have no such claim, or while nothing makes this one right.
    pub fn claim_draw(&self) -> Result<Outcome, Refusal> {
        let claims = self.game.rules().endings.claims;
        if claims == Endings::PLAIN.claims {
            return Err(Refusal::NoSuchClaim);
        }
        let promotes = |played: &Move| played.promotes_to().is_some();
        let stuck = claims.only_promotions
            && !self.in_check(self.turn)
            && self.legal_moves().iter().all(promotes);
        let stalemate = stuck.then(|| Outcome::draw(Ending::Stalemate));
        self.drawn_by_claim().or(stalemate).ok_or(Refusal::NothingToClaim)
    }

    /// Returns the draw that the player to move may claim by naming a move, which is not made: FIDE
    /// Laws of Chess, articles 9.2.1 and 9.3.1.
    ///
    /// # Errors
    ///
    /// Refuses a move that is not legal, where the rules have no such claim, and where the move would
    /// make none right; nothing is played then either.
    pub fn claim_draw_by(&self, named: Move) -> Result<Outcome, Refusal> {
        let claims = self.game.rules().endings.claims;
        if claims.occurrences.is_none() && claims.quiet_plies.is_none() {
            return Err(Refusal::NoSuchClaim);
        }
        if let Some(refusal) = self.refusal(named) {
            return Err(refusal);
        }
        let mut after = self.clone();
        after.play(named);
        after.drawn_by_claim().ok_or(Refusal::NothingToClaim)
    }

    /// Returns the draw by repetition or quiet moves that can be claimed of the position itself.
    fn drawn_by_claim(&self) -> Option<Outcome> {
        let claims = self.game.rules().endings.claims;
        if claims.occurrences.is_some_and(|least| self.occurrences() >= u32::from(least)) {
            return Some(Outcome::draw(Ending::Repetition));
        }
        let quiet = claims.quiet_plies.is_some_and(|least| self.quiet >= least);
        quiet.then(|| Outcome::draw(Ending::MoveLimit))
    }

    fn few_men(&self) -> Option<Outcome> {
        let rule = self.game.rules().endings.few_men;
        let men = |player: Player| self.squares_of(player).count() as u32;
        let mut players = self.game.rules().each_player();
        let few = |&player: &Player| rule.most.is_some_and(|most| men(player) <= most);
        let behind = |&player: &Player| {
            let lead = men(self.turn).saturating_sub(men(player));
            self.past.len() > 1 && rule.lead.is_some_and(|least| lead >= least)
        };
        let loser = players.find(|player| few(player) || behind(player))?;
        Some(self.lost_by(loser, Ending::FewMen))
    }

    /// Returns the win of a side all of whose men have come where they had to.
    fn arrived(&self) -> Option<Outcome> {
        let rules = self.game.rules();
        if rules.endings.goal != Goal::FarRank {
            return None;
        }
        let there = |&player: &Player| {
            let mut men = self.squares_of(player).peekable();
            men.peek().is_some() && men.all(|at| rules.board.ranks_to_go(at, player) == 0)
        };
        let winner = rules.each_player().find(there)?;
        Some(self.lost_by(self.next_after(winner), Ending::FarRank))
    }

    fn dead(&self) -> Option<Outcome> {
        let rule = self.game.rules().endings.dead_position;
        let dead = rule == DeadPosition::Draws && self.is_dead();
        dead.then(|| Outcome::draw(Ending::DeadPosition))
    }

    fn quiet_too_long(&self) -> Option<Outcome> {
        let most = self.game.rules().endings.quiet_plies?;
        (self.quiet >= most).then(|| Outcome::draw(Ending::MoveLimit))
    }

    fn royal_captured(&self) -> Option<Outcome> {
        if self.game.rules().safety != Safety::Capturable {
            return None;
        }
        let mut players = self.game.rules().each_player();
        let loser = players.find(|&player| self.royals(player) == 0)?;
        Some(self.lost_by(loser, Ending::RoyalCaptured))
    }

    fn without_moves(&self) -> Option<Outcome> {
        if self.has_legal_move() {
            return None;
        }
        let lawful = self.game.rules().safety == Safety::Lawful;
        if lawful && self.in_check(self.turn) {
            if self.mated_by_counter() {
                return Some(Outcome::draw(Ending::Counting));
            }
            return Some(self.lost_by(self.turn, Ending::Checkmate));
        }
        Some(match self.game.rules().endings.stalemate {
            Stalemate::Loses => self.lost_by(self.turn, Ending::Stalemate),
            Stalemate::Draws | Stalemate::Unlawful => Outcome::draw(Ending::Stalemate),
            Stalemate::Wins => self.lost_by(self.next_after(self.turn), Ending::Stalemate),
        })
    }

    /// Tells whether a player has one royal man, nothing else on the board and nothing in hand.
    fn is_bare(&self, player: Player) -> bool {
        self.royals(player) == 1
            && self.squares_of(player).nth(1).is_none()
            && self.hand(player).next().is_none()
    }

    fn bared(&self) -> Option<Outcome> {
        let rule = &self.game.rules().endings.bare_king;
        let last = self.past.last()?;
        let (mover, enemy) = (last.mover, self.turn);
        let takes = last.takes();
        match rule {
            BareKing::Plays => None,
            BareKing::Loses => {
                (takes && self.is_bare(enemy)).then(|| self.lost_by(enemy, Ending::BareKing))
            }
            BareKing::LosesUnlessRebared => {
                let answered = self.past.len() > 1
                    && self.past[self.past.len() - 2].takes()
                    && self.is_bare(mover);
                if answered {
                    let rebared = takes && self.is_bare(enemy);
                    return Some(if rebared {
                        Outcome::draw(Ending::BareKing)
                    } else {
                        self.lost_by(mover, Ending::BareKing)
                    });
                }
                let lost = takes && self.is_bare(enemy) && !self.can_bare_in_turn(mover);
                lost.then(|| self.lost_by(enemy, Ending::BareKing))
            }
            BareKing::LosesToForce { little } => self.bared_by_force(little),
        }
    }

    /// Returns the end of a game whose captures have left one side, or both, with a lone king.
    fn bared_by_force(&self, little: &[String]) -> Option<Outcome> {
        let alone = |player| self.royals(player) == 1 && self.others(player, &[]) == 0;
        let (turn, mover) = (self.turn, self.past.last()?.mover);
        let (lone, lone_mover) = (alone(turn), alone(mover));
        if !(lone || lone_mover) || !self.past.iter().any(Past::takes) {
            return None;
        }
        if lone && lone_mover {
            return Some(Outcome::draw(Ending::BareKing));
        }
        let (loser, winner) = if lone { (turn, mover) } else { (mover, turn) };
        let few = self.others(winner, &[]) == 1;
        let strikes = |square: Square| {
            let taken = self.man_at(square.raw());
            let royal = self.tables().royal[usize::from(taken)];
            if royal { self.royals(winner) == 1 } else { few }
        };
        let struck = |found: &Move| self.captures(*found).any(strikes);
        let endangered = lone && self.legal_moves().iter().any(struck);
        let lost = self.others(winner, little) > 0 && !endangered;
        lost.then(|| self.lost_by(loser, Ending::BareKing))
    }

    /// Counts a player's men that are not royal, can still move and are of none of some kinds.
    fn others(&self, player: Player, without: &[String]) -> usize {
        let tables = self.tables();
        let counts = |square: &Square| {
            let man = self.men[square.index()];
            let kind = &self.game.kind(tables.kind(man));
            !kind.royal && !tables.is_stuck(man, square.raw()) && !without.contains(&kind.id)
        };
        self.squares_of(player).filter(counts).count()
    }

    /// Tells whether the player to move can leave `enemy` with a lone king at once.
    fn can_bare_in_turn(&self, enemy: Player) -> bool {
        let bares = |played: Move| {
            let mut after = self.without_past();
            after.play(played);
            after.past.last().is_some_and(Past::takes) && after.is_bare(enemy)
        };
        self.legal_moves().into_iter().any(bares)
    }

    fn try_reached(&self) -> Option<Outcome> {
        let last = self.past.last()?;
        if self.game.rules().endings.impasse != Impasse::Try || self.royals(last.mover) != 1 {
            return None;
        }
        let king = self.royal_square[last.mover.index()];
        let reached = self.game.royal_home(self.turn) == Some(king)
            && last.played.to().is_some_and(|to| to.index() == usize::from(king));
        reached.then(|| self.lost_by(self.turn, Ending::Try))
    }
}

//! Entering kings (持将棋, jishogi): men are counted when neither king can be mated any more.
//!
//! Points are 5 for a rook or bishop, promoted or not, and 1 for any other man but the king, on
//! the board and in hand: 54 in all. Sources: L. Kislyuk's book for counting by agreement; the
//! Japan Shogi Association (31 and 24 points) and the Computer Shogi Association (28 and 27) for
//! declarations.

use serde::Serialize;

use crate::board::{Player, PlayerSet};
use crate::outcome::{Ending, Outcome};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::{FailedDeclaration, HandicapPoints, Impasse};

/// The men besides the king that a declarer needs in the zone.
const MEN_NEEDED: u32 = 10;

/// The points of one side in the standard start position.
const FULL_POINTS: u32 = 27;

/// What a side that declares has, beside what it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Declaration {
    /// Whether the king stands in the far ranks.
    pub king_entered: bool,
    /// Whether the king is attacked.
    pub in_check: bool,
    /// The men besides the king in the far ranks.
    pub men_in_zone: u32,
    /// The points of those men and of the hand, with the credit for odds.
    pub points: u32,
    /// The part of the points that is credit for men given as odds.
    pub credit: u32,
    /// The men needed in the zone.
    pub men_needed: u32,
    /// The points needed to win.
    pub points_needed: u32,
    /// The points from which the game is at least drawn, where the rule has a draw.
    pub points_to_draw: Option<u32>,
}

impl Declaration {
    fn stands(&self) -> bool {
        self.king_entered && !self.in_check && self.men_in_zone >= self.men_needed
    }

    /// Tells whether the declaration wins.
    pub fn wins(&self) -> bool {
        self.stands() && self.points >= self.points_needed
    }

    /// Tells whether the declaration draws.
    pub fn draws(&self) -> bool {
        self.stands() && !self.wins() && self.points_to_draw.is_some_and(|need| self.points >= need)
    }
}

impl Position {
    /// Returns what a declaration by a player would be judged by; nothing where the rules in
    /// force have no declaration.
    pub fn declaration(&self, player: Player) -> Option<Declaration> {
        let (points_needed, points_to_draw) = match self.game.rules().endings.impasse {
            Impasse::Declare24 => (31, Some(24)),
            Impasse::Declare27 if player == Player::FIRST => (28, None),
            Impasse::Declare27 => (27, None),
            _ => return None,
        };
        let credit = self.handicap_credit(player);
        let men_in_zone = self.entered(player).filter(|&(royal, _)| !royal);
        let in_zone: u32 = self.entered(player).map(|(_, points)| points).sum();
        Some(Declaration {
            king_entered: self.king_entered(player),
            in_check: self.in_check(player),
            men_in_zone: men_in_zone.count() as u32,
            points: in_zone + self.points_in_hand(player) + credit,
            credit,
            men_needed: MEN_NEEDED,
            points_needed,
            points_to_draw,
        })
    }

    /// Returns the outcome of a declaration by the player to move.
    ///
    /// # Errors
    ///
    /// Refuses where the rules have no declaration, or where a failed one costs nothing and this
    /// one fails.
    pub fn declare(&self) -> Result<Outcome, Refusal> {
        let declaration = self.declaration(self.turn).ok_or(Refusal::NoSuchClaim)?;
        let enemy = self.next_after(self.turn);
        let mut outcome = self.counted(if declaration.wins() {
            self.lost_by(enemy, Ending::Impasse)
        } else if declaration.draws() {
            Outcome::draw(Ending::Impasse)
        } else if self.game.rules().endings.failed_declaration == FailedDeclaration::Continues {
            return Err(Refusal::DeclarationNotMet { missing: declaration });
        } else {
            self.lost_by(self.turn, Ending::Impasse)
        });
        if let Some(points) = &mut outcome.points {
            points[self.turn.index()] = declaration.points;
        }
        outcome.declared = Some(declaration);
        Ok(outcome)
    }

    /// Returns the outcome of counting, to which both sides have agreed.
    ///
    /// # Errors
    ///
    /// Refuses where the rules have no such count, or while a king has not entered.
    pub fn count_impasse(&self) -> Result<Outcome, Refusal> {
        let need = match self.game.rules().endings.impasse {
            Impasse::Agreement24 => 24,
            Impasse::Agreement27 => FULL_POINTS,
            _ => return Err(Refusal::NoSuchClaim),
        };
        let players: Vec<Player> = self.game.rules().each_player().collect();
        if !players.iter().all(|&player| self.king_entered(player)) {
            return Err(Refusal::KingsNotEntered);
        }
        let short = |&&player: &&Player| self.points(player) < need;
        let losers: PlayerSet = players.iter().filter(short).copied().collect();
        let winners = players.iter().filter(|&&player| !losers.contains(player)).copied();
        let winners = if losers.is_empty() { PlayerSet::NONE } else { winners.collect() };
        // Two sides cannot both be short: there are 54 points, or credit for those missing. In a
        // position set up with fewer men both may be, and then nobody has won.
        let losers = if winners.is_empty() { PlayerSet::NONE } else { losers };
        Ok(self.counted(Outcome {
            ending: Ending::Impasse,
            winners,
            losers,
            points: None,
            declared: None,
        }))
    }

    /// Returns the points of all of a player's men, on the board and in hand, with the credit for
    /// odds.
    pub fn points(&self, player: Player) -> u32 {
        let on_board = self.squares_of(player).map(|square| self.worth(square.index()));
        on_board.sum::<u32>() + self.points_in_hand(player) + self.handicap_credit(player)
    }

    pub(crate) fn counted(&self, mut outcome: Outcome) -> Outcome {
        let points = self.game.rules().each_player().map(|player| self.points(player));
        outcome.points = Some(points.collect());
        outcome
    }

    fn worth(&self, square: usize) -> u32 {
        let man = usize::from(self.men[square]);
        let tables = self.tables();
        if tables.royal[man] { 0 } else { self.game.kind(tables.base[man]).points }
    }

    fn points_in_hand(&self, player: Player) -> u32 {
        self.hand(player).map(|(kind, count)| self.game.kind(kind).points * u32::from(count)).sum()
    }

    /// Returns, for each of a player's men in the far ranks, whether it is royal and its points.
    fn entered(&self, player: Player) -> impl Iterator<Item = (bool, u32)> + '_ {
        let rules = self.game.rules();
        let depth = rules.promotion.zone_ranks();
        self.squares_of(player)
            .filter(move |&square| rules.board.ranks_to_go(square, player) < depth)
            .map(|square| {
                let royal = self.tables().royal[usize::from(self.men[square.index()])];
                (royal, self.worth(square.index()))
            })
    }

    fn king_entered(&self, player: Player) -> bool {
        self.entered(player).any(|(royal, _)| royal)
    }

    /// Returns the points of the men a player gave as odds. What a made position lacks is no odds:
    /// the start of the game decides, or the handicap stated beside it, not what is missing later.
    fn handicap_credit(&self, player: Player) -> u32 {
        let rules = self.game.rules();
        let credited = rules.endings.handicap_points == HandicapPoints::Credited;
        let handicap = self.handicap().filter(|_| credited && player != Player::FIRST);
        let Some(handicap) = handicap else { return 0 };
        let start = Position::from_sfen(&self.game, &handicap.sfen, crate::text::Reading::Game)
            .expect("a handicap start was read when the game was compiled");
        let left = start.squares_of(player).map(|square| start.worth(square.index()));
        FULL_POINTS.saturating_sub(left.sum::<u32>())
    }
}

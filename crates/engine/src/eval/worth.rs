//! What men are worth in a game nobody has tuned: derived from how they move.
//!
//! A man is worth a pawn for each square it usually reaches, which orders the pieces of shogi,
//! chess and xiangqi as their players do; a square is good for a man if it reaches much from
//! there; and a man that may promote hopes for what it becomes.

use std::sync::Arc;

use shogido_rules::rules::{Drops, Promotion, Region};
use shogido_rules::{
    Game, Kind, KindId, Manner, Piece, Player, Power, Square, Takes, Walk, Weights,
};

use crate::score::PAWN;

/// How often, in percent, a square on the way is empty.
const CLEAR: i64 = 70;
/// A line is never less open than this, in percent: boards empty as a game goes on.
const LEAST_CLEAR: i64 = 24;
/// What a move counts that only takes or only moves, in percent.
const HALF: i64 = 50;
/// How much of a man's worth is that of the square it stands on, in percent.
const LOCAL: i64 = 12;
/// A man in hand may go anywhere: it is worth this much more than on the board, in percent.
const HAND_BONUS: i32 = 10;
/// The part of what promotion gains that a man one step before it has, in percent, while there are
/// many men and when there are few. Each further step leaves [`FURTHER`] percent of it.
const HOPE: [i64; 2] = [25, 45];
const FURTHER: i64 = 60;
/// A king loses this with each rank it leaves its home by, while there are many men.
const HOME: i64 = 14;
/// What a king gains with each square it reaches, when there are few men.
const ACTIVE: i64 = 6;

/// What each kind of a game is worth, in evaluation units.
#[derive(Debug)]
pub struct Worth {
    on_board: Vec<i32>,
    in_hand: Vec<i32>,
    /// Whether other men decide how far a kind gets (it ranges, hops or is lame), and it matters.
    ranges: Vec<bool>,
    drops: bool,
    weights: Arc<Weights>,
    /// Steps of a king between two squares, by `square * squares + square`.
    steps: Vec<u8>,
    squares: usize,
    /// How many men the game begins with.
    men: i32,
}

impl Worth {
    /// Estimates the worth of every kind of a game on every square.
    pub fn new(game: &Arc<Game>) -> Self {
        let rules = game.rules();
        let squares = rules.board.squares();
        let reaches: Vec<Vec<i64>> =
            game.kinds().map(|kind| reach(game, game.kind(kind))).collect();
        let usual: Vec<i64> = reaches.iter().map(|reach| usually(reach)).collect();
        let on_board: Vec<i32> = game
            .kinds()
            .map(|kind| {
                let own = usual[kind.index()];
                let hope = (best_promotion(game, kind, &usual) - own).max(0) / 8;
                let worth = (own + hope) * i64::from(PAWN) / 100;
                if game.kind(kind).royal { 0 } else { worth as i32 }
            })
            .collect();
        let in_hand: Vec<i32> =
            on_board.iter().map(|worth| worth + worth * HAND_BONUS / 100).collect();
        let sign = |owner| if owner == Player::FIRST { 1 } else { -1 };
        let judge = Judge { game, reaches: &reaches, usual: &usual };
        let ranges = game.kinds().map(|kind| {
            let worth = on_board[kind.index()];
            worth >= 2 * PAWN && game.kind(kind).walks.iter().any(depends)
        });
        let ranges = ranges.collect();
        let weights = Weights::new(
            game,
            |man, square| {
                let [many, few] = judge.worth(man, square);
                sign(man.owner) * (many + (few << 32))
            },
            |man| {
                let worth = i64::from(in_hand[man.kind.index()]);
                sign(man.owner) * (worth + (worth << 32))
            },
        );
        let start = shogido_rules::Position::start(game);
        let men = rules.each_player().map(|player| start.squares_of(player).count() as i32).sum();
        Self {
            on_board,
            in_hand,
            ranges,
            drops: matches!(rules.drops, Drops::Hands { .. }),
            weights: Arc::new(weights),
            steps: steps(game),
            squares,
            men,
        }
    }

    /// Worth of a kind on the board, wherever it stands; 0 for a royal one.
    pub fn on_board(&self, kind: KindId) -> i32 {
        self.on_board[kind.index()]
    }

    /// Tells whether other men decide how far a kind gets, and it matters.
    #[inline]
    pub(crate) fn ranges(&self, kind: KindId) -> bool {
        self.ranges[kind.index()]
    }

    /// Worth of a kind in hand.
    pub fn in_hand(&self, kind: KindId) -> i32 {
        self.in_hand[kind.index()]
    }

    /// Tells whether captured men come to the hand.
    pub(crate) fn drops(&self) -> bool {
        self.drops
    }

    /// The same numbers square by square, with two sums in one: see [`blend`].
    pub(crate) fn weights(&self) -> &Arc<Weights> {
        &self.weights
    }

    /// Steps of a king to a square from every other, by square.
    #[inline]
    pub(crate) fn steps_to(&self, king: Square) -> &[u8] {
        &self.steps[king.index() * self.squares..][..self.squares]
    }

    /// Blends the two sums of a position's balance by how many men are left on the board.
    pub(crate) fn blend(&self, balance: i64, men: i32) -> i32 {
        let many = balance as i32;
        let few = ((balance - i64::from(many)) >> 32) as i32;
        let men = if self.drops { self.men } else { men.min(self.men) };
        (many * men + few * (self.men - men)) / self.men.max(1)
    }
}

/// What a man counts on a square, in hundredths of a reached square before scaling.
struct Judge<'a> {
    game: &'a Game,
    reaches: &'a [Vec<i64>],
    usual: &'a [i64],
}

impl Judge<'_> {
    /// Returns the worth of a man on a square, in evaluation units, while there are many men and
    /// when there are few.
    fn worth(&self, man: Piece, square: Square) -> [i64; 2] {
        let kind = self.game.kind(man.kind);
        let seen = as_first(self.game, man.owner, square);
        let reached = self.reaches[man.kind.index()][seen.index()];
        let usual = self.usual[man.kind.index()];
        let home = i64::from(self.game.rules().board.ranks() - 1)
            - i64::from(self.game.rules().board.ranks_to_go(square, man.owner));
        if kind.royal {
            return [-HOME * home, ACTIVE * reached / 100];
        }
        let gain = (best_promotion(self.game, man.kind, self.usual) - usual).max(0);
        let far = i64::from(steps_to_promotion(self.game, man, square));
        let nearness = (1..far).fold(100, |part, _| part * FURTHER / 100);
        let base = usual * (100 - LOCAL) / 100 + reached * LOCAL / 100;
        HOPE.map(|hope| {
            let promise = gain * hope / 100 * nearness / 100;
            (base + promise) * i64::from(PAWN) / 100
        })
    }
}

/// Returns a square as the first player would see it if the owner were the first.
fn as_first(game: &Game, owner: Player, square: Square) -> Square {
    let board = &game.rules().board;
    if owner == Player::FIRST {
        return square;
    }
    let (file, rank) = (board.file(square), board.rank(square));
    let turned = board.square(board.files() - 1 - file, board.ranks() - 1 - rank);
    turned.unwrap_or(square)
}

/// Returns how many squares a kind of the first player's usually reaches from each square, in
/// hundredths.
fn reach(game: &Game, kind: &Kind) -> Vec<i64> {
    let board = &game.rules().board;
    let powers: i64 = kind.powers.iter().copied().map(power).sum();
    let from =
        |square| powers + kind.walks.iter().map(|walk| walk_reach(game, walk, square)).sum::<i64>();
    board.all().map(from).collect()
}

/// Tells whether a walk depends on men it does not end on.
fn depends(walk: &Walk) -> bool {
    walk.reach > 1 || walk.manner != Manner::Slide
}

fn walk_reach(game: &Game, walk: &Walk, from: Square) -> i64 {
    let rules = game.rules();
    let inside = |region: &Region, square: Square| region.of(Player::FIRST).contains(&square);
    let within = walk.within.map(|region| &rules.regions[region.index()]);
    let begins = match walk.begins {
        Some(shogido_rules::Begins::In(region)) => inside(&rules.regions[region.index()], from),
        _ => true,
    };
    if !begins || within.is_some_and(|region| !inside(region, from)) {
        return 0;
    }
    if walk.manner == Manner::Jump {
        // A man next door and an empty square behind it.
        let lands = rules.board.step(from, walk.step.times(2)).is_some();
        return if lands { (100 - CLEAR) * CLEAR / 100 } else { 0 };
    }
    let hops = matches!(walk.manner, Manner::Hop | Manner::ShyHop);
    let part = match walk.takes {
        Takes::Anything => 100,
        Takes::Nothing | Takes::Enemies => HALF,
        Takes::Royals => 0,
    };
    let mut clear = if walk.manner == Manner::Lame { CLEAR } else { 100 };
    // A hopper needs one man on its way: so often is there none yet, and exactly one.
    let (mut none, mut one) = (100, 0);
    let mut at = from;
    let mut sum = 0;
    for step in 1..=walk.reach {
        let Some(next) = rules.board.step(at, walk.step) else { break };
        if within.is_some_and(|region| !inside(region, next)) {
            break;
        }
        if hops {
            sum += one;
            one = one * CLEAR / 100 + none * (100 - CLEAR) / 100;
            none = none * CLEAR / 100;
        } else {
            if step >= walk.least {
                sum += clear;
            }
            clear = (clear * CLEAR / 100).max(LEAST_CLEAR);
        }
        at = next;
    }
    sum * part / 100
}

/// Returns what a power is worth beside the squares a man walks to, in hundredths of a square: a
/// second capture in the same turn, or squares behind a corner.
fn power(power: Power) -> i64 {
    match power {
        Power::Lion => 1_200,
        Power::Line { steps, .. } => 100 * i64::from(steps),
        Power::Igui { .. } | Power::Vault { .. } => 50,
        Power::Hook { .. } => 800,
        Power::Anywhere { .. } => 10_000,
    }
}

/// Returns the usual reach: the mean over the squares from which a man reaches anything.
fn usually(reach: &[i64]) -> i64 {
    let counted: Vec<i64> = reach.iter().copied().filter(|&squares| squares > 0).collect();
    counted.iter().sum::<i64>() / (counted.len() as i64).max(1)
}

/// Returns the usual reach of the best that a kind may promote to, or its own.
fn best_promotion(game: &Game, kind: KindId, usual: &[i64]) -> i64 {
    let own = usual[kind.index()];
    let turned = game.promoted(kind).map(|up| usual[up.index()]);
    let chosen = match &game.rules().promotion {
        Promotion::Region { kind: id, into, .. } if *id == game.kind(kind).id => {
            into.iter().filter_map(|id| game.find_kind(id)).map(|up| usual[up.index()]).max()
        }
        Promotion::ByFile { kind: id, into } if *id == game.kind(kind).id => {
            let kinds = into.iter().flatten().filter_map(|id| game.find_kind(id));
            kinds.filter(|&up| !game.kind(up).royal).map(|up| usual[up.index()]).max()
        }
        Promotion::InPlace { kind: id, into, .. } if *id == game.kind(kind).id => {
            game.find_kind(into).map(|up| usual[up.index()])
        }
        _ => None,
    };
    turned.into_iter().chain(chosen).fold(own, i64::max)
}

/// Returns how many ranks a man is from where it promotes; 1 where it may at its next move.
fn steps_to_promotion(game: &Game, man: Piece, square: Square) -> u8 {
    let rules = game.rules();
    let go = rules.board.ranks_to_go(square, man.owner);
    let depth = match &rules.promotion {
        Promotion::Region { region, .. } => {
            let squares = rules.regions[region.index()].of(man.owner).iter();
            squares.map(|&at| rules.board.ranks_to_go(at, man.owner)).max().unwrap_or(0)
        }
        Promotion::InPlace { region, .. } => {
            // Straight ahead; a man that has passed the square for good will not promote.
            let squares = rules.regions[region.index()].of(man.owner).iter();
            let file = rules.board.file(square);
            let ahead = squares.filter(|&&at| rules.board.file(at) == file);
            let ahead = ahead.map(|&at| rules.board.ranks_to_go(at, man.owner));
            let nearest = ahead.filter(|&there| there <= go).max();
            return nearest.map_or(u8::MAX, |there| (go - there).max(1));
        }
        other => other.zone_ranks().saturating_sub(1),
    };
    go.saturating_sub(depth).max(1)
}

fn steps(game: &Game) -> Vec<u8> {
    let board = &game.rules().board;
    let between = |a: Square, b: Square| {
        let files = board.file(a).abs_diff(board.file(b));
        files.max(board.rank(a).abs_diff(board.rank(b)))
    };
    board.all().flat_map(|a| board.all().map(move |b| between(a, b))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use shogido_rules::{Position, games};

    fn worth_of(game: &str, kind: &str) -> i32 {
        let game = games::find(game).expect("a known game").default_game();
        let kind = game.find_kind(kind).expect("a kind of the game");
        Worth::new(&game).on_board(kind)
    }

    #[test]
    fn shogi_men_are_ordered_as_players_order_them() {
        let order = ["p", "l", "s", "g", "b", "r"].map(|kind| worth_of("shogi", kind));
        assert!(order.is_sorted(), "{order:?}");
    }

    #[test]
    fn a_start_position_is_even() {
        for card in games::all() {
            let game = card.default_game();
            let worth = Worth::new(&game);
            let mut start = Position::start(&game);
            start.weigh(worth.weights());
            assert_eq!(start.balance(), 0, "{}", card.id);
        }
    }
}

//! The full state of a game: who stands where, who holds what, whose turn it is, and the past.

use std::fmt;
use std::sync::Arc;

use crate::board::{Player, Square};
use crate::counting::Count;
use crate::game::Game;
use crate::kind::{KindId, Piece};
use crate::moves::Move;
use crate::rules::{EndOfRights, Handicap, PlacingTurns};
use crate::square_set::SquareSet;
use crate::tables::{Gait, Man, Tables, key_of_chain, key_of_lost_lion, key_of_rights};
use crate::weights::Weights;

/// No square.
pub(crate) const NOWHERE: u16 = u16::MAX;

/// The state of a game between two moves, with all that led to it.
///
/// ```
/// use shogido_rules::{Choices, Position, games};
///
/// let game = games::find("shogi").unwrap().game(&Choices::default()).unwrap();
/// let mut position = Position::start(&game);
/// assert_eq!(position.legal_moves().len(), 30);
/// let opening = position.parse_move("7g7f").unwrap();
/// position.try_play(opening).unwrap();
/// assert!(position.sfen().starts_with("lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/"));
/// ```
#[derive(Clone)]
pub struct Position {
    pub(crate) game: Arc<Game>,
    /// Who stands on each square, and a word for each player of who stands where.
    pub(crate) men: Vec<Man>,
    pub(crate) places: [SquareSet; 3],
    /// Men in hand, by `player * kinds + kind`.
    pub(crate) hands: Vec<u8>,
    pub(crate) turn: Player,
    pub(crate) key: u64,
    /// Royal men of each player, and the square of the only one.
    pub(crate) royals: [u8; 3],
    pub(crate) royal_square: [u16; 3],
    /// The rights of first moves that stand, as bits.
    pub(crate) rights: u32,
    /// The square a double step has just passed, where it may be taken.
    pub(crate) passed: u16,
    /// Where the last move took a lion with another man, in games that forbid trading lions.
    pub(crate) lost_lion: u16,
    /// Where a man stands that has just jumped and may jump on.
    pub(crate) chain: u16,
    /// Plies since the last capture or pawn's move.
    pub(crate) quiet: u32,
    /// The moves that a side has been counting.
    pub(crate) count: Count,
    /// The number that the position text gives to the first move played here.
    pub(crate) first_number: u32,
    /// The text of the position that the game began from.
    pub(crate) origin: Arc<str>,
    /// The handicap the game began with, by its place in the rules.
    pub(crate) odds: Option<u8>,
    pub(crate) past: Vec<Past>,
    /// The men that moves have taken besides where they end, newest last.
    pub(crate) removed: Vec<(u16, Man)>,
    /// What the men are counted by, if they are, and the sum.
    pub(crate) weights: Option<Arc<Weights>>,
    pub(crate) balance: i64,
}

/// What a move changed, enough to take it back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Past {
    pub(crate) played: Move,
    pub(crate) mover: Player,
    /// The man as it stood before the move; zero for a drop or pass.
    pub(crate) man: Man,
    /// The men taken on the way and where the move ends; zero for none.
    pub(crate) on_way: [Man; 2],
    pub(crate) captured: Man,
    /// What stood before the move besides the men.
    pub(crate) key: u64,
    pub(crate) rights: u32,
    pub(crate) passed: u16,
    pub(crate) lost_lion: u16,
    pub(crate) chain: u16,
    pub(crate) quiet: u32,
    pub(crate) count: Count,
    /// How many men were taken besides where the move ends.
    pub(crate) removed: u8,
}

impl Past {
    /// Tells whether the move took a man.
    pub(crate) fn takes(&self) -> bool {
        self.captured != 0 || self.on_way != [0; 2]
    }
}

impl Position {
    /// Returns the start position of a game.
    pub fn start(game: &Arc<Game>) -> Position {
        Position::from_sfen(game, &game.rules().setup, crate::text::Reading::Game)
            .expect("the setup was read when the game was compiled")
    }

    pub(crate) fn empty(game: &Arc<Game>) -> Position {
        let tables = game.tables();
        Position {
            men: vec![0; tables.squares],
            places: [SquareSet::default(); 3],
            hands: vec![0; usize::from(game.rules().players) * game.rules().kinds.len()],
            turn: Player::FIRST,
            key: tables.key_of_turn(Player::FIRST),
            royals: [0; 3],
            royal_square: [0; 3],
            rights: 0,
            passed: NOWHERE,
            lost_lion: NOWHERE,
            chain: NOWHERE,
            quiet: 0,
            count: Count::default(),
            first_number: 1,
            origin: Arc::from(""),
            odds: None,
            past: Vec::new(),
            removed: Vec::new(),
            weights: None,
            balance: 0,
            game: Arc::clone(game),
        }
    }

    /// Returns the game that is played.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// Returns the man on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let man = *self.men.get(square.index())?;
        let tables = self.game.tables();
        (man != 0).then(|| Piece { kind: tables.kind(man), owner: tables.owner(man) })
    }

    /// Returns how many men of a kind a player holds.
    pub fn in_hand(&self, player: Player, kind: KindId) -> u8 {
        self.hands[player.index() * self.game.rules().kinds.len() + kind.index()]
    }

    /// Returns the kinds and counts a player holds, in the order of the position text.
    pub fn hand(&self, player: Player) -> impl Iterator<Item = (KindId, u8)> + '_ {
        let order = self.game.tables().hand_order.iter();
        order.map(move |&kind| (kind, self.in_hand(player, kind))).filter(|&(_, count)| count > 0)
    }

    /// Returns the player to move.
    pub fn turn(&self) -> Player {
        self.turn
    }

    /// Returns how many moves were played since the position the game began from, in plies.
    pub fn ply(&self) -> u32 {
        self.past.len() as u32
    }

    /// Returns the moves played, oldest first.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + ExactSizeIterator + '_ {
        self.past.iter().map(|past| past.played)
    }

    /// Returns the last move.
    pub fn last_move(&self) -> Option<Move> {
        self.past.last().map(|past| past.played)
    }

    /// Returns the text of the position the game began from.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// Returns the handicap that the game began with: that of its start, or one stated beside it.
    pub fn handicap(&self) -> Option<&Handicap> {
        self.game.rules().handicaps.get(usize::from(self.odds?))
    }

    /// States the handicap that a game began with whose position is given; nothing if the game has
    /// no such handicap.
    pub fn begun_with(mut self, handicap: &str) -> Option<Position> {
        let handicaps = &self.game.rules().handicaps;
        let place = handicaps.iter().position(|known| known.id == handicap)?;
        self.odds = Some(place as u8);
        Some(self)
    }

    /// Tells whether a position text in its canonical form is of this position, whatever number it
    /// gives to the next move.
    pub fn stands_as(&self, text: &str) -> bool {
        without_number(&self.sfen()) == without_number(text)
    }

    /// Returns a number that is equal for positions with the same men, hands and turn.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// Returns the keys of all earlier positions, newest first.
    pub fn earlier_keys(&self) -> impl Iterator<Item = u64> + '_ {
        self.past.iter().rev().map(|past| past.key)
    }

    /// Returns the player who moves after `player`.
    pub fn next_after(&self, player: Player) -> Player {
        let next = player.index() as u8 + 1;
        Player::new(if next == self.game.rules().players { 0 } else { next })
    }

    /// Returns how many royal men a player has.
    pub fn royals(&self, player: Player) -> u8 {
        self.royals[player.index()]
    }

    /// Returns the squares a player's men stand on.
    pub fn squares_of(&self, player: Player) -> impl Iterator<Item = Square> + '_ {
        self.places[player.index()].iter().map(Square::new)
    }

    /// Returns how many men a player has on the board.
    pub fn men_of(&self, player: Player) -> u16 {
        self.places[player.index()].len() as u16
    }

    /// Counts all men by `weights` from here on.
    pub fn weigh(&mut self, weights: &Arc<Weights>) {
        let men = self.men.iter().zip(0..).filter(|&(&man, _)| man != 0);
        let on_board: i64 = men.map(|(&man, square)| weights.on_board(man, square)).sum();
        let players = self.game.rules().each_player();
        let held = players.flat_map(|player| self.hand(player).map(move |held| (player, held)));
        let in_hand: i64 = held
            .map(|(player, (kind, count))| weights.in_hand(kind, player) * i64::from(count))
            .sum();
        self.balance = on_board + in_hand;
        self.weights = Some(Arc::clone(weights));
    }

    /// Returns the sum of the weights of all men, zero if they are not counted.
    pub fn balance(&self) -> i64 {
        self.balance
    }

    pub(crate) fn tables(&self) -> &Tables {
        self.game.tables()
    }

    pub(crate) fn put(&mut self, man: Man, square: u16) {
        let game = Arc::clone(&self.game);
        put(self, game.tables(), man, square);
    }

    pub(crate) fn set_hand(&mut self, player: Player, kind: KindId, count: u8) {
        let game = Arc::clone(&self.game);
        change_hand(self, game.tables(), player, kind, |_| count);
    }

    pub(crate) fn set_turn(&mut self, turn: Player) {
        let tables = self.game.tables();
        self.key ^= tables.key_of_turn(self.turn) ^ tables.key_of_turn(turn);
        self.turn = turn;
    }

    pub(crate) fn set_first_moves(&mut self, rights: u32, passed: Option<u16>) {
        self.rights = rights;
        self.passed = passed.unwrap_or(NOWHERE);
        self.key ^= key_of_rights(self.rights, self.passed);
    }

    pub(crate) fn set_lost_lion(&mut self, square: u16) {
        self.key ^= key_of_lost_lion(self.lost_lion) ^ key_of_lost_lion(square);
        self.lost_lion = square;
    }

    /// Returns the square where the last move has taken a lion with another man, in games that
    /// forbid to take one in return.
    pub fn lost_lion_square(&self) -> Option<Square> {
        (self.lost_lion != NOWHERE).then(|| Square::new(self.lost_lion))
    }

    pub(crate) fn set_chain(&mut self, square: u16) {
        self.key ^= key_of_chain(self.chain) ^ key_of_chain(square);
        self.chain = square;
    }

    /// Returns the square of a man that has just jumped and may jump on in the same turn.
    pub fn chain_square(&self) -> Option<Square> {
        (self.chain != NOWHERE).then(|| Square::new(self.chain))
    }

    /// Returns the man on a square, zero for an empty one and for no square.
    #[inline]
    pub(crate) fn man_at(&self, square: u16) -> Man {
        self.men.get(usize::from(square)).copied().unwrap_or(0)
    }

    /// Returns the square that the last move, a double step, has passed.
    pub fn passed_square(&self) -> Option<Square> {
        (self.passed != NOWHERE).then(|| Square::new(self.passed))
    }

    /// Plays a move without asking whether it is legal.
    ///
    /// A move that [`Position::legal_moves`] does not list leaves a position that means nothing,
    /// but breaks no memory.
    ///
    /// # Panics
    ///
    /// Panics if the move starts from an empty square or drops what the hand does not hold.
    pub fn play(&mut self, played: Move) {
        let game = Arc::clone(&self.game);
        self.play_with(game.tables(), played);
    }

    /// As [`Position::play`], for a caller that holds the game: a search plays millions of moves,
    /// and this counts no owner of the game.
    ///
    /// # Panics
    ///
    /// As [`Position::play`]; the game is the position's own.
    pub fn play_in(&mut self, game: &Game, played: Move) {
        self.play_with(game.tables(), played);
    }

    pub(crate) fn play_with(&mut self, tables: &Tables, played: Move) {
        let mover = self.turn;
        let mut past = Past {
            played,
            mover,
            man: 0,
            on_way: [0; 2],
            captured: 0,
            key: self.key,
            rights: self.rights,
            passed: self.passed,
            lost_lion: self.lost_lion,
            chain: self.chain,
            quiet: self.quiet,
            count: self.count,
            removed: 0,
        };
        self.quiet += 1;
        if tables.trading.is_some() {
            let lost = if played.is_pass() { NOWHERE } else { self.lion_lost_by(tables, played) };
            self.set_lost_lion(lost);
        }
        if let Some(kind) = played.dropped() {
            change_hand(self, tables, mover, kind, |count| count - 1);
            if !tables.placing.is_empty() {
                self.quiet = 0;
            }
            put(self, tables, tables.man(kind, mover), played.raw_to());
        } else if !played.is_pass() {
            past.man = take(self, tables, played.raw_from());
            if played.raw_via() != NOWHERE {
                past.on_way = self.take_on_way(tables, played);
            }
            let victim = self.victim_square(tables, played, past.man);
            if self.men[usize::from(victim)] != 0 {
                past.captured = self.capture(tables, victim);
            }
            let promoted = played.promotes_to().map(|kind| tables.man(kind, mover));
            put(self, tables, promoted.unwrap_or(past.man), played.raw_to());
            if let Some(&Some(clamp)) = tables.clamps.get(usize::from(past.man)) {
                past.removed = self.take_clamped(tables, past.man, played.raw_to(), clamp);
                if past.removed > 0 {
                    self.quiet = 0;
                }
            }
            if tables.gait != Gait::Plain {
                self.note_first_move(tables, played, past.man);
            }
        }
        if past.man == 0 && self.passed != NOWHERE {
            // Who drops a man or passes lets the chance to take in passing go.
            self.forget_passed();
        }
        if tables.jumps.chain {
            self.note_jump(tables, played, past.man);
        }
        self.past.push(past);
        let next = self.next_to_move(tables, played, mover);
        self.key ^= tables.key_of_turn(mover) ^ tables.key_of_turn(next);
        self.turn = next;
        if self.passed != NOWHERE {
            self.settle_passed(tables);
        }
        if tables.counts {
            self.count_ply(past.captured != 0, played.promotes_to().is_some());
        }
        if tables.ended_by != EndOfRights::Nothing && self.rights != 0 {
            self.end_rights(tables);
        }
    }

    /// Tells whether the player to move has made the last move too: one of several opening moves, or
    /// a jump in a chain.
    #[inline]
    pub fn moves_on(&self) -> bool {
        self.past.last().is_some_and(|past| past.mover == self.turn)
    }

    /// Returns who moves after a move just made.
    fn next_to_move(&self, tables: &Tables, played: Move, mover: Player) -> Player {
        let again = self.chain != NOWHERE
            || !tables.opening.is_empty() && self.is_opening(tables, mover)
            || tables.placing_turns == Some(PlacingTurns::OneAfterTheOther)
                && self.is_placing(tables, mover);
        if again && !played.is_pass() { mover } else { self.next_after(mover) }
    }

    /// Notes whether the man of a move just made on the board may jump on.
    fn note_jump(&mut self, tables: &Tables, played: Move, man: Man) {
        let on = man != 0 && self.jumps_on(tables, played, man);
        self.set_chain(if on { played.raw_to() } else { NOWHERE });
    }

    /// Takes the man from a square, into the hand where captured men come back.
    fn capture(&mut self, tables: &Tables, square: u16) -> Man {
        let captured = take(self, tables, square);
        self.quiet = 0;
        if tables.captures_to_hand {
            let base = tables.base[usize::from(captured)];
            change_hand(self, tables, self.turn, base, |count| count + 1);
        }
        captured
    }

    fn take_on_way(&mut self, tables: &Tables, played: Move) -> [Man; 2] {
        played.ways().map(|way| {
            let taken = way != played.raw_to() && self.man_at(way) != 0;
            if taken { self.capture(tables, way) } else { 0 }
        })
    }

    /// Puts a captured man back.
    fn release(&mut self, tables: &Tables, captor: Player, captured: Man, square: u16) {
        put(self, tables, captured, square);
        if tables.captures_to_hand {
            let base = tables.base[usize::from(captured)];
            change_hand(self, tables, captor, base, |count| count - 1);
        }
    }

    /// Takes the last move back; does nothing before the first.
    pub fn undo(&mut self) {
        let game = Arc::clone(&self.game);
        self.undo_with(game.tables());
    }

    /// As [`Position::undo`], for a caller that holds the game.
    pub fn undo_in(&mut self, game: &Game) {
        self.undo_with(game.tables());
    }

    pub(crate) fn undo_with(&mut self, tables: &Tables) {
        let Some(past) = self.past.pop() else { return };
        self.turn = past.mover;
        self.rights = past.rights;
        self.passed = past.passed;
        self.lost_lion = past.lost_lion;
        self.chain = past.chain;
        self.quiet = past.quiet;
        self.count = past.count;
        if let Some(kind) = past.played.dropped() {
            take(self, tables, past.played.raw_to());
            change_hand(self, tables, past.mover, kind, |count| count + 1);
        } else if !past.played.is_pass() {
            take(self, tables, past.played.raw_to());
            if past.played.is_castling() {
                self.move_rook_back(tables, past.played);
            }
            if past.captured != 0 {
                let victim = self.victim_square(tables, past.played, past.man);
                self.release(tables, past.mover, past.captured, victim);
            }
            if past.played.raw_via() != NOWHERE {
                for (way, man) in past.played.ways().into_iter().zip(past.on_way) {
                    if man != 0 {
                        self.release(tables, past.mover, man, way);
                    }
                }
            }
            put(self, tables, past.man, past.played.raw_from());
            for _ in 0..past.removed {
                let (square, man) = self.removed.pop().expect("each removal was noted");
                put(self, tables, man, square);
            }
        }
        self.key = past.key;
    }
}

#[inline]
pub(crate) fn put(position: &mut Position, tables: &Tables, man: Man, square: u16) {
    let owner = tables.owner(man).index();
    position.men[usize::from(square)] = man;
    position.places[owner].insert(square);
    position.key ^= tables.key_of_man(man, square);
    if let Some(weights) = &position.weights {
        position.balance += weights.on_board(man, square);
    }
    if tables.royal[usize::from(man)] {
        position.royals[owner] += 1;
        position.royal_square[owner] = square;
    }
}

#[inline]
pub(crate) fn take(position: &mut Position, tables: &Tables, square: u16) -> Man {
    let man = position.men[usize::from(square)];
    assert!(man != 0, "a move takes its man from an occupied square");
    let owner = tables.owner(man).index();
    position.men[usize::from(square)] = 0;
    position.places[owner].remove(square);
    position.key ^= tables.key_of_man(man, square);
    if let Some(weights) = &position.weights {
        position.balance -= weights.on_board(man, square);
    }
    if tables.royal[usize::from(man)] {
        position.royals[owner] -= 1;
        find_only_royal(position, tables, owner);
    }
    man
}

/// Notes where a player's only royal man stands after another was taken.
fn find_only_royal(position: &mut Position, tables: &Tables, owner: usize) {
    if position.royals[owner] == 1 {
        let royal = |&at: &u16| tables.royal[usize::from(position.men[usize::from(at)])];
        let found = position.places[owner].iter().find(royal);
        position.royal_square[owner] = found.expect("one royal man is counted");
    }
}

#[inline]
fn change_hand(
    position: &mut Position,
    tables: &Tables,
    player: Player,
    kind: KindId,
    change: impl Fn(u8) -> u8,
) {
    let kinds = position.game.rules().kinds.len();
    let count = &mut position.hands[player.index() * kinds + kind.index()];
    let before = *count;
    *count = change(before);
    position.key ^=
        tables.key_of_hand(kind, player, before) ^ tables.key_of_hand(kind, player, *count);
    if let Some(weights) = &position.weights {
        let more = i64::from(*count) - i64::from(before);
        position.balance += more * weights.in_hand(kind, player);
    }
}

/// Returns the text of a position without its last field, the number of the move.
fn without_number(text: &str) -> &str {
    text.rsplit_once(' ').map_or(text, |(position, _)| position)
}

impl PartialEq for Position {
    /// Two positions are equal when men, hands and turn are, however they came about.
    fn eq(&self, other: &Position) -> bool {
        self.game.rules().id == other.game.rules().id
            && self.men == other.men
            && self.hands == other.hands
            && self.turn == other.turn
            && self.rights == other.rights
            && self.passed == other.passed
            && self.lost_lion == other.lost_lion
            && self.chain == other.chain
    }
}

impl Eq for Position {}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.game.rules().id, self.sfen())
    }
}

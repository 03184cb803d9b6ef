//! The rules of one game, as plain data: about ten concerns, each read by one module.

use std::collections::BTreeMap;

use crate::board::{Board, Player, Square};
use crate::kind::{Kind, RegionId};
use crate::text::PositionError;

/// Everything that makes a game the game it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The key in addresses, records and protocols: `sho-shogi`.
    pub id: String,
    /// How the game is called and drawn, if not as one of the program's own.
    pub dress: Dress,
    /// The field of play.
    pub board: Board,
    /// How many players, one after the other.
    pub players: u8,
    /// The parts of the board that rules speak of: palace, river bank, home rank.
    pub regions: Vec<Region>,
    /// What pieces there are; promoted kinds are kinds of their own.
    pub kinds: Vec<Kind>,
    /// How squares and positions are written.
    pub notation: Notation,
    /// The start position, the only statement of it.
    pub setup: String,
    /// Starts with odds: the giver plays second and moves first.
    pub handicaps: Vec<Handicap>,
    /// When men promote.
    pub promotion: Promotion,
    /// Whether captured men come back, and where they may not.
    pub drops: Drops,
    /// Whether royal men may be left to be taken.
    pub safety: Safety,
    /// When a lion may not be taken, in games that forbid trading lions.
    pub lion_trading: Option<LionTrading>,
    /// Castling, en passant, and rights that a first move uses up.
    pub first_moves: FirstMoves,
    /// Going on after a jump, and captures that have to be made.
    pub jumps: Jumps,
    /// Passing, and kings that face each other.
    pub passing: Passing,
    /// What ends a game that goes round in circles.
    pub repetition: Repetition,
    /// The other ways a game ends.
    pub endings: Endings,
    /// What happens to a player who makes an illegal move.
    pub illegal_move: IllegalMove,
    /// The options in force, by name, in the order of the rules card.
    pub options: Vec<(String, String)>,
}

/// How a game is called and drawn; empty for the program's own games, which are known by their id.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Dress {
    /// Its names by the code of the language, such as `be`; under the empty code one for them all.
    pub title: BTreeMap<String, String>,
    /// The id of the program's game whose board, make of men and names of sides it shares.
    pub like: Option<String>,
}

impl Dress {
    /// Returns a name in a language: its own, or the one for all, or the English or any other.
    pub fn name_in<'a>(names: &'a BTreeMap<String, String>, language: &str) -> Option<&'a str> {
        let name = names.get(language).or_else(|| names.get("")).or_else(|| names.get("en"));
        name.or_else(|| names.values().next()).map(String::as_str)
    }
}

/// A part of the board, as each player sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// The key to its name: `palace`.
    pub id: String,
    /// The squares of the part, for each player.
    pub squares: Vec<Vec<Square>>,
}

impl Region {
    /// Returns the region whose squares, as its player sees them, `holds`: it is asked for each
    /// file from the player's left and rank from the player's own side, both from zero.
    pub fn seen(id: &str, board: &Board, players: u8, holds: impl Fn(u8, u8) -> bool) -> Region {
        let inside = |player: Player, square: &Square| {
            let (right, rank) = (board.file(*square), board.rank(*square));
            let (left, far) = (board.files() - 1 - right, board.ranks() - 1 - rank);
            if player == Player::FIRST { holds(left, far) } else { holds(right, rank) }
        };
        let squares = |player| board.all().filter(|square| inside(player, square)).collect();
        Region { id: id.to_owned(), squares: (0..players).map(Player::new).map(squares).collect() }
    }

    /// Returns the squares of the region for a player.
    pub fn of(&self, player: Player) -> &[Square] {
        &self.squares[player.index()]
    }
}

/// How squares and positions are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notation {
    /// Files are numbers from the right, ranks letters from the top; positions are SFEN.
    Shogi,
    /// Files are letters from the left, ranks numbers from the bottom; positions are FEN.
    Western,
}

/// Castling, en passant, and rights that a first move uses up; read by `moves::first`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FirstMoves {
    /// Rights that stand while nothing has moved from or to some squares.
    pub rights: Vec<Right>,
    /// Castlings, each under a right.
    pub castlings: Vec<Castling>,
    /// The kind whose double step may be answered by taking it in passing.
    pub en_passant: Option<String>,
    /// What else ends rights besides moves from and to their squares.
    pub ended_by: EndOfRights,
    /// Moves that open the game, each side making all of its own in a row.
    pub opening: Vec<OpeningMove>,
}

/// A set move of the opening: over empty squares, by a man that still has its right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningMove {
    /// The letter of its right, which is lost by making it.
    pub right: char,
    /// Where it begins, by name.
    pub from: String,
    /// Where it ends, by name.
    pub to: String,
}

/// What ends rights of first moves besides moves from and to their squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum EndOfRights {
    /// Nothing else.
    #[default]
    Nothing,
    /// A check ends those of the king.
    Check,
}

/// A right that stands while nothing has moved from or to some squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Right {
    /// The letter of the position text: `K` for White's castling on the king's side.
    pub letter: char,
    /// The squares, by name.
    pub squares: Vec<String>,
}

/// A move of two men at once: the king to the side and a rook past it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Castling {
    /// The letter of the right it needs.
    pub right: char,
    /// Where the king goes from and to, by name.
    pub king: [String; 2],
    /// Where the rook goes from and to, by name.
    pub rook: [String; 2],
}

/// A start with odds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Handicap {
    /// The key to its name: `two-pieces`.
    pub id: String,
    /// The start position.
    pub sfen: String,
}

/// When men promote; read by `moves::promotion`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Promotion {
    /// Never.
    None,
    /// A move that starts or ends in the far ranks may promote, and must where the man could
    /// never move again.
    Zone {
        /// The depth of the zone, in ranks.
        ranks: u8,
        /// Whether entering is enough to oblige.
        choice: Choice,
    },
    /// A move that enters the far ranks may promote, and so may a capture that starts or ends in
    /// them; a man that stays there or leaves them without a capture does not.
    Entering {
        /// The depth of the zone, in ranks.
        ranks: u8,
        /// The ids of kinds that may promote also on reaching the last rank, or a square from
        /// which they could never move again.
        late: Vec<String>,
        /// Whether such a man has to promote there.
        dead_men: DeadMen,
    },
    /// A man promotes by its first capture, wherever it is made.
    Capture {
        /// Whether it must.
        choice: CaptureChoice,
        /// What capturing certain men turns any captor into.
        contagion: Vec<Contagion>,
        /// The ids of kinds that contagion spares.
        immune: Vec<String>,
    },
    /// A man of one kind that enters a region becomes one of some kinds at once.
    Region {
        /// The region, as the owner sees it.
        region: RegionId,
        /// The id of the kind that promotes.
        kind: String,
        /// The ids of what it may become.
        into: Vec<String>,
    },
    /// A man of one kind that comes to the last rank becomes what began on that square, if its side
    /// has lost one of those; else it stays what it is.
    ByFile {
        /// The id of the kind that promotes.
        kind: String,
        /// The ids of what began on the last rank of each player, from its own left; a royal kind
        /// is none to become.
        into: Vec<Vec<String>>,
    },
    /// A man of one kind that stands in a region, or is the last of its kind, may become another
    /// there or one move of the new man away, as a turn of its own, while its side has none of
    /// them. It takes, attacks and checks nothing with that.
    InPlace {
        /// The region, as the owner sees it.
        region: RegionId,
        /// The id of the kind that promotes.
        kind: String,
        /// The id of what it becomes.
        into: String,
    },
}

impl Promotion {
    /// Returns the depth of the promotion zone in ranks, zero where there is none.
    pub fn zone_ranks(&self) -> u8 {
        match self {
            Promotion::Zone { ranks, .. } | Promotion::Entering { ranks, .. } => *ranks,
            _ => 0,
        }
    }
}

/// What becomes of a man that reaches a square from which it could never move again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeadMen {
    /// It may stay as it is.
    Stay,
    /// It has to promote.
    Promote,
}

/// Whether a man that captures has to promote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CaptureChoice {
    /// It has to.
    Compulsory,
    /// It need not.
    Optional,
    /// It has to if it captured a promoted man.
    ByVictim,
}

/// A man that turns its captor into another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contagion {
    /// The ids of the kinds that are captured.
    pub from: Vec<String>,
    /// The id of the kind that their captor becomes.
    pub into: String,
}

/// When a lion may not be taken; read by `moves::lions`.
///
/// A lion next door may always be taken by a lion. One two squares away is taken only if nothing
/// protects it, or together with a man of some worth on the way. And when another man has taken a
/// lion, the answer may not be to take a lion with another man.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LionTrading {
    /// The ids of the kinds that are lions.
    pub lions: Vec<String>,
    /// The ids of the kinds that are too little to take on the way to a protected lion.
    pub little: Vec<String>,
    /// Whether such a man, taken on the way, counts as having protected the lion.
    pub taken_protector: TakenProtector,
    /// Whether a man that became a lion by taking one may be taken in return.
    pub new_lion: NewLion,
}

/// Whether a man taken on the way counts as having protected the lion behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakenProtector {
    /// It does: the lion must be without protection both before and after.
    Counts,
    /// It does not.
    Ignored,
}

/// Whether a man that became a lion by taking one may be taken in return.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NewLion {
    /// It may, on its square.
    MayBeTaken,
    /// It is a lion like any other.
    Safe,
}

/// Whether a promotion may be declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// The mover decides.
    Optional,
    /// The man promotes at once.
    Compulsory,
}

/// Whether captured men come back; read by `moves::drops`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Drops {
    /// Captured men are gone.
    None,
    /// Captured men, demoted, may be put on empty squares.
    Hands {
        /// The ids of the kinds that a hand holds, in the order of the position text.
        order: Vec<String>,
        /// The kind that may not stand twice unpromoted on a file (nifu) nor mate by a drop
        /// (uchifuzume), if there is one.
        pawn: Option<String>,
    },
    /// Captured men are gone, but each player has some men in reserve from the start.
    Pocket {
        /// The ids of the kinds that a reserve holds, in the order of the position text.
        order: Vec<String>,
    },
    /// Captured men are gone, and the game begins with placing the men in hand.
    Placing {
        /// The ids of the kinds that are placed, in the order of the position text, and where.
        men: Vec<(String, RegionId)>,
        /// Who places when.
        turns: PlacingTurns,
    },
}

/// Who places men when, at the beginning of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlacingTurns {
    /// The players place one man each in turn.
    Alternate,
    /// The first player places all, and then the other.
    OneAfterTheOther,
}

/// Whether royal men may be left to be taken; read by `moves::legal`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Safety {
    /// A move that leaves the only king attacked is not legal.
    Lawful,
    /// Kings are taken like other men; losing the last one loses.
    Capturable,
}

/// Going on after a jump, and captures that have to be made; read by `moves::chain`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Jumps {
    /// Whether a man that has jumped may jump on in the same turn.
    pub chain: Chain,
    /// Whether a jump that is possible has to be made.
    pub duty: JumpDuty,
}

/// Whether a man that has jumped may jump on in the same turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Chain {
    /// One jump is a turn.
    #[default]
    One,
    /// It may, as long as it can.
    Many,
}

/// Whether a jump that is possible has to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum JumpDuty {
    /// It need not, and a chain may stop.
    #[default]
    Free,
    /// It has to, and a chain goes on to its end.
    Compulsory,
}

/// Passing, and kings that face each other; read by `moves::passing` and `outcome`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Passing {
    /// Who may pass.
    pub pass: Pass,
    /// How the game ends when both sides have passed; nothing if it goes on.
    pub both: Option<Settlement>,
    /// What it means that the kings face each other on an open file; nothing if it means nothing.
    pub opposition: Option<Opposition>,
}

/// Who may leave all men where they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pass {
    /// Nobody.
    #[default]
    Never,
    /// A lone king that is not in check and has no move.
    LoneKing,
    /// Whoever is not in check.
    Always,
    /// A side that has no other move.
    Stuck,
}

/// How a game is settled that neither side has won on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settlement {
    /// Nobody wins.
    Draw,
    /// The side with more points wins.
    Points {
        /// Tenths of a point given to the player who did not begin.
        compensation: u32,
    },
}

/// The opposition of kings (bikjang): who is faced must break it, or accepts by passing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opposition {
    /// How the game ends when it is accepted or cannot be broken.
    pub accepted: Settlement,
    /// What it means together with a check.
    pub check: CheckedOpposition,
}

/// What the opposition of kings means together with a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CheckedOpposition {
    /// Nothing: the check has to be answered.
    Ignored,
    /// It may be accepted all the same.
    Stands,
}

/// What ends a game that goes round in circles; read by `outcome` and `perpetual`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repetition {
    /// The occurrence of a position, counted from 1, that ends the game.
    pub occurrences: u8,
    /// The verdict when neither side forced the other all along.
    pub quiet: QuietRepetition,
    /// Which ways to force the other side all along lose.
    pub perpetual: Perpetual,
    /// How often in a row a man may go from one square to another and back; nothing if as often as
    /// its side likes.
    pub back_and_forth: Option<u8>,
}

/// The verdict on a repetition that nobody forced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QuietRepetition {
    /// Nobody wins.
    Draw,
    /// The player who moved first in the game loses, as in minishogi.
    FirstLoses,
    /// The player who brought the position about loses.
    MoverLoses,
    /// Points decide.
    Points {
        /// Tenths of a point given to the player who did not begin.
        compensation: u32,
    },
}

/// Which ways to force the other side with every move of a repetition lose the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Perpetual {
    /// None: it is a repetition like any other.
    Nothing,
    /// Checks.
    Check,
    /// Checks; and checks in turn with threats of mate.
    MateThreats,
    /// The same; and threats to one man other than the king.
    Threats {
        /// Where soldiers count as threatened.
        far_half: RegionId,
    },
    /// Checks; and the chase of one man, as the Asian federation has it: generals and soldiers
    /// may chase.
    Chase {
        /// Where soldiers count as chased.
        far_half: RegionId,
    },
    /// Checks; and moves of men that threaten to take anything, whatever it is.
    AnyThreat,
}

impl Perpetual {
    /// Tells whether checks in turn with threats of mate lose.
    pub(crate) fn minds_mate_threats(self) -> bool {
        matches!(self, Perpetual::MateThreats | Perpetual::Threats { .. })
    }

    /// Returns where soldiers count as chased, if chases lose.
    pub(crate) fn far_half(self) -> Option<RegionId> {
        match self {
            Perpetual::Threats { far_half } | Perpetual::Chase { far_half } => Some(far_half),
            Perpetual::Nothing
            | Perpetual::Check
            | Perpetual::MateThreats
            | Perpetual::AnyThreat => None,
        }
    }
}

/// The other ways a game ends; read by `outcome`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Endings {
    /// What it means to have no legal move and not to be in check.
    pub stalemate: Stalemate,
    /// The number of plies without a capture or a pawn's move after which the game is drawn.
    pub quiet_plies: Option<u32>,
    /// What a player may claim a draw by.
    pub claims: Claims,
    /// What it means that no series of moves leads to mate.
    pub dead_position: DeadPosition,
    /// What a lone king means.
    pub bare_king: BareKing,
    /// What it means to have few men.
    pub few_men: FewMen,
    /// Where all men of a side have to come to win.
    pub goal: Goal,
    /// How long a side without pawns may try to mate.
    pub counting: Counting,
    /// How entering kings are settled.
    pub impasse: Impasse,
    /// What a declaration costs whose conditions are not met.
    pub failed_declaration: FailedDeclaration,
    /// Whether men given as odds count for their giver.
    pub handicap_points: HandicapPoints,
}

impl Endings {
    /// Those of a game in which stalemate loses and nothing else is special.
    pub const PLAIN: Endings = Endings {
        stalemate: Stalemate::Loses,
        quiet_plies: None,
        claims: Claims { occurrences: None, quiet_plies: None, only_promotions: false },
        dead_position: DeadPosition::Plays,
        bare_king: BareKing::Plays,
        few_men: FewMen { most: None, lead: None },
        goal: Goal::None,
        counting: Counting::Off,
        impasse: Impasse::None,
        failed_declaration: FailedDeclaration::Continues,
        handicap_points: HandicapPoints::NotCredited,
    };
}

/// Draws that a player may claim before they come by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claims {
    /// The occurrence of a position, counted from 1.
    pub occurrences: Option<u8>,
    /// The number of plies without a capture or a pawn's move.
    pub quiet_plies: Option<u32>,
    /// Whether a player who is not in check and can do nothing but promote may claim stalemate.
    pub only_promotions: bool,
}

/// What it means that no series of legal moves leads to mate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeadPosition {
    /// Nothing.
    Plays,
    /// Nobody wins, as far as it can be told at a glance.
    Draws,
}

/// What it means to have no legal move and not to be in check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stalemate {
    /// The side without a move has lost.
    Loses,
    /// Nobody wins.
    Draws,
    /// The side without a move has won.
    Wins,
    /// A move that leaves the other side so is not legal; where it comes about all the same,
    /// nobody wins.
    Unlawful,
}

/// What a lone king means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BareKing {
    /// Nothing.
    Plays,
    /// It has lost.
    Loses,
    /// It has lost unless it bares the other king with its next move, which draws.
    LosesUnlessRebared,
    /// It has lost to a side with a man of some worth that is not in check and cannot be bared in
    /// turn; two lone kings draw. Men that can never move again count for nothing.
    LosesToForce {
        /// The ids of the kinds that are too little to win with.
        little: Vec<String>,
    },
}

/// What it means to have few men, in games without kings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FewMen {
    /// The number of men with which a side has lost.
    pub most: Option<u32>,
    /// The number of men more than the other side that wins if a turn later they are still more.
    pub lead: Option<u32>,
}

/// Where all men of a side have to come to win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Nowhere.
    None,
    /// The last rank.
    FarRank,
}

/// How long a side may try to mate once no pawns are left; read by `counting`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counting {
    /// For ever.
    Off,
    /// The board's honour, which the weaker side may count, and the pieces' honour against a lone
    /// king, as in Thailand.
    Thai,
    /// Against a lone king only, by the strongest man of the other side.
    Asean,
}

/// How entering kings are settled; points are 5 for rook and bishop, 1 for the rest, 0 for kings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Impasse {
    /// Not at all.
    None,
    /// Both agree to count: below 24 loses, two sides with 24 draw.
    Agreement24,
    /// Both agree to count: 27 to 27 draws, else fewer points lose.
    Agreement27,
    /// One declares: 31 points win, 24 to 30 draw.
    Declare24,
    /// One declares: 28 points win for the first player, 27 for the second.
    Declare27,
    /// A king that reaches the other king's first square unattacked wins.
    Try,
}

/// What a declaration costs whose conditions are not met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FailedDeclaration {
    /// The game.
    Loses,
    /// Nothing: play goes on.
    Continues,
}

/// Whether men given as odds count for their giver in an impasse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandicapPoints {
    /// They do.
    Credited,
    /// They do not.
    NotCredited,
}

/// What happens to a player who makes an illegal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IllegalMove {
    /// It is refused and the player moves again.
    Refused,
    /// It loses, as over the board.
    Loses,
}

/// Why rules do not describe a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesError {
    /// Two kinds share an id or a letter.
    #[error("the kinds '{0}' and '{1}' share an id or a letter: each needs its own")]
    Twins(String, String),
    /// A kind is named that the game does not have.
    #[error("{place} names the kind '{id}', which the game does not have")]
    UnknownKind {
        /// Where it is named.
        place: &'static str,
        /// The id.
        id: String,
    },
    /// More kinds than a square can tell apart.
    #[error("a game has 1 to 250 kinds, not {0}")]
    KindCount(usize),
    /// A man of several steps where kings may not be left attacked.
    #[error("the kind '{0}' has a power, and then kings must be such as may be taken")]
    PowerUnderCheck(String),
    /// Fewer than two or more than three players.
    #[error("a game has 2 or 3 players, not {0}")]
    Players(u8),
    /// A square is named that the board does not have.
    #[error("{place} names the square '{name}', which the board does not have")]
    UnknownSquare {
        /// Where it is named.
        place: &'static str,
        /// The name.
        name: String,
    },
    /// A region is named that the game does not have.
    #[error("the kind '{kind}' walks in region {region}, but the game has {count} regions")]
    UnknownRegion {
        /// The id of the kind.
        kind: String,
        /// The number of the region.
        region: usize,
        /// How many there are.
        count: usize,
    },
    /// A start position that the rules themselves refuse.
    #[error("the start position '{sfen}' is refused: {error}")]
    Setup {
        /// The position.
        sfen: String,
        /// Why.
        error: PositionError,
    },
    /// More steps and regions than the tables can number.
    #[error("the men walk in {0} directions and regions, and a game has at most 250")]
    DirectionCount(usize),
}

impl Rules {
    /// Returns the id of the game that this one is drawn and spoken of like: its own, unless it
    /// comes from a file.
    pub fn looks(&self) -> &str {
        self.dress.like.as_deref().unwrap_or(&self.id)
    }

    /// Returns the players in order of play.
    pub fn each_player(&self) -> impl Iterator<Item = Player> + use<> {
        (0..self.players).map(Player::new)
    }

    /// Returns the value in force of an option, if the game has it.
    pub fn option(&self, name: &str) -> Option<&str> {
        self.options.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

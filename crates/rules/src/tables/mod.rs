//! Rules compiled once into tables, so that play asks no question of the rules twice.
//!
//! Rays belong to the board, reach belongs to the piece: `ray` lists, for a square and a
//! direction, the squares to the edge; `reach` says how far a man of some owner may go in that
//! direction. Reading the same two tables backwards answers who attacks a square. A direction is
//! a step on a track: the open board, or a region such as a palace, in which the ray then ends.

mod build;
mod paths;
mod powers;

use crate::board::Player;
use crate::kind::{Clamp, KindId, Manner, Reign, Takes};
use crate::rules::{CaptureChoice, DeadMen, EndOfRights, NewLion, PlacingTurns, TakenProtector};
use crate::square_set::SquareSet;

pub(crate) use paths::{Asked, Path};

/// A man as a small number, zero for an empty square: `kind * players + owner + 1`.
pub(crate) type Man = u16;

/// How odd the walks of a game are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Gait {
    /// All are over empty squares and may capture, from anywhere.
    Plain,
    /// All are over empty squares, so that only a man on a line shields a king.
    Straight,
    /// Some hop or are lame, or the rules have passes.
    Odd,
}

/// One walk of one man, compiled.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stride {
    pub(crate) direction: u8,
    pub(crate) least: u8,
    pub(crate) reach: u8,
    pub(crate) takes: Takes,
    pub(crate) manner: Manner,
    /// Place in `sets` of the squares where the walk may begin.
    pub(crate) begins: Option<u8>,
    /// Whether it needs a right of the first move.
    pub(crate) fresh: bool,
}

/// One power of one man, compiled: steps are directions.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Feat {
    /// Two steps in the eight directions of a king.
    Lion {
        steps: [u8; 8],
    },
    /// Steps along a line; `beside_lion` if a lion's power makes the shorter ones.
    Line {
        direction: u8,
        steps: u8,
        beside_lion: bool,
    },
    Igui {
        direction: u8,
    },
    Vault {
        direction: u8,
        squares: u8,
    },
    Hook {
        first: u8,
        turns: [u8; 2],
    },
    Anywhere {
        takes: Reign,
    },
}

/// The rules against trading lions, compiled.
#[derive(Debug)]
pub(crate) struct Trading {
    /// Whether a man is a lion, by man.
    pub(crate) lion: Vec<bool>,
    /// Whether a man is too little to take on the way, by man.
    pub(crate) little: Vec<bool>,
    pub(crate) taken_protector: TakenProtector,
    pub(crate) new_lion: NewLion,
}

/// When a man turns over otherwise than anywhere in a zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turning {
    /// In the zone, on entering it and by captures.
    Entering(DeadMen),
    /// By its first capture.
    Capture(CaptureChoice),
}

/// The rules of jumping, compiled.
#[derive(Debug)]
pub(crate) struct JumpTables {
    /// Whether men take by jumping.
    pub(crate) take: bool,
    /// Whether a man that has jumped may jump on.
    pub(crate) chain: bool,
    /// Whether a jump that is possible has to be made.
    pub(crate) must: bool,
}

/// A promotion in place, compiled.
#[derive(Debug)]
pub(crate) struct TurnInPlace {
    pub(crate) from: KindId,
    pub(crate) into: KindId,
    /// Where a man may promote that is not the last of its kind, by player.
    pub(crate) squares: Vec<SquareSet>,
}

/// A direction from a square in which men of other players may bear on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Menace {
    pub(crate) direction: u8,
    /// How far away such a man may stand.
    pub(crate) reach: u8,
    /// Whether some of them hop.
    pub(crate) hops: bool,
    pub(crate) lame: bool,
}

/// A castling, compiled: from and to of king and rook, and the bit of its right.
#[derive(Debug)]
pub(crate) struct CastlingSquares {
    pub(crate) right: u32,
    pub(crate) king: [u16; 2],
    pub(crate) rook: [u16; 2],
    /// The squares that are empty but for the two men.
    pub(crate) clear: Vec<u16>,
    /// The squares the king starts from, crosses and ends on.
    pub(crate) crossed: Vec<u16>,
}

/// Everything that play looks up.
#[derive(Debug)]
pub(crate) struct Tables {
    pub(crate) squares: usize,
    players: usize,
    /// The kind of a man and who owns it, by man; of nobody, anything.
    kinds: Vec<KindId>,
    owners: Vec<Player>,
    directions: usize,
    /// Number of the opposite direction, by direction.
    opposite: Vec<u8>,
    /// Whether a direction is a leap that turns, by direction.
    lame: Vec<bool>,
    ray_squares: Vec<u16>,
    /// Start and length within `ray_squares`, by `square * directions + direction`.
    ray_spans: Vec<(u32, u16)>,
    /// The squares that a lame leap passes, by `square * directions + direction`.
    legs: Vec<Vec<u16>>,
    /// How far a man captures in a direction, by `man * directions + direction`; zero if not.
    reach: Vec<u8>,
    /// How far a man captures over another, likewise.
    hop_reach: Vec<u8>,
    /// The directions a man goes in and how far, by man.
    walks: Vec<Vec<(u8, u8)>>,
    /// The same with all that makes a walk odd, by man.
    strides: Vec<Vec<Stride>>,
    /// The walks of every man from every square.
    paths: Vec<Path>,
    /// Start and length within `paths`, by `man * squares + square`.
    path_spans: Vec<(u32, u16)>,
    /// How odd the walks of the game are.
    pub(crate) gait: Gait,
    /// How far any man captures against a direction, by direction.
    threats: Vec<u8>,
    /// What a man does beside its walks, by man; empty where none does anything.
    feats: Vec<Vec<Feat>>,
    /// Whether a man attacks along bent lines or everywhere, by man; empty where none does.
    roams: Vec<bool>,
    pub(crate) trading: Option<Trading>,
    /// Men that hop and are not hopped over, by man.
    pub(crate) shy: Vec<bool>,
    /// Sets of squares where walks begin.
    pub(crate) sets: Vec<SquareSet>,
    /// How a player's men are attacked in a direction, by `player * directions + direction`.
    menaces: Vec<Menace>,
    /// The directions, modulo 32, against which a man attacks, one bit for each, by man.
    strikes: Vec<u32>,
    /// The directions, modulo 32, in which a man on a square bears on a king, one bit for each, by
    /// `king * squares + square`.
    bearings: Vec<u32>,
    /// What a man becomes when it turns over, by man; zero if it does not promote.
    pub(crate) promoted: Vec<Man>,
    /// What a man may become where it must, by man, and where.
    pub(crate) becomes: Vec<Vec<Man>>,
    pub(crate) becomes_in: Vec<SquareSet>,
    /// Where men turn over otherwise than anywhere in a zone.
    pub(crate) turning: Option<Turning>,
    /// Whether a man may turn over late, where its way ends, by man.
    pub(crate) late: Vec<bool>,
    /// What the captor of a man becomes, by man, and whom this spares.
    pub(crate) infects: Vec<Option<KindId>>,
    pub(crate) immune: Vec<bool>,
    /// Whether a man has turned over, by man.
    pub(crate) turned: Vec<bool>,
    /// What a man is in the hand of its captor, by man.
    pub(crate) base: Vec<KindId>,
    /// Whether a man is royal, by man.
    pub(crate) royal: Vec<bool>,
    /// Whether a man could never move again, by `man * squares + square`.
    stuck: Vec<bool>,
    /// Bit set of the players for whom the square lies in the promotion zone.
    zone: Vec<u8>,
    pub(crate) compulsory: bool,
    /// The kinds a hand holds, in the order of the position text.
    pub(crate) hand_order: Vec<KindId>,
    /// Where a man is placed at the beginning of the game, by man; empty where none is.
    pub(crate) placing: Vec<SquareSet>,
    /// Who places men when, if any are placed.
    pub(crate) placing_turns: Option<PlacingTurns>,
    /// What began on a square of a player's last rank, by `player * squares + square`, zero
    /// elsewhere; empty where men do not promote by the file.
    pub(crate) began: Vec<Man>,
    /// How many men of its kind a side begins with there, by man.
    pub(crate) full: Vec<u8>,
    /// The promotion that is a turn of its own.
    pub(crate) in_place: Option<TurnInPlace>,
    /// Whether captured men come to the hand.
    pub(crate) captures_to_hand: bool,
    /// The kind of nifu and uchifuzume.
    pub(crate) pawn: Option<KindId>,
    pub(crate) jumps: JumpTables,
    /// How a man takes by clamping, by man; empty where none does.
    pub(crate) clamps: Vec<Option<Clamp>>,
    /// Whether moves are counted when no pawns are left.
    pub(crate) counts: bool,
    /// What ends rights besides moves from and to their squares.
    pub(crate) ended_by: EndOfRights,
    /// The letters of the rights of first moves, in the order of their bits.
    pub(crate) rights: Vec<char>,
    /// The rights that a move from or to a square ends, as bits, by square.
    rights_lost: Vec<u32>,
    pub(crate) castlings: Vec<CastlingSquares>,
    /// The set moves of the opening: the bit of the right, and all squares from first to last.
    pub(crate) opening: Vec<(u32, Vec<u16>)>,
    /// The kind whose double step may be taken in passing.
    pub(crate) en_passant: Option<KindId>,
    keys: Vec<u64>,
}

impl Tables {
    #[inline]
    pub(crate) fn man(&self, kind: KindId, owner: Player) -> Man {
        (kind.index() * self.players + owner.index() + 1) as Man
    }

    #[inline]
    pub(crate) fn kind(&self, man: Man) -> KindId {
        self.kinds[usize::from(man)]
    }

    #[inline]
    pub(crate) fn owner(&self, man: Man) -> Player {
        self.owners[usize::from(man)]
    }

    /// Returns the squares of a ray, nearest first, at most `reach` of them.
    #[inline]
    pub(crate) fn ray(&self, square: u16, direction: u8, reach: u8) -> &[u16] {
        let at = usize::from(square) * self.directions + usize::from(direction);
        let (start, length) = self.ray_spans[at];
        let length = length.min(u16::from(reach));
        &self.ray_squares[start as usize..start as usize + usize::from(length)]
    }

    /// Returns the squares that a leap along a direction passes; none unless it is lame.
    #[inline]
    pub(crate) fn legs(&self, square: u16, direction: u8) -> &[u16] {
        if self.lame[usize::from(direction)] {
            &self.legs[usize::from(square) * self.directions + usize::from(direction)]
        } else {
            &[]
        }
    }

    #[inline]
    pub(crate) fn walks(&self, man: Man) -> &[(u8, u8)] {
        &self.walks[usize::from(man)]
    }

    #[inline]
    pub(crate) fn feats(&self, man: Man) -> &[Feat] {
        self.feats.get(usize::from(man)).map_or(&[], Vec::as_slice)
    }

    /// Tells whether a man attacks along bent lines or everywhere.
    #[inline]
    pub(crate) fn roams(&self, man: Man) -> bool {
        self.roams.get(usize::from(man)).copied().unwrap_or(false)
    }

    /// Tells whether any man does.
    #[inline]
    pub(crate) fn has_roamers(&self) -> bool {
        !self.roams.is_empty()
    }

    #[inline]
    pub(crate) fn strides(&self, man: Man) -> &[Stride] {
        &self.strides[usize::from(man)]
    }

    /// Returns the square next door that a man jumps on its way from one square to another, and
    /// whether it takes whom it jumps.
    pub(crate) fn jumped(&self, man: Man, from: u16, to: u16) -> Option<(u16, Takes)> {
        let mut jumps = self.strides(man).iter().filter(|stride| stride.manner == Manner::Jump);
        jumps.find_map(|stride| {
            let ray = self.ray(from, stride.direction, stride.reach);
            let place = ray.iter().position(|&at| at == to)?;
            (place > 0).then(|| (ray[0], stride.takes))
        })
    }

    #[inline]
    pub(crate) fn reach(&self, man: Man, direction: u8) -> u8 {
        self.reach[usize::from(man) * self.directions + usize::from(direction)]
    }

    #[inline]
    pub(crate) fn hop_reach(&self, man: Man, direction: u8) -> u8 {
        self.hop_reach[usize::from(man) * self.directions + usize::from(direction)]
    }

    /// Returns the squares of a ray from which some man might capture back along it.
    #[inline]
    pub(crate) fn ray_of_threats(&self, square: u16, direction: u8) -> &[u16] {
        self.ray(square, direction, self.threats[usize::from(direction)])
    }

    #[inline]
    pub(crate) fn opposite(&self, direction: u8) -> u8 {
        self.opposite[usize::from(direction)]
    }

    pub(crate) fn directions(&self) -> impl Iterator<Item = u8> + use<> {
        0..self.directions as u8
    }

    #[inline]
    pub(crate) fn is_stuck(&self, man: Man, square: u16) -> bool {
        self.stuck[usize::from(man) * self.squares + usize::from(square)]
    }

    #[inline]
    pub(crate) fn in_zone(&self, square: u16, player: Player) -> bool {
        self.zone[usize::from(square)] & (1 << player.index()) != 0
    }

    /// Returns the directions in which a man on a square bears on a king, one bit for each, modulo
    /// 32; none for nowhere.
    #[inline]
    pub(crate) fn bearing(&self, king: u16, square: u16) -> u32 {
        let row = &self.bearings[usize::from(king) * self.squares..][..self.squares];
        row.get(usize::from(square)).copied().unwrap_or(0)
    }

    /// Returns the directions against which a man attacks, one bit for each, modulo 32.
    #[inline]
    pub(crate) fn strikes(&self, man: Man) -> u32 {
        self.strikes[usize::from(man)]
    }

    /// Tells whether a man may become another by a move between two squares, if what was taken
    /// does not matter.
    #[inline]
    pub(crate) fn turns_between(&self, man: Man, from: u16, to: u16) -> bool {
        let at = usize::from(man);
        let zone = self.zone[usize::from(from)] | self.zone[usize::from(to)];
        let entered = zone & (1 << self.owner(man).index()) != 0;
        self.promoted[at] != 0 && entered || self.becomes_in[at].contains(to)
    }

    /// Tells whether a man may become another by a move that takes nothing.
    #[inline]
    pub(crate) fn turns(&self, man: Man) -> bool {
        let at = usize::from(man);
        self.promoted[at] != 0 || !self.becomes[at].is_empty()
    }

    /// Returns how a player's men may be attacked in the directions of one bit.
    #[inline]
    pub(crate) fn menaces_of(&self, bit: u32, player: Player) -> impl Iterator<Item = Menace> {
        let of_player = &self.menaces[player.index() * self.directions..][..self.directions];
        of_player.iter().skip(bit as usize).step_by(32).copied()
    }

    /// Returns the rights, as bits, that a move from or to a square ends.
    #[inline]
    pub(crate) fn rights_lost(&self, square: u16) -> u32 {
        self.rights_lost[usize::from(square)]
    }

    #[inline]
    pub(crate) fn key_of_man(&self, man: Man, square: u16) -> u64 {
        self.keys[usize::from(man) * self.squares + usize::from(square)]
    }

    #[inline]
    pub(crate) fn key_of_turn(&self, player: Player) -> u64 {
        self.keys[self.keys.len() - self.players + player.index()]
    }

    /// Returns the key of `count` men of a kind in a hand; of none it is zero.
    #[inline]
    pub(crate) fn key_of_hand(&self, kind: KindId, owner: Player, count: u8) -> u64 {
        let man = u64::from(self.man(kind, owner));
        if count == 0 { 0 } else { mix(HAND_KEYS ^ man << 16 ^ u64::from(count)) }
    }
}

const HAND_KEYS: u64 = 0x5851_f42d_4c95_7f2d;
const RIGHT_KEYS: u64 = 0xd1b5_4a32_d192_ed03;

/// Returns the key of the rights that stand and the square open to taking in passing.
#[inline]
pub(crate) fn key_of_rights(rights: u32, passed: u16) -> u64 {
    if rights == 0 && passed == u16::MAX {
        0
    } else {
        mix(RIGHT_KEYS ^ u64::from(rights) << 16 ^ u64::from(passed))
    }
}

const CHAIN_KEYS: u64 = 0x9fb2_1c65_1e98_df25;

/// Returns the key of the square from which a man may jump on.
#[inline]
pub(crate) fn key_of_chain(square: u16) -> u64 {
    if square == u16::MAX { 0 } else { mix(CHAIN_KEYS ^ u64::from(square)) }
}

const LION_KEYS: u64 = 0xa24b_aed4_963e_e407;

/// Returns the key of the square where a lion has just been lost to another man.
#[inline]
pub(crate) fn key_of_lost_lion(square: u16) -> u64 {
    if square == u16::MAX { 0 } else { mix(LION_KEYS ^ u64::from(square)) }
}

/// Sebastiano Vigna's splitmix64 finaliser.
fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

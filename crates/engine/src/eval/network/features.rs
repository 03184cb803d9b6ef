//! What the network sees: which piece stands where, and what is in hand, from one player's side.
//!
//! Each player looks at the board from its own side, and the board is mirrored left to right when
//! its king stands on the left half: the laws of shogi know no left and right, so the evaluation
//! need not either, and every game teaches twice as much.

use shogido_rules::fast::{Board, Kind, Side, Square};

/// Kinds of men, promoted ones included.
pub const KINDS: usize = Kind::ALL.len();

/// Squares of the board.
pub const SQUARES: usize = Square::COUNT;

/// Kinds that can be in hand.
pub const HAND_KINDS: usize = Kind::IN_HAND.len();

/// How many men of each hand kind there are in the game: pawns, lances, knights, silvers,
/// bishops, rooks, golds.
pub const HAND_MOST: [usize; HAND_KINDS] = [18, 4, 4, 4, 2, 2, 4];

/// Where the features of each hand kind begin within a player's hand.
const HAND_START: [usize; HAND_KINDS] = [0, 18, 22, 26, 30, 32, 34];

/// Hand features of one player: one for each man that may be in hand.
const HAND_FEATURES: usize = 38;

/// Features of the board.
const BOARD_FEATURES: usize = 2 * KINDS * SQUARES;

/// All features.
pub const FEATURES: usize = BOARD_FEATURES + 2 * HAND_FEATURES;

/// Regions of the own king, each with weights of its own.
pub const BUCKETS: usize = 4;

/// The number of a square as a player sees it: by side, by whether left and right are exchanged,
/// and by its number on the board.
const SEEN: [[[u8; SQUARES]; 2]; 2] = {
    let mut seen = [[[0; SQUARES]; 2]; 2];
    let mut square = 0;
    while square < SQUARES {
        let turned = SQUARES - 1 - square;
        let mirrored = (8 - square / 9) * 9 + square % 9;
        seen[0][0][square] = square as u8;
        seen[0][1][square] = mirrored as u8;
        seen[1][0][square] = turned as u8;
        seen[1][1][square] = (SQUARES - 1 - mirrored) as u8;
        square += 1;
    }
    seen
};

/// From where a player looks, and the region of its king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// 0 the first player, 1 the second.
    pub side: usize,
    /// Whether left and right are exchanged.
    pub mirrored: bool,
    /// The region of the own king.
    pub bucket: usize,
}

impl Look {
    /// The look of `side`, whose king stands on `king`.
    pub fn new(side: usize, king: usize) -> Self {
        let seen = if side == 0 { king } else { SQUARES - 1 - king };
        let (file, rank) = (seen / 9, seen % 9);
        let mirrored = file > 4;
        let file = if mirrored { 8 - file } else { file };
        // The castle in the corner, the castle beside it, the king at home, the king out in the open.
        let bucket = match (file, rank) {
            (0..=1, 7..=8) => 0,
            (2..=3, 7..=8) => 1,
            (_, 7..=8) => 2,
            _ => 3,
        };
        Self { side, mirrored, bucket }
    }

    /// The look of a side of a board. A board without that king, as problems have it, is looked at as
    /// if the king stood out in the open.
    pub fn at(board: &Board, side: Side) -> Self {
        match board.king(side) {
            Some(king) => Self::new(side.index(), king.index()),
            None => Self { side: side.index(), mirrored: false, bucket: BUCKETS - 1 },
        }
    }

    /// The feature of a man on a square.
    #[inline]
    pub fn on_board(self, owner: usize, kind: usize, square: usize) -> usize {
        let seen = usize::from(SEEN[self.side][usize::from(self.mirrored)][square]);
        ((owner ^ self.side) * KINDS + kind) * SQUARES + seen
    }

    /// The feature of the `nth` man (counted from 0) of a kind in a hand.
    pub fn in_hand(self, owner: usize, kind: usize, nth: usize) -> usize {
        BOARD_FEATURES + (owner ^ self.side) * HAND_FEATURES + HAND_START[kind] + nth
    }

    /// The row of a feature in the tables of weights, where each region of the king has its own.
    pub fn row(self, feature: usize) -> usize {
        self.bucket * FEATURES + feature
    }

    /// Calls `each` with every feature of the board.
    pub fn features(self, board: &Board, mut each: impl FnMut(usize)) {
        for square in board.occupied() {
            if let Some(man) = board.piece_at(square) {
                each(self.on_board(man.side().index(), man.kind().index(), square.index()));
            }
        }
        for side in Side::BOTH {
            for kind in Kind::IN_HAND {
                for nth in 0..board.hand(side).count(kind) as usize {
                    each(self.in_hand(side.index(), kind.index(), nth));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hand_features_follow_one_another_without_gaps() {
        let mut next = 0;
        for (start, most) in HAND_START.iter().zip(HAND_MOST) {
            assert_eq!(*start, next);
            next += most;
        }
        assert_eq!(next, HAND_FEATURES);
    }

    #[test]
    fn both_players_see_the_same_thing_from_their_own_sides() {
        // A pawn of the own side two squares above the own king, seen by either player.
        let first = Look::new(0, 4 * 9 + 8);
        let second = Look::new(1, 4 * 9);
        assert_eq!(first.on_board(0, 0, 4 * 9 + 6), second.on_board(1, 0, 4 * 9 + 2));
        assert_eq!(first.bucket, second.bucket);
    }

    #[test]
    fn a_mirrored_castle_is_the_same_castle() {
        let right = Look::new(0, 9 + 7);
        let left = Look::new(0, 7 * 9 + 7);
        assert_ne!(right.mirrored, left.mirrored);
        assert_eq!(right.bucket, left.bucket);
        assert_eq!(right.on_board(0, 3, 2 * 9 + 7), left.on_board(0, 3, 6 * 9 + 7));
    }
}

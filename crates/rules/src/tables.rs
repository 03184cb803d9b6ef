//! Rules compiled once into tables, so that play asks no question of the rules twice.
//!
//! Rays belong to the board, reach belongs to the piece: `rays` lists, for a square and a
//! direction, the squares to the edge; `reach` says how far a man of some owner may go in that
//! direction. Reading the same two tables backwards answers who attacks a square.

use crate::board::{Player, Square, Vector};
use crate::kind::KindId;
use crate::rules::{Choice, Drops, Promotion, Rules, RulesError};

/// A man as a small number, zero for an empty square: `kind * players + owner + 1`.
pub(crate) type Man = u16;

/// Everything that play looks up.
#[derive(Debug)]
pub(crate) struct Tables {
    pub(crate) squares: usize,
    players: usize,
    directions: Vec<Vector>,
    /// Number of the opposite direction.
    opposite: Vec<u8>,
    ray_squares: Vec<u16>,
    /// Start and length within `ray_squares`, by `square * directions + direction`.
    ray_spans: Vec<(u32, u16)>,
    /// How far a man goes, by `man * directions + direction`; zero if it does not.
    reach: Vec<u8>,
    /// The directions a man goes in and how far, by man.
    walks: Vec<Vec<(u8, u8)>>,
    /// What a man becomes, by man; zero if it does not promote.
    pub(crate) promoted: Vec<Man>,
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
    /// The kind of nifu and uchifuzume.
    pub(crate) pawn: Option<KindId>,
    keys: Vec<u64>,
}

impl Tables {
    pub(crate) fn new(rules: &Rules) -> Result<Tables, RulesError> {
        check_kinds(rules)?;
        let squares = rules.board.squares();
        let players = usize::from(rules.players);
        let men = rules.kinds.len() * players + 1;
        let directions = directions(rules);
        let mut tables = Tables {
            squares,
            players,
            opposite: opposites(&directions),
            ray_squares: Vec::new(),
            ray_spans: Vec::new(),
            reach: vec![0; men * directions.len()],
            walks: vec![Vec::new(); men],
            promoted: vec![0; men],
            base: vec![KindId::new(0); men],
            royal: vec![false; men],
            stuck: vec![false; men * squares],
            zone: zone(rules),
            compulsory: matches!(
                rules.promotion,
                Promotion::Zone { choice: Choice::Compulsory, .. }
            ),
            hand_order: Vec::new(),
            pawn: None,
            keys: keys(men * squares + players),
            directions,
        };
        tables.lay_rays(rules);
        tables.teach_men(rules)?;
        tables.note_stuck();
        if let Drops::Hands { order, pawn } = &rules.drops {
            let kind = |id: &String| find(rules, id, "the hand");
            tables.hand_order = order.iter().map(kind).collect::<Result<_, _>>()?;
            tables.pawn = Some(kind(pawn)?);
        }
        Ok(tables)
    }

    fn lay_rays(&mut self, rules: &Rules) {
        for square in rules.board.all() {
            for &direction in &self.directions {
                let start = self.ray_squares.len();
                let next = |at: &Square| rules.board.step(*at, direction);
                let ray = std::iter::successors(next(&square), next);
                self.ray_squares.extend(ray.map(Square::raw));
                let length = self.ray_squares.len() - start;
                self.ray_spans.push((start as u32, length as u16));
            }
        }
    }

    fn teach_men(&mut self, rules: &Rules) -> Result<(), RulesError> {
        for (index, kind) in rules.kinds.iter().enumerate() {
            let promoted = kind.promotes_to.as_deref();
            let promoted = promoted.map(|id| find(rules, id, "a promotion")).transpose()?;
            let base = rules.kinds.iter().position(|k| k.promotes_to.as_ref() == Some(&kind.id));
            let base = if kind.is_promoted() { base.unwrap_or(index) } else { index };
            for player in rules.each_player() {
                let man = self.man(KindId::new(index as u8), player);
                let at = usize::from(man);
                self.promoted[at] = promoted.map_or(0, |kind| self.man(kind, player));
                self.base[at] = KindId::new(base as u8);
                self.royal[at] = kind.royal;
                for walk in &kind.walks {
                    let step = walk.step.seen_by_first(player);
                    let direction = self.directions.iter().position(|&d| d == step);
                    let direction = direction.expect("every step of a kind is a direction");
                    self.reach[at * self.directions.len() + direction] = walk.reach;
                    self.walks[at].push((direction as u8, walk.reach));
                }
            }
        }
        Ok(())
    }

    fn note_stuck(&mut self) {
        for man in 1..self.walks.len() {
            for square in 0..self.squares {
                let leaves = |&(direction, _): &(u8, u8)| {
                    !self.ray(square as u16, direction, u8::MAX).is_empty()
                };
                self.stuck[man * self.squares + square] = !self.walks[man].iter().any(leaves);
            }
        }
    }

    pub(crate) fn man(&self, kind: KindId, owner: Player) -> Man {
        (kind.index() * self.players + owner.index() + 1) as Man
    }

    pub(crate) fn kind(&self, man: Man) -> KindId {
        KindId::new(((man as usize - 1) / self.players) as u8)
    }

    #[inline]
    pub(crate) fn owner(&self, man: Man) -> Player {
        // Two players are by far the common case, and a constant divisor is a mask.
        let index = man as usize - 1;
        Player::new(if self.players == 2 { index & 1 } else { index % self.players } as u8)
    }

    /// Returns the squares of a ray, nearest first, at most `reach` of them.
    #[inline]
    pub(crate) fn ray(&self, square: u16, direction: u8, reach: u8) -> &[u16] {
        let at = usize::from(square) * self.directions.len() + usize::from(direction);
        let (start, length) = self.ray_spans[at];
        let length = length.min(u16::from(reach));
        &self.ray_squares[start as usize..start as usize + usize::from(length)]
    }

    #[inline]
    pub(crate) fn walks(&self, man: Man) -> &[(u8, u8)] {
        &self.walks[usize::from(man)]
    }

    #[inline]
    pub(crate) fn reach(&self, man: Man, direction: u8) -> u8 {
        self.reach[usize::from(man) * self.directions.len() + usize::from(direction)]
    }

    #[inline]
    pub(crate) fn opposite(&self, direction: u8) -> u8 {
        self.opposite[usize::from(direction)]
    }

    pub(crate) fn directions(&self) -> impl Iterator<Item = u8> + use<> {
        0..self.directions.len() as u8
    }

    #[inline]
    pub(crate) fn is_stuck(&self, man: Man, square: u16) -> bool {
        self.stuck[usize::from(man) * self.squares + usize::from(square)]
    }

    #[inline]
    pub(crate) fn in_zone(&self, square: u16, player: Player) -> bool {
        self.zone[usize::from(square)] & (1 << player.index()) != 0
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

fn check_kinds(rules: &Rules) -> Result<(), RulesError> {
    if !(2..=3).contains(&rules.players) {
        return Err(RulesError::Players(rules.players));
    }
    if rules.kinds.is_empty() || rules.kinds.len() > 250 {
        return Err(RulesError::KindCount(rules.kinds.len()));
    }
    for (index, kind) in rules.kinds.iter().enumerate() {
        let twin = |other: &&crate::kind::Kind| other.id == kind.id || other.letter == kind.letter;
        if let Some(other) = rules.kinds[..index].iter().find(twin) {
            return Err(RulesError::Twins(other.id.clone(), kind.id.clone()));
        }
    }
    Ok(())
}

fn find(rules: &Rules, id: &str, place: &'static str) -> Result<KindId, RulesError> {
    let index = rules.kinds.iter().position(|kind| kind.id == id);
    index
        .map(|index| KindId::new(index as u8))
        .ok_or_else(|| RulesError::UnknownKind { place, id: id.to_owned() })
}

/// Returns every step that a man of some player makes, and its reverse.
fn directions(rules: &Rules) -> Vec<Vector> {
    let mut directions = Vec::new();
    for walk in rules.kinds.iter().flat_map(|kind| &kind.walks) {
        for step in [walk.step, walk.step.reversed()] {
            if !directions.contains(&step) {
                directions.push(step);
            }
        }
    }
    directions
}

fn opposites(directions: &[Vector]) -> Vec<u8> {
    let place = |step: Vector| directions.iter().position(|&d| d == step);
    directions
        .iter()
        .map(|step| place(step.reversed()).expect("directions come with their reverse") as u8)
        .collect()
}

fn zone(rules: &Rules) -> Vec<u8> {
    let depth = match rules.promotion {
        Promotion::None => 0,
        Promotion::Zone { ranks, .. } => ranks,
    };
    let inside = |square, player| rules.board.ranks_to_go(square, player) < depth;
    let bits = |square| {
        rules
            .each_player()
            .filter(|&player| inside(square, player))
            .fold(0, |bits, player| bits | 1 << player.index())
    };
    rules.board.all().map(bits).collect()
}

/// Start of the stream of keys: any odd constant would do; this is the golden ratio in 64 bits.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;
const HAND_KEYS: u64 = 0x5851_f42d_4c95_7f2d;

fn keys(count: usize) -> Vec<u64> {
    (1..=count as u64).map(|n| mix(n.wrapping_mul(GOLDEN))).collect()
}

/// Sebastiano Vigna's splitmix64 finaliser.
fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

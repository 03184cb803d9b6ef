//! How rules become tables.

use super::{
    CastlingSquares, Gait, JumpTables, Man, Menace, Stride, Tables, TurnInPlace, mix, powers,
};
use crate::board::{Player, Square, Vector};
use crate::kind::{Begins, Clamp, Kind, KindId, Manner, RegionId, Takes, Walk};
use crate::rules::{
    Castling, Chain, Choice, Counting, Drops, FirstMoves, JumpDuty, Passing, Promotion, Rules,
    RulesError, Safety,
};
use crate::square_set::SquareSet;

/// A step on the open board or within a set of squares, as the first player sees it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Track {
    step: Vector,
    within: Option<SquareSet>,
    lame: bool,
}

impl Track {
    /// Returns the track of a step on the open board.
    pub(super) fn open(step: Vector, owner: Player) -> Track {
        Track { step: step.seen_by_first(owner), within: None, lame: false }
    }

    fn of(rules: &Rules, walk: &Walk, owner: Player) -> Track {
        let region = walk.within.map(|region| &rules.regions[region.index()]);
        Track {
            step: walk.step.seen_by_first(owner),
            within: region.map(|region| region.of(owner).iter().collect()),
            lame: walk.manner == Manner::Lame,
        }
    }

    fn reversed(self) -> Track {
        Track { step: self.step.reversed(), ..self }
    }

    fn next(&self, rules: &Rules, from: Square) -> Option<Square> {
        let inside = |square: Square| {
            self.within.is_none_or(|within| within.contains(square.index() as u16))
        };
        rules.board.step(from, self.step).filter(|&to| inside(from) && inside(to))
    }

    /// Returns the squares that a leap passes: straight first, then diagonally.
    fn legs(&self, rules: &Rules, from: Square) -> Vec<u16> {
        let (right, forward) = (self.step.right, self.step.forward);
        let diagonals = right.abs().min(forward.abs());
        let straights = right.abs().max(forward.abs()) - diagonals;
        let (sign_right, sign_forward) = (right.signum(), forward.signum());
        let aside = if right.abs() > forward.abs() { (sign_right, 0) } else { (0, sign_forward) };
        let ways = (0..straights).map(|_| aside);
        let ways = ways.chain((0..diagonals).map(|_| (sign_right, sign_forward)));
        let mut at = Some(from);
        let mut passed: Vec<u16> = ways
            .filter_map(|(right, forward)| {
                at = at.and_then(|at| rules.board.step(at, Vector::new(right, forward)));
                at.map(|at| at.index() as u16)
            })
            .collect();
        passed.pop();
        passed
    }
}

/// The most directions: their numbers are bytes.
const DIRECTIONS_MOST: usize = 250;

impl Tables {
    pub(crate) fn new(rules: &Rules) -> Result<Tables, RulesError> {
        check_kinds(rules)?;
        let squares = rules.board.squares();
        let men = rules.kinds.len() * usize::from(rules.players) + 1;
        let tracks = few_tracks(rules)?;
        let mut tables = Tables {
            squares,
            players: usize::from(rules.players),
            kinds: vec![KindId::new(0); men],
            owners: vec![Player::FIRST; men],
            directions: tracks.len(),
            opposite: opposites(&tracks),
            lame: tracks.iter().map(|track| track.lame).collect(),
            ray_squares: Vec::new(),
            ray_spans: Vec::new(),
            legs: Vec::new(),
            reach: vec![0; men * tracks.len()],
            hop_reach: vec![0; men * tracks.len()],
            walks: vec![Vec::new(); men],
            strides: vec![Vec::new(); men],
            paths: Vec::new(),
            path_spans: Vec::new(),
            gait: gait_of_all(rules),
            threats: vec![0; tracks.len()],
            feats: Vec::new(),
            roams: Vec::new(),
            trading: None,
            shy: vec![false; men],
            sets: Vec::new(),
            menaces: Vec::new(),
            strikes: Vec::new(),
            bearings: Vec::new(),
            promoted: vec![0; men],
            becomes: vec![Vec::new(); men],
            becomes_in: vec![SquareSet::default(); men],
            turning: None,
            late: vec![false; men],
            infects: vec![None; men],
            immune: vec![false; men],
            turned: vec![false; men],
            base: vec![KindId::new(0); men],
            royal: vec![false; men],
            stuck: vec![false; men * squares],
            zone: zone(rules),
            compulsory: matches!(
                rules.promotion,
                Promotion::Zone { choice: Choice::Compulsory, .. }
            ),
            hand_order: Vec::new(),
            placing: Vec::new(),
            placing_turns: None,
            began: Vec::new(),
            full: Vec::new(),
            in_place: None,
            captures_to_hand: false,
            pawn: None,
            jumps: jumps(rules),
            clamps: clamps(rules),
            counts: rules.endings.counting != Counting::Off,
            ended_by: rules.first_moves.ended_by,
            rights: Vec::new(),
            rights_lost: vec![0; squares],
            castlings: Vec::new(),
            opening: Vec::new(),
            en_passant: None,
            keys: keys(men * squares + usize::from(rules.players)),
        };
        tables.fill(rules, &tracks)?;
        Ok(tables)
    }

    fn fill(&mut self, rules: &Rules, tracks: &[Track]) -> Result<(), RulesError> {
        self.lay_rays(rules, tracks);
        self.teach_men(rules, tracks)?;
        self.lay_paths();
        self.note_threats();
        self.note_stuck();
        self.note_menaces(rules);
        self.note_bearings(rules);
        self.fill_hands(rules)?;
        self.note_choices(rules)?;
        self.note_in_place(rules)?;
        self.note_files(rules)?;
        self.note_turning(rules)?;
        self.note_trading(rules)?;
        self.note_first_moves(rules)?;
        Ok(())
    }

    fn lay_rays(&mut self, rules: &Rules, tracks: &[Track]) {
        for square in rules.board.all() {
            for track in tracks {
                let start = self.ray_squares.len();
                let next = |at: &Square| track.next(rules, *at);
                let ray = std::iter::successors(next(&square), next);
                self.ray_squares.extend(ray.map(Square::raw));
                let length = self.ray_squares.len() - start;
                self.ray_spans.push((start as u32, length as u16));
                self.legs.push(if track.lame { track.legs(rules, square) } else { Vec::new() });
            }
        }
    }

    fn teach_men(&mut self, rules: &Rules, tracks: &[Track]) -> Result<(), RulesError> {
        for (index, kind) in rules.kinds.iter().enumerate() {
            let promoted = kind.promotes_to.as_deref();
            let promoted = promoted.map(|id| find(rules, id, "a promotion")).transpose()?;
            let base = rules.kinds.iter().position(|k| k.promotes_to.as_ref() == Some(&kind.id));
            let base = if kind.is_promoted() { base.unwrap_or(index) } else { index };
            for player in rules.each_player() {
                let man = self.man(KindId::new(index as u8), player);
                let at = usize::from(man);
                self.kinds[at] = KindId::new(index as u8);
                self.owners[at] = player;
                self.promoted[at] = promoted.map_or(0, |kind| self.man(kind, player));
                self.base[at] = KindId::new(base as u8);
                self.royal[at] = kind.royal;
                self.turned[at] = kind.is_promoted();
                self.teach_walks(rules, tracks, kind, player, man);
                self.teach_powers(tracks, kind, player, man);
            }
        }
        Ok(())
    }

    fn teach_walks(
        &mut self,
        rules: &Rules,
        tracks: &[Track],
        kind: &Kind,
        owner: Player,
        man: Man,
    ) {
        for walk in &kind.walks {
            let track = Track::of(rules, walk, owner);
            let direction = tracks.iter().position(|&other| other == track);
            let direction = direction.expect("every walk of a kind has its track");
            let at = usize::from(man) * self.directions + direction;
            let hops = matches!(walk.manner, Manner::Hop | Manner::ShyHop);
            // Who is jumped is attacked where no walk ends.
            if walk.takes != Takes::Nothing && walk.manner != Manner::Jump {
                let table = if hops { &mut self.hop_reach } else { &mut self.reach };
                table[at] = table[at].max(walk.reach);
            }
            self.shy[usize::from(man)] |= walk.manner == Manner::ShyHop;
            let direction = direction as u8;
            self.walks[usize::from(man)].push((direction, walk.reach));
            let begins = match walk.begins {
                Some(Begins::In(region)) => {
                    self.sets.push(region_of(rules, region, owner));
                    Some(self.sets.len() as u8 - 1)
                }
                _ => None,
            };
            self.strides[usize::from(man)].push(Stride {
                direction,
                least: walk.least,
                reach: walk.reach,
                takes: walk.takes,
                manner: walk.manner,
                begins,
                fresh: walk.begins == Some(Begins::Fresh),
            });
        }
    }

    fn note_threats(&mut self) {
        for direction in self.directions() {
            let back = usize::from(self.opposite(direction));
            let reach = |table: &[u8]| {
                table.iter().skip(back).step_by(self.directions).copied().max().unwrap_or(0)
            };
            self.threats[usize::from(direction)] = reach(&self.reach).max(reach(&self.hop_reach));
        }
    }

    fn note_stuck(&mut self) {
        for man in 1..self.walks.len() {
            for square in 0..self.squares {
                let leaves = |&(direction, _): &(u8, u8)| {
                    !self.ray(square as u16, direction, u8::MAX).is_empty()
                };
                let fixed =
                    self.feats(man as Man).is_empty() && !self.walks[man].iter().any(leaves);
                self.stuck[man * self.squares + square] = fixed;
            }
        }
    }

    /// Notes in which directions men of others may attack a player's men, and from which squares.
    fn note_menaces(&mut self, rules: &Rules) {
        let directions = || self.directions();
        let players = rules.each_player();
        let pairs = players.flat_map(|player| directions().map(move |way| (player, way)));
        self.menaces = pairs.map(|(player, way)| self.menace(player, way)).collect();
        self.strikes = (0..self.royal.len() as Man).map(|man| self.strikes_of(man)).collect();
    }

    fn strikes_of(&self, man: Man) -> u32 {
        let back = |&direction: &u8| self.opposite(direction);
        let strikes = |direction: &u8| {
            let back = back(direction);
            self.reach(man, back) > 0 || self.hop_reach(man, back) > 0
        };
        self.directions().filter(strikes).fold(0, |bits, direction| bits | 1 << (direction % 32))
    }

    fn menace(&self, player: Player, direction: u8) -> Menace {
        let back = self.opposite(direction);
        let enemies = || (1..self.royal.len() as Man).filter(|&man| self.owner(man) != player);
        let walks = enemies().map(|man| self.reach(man, back)).max().unwrap_or(0);
        let hops = enemies().map(|man| self.hop_reach(man, back)).max().unwrap_or(0);
        let lame = self.lame[usize::from(direction)];
        let reach = if lame { walks.min(1) } else { walks.max(hops) };
        Menace { direction, reach, hops: hops > 0, lame }
    }

    /// Notes which directions of attack on a king a man on another square bears on: it may attack,
    /// stand in between or bar a leap.
    fn note_bearings(&mut self, rules: &Rules) {
        let mut bearings = vec![0_u32; self.squares * self.squares];
        for king in rules.board.all().map(Square::raw) {
            let row = &mut bearings[usize::from(king) * self.squares..][..self.squares];
            for direction in self.directions() {
                let reach = rules.each_player().map(|player| self.menace(player, direction).reach);
                let ray = self.ray(king, direction, reach.max().unwrap_or(0));
                let leap = ray.first().filter(|_| self.lame[usize::from(direction)]);
                let legs = leap.map(|&from| self.legs(from, self.opposite(direction)));
                let bears = ray.iter().chain(legs.unwrap_or_default());
                bears.for_each(|&at| row[usize::from(at)] |= 1 << (direction % 32));
            }
        }
        self.bearings = bearings;
    }

    fn fill_hands(&mut self, rules: &Rules) -> Result<(), RulesError> {
        let kind = |id: &String| find(rules, id, "the hand");
        match &rules.drops {
            Drops::None => {}
            Drops::Hands { order, pawn } => {
                self.hand_order = order.iter().map(kind).collect::<Result<_, _>>()?;
                self.pawn = pawn.as_ref().map(kind).transpose()?;
                self.captures_to_hand = true;
            }
            Drops::Pocket { order } => {
                self.hand_order = order.iter().map(kind).collect::<Result<_, _>>()?;
            }
            Drops::Placing { men, turns } => {
                self.hand_order = men.iter().map(|(id, _)| kind(id)).collect::<Result<_, _>>()?;
                self.placing_turns = Some(*turns);
                self.placing = vec![SquareSet::default(); self.walks.len()];
                for (&kind, (_, region)) in self.hand_order.iter().zip(men) {
                    for player in rules.each_player() {
                        let man = usize::from(self.man(kind, player));
                        self.placing[man] = region_of(rules, *region, player);
                    }
                }
            }
        }
        Ok(())
    }

    fn note_files(&mut self, rules: &Rules) -> Result<(), RulesError> {
        let Promotion::ByFile { kind, into } = &rules.promotion else { return Ok(()) };
        let pawn = find(rules, kind, "the promotion")?;
        let board = &rules.board;
        self.began = vec![0; usize::from(rules.players) * self.squares];
        self.full = vec![0; self.walks.len()];
        for (player, ids) in rules.each_player().zip(into) {
            let mut becomes = Vec::new();
            for (id, left) in ids.iter().zip(0..) {
                let man = self.man(find(rules, id, "the promotion")?, player);
                if self.royal[usize::from(man)] {
                    continue;
                }
                let first = player == Player::FIRST;
                let file = if first { board.files() - 1 - left } else { left };
                let rank = if first { 0 } else { board.ranks() - 1 };
                if let Some(square) = board.square(file, rank) {
                    self.began[player.index() * self.squares + square.index()] = man;
                }
                self.full[usize::from(man)] += 1;
                if !becomes.contains(&man) {
                    becomes.push(man);
                }
            }
            let pawn = usize::from(self.man(pawn, player));
            self.becomes[pawn] = becomes;
        }
        Ok(())
    }

    fn note_in_place(&mut self, rules: &Rules) -> Result<(), RulesError> {
        let Promotion::InPlace { region, kind, into } = &rules.promotion else { return Ok(()) };
        let (from, into) =
            (find(rules, kind, "the promotion")?, find(rules, into, "the promotion")?);
        let squares = rules.each_player().map(|player| region_of(rules, *region, player)).collect();
        for player in rules.each_player() {
            let man = usize::from(self.man(from, player));
            self.becomes[man] = vec![self.man(into, player)];
        }
        self.in_place = Some(TurnInPlace { from, into, squares });
        Ok(())
    }

    fn note_choices(&mut self, rules: &Rules) -> Result<(), RulesError> {
        let Promotion::Region { region, kind, into } = &rules.promotion else { return Ok(()) };
        let kind = find(rules, kind, "the promotion")?;
        let into: Vec<KindId> =
            into.iter().map(|id| find(rules, id, "the promotion")).collect::<Result<_, _>>()?;
        for player in rules.each_player() {
            let man = usize::from(self.man(kind, player));
            self.becomes[man] = into.iter().map(|&kind| self.man(kind, player)).collect();
            self.becomes_in[man] = region_of(rules, *region, player);
        }
        Ok(())
    }

    fn note_first_moves(&mut self, rules: &Rules) -> Result<(), RulesError> {
        let square = |name: &String| find_square(rules, name, "a first move");
        for right in &rules.first_moves.rights {
            let squares = right.squares.iter().map(square).collect::<Result<Vec<_>, _>>()?;
            for &square in &squares {
                self.rights_lost[usize::from(square)] |= 1 << self.rights.len();
            }
            self.rights.push(right.letter);
        }
        for castling in &rules.first_moves.castlings {
            let compiled = self.castling(rules, castling)?;
            self.castlings.push(compiled);
        }
        for step in &rules.first_moves.opening {
            let right = self.rights.iter().position(|&letter| letter == step.right);
            let way = between(rules, square(&step.from)?, square(&step.to)?);
            self.opening.push((right.map_or(0, |at| 1 << at), way));
        }
        let kind = rules.first_moves.en_passant.as_deref();
        self.en_passant = kind.map(|id| find(rules, id, "taking in passing")).transpose()?;
        Ok(())
    }

    fn castling(&self, rules: &Rules, rule: &Castling) -> Result<CastlingSquares, RulesError> {
        let square = |name: &String| find_square(rules, name, "a castling");
        let king = [square(&rule.king[0])?, square(&rule.king[1])?];
        let rook = [square(&rule.rook[0])?, square(&rule.rook[1])?];
        let right = self.rights.iter().position(|&letter| letter == rule.right);
        let mut clear = between(rules, king[0], king[1]);
        clear.extend(between(rules, rook[0], rook[1]));
        clear.retain(|&at| at != king[0] && at != rook[0]);
        Ok(CastlingSquares {
            right: right.map_or(0, |at| 1 << at),
            king,
            rook,
            clear,
            crossed: between(rules, king[0], king[1]),
        })
    }
}

fn jumps(rules: &Rules) -> JumpTables {
    let mut walks = rules.kinds.iter().flat_map(|kind| &kind.walks);
    JumpTables {
        take: walks.any(|walk| walk.manner == Manner::Jump && walk.takes == Takes::Enemies),
        chain: rules.jumps.chain == Chain::Many,
        must: rules.jumps.duty == JumpDuty::Compulsory,
    }
}

fn region_of(rules: &Rules, region: RegionId, player: Player) -> SquareSet {
    rules.regions[region.index()].of(player).iter().collect()
}

fn gait_of_all(rules: &Rules) -> Gait {
    let gaits = rules.kinds.iter().flat_map(|kind| &kind.walks).map(gait);
    // Rights and pawns that become something are looked after where walks are not plain.
    let pawns = matches!(
        rules.promotion,
        Promotion::Region { .. } | Promotion::ByFile { .. } | Promotion::InPlace { .. }
    );
    let first = pawns || rules.first_moves != FirstMoves::default();
    let least = if first { Gait::Straight } else { Gait::Plain };
    let slowest = gaits.max().unwrap_or(least).max(least);
    if rules.passing == Passing::default() { slowest } else { Gait::Odd }
}

/// Returns how each man takes by clamping; nothing where none does.
fn clamps(rules: &Rules) -> Vec<Option<Clamp>> {
    if rules.kinds.iter().all(|kind| kind.clamp.is_none()) {
        return Vec::new();
    }
    let owners = || rules.each_player();
    let men = rules.kinds.iter().flat_map(|kind| owners().map(move |_| kind.clamp));
    std::iter::once(None).chain(men).collect()
}

fn gait(walk: &Walk) -> Gait {
    if walk.manner != Manner::Slide || walk.takes == Takes::Royals {
        Gait::Odd
    } else if walk.takes != Takes::Anything || walk.least > 1 || walk.begins.is_some() {
        Gait::Straight
    } else {
        Gait::Plain
    }
}

fn check_kinds(rules: &Rules) -> Result<(), RulesError> {
    if !(2..=3).contains(&rules.players) {
        return Err(RulesError::Players(rules.players));
    }
    let powered = rules.kinds.iter().find(|kind| !kind.powers.is_empty());
    if let Some(kind) = powered.filter(|_| rules.safety == Safety::Lawful) {
        return Err(RulesError::PowerUnderCheck(kind.id.clone()));
    }
    if rules.kinds.is_empty() || rules.kinds.len() > 250 {
        return Err(RulesError::KindCount(rules.kinds.len()));
    }
    let count = rules.regions.len();
    for (index, kind) in rules.kinds.iter().enumerate() {
        let twin = |other: &&Kind| other.id == kind.id || other.letter == kind.letter;
        if let Some(other) = rules.kinds[..index].iter().find(twin) {
            return Err(RulesError::Twins(other.id.clone(), kind.id.clone()));
        }
        for walk in &kind.walks {
            let begins = match walk.begins {
                Some(Begins::In(region)) => Some(region),
                _ => None,
            };
            for region in [walk.within, begins].into_iter().flatten() {
                if region.index() >= count {
                    let (kind, region) = (kind.id.clone(), region.index());
                    return Err(RulesError::UnknownRegion { kind, region, count });
                }
            }
        }
    }
    Ok(())
}

pub(super) fn find(rules: &Rules, id: &str, place: &'static str) -> Result<KindId, RulesError> {
    let index = rules.kinds.iter().position(|kind| kind.id == id);
    index
        .map(|index| KindId::new(index as u8))
        .ok_or_else(|| RulesError::UnknownKind { place, id: id.to_owned() })
}

/// Returns the squares from one to another on its rank or file, both included, the first one first.
fn between(rules: &Rules, from: u16, to: u16) -> Vec<u16> {
    let ranks = rules.board.ranks();
    let file = |square: u16| square / u16::from(ranks);
    let step = if file(from) == file(to) { 1 } else { usize::from(ranks) };
    let squares = (from.min(to)..=from.max(to)).step_by(step);
    if from < to { squares.collect() } else { squares.rev().collect() }
}

fn find_square(rules: &Rules, name: &str, place: &'static str) -> Result<u16, RulesError> {
    let square = rules.board.find_square_in(rules.notation, name);
    square
        .map(Square::raw)
        .ok_or_else(|| RulesError::UnknownSquare { place, name: name.to_owned() })
}

/// Returns all tracks, unless there are too many to be numbered.
fn few_tracks(rules: &Rules) -> Result<Vec<Track>, RulesError> {
    let tracks = tracks(rules);
    let few = tracks.len() <= DIRECTIONS_MOST;
    if few { Ok(tracks) } else { Err(RulesError::DirectionCount(tracks.len())) }
}

/// Returns every track that a man of some player walks on, and its reverse.
fn tracks(rules: &Rules) -> Vec<Track> {
    let mut tracks: Vec<Track> = Vec::new();
    let mut lay = |track: Track| {
        for track in [track, track.reversed()] {
            if !tracks.contains(&track) {
                tracks.push(track);
            }
        }
    };
    for kind in &rules.kinds {
        for player in rules.each_player() {
            kind.walks.iter().for_each(|walk| lay(Track::of(rules, walk, player)));
            let steps = kind.powers.iter().flat_map(|&power| powers::steps(power));
            steps.for_each(|step| lay(Track::open(step, player)));
        }
    }
    tracks
}

fn opposites(tracks: &[Track]) -> Vec<u8> {
    let place = |track: Track| tracks.iter().position(|&other| other == track);
    tracks
        .iter()
        .map(|track| place(track.reversed()).expect("tracks come with their reverse") as u8)
        .collect()
}

fn zone(rules: &Rules) -> Vec<u8> {
    let depth = rules.promotion.zone_ranks();
    let inside = |square, player| rules.board.ranks_to_go(square, player) < depth;
    let bits = |square| {
        rules
            .each_player()
            .filter(|&player| inside(square, player))
            .fold(0, |bits, player| bits | 1 << player.index())
    };
    rules.board.all().map(bits).collect()
}

/// The step of the stream of keys: any odd constant would do; this is the golden ratio in 64 bits.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

fn keys(count: usize) -> Vec<u64> {
    (1..=count as u64).map(|n| mix(n.wrapping_mul(GOLDEN))).collect()
}

//! A record of a game: where it began, and the tree of what was played.

use std::collections::BTreeMap;

use shogido_rules::{Ending, Move, Player, PlayerSet, Position, Refusal};

/// The place of a node in the list of nodes of its record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct NodeId(u32);

impl NodeId {
    /// The node of the start position.
    pub const START: NodeId = NodeId(0);

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// What happened at a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Played {
    /// Nothing yet: the start position.
    Start,
    /// A move.
    Move(Move),
    /// Something that is no move and ends its line.
    Special(Special),
}

/// What ends a line of a record without being a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Special {
    /// The side to move gave up (投了).
    Resignation,
    /// The game was broken off (中断).
    Interruption,
    /// The position came too often (千日手).
    Repetition,
    /// Kings entered, nobody won (持将棋).
    Impasse,
    /// The side to move is mated (詰み).
    Checkmate,
    /// There is no mate (不詰).
    NoMate,
    /// The side to move ran out of time (切れ負け).
    Timeout,
    /// The side to move broke a rule and loses (反則負け).
    FoulBySideToMove,
    /// The move before broke a rule: the side to move wins (反則勝ち).
    FoulByPrevious,
    /// The side to move declared a win with an entered king (入玉勝ち).
    Declaration,
    /// A draw by agreement (引き分け).
    Draw,
    /// Any other word, such as a sealed move (封じ手): the game stays open.
    Other(String),
}

impl Special {
    /// Returns the stable code; the code of the ending where the rules know it.
    pub fn code(&self) -> &'static str {
        match self {
            Special::Resignation => Ending::Resignation.code(),
            Special::Interruption => "interruption",
            Special::Repetition => Ending::Repetition.code(),
            Special::Impasse | Special::Declaration => Ending::Impasse.code(),
            Special::Checkmate => Ending::Checkmate.code(),
            Special::NoMate => "no-mate",
            Special::Timeout => Ending::Time.code(),
            Special::FoulBySideToMove | Special::FoulByPrevious => Ending::IllegalMove.code(),
            Special::Draw => "agreement",
            Special::Other(_) => "other",
        }
    }
}

/// The result that a record states.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conclusion {
    /// The word that ends the record.
    pub special: Special,
    /// Who has won.
    pub winners: PlayerSet,
    /// Whether the record says that nobody has won.
    pub draw: bool,
}

/// One node of the tree: a move or an end, with what is written about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// What happened.
    pub played: Played,
    /// The comment after it, line by line.
    pub comment: Vec<String>,
    /// The name of a bookmark here.
    pub bookmark: Option<String>,
    /// The time spent on it, in milliseconds.
    pub spent_ms: Option<u64>,
    /// The mover's time in all, in milliseconds, where the record states another than the sum of
    /// the times before, as it may after an adjournment.
    pub total_ms: Option<u64>,
    /// The rule that the move breaks. A move that cannot be made at all ends its line.
    pub refusal: Option<Refusal>,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
}

impl Node {
    fn new(played: Played, parent: Option<NodeId>) -> Node {
        Node {
            played,
            comment: Vec::new(),
            bookmark: None,
            spent_ms: None,
            total_ms: None,
            refusal: None,
            parent,
            children: Vec::new(),
        }
    }
}

impl Node {
    /// Adds the time of the node to its mover's time before, in milliseconds.
    pub(crate) fn add_time(&self, total_ms: &mut u64) {
        let sum = total_ms.saturating_add(self.spent_ms.unwrap_or(0));
        *total_ms = self.total_ms.unwrap_or(sum);
    }
}

/// A record of one game.
///
/// ```
/// use shogido_record::{NodeId, Record, Special};
/// use shogido_rules::{Position, games};
///
/// let start = Position::start(&games::find("shogi").unwrap().default_game());
/// let opening = start.parse_move("2g2f").unwrap();
/// let mut record = Record::new(start);
/// let node = record.add_move(NodeId::START, opening);
/// record.add_special(node, Special::Resignation);
/// assert_eq!(record.conclusion().unwrap().winners.iter().next().unwrap().word(), "first");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    start: Position,
    /// Headers in their order: the key is the KIF word (`先手`, `棋戦`), as other formats have it.
    pub headers: Vec<(String, String)>,
    nodes: Vec<Node>,
}

impl Record {
    /// Returns a record without moves. Moves that led to the position are forgotten.
    pub fn new(start: Position) -> Record {
        Record { start, headers: Vec::new(), nodes: vec![Node::new(Played::Start, None)] }
    }

    /// Returns the record of a position with the moves that led to it as the main line.
    pub fn of_moves(position: &Position) -> Record {
        let mut start = position.clone();
        while start.ply() > 0 {
            start.undo();
        }
        let mut record = Record::new(start);
        position.moves().fold(NodeId::START, |node, played| record.add_move(node, played));
        record
    }

    /// Returns the position that the game began from.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Returns the value of a header.
    pub fn header(&self, key: &str) -> Option<&str> {
        self.headers.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// Returns a node.
    ///
    /// # Panics
    ///
    /// Panics if the node belongs to another record.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// Returns a node to write on.
    ///
    /// # Panics
    ///
    /// Panics if the node belongs to another record.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// Returns the node before a node.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    /// Returns the nodes after a node: the first goes on with the line, the others vary it.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.node(id).children
    }

    /// Returns all nodes, the start first, in the order in which they were added.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.nodes.len() as u32).map(NodeId)
    }

    /// Adds a move after a node. It becomes a variation if something follows there already.
    pub fn add_move(&mut self, after: NodeId, played: Move) -> NodeId {
        self.add(after, Played::Move(played))
    }

    /// Adds an end after a node.
    pub fn add_special(&mut self, after: NodeId, special: Special) -> NodeId {
        self.add(after, Played::Special(special))
    }

    fn add(&mut self, after: NodeId, played: Played) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node::new(played, Some(after)));
        self.node_mut(after).children.push(id);
        id
    }

    /// Makes a node the first of its siblings, the one that goes on with the line.
    pub fn promote(&mut self, id: NodeId) {
        let Some(parent) = self.parent(id) else { return };
        let siblings = &mut self.node_mut(parent).children;
        if let Some(at) = siblings.iter().position(|&sibling| sibling == id) {
            siblings[..=at].rotate_right(1);
        }
    }

    /// Returns the number of plies from the start to a node.
    pub fn ply(&self, id: NodeId) -> u32 {
        self.path(id).len() as u32 - 1
    }

    /// Returns the nodes from the start to a node, both included.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = std::iter::successors(Some(id), |&at| self.parent(at)).collect();
        path.reverse();
        path
    }

    /// Returns the line that begins with a node and follows the first child each time.
    pub fn line(&self, from: NodeId) -> Vec<NodeId> {
        std::iter::successors(Some(from), |&at| self.children(at).first().copied()).collect()
    }

    /// Returns the moves of the main line that can be made, legal or not.
    pub fn main_line(&self) -> Vec<Move> {
        self.replay(&self.line(NodeId::START)).moves().collect()
    }

    /// Returns the moves of the main line in the game's coordinates, divided by blanks.
    pub fn main_line_text(&self) -> String {
        let end = self.replay(&self.line(NodeId::START));
        let texts: Vec<String> = end.moves().map(|played| self.start.move_text(played)).collect();
        texts.join(" ")
    }

    /// Returns the position at a node.
    pub fn position_at(&self, id: NodeId) -> Position {
        self.replay(&self.path(id))
    }

    /// Returns the position at the end of the main line.
    pub fn final_position(&self) -> Position {
        self.replay(&self.line(NodeId::START))
    }

    /// Plays the moves of a path as far as they can be made.
    fn replay(&self, path: &[NodeId]) -> Position {
        let mut position = self.start.clone();
        for &id in path {
            if let Played::Move(played) = self.node(id).played {
                if !can_be_made(&position, played) {
                    break;
                }
                position.play(played);
            }
        }
        position
    }

    /// Returns the result that the main line states, if it ends with one.
    pub fn conclusion(&self) -> Option<Conclusion> {
        let line = self.line(NodeId::START);
        let Played::Special(special) = &self.node(*line.last()?).played else { return None };
        let turn = self.turn_after(&line);
        let others = || -> PlayerSet {
            let players = self.start.game().rules().each_player();
            players.filter(|&player| player != turn).collect()
        };
        let (winners, draw) = match special {
            Special::Resignation
            | Special::Checkmate
            | Special::Timeout
            | Special::FoulBySideToMove => (others(), false),
            Special::FoulByPrevious | Special::Declaration => (PlayerSet::of(turn), false),
            Special::Repetition | Special::Impasse | Special::Draw => (PlayerSet::NONE, true),
            Special::Interruption | Special::NoMate | Special::Other(_) => (PlayerSet::NONE, false),
        };
        Some(Conclusion { special: special.clone(), winners, draw })
    }

    /// Returns the player to move after a path. A foul that cannot be made on the board used up a
    /// turn all the same.
    fn turn_after(&self, path: &[NodeId]) -> Player {
        let moves = path.iter().filter(|&&id| matches!(self.node(id).played, Played::Move(_)));
        let position = self.replay(path);
        let unmade = (moves.count() as u32).saturating_sub(position.ply());
        (0..unmade).fold(position.turn(), |turn, _| position.next_after(turn))
    }

    /// Returns the moves of the main line in the game's coordinates, divided by blanks, with a foul
    /// that ends it but cannot be made.
    pub(crate) fn stated_line_text(&self) -> String {
        let text = |id: NodeId| match self.node(id).played {
            Played::Move(played) => Some(self.start.move_text(played)),
            Played::Start | Played::Special(_) => None,
        };
        self.line(NodeId::START).into_iter().filter_map(text).collect::<Vec<_>>().join(" ")
    }

    /// Returns the time each player spent on the main line, in milliseconds; players for whom no
    /// time is written are left out.
    pub fn spent_ms(&self) -> BTreeMap<Player, u64> {
        let mut spent = BTreeMap::new();
        let mut mover = self.start.turn();
        for id in self.line(NodeId::START).into_iter().skip(1) {
            if let Some(ms) = self.node(id).spent_ms {
                let sum = spent.entry(mover).or_insert(0_u64);
                *sum = sum.saturating_add(ms);
            }
            mover = self.start.next_after(mover);
        }
        spent
    }
}

/// Tells whether a move can be made on the board, whatever the rules say of it: the hand holds what
/// it drops, and what it moves is the mover's own and does not take another of its own.
pub(crate) fn can_be_made(position: &Position, played: Move) -> bool {
    let Some(to) = played.to() else { return played.is_pass() };
    let there = position.piece_at(to);
    if let Some(kind) = played.dropped() {
        return there.is_none() && position.in_hand(position.turn(), kind) > 0;
    }
    let man = played.from().and_then(|from| position.piece_at(from));
    let stays = played.from() == Some(to);
    man.is_some_and(|man| man.owner == position.turn())
        && there.is_none_or(|there| stays || there.owner != position.turn())
}

#[cfg(test)]
mod tests {
    use super::*;
    use shogido_rules::games;

    fn record_of(moves: &str) -> Record {
        let game = games::find("shogi").expect("shogi is there").default_game();
        let mut position = Position::start(&game);
        for text in moves.split_whitespace() {
            let played = position.parse_move(text).expect("a move");
            position.try_play(played).expect("a legal move");
        }
        Record::of_moves(&position)
    }

    #[test]
    fn the_position_at_a_node_has_the_moves_up_to_it() {
        let record = record_of("7g7f 3c3d 8h2b+");
        assert_eq!(record.main_line_text(), "7g7f 3c3d 8h2b+");
        let second = record.line(NodeId::START)[2];
        assert_eq!((record.ply(second), record.position_at(second).ply()), (2, 2));
    }

    #[test]
    fn a_promoted_variation_becomes_the_main_line() {
        let mut record = record_of("7g7f 3c3d");
        let first = record.children(NodeId::START)[0];
        let other = record.start().parse_move("2g2f").expect("a move");
        let variation = record.add_move(NodeId::START, other);
        record.promote(variation);
        assert_eq!(record.children(NodeId::START), [variation, first]);
        assert_eq!(record.main_line_text(), "2g2f");
    }

    #[test]
    fn a_foul_by_the_move_before_is_won_by_the_side_to_move() {
        let mut record = record_of("7g7f");
        let last = *record.line(NodeId::START).last().expect("a line has a node");
        record.add_special(last, Special::FoulByPrevious);
        let conclusion = record.conclusion().expect("an end");
        assert_eq!(conclusion.winners, PlayerSet::of(Player::SECOND));
    }

    #[test]
    fn a_move_that_cannot_be_made_ends_the_replay_without_a_panic() {
        let mut record = record_of("7g7f");
        let last = *record.line(NodeId::START).last().expect("a line has a node");
        let drop = record.start().parse_move("B*3c").expect("the text of a drop");
        let drop = record.add_move(last, drop);
        assert_eq!(record.position_at(drop).ply(), 1);
        assert_eq!(record.main_line_text(), "7g7f");
    }
}

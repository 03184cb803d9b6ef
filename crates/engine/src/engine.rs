//! The engine as others use it: a position in, a thought out.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::Duration;

use shogido_rules::fast;
use shogido_rules::{Game, Move, Position};

use crate::eval::general::GeneralEval;
use crate::eval::network::Network;
use crate::eval::worth::Worth;
use crate::limits::{Limits, Overlook, Settings, Stop};
use crate::node::fast::FastNode;
use crate::node::general::GeneralNode;
use crate::score::Score;
use crate::search::{Budget, History, Line, Reach, Root, Shared, Table, think};

/// What the engine would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Play this move.
    Play(Move),
    /// Declare a win by the rule of entering kings, which the position allows.
    Declare,
    /// Resign: there is no move.
    Resign,
}

/// How the thought stands; told again and again while it goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// Depth of the iteration, in plies.
    pub depth: u32,
    /// Deepest ply looked at.
    pub seldepth: u32,
    /// Score of the line.
    pub score: Score,
    /// Whether the score is the true one or only a bound.
    pub reach: Reach,
    /// Positions visited, over all threads.
    pub nodes: u64,
    /// Milliseconds since the thought began.
    pub time_ms: u64,
    /// Positions visited in a second.
    pub nps: u64,
    /// How full the table is, in thousandths.
    pub hashfull: u32,
    /// 1 for the best line, 2 for the next.
    pub multipv: usize,
    /// The line itself, never empty.
    pub pv: Vec<Move>,
}

/// What came of a thought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// What to do.
    pub best: Decision,
    /// The reply to think about meanwhile, if the line goes on.
    pub ponder: Option<Move>,
    /// Score of the best line.
    pub score: Score,
    /// The best line.
    pub pv: Vec<Move>,
    /// The best lines and their scores, best first, as many as were asked for.
    pub lines: Vec<(Score, Vec<Move>)>,
    /// Positions visited, over all threads.
    pub nodes: u64,
}

/// An engine: a transposition table and what its threads have learned. One thought at a time.
pub struct Engine {
    settings: Settings,
    table: Table,
    fast: Vec<History<FastNode>>,
    general: Vec<History<GeneralNode>>,
    /// What men are worth in the game thought about last, if it was not standard shogi.
    worth: Option<(Arc<Game>, Arc<Worth>)>,
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl Engine {
    /// An engine that knows nothing yet. The table is allocated here; what threads learn takes
    /// about 6 MiB each from their first thought on.
    pub fn new(settings: Settings) -> Self {
        Self {
            settings,
            table: Table::new(settings.hash_mb),
            fast: Vec::new(),
            general: Vec::new(),
            worth: None,
        }
    }

    /// How the engine is set up.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// Sets the engine up anew; a table of another size begins empty.
    pub fn set(&mut self, settings: Settings) {
        if settings.hash_mb != self.settings.hash_mb {
            self.table = Table::new(settings.hash_mb);
        }
        self.settings = settings;
    }

    /// Forgets everything learned, as before a new game.
    pub fn forget(&mut self) {
        self.table.clear();
        self.fast.iter_mut().for_each(History::clear);
        self.general.iter_mut().for_each(History::clear);
    }

    /// Thinks about `position` until a limit is reached or `stop` is raised, telling `report` of
    /// each line found. Returns at once when there is nothing to decide.
    pub fn think(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        report: &mut dyn FnMut(&Info),
    ) -> Thought {
        let turn = position.turn();
        if position.declaration(turn).is_some_and(|claim| claim.wins()) {
            return Thought::at_once(Decision::Declare, Score::Mate(1));
        }
        let mut moves = position.legal_moves();
        if !limits.moves.is_empty() {
            moves.retain(|m| limits.moves.contains(m));
        }
        overlook(position, limits.overlook, &mut moves);
        if moves.is_empty() {
            return Thought::at_once(Decision::Resign, Score::Mate(0));
        }
        self.table.new_search();
        let fast = FastNode::new(position);
        // The fast board's judge is its own.
        let worth = fast.is_none().then(|| self.worth(position.game()));
        let threads = self.settings.threads.max(1);
        let overhead = Duration::from_millis(self.settings.overhead_ms);
        let shared = Shared {
            table: &self.table,
            limits,
            stop,
            budget: Budget::new(limits, turn.index(), position.ply(), overhead),
            over: AtomicBool::new(false),
            visited: (0..threads).map(|_| AtomicU64::new(0)).collect(),
        };
        let thought = if let Some(node) = fast {
            self.fast.resize_with(threads, History::new);
            let eval = Network::default;
            let translate = |&m: &Move| node.translate(m);
            let roots: Vec<_> = moves.iter().filter_map(translate).collect();
            let spell = |_: &Position, m: fast::Move| m.to_string();
            let mut tell = Teller { position, shared: &shared, spell, report };
            let found = think(&node, eval, &mut self.fast, &shared, &rooted(&roots), &mut |line| {
                tell.tell(line);
            });
            tell.conclude(&found)
        } else {
            self.general.resize_with(threads, History::new);
            let worth = worth.expect("worked out for every game without a fast board");
            let node = GeneralNode::new(position, &worth);
            let spell = |position: &Position, m: Move| position.move_text(m);
            let mut tell = Teller { position, shared: &shared, spell, report };
            let eval = GeneralEval::default;
            let found =
                think(&node, eval, &mut self.general, &shared, &rooted(&moves), &mut |line| {
                    tell.tell(line);
                });
            tell.conclude(&found)
        };
        // A thought that may not end by itself waits here, however early it is done.
        while (limits.infinite || limits.ponder && !stop.is_hit()) && !stop.is_stopped() {
            std::thread::sleep(Duration::from_millis(1));
        }
        thought
    }

    /// Returns what men are worth in a game, worked out when the game is first met.
    fn worth(&mut self, game: &Arc<Game>) -> Arc<Worth> {
        match &self.worth {
            Some((known, worth)) if Arc::ptr_eq(known, game) => Arc::clone(worth),
            _ => {
                let worth = Arc::new(Worth::new(game));
                self.worth = Some((Arc::clone(game), Arc::clone(&worth)));
                worth
            }
        }
    }

    /// Returns a good move, found with little effort; nothing where there is none.
    pub fn hint(&mut self, position: &Position) -> Option<Move> {
        const EFFORT: u64 = 200_000;
        match self.think(position, &Limits::nodes(EFFORT), &Stop::new(), &mut |_| ()).best {
            Decision::Play(m) => Some(m),
            Decision::Declare | Decision::Resign => None,
        }
    }
}

/// Leaves out what a weak player overlooks among its own moves; one move is always seen.
fn overlook(position: &Position, blindness: Overlook, moves: &mut Vec<Move>) {
    let last = position.last_move().and_then(Move::to);
    let seen = |m: &Move| {
        let takes = m.to().is_some_and(|to| position.piece_at(to).is_some());
        let squares = [m.from(), m.to()].map(|square| square.map_or(0, |at| at.index() as u16));
        let code = squares[0] << 8 ^ squares[1] ^ u16::from(m.promotes_to().is_some()) << 7;
        let notice = 2 * (1 + u64::from(takes) + u64::from(m.dropped().is_none()));
        takes && m.to() == last || !blindness.hides(position.key(), code, notice)
    };
    if moves.iter().any(seen) {
        moves.retain(seen);
    }
}

fn rooted<M: Copy>(moves: &[M]) -> Vec<Root<M>> {
    moves.iter().map(|&m| Root::new(m)).collect()
}

impl Thought {
    fn at_once(best: Decision, score: Score) -> Self {
        Self { best, ponder: None, score, pv: Vec::new(), lines: Vec::new(), nodes: 0 }
    }
}

/// Turns the search's lines into what is told.
struct Teller<'a, S> {
    position: &'a Position,
    shared: &'a Shared<'a>,
    /// The coordinate text of a move, in the position it is played from.
    spell: S,
    report: &'a mut dyn FnMut(&Info),
}

impl<S> Teller<'_, S> {
    fn moves<M: Copy>(&self, line: &[M]) -> Vec<Move>
    where
        S: Fn(&Position, M) -> String,
    {
        let mut position = self.position.clone();
        let mut moves = Vec::with_capacity(line.len());
        for &m in line {
            // A line from the table may run on past the end of the game.
            let Ok(played) = position.parse_move(&(self.spell)(&position, m)) else { break };
            if position.try_play(played).is_err() {
                break;
            }
            moves.push(played);
        }
        moves
    }

    fn tell<M: Copy>(&mut self, line: &Line<'_, M>)
    where
        S: Fn(&Position, M) -> String,
    {
        let nodes = self.shared.nodes();
        let time = self.shared.budget.elapsed();
        let info = Info {
            depth: line.depth as u32,
            seldepth: line.seldepth.max(line.depth as usize) as u32,
            score: Score::from_internal(line.value),
            reach: line.reach,
            nodes,
            time_ms: time.as_millis() as u64,
            nps: (nodes as f64 / time.as_secs_f64().max(1e-6)) as u64,
            hashfull: self.shared.table.fullness(),
            multipv: line.rank,
            pv: self.moves(line.moves),
        };
        (self.report)(&info);
    }

    fn conclude<M: Copy>(&self, roots: &[Root<M>]) -> Thought
    where
        S: Fn(&Position, M) -> String,
    {
        let wanted = self.shared.limits.multipv.max(1);
        let lines: Vec<(Score, Vec<Move>)> = roots
            .iter()
            .take(wanted)
            .map(|root| (Score::from_internal(root.known_value()), self.moves(&root.line)))
            .collect();
        let (score, pv) = lines.first().cloned().unwrap_or((Score::Mate(0), Vec::new()));
        Thought {
            best: pv.first().map_or(Decision::Resign, |&m| Decision::Play(m)),
            ponder: pv.get(1).copied(),
            score,
            pv,
            lines,
            nodes: self.shared.nodes(),
        }
    }
}

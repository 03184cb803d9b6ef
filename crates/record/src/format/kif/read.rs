//! Reading KIF: never fails, never drops a move in silence.

use std::sync::Arc;

use shogido_rules::{Game, Move, Player, Position, Reading, Square};

use super::board::Diagram;
use super::line::{self, Kind, Said};
use super::{HANDICAPS, result};
use crate::encoding::Encoding;
use crate::lines::{Line, lines};
use crate::record::{NodeId, Played, Record, Special, can_be_made};
use crate::report::{Fault, Report};

/// Reads the record of a text.
pub(crate) fn read(
    game: &Arc<Game>,
    text: &str,
    encoding: Encoding,
    report: &mut Report,
) -> Vec<Record> {
    let mut head = Head::new(game, encoding);
    let mut lines = lines(text).peekable();
    while let Some(&line) = lines.peek() {
        if !head.read(line, report) {
            break;
        }
        lines.next();
    }
    if lines.peek().is_none() && head.is_empty() {
        return Vec::new();
    }
    let mut tree = head.into_tree(report);
    for line in lines {
        tree.read(line, report);
    }
    tree.end_line(report);
    vec![tree.record]
}

/// What stands before the first move.
struct Head<'g> {
    game: &'g Arc<Game>,
    encoding: Encoding,
    headers: Vec<(String, String)>,
    diagram: Diagram,
    /// The handicap named, and the line.
    handicap: Option<(String, u32)>,
    comment: Vec<String>,
    bookmark: Option<String>,
    heading: bool,
}

impl<'g> Head<'g> {
    fn new(game: &'g Arc<Game>, encoding: Encoding) -> Head<'g> {
        Head {
            game,
            encoding,
            headers: Vec::new(),
            diagram: Diagram::default(),
            handicap: None,
            comment: Vec::new(),
            bookmark: None,
            heading: false,
        }
    }

    fn is_empty(&self) -> bool {
        self.headers.is_empty()
            && !self.diagram.is_drawn()
            && self.handicap.is_none()
            && self.comment.is_empty()
            && !self.heading
    }

    /// Reads a line if it belongs to the head.
    fn read(&mut self, line: Line<'_>, report: &mut Report) -> bool {
        match line::kind(line.text) {
            Kind::Move | Kind::Variation(_) | Kind::Made(_) => return false,
            Kind::Blank | Kind::Frame => {}
            Kind::Heading => self.heading = true,
            Kind::Remark(text) => self.check_encoding(text, line, report),
            Kind::Comment(text) => self.comment.push(text.to_owned()),
            Kind::Bookmark(text) => self.bookmark = Some(text.to_owned()),
            Kind::Rank(_) => self.diagram.read_rank(self.game, line, report),
            Kind::Turn(player) => self.diagram.turn = Some(Player::new(player as u8)),
            Kind::Header(key, value) => self.read_header(key, value, line, report),
            Kind::Unknown => report.add(line.number, 1, Fault::UnknownLine, line.text, ""),
        }
        true
    }

    fn check_encoding(&self, text: &str, line: Line<'_>, report: &mut Report) {
        let Some((_, name)) = text.split_once("encoding=") else { return };
        let name = name.split_whitespace().next().unwrap_or("");
        if Encoding::find(name) != Some(self.encoding) {
            let found = self.encoding.name();
            report.add(line.number, 1, Fault::EncodingDiffers, line.text, found);
        }
    }

    fn read_header(&mut self, key: &str, value: &str, line: Line<'_>, report: &mut Report) {
        let hand = key.strip_suffix("の持駒").or_else(|| key.strip_suffix("の持ち駒"));
        let player = match hand {
            Some("先手" | "下手") => Some(Player::FIRST),
            Some("後手" | "上手") => Some(Player::SECOND),
            _ => None,
        };
        if let Some(player) = player {
            self.diagram.read_hand(self.game, player, (line, value), report);
            return;
        }
        match key {
            "手合割" => self.handicap = Some((value.to_owned(), line.number)),
            "手数" => {}
            _ => {
                if self.headers.iter().any(|(known, _)| known == key) {
                    report.add(line.number, 1, Fault::HeaderTwice, line.text, "");
                }
                self.headers.push((key.to_owned(), value.to_owned()));
            }
        }
    }

    fn into_tree(mut self, report: &mut Report) -> Tree {
        let position = self.start(report);
        let mut record = Record::new(position.clone());
        record.headers = self.headers;
        let start = record.node_mut(NodeId::START);
        start.comment = self.comment;
        start.bookmark = self.bookmark;
        Tree {
            record,
            position,
            path: vec![NodeId::START],
            sums: vec![Sums::default()],
            foul: None,
            leaves: Vec::new(),
            ended: None,
            broken: None,
            walked: 0,
        }
    }

    fn start(&mut self, report: &mut Report) -> Position {
        let even = || Position::start(self.game);
        let named = self.handicap.as_ref().map(|(name, line)| (name.trim(), *line));
        let id = named.and_then(|(name, _)| HANDICAPS.iter().find(|(known, _)| *known == name));
        let rules = self.game.rules();
        let handicap = id.and_then(|(_, id)| rules.handicaps.iter().find(|known| known.id == *id));
        if self.diagram.is_drawn() {
            if self.diagram.turn.is_none() && handicap.is_some() {
                self.diagram.turn = Some(Player::SECOND);
            }
            let drawn = self.diagram.position(self.game, report).unwrap_or_else(even);
            let stated = handicap.and_then(|handicap| drawn.clone().begun_with(&handicap.id));
            return stated.unwrap_or(drawn);
        }
        match (named, handicap) {
            (_, Some(handicap)) => Position::from_sfen(self.game, &handicap.sfen, Reading::Game)
                .expect("a handicap start was read when the game was compiled"),
            (None | Some(("平手" | "", _)), None) => even(),
            (Some((name, line)), None) => {
                report.add(line, 1, Fault::UnknownHandicap, name, "平手");
                even()
            }
        }
    }
}

/// The moves as far as they were read.
struct Tree {
    record: Record,
    /// The position at the end of `path`.
    position: Position,
    /// The nodes of the newest line; the place of a node is its ply.
    path: Vec<NodeId>,
    /// Each player's time in all after each node of `path`, in milliseconds.
    sums: Vec<Sums>,
    /// A move at the end of the newest line that cannot be made on the board.
    foul: Option<NodeId>,
    /// The ends of the lines before the newest, oldest first.
    leaves: Vec<NodeId>,
    /// The end mark of the newest line.
    ended: Option<NodeId>,
    /// A line that cannot be read on: where its first lost move stands, and how many are lost.
    broken: Option<Broken>,
    /// Moves replayed to come back to older lines.
    walked: u64,
}

/// Each player's time in all, in milliseconds.
type Sums = [u64; 3];

#[derive(Default)]
struct Broken {
    first: Option<(u32, String)>,
    lost: u64,
}

/// Replaying more moves than this for variations means a file made to be slow.
const WALKED_MAX: u64 = 20_000_000;

impl Tree {
    fn here(&self) -> NodeId {
        self.foul.unwrap_or_else(|| *self.path.last().expect("a path begins with the start"))
    }

    /// The player to move after the newest line: a foul that cannot be made used up a turn.
    fn turn(&self) -> Player {
        let turn = self.position.turn();
        if self.foul.is_some() { self.position.next_after(turn) } else { turn }
    }

    /// The number of moves of the newest line, a foul included.
    fn plies(&self) -> u32 {
        self.path.len() as u32 - 1 + u32::from(self.foul.is_some())
    }

    /// Whether the newest line ends with a foul whose end is not told yet.
    fn awaits_verdict(&self) -> bool {
        self.foul.is_some()
            && self.ended == self.foul
            && self.broken.as_ref().is_none_or(|broken| broken.lost == 0)
    }

    /// The node that comments belong to.
    fn newest(&self) -> NodeId {
        self.ended.unwrap_or_else(|| self.here())
    }

    fn read(&mut self, line: Line<'_>, report: &mut Report) {
        match line::kind(line.text) {
            Kind::Blank | Kind::Remark(_) | Kind::Heading => {}
            Kind::Comment(text) => {
                let node = self.newest();
                self.record.node_mut(node).comment.push(text.to_owned());
            }
            Kind::Bookmark(text) => {
                let node = self.newest();
                self.record.node_mut(node).bookmark = Some(text.to_owned());
            }
            Kind::Variation(number) => self.begin_variation(number, line, report),
            Kind::Made(text) => self.read_made(text, line, report),
            Kind::Move => self.read_move_line(line, report),
            Kind::Frame | Kind::Rank(_) | Kind::Turn(_) | Kind::Header(..) | Kind::Unknown => {
                report.add(line.number, 1, Fault::UnknownLine, line.text, "");
            }
        }
    }

    fn read_move_line(&mut self, line: Line<'_>, report: &mut Report) {
        let (number, said) = line::ply_number(line.text);
        let special = line::special(said);
        let is_verdict = special.is_some() && self.awaits_verdict();
        if let Some(broken) = self.broken.as_mut().filter(|_| !is_verdict) {
            broken.lost += 1;
            broken.first.get_or_insert_with(|| (line.number, line.text.to_owned()));
            return;
        }
        let at = line.text.len() - said.len();
        let expected = self.plies() + 1;
        if number.is_some_and(|number| number != expected) {
            let expected = expected.to_string();
            report.add(line.number, line.column(0), Fault::PlyNumber, line.text, &expected);
        }
        if let Some(special) = special {
            self.read_special(special, (line, said), report);
            return;
        }
        match line::read_move(self.position.game(), said) {
            Ok((said, tail)) => self.read_said(said, (line, at, tail), report),
            Err(byte) => self.lose(line, at + byte, report),
        }
    }

    fn lose(&mut self, line: Line<'_>, byte: usize, report: &mut Report) {
        report.add(line.number, line.column(byte), Fault::UnreadableMove, line.text, "");
        self.broken = Some(Broken::default());
    }

    fn read_special(
        &mut self,
        special: Special,
        (line, said): (Line<'_>, &str),
        report: &mut Report,
    ) {
        if self.ended.is_some() && !self.awaits_verdict() {
            report.add(line.number, 1, Fault::AfterEnd, line.text, special.code());
            return;
        }
        let here = self.here();
        let node = self.record.add_special(here, special);
        self.ended = Some(node);
        let end = said.find([' ', '\u{3000}', '(', '（', '+', '\t']).unwrap_or(said.len());
        self.read_time(node, (line, &said[end..]), report);
    }

    fn read_time(&mut self, node: NodeId, (line, tail): (Line<'_>, &str), report: &mut Report) {
        let read = line::read_tail(tail);
        let sums = self.sums.last().expect("a path begins with the start");
        let sum = sums[self.turn().index()].saturating_add(read.spent_ms.unwrap_or(0));
        let written = self.record.node_mut(node);
        written.spent_ms = read.spent_ms;
        // Sums are written in whole seconds.
        written.total_ms = read.total_ms.filter(|stated| stated / 1000 != sum / 1000);
        if let Some(byte) = read.wrong {
            let start = line.text.len() - tail.len();
            let column = line.column(start + byte);
            report.add(line.number, column, Fault::UnreadableTime, tail, "");
        }
    }

    fn read_said(
        &mut self,
        said: Said,
        (line, at, tail): (Line<'_>, usize, &str),
        report: &mut Report,
    ) {
        let Some(played) = self.resolve(said, (line, at), report) else {
            self.lose(line, at, report);
            return;
        };
        let here = self.here();
        let node = self.record.add_move(here, played);
        if let Some(end) = self.ended.take() {
            // The game goes on after all, as after a sealed move: the moves are the main line.
            if !matches!(self.record.node(end).played, Played::Special(Special::Other(_))) {
                report.add(line.number, line.column(at), Fault::AfterEnd, line.text, "");
            }
            self.record.promote(node);
        }
        self.read_time(node, (line, tail), report);
        if let Some(refusal) = self.position.refusal(played) {
            let code = refusal.code();
            report.add(line.number, line.column(at), Fault::IllegalMove, line.text, code);
            self.record.node_mut(node).refusal = Some(refusal);
            if !can_be_made(&self.position, played) {
                self.broken = Some(Broken::default());
                self.ended = Some(node);
                self.foul = Some(node);
                return;
            }
        }
        self.go_on(node, played);
    }

    /// Makes the move of a node.
    fn go_on(&mut self, node: NodeId, played: Move) {
        let mut sums = *self.sums.last().expect("a path begins with the start");
        self.record.node(node).add_time(&mut sums[self.position.turn().index()]);
        self.sums.push(sums);
        self.path.push(node);
        self.position.play(played);
    }

    /// Turns what a line says into a move.
    fn resolve(&self, said: Said, at: (Line<'_>, usize), report: &mut Report) -> Option<Move> {
        let board = &self.position.game().rules().board;
        let last = self.position.moves().next_back().and_then(Move::to);
        let to = match said.target {
            Some((file, rank)) => board.square(file, rank),
            None => last,
        };
        let to = to?;
        if said.drops {
            return Some(Move::drop(self.position.game().demoted(said.kind), to));
        }
        let Some((file, rank)) = said.origin else {
            return self.without_origin(said, to, at, report);
        };
        let from = board.square(file, rank)?;
        Some(self.step(said, from, to, at, report))
    }

    fn step(
        &self,
        said: Said,
        from: Square,
        to: Square,
        (line, at): (Line<'_>, usize),
        report: &mut Report,
    ) -> Move {
        let game = self.position.game();
        let kind = self.position.piece_at(from).map(|man| man.kind);
        if let Some(there) = kind.filter(|&there| there != said.kind) {
            let name = crate::notation::japanese::name_in_move(game, there);
            report.add(line.number, line.column(at), Fault::PieceDiffers, line.text, name);
        }
        let step = Move::step(from, to);
        let promoted = kind.and_then(|kind| game.promoted(kind)).or(game.promoted(said.kind));
        match promoted.filter(|_| said.promotes) {
            Some(kind) => step.promoting(kind),
            None => step,
        }
    }

    /// Finds the one legal move that a line without an origin can mean.
    fn without_origin(
        &self,
        said: Said,
        to: Square,
        (line, at): (Line<'_>, usize),
        report: &mut Report,
    ) -> Option<Move> {
        let fits = |played: &Move| {
            played.to() == Some(to)
                && match played.from() {
                    Some(from) => {
                        let man = self.position.piece_at(from).map(|man| man.kind);
                        man == Some(said.kind) && played.promotes_to().is_some() == said.promotes
                    }
                    None => false,
                }
        };
        let mut moves = self.position.legal_moves().into_iter().filter(fits);
        let drop = Move::drop(said.kind, to);
        let found = match (moves.next(), moves.next()) {
            (Some(only), None) => only,
            (None, _) if self.position.is_legal(drop) => drop,
            _ => return None,
        };
        let text = self.position.move_text(found);
        report.add(line.number, line.column(at), Fault::NoOrigin, line.text, &text);
        Some(found)
    }

    fn read_made(&mut self, text: &str, line: Line<'_>, report: &mut Report) {
        if self.broken.is_some() && self.foul.is_none() {
            return;
        }
        let turn = self.turn();
        let made = result::read(text, turn);
        let plies = self.plies();
        // Some count a foul that was never on the board, and some do not.
        let fits = |count| count == plies || (self.foul.is_some() && count + 1 == plies);
        if made.count.is_some_and(|count| !fits(count)) {
            report.add(line.number, 1, Fault::CountDiffers, line.text, &plies.to_string());
        }
        let ended = self.ended.filter(|_| !self.awaits_verdict());
        let told = match (ended, made.special) {
            (None, Some(special)) => {
                let here = self.here();
                self.ended = Some(self.record.add_special(here, special.clone()));
                special
            }
            (Some(end), _) => match &self.record.node(end).played {
                Played::Special(special) => special.clone(),
                _ => return,
            },
            (None, None) => return,
        };
        let wins = match told {
            Special::Resignation
            | Special::Checkmate
            | Special::Timeout
            | Special::FoulBySideToMove => Some(self.position.next_after(turn)),
            Special::FoulByPrevious | Special::Declaration => Some(turn),
            _ => None,
        };
        if made.winner.is_some() && wins != made.winner {
            let wins = wins.map_or("", Player::word);
            report.add(line.number, 1, Fault::ResultDiffers, line.text, wins);
        }
    }

    /// Closes the newest line; says how many of its moves are lost.
    fn end_line(&mut self, report: &mut Report) {
        if let Some(Broken { first: Some((line, text)), lost }) = self.broken.take() {
            report.add(line, 1, Fault::RestNotRead, &text, &lost.to_string());
        }
    }

    fn begin_variation(&mut self, number: Option<u32>, line: Line<'_>, report: &mut Report) {
        self.end_line(report);
        self.leaves.push(*self.path.last().expect("a path begins with the start"));
        self.ended = None;
        self.foul = None;
        let plies = number.and_then(|number| number.checked_sub(1)).map(|plies| plies as usize);
        let Some(path) = plies.and_then(|plies| self.path_of_length(plies)) else {
            report.add(line.number, 1, Fault::VariationNowhere, line.text, "");
            self.broken = Some(Broken::default());
            return;
        };
        self.go_to(&path);
    }

    /// Returns the beginning of the newest line that is so many plies long.
    fn path_of_length(&mut self, plies: usize) -> Option<Vec<NodeId>> {
        if let Some(path) = self.path.get(..=plies) {
            return Some(path.to_vec());
        }
        for &leaf in self.leaves.iter().rev() {
            if self.walked > WALKED_MAX {
                return None;
            }
            let mut path = self.record.path(leaf);
            self.walked += path.len() as u64;
            if path.len() > plies {
                path.truncate(plies + 1);
                return Some(path);
            }
        }
        None
    }

    /// Takes moves back and makes others until the position is that at the end of a path.
    fn go_to(&mut self, path: &[NodeId]) {
        let shared = self.path.iter().zip(path).take_while(|(old, new)| old == new).count();
        for _ in shared..self.path.len() {
            self.position.undo();
        }
        self.path.truncate(shared);
        self.sums.truncate(shared);
        for &node in &path[shared..] {
            if let Played::Move(played) = self.record.node(node).played {
                self.go_on(node, played);
                self.walked += 1;
            }
        }
    }
}

//! Writing KIF in UTF-8 (`.kifu`).

use shogido_rules::{Player, Position};

use super::{HANDICAPS, board, clock, line};
use crate::format::put;
use crate::notation::japanese::move_text;
use crate::record::{NodeId, Played, Record, Special};

/// The width of the column of moves, in halves of a kanji, as Kakinoki's program has it.
const MOVE_WIDTH: usize = 13;

/// Writes a record as KIF, its variations after the line they vary, the later first.
pub fn write(record: &Record) -> String {
    let mut writer = Writer { record, text: String::new() };
    writer.head();
    writer.comment(NodeId::START);
    let mut position = record.start().clone();
    let from = record.children(NodeId::START).first().copied();
    writer.line(from, &mut position, &[0; 3]);
    writer.variations(NodeId::START, &mut position, &[0; 3]);
    writer.text
}

/// The time each player has spent, in milliseconds.
type Spent = [u64; 3];

/// How many moves of a line are written, and who is to move; a foul that cannot be made counts.
#[derive(Clone, Copy)]
struct Place {
    ply: u32,
    turn: Player,
}

impl Place {
    fn after(position: &Position, unmade: u32) -> Place {
        let turn = (0..unmade).fold(position.turn(), |turn, _| position.next_after(turn));
        Place { ply: position.ply() + unmade, turn }
    }
}

struct Writer<'a> {
    record: &'a Record,
    text: String,
}

impl Writer<'_> {
    fn head(&mut self) {
        self.text += "#KIF version=2.0 encoding=UTF-8\n";
        let start = self.record.start();
        let rules = start.game().rules();
        let even = start.handicap().is_none() && start.stands_as(&rules.setup);
        let name = if even { Some("平手") } else { handicap_name(start) };
        put(&mut self.text, format_args!("手合割：{}\n", name.unwrap_or("その他")));
        let known = even || start.handicap().is_some_and(|odds| start.stands_as(&odds.sfen));
        if name.is_none() || !known {
            self.text += &board::write(start);
        }
        for (key, value) in &self.record.headers {
            let key = one_line(key).replace(['：', ':'], " ");
            let (key, value) = (key.trim(), one_line(value));
            let header = format!("{key}：{}", value.trim());
            // What would be read as something else is told in a comment: it is not lost.
            let mark = if is_plain_header(&header, key) { "" } else { "*" };
            put(&mut self.text, format_args!("{mark}{header}\n"));
        }
        self.text += "手数----指手---------消費時間--\n";
    }

    /// Writes the comment and the bookmark of a node.
    fn comment(&mut self, node: NodeId) {
        let node = self.record.node(node);
        for line in node.comment.iter().flat_map(|comment| comment.split('\n')) {
            put(&mut self.text, format_args!("*{}\n", one_line(line)));
        }
        if let Some(name) = &node.bookmark {
            put(&mut self.text, format_args!("&{}\n", one_line(name)));
        }
    }

    /// Writes a line from a node on; the position is that before it, and is so again afterwards.
    fn line(&mut self, from: Option<NodeId>, position: &mut Position, spent: &Spent) {
        let Some(from) = from else { return };
        let mut spent = *spent;
        let before = position.ply();
        let mut unmade = 0;
        for node in self.record.line(from) {
            let played = self.record.node(node).played.clone();
            let place = Place::after(position, unmade);
            self.node(node, position, place, &mut spent);
            match played {
                Played::Move(played) if crate::record::can_be_made(position, played) => {
                    position.play(played);
                }
                Played::Special(special) => self.made(&special, position, place),
                Played::Move(_) => unmade += 1,
                Played::Start => {}
            }
        }
        while position.ply() > before {
            position.undo();
        }
    }

    fn node(&mut self, id: NodeId, position: &Position, place: Place, spent: &mut Spent) {
        let node = self.record.node(id);
        let what = match &node.played {
            Played::Move(played) => move_text(position, *played),
            Played::Special(special) => special_text(special).to_owned(),
            Played::Start => String::new(),
        };
        let number = place.ply + 1;
        let mut line = format!("{number:4} {what}");
        let siblings =
            self.record.parent(id).map_or(&[][..], |parent| self.record.children(parent));
        let varied = siblings.last().is_some_and(|&last| last != id);
        if node.spent_ms.is_some() || varied {
            let width: usize =
                what.chars().map(|letter| if letter.is_ascii() { 1 } else { 2 }).sum();
            line += &" ".repeat(MOVE_WIDTH.saturating_sub(width).max(1));
        }
        if let Some(ms) = node.spent_ms {
            let total = &mut spent[place.turn.index()];
            node.add_time(total);
            line += &clock::write(ms, *total);
        }
        if varied {
            line.push('+');
        }
        self.text += line.trim_end();
        self.text.push('\n');
        self.comment(id);
    }

    /// Writes the variations of a line that begins after a node, the latest first.
    fn variations(&mut self, from: NodeId, position: &mut Position, spent: &Spent) {
        // Each step of the line with the position and the times before it.
        let mut steps = Vec::new();
        let mut spent = *spent;
        let before = position.ply();
        for node in self.record.line(from) {
            steps.push((node, spent));
            let Some(&next) = self.record.children(node).first() else { break };
            let Played::Move(played) = self.record.node(next).played else { break };
            if !crate::record::can_be_made(position, played) {
                break;
            }
            self.record.node(next).add_time(&mut spent[position.turn().index()]);
            position.play(played);
        }
        for (node, spent) in steps.into_iter().rev() {
            for &child in self.record.children(node).iter().skip(1) {
                put(&mut self.text, format_args!("\n変化：{}手\n", position.ply() + 1));
                self.line(Some(child), position, &spent);
                self.variations_after(child, position, &spent);
            }
            if position.ply() > before {
                position.undo();
            }
        }
    }

    /// Writes the variations of the line that begins with a move.
    fn variations_after(&mut self, child: NodeId, position: &mut Position, spent: &Spent) {
        let node = self.record.node(child);
        let Played::Move(played) = node.played else { return };
        if !crate::record::can_be_made(position, played) {
            return;
        }
        let mut spent = *spent;
        node.add_time(&mut spent[position.turn().index()]);
        position.play(played);
        self.variations(child, position, &spent);
        position.undo();
    }

    fn made(&mut self, special: &Special, position: &Position, place: Place) {
        let Place { ply: plies, turn } = place;
        let other = position.next_after(turn);
        let side = |player| side_name(self.record.start(), player);
        let said = match special {
            Special::Resignation => format!("{}の勝ち", side(other)),
            Special::Timeout => format!("時間切れにより{}の勝ち", side(other)),
            Special::FoulBySideToMove => format!("{}の反則負け", side(turn)),
            Special::FoulByPrevious => format!("{}の反則勝ち", side(turn)),
            Special::Declaration => format!("{}の入玉勝ち", side(turn)),
            Special::Checkmate => "詰".to_owned(),
            Special::Repetition
            | Special::Impasse
            | Special::Interruption
            | Special::NoMate
            | Special::Draw => special_text(special).to_owned(),
            Special::Other(_) => return,
        };
        put(&mut self.text, format_args!("まで{plies}手で{said}\n"));
    }
}

/// Tells whether a line is read as a header with this key that means nothing to the board.
fn is_plain_header(text: &str, key: &str) -> bool {
    let reserved =
        ["手合割", "手数"].contains(&key) || key.ends_with("持駒") || key.ends_with("持ち駒");
    !reserved && matches!(line::kind(text), line::Kind::Header(read, _) if read == key)
}

/// Returns the name of the handicap that the game began with.
fn handicap_name(start: &Position) -> Option<&'static str> {
    let handicap = start.handicap()?;
    HANDICAPS.iter().find(|(_, id)| *id == handicap.id).map(|(name, _)| *name)
}

fn side_name(start: &Position, player: Player) -> &'static str {
    let odds = start.handicap().is_some();
    match (odds, player == Player::FIRST) {
        (false, true) => "先手",
        (false, false) => "後手",
        (true, true) => "下手",
        (true, false) => "上手",
    }
}

fn special_text(special: &Special) -> &str {
    match special {
        Special::Resignation => "投了",
        Special::Interruption => "中断",
        Special::Repetition => "千日手",
        Special::Impasse => "持将棋",
        Special::Checkmate => "詰み",
        Special::NoMate => "不詰",
        Special::Timeout => "切れ負け",
        Special::FoulBySideToMove => "反則負け",
        Special::FoulByPrevious => "反則勝ち",
        Special::Declaration => "入玉勝ち",
        Special::Draw => "引き分け",
        Special::Other(word) => word,
    }
}

/// Returns a text without line ends, which would break the line it is written in.
fn one_line(text: &str) -> String {
    text.chars().map(|letter| if matches!(letter, '\n' | '\r') { ' ' } else { letter }).collect()
}

//! What the parts of rules demand of each other, beyond what each can be told by itself.

use super::fault::{Fault, Unsound, Wrong};
use super::fields::{Fields, Placed};
use super::tree::Table;
use crate::board::{Player, Square};
use crate::game::Game;
use crate::kind::{Begins, Kind, Manner, Walk};
use crate::position::Position;
use crate::rules::*;

/// The most men where captured men come back: a hand counts no more of them.
const MEN_MOST: usize = 250;
/// The most royal men of a side that a position counts.
const ROYALS_MOST: usize = 100;
/// The most walks that begin in a region only, of all kinds.
const BEGINNINGS_MOST: usize = 100;

/// Rules and the document they come from, for the places of things.
struct Examined<'a> {
    rules: &'a Rules,
    document: Fields<'a>,
}

/// Checks rules before they are compiled.
pub(super) fn check(rules: &Rules, document: &Table) -> Result<(), Wrong> {
    let document = Fields { path: "", at: None, entries: document };
    let examined = Examined { rules, document };
    examined.check_notation()?;
    examined.check_kinds()?;
    examined.check_hands()?;
    examined.check_first_moves()?;
    examined.check_men()
}

impl Examined<'_> {
    /// Returns the place of a key in a table of the document, or as near as can be told.
    fn place(&self, table: &str, key: &str) -> Option<usize> {
        let inner = self.document.table(table).ok()?;
        if key.is_empty() { self.document.place(table) } else { inner.place(key) }
    }

    fn unsound(&self, table: &str, key: &str, why: Unsound) -> Wrong {
        let text = if key.is_empty() { table } else { key };
        Placed { text, at: self.place(table, key) }.unsound(why)
    }

    /// Rights, squares that were passed and counts have fields in FEN only; a lost lion has one in
    /// SFEN only, that of the hands.
    fn check_notation(&self) -> Result<(), Wrong> {
        let rules = self.rules;
        let needs = |table, key, why| Err(self.unsound(table, key, why));
        // The square of a lost lion and that of a man that may jump on stand in one field, the
        // hands'.
        let (lions, chains) = (rules.lion_trading.is_some(), rules.jumps.chain == Chain::Many);
        let taken = rules.notation == Notation::Western || rules.drops != Drops::None;
        if lions && taken {
            return needs("lion_trading", "", Unsound::NeedsShogi);
        }
        if chains && (taken || lions) {
            return needs("jumps", "chain", Unsound::NeedsShogi);
        }
        if rules.notation == Notation::Western {
            return Ok(());
        }
        let FirstMoves { rights, castlings, en_passant, opening, ended_by: _ } = &rules.first_moves;
        let some = [!rights.is_empty(), !castlings.is_empty(), !opening.is_empty()];
        if some.contains(&true) || en_passant.is_some() {
            return needs("first_moves", "", Unsound::NeedsWestern);
        }
        if rules.endings.counting != Counting::Off {
            return needs("endings", "counting", Unsound::NeedsWestern);
        }
        if matches!(rules.drops, Drops::Placing { .. }) {
            return needs("drops", "men", Unsound::NeedsWestern);
        }
        if matches!(
            rules.promotion,
            Promotion::Region { .. } | Promotion::ByFile { .. } | Promotion::InPlace { .. }
        ) {
            return needs("promotion", "when", Unsound::NeedsWestern);
        }
        Ok(())
    }

    fn check_kinds(&self) -> Result<(), Wrong> {
        let kinds = &self.rules.kinds;
        let powered = |kind: &&Kind| !kind.powers.is_empty();
        if self.rules.safety == Safety::Lawful
            && let Some(kind) = kinds.iter().find(powered)
        {
            return Err(self.unsound("kinds", &kind.id, Unsound::PowerUnderCheck));
        }
        let jumps = |kind: &&Kind| kind.walks.iter().any(|walk| walk.manner == Manner::Jump);
        let royal = kinds.iter().any(|kind| kind.royal);
        if self.rules.safety == Safety::Lawful
            && royal
            && let Some(kind) = kinds.iter().find(jumps)
        {
            return Err(self.unsound("kinds", &kind.id, Unsound::JumpUnderCheck));
        }
        if let Some(kind) = kinds.iter().find(|kind| jumps(kind) && mixes_jumps(kind)) {
            return Err(self.unsound("kinds", &kind.id, Unsound::JumpAside));
        }
        let walks = kinds.iter().flat_map(|kind| &kind.walks);
        let begins = walks.filter(|walk| matches!(walk.begins, Some(Begins::In(_))));
        if begins.count() > BEGINNINGS_MOST {
            return Err(self.unsound("kinds", "", Unsound::ManyBegins));
        }
        Ok(())
    }

    /// A captured man must have a place in the text of a hand: one letter in its order.
    fn check_hands(&self) -> Result<(), Wrong> {
        let rules = self.rules;
        let (order, captured, placed) = match &rules.drops {
            Drops::None => return Ok(()),
            Drops::Hands { order, .. } => (order.clone(), true, false),
            Drops::Pocket { order } => (order.clone(), false, false),
            Drops::Placing { men, .. } => {
                (men.iter().map(|(id, _)| id.clone()).collect(), false, true)
            }
        };
        let unsound = |key: &str, why| Err(self.unsound("kinds", key, why));
        for kind in rules.kinds.iter().filter(|kind| order.contains(&kind.id)) {
            if kind.letter.len() != 1 || kind.is_promoted() {
                return unsound(&kind.id, Unsound::LongHandLetter);
            }
            let lawful = rules.safety == Safety::Lawful;
            if kind.royal && lawful != placed {
                return unsound(&kind.id, Unsound::RoyalInHand);
            }
        }
        if let Drops::Hands { pawn: Some(pawn), .. } = &rules.drops
            && !order.contains(pawn)
        {
            return Err(self.unsound("drops", "pawn", Unsound::NotInHand));
        }
        let only_royal = rules.kinds.iter().filter(|kind| kind.royal).count() == 1;
        let stays = |kind: &&Kind| !order.contains(&self.base_of(kind).id);
        let lost = |kind: &&Kind| stays(kind) && !(kind.royal && only_royal);
        match rules.kinds.iter().filter(|_| captured).find(lost) {
            Some(kind) => unsound(&kind.id, Unsound::NotInHand),
            None => Ok(()),
        }
    }

    /// Returns what a man of a kind is in the hand of its captor, as the compiled tables have it.
    fn base_of<'a>(&'a self, kind: &'a Kind) -> &'a Kind {
        let before = |other: &&Kind| other.promotes_to.as_ref() == Some(&kind.id);
        let base = self.rules.kinds.iter().find(before);
        base.filter(|_| kind.is_promoted()).unwrap_or(kind)
    }

    fn check_first_moves(&self) -> Result<(), Wrong> {
        let rules = self.rules;
        let FirstMoves { rights, castlings, en_passant, ended_by: _, opening } = &rules.first_moves;
        let unsound = |key, why| Err(self.unsound("first_moves", key, why));
        if en_passant.is_some() && rules.board.ranks() < 4 {
            return unsound("en_passant", Unsound::LowBoard);
        }
        let names = |letter: char, square: &String| {
            let holds = |right: &Right| right.letter == letter && right.squares.contains(square);
            rights.iter().any(holds)
        };
        for Castling { right, king, rook } in castlings {
            let named = names(*right, &king[0]) && names(*right, &rook[0]);
            let apart = king[1] != rook[1] && king[0] != rook[0] && king[0] != king[1];
            let line = self.in_line(king) && self.in_line(rook);
            if !named || !apart || !line || self.royal_walks(king) {
                return unsound("castlings", Unsound::Castling);
            }
        }
        for OpeningMove { right, from, to } in opening {
            let way = [from.clone(), to.clone()];
            if !names(*right, from) || from == to || !self.in_line(&way) {
                return unsound("opening", Unsound::Opening);
            }
        }
        Ok(())
    }

    fn square(&self, name: &str) -> Option<Square> {
        self.rules.board.find_square_in(self.rules.notation, name)
    }

    /// Tells whether two squares stand on one rank or file.
    fn in_line(&self, way: &[String; 2]) -> bool {
        let board = &self.rules.board;
        let Some((from, to)) = self.square(&way[0]).zip(self.square(&way[1])) else { return false };
        board.file(from) == board.file(to) || board.rank(from) == board.rank(to)
    }

    /// Tells whether some royal man walks from one square to another: the move of a castling is told
    /// from a walk by where the king ends.
    fn royal_walks(&self, way: &[String; 2]) -> bool {
        let board = &self.rules.board;
        let Some((from, to)) = self.square(&way[0]).zip(self.square(&way[1])) else { return false };
        let reaches = |walk: &Walk| {
            self.rules.each_player().any(|player| {
                let step = walk.step.seen_by_first(player);
                let next = |&at: &Square| board.step(at, step);
                let steps = std::iter::successors(next(&from), next);
                steps.take(usize::from(walk.reach)).any(|at| at == to)
            })
        };
        let royal = self.rules.kinds.iter().filter(|kind| kind.royal);
        royal.flat_map(|kind| &kind.walks).any(reaches)
    }

    /// Counts the men that the texts of positions name, before they are set up.
    fn check_men(&self) -> Result<(), Wrong> {
        let rules = self.rules;
        let starts = rules.handicaps.iter().map(|handicap| (handicap.id.as_str(), &handicap.sfen));
        for (key, text) in std::iter::once(("position", &rules.setup)).chain(starts) {
            let men = text.chars().filter(char::is_ascii_alphabetic).count();
            let reserve = text.split_once('[').map_or("", |(_, men)| men);
            let digits = reserve.chars().any(|digit| digit.is_ascii_digit());
            let royals = rules.kinds.iter().filter(|kind| kind.royal);
            let count = |kind: &Kind| {
                let letters = kind.letter.trim_start_matches('+').to_lowercase();
                text.to_lowercase().matches(&letters).count()
            };
            if royals.map(count).sum::<usize>() > ROYALS_MOST {
                return Err(self.unsound("setup", key, Unsound::ManyRoyals));
            }
            let held = matches!(rules.drops, Drops::Hands { .. }) || digits;
            if held && men > MEN_MOST {
                return Err(self.unsound("setup", key, Unsound::ManyMen));
            }
        }
        Ok(())
    }
}

/// Tells whether a kind that jumps comes to the squares behind the men it jumps in another way too.
fn mixes_jumps(kind: &Kind) -> bool {
    const FARTHEST: u8 = 24;
    let ends = |walk: &Walk| {
        let (step, jump) = (walk.step, walk.manner == Manner::Jump);
        let far = walk.reach.clamp(1, FARTHEST);
        let first = if jump { 2 } else { 1 };
        (first..=i16::from(far))
            .map(move |far| (i16::from(step.right) * far, i16::from(step.forward) * far))
    };
    let others = |index: usize| kind.walks.iter().enumerate().filter(move |&(i, _)| i != index);
    let mixed = |(index, jump): (usize, &Walk)| {
        jump.manner == Manner::Jump
            && ends(jump).any(|end| others(index).any(|(_, walk)| ends(walk).any(|at| at == end)))
    };
    !kind.powers.is_empty() || kind.walks.iter().enumerate().any(mixed)
}

/// Checks what can be seen only in the start position of a compiled game.
pub(super) fn check_start(game: &std::sync::Arc<Game>, document: &Table) -> Result<(), Wrong> {
    let rules = game.rules();
    let document = Fields { path: "", at: None, entries: document };
    let examined = Examined { rules, document };
    let start = Position::start(game);
    let owner = |name: &String| {
        let square = examined.square(name)?;
        start.piece_at(square).map(|piece| (piece.owner, game.kind(piece.kind).royal))
    };
    let FirstMoves { rights, castlings, .. } = &rules.first_moves;
    for right in rights {
        if right.squares.iter().any(|name| owner(name).is_none()) {
            return Err(examined.unsound("first_moves", "rights", Unsound::EmptyRight));
        }
    }
    for Castling { king, rook, .. } in castlings {
        let fits = match (owner(&king[0]), owner(&rook[0])) {
            (Some((one, true)), Some((other, false))) => one == other,
            _ => false,
        };
        if !fits {
            return Err(examined.unsound("first_moves", "castlings", Unsound::Castling));
        }
    }
    for player in [Player::FIRST, Player::SECOND] {
        let men: u32 = start.hand(player).map(|(_, count)| u32::from(count)).sum();
        if men as usize > MEN_MOST {
            return Err(examined.unsound("setup", "position", Unsound::ManyMen));
        }
    }
    Ok(())
}

/// Returns the fault that stands for what the kernel says of rules.
pub(super) fn refused(error: RulesError, rules: &Rules, document: &Table) -> Wrong {
    let all = Fields { path: "", at: None, entries: document };
    let examined = Examined { rules, document: all };
    match error {
        RulesError::Setup { sfen, error } => {
            let odds = rules.handicaps.iter().find(|handicap| handicap.sfen == sfen);
            let at = match odds {
                Some(handicap) => {
                    let odds = all.table("setup").and_then(|setup| setup.table("handicaps"));
                    odds.ok().and_then(|odds| odds.get(&handicap.id)).and_then(|node| node.at)
                }
                None => all.table("setup").ok().and_then(|setup| setup.get("position")?.at),
            };
            let position = super::tree::quoted(&sfen);
            Wrong { at, fault: Fault::Start { position, error, notation: rules.notation } }
        }
        RulesError::DirectionCount(_) => examined.unsound("kinds", "", Unsound::ManySteps),
        other => Wrong { at: all.place("kinds"), fault: Fault::Rules(other) },
    }
}

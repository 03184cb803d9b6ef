//! Rules become a document. Every field is named here, so that one that is new is not forgotten:
//! without it this file does not compile.

use std::collections::BTreeMap;

use super::names::Word;
use super::tree::{Entry, Node, Table};
use super::walks::{self, Change, Clause};
use super::{regions, tree};
use crate::board::{Board, Player};
use crate::kind::{Begins, Clamp, Kind, RegionId, Standing};
use crate::rules::*;

/// Rules that no file can say: a kind's moves are none that the notation has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the moves of the kind '{kind}' cannot be written")]
pub struct Unwritable {
    /// The id of the kind.
    pub kind: String,
}

/// Writes rules as a game file that needs no parent.
///
/// # Errors
///
/// Returns a kind whose moves no notation says; those of every game that was read have one.
pub fn write(rules: &Rules) -> Result<String, Unwritable> {
    Ok(tree::write(&document(rules)?))
}

/// Returns rules as a document.
pub(super) fn document(rules: &Rules) -> Result<Table, Unwritable> {
    let Rules {
        id,
        dress: Dress { title, like },
        board,
        players: _,
        regions: parts,
        kinds: men,
        notation,
        setup,
        handicaps,
        promotion: promotes,
        drops: comes_back,
        safety,
        lion_trading,
        first_moves: first,
        jumps: jumping,
        passing: passes,
        repetition: repeats,
        endings: ends,
        illegal_move,
        options,
    } = rules;
    let mut document = vec![Entry::new("id", Node::text(id))];
    document.extend((!title.is_empty()).then(|| Entry::new("name", name(title))));
    document.extend(like.as_ref().map(|like| Entry::new("like", Node::text(like))));
    document.push(word("royal_safety", *safety));
    document.push(word("illegal_move", *illegal_move));
    let board_table = vec![
        Entry::new("files", Node::number(board.files())),
        Entry::new("ranks", Node::number(board.ranks())),
        word("notation", *notation),
    ];
    document.push(table("board", board_table));
    document.extend(table_if_any("regions", regions_of(rules, board, parts)));
    let kinds = men.iter().map(|kind| kind_of(kind, parts)).collect::<Result<_, _>>()?;
    document.push(table("kinds", kinds));
    document.push(table("setup", start(setup, handicaps)));
    document.push(table("promotion", promotion(promotes, parts)));
    document.push(table("drops", drops(comes_back, parts)));
    document.extend(lion_trading.as_ref().map(trading));
    document.extend(table_if_any("first_moves", first_moves(first)));
    document.extend(table_if_any("jumps", jumps(*jumping)));
    document.extend(table_if_any("passing", passing(passes)));
    document.push(table("repetition", repetition(repeats, parts)));
    document.push(table("endings", endings(ends)));
    let chosen = options.iter().map(|(name, value)| Entry::new(name, Node::text(value)));
    document.extend(table_if_any("options", chosen.collect()));
    Ok(document)
}

fn table(key: &str, entries: Table) -> Entry {
    Entry::new(key, Node::table(entries))
}

fn table_if_any(key: &str, entries: Table) -> Option<Entry> {
    (!entries.is_empty()).then(|| table(key, entries))
}

fn word(key: &str, choice: impl Word) -> Entry {
    Entry::new(key, Node::text(choice.word()))
}

fn texts<'a>(key: &str, texts: impl IntoIterator<Item = &'a String>) -> Entry {
    Entry::new(key, Node::texts(texts))
}

/// A name in one language stands alone; the key of any language is empty.
fn name(title: &BTreeMap<String, String>) -> Node {
    match title.get("") {
        Some(only) if title.len() == 1 => Node::text(only),
        _ => {
            Node::table(title.iter().map(|(key, text)| Entry::new(key, Node::text(text))).collect())
        }
    }
}

fn regions_of(rules: &Rules, board: &Board, parts: &[Region]) -> Table {
    let squares = |region: &Region, player| {
        Node::text(regions::write(board, rules.notation, region.of(player)))
    };
    let entry = |region: &Region| {
        let node = if regions::is_seen_alike(board, region) {
            squares(region, Player::FIRST)
        } else {
            let players = rules.each_player();
            Node::table(players.map(|p| Entry::new(p.word(), squares(region, p))).collect())
        };
        Entry::new(&region.id, node)
    };
    parts.iter().map(entry).collect()
}

fn kind_of(kind: &Kind, parts: &[Region]) -> Result<Entry, Unwritable> {
    let said = walks::clauses(kind).ok_or_else(|| Unwritable { kind: kind.id.clone() })?;
    let Kind {
        id,
        letter,
        aliases,
        name: called,
        own_name,
        kanji,
        betza: _,
        walks: _,
        powers: _,
        promotes_to,
        royal,
        clamp,
        points,
        standing,
    } = kind;
    let mut entries = Vec::new();
    if *letter != id.to_uppercase() {
        entries.push(Entry::new("letter", Node::text(letter)));
    }
    if !aliases.is_empty() {
        entries.push(Entry::new("aliases", Node::text(aliases)));
    }
    if !own_name.is_empty() {
        entries.push(Entry::new("name", name(own_name)));
    } else if called != id {
        entries.push(Entry::new("name", Node::text(called)));
    }
    if kanji.iter().any(|sign| sign != letter) {
        entries.push(texts("kanji", kanji));
    }
    entries.extend(clause(&said.main, parts));
    entries.extend(said.reign.map(|reign| word("reign", reign)));
    if !said.also.is_empty() {
        let also = said.also.iter().map(|also| Node::table(clause(also, parts)));
        entries.push(Entry::new("also", Node::list(also)));
    }
    entries.extend(promotes_to.as_ref().map(|to| Entry::new("promotes_to", Node::text(to))));
    if *royal {
        entries.push(Entry::new("royal", Node::truth(true)));
    }
    if *points != 1 {
        entries.push(Entry::new("points", Node::number(*points)));
    }
    if *standing != Standing::Officer {
        entries.push(word("standing", *standing));
    }
    if let Some(Clamp { corner, edge }) = clamp {
        entries.push(table("clamp", vec![word("corner", *corner), word("edge", *edge)]));
    }
    Ok(table(id, entries))
}

fn clause(clause: &Clause, parts: &[Region]) -> Table {
    let Change { least, takes, manner, within, begins } = clause.change;
    let mut entries = vec![Entry::new("move", Node::text(&clause.betza))];
    entries.extend(least.map(|least| Entry::new("least", Node::number(least))));
    entries.extend(takes.map(|takes| word("takes", takes)));
    entries.extend(manner.map(|manner| word("manner", manner)));
    entries.extend(within.map(|region| region_of("within", region, parts)));
    entries.extend(begins.map(|begins| match begins {
        Begins::Fresh => Entry::new("begins", Node::text("fresh")),
        Begins::In(region) => region_of("begins", region, parts),
    }));
    entries
}

fn region_of(key: &str, region: RegionId, parts: &[Region]) -> Entry {
    let id = parts.get(region.index()).map_or("", |region| region.id.as_str());
    Entry::new(key, Node::text(id))
}

fn start(setup: &str, handicaps: &[Handicap]) -> Table {
    let odds = |Handicap { id, sfen }: &Handicap| Entry::new(id, Node::text(sfen));
    let mut entries = vec![Entry::new("position", Node::text(setup))];
    entries.extend(table_if_any("handicaps", handicaps.iter().map(odds).collect()));
    entries
}

fn promotion(promotion: &Promotion, parts: &[Region]) -> Table {
    let when = |when: &str| Entry::new("when", Node::text(when));
    match promotion {
        Promotion::None => vec![when("never")],
        Promotion::Zone { ranks, choice } => vec![
            when("zone"),
            Entry::new("ranks", Node::number(*ranks)),
            Entry::new(
                "compulsory",
                Node::truth(match choice {
                    Choice::Compulsory => true,
                    Choice::Optional => false,
                }),
            ),
        ],
        Promotion::Entering { ranks, late, dead_men } => vec![
            when("entering"),
            Entry::new("ranks", Node::number(*ranks)),
            texts("late", late),
            word("dead_men", *dead_men),
        ],
        Promotion::Capture { choice, contagion, immune } => {
            let spread = |Contagion { from, into }: &Contagion| {
                Node::table(vec![texts("from", from), Entry::new("into", Node::text(into))])
            };
            vec![
                when("capture"),
                word("captor", *choice),
                Entry::new("contagion", Node::list(contagion.iter().map(spread))),
                texts("immune", immune),
            ]
        }
        Promotion::Region { region, kind, into } => vec![
            when("region"),
            region_of("region", *region, parts),
            Entry::new("kind", Node::text(kind)),
            texts("into", into),
        ],
        Promotion::ByFile { kind, into } => {
            let players = (0..).map(|player| Player::new(player).word());
            let files = players.zip(into).map(|(player, into)| texts(player, into));
            vec![
                when("by-file"),
                Entry::new("kind", Node::text(kind)),
                table("files", files.collect()),
            ]
        }
        Promotion::InPlace { region, kind, into } => vec![
            when("in-place"),
            region_of("region", *region, parts),
            Entry::new("kind", Node::text(kind)),
            texts("into", [into]),
        ],
    }
}

fn drops(drops: &Drops, parts: &[Region]) -> Table {
    let men = |men: &str| Entry::new("men", Node::text(men));
    match drops {
        Drops::None => vec![men("none")],
        Drops::Hands { order, pawn } => {
            let mut entries = vec![men("captured"), texts("order", order)];
            entries.extend(pawn.as_ref().map(|pawn| Entry::new("pawn", Node::text(pawn))));
            entries
        }
        Drops::Pocket { order } => vec![men("reserve"), texts("order", order)],
        Drops::Placing { men: placed, turns } => {
            let areas = placed.iter().map(|(kind, region)| region_of(kind, *region, parts));
            vec![men("placed"), table("areas", areas.collect()), word("turns", *turns)]
        }
    }
}

fn trading(trading: &LionTrading) -> Entry {
    let LionTrading { lions, little, taken_protector, new_lion } = trading;
    let entries = vec![
        texts("lions", lions),
        texts("little", little),
        word("taken_protector", *taken_protector),
        word("new_lion", *new_lion),
    ];
    table("lion_trading", entries)
}

fn first_moves(first: &FirstMoves) -> Table {
    let FirstMoves { rights, castlings, en_passant, ended_by, opening } = first;
    let text = |key: &str, text: String| Entry::new(key, Node::text(text));
    let right = |Right { letter, squares }: &Right| text(&letter.to_string(), squares.join(" "));
    let mut entries: Table =
        table_if_any("rights", rights.iter().map(right).collect()).into_iter().collect();
    let castling = |Castling { right, king, rook }: &Castling| {
        Node::table(vec![
            text("right", right.to_string()),
            text("king", king.join(" ")),
            text("rook", rook.join(" ")),
        ])
    };
    if !castlings.is_empty() {
        entries.push(Entry::new("castlings", Node::list(castlings.iter().map(castling))));
    }
    entries.extend(en_passant.as_ref().map(|kind| text("en_passant", kind.clone())));
    if *ended_by != EndOfRights::default() {
        entries.push(word("ended_by", *ended_by));
    }
    let step = |OpeningMove { right, from, to }: &OpeningMove| {
        Node::table(vec![
            text("right", right.to_string()),
            text("from", from.clone()),
            text("to", to.clone()),
        ])
    };
    if !opening.is_empty() {
        entries.push(Entry::new("opening", Node::list(opening.iter().map(step))));
    }
    entries
}

fn jumps(jumps: Jumps) -> Table {
    let Jumps { chain, duty } = jumps;
    let mut entries = Vec::new();
    if chain != Chain::default() {
        entries.push(word("chain", chain));
    }
    if duty != JumpDuty::default() {
        entries.push(word("duty", duty));
    }
    entries
}

fn passing(passing: &Passing) -> Table {
    let Passing { pass, both, opposition } = passing;
    let mut entries = Vec::new();
    if *pass != Pass::default() {
        entries.push(word("pass", *pass));
    }
    entries.extend(both.map(|both| Entry::new("both", settlement(both))));
    entries.extend(opposition.map(|Opposition { accepted, check }| {
        let told = vec![Entry::new("accepted", settlement(accepted)), word("check", check)];
        table("opposition", told)
    }));
    entries
}

fn settlement(settlement: Settlement) -> Node {
    match settlement {
        Settlement::Draw => Node::text("draw"),
        Settlement::Points { compensation } => points(compensation),
    }
}

/// Points decide, with so many tenths for the player who did not begin.
fn points(compensation: u32) -> Node {
    Node::table(vec![Entry::new("compensation", Node::number(compensation))])
}

fn repetition(repetition: &Repetition, parts: &[Region]) -> Table {
    let Repetition { occurrences, quiet, perpetual, back_and_forth } = repetition;
    let quiet = match quiet {
        QuietRepetition::Draw => Node::text("draw"),
        QuietRepetition::FirstLoses => Node::text("first-loses"),
        QuietRepetition::MoverLoses => Node::text("mover-loses"),
        QuietRepetition::Points { compensation } => points(*compensation),
    };
    let (perpetual, far_half) = match perpetual {
        Perpetual::Nothing => ("nothing", None),
        Perpetual::Check => ("check", None),
        Perpetual::MateThreats => ("mate-threats", None),
        Perpetual::Threats { far_half } => ("threats", Some(*far_half)),
        Perpetual::Chase { far_half } => ("chase", Some(*far_half)),
        Perpetual::AnyThreat => ("any-threat", None),
    };
    let mut entries = vec![
        Entry::new("occurrences", Node::number(*occurrences)),
        Entry::new("quiet", quiet),
        Entry::new("perpetual", Node::text(perpetual)),
    ];
    entries.extend(far_half.map(|region| region_of("far_half", region, parts)));
    entries.extend(back_and_forth.map(|most| Entry::new("back_and_forth", Node::number(most))));
    entries
}

fn endings(endings: &Endings) -> Table {
    let Endings {
        stalemate,
        quiet_plies,
        claims: Claims { occurrences, quiet_plies: claimed_plies, only_promotions },
        dead_position,
        bare_king,
        few_men: FewMen { most, lead },
        goal,
        counting,
        impasse,
        failed_declaration,
        handicap_points,
    } = endings;
    let number = |key: &str, number: Option<u32>| number.map(|n| Entry::new(key, Node::number(n)));
    let mut entries = vec![word("stalemate", *stalemate)];
    entries.extend(number("quiet_plies", *quiet_plies));
    let claims = number("occurrences", occurrences.map(u32::from));
    let claims = claims.into_iter().chain(number("quiet_plies", *claimed_plies));
    let stuck = only_promotions.then(|| Entry::new("only_promotions", Node::truth(true)));
    let claims = claims.chain(stuck);
    entries.extend(table_if_any("claims", claims.collect()));
    entries.push(word("dead_position", *dead_position));
    let (bare, little) = match bare_king {
        BareKing::Plays => ("plays", None),
        BareKing::Loses => ("loses", None),
        BareKing::LosesUnlessRebared => ("loses-unless-rebared", None),
        BareKing::LosesToForce { little } => ("loses-to-force", Some(little)),
    };
    entries.push(Entry::new("bare_king", Node::text(bare)));
    entries.extend(little.map(|little| texts("little", little)));
    let few = number("most", *most).into_iter().chain(number("lead", *lead));
    entries.extend(table_if_any("few_men", few.collect()));
    entries.push(word("goal", *goal));
    entries.push(word("counting", *counting));
    entries.push(word("impasse", *impasse));
    entries.push(word("failed_declaration", *failed_declaration));
    entries.push(word("handicap_points", *handicap_points));
    entries
}

//! A document becomes rules.

use std::collections::BTreeMap;

use super::fault::{Fault, Stranger, Wrong};
use super::fields::{Fields, Placed, text_of};
use super::tree::{Node, Table, Value, quoted};
use super::{men, regions};
use crate::board::{Board, Player};
use crate::kind::{Kind, RegionId};
use crate::rules::*;

/// The keys of a document.
const KEYS: &[&str] = &[
    "id",
    "parent",
    "name",
    "like",
    "royal_safety",
    "illegal_move",
    "board",
    "regions",
    "kinds",
    "setup",
    "promotion",
    "drops",
    "lion_trading",
    "first_moves",
    "jumps",
    "passing",
    "repetition",
    "endings",
    "options",
];

/// The longest id and the longest name, in characters.
const ID_MOST: usize = 40;
const NAME_MOST: usize = 60;
/// The most regions, rights, and castlings or opening moves.
const REGIONS_MOST: usize = 32;
const RIGHTS_MOST: usize = 26;

/// What the parts of rules refer to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known<'a> {
    pub(super) board: &'a Board,
    pub(super) notation: Notation,
    pub(super) regions: &'a [Region],
    pub(super) kinds: &'a [Kind],
}

/// Reads rules from a whole document.
pub(super) fn rules(document: &Table, options: Vec<(String, String)>) -> Result<Rules, Wrong> {
    let all = Fields { path: "", at: None, entries: document };
    all.only(KEYS)?;
    let id = id(all.needed_text("id")?)?;
    let title = all.get("name").map_or(Ok(BTreeMap::new()), |node| name("name", node))?;
    let like = all.text("like")?.map(|like| alike(like)).transpose()?;
    let place = all.table("board")?;
    place.only(&["files", "ranks", "notation"])?;
    let board =
        Board::rect(place.needed_small("files", 1, 25)?, place.needed_small("ranks", 1, 25)?);
    let notation = place.word("notation", Notation::Shogi)?;
    let like = like.or_else(|| usual_looks(&id, notation));
    let regions = regions_of(all.table("regions")?, &board, notation)?;
    let known = Known { board: &board, notation, regions: &regions, kinds: &[] };
    let kinds = men::kinds(all.table("kinds")?, known)?;
    let known = Known { kinds: &kinds, ..known };
    let start = all.table("setup")?;
    start.only(&["position", "handicaps"])?;
    Ok(Rules {
        setup: start.needed_text("position")?.text.to_owned(),
        handicaps: handicaps(start.table("handicaps")?)?,
        promotion: promotion(all.table("promotion")?, known)?,
        drops: drops(all.table("drops")?, known)?,
        safety: all.word("royal_safety", Safety::Lawful)?,
        lion_trading: all.get("lion_trading").map(|_| trading(all, known)).transpose()?,
        first_moves: first_moves(all.table("first_moves")?, known)?,
        jumps: jumps(all.table("jumps")?)?,
        passing: passing(all.table("passing")?)?,
        repetition: repetition(all.table("repetition")?, known)?,
        endings: endings(all.table("endings")?, known)?,
        illegal_move: all.word("illegal_move", IllegalMove::Refused)?,
        options,
        id,
        dress: Dress { title, like },
        players: 2,
        regions: regions.clone(),
        kinds: kinds.clone(),
        notation,
        board: board.clone(),
    })
}

/// Reads the key of a game, as it stands in addresses and records.
fn id(found: Placed<'_>) -> Result<String, Wrong> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let begins = found.text.starts_with(|c: char| c.is_ascii_lowercase());
    if begins && found.text.len() <= ID_MOST && found.text.chars().all(plain) {
        Ok(found.text.to_owned())
    } else {
        Err(found.wrong(Fault::Id { found: quoted(found.text) }))
    }
}

/// Returns the game that one of a user's own looks like if it does not say: the first of its notation.
fn usual_looks(id: &str, notation: Notation) -> Option<String> {
    let alike = match notation {
        Notation::Shogi => "shogi",
        Notation::Western => "chess",
    };
    crate::games::own().iter().all(|card| card.id != id).then(|| alike.to_owned())
}

/// Reads the game that another looks like.
fn alike(found: Placed<'_>) -> Result<String, Wrong> {
    let known = || crate::games::own().iter().map(|card| card.id);
    if known().any(|id| id == found.text) {
        return Ok(found.text.to_owned());
    }
    let word = Stranger::among(found.text, known());
    Err(found.wrong(Fault::UnknownWord { key: "like".to_owned(), word }))
}

/// Reads a name: one text, or one in each of some languages.
pub(super) fn name(key: &str, node: &Node) -> Result<BTreeMap<String, String>, Wrong> {
    const LANGUAGES: [&str; 4] = ["ru", "be", "en", "ja"];
    let short = |key: &str, node| {
        let placed = text_of(key, node)?;
        let odd = placed.text.chars().nth(NAME_MOST).is_some() || placed.text.trim().is_empty();
        let control = placed.text.chars().any(char::is_control);
        if odd || control {
            let fault = Fault::Long { found: quoted(placed.text), most: NAME_MOST };
            return Err(placed.wrong(fault));
        }
        Ok(placed.text.to_owned())
    };
    let Value::Table(entries) = &node.value else {
        return Ok(BTreeMap::from([(String::new(), short(key, node)?)]));
    };
    let table = Fields { path: key, at: node.at, entries };
    let any_language = entries.iter().find(|entry| entry.key.is_empty());
    if any_language.is_none() {
        table.only(&LANGUAGES)?;
    }
    entries.iter().map(|entry| Ok((entry.key.clone(), short(key, &entry.node)?))).collect()
}

/// Reads the id of one of the things that a game has many of, and that only it names.
pub(super) fn own_id(key: &str, at: Option<usize>) -> Result<String, Wrong> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let body = key.strip_prefix('+').unwrap_or(key);
    let begins = body.starts_with(|c: char| c.is_ascii_lowercase());
    if begins && body.len() <= ID_MOST && body.chars().all(plain) {
        Ok(key.to_owned())
    } else {
        Err(Wrong { at, fault: Fault::Id { found: quoted(key) } })
    }
}

fn regions_of(table: Fields<'_>, board: &Board, notation: Notation) -> Result<Vec<Region>, Wrong> {
    limit("regions", table.entries.len(), REGIONS_MOST, table.at)?;
    let region = |entry: &super::tree::Entry| {
        let id = own_id(&entry.key, entry.at)?;
        if id == "fresh" || id.starts_with('+') {
            return Err(Wrong { at: entry.at, fault: Fault::Id { found: id } });
        }
        let read = |placed: Placed<'_>| regions::read(board, notation, placed.text, placed.at);
        let squares = if let Value::Table(entries) = &entry.node.value {
            let table = Fields { path: &entry.key, at: entry.node.at, entries };
            table.only(&["first", "second"])?;
            [Player::FIRST, Player::SECOND]
                .map(|player| read(table.needed_text(player.word())?))
                .into_iter()
                .collect::<Result<_, _>>()?
        } else {
            let first = read(text_of(&entry.key, &entry.node)?)?;
            let second = regions::turned(board, &first);
            vec![first, second]
        };
        Ok(Region { id, squares })
    };
    table.entries.iter().map(region).collect()
}

fn limit(key: &'static str, found: usize, most: usize, at: Option<usize>) -> Result<(), Wrong> {
    if found <= most {
        return Ok(());
    }
    Err(Wrong { at, fault: Fault::TooMany { key, found, most } })
}

impl Known<'_> {
    /// Finds a region by its id.
    pub(super) fn region(&self, key: &str, found: Placed<'_>) -> Result<RegionId, Wrong> {
        let place = self.regions.iter().position(|region| region.id == found.text);
        place.map(|index| RegionId::new(index as u8)).ok_or_else(|| {
            let ids = self.regions.iter().map(|region| region.id.as_str());
            let name = Stranger::among(found.text, ids);
            found.wrong(Fault::UnknownRegion { key: key.to_owned(), name })
        })
    }

    /// Checks that there is a kind with an id.
    fn kind(&self, key: &str, found: Placed<'_>) -> Result<String, Wrong> {
        if self.kinds.iter().any(|kind| kind.id == found.text) {
            return Ok(found.text.to_owned());
        }
        let name = Stranger::among(found.text, self.kinds.iter().map(|kind| kind.id.as_str()));
        Err(found.wrong(Fault::UnknownKind { key: key.to_owned(), name }))
    }

    fn kinds_of(&self, table: Fields<'_>, key: &str) -> Result<Vec<String>, Wrong> {
        table.texts(key)?.into_iter().map(|found| self.kind(key, found)).collect()
    }

    fn needed_kind(&self, table: Fields<'_>, key: &str) -> Result<String, Wrong> {
        self.kind(key, table.needed_text(key)?)
    }

    fn needed_region(&self, table: Fields<'_>, key: &str) -> Result<RegionId, Wrong> {
        self.region(key, table.needed_text(key)?)
    }

    /// Reads squares by name, at least `least` of them and at most `most`.
    fn squares(&self, found: Placed<'_>, least: usize, most: usize) -> Result<Vec<String>, Wrong> {
        let names: Vec<&str> = found.text.split_whitespace().collect();
        for name in &names {
            if self.board.find_square_in(self.notation, name).is_none() {
                return Err(regions::unknown(self.board, self.notation, name, found.at));
            }
        }
        if !(least..=most).contains(&names.len()) {
            return Err(regions::unknown(self.board, self.notation, found.text, found.at));
        }
        // Names are kept as the board spells them.
        let spelt = |name: &&str| {
            let square = self.board.find_square_in(self.notation, name);
            square.map(|square| self.board.square_name_in(self.notation, square))
        };
        Ok(names.iter().filter_map(spelt).collect())
    }

    fn way(&self, found: Placed<'_>) -> Result<[String; 2], Wrong> {
        let names = self.squares(found, 2, 2)?;
        Ok([names[0].clone(), names[1].clone()])
    }
}

fn handicaps(table: Fields<'_>) -> Result<Vec<Handicap>, Wrong> {
    limit("handicaps", table.entries.len(), REGIONS_MOST, table.at)?;
    let odds = |entry: &super::tree::Entry| {
        let sfen = text_of(&entry.key, &entry.node)?.text.to_owned();
        Ok(Handicap { id: own_id(&entry.key, entry.at)?, sfen })
    };
    table.entries.iter().map(odds).collect()
}

fn unknown_word(key: &str, found: Placed<'_>, known: &[&str]) -> Wrong {
    let word = Stranger::among(found.text, known.iter().copied());
    found.wrong(Fault::UnknownWord { key: key.to_owned(), word })
}

fn promotion(table: Fields<'_>, known: Known<'_>) -> Result<Promotion, Wrong> {
    let Some(when) = table.text("when")? else {
        table.only(&["when"])?;
        return Ok(Promotion::None);
    };
    let ranks = || table.needed_small("ranks", 0, 25);
    match when.text {
        "never" => {
            table.only(&["when"])?;
            Ok(Promotion::None)
        }
        "zone" => {
            table.only(&["when", "ranks", "compulsory"])?;
            let choice =
                if table.truth("compulsory")? { Choice::Compulsory } else { Choice::Optional };
            Ok(Promotion::Zone { ranks: ranks()?, choice })
        }
        "entering" => {
            table.only(&["when", "ranks", "late", "dead_men"])?;
            Ok(Promotion::Entering {
                ranks: ranks()?,
                late: known.kinds_of(table, "late")?,
                dead_men: table.word("dead_men", DeadMen::Stay)?,
            })
        }
        "capture" => {
            table.only(&["when", "captor", "contagion", "immune"])?;
            let spread = |node: &Node| {
                let spread = super::fields::table_of("contagion", node)?;
                spread.only(&["from", "into"])?;
                let from = known.kinds_of(spread, "from")?;
                Ok(Contagion { from, into: known.needed_kind(spread, "into")? })
            };
            Ok(Promotion::Capture {
                choice: table.word("captor", CaptureChoice::Compulsory)?,
                contagion: table.list("contagion")?.iter().map(spread).collect::<Result<_, _>>()?,
                immune: known.kinds_of(table, "immune")?,
            })
        }
        "region" => {
            table.only(&["when", "region", "kind", "into"])?;
            Ok(Promotion::Region {
                region: known.needed_region(table, "region")?,
                kind: known.needed_kind(table, "kind")?,
                into: known.kinds_of(table, "into")?,
            })
        }
        "by-file" => {
            table.only(&["when", "kind", "files"])?;
            let kind = known.needed_kind(table, "kind")?;
            Ok(Promotion::ByFile { kind, into: by_file(table, known)? })
        }
        "in-place" => {
            table.only(&["when", "region", "kind", "into"])?;
            let region = known.needed_region(table, "region")?;
            let kind = known.needed_kind(table, "kind")?;
            Ok(Promotion::InPlace { region, kind, into: only_kind_into(table, known)? })
        }
        _ => Err(unknown_word(
            "promotion.when",
            when,
            &["never", "zone", "entering", "capture", "region", "by-file", "in-place"],
        )),
    }
}

/// Reads the one kind that a man becomes.
fn only_kind_into(table: Fields<'_>, known: Known<'_>) -> Result<String, Wrong> {
    let mut into = known.kinds_of(table, "into")?;
    let at = table.get("into").and_then(|node| node.at).or(table.at);
    if let (Some(into), true) = (into.pop(), into.is_empty()) {
        return Ok(into);
    }
    let found = table.list("into")?.len() as i64;
    let key = "promotion.into".to_owned();
    Err(Wrong { at, fault: Fault::Range { key, least: 1, most: 1, found } })
}

/// Reads what began on the last rank of each player: as many kinds as there are files.
fn by_file(table: Fields<'_>, known: Known<'_>) -> Result<Vec<Vec<String>>, Wrong> {
    let files = table.table("files")?;
    files.only(&["first", "second"])?;
    let row = |player: Player| {
        let row = known.kinds_of(files, player.word())?;
        let wide = usize::from(known.board.files());
        if row.len() == wide {
            return Ok(row);
        }
        let key = format!("promotion.files.{}", player.word());
        let (least, found) = (wide as i64, row.len() as i64);
        let at = files.place(player.word());
        Err(Wrong { at, fault: Fault::Range { key, least, most: least, found } })
    };
    [Player::FIRST, Player::SECOND].into_iter().map(row).collect()
}

fn drops(table: Fields<'_>, known: Known<'_>) -> Result<Drops, Wrong> {
    let Some(men) = table.text("men")? else {
        table.only(&["men"])?;
        return Ok(Drops::None);
    };
    match men.text {
        "none" => {
            table.only(&["men"])?;
            Ok(Drops::None)
        }
        "captured" => {
            table.only(&["men", "order", "pawn"])?;
            let pawn = table.text("pawn")?;
            Ok(Drops::Hands {
                order: known.kinds_of(table, "order")?,
                pawn: pawn.map(|pawn| known.kind("drops.pawn", pawn)).transpose()?,
            })
        }
        "reserve" => {
            table.only(&["men", "order"])?;
            Ok(Drops::Pocket { order: known.kinds_of(table, "order")? })
        }
        "placed" => {
            table.only(&["men", "areas", "turns"])?;
            let areas = table.table("areas")?;
            let area = |entry: &super::tree::Entry| {
                let own = Placed { text: &entry.key, at: entry.at };
                let kind = known.kind("drops.areas", own)?;
                Ok((kind, known.region("drops.areas", text_of(&entry.key, &entry.node)?)?))
            };
            Ok(Drops::Placing {
                men: areas.entries.iter().map(area).collect::<Result<_, _>>()?,
                turns: table.word("turns", PlacingTurns::Alternate)?,
            })
        }
        _ => Err(unknown_word("drops.men", men, &["none", "captured", "reserve", "placed"])),
    }
}

fn trading(all: Fields<'_>, known: Known<'_>) -> Result<LionTrading, Wrong> {
    let table = all.table("lion_trading")?;
    table.only(&["lions", "little", "taken_protector", "new_lion"])?;
    Ok(LionTrading {
        lions: known.kinds_of(table, "lions")?,
        little: known.kinds_of(table, "little")?,
        taken_protector: table.word("taken_protector", TakenProtector::Counts)?,
        new_lion: table.word("new_lion", NewLion::MayBeTaken)?,
    })
}

/// Reads the letter of a right.
fn letter(found: Placed<'_>) -> Result<char, Wrong> {
    let mut letters = found.text.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) if letter.is_ascii_alphabetic() => Ok(letter),
        _ => Err(found.wrong(Fault::Letter { found: quoted(found.text) })),
    }
}

fn first_moves(table: Fields<'_>, known: Known<'_>) -> Result<FirstMoves, Wrong> {
    table.only(&["rights", "castlings", "en_passant", "ended_by", "opening"])?;
    let rights = table.table("rights")?;
    limit("rights", rights.entries.len(), RIGHTS_MOST, rights.at)?;
    let right = |entry: &super::tree::Entry| {
        let squares = known.squares(text_of("rights", &entry.node)?, 1, 4)?;
        Ok(Right { letter: letter(Placed { text: &entry.key, at: entry.at })?, squares })
    };
    let castling = |node: &Node| {
        let table = super::fields::table_of("castlings", node)?;
        table.only(&["right", "king", "rook"])?;
        Ok(Castling {
            right: letter(table.needed_text("right")?)?,
            king: known.way(table.needed_text("king")?)?,
            rook: known.way(table.needed_text("rook")?)?,
        })
    };
    let step = |node: &Node| {
        let table = super::fields::table_of("opening", node)?;
        table.only(&["right", "from", "to"])?;
        let square = |key| Ok(known.squares(table.needed_text(key)?, 1, 1)?.remove(0));
        let right = letter(table.needed_text("right")?)?;
        Ok(OpeningMove { right, from: square("from")?, to: square("to")? })
    };
    let (castlings, opening) = (table.list("castlings")?, table.list("opening")?);
    limit("castlings", castlings.len(), RIGHTS_MOST, table.place("castlings"))?;
    limit("opening", opening.len(), RIGHTS_MOST, table.place("opening"))?;
    let pawn = table.text("en_passant")?;
    Ok(FirstMoves {
        rights: rights.entries.iter().map(right).collect::<Result<_, _>>()?,
        castlings: castlings.iter().map(castling).collect::<Result<_, _>>()?,
        en_passant: pawn.map(|pawn| known.kind("first_moves.en_passant", pawn)).transpose()?,
        ended_by: table.word("ended_by", EndOfRights::Nothing)?,
        opening: opening.iter().map(step).collect::<Result<_, _>>()?,
    })
}

fn jumps(table: Fields<'_>) -> Result<Jumps, Wrong> {
    table.only(&["chain", "duty"])?;
    Ok(Jumps { chain: table.word("chain", Chain::One)?, duty: table.word("duty", JumpDuty::Free)? })
}

fn passing(table: Fields<'_>) -> Result<Passing, Wrong> {
    table.only(&["pass", "both", "opposition"])?;
    let opposition = table.get("opposition").map(|node| {
        let table = super::fields::table_of("opposition", node)?;
        table.only(&["accepted", "check"])?;
        let accepted = table.get("accepted").ok_or_else(|| table.missing("accepted"))?;
        Ok(Opposition {
            accepted: settlement("accepted", accepted)?,
            check: table.word("check", CheckedOpposition::Ignored)?,
        })
    });
    Ok(Passing {
        pass: table.word("pass", Pass::Never)?,
        both: table.get("both").map(|node| settlement("both", node)).transpose()?,
        opposition: opposition.transpose()?,
    })
}

fn settlement(key: &str, node: &Node) -> Result<Settlement, Wrong> {
    if let Value::Table(_) = node.value {
        return Ok(Settlement::Points { compensation: compensation(key, node)? });
    }
    let found = text_of(key, node)?;
    if found.text == "draw" {
        return Ok(Settlement::Draw);
    }
    Err(unknown_word(key, found, &["draw", "{ compensation = 15 }"]))
}

fn compensation(key: &str, node: &Node) -> Result<u32, Wrong> {
    let table = super::fields::table_of(key, node)?;
    table.only(&["compensation"])?;
    table.number("compensation", 0, 10_000)?.ok_or_else(|| table.missing("compensation"))
}

fn repetition(table: Fields<'_>, known: Known<'_>) -> Result<Repetition, Wrong> {
    table.only(&["occurrences", "quiet", "perpetual", "far_half", "back_and_forth"])?;
    let quiet = match table.get("quiet") {
        None => QuietRepetition::Draw,
        Some(node @ Node { value: Value::Table(_), .. }) => {
            QuietRepetition::Points { compensation: compensation("quiet", node)? }
        }
        Some(node) => {
            let found = text_of("repetition.quiet", node)?;
            match found.text {
                "draw" => QuietRepetition::Draw,
                "first-loses" => QuietRepetition::FirstLoses,
                "mover-loses" => QuietRepetition::MoverLoses,
                _ => {
                    let known = ["draw", "first-loses", "mover-loses", "{ compensation = 15 }"];
                    return Err(unknown_word("repetition.quiet", found, &known));
                }
            }
        }
    };
    let far_half = || known.needed_region(table, "far_half");
    let perpetual = match table.text("perpetual")? {
        None => Perpetual::Check,
        Some(found) => match found.text {
            "nothing" => Perpetual::Nothing,
            "check" => Perpetual::Check,
            "mate-threats" => Perpetual::MateThreats,
            "threats" => Perpetual::Threats { far_half: far_half()? },
            "chase" => Perpetual::Chase { far_half: far_half()? },
            "any-threat" => Perpetual::AnyThreat,
            _ => {
                let known = ["nothing", "check", "mate-threats", "threats", "chase", "any-threat"];
                return Err(unknown_word("repetition.perpetual", found, &known));
            }
        },
    };
    if perpetual.far_half().is_none() && table.get("far_half").is_some() {
        table.only(&["occurrences", "quiet", "perpetual", "back_and_forth"])?;
    }
    let occurrences = table.small("occurrences", 2, 100)?.unwrap_or(4);
    let back_and_forth = table.small("back_and_forth", 1, 100)?;
    Ok(Repetition { occurrences, quiet, perpetual, back_and_forth })
}

fn endings(table: Fields<'_>, known: Known<'_>) -> Result<Endings, Wrong> {
    const PLIES_MOST: u32 = 100_000;
    table.only(&[
        "stalemate",
        "quiet_plies",
        "claims",
        "dead_position",
        "bare_king",
        "little",
        "few_men",
        "goal",
        "counting",
        "impasse",
        "failed_declaration",
        "handicap_points",
    ])?;
    let claims = table.table("claims")?;
    claims.only(&["occurrences", "quiet_plies", "only_promotions"])?;
    let few = table.table("few_men")?;
    few.only(&["most", "lead"])?;
    let usual = Endings::PLAIN;
    Ok(Endings {
        stalemate: table.word("stalemate", usual.stalemate)?,
        quiet_plies: table.number("quiet_plies", 2, PLIES_MOST)?,
        claims: Claims {
            occurrences: claims.small("occurrences", 2, 100)?,
            quiet_plies: claims.number("quiet_plies", 2, PLIES_MOST)?,
            only_promotions: claims.truth("only_promotions")?,
        },
        dead_position: table.word("dead_position", usual.dead_position)?,
        bare_king: bare_king(table, known)?,
        few_men: FewMen { most: few.number("most", 0, 600)?, lead: few.number("lead", 1, 600)? },
        goal: table.word("goal", usual.goal)?,
        counting: table.word("counting", usual.counting)?,
        impasse: table.word("impasse", usual.impasse)?,
        failed_declaration: table.word("failed_declaration", usual.failed_declaration)?,
        handicap_points: table.word("handicap_points", usual.handicap_points)?,
    })
}

fn bare_king(table: Fields<'_>, known: Known<'_>) -> Result<BareKing, Wrong> {
    let Some(found) = table.text("bare_king")? else { return Ok(BareKing::Plays) };
    Ok(match found.text {
        "plays" => BareKing::Plays,
        "loses" => BareKing::Loses,
        "loses-unless-rebared" => BareKing::LosesUnlessRebared,
        "loses-to-force" => BareKing::LosesToForce { little: known.kinds_of(table, "little")? },
        _ => {
            let known = ["plays", "loses", "loses-unless-rebared", "loses-to-force"];
            return Err(unknown_word("endings.bare_king", found, &known));
        }
    })
}

/// Reads the options of a game without a parent: names and values as they are.
pub(super) fn options(document: &Table) -> Result<Vec<(String, String)>, Wrong> {
    let all = Fields { path: "", at: None, entries: document };
    let table = all.table("options")?;
    limit("options", table.entries.len(), REGIONS_MOST, table.at)?;
    let plain = |text: &str| {
        let fits = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
        !text.is_empty() && text.len() <= ID_MOST && text.chars().all(fits)
    };
    let option = |entry: &super::tree::Entry| {
        let value = text_of(&entry.key, &entry.node)?;
        for found in [Placed { text: &entry.key, at: entry.at }, value] {
            if !plain(found.text) {
                return Err(found.wrong(Fault::Id { found: quoted(found.text) }));
            }
        }
        Ok((entry.key.clone(), value.text.to_owned()))
    };
    table.entries.iter().map(option).collect()
}

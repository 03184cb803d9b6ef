//! Cited positions and what must be true of them.
//!
//! Each file `vectors/NAME.txt` names its sources and holds cases. A case begins with `case NAME`;
//! the lines after it are carried out in order:
//!
//! - `game ID [OPTION=VALUE…]`, `sfen TEXT` (read as a problem), `diagram TEXT` (whatever it makes),
//!   `refused-sfen WORDS OF THE REASON: TEXT`, `handicap ID` (stated beside the position);
//! - `play MOVES`, `legal MOVES`, `illegal MOVE CODE`, `replies MOVES` (all legal moves),
//!   `from SQUARE MOVES` (all of one man), `steps SQUARE N`,
//!   `results SQUARE N` (different positions after them), `drops LETTER N`,
//!   `drops-on LETTER FILE SQUARES`, `count N`, `check yes|no`;
//! - `written TEXT`, `board TEXT` (without the move number), `restores` (the position of `sfen`);
//! - `goes-on`, `ends CODE first|second|draw`, `chased SQUARES` (by the last move);
//! - `declaration wins|draws|fails` or `refused CODE`, `agreed first|second|draw` or
//!   `refused CODE`, `points FIRST SECOND`, `zone MEN POINTS`;
//! - `count-moves begins` or `count-moves refused CODE`: the player to move begins to count;
//! - `claim CODE draw` or `claim refused CODE`: a draw claimed by the player to move;
//! - `claim-by MOVE CODE draw` or `claim-by MOVE refused CODE`: one that the move would bring about;
//! - `mates N MOVES`: the first moves from which the attacker mates in N moves, checking each time;
//! - `wins N MOVES`: the first moves that leave the enemy without a legal move within N moves.

use std::path::Path;
use std::sync::Arc;

use shogido_rules::{
    Choices, Game, Move, Outcome, Player, Position, Reading, Refusal, Square, games,
};

/// One case while it is carried out.
struct Case {
    game: Arc<Game>,
    start: Position,
    position: Position,
}

type Checked = Result<(), String>;

impl Case {
    fn new() -> Case {
        let game = games::find("shogi").expect("shogi is there").default_game();
        let start = Position::start(&game);
        Case { game, position: start.clone(), start }
    }

    fn carry_out(&mut self, line: &str) -> Checked {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "game" => self.choose(rest),
            "sfen" => self.set_up(rest, Reading::Problem),
            "diagram" => self.set_up(rest, Reading::Diagram),
            "refused-sfen" => self.refuse(rest),
            "handicap" => {
                let stated = self.position.clone().begun_with(rest).ok_or("no such handicap")?;
                self.position = stated;
                Ok(())
            }
            "play" => rest.split_whitespace().try_for_each(|text| self.play(text)),
            "written" => equal(self.position.sfen().as_str(), rest),
            "board" => {
                let sfen = self.position.sfen();
                equal(sfen.rsplit_once(' ').map_or("", |(board, _)| board), rest)
            }
            "restores" => equal(self.position == self.start, true),
            "legal" | "illegal" | "replies" | "from" | "steps" | "results" | "drops"
            | "drops-on" | "count" => self.check_moves(word, rest),
            "check" => equal(self.position.in_check(self.position.turn()), rest == "yes"),
            "chased" => {
                let square = |&square: &Square| self.game.square_name(square);
                let found: Vec<String> = self.position.chased().iter().map(square).collect();
                equal(found, sorted(&rest.split_whitespace().collect::<Vec<_>>()))
            }
            "goes-on" => equal(self.position.outcome().map(|end| end.ending), None),
            "ends" => equal(told(self.position.outcome()).as_str(), rest),
            "claim" => claimed(self.position.claim_draw(), rest),
            "claim-by" => {
                let (named, expected) = rest.split_once(' ').ok_or("no move is named")?;
                claimed(self.position.claim_draw_by(self.read(named)?), expected)
            }
            "mates" => self.check_mates(rest, mates),
            "wins" => self.check_mates(rest, wins),
            "count-moves" => match self.position.start_count() {
                Ok(()) => equal("begins", rest),
                Err(refusal) => equal(format!("refused {}", refusal.code()).as_str(), rest),
            },
            "declaration" | "agreed" | "points" | "zone" => self.check_points(word, rest),
            _ => Err("no such word".to_owned()),
        }
    }

    fn choose(&mut self, rest: &str) -> Checked {
        let mut words = rest.split_whitespace();
        let card = words.next().and_then(games::find).ok_or("no such game")?;
        let pairs = words.filter_map(|word| word.split_once('='));
        let choices: Choices =
            pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        self.game = card.game(&choices).map_err(|error| error.to_string())?;
        self.set_up("startpos", Reading::Game)
    }

    fn set_up(&mut self, text: &str, reading: Reading) -> Checked {
        let read = Position::from_sfen(&self.game, text, reading);
        self.start = read.map_err(|error| error.to_string())?;
        self.position = self.start.clone();
        Ok(())
    }

    fn refuse(&self, rest: &str) -> Checked {
        let (reason, text) = rest.split_once(": ").ok_or("no reason is given")?;
        match Position::from_sfen(&self.game, text, Reading::Problem) {
            Err(error) if error.to_string().contains(reason) => Ok(()),
            Err(error) => Err(format!("it was refused for another reason: {error}")),
            Ok(_) => Err("it was read".to_owned()),
        }
    }

    fn read(&self, text: &str) -> Result<Move, String> {
        self.position.parse_move(text).map_err(|error| error.to_string())
    }

    fn play(&mut self, text: &str) -> Checked {
        let played = self.read(text)?;
        self.position.try_play(played).map_err(|refusal| format!("{text}: {}", refusal.code()))
    }

    /// Returns the legal moves that fit, as sorted texts.
    fn moves(&self, fits: impl Fn(Move) -> bool) -> Vec<String> {
        let moves = self.position.legal_moves().into_iter().filter(|&played| fits(played));
        let mut texts: Vec<String> = moves.map(|played| self.position.move_text(played)).collect();
        texts.sort();
        texts
    }

    fn check_moves(&self, word: &str, rest: &str) -> Checked {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let square =
            |name: &str| self.game.find_square(name).ok_or_else(|| format!("no square {name}"));
        let drops = |letter: &str| {
            let dropped = |played: Move| played.dropped().map(|kind| self.game.kind(kind));
            self.moves(|played| dropped(played).is_some_and(|kind| kind.letter == letter))
        };
        let from = |at: Square| self.moves(|played| played.from() == Some(at));
        match (word, words.as_slice()) {
            ("legal", moves) => moves.iter().try_for_each(|text| {
                let refusal = self.position.refusal(self.read(text)?);
                equal(refusal.map(|refusal| refusal.code()), None)
            }),
            ("illegal", [text, code]) => {
                let asked = self.read(text)?;
                equal(self.position.is_legal(asked), false)?;
                equal(self.position.refusal(asked).map(|refusal| refusal.code()), Some(*code))
            }
            ("replies", moves) => equal(self.moves(|_| true), sorted(moves)),
            ("from", [at, moves @ ..]) => equal(from(square(at)?), sorted(moves)),
            ("steps", [at, count]) => equal(from(square(at)?).len().to_string(), (*count).into()),
            ("results", [at, count]) => {
                let at = square(at)?;
                let mut boards: Vec<String> = Vec::new();
                for played in self.position.legal_moves() {
                    let mut after = self.position.clone();
                    after.play(played);
                    boards.extend((played.from() == Some(at)).then(|| after.sfen()));
                }
                boards.sort();
                boards.dedup();
                equal(boards.len().to_string(), (*count).into())
            }
            ("drops", [letter, count]) => equal(drops(letter).len().to_string(), (*count).into()),
            ("drops-on", [letter, file, squares @ ..]) => {
                let prefix = format!("{letter}*{file}");
                let here = drops(letter).into_iter().filter(|text| text.starts_with(&prefix));
                let expected: Vec<String> =
                    squares.iter().map(|square| format!("{letter}*{square}")).collect();
                equal(here.collect::<Vec<_>>(), expected)
            }
            ("count", [count]) => equal(self.moves(|_| true).len().to_string(), (*count).into()),
            _ => Err("wrong number of words".to_owned()),
        }
    }

    fn check_points(&self, word: &str, rest: &str) -> Checked {
        let answer = |result: Result<Outcome, Refusal>| match result {
            Ok(outcome) => side(&outcome).to_owned(),
            Err(refusal) => format!("refused {}", refusal.code()),
        };
        match word {
            "agreed" => equal(answer(self.position.count_impasse()).as_str(), rest),
            "declaration" => {
                let turn = self.position.turn().word();
                let found = match answer(self.position.declare()) {
                    winner if winner == turn => "wins".to_owned(),
                    winner if winner == "draw" => "draws".to_owned(),
                    refused if refused.starts_with("refused") => refused,
                    _ => "fails".to_owned(),
                };
                equal(found.as_str(), rest)
            }
            "points" => {
                let points = [Player::FIRST, Player::SECOND].map(|who| self.position.points(who));
                equal(format!("{} {}", points[0], points[1]).as_str(), rest)
            }
            _ => {
                let declaration = self.position.declaration(self.position.turn());
                let found = declaration.ok_or("the rules have no declaration")?;
                equal(format!("{} {}", found.men_in_zone, found.points).as_str(), rest)
            }
        }
    }

    fn check_mates(&self, rest: &str, holds: fn(&mut Position, Move, u32) -> bool) -> Checked {
        let mut words = rest.split_whitespace();
        let within = words.next().and_then(|n| n.parse().ok()).ok_or("no number of moves")?;
        let expected: Vec<&str> = words.collect();
        let mut position = self.position.clone();
        let moves = position.legal_moves();
        let mut found: Vec<String> = moves
            .into_iter()
            .filter(|&played| holds(&mut position, played, within))
            .map(|played| self.position.move_text(played))
            .collect();
        found.sort();
        equal(found, sorted(&expected))
    }
}

/// Tells whether every reply to a move leaves a win within one move fewer.
fn wins(position: &mut Position, played: Move, within: u32) -> bool {
    position.play(played);
    let replies = position.legal_moves();
    let won = replies.is_empty() && !played.is_pass()
        || within > 1
            && replies.into_iter().all(|reply| {
                position.play(reply);
                let moves = position.legal_moves();
                let answered = moves.into_iter().any(|next| wins(position, next, within - 1));
                position.undo();
                answered
            });
    position.undo();
    won
}

/// Tells whether a checking move mates within so many moves, checking each time.
fn mates(position: &mut Position, played: Move, within: u32) -> bool {
    position.play(played);
    let check = position.in_check(position.turn());
    let replies = if check { position.legal_moves() } else { Vec::new() };
    let mated = check
        && if within == 1 {
            replies.is_empty()
        } else {
            replies.into_iter().all(|reply| {
                position.play(reply);
                let moves = position.legal_moves();
                let answered = moves.into_iter().any(|next| mates(position, next, within - 1));
                position.undo();
                answered
            })
        };
    position.undo();
    mated
}

#[allow(clippy::needless_pass_by_value, reason = "the table of words above reads better so")]
fn equal<T: PartialEq + std::fmt::Debug>(found: T, expected: T) -> Checked {
    if found == expected { Ok(()) } else { Err(format!("found {found:?}, not {expected:?}")) }
}

fn sorted(texts: &[&str]) -> Vec<String> {
    let mut texts: Vec<String> = texts.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

fn claimed(result: Result<Outcome, Refusal>, expected: &str) -> Checked {
    match result {
        Ok(outcome) => equal(told(Some(outcome)).as_str(), expected),
        Err(refusal) => equal(format!("refused {}", refusal.code()).as_str(), expected),
    }
}

fn side(outcome: &Outcome) -> &'static str {
    outcome.winners.iter().next().map_or("draw", Player::word)
}

fn told(outcome: Option<Outcome>) -> String {
    outcome.map_or("nothing".to_owned(), |end| format!("{} {}", end.ending.code(), side(&end)))
}

#[test]
fn every_cited_position_is_as_its_source_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors");
    let mut wrong = Vec::new();
    let mut cases = 0;
    for entry in std::fs::read_dir(folder).expect("the vectors are there") {
        let path = entry.expect("an entry of the folder").path();
        let text = std::fs::read_to_string(&path).expect("a file of vectors");
        assert!(text.starts_with('#'), "{} names no source", path.display());
        let (mut case, mut name) = (Case::new(), "");
        for (number, line) in text.lines().enumerate() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(next) = line.strip_prefix("case ") {
                (case, name) = (Case::new(), next);
                cases += 1;
            } else if let Err(why) = case.carry_out(line.trim_end()) {
                let file = path.file_name().unwrap_or_default().to_string_lossy();
                wrong.push(format!("{file}:{}: {name}: {line}: {why}", number + 1));
            }
        }
    }
    assert!(cases > 200, "only {cases} cases were found");
    assert!(wrong.is_empty(), "{} of {cases} cases:\n{}", wrong.len(), wrong.join("\n"));
}

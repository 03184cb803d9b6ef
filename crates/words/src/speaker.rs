//! Sentences about one game: refusals, endings, pieces, squares.

use crate::names::{capitalised, list, move_of, side_names};
use crate::{Argument, Language, has, text};
use shogido_rules::rules::{Choice, Notation, Promotion, Rules};
use shogido_rules::{
    Declaration, Game, KindId, Move, Outcome, Player, PlayerSet, Position, Refusal, Square,
};

/// How a reader wants squares named: a label for every file and rank, written one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareNames {
    /// The labels of the files, from the right as the first player sees them.
    pub files: Vec<String>,
    /// The labels of the ranks, from the top.
    pub ranks: Vec<String>,
}

impl SquareNames {
    /// The names in which moves are typed: `7g`, or `e2` in Western games.
    pub fn typed(rules: &Rules) -> Self {
        let (files, ranks) = (rules.board.files(), rules.board.ranks());
        let letter = |index: u8| char::from(b'a' + index).to_string();
        match rules.notation {
            Notation::Shogi => Self {
                files: (1..=files).map(|file| file.to_string()).collect(),
                ranks: (0..ranks).map(letter).collect(),
            },
            Notation::Western => Self {
                files: (0..files).rev().map(letter).collect(),
                ranks: (1..=ranks).rev().map(|rank| rank.to_string()).collect(),
            },
        }
    }
}

/// Speaks of one game in one language.
#[derive(Clone, Debug)]
pub struct Speaker<'a> {
    language: Language,
    game: &'a Game,
    handicap: bool,
    squares: SquareNames,
}

impl<'a> Speaker<'a> {
    /// Speaks of an even game, naming squares as they are typed.
    pub fn new(language: Language, game: &'a Game) -> Self {
        let squares = SquareNames::typed(game.rules());
        Self { language, game, handicap: false, squares }
    }

    /// Speaks of the game of a position; if it began with a handicap, the sides are called so.
    pub fn of(language: Language, position: &'a Position) -> Self {
        let game = position.game();
        let handicaps = &game.rules().handicaps;
        let handicap = handicaps.iter().any(|handicap| handicap.sfen == position.origin());
        Self { handicap, ..Self::new(language, game) }
    }

    /// Calls the sides by their names in a handicap game, or in an even one.
    pub fn of_handicap(self, handicap: bool) -> Self {
        Self { handicap, ..self }
    }

    /// Names squares in another way.
    pub fn naming_squares(self, squares: SquareNames) -> Self {
        Self { squares, ..self }
    }

    /// The language spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    pub(crate) fn say(&self, key: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        text(self.language, key, arguments)
    }

    /// The name of a side in running text: sente and gote, with a handicap shitate and uwate, or
    /// the colours of the pieces.
    pub fn side(&self, player: Player) -> String {
        let [first, second] = if self.handicap {
            ["side-shitate", "side-uwate"].map(|key| self.say(key, &[]))
        } else {
            side_names(self.language, &self.game.rules().id)
        };
        if player == Player::FIRST { first } else { second }
    }

    /// The whole name of a kind of piece.
    pub fn piece(&self, kind: KindId) -> String {
        self.kind_text(kind, "")
    }

    /// The short name of a kind of piece, as used in sentences.
    pub fn short_piece(&self, kind: KindId) -> String {
        self.kind_text(kind, "-short")
    }

    /// The reading of a kind's native name in the letters of the language, if it has one: a queen
    /// has none.
    pub fn piece_reading(&self, kind: KindId) -> Option<String> {
        let key = format!("piece-{}-reading", self.game.kind(kind).name);
        has(&key).then(|| self.say(&key, &[]))
    }

    fn kind_text(&self, kind: KindId, suffix: &str) -> String {
        let name = &self.game.kind(kind).name;
        let key = format!("piece-{name}{suffix}");
        if has(&key) { self.say(&key, &[]) } else { name.clone() }
    }

    /// The name of a square in the reader's coordinates.
    pub fn square(&self, square: Square) -> String {
        let board = &self.game.rules().board;
        let label = |labels: &[String], at: u8| {
            labels.get(usize::from(at)).cloned().unwrap_or_else(|| (at + 1).to_string())
        };
        label(&self.squares.files, board.file(square))
            + &label(&self.squares.ranks, board.rank(square))
    }

    /// The name of a square for a screen reader: signs that are not pronounced become numbers.
    pub fn spoken_square(&self, square: Square) -> String {
        let board = &self.game.rules().board;
        let (file, rank) = (board.file(square), board.rank(square));
        self.say(
            "speech-square",
            &[
                ("file", pronounced(&self.squares.files, file).into()),
                ("rank", pronounced(&self.squares.ranks, rank).into()),
            ],
        )
    }

    /// What stands on a square, for a screen reader.
    pub fn spoken_contents(&self, position: &Position, square: Square) -> String {
        let name = self.spoken_square(square);
        match position.piece_at(square) {
            None => self.say("speech-square-empty", &[("square", name.into())]),
            Some(piece) => self.say(
                "speech-square-piece",
                &[
                    ("square", name.into()),
                    ("side", self.side(piece.owner).into()),
                    ("piece", self.short_piece(piece.kind).into()),
                ],
            ),
        }
    }

    /// A move for a screen reader, told on the position before it: who, what, from where to where,
    /// what is captured, whether it promotes and gives check.
    pub fn spoken_move(&self, before: &Position, played: Move) -> String {
        let side = self.side(before.turn());
        let Some(to) = played.to() else { return before.move_text(played) };
        let mut parts = Vec::new();
        if let Some(kind) = played.dropped() {
            let piece = self.short_piece(kind);
            parts.push(self.say(
                "speech-drop",
                &[
                    ("side", side.into()),
                    ("piece", piece.into()),
                    ("to", self.spoken_square(to).into()),
                ],
            ));
        } else if let Some(from) = played.from() {
            let piece = before.piece_at(from).map(|piece| self.short_piece(piece.kind));
            parts.push(self.say(
                "speech-step",
                &[
                    ("side", side.into()),
                    ("piece", piece.unwrap_or_default().into()),
                    ("from", self.spoken_square(from).into()),
                    ("to", self.spoken_square(to).into()),
                ],
            ));
            if let Some(taken) = before.piece_at(to) {
                let taken = self.short_piece(taken.kind);
                parts.push(self.say("speech-captured", &[("piece", taken.into())]));
            }
        }
        if played.promotes_to().is_some() {
            parts.push(self.say("speech-promotes", &[]));
        }
        if before.refusal(played).is_none() {
            let mut after = before.clone();
            after.play(played);
            if after.in_check(after.turn()) {
                parts.push(self.say("speech-check", &[]));
            }
        }
        list(self.language, &parts)
    }

    /// Why a move or a claim is refused, by the name of the rule.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let sentence = match refusal {
            Refusal::GameOver => self.say("refusal-game-over", &[]),
            Refusal::NotYourTurn => self.say("refusal-not-your-turn", &[]),
            Refusal::NoSuchSquare => self.say("refusal-no-such-square", &[]),
            Refusal::EmptySquare { square } => self.about_square("refusal-empty-square", *square),
            Refusal::NotYourPiece { square } => {
                self.about_square("refusal-not-your-piece", *square)
            }
            Refusal::OccupiedByOwn { square } => {
                self.about_square("refusal-occupied-by-own", *square)
            }
            Refusal::WrongPieceMove { kind } => {
                let how = move_of(self.language, &self.game.kind(*kind).name).unwrap_or_default();
                let piece = self.short_piece(*kind);
                let arguments = [("piece", piece.into()), ("how", how.into())];
                self.say("refusal-wrong-piece-move", &arguments)
            }
            Refusal::PathBlocked { square } => self.about_square("refusal-path-blocked", *square),
            Refusal::MustPromote { kind } => self.about_piece(self.must_promote(), *kind),
            Refusal::CannotPromote { kind } => self.about_piece("refusal-cannot-promote", *kind),
            Refusal::NoDrops => self.say("refusal-no-drops", &[]),
            Refusal::NotInHand { kind } => self.about_piece("refusal-not-in-hand", *kind),
            Refusal::DropOnOccupied { square } => {
                self.about_square("refusal-drop-on-occupied", *square)
            }
            Refusal::DeadEndDrop { kind } => self.about_piece("refusal-dead-end-drop", *kind),
            Refusal::Nifu { file } => {
                let file = self.squares.files.get(usize::from(*file)).cloned();
                self.say("refusal-nifu", &[("file", file.unwrap_or_default().into())])
            }
            Refusal::Uchifuzume => self.say("refusal-uchifuzume", &[]),
            Refusal::LeavesKingInCheck => self.say("refusal-leaves-king-in-check", &[]),
            Refusal::KingsFace => self.say("refusal-kings-face", &[]),
            Refusal::OppositionStands => self.say("refusal-opposition-stands", &[]),
            Refusal::NeedsScreen { kind } => self.about_piece("refusal-needs-screen", *kind),
            Refusal::ShunsItsKind { square } => {
                self.about_square("refusal-shuns-its-kind", *square)
            }
            Refusal::NoPass => self.say("refusal-no-pass", &[]),
            Refusal::CannotPass => self.say("refusal-cannot-pass", &[]),
            Refusal::NoSuchClaim => self.say("refusal-no-such-claim", &[]),
            Refusal::NothingToClaim => self.say("refusal-nothing-to-claim", &[]),
            Refusal::DeclarationNotMet { missing } => {
                let missing = list(self.language, &self.lacks(missing));
                self.say("refusal-declaration-not-met", &[("missing", missing.into())])
            }
            Refusal::KingsNotEntered => self.say("refusal-kings-not-entered", &[]),
        };
        capitalised(&sentence)
    }

    fn must_promote(&self) -> &'static str {
        match self.game.rules().promotion {
            Promotion::Zone { choice: Choice::Compulsory, .. } => "refusal-must-promote-entering",
            Promotion::Zone { choice: Choice::Optional, .. }
            | Promotion::Region { .. }
            | Promotion::None => "refusal-must-promote",
        }
    }

    fn about_square(&self, key: &str, square: Square) -> String {
        self.say(key, &[("square", self.square(square).into())])
    }

    fn about_piece(&self, key: &str, kind: KindId) -> String {
        self.say(key, &[("piece", self.short_piece(kind).into())])
    }

    /// The conditions that a declaration does not meet, one item each; none if it stands.
    pub fn lacks(&self, declaration: &Declaration) -> Vec<String> {
        let mut missing = Vec::new();
        if !declaration.king_entered {
            missing.push(self.say("declaration-king", &[]));
        }
        if declaration.in_check {
            missing.push(self.say("declaration-check", &[]));
        }
        let counts = |needed: u32, have: u32| [("needed", needed.into()), ("have", have.into())];
        if declaration.men_in_zone < declaration.men_needed {
            let counts = counts(declaration.men_needed, declaration.men_in_zone);
            missing.push(self.say("declaration-pieces", &counts));
        }
        let needed = declaration.points_to_draw.unwrap_or(declaration.points_needed);
        if declaration.points < needed {
            missing.push(self.say("declaration-points", &counts(needed, declaration.points)));
        }
        missing
    }

    /// How a declaration stands: its points and pieces beside those it needs.
    pub fn declaration(&self, declaration: &Declaration) -> String {
        self.say(
            "declaration-sum",
            &[
                ("points", declaration.points.into()),
                ("needed", declaration.points_needed.into()),
                ("pieces", declaration.men_in_zone.into()),
                ("wanted", declaration.men_needed.into()),
            ],
        )
    }

    /// How a game ended: who has won, how, and by which rule.
    pub fn outcome(&self, outcome: &Outcome) -> String {
        let points = outcome.points.as_deref().map(|points| self.points(points));
        let failed = outcome.declared.filter(|made| !made.wins() && !made.draws());
        let missing = failed.map(|made| list(self.language, &self.lacks(&made)));
        let key = match (outcome.ending, outcome.is_draw()) {
            _ if failed.is_some() => "end-declaration-failed".to_owned(),
            (ending, false) => format!("end-{}", ending.code()),
            (ending, true) => match format!("end-{}-draw", ending.code()) {
                key if has(&key) => key,
                _ => "end-draw".to_owned(),
            },
        };
        let sentence = self.say(
            &key,
            &[
                ("winner", self.sides(outcome.winners).into()),
                ("loser", self.sides(outcome.losers).into()),
                ("points", points.unwrap_or_default().into()),
                ("missing", missing.unwrap_or_default().into()),
            ],
        );
        capitalised(&sentence)
    }

    fn sides(&self, players: PlayerSet) -> String {
        let names: Vec<String> = players.iter().map(|player| self.side(player)).collect();
        list(self.language, &names)
    }

    fn points(&self, points: &[u32]) -> String {
        match points {
            [first, second] => {
                self.say("end-points", &[("first", (*first).into()), ("second", (*second).into())])
            }
            _ => list(self.language, &points.iter().map(ToString::to_string).collect::<Vec<_>>()),
        }
    }
}

/// A label of plain letters and digits as it is, any other as the number of its line.
fn pronounced(labels: &[String], at: u8) -> String {
    let plain = |label: &&String| {
        label.bytes().all(|sign| sign.is_ascii_digit() || sign.is_ascii_lowercase())
    };
    labels.get(usize::from(at)).filter(plain).cloned().unwrap_or_else(|| (at + 1).to_string())
}

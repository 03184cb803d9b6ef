//! Sentences about one game: refusals, endings, pieces, squares.

use crate::names::{capitalised, list, move_of, side_names};
use crate::{Argument, Language, has, text};
use shogido_rules::rules::{Choice, Dress, Pass, Promotion};
use shogido_rules::{
    Card, Declaration, Game, KindId, Outcome, Player, PlayerSet, Position, Refusal, Square, games,
};

/// Speaks of one game in one language.
#[derive(Clone, Debug)]
pub struct Speaker<'a> {
    language: Language,
    game: &'a Game,
    handicap: bool,
}

impl<'a> Speaker<'a> {
    /// Speaks of an even game.
    pub fn new(language: Language, game: &'a Game) -> Self {
        Self { language, game, handicap: false }
    }

    /// Speaks of the game of a position; if it began with a handicap, the sides are called so.
    pub fn of(language: Language, position: &'a Position) -> Self {
        let game = position.game();
        let handicap = position.handicap().is_some();
        Self { handicap, ..Self::new(language, game) }
    }

    /// Calls the sides by their names in a handicap game, or in an even one.
    pub fn of_handicap(self, handicap: bool) -> Self {
        Self { handicap, ..self }
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
            side_names(self.language, self.game.rules().looks())
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

    /// One sentence on how a kind of piece moves; nothing for one that a game from a file has
    /// invented, or that moves there otherwise than its name is known for.
    pub fn moves(&self, kind: KindId) -> Option<String> {
        let kind = self.game.kind(kind);
        let rules = self.game.rules();
        let usual = rules.dress.like.as_ref().is_none_or(|like| {
            let parent = games::find(like).map(Card::default_game);
            parent.is_some_and(|parent| {
                parent.rules().kinds.iter().any(|known| {
                    known.name == kind.name
                        && known.walks == kind.walks
                        && known.powers == kind.powers
                })
            })
        });
        let own = !kind.own_name.is_empty();
        move_of(self.language, &kind.name).filter(|_| usual && !own)
    }

    fn kind_text(&self, kind: KindId, suffix: &str) -> String {
        let kind = self.game.kind(kind);
        if let Some(own) = Dress::name_in(&kind.own_name, self.language.code()) {
            return own.to_owned();
        }
        let name = &kind.name;
        let key = format!("piece-{name}{suffix}");
        if has(&key) { self.say(&key, &[]) } else { name.clone() }
    }

    /// The name of a square, as it is typed.
    pub fn square(&self, square: Square) -> String {
        self.game.square_name(square)
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
                let how = self.moves(*kind).unwrap_or_default();
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
            Refusal::Nifu { file } => self.say("refusal-nifu", &[("file", (*file + 1).into())]),
            Refusal::Uchifuzume => self.say("refusal-uchifuzume", &[]),
            Refusal::LeavesKingInCheck => self.say("refusal-leaves-king-in-check", &[]),
            Refusal::KingsFace => self.say("refusal-kings-face", &[]),
            Refusal::OppositionStands => self.say("refusal-opposition-stands", &[]),
            Refusal::NeedsScreen { kind } => self.about_piece("refusal-needs-screen", *kind),
            Refusal::ShunsItsKind { square } => {
                self.about_square("refusal-shuns-its-kind", *square)
            }
            Refusal::LionTrade { square } => self.about_square("refusal-lion-trade", *square),
            Refusal::ProtectedFromEmperor { square } => {
                self.about_square("refusal-protected-from-emperor", *square)
            }
            Refusal::BackAndForth => self.say("refusal-back-and-forth", &[]),
            Refusal::NoPass => self.say("refusal-no-pass", &[]),
            Refusal::CannotPass => self.say(self.cannot_pass(), &[]),
            Refusal::MustCapture => self.say("refusal-must-capture", &[]),
            Refusal::ChainGoesOn { square } => self.about_square("refusal-chain-goes-on", *square),
            Refusal::NoChain => self.say("refusal-no-chain", &[]),
            Refusal::NoSuchClaim => self.say("refusal-no-such-claim", &[]),
            Refusal::OpeningMove => self.say("refusal-opening-move", &[]),
            Refusal::StillPlacing => self.say("refusal-still-placing", &[]),
            Refusal::OutsideOwnArea { kind } => self.about_piece("refusal-outside-own-area", *kind),
            Refusal::PromotesElsewhere { kind } => {
                self.about_piece("refusal-promotes-elsewhere", *kind)
            }
            Refusal::StillHasOne { kind } => self.about_piece("refusal-still-has-one", *kind),
            Refusal::PromotionStrikes { kind } => {
                self.about_piece("refusal-promotion-strikes", *kind)
            }
            Refusal::GivesStalemate => self.say("refusal-gives-stalemate", &[]),
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
            Promotion::Capture { .. } => "refusal-must-promote-capturing",
            Promotion::Zone { choice: Choice::Optional, .. }
            | Promotion::Entering { .. }
            | Promotion::Region { .. }
            | Promotion::ByFile { .. }
            | Promotion::InPlace { .. }
            | Promotion::None => "refusal-must-promote",
        }
    }

    fn cannot_pass(&self) -> &'static str {
        match self.game.rules().passing.pass {
            Pass::Stuck => "refusal-cannot-pass-movable",
            Pass::Never | Pass::LoneKing | Pass::Always => "refusal-cannot-pass",
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

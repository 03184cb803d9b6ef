//! From games and positions to scenes.

use shogido_rules::{
    Game, Kind, KindId, Position, Sighting, Takes, UNLIMITED, View, Walk, rules::Rules,
};

use crate::{
    looks,
    pieces::{Aim, Face, Make, Reach, Stature, Turned},
    scene::{Man, Scene},
};

impl Scene {
    /// Returns the empty board of a game with the looks of its kinds.
    pub fn of_game(game: &Game) -> Self {
        let rules = game.rules();
        let board = looks::board(rules);
        Self {
            men: vec![None; board.len()],
            board,
            faces: rules.kinds.iter().map(|kind| face(kind, rules)).collect(),
            holdable: game.hand_order().iter().map(|kind| kind.index() as u8).collect(),
            hands: vec![Vec::new(); usize::from(rules.players)],
            ..Self::default()
        }
    }

    /// Returns a position with its last move and its kings in check marked.
    pub fn of_position(position: &Position) -> Self {
        let game = position.game();
        let rules = game.rules();
        let mut scene = Self::of_game(game);
        for square in rules.board.all() {
            let man = position.piece_at(square).map(|piece| Man {
                kind: piece.kind.index() as u8,
                owner: piece.owner.index() as u8,
            });
            scene.men[square.index()] = man;
            let checked = position
                .piece_at(square)
                .is_some_and(|piece| game.kind(piece.kind).royal && position.in_check(piece.owner));
            if checked {
                scene.check.push(square.index() as u16);
            }
        }
        for (hand, player) in scene.hands.iter_mut().zip(rules.each_player()) {
            *hand = position
                .hand(player)
                .map(|(kind, count)| (kind.index() as u8, u32::from(count)))
                .collect();
        }
        scene.last = position.last_move().map(squares_of).unwrap_or_default();
        scene
    }

    /// Returns what one viewer sees of a game, and nothing else.
    pub fn of_view(game: &Game, view: &View) -> Self {
        let mut scene = Self::of_game(game);
        for (square, sighting) in view.squares.iter().enumerate() {
            let Sighting::Piece(piece) = sighting else { continue };
            let owner = piece.owner.index() as u8;
            scene.men[square] = Some(Man { kind: piece.kind.index() as u8, owner });
            let royal = game.kind(piece.kind).royal;
            if royal && piece.owner == view.turn && !view.checkers.is_empty() {
                scene.check.push(square as u16);
            }
        }
        let held = |hand: &Vec<(KindId, u8)>| {
            hand.iter().map(|&(kind, n)| (kind.index() as u8, u32::from(n))).collect()
        };
        scene.hands = view.hands.iter().map(held).collect();
        scene.last = view.last_move.map(squares_of).unwrap_or_default();
        scene
    }
}

/// Returns the squares of a move, in the order of its way.
fn squares_of(last: shogido_rules::Move) -> Vec<u16> {
    last.from().into_iter().chain(last.path()).map(|at| at.index() as u16).collect()
}

/// Returns how a kind looks.
fn face(kind: &Kind, rules: &Rules) -> Face {
    let (make, inks) = looks::make(rules);
    // A man of the draughts with shogi pieces shows one side of the pawn or the other.
    let man = matches!(kind.name.as_str(), "hasami-man" | "tobi-man");
    let [short, whole] = if man { ["歩", "と"].map(str::to_owned) } else { kind.kanji.clone() };
    Face {
        letter: kind.letter.clone(),
        kanji: short,
        kanji_full: whole,
        make,
        paired: man || (matches!(make, Make::Disc | Make::Octagon) && !abbreviates(rules)),
        inks,
        turned: Turned::of_name(&kind.name),
        promoted: kind.is_promoted(),
        stature: stature(kind, &rules.kinds),
        // That generals face each other is a rule, not a way to move.
        reach: kind
            .walks
            .iter()
            .filter(|walk| walk.takes != Takes::Royals)
            .map(|walk| reach(walk, kind))
            .collect(),
        powers: kind.powers.clone(),
    }
}

/// Tells whether the second writing of a name is its full form, and not that of the second player.
fn abbreviates(rules: &Rules) -> bool {
    let length = |name: &str| name.chars().count();
    rules.kinds.iter().any(|kind| length(&kind.kanji[0]) < length(&kind.kanji[1]))
}

/// Returns one walk as a move diagram shows it.
fn reach(walk: &Walk, of: &Kind) -> Reach {
    // The first walk is given wherever the man may be.
    let home = of.walks.first().and_then(|first| first.within);
    Reach {
        dx: walk.step.right,
        dy: -walk.step.forward,
        near: walk.least,
        far: if walk.reach == UNLIMITED { Reach::ENDLESS } else { walk.reach },
        aim: match walk.takes {
            Takes::Anything => Aim::Both,
            Takes::Nothing => Aim::Move,
            Takes::Enemies | Takes::Royals => Aim::Capture,
        },
        manner: walk.manner,
        sometimes: walk.begins.is_some() || (walk.within.is_some() && walk.within != home),
    }
}

/// A promoted piece is the same wood turned over, so it keeps the size of what it was.
fn stature(kind: &Kind, kinds: &[Kind]) -> Stature {
    let from = kinds.iter().find(|other| other.promotes_to.as_ref() == Some(&kind.id));
    if let Some(from) = from.filter(|_| kind.is_promoted()) {
        return stature(from, &[]);
    }
    match kind.kanji[0].as_str() {
        _ if kind.royal => Stature::King,
        "飛" | "角" => Stature::Major,
        "桂" => Stature::Knight,
        "香" => Stature::Lance,
        "歩" | "兵" | "卒" | "士" | "步" | "騎" => Stature::Pawn,
        _ => Stature::General,
    }
}

#[cfg(test)]
mod tests {
    use expect_test::expect;
    use shogido_rules::{Reading, games};

    use super::*;
    use crate::{Captions, Colours, PieceSet, Side, Style};

    fn shogi(sfen: &str) -> Scene {
        let game = games::find("shogi").expect("shogi is a game").default_game();
        Scene::of_position(&Position::from_sfen(&game, sfen, Reading::Diagram).expect("a position"))
    }

    const MIDGAME: &str =
        "ln1g3nl/1r4gk1/p1sp1sbp1/2p1p1p1p/1p1P1P3/2P1P1P1P/PPBS1SNP1/2GR2GK1/LN6L b P2p 1";

    #[test]
    fn a_position_becomes_a_text_diagram_with_both_hands() {
        let style = Style { coordinates: Some(crate::Coordinates::Japanese), ..Style::default() };
        expect![[r"
            Gote: 歩二
              ９ ８ ７ ６ ５ ４ ３ ２ １
            +---------------------------+
            |v香v桂 ・v金 ・ ・ ・v桂v香|一
            | ・v飛 ・ ・ ・ ・v金v玉 ・|二
            |v歩 ・v銀v歩 ・v銀v角v歩 ・|三
            | ・ ・v歩 ・v歩 ・v歩 ・v歩|四
            | ・v歩 ・ 歩 ・ 歩 ・ ・ ・|五
            | ・ ・ 歩 ・ 歩 ・ 歩 ・ 歩|六
            | 歩 歩 角 銀 ・ 銀 桂 歩 ・|七
            | ・ ・ 金 飛 ・ ・ 金 玉 ・|八
            | 香 桂 ・ ・ ・ ・ ・ ・ 香|九
            +---------------------------+
            Sente: 歩
        "]]
        .assert_eq(&shogi(MIDGAME).text(style, Captions::default()));
    }

    #[test]
    fn letters_are_capital_for_the_first_player_from_either_side() {
        let style = Style { pieces: PieceSet::Letters, side: Side::Second, ..Style::default() };
        expect![[r"
            Sente: R B G×2
               1  2  3  4  5  6  7  8  9
            +----------------------------+
            |  ·  ·  ·  ·  K  ·  ·  ·  · | i
            |  ·  ·  ·  ·  ·  ·  ·  ·  · | h
            |  ·  ·  ·  ·  ·  ·  ·  ·  · | g
            |  ·  ·  ·  ·  ·  ·  ·  ·  · | f
            |  ·  ·  ·  ·  ·  ·  ·  ·  · | e
            |  ·  ·  ·  ·  ·  ·  ·  ·  · | d
            |  ·  ·  ·  · +P  ·  ·  ·  · | c
            |  ·  ·  ·  ·  ·  ·  ·  ·  · | b
            |  ·  ·  ·  ·  k  ·  ·  ·  · | a
            +----------------------------+
            Gote: –
        "]]
        .assert_eq(&shogi("4k4/9/4+P4/9/9/9/9/9/4K4 b RB2G 1").text(style, Captions::default()));
    }

    #[test]
    fn every_game_is_drawn_in_every_set_with_every_symbol_it_uses() {
        for card in games::all() {
            let scene = Scene::of_position(&Position::start(&card.default_game()));
            for set in PieceSet::ALL {
                let svg = scene.svg(Style { pieces: set, ..Style::default() }, Colours::Wood, "x");
                for used in svg.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next())
                {
                    assert!(svg.contains(&format!("id=\"{used}\"")), "{}: {used}", card.id);
                }
                let held: usize = scene.hands.iter().map(Vec::len).sum();
                let men = scene.men.iter().flatten().count() + held;
                assert_eq!(svg.matches("<use").count(), men, "{}", card.id);
            }
        }
    }

    #[test]
    fn a_promoted_piece_is_as_large_as_it_was() {
        let scene = shogi("4k4/9/9/9/9/9/9/9/4K4 b - 1");
        let of = |letter: &str| {
            scene.faces.iter().find(|face| face.letter == letter).expect("a letter").stature
        };
        assert_eq!((of("+P"), of("+R"), of("K")), (Stature::Pawn, Stature::Major, Stature::King));
    }

    #[test]
    fn a_king_in_check_and_the_last_move_are_marked() {
        let game = games::find("shogi").expect("shogi is a game").default_game();
        let mut position = Position::start(&game);
        for text in ["7g7f", "3c3d", "8h3c+"] {
            let played = position.parse_move(text).expect("a move");
            position.try_play(played).expect("a legal move");
        }
        let scene = Scene::of_position(&position);
        assert_eq!((scene.last.as_slice(), scene.check.as_slice()), (&[70, 20][..], &[36][..]));
    }
}

//! Chaturanga, for two: the oldest chess known, in one of its reconstructions.
//!
//! Source: L. Kislyuk's book on shogi, chapter VIII, which twice says that the elephant moves like
//! the silver general (so al-Biruni). No single set of rules is known. The kings stand on e1 and d8
//! and pawns become counsellors on the last rank; other readings, by H. J. R. Murray and John
//! Gollon, are options. The book also says that the first position could be rearranged, but not
//! how: that is not offered.

use super::{chess, shatranj};
use crate::game::{Card, RuleOption, Settled};
use crate::kind::{Begins, Kind, Walk};
use crate::rules::*;

pub(super) const CARD: Card =
    Card { id: "chaturanga", options: OPTIONS, modern: MODERN, reconstructed: true, rules };

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "elephant", values: &["silver", "alfil", "dabbaba"] },
    RuleOption { name: "kings", values: &["point", "mirror"] },
    RuleOption { name: "stalemate", values: &["draw", "stalemated-wins", "stalemated-loses"] },
    RuleOption { name: "bare_king", values: &["off", "win-unless-bared-back"] },
    RuleOption { name: "king_leap", values: &["false", "true"] },
    RuleOption { name: "promotion", values: &["counsellor", "by-file"] },
    super::shogi::ILLEGAL_MOVE,
];

const MODERN: &[(&str, &str)] = &[("elephant", "alfil"), ("kings", "mirror")];

fn rules(choice: &Settled<'_>) -> Rules {
    let leaps = choice.value("king_leap") == "true";
    let mirror = choice.value("kings") == "mirror";
    let far = if mirror { "rnsfksnr" } else { "rnskfsnr" };
    let home = if mirror { "e8" } else { "d8" };
    let rights = if leaps { "Kk" } else { "-" };
    let right = |letter, square: &str| Right { letter, squares: vec![square.to_owned()] };
    let parent = shatranj::slow_chess(choice, "f");
    let men = |rank: &str| rank.chars().map(|letter| letter.to_string()).collect::<Vec<_>>();
    Rules {
        promotion: match choice.value("promotion") {
            // The second player's left is the first player's right.
            "by-file" => Promotion::ByFile {
                kind: "p".to_owned(),
                into: vec![men(far), men(&NEAR.chars().rev().collect::<String>())],
            },
            _ => parent.promotion,
        },
        id: "chaturanga".to_owned(),
        kinds: kinds(choice.value("elephant"), leaps),
        setup: format!("{far}/pppppppp/8/8/8/8/PPPPPPPP/{} w {rights} - 0 1", NEAR.to_uppercase()),
        first_moves: FirstMoves {
            rights: if leaps { vec![right('K', "e1"), right('k', home)] } else { Vec::new() },
            ended_by: EndOfRights::Check,
            ..FirstMoves::default()
        },
        endings: Endings {
            stalemate: match choice.value("stalemate") {
                "stalemated-wins" => Stalemate::Wins,
                "stalemated-loses" => Stalemate::Loses,
                _ => Stalemate::Draws,
            },
            bare_king: shatranj::bare_king(choice.value("bare_king")),
            ..Endings::PLAIN
        },
        ..parent
    }
}

/// The first player's men on the first rank, from the left.
const NEAR: &str = "rnsfksnr";

fn kinds(elephant: &str, leaps: bool) -> Vec<Kind> {
    let fresh = |walk| Walk { begins: Some(Begins::Fresh), ..walk };
    let raja = Kind::new("k", "K", "chaturanga-raja", ["王", "王"], "K").royal();
    let gaja = match elephant {
        "alfil" => "A",
        "dabbaba" => "D",
        _ => "FfW",
    };
    vec![
        if leaps { raja.also("mN", fresh) } else { raja },
        Kind::new("f", "F", "chaturanga-mantri", ["臣", "臣"], "F").also_read("Q"),
        Kind::new("s", "S", "chaturanga-gaja", ["象", "象"], gaja).also_read("EB"),
        Kind::new("n", "N", "chaturanga-ashva", ["馬", "馬"], "N"),
        Kind::new("r", "R", "chaturanga-ratha", ["車", "車"], "R"),
        Kind::new("p", "P", "chaturanga-padati", ["歩", "歩"], chess::PAWN),
    ]
}

//! KIF, the format of Kakinoki Shogi and the most common one in Japan.
//!
//! Source: the description of the format by Y. Kakinoki (page of 2024-08-02) and the ways in which
//! real files differ from it. The reader takes each of them: wide and narrow digits, moves with and
//! without numbers, marks and times, `同` with any blank or none, names in every spelling.
//! Variations (`変化：12手`) belong to the newest line that reaches the move before.

mod board;
mod clock;
mod line;
mod read;
mod result;
mod write;

pub(crate) use line::{is_header_line, is_move_line};
pub(crate) use read::read;
pub use write::write;

use crate::record::Special;

/// The handicaps: their names in KIF, spellings included, and the ids of the game's own starts.
const HANDICAPS: &[(&str, &str)] = &[
    ("香落ち", "left-lance"),
    ("右香落ち", "right-lance"),
    ("角落ち", "bishop"),
    ("飛車落ち", "rook"),
    ("飛落ち", "rook"),
    ("飛香落ち", "rook-lance"),
    ("二枚落ち", "two-pieces"),
    ("三枚落ち", "three-pieces"),
    ("四枚落ち", "four-pieces"),
    ("五枚落ち", "five-pieces"),
    ("左五枚落ち", "left-five-pieces"),
    ("六枚落ち", "six-pieces"),
    ("左七枚落ち", "left-seven-pieces"),
    ("右七枚落ち", "right-seven-pieces"),
    ("八枚落ち", "eight-pieces"),
    ("十枚落ち", "ten-pieces"),
];

/// The words that end a line.
const SPECIALS: &[(&str, Special)] = &[
    ("投了", Special::Resignation),
    ("中断", Special::Interruption),
    ("千日手", Special::Repetition),
    ("持将棋", Special::Impasse),
    ("詰み", Special::Checkmate),
    ("詰", Special::Checkmate),
    ("不詰", Special::NoMate),
    ("切れ負け", Special::Timeout),
    ("反則負け", Special::FoulBySideToMove),
    ("反則勝ち", Special::FoulByPrevious),
    ("入玉勝ち", Special::Declaration),
    ("引き分け", Special::Draw),
    ("引分", Special::Draw),
];

/// Words that stand where a move would but leave the game open.
const OPEN_WORDS: &[&str] =
    &["封じ手", "待った", "エラー", "無勝負", "不戦勝", "不戦敗", "トライ", "パス"];

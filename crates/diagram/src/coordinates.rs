//! The five ways of naming squares on the edges of a board.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A system of coordinates, told by where it starts counting and in which signs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Coordinates {
    /// Files `a`… from the left, ranks `1`… from the bottom, as on a chess board: `c3`.
    International,
    /// File number from the right, rank letter from the top: `7g`.
    #[default]
    Letters,
    /// File number from the right, Roman rank from the top: `7VII`.
    Roman,
    /// File letter from the right, rank number from the top: `g7`.
    LatinFiles,
    /// Wide file digit from the right, Japanese rank numeral from the top: `７七`.
    Japanese,
}

/// Tells that a name belongs to no system of coordinates.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "“{0}” is no system of coordinates; there are international, letters, roman, latin-files and japanese"
)]
pub struct UnknownCoordinates(String);

impl Coordinates {
    /// Every system, in the order in which a list shows them.
    pub const ALL: [Self; 5] =
        [Self::International, Self::Letters, Self::Roman, Self::LatinFiles, Self::Japanese];

    /// Returns the name used on the command line and in settings.
    pub fn name(self) -> &'static str {
        match self {
            Self::International => "international",
            Self::Letters => "letters",
            Self::Roman => "roman",
            Self::LatinFiles => "latin-files",
            Self::Japanese => "japanese",
        }
    }

    /// Returns the label of a file counted from the right, starting at 0.
    pub fn file(self, file: u8, files: u8) -> String {
        match self {
            Self::International => letter(files - 1 - file),
            Self::LatinFiles => letter(file),
            Self::Letters | Self::Roman => (file + 1).to_string(),
            Self::Japanese => wide(file + 1),
        }
    }

    /// Returns the label of a rank counted from the top, starting at 0.
    pub fn rank(self, rank: u8, ranks: u8) -> String {
        match self {
            Self::International => (ranks - rank).to_string(),
            Self::LatinFiles => (rank + 1).to_string(),
            Self::Letters => letter(rank),
            Self::Roman => roman(rank + 1),
            Self::Japanese => kanji_number(rank + 1),
        }
    }

    /// Returns the name of a square: its file, then its rank.
    ///
    /// ```
    /// use shogido_diagram::Coordinates;
    /// assert_eq!(Coordinates::Roman.square((6, 6), (9, 9)), "7VII");
    /// assert_eq!(Coordinates::International.square((6, 6), (9, 9)), "c3");
    /// ```
    pub fn square(self, (file, rank): (u8, u8), (files, ranks): (u8, u8)) -> String {
        self.file(file, files) + &self.rank(rank, ranks)
    }
}

impl std::str::FromStr for Coordinates {
    type Err = UnknownCoordinates;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|system| system.name() == name)
            .ok_or_else(|| UnknownCoordinates(name.to_owned()))
    }
}

impl std::fmt::Display for Coordinates {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// Names a position in the alphabet; boards reach 25 files, so 26 letters are enough.
fn letter(index: u8) -> String {
    char::from(b'a' + index.min(25)).to_string()
}

/// Writes a number in wide digits, as Japanese diagrams head their files.
pub(crate) fn wide(number: u8) -> String {
    let digit = |d: char| char::from_u32(d as u32 - '0' as u32 + '０' as u32).unwrap_or(d);
    number.to_string().chars().map(digit).collect()
}

/// Writes a Roman numeral up to 39.
pub(crate) fn roman(number: u8) -> String {
    const UNITS: [&str; 10] = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
    "X".repeat(usize::from(number / 10)) + UNITS[usize::from(number % 10)]
}

/// Writes a Japanese numeral up to 99: 九, 十, 十一, 二十五.
pub(crate) fn kanji_number(number: u8) -> String {
    const DIGITS: [&str; 10] = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let (tens, units) = (usize::from(number / 10), usize::from(number % 10));
    let head = match tens {
        0 => String::new(),
        1 => "十".to_owned(),
        n => format!("{}十", DIGITS[n]),
    };
    head + DIGITS[units]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_four_systems_of_the_book_and_the_japanese_one_name_the_same_squares() {
        let names = |square| Coordinates::ALL.map(|system| system.square(square, (9, 9)));
        assert_eq!(names((6, 6)), ["c3", "7g", "7VII", "g7", "７七"]);
        assert_eq!(names((8, 8)), ["a1", "9i", "9IX", "i9", "９九"]);
        assert_eq!(names((0, 0)), ["i9", "1a", "1I", "a1", "１一"]);
        assert_eq!(names((4, 4)), ["e5", "5e", "5V", "e5", "５五"]);
    }

    #[test]
    fn every_system_names_every_square_of_the_largest_board_differently() {
        for system in Coordinates::ALL {
            let mut names: Vec<_> = (0..25)
                .flat_map(|file| (0..25).map(move |rank| system.square((file, rank), (25, 25))))
                .collect();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), 625, "{system}");
        }
        assert_eq!(Coordinates::Letters.square((24, 24), (25, 25)), "25y");
        assert_eq!(Coordinates::Japanese.square((24, 24), (25, 25)), "２５二十五");
    }

    #[test]
    fn an_unknown_system_is_refused_with_the_list_of_known_ones() {
        let error = "chinese".parse::<Coordinates>().unwrap_err();
        assert!(error.to_string().contains("latin-files"));
        assert_eq!("roman".parse(), Ok(Coordinates::Roman));
    }
}

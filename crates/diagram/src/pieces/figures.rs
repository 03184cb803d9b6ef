//! Signs that need no language: the figures of the book, drawn as our own vector paths.
//!
//! King, knight, bishop, rook and pawn have their chess outlines; gold is “Au” in a rayed circle,
//! silver “Ag” in a crescent, the lance a spear. Each figure fills about 60 units around the origin.

/// A figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Figure {
    /// A crown with a cross.
    King,
    /// A tower.
    Rook,
    /// A mitre.
    Bishop,
    /// “Au” in a rayed circle.
    Gold,
    /// “Ag” in a crescent.
    Silver,
    /// A horse's head.
    Knight,
    /// A spear.
    Lance,
    /// A chess pawn.
    Pawn,
    /// An elephant's head with its trunk.
    Elephant,
    /// A spotted cat's face.
    Leopard,
}

/// What a promotion adds to a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Badge {
    /// Nothing.
    #[default]
    None,
    /// A small crown above: promoted rook, bishop and elephant.
    Crown,
    /// Gold's circle around: pieces that have become gold.
    Circle,
}

impl Figure {
    /// Returns the figure of a kind by the character on its face, where we have drawn one.
    pub fn of_kanji(kanji: &str) -> Option<(Self, Badge)> {
        Some(match kanji {
            "玉" | "王" | "玉将" | "王将" => (Self::King, Badge::None),
            "太" | "太子" => (Self::King, Badge::Crown),
            "飛" | "飛車" => (Self::Rook, Badge::None),
            "龍" | "竜" | "龍王" | "竜王" => (Self::Rook, Badge::Crown),
            "角" | "角行" => (Self::Bishop, Badge::None),
            "馬" | "龍馬" | "竜馬" => (Self::Bishop, Badge::Crown),
            "金" | "金将" => (Self::Gold, Badge::None),
            "銀" | "銀将" => (Self::Silver, Badge::None),
            "全" | "成銀" => (Self::Silver, Badge::Circle),
            "桂" | "桂馬" => (Self::Knight, Badge::None),
            "圭" | "成桂" => (Self::Knight, Badge::Circle),
            "香" | "香車" => (Self::Lance, Badge::None),
            "杏" | "成香" => (Self::Lance, Badge::Circle),
            "歩" | "歩兵" => (Self::Pawn, Badge::None),
            "と" | "と金" => (Self::Pawn, Badge::Circle),
            "酔" | "酔象" => (Self::Elephant, Badge::None),
            "豹" | "猛豹" => (Self::Leopard, Badge::None),
            _ => return None,
        })
    }

    /// Draws the figure in the colour of the surrounding text.
    fn draw(self) -> &'static str {
        match self {
            Self::King => KING,
            Self::Rook => ROOK,
            Self::Bishop => BISHOP,
            Self::Gold => GOLD,
            Self::Silver => SILVER,
            Self::Knight => KNIGHT,
            Self::Lance => LANCE,
            Self::Pawn => PAWN,
            Self::Elephant => ELEPHANT,
            Self::Leopard => LEOPARD,
        }
    }

    /// Returns what stands inside gold's circle for this figure; silver leaves its moon outside.
    fn draw_small(self) -> &'static str {
        match self {
            Self::Silver => SILVER_LETTERS,
            other => other.draw(),
        }
    }
}

/// Draws a figure with its badge, as SVG elements filled and stroked with `currentColor`.
pub(crate) fn signed(figure: Figure, badge: Badge) -> String {
    match badge {
        Badge::None => figure.draw().to_owned(),
        Badge::Crown => {
            format!("{CROWN}<g transform=\"translate(0 7) scale(.82)\">{}</g>", figure.draw())
        }
        Badge::Circle => format!("{SUN}<g transform=\"scale(.62)\">{}</g>", figure.draw_small()),
    }
}

const KING: &str = r#"<path d="M-3-33h6v6h6v6h-6v6h-6v-6h-6v-6h6z"/><path fill-rule="evenodd" d="M-17 19C-32 4-33-13-18-14C-8-15-3-8 0-2C3-8 8-15 18-14C33-13 32 4 17 19ZM-14 12C-4 9 4 9 14 12C24 2 26-7 18-8C9-9 4 0 2.6 6h-5.200C-4 0-9-9-18-8C-26-7-24 2-14 12Z"/><path d="M-18 22h36v8h-36z"/>"#;

const ROOK: &str = r#"<path d="M-21-27h10v7h6v-7h10v7h6v-7h10v14l-7 6v19l6 6H-20l6-6V-7l-7-6z"/><path d="M-23 21h46v9h-46z"/>"#;

const BISHOP: &str = r#"<circle cy="-28" r="4.5"/><path fill-rule="evenodd" d="M0-24C12-15 19-5 17 4C16 9 12 12 10 15H-10C-12 12-16 9-17 4C-19-5-12-15 0-24ZM-2.5-13v8h-8v5h8v10h5v-10h8v-5h-8v-8z"/><path d="M-13 18h26v4h-26z"/><path d="M0 24C6 24 10 30 25 26v5C12 33 5 31 0 28C-5 31-12 33-25 31v-5C-10 30-6 24 0 24Z"/>"#;

const SUN: &str = r#"<g fill="none" stroke="currentColor" stroke-width="3"><circle r="23"/><path stroke-linecap="round" d="M0-27v-6M0 27v6M-27 0h-6M27 0h6M19-19l4-4M19 19l4 4M-19-19l-4-4M-19 19l-4 4M10.5-25l2-5M-10.5-25l-2-5M10.5 25l2 5M-10.5 25l-2 5M25-10.500l5-2M25 10.500l5 2M-25-10.500l-5-2M-25 10.500l-5 2"/></g>"#;

const GOLD: &str = concat!(
    r#"<g fill="none" stroke="currentColor" stroke-width="3"><circle r="23"/><path stroke-linecap="round" d="M0-27v-6M0 27v6M-27 0h-6M27 0h6M19-19l4-4M19 19l4 4M-19-19l-4-4M-19 19l-4 4M10.5-25l2-5M-10.5-25l-2-5M10.5 25l2 5M-10.5 25l-2 5M25-10.500l5-2M25 10.500l5 2M-25-10.500l-5-2M-25 10.500l-5 2"/></g>"#,
    r#"<path fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="M-15 10l7.5-20L0 10M-12.5 3.500h10M4.5-3v7.500C4.5 12 14 12 14 4.500V-3M14 4v6"/>"#
);

const SILVER: &str = r#"<path d="M9-31A31 31 0 1 0 9 31A24.5 31 0 1 1 9-31Z"/><path fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="M-10 9l7.5-20L5 9M-7.5 2.500h10M23-3.500v13C23 17 13 16.5 12 13.500M23 2.500A5.5 6 0 1 1 22.9 2"/>"#;

const SILVER_LETTERS: &str = r#"<path fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M-29 15l12-32L-5 15M-25 5h16M26-6v22C26 29 9 29 7 22M26 4A9 10 0 1 1 25.9 3"/>"#;

const KNIGHT: &str = r#"<path fill-rule="evenodd" d="M-4-24L-5-33L3-26C18-24 26-9 24 18H-13C-13 6-1 2 0-7C-6-3-11-3-14 0C-16 3-18 7-22 6C-26 5-27 1-25-4C-22-11-18-20-4-24ZM-7-15A2.8 2.8 0 1 0-6.9-15Z"/><path d="M-18 21h46v9h-46z"/>"#;

const LANCE: &str = r#"<path d="M0-38L12-13L4-7V34h-8V-7L-12-13Z"/><path d="M-14-2h28v5h-28z"/>"#;

const PAWN: &str = r#"<circle cy="-15" r="11"/><path d="M-12-4h24v5h-6C6 8 9 14 17 18H-17C-9 14-6 8-6 1h-6z"/><path d="M-21 21h42v9h-42z"/>"#;

const ELEPHANT: &str = r#"<path fill-rule="evenodd" d="M-12-24C-26-27-33-17-31-5C-29 6-21 10-15 6C-12 14-9 18-6 22C-4 27 1 32 7 31C13 30 14 24 10 22C7 21 7 25 5 24C3 22 6 14 7 10C8 9 10 8 12 6C21 10 29 6 31-5C33-17 26-27 12-24C5-29-5-29-12-24ZM-9-8A2.8 2.8 0 1 0-8.9-8ZM9-8A2.8 2.8 0 1 0 9.1-8Z"/><path d="M-13 10C-16 17-21 20-26 19C-23 14-20 10-18 8ZM15 9C17 17 21 20 26 19C23 14 21 11 19 8Z"/>"#;

const LEOPARD: &str = r#"<path fill-rule="evenodd" d="M-25-26C-18-27-12-25-9-21C-3-23 3-23 9-21C12-25 18-27 25-26C27-19 26-13 23-9C29 6 17 26 0 28C-17 26-29 6-23-9C-26-13-27-19-25-26ZM-12-4A3.5 3.5 0 1 0-11.9-4ZM12-4A3.5 3.5 0 1 0 12.1-4ZM-5 8L0 14L5 8ZM-3-17A2.6 2.6 0 1 0-2.9-17ZM4-12A2.6 2.6 0 1 0 4.1-12ZM-5-10A2.2 2.2 0 1 0-4.9-10ZM-17 6A2.4 2.4 0 1 0-16.9 6ZM17 6A2.4 2.4 0 1 0 17.1 6ZM-12 14A2.4 2.4 0 1 0-11.9 14ZM12 14A2.4 2.4 0 1 0 12.1 14Z"/>"#;

const CROWN: &str = r#"<path d="M-15-24l-4-13l9 6L0-40L10-31l9-6l-4 13z"/>"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn promoted_pieces_show_the_sign_they_came_from() {
        assert_eq!(Figure::of_kanji("龍"), Some((Figure::Rook, Badge::Crown)));
        assert_eq!(Figure::of_kanji("と"), Some((Figure::Pawn, Badge::Circle)));
        assert_eq!(Figure::of_kanji("鳳"), None);
    }

    #[test]
    fn gold_wears_the_circle_that_promoted_pieces_take_over() {
        assert!(GOLD.starts_with(SUN));
    }
}

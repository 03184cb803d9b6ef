//! Pieces that stand: turned wood, bone and shells of the games from India to the West.
//!
//! Every figure is our own vector path: a silhouette of about 80 units around the origin, and a few
//! lines on it. They stand upright for both players, whose colours tell them apart.

use std::fmt::Write as _;

use super::Ink;

/// A standing piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Turned {
    /// A closed crown with a cross.
    King,
    /// A crown of five points.
    Queen,
    /// A tower.
    Rook,
    /// A mitre.
    Bishop,
    /// A horse's head.
    Knight,
    /// A pawn.
    Pawn,
    /// A crown of three points: ferz, counsellor, general.
    Counsellor,
    /// An elephant's head.
    Elephant,
    /// A hooded old man.
    Sage,
    /// A cap with bells.
    Fool,
    /// A bow with its arrow.
    Archer,
    /// A rocket.
    Rocket,
    /// A cannon's barrel on its mount.
    Cannon,
    /// A tall bell tower, the Thai king.
    Khun,
    /// A small bell tower, the Thai counsellor.
    Met,
    /// A lotus bud, the Thai silver general.
    Khon,
    /// A boat, the Thai rook.
    Boat,
    /// A cowrie shell, the Thai pawn.
    Shell,
    /// The shell turned over.
    ShellTurned,
}

/// How the names begin of the kinds that stand, or lie on points with a character on them.
const FAMILIES: [&str; 9] = [
    "chess-",
    "chaturanga-",
    "shatranj-",
    "courier-",
    "forty-",
    "makruk-",
    "sittuyin-",
    "xq-",
    "jg-",
];

impl Turned {
    /// Returns the figure of a kind by its name in the rules, where we have drawn one.
    pub fn of_name(name: &str) -> Option<Self> {
        Some(match name {
            "makruk-khun" => Self::Khun,
            "makruk-met" => Self::Met,
            "makruk-khon" => Self::Khon,
            "makruk-ruea" => Self::Boat,
            "makruk-bia" => Self::Shell,
            "makruk-bia-ngai" => Self::ShellTurned,
            "courier-courier" => Self::Bishop,
            "courier-bishop" => Self::Archer,
            _ => match FAMILIES.iter().find_map(|family| name.strip_prefix(family))? {
                "king" | "raja" | "shah" | "general" if name != "sittuyin-general" => Self::King,
                "queen" if name == "courier-queen" => Self::Counsellor,
                "queen" => Self::Queen,
                "mantri" | "ferz" | "general" | "advisor" | "guard" => Self::Counsellor,
                "bishop" => Self::Bishop,
                "gaja" | "fil" | "elephant" => Self::Elephant,
                "knight" | "ashva" | "faras" | "horse" | "ma" => Self::Knight,
                "rook" | "ratha" | "rukh" | "chariot" => Self::Rook,
                "pawn" | "padati" | "baidaq" | "soldier" | "infantry" => Self::Pawn,
                "man" | "literatus" => Self::Sage,
                "fool" => Self::Fool,
                "rocket" => Self::Rocket,
                "cannon" => Self::Cannon,
                _ => return None,
            },
        })
    }

    /// Returns the outline and the lines drawn on it.
    fn paths(self) -> (&'static str, &'static str) {
        match self {
            Self::King => KING,
            Self::Queen => QUEEN,
            Self::Rook => ROOK,
            Self::Bishop => BISHOP,
            Self::Knight => KNIGHT,
            Self::Pawn => PAWN,
            Self::Counsellor => COUNSELLOR,
            Self::Elephant => ELEPHANT,
            Self::Sage => SAGE,
            Self::Fool => FOOL,
            Self::Archer => ARCHER,
            Self::Rocket => ROCKET,
            Self::Cannon => CANNON,
            Self::Khun => KHUN,
            Self::Met => MET,
            Self::Khon => KHON,
            Self::Boat => BOAT,
            Self::Shell => SHELL,
            Self::ShellTurned => SHELL_TURNED,
        }
    }
}

/// Draws the figure in the colour of its owner.
pub(super) fn standing(figure: Turned, ink: Ink) -> String {
    let (body, lines) = figure.paths();
    let mut out = format!("<g class=\"pc-turned {}\"><path d=\"{body}\"/>", ink.stuff());
    let _ = write!(out, "<path class=\"pc-cut\" d=\"{lines}\"/></g>");
    out
}

/// Draws the figure as a flat sign in the colour of the surrounding ink, `scale` times its size.
pub(super) fn flat(figure: Turned, scale: f32) -> String {
    let (body, lines) = figure.paths();
    format!(
        "<g class=\"pc-flat\" transform=\"scale({scale:.2})\"><path d=\"{body}\"/>\
         <path class=\"pc-cut\" d=\"{lines}\"/></g>"
    )
}

type Paths = (&'static str, &'static str);

const KING: Paths = (
    "M-3-46H3V-40H9V-34H3V-27C7-33 14-35 21-33C35-29 36-13 26 3L23 20C24 24 26 27 28 30V40H-28V30\
     C-26 27-24 24-23 20L-26 3C-36-13-35-29-21-33C-14-35-7-33-3-27V-34H-9V-40H-3Z",
    "M0-25C-2-14-1-6 0 2M0-25C2-14 1-6 0 2M-26 3C-10-2 10-2 26 3M-24 11C-10 6 10 6 24 11M-28 30H28",
);

const QUEEN: Paths = (
    "M-34-22a5 5 0 1 1 4.500 1.800L-19 2L-18-24a5 5 0 1 1 4 0L-6 0L-2-30a5 5 0 1 1 4 0L6 0L14-24a5 \
     5 0 1 1 4 0L19 2L29.500-20.200A5 5 0 1 1 34-22L25 14C25 20 26 26 28 30V40H-28V30C-26 26-25 \
     20-25 14Z",
    "M-25 14C-10 9 10 9 25 14M-25.500 21C-10 16 10 16 25.500 21M-28 30H28",
);

const ROOK: Paths = (
    "M-25-32H-14V-24H-6V-32H6V-24H14V-32H25V-16L17-9V14L22 22V26L28 31V40H-28V31L-22 26V22L-17 14V\
     -9L-25-16Z",
    "M-25-16H25M-17-9H17M-17 14H17M-28 31H28",
);

const BISHOP: Paths = (
    "M0-44a5 5 0 0 1 3.500 8.600C14-27 20-15 17-4C16 3 12 8 10 11H14V18H10C12 24 18 28 28 31V40H-28V\
     31C-18 28-12 24-10 18H-14V11H-10C-12 8-16 3-17-4C-20-15-14-27-3.500-35.400A5 5 0 0 1 0-44Z",
    "M0-24V-6M-7-16H7M-10 11H10M-10 18H10M-28 31H28",
);

const KNIGHT: Paths = (
    "M-4-42L3-31C24-27 32-2 25 26L30 31V40H-24V31L-17 26C-18 12-3 7 2-8C-6-1-13-2-17 2C-20 6-24 9-29 \
     6C-34 3-33-3-30-7C-25-13-23-18-20-24C-17-30-12-33-7-34Z",
    "M-13-20a1.500 1.500 0 1 1-.1 0M-28-1L-24-3M8-25C20-18 24-2 20 22M-17 26H25M-24 31H30",
);

const PAWN: Paths = (
    "M0-32A14 14 0 0 1 9.500-7.700C13-5 15-2 15 2H10C10 14 15 22 24 29V40H-24V29C-15 22-10 14-10 2H-15\
     C-15-2-13-5-9.500-7.700A14 14 0 0 1 0-32Z",
    "M-10 2H10M-24 29H24",
);

const COUNSELLOR: Paths = (
    "M0-36a5 5 0 0 1 2.500 9.300L11-4L25-20a4.500 4.500 0 1 1 4 3.500L22 14C22 21 24 26 27 30V40H-27V30\
     C-24 26-22 21-22 14L-29-16.500a4.500 4.500 0 1 1 4-3.500L-11-4L-2.500-26.700A5 5 0 0 1 0-36Z",
    "M-22 14C-9 9 9 9 22 14M-22 21C-9 16 9 16 22 21M-27 30H27",
);

const ELEPHANT: Paths = (
    "M-4-34C8-40 26-32 29-12C31 4 28 18 27 29L31 32V40H-12V32L-8 28C-7 18-10 10-14 7C-14 18-17 27-25 \
     27C-32 27-35 20-33 12L-27 13C-28 18-27 21-25 21C-20 21-22 8-23-3C-25-19-17-30-4-34Z",
    "M2-26C18-30 24-12 16 4C6 4-1-8 2-26ZM-11-16a1.500 1.500 0 1 1-.1 0M-14 7L-19 12M-8 31H29",
);

const SAGE: Paths = (
    "M0-40C14-38 20-26 18-12C17-4 14 0 11 3C16 12 20 22 27 30V40H-27V30C-20 22-16 12-11 3C-14 0-17-4-18\
     -12C-20-26-14-38 0-40Z",
    "M0-29C8-28 11-21 10-13C9-6 4-2 0 12C-4-2-9-6-10-13C-11-21-8-28 0-29ZM-10-14C-4-10 4-10 10-14M-27 \
     30H27",
);

const FOOL: Paths = (
    "M0-8C2-22 6-34 16-36C28-38 35-28 33-16A5 5 0 1 1 27-16C27-24 22-26 19-22C18-14 18-6 16 4C18 14 \
     20 24 27 30V40H-27V30C-20 24-18 14-16 4C-18-6-18-14-19-22C-22-26-27-24-27-16A5 5 0 1 1-33-16C-35\
     -28-28-38-16-36C-6-34-2-22 0-8Z",
    "M0-8V4M-16 4C-6 0 6 0 16 4M-17 11C-6 7 6 7 17 11M-27 30H27",
);

const ARCHER: Paths = (
    "M0-42L7-31L3-32V-29C22-25 30-10 30 4L25 5C23-8 16-19 3-23V24C12 25 20 28 27 31V40H-27V31C-20 28-\
     12 25-3 24V-23C-16-19-23-8-25 5L-30 4C-30-10-22-25-3-29V-32L-7-31Z",
    "M-27 4L0 16L27 4M-27 31H27",
);

const ROCKET: Paths = (
    "M0-42C8-34 11-24 11-12V4L21 14V24L10 19L16 31H28V40H-28V31H-16L-10 19L-21 24V14L-11 4V-12C-11-24-\
     8-34 0-42Z",
    "M-11-12H11M-11 4H11M0 10V28M-5 22L0 31L5 22",
);

const CANNON: Paths = (
    "M-28-24L-22-30L25 1C31 5 31 14 25 17A19 19 0 0 1 17 29L28 32V40H-28V32L-15 30A19 19 0 0 1-13 2L-28\
     -13Z",
    "M-1 16m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-1 4V28M-13 16H11M-28 32H28",
);

const KHUN: Paths = (
    "M0-46C3-38 4-33 5-28H9V-22H6C9-14 14-8 16 0H20V7H17C19 16 22 24 28 30V40H-28V30C-22 24-19 16-17 \
     7H-20V0H-16C-14-8-9-14-6-22H-9V-28H-5C-4-33-3-38 0-46Z",
    "M-6-22H6M-16 0H16M-17 7H17M-19 16H19M-28 30H28",
);

const MET: Paths = (
    "M0-34C3-27 4-22 5-17H9V-11H6C9-5 13 0 15 6H19V12H16C18 19 21 25 26 30V40H-26V30C-21 25-18 19-16 \
     12H-19V6H-15C-13 0-9-5-6-11H-9V-17H-5C-4-22-3-27 0-34Z",
    "M-6-11H6M-15 6H15M-16 12H16M-26 30H26",
);

const KHON: Paths = (
    "M0-38C4-30 19-22 19-6C19 3 15 8 11 11H16V18H11C13 24 19 28 27 31V40H-27V31C-19 28-13 24-11 18H-16\
     V11H-11C-15 8-19 3-19-6C-19-22-4-30 0-38Z",
    "M0-30C-8-20-9-4 0 8C9-4 8-20 0-30M-11 11H11M-11 18H11M-27 31H27",
);

const BOAT: Paths = (
    "M-31-8C-20-14-10-16-7-17V-22H7V-17C10-16 20-14 31-8V4L25 12V24L31 31V40H-31V31L-25 24V12L-31 4Z",
    "M-31-8C-12-3 12-3 31-8M-31 4H31M-25 12H25M-25 24H25M-31 31H31",
);

const SHELL: Paths = (
    "M0-28C16-28 26-14 26 6C26 24 15 34 0 34C-15 34-26 24-26 6C-26-14-16-28 0-28Z",
    "M-2-21C5-8 5 14-1 27M-6-14L0-13M-8-5L2-5M-8 4L3 4M-7 13L2 12M-5 21L0 20",
);

const SHELL_TURNED: Paths = (
    "M0-28C16-28 26-14 26 6C26 24 15 34 0 34C-15 34-26 24-26 6C-26-14-16-28 0-28Z",
    "M-14-8C-8-20 8-20 14-8M-17 4C-8-10 8-10 17 4M0 16m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_of_one_office_share_a_figure_and_other_kinds_have_none() {
        assert_eq!(Turned::of_name("chess-king"), Some(Turned::King));
        assert_eq!(Turned::of_name("shatranj-shah"), Some(Turned::King));
        assert_eq!(Turned::of_name("sittuyin-general"), Some(Turned::Counsellor));
        assert_eq!(Turned::of_name("courier-bishop"), Some(Turned::Archer));
        assert_eq!(Turned::of_name("lion"), None);
        assert_eq!(Turned::of_name("gold-general"), None);
    }
}

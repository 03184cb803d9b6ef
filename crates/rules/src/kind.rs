//! What a piece is: its letter, its faces, how it walks and what it becomes.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::board::{Player, Vector};

/// No limit to a walk but the edge and other men.
pub const UNLIMITED: u8 = u8::MAX;

/// The number of a kind within its game's list of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
#[serde(transparent)]
pub struct KindId(u8);

impl KindId {
    /// Returns the kind with this number in the game's list.
    pub const fn new(index: u8) -> KindId {
        KindId(index)
    }

    /// Returns the number of the kind, for use as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn raw(self) -> u8 {
        self.0
    }
}

/// A man on the board: a kind and its owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Piece {
    /// What it is; promoted men are kinds of their own.
    pub kind: KindId,
    /// Whose it is.
    pub owner: Player,
}

/// One line along which a piece walks: repeated steps over empty squares, capturing at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Walk {
    /// One step, as the owner sees it. A leap is a walk of one long step.
    pub step: Vector,
    /// How many steps at least: 2 for the double step of a pawn, else 1.
    pub least: u8,
    /// How many steps at most; [`UNLIMITED`] for a ranging piece.
    pub reach: u8,
    /// What may stand at the end.
    pub takes: Takes,
    /// What may stand on the way.
    pub manner: Manner,
    /// The region of the board that holds every square of the walk, if it is confined.
    pub within: Option<RegionId>,
    /// Where the walk may begin, if not everywhere.
    pub begins: Option<Begins>,
}

impl Walk {
    /// Returns a walk over empty squares that may capture at its end.
    pub const fn new(step: Vector, reach: u8) -> Walk {
        let (takes, manner) = (Takes::Anything, Manner::Slide);
        Walk { step, least: 1, reach, takes, manner, within: None, begins: None }
    }
}

/// What a walk may end on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// An empty square or an enemy.
    Anything,
    /// An empty square only.
    Nothing,
    /// An enemy only.
    Enemies,
    /// An enemy royal man only: how the generals of xiangqi face each other.
    Royals,
}

/// How a walk treats what stands on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// Every square before the last is empty.
    Slide,
    /// A leap that turns: the squares it passes, first straight and then diagonal, are empty, as
    /// for the horse and elephant of xiangqi and janggi.
    Lame,
    /// Exactly one man stands before the last square, as for the cannon of xiangqi.
    Hop,
    /// As [`Manner::Hop`], but men of the hopper's own kind are neither jumped nor taken, as for
    /// the cannon of janggi.
    ShyHop,
    /// To the first empty square behind the men next door: over one enemy, who is taken, if the
    /// walk takes enemies, else over any men in an unbroken line.
    Jump,
}

/// Where a walk may begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begins {
    /// In a region of the board.
    In(RegionId),
    /// On a square whose right of the first move still stands.
    Fresh,
}

/// What a man may do in one turn beyond a walk; squares that it may reach by a walk or a leap are
/// walks of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    /// Two steps of a king, the second from where the first has ended, taking on both squares: the
    /// lion. It may take next door and return, and step out and back.
    Lion,
    /// Steps along one line, taking on each square: two for the falcon and the eagle, three for
    /// the lion dog. It may also come back: to the start after one step, to the first square after
    /// two.
    Line {
        /// One step, as the owner sees it.
        step: Vector,
        /// How many steps at most, 2 or 3.
        steps: u8,
    },
    /// Takes on a neighbouring square without leaving its own.
    Igui {
        /// The step to the square.
        step: Vector,
    },
    /// A leap of so many steps, where a walk of the man along the same line is blocked before.
    Vault {
        /// One step of the line.
        step: Vector,
        /// How many of them the leap is long.
        squares: u8,
    },
    /// Slides over empty squares and then turns by a right angle and slides on: the hook mover.
    Hook {
        /// One step of the slide before the turn.
        first: Vector,
    },
    /// Goes to any empty square, and takes anywhere what it may: the emperor.
    Anywhere {
        /// What it may take.
        takes: Reign,
    },
}

/// What an emperor may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reign {
    /// Men that no other man of their side protects; an emperor protects all but itself.
    Unprotected,
    /// Any man but a royal one; royal men only if nothing protects them.
    Subjects,
}

/// The number of a region within its game's list of regions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionId(u8);

impl RegionId {
    /// Returns the region with this number in the game's list.
    pub const fn new(index: u8) -> RegionId {
        RegionId(index)
    }

    /// Returns the number of the region, for use as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a piece is, as data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    /// The key in the game's own list, lower case, `+` before a promoted kind: `p`, `+p`.
    pub id: String,
    /// The letter of the position text, upper case, `+` before a promoted kind: `P`, `+P`.
    pub letter: String,
    /// Letters that other programs write for it, upper case; read, never written.
    pub aliases: String,
    /// The field's English word for it, the key to its names in every language: `dragon-king`.
    pub name: String,
    /// Names that a game file gives it, by the code of the language; none for the program's own.
    pub own_name: BTreeMap<String, String>,
    /// The one character of a small diagram and the one or two characters of a real piece.
    pub kanji: [String; 2],
    /// The move in Betza's notation, the source of [`Kind::walks`].
    pub betza: String,
    /// How it moves.
    pub walks: Vec<Walk>,
    /// What it may do besides.
    pub powers: Vec<Power>,
    /// The id of what it promotes to.
    pub promotes_to: Option<String>,
    /// Whether losing the last such man loses the game.
    pub royal: bool,
    /// How it takes enemies beside it, if it does.
    pub clamp: Option<Clamp>,
    /// What the man counts where men are counted; a royal man counts nothing.
    pub points: u32,
    /// What the man is where a perpetual chase is judged.
    pub standing: Standing,
}

/// How a man takes by moving beside enemies: those in a straight unbroken line between it and
/// another man of its side are removed, in all directions at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clamp {
    /// What becomes of an enemy in a corner whose two neighbours are held.
    pub corner: Shut,
    /// What becomes of enemies at the edge with no empty square beside them.
    pub edge: Shut,
}

/// What becomes of men that are shut in without standing in line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shut {
    /// They are removed.
    Taken,
    /// They stay.
    Safe,
}

/// What a man is where a perpetual chase is judged, weakest first: a weaker man threatens a
/// stronger one even if that is protected.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Standing {
    /// Chases nobody, and is chased in the far half of the board only.
    Soldier,
    /// Advisor and elephant.
    Guard,
    /// Horse, cannon and everyone else.
    Officer,
    /// Chariot.
    Chariot,
}

impl Kind {
    /// Returns a kind that moves as `betza` says, without promotion and not royal.
    ///
    /// # Panics
    ///
    /// Panics if the notation is wrong; the built-in games are checked by their tests.
    pub fn new(id: &str, letter: &str, name: &str, kanji: [&str; 2], betza: &str) -> Kind {
        let moves = crate::betza::read(betza).expect("a built-in piece has a readable move");
        Kind {
            id: id.to_owned(),
            letter: letter.to_owned(),
            aliases: String::new(),
            name: name.to_owned(),
            own_name: BTreeMap::new(),
            kanji: kanji.map(str::to_owned),
            betza: betza.to_owned(),
            walks: moves.walks,
            powers: moves.powers,
            promotes_to: None,
            royal: false,
            clamp: None,
            points: 1,
            standing: Standing::Officer,
        }
    }

    /// Returns the same kind with another move.
    ///
    /// # Panics
    ///
    /// Panics if the notation is wrong.
    pub fn moving(&self, betza: &str) -> Kind {
        let moves = crate::betza::read(betza).expect("a built-in piece has a readable move");
        Kind { betza: betza.to_owned(), walks: moves.walks, powers: moves.powers, ..self.clone() }
    }

    /// Returns the same kind, promoting to the kind with this id.
    pub fn promoting_to(mut self, id: &str) -> Kind {
        self.promotes_to = Some(id.to_owned());
        self
    }

    /// Returns the same kind, also read by other letters.
    pub fn also_read(mut self, aliases: &str) -> Kind {
        aliases.clone_into(&mut self.aliases);
        self
    }

    /// Returns the same kind, with all its walks confined to a region.
    pub fn within(mut self, region: RegionId) -> Kind {
        self.walks.iter_mut().for_each(|walk| walk.within = Some(region));
        self
    }

    /// Returns the same kind with the walks of a further move, which `change` may restrict.
    ///
    /// # Panics
    ///
    /// Panics if the notation is wrong.
    pub fn also(mut self, betza: &str, change: impl Fn(Walk) -> Walk) -> Kind {
        let more = crate::betza::read(betza).expect("a built-in piece has a readable move");
        self.walks.extend(more.walks.into_iter().map(change));
        self.powers.extend(more.powers);
        self
    }

    /// Returns the same kind, counting so many points.
    pub fn worth(mut self, points: u32) -> Kind {
        self.points = points;
        self
    }

    /// Returns the same kind with a standing in a chase.
    pub fn standing(mut self, standing: Standing) -> Kind {
        self.standing = standing;
        self
    }

    /// Returns the same kind, taking by clamping.
    pub fn clamping(mut self, clamp: Clamp) -> Kind {
        self.clamp = Some(clamp);
        self
    }

    /// Returns the same kind as a royal one.
    pub fn royal(mut self) -> Kind {
        self.royal = true;
        self
    }

    /// Tells whether this kind comes only from promotion.
    pub fn is_promoted(&self) -> bool {
        self.id.starts_with('+')
    }
}

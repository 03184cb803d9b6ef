//! The words that stand in a game file for the choices of the rules.

use crate::kind::{Manner, Reign, Shut, Standing, Takes};
use crate::rules::*;

/// A choice that one word stands for.
pub(super) trait Word: Copy + PartialEq + 'static {
    /// Every choice with its word.
    const ALL: &'static [(&'static str, Self)];

    /// Returns the word.
    fn word(self) -> &'static str;

    /// Returns the choice that a word stands for.
    fn of(word: &str) -> Option<Self> {
        Self::ALL.iter().find(|(known, _)| *known == word).map(|&(_, choice)| choice)
    }
}

/// Gives words to the choices of a type; one without a word does not compile.
macro_rules! words {
    ($($type:ident: $($word:literal $choice:ident),+;)+) => {$(
        impl Word for $type {
            const ALL: &'static [(&'static str, Self)] = &[$(($word, $type::$choice)),+];

            fn word(self) -> &'static str {
                match self { $($type::$choice => $word),+ }
            }
        }
    )+};
}

words! {
    Notation: "shogi" Shogi, "western" Western;
    Safety: "lawful" Lawful, "capturable" Capturable;
    IllegalMove: "refused" Refused, "loses" Loses;
    DeadMen: "stay" Stay, "promote" Promote;
    CaptureChoice: "compulsory" Compulsory, "optional" Optional, "by-victim" ByVictim;
    TakenProtector: "counts" Counts, "ignored" Ignored;
    NewLion: "may-be-taken" MayBeTaken, "safe" Safe;
    EndOfRights: "nothing" Nothing, "check" Check;
    Pass: "never" Never, "lone-king" LoneKing, "always" Always, "stuck" Stuck;
    PlacingTurns: "alternate" Alternate, "one-after-the-other" OneAfterTheOther;
    Chain: "one" One, "many" Many;
    JumpDuty: "free" Free, "compulsory" Compulsory;
    Goal: "none" None, "far-rank" FarRank;
    CheckedOpposition: "ignored" Ignored, "stands" Stands;
    DeadPosition: "plays" Plays, "draws" Draws;
    Stalemate: "loses" Loses, "draws" Draws, "wins" Wins, "unlawful" Unlawful;
    Counting: "off" Off, "thai" Thai, "asean" Asean;
    FailedDeclaration: "loses" Loses, "continues" Continues;
    HandicapPoints: "credited" Credited, "not-credited" NotCredited;
    Impasse:
        "none" None, "agreement-24" Agreement24, "agreement-27" Agreement27,
        "declare-24" Declare24, "declare-27" Declare27, "try" Try;
    Takes: "anything" Anything, "nothing" Nothing, "enemies" Enemies, "royals" Royals;
    Manner: "slide" Slide, "lame" Lame, "hop" Hop, "shy-hop" ShyHop, "jump" Jump;
    Reign: "unprotected" Unprotected, "subjects" Subjects;
    Shut: "taken" Taken, "safe" Safe;
    Standing: "soldier" Soldier, "guard" Guard, "officer" Officer, "chariot" Chariot;
}

//! What is said at a table, by whom, and why it may be refused.

use shogido_rules::{MoveError, Player, Refusal};

use crate::wire::ClientMessage;

/// Who speaks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Speaker {
    /// A person of the table, by number.
    Person(u8),
    /// The machine in a player's seat.
    Machine(Player),
    /// Someone who only watches.
    Watcher,
}

/// What a speaker wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Play a move, given in coordinate form.
    Move {
        /// The move.
        m: String,
        /// The version of the table it was chosen on.
        seen: Option<u64>,
    },
    /// Claim the win by declaration.
    Declare,
    /// Propose an impasse, or agree to one.
    Impasse,
    /// Claim a draw by repetition or by moves without a capture.
    Draw,
    /// Begin to count moves.
    Count,
    /// Count moves no longer.
    StopCount,
    /// Resign.
    Resign,
    /// Take a move back, propose it, or agree to it.
    Takeback,
    /// Say no to whatever is proposed.
    Decline,
    /// Ask for a good move.
    Hint {
        /// The version of the table it is asked on.
        seen: Option<u64>,
    },
}

impl Command {
    /// Takes the command, and the client's number for it, out of a message that is one.
    pub fn read(message: ClientMessage) -> Option<(Self, Option<u64>)> {
        Some(match message {
            ClientMessage::Move { m, seen, id } => (Self::Move { m, seen }, id),
            ClientMessage::Declare { id } => (Self::Declare, id),
            ClientMessage::Impasse { id } => (Self::Impasse, id),
            ClientMessage::Draw { id } => (Self::Draw, id),
            ClientMessage::Count { id } => (Self::Count, id),
            ClientMessage::StopCount { id } => (Self::StopCount, id),
            ClientMessage::Resign { id } => (Self::Resign, id),
            ClientMessage::Takeback { id } => (Self::Takeback, id),
            ClientMessage::Decline { id } => (Self::Decline, id),
            ClientMessage::Hint { seen, id } => (Self::Hint { seen }, id),
            ClientMessage::Join { .. } | ClientMessage::Ping => return None,
        })
    }
}

/// Why a command is refused; the table is as before.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The speaker holds no seat.
    #[error("whoever holds no seat at the table may only watch")]
    NotSeated,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Another player is to move.
    #[error("it is the other player's turn")]
    NotYourTurn,
    /// The command was chosen on a position that has changed since.
    #[error("the position has changed since version {seen}")]
    Stale {
        /// The version it was chosen on.
        seen: u64,
    },
    /// The mover's clock has fallen.
    #[error("the time is up")]
    TimeUp,
    /// The text is no move.
    #[error(transparent)]
    Unreadable(#[from] MoveError),
    /// The rules refuse the move or claim.
    #[error("the rules refuse it: {}", .0.code())]
    Rule(Refusal),
    /// There is no move of the speaker's to take back.
    #[error("there is no move to take back")]
    NothingToTakeBack,
    /// Nothing is proposed by the other side.
    #[error("nothing is proposed")]
    NothingProposed,
    /// The same thing is proposed already.
    #[error("this is proposed already")]
    AlreadyProposed,
    /// Hints are for games against the machine and on one screen.
    #[error("there are no hints in a game against another person")]
    NoHints,
    /// More has happened at the table than any game needs.
    #[error("the log of the table is full")]
    LogFull,
}

impl Refused {
    /// Returns the reason's stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotSeated => "not-seated",
            Self::GameOver => "game-over",
            Self::NotYourTurn => "not-your-turn",
            Self::Stale { .. } => "stale",
            Self::TimeUp => "time-up",
            Self::Unreadable(error) => error.code(),
            Self::Rule(refusal) => refusal.code(),
            Self::NothingToTakeBack => "nothing-to-take-back",
            Self::NothingProposed => "nothing-proposed",
            Self::AlreadyProposed => "already-proposed",
            Self::NoHints => "no-hints",
            Self::LogFull => "log-full",
        }
    }
}

//! The messages between a browser and a table, as closed types.
//!
//! Both directions are JSON objects tagged by `t`, one object per WebSocket text frame, on
//! `GET /t/TABLE/socket`. The same [`ClientMessage`]s travel by plain form post on `POST /t/TABLE`
//! (fields named as here), so a page without JavaScript plays on the same path.
//!
//! # From the browser
//!
//! Every command may carry `id`, a number of the client's choice that comes back in the answer, and
//! `seen`, the version of the last [`TableFrame`] the client drew. A move made on an older position
//! than the present one is refused with the code `stale`.
//!
//! ```json
//! {"t":"join","seen":41}
//! {"t":"move","m":"7g7f","seen":41,"id":9}
//! {"t":"resign","id":10}
//! {"t":"takeback","id":11}
//! {"t":"declare","id":12}
//! {"t":"impasse","id":13}
//! {"t":"draw","id":14}
//! {"t":"count","id":17}
//! {"t":"stop-count","id":18}
//! {"t":"decline","id":15}
//! {"t":"hint","seen":43,"id":16}
//! {"t":"ping"}
//! ```
//!
//! `join` is the first frame of a connection; `seen` is 0 on a fresh page. It is answered by a
//! `table` frame. `takeback` and `impasse` propose, and agree when the other side has
//! proposed; `decline` answers no to whatever is proposed. Against the machine and on one screen a
//! takeback happens at once. `draw`, `count` and `stop-count` are claims of the player to move, in
//! games whose rules have them.
//!
//! # From the server
//!
//! ```json
//! {"t":"table","version":43,"now":1764451200000,"you":[0],"turn":1,
//!  "squares":[["L",1],null,["P",1]],
//!  "hands":[[["P",2],["G",1]],[]],
//!  "choices":[{"m":"7g7f","from":60,"to":59},
//!             {"m":"8h2b+","from":70,"to":10,"becomes":"+B"},
//!             {"m":"P*5e","drop":"P","to":40}],
//!  "check":[80],"last":[60,59],
//!  "moves":{"from":12,"list":[{"version":43,"by":0,"m":"7g7f","text":"P-7f","spent":5300,
//!           "check":false,"change":[[60,null],[59,["P",0]]],"hands":[[],[]]}]},
//!  "clock":{"running":1,"players":[{"main":540000},{"main":0,"byoyomi":21000,"periods":2}]},
//!  "offers":{"takeback":1},
//!  "may":["move","resign","takeback","hint"],
//!  "thinking":false,
//!  "count":null,
//!  "end":null}
//! {"t":"done","id":9,"version":43}
//! {"t":"refused","id":9,"version":41,"code":"nifu",
//!  "text":"Two unpromoted pawns on file 5 (nifu)"}
//! {"t":"hint","id":16,"m":"2g2f","text":"P-2f"}
//! {"t":"trouble","code":"malformed","text":"The message is not understood: ..."}
//! {"t":"pong","now":1764451200000}
//! ```
//!
//! The codes of `trouble` are those of [`TroubleCode`]. A message that is too long, or too many at
//! once, closes the line; so does a table that is gone.
//!
//! A `table` frame is always whole except for `moves`: keep the first `from` moves you have, then
//! append `list`. It comes after every event that this viewer may notice, to everyone at the table.
//! A client that falls behind gets the newest frame, not each one between. A command is answered to
//! its sender by `refused`, or by `done` after the frame that it caused; a hint comes just before.
//!
//! - `squares`: one entry per square in index order (`index = file * ranks + rank`, file 0 is shogi's
//!   file 1): `null` empty, `[kind, owner]` a piece (kind by its letters as in SFEN, upper case, `+`
//!   before a promoted one), `["?", owner]` a piece whose kind is hidden, `"?"` a square not seen.
//! - `hands`: per player `[kind, count]` in the order of the stand.
//! - `choices`: the moves you may try now, as far as you know; empty when it is not your turn. A
//!   move of several steps has `via`, the squares that it enters before `to`; a pass has no `to`.
//! - `check`: squares of royal pieces in check; `last`: squares of the last move.
//! - `you`: the players you hold: none for a watcher, both at a shared screen.
//! - `change` and `hands` in `moves` let the page step back and forth: the squares that differ
//!   after the move, with their new content, and the hands after it.
//! - `spent`: milliseconds on this move; `null` without clocks.
//! - `clock`: as of `now` (Unix milliseconds); `running` counts down. First `main`, then `byoyomi`
//!   (present once main time is used up) with `periods` left. All in milliseconds. `null`: no clock.
//! - `may`: the commands that make sense for you now, by their `t`.
//! - `count`: `{"by":1,"made":5,"limit":64}` while moves are counted (makruk): by whom, how many, and
//!   how many there may be.
//! - `end`: `{"code":"checkmate","winners":[0],"losers":[1],"text":"…"}` when the game is over.

use serde::{Deserialize, Serialize};

/// The longest accepted message from a browser, in bytes; a move is a few dozen.
pub const MESSAGE_BYTES_MAX: usize = 4096;

/// What a browser may say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// Asks for the table as it is now.
    Join {
        /// The version of the last frame drawn, 0 for none.
        #[serde(default)]
        seen: u64,
    },
    /// Plays a move, in the game's coordinate form (`7g7f`, `8h2b+`, `P*5e`).
    Move {
        /// The move.
        m: String,
        /// The version of the frame it was chosen on.
        #[serde(default)]
        seen: Option<u64>,
        /// The client's number for this command.
        #[serde(default)]
        id: Option<u64>,
    },
    /// Claims the win by declaration (entering king).
    Declare {
        /// The client's number for this command.
        #[serde(default)]
        id: Option<u64>,
    },
    /// Proposes an impasse, or agrees to one.
    Impasse {
        /// The client's number for this command.
        #[serde(default)]
        id: Option<u64>,
    },
    /// Claims a draw by repetition or by moves without a capture.
    Draw {
        /// The client's number for this command.
        #[serde(default)]
        id: Option<u64>,
    },
    /// Begins to count moves.
    Count {
        /// The client's number for this command.
        #[serde(default)]
        id: Option<u64>,
    },
    /// Counts moves no longer.
    StopCount {
        /// The client's number for this command.
        #[serde(default)]
        id: Option<u64>,
    },
    /// Resigns.
    Resign {
        /// The client's number for this command.
        #[serde(default)]
        id: Option<u64>,
    },
    /// Takes the last move back, or proposes it, or agrees to it.
    Takeback {
        /// The client's number for this command.
        #[serde(default)]
        id: Option<u64>,
    },
    /// Answers no to whatever the other side proposes.
    Decline {
        /// The client's number for this command.
        #[serde(default)]
        id: Option<u64>,
    },
    /// Asks for a good move.
    Hint {
        /// The version of the frame it is asked on.
        #[serde(default)]
        seen: Option<u64>,
        /// The client's number for this command.
        #[serde(default)]
        id: Option<u64>,
    },
    /// Asks whether the server is there.
    Ping,
}

/// What the server says to one browser.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The table as this viewer sees it.
    Table(Box<TableFrame>),
    /// A command was carried out and stored.
    Done {
        /// The client's number for the command.
        id: Option<u64>,
        /// The version the table reached by it.
        version: u64,
    },
    /// A command was refused; the table is as before.
    Refused {
        /// The client's number for the command.
        id: Option<u64>,
        /// The version of the table.
        version: u64,
        /// The reason's stable code.
        code: String,
        /// The reason as a sentence in the reader's language.
        text: String,
    },
    /// A good move, as asked.
    Hint {
        /// The client's number for the question.
        id: Option<u64>,
        /// The move in coordinate form.
        m: String,
        /// The move in the reader's notation.
        text: String,
    },
    /// The message was not understood, or the table cannot be shown.
    Trouble {
        /// What went wrong.
        code: TroubleCode,
        /// A sentence in the reader's language.
        text: String,
    },
    /// The server is there.
    Pong {
        /// Unix time in milliseconds.
        now: i64,
    },
}

/// What can go wrong on the wire besides a refusal; the line stays open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TroubleCode {
    /// The message was not understood.
    Malformed,
    /// The command could not be stored, and so was not carried out.
    Storage,
    /// The machine has no hint for the position.
    NoHint,
    /// The server wakes no more tables now.
    Busy,
}

impl TroubleCode {
    /// Every code.
    pub const ALL: [Self; 4] = [Self::Malformed, Self::Storage, Self::NoHint, Self::Busy];

    /// Returns the code as it is sent.
    pub fn name(self) -> &'static str {
        match self {
            Self::Malformed => "malformed",
            Self::Storage => "storage",
            Self::NoHint => "no-hint",
            Self::Busy => "busy",
        }
    }
}

/// What one viewer sees of a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TableFrame {
    /// The version of the last event that went into it.
    pub version: u64,
    /// Unix time in milliseconds when it was made.
    pub now: i64,
    /// The players the viewer holds.
    pub you: Vec<u8>,
    /// The player to move.
    pub turn: u8,
    /// Every square in index order.
    pub squares: Vec<Seen>,
    /// Every player's pieces in hand: kind and count.
    pub hands: Vec<Vec<(String, u32)>>,
    /// The moves the viewer may try now.
    pub choices: Vec<Choice>,
    /// Squares of royal pieces in check.
    pub check: Vec<u16>,
    /// Squares of the last move.
    pub last: Vec<u16>,
    /// The moves the client lacks.
    pub moves: MoveList,
    /// The clocks, if the table has any.
    pub clock: Option<ClockFrame>,
    /// What is proposed, and by whom.
    pub offers: Offers,
    /// The commands that make sense for this viewer now.
    pub may: Vec<&'static str>,
    /// Whether the machine is to move.
    pub thinking: bool,
    /// The moves that a side counts, if one does.
    pub count: Option<CountFrame>,
    /// How the game ended, once it has.
    pub end: Option<EndFrame>,
}

/// What is seen on one square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Seen {
    /// Nothing stands there; `null`.
    Empty,
    /// A piece: the letters of its kind (`?` when hidden) and its owner.
    Piece(String, u8),
    /// The square is not seen; `"?"`.
    Unknown(UnknownSquare),
}

/// The mark of a square that is not seen; `"?"` on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum UnknownSquare {
    /// The only mark.
    #[serde(rename = "?")]
    Mark,
}

/// One move a viewer may try.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The move in coordinate form, as a `move` command sends it.
    pub m: String,
    /// The square it starts from, unless it is a drop or a pass.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u16>,
    /// The squares that a move of several steps enters before its last one, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub via: Vec<u16>,
    /// The square it ends on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<u16>,
    /// The kind dropped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drop: Option<String>,
    /// The kind the piece promotes to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub becomes: Option<String>,
}

/// The end of the move list: what to keep and what to append.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MoveList {
    /// How many of its first moves the client keeps.
    pub from: usize,
    /// The moves after those.
    pub list: Vec<MoveFrame>,
}

/// One played move as a viewer saw it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MoveFrame {
    /// The version of its event.
    pub version: u64,
    /// The player who moved.
    pub by: u8,
    /// The move in coordinate form.
    pub m: String,
    /// The move in the reader's notation.
    pub text: String,
    /// Milliseconds spent on it, where clocks run.
    pub spent: Option<i64>,
    /// Whether it gives check.
    pub check: bool,
    /// The squares that differ after it.
    pub change: Vec<(u16, Seen)>,
    /// Every player's hand after it.
    pub hands: Vec<Vec<(String, u32)>>,
}

/// The clocks at the moment of a frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClockFrame {
    /// The player whose clock runs.
    pub running: Option<u8>,
    /// Every player's time.
    pub players: Vec<TimeFrame>,
}

/// One player's time, in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TimeFrame {
    /// Main time left.
    pub main: i64,
    /// What is left of the present byoyomi period or correspondence move, once main time is used up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub byoyomi: Option<i64>,
    /// Byoyomi periods left, the present one included.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub periods: Option<u32>,
}

/// What is proposed at a table, and by which player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Offers {
    /// A takeback.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub takeback: Option<u8>,
    /// An impasse.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub impasse: Option<u8>,
}

/// A count of moves under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CountFrame {
    /// The player who counts.
    pub by: u8,
    /// How many moves were counted.
    pub made: u16,
    /// How many there may be.
    pub limit: u16,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EndFrame {
    /// The ending's stable code (`checkmate`, `resignation`, `time`).
    pub code: String,
    /// The players who won.
    pub winners: Vec<u8>,
    /// The players who lost; neither list names a player who drew.
    pub losers: Vec<u8>,
    /// The ending as a sentence in the reader's language.
    pub text: String,
}

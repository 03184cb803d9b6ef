-- A table's log. The log is the truth; the columns of `game` repeat a few public facts of it so
-- that lists need not replay anything, and are written in the same transaction as the events.
CREATE TABLE game (
    id              TEXT PRIMARY KEY,
    kind            TEXT NOT NULL,               -- the game's id: 'shogi'
    opened_ms       INTEGER NOT NULL,            -- Unix milliseconds
    touched_ms      INTEGER NOT NULL,            -- time of the last event
    version         INTEGER NOT NULL,            -- number of the last event
    plies           INTEGER NOT NULL,
    turn            INTEGER,                     -- the player to move; NULL once over
    machine_to_move INTEGER NOT NULL,            -- 0 or 1
    deadline_ms     INTEGER,                     -- when the running clock falls
    ended           TEXT                         -- the ending's code; NULL while it goes on
) WITHOUT ROWID;

CREATE INDEX game_machine ON game (touched_ms) WHERE machine_to_move = 1;
CREATE INDEX game_deadline ON game (deadline_ms) WHERE deadline_ms IS NOT NULL;

-- The primary key is the referee of order: two writers cannot both append the same version.
CREATE TABLE event (
    game     TEXT NOT NULL REFERENCES game (id),
    version  INTEGER NOT NULL,
    at_ms    INTEGER NOT NULL,
    body     TEXT NOT NULL,                      -- the event as JSON
    PRIMARY KEY (game, version)
) WITHOUT ROWID;

-- Who may act for a person of a table. Secrets are random 256-bit tokens; only their SHA-256 is kept.
CREATE TABLE seat (
    game    TEXT NOT NULL REFERENCES game (id),
    person  INTEGER NOT NULL,
    keeper  BLOB,                                -- hash of the guest's cookie; NULL until taken
    invite  BLOB,                                -- hash of the link that gives the seat; NULL once used
    PRIMARY KEY (game, person)
) WITHOUT ROWID;

CREATE INDEX seat_keeper ON seat (keeper) WHERE keeper IS NOT NULL;

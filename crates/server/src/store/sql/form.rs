//! The tables of a file, and what each form of it has added.

use std::ops::Range;

/// The form of the tables below; a change adds one.
pub const FORM: i64 = 5;
pub const SET_FORM: &str = "PRAGMA user_version = 5";
/// "KABI": the mark of our files.
pub const MARK: i64 = 0x4b41_4249;

const TABLES: [&str; 7] = [
    "CREATE TABLE server (key BLOB NOT NULL)",
    "CREATE TABLE games (
        id TEXT PRIMARY KEY,
        created INTEGER NOT NULL,
        plan TEXT NOT NULL,
        secret BLOB NOT NULL,
        standing TEXT NOT NULL
    ) WITHOUT ROWID",
    "CREATE INDEX games_by_standing ON games (standing, created)",
    "CREATE TABLE lines (
        game TEXT NOT NULL REFERENCES games (id),
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (game, seq)
    ) WITHOUT ROWID",
    "CREATE TABLE faults (game TEXT NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL)",
    // The log is append-only, whoever writes to the file.
    "CREATE TRIGGER lines_are_not_changed BEFORE UPDATE ON lines
        BEGIN SELECT RAISE(ABORT, 'lines are only ever added'); END",
    "CREATE TRIGGER lines_are_not_deleted BEFORE DELETE ON lines
        BEGIN SELECT RAISE(ABORT, 'lines are only ever added'); END",
];

/// What form 2 adds to form 1: notices of turns, the key for push, and finding a game by its share of the seed.
const SECOND: [&str; 3] = [
    "CREATE TABLE notices (
        game TEXT NOT NULL REFERENCES games (id),
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        target TEXT NOT NULL,
        code TEXT NOT NULL UNIQUE,
        PRIMARY KEY (game, seat, kind)
    ) WITHOUT ROWID",
    "CREATE TABLE push (key BLOB NOT NULL)",
    "CREATE INDEX games_by_secret ON games (secret)",
];

/// What form 3 adds: accounts, who is signed in, and the seats people keep with their accounts.
const THIRD: [&str; 4] = [
    "CREATE TABLE accounts (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        password TEXT NOT NULL,
        created INTEGER NOT NULL
    ) WITHOUT ROWID",
    "CREATE TABLE sessions (
        key TEXT PRIMARY KEY,
        account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        ends INTEGER NOT NULL
    ) WITHOUT ROWID",
    "CREATE TABLE holdings (
        account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        game TEXT NOT NULL REFERENCES games (id),
        key TEXT NOT NULL,
        PRIMARY KEY (account, game, key)
    ) WITHOUT ROWID",
    "CREATE INDEX sessions_by_account ON sessions (account)",
];

/// What form 4 adds: what the lobby must know of a table without reading its plan, the one case in which lines go, how
/// names look, browsers somebody has signed in from, and whether an address for mail has been confirmed.
const FOURTH: [&str; 12] = [
    // Whether anybody may find it: 0 never, 1 as long as it is open, 2 always.
    "ALTER TABLE games ADD COLUMN listed INTEGER NOT NULL DEFAULT 0",
    // Seconds by which spectators are behind.
    "ALTER TABLE games ADD COLUMN delay INTEGER NOT NULL DEFAULT 0",
    // When it came to stand as it does, in milliseconds since 1970.
    "ALTER TABLE games ADD COLUMN changed INTEGER NOT NULL DEFAULT 0",
    "UPDATE games SET
        delay = coalesce(json_extract(plan, '$.delay'), 0),
        changed = coalesce((SELECT at FROM lines WHERE game = id ORDER BY seq DESC LIMIT 1), created * 1000),
        listed = CASE
            WHEN json_extract(plan, '$.origin.from') = 'record' THEN 0
            WHEN coalesce(json_extract(plan, '$.watch'), 'anyone') = 'anyone' THEN 2
            ELSE EXISTS (SELECT 1 FROM json_each(plan, '$.seats') WHERE json_extract(value, '$.by') = 'open') END",
    "CREATE INDEX games_in_lobby ON games (listed, created)",
    "DROP TRIGGER lines_are_not_deleted",
    "CREATE TRIGGER lines_are_not_deleted BEFORE DELETE ON lines
        WHEN (SELECT standing FROM games WHERE id = OLD.game) IS NOT 'expired'
        BEGIN SELECT RAISE(ABORT, 'lines are only ever added'); END",
    "ALTER TABLE accounts ADD COLUMN look TEXT",
    "CREATE UNIQUE INDEX accounts_by_look ON accounts (look)",
    "CREATE TABLE devices (
        key TEXT PRIMARY KEY,
        account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        ends INTEGER NOT NULL
    ) WITHOUT ROWID",
    // How many were sent, counted as long as nobody has confirmed the address.
    "ALTER TABLE notices ADD COLUMN sent INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE notices ADD COLUMN confirmed INTEGER NOT NULL DEFAULT 0",
];

/// What form 5 adds: when the last notice arrived, notices for all seats of an account, and what lists show of a game
/// without opening it. Games of one person against bots are no longer for everybody to find.
const FIFTH: [&str; 5] = [
    "ALTER TABLE notices ADD COLUMN last INTEGER",
    "CREATE TABLE account_notices (
        account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        target TEXT NOT NULL,
        code TEXT NOT NULL UNIQUE,
        sent INTEGER NOT NULL DEFAULT 0,
        confirmed INTEGER NOT NULL DEFAULT 0,
        last INTEGER,
        PRIMARY KEY (account, kind)
    ) WITHOUT ROWID",
    "CREATE INDEX holdings_by_game ON holdings (game, key)",
    "ALTER TABLE games ADD COLUMN glance TEXT",
    "UPDATE games SET
        listed = EXISTS (SELECT 1 FROM json_each(plan, '$.seats') WHERE json_extract(value, '$.by') = 'open')
        WHERE listed = 2
            AND (SELECT count(*) FROM json_each(plan, '$.seats') WHERE json_extract(value, '$.by') <> 'bot') < 2",
];

/// The statements that these forms have added; form 1 is counted from 0.
pub fn added(forms: Range<i64>) -> Vec<&'static str> {
    let steps: [&[&'static str]; FORM as usize] = [&TABLES, &SECOND, &THIRD, &FOURTH, &FIFTH];
    steps[forms.start as usize..forms.end as usize].concat()
}

-- What the version before Alembic wrote: never changes, files of players have it.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    options TEXT NOT NULL,
    owner TEXT NOT NULL,
    record_only INTEGER NOT NULL,
    other TEXT NOT NULL,
    rematch_of TEXT UNIQUE REFERENCES tables (id),
    moves INTEGER NOT NULL,
    turn INTEGER,
    result TEXT,
    created TEXT NOT NULL,
    updated TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE seats (
    "table" TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT,
    level TEXT,
    player TEXT,
    PRIMARY KEY ("table", seat)
) WITHOUT ROWID;
CREATE TABLE events (
    "table" TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    by INTEGER NOT NULL,
    move TEXT,
    keep INTEGER,
    move_id TEXT,
    at TEXT NOT NULL,
    PRIMARY KEY ("table", seq),
    UNIQUE ("table", move_id)
) WITHOUT ROWID;
CREATE INDEX tables_by_owner ON tables (owner, updated);
CREATE INDEX tables_unfinished ON tables (updated) WHERE turn IS NOT NULL;
INSERT INTO tables VALUES
    ('abc', 'heroes', '1', '{}', 'me', 0, '{}', NULL, 1, 1, NULL, '2026-01-01T00:00:00.000+00:00', '2026-01-02T00:00:00.000+00:00'),
    ('old', 'heroes', '1', '{}', 'me', 0, '{}', 'abc', 0, NULL, '{"scores": [1, 2], "winners": [1]}', '2026-01-01T00:00:00.000+00:00', '2026-01-02T00:00:00.000+00:00');
INSERT INTO seats VALUES
    ('abc', 0, 'me', 'Ada', NULL, 'me'),
    ('abc', 1, 'bot', NULL, 'rider', NULL);
INSERT INTO events VALUES
    ('abc', 1, 'move', 0, 'd1-d3', NULL, 'one', '2026-01-01T00:00:01.000+00:00'),
    ('abc', 2, 'undo', 0, NULL, 0, NULL, '2026-01-01T00:00:02.000+00:00'),
    ('abc', 3, 'move', 0, 'e1-e3', NULL, 'two', '2026-01-01T00:00:03.000+00:00');
PRAGMA user_version = 1;

"""Tables, seats and the log of every match, in SQLite. Rows in, rows out: no rules."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

from kurultai.match.events import Event
from kurultai.server.database import Database

FILE = "kurultai.sqlite"
MOST_LISTED = 200

MIGRATIONS = [
    """
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
    CREATE INDEX tables_unfinished ON tables (updated) WHERE turn IS NOT NULL
    """,
]

SeatKind = Literal["me", "friend", "bot", "other"]


@dataclass(frozen=True)
class Seat:
    kind: SeatKind
    name: str | None = None
    level: str | None = None
    player: str | None = None  # whose browser moves for it


@dataclass(frozen=True)
class Summary:
    """What the list of tables shows, kept beside the log so that no match is replayed for it."""

    moves: int
    turn: int | None  # the seat to decide; None once the game is over
    result: dict[str, Any] | None
    updated: str


@dataclass(frozen=True)
class Stored:
    """A table, without its log."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    owner: str
    seats: list[Seat]
    record_only: bool = False
    other: dict[str, Any] = field(default_factory=dict)
    rematch_of: str | None = None


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Store:
    def __init__(self, folder: Path) -> None:
        self.database = Database(folder / FILE, MIGRATIONS)

    def close(self) -> None:
        self.database.close()

    async def create(self, table: Stored, events: Sequence[Event], summary: Summary) -> None:
        """A new table and the log it begins with."""
        row = (
            table.id,
            table.game,
            table.rules,
            json.dumps(table.options),
            table.owner,
            table.record_only,
            json.dumps(table.other),
            table.rematch_of,
            summary.moves,
            summary.turn,
            json.dumps(summary.result) if summary.result else None,
            summary.updated,
            summary.updated,
        )
        seats = [
            (table.id, number, seat.kind, seat.name, seat.level, seat.player)
            for number, seat in enumerate(table.seats)
        ]

        def work(c: sqlite3.Connection) -> None:
            c.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            c.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)", seats)
            _append(c, table.id, 1, events, None, summary.updated)

        await self.database.write(work)

    async def append(
        self, table: str, seq: int, events: Sequence[Event], move_id: str | None, summary: Summary
    ) -> None:
        """The next events of a log, from number ``seq``; IntegrityError if that number is taken."""

        def work(c: sqlite3.Connection) -> None:
            _append(c, table, seq, events, move_id, summary.updated)
            c.execute(
                "UPDATE tables SET moves = ?, turn = ?, result = ?, updated = ? WHERE id = ?",
                (
                    summary.moves,
                    summary.turn,
                    json.dumps(summary.result) if summary.result else None,
                    summary.updated,
                    table,
                ),
            )

        await self.database.write(work)

    async def load(self, id_: str) -> tuple[Stored, list[Event], dict[str, int], str] | None:
        """A table, its log, the number of the event of each move id, and when it last changed."""

        def work(c: sqlite3.Connection) -> tuple[Stored, list[Event], dict[str, int], str] | None:
            row = c.execute("SELECT * FROM tables WHERE id = ?", (id_,)).fetchone()
            if row is None:
                return None
            rows = c.execute(
                'SELECT * FROM events WHERE "table" = ? ORDER BY seq', (id_,)
            ).fetchall()
            log = [Event(r["kind"], r["by"], r["move"], r["keep"]) for r in rows]
            ids = {r["move_id"]: r["seq"] for r in rows if r["move_id"]}
            return _stored(c, row), log, ids, row["updated"]

        return await self.database.read(work)

    async def mine(self, player: str) -> list[tuple[Stored, Summary]]:
        """The tables of a player, the newest first."""

        def work(c: sqlite3.Connection) -> list[tuple[Stored, Summary]]:
            rows = c.execute(
                "SELECT * FROM tables WHERE owner = ? ORDER BY updated DESC, id LIMIT ?",
                (player, MOST_LISTED),
            ).fetchall()
            return [(_stored(c, row), _summary(row)) for row in rows]

        return await self.database.read(work)

    async def rematch_of(self, id_: str) -> str | None:
        def work(c: sqlite3.Connection) -> str | None:
            row = c.execute("SELECT id FROM tables WHERE rematch_of = ?", (id_,)).fetchone()
            return row["id"] if row else None

        return await self.database.read(work)

    async def awaiting_bots(self) -> list[str]:
        """Tables at which a bot has to move."""

        def work(c: sqlite3.Connection) -> list[str]:
            rows = c.execute(
                'SELECT id FROM tables JOIN seats ON "table" = id AND seat = turn '
                "WHERE turn IS NOT NULL AND NOT record_only AND kind = 'bot' "
                "ORDER BY updated DESC LIMIT ?",
                (MOST_LISTED,),
            ).fetchall()
            return [row["id"] for row in rows]

        return await self.database.read(work)


def _append(
    c: sqlite3.Connection,
    table: str,
    seq: int,
    events: Sequence[Event],
    move_id: str | None,
    at: str,
) -> None:
    c.executemany(
        "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table, seq + n, e.kind, e.by, e.move, e.keep, move_id if n == 0 else None, at)
            for n, e in enumerate(events)
        ],
    )


def _stored(c: sqlite3.Connection, row: sqlite3.Row) -> Stored:
    seats = c.execute('SELECT * FROM seats WHERE "table" = ? ORDER BY seat', (row["id"],))
    return Stored(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        options=json.loads(row["options"]),
        owner=row["owner"],
        seats=[Seat(s["kind"], s["name"], s["level"], s["player"]) for s in seats],
        record_only=bool(row["record_only"]),
        other=json.loads(row["other"]),
        rematch_of=row["rematch_of"],
    )


def _summary(row: sqlite3.Row) -> Summary:
    result = json.loads(row["result"]) if row["result"] else None
    return Summary(row["moves"], row["turn"], result, row["updated"])

"""Tables, seats and the log of every match. Rows in, rows out: no rules."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from kurultai.match.events import Event
from kurultai.server import metrics
from kurultai.server.storage.database import Conflict, Database, Query, Row, Values, Write
from kurultai.server.storage.jobs import job_statements
from kurultai.server.storage.rows import (
    Entry,
    Kept,
    Loaded,
    Seat,
    Stored,
    Summary,
    Ticket,
    epoch_ms,
)

MOST_LISTED = 200

INSERT_TABLE = (
    "INSERT INTO tables (id, game, rules, options, owner, record_only, other, rematch_of, "
    "visibility, clock, timeout, exercise, created, moves, turn, result, updated, version, status, "
    "deadline, address, size, hints, opener_seen) "
    "VALUES (?, ?, ?, ?, ?, ?, '{}', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
INSERT_SEAT = (
    'INSERT INTO seats ("table", seat, kind, name, level, player, away) '
    "VALUES (?, ?, ?, ?, ?, ?, ?)"
)
INSERT_EVENT = (
    'INSERT INTO events ("table", seq, kind, by, move, keep, at, player, move_id) '
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
UPDATE_TABLE = (
    "UPDATE tables SET moves = ?, turn = ?, result = ?, updated = ?, version = ?, status = ?, "
    "deadline = ? WHERE id = ?"
)
UPDATE_SEAT = (
    "UPDATE seats SET kind = ?, name = ?, level = ?, player = ?, away = ? "
    'WHERE "table" = ? AND seat = ?'
)
INSERT_EXTRAS = 'INSERT INTO extras ("table", other) VALUES (?, ?)'
LISTED = (  # of a table, where many are shown
    "id, game, rules, options, owner, record_only, visibility, clock, timeout, hints, exercise, "
    "rematch_of, address, moves, turn, result, updated, version, status, deadline, trouble"
)
EVENT = 80  # bytes that an event takes, about
EMPTY = "moves = 0 AND record_only = 0 AND exercise IS NULL AND deadline IS NULL"
OF_PLAYER = 'SELECT "table" FROM seats WHERE player = ? UNION SELECT id FROM tables WHERE owner = ?'


class TableStore:
    database: Database
    holder: str

    async def create(
        self,
        table: Stored,
        events: Sequence[Event],
        summary: Summary,
        ticket: Ticket = Ticket(),  # noqa: B008  (it cannot be changed)
    ) -> None:
        """A new table and the log it begins with. ``ticket``: whose a bot's first move is."""
        options, other = json.dumps(table.options), json.dumps(table.other)
        row = (
            *(table.id, table.game, table.rules, options, table.owner),
            *(int(table.record_only), table.rematch_of),
            *(table.visibility, _json(table.clock), table.timeout, table.exercise, summary.updated),
            *_values(summary),
            *(table.address, len(options) + len(other), int(table.hints)),
            epoch_ms(summary.updated),
        )
        seats = [(table.id, n, *_seat_values(seat)) for n, seat in enumerate(table.seats)]
        statements: list[tuple[str, list[Values]]] = [(INSERT_TABLE, [row]), (INSERT_SEAT, seats)]
        if table.other:
            statements.append((INSERT_EXTRAS, [(table.id, other)]))
        if events:
            statements.append((INSERT_EVENT, _lines(table.id, 1, events, summary.updated)))
        jobs, news = job_statements(table.id, summary, self.holder, ticket)
        await self.database.write(Write([*statements, *jobs], news))

    async def append(
        self,
        table: str,
        seq: int,
        events: Sequence[Event],
        command_id: str | None,
        summary: Summary,
        seats: Sequence[Seat] | None = None,
        player: str | None = None,
        ticket: Ticket = Ticket(),  # noqa: B008
        owner: str | None = None,
    ) -> None:
        """The next events of a log, from number ``seq``; Conflict if that number is taken.

        The first of them is the player's command of this id. ``ticket``: who thinks out the
        move of a bot that is next. ``owner``: whose the table is from then on.
        """
        lines = _lines(table, seq, events, summary.updated, player, command_id)
        statements: list[tuple[str, list[Values]]] = [
            (INSERT_EVENT, lines),
            (UPDATE_TABLE, [(*_values(summary), table)]),
        ]
        if seats is not None:
            changed = [(*_seat_values(seat), table, n) for n, seat in enumerate(seats)]
            statements.append((UPDATE_SEAT, changed))
            summary = replace(summary, bot=bool(summary.bot))  # the last bot may just have left
        if owner is not None:
            statements.append(("UPDATE tables SET owner = ? WHERE id = ?", [(owner, table)]))
        jobs, news = job_statements(table, summary, self.holder, ticket)
        said = f"{self.holder} table {table} {summary.version}"
        try:
            with metrics.COMMITS.time():
                await self.database.write(Write([*statements, *jobs], (said, *news)))
        except Conflict:
            metrics.CONFLICTS.inc()
            raise
        for event in events:
            metrics.EVENTS.labels(event.kind).inc()

    async def load(self, id_: str) -> Loaded | None:
        """A table with its log."""
        tables, seats, lines, pauses, extras = await self.database.read(
            ("SELECT * FROM tables WHERE id = ?", (id_,)),
            ('SELECT * FROM seats WHERE "table" = ? ORDER BY seat', (id_,)),
            ('SELECT * FROM events WHERE "table" = ? ORDER BY seq', (id_,)),
            ("SELECT began, ended FROM pauses ORDER BY began", ()),
            ('SELECT other FROM extras WHERE "table" = ?', (id_,)),
        )
        if not tables:
            return None
        row = tables[0]
        stored = _stored(row, [_seat(seat) for seat in seats])
        if extras:
            stored = replace(stored, other=json.loads(extras[0]["other"]))
        return Loaded(
            stored,
            _summary(row),
            row["created"],
            [_entry(line) for line in lines],
            [(pause["began"], pause["ended"]) for pause in pauses],
            row["trouble"],
        )

    async def events_after(self, id_: str, seq: int) -> list[Entry]:
        """What was added to a log since."""
        (lines,) = await self.database.read(
            ('SELECT * FROM events WHERE "table" = ? AND seq > ? ORDER BY seq', (id_, seq))
        )
        return [_entry(line) for line in lines]

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables."""
        found: dict[str, int] = {}
        for start in range(0, len(ids), MOST_LISTED):
            some = tuple(ids[start : start + MOST_LISTED])
            marks = ", ".join("?" * len(some))
            (rows,) = await self.database.read(
                (f"SELECT id, version FROM tables WHERE id IN ({marks})", some)
            )
            found.update((row["id"], row["version"]) for row in rows)
        return found

    async def mine(self, player: str) -> list[tuple[Stored, Summary]]:
        """The tables of a player, the newest first; lessons and puzzles are none."""
        chosen = (
            f"SELECT id FROM tables WHERE id IN ({OF_PLAYER}) AND exercise IS NULL "
            "ORDER BY updated DESC LIMIT ?"
        )
        return await self._listed(chosen, (player, player, MOST_LISTED))

    async def lobby(self, seen_since: int, seen_by_mail: int) -> list[tuple[Stored, Summary]]:
        """Public tables that wait for players or are being played, the newest first.

        One that waits is listed while who opened it was there since then (epoch, ms); where a
        turn has days nobody has to be there all the time.
        """
        chosen = (
            "SELECT id FROM tables WHERE visibility = 'public' AND (status = 'running' "
            "OR (status = 'waiting' AND (opener_seen IS NULL OR opener_seen >= ? "
            "OR (clock LIKE '%\"days\"%' AND opener_seen >= ?)))) "
            "ORDER BY updated DESC LIMIT ?"
        )
        return await self._listed(chosen, (seen_since, seen_by_mail, MOST_LISTED))

    async def opener_is_there(self, ids: Sequence[str], at: int) -> None:
        """Who opened these tables has them open."""
        if ids:
            seen = "UPDATE tables SET opener_seen = ? WHERE id = ?"
            await self.database.write(Write([(seen, [(at, id_) for id_ in ids])]))

    async def _listed(self, chosen: str, values: Values) -> list[tuple[Stored, Summary]]:
        queries: list[Query] = [
            (
                f"SELECT {LISTED} FROM tables WHERE id IN ({chosen}) ORDER BY updated DESC, id",
                values,
            ),
            (f'SELECT * FROM seats WHERE "table" IN ({chosen}) ORDER BY "table", seat', values),
        ]
        tables, rows = await self.database.read(*queries)
        seats: dict[str, list[Seat]] = {}
        for row in rows:
            seats.setdefault(row["table"], []).append(_seat(row))
        return [(_stored(row, seats.get(row["id"], [])), _summary(row)) for row in tables]

    async def rematch_of(self, id_: str) -> str | None:
        (rows,) = await self.database.read(("SELECT id FROM tables WHERE rematch_of = ?", (id_,)))
        return rows[0]["id"] if rows else None

    async def kept_of(self, owner: str, address: str) -> tuple[Kept, Kept]:
        """How much is kept of a person, and of an address."""
        counted = f"SELECT count(*) AS n, COALESCE(sum(size + {EVENT} * version), 0) AS bytes"
        found = await self.database.read(
            (f"{counted} FROM tables WHERE owner = ?", (owner,)),
            (f"{counted} FROM tables WHERE address = ?", (address,)),
        )
        person, place = (Kept(rows[0]["n"], int(rows[0]["bytes"])) for rows in found)
        return person, place

    async def sweep(
        self,
        before: str,
        only_exercises: bool = False,
        only_empty: bool = False,
        owner: str | None = None,
    ) -> int:
        """Delete some of the tables that nobody touched since; says how many."""
        which = " AND exercise IS NOT NULL" if only_exercises else ""
        which += f" AND {EMPTY}" if only_empty else ""
        which += " AND owner = ?" if owner is not None else ""
        values = (before,) if owner is None else (before, owner)
        doomed = f"SELECT id FROM tables WHERE updated < ?{which} LIMIT ?"
        (rows,) = await self.database.read((doomed, (*values, MOST_LISTED)))
        ids = [(row["id"],) for row in rows]
        if ids:
            children = ("events", "seats", "chat", "jobs", "devices", "extras")
            await self.database.write(
                Write(
                    [
                        ("UPDATE tables SET rematch_of = NULL WHERE rematch_of = ?", ids),
                        *((f'DELETE FROM {name} WHERE "table" = ?', ids) for name in children),
                        ("DELETE FROM tables WHERE id = ?", ids),
                    ]
                )
            )
        return len(ids)


def _values(summary: Summary) -> Values:
    return (
        *(summary.moves, summary.turn, _json(summary.result), summary.updated),
        *(summary.version, summary.status, summary.deadline),
    )


def _seat_values(seat: Seat) -> Values:
    return (seat.kind, seat.name, seat.level, seat.player, seat.away)


def _lines(
    table: str,
    seq: int,
    events: Sequence[Event],
    at: str,
    player: str | None = None,
    command_id: str | None = None,
) -> list[Values]:
    made: list[Values] = []
    for n, e in enumerate(events):
        whose = (player, command_id) if n == 0 else (None, None)
        made.append((table, seq + n, e.kind, e.by, e.move, e.keep, at, *whose))
    return made


def _json(content: dict[str, Any] | None) -> str | None:
    return None if content is None else json.dumps(content)


def _entry(row: Row) -> Entry:
    event = Event(row["kind"], row["by"], row["move"], row["keep"])
    return Entry(row["seq"], event, row["at"], row["player"], row["move_id"])


def _seat(row: Row) -> Seat:
    return Seat(row["kind"], row["name"], row["level"], row["player"], row["away"])


def _stored(row: Row, seats: list[Seat]) -> Stored:
    return Stored(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        options=json.loads(row["options"]),
        owner=row["owner"],
        seats=seats,
        record_only=bool(row["record_only"]),
        rematch_of=row["rematch_of"],
        visibility=row["visibility"],
        clock=json.loads(row["clock"]) if row["clock"] else None,
        timeout=row["timeout"],
        hints=bool(row["hints"]),
        exercise=row["exercise"],
        address=row["address"],
    )


def _summary(row: Row) -> Summary:
    return Summary(
        moves=row["moves"],
        turn=row["turn"],
        result=json.loads(row["result"]) if row["result"] else None,
        updated=row["updated"],
        version=row["version"],
        status=row["status"],
        deadline=row["deadline"],
        trouble=row["trouble"],
    )

"""Everything in one file: every table with its log, names, bans, and the keys of the cookies.

The file is gzipped JSON lines, the same for both databases: what was saved from SQLite can be
restored to PostgreSQL and back, and what an older version saved is migrated when it is restored.
A backup may hold only what changed since others; then it is restored together with them. Whoever
has one can sign cookies: it is for the host's eyes only.
"""

from __future__ import annotations

import gzip
import json
import os
import secrets
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from kurultai.server.storage import keys, migrations
from kurultai.server.storage.database import Database, Query, Row, StorageTrouble, Write
from kurultai.server.storage.rows import now
from kurultai.server.texts import TEXTS

FORMAT = "kurultai-backup/1"
EVENTS = "events"
AT_ONCE = 200  # tables whose logs are read in one go
Rows = dict[str, list[Row]]  # of each table
Keyed = dict[tuple[Any, ...], Row]  # of one table, by their keys
TABLES = {  # in the order in which they can be written, each with the columns of its key
    "tables": ("id",),
    "extras": ("table",),
    "seats": ("table", "seat"),
    EVENTS: ("table", "seq"),
    "jobs": ("table",),
    "chat": ("table", "n"),
    "names": ("key",),
    "devices": ("token",),
    "bans": ("kind", "value"),
    "visits": ("player", "address"),
    "learned": ("player", "what"),
    "files": ("player", "id"),
    "beats": ("id",),
    "pauses": ("began",),
}


async def save(
    database: Database, folder: Path, file: Path, after: Sequence[Path] = ()
) -> tuple[int, int]:
    """Write a backup, of one moment; says how many tables it has, and how many changed.

    The server may be running. ``after``: only what changed since these earlier backups, a whole
    one and what followed it, in their order.
    """
    before = _read(after, migrations.HEAD) if after else None
    names = [name for name in TABLES if name != EVENTS or before is None]
    found = dict(zip(names, await database.read(*map(_all_of, names)), strict=True))
    if before is not None:
        found = await _with_events(database, found, before.rows)
    head = {
        "format": FORMAT,
        "revision": migrations.HEAD,
        "made": now(),
        "id": secrets.token_hex(8),
        "after": before.ids if before else [],
        "keys": [key.decode() for key in keys.keys(folder)],
    }
    changed = 0
    with _written(file) as out:
        _line(out, head)
        for name, key in TABLES.items():
            old = before.rows[name] if before else {}
            new = {_key(row, key): dict(row) for row in found[name]}
            differs = [row for which, row in new.items() if old.get(which) != row]
            changed += len(differs) if name == "tables" else 0
            for row in differs:
                _line(out, {"in": name, "row": row})
            for which in old.keys() - new.keys():
                if name != EVENTS:  # they go with their table
                    _line(out, {"in": name, "gone": which})
    return len(found["tables"]), changed


def _all_of(name: str) -> Query:
    first = ("created",) if name == "tables" else ()  # a rematch comes after its table
    order = ", ".join(f'"{column}"' for column in (*first, *TABLES[name]))
    return f"SELECT * FROM {name} ORDER BY {order}", ()


async def _with_events(
    database: Database, found: dict[str, list[Row]], before: dict[str, Keyed]
) -> dict[str, list[Row]]:
    """The logs as they were when the rest was read: only those that grew are read at all.

    A log is only ever added to. A table whose log is gone was deleted meanwhile: it goes, too.
    """
    versions = {row["id"]: row["version"] for row in found["tables"]}
    known = {row["id"]: row["version"] for row in before["tables"].values()}
    grown = [id_ for id_, version in versions.items() if version > known.get(id_, 0)]
    lines: list[Row] = []
    deleted: set[str] = set()
    for start in range(0, len(grown), AT_ONCE):
        some = grown[start : start + AT_ONCE]
        marks = ", ".join("?" * len(some))
        sql = f'SELECT * FROM events WHERE "table" IN ({marks}) ORDER BY "table", seq'
        (rows,) = await database.read((sql, tuple(some)))
        there = {row["table"] for row in rows}
        deleted.update(id_ for id_ in some if id_ not in there)
        lines += [
            row for row in rows if known.get(row["table"], 0) < row["seq"] <= versions[row["table"]]
        ]
    kept = {
        name: [row for row in rows if row["id" if name == "tables" else "table"] not in deleted]
        for name, rows in found.items()
        if name == "tables" or "table" in TABLES[name]
    }
    return {**found, **kept, EVENTS: lines}


async def restore(database: Database, folder: Path, files: Sequence[Path]) -> int:
    """Fill an empty database from a backup and those that followed it, all or nothing.

    Says how many tables it has.
    """
    (there,) = await database.read(("SELECT id FROM tables LIMIT 1", ()))
    if there:
        raise StorageTrouble(TEXTS("database-not-empty"))
    found = _read(files)
    rows: Rows = {name: list(keyed.values()) for name, keyed in found.rows.items()}
    if found.revision != migrations.HEAD:
        rows = _brought_up_to_date(rows, found.revision)
    await database.write(Write([_insert(name, its) for name, its in rows.items() if its]))
    keys.replace(folder, found.keys)
    return len(rows["tables"])


@dataclass
class Saved:
    """What a backup and those that followed it hold together."""

    revision: str
    ids: list[str] = field(default_factory=list)
    keys: list[bytes] = field(default_factory=list)
    rows: dict[str, Keyed] = field(default_factory=dict)


def _read(files: Sequence[Path], revision: str | None = None) -> Saved:
    """Backups in their order; StorageTrouble if they do not follow each other."""
    found: Saved | None = None
    for file in files:
        lines = _lines(file)
        head = next(lines, {})
        its = str(head.get("revision"))
        if head.get("format") != FORMAT or its > migrations.HEAD:
            raise StorageTrouble(TEXTS("no-backup", file=file))
        if found is None:
            found = Saved(its, rows={name: {} for name in TABLES})
        if head.get("after", []) != found.ids:
            raise StorageTrouble(TEXTS("backup-out-of-order", file=file))
        if its != (revision or found.revision):
            raise StorageTrouble(TEXTS("backup-of-another-version", file=file))
        found.ids.append(head.get("id", ""))
        found.keys = [key.encode() for key in head["keys"]]
        for line in lines:
            _take(found.rows.setdefault(line["in"], {}), line)
    assert found is not None
    there = {row["id"] for row in found.rows["tables"].values()}
    found.rows[EVENTS] = {
        key: row for key, row in found.rows[EVENTS].items() if row["table"] in there
    }
    return found


def _take(keyed: Keyed, line: dict[str, Any]) -> None:
    if "gone" in line:
        keyed.pop(tuple(line["gone"]), None)
    else:
        row = line["row"]
        key = TABLES.get(line["in"], ())
        is_known = key and all(column in row for column in key)
        keyed[_key(row, key if is_known else tuple(row))] = row


def _key(row: Row, columns: Sequence[str]) -> tuple[Any, ...]:
    return tuple(row[column] for column in columns)


def _brought_up_to_date(rows: Rows, revision: str) -> Rows:
    """What an older version saved, as this one keeps it: migrated in a database made for it."""
    from kurultai.server.storage.migrations import upgrade  # noqa: PLC0415  (Alembic takes a while to load)

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "old.sqlite"
        upgrade.sqlite_file(path, revision)
        with closing(sqlite3.connect(path)) as old, old:
            for name, found in rows.items():
                if found:
                    old.executemany(*_insert(name, found))
        upgrade.sqlite_file(path)
        with closing(sqlite3.connect(path)) as new:
            new.row_factory = sqlite3.Row
            return {
                name: [dict(row) for row in new.execute(f"SELECT * FROM {name}")] for name in TABLES
            }


def _insert(name: str, rows: list[Row]) -> tuple[str, list[tuple[Any, ...]]]:
    columns = list(rows[0])
    named = ", ".join(f'"{column}"' for column in columns)
    marks = ", ".join("?" * len(columns))
    sql = f"INSERT INTO {name} ({named}) VALUES ({marks})"
    if name == "beats":  # a start has written one already
        sql += " ON CONFLICT (id) DO UPDATE SET at = excluded.at"
    return sql, [tuple(row[column] for column in columns) for row in rows]


@contextmanager
def _written(file: Path) -> Iterator[IO[str]]:
    """A file that is there whole or not at all, for its owner only."""
    beside = file.with_name(f"{file.name}.part")
    try:
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as out:
                yield out
            raw.flush()
            os.fsync(raw.fileno())
        beside.replace(file)
    except OSError as error:
        raise StorageTrouble(TEXTS("cannot-write", file=file, why=error.strerror)) from error


def _line(out: IO[str], content: dict[str, Any]) -> None:
    out.write(json.dumps(content, ensure_ascii=False) + "\n")


def _lines(file: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as content:
            for line in content:
                yield json.loads(line)
    except (OSError, EOFError, ValueError) as error:
        raise StorageTrouble(TEXTS("cannot-read", file=file, why=error)) from error

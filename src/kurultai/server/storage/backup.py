"""Everything in one file: every table with its log, names, bans, and the keys of the cookies.

The file is gzipped JSON lines, the same for both databases: what was saved from SQLite can be
restored to PostgreSQL and back, and what an older version saved is migrated when it is restored.
Whoever has it can sign cookies: it is for the host's eyes only.
"""

from __future__ import annotations

import gzip
import json
import os
import sqlite3
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Any

from kurultai.server.storage import keys, migrations
from kurultai.server.storage.database import Database, Row, StorageTrouble, Write
from kurultai.server.storage.rows import now
from kurultai.server.texts import TEXTS

FORMAT = "kurultai-backup/1"
Rows = dict[str, list[Row]]  # of each table
TABLES = {  # in the order in which they can be written, each with a key to sort by
    "tables": "created, id",
    "extras": '"table"',
    "seats": '"table", seat',
    "events": '"table", seq',
    "jobs": '"table"',
    "chat": '"table", n',
    "names": "key",
    "devices": "token",
    "bans": "kind, value",
    "visits": "player, address",
    "learned": "player, what",
    "files": "player, id",
    "beats": "id",
    "pauses": "began",
}


async def save(database: Database, folder: Path, file: Path) -> int:
    """Write a backup, of one moment; says how many tables are in it. The server may be running."""
    queries = [(f"SELECT * FROM {name} ORDER BY {key}", ()) for name, key in TABLES.items()]
    found = dict(zip(TABLES, await database.read(*queries), strict=True))
    head = {
        "format": FORMAT,
        "revision": migrations.HEAD,
        "made": now(),
        "keys": [key.decode() for key in keys.keys(folder)],
    }
    with _written(file) as out:
        _line(out, head)
        for name, rows in found.items():
            for row in rows:
                _line(out, {"in": name, "row": dict(row)})
    return len(found["tables"])


async def restore(database: Database, folder: Path, file: Path) -> int:
    """Fill an empty database from a backup, all of it or nothing; says how many tables it has."""
    (there,) = await database.read(("SELECT id FROM tables LIMIT 1", ()))
    if there:
        raise StorageTrouble(TEXTS("database-not-empty"))
    lines = _lines(file)
    head = next(lines, {})
    revision = str(head.get("revision"))
    if head.get("format") != FORMAT or revision > migrations.HEAD:
        raise StorageTrouble(TEXTS("no-backup", file=file))
    rows: Rows = defaultdict(list)
    for line in lines:
        rows[line["in"]].append(line["row"])
    if revision != migrations.HEAD:
        rows = _brought_up_to_date(rows, revision)
    await database.write(Write([_insert(name, found) for name, found in rows.items() if found]))
    keys.replace(folder, [key.encode() for key in head["keys"]])
    return len(rows["tables"])


def _brought_up_to_date(rows: Rows, revision: str) -> Rows:
    """What an older version saved, as this one keeps it: migrated in a database made for it."""
    from kurultai.server.storage.migrations import upgrade  # noqa: PLC0415  (Alembic takes a while to load)

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "old.sqlite"
        upgrade.sqlite_file(path, revision)
        with closing(sqlite3.connect(path)) as old, old:
            for name, found in rows.items():
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

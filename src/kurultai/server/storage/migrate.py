"""Bringing a database up to date. What is up to date already costs one look."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg

from kurultai.server.storage import migrations
from kurultai.server.storage.connect import GONE, connect, said
from kurultai.server.storage.database import StorageTrouble
from kurultai.server.storage.sqlite import unusable
from kurultai.server.texts import TEXTS

log = logging.getLogger(__name__)

PAUSE = 0.2  # seconds between two tries
SEEN = "SELECT version_num FROM alembic_version"


def sqlite_file(path: Path) -> None:
    """Make the file, or bring it up to date; StorageTrouble if that cannot be.

    A file that is there is never taken for a new one: it may be what is left of all games.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not path.exists():
            _make(path)
            return
        if path.stat().st_size == 0:
            raise StorageTrouble(TEXTS("the-file-is-empty", path=path))
        is_due = _sqlite_revision(path) != migrations.HEAD
    except sqlite3.OperationalError as error:  # locked, not to be read
        raise unusable(path, error) from error
    except sqlite3.DatabaseError as error:
        raise StorageTrouble(TEXTS("the-file-is-damaged", path=path, why=error)) from error
    except OSError as error:
        raise unusable(path, error) from error
    if is_due:
        from kurultai.server.storage.migrations import upgrade  # noqa: PLC0415  (Alembic takes a while to load)

        upgrade.sqlite_file(path)


def _make(path: Path) -> None:
    """A new file appears when it is whole: a start that is cut off leaves no empty one."""
    from kurultai.server.storage.migrations import upgrade  # noqa: PLC0415  (as above)

    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    new.unlink(missing_ok=True)
    new.touch()
    try:
        upgrade.sqlite_file(new)
        if not path.exists():  # else another process was first
            new.rename(path)
    finally:
        new.unlink(missing_ok=True)


def _sqlite_revision(path: Path) -> str | None:
    """The file's revision; None if it was made before there were any."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(found)
        try:
            row = connection.execute(SEEN).fetchone()
        except sqlite3.OperationalError as error:
            if "no such table" not in str(error):
                raise
            row = None
        is_first = connection.execute("PRAGMA user_version").fetchone()[0] == 1
        if row is None and not is_first:
            raise StorageTrouble(TEXTS("the-file-is-not-ours", path=path))
    return row[0] if row else None


async def postgres(url: str, wait: float = 0) -> None:
    """Bring a PostgreSQL database up to date; StorageTrouble if it cannot be used.

    ``wait``: seconds for one that is starting, puts itself right after a crash or is not up yet.
    """
    try:
        if await _postgres_revision(url, wait) != migrations.HEAD:
            from kurultai.server.storage.migrations import upgrade  # noqa: PLC0415  (as above)

            await upgrade.postgres(url)
    except (ValueError, *GONE, asyncpg.PostgresError) as error:
        raise StorageTrouble(TEXTS("the-database-cannot-be-used", error=said(error))) from error


async def _connected(url: str, wait: float) -> Any:
    """A connection, once the database takes any."""
    end = time.monotonic() + wait
    is_said = False
    while True:
        try:
            return await connect(url)
        except GONE as error:
            is_wrong = isinstance(error, ValueError)  # asyncpg's word for an address it cannot read
            if is_wrong or time.monotonic() >= end:
                raise
            if not is_said:
                log.warning("waiting up to %g s for the database: %s", wait, said(error))
            is_said = True
            await asyncio.sleep(PAUSE)


async def _postgres_revision(url: str, wait: float) -> str | None:
    connection = await _connected(url, wait)
    try:
        revision: str | None = await connection.fetchval(SEEN)
    except asyncpg.UndefinedTableError:
        return None
    finally:
        await connection.close()
    return revision

"""Bringing a database up to date. What is up to date already costs one look."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import asyncpg

from kurultai.server.storage import migrations
from kurultai.server.storage.connect import GONE, connect, said
from kurultai.server.storage.database import StorageTrouble
from kurultai.server.storage.sqlite import unusable
from kurultai.server.texts import TEXTS

SEEN = "SELECT version_num FROM alembic_version"


def sqlite_file(path: Path) -> None:
    """Make the file, or bring it up to date; StorageTrouble if that cannot be."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        is_due = _sqlite_revision(path) != migrations.HEAD
    except (OSError, sqlite3.Error) as error:
        raise unusable(path, error) from error
    if is_due:
        from kurultai.server.storage.migrations import upgrade  # noqa: PLC0415  (Alembic takes a while to load)

        upgrade.sqlite_file(path)


def _sqlite_revision(path: Path) -> str | None:
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        row = connection.execute(SEEN).fetchone()
    except sqlite3.OperationalError as error:
        if "no such table" not in str(error):
            raise
        return None
    finally:
        connection.close()
    return row[0] if row else None


async def postgres(url: str) -> None:
    """Bring a PostgreSQL database up to date; StorageTrouble if it cannot be used."""
    try:
        if await _postgres_revision(url) != migrations.HEAD:
            from kurultai.server.storage.migrations import upgrade  # noqa: PLC0415  (as above)

            await upgrade.postgres(url)
    except (ValueError, *GONE, asyncpg.PostgresError) as error:
        raise StorageTrouble(TEXTS("the-database-cannot-be-used", error=said(error))) from error


async def _postgres_revision(url: str) -> str | None:
    connection = await connect(url)
    try:
        revision: str | None = await connection.fetchval(SEEN)
    except asyncpg.UndefinedTableError:
        return None
    finally:
        await connection.close()
    return revision

"""Bringing a database up to date. What is up to date already costs one look."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from kurultai.server.storage import migrations
from kurultai.server.storage.sqlite import unusable

SEEN = "SELECT version_num FROM alembic_version"


def sqlite_file(path: Path) -> None:
    """Make the file, or bring it up to date; StorageTrouble if that cannot be."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        is_due = _revision(path) != migrations.HEAD
    except (OSError, sqlite3.Error) as error:
        raise unusable(path, error) from error
    if is_due:
        from kurultai.server.storage import upgrade  # noqa: PLC0415  (Alembic takes a while to load)

        upgrade.sqlite_file(path)


def _revision(path: Path) -> str | None:
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


async def postgres(url: str, revision: str | None) -> None:
    """Bring a PostgreSQL database from this revision up to date."""
    if revision != migrations.HEAD:
        from kurultai.server.storage import upgrade  # noqa: PLC0415  (Alembic takes a while to load)

        await upgrade.postgres(url)

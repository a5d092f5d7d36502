"""Which database: a SQLite file in the data folder, or the PostgreSQL that an address names."""

from __future__ import annotations

from pathlib import Path

from kurultai.core.text import text
from kurultai.server.storage import migrate
from kurultai.server.storage.database import Database, StorageTrouble
from kurultai.server.storage.postgres import Postgres
from kurultai.server.storage.sqlite import Sqlite

FILE = "kurultai.sqlite"
SCHEMES = ("postgresql://", "postgres://")


def open_database(folder: Path, address: str | None = None) -> Database:
    """The database; StorageTrouble if it cannot be used. (PostgreSQL is asked on starting.)"""
    if address:
        if not address.startswith(SCHEMES):
            raise StorageTrouble(
                text(
                    "the database must be an address postgresql://…",
                    "la base de données doit être une adresse postgresql://…",
                )
            )
        return Postgres(address)
    path = folder / FILE
    migrate.sqlite_file(path)
    return Sqlite(path)

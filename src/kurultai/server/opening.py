"""Which database: a SQLite file in the data folder, or the PostgreSQL that an address names."""

from __future__ import annotations

from pathlib import Path

from kurultai.server import migrating
from kurultai.server.database import Database
from kurultai.server.sqlite import Sqlite

FILE = "kurultai.sqlite"


def opened(folder: Path) -> Database:
    """The database, up to date; StorageTrouble if it cannot be used."""
    path = folder / FILE
    migrating.sqlite_file(path)
    return Sqlite(path)

"""Alembic at work. Loaded only when a database is not up to date, because it takes a while."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, create_engine, event
from sqlalchemy import text as sql
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from kurultai.server.storage.connect import connect
from kurultai.server.storage.database import StorageTrouble
from kurultai.server.texts import TEXTS

FIRST = "0001"  # the schema of files that were made before Alembic came
ONE_AT_A_TIME = 0x6B75  # the key of PostgreSQL's advisory lock for migrations


NEWEST = "head"


def sqlite_file(path: Path, to: str = NEWEST) -> None:
    engine = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(path, isolation_level=None, timeout=30.0)
    )
    event.listen(engine, "begin", lambda c: c.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as connection:
            is_first = connection.exec_driver_sql("PRAGMA user_version").scalar() == 1
            _upgrade(connection, is_first, to)
            connection.exec_driver_sql("PRAGMA user_version = 0")
    finally:
        engine.dispose()


async def postgres(url: str) -> None:
    """Processes that start together take turns."""
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: connect(url), poolclass=NullPool
    )
    try:
        async with engine.begin() as connection:
            await connection.execute(sql(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
            await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", "kurultai.server.storage:migrations")
    made.set_main_option("path_separator", "os")
    return made


def _upgrade(connection: Connection, is_first: bool = False, to: str = NEWEST) -> None:
    """Run what is due. ``is_first``: the first schema is there, made without Alembic."""
    chosen = config()
    chosen.attributes["connection"] = connection
    try:
        if is_first:
            command.stamp(chosen, FIRST)
        command.upgrade(chosen, to)
    except CommandError as error:
        if "Can't locate revision" not in str(error):
            raise
        raise StorageTrouble(TEXTS("the-database-was-written-by-a")) from error

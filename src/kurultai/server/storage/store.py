"""All that is kept, behind one door: in a SQLite file, or in a PostgreSQL."""

from __future__ import annotations

import secrets
from pathlib import Path

from kurultai.server.storage import migrate
from kurultai.server.storage.clocks import ClockStore
from kurultai.server.storage.database import Database, StorageTrouble
from kurultai.server.storage.files import FileStore
from kurultai.server.storage.jobs import JobStore
from kurultai.server.storage.people import PeopleStore
from kurultai.server.storage.postgres import Postgres
from kurultai.server.storage.rows import epoch
from kurultai.server.storage.sqlite import Sqlite
from kurultai.server.storage.tables import TableStore
from kurultai.server.texts import TEXTS

FILE = "kurultai.sqlite"
SCHEMES = ("postgresql://", "postgres://")


class Store(TableStore, JobStore, PeopleStore, ClockStore, FileStore):
    def __init__(self, database: Database) -> None:
        self.database = database
        self.holder = secrets.token_hex(6)  # this process, to the others

    async def start(self) -> None:
        """Connect. Where no other process can be at work, every job is free."""
        await self.database.start()
        if not self.database.has_other_processes:
            await self.jobs_forget_leases()
        await self.wake(epoch())

    async def stop(self) -> None:
        await self.database.stop()


def open_database(folder: Path, address: str | None = None, wait: float = 0) -> Database:
    """The database; StorageTrouble if it cannot be used. (PostgreSQL is asked on starting.)

    ``wait``: seconds that the start waits for a PostgreSQL that is not up yet.
    """
    if address:
        if not address.startswith(SCHEMES):
            raise StorageTrouble(TEXTS("the-database-must-be-an-address"))
        return Postgres(address, wait)
    path = folder / FILE
    migrate.sqlite_file(path)
    return Sqlite(path)

"""All that is kept, behind one door."""

from __future__ import annotations

import secrets

from kurultai.server.storage.clocks import ClockStore
from kurultai.server.storage.database import Database
from kurultai.server.storage.jobs import JobStore, epoch
from kurultai.server.storage.people import PeopleStore
from kurultai.server.storage.tables import TableStore


class Store(TableStore, JobStore, PeopleStore, ClockStore):
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

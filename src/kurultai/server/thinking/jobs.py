"""This process's share of the bots' moves: takes jobs while it has room, keeps their leases."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from kurultai.server import metrics
from kurultai.server.errors import Preparing
from kurultai.server.storage.database import StorageTrouble
from kurultai.server.storage.jobs import LEASE
from kurultai.server.storage.rows import Job
from kurultai.server.storage.tables import Store

log = logging.getLogger(__name__)

POLL = 1.0  # seconds; news of a job come sooner

Begin = Callable[[Job], Awaitable[None]]
"""Lets the bot of a table think."""


class Jobs:
    def __init__(self, store: Store, most: int, begin: Begin) -> None:
        """``most``: bots that may think at the same time, here; 0 leaves them to workers."""
        self._store = store
        self._most = most
        self._begin = begin
        self._busy: set[str] = set()
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def has_room(self) -> bool:
        return len(self._busy) < self._most

    def hold(self, table: str) -> None:
        """A bot of ours is at this table."""
        self._busy.add(table)
        metrics.THINKING.set(len(self._busy))

    def let_go(self, table: str) -> None:
        if table in self._busy:
            self._busy.discard(table)
            metrics.THINKING.set(len(self._busy))
            self._news.set()

    def nudge(self) -> None:
        """There may be something to do."""
        self._news.set()

    async def start(self) -> None:
        """Take jobs from now on."""
        if self._most:
            self._tasks = [
                asyncio.create_task(self._take_on()),
                asyncio.create_task(self._extend()),
            ]

    async def stop(self) -> None:
        """What this process had leased is for others."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StorageTrouble):
            await self._store.jobs_release()

    async def _take_on(self) -> None:
        while True:
            self._news.clear()
            try:
                await self._take()
            except StorageTrouble as trouble:
                log.warning("%s", trouble)
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL):  # Python 3.11's wait_for may miss a stop
                    await self._news.wait()

    async def _take(self) -> None:
        if not self.has_room:
            return
        for job in await self._store.jobs_take(self._most - len(self._busy)):
            try:
                await self._begin(job)
            except Preparing:
                await self._store.jobs_release(job.table, delay=POLL)
            except Exception:
                log.exception("the bot at table %s cannot begin", job.table)
                await self._store.jobs_release(job.table, delay=60.0)

    async def _extend(self) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            if self._busy:
                try:
                    await self._store.jobs_extend(sorted(self._busy))
                except StorageTrouble as trouble:
                    log.warning("%s", trouble)

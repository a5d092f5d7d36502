"""Bots at the tables: whoever holds the job thinks, and moves by the road that everybody takes."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets

from kurultai.core.errors import NotYours
from kurultai.server.errors import OutOfOrder, Preparing
from kurultai.server.storage.database import StorageTrouble
from kurultai.server.storage.rows import Job
from kurultai.server.tables.live import LiveTable
from kurultai.server.tables.state import Change
from kurultai.server.tables.tables import Tables
from kurultai.server.tables.views import deltas
from kurultai.server.thinking.jobs import POLL, Jobs
from kurultai.server.thinking.pool import ThinkingPool

log = logging.getLogger(__name__)

RETRY = 5.0  # seconds until a bot's move is tried again when it could not be stored
OUT_OF_ORDER = 3600.0  # seconds until a table that could not be read is tried again
AFTER_FAILURE = 60.0  # seconds until a bot that failed is tried again, here or elsewhere


class BotMoves:
    def __init__(self, tables: Tables, jobs: Jobs, pool: ThinkingPool) -> None:
        self._tables = tables
        self._jobs = jobs
        self._pool = pool
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Think from now on, unless that is left to workers."""
        if not self._jobs.is_for_workers:
            self._tasks = [
                asyncio.create_task(self._take_jobs()),
                asyncio.create_task(self._jobs.keep_leases()),
            ]

    async def stop(self) -> None:
        """What this process had leased is for others."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._jobs.release_all()

    async def _take_jobs(self) -> None:
        while True:
            job = await self._jobs.next()
            try:
                await self._begin(job)
            except StorageTrouble as trouble:
                log.warning("%s", trouble)

    async def _begin(self, job: Job) -> None:
        """Let the bot of a table think. Another process may have written the job: what led to it
        is read first.
        """
        try:
            table = await self._tables.up_to(job.table, job.seq)
            self._tables.playable(table.stored)  # a bot may have come that is still compiled
        except OutOfOrder:
            await self._jobs.release(job.table, delay=OUT_OF_ORDER)
        except Preparing:
            await self._jobs.release(job.table, delay=POLL)
        except Exception:
            log.exception("the bot at table %s cannot begin", job.table)
            await self._jobs.release(job.table, delay=AFTER_FAILURE)
        else:
            if table.bot_to_move is None:
                await self._jobs.release(job.table, delay=AFTER_FAILURE)
            elif table.task is None:
                self._think(table)

    def _think(self, table: LiveTable) -> None:
        table.has_failed_bot = False
        self._jobs.hold(table.id, table.share.person)
        table.task = asyncio.create_task(self._play(table))
        table.task.add_done_callback(lambda task: self._ended(table, task))

    def _ended(self, table: LiveTable, task: asyncio.Task[None]) -> None:
        if table.task is task or table.task is None:
            table.task = None
            self._jobs.let_go(table.id)

    async def _play(self, table: LiveTable) -> None:
        """Think and move, as long as it is a bot's turn."""
        try:
            is_ours = True
            while is_ours and (seat := table.bot_to_move) is not None:
                is_ours = await self._move(table, seat)
        except Exception:
            log.exception("the bot at table %s failed", table.id)
            table.has_failed_bot = True
            deltas.tell(table)
            await self._jobs.release(table.id, delay=AFTER_FAILURE)

    async def _move(self, table: LiveTable, seat: int) -> bool:
        """One move; says whether the next is ours too."""
        version = table.match.version
        move = await self._choose(table, seat)
        try:
            async with table.lock:
                await self._tables.change(
                    table, lambda match: Change(match.play(seat, move, version))
                )
        except StorageTrouble as trouble:
            log.warning("%s", trouble)
            await asyncio.sleep(RETRY)
        except NotYours:
            log.info("another process moved at table %s", table.id)
            return False
        return True

    async def _choose(self, table: LiveTable, seat: int) -> int:
        """The move of the table's bot in its present position."""
        p = table.match.position.copy()
        if seat not in table.bots:
            table.bots[seat] = self._pool.make(
                table.game, table.level_of(seat), secrets.randbits(62), p.seats
            )

        def told(wait: float | None) -> None:
            queued = None if wait is None else math.ceil(wait)
            if queued != table.queued:
                table.queued = queued
                deltas.tell(table)

        thought = await self._pool.choose(
            table.bots[seat], p, table.new_cancel(), table.share, table.urgency, told
        )
        return thought.move

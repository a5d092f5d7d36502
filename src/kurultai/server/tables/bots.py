"""Bots at the tables: whoever holds the job thinks, and moves through the door everybody uses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from kurultai.core.errors import NotYours
from kurultai.match.match import Match
from kurultai.server.schemas.socket import Thinking
from kurultai.server.storage.database import StorageTrouble
from kurultai.server.storage.rows import Job
from kurultai.server.storage.tables import Store
from kurultai.server.tables import views
from kurultai.server.tables.live import LiveTable
from kurultai.server.tables.state import Change
from kurultai.server.thinking.jobs import Jobs
from kurultai.server.thinking.pool import Thinkers

log = logging.getLogger(__name__)

RETRY = 5.0  # seconds until a bot's move is tried again when it could not be stored
AFTER_FAILURE = 60.0  # seconds until a bot that failed is tried again, here or elsewhere

Alter = Callable[[LiveTable, Callable[[Match], Change]], Awaitable[None]]
Load = Callable[[str, int], Awaitable[LiveTable]]
"""Loads a table, up to this version at least."""


class BotMoves:
    def __init__(
        self, store: Store, thinkers: Thinkers, most: int, load: Load, change: Alter
    ) -> None:
        self._store = store
        self._thinkers = thinkers
        self._load = load
        self._change = change
        self.jobs = Jobs(store, most, self._begin)

    def claims(self, table: LiveTable) -> bool:
        """Whether this process wants to think out the bot's move that a change may lead to."""
        return table.task is not None or self.jobs.has_room

    def go_on(self, table: LiveTable, claimed: bool) -> None:
        """After a change that is stored: let the bot think, if it is its turn and it is ours."""
        if table.bot_to_move is None:
            return
        if not claimed:
            self.jobs.nudge()
        elif table.task is None:
            self.jobs.hold(table.id)
            table.task = asyncio.create_task(self._play(table))
            table.task.add_done_callback(lambda task: self._ended(table, task))

    async def _begin(self, job: Job) -> None:
        """A job was taken. Another process may have written it: what led to it is read first."""
        table = await self._load(job.table, job.seq)
        if table.bot_to_move is None:
            await self._store.jobs_release(job.table, delay=AFTER_FAILURE)
            return
        table.has_failed_bot = False
        self.go_on(table, claimed=True)

    def _ended(self, table: LiveTable, task: asyncio.Task[None]) -> None:
        if table.task is task or table.task is None:
            table.task = None
            self.jobs.let_go(table.id)

    async def _play(self, table: LiveTable) -> None:
        """Think and move, as long as it is a bot's turn."""
        try:
            is_ours = True
            while is_ours and (seat := table.bot_to_move) is not None:
                is_ours = await self._move(table, seat)
        except Exception:
            log.exception("the bot at table %s failed", table.id)
            table.has_failed_bot = True
            table.tell(lambda _: Thinking(seat=None), partial(views.snapshot_of, table))
            await self._store.jobs_release(table.id, delay=AFTER_FAILURE)

    async def _move(self, table: LiveTable, seat: int) -> bool:
        """One move; says whether the next is ours too."""
        table.tell(lambda _: Thinking(seat=seat), partial(views.snapshot_of, table))
        version = table.match.version
        move = await self._thinkers.choose(table, seat)
        try:
            async with table.lock:
                await self._change(table, lambda match: Change(match.play(seat, move, version)))
        except StorageTrouble as trouble:
            log.warning("%s", trouble)
            await asyncio.sleep(RETRY)
        except NotYours:
            log.info("another process moved at table %s", table.id)
            return False
        return True

"""Bots think in threads of their own (the search lets go of Python's lock), so nobody waits."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from kurultai.bots.bot import Cancel, Thought, no_cancel
from kurultai.server.games import Opponents
from kurultai.server.tables.live import LiveTable


class Thinkers:
    def __init__(self, opponents: Opponents, pause: float) -> None:
        self._opponents = opponents
        self._pause = pause  # a bot's move takes at least so many seconds, for the eye to follow
        self._pool = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="bot")
        self._running: dict[int, Cancel] = {}

    async def choose(self, table: LiveTable, seat: int) -> str:
        """The move of the table's bot in its present position."""
        p = table.match.position.copy()
        if seat not in table.bots:
            level = table.level_of(seat)
            seed = secrets.randbits(62)
            table.bots[seat] = self._opponents.make(table.game, level, seed, p.seats)
        bot, cancel = table.bots[seat], no_cancel()
        table.cancel = cancel
        thinking = self._run(lambda: bot.choose(p.copy(), cancel), cancel)
        thought, _ = await asyncio.gather(thinking, asyncio.sleep(self._pause))
        return p.format(thought.move)

    async def hint(self, table: LiveTable) -> Thought:
        """What the strongest bot would do there; takes about a second."""
        p, cancel = table.match.position.copy(), no_cancel()
        return await self._run(lambda: self._opponents.hint(p.game, p, cancel), cancel)

    async def _run(self, think: Callable[[], Thought], cancel: Cancel) -> Thought:
        self._running[id(cancel)] = cancel
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, think)
        finally:
            del self._running[id(cancel)]

    def close(self) -> None:
        for cancel in self._running.values():
            cancel[0] = 1
        self._pool.shutdown(wait=False, cancel_futures=True)

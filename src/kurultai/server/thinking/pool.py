"""Bots think in threads of their own (the search lets go of Python's lock), so nobody waits."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from kurultai.bots.bot import Bot, Cancel, Thought, no_cancel
from kurultai.bots.levels import Level
from kurultai.core.game import Game, Position


class Opponents(Protocol):
    """What the server needs of kurultai.bots.levels (which is one)."""

    def levels(self, game_id: str) -> tuple[Level, ...]: ...

    def make(self, game: Game, level: str, seed: int, seats: int) -> Bot: ...

    def hint(self, game: Game, position: Position, cancel: Cancel) -> Thought: ...


class ThinkingPool:
    def __init__(self, opponents: Opponents, pause: float) -> None:
        self._opponents = opponents
        self._pause = pause  # a bot's move takes at least so many seconds, for the eye to follow
        self._threads = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="bot")
        self._running: dict[int, Cancel] = {}

    def make(self, game: Game, level: str, seed: int, seats: int) -> Bot:
        return self._opponents.make(game, level, seed, seats)

    async def choose(self, bot: Bot, p: Position, cancel: Cancel) -> Thought:
        """A bot's move in this position."""
        thinking = self._run(lambda: bot.choose(p.copy(), cancel), cancel)
        thought, _ = await asyncio.gather(thinking, asyncio.sleep(self._pause))
        return thought

    async def hint(self, p: Position) -> Thought:
        """What the strongest bot would do there; takes about a second."""
        cancel = no_cancel()
        return await self._run(lambda: self._opponents.hint(p.game, p, cancel), cancel)

    async def _run(self, think: Callable[[], Thought], cancel: Cancel) -> Thought:
        self._running[id(cancel)] = cancel
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, think)
        finally:
            del self._running[id(cancel)]

    def close(self) -> None:
        for cancel in self._running.values():
            cancel[0] = 1
        self._threads.shutdown(wait=False, cancel_futures=True)

"""What bots and advisers think, in threads (the search lets go of Python's lock), in fair turns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

from kurultai.analysis.advice import Plan, plan
from kurultai.analysis.mistakes import Weighing, weigh
from kurultai.bots.bot import Bot, Cancel, Thought, no_cancel
from kurultai.bots.levels import Level
from kurultai.core.game import Game, Position
from kurultai.server.people.caller import Share
from kurultai.server.people.rate_limits import too_many
from kurultai.server.thinking.queue import MOST_ASKED, ThinkingQueue, Told, Urgency

Found = TypeVar("Found")


class Opponents(Protocol):
    """What the server needs of kurultai.bots.levels (which is one)."""

    def levels(self, game_id: str) -> tuple[Level, ...]: ...

    def make(self, game: Game, level: str, seed: int, seats: int) -> Bot: ...

    def hint(self, game: Game, position: Position, cancel: Cancel) -> Thought: ...


class ThinkingPool:
    def __init__(self, opponents: Opponents, pause: float, queue: ThinkingQueue) -> None:
        self._opponents = opponents
        self._pause = pause  # a bot's move takes at least so many seconds, for the eye to follow
        self._queue = queue
        self._running: dict[int, Cancel] = {}

    def make(self, game: Game, level: str, seed: int, seats: int) -> Bot:
        return self._opponents.make(game, level, seed, seats)

    async def choose(
        self, bot: Bot, p: Position, cancel: Cancel, share: Share, kind: Urgency, told: Told
    ) -> Thought:
        """A bot's move in this position."""
        thinking = self._run(lambda: bot.choose(p.copy(), cancel), cancel, share, kind, told)
        thought, _ = await asyncio.gather(thinking, asyncio.sleep(self._pause))
        return thought

    async def hint(self, p: Position, share: Share) -> tuple[Thought, Plan]:
        """What the strongest bot would do there, and how the turn goes on; a second or two."""
        cancel = no_cancel()

        def think() -> tuple[Thought, Plan]:
            thought = self._opponents.hint(p.game, p, cancel)
            return thought, plan(p, thought, cancel=cancel)

        return await self._advise(think, cancel, share)

    async def weigh(self, p: Position, move: int, share: Share) -> Weighing:
        """Whether a move would be a clear mistake there; about a second at most."""
        cancel = no_cancel()
        return await self._advise(lambda: weigh(p, move, cancel=cancel), cancel, share)

    async def _advise(self, think: Callable[[], Found], cancel: Cancel, share: Share) -> Found:
        if self._queue.asked(share) >= MOST_ASKED:
            raise too_many(2.0)
        return await self._run(think, cancel, share, Urgency.ADVICE)

    async def _run(
        self,
        think: Callable[[], Found],
        cancel: Cancel,
        share: Share,
        kind: Urgency,
        told: Told | None = None,
    ) -> Found:
        self._running[id(cancel)] = cancel
        try:
            return await self._queue.run(think, share, kind, told)
        finally:
            del self._running[id(cancel)]

    def close(self) -> None:
        for cancel in self._running.values():
            cancel[0] = 1

"""What a server does from time to time: a sign of life for the clocks, old tables swept out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta

from kurultai.server.config import Config
from kurultai.server.storage.clocks import BEAT
from kurultai.server.storage.database import StorageTrouble
from kurultai.server.storage.store import Store

log = logging.getLogger(__name__)

BEATS_BETWEEN_SWEEPS = 3600
BEATS_BETWEEN_LOOKS = 60  # at the clock
VISITS = 30  # days for which it is known from which address somebody came
EXERCISES = 7  # days for which a lesson or puzzle that nobody touched is kept

Check = Callable[[], Awaitable[None]]


class Upkeep:
    def __init__(self, store: Store, config: Config, checks: Sequence[Check]) -> None:
        """``checks`` are made every second; the first gives back the time nobody ran."""
        self._said: set[str] = set()  # what went wrong, told once
        self._store = store
        self._keep = config.keep
        self._keep_empty = config.keep_empty
        self._checks = checks

    async def run(self) -> None:
        beats = 0
        while True:
            for check in self._checks:
                await self._made(check)
            if beats % BEATS_BETWEEN_LOOKS == 0:
                await self._made(self._store.database.keep_time)
            if beats % BEATS_BETWEEN_SWEEPS == 0:
                await self._made(self._sweep_all)
            beats += 1
            await asyncio.sleep(BEAT)

    async def _made(self, check: Check) -> None:
        """What goes wrong in one check keeps neither the others nor the next from being made."""
        try:
            await check()
        except StorageTrouble as trouble:
            log.warning("%s", trouble)
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            if what not in self._said:
                self._said.add(what)
                log.exception("upkeep goes on without %s", getattr(check, "__qualname__", check))

    async def _sweep_all(self) -> None:
        await self._sweep(EXERCISES, only_exercises=True)
        await self._sweep(self._keep_empty, only_empty=True)
        await self._store.forget_visits(_days_ago(VISITS))
        if self._keep is not None:
            await self._sweep(self._keep)

    async def _sweep(
        self, days: int, only_exercises: bool = False, only_empty: bool = False
    ) -> None:
        swept, before = 0, _days_ago(days)
        while found := await self._store.sweep(before, only_exercises, only_empty):
            swept += found
        if swept:
            log.info("%d tables that nobody touched for %d days were deleted", swept, days)


def _days_ago(days: int) -> str:
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")

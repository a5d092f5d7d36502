"""What a server does from time to time: a sign of life for the clocks, old tables swept out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta

from kurultai.server.storage.clocks import BEAT
from kurultai.server.storage.database import StorageTrouble
from kurultai.server.storage.jobs import epoch
from kurultai.server.storage.store import Store

log = logging.getLogger(__name__)

BEATS_BETWEEN_SWEEPS = 3600

Check = Callable[[], Awaitable[None]]


class Upkeep:
    def __init__(self, store: Store, keep: int | None, checks: Sequence[Check]) -> None:
        """``keep``: days after which a table that nobody touched is deleted; None: never.

        ``checks`` are made every second, after a beat, which gives back the time nobody ran.
        """
        self._store = store
        self._keep = keep
        self._checks = checks

    async def run(self) -> None:
        beats = 0
        while True:
            try:
                await self._store.beat(epoch())
                for check in self._checks:
                    await check()
                if self._keep is not None and beats % BEATS_BETWEEN_SWEEPS == 0:
                    await self._sweep(self._keep)
            except StorageTrouble as trouble:
                log.warning("%s", trouble)
            beats += 1
            await asyncio.sleep(BEAT)

    async def _sweep(self, days: int) -> None:
        before = datetime.now(UTC) - timedelta(days=days)
        swept = 0
        while found := await self._store.sweep(before.isoformat(timespec="milliseconds")):
            swept += found
        if swept:
            log.info("%d tables that nobody touched for %d days were deleted", swept, days)

"""Time in which nobody could move is not charged.

A sign of life is stored every second while a clock runs. If none could be for a while (no server
ran, the machine slept, the database was away), all clocks skip that time, and their tables say so.
"""

from __future__ import annotations

import logging

from kurultai.server.storage.notify import Notifications
from kurultai.server.storage.rows import epoch
from kurultai.server.storage.store import Store
from kurultai.server.tables.tables import Tables

log = logging.getLogger(__name__)


class Pauses:
    def __init__(self, store: Store, notifications: Notifications, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._last: int | None = None  # when this process was last alive and the database there
        notifications.on("pause", self._heard)
        tables.before_judging = self.check

    async def check(self) -> None:
        """Give a sign of life; whatever came between the last one and this is given back."""
        at = epoch()
        pause = await self._store.beat(at, self._last)
        self._last = at
        if pause is not None:
            seconds = (pause[1] - pause[0]) / 1000
            log.warning("nobody could move for %.1f s: the clocks skip that time", seconds)
            self._tables.paused(*pause)

    async def _heard(self, began: str, ended: int) -> None:
        self._tables.paused(int(began), ended)

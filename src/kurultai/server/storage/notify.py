"""News of other processes: a table changed, somebody spoke, a bot's move waits.

A piece of news is ``holder kind table number``; what this process said itself is passed over. News
say only that there is something to read: the store alone says what.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from kurultai.server.storage.database import StorageTrouble
from kurultai.server.storage.store import Store

log = logging.getLogger(__name__)

AGAIN = 1.0  # seconds

Heard = Callable[[str, int], Awaitable[None]]
"""Is told the table and the number."""
Missed = Callable[[], Awaitable[None]]
"""Is told that news may have been missed."""


class Notifications:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._heard: dict[str, Heard] = {}
        self._missed: list[Missed] = []

    def on(self, kind: str, heard: Heard) -> None:
        """Who is told news of a kind: table, chat, job, bans."""
        self._heard[kind] = heard

    def on_missed(self, missed: Missed) -> None:
        self._missed.append(missed)

    async def start(self) -> None:
        await self._store.database.listen(self._hear)

    async def _hear(self, news: str | None) -> None:
        if news is None:
            await self._catch_up()
            return
        try:
            holder, kind, table, number = news.split(" ")
            if holder != self._store.holder and kind in self._heard:
                await self._heard[kind](table, int(number))
        except Exception:
            log.exception("news could not be followed: %s", news.split(" ")[1:2])

    async def _catch_up(self) -> None:
        for missed in self._missed:
            while True:
                try:
                    await missed()
                    break
                except StorageTrouble as trouble:
                    log.warning("%s", trouble)
                    await asyncio.sleep(AGAIN)
                except Exception:
                    log.exception("what was missed could not be made up for")
                    break

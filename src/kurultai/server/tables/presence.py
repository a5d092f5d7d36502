"""Who has a table open. No part of its version; other processes are told and tell again."""

from __future__ import annotations

import asyncio
import time

from kurultai.core.text import NOBODY, Reader
from kurultai.server.people.identity import PlayerId
from kurultai.server.storage.database import StorageTrouble
from kurultai.server.storage.notify import Notifications
from kurultai.server.storage.rows import epoch
from kurultai.server.storage.store import Store
from kurultai.server.tables.live import ELSEWHERE, Listener, LiveTable, Viewer
from kurultai.server.tables.tables import Tables
from kurultai.server.tables.views import deltas

GATHER = 0.1  # seconds for which comings and goings are gathered …
GATHER_EACH = 0.01  # … and so many more for each who would be told
AGAIN = 30.0  # seconds after which other processes are told once more
OPENERS = 30.0  # seconds after which it is noted that those who opened tables are still there


class Presence:
    def __init__(self, store: Store, notifications: Notifications, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._here: dict[str, LiveTable] = {}  # tables with people of ours
        self._task: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()
        self._openers_noted = 0.0
        self._gathered: dict[str, asyncio.TimerHandle] = {}  # tables whose listeners will be told
        notifications.on("here", self._heard_here)
        notifications.on("gone", self._heard_gone)

    async def listen(
        self, player: PlayerId, id_: str, protocol: int, to: Reader = NOBODY
    ) -> tuple[LiveTable, Listener]:
        """From now on, tell this listener; a snapshot comes first."""
        table = await self._tables.get(id_)
        listener = Listener(player, table.viewer(player), protocol, to)
        table.listeners.add(listener)
        self._came(table, listener)
        return table, listener

    def leave(self, table: LiveTable, listener: Listener) -> None:
        table.listeners.discard(listener)
        table.departed[listener.player] = time.monotonic()
        self._went(table, listener)

    def _came(self, table: LiveTable, listener: Listener) -> None:
        if listener.viewer.mine:
            self._here[table.id] = table
            self._pass_on("here", table, listener)
        if listener.viewer.is_opener and table.status == "waiting":
            self._openers_noted = 0.0  # a table in the lobby comes back at once
        deltas.tell_all(table, listener)
        self._tell_soon(table)

    def _went(self, table: LiveTable, listener: Listener) -> None:
        if not any(other.viewer.mine for other in table.listeners):
            self._here.pop(table.id, None)
        if not listener.viewer.mine <= table.here:
            self._pass_on("gone", table, listener)
        self._tell_soon(table)

    def _tell_soon(self, table: LiveTable) -> None:
        """Who came and went in the meantime is told to the others in one go."""
        if table.id not in self._gathered:
            wait = GATHER + len(table.listeners) * GATHER_EACH
            loop = asyncio.get_running_loop()
            self._gathered[table.id] = loop.call_later(wait, self._tell, table)

    def _tell(self, table: LiveTable) -> None:
        self._gathered.pop(table.id).cancel()
        deltas.tell(table)

    def tell_now(self, table: LiveTable) -> None:
        """What was gathered need not wait any more."""
        if table.id in self._gathered:
            self._tell(table)

    async def note_openers(self) -> None:
        """Note where those who opened a table wait at it: the lobby offers only these."""
        now = time.monotonic()
        if now - self._openers_noted < OPENERS:
            return
        self._openers_noted = now
        waiting = [
            table.id
            for table in self._tables.all_in_memory()
            if table.status == "waiting"
            and any(listener.viewer.is_opener for listener in table.listeners)
        ]
        await self._store.opener_is_there(waiting, epoch())

    # Other processes

    def start(self) -> None:
        if self._store.database.has_other_processes:
            self._task = asyncio.create_task(self._remind())

    def stop(self) -> None:
        for timer in self._gathered.values():
            timer.cancel()
        if self._task is not None:
            self._task.cancel()

    def _pass_on(self, kind: str, table: LiveTable, listener: Listener) -> None:
        if self._store.database.has_other_processes:
            task = asyncio.create_task(self._say(kind, table.id, listener.viewer))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _say(self, kind: str, id_: str, viewer: Viewer) -> None:
        try:
            for seat in sorted(viewer.mine):
                await self._store.database.tell(f"{self._store.holder} {kind} {id_} {seat}")
        except StorageTrouble:  # they will be told again
            return

    async def _remind(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            for table in list(self._here.values()):
                for listener in list(table.listeners):
                    await self._say("here", table.id, listener.viewer)

    async def _heard_here(self, id_: str, seat: int) -> None:
        table = self._tables.in_memory(id_)
        if table is not None:
            is_news = seat not in table.here
            table.elsewhere[seat] = time.monotonic() + ELSEWHERE
            if is_news:
                self._tell_soon(table)

    async def _heard_gone(self, id_: str, seat: int) -> None:
        table = self._tables.in_memory(id_)
        if table is not None and table.elsewhere.pop(seat, None) is not None:
            player = table.seats[seat].player
            if player is not None:
                table.departed[player] = time.monotonic()
            self._tell_soon(table)

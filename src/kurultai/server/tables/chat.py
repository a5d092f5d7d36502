"""Talk at a table: kept with it, told to those who listen; it changes no version.

While people play each other, the talk of those who watch is apart: players read it once the game
is over.
"""

from __future__ import annotations

import hashlib

from kurultai.core.errors import Unreadable
from kurultai.server.people.bans import Bans
from kurultai.server.people.identity import PlayerId
from kurultai.server.people.names import Names, distinct, printable
from kurultai.server.people.rate_limits import RateLimits
from kurultai.server.schemas import http as m
from kurultai.server.schemas.socket import Said
from kurultai.server.storage.notify import Notifications
from kurultai.server.storage.rows import ChatLine
from kurultai.server.storage.store import Store
from kurultai.server.tables.live import LiveTable, Mine
from kurultai.server.tables.tables import Acknowledge, Tables
from kurultai.server.texts import TEXTS

MOST_REPEATS = 1000  # of ids kept, so that a repeat is harmless


class Chat:
    def __init__(
        self,
        tables: Tables,
        store: Store,
        names: Names,
        rate_limits: RateLimits,
        bans: Bans,
        notifications: Notifications,
    ) -> None:
        self._bans = bans
        self._tables = tables
        self._store = store
        self._names = names
        self._rate_limits = rate_limits
        notifications.on("chat", self._heard)
        self._said: dict[tuple[str, PlayerId, str], m.ChatLine] = {}

    async def said(self, player: PlayerId, id_: str, after: int) -> list[m.ChatLine]:
        table = await self._tables.get(id_)
        mine = table.seats_of(player)
        said = await self._store.chat_of(id_, after)
        return [line(id_, found, player) for found in said if _is_heard(table, found, mine)]

    async def say(
        self,
        player: PlayerId,
        id_: str,
        body: m.Say,
        acknowledge: Acknowledge | None = None,
    ) -> m.ChatLine:
        table = await self._tables.get(id_)
        key = (id_, player, body.id)
        found = None if key in self._said else await self._added(player, table, body)
        if acknowledge is not None:
            acknowledge(table)
        if found is not None:
            self._said[key] = line(id_, found, player)
            self._tell(table, found)
        made = self._said[key]
        if len(self._said) > MOST_REPEATS:
            del self._said[next(iter(self._said))]
        return made

    async def _added(self, player: PlayerId, table: LiveTable, body: m.Say) -> ChatLine:
        await self._rate_limits.chat(player)
        await self._bans.note(player)
        said = shown_text(body.text)
        mine = table.seats_of(player)
        seat = min(mine) if mine else None
        if seat is not None:
            name = table.seats[seat].name
        else:
            called = await self._names.checked(player, body.name)
            name = distinct(called, [seat.name for seat in table.seats])
        return await self._store.chat_add(table.id, player, seat, name or "", said)

    async def _heard(self, id_: str, n: int) -> None:
        """Somebody spoke, in another process."""
        table = self._tables.in_memory(id_)
        if table is not None and table.listeners:
            for found in await self._store.chat_of(id_, n - 1, 1):
                self._tell(table, found)

    def _tell(self, table: LiveTable, found: ChatLine) -> None:
        for listener in table.listeners:
            if not _is_heard(table, found, listener.viewer.mine):
                continue
            said = Said(line=line(table.id, found, listener.player))
            listener.put(said.model_dump_json())


def _is_heard(table: LiveTable, found: ChatLine, mine: Mine) -> bool:
    return found.seat is not None or not mine or not table.has_talk_apart


def line(table: str, found: ChatLine, player: PlayerId) -> m.ChatLine:
    author = hashlib.sha256(f"{table} {found.player}".encode()).hexdigest()[:12]
    return m.ChatLine(
        n=found.n,
        at=found.at,
        seat=found.seat,
        name=found.name or None,
        text=found.text,
        author=author,
        mine=found.player == player,
    )


def shown_text(said: str) -> str:
    """One line, without anything invisible; Unreadable if nothing is left."""
    shown = printable(said)
    if not shown:
        raise Unreadable(TEXTS("there-is-nothing-to-read-in"))
    return shown

"""The lobby: my tables, those waiting for me first; open ones; public ones to watch."""

from __future__ import annotations

import time

from kurultai.server.people.identity import PlayerId
from kurultai.server.schemas import http as m
from kurultai.server.storage.rows import Stored, Summary, epoch
from kurultai.server.storage.store import Store
from kurultai.server.tables.views.content import in_list

FRESH = 1.0  # seconds for which everybody gets the same list of public tables
GONE = 120_000  # milliseconds after which a table whose opener left it is not offered any more
GONE_BY_MAIL = 3 * 24 * 3600_000  # where a turn has days

Listed = tuple[Stored, Summary]


class Lobby:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._public: list[Listed] = []
        self._read_at = -FRESH

    async def mine(self, player: PlayerId) -> list[m.TableLine]:
        """The newest first."""
        return [in_list(*found, player) for found in await self._store.mine(player)]

    async def lobby(self, player: PlayerId) -> m.Lobby:
        mine = await self.mine(player)
        known = {line.id for line in mine}
        others = [
            in_list(*found, player) for found in await self._listed() if found[0].id not in known
        ]
        return m.Lobby(
            mine=sorted(mine, key=lambda line: not line.my_turn),
            open=[line for line in others if _has_room(line)],
            running=[line for line in others if line.status == "running"],
        )

    async def _listed(self) -> list[Listed]:
        if time.monotonic() - self._read_at > FRESH:
            self._read_at = time.monotonic()
            now = epoch()
            self._public = await self._store.lobby(now - GONE, now - GONE_BY_MAIL)
        return self._public


def _has_room(line: m.TableLine) -> bool:
    return line.status == "waiting" and any(seat.kind == "open" for seat in line.seats)

"""How much is kept of somebody: tables and bytes, of a person and of an address."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from kurultai.server.config import Config
from kurultai.server.errors import TooMany
from kurultai.server.people.bans import Bans
from kurultai.server.people.caller import caller
from kurultai.server.people.identity import PlayerId
from kurultai.server.people.rate_limits import WIDE, RateLimits
from kurultai.server.storage.rows import Kept
from kurultai.server.storage.store import Store
from kurultai.server.texts import TEXTS

MIB = 1024 * 1024
UNUSED = timedelta(hours=1)  # after which a table nobody moved at makes room, if room is short
WAIT = 3600.0  # seconds after which it is worth asking again


class Quotas:
    def __init__(self, config: Config, store: Store, rate_limits: RateLimits, bans: Bans) -> None:
        self._bans = bans
        self._tables = config.quota_tables
        self._bytes = config.quota_megabytes * MIB
        self._store = store
        self._rate_limits = rate_limits

    async def table(self, player: PlayerId) -> None:
        """Somebody opens a table; TooMany if that is too often, or too much is kept of them."""
        await self._rate_limits.table()
        await self._bans.note(player)
        if not caller().is_limited:
            return
        if not await self._has_room(player):
            before = (datetime.now(UTC) - UNUSED).isoformat(timespec="milliseconds")
            await self._store.sweep(before, only_empty=True, owner=player)
            if not await self._has_room(player):
                raise TooMany(TEXTS("too-much-is-kept", most=self._tables), WAIT)

    async def _has_room(self, player: PlayerId) -> bool:
        person, address = await self._store.kept_of(player, caller().address)
        return self._fits(person, 1) and self._fits(address, WIDE)

    def _fits(self, kept: Kept, share: int) -> bool:
        return kept.tables < share * self._tables and kept.bytes < share * self._bytes

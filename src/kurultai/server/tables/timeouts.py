"""When somebody's time is up: the game is lost, or a bot plays on, as the table says."""

from __future__ import annotations

import logging

from kurultai.core.errors import Refusal
from kurultai.server.games import Games
from kurultai.server.storage.database import StorageTrouble
from kurultai.server.storage.rows import epoch
from kurultai.server.storage.store import Store
from kurultai.server.tables.clocks import LAG
from kurultai.server.tables.seating import given_way
from kurultai.server.tables.tables import Tables

log = logging.getLogger(__name__)


class Timeouts:
    def __init__(self, tables: Tables, store: Store, games: Games) -> None:
        self._tables = tables
        self._store = store
        self._games = games

    async def check(self) -> None:
        """See to the tables whose time is up."""
        for id_ in await self._store.due(epoch() - LAG):
            await self._time_is_up(id_)

    async def _time_is_up(self, id_: str) -> None:
        try:
            table = await self._tables.get(id_)
            await self._tables.again(table)
            async with table.lock:
                await self._tables.before_judging()  # the machine may have slept just now
                clock = table.clock
                if clock is None or not clock.is_up(epoch()):
                    await self._store.set_deadline(id_, clock.deadline if clock else None)
                    return
                assert clock.running is not None
                seat = clock.running
                await self._tables.change(
                    table, lambda match: given_way(table, match, seat, self._games)
                )
        except Refusal as refusal:
            log.info("the clock at table %s: %s", id_, refusal)
        except StorageTrouble:
            raise
        except Exception as error:  # one bad table harms only itself
            await self._tables.put_out_of_order(id_, error)

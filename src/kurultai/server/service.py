"""All of the server but its doors: the web server has it, and so has a worker."""

from __future__ import annotations

import asyncio

from kurultai.server.config import Settings
from kurultai.server.games import Games
from kurultai.server.house import House, Manners
from kurultai.server.people.identity import Players
from kurultai.server.storage.notify import Fanout
from kurultai.server.storage.open import opened
from kurultai.server.storage.tables import Store
from kurultai.server.thinking.pool import Thinkers
from kurultai.server.upkeep import Upkeep


class Service:
    def __init__(self, settings: Settings) -> None:
        """StorageTrouble if the data folder cannot be used."""
        self.store = Store(opened(settings.data, settings.database))
        self.games = Games(settings.opponents)
        self.fanout = Fanout(self.store)
        self.players = Players(settings.data)
        self.house = House(
            self.store,
            self.games,
            self.fanout,
            self.players,
            Thinkers(settings.opponents, settings.pause),
            Manners(settings.bots, settings.absence, settings.rates),
        )
        self._upkeep = Upkeep(self.store, settings.keep, self.house.look)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.store.start()
        await self.fanout.start()
        await self.house.start()
        self._tasks = [
            asyncio.create_task(self.games.prepare()),
            asyncio.create_task(self._upkeep.run()),
        ]

    async def stop(self) -> None:
        """Nothing new is begun; what is being stored is stored."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.house.stop()
        await self.store.stop()

"""All parts of the server but its doors, put together: for the web server and for workers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from kurultai.bots import opponents as seatable
from kurultai.server.config import Config
from kurultai.server.games import Games
from kurultai.server.people.bans import Bans
from kurultai.server.people.identity import Players
from kurultai.server.people.names import Names
from kurultai.server.people.rate_limits import RateLimits
from kurultai.server.storage.notify import Notifications
from kurultai.server.storage.store import Store, open_database
from kurultai.server.tables.bots import BotMoves
from kurultai.server.tables.chat import Chat
from kurultai.server.tables.create import TableCreation
from kurultai.server.tables.live import LiveTable
from kurultai.server.tables.lobby import Lobby
from kurultai.server.tables.moves import Moves
from kurultai.server.tables.presence import Presence
from kurultai.server.tables.proposals import Proposals
from kurultai.server.tables.seating import Seating
from kurultai.server.tables.tables import Tables
from kurultai.server.tables.timeouts import Timeouts
from kurultai.server.thinking.jobs import Jobs
from kurultai.server.thinking.pool import Opponents, ThinkingPool
from kurultai.server.thinking.reviews import Reviews
from kurultai.server.upkeep import Upkeep


class Service:
    def __init__(self, config: Config, opponents: Opponents = seatable) -> None:
        """StorageTrouble if the data folder cannot be used."""
        self.store = Store(open_database(config.data, config.database))
        self.games = Games(opponents)
        self.players = Players(config.data)
        self.notifications = Notifications(self.store)
        self.rate_limits = RateLimits(config)
        self.bans = Bans(self.store, self.notifications)
        self.names = Names(self.store, self.rate_limits, self.bans)
        self.pool = ThinkingPool(opponents, config.pause)
        self.jobs = Jobs(self.store, self.notifications, config.bots)
        self.reviews = Reviews()
        self._seat_people(config)
        self._upkeep = Upkeep(self.store, config.keep, [self.bans.refresh, self.timeouts.check])
        self._tasks: list[asyncio.Task[None]] = []

    def _seat_people(self, config: Config) -> None:
        """What happens at the tables."""
        store, games, names = self.store, self.games, self.names
        self.tables = Tables(
            store, games, self.jobs, self.players, self.notifications, config.absence
        )
        self.presence = Presence(store, self.notifications, self.tables)
        self.bots = BotMoves(self.tables, self.jobs, self.pool)
        self.moves = Moves(self.tables, games, self.pool)
        self.proposals = Proposals(self.tables, games)
        self.seating = Seating(self.tables, store, games, names, self.players)
        self.creation = TableCreation(self.tables, store, games, names, self.seating)
        self.chat = Chat(self.tables, store, names, self.rate_limits, self.notifications)
        self.lobby = Lobby(store)
        self.commands: dict[str, Callable[..., Awaitable[LiveTable]]] = {
            "play": self.moves.play,
            "resign": self.moves.resign,
            "undo": self.proposals.undo,
            "draw": self.proposals.draw,
            "replace": self.proposals.replace,
            "answer": self.proposals.answer,
            "sit": self.seating.sit,
            "stand": self.seating.stand,
            "start": self.seating.start,
            "back": self.seating.back,
        }
        self.timeouts = Timeouts(self.tables, store, games)

    async def start(self) -> None:
        await self.store.start()
        await self.notifications.start()
        self.bots.start()
        self.presence.start()
        self._tasks = [
            asyncio.create_task(self.games.prepare()),
            asyncio.create_task(self._upkeep.run()),
        ]

    async def stop(self) -> None:
        """Nothing new is begun; what is being stored is stored."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.presence.stop()
        self.tables.close()
        self.pool.close()
        self.reviews.close()
        await self.bots.stop()
        await self.store.stop()

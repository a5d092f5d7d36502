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
from kurultai.server.people.quotas import Quotas
from kurultai.server.people.rate_limits import RateLimits
from kurultai.server.reach import Reach
from kurultai.server.storage.database import StorageTrouble
from kurultai.server.storage.notify import Notifications
from kurultai.server.storage.store import Store, open_database
from kurultai.server.tables.bots import BotMoves
from kurultai.server.tables.chat import Chat
from kurultai.server.tables.create import TableCreation
from kurultai.server.tables.datafiles import DataFiles
from kurultai.server.tables.exercises import Exercises
from kurultai.server.tables.learning import Learning
from kurultai.server.tables.live import LiveTable
from kurultai.server.tables.lobby import Lobby
from kurultai.server.tables.moves import Moves
from kurultai.server.tables.pauses import Pauses
from kurultai.server.tables.presence import Presence
from kurultai.server.tables.proposals import Proposals
from kurultai.server.tables.seating import Seating
from kurultai.server.tables.tables import Tables
from kurultai.server.tables.timeouts import Timeouts
from kurultai.server.thinking.jobs import Jobs
from kurultai.server.thinking.pool import Opponents, ThinkingPool
from kurultai.server.thinking.queue import ThinkingQueue
from kurultai.server.thinking.reviews import Reviews
from kurultai.server.upkeep import Upkeep

READY = 2.0  # seconds within which a database that is there answers


class Service:
    def __init__(self, config: Config, opponents: Opponents = seatable) -> None:
        """StorageTrouble if the data folder cannot be used."""
        database = open_database(config.data, config.database, config.database_wait)
        self.store = Store(database)
        self.games = Games(opponents)
        self.reach = Reach()
        self.players = Players(config.data)
        self.notifications = Notifications(self.store)
        self.rate_limits = RateLimits(config, self.store, self.notifications)
        self.bans = Bans(self.store, self.notifications)
        self.quotas = Quotas(config, self.store, self.rate_limits, self.bans)
        self.names = Names(self.store, self.rate_limits, self.bans)
        self.queue = ThinkingQueue()
        self.pool = ThinkingPool(opponents, config.pause, self.queue)
        self.jobs = Jobs(self.store, self.notifications, config.bots)
        self.reviews = Reviews(self.queue, self.rate_limits)
        self._seat_people(config)
        checks = [self.pauses.check, self.bans.refresh, self.timeouts.check, self._make_room]
        checks.append(self.presence.note_openers)
        self._upkeep = Upkeep(self.store, config, checks)
        self._tasks: list[asyncio.Task[None]] = []

    def _seat_people(self, config: Config) -> None:
        """What happens at the tables."""
        store, games, names = self.store, self.games, self.names
        self.tables = Tables(
            store,
            games,
            self.jobs,
            self.players,
            self.notifications,
            self.reviews,
            config.absence,
            config.memory,
        )
        self.presence = Presence(store, self.notifications, self.tables)
        self.bots = BotMoves(self.tables, self.jobs, self.pool)
        self.exercises = Exercises(self.tables, store, games, self.quotas)
        self.moves = Moves(self.tables, games, self.pool, self.exercises, self.rate_limits)
        self.proposals = Proposals(self.tables, games)
        self.seating = Seating(self.tables, store, games, names, self.players, self.bans)
        self.creation = TableCreation(self.tables, store, games, names, self.seating, self.quotas)
        self.chat = Chat(self.tables, store, names, self.rate_limits, self.bans, self.notifications)
        self.lobby = Lobby(store)
        self.learning = Learning(self.tables, store, games)
        self.files = DataFiles(store, games)
        self.commands: dict[str, Callable[..., Awaitable[LiveTable]]] = {
            "play": self.moves.play,
            "resign": self.moves.resign,
            "abort": self.moves.abort,
            "undo": self.proposals.undo,
            "draw": self.proposals.draw,
            "replace": self.proposals.replace,
            "answer": self.proposals.answer,
            "sit": self.seating.sit,
            "stand": self.seating.stand,
            "start": self.seating.start,
            "back": self.seating.back,
            "go": self.exercises.go,
        }
        self.pauses = Pauses(store, self.notifications, self.tables)
        self.timeouts = Timeouts(self.tables, store, games)

    async def _make_room(self) -> None:
        self.tables.make_room()

    async def is_ready(self) -> bool:
        """Whether the database answers."""
        try:
            async with asyncio.timeout(READY):
                await self.store.database.read(("SELECT 1 AS one FROM beats LIMIT 1", ()))
        except (StorageTrouble, TimeoutError):
            return False
        return True

    async def start(self) -> None:
        await self.store.start()
        await self.notifications.start()
        self.bots.start()
        self.presence.start()
        self.rate_limits.start()
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
        self.rate_limits.stop()
        self.tables.close()
        self.pool.close()
        self.reviews.close()
        self.queue.close()
        await self.bots.stop()
        await self.store.stop()

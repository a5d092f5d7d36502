"""Everybody who does something at the tables, put together."""

from __future__ import annotations

from dataclasses import dataclass

from kurultai.server.games import Games
from kurultai.server.people.bans import Bans
from kurultai.server.people.identity import Players
from kurultai.server.people.names import Names
from kurultai.server.people.rate_limits import Floods, Rates
from kurultai.server.storage.notify import Fanout
from kurultai.server.storage.tables import Store
from kurultai.server.tables.chat import Chatting
from kurultai.server.tables.create import Laying
from kurultai.server.tables.lobby import LobbyList
from kurultai.server.tables.moves import Playing
from kurultai.server.tables.proposals import Consent
from kurultai.server.tables.seating import Seating
from kurultai.server.tables.tables import Tables
from kurultai.server.tables.timeouts import Timing
from kurultai.server.thinking.pool import Thinkers


@dataclass(frozen=True)
class Manners:
    """What the house allows and how long it waits."""

    bots: int  # that may think here at the same time
    absence: float  # seconds after which a bot may take over for somebody who is awaited
    rates: Rates


class House:
    def __init__(
        self,
        store: Store,
        games: Games,
        fanout: Fanout,
        players: Players,
        thinkers: Thinkers,
        manners: Manners,
    ) -> None:
        self.floods = Floods(manners.rates)
        self.tables = Tables(store, games, fanout, thinkers, players, manners.bots, manners.absence)
        self.bans = Bans(store, fanout)
        self.names = Names(store, self.floods, self.bans)
        self.playing = Playing(self.tables, games, thinkers)
        self.consent = Consent(self.tables, games)
        self.seating = Seating(self.tables, store, games, self.names, players)
        self.laying = Laying(self.tables, store, games, self.names, self.seating)
        self.chatting = Chatting(self.tables, store, self.names, self.floods)
        self.lobby = LobbyList(store)
        self.timing = Timing(self.tables, store, games)
        self._thinkers = thinkers
        fanout.on("chat", self.chatting.heard)

    async def start(self) -> None:
        await self.tables.jobs.start()
        self.tables.presence.start()

    async def look(self) -> None:
        """What is to be done every second: clocks, bans."""
        await self.bans.look()
        await self.timing.look()

    async def stop(self) -> None:
        self.tables.presence.stop()
        self.tables.close()
        self._thinkers.close()
        await self.tables.jobs.stop()

"""A server without its doors, in this loop: people who listen, and everything they may do."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from kurultai.core.text import NOBODY
from kurultai.server.api.socket import COMMAND
from kurultai.server.config import Config
from kurultai.server.schemas import http as m
from kurultai.server.service import Service
from kurultai.server.tables.live import Listener, LiveTable
from kurultai.server.tables.views.content import content
from kurultai.server.tables.views.deltas import PROTOCOL
from tests.server.support.client import Json
from tests.server.support.doubles import QuickOnly
from tests.server.support.told import ToldTable

PATIENCE = 30.0  # seconds after which a test has failed anyway


@asynccontextmanager
async def driver(folder: Path, game: str) -> AsyncIterator[TableDriver]:
    """A service on this folder; who is away is so at once."""
    service = Service(Config(folder, pause=0.0, absence=0.0), QuickOnly())
    await service.start()
    made = TableDriver(service, game)
    try:
        await made.until(lambda: service.games.info(game).ready)
        yield made
    finally:
        await service.stop()


class Browser:
    """One listener, and the table as it was told."""

    def __init__(self, player: str, table: LiveTable, listener: Listener) -> None:
        self.player = player
        self.live = table
        self.listener = listener
        self.told = ToldTable()

    def hear(self) -> None:
        """All that waits."""
        while not self.listener.waiting.empty():
            message = self.listener.waiting.get_nowait()
            self.told.take(json.loads(message))


class TableDriver:
    def __init__(self, service: Service, game: str) -> None:
        self.service = service
        self.game = game
        self.browsers: list[Browser] = []
        self.table: LiveTable
        self._ids = 0

    async def open(self, player: str, *seats: Json, **more: Any) -> None:
        """Another table; nobody listens yet."""
        await self.leave()
        wanted = {"game": self.game, "seats": list(seats), **more}
        made = await self.service.creation.open(player, m.NewTable.model_validate(wanted))
        self.table = await self.service.tables.get(made.id)

    async def listen(self, *players: str) -> None:
        for player in players:
            table, listener = await self.service.presence.listen(player, self.table.id, PROTOCOL)
            self.browsers.append(Browser(player, table, listener))

    async def leave(self, *players: str) -> None:
        """These people close the table; all of them if none is named."""
        for browser in [
            browser for browser in self.browsers if not players or browser.player in players
        ]:
            self.browsers.remove(browser)
            self.service.presence.leave(browser.live, browser.listener)

    async def do(self, player: str, type_: str, **fields: Any) -> None:
        """A command, as a socket takes it."""
        self._ids += 1
        said = {"type": type_, "id": f"c{self._ids}", **fields}
        if type_ in ("play", "undo", "resign", "draw", "answer", "replace"):
            said["version"] = self.table.match.version
        command = COMMAND.validate_python(said)
        await self.service.commands[type_](player, self.table.id, command)

    async def move(self, dice: random.Random) -> bool:
        """Whoever is to move does, at random; False if nobody can."""
        seat = self.table.turn
        if seat is None or self.table.bot_to_move is not None:
            return False
        choices = self.table.game.choices(self.table.match.position)
        player = self.table.seats[seat].player
        assert player is not None
        await self.do(player, "play", move=dice.choice(choices)["move"])
        return True

    async def until(self, is_so: Callable[[], Any]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await asyncio.sleep(0.002)

    async def bots_have_moved(self) -> None:
        await self.until(lambda: self.table.bot_to_move is None)

    def check(self) -> None:
        """What everybody was told is what a fresh snapshot says, to them and over HTTP."""
        self.service.presence.tell_now(self.table)
        for browser in self.browsers:
            browser.hear()
            viewer = self.table.viewer(browser.player)
            assert still(browser.told.content) == still(
                content(self.table, viewer, self.table.reader(viewer, NOBODY))
            ), browser.player

    def check_http(self) -> None:
        self.check()
        for browser in self.browsers:
            shown = self.service.tables.shown(self.table, browser.player)
            assert still(browser.told.table) == still(shown.model_dump(mode="json")), browser.player


def still(table: Json) -> Json:
    """Without the time that a running clock has left: it is another at every look."""
    if table["clock"] is None:
        return table
    return {**table, "clock": {**table["clock"], "left": None}}

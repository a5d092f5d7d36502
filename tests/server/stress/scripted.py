"""Players over the socket, who drop, repeat and cut off messages and keep book of what they are told."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kurultai.server.tables.views.deltas import PROTOCOL
from tests.server.support.told import ToldTable

COOKIE = "kurultai"
CUT_OFF, REPEAT, DROP = 0.04, 0.1, 0.04  # how often
SILENCE = 4.0  # seconds after which a command is said again
LOST = (OSError, TimeoutError, WebSocketException, asyncio.IncompleteReadError)


@dataclass
class Book:
    """What the players of one table were told."""

    table: str = ""
    acknowledged: dict[str, str] = field(default_factory=dict)
    sent: dict[str, str] = field(default_factory=dict)
    is_over: bool = False
    opened: float = field(default_factory=time.monotonic)


async def seat_two(url: str, rival: str, **more: Any) -> tuple[str, list[str]]:
    """A new table of Heroes and the cookies of its people: two, or one against a bot."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as me:
        other = {"kind": "bot", "level": "rider"} if rival == "bot" else {"kind": "open"}
        body = {"game": "heroes", "seats": [{"kind": "me"}, other], "visibility": "public", **more}
        table = (await me.post("/api/tables", json=body)).raise_for_status().json()
        cookies = [me.cookies[COOKIE]]
    if rival != "bot":
        async with httpx.AsyncClient(base_url=url, timeout=60) as friend:
            await friend.get("/api/games")
            sit = await friend.post(f"/api/tables/{table['id']}/sit", json={"id": "sit"})
            sit.raise_for_status()
            cookies.append(friend.cookies[COOKIE])
    return table["id"], cookies


class Player:
    def __init__(
        self, urls: list[str], table: str, cookie: str, book: Book, dice: random.Random
    ) -> None:
        self._urls = urls
        self._table = table
        self._cookie = cookie
        self._book = book
        self._dice = dice
        self._told = ToldTable()
        self._has_chosen = False  # in the position that it sees
        self._pending: dict[str, Any] | None = None  # sent, and not answered yet
        self._at = ""  # the server it is talking to
        self._trouble: Exception | None = None  # that ended its last line
        self.repeated = self.dropped = self.reconnected = self.not_stored = 0

    def __repr__(self) -> str:
        where = f"at {self._at}" if self._at else f"cut off by {self._trouble!r}"
        return f"{self._table}: {where}, sees {self._version}, sent {self._pending}"

    async def play(self) -> None:
        """Until the game is over, whatever happens to the line."""
        while not self._book.is_over:
            url = self._dice.choice(self._urls)
            headers = {"Cookie": f"{COOKIE}={self._cookie}"}
            try:
                address = f"{url.replace('http', 'ws')}/api/tables/{self._table}/socket"
                address += f"?protocol={PROTOCOL}"
                async with connect(
                    address, additional_headers=headers, open_timeout=10, close_timeout=1
                ) as line:
                    self._at = url
                    await self._talk(line)
            except LOST as trouble:
                self.reconnected += bool(self._at)
                self._at, self._trouble = "", trouble
                await asyncio.sleep(self._dice.uniform(0.05, 0.3))

    async def _talk(self, line: ClientConnection) -> None:
        if self._pending is not None:  # nobody knows whether it arrived
            await self._say(line, self._pending)
        while not self._book.is_over:
            try:
                async with asyncio.timeout(SILENCE):  # Python 3.11's wait_for may miss the end
                    said = await line.recv()
            except TimeoutError:
                await line.send(json.dumps({"type": "sync"}))
                if self._pending is not None:
                    await self._say(line, self._pending)
                continue
            if self._dice.random() < DROP:  # as if it had been lost: only a snapshot helps
                self.dropped += 1
                self._told.content = {}
                await line.send(json.dumps({"type": "sync"}))
                continue
            self._hear(json.loads(said))
            if self._pending is None and self._told.content and not self._has_chosen:
                await self._choose(line)

    @property
    def _version(self) -> int:
        return int(self._told.content.get("version", -1))

    def _hear(self, told: dict[str, Any]) -> None:
        if told["type"] == "snapshot" or (told["type"] == "delta" and self._told.content):
            before = self._version
            self._told.take(told)
            self._has_chosen = self._has_chosen and self._version == before
            self._book.is_over = self._book.is_over or self._told.content["result"] is not None
        elif self._pending and told.get("id") == self._pending["id"]:
            if told["type"] == "done":
                self._book.acknowledged[told["id"]] = self._pending["move"]
                self._pending = None
            else:
                self._refused(told)

    def _refused(self, told: dict[str, Any]) -> None:
        """Too late: the position has moved on. Not stored: say it again. Else it is a fault."""
        if told["status"] == 409:
            self._pending, self._has_chosen = None, False
        elif told["status"] in (503, 507):
            self.not_stored += 1
        else:
            raise AssertionError(told)

    async def _choose(self, line: ClientConnection) -> None:
        there = self._told.table["choices"]
        if not there:
            return
        chosen = self._dice.choice(there)["move"]
        command = {"type": "play", "move": chosen, "version": self._version}
        self._pending = {**command, "id": f"{self._dice.getrandbits(60):x}"}
        self._book.sent[self._pending["id"]] = chosen
        self._has_chosen = True
        await self._say(line, self._pending)

    async def _say(self, line: ClientConnection, command: dict[str, Any]) -> None:
        message = json.dumps(command)
        await line.send(message)
        fate = self._dice.random()
        if fate < REPEAT:
            self.repeated += 1
            await line.send(message)
        elif fate < REPEAT + CUT_OFF:
            self.dropped += 1
            line.transport.abort()  # the answer never arrives

"""Players over the socket, who drop, repeat and cut off messages and keep book of what they are told."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

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


async def seat_two(url: str, rival: str) -> tuple[str, list[str]]:
    """A new table of Heroes and the cookies of its people: two, or one against a bot."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as me:
        other = {"kind": "bot", "level": "rider"} if rival == "bot" else {"kind": "open"}
        body = {"game": "heroes", "seats": [{"kind": "me"}, other], "visibility": "public"}
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
        self._seen: dict[str, Any] = {"version": -1, "choices": []}
        self._pending: dict[str, Any] | None = None  # sent, and not answered yet
        self._at = ""  # the server it is talking to
        self._trouble: Exception | None = None  # that ended its last line
        self.repeated = self.dropped = self.reconnected = 0

    def __repr__(self) -> str:
        where = f"at {self._at}" if self._at else f"cut off by {self._trouble!r}"
        seen, count = self._seen["version"], len(self._seen["choices"])
        return f"{self._table}: {where}, sees {seen} with {count} moves, sent {self._pending}"

    async def play(self) -> None:
        """Until the game is over, whatever happens to the line."""
        while not self._book.is_over:
            url = self._dice.choice(self._urls)
            headers = {"Cookie": f"{COOKIE}={self._cookie}"}
            try:
                address = f"{url.replace('http', 'ws')}/api/tables/{self._table}/socket"
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
                await line.send(json.dumps({"type": "sync", "version": 0}))
                if self._pending is not None:
                    await self._say(line, self._pending)
                continue
            if self._dice.random() < DROP:
                self.dropped += 1
                continue
            self._hear(json.loads(said))
            if self._pending is None and self._seen["choices"]:
                await self._wish(line)

    def _hear(self, told: dict[str, Any]) -> None:
        if told["type"] == "snapshot":
            self._look(told["table"])
        elif told["type"] == "moved" and told["version"] > self._seen["version"]:
            self._look(told)
        elif told["type"] == "done" and self._pending and told["id"] == self._pending["id"]:
            self._book.acknowledged[told["id"]] = self._pending["move"]
            if self._seen["version"] == self._pending["version"]:  # else the answer is seen already
                self._seen["choices"] = []
            self._pending = None
        elif told["type"] == "refused" and self._pending and told["id"] == self._pending["id"]:
            self._refused(told)

    def _look(self, table: dict[str, Any]) -> None:
        self._seen = {"version": table["version"], "choices": table["choices"]}
        self._book.is_over = self._book.is_over or table["result"] is not None

    def _refused(self, told: dict[str, Any]) -> None:
        """Too late: the position has moved on. Not stored: say it again. Anything else is a fault."""
        if told["status"] == 409:
            self._pending = None
            if told["problem"]["table"]:
                self._look(told["problem"]["table"])
        elif told["status"] not in (503, 507):
            raise AssertionError(told)

    async def _wish(self, line: ClientConnection) -> None:
        chosen = self._dice.choice(self._seen["choices"])["move"]
        command = {"type": "play", "move": chosen, "version": self._seen["version"]}
        self._pending = {**command, "id": f"{self._dice.getrandbits(60):x}"}
        self._book.sent[self._pending["id"]] = chosen
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

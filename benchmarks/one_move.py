"""The way of one move through our code: files, crossings between them, calls.

``python -m benchmarks.one_move [--game khan] [--http]``. Two people sit at a table, each with a
socket. One of them moves; from the receipt of the message until both have been told, every call of
a function of ours is counted (in the thread of the event loop). A crossing is a call from one of
our files into another. Given is the middle one of many moves: chance makes some of them longer.
``--http``: the move comes by the request that programs use.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
from fastapi import FastAPI

import kurultai
from kurultai.server.app import create
from kurultai.server.config import Config

OURS = str(Path(kurultai.__file__).parent)
WARM, COUNTED = 4, 41  # moves: so that everything is ready, and those that are counted
PATIENCE = 300.0  # seconds


@dataclass
class Way:
    """What was called, as the interpreter tells it."""

    calls: Counter[str] = field(default_factory=Counter)  # by file
    names: Counter[str] = field(default_factory=Counter)  # by function
    crossings: int = 0

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        file = frame.f_code.co_filename
        if event != "call" or not file.startswith(OURS):
            return
        self.calls[file] += 1
        self.names[f"{Path(file).stem}.{frame.f_code.co_name}"] += 1
        caller = frame.f_back
        while caller is not None and not caller.f_code.co_filename.startswith(OURS):
            caller = caller.f_back
        self.crossings += caller is not None and caller.f_code.co_filename != file

    @property
    def figures(self) -> tuple[int, int, int]:
        return len(self.calls), self.crossings, sum(self.calls.values())


class Socket:
    """One end of a WebSocket, without a network."""

    def __init__(self, app: FastAPI, table: str, cookie: str) -> None:
        self.told: list[str] = []
        self.to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.to_server.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": f"/api/tables/{table}/socket",
            "raw_path": f"/api/tables/{table}/socket".encode(),
            "root_path": "",
            "query_string": b"protocol=2",
            "headers": [(b"host", b"127.0.0.1"), (b"cookie", cookie.encode())],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
            "state": {},
        }
        self.task = asyncio.create_task(app(scope, self.to_server.get, self._told))

    async def _told(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.told.append(message["text"])

    def say(self, **command: Any) -> None:
        self.to_server.put_nowait({"type": "websocket.receive", "text": json.dumps(command)})


async def until(is_so: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0)


class Players:
    """Two people at one table, each at a screen of their own."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app
        self.people = [self._browser(), self._browser()]
        self.sockets: list[Socket] = []
        self.path = ""

    def _browser(self) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=self._app)
        return httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1")

    async def sit(self, game: str) -> None:
        me, friend = self.people
        while not (await me.get(f"/api/games/{game}")).json()["ready"]:
            await asyncio.sleep(0.1)
        await friend.get("/api/games")
        body = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "public"}
        table = (await me.post("/api/tables", json=body)).raise_for_status().json()
        self.path = f"/api/tables/{table['id']}"
        (await friend.post(f"{self.path}/sit", json={"id": "sit"})).raise_for_status()
        cookies = [f"kurultai={one.cookies['kurultai']}" for one in self.people]
        self.sockets = [Socket(self._app, table["id"], cookie) for cookie in cookies]
        await until(lambda: all(socket.told for socket in self.sockets))

    async def command(self) -> tuple[int, dict[str, Any]]:
        """The first move of whoever is to move, and their number."""
        for number, browser in enumerate(self.people):
            seen = (await browser.get(self.path)).json()
            if seen["choices"]:
                move = seen["choices"][0]["move"]
                return number, {
                    "move": move,
                    "version": seen["version"],
                    "id": str(seen["version"]),
                }
        raise RuntimeError("nobody can move")

    async def move(self, is_http: bool, way: Way | None = None) -> None:
        number, command = await self.command()
        for socket in self.sockets:
            socket.told.clear()
        if way is not None:
            sys.setprofile(way.note)
        try:
            if is_http:
                answer = await self.people[number].post(f"{self.path}/moves", json=command)
                answer.raise_for_status()
            else:
                self.sockets[number].say(type="play", **command)
            await until(lambda: all(self._is_told(socket) for socket in self.sockets))
        finally:
            sys.setprofile(None)

    @staticmethod
    def _is_told(socket: Socket) -> bool:
        return any('"type":"delta"' in told or '"type":"moved"' in told for told in socket.told)


async def counted(folder: Path, game: str, is_http: bool) -> list[Way]:
    app = create(Config(folder))
    async with app.router.lifespan_context(app):
        players = Players(app)
        await players.sit(game)
        for _ in range(WARM):
            await players.move(is_http)
        ways = [Way() for _ in range(COUNTED)]
        for way in ways:
            await players.move(is_http, way)
        for socket in players.sockets:
            socket.task.cancel()
    return ways


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="khan")
    parser.add_argument("--http", action="store_true")
    parser.add_argument("--names", type=int, default=0, help="the functions called most often")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        ways = asyncio.run(counted(Path(folder), given.game, given.http))
    middle = sorted(ways, key=lambda way: way.figures[2])[len(ways) // 2]
    files, crossings, calls = middle.figures
    print(f"one move of {given.game}: {files} files, {crossings} crossings, {calls} calls")
    for name, count in middle.names.most_common(given.names):
        print(f"{count:6} {name}")


if __name__ == "__main__":
    main()

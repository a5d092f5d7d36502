"""A browser at a table's socket: commands go out, the table is kept by what is told."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kurultai.server.tables.views.deltas import PROTOCOL
from tests.server.support.client import Json
from tests.server.support.told import ToldTable

PATIENCE = 30.0  # seconds after which a test has failed anyway


class TableSocket:
    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.told = ToldTable()

    @property
    def table(self) -> Json:
        """As it was last told."""
        return self.told.table

    def hear(self, kind: str | None = None) -> Json:
        """The next message (of a kind); those before it count too."""
        while True:
            message: Json = json.loads(self.line.recv(timeout=PATIENCE))
            self.told.take(message)
            if kind in (None, message["type"]):
                return message

    def until(self, is_so: Callable[[Json], Any]) -> Json:
        """The table once it has been told so."""
        while not self.told.content or not is_so(self.table):
            self.hear()
        return self.table

    def send(self, type_: str, **fields: Any) -> str:
        """Say a command; its id."""
        made = {"type": type_, **fields}
        if type_ not in ("sync", "language"):
            made.setdefault("id", f"{type_}{self.told.content.get('version', 0)}")
        if type_ in ("play", "undo", "resign", "draw", "answer", "replace"):
            made.setdefault("version", self.told.content["version"])
        self.line.send(json.dumps(made))
        return str(made.get("id", ""))

    def ask(self, type_: str, **fields: Any) -> Json:
        """Say a command and hear its answer: done or refused."""
        id_ = self.send(type_, **fields)
        while (message := self.hear()).get("id") != id_:
            pass
        return message

    def do(self, type_: str, **fields: Any) -> None:
        """A command that is carried out."""
        answer = self.ask(type_, **fields)
        assert answer["type"] == "done", answer

    def play(self, move: str, **fields: Any) -> Json:
        return self.ask("play", move=move, **fields)

    def closing_code(self) -> int | None:
        """Why the server closes, after whatever it still says."""
        try:
            while True:
                self.line.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


@contextmanager
def connected(
    client: httpx.Client, table: Json, protocol: int | None = PROTOCOL, **more: Any
) -> Iterator[ClientConnection]:
    """The bare line, with this browser's cookie."""
    address = str(client.base_url).replace("http", "ws", 1).rstrip("/")
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    asked = "" if protocol is None else f"?protocol={protocol}"
    with connect(
        f"{address}/api/tables/{table['id']}/socket{asked}",
        additional_headers={"Cookie": cookie} if cookie else {},
        open_timeout=PATIENCE,
        **more,
    ) as line:
        yield line


@contextmanager
def listening(client: httpx.Client, table: Json, **more: Any) -> Iterator[TableSocket]:
    """A socket that has heard its snapshot."""
    with connected(client, table, **more) as line:
        socket = TableSocket(line)
        socket.hear("snapshot")
        yield socket

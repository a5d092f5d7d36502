"""Signs of life: the server answers a browser's, and gives up one that shows none."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from kurultai.server.tables.views.deltas import PROTOCOL, SNAPSHOTS_ONLY
from tests.server.support.client import Json
from tests.server.support.far_apart import look, two
from tests.server.support.server import Running, running, until

BEAT = 0.2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("heartbeat"), heartbeat=BEAT) as made:
        yield made


def cookies(client: httpx.Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


def path(table: Json, protocol: int = PROTOCOL) -> str:
    return f"/api/tables/{table['id']}/socket?protocol={protocol}"


def listening(
    server: Running, client: httpx.Client, table: Json, protocol: int = PROTOCOL
) -> ClientConnection:
    url = server.url.replace("http", "ws") + path(table, protocol)
    return connect(url, additional_headers={"Cookie": cookies(client)})


def dumb(server: Running, client: httpx.Client, table: Json) -> socket.socket:
    """A socket that opens, and then neither listens nor answers."""
    found = re.fullmatch(r"http://([\d.]+):(\d+)", server.url)
    assert found
    made = socket.create_connection((found[1], int(found[2])))
    lines = [
        f"GET {path(table)} HTTP/1.1",
        f"Host: {found[1]}:{found[2]}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookies(client)}",
    ]
    made.sendall("\r\n".join([*lines, "", ""]).encode())
    assert b" 101 " in made.recv(64)
    return made


def test_a_ping_is_answered(server: Running, client: httpx.Client, stranger: httpx.Client) -> None:
    table = two(client, stranger)
    with listening(server, client, table) as line:
        assert json.loads(line.recv(timeout=30))["type"] == "snapshot"
        line.send("ping")
        heard = [json.loads(line.recv(timeout=30))]
        while heard[-1]["type"] == "delta":  # somebody came
            heard.append(json.loads(line.recv(timeout=30)))
        assert heard[-1] == {"type": "pong"}


def test_a_simple_program_is_told_nothing_it_does_not_know(
    server: Running, client: httpx.Client, stranger: httpx.Client
) -> None:
    table = two(client, stranger)
    with listening(server, client, table, protocol=SNAPSHOTS_ONLY) as line:
        line.send("ping")
        line.send(json.dumps({"type": "say", "text": "hello", "id": "s"}))
        types = set()
        while "done" not in types:
            types.add(json.loads(line.recv(timeout=30))["type"])
        assert "pong" not in types


def test_who_shows_no_sign_of_life_is_not_here(
    server: Running, client: httpx.Client, stranger: httpx.Client
) -> None:
    table = two(client, stranger)
    with listening(server, client, table), dumb(server, stranger, table):
        until(lambda: all(seat["here"] for seat in look(client, table)["seats"]))
        until(lambda: not look(client, table)["seats"][1]["here"], seconds=30)
        assert look(client, table)["seats"][0]["here"], "who answers stays"

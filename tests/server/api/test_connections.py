"""Who is slow, silent or says too much is cut off; a refused socket is one quiet line."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from kurultai.server import metrics
from kurultai.server.config import Rate
from kurultai.server.tables.views import deltas
from tests.server.support.client import ask, opened, play, seen
from tests.server.support.server import Running, running, until
from tests.server.support.sockets import listening

WITHIN = 0.6


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("lines"), rate_connects=Rate(4, 0.01)) as made:
        yield made


def line_to(server: Running) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", int(server.url.rsplit(":", 1)[1])))
    made.settimeout(10)
    return made


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow:"])
def test_who_does_not_finish_a_request_is_cut_off(
    server: Running, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr("kurultai.server.middleware.connections.HEAD_WITHIN", WITHIN)
    with line_to(server) as line:
        began = time.monotonic()
        line.sendall(said)
        assert line.recv(100) == b""
        assert time.monotonic() - began < 8


def test_a_body_that_never_ends_is_not_waited_for(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kurultai.server.middleware.body_limits.BODY_WITHIN", WITHIN)
    with line_to(server) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        assert b" 400 " in line.recv(200)


def test_giant_headers_are_refused(server: Running, client: httpx.Client) -> None:
    assert client.get("/healthz", headers={"X": "x" * 30_000}).status_code == 200
    assert client.get("/healthz", headers={"X": "x" * 40_000}).status_code == 431
    with line_to(server) as line:
        try:
            line.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * 10_000_000)
            said = line.recv(100)
        except OSError:
            said = b""
        assert said == b"" or b" 431 " in said
    assert client.get("/healthz").status_code == 200


def test_sockets_are_opened_only_so_often(client: httpx.Client) -> None:
    client.headers["X-Forwarded-For"] = "203.0.113.30"
    table = opened(client)
    behind = {"additional_headers": {"X-Forwarded-For": "203.0.113.30"}}
    for _ in range(4):
        with _socket(client, table, **behind):
            pass
    with pytest.raises(InvalidStatus) as refused, _socket(client, table, **behind):
        pass
    assert refused.value.response.status_code == 429


def _socket(client: httpx.Client, table: Any, **more: Any) -> Any:
    from websockets.sync.client import connect

    address = str(client.base_url).replace("http", "ws", 1).rstrip("/")
    return connect(f"{address}/api/tables/{table['id']}/socket?protocol=4", **more)


def test_a_refused_socket_is_one_quiet_line(
    client: httpx.Client, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    with pytest.raises(InvalidStatus), listening(client, {"id": "nothing"}):
        pass
    said = until(lambda: [r for r in caplog.records if getattr(r, "fields", None)])
    assert [r.fields["status"] for r in said if r.fields["method"] == "SOCKET"] == [404]
    loud = [r for r in caplog.records if r.levelno >= logging.WARNING]
    assert loud == []
    assert "nothing" not in caplog.text


def test_comings_and_goings_are_told_in_one_go(
    client: httpx.Client, stranger: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(client)
    told: list[int] = []
    once = deltas.tell
    with listening(client, table) as mine:
        monkeypatch.setattr(
            "kurultai.server.tables.presence.deltas.tell",
            lambda *args: (told.append(1), once(*args)),
        )
        for _ in range(10):
            with listening(stranger, table):
                pass
        mine.until(lambda now: now["watching"] == 0)
        time.sleep(0.5)
    assert 1 <= len(told) <= 8  # not 20


def test_idle_tables_leave_memory_the_least_recently_used_first(
    client: httpx.Client, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = server.app.state.service.tables
    made = [opened(client)["id"] for _ in range(6)]
    seen(client, {"id": made[0]})
    monkeypatch.setattr(tables, "_memory", 3 * 60_000 + 1000)
    tables.make_room()
    assert set(made) & set(tables._live) == {made[4], made[5], made[0]}
    assert metrics.LIVE._value.get() == len(tables._live)
    assert seen(client, {"id": made[2]})["version"] == 0  # and is loaded again


def test_a_finished_table_is_served_from_a_cache(
    client: httpx.Client, stranger: httpx.Client, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = play(client, opened(client), "d1-d3").json()
    ask(client, table, "resign")
    first, others = seen(client, table), seen(stranger, table)
    assert first != others
    service = server.app.state.service
    service.tables._live.pop(table["id"])
    monkeypatch.setattr(service.store, "load", None)  # nothing is read any more
    assert seen(client, table) == first
    assert seen(stranger, table) == others
    monkeypatch.undo()
    client.post(f"/api/tables/{table['id']}/rematch")
    assert seen(client, table)["rematch"]


def test_lists_read_only_what_they_show(client: httpx.Client, server: Running) -> None:
    record = {"format": "kurultai/1", "game": "heroes", "rules": "1", "seats": 2, "moves": []}
    client.post("/api/records", json={**record, "note": "x" * 15_000})
    database = server.app.state.service.store.database
    asked: list[str] = []
    database._reading.set_trace_callback(asked.append)
    assert len(client.get("/api/lobby").json()["mine"]) == 1
    database._reading.set_trace_callback(None)
    assert asked
    assert not any("extras" in sql or "SELECT * FROM tables" in sql for sql in asked)
    rows = database._reading.execute("SELECT max(length(other)) FROM tables").fetchone()
    assert rows[0] == 2

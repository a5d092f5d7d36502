"""The socket of a table: a snapshot, then every change, in order, numbered."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from kurultai.server.schemas.socket import SocketMessage, Thinking
from kurultai.server.tables.live import MOST_WAITING, Listener, Viewer
from tests.server.support.client import ME, ask, bot, may, opened, play, seen
from tests.server.support.server import Running, until

Message = dict[str, Any]
ANY_MESSAGE: TypeAdapter[Any] = TypeAdapter(SocketMessage)


@contextmanager
def listening(
    client: httpx.Client, table: Message, after: int | None = None, **more: Any
) -> Iterator[ClientConnection]:
    address = str(client.base_url).replace("http", "ws", 1).rstrip("/")
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    path = f"{address}/api/tables/{table['id']}/socket"
    if after is not None:
        path += f"?after={after}"
    headers = {"Cookie": cookie} if cookie else {}
    with connect(path, additional_headers=headers, open_timeout=30, **more) as socket:
        yield socket


def heard(socket: ClientConnection, count: int = 1, kind: str | None = None) -> list[Message]:
    """The next messages (of a kind), each of them of the documented form."""
    found: list[Message] = []
    while len(found) < count:
        message = json.loads(socket.recv(timeout=60))
        ANY_MESSAGE.validate_python(message)
        if kind in (None, message["type"]):
            found.append(message)
    return found


def test_a_snapshot_first(client: httpx.Client) -> None:
    table = opened(client)
    with listening(client, table) as socket:
        assert heard(socket) == [{"type": "snapshot", "table": seen(client, table)}]


def test_every_move_is_told_with_its_number(client: httpx.Client) -> None:
    table = opened(client, ME, bot())
    with listening(client, table) as socket:
        heard(socket)
        play(client, table, "d1-d3")
        mine, theirs = heard(socket, 2, "moved")
    assert [mine["version"], theirs["version"]] == [1, 2]
    assert mine["line"]["move"] == "d1-d3"
    assert mine["frame"]["at"] == 1
    assert mine["thinking"] == 1
    assert mine["choices"] == []
    now = seen(client, table)
    assert theirs["frame"] == now["frame"]
    assert theirs["choices"] == now["choices"]
    assert theirs["can"] == now["can"]
    assert theirs["thinking"] is None
    assert [mine["line"], theirs["line"]] == now["moves"]


def test_thinking_is_told_before_the_bots_move(client: httpx.Client) -> None:
    table = opened(client, ME, bot())
    with listening(client, table) as socket:
        heard(socket)
        play(client, table, "d1-d3")
        kinds = [message["type"] for message in heard(socket, 3)]
    assert kinds == ["moved", "thinking", "moved"]


def test_a_whole_game_is_told_without_a_gap(client: httpx.Client) -> None:
    with listening(client, opened(client, bot(), bot())) as socket:
        (first,) = heard(socket, 1, "snapshot")
        version = first["table"]["version"]
        result = first["table"]["result"]
        while result is None:
            (message,) = heard(socket, 1, "moved")
            assert message["version"] == version + 1
            version, result = message["version"], message["result"]
        assert message["frame"]["by"] == "over"


def test_undo_and_resigning_send_a_snapshot(client: httpx.Client) -> None:
    table = play(client, opened(client), "d1-d3").json()
    with listening(client, table) as socket:
        heard(socket)
        table = ask(client, table, "undo").json()
        assert heard(socket) == [{"type": "snapshot", "table": table}]
        table = ask(client, table, "resign").json()
        assert heard(socket) == [{"type": "snapshot", "table": table}]


def test_each_browser_hears_what_it_may_see(client: httpx.Client, stranger: httpx.Client) -> None:
    table = opened(client)
    with listening(client, table) as mine, listening(stranger, table) as theirs:
        heard(mine)
        (looked,) = heard(theirs)
        assert [seat["kind"] for seat in looked["table"]["seats"]] == ["other", "other"]
        play(client, table, "d1-d3")
        (to_me,), (to_them,) = heard(mine, kind="moved"), heard(theirs, kind="moved")
    assert to_me["choices"]
    assert to_them["choices"] == []
    assert may(to_them) <= {"chat"}
    assert to_me["frame"] == to_them["frame"]


def test_only_the_right_table_is_told(client: httpx.Client) -> None:
    here, there = opened(client), opened(client)
    with listening(client, here) as socket:
        heard(socket)
        play(client, there, "d1-d3")
        play(client, here, "e1-e3")
        (message,) = heard(socket)
    assert message["line"]["move"] == "e1-e3"


def test_a_repeated_move_is_told_once(client: httpx.Client) -> None:
    table = opened(client)
    with listening(client, table) as socket:
        heard(socket)
        for _ in range(3):
            play(client, table, "d1-d3", "same")
        play(client, seen(client, table), "d10-d8", "other")
        assert [message["version"] for message in heard(socket, 2)] == [1, 2]


def test_who_leaves_is_forgotten(server: Running, client: httpx.Client) -> None:
    table = opened(client)
    with listening(client, table) as socket:
        heard(socket)
    live = server.app.state.service.tables._live[table["id"]]
    until(lambda: not live.listeners)


def test_a_ping_is_taken_and_anything_else_is_not(client: httpx.Client) -> None:
    with listening(client, opened(client)) as socket:
        heard(socket)
        socket.send("ping")
        socket.send('{"move": "d1-d3"}')
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=30)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1003


def test_an_oversized_message_closes_the_socket(client: httpx.Client) -> None:
    with listening(client, opened(client)) as socket:
        heard(socket)
        socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=30)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_bytes_close_the_socket(client: httpx.Client) -> None:
    with listening(client, opened(client)) as socket:
        heard(socket)
        socket.send(b"ping")
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=30)


def test_a_foreign_page_may_not_listen(client: httpx.Client) -> None:
    with (
        pytest.raises(InvalidStatus) as refused,
        listening(client, opened(client), origin="https://evil.test"),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_page_may_listen(client: httpx.Client) -> None:
    origin = str(client.base_url).rstrip("/")
    with listening(client, opened(client), origin=origin) as socket:
        heard(socket)


def test_there_is_no_such_table(client: httpx.Client) -> None:
    with pytest.raises(InvalidStatus) as refused, listening(client, {"id": "nowhere"}):
        pass
    assert refused.value.response.status_code == 404
    assert b"there is no table nowhere" in refused.value.response.body


@pytest.mark.parametrize("id_", ["%00", "A", "x" * 41, "no%20where"])
def test_an_address_that_is_none(client: httpx.Client, id_: str) -> None:
    with pytest.raises(InvalidStatus) as refused, listening(client, {"id": id_}):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("id_", ["", "\x00", "\n", "é", "x" * 65, "a\n"])
def test_a_wish_has_a_plain_id(client: httpx.Client, id_: str) -> None:
    command = {"move": "d1-d3", "version": 0, "id": id_}
    table = opened(client)
    answer = client.post(f"/api/tables/{table['id']}/moves", json=command)
    assert answer.status_code == 400
    with listening(client, table) as socket:
        heard(socket)
        socket.send(json.dumps({"type": "play", **command}))
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=30)


def test_who_is_too_slow_gets_a_snapshot_instead() -> None:
    """What a listener did not take is dropped; a snapshot says it all."""
    sleepy = Listener("somebody", Viewer(frozenset({1})))
    asked: list[Viewer] = []

    def snapshot(viewer: Viewer) -> Thinking:
        asked.append(viewer)
        return Thinking(seat=0)

    for n in range(MOST_WAITING):
        sleepy.put(str(n), snapshot)
    assert sleepy.waiting.qsize() == MOST_WAITING
    sleepy.put("one too many", snapshot)
    sleepy.put("the next", snapshot)
    assert asked == [Viewer(frozenset({1}))]
    assert sleepy.waiting.get_nowait() == Thinking(seat=0).model_dump_json()
    assert sleepy.waiting.get_nowait() == "the next"
    assert sleepy.waiting.empty()


# Commands over the socket


def test_a_move_over_the_socket_is_acknowledged_before_it_is_told(client: httpx.Client) -> None:
    table = opened(client)
    command = {"type": "play", "move": "d1-d3", "version": 0, "id": "once"}
    with listening(client, table) as socket:
        heard(socket)
        socket.send(json.dumps(command))
        done, moved = heard(socket, 2)
        assert done == {"type": "done", "id": "once", "version": 1}
        assert moved["line"]["move"] == "d1-d3"
        socket.send(json.dumps(command))
        (again,) = heard(socket)
        assert again == {"type": "done", "id": "once", "version": 1}
    assert len(seen(client, table)["moves"]) == 1


def test_a_refused_wish_says_why(client: httpx.Client, stranger: httpx.Client) -> None:
    table = opened(client)
    command = {"type": "play", "move": "d1-d9", "version": 0, "id": "far"}
    with listening(client, table) as socket, listening(stranger, table) as other:
        heard(socket)
        heard(other)
        socket.send(json.dumps(command))
        (refused,) = heard(socket, 1, "refused")
        assert (refused["id"], refused["status"]) == ("far", 422)
        assert refused["problem"]["rule"]["id"] == "moving.warrior"
        other.send(json.dumps({**command, "move": "d1-d3"}))
        (refused,) = heard(other, 1, "refused")
        assert refused["status"] == 403
        play(client, table, "d1-d3")
        socket.send(json.dumps({**command, "id": "late", "move": "e1-e3"}))
        (refused,) = heard(socket, 1, "refused")
        assert refused["status"] == 409
        assert refused["problem"]["table"]["version"] == 1
        socket.send(json.dumps({"type": "say", "text": "oops", "id": "s"}))
        kinds = [message["type"] for message in heard(socket, 2)]
    assert sorted(kinds) == ["done", "said"]


def test_catching_up_from_a_version(client: httpx.Client) -> None:
    table = opened(client)
    for move in ("d1-d3", "d10-d8", "e1-e3"):
        table = play(client, table, move).json()
    with listening(client, table) as socket:
        heard(socket)
        socket.send(json.dumps({"type": "sync", "version": 1}))
        missed = heard(socket, 2)
        assert [message["version"] for message in missed] == [2, 3]
        assert missed[1]["choices"] == table["choices"]
        socket.send(json.dumps({"type": "sync", "version": 99}))
        (fresh,) = heard(socket)
        assert fresh["type"] == "snapshot"
        ask(client, table, "undo")
        heard(socket)
        socket.send(json.dumps({"type": "sync", "version": 2}))
        (fresh,) = heard(socket)
        assert fresh["type"] == "snapshot"
    with listening(client, table, after=4) as socket:
        socket.send(json.dumps({"type": "say", "text": "nothing missed", "id": "s"}))
        assert heard(socket)[0]["type"] in ("said", "done")

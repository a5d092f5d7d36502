"""The socket of a table: a snapshot, then every change, in order; commands the other way."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kurultai.server.api.socket import ANOTHER_PROTOCOL, Connection
from kurultai.server.tables.live import MOST_WAITING, Listener, Viewer
from kurultai.server.tables.views import deltas
from kurultai.server.tables.views.deltas import PROTOCOL, SNAPSHOTS_ONLY
from tests.server.support.client import (
    FRIEND,
    ME,
    ask,
    assert_problem,
    bot,
    may,
    opened,
    play,
    seen,
)
from tests.server.support.driver import driver
from tests.server.support.far_apart import OPEN, two, wait_for_game
from tests.server.support.loops import run
from tests.server.support.server import Running, until
from tests.server.support.sockets import connected, listening


def test_a_snapshot_first(client: httpx.Client) -> None:
    table = opened(client)
    with connected(client, table) as line:
        first = json.loads(line.recv(timeout=30))
    assert (first["type"], first["protocol"]) == ("snapshot", PROTOCOL)
    with listening(client, table) as socket:
        assert socket.table == seen(client, table)


def test_every_move_is_told_as_a_delta(client: httpx.Client) -> None:
    table = opened(client, ME, bot())
    with listening(client, table) as socket:
        play(client, table, "d1-d3")
        mine = socket.until(lambda table: table["version"] == 1)
        assert mine["moves"][-1]["move"] == "d1-d3"
        assert mine["frame"]["at"] == 1
        assert mine["thinking"] == 1
        assert mine["choices"] == []
        theirs = socket.until(lambda table: table["version"] == 2)
        assert theirs["thinking"] is None
        assert theirs == seen(client, table)


def test_one_message_for_a_move(client: httpx.Client, stranger: httpx.Client) -> None:
    table = two(client, stranger)
    with listening(stranger, table) as other, listening(client, table) as socket:
        other.until(lambda table: table["seats"][0]["here"])
        socket.play("d1-d3")
        for each in (socket, other):
            told = each.hear()
            assert (told["type"], len(told["patches"])) == ("delta", 1)
            assert each.table["moves"][-1]["move"] == "d1-d3"


def test_a_whole_game_is_told_without_a_gap(client: httpx.Client) -> None:
    with listening(client, opened(client, bot(), bot())) as socket:
        while socket.table["result"] is None:
            known = socket.table["version"]
            socket.hear("delta")
            versions = [content["version"] for content in socket.told.shown]
            assert versions[0] in (known, known + 1)
            assert socket.table["version"] == len(socket.table["moves"]) == versions[-1]
        assert socket.table["frame"]["by"] == "over"
        assert socket.table == seen(client, socket.table)


def test_undo_and_resigning_are_told_the_same_way(client: httpx.Client) -> None:
    table = play(client, opened(client), "d1-d3").json()
    with listening(client, table) as socket:
        for what in ("undo", "resign"):
            table = ask(client, table, what).json()
            socket.hear("delta")
            assert socket.table == table


def test_each_browser_hears_what_it_may_see(client: httpx.Client, stranger: httpx.Client) -> None:
    table = opened(client)
    with listening(client, table) as mine, listening(stranger, table) as theirs:
        assert [seat["kind"] for seat in theirs.table["seats"]] == ["other", "other"]
        play(client, table, "d1-d3")
        to_me = mine.until(lambda table: table["moves"])
        to_them = theirs.until(lambda table: table["moves"])
    assert to_me["choices"]
    assert to_them["choices"] == []
    assert may(to_them) <= {"chat"}
    assert to_me["frame"] == to_them["frame"]


def test_only_the_right_table_is_told(client: httpx.Client) -> None:
    here, there = opened(client), opened(client)
    with listening(client, here) as socket:
        play(client, there, "d1-d3")
        play(client, here, "e1-e3")
        socket.hear()
        assert [line["move"] for line in socket.table["moves"]] == ["e1-e3"]


def test_a_repeated_move_is_told_once(client: httpx.Client) -> None:
    table = opened(client)
    with listening(client, table) as socket:
        for _ in range(3):
            play(client, table, "d1-d3", "same")
        play(client, seen(client, table), "d10-d8", "other")
        versions = []
        for _ in range(2):
            socket.hear("delta")
            versions.append(socket.table["version"])
    assert versions == [1, 2]


def test_who_leaves_is_forgotten(server: Running, client: httpx.Client) -> None:
    table = opened(client)
    with listening(client, table):
        pass
    live = server.app.state.service.tables._live[table["id"]]
    until(lambda: not live.listeners)


def test_a_ping_is_taken_and_anything_else_is_not(client: httpx.Client) -> None:
    with listening(client, opened(client)) as socket:
        socket.line.send("ping")
        socket.line.send('{"move": "d1-d3"}')
        assert socket.closing_code() == 1003


def test_an_oversized_message_closes_the_socket(client: httpx.Client) -> None:
    with listening(client, opened(client)) as socket:
        socket.line.send("x" * 100_000)
        assert socket.closing_code() == 1009


def test_bytes_close_the_socket(client: httpx.Client) -> None:
    with listening(client, opened(client)) as socket:
        socket.line.send(b"ping")
        assert socket.closing_code() == 1003


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
        assert socket.table["version"] == 0


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
def test_a_command_has_a_plain_id(client: httpx.Client, id_: str) -> None:
    command = {"move": "d1-d3", "version": 0, "id": id_}
    table = opened(client)
    answer = client.post(f"/api/tables/{table['id']}/moves", json=command)
    assert answer.status_code == 400
    with listening(client, table) as socket:
        socket.send("play", **command)
        assert socket.closing_code() == 1003


def test_who_is_too_slow_gets_a_snapshot_instead(server: Running, client: httpx.Client) -> None:
    """Deltas that a listener did not take are dropped, answers are not; a snapshot says it all."""
    made = opened(client)
    live = server.app.state.service.tables._live[made["id"]]
    sleepy = Listener("somebody", Viewer(frozenset()), PROTOCOL)
    deltas.tell_all(live, sleepy)
    live.listeners.add(sleepy)
    for n in range(MOST_WAITING - 1):
        assert sleepy.put(f'{{"type":"delta","n":{n}}}' if n else '{"type":"done"}')
    play(client, made, "d1-d3")
    waiting = [json.loads(sleepy.waiting.get_nowait()) for _ in range(sleepy.waiting.qsize())]
    live.listeners.discard(sleepy)
    assert [message["type"] for message in waiting] == ["done", "snapshot"]
    assert waiting[-1]["table"]["version"] == 1


# Commands over the socket


def test_a_move_over_the_socket_is_acknowledged_before_it_is_told(client: httpx.Client) -> None:
    table = opened(client)
    with listening(client, table) as socket:
        socket.send("play", move="d1-d3", id="once")
        assert socket.hear() == {"type": "done", "id": "once", "version": 1}
        assert socket.table["moves"] == []
        assert socket.hear()["type"] == "delta"
        assert socket.table["moves"][0]["move"] == "d1-d3"
        socket.send("play", move="d1-d3", id="once", version=0)
        assert socket.hear() == {"type": "done", "id": "once", "version": 1}
    with listening(client, table) as again:  # also for a line that was cut before the answer
        assert again.play("d1-d3", id="once", version=0)["type"] == "done"
    assert play(client, table, "d1-d3", "once").status_code == 200
    assert len(seen(client, table)["moves"]) == 1


def test_an_id_belongs_to_one_command(client: httpx.Client) -> None:
    """A repeat is the same command again; another one under its id is refused."""
    table = opened(client)
    assert play(client, table, "d1-d3", "once").status_code == 200
    assert_problem(play(client, table, "e1-e3", "once"), 409, "not_yours", "another command")
    undo = {"version": 1, "id": "once"}
    answer = client.post(f"/api/tables/{table['id']}/undo", json=undo)
    assert_problem(answer, 409, "not_yours", "another command")
    with listening(client, table) as socket:
        refused = socket.play("e1-e3", id="once", version=0)
        assert (refused["type"], refused["status"]) == ("refused", 409)
        assert socket.ask("undo", id="once")["status"] == 409
        socket.do("undo", id="back")
        assert socket.play("d1-d3", id="back")["status"] == 409
        socket.do("undo", id="back", version=1)
    assert seen(client, table)["moves"] == []


def test_a_refused_command_says_why(client: httpx.Client, stranger: httpx.Client) -> None:
    table = opened(client)
    with listening(client, table) as socket, listening(stranger, table) as other:
        refused = socket.play("d1-d9", id="far")
        assert (refused["id"], refused["status"]) == ("far", 422)
        assert refused["problem"]["rule"]["id"] == "moving.warrior"
        assert other.play("d1-d3")["status"] == 403
        play(client, table, "d1-d3")
        refused = socket.play("e1-e3", id="late", version=0)
        assert refused["status"] == 409
        assert refused["problem"]["table"] is None
        assert socket.table["version"] == 1
        socket.do("say", text="oops")
        assert socket.hear("said")["line"]["text"] == "oops"


def test_everything_at_a_table_goes_over_its_socket(
    server: Running, client: httpx.Client, stranger: httpx.Client
) -> None:
    """Sitting, getting up, beginning, resigning: done first, then a delta to all."""
    wait_for_game(server, "khan")
    stranger.get("/api/games")
    table = opened(client, ME, OPEN, OPEN, game="khan", visibility="public")
    with listening(client, table) as ada, listening(stranger, table) as bo:
        bo.do("sit", name="Bo")
        assert ada.until(lambda table: table["seats"][1]["name"] == "Bo")["can"]["start"]
        bo.do("stand")
        bo.do("sit", name="Bo", id="again")
        ada.until(lambda table: table["seats"][1]["name"] == "Bo")
        ada.do("start", level="quick")
        bo.until(lambda table: table["status"] == "running")
        asked = ada.until(lambda table: table["frame"]["by"] in (0, 1))["frame"]["by"]  # §2: by lot
        bo.until(lambda table: table["frame"]["by"] == asked)
        (ada, bo)[asked].do("resign", seat=asked)
        (bo, ada)[asked].until(lambda table: table["seats"][asked]["kind"] == "bot")


def test_an_undo_is_asked_for_and_answered_over_the_socket(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    table = two(client, stranger)
    with listening(client, table) as ada, listening(stranger, table) as bo:
        ada.play("d1-d3")
        ada.until(lambda table: table["moves"])
        for what in ("undo", "draw"):
            ada.do(what)
            for each in (ada, bo):
                assert each.until(lambda table: table["asking"])["asking"]["what"] == what
            bo.do("answer", agree=what == "draw")
            for each in (ada, bo):
                each.until(lambda table: table["asking"] is None)
        assert ada.until(lambda table: table["result"])["result"]["ended"] == "draw"
        assert bo.until(lambda table: table["result"]) == seen(stranger, table)


class HangsUp:
    """A line over which one command comes; then nothing more is heard."""

    scope: ClassVar[dict[str, Any]] = {"client": None, "headers": [], "state": {"player": "ada"}}

    def __init__(self, **command: Any) -> None:
        self._said = [json.dumps(command)]

    async def receive_text(self) -> str:
        if not self._said:
            await asyncio.Event().wait()
        return self._said.pop()


def test_a_command_is_carried_out_whoever_hangs_up(tmp_path: Path) -> None:
    """Else it could be on disk, and nobody would be told and no bot woken."""

    async def cut_off() -> None:
        async with driver(tmp_path, "heroes") as drive:
            await drive.open("ada", ME, FRIEND)
            await drive.listen("ada", "eve")
            began, may_end = asyncio.Event(), asyncio.Event()
            append = drive.service.store.append

            async def slowly(*given: Any) -> None:
                began.set()
                await may_end.wait()
                await append(*given)

            drive.service.store.append = slowly  # type: ignore[method-assign]
            line: Any = HangsUp(type="play", move="d1-d3", version=0, id="once")
            listener = drive.browsers[0].listener
            connection = Connection(line, drive.service, drive.table, listener)
            receiving = asyncio.create_task(connection.receive())
            await asyncio.wait_for(began.wait(), 30)
            receiving.cancel()
            may_end.set()
            await drive.until(lambda: drive.table.match.version == 1)
            drive.check()

    run(cut_off())


def test_a_snapshot_on_demand(client: httpx.Client) -> None:
    table = opened(client)
    with listening(client, table) as socket:
        socket.send("sync")
        assert socket.hear()["type"] == "snapshot"
        assert socket.table == seen(client, table)


# Protocols


def told_at(line: Any, moves: int) -> Any:
    """The next snapshot with so many moves: who came in is told a little later."""
    while len((told := told_all(line))["moves"]) < moves:
        pass
    return told


def test_a_simple_program_goes_without_deltas(client: httpx.Client, stranger: httpx.Client) -> None:
    """It plays by HTTP, and is told the whole table after every change."""
    table = two(client, stranger)
    with connected(stranger, table, protocol=SNAPSHOTS_ONLY) as line:
        assert json.loads(line.recv(timeout=30)) == {
            "type": "snapshot",
            "table": seen(stranger, table),
        }
        table = play(client, table, "d1-d3").json()
        assert told_at(line, 1) == seen(stranger, table)
        play(stranger, table, "d10-d8")
        mine = told_at(line, 2)
        assert [move["move"] for move in mine["moves"]] == ["d1-d3", "d10-d8"]
        undo = ask(stranger, mine, "undo").json()
        while (told := told_all(line))["asking"] is None:
            pass  # who came in is told a little later
        assert told == undo
        assert undo["asking"]["what"] == "undo"


def told_all(line: Any) -> Any:
    message = json.loads(line.recv(timeout=30))
    assert set(message) == {"type", "table"}
    return message["table"]


@pytest.mark.parametrize("protocol", [None, 0, 1, 2, PROTOCOL + 1, 10**9])
def test_a_page_of_another_protocol_is_told_to_reload(
    client: httpx.Client, protocol: int | None
) -> None:
    with connected(client, opened(client), protocol=protocol) as line:
        assert json.loads(line.recv(timeout=30)) == {"type": "reload"}
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=30)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == ANOTHER_PROTOCOL

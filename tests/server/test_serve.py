"""`kurultai serve` as a process of its own: starting, stopping, killing, and thinking bots."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.support.client import ME, ask, bot, my_turn, opened, play, seen
from tests.server.support.server import until

SERVE = [sys.executable, "-c", "from kurultai.cli import main; main()", "serve"]


class Process:
    def __init__(self, data: Path, *arguments: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [*SERVE, "--data", str(data), *(arguments or ("--port", "0"))],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )
        assert self.process.stdout is not None
        self.said = ""
        while "Kurultai is at" not in self.said:
            line = self.process.stdout.readline()
            assert line, self.process.communicate()
            self.said += line
        found = re.search(r"http://\S+", self.said)
        assert found
        self.url = found[0].rstrip("/")

    def browser(self, cookies: Any = None) -> httpx.Client:
        return httpx.Client(base_url=self.url, cookies=cookies, timeout=30)

    def wait_ready(self) -> None:
        with self.browser() as anyone:
            until(lambda: anyone.get("/api/games/heroes").json()["ready"], seconds=120)

    def wait_all_ready(self, processes: int) -> None:
        """Each of several processes loads for itself; a new connection meets any of them."""

        def asked() -> bool:
            with self.browser() as anyone:
                return bool(anyone.get("/api/games/heroes").json()["ready"])

        until(lambda: all(asked() for _ in range(10 * processes)), seconds=120)

    def kill(self, number: int = signal.SIGKILL) -> tuple[str, str]:
        if self.process.poll() is None:
            self.process.send_signal(number)
        return self.process.communicate(timeout=120)


@contextmanager
def process(data: Path, *arguments: str, **environment: str) -> Iterator[Process]:
    made = Process(data, *arguments, **environment)
    try:
        yield made
    finally:
        made.kill()


# Starting and stopping


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_second_start_compiles_nothing_and_stopping_is_clean(tmp_path: Path, number: int) -> None:
    with process(tmp_path) as server:
        assert "Getting ready" not in server.said
        server.wait_ready()
        with server.browser() as me:
            play(me, opened(me, ME, bot("khan")), "d1-d3")
            out, err = server.kill(number)
    assert server.process.returncode == 0
    assert "Every game is kept" in out
    assert err == ""


def test_a_busy_port_is_stepped_over(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with process(tmp_path, "--port", str(port)) as server:
            chosen = int(server.url.rsplit(":", 1)[1])
            assert f"Port {port} is busy, so this is on {chosen}" in server.said
            assert port < chosen < port + 100


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (["--data", "{file}/below"], 1, "file/below cannot be used: Not a directory"),
        (["--host", "203.0.113.1"], 1, "cannot listen on 203.0.113.1"),
        (["--port", "70000"], 2, "Usage"),
    ],
)
def test_a_start_that_fails_says_why(
    tmp_path: Path, arguments: list[str], code: int, says: str
) -> None:
    (tmp_path / "file").touch()
    given = [argument.format(file=tmp_path / "file") for argument in arguments]
    ended = subprocess.run(
        [*SERVE, "--data", str(tmp_path / "data"), *given],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ended.returncode == code
    assert says in ended.stderr
    assert "Traceback" not in ended.stderr
    assert code == 2 or ended.stderr.count("\n") == 1


# Kill -9


def test_after_kill_9_every_acknowledged_move_is_there_and_bots_go_on(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        server.wait_ready()
        with server.browser() as me:
            against_bot = play(me, opened(me, ME, bot("khan")), "d1-d3").json()
            assert against_bot["thinking"] == 1
            table, acknowledged = _played_until_killed(server, me)
            cookies = dict(me.cookies)
    assert len(acknowledged) > 5
    assert server.process.returncode == -signal.SIGKILL
    with process(tmp_path) as server:
        server.wait_ready()
        with server.browser(cookies) as me:
            now = seen(me, table)
            kept = [line["move"] for line in now["moves"]]
            assert kept[: len(acknowledged)] == acknowledged
            assert len(kept) <= len(acknowledged) + 1  # the one under way may have been stored
            if now["result"] is None:
                assert play(me, now, now["choices"][0]["move"], "after").status_code == 200
            against_bot = my_turn(me, against_bot)
            assert [line["by"] for line in against_bot["moves"]] == [0, 1]
            hint = me.post(f"/api/tables/{against_bot['id']}/hint").json()
            assert hint["move"] in [choice["move"] for choice in against_bot["choices"]]


def _played_until_killed(server: Process, me: httpx.Client) -> tuple[Any, list[str]]:
    """Play as fast as it goes until the server is gone; the moves that were acknowledged."""
    table = opened(me)
    acknowledged: list[str] = []
    is_under_way = threading.Event()

    def kill() -> None:
        is_under_way.wait()
        server.kill()

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        while table["result"] is None:
            move = table["choices"][len(acknowledged) % 7]["move"]
            table = play(me, table, move).json()
            acknowledged = [line["move"] for line in table["moves"]]
            if len(acknowledged) > 5:
                is_under_way.set()
    except httpx.TransportError:
        pass
    killer.join()
    return table, acknowledged


# Bots think without blocking anyone


ANSWERS = 20


def test_others_are_answered_while_bots_think(tmp_path: Path) -> None:
    with process(tmp_path, "--port", "0", "--pause", "0") as server:
        server.wait_ready()
        with server.browser() as me:
            tables = [opened(me, bot("khan"), bot("khan")) for _ in range(4)]
            until(lambda: _answered_within_one_thought(me, tables[0]))
            mine = opened(me)
            assert ask(me, mine, "resign").status_code == 200
            assert all(seen(me, table)["thinking"] is not None for table in tables)


def _answered_within_one_thought(me: httpx.Client, table: Any) -> bool:
    """Whether many requests were answered while one bot thought about one move."""
    before = seen(me, table)["version"]
    for _ in range(ANSWERS):
        assert me.get("/healthz").status_code == 200
    return bool(seen(me, table)["version"] == before)


# The first start


def test_while_a_game_is_compiled_the_server_answers(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    with process(tmp_path / "data", KURULTAI_CACHE=str(cache)) as server:
        with server.browser() as me:
            heroes = "/api/games/heroes"
            until(lambda: me.get(heroes).json()["progress"] > 0, seconds=120)
            searching = {"kind": "bot", "level": "general"}  # is compiled last
            answer = me.post("/api/tables", json={"game": "heroes", "seats": [ME, searching]})
            assert answer.status_code == 503
            assert answer.json()["error"] == "preparing"
            assert answer.headers["retry-after"]
            assert me.get("/api/tables").json() == []
            assert me.get(f"{heroes}/rules").status_code == 200
            assert not me.get(heroes).json()["ready"]  # all that was answered meanwhile
        out, err = server.kill(signal.SIGTERM)
    assert server.process.returncode == 0
    assert "Every game is kept" in out
    assert err == ""

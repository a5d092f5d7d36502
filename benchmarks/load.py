"""Live tables and acknowledged moves a second, on one core, beside boardgame.io's server.

``python -m benchmarks.load [--tables 1000] [--rate 1000] [--seconds 20] [--game khan]``. Two
players sit at every table, each with a socket, compressed as browsers negotiate it, and move in
turn, at random, at a steady rate. They keep the table by what the socket tells, as the browser
does. A move is timed from its sending to its acknowledgement, which for us means that it is on
disk. What it costs is compared with uvicorn alone, which says a message of a move's size back, and
with boardgame.io. The server (and its database) has one core to itself, the players another.
``--memory`` tells instead what a table takes after 50 moves. Only addresses of this machine,
bounded in time.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from kurultai.core.registry import games
from kurultai.server.tables.views.choices import unpacked
from kurultai.server.tables.views.deltas import PROTOCOL
from kurultai.server.tables.views.patches import patched
from tools.postgres import cluster
from tools.steps import run
from tools.web import environment, node_folder, npm

RIVAL = Path(__file__).with_name("boardgameio")
SERVE = (sys.executable, "-c", "from kurultai.cli import main; main()", "serve")
MOVES = 50  # at each table, to see what they take in memory
AT_ONCE = 16  # tables opened at the same time


@dataclass
class Figures:
    who: str
    tables: int
    seconds: float = 0.0
    took: list[float] = field(default_factory=list)  # milliseconds
    heard: list[float] = field(default_factory=list)  # milliseconds until the other player saw it
    mover: list[int] = field(default_factory=list)  # bytes of what a move is told in
    others: list[int] = field(default_factory=list)
    failed: int = 0
    processor: float = 0.0  # seconds computed by the server (and its database) for these moves
    memory: float = 0.0  # KiB a table

    @property
    def cost(self) -> float:
        """Milliseconds of processor a move."""
        return 1000 * self.processor / max(1, len(self.took))

    def beside(self, *rivals: Figures | None) -> str:
        """The line of the table, with how many times the rivals' cost a move costs."""
        ratios = [f"{self.cost / rival.cost:.1f}" if rival else "" for rival in rivals]
        return f"{self} {ratios[0]:>7} {ratios[1]:>7}"

    def __str__(self) -> str:
        times = sorted(self.took) or [float("nan")]
        p50, p95, p99 = (times[min(len(times) - 1, int(len(times) * p))] for p in (0.5, 0.95, 0.99))
        rate = len(self.took) / max(1e-9, self.seconds)
        return (
            f"{self.who:22} {self.tables:6} {rate:9.0f} {p50:8.1f} {p95:8.1f} {p99:8.1f} "
            f"{self.cost:9.2f} {self.memory:9.0f} {_middle(self.mover):>7} "
            f"{_middle(self.others):>7} {self.failed:7}"
        )


HEAD = (
    f"{'':22} {'tables':>6} {'moves/s':>9} {'p50 ms':>8} {'p95 ms':>8} {'p99 ms':>8} "
    f"{'cpu ms':>9} {'KiB/table':>9} {'B mover':>7} {'B other':>7} {'failed':>7} "
    f"{'× echo':>7} {'× bg.io':>7}"
)


def _middle(sizes: list[int]) -> str:
    return f"{median(sizes):.0f}" if sizes else ""


class Player:
    """Somebody at a table of ours, and the table as they were told it."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.seen: dict[str, Any] = {}

    def take(self, said: str) -> None:
        message = json.loads(said)
        if message["type"] == "snapshot":
            self.seen = message["table"]
        for patch in message.get("patches", ()):
            self.seen = patched(self.seen, patch)


class Table:
    """Two players at one table of ours."""

    def __init__(self, url: str, game: str, seed: int, figures: Figures) -> None:
        self._url = url
        self._game = game
        self._dice = random.Random(seed)
        self._figures = figures
        self._players: list[Player] = []
        self._readers: list[asyncio.Task[None]] = []
        self._told = asyncio.Event()
        self._done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sent = 0.0
        self._mover: Player | None = None

    @property
    def is_over(self) -> bool:
        return any(player.seen["result"] is not None for player in self._players)

    async def open(self) -> None:
        async with httpx.AsyncClient(base_url=self._url, timeout=60) as me:
            body = {"game": self._game, "seats": [{"kind": "me"}, {"kind": "open"}]}
            answer = await me.post("/api/tables", json={**body, "visibility": "public"})
            id_ = answer.raise_for_status().json()["id"]
            mine = me.cookies["kurultai"]
        async with httpx.AsyncClient(base_url=self._url, timeout=60) as friend:
            await friend.get(f"/api/games/{self._game}")
            sat = await friend.post(f"/api/tables/{id_}/sit", json={"id": "sit"})
            sat.raise_for_status()
            other = friend.cookies["kurultai"]
        socket = f"{self._url.replace('http', 'ws')}/api/tables/{id_}/socket?protocol={PROTOCOL}"
        for cookie in (mine, other):
            headers = {"Cookie": f"kurultai={cookie}"}
            line = await connect(socket, additional_headers=headers, max_size=None)
            player = Player(line)
            player.take(str(await line.recv()))
            self._players.append(player)
            self._readers.append(asyncio.create_task(self._read(player)))

    async def close(self) -> None:
        for reader in self._readers:
            reader.cancel()
        for player in self._players:
            player.line.transport.abort()

    async def _read(self, player: Player) -> None:
        async for said in player.line:
            assert isinstance(said, str)
            now = time.perf_counter()
            if said.startswith('{"type":"done"'):
                self._figures.took.append(1000 * (now - self._sent))
                self._done.set_result(None)
            elif said.startswith('{"type":"refused"'):
                self._done.set_exception(AssertionError(said[:400]))
            else:
                if self._mover is player:
                    self._figures.mover.append(len(said.encode()))
                elif self._mover is not None:
                    self._figures.others.append(len(said.encode()))
                    self._figures.heard.append(1000 * (now - self._sent))
                player.take(said)
                self._told.set()

    async def move(self) -> None:
        """One move of whoever is to move, until it is acknowledged and both were told."""
        while not (able := [player for player in self._players if player.seen["choices"]["rows"]]):
            if self.is_over:
                return
            self._told.clear()
            await self._told.wait()
        self._mover = able[0]
        seen = self._mover.seen
        version = seen["version"]
        move = self._dice.choice(unpacked(seen["choices"]))["move"]
        self._done = asyncio.get_running_loop().create_future()
        command = {"type": "play", "move": move, "version": version, "id": f"m{version}"}
        self._sent = time.perf_counter()
        await self._mover.line.send(json.dumps(command))
        try:
            async with asyncio.timeout(30):
                await self._done
                while any(player.seen["version"] == version for player in self._players):
                    self._told.clear()
                    await self._told.wait()
        except TimeoutError:
            self._figures.failed += 1


class Echo:
    """A line to uvicorn alone: what is said comes back."""

    is_over = False
    said = json.dumps({"type": "play", "move": "d1-d3", "version": 17, "id": "m17"})

    def __init__(self, url: str, figures: Figures) -> None:
        self._url = url
        self._figures = figures
        self._line: ClientConnection | None = None

    async def open(self) -> None:
        self._line = await connect(self._url.replace("http", "ws"))

    async def close(self) -> None:
        assert self._line is not None
        self._line.transport.abort()

    async def move(self) -> None:
        assert self._line is not None
        began = time.perf_counter()
        await self._line.send(self.said)
        await self._line.recv()
        self._figures.took.append(1000 * (time.perf_counter() - began))


async def _open(tables: Sequence[Table | Echo]) -> None:
    for start in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*(table.open() for table in tables[start : start + AT_ONCE]))


async def _play(
    make: Callable[[int], Table | Echo], figures: Figures, rate: float, seconds: float, weight: Any
) -> None:
    tables = [make(seed) for seed in range(figures.tables)]
    before = weight()
    await _open(tables)
    figures.memory = (weight()[1] - before[1]) / len(tables)
    gap = len(tables) / rate
    gc.freeze()  # a pause of the players is none of the server's
    begin = time.perf_counter() + 0.5

    async def go_on(table: Table | Echo, number: int) -> None:
        due = begin + gap * number / len(tables)
        while due < begin + seconds and not table.is_over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await table.move()
            due = max(due + gap, time.perf_counter())

    processor = weight()[0]
    await asyncio.gather(*(go_on(table, number) for number, table in enumerate(tables)))
    figures.seconds = time.perf_counter() - begin
    figures.processor = weight()[0] - processor
    await asyncio.gather(*(table.close() for table in tables))


async def _fill(make: Callable[[int], Table], figures: Figures, moves: int, weight: Any) -> None:
    """So many moves at every table, then what it takes in memory; one table first, for what is
    made only once.
    """
    first = make(figures.tables)
    await first.open()
    for _ in range(moves):
        await first.move()
    tables = [make(seed) for seed in range(figures.tables)]
    before, began = weight(), time.perf_counter()
    await _open(tables)
    for _ in range(moves):
        await asyncio.gather(*(table.move() for table in tables if not table.is_over))
    after = weight()
    figures.seconds = time.perf_counter() - began
    figures.processor = after[0] - before[0]
    figures.memory = (after[1] - before[1]) / len(tables)
    await asyncio.gather(*(table.close() for table in (first, *tables)))


def weigh(server: int, *databases: int) -> tuple[float, float]:
    """Seconds computed by the server and its database, and the server's KiB in memory."""
    ticks = 0
    backends = [child for pid in databases for child in _children(pid)]
    for each in (server, *databases, *backends):
        try:
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        ticks += int(fields[11]) + int(fields[12])
    resident = int(Path(f"/proc/{server}/statm").read_text().split()[1])
    return ticks / os.sysconf("SC_CLK_TCK"), resident * os.sysconf("SC_PAGE_SIZE") / 1024


def _children(pid: int) -> list[int]:
    return [int(found) for found in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@contextmanager
def pinned(cores: set[int]) -> Iterator[None]:
    """This process, and those started in this block, run on these cores, if they are there."""
    before = os.sched_getaffinity(0)
    there = set(range(os.cpu_count() or 1))
    os.sched_setaffinity(0, cores & there or there)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def served(*arguments: str) -> Iterator[tuple[str, int]]:
    """A server of ours on the first core: its address and process."""
    with tempfile.TemporaryDirectory(prefix="kurultai-load-") as folder:
        with pinned({0}):
            process = subprocess.Popen(
                [*SERVE, "--port", "0", "--data", folder, *arguments],
                stdout=subprocess.PIPE,
                text=True,
            )
        assert process.stdout is not None
        try:
            url = process.stdout.readline().split(" at ")[1].split("/ ")[0].rstrip("/")
            _wait_ready(url)
            yield url, process.pid
        finally:
            process.terminate()
            process.communicate(timeout=30)


def _wait_ready(url: str) -> None:
    with httpx.Client(base_url=url, timeout=60) as anyone:
        while not all(game["ready"] for game in anyone.get("/api/games").json()):
            time.sleep(0.2)


def ours(
    game: str, database: str, tables: int, rate: float, seconds: float, moves: int | None = None
) -> Figures:
    """``moves``: so many at each table, to see what they take in memory."""
    figures = Figures(f"{game}, {database}", tables)
    with (
        pinned({0}),
        _database(database) as (address, pids),
        served(*(("--database", address) if address else ())) as (url, pid),
        pinned({1}),
    ):
        weight = partial(weigh, pid, *pids)

        def make(seed: int) -> Table:
            return Table(url, game, seed, figures)

        if moves is None:
            uvloop.run(_play(make, figures, rate, seconds, weight))
        else:
            uvloop.run(_fill(make, figures, moves, weight))
    return figures


def echo(tables: int, rate: float, seconds: float) -> Figures:
    """Uvicorn as we run it, without anything of ours behind it."""
    figures = Figures("uvicorn, echo", tables)
    with pinned({0}):
        server = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.echo"], stdout=subprocess.PIPE, text=True
        )
    assert server.stdout is not None
    try:
        url = server.stdout.readline().strip()
        with pinned({1}):
            uvloop.run(
                _play(
                    lambda _: Echo(url, figures), figures, rate, seconds, partial(weigh, server.pid)
                )
            )
    finally:
        server.kill()
        server.wait()
    return figures


@contextmanager
def _database(kind: str) -> Iterator[tuple[str | None, list[int]]]:
    if kind == "sqlite":
        yield None, []
        return
    with cluster() as made:
        yield made.create("load"), [made.pid]


def rival(tables: int, rate: float, seconds: float) -> Figures:
    """boardgame.io in memory: nothing is on disk when it acknowledges, and there are no rules."""
    path = environment(node_folder())
    if not (RIVAL / "node_modules" / "boardgame.io").is_dir():
        run("Installing boardgame.io", *npm("ci", "--no-audit", "--no-fund"), cwd=RIVAL, env=path)
    surroundings = {**os.environ, **path, "NODE_ENV": "production"}
    figures = Figures("boardgame.io, memory", tables)
    with pinned({0}):
        server = subprocess.Popen(
            ["node", "server.cjs"], cwd=RIVAL, env=surroundings, stdout=subprocess.PIPE
        )
    try:
        assert server.stdout is not None
        port = _port_of(server)
        before = weigh(server.pid)
        with pinned({1}):
            players = subprocess.Popen(
                ["node", "players.mjs", str(port), str(tables), str(rate), str(seconds)],
                cwd=RIVAL,
                env=surroundings,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
        assert players.stderr is not None
        players.stderr.readline()  # all tables are open
        at_start = weigh(server.pid)
        figures.memory = (at_start[1] - before[1]) / tables
        told = json.loads(players.communicate(timeout=seconds + 120)[0])
        figures.processor = weigh(server.pid)[0] - at_start[0]
    finally:
        server.kill()
        server.wait()
    figures.took, figures.seconds, figures.failed = told["took"], told["seconds"], told["failed"]
    return figures


def _port_of(server: subprocess.Popen[bytes]) -> int:
    """The port that the rival's server says it listens on."""
    assert server.stdout is not None
    for line in server.stdout:
        if line.startswith(b"port "):
            return int(line.split()[1])
    raise RuntimeError("boardgame.io does not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=1000.0, help="moves a second, all in all")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--only", choices=("sqlite", "postgres", "rival", "echo"), action="append")
    parser.add_argument("--memory", action="store_true", help="of a table after 50 moves")
    parser.add_argument("--game", choices=games(), action="append", help="all of them")
    given = parser.parse_args()
    wanted = given.only or ["sqlite", "postgres", "rival", "echo"]
    load = (given.tables, given.rate, given.seconds)
    print(HEAD, flush=True)
    alone = echo(*load) if "echo" in wanted and not given.memory else None
    other = rival(*load) if "rival" in wanted and not given.memory else None
    for found in filter(None, (alone, other)):
        print(found.beside(alone, other), flush=True)
    for database, game in product(("sqlite", "postgres"), given.game or games()):
        if database in wanted:
            found = ours(game, database, *load, MOVES if given.memory else None)
            print(found.beside(alone, other), flush=True)


if __name__ == "__main__":
    main()

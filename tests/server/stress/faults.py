"""Nothing lost: players at many tables, on servers and databases that are killed again and again.

``python -m tests.server.stress.faults --database postgres --kills 20``. Every player keeps book of what was
acknowledged. In the end the log in the database must hold each of those moves exactly once, and every
table must have gone on after the last kill. Messages are dropped, repeated and cut off on purpose.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import signal
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from kurultai.core.registry import game as game_by_id
from kurultai.match.match import Match
from kurultai.server import serve
from kurultai.server.storage.rows import Loaded
from kurultai.server.storage.store import Store, open_database
from tests.server.stress.scripted import Book, Player, seat_two
from tools.postgres import Cluster, cluster

COMMAND = (sys.executable, "-c", "from kurultai.cli import main; main()")
PATIENCE = 120.0  # seconds for anything that has to happen on a busy machine
PORTS = range(20_000, 30_000)  # that no outgoing connection takes while a server is down


@dataclass
class Plan:
    database: str = "sqlite"
    tables: int = 12
    kills: int = 20
    database_kills: int = 0
    servers: int = 1
    seed: int = 1


@dataclass
class Outcome:
    """What came of it, in figures."""

    kills: int = 0
    database_kills: int = 0
    acknowledged: int = 0
    repeated: int = 0
    dropped: int = 0
    reconnected: int = 0
    tables: int = 0
    ended: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)
    said: str = ""  # by the servers, if something went wrong


class Server:
    """`kurultai serve` (or `worker`) that comes back at the same address."""

    def __init__(self, folder: Path, address: str | None, command: str = "serve") -> None:
        with serve.bound("127.0.0.1", random.choice(PORTS)) as probe:
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        chosen = ["--data", str(folder), *(("--database", address) if address else ())]
        if command == "serve":
            chosen += ["--port", str(self.port)]
        self._command = [*COMMAND, command, *chosen]
        self._process: asyncio.subprocess.Process | None = None
        self._log = (folder / f"{self.port}.log").open("ab")

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *self._command, stdout=asyncio.subprocess.PIPE, stderr=self._log
        )
        assert self._process.stdout is not None
        said = await asyncio.wait_for(self._process.stdout.readline(), PATIENCE)
        if f":{self.port}/".encode() not in said:
            raise RuntimeError(f"the server does not come back at {self.url}: {said!r}")

    async def ready(self) -> None:
        """Until Heroes can be played."""
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as anyone:
            for _ in range(int(PATIENCE / 0.2)):
                if (await anyone.get("/api/games/heroes")).json()["ready"]:
                    return
                await asyncio.sleep(0.2)
        raise TimeoutError("the server does not get ready")

    async def stop(self, number: int = signal.SIGKILL) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(number)
            await self._process.communicate()


class Trial:
    def __init__(self, plan: Plan, folder: Path, own: Cluster | None) -> None:
        self.plan = plan
        self.outcome = Outcome()
        self._dice = random.Random(plan.seed)
        self._folder = folder
        self._cluster = own
        self._address = own.create("faults") if own else None
        self._servers = [Server(folder, self._address) for _ in range(plan.servers)]
        self._books: list[Book] = []

    async def run(self) -> Outcome:
        began = time.monotonic()
        async with AsyncExitStack() as ending:
            for server in self._servers:
                ending.push_async_callback(server.stop)
            await asyncio.gather(*(server.start() for server in self._servers))
            await asyncio.gather(*(server.ready() for server in self._servers))
            players = await self._seated()
            playing = [asyncio.create_task(player.play()) for player in players]
            try:
                await self._kill_all()
                await self._all_go_on(players)
            finally:
                for task in playing:
                    task.cancel()
                ended = await asyncio.gather(*playing, return_exceptions=True)
            self._note(ended, players)
            for server in self._servers:
                await server.stop(signal.SIGTERM)
            await self._check()
        if self.outcome.faults:
            self.outcome.said = "".join(log.read_text() for log in self._folder.glob("*.log"))
        self.outcome.seconds = time.monotonic() - began
        return self.outcome

    async def _seated(self) -> list[Player]:
        """Two people at most tables; every third is one person against a bot."""
        urls = [server.url for server in self._servers]
        players: list[Player] = []
        for number in range(self.plan.tables):
            book = Book()
            rival = "bot" if number % 3 == 2 else "person"
            id_, cookies = await seat_two(urls[0], rival)
            for cookie in cookies:
                seed = self._dice.randrange(2**30)
                players.append(Player(urls, id_, cookie, book, random.Random(seed)))
            book.table = id_
            self._books.append(book)
        return players

    async def _kill_all(self) -> None:
        """At random moments, only while moves are being acknowledged."""
        victims = ["server"] * self.plan.kills + ["database"] * self.plan.database_kills
        self._dice.shuffle(victims)
        for victim in victims:
            await self._some_more(self._dice.randrange(self.plan.tables, 10 * self.plan.tables))
            await asyncio.sleep(self._dice.uniform(0.0, 0.3))
            if victim == "server":
                server = self._dice.choice(self._servers)
                await server.stop()
                self.outcome.kills += 1
                await server.start()
            else:
                assert self._cluster is not None
                await asyncio.to_thread(self._cluster.kill)
                self.outcome.database_kills += 1
                await asyncio.sleep(self._dice.uniform(0.0, 1.0))
                await asyncio.to_thread(self._cluster.start)

    async def _some_more(self, moves: int) -> None:
        """Until so many more moves were acknowledged (or every game is over)."""
        wanted = self._acknowledged() + moves
        end = time.monotonic() + PATIENCE
        while self._acknowledged() < wanted and not all(book.is_over for book in self._books):
            if time.monotonic() > end:
                raise TimeoutError("no move was acknowledged for a long time")
            await asyncio.sleep(0.005)

    def _acknowledged(self) -> int:
        return sum(len(book.acknowledged) for book in self._books)

    async def _all_go_on(self, players: list[Player]) -> None:
        """After the last kill, somebody moves at every table whose game is not over."""
        await asyncio.gather(*(server.ready() for server in self._servers))
        before = [len(book.acknowledged) for book in self._books]
        end = time.monotonic() + PATIENCE
        while stuck := [
            book.table
            for book, count in zip(self._books, before, strict=True)
            if not book.is_over and len(book.acknowledged) <= count
        ]:
            if time.monotonic() > end:
                self.outcome.faults.append(f"tables {stuck} do not go on: {players}")
                return
            await asyncio.sleep(0.05)

    def _note(self, ended: list[Any], players: list[Player]) -> None:
        for error in ended:
            if isinstance(error, Exception):
                self.outcome.faults.append(f"a player failed: {error!r}")
        self.outcome.acknowledged = self._acknowledged()
        self.outcome.tables = len(self._books)
        self.outcome.ended = sum(book.is_over for book in self._books)
        for player in players:
            self.outcome.repeated += player.repeated
            self.outcome.dropped += player.dropped
            self.outcome.reconnected += player.reconnected

    async def _check(self) -> None:
        """The log against the books."""
        store = Store(open_database(self._folder, self._address))
        await store.database.start()
        try:
            for book in self._books:
                found = await store.load(book.table)
                assert found is not None
                self.outcome.faults += disagreements(found, book)
        finally:
            await store.stop()


def disagreements(found: Loaded, book: Book) -> list[str]:
    """Where a table's log and what its players were told differ."""
    numbers = [entry.seq for entry in found.entries]
    wrong = []
    if numbers != list(range(1, len(numbers) + 1)):
        wrong.append(f"{book.table}: the log has holes: {numbers}")
    kept: dict[str, list[str | None]] = {}
    for entry in found.entries:
        if entry.event.kind == "move" and entry.command_id is not None:
            kept.setdefault(entry.command_id, []).append(entry.event.move)
    for move_id, move in book.acknowledged.items():
        if kept.get(move_id) != [move]:
            wrong.append(f"{book.table}: {move} was acknowledged, the log has {kept.get(move_id)}")
    unknown = set(kept) - set(book.acknowledged) - set(book.sent)
    if unknown:
        wrong.append(f"{book.table}: nobody sent {unknown}")
    start = game_by_id(found.stored.game).new(len(found.stored.seats), found.stored.options)
    match = Match.from_log(start, [entry.event for entry in found.entries])
    if len(match.moves) != found.summary.moves or match.version != found.summary.version:
        wrong.append(f"{book.table}: its row does not agree with its log")
    return wrong


def run(plan: Plan) -> Outcome:
    folder = Path(tempfile.mkdtemp(prefix="kurultai-faults-"))
    try:
        if plan.database == "sqlite":
            return asyncio.run(Trial(plan, folder, None).run())
        with cluster() as own:
            return asyncio.run(Trial(plan, folder, own).run())
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--database-kills", type=int)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    is_postgres = given.database == "postgres"
    database_kills = 3 * is_postgres if given.database_kills is None else given.database_kills
    plan = Plan(
        *(given.database, given.tables, given.kills, database_kills),
        servers=2 if is_postgres else 1,
        seed=given.seed,
    )
    outcome = run(plan)
    verdict = "nothing was lost" if not outcome.faults else "SOMETHING WAS LOST"
    sys.stdout.write(f"{plan}\n{outcome}\n{verdict}\n")
    return 1 if outcome.faults else 0


if __name__ == "__main__":
    sys.exit(main())

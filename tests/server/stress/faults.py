"""Nothing lost: players at many tables, on servers and databases that come to harm again and again.

``python -m tests.server.stress.faults --only postgres``. Every player keeps book of what was
acknowledged. In the end the log in the database must hold each of those moves exactly once, every
table must have gone on after the last harm, and no clock may have charged more time than went by.
Messages are dropped, repeated and cut off on purpose.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

import httpx

from kurultai.core.registry import game as game_by_id
from kurultai.match.match import Match
from kurultai.server import serve
from kurultai.server.storage.rows import Loaded
from kurultai.server.storage.store import Store, open_database
from kurultai.server.tables.clocks import SECOND
from kurultai.server.tables.state import TableState
from tests.server.stress.older import older_version
from tests.server.stress.scripted import Book, Player, seat_two
from tools.postgres import Cluster, cluster

COMMAND = (sys.executable, "-c", "from kurultai.cli import main; main()")
PATIENCE = 120.0  # seconds for anything that has to happen on a busy machine
PAGE = 4096  # bytes that a file may have on a full disk
PORTS = range(20_000, 30_000)  # that no outgoing connection takes while a server is down


Harm = Literal["server", "worker", "database", "sleep", "full", "upgrade"]
"""A server, one of its processes or the database is killed; a server sleeps (SIGSTOP), its disk is
full, or it is stopped and started again, of a newer version if there was an older one."""

NAP = 4.0  # seconds that a server sleeps, or its disk is full
MINUTES = 60  # on each player's clock
SLACK = 20.0  # seconds by which a table's clocks may differ from what went by: who is to move first


@dataclass
class Plan:
    database: str
    harms: dict[Harm, int]
    tables: int = 12
    servers: int = 1
    workers: int = 1  # processes of each server
    skew: int = 0  # seconds by which the clock of the last server is wrong
    is_older: bool = False  # servers begin with the version before this one
    seed: int = 1


PLANS = {
    "sqlite": Plan("sqlite", {"server": 20, "sleep": 3, "full": 3}, 24),
    "postgres": Plan("postgres", {"server": 20, "database": 3, "sleep": 3}, 24, 2, skew=30),
    "database": Plan("postgres", {"database": 20}, 24),
    "workers": Plan("postgres", {"worker": 20, "database": 2}, 24, workers=2),
    "upgrade": Plan("postgres", {"upgrade": 2}, 24, 2, is_older=True),
}


@dataclass
class Outcome:
    """What came of it, in figures."""

    harms: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    repeated: int = 0
    dropped: int = 0
    reconnected: int = 0
    tables: int = 0
    ended: int = 0
    full: int = 0  # answers that something could not be stored
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)
    said: str = ""  # by the servers, if something went wrong


class Server:
    """`kurultai serve` (or `worker`) that comes back at the same address."""

    def __init__(
        self,
        folder: Path,
        address: str | None,
        command: str = "serve",
        workers: int = 1,
        skew: int = 0,
    ) -> None:
        self.sources: Path | None = None  # of another version
        with serve.bound("127.0.0.1", random.choice(PORTS)) as probe:
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        chosen = ["--data", str(folder), *(("--database", address) if address else ())]
        if command == "serve":
            chosen += ["--port", str(self.port)]
        if workers > 1:
            chosen += ["--workers", str(workers)]
        start = COMMAND
        if skew:
            start = (sys.executable, "-m", "tests.server.stress.skewed", str(skew))
        self._command = [*start, command, *chosen]
        self._process: asyncio.subprocess.Process | None = None
        self.folder = folder
        self._log = (folder / f"{self.port}.log").open("ab")

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdout=asyncio.subprocess.PIPE,
            stderr=self._log,
            env={**os.environ, **({"PYTHONPATH": str(self.sources)} if self.sources else {})},
        )
        assert self._process.stdout is not None
        said = await asyncio.wait_for(self._process.stdout.readline(), PATIENCE)
        if f":{self.port}/".encode() not in said:
            raise RuntimeError(f"the server does not come back at {self.url}: {said!r}")

    async def ready(self, game: str = "heroes") -> None:
        """Until a game can be played."""
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as anyone:
            for _ in range(int(PATIENCE / 0.2)):
                if (await anyone.get(f"/api/games/{game}")).json()["ready"]:
                    return
                await asyncio.sleep(0.2)
        raise TimeoutError("the server does not get ready")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def processor(self) -> float:
        """Seconds that it has computed."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def said(self) -> bytes:
        """Its log."""
        return (self.folder / f"{self.port}.log").read_bytes()

    def workers(self) -> list[int]:
        """The processes that serve: not the one that started them, nor helpers of Python."""
        found = []
        for child in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split():
            said = Path(f"/proc/{child}/cmdline").read_bytes()
            if b"spawn_main" in said:
                found.append(int(child))
        return found

    async def stop(self, number: int = signal.SIGKILL) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(number)
            await self._process.communicate()


class Trial:
    def __init__(
        self, plan: Plan, folder: Path, own: Cluster | None, older: Path | None = None
    ) -> None:
        self.plan = plan
        self.outcome = Outcome()
        self._dice = random.Random(plan.seed)
        self._folder = folder
        self._cluster = own
        self._address = own.create("faults") if own else None
        self._servers = [
            Server(
                folder,
                self._address,
                workers=plan.workers,
                skew=plan.skew if number == plan.servers - 1 else 0,
            )
            for number in range(plan.servers)
        ]
        for server in self._servers:
            server.sources = older
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
                await self._harm_all()
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
            clock = {"kind": "minutes", "minutes": MINUTES}
            id_, cookies = await seat_two(urls[0], rival, clock=clock)
            for cookie in cookies:
                seed = self._dice.randrange(2**30)
                players.append(Player(urls, id_, cookie, book, random.Random(seed)))
            book.table = id_
            self._books.append(book)
        return players

    async def _harm_all(self) -> None:
        """At random moments, only while moves are being acknowledged."""
        coming = [harm for harm, number in self.plan.harms.items() for _ in range(number)]
        self._dice.shuffle(coming)
        upgraded = iter(self._servers)
        for harm in coming:
            await self._some_more(self._dice.randrange(self.plan.tables, 10 * self.plan.tables))
            await asyncio.sleep(self._dice.uniform(0.0, 0.3))
            if harm == "upgrade":
                server = next(upgraded)
                await server.stop(signal.SIGTERM)
                server.sources = None
                await server.start()
                await server.ready()
            else:
                await self._harm(harm, self._dice.choice(self._servers))
            self.outcome.harms[harm] += 1

    async def _harm(self, harm: Harm, server: Server) -> None:
        if harm == "server":
            await server.stop()
            await server.start()
        elif harm == "worker":
            os.kill(self._dice.choice(server.workers()), signal.SIGKILL)
        elif harm == "sleep":
            os.kill(server.pid, signal.SIGSTOP)
            await asyncio.sleep(NAP)
            os.kill(server.pid, signal.SIGCONT)
        elif harm == "full":  # no file may grow, as on a disk without room
            before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (PAGE, before[1]))
            await asyncio.sleep(NAP)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
        else:
            assert self._cluster is not None
            await asyncio.to_thread(self._cluster.kill)
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
            self.outcome.full += player.not_stored

    async def _check(self) -> None:
        """The log against the books."""
        store = Store(open_database(self._folder, self._address))
        await store.database.start()
        try:
            for book in self._books:
                found = await store.load(book.table)
                assert found is not None
                self.outcome.faults += disagreements(found, book)
                self.outcome.faults += unjust(found, time.monotonic() - book.opened)
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


def unjust(found: Loaded, seconds: float) -> list[str]:
    """Whether a table's clocks took more than the time that went by."""
    start = game_by_id(found.stored.game).new(len(found.stored.seats), found.stored.options)
    match = Match.from_log(start, [entry.event for entry in found.entries])
    clock = TableState.loaded(found, match).clock
    assert clock is not None
    whole = 60 * SECOND * MINUTES
    taken = sum(whole - left for left in clock.remaining) / SECOND
    is_lost = any(entry.event.kind == "timeout" for entry in found.entries)
    if taken <= seconds + SLACK and not is_lost:
        return []
    return [f"{found.stored.id}: {taken:.0f} s were charged in {seconds:.0f} s"]


def run(plan: Plan) -> Outcome:
    with ExitStack() as ending:
        folder = Path(tempfile.mkdtemp(prefix="kurultai-faults-"))
        ending.callback(shutil.rmtree, folder, ignore_errors=True)
        own = ending.enter_context(cluster()) if plan.database == "postgres" else None
        older = None
        if plan.is_older:
            older = ending.enter_context(older_version(folder / "older"))
            if older is None:
                raise SystemExit("this clone has no older version to upgrade from")
        return asyncio.run(Trial(plan, folder, own, older).run())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=PLANS, action="append")
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--share", type=float, default=1.0, help="of each kind of harm")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    has_failed = False
    for name in given.only or PLANS:
        plan = replace(PLANS[name], tables=given.tables, seed=given.seed)
        plan.harms = {harm: max(1, round(given.share * n)) for harm, n in plan.harms.items()}
        outcome = run(plan)
        has_failed |= bool(outcome.faults)
        verdict = "nothing was lost" if not outcome.faults else "SOMETHING WAS LOST"
        sys.stdout.write(f"{name}: {plan}\n{outcome}\n{name}: {verdict}\n")
        sys.stdout.flush()
    return 1 if has_failed else 0


if __name__ == "__main__":
    sys.exit(main())

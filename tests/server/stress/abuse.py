"""Attacks on a fresh server, bounded and on loopback: nobody may make the others wait.

``python -m tests.server.stress.abuse`` prints a table; ``--only thinking`` runs one attack. Addresses
are those that a trusted proxy names, so the limits of addresses hold.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import signal
import socket
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.exceptions import InvalidStatus

from kurultai.server.middleware.connections import HEAD_WITHIN
from kurultai.server.storage.store import FILE, Store, open_database
from tests.server.stress.faults import Server
from tools.postgres import Cluster, cluster

VICTIM, ATTACKER = "198.51.100.1", "203.0.113.9"
HEROES, LARGE = "heroes", "huns"  # the game that is played, and one for four
KIB = 1024


@dataclass
class Finding:
    attack: str
    seen: str
    must: str
    holds: bool


class Abuse:
    def __init__(self, server: Server, level: str = "general", answers: int = 20) -> None:
        self.url = server.url
        self.server = server
        self._level = level
        self._answers = answers
        self.victim = self.person(VICTIM)
        self.attackers = [self.person(ATTACKER) for _ in range(8)]

    def person(self, address: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=self.url, headers={"X-Forwarded-For": address}, timeout=60
        )

    async def close(self) -> None:
        for client in (self.victim, *self.attackers):
            await client.aclose()

    # What others feel

    async def opened(self, client: httpx.AsyncClient, *seats: str, **more: Any) -> Any:
        asked = [
            {"kind": kind, "level": self._level} if kind == "bot" else {"kind": kind}
            for kind in seats
        ]
        made = await client.post("/api/tables", json={"game": HEROES, "seats": asked, **more})
        return made.json() if made.status_code == 200 else None

    async def answer(self, table: Any) -> tuple[float, Any]:
        """Seconds until the victim's bot has answered a move, and the table then."""
        move = table["choices"][0]["move"]
        body = {"move": move, "version": table["version"], "id": f"m{table['version']}"}
        began = time.monotonic()
        await self.victim.post(f"/api/tables/{table['id']}/moves", json=body)
        while True:
            now = (await self.victim.get(f"/api/tables/{table['id']}")).json()
            if now["thinking"] is None:
                return time.monotonic() - began, now
            await asyncio.sleep(0.02)

    async def answers(self, number: int) -> list[float]:
        took: list[float] = []
        table: Any = None
        while len(took) < number:
            if table is None or not table["choices"]:
                table = await self.opened(self.victim, "me", "bot")
            seconds, table = await self.answer(table)
            took.append(seconds)
        return took

    async def lobby(self, number: int = 20) -> float:
        took = []
        for _ in range(number):
            began = time.monotonic()
            await self.victim.get("/api/lobby")
            took.append(time.monotonic() - began)
        return statistics.median(took)

    # Attacks

    async def thinking(self) -> Finding:
        """Sixteen tables of four bots, opponents, and hints without end: all of one address."""
        await self.server.ready(LARGE)
        usual = statistics.median(await self.answers(self._answers))
        made = [
            await self.opened(client, *seats, game=game)
            for game, seats in ((LARGE, ("bot",) * 4), (HEROES, ("me", "bot")))
            for client in self.attackers
            for _ in range(2)
        ]
        mine = [table for table in made if table and table["choices"]]
        busy = [asyncio.create_task(self._hints(n, table)) for n, table in enumerate(mine)]
        try:
            await asyncio.sleep(1.0)
            worst = max(await self.answers(self._answers // 2))
        finally:
            for task in busy:
                task.cancel()
            await asyncio.gather(*busy, return_exceptions=True)
        most = 2 * usual + 1
        return Finding(
            "thinking", f"{worst:.2f} s (before {usual:.2f})", f"≤ {most:.2f} s", worst <= most
        )

    async def _hints(self, n: int, table: Any) -> None:
        for client in self.attackers:  # whoever it belongs to
            while True:
                answer = await client.post(f"/api/tables/{table['id']}/hint")
                if answer.status_code == 403:
                    break
                await asyncio.sleep(0.2 if answer.status_code == 429 else 0.0)

    async def storage(self) -> Finding:
        """Records stuffed with junk, and readers of the lists they would be in."""
        usual = await self.lobby()
        record = {"format": "kurultai/1", "game": "heroes", "rules": "1", "seats": 2, "moves": []}
        junk = {**record, "junk": "x" * (2000 * KIB)}
        sent = [await self.attackers[0].post("/api/records", json=junk) for _ in range(30)]
        taken = sum(answer.status_code == 200 for answer in sent)
        readers = [asyncio.create_task(self._read_on(client)) for client in self.attackers[:6]]
        try:
            during = await self.lobby()
        finally:
            for task in readers:
                task.cancel()
        seen = f"{taken} of 30 taken, lobby {1000 * during:.0f} ms (before {1000 * usual:.0f})"
        return Finding("storage", seen, "0 taken, lobby < 500 ms", not taken and during < 0.5)

    async def _read_on(self, client: httpx.AsyncClient) -> None:
        while True:
            await client.get("/api/lobby")

    async def sockets(self) -> Finding:
        """More connections than a person could want."""
        table = await self.opened(self.victim, "me", "friend")
        address = self.url.replace("http", "ws", 1)
        refused, began = 0, time.monotonic()
        for _ in range(160):
            try:
                line = await websockets.connect(
                    f"{address}/api/tables/{table['id']}/socket?protocol=4",
                    additional_headers={"X-Forwarded-For": ATTACKER},
                )
                await line.close()
            except InvalidStatus as error:
                refused += error.response.status_code == 429
        most = 121 + 4 * (time.monotonic() - began)
        return Finding(
            "sockets", f"{160 - refused} of 160 taken", f"≤ {most:.0f}", 160 - refused <= most
        )

    async def presence(self) -> Finding:
        """One browser blinks at a table with 150 listeners: what each blink costs the server."""
        table = await self.opened(self.victim, "me", "friend")
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket?protocol=4"
        lines = [
            await websockets.connect(
                address, additional_headers={"X-Forwarded-For": f"198.51.100.{n}"}
            )
            for n in range(150)
        ]
        reading = [asyncio.create_task(_read_all(line)) for line in lines]
        await asyncio.sleep(3.0)  # their own coming has been told
        before = self.server.processor()
        for _ in range(20):
            blink = await websockets.connect(
                address, additional_headers={"X-Forwarded-For": ATTACKER}
            )
            await blink.close()
        await asyncio.sleep(3.0)
        cost = 1000 * (self.server.processor() - before) / 20
        for line in lines:
            line.transport.abort()
        await asyncio.gather(*reading, return_exceptions=True)
        return Finding("presence", f"{cost:.1f} ms of processor a blink", "≤ 8.8", cost <= 8.8)

    async def slow(self) -> Finding:
        """Connections that say nothing, or hardly anything."""
        began = time.monotonic()
        lines = [socket.create_connection(("127.0.0.1", self.server.port)) for _ in range(20)]
        for line in lines[:10]:
            line.send(b"GET / HTTP/1.1\r\nHost: x\r\n")
        limit = HEAD_WITHIN + 5
        for line in lines:
            line.settimeout(max(0.1, limit - (time.monotonic() - began)))
        ended = await asyncio.gather(*(asyncio.to_thread(_is_ended, line) for line in lines))
        took = time.monotonic() - began
        return Finding(
            "slow",
            f"{sum(ended)} of 20 cut off in {took:.0f} s",
            f"all in {limit:.0f} s",
            all(ended),
        )

    async def headers(self) -> Finding:
        """Headers larger than anybody needs."""
        line = socket.create_connection(("127.0.0.1", self.server.port))
        line.settimeout(5)
        said = b""
        try:
            line.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * (4096 * KIB))
            said = line.recv(100)
        except OSError:
            said = b"cut off"
        is_refused = said == b"cut off" or b" 431 " in said
        return Finding("headers", said[:30].decode("ascii", "replace"), "431", is_refused)

    async def chat(self) -> Finding:
        """Talk of somebody who drops every cookie."""
        table = await self.opened(self.victim, "me", "friend")
        codes, began = [], time.monotonic()
        for n in range(40):
            async with self.person(ATTACKER) as nobody:
                body = {"text": "buy", "id": f"{n}"}
                answer = await nobody.post(f"/api/tables/{table['id']}/chat", json=body)
                codes.append(answer.status_code)
        said, most = codes.count(200), 9 + 0.5 * (time.monotonic() - began)
        return Finding("chat", f"{said} of 40 lines", f"≤ {most:.0f}", said <= most)

    async def names(self) -> Finding:
        """Somebody guesses a passphrase; whose name it is still gets in."""
        secret = {"name": "Toregene", "passphrase": "regent of all"}
        await self.victim.post("/api/me/name", json=secret)
        for n in range(20):
            guess = {**secret, "passphrase": f"not the right {n}"}
            last = await self.attackers[1].post("/api/me/name", json=guess)
        async with self.person("198.51.100.77") as phone:
            owner = await phone.post("/api/me/name", json=secret)
        seen = f"guesser {last.status_code}, owner {owner.status_code}"
        is_fair = (last.status_code, owner.status_code) == (429, 200)
        return Finding("names", seen, "guesser 429, owner 200", is_fair)

    async def lookalikes(self) -> Finding:
        """A protected name in other letters, and the name of somebody at the table."""
        await self.victim.post("/api/me/name", json={"name": "Sorghaghtani", "passphrase": "x" * 9})
        table = await self.opened(self.victim, "me", "open", visibility="public")
        sit = f"/api/tables/{table['id']}/sit"
        guises = ("SORGHAGHTANI", "Sоrghaghtani", "Sorghaghta\u0301ni")
        codes = [
            (await self.attackers[2].post(sit, json={"id": f"{n}", "name": name})).status_code
            for n, name in enumerate(guises)
        ]
        named = await self.opened(self.victim, "me", "open", visibility="public")
        mine = await self.victim.get(f"/api/tables/{named['id']}")
        sat = await self.attackers[2].post(
            f"/api/tables/{named['id']}/sit", json={"id": "s", "name": "Bortë"}
        )
        both = [seat["name"] for seat in sat.json()["seats"]]
        is_fair = set(codes) == {403} and mine.status_code == 200 and len(set(both)) == len(both)
        return Finding("lookalikes", f"{codes}, at the table {both}", "403 each", is_fair)

    async def reused(self) -> Finding:
        """The id of a move that was made, for another move."""
        table = await self.opened(self.victim, "me", "friend")
        codes = []
        for move in ("d1-d3", "d1-d3", "e1-e3"):
            body = {"move": move, "version": table["version"], "id": "once"}
            answer = await self.victim.post(f"/api/tables/{table['id']}/moves", json=body)
            codes.append(answer.status_code)
        return Finding("reused", f"{codes}", "[200, 200, 409]", codes == [200, 200, 409])

    async def late(self) -> Finding:
        """A move 0.3 s after the time was up."""
        clock = {"kind": "minutes", "minutes": 1}
        table = await self.opened(self.victim, "me", "friend", clock=clock, timeout="loss")
        began = time.monotonic()
        await asyncio.sleep(60.3)
        body = {"move": "d1-d3", "version": table["version"], "id": "late"}
        answer = await self.victim.post(f"/api/tables/{table['id']}/moves", json=body)
        seen = f"{answer.status_code} after {time.monotonic() - began:.2f} s"
        return Finding("late", seen, "409", answer.status_code == 409)

    async def banned(self) -> Finding:
        """Somebody is banned and drops the cookie; their neighbour with a cookie is let in."""
        async with self.person("203.0.113.50") as troll, self.person("203.0.113.50") as neighbour:
            await neighbour.get("/api/lobby")
            table = await self.opened(troll, "me", "friend")
            store = Store(open_database(self.server.folder))
            await store.database.start()
            found = await store.load(table["id"])
            assert found is not None
            await store.ban("player", found.stored.owner, "abuse")
            await store.database.stop()
            await _until(lambda: _is_refused(troll))  # the server looks every few seconds
            codes = [(await who.get("/api/lobby")).status_code for who in (troll, neighbour)]
        async with self.person("203.0.113.50") as nobody:
            codes.insert(1, (await nobody.get("/api/lobby")).status_code)
        seen = f"banned {codes[0]}, without cookie {codes[1]}, neighbour {codes[2]}"
        return Finding("banned", seen, "403, 403, 200", codes == [403, 403, 200])

    async def broken(self) -> Finding:
        """A hundred tables of rules that are not played any more, past their deadline."""
        clock = {"kind": "minutes", "minutes": 10}
        table = await self.opened(self.victim, "me", "friend", clock=clock)
        with closing(sqlite3.connect(self.server.folder / FILE, timeout=30)) as disk, disk:
            columns = [row[1] for row in disk.execute("PRAGMA table_info(tables)")]
            changed = {"id": "printf('broken%06d', n)", "rules": "'none'", "deadline": "1000"}
            chosen = ", ".join(changed.get(name, f'"{name}"') for name in columns)
            disk.execute(
                f"WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 100) "
                f"INSERT INTO tables SELECT {chosen} FROM tables, c WHERE tables.id = ?",
                (table["id"],),
            )
            disk.execute(
                "INSERT INTO seats SELECT t.id, s.seat, s.kind, s.name, s.level, s.player, s.away "
                "FROM tables t, seats s WHERE t.rules = 'none' AND s.\"table\" = ?",
                (table["id"],),
            )
            disk.execute("UPDATE tables SET deadline = 2000 WHERE id = ?", (table["id"],))
        with closing(sqlite3.connect(self.server.folder / FILE, timeout=30)) as disk:

            async def is_seen_to() -> bool:
                """Upkeep came to the one after them."""
                row = disk.execute("SELECT deadline FROM tables WHERE id = ?", (table["id"],))
                return bool(row.fetchone()[0] > 2000)

            await _until(is_seen_to)
            count = "SELECT count(*) FROM tables WHERE trouble IS NOT NULL"
            (broken,) = disk.execute(count).fetchone()
            is_next = await is_seen_to()
        said = sum(b"out of order" in line for line in self.server.said().splitlines())
        seen = f"{broken} marked, {said} lines in the log, the next one seen to: {is_next}"
        is_fair = (broken, said, is_next) == (100, 100, True)
        return Finding("broken", seen, "100 marked, a line each", is_fair)

    async def together(self) -> Finding:
        """Two processes that share a database, and one address that asks both in turn."""
        async with self._shared() as (own, servers):
            del own
            people = [
                httpx.AsyncClient(
                    base_url=server.url, headers={"X-Forwarded-For": ATTACKER}, timeout=60
                )
                for server in servers
            ]
            began, taken = time.monotonic(), 0
            for n in range(60):
                taken += await self.opened(people[n % 2], "me", "friend") is not None
            most = 31 + 0.2 * (time.monotonic() - began)
            for client in people:
                await client.aclose()
        return Finding("together", f"{taken} of 60 tables", f"≤ {most:.0f}", taken <= most)

    async def away(self) -> Finding:
        """The database is gone for eight seconds while somebody's clock runs."""
        clock = {"kind": "minutes", "minutes": 1}
        async with (
            self._shared() as (own, (server, _)),
            httpx.AsyncClient(base_url=server.url, timeout=60) as me,
        ):
            table = await self.opened(me, "me", "friend", clock=clock)
            await asyncio.sleep(2.0)
            await asyncio.to_thread(own.kill)
            await asyncio.sleep(4.0)
            alive = (await me.get("/healthz")).status_code
            ready = (await me.get("/healthz/ready")).status_code
            await asyncio.sleep(2.0)
            await asyncio.to_thread(own.start)
            await asyncio.sleep(5.0)
            now = (await me.get(f"/api/tables/{table['id']}")).json()["clock"]
        lost = (60_000 - now["left"][0]) / 1000
        seen = f"{lost:.1f} s charged, {now['stood_still'] / 1000:.1f} s given back"
        is_fair = lost <= 12 and now["stood_still"] > 4000 and (alive, ready) == (200, 503)
        return Finding("away", f"{seen}; alive {alive}, ready {ready}", "≤ 12 s of 15", is_fair)

    @asynccontextmanager
    async def _shared(self) -> AsyncIterator[tuple[Cluster, list[Server]]]:
        """A PostgreSQL and two servers on it."""
        folder = Path(tempfile.mkdtemp(prefix="kurultai-abuse-"))
        with cluster() as own:
            address = own.create("abuse")
            servers = [Server(folder, address) for _ in range(2)]
            try:
                for server in servers:
                    await server.start()
                    await server.ready()
                yield own, servers
            finally:
                for server in servers:
                    await server.stop()
                shutil.rmtree(folder, ignore_errors=True)

    async def asleep(self) -> Finding:
        """The machine sleeps while somebody's clock runs."""
        clock = {"kind": "minutes", "minutes": 1}
        table = await self.opened(self.victim, "me", "friend", clock=clock)
        await asyncio.sleep(1.5)
        os.kill(self.server.pid, signal.SIGSTOP)
        await asyncio.sleep(6)
        os.kill(self.server.pid, signal.SIGCONT)
        await asyncio.sleep(2.5)
        now = (await self.victim.get(f"/api/tables/{table['id']}")).json()["clock"]
        lost = 60_000 - now["left"][0]
        seen = f"{lost / 1000:.1f} s charged, {now['stood_still'] / 1000:.1f} s given back"
        return Finding(
            "asleep", seen, "≤ 6 s charged of 10", lost <= 6000 and now["stood_still"] > 0
        )


async def _until(is_so: Callable[[], Awaitable[bool]], seconds: float = 30.0) -> None:
    """Until it is so, or it is clear that it will not be."""
    end = time.monotonic() + seconds
    while not await is_so() and time.monotonic() < end:
        await asyncio.sleep(0.2)


async def _is_refused(client: httpx.AsyncClient) -> bool:
    return (await client.get("/api/lobby")).status_code == 403


async def _read_all(line: websockets.ClientConnection) -> None:
    async for _ in line:
        pass


def _is_ended(line: socket.socket) -> bool:
    try:
        return line.recv(100) == b""
    except TimeoutError:
        return False
    except OSError:
        return True
    finally:
        line.close()


ATTACKS = (
    *("thinking", "storage", "sockets", "presence", "slow", "headers", "together"),
    *("banned", "chat", "names", "lookalikes", "late", "away", "asleep", "broken", "reused"),
)


async def run(attacks: tuple[str, ...], level: str = "general", answers: int = 20) -> list[Finding]:
    folder = Path(tempfile.mkdtemp(prefix="kurultai-abuse-"))
    server = Server(folder, None)
    try:
        await server.start()
        await server.ready()
        abuse = Abuse(server, level, answers)
        found = []
        for attack in attacks:
            make: Callable[[], Awaitable[Finding]] = getattr(abuse, attack)
            found.append(await make())
        await abuse.close()
        return found
    finally:
        await server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=ATTACKS, action="append")
    parser.add_argument("--level", default="general")
    given = parser.parse_args()
    found = asyncio.run(run(tuple(given.only or ATTACKS), given.level))
    for one in found:
        verdict = "holds" if one.holds else "FAILS"
        sys.stdout.write(f"{one.attack:10} {verdict}  {one.seen:55} must: {one.must}\n")
    sys.stdout.write(json.dumps({one.attack: one.holds for one in found}) + "\n")
    return 0 if all(one.holds for one in found) else 1


if __name__ == "__main__":
    sys.exit(main())

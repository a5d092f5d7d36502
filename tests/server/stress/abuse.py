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
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.exceptions import InvalidStatus

from kurultai.server.middleware.connections import HEAD_WITHIN
from tests.server.stress.faults import Server

VICTIM, ATTACKER = "198.51.100.1", "203.0.113.9"
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
        made = await client.post("/api/tables", json={"game": "heroes", "seats": asked, **more})
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
        """Tables full of bots, opponents and hints, as much as the limits let one address have."""
        usual = statistics.median(await self.answers(self._answers))
        made = [
            await self.opened(client, *seats)
            for seats in (("bot", "bot"), ("me", "bot"))
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

    async def asleep(self) -> Finding:
        """The machine sleeps while somebody's clock runs."""
        clock = {"kind": "minutes", "minutes": 1}
        table = await self.opened(self.victim, "me", "friend", clock=clock)
        await asyncio.sleep(1.5)
        process = self.server._process
        assert process is not None
        os.kill(process.pid, signal.SIGSTOP)
        await asyncio.sleep(6)
        os.kill(process.pid, signal.SIGCONT)
        await asyncio.sleep(2.5)
        now = (await self.victim.get(f"/api/tables/{table['id']}")).json()["clock"]
        lost = 60_000 - now["left"][0]
        seen = f"{lost / 1000:.1f} s charged, {now['stood_still'] / 1000:.1f} s given back"
        return Finding(
            "asleep", seen, "≤ 6 s charged of 10", lost <= 6000 and now["stood_still"] > 0
        )


def _is_ended(line: socket.socket) -> bool:
    try:
        return line.recv(100) == b""
    except TimeoutError:
        return False
    except OSError:
        return True
    finally:
        line.close()


ATTACKS = ("thinking", "storage", "sockets", "slow", "headers", "chat", "names", "asleep")


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

"""Requests and messages that make no sense, or almost: none may break the server or a table.

`python -m tests.server.stress.fuzzing --count 1000000 --state FILE` goes on where the state file ends.
"""

from __future__ import annotations

import argparse
import http.client
import json
import logging
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from pydantic import ValidationError
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from kurultai.server.api.socket import COMMAND, MESSAGE_LIMIT, PING
from kurultai.server.tables.views.deltas import PROTOCOL, SNAPSHOTS_ONLY
from kurultai.server.thinking import compiling
from tests.server.stress.odd import BODIES, COMMANDS, NEW, Inputs
from tests.server.support.client import ME, Json, bot, opened
from tests.server.support.doubles import QuickOnly
from tests.server.support.far_apart import OPEN, sit, wait_for_game
from tests.server.support.server import Running, running
from tests.server.support.sockets import connected

PATIENCE = 120.0  # seconds for an answer, or for a bot to move, on a busy machine
AT_ONCE = 20  # requests, and messages over one socket, before it is the other's turn
GAMES = ("heroes", "khan", "huns", "dschingis")


@dataclass
class Fuzz:
    server: Running
    seed: int
    game: str = "heroes"
    statuses: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)
    tables: list[Json] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.inputs = Inputs(self.seed)
        self.people = [self.server.browser() for _ in range(2)]
        self._line: http.client.HTTPConnection | None = None
        self.open_tables()

    def open_tables(self) -> None:
        """Fresh tables: at one screen, apart, against a bot, one that waits."""
        ada, bo = self.people
        chairs = [(ME, {"kind": "friend"}), (ME, OPEN), (ME, bot()), (ME, OPEN)]
        self.tables = [opened(ada, *seats, game=self.game) for seats in chairs]
        sit(bo, self.tables[1])

    # HTTP

    def request(self) -> None:
        draw = self.inputs.random
        method, path, body = self._wanted()
        headers = {"Content-Type": "application/json"}
        client = draw.choice([*self.people, None])
        if client is not None:
            headers["Cookie"] = "; ".join(f"{n}={v}" for n, v in client.cookies.items())
        elif draw.random() < 0.3:
            headers["Cookie"] = f"kurultai={self.inputs.word()!a}.{draw.randbytes(9).hex()}"
        status = self._send(method, path, body, headers)
        self.statuses[str(status)] += 1
        if not status or status >= 500:
            self.broken.append(f"{status}: {method} {path} {body!r}")

    def _wanted(self) -> tuple[str, str, bytes | None]:
        draw, inputs = self.inputs.random, self.inputs
        aim = draw.choice(self.tables)
        table = aim["id"] if draw.random() < 0.9 else inputs.word()
        table = "".join(c if c.isalnum() and c.isascii() else "%E9" for c in table)
        kind = draw.random()
        if kind < 0.7:
            what = draw.choice(list(BODIES))
            return (
                "POST",
                f"/api/tables/{table}/{what}",
                inputs.body(self._aimed(BODIES[what], aim)),
            )
        if kind < 0.74:
            return "POST", "/api/tables", inputs.body(NEW)
        if kind < 0.78:
            record = {"format": "kurultai/1", "game": self.game, "rules": "1", "seats": 2}
            return "POST", "/api/records", inputs.body({**record, "options": {}, "moves": []})
        if kind < 0.8:
            path = draw.choice(("/api/me/name", "/api/devices/x", "/api/lobby", "/nowhere"))
            return draw.choice(("POST", "PUT", "DELETE")), path, inputs.body({"name": "x"})
        n = draw.choice((0, 1, 5, -1, 10**9, 10**40))
        places = ("", "/record", "/chat", f"/chat?after={n}", f"/positions/{n}", "/review", "/x")
        return "GET", f"/api/tables/{table}{draw.choice(places)}", None

    def _aimed(self, body: Json, table: Json) -> Json:
        """With a version, an id and a move that may be right."""
        draw = self.inputs.random
        made = dict(body)
        if "version" in made:
            made["version"] = draw.randrange(12)
        if "id" in made:
            made["id"] = f"{draw.randrange(10**9)}"
        if "move" in made:
            known = [choice["move"] for choice in table["choices"]] or [""]
            made["move"] = draw.choice((*known, "d1-d3", "pass", "resign", "d1", ""))
        return made

    def _send(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> int:
        if self._line is None:
            host = self.server.url.removeprefix("http://")
            self._line = http.client.HTTPConnection(host, timeout=PATIENCE)
        try:
            self._line.request(method, path, body, headers)
            answer = self._line.getresponse()
            answer.read()
        except (http.client.HTTPException, OSError):
            self._line.close()
            self._line = None
            return 0
        else:
            return answer.status

    # Sockets

    def messages(self, count: int) -> int:
        """Messages over one socket, up to one that is not understood; how many there were."""
        draw = self.inputs.random
        client, table = draw.choice(self.people), draw.choice(self.tables)
        protocol, sent, is_open = draw.choice((SNAPSHOTS_ONLY, PROTOCOL)), 0, True
        with connected(client, table, protocol, **PLAIN) as socket:
            try:
                while sent < count and is_open:
                    message = self._message(table)
                    socket.send(message)
                    sent += 1
                    is_open = is_understood(message)
                self._await_the_end(socket)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                self.statuses[f"socket {code}"] += 1
                if is_open or code == 1011:
                    self.broken.append(f"socket {code} at table {table['id']}")
        self.statuses["message"] += sent
        return sent

    def _message(self, table: Json) -> str | bytes:
        draw = self.inputs.random
        kind = draw.random()
        command = self._aimed(draw.choice(COMMANDS), table)
        if kind < 0.75:
            return json.dumps(command)
        if kind < 0.98:
            return self.inputs.body(command).decode("utf-8", "replace")
        return draw.choice((draw.randbytes(20), "x" * 5000, PING, "{", ""))

    def _await_the_end(self, socket: ClientConnection) -> None:
        """Until the last command is answered, or the server has closed."""
        last = f"end {self.inputs.random.randrange(10**9)}"
        socket.send(json.dumps({"type": "play", "move": "", "version": 0, "id": last}))
        try:
            while last not in str(socket.recv(timeout=PATIENCE)):
                pass
        except TimeoutError:
            self.broken.append("a socket does not answer")

    # Whether all is well

    def check(self) -> None:
        """Every table goes on: whoever is to move can."""
        for table in self.tables:
            for client in self.people:
                now = client.get(f"/api/tables/{table['id']}").json()
                if now["choices"]:
                    command = {
                        "move": now["choices"][0]["move"],
                        "version": now["version"],
                        "id": f"check {now['version']}",
                    }
                    answer = client.post(f"/api/tables/{table['id']}/moves", json=command)
                    if answer.status_code not in (200, 409):
                        self.broken.append(f"table {table['id']} is stuck: {answer.text}")
                    break
            else:
                self._check_idle(table, now)

    def _check_idle(self, table: Json, now: Json) -> None:
        """Nobody of ours can move: over, or it waits for people; a bot would have moved by now."""
        by = now["frame"]["by"]
        if now["status"] != "running" or not isinstance(by, int):
            return
        seat = now["seats"][by]
        if seat["kind"] != "bot" and not seat["away"]:
            return
        version, end = now["version"], time.monotonic() + PATIENCE
        while self.people[0].get(f"/api/tables/{table['id']}").json()["version"] == version:
            if time.monotonic() > end:
                self.broken.append(f"the bot at table {table['id']} is stuck")
                return
            time.sleep(0.05)

    def run(self, count: int, until: float = float("inf")) -> int:
        """So many messages and requests, half and half; fewer if time is up. How many there were."""
        done, opened_at = 0, 0
        while done < count and time.monotonic() < until:
            if done - opened_at >= 2000:
                self.check()
                self.open_tables()
                opened_at = done
            heard = self.messages(min(AT_ONCE, count - done))
            for _ in range(min(heard, count - done - heard)):
                self.request()
                done += 1
            done += heard
        self.check()
        return done

    def close(self) -> None:
        for client in self.people:
            client.close()
        if self._line is not None:
            self._line.close()


PLAIN = {"compression": None, "ping_interval": None, "proxy": None}  # half the work of a socket


def is_understood(message: str | bytes) -> bool:
    """Whether the server should go on listening after this message."""
    if isinstance(message, bytes) or len(message.encode()) > MESSAGE_LIMIT:
        return False
    try:
        return message == PING or bool(COMMAND.validate_json(message))
    except ValidationError:
        return False


class Noted(logging.Handler):
    """What the server logs as an error is one."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith("websockets.client"):  # the fuzzer's own side
            self.lines.append(self.format(record))


@contextmanager
def noting() -> Iterator[Noted]:
    noted = Noted()
    logging.getLogger().addHandler(noted)
    logging.getLogger("uvicorn.error").addHandler(noted)
    try:
        yield noted
    finally:
        logging.getLogger().removeHandler(noted)
        logging.getLogger("uvicorn.error").removeHandler(noted)


def fuzzed(
    server: Running,
    seed: int,
    count: int,
    until: float = float("inf"),
    games: tuple[str, ...] = ("heroes",),
) -> Json:
    """Fuzz a server at tables of these games, all at once; what came of it."""
    share = -(-count // len(games))
    with noting() as noted, ThreadPoolExecutor(len(games)) as threads:
        fuzzes = [Fuzz(server, seed + n, game) for n, game in enumerate(games)]
        done = sum(threads.map(lambda fuzz: fuzz.run(share, until), fuzzes))
        for fuzz in fuzzes:
            fuzz.close()
    statuses = sum((fuzz.statuses for fuzz in fuzzes), Counter[str]())
    return {
        "done": done,
        "statuses": dict(sorted(statuses.items())),
        "broken": [line for fuzz in fuzzes for line in fuzz.broken] + noted.lines,
    }


ROUND = 10_000  # requests and messages between two lines of the report


def main(say: Callable[[str], object] = print) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--state", type=Path, default=Path(tempfile.gettempdir(), "fuzz.json"))
    chosen = parser.parse_args()
    state: Json = {"done": 0, "statuses": {}, "broken": []}
    if chosen.state.exists():
        state = json.loads(chosen.state.read_text())
    for game in GAMES:
        compiling.load(game)
    until = time.monotonic() + chosen.seconds
    while state["done"] < chosen.count and time.monotonic() < until:
        with (
            tempfile.TemporaryDirectory() as folder,
            running(Path(folder), opponents=QuickOnly()) as server,
        ):
            count = min(ROUND, chosen.count - state["done"])
            for game in GAMES:
                wait_for_game(server, game)
            found = fuzzed(server, state["done"], count, until, GAMES)
        state["done"] += found["done"]
        state["statuses"] = dict(Counter(state["statuses"]) + Counter(found["statuses"]))
        state["broken"] += found["broken"]
        chosen.state.write_text(json.dumps(state, indent=1))
        say(f"{state['done']:,} of {chosen.count:,}: {len(state['broken'])} broken")
    say(json.dumps({**state, "broken": state["broken"][:20]}, indent=1))
    return 1 if state["broken"] else 0


if __name__ == "__main__":
    raise SystemExit(main())

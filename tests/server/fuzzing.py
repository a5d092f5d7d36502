"""Requests and messages that make no sense, or almost: none may break the server or a table.

`python -m tests.server.fuzzing --count 1000000 --state FILE` goes on where the state file ends.
"""

from __future__ import annotations

import argparse
import http.client
import json
import logging
import random
import string
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.conftest import ME, Json, Running, bot, opened, running
from tests.server.far_apart import OPEN, sit
from tests.server.test_sockets import listening

ODD: list[Any] = [
    *(None, True, 0, -1, 2**31, 2**63, 10**30, -(10**30), 0.5, 1e308, "", " ", "0", "null", "\x00"),
    *("\ud7ff", "é" * 500, "x" * 5000, "\u202e", "../../etc/passwd", "' OR 1=1 --", "d1-d3", "%s"),
    *([], {}, [[]], {"": ""}, [None] * 50, {"en": 1}),
]
BODIES: dict[str, Json] = {
    "moves": {"move": "d1-d3", "version": 0, "id": "a"},
    "undo": {"version": 0, "id": "a"},
    "resign": {"version": 0, "id": "a", "seat": 1},
    "draw": {"version": 0, "id": "a"},
    "answer": {"version": 0, "id": "a", "agree": True},
    "replace": {"version": 0, "id": "a", "seat": 1},
    "sit": {"id": "a", "seat": None, "name": "Bo", "invitation": "x"},
    "stand": {"id": "a", "seat": 0},
    "start": {"id": "a", "level": "quick"},
    "back": {"id": "a"},
    "chat": {"text": "hello", "id": "a", "name": "Eve"},
    "why": {"move": "d1-d3"},
    "device": {},
    "rematch": {},
    "hint": {},
}
NEW: Json = {
    "game": "heroes",
    "seats": [ME, bot()],
    "options": {"reach": "exact"},
    "visibility": "public",
    "clock": {"kind": "minutes", "minutes": 5, "increment": 3},
    "timeout": "loss",
}
WISHES: list[Json] = [
    {"type": "play", "move": "d1-d3", "version": 0, "id": "a"},
    {"type": "say", "text": "hello", "id": "a", "name": None},
    {"type": "sync", "version": 0},
]
PATIENCE = 20.0  # seconds for a bot to move
ENDED = 20  # messages after which a socket is opened anew anyway


class Inputs:
    """Things to try, from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def changed(self, document: Any) -> Any:
        """A document with something odd in it, somewhere."""
        draw = self.random
        if isinstance(document, dict) and document and draw.random() < 0.85:
            made = dict(document)
            name = draw.choice(list(made))
            if draw.random() < 0.15:
                del made[name]
            elif draw.random() < 0.1:
                made[self.word()] = self.odd()
            else:
                made[name] = self.changed(made[name])
            return made
        if isinstance(document, list) and document and draw.random() < 0.6:
            place = draw.randrange(len(document))
            return [*document[:place], self.changed(document[place]), *document[place + 1 :]]
        return self.odd()

    def odd(self) -> Any:
        draw = self.random
        if draw.random() < 0.3:
            return self.word()
        if draw.random() < 0.05:
            nested: Any = 1
            for _ in range(draw.choice((10, 200))):
                nested = [nested]
            return nested
        return draw.choice(ODD)

    def word(self) -> str:
        letters = self.random.choice((string.printable, string.ascii_lowercase, "éß漢\u200f𝕏"))
        return "".join(self.random.choices(letters, k=self.random.randrange(12)))

    def body(self, document: Json) -> bytes:
        """Mostly JSON, mostly of almost the right form."""
        draw = self.random
        made = document if draw.random() < 0.3 else self.changed(document)
        text = json.dumps(made, ensure_ascii=draw.random() < 0.5).encode("utf-8", "replace")
        if draw.random() < 0.05:
            cut = draw.randrange(len(text) + 1)
            return text[:cut] + draw.randbytes(3) + text[cut:]
        return text[: draw.randrange(len(text) + 1)] if draw.random() < 0.03 else text


@dataclass
class Fuzz:
    server: Running
    seed: int
    statuses: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)
    tables: list[Json] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.inputs = Inputs(self.seed)
        self.people = [self.server.browser() for _ in range(2)]
        self._line: http.client.HTTPConnection | None = None
        self.lay()

    def lay(self) -> None:
        """Fresh tables: at one screen, apart, against a bot, one that waits."""
        ada, bo = self.people
        self.tables = [opened(ada), opened(ada, ME, OPEN), opened(ada, ME, bot())]
        sit(bo, self.tables[1])
        self.tables.append(opened(ada, ME, OPEN, visibility="public"))

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
        if status >= 500:
            self.broken.append(f"{status}: {method} {path} {body!r}")

    def _wanted(self) -> tuple[str, str, bytes | None]:
        draw, inputs = self.inputs.random, self.inputs
        table = draw.choice(self.tables)["id"] if draw.random() < 0.9 else inputs.word()
        table = "".join(c if c.isalnum() and c.isascii() else "%E9" for c in table)
        kind = draw.random()
        if kind < 0.7:
            what = draw.choice(list(BODIES))
            return "POST", f"/api/tables/{table}/{what}", inputs.body(self._aimed(BODIES[what]))
        if kind < 0.74:
            return "POST", "/api/tables", inputs.body(NEW)
        if kind < 0.78:
            record = {"format": "kurultai/1", "game": "heroes", "rules": "1", "seats": 2}
            return "POST", "/api/records", inputs.body({**record, "options": {}, "moves": []})
        if kind < 0.8:
            path = draw.choice(("/api/me/name", "/api/devices/x", "/api/lobby", "/nowhere"))
            return draw.choice(("POST", "PUT", "DELETE")), path, inputs.body({"name": "x"})
        n = draw.choice((0, 1, 5, -1, 10**9, 10**40))
        places = ("", "/record", "/chat", f"/chat?after={n}", f"/positions/{n}", "/review", "/x")
        return "GET", f"/api/tables/{table}{draw.choice(places)}", None

    def _aimed(self, body: Json) -> Json:
        """With a version and an id that may be right."""
        draw = self.inputs.random
        made = dict(body)
        if "version" in made:
            made["version"] = draw.randrange(12)
        if "id" in made:
            made["id"] = f"{draw.randrange(10**9)}"
        if "move" in made:
            made["move"] = draw.choice(("d1-d3", "d10-d8", "e1-e3", "pass", "resign", "d1", ""))
        return made

    def _send(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> int:
        if self._line is None:
            self._line = http.client.HTTPConnection(self.server.url.removeprefix("http://"))
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
        """So many messages over one socket, or fewer if the server ends it."""
        draw = self.inputs.random
        client, table = draw.choice(self.people), draw.choice(self.tables)
        sent = 0
        with listening(client, table) as socket:
            try:
                while sent < count:
                    socket.send(self._message())
                    sent += 1
                self._await_the_end(socket)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                self.statuses[f"socket {code}"] += 1
                if code == 1011:
                    self.broken.append(f"socket {code} at table {table['id']}")
        self.statuses["message"] += sent
        return sent

    def _message(self) -> str | bytes:
        draw = self.inputs.random
        kind = draw.random()
        if kind < 0.6:
            return json.dumps(self._aimed(draw.choice(WISHES)))
        if kind < 0.97:
            return self.inputs.body(self._aimed(draw.choice(WISHES))).decode("utf-8", "replace")
        return draw.choice((draw.randbytes(20), "x" * 5000, "ping", "{", ""))

    def _await_the_end(self, socket: ClientConnection) -> None:
        """Until the last wish is answered, or the server has closed."""
        last = f"end {self.inputs.random.randrange(10**9)}"
        socket.send(json.dumps({"type": "play", "move": "", "version": 0, "id": last}))
        try:
            while last not in str(socket.recv(timeout=5.0)):
                pass
        except TimeoutError:  # who is too slow gets a snapshot instead
            self.statuses["socket slow"] += 1

    # Whether all is well

    def check(self) -> None:
        """Every table goes on: whoever is to move can."""
        for table in self.tables:
            for client in self.people:
                now = client.get(f"/api/tables/{table['id']}").json()
                if now["choices"]:
                    wish = {
                        "move": now["choices"][0]["move"],
                        "version": now["version"],
                        "id": f"check {now['version']}",
                    }
                    answer = client.post(f"/api/tables/{table['id']}/moves", json=wish)
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
        """So many requests and messages, half and half; fewer if time is up. How many there were."""
        done, laid = 0, 0
        while done < count and time.monotonic() < until:
            if done - laid >= 2000:
                self.check()
                self.lay()
                laid = done
            batch = min(ENDED, count - done)
            for _ in range(batch // 2):
                self.request()
            done += batch // 2 + self.messages(batch - batch // 2)
        self.check()
        return done

    def close(self) -> None:
        for client in self.people:
            client.close()
        if self._line is not None:
            self._line.close()


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


def fuzzed(server: Running, seed: int, count: int, until: float = float("inf")) -> Json:
    """Fuzz a server; what came of it."""
    with noting() as noted:
        fuzz = Fuzz(server, seed)
        try:
            done = fuzz.run(count, until)
        finally:
            fuzz.close()
    return {
        "done": done,
        "statuses": dict(sorted(fuzz.statuses.items())),
        "broken": fuzz.broken + noted.lines,
    }


ROUND = 20_000  # requests and messages between two lines of the report


def main(say: Callable[[str], object] = print) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--state", type=Path, default=Path(tempfile.gettempdir(), "fuzz.json"))
    chosen = parser.parse_args()
    state: Json = {"done": 0, "statuses": {}, "broken": []}
    if chosen.state.exists():
        state = json.loads(chosen.state.read_text())
    until = time.monotonic() + chosen.seconds
    while state["done"] < chosen.count and time.monotonic() < until:
        with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
            count = min(ROUND, chosen.count - state["done"])
            found = fuzzed(server, state["done"], count, until)
        state["done"] += found["done"]
        state["statuses"] = dict(Counter(state["statuses"]) + Counter(found["statuses"]))
        state["broken"] += found["broken"]
        chosen.state.write_text(json.dumps(state, indent=1))
        say(f"{state['done']:,} of {chosen.count:,}: {len(state['broken'])} broken")
    say(json.dumps({**state, "broken": state["broken"][:20]}, indent=1))
    return 1 if state["broken"] else 0


if __name__ == "__main__":
    raise SystemExit(main())

"""What somebody may not know never leaves the server: games that they cannot tell apart give the
same bytes, whatever they ask, try, undo or listen to.
"""

from __future__ import annotations

import json
import logging
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from kurultai.core.registry import game as game_by_id
from kurultai.match.events import Event
from kurultai.match.match import Match
from kurultai.server.middleware.identity import COOKIE
from kurultai.server.people.identity import Players
from kurultai.server.storage.keys import KEY_FILE
from kurultai.server.storage.rows import Seat, Stored
from kurultai.server.storage.store import Store
from kurultai.server.storage.store import open_database as database
from kurultai.server.tables.live import Listener, LiveTable
from kurultai.server.tables.state import Change, TableState
from kurultai.server.tables.views import deltas
from tests.server.support.far_apart import wait_for_game
from tests.server.support.loops import run
from tests.server.support.server import Running, running
from tests.server.support.sockets import connected
from tests.server.support.twins import Twins, differing

AT = "2026-11-16T12:00:00.000+00:00"
WATCHER = "watcher"
GAMES = ("dschingis", "huns", "khan")
PLIES = (24, 56)


@dataclass(frozen=True)
class Pair:
    """A table that stands on two servers, with twins of a game on it."""

    id: str
    twins: Twins

    @property
    def player(self) -> str:
        return WATCHER if self.twins.eye is None else f"player{self.twins.eye}"

    @property
    def rival(self) -> str:
        return f"player{0 if self.twins.eye else 1}"


def pairs(game: str) -> list[Pair]:
    """Of two people and who watches, early and later in the game; and of the third of three."""
    fewest = game_by_id(game).seats[0]
    eyes = [(plies, fewest, eye) for plies in PLIES for eye in (0, 1, None)]
    return [
        Pair(f"{game}{number}", differing(game, seats, eye, seed=plies, plies=plies))
        for number, (plies, seats, eye) in enumerate([*eyes, (PLIES[-1], 3, 2)])
    ]


def laid(id_: str, match: Match) -> TableState:
    """A running table of people, each at a screen of their own."""
    stored = Stored(
        id=id_,
        game=match.game.id,
        rules=match.start.rules,
        options=match.start.options,
        owner="player0",
        seats=[Seat("me", f"P{n}", player=f"player{n}") for n in range(match.start.seats)],
    )
    return TableState.created(stored, match, "running", AT)


async def _lay(folder: Path, made: list[tuple[str, Any]]) -> None:
    store = Store(database(folder, None))
    await store.start()
    for id_, match in made:
        state = laid(id_, match)
        await store.create(state.stored, match.log, state.summary())
    await store.stop()


@dataclass(frozen=True)
class Servers:
    one: Running
    other: Running
    players: Players
    pairs: dict[str, list[Pair]]

    def browser(self, server: Running, player: str) -> httpx.Client:
        made = server.browser()
        made.cookies.set(COOKIE, self.players.cookie(player))
        return made


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "other")]
    players = Players(folders[0])
    shutil.copy(folders[0] / KEY_FILE, folders[1])
    found = {game: pairs(game) for game in GAMES}
    there = [pair for its in found.values() for pair in its]
    run(_lay(folders[0], [(pair.id, pair.twins.one) for pair in there]))
    run(_lay(folders[1], [(pair.id, pair.twins.other) for pair in there]))
    with running(folders[0]) as one, running(folders[1]) as other:
        yield Servers(one, other, players, found)


@pytest.fixture(autouse=True)
def _same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kurultai.server.tables.tables.now", lambda: AT)


def looked_at(pair: Pair) -> list[str]:
    """Whatever can be looked at, up to a position that is not there."""
    table = f"/api/tables/{pair.id}"
    n = len(pair.twins.one.moves)
    paths = ["/api/tables", "/api/lobby", table, f"{table}/record", f"{table}/chat"]
    paths += [f"{table}/review", *(f"{table}/positions/{at}" for at in range(0, n, 3))]
    return paths + [f"{table}/positions/{at}" for at in (n, n + 1)]


def asked(browser: httpx.Client, pair: Pair) -> Iterator[tuple[str, int, bytes]]:
    """Everything that can be asked without changing the table: what, status, body."""
    table = f"/api/tables/{pair.id}"
    for path in looked_at(pair):
        answer = browser.get(path)
        yield path, answer.status_code, answer.content
    legal = [pair.twins.one.position, pair.twins.other.position]
    texts = {p.format(int(p.legal()[0])) for p in legal} | {
        p.format(int(p.legal()[-1])) for p in legal
    }
    for number, text in enumerate(["?", *pair.twins.hidden[:6], *sorted(texts)]):
        answer = browser.post(f"{table}/why", json={"move": text})
        yield f"why {text}", answer.status_code, answer.content
        command = {"move": text, "version": 0, "id": f"stale{number}"}
        answer = browser.post(f"{table}/moves", json=command)
        yield f"stale {text}", answer.status_code, answer.content
    answer = browser.post(f"{table}/hint")
    yield "hint", answer.status_code, answer.content


def tried(
    browser: httpx.Client, rival: httpx.Client, pair: Pair
) -> Iterator[tuple[str, int, bytes]]:
    """Moves that are refused, and an undo that the others agree to."""
    table = f"/api/tables/{pair.id}"
    version = pair.twins.one.version
    for number, text in enumerate(["?", *pair.twins.hidden[:6]]):
        command = {"move": text, "version": version, "id": f"try{number}"}
        answer = browser.post(f"{table}/moves", json=command)
        yield f"try {text}", answer.status_code, answer.content
        if answer.status_code == 200:
            return
    answer = browser.post(f"{table}/undo", json={"version": version, "id": "undo"})
    yield "undo", answer.status_code, answer.content
    seen = rival.get(table).json()
    agreed = {"agree": True, "version": seen["version"], "id": "agree"}
    yield "agreed", rival.post(f"{table}/answer", json=agreed).status_code, b""
    answer = browser.get(table)
    yield "undone", answer.status_code, answer.content


def heard(
    browser: httpx.Client, rival: httpx.Client, pair: Pair
) -> Iterator[tuple[str, int, bytes]]:
    """All of the above, over the socket: what is told meanwhile, to the rival too."""
    version, table = pair.twins.one.version, {"id": pair.id}
    with connected(rival, table) as other, connected(browser, table) as socket:
        hidden = ["?", *pair.twins.hidden[:6]]
        for number, move in enumerate(hidden):
            command = {"type": "play", "move": move, "version": 0, "id": f"socket{number}"}
            socket.send(json.dumps(command))
        yield from tried(browser, rival, pair)
        for type_ in ("undo", "draw", "answer", "replace", "sit", "stand", "start", "back"):
            fields = {"undo": {}, "draw": {}, "answer": {"agree": True}, "replace": {"seat": 0}}
            more = {"version": version, **fields[type_]} if type_ in fields else {}
            socket.send(json.dumps({"type": type_, "id": type_, **more}))
        socket.send(json.dumps({"type": "sync"}))
        yield from _told(socket, "last")
        for _ in _told(other, "rival's"):  # all that it caused is over before the next questions
            pass


def _told(socket: ClientConnection, id_: str) -> Iterator[tuple[str, int, bytes]]:
    """All that is told up to the answer to a last command."""
    socket.send(json.dumps({"type": "say", "text": "done", "id": id_}))
    while f'"id":"{id_}"' not in (message := str(socket.recv(timeout=30))):
        if '"said"' not in message:  # it bears the time
            yield "heard", 0, message.encode()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_bytes_for_who_cannot_tell_the_difference(
    servers: Servers, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    for server in (servers.one, servers.other):
        wait_for_game(server, game)
    its = servers.pairs[game]
    assert sum(pair.twins.differ for pair in its) >= len(its) // 2, "the twins are all alike"
    for pair in its:
        told = []
        for server in (servers.one, servers.other):
            caplog.clear()
            with (
                servers.browser(server, pair.player) as browser,
                servers.browser(server, pair.rival) as rival,
            ):
                for path in looked_at(pair):  # what is kept for one is not for the other
                    rival.get(path)
                answers = [*asked(browser, pair), *heard(browser, rival, pair)]
            logged = [line.getMessage() for line in caplog.records if "kurultai" in line.name]
            told.append((answers, logged))
        (first, log), (second, other_log) = told
        for one, other in zip(first, second, strict=True):
            assert one == other, (pair.id, one[0])
        assert log == other_log


def test_the_twins_do_differ_and_a_leak_would_be_seen(servers: Servers) -> None:
    """The same questions, asked by who knows what is hidden, tell the two apart."""
    found = 0
    for game in GAMES:
        for pair in servers.pairs[game]:
            if pair.twins.differ and pair.twins.eye is not None:
                paths = [f"/api/tables/{pair.id}"]
                with (
                    servers.browser(servers.one, pair.rival) as one,
                    servers.browser(servers.other, pair.rival) as other,
                ):
                    found += [one.get(p).content for p in paths] != [
                        other.get(p).content for p in paths
                    ]
    assert found >= len(GAMES)


# Deltas, move by move


def replayed(match: Match, player: str) -> Iterator[bytes]:
    """A game from its start as one listener is told it, while all the others listen too."""
    begun = Match(match.start)
    table = LiveTable(laid("twins", begun), {}, "invitation", absence=600.0)
    everybody = [WATCHER, *(f"player{seat}" for seat in range(match.start.seats))]
    lines = {who: Listener(who, table.viewer(who), deltas.PROTOCOL) for who in everybody}
    table.listeners = set(lines.values())
    deltas.tell(table)
    for number, event in enumerate(match.log):
        fork = table.match.fork()
        fork.accept([event])
        events = [event]
        if number % 7 == 6 and fork.moves:  # the last move taken back, and made again
            table.state = table.state.after(fork, Change(events), AT)
            deltas.tell(table, are_moves=True)
            events = [Event("undo", event.by, keep=len(fork.moves) - 1), event]
            fork = fork.fork()
            fork.accept(events)
        table.state = table.state.after(fork, Change(events), AT)
        deltas.tell(table, are_moves=len(events) == 1)
        for who, listener in lines.items():
            while not listener.waiting.empty():
                message = listener.waiting.get_nowait()
                if who == player:
                    yield message.encode()


@pytest.mark.parametrize("game", GAMES)
def test_deltas_of_twins_are_the_same_bytes(servers: Servers, game: str) -> None:
    told_apart = 0
    for pair in servers.pairs[game]:
        one, other = pair.twins.one, pair.twins.other
        told = [list(replayed(match, pair.player)) for match in (one, other)]
        assert len(told[0]) > len(one.moves) // 2
        assert told[0] == told[1], pair.id
        if pair.twins.eye is not None:
            rivals = [list(replayed(match, pair.rival)) for match in (one, other)]
            told_apart += rivals[0] != rivals[1]
    assert told_apart, "a leak would not be seen"

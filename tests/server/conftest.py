"""A server in this process (with opponents for tests), and what to ask it."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from kurultai.server import serve
from kurultai.server.app import create
from kurultai.server.config import Config
from kurultai.server.thinking import compiling
from tests.server.support.doubles import Doubles
from tools import postgres
from tools.postgres import Cluster

Json = dict[str, Any]


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """Compile before any clock runs."""
    compiling.load("heroes")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of this test run's own."""
    with postgres.cluster("fsync=off") as made:
        yield made


DATABASES = ("sqlite", "postgres")


def fresh(cluster: Cluster) -> str:
    """The address of a new, empty database."""
    return cluster.create(f"test_{secrets.token_hex(6)}")


@pytest.fixture(params=DATABASES)
def address(request: pytest.FixtureRequest) -> str | None:
    """Both databases in turn: None is SQLite, else the address of a new PostgreSQL database."""
    if request.param == "sqlite":
        return None
    return fresh(request.getfixturevalue("cluster"))


class Running:
    """A server of this process, on a port of its own."""

    def __init__(self, data: Path, **config: Any) -> None:
        chosen = Config(data, **{"opponents": Doubles(), "pause": 0.0, **config})
        self.app = create(chosen)
        self._socket = serve.bound("127.0.0.1", 0)
        self.url = serve.address(self._socket).rstrip("/")
        self._server = uvicorn.Server(serve.uvicorn_config(self.app, chosen))
        self._thread = threading.Thread(target=self._server.run, args=([self._socket],))
        self._thread.start()

    def browser(self) -> httpx.Client:
        """Somebody with no cookie yet."""
        return httpx.Client(base_url=self.url, timeout=30)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()


@contextmanager
def running(data: Path, **config: Any) -> Iterator[Running]:
    """A server on this data folder, ready, until the end of the block."""
    server = Running(data, **config)
    try:
        with server.browser() as anyone:
            until(lambda: server.app.state.service.games.info("heroes").ready)
            assert anyone.get("/healthz").json()["ok"]
        yield server
    finally:
        server.stop()


def until(is_so: Callable[[], Any], seconds: float = 20.0) -> Any:
    """Wait for something that has to happen."""
    end = time.monotonic() + seconds
    while not (found := is_so()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)
    return found


@pytest.fixture(scope="module")
def opponents() -> Doubles:
    return Doubles()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, opponents: Doubles) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data"), opponents=opponents) as server:
        yield server


@pytest.fixture
def client(server: Running, opponents: Doubles) -> Iterator[httpx.Client]:
    """A browser that this server has not seen before."""
    opponents.began.clear()
    opponents.stopped.clear()
    with server.browser() as client:
        yield client


@pytest.fixture
def stranger(server: Running) -> Iterator[httpx.Client]:
    """Another browser."""
    with server.browser() as client:
        yield client


ME, FRIEND = {"kind": "me"}, {"kind": "friend"}


def bot(level: str = "quick") -> Json:
    return {"kind": "bot", "level": level}


def opened(client: httpx.Client, *seats: Json, **more: Any) -> Json:
    body = {"game": "heroes", "seats": list(seats) or [ME, FRIEND], **more}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 200, answer.text
    made: Json = answer.json()
    return made


def play(client: httpx.Client, table: Json, move: str, move_id: str | None = None) -> Any:
    """Play a move, seen at this snapshot."""
    version = table["version"]
    body = {"move": move, "version": version, "id": move_id or f"m{version}"}
    return client.post(f"/api/tables/{table['id']}/moves", json=body)


def ask(client: httpx.Client, table: Json, what: str, **more: Any) -> Any:
    body = {"version": table["version"], "id": f"{what}{table['version']}", **more}
    return client.post(f"/api/tables/{table['id']}/{what}", json=body)


def seen(client: httpx.Client, table: Json) -> Json:
    answer = client.get(f"/api/tables/{table['id']}")
    assert answer.status_code == 200
    found: Json = answer.json()
    return found


def may(seen: Json) -> set[str]:
    """What a snapshot or a message says that this browser may do."""
    return {what for what, allowed in seen["can"].items() if allowed}


def my_turn(client: httpx.Client, table: Json) -> Json:
    """The table once its bots have moved."""
    return until(lambda: (now := seen(client, table))["thinking"] is None and now)  # type: ignore[no-any-return]


def assert_problem(answer: Any, status: int, error: str, says: str) -> Json:
    """A refusal: its status, its kind, a sentence in both languages."""
    problem: Json = answer.json()
    assert answer.status_code == status, problem
    assert problem["error"] == error
    assert says in problem["message"]["en"]
    assert problem["message"]["fr"]
    return problem

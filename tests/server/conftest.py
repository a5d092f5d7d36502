"""Databases, a server and its browsers, for every test of the server."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from kurultai.server.thinking import compiling
from tests.server.support.doubles import Doubles
from tests.server.support.server import DATABASES, Running, fresh, running
from tools import postgres
from tools.postgres import Cluster


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """Compile before any clock runs."""
    compiling.load("heroes")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of this test run's own."""
    with postgres.cluster("fsync=off") as made:
        yield made


@pytest.fixture(params=DATABASES)
def address(request: pytest.FixtureRequest) -> str | None:
    """Both databases in turn: None is SQLite, else the address of a new PostgreSQL database."""
    if request.param == "sqlite":
        return None
    return fresh(request.getfixturevalue("cluster"))


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

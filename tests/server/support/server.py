"""A server in this process, with opponents for tests."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from kurultai.server import serve
from kurultai.server.api.static import CLIENT
from kurultai.server.app import create
from kurultai.server.config import Config
from kurultai.server.thinking.pool import Opponents
from tests.server.support.doubles import Doubles
from tools.postgres import Cluster

DATABASES = ("sqlite", "postgres")


def fresh(cluster: Cluster) -> str:
    """The address of a new, empty database."""
    return cluster.create(f"test_{secrets.token_hex(6)}")


class Running:
    """A server of this process, on a port of its own."""

    def __init__(
        self,
        data: Path,
        opponents: Opponents | None = None,
        client: Path = CLIENT,
        **config: Any,
    ) -> None:
        chosen = Config(data, **{"pause": 0.0, **config})
        self.app = create(chosen, opponents or Doubles(), client)
        self._socket = serve.bound("127.0.0.1", 0)
        self.url = serve.address(self._socket).rstrip("/")
        self._server = uvicorn.Server(serve.uvicorn_config(self.app, chosen))
        serve.set_reach(self.app, self._server, self._socket)
        self._thread = threading.Thread(target=self._server.run, args=([self._socket],))
        self._thread.start()

    def browser(self) -> httpx.Client:
        """Somebody with no cookie yet."""
        return httpx.Client(base_url=self.url, timeout=60)

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


def until(is_so: Callable[[], Any], seconds: float = 120.0) -> Any:
    """Wait for something that has to happen."""
    end = time.monotonic() + seconds
    while not (found := is_so()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)
    return found

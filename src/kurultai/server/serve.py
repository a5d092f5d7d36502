"""Starting and stopping: a free port, a web server, an address that answers."""

from __future__ import annotations

import asyncio
import errno
import http.client
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from kurultai.server import logs
from kurultai.server.api.socket import MESSAGE_LIMIT
from kurultai.server.config import Config
from kurultai.server.middleware.connections import GuardedHttp

PORTS_TRIED = 100
GRACE = 3  # seconds for requests under way when the server is stopped
POLL = 0.02
KEEP_ALIVE = 75  # seconds for an idle line: longer than proxies keep it, who would use a closed one
PATIENCE = 60  # seconds until a process that shows no sign of life is replaced


def bound(host: str, port: int, tried: int = PORTS_TRIED) -> socket.socket:
    """A socket on this port, or on the next free one; OSError if there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, min(port + tried, 65536)):
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, candidate))
            made.listen()
        except OSError as error:
            made.close()
            if error.errno != errno.EADDRINUSE:
                raise
        else:
            return made
    raise OSError(errno.EADDRINUSE, f"the ports from {port} on are all busy")


def address(listening: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104  (every interface: this machine is one)
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def uvicorn_config(app: FastAPI | str, config: Config, **more: Any) -> uvicorn.Config:
    made = uvicorn.Config(
        app,
        http=GuardedHttp,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_LIMIT,
        ws_ping_interval=config.heartbeat,  # browsers answer by themselves
        ws_ping_timeout=config.heartbeat,
        log_level="warning",
        access_log=False,
        server_header=False,
        forwarded_allow_ips=config.proxy,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEEP_ALIVE,
        **more,
    )
    logs.hush()
    return made


def run(app: FastAPI, config: Config, listening: socket.socket, is_up: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM; calls ``is_up`` once the server answers."""
    for number in (signal.SIGINT, signal.SIGTERM):  # uvicorn raises it again when it is done
        signal.signal(number, lambda *_: None)
    server = uvicorn.Server(uvicorn_config(app, config))
    logs.set_up(config.log)

    set_reach(app, server, listening)

    async def main() -> None:
        telling = asyncio.create_task(_tell_when_up(server, listening, is_up))
        await server.serve(sockets=[listening])
        telling.cancel()

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(main())


def set_reach(app: FastAPI, server: uvicorn.Server, listening: socket.socket) -> None:
    """Tell the app where it is served, and how to let others of this network in."""
    host, port = listening.getsockname()[:2]

    async def listen(host: str) -> None:
        await _listen_also(server, bound(host, port, tried=1))

    app.state.service.reach.set_up(host, port, listen)


async def _listen_also(server: uvicorn.Server, listening: socket.socket) -> None:
    """One more socket for a server that runs; it is closed with the others."""

    def protocol() -> asyncio.Protocol:
        made: asyncio.Protocol = server.config.http_protocol_class(  # type: ignore[call-arg]
            config=server.config, server_state=server.server_state, app_state=server.lifespan.state
        )
        return made

    listening.setblocking(False)
    made = await asyncio.get_running_loop().create_server(protocol, sock=listening)
    server.servers.append(made)


def run_many(config: Config, listening: socket.socket, is_up: Callable[[], None]) -> None:
    """The same by several processes that share the socket; one that dies is started again."""
    with tempfile.TemporaryDirectory(prefix="kurultai-metrics-") as figures:
        os.environ.update(config.environment(), PROMETHEUS_MULTIPROC_DIR=figures)
        shared = uvicorn_config(
            "kurultai.server.app:from_environment",
            config,
            factory=True,
            workers=config.workers,
            timeout_worker_healthcheck=PATIENCE,
        )
        telling = threading.Thread(target=_tell_once_up, args=(listening, is_up), daemon=True)
        telling.start()
        Multiprocess(shared, [listening]).run()


def _tell_once_up(listening: socket.socket, is_up: Callable[[], None]) -> None:
    while not _answers(listening):
        time.sleep(POLL)
    is_up()


async def _tell_when_up(
    server: uvicorn.Server, listening: socket.socket, is_up: Callable[[], None]
) -> None:
    while not server.started:
        await asyncio.sleep(POLL)
    while not await asyncio.to_thread(_answers, listening):
        await asyncio.sleep(POLL)
    is_up()


def _answers(listening: socket.socket) -> bool:
    host, port = listening.getsockname()[:2]
    connection = http.client.HTTPConnection(host, port, timeout=5)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status == http.HTTPStatus.OK
    except OSError:
        return False
    finally:
        connection.close()


def has_display() -> bool:
    """Whether a browser window can open here (a text browser in this terminal would not do)."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

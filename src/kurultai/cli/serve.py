"""`kurultai serve`: the table in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kurultai.cli.common import wrong_usage
from kurultai.cli.hosting import (
    Bots,
    Data,
    DatabaseUrl,
    Engines,
    LogForm,
    data_folder,
    give_up,
    seat_engines,
)
from kurultai.cli.hosting import ready_database as ready

if TYPE_CHECKING:
    import socket

    from kurultai.server.config import Config

Host = Annotated[str, typer.Option(help="The address to listen on.")]
Port = Annotated[
    int, typer.Option(min=0, max=65535, help="The port; busy: the next free one. 0: any.")
]
Workers = Annotated[
    int,
    typer.Option(
        envvar="KURULTAI_WORKERS",
        min=1,
        help="Processes that share the port; more than one needs --database.",
    ),
]
Proxy = Annotated[
    str,
    typer.Option(
        envvar="KURULTAI_PROXY",
        metavar="IP,…",
        help="Proxies whose word on a browser's address and on https is taken.",
    ),
]
Keep = Annotated[
    int | None,
    typer.Option(
        envvar="KURULTAI_KEEP",
        metavar="DAYS",
        min=1,
        help="Delete tables that nobody touched for so long (default: never).",
    ),
]
Open = Annotated[bool, typer.Option("--open", help="Open a browser, where there is a display.")]


def add(app: typer.Typer) -> None:
    app.command()(serve)


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8321,
    data: Data = None,
    database: DatabaseUrl = None,
    workers: Workers = 1,
    bots: Bots = None,
    engines: Engines = None,
    keep: Keep = None,
    proxy: Proxy = "127.0.0.1",
    log: LogForm = "plain",
    open_browser: Open = False,
) -> None:
    """Start the server and play in the browser."""
    from kurultai.server import serve
    from kurultai.server.config import MOST_BOTS, Config

    if workers > 1 and not database:
        wrong_usage("several --workers need a --database that they share (PostgreSQL)")
    if log not in ("plain", "json"):
        wrong_usage(f"--log is plain or json, not {log!r}")
    seat_engines(engines)
    config = Config(
        data_folder(data),
        database=database or None,
        bots=MOST_BOTS if bots is None else bots,
        keep=keep,
        log="json" if log == "json" else "plain",
        proxy=proxy,
    )
    if database:
        ready(database)
    try:
        listening = serve.bound(host, port)
    except OSError as error:
        give_up(f"cannot listen on {host}:{port}: {error.strerror or error}")
    taken = listening.getsockname()[1]
    if port not in (0, taken):
        typer.echo(f"Port {port} is busy, so this is on {taken}.")
    _run(config, listening, workers, open_browser)
    typer.echo("Stopped. Every game is kept.")


def _run(config: Config, listening: socket.socket, workers: int, open_browser: bool) -> None:
    from kurultai.server import serve
    from kurultai.server.app import create
    from kurultai.server.storage.database import StorageTrouble

    def is_up() -> None:
        _welcome(serve.address(listening), config, open_browser)

    if workers > 1:
        serve.run_many(config, listening, workers, is_up)
        return
    try:
        app = create(config)
    except StorageTrouble as trouble:
        give_up(str(trouble))
    serve.run(app, config, listening, is_up)


def _welcome(address: str, config: Config, open_browser: bool) -> None:
    import webbrowser

    from kurultai.core.registry import game, games
    from kurultai.server.serve import has_display
    from kurultai.server.thinking.compiling import is_ready

    where = "the database" if config.database else config.data
    typer.echo(f"Kurultai is at {address}  (games in {where}; Ctrl+C stops)")
    waiting = [game(id_).title["en"] for id_ in games() if not is_ready(id_)]
    if waiting:
        typer.echo(f"Getting ready: {', '.join(waiting)} (half a minute the first time).")
    if open_browser and has_display():
        webbrowser.open(address)

"""`kurultai serve`: the table in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kurultai.cli.common import wrong_usage
from kurultai.cli.hosting.options import give_up, ready_database, seat_engines, takes_settings
from kurultai.server.config import Config

if TYPE_CHECKING:
    import socket


Open = Annotated[bool, typer.Option("--open", help="Open a browser, where there is a display.")]


def add(app: typer.Typer) -> None:
    app.command()(serve)


@takes_settings()
def serve(config: Config, open_browser: Open = False) -> None:
    """Start the server and play in the browser."""
    from kurultai.server import serve as serving

    if config.workers > 1 and not config.database:
        wrong_usage("several --workers need a --database that they share (PostgreSQL)")
    seat_engines(config.engines)
    if config.database:
        ready_database(config)
    host = config.listens_on
    try:
        listening = serving.bound(host, config.port)
    except OSError as error:
        give_up(f"cannot listen on {host}:{config.port}: {error.strerror or error}")
    taken = listening.getsockname()[1]
    if config.port not in (0, taken):
        typer.echo(f"Port {config.port} is busy, so this is on {taken}.")
    _run(config, listening, open_browser)
    typer.echo("Stopped. Every game is kept.")


def _run(config: Config, listening: socket.socket, open_browser: bool) -> None:
    from kurultai.server import serve as serving
    from kurultai.server.app import create
    from kurultai.server.storage.database import StorageTrouble

    def is_up() -> None:
        _welcome(serving.address(listening), config, open_browser)

    if config.workers > 1:
        serving.run_many(config, listening, is_up)
        return
    try:
        app = create(config)
    except StorageTrouble as trouble:
        give_up(str(trouble))
    serving.run(app, config, listening, is_up)


def _in_network(config: Config, address: str) -> str | None:
    """What others type to come in, if they can."""
    from kurultai.server.reach import Reach

    its = Reach()
    its.set_up(config.listens_on, int(address.rstrip("/").rpartition(":")[2]))
    return its.address


def _welcome(address: str, config: Config, open_browser: bool) -> None:
    import webbrowser

    from kurultai.core.registry import game, games
    from kurultai.server.serve import has_display
    from kurultai.server.thinking.compiling import is_ready

    where = "the database" if config.database else config.data
    typer.echo(f"Kurultai is at {address}  (games in {where}; Ctrl+C stops)")
    if network := _in_network(config, address):
        typer.echo(f"Others in your network open {network}")
    waiting = [str(game(id_).title) for id_ in games() if not is_ready(id_)]
    if waiting:
        typer.echo(f"Being prepared (a minute or two, once): {', '.join(waiting)}.")
    if open_browser and has_display():
        webbrowser.open(address)

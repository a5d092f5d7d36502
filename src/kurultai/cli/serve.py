"""`kurultai serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from kurultai.cli.common import REFUSED

if TYPE_CHECKING:
    from fastapi import FastAPI

Host = Annotated[str, typer.Option(help="The address to listen on.")]
Port = Annotated[
    int, typer.Option(min=0, max=65535, help="The port; busy: the next free one. 0: any.")
]
Data = Annotated[
    Path | None,
    typer.Option(
        "--data",
        envvar="KURULTAI_DATA",
        metavar="DIR",
        help="Where games are kept (default: the user's data folder).",
    ),
]
Open = Annotated[bool, typer.Option("--open", help="Open a browser, where there is a display.")]


def add(app: typer.Typer) -> None:
    app.command()(serve)


def serve(
    host: Host = "127.0.0.1", port: Port = 8321, data: Data = None, open_browser: Open = False
) -> None:
    """Start the server and play in the browser."""
    import platformdirs

    from kurultai.server import serving
    from kurultai.server.app import Settings, create
    from kurultai.server.database import StorageTrouble

    folder = data or Path(platformdirs.user_data_dir("kurultai"))
    try:
        app = create(Settings(folder))
        listening = serving.bound(host, port)
    except StorageTrouble as trouble:
        _give_up(str(trouble))
    except OSError as error:
        _give_up(f"cannot listen on {host}:{port}: {error.strerror or error}")
    address = serving.address(listening)
    taken = listening.getsockname()[1]
    if port not in (0, taken):
        typer.echo(f"Port {port} is busy, so this is on {taken}.")
    serving.run(app, listening, lambda: _welcome(app, address, folder, open_browser))
    typer.echo("Stopped. Every game is kept.")


def _welcome(app: FastAPI, address: str, folder: Path, open_browser: bool) -> None:
    import webbrowser

    from kurultai.server.preparing import is_ready
    from kurultai.server.serving import has_display

    typer.echo(f"Kurultai is at {address}  (games in {folder}; Ctrl+C stops)")
    waiting = [info.title.en for info in app.state.games.all() if not is_ready(info.id)]
    if waiting:
        typer.echo(f"Getting ready: {', '.join(waiting)} (half a minute the first time).")
    if open_browser and has_display():
        webbrowser.open(address)


def _give_up(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(REFUSED)

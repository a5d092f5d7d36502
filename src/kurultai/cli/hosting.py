"""Options that the commands of whoever hosts a server share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, NoReturn

import typer

from kurultai.cli.common import REFUSED

Data = Annotated[
    Path | None,
    typer.Option(
        "--data",
        envvar="KURULTAI_DATA",
        metavar="DIR",
        help="Where games and keys are kept (default: the user's data folder).",
    ),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        envvar="KURULTAI_DATABASE",
        metavar="URL",
        show_envvar=True,
        help="postgresql://… keeps the games there (default: a SQLite file in --data).",
    ),
]
Bots = Annotated[
    int | None,
    typer.Option(
        envvar="KURULTAI_BOTS",
        min=0,
        help="Bots thinking here at a time; 0 leaves them to `kurultai worker`.",
    ),
]
Engines = Annotated[
    Path | None,
    typer.Option(
        envvar="KURULTAI_ENGINES",
        metavar="FILE",
        help="Outside programs to play against (docs/engine.md).",
    ),
]
LogForm = Annotated[
    str,
    typer.Option("--log", envvar="KURULTAI_LOG", metavar="plain|json", help="Lines of the log."),
]


def data_folder(given: Path | None) -> Path:
    import platformdirs

    return given or Path(platformdirs.user_data_dir("kurultai"))


def seat_engines(file: Path | None) -> None:
    """Let the engines of this file be chosen at the tables, here and in processes started here."""
    import os

    from kurultai.bots import opponents
    from kurultai.cli.common import refusals

    if file is not None:
        with refusals():
            opponents.read(file)
        os.environ[opponents.ENGINES] = str(file.resolve())


def ready_database(address: str) -> None:
    """Bring a PostgreSQL up to date, or say in one sentence why that cannot be."""
    import asyncio

    from kurultai.server.storage import migrate
    from kurultai.server.storage.database import StorageTrouble

    try:
        asyncio.run(migrate.postgres(address))
    except StorageTrouble as trouble:
        give_up(str(trouble))


def give_up(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(REFUSED)

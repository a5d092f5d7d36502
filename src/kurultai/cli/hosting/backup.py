"""`kurultai backup`, `restore` and `keys`: what a host keeps safe."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from kurultai.cli.common import wrong_usage
from kurultai.cli.hosting.options import give_up, takes_settings
from kurultai.server.config import Config

if TYPE_CHECKING:
    from kurultai.server.storage.database import Database

Found = TypeVar("Found")
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="e.g. kurultai-monday.gz")]
Earlier = Annotated[
    list[Path] | None,
    typer.Option(
        "--after",
        metavar="FILE",
        help="Save only what changed since this backup; name a whole one, then each that followed.",
    ),
]


def add(app: typer.Typer) -> None:
    app.command()(backup)
    app.command()(restore)
    app.command()(keys)


@takes_settings("data", "database")
def backup(file: BackupFile, config: Config, after: Earlier = None) -> None:
    """Save every table, name, ban and key in one file; the server may be running."""
    from kurultai.server.storage import backup as backups

    earlier = after or []
    tables, changed = _with_database(
        config, lambda found: backups.save(found, config.data, file, earlier)
    )
    what = f"{changed} of {tables} tables have changed and" if earlier else f"{tables} tables"
    typer.echo(f"{what} are saved in {file}. It holds the keys too: keep it to yourself.")


@takes_settings("data", "database")
def restore(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE…", help="a whole backup, then what followed it")
    ],
    config: Config,
) -> None:
    """Fill an empty data folder or database from a backup, of whichever kind it was."""
    from kurultai.server.storage import backup as backups

    tables = _with_database(config, lambda found: backups.restore(found, config.data, files))
    typer.echo(f"{tables} tables are restored.")


@takes_settings("data")
def keys(
    config: Config,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Sign with a new key from now on.")
    ] = False,
    drop_old: Annotated[
        bool, typer.Option("--drop-old", help="Forget all keys but the newest.")
    ] = False,
) -> None:
    """Change the keys that sign cookies and links, without logging anybody out."""
    from kurultai.server.storage import keys as signing
    from kurultai.server.storage.database import StorageTrouble

    if rotate == drop_old:
        wrong_usage("say --rotate or --drop-old")
    folder = config.data
    try:
        if rotate:
            count = signing.rotate(folder)
            typer.echo(f"A new key signs after the next start; {count} keys are recognised.")
        else:
            typer.echo(f"{signing.drop_old(folder)} old keys are forgotten after the next start.")
    except StorageTrouble as trouble:
        give_up(str(trouble))


def _with_database(config: Config, work: Callable[[Database], Awaitable[Found]]) -> Found:
    from kurultai.server.storage.database import StorageTrouble
    from kurultai.server.storage.store import open_database

    async def do() -> Found:
        database = open_database(config.data, config.database)
        await database.start()
        try:
            return await work(database)
        finally:
            await database.stop()

    try:
        return asyncio.run(do())
    except StorageTrouble as trouble:
        give_up(str(trouble))

"""`kurultai backup`, `restore` and `keys`: what a host keeps safe."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kurultai.cli.common import wrong_usage
from kurultai.cli.hosting import Data, DatabaseUrl, data_folder, give_up

if TYPE_CHECKING:
    from kurultai.server.storage.database import Database

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="e.g. kurultai-monday.gz")]


def add(app: typer.Typer) -> None:
    app.command()(backup)
    app.command()(restore)
    app.command()(keys)


def backup(file: BackupFile, data: Data = None, database: DatabaseUrl = None) -> None:
    """Save every table, name, ban and key in one file; the server may be running."""
    from kurultai.server.storage import backup as backups

    folder = data_folder(data)
    tables = _with_database(folder, database, lambda found: backups.save(found, folder, file))
    typer.echo(f"{tables} tables are saved in {file}. It holds the keys too: keep it to yourself.")


def restore(file: BackupFile, data: Data = None, database: DatabaseUrl = None) -> None:
    """Fill an empty data folder or database from a backup, of whichever kind it was."""
    from kurultai.server.storage import backup as backups

    folder = data_folder(data)
    tables = _with_database(folder, database, lambda found: backups.restore(found, folder, file))
    typer.echo(f"{tables} tables are restored.")


def keys(
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Sign with a new key from now on.")
    ] = False,
    drop_old: Annotated[
        bool, typer.Option("--drop-old", help="Forget all keys but the newest.")
    ] = False,
    data: Data = None,
) -> None:
    """Change the keys that sign cookies and links, without logging anybody out."""
    from kurultai.server.storage import keys as signing
    from kurultai.server.storage.database import StorageTrouble

    if rotate == drop_old:
        wrong_usage("say --rotate or --drop-old")
    folder = data_folder(data)
    try:
        if rotate:
            count = signing.rotate(folder)
            typer.echo(f"A new key signs after the next start; {count} keys are recognised.")
        else:
            typer.echo(f"{signing.drop_old(folder)} old keys are forgotten after the next start.")
    except StorageTrouble as trouble:
        give_up(str(trouble))


def _with_database(
    folder: Path, address: str | None, work: Callable[[Database], Awaitable[int]]
) -> int:
    from kurultai.server.storage.database import StorageTrouble
    from kurultai.server.storage.open import open_database

    async def do() -> int:
        database = open_database(folder, address)
        await database.start()
        try:
            return await work(database)
        finally:
            await database.stop()

    try:
        return asyncio.run(do())
    except StorageTrouble as trouble:
        give_up(str(trouble))

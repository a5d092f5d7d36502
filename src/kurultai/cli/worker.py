"""`kurultai worker`: thinks for the bots of servers that share a PostgreSQL."""

from __future__ import annotations

from typing import Annotated

import typer

from kurultai.cli.common import wrong_usage
from kurultai.cli.hosting import (
    Bots,
    Data,
    DatabaseUrl,
    Engines,
    LogForm,
    data_folder,
    ready_database,
    seat_engines,
)


def add(app: typer.Typer) -> None:
    app.command()(worker)


def worker(
    database: DatabaseUrl = None,
    bots: Bots = None,
    data: Data = None,
    engines: Engines = None,
    log: LogForm = "plain",
    once: Annotated[bool, typer.Option("--once", help="Stop when no bot has to move.")] = False,
) -> None:
    """Think for the bots, on as many machines as there are."""
    from kurultai.server import worker
    from kurultai.server.config import MOST_BOTS, Config

    if not database:
        wrong_usage("a worker needs the --database of the servers it works for (PostgreSQL)")
    if bots == 0:
        wrong_usage("a worker without bots would do nothing")
    seat_engines(engines)
    ready_database(database)
    config = Config(
        data_folder(data),
        database=database,
        bots=bots or MOST_BOTS,
        log="json" if log == "json" else "plain",
    )
    worker.run(config, once, lambda: typer.echo("This worker thinks for the bots (Ctrl+C stops)"))
    typer.echo("Stopped.")

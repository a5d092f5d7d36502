"""`kurultai worker`: thinks for the bots of servers that share a PostgreSQL."""

from __future__ import annotations

from typing import Annotated

import typer

from kurultai.cli.common import wrong_usage
from kurultai.cli.hosting.options import ready_database, seat_engines, takes_settings
from kurultai.server.config import Config


def add(app: typer.Typer) -> None:
    app.command()(worker)


@takes_settings("data", "database", "database_wait", "bots", "pause", "engines", "log")
def worker(
    config: Config,
    once: Annotated[bool, typer.Option("--once", help="Stop when no bot has to move.")] = False,
) -> None:
    """Think for the bots, on as many machines as there are."""
    from kurultai.server import worker as working

    if not config.database:
        wrong_usage("a worker needs the --database of the servers it works for (PostgreSQL)")
    if config.bots == 0:
        wrong_usage("a worker without bots would do nothing")
    seat_engines(config.engines)
    ready_database(config)
    working.run(config, once, lambda: typer.echo("This worker thinks for the bots (Ctrl+C stops)"))
    typer.echo("Stopped.")

"""`kurultai messages`: every message in every language, for whoever reviews a translation."""

from __future__ import annotations

from typing import Annotated

import typer

from kurultai.cli.common import named_game


def add(app: typer.Typer) -> None:
    app.command()(messages)


def messages(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="Those of a game (default: the others)."),
    ] = None,
) -> None:
    """Print every message as Markdown, each language beside the other, said with examples."""
    from kurultai.core.catalogue import catalogue
    from kurultai.core.examples import table

    packages = [f"kurultai.{name}" for name in ("core", "match", "bots", "analysis", "server")]
    if game is not None:
        packages = [type(named_game(game)).__module__.rpartition(".")[0]]
    for package in packages:
        typer.echo(table(catalogue(package)), nl=False)

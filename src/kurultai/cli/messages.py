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
    from kurultai.core.catalogue import ENGLISH, catalogue, languages
    from kurultai.core.examples import said

    packages = [f"kurultai.{name}" for name in ("core", "match", "bots", "analysis", "server")]
    if game is not None:
        packages = [type(named_game(game)).__module__.rpartition(".")[0]]
    for package in packages:
        its = catalogue(package)
        typer.echo(f"\n## {package}\n\n| message | {' | '.join(languages())} |")
        typer.echo("| --- " * (len(languages()) + 1) + "|")
        for id_ in its.patterns(ENGLISH):
            cells = [" <br> ".join(said(its, language, id_)) for language in languages()]
            typer.echo(f"| `{id_}` | {' | '.join(cells)} |")

"""`kurultai prepare`: compile games ahead of the first move."""

from __future__ import annotations

from typing import Annotated

import typer

from kurultai.cli.common import named_game

Names = Annotated[
    list[str] | None, typer.Argument(metavar="[GAME]…", help="Which games (default: all).")
]


def add(app: typer.Typer) -> None:
    app.command()(prepare)


def prepare(games: Names = None) -> None:
    """Compile the rules and opponents of games, so that nobody waits later."""
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    from kurultai.core import registry
    from kurultai.server import preparing

    chosen = [named_game(name) for name in games or registry.games()]
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %  {task.fields[step]}"),
        TimeElapsedColumn(),
    )
    with Progress(*columns) as progress:
        for game in chosen:
            bar = progress.add_task(game.title["en"], total=1.0, step="")
            for done, step in preparing.run(game.id):
                progress.update(bar, completed=done, step=step)

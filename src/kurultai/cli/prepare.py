"""`kurultai prepare`: compile games ahead of the first move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kurultai.cli.common import named_game

if TYPE_CHECKING:
    from kurultai.core.game import Game

Names = Annotated[
    list[str] | None, typer.Argument(metavar="[GAME]…", help="Which games (default: all).")
]


def add(app: typer.Typer) -> None:
    app.command()(prepare)


def prepare(games: Names = None) -> None:
    """Compile the rules and opponents of games, so that nobody waits later."""
    import asyncio

    from kurultai.core import registry

    failed = asyncio.run(_all([named_game(name) for name in games or registry.games()]))
    for reason in failed:
        typer.echo(reason, err=True)
    if failed:
        raise typer.Exit(1)


async def _all(games: list[Game]) -> list[Exception]:
    """Each in a process of its own; the larger games, which are the later ones, first.

    What goes wrong with one is told at the end: the others are compiled all the same.
    """
    import asyncio

    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    from kurultai.server.thinking import compiling

    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %  {task.fields[step]}"),
        TimeElapsedColumn(),
    )
    places = asyncio.Semaphore(compiling.AT_ONCE)
    with Progress(*columns) as progress:

        async def one(game: Game) -> None:
            bar = progress.add_task(str(game.title), total=1.0, step="waits", start=False)
            async with places:
                progress.start_task(bar)
                await compiling.in_another_process(
                    game.id, lambda done, step: progress.update(bar, completed=done, step=step)
                )

        ended = await asyncio.gather(*map(one, reversed(games)), return_exceptions=True)
    return [reason for reason in ended if isinstance(reason, Exception)]

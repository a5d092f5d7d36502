"""`kurultai ladder`: rate every level, write docs/ladder.md and the ratings that ship."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kurultai.cli.common import named_game, refusals

Names = Annotated[
    list[str] | None, typer.Argument(metavar="[GAME]…", help="Which games (default: all).")
]


def add(app: typer.Typer) -> None:
    app.command()(ladder)


def ladder(
    games: Names = None,
    number: Annotated[
        int, typer.Option("--games", metavar="N", min=2, help="For each line-up.")
    ] = 60,
    budget: Annotated[int, typer.Option(metavar="MS", min=1, help="The most, a move.")] = 50,
    seed: Annotated[int, typer.Option(metavar="S")] = 1,
    jobs: Annotated[int, typer.Option(metavar="N", min=1, help="Processes.")] = 2,
    folder: Annotated[
        Path, typer.Option(metavar="DIR", help="Finished games; run again to continue.")
    ] = Path("runs/ladder"),
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="The page.")] = None,
    ratings: Annotated[Path | None, typer.Option(metavar="FILE", help="The data file.")] = None,
) -> None:
    """Let the levels of each game play their neighbours, at every number of seats.

    It can be stopped at any time: run again, it goes on where it was.
    """
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress

    from kurultai.arena import ladder as ladders
    from kurultai.arena import ladder_page
    from kurultai.core import registry

    chosen = [named_game(name) for name in games or registry.games()]
    todo = [
        (game, seats, ladders.plans(game, seats, number, budget, seed))
        for game in chosen
        for seats in game.seats
    ]
    whole = sum(plan.length for *_, plans in todo for plan in plans)
    found = []
    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    with refusals(), Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("games", total=whole)
        for game, seats, plans in todo:
            played = ladders.climb(
                game,
                seats,
                plans,
                folder,
                jobs,
                lambda what, more: progress.update(task, description=what, advance=more),
            )
            found.append(ladders.ladder(game, seats, budget, played))
    page = ladder_page.page(found, number, budget, seed)
    if out is not None:
        out.write_text(page, encoding="utf-8")
    if ratings is not None:
        ratings.write_text(ladder_page.ratings(found), encoding="utf-8")
    typer.echo(page)

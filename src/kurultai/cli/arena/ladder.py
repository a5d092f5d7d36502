"""`kurultai ladder`: rate every level, write docs/ladder.md and the ratings that ship."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kurultai.cli.common import named_game, refusals

if TYPE_CHECKING:
    from kurultai.arena.plan import Plan

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
    larger: Annotated[
        int, typer.Option(metavar="N", min=3, help="For each line-up of more than two.")
    ] = 60,
    clocked: Annotated[
        int, typer.Option(metavar="N", min=2, help="At most, if a bot there has the budget to use.")
    ] = 60,
    budget: Annotated[int, typer.Option(metavar="MS", min=1, help="The most, a move.")] = 50,
    seed: Annotated[int, typer.Option(metavar="S")] = 1,
    jobs: Annotated[int, typer.Option(metavar="N", min=1, help="Processes.")] = 2,
    folder: Annotated[
        Path, typer.Option(metavar="DIR", help="Finished games; run again to continue.")
    ] = Path("runs/ladder"),
    unhurried: Annotated[
        int,
        typer.Option(metavar="N", min=0, help="Games of the strongest level with all its time."),
    ] = 10,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="The page.")] = None,
    ratings: Annotated[
        bool, typer.Option("--ratings", help="Write the ratings that ship with each game.")
    ] = False,
) -> None:
    """Let the levels of each game play their neighbours, at every number of seats.

    It can be stopped at any time: run again, with the same numbers or larger ones, it goes on where
    it was. The page and the ratings are of all games that were played, in this run or earlier.
    """
    from kurultai.arena.ladder import climb as ladders
    from kurultai.arena.ladder import page as ladder_page
    from kurultai.core import registry

    chosen = [named_game(name).id for name in games or registry.games()]
    length = ladders.Length(number, larger, clocked)
    rounds = ladders.rounds(length, budget, seed, unhurried)
    with refusals():
        _play([plan for one in rounds if one.game.id in chosen for plan in one.plans], folder, jobs)
        found = [made for one in rounds if (made := one.ladder(budget, folder))]
    page = ladder_page.page(found, budget, seed)
    if out is not None:
        out.write_text(page, encoding="utf-8")
    for one in found:
        if ratings and one.seats == 2:
            file = registry.game(one.game).folder / "weights" / "ratings.toml"
            file.write_text(ladder_page.ratings(one), encoding="utf-8")
    typer.echo(page)


def _play(plans: list[Plan], folder: Path, jobs: int) -> None:
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress

    from kurultai.arena.ladder.climb import climb

    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("games", total=sum(plan.length for plan in plans))
        climb(
            plans,
            folder,
            jobs,
            lambda what, more: progress.update(task, description=what, advance=more),
        )

"""`kurultai train`: learn what a good position is, from nothing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kurultai.cli.common import GameName, named_game, wrong_usage

if TYPE_CHECKING:
    from kurultai.arena.training.train import Report

BOT = "greedy:samples=1:temperature=0.02"


def add(app: typer.Typer) -> None:
    app.command()(train)


def train(
    game: GameName,
    games: Annotated[
        int,
        typer.Option(metavar="N", min=20, help="For each generation and number of seats."),
    ] = 200,
    generations: Annotated[int, typer.Option(metavar="N", min=1)] = 3,
    seed: Annotated[int, typer.Option(metavar="S")] = 1,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Who plays after the first.")] = BOT,
    monotone: Annotated[
        bool, typer.Option("--monotone", help="What is only good to have never counts against.")
    ] = False,
    jobs: Annotated[int, typer.Option(metavar="N", min=1, help="Processes.")] = 2,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Default: the shipped file of weights."),
    ] = None,
) -> None:
    """Learn the weights of a game's evaluation: generations of self-play, each a regression.

    The same seed writes the same file.
    """
    from tempfile import TemporaryDirectory

    from rich.console import Console
    from rich.progress import Progress

    from kurultai.arena.training.selfplay import processes
    from kurultai.arena.training.train import Course, train, written
    from kurultai.bots import evaluation

    played = named_game(game)
    if not played.features:
        wrong_usage(f"{game} has no features to weigh: its ai.py would list them")
    course = Course(game, games, generations, seed, bot, monotone)
    place = out or evaluation.shipped(played)
    found, reports = {}, []
    with (
        TemporaryDirectory() as folder,
        processes(jobs) as pool,
        Progress(console=Console(stderr=True)) as progress,
    ):
        task = progress.add_task("games")
        for seats in played.seats:
            found[seats], said = train(
                played,
                course,
                seats,
                pool,
                Path(folder),
                lambda what, done, of: progress.update(
                    task, description=what, completed=done, total=of
                ),
            )
            reports += said
    place.write_text(written(played, course, found), encoding="utf-8")
    _show(reports, place)


def _show(reports: list[Report], place: Path) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"written to {place}")
    for heading in (
        "seats",
        "generation",
        "positions",
        "log loss, even",
        "log loss, learnt",
    ):
        table.add_column(heading, justify="right")
    for one in reports:
        table.add_row(
            str(one.seats),
            str(one.generation),
            str(one.positions),
            f"{one.even:.3f}",
            f"{one.loss:.3f}",
        )
    Console().print(table)

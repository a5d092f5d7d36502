"""`kurultai train`: learn what a good position is, or what is likely of hidden things."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kurultai.cli.common import GameName, named_game, wrong_usage

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor

    from kurultai.arena.training.believing import Course as BeliefCourse
    from kurultai.arena.training.selfplay import Floats
    from kurultai.arena.training.train import Course
    from kurultai.core.game import Game

    Said = list[tuple[str, ...]]
    Note = Callable[[str, int, int], None]
    Learner = Callable[[int, Executor | None, Path, Note], tuple[Floats, Said]]

BOT, BELIEVER = "greedy:samples=1:temperature=0.02", "search:100it"


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
    bot: Annotated[
        str | None,
        typer.Option(metavar="BOT", help=f"Who plays. Default: {BOT}, for beliefs {BELIEVER}."),
    ] = None,
    monotone: Annotated[
        bool, typer.Option("--monotone", help="What is only good to have never counts against.")
    ] = False,
    belief: Annotated[
        bool,
        typer.Option("--belief", help="Learn what is likely of hidden things instead."),
    ] = False,
    jobs: Annotated[int, typer.Option(metavar="N", min=1, help="Processes.")] = 2,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Default: the shipped file."),
    ] = None,
) -> None:
    """Learn the weights of a game's evaluation: generations of self-play, each a regression.

    With --belief: under which numbers all that was hidden in the games would have been most likely.
    The same seed writes the same file.
    """
    played = named_game(game)
    if belief:
        from kurultai.arena.training import believing
        from kurultai.bots import beliefs

        if not played.beliefs:
            wrong_usage(f"{game} has no beliefs: its hidden.py would name them")
        asked = believing.Course(game, games, generations, seed, bot or BELIEVER)
        found = _learn(played, lambda *run: _believe(played, asked, *run), jobs, HEADINGS_OF_BELIEF)
        place = out or beliefs.shipped(played)
        place.write_text(believing.written(played, asked, found), encoding="utf-8")
    else:
        from kurultai.arena.training.train import Course, written
        from kurultai.bots import evaluation

        if not played.features:
            wrong_usage(f"{game} has no features to weigh: its ai.py would list them")
        course = Course(game, games, generations, seed, bot or BOT, monotone)
        found = _learn(played, lambda *run: _weigh(played, course, *run), jobs, HEADINGS)
        place = out or evaluation.shipped(played)
        place.write_text(written(played, course, found), encoding="utf-8")
    typer.echo(f"written to {place}")


HEADINGS = ("seats", "generation", "positions", "log loss, even", "log loss, learnt")
HEADINGS_OF_BELIEF = ("seats", "generation", "positions", "log likelihood, even", "learnt")


def _weigh(played: Game, course: Course, *run: Any) -> tuple[Floats, Said]:
    from kurultai.arena.training.train import train

    found, reports = train(played, course, *run)
    return found, [_said(r.seats, r.generation, r.positions, r.even, r.loss) for r in reports]


def _believe(played: Game, course: BeliefCourse, *run: Any) -> tuple[Floats, Said]:
    from kurultai.arena.training.believing import train

    found, reports = train(played, course, *run)
    return found, [_said(r.seats, r.generation, r.positions, r.even, r.learnt) for r in reports]


def _said(*figures: float) -> tuple[str, ...]:
    return tuple(str(x) if isinstance(x, int) else f"{x:.3f}" for x in figures)


def _learn(
    played: Game, learner: Learner, jobs: int, headings: tuple[str, ...]
) -> dict[int, Floats]:
    """What is learnt for each number of seats; shows how it goes, and how it went."""
    from tempfile import TemporaryDirectory

    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    from kurultai.arena.training.selfplay import processes

    found = {}
    table = Table()
    for heading in headings:
        table.add_column(heading, justify="right")
    with (
        TemporaryDirectory() as folder,
        processes(jobs) as pool,
        Progress(console=Console(stderr=True)) as progress,
    ):
        task = progress.add_task("games")

        def note(what: str, done: int, of: int) -> None:
            progress.update(task, description=what, completed=done, total=of)

        for seats in played.seats:
            found[seats], said = learner(seats, pool, Path(folder), note)
            for row in said:
                table.add_row(*row)
    Console().print(table)
    return found

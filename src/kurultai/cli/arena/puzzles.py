"""`kurultai puzzles`: find puzzles in games of bots, or check those that ship."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kurultai.cli.common import GameName, bytes_of, named_game, refusals

if TYPE_CHECKING:
    from kurultai.arena.puzzles.check import Checked
    from kurultai.arena.puzzles.dig import Course, Dug
    from kurultai.arena.puzzles.settings import Settings
    from kurultai.match.puzzles import Puzzle


def add(app: typer.Typer) -> None:
    app.command()(puzzles)


def puzzles(
    game: GameName,
    number: Annotated[int, typer.Option(metavar="N", min=1, help="How many.")] = 60,
    processes: Annotated[int, typer.Option(metavar="N", min=1)] = 1,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Look on this Ray cluster; local: one started here."),
    ] = None,
    records: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Look through these records instead of playing."),
    ] = None,
    games: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="Look through at most so many games.")
    ] = None,
    budget: Annotated[
        int | None, typer.Option(metavar="N", min=20, help="Iterations for a decision.")
    ] = None,
    margin: Annotated[
        float | None, typer.Option(metavar="SHARE", help="Between the best move and the next.")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="S")] = 1,
    folder: Annotated[
        Path, typer.Option(metavar="DIR", help="Games looked through; run again to go on.")
    ] = Path("runs/puzzles"),
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Default: the file in the game's folder.")
    ] = None,
    add: Annotated[
        bool, typer.Option("--add", help="Keep the puzzles that there are; they count, too.")
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Check the puzzles that there are, and find none.")
    ] = False,
    again: Annotated[
        bool,
        typer.Option("--again", help="Prove those that there are anew, and keep what holds."),
    ] = False,
    seeds: Annotated[
        str | None,
        typer.Option(metavar="A,B,…", help="Check with these instead of the puzzles' own."),
    ] = None,
) -> None:
    """Find decisions in which one move is clearly best, from what that seat may know.

    Bots play, or records are read; what looks like a puzzle is proved with ten times the budget
    and three seeds, and rated by the levels that find it. It can be stopped at any time: run again
    with the same options, it goes on where it was.
    """
    from kurultai.arena.puzzles.dig import Course
    from kurultai.arena.puzzles.mine import shipped, write
    from kurultai.arena.puzzles.settings import settings

    played = named_game(game)
    file = out or shipped(played.id)
    if check:
        _check(file, seeds)
        return
    with refusals():
        chosen = settings(played, budget=budget, margin=margin)
        if again:
            _again(file, chosen)
            return
        read = _records(records, played.id) if records is not None else ()
        course = Course(played.id, seed, chosen, read)
        there = _read(file) if add and file.exists() else []
        found = _mine(course, number, folder, processes, ray, games, there)
        made = write(found, file)
    for each in made:
        levels = ", ".join(each.found)
        typer.echo(f"{each.id}  {each.rating}  {each.seats} seats  {each.kind}  found by: {levels}")
    typer.echo(f"{len(made)} puzzles in {file}")


def _records(name: str, game: str) -> tuple[str, ...]:
    """The records of a file that are of this game; a bad one is refused."""
    from kurultai.core import record
    from kurultai.core.errors import Refusal

    found = []
    for each in record.loads_all(bytes_of(name)):
        if isinstance(each, Refusal):
            raise each
        record.check(each)
        if each.game == game:
            found.append(str(each))
    return tuple(found)


def _mine(
    course: Course,
    number: int,
    folder: Path,
    processes: int,
    ray: str | None,
    games: int | None,
    there: list[Puzzle],
) -> list[Puzzle]:
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress

    from kurultai.arena.puzzles.mine import enough_for, mine

    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("puzzles", total=enough_for(number - len(there)))

        def note(dug: Dug, found: int) -> None:
            said = f"game {dug.number}: {len(dug.puzzles)} of {dug.candidates}"
            progress.update(task, description=said, completed=found)

        return mine(course, number, folder, processes, note, ray, games, there)


def _read(file: Path) -> list[Puzzle]:
    from kurultai.match.puzzles import read

    return [read(line) for line in bytes_of(str(file)).decode().splitlines()]


def _again(file: Path, chosen: Settings) -> None:
    """What no longer holds leaves the file; the rest stays in it with new figures."""
    from rich.console import Console
    from rich.progress import track

    from kurultai.arena.puzzles.check import renewed
    from kurultai.arena.puzzles.mine import write

    there, made = _read(file), []
    for each in track(there, "proved", console=Console(stderr=True)):
        if found := renewed(each, chosen):
            made.append(found)
        else:
            typer.echo(f"{each.id} is one no more")
    write(made, file)
    typer.echo(f"{len(made)} of {len(there)} puzzles hold")


def _check(file: Path, seeds: str | None) -> None:
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress

    from kurultai.arena.puzzles.check import check_all

    there = _read(file)
    chosen = tuple(int(seed) for seed in seeds.split(",")) if seeds else None
    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("checked", total=len(there))

        def note(checked: Checked) -> None:
            progress.advance(task)
            for problem in checked.problems:
                typer.echo(f"{checked.puzzle.id}: {problem}")

        wrong = check_all(there, chosen, note)
    typer.echo(f"{len(there) - len(wrong)} of {len(there)} puzzles hold")
    if wrong:
        raise typer.Exit(1)

"""`kurultai bench`: how fast a game runs on this machine."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from kurultai.cli.common import GameName, OptionList, named_game, options_of, refusals

if TYPE_CHECKING:
    from kurultai.arena.speed import Figures
    from kurultai.core.game import Position


def add(app: typer.Typer) -> None:
    app.command()(bench)


def bench(
    game: GameName,
    seats: Annotated[int | None, typer.Option(metavar="N", help="Default: the fewest.")] = None,
    seconds: Annotated[
        float, typer.Option(metavar="T", min=0.01, max=3600, help="Of random games.")
    ] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    option: OptionList = None,
) -> None:
    """Measure one core: random games, stepping from Python, copies, compile time."""
    played = named_game(game)
    with refusals():
        start = played.new(seats or min(played.seats), options_of(played, option))
    figures = _measure(start, seconds)
    if as_json:
        typer.echo(json.dumps({"game": game, "seats": start.seats, **figures}))
    else:
        _show(start, figures)


def _measure(start: Position, seconds: float) -> Figures:
    from rich.console import Console
    from rich.progress import Progress

    from kurultai.arena.speed import PARTS, measure

    figures: Figures = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("random playouts", total=PARTS)
        for part, found in measure(start, seconds):
            figures.update(found)
            progress.update(task, advance=1, description=f"{part}: done")
    return figures


def _show(start: Position, figures: Figures) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{start.game.title}, {start.seats} seats, one core")
    table.add_column("figure")
    table.add_column("here", justify="right")
    for name, value in figures.items():
        digits = 0 if value >= 100 or value == int(value) else 2
        table.add_row(name.replace("_", " "), f"{value:,.{digits}f}")
    Console().print(table)

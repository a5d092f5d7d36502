"""`kurultai arena GAME --study`: what many games say about the game itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from kurultai.cli.common import console_for_tables

if TYPE_CHECKING:
    from rich.console import Console

    from kurultai.arena.plan import Plan
    from kurultai.arena.study.report import Figure, Row, Study
    from kurultai.arena.study.seen import Seen
    from kurultai.core.game import Game
    from kurultai.core.study import Group

USUAL = "greedy"  # who plays a study unless told otherwise: quick, and not foolish


def run(
    game: Game, plan: Plan, jobs: int, ray: str | None, picture: Path | None, as_json: bool
) -> None:
    """Play the plan's games and tell what they say, as tables, JSON and a picture."""
    from kurultai.arena.study.report import study

    start = game.new(plan.seats, plan.options)
    groups = game.groups
    seen = _watch(plan, jobs, ray)
    made = study(seen, groups, {group.id: group.names(start) for group in groups})
    if picture is not None:
        from kurultai.arena.study.plot import plot

        plot(made, seen, groups, _title(game, plan, made), picture)
    if as_json:
        typer.echo(json.dumps(made.as_json(), default=str))
    else:
        _show(game, plan, groups, made)


def _title(game: Game, plan: Plan, made: Study) -> str:
    bots = ", ".join(dict.fromkeys(plan.bots))
    return f"{game.title}, {plan.seats} seats, {made.games} games of {bots}, seed {plan.seed}"


def _watch(plan: Plan, jobs: int, ray: str | None) -> list[Seen]:
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress

    from kurultai.arena.study.seen import games_of

    seen = []
    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("games", total=plan.games)
        for one in games_of(plan, jobs, ray):
            seen.append(one)
            progress.advance(task)
    return sorted(seen, key=lambda one: one.number)


def _show(game: Game, plan: Plan, groups: tuple[Group, ...], made: Study) -> None:
    console = console_for_tables()
    console.print(f"[bold]{_title(game, plan, made)}[/bold]")
    for label, figures in (
        ("share of victory by order of play", made.seats),
        ("shared victories", [made.shared]),
    ):
        console.print(f"{label}: " + "; ".join(_percent(figure) for figure in figures))
    for label, figure in (
        ("decisions a game", made.decisions),
        ("score", made.scores),
        ("winner's score", made.best),
        ("ahead of the next", made.distance),
    ):
        console.print(f"{label}: {_number(figure)}")
    for words, figure in made.endings:
        console.print(f"{_percent(figure)}: {words}")
    for group in groups:
        _show_group(console, group, made.groups[group.id])


def _show_group(console: Console, group: Group, rows: list[Row]) -> None:
    from rich.table import Table

    from kurultai.arena.study.report import ENOUGH

    table = Table(title=str(group.title))
    table.add_column("", no_wrap=True)
    for heading in ("offered", "played", "won", "lead when played", "when not"):
        table.add_column(heading, justify="right")
    for row in rows:
        name = f"{row.thing} {row.name}" if row.name else row.thing
        table.add_row(
            name,
            str(row.offered),
            _percent(row.played),
            _percent(row.won) if row.is_known else "",
            _number(row.lead) if row.is_known else "",
            _number(row.lead_without) if row.lead_without.n >= ENOUGH else "",
        )
    console.print(table)


def _percent(figure: Figure) -> str:
    return f"{100 * figure.mean:.0f} % ({100 * figure.low:.0f}–{100 * figure.high:.0f})"


def _number(figure: Figure) -> str:
    return f"{figure.mean:.1f} ± {figure.high - figure.mean:.1f}"

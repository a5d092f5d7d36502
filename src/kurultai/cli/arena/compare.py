"""`kurultai compare`: two card sets, boards or options, with common chance."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kurultai.cli.arena.study import USUAL
from kurultai.cli.common import console_for_tables, data_file, named_game, refusals, wrong_usage

if TYPE_CHECKING:
    from kurultai.arena.plan import Plan
    from kurultai.arena.study.compare import Comparison, Difference, Pair
    from kurultai.core.game import Game, Options

SHIPPED = "shipped"
FEWEST = 10  # pairs; what differs in fewer of them is not judged
SHOWN = 12  # things of a group in the table that are not called different
Side = Annotated[
    str,
    typer.Argument(help="A file of cards or of a board, a file of options, or the word shipped."),
]


def add(app: typer.Typer) -> None:
    app.command()(compare)


def compare(
    a: Side,
    b: Side,
    games: Annotated[int, typer.Option(metavar="N", min=FEWEST, help="Pairs of games.")] = 200,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="Who plays both sides.")] = USUAL,
    seats: Annotated[int | None, typer.Option(metavar="N", help="Default: the fewest.")] = None,
    seed: Annotated[int, typer.Option(metavar="S", help="Of chance and bots.")] = 1,
    jobs: Annotated[int, typer.Option(metavar="N", min=1, help="Processes.")] = 1,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on this Ray cluster; local: one started here."),
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="As a picture.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The result as JSON.")] = False,
) -> None:
    """Compare two card sets, boards or options of a game: the same bots, the same chance.

    Told are the differences within pairs of games, with 95 % intervals, and which of them are no
    luck (false discoveries at most 5 %, by Benjamini and Hochberg). A file of options has a line
    game = "…" and a table named options; data files are recognised by what stands in them.
    """
    from kurultai.arena.plan import OPENING, Plan
    from kurultai.arena.study.compare import compared
    from kurultai.arena.study.drawing import check

    played, options = _sides(a, b)
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    opening = 0 if played.has_chance else OPENING
    number = seats or min(played.seats)
    plans = (
        Plan(played.id, number, options[0], names, games, seed, opening),
        Plan(played.id, number, options[1], names, games, seed, opening),
    )
    with refusals():
        if plot is not None:
            check(plot)
        starts = [played.new(number, one) for one in options]
        pairs = _play(plans, jobs, ray)
        told = tuple({g.id: g.names(start) for g in played.groups} for start in starts)
        made = compared(pairs, played.groups, told)
        if plot is not None:
            from kurultai.arena.study.plot_compared import plot as draw

            draw(made, played.groups, _title(played, plans[0], a, b), plot)
    if as_json:
        typer.echo(json.dumps(made.as_json()))
    else:
        _show(played, made, _title(played, plans[0], a, b))


def _sides(a: str, b: str) -> tuple[Game, list[Options]]:
    """The game, and the options of either side."""
    read = [_side(name) for name in (a, b)]
    found = {game.id: game for game, _ in read if game is not None}
    if len(found) != 1:
        wrong_usage(
            "A and B have to be of one game"
            if found
            else "at least one of A and B has to be a file: shipped alone names no game"
        )
    (game,) = found.values()
    return game, [options for _, options in read]


def _side(name: str) -> tuple[Game | None, Options]:
    from kurultai.core.datafiles import recognised
    from kurultai.core.registry import game, loadable

    if name == SHIPPED:
        return None, {}
    document = data_file(name)
    if isinstance(document.get("game"), str):
        return _options_in(name, document)
    fits = recognised(document, [game(id_) for id_ in loadable()])
    if len(fits) != 1:
        wrong_usage(f"{name} is neither a data file of a game nor a file of options")
    (its, option) = fits[0]
    return its, {option: document}


def _options_in(name: str, document: dict[str, Any]) -> tuple[Game, Options]:
    """A file of options; those that are data files are named as files beside it."""
    its = named_game(document["game"])
    files = {option.name for option in its.options if option.is_file}
    given = document.get("options", {})
    if not isinstance(given, dict) or document.keys() - {"game", "options"}:
        wrong_usage(f'{name} may have game = "…" and a table [options], nothing else')
    beside = Path(name).parent
    return its, {
        key: data_file(str(beside / str(value))) if key in files else value
        for key, value in given.items()
    }


def _play(plans: tuple[Plan, Plan], jobs: int, ray: str | None) -> list[Pair]:
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress

    from kurultai.arena.study.compare import pairs_of

    sides: tuple[dict[int, Any], dict[int, Any]] = ({}, {})
    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("games", total=2 * plans[0].games)
        for side, number, seen in pairs_of(plans, jobs, ray):
            sides[side][number] = seen
            progress.advance(task)
    return [(sides[0][number], sides[1][number]) for number in sorted(sides[0])]


def _title(game: Game, plan: Plan, a: str, b: str) -> str:
    bots = ", ".join(dict.fromkeys(plan.bots))
    sides = f"A {Path(a).name}, B {Path(b).name}"
    return f"{game.title}: {sides}; {plan.seats} seats, {plan.games} pairs of {bots}"


def _show(game: Game, made: Comparison, title: str) -> None:
    from rich.table import Table

    console = console_for_tables()
    console.print(f"[bold]{title}[/bold]")
    for group, heading in (("", "The whole game"), *((g.id, str(g.title)) for g in game.groups)):
        rows = [row for row in made.rows if row.group == group and row.is_tested]
        left_out = sum(row.group == group for row in made.rows) - len(rows)
        shown = [row for i, row in enumerate(rows) if row.is_real or not group or i < SHOWN]
        table = Table(title=heading if not group else f"{heading}: seats that play it")
        table.add_column("", overflow="fold")
        for column in ("A", "B", "B − A", "95 %", "q", ""):
            table.add_column(column, justify="right", no_wrap=True)
        for row in shown:
            table.add_row(*_cells(row))
        if shown:
            console.print(table)
        few = len(rows) - len(shown)
        if few or left_out:
            console.print(f"{heading}: {few} more, no difference; {left_out} hardly ever differed")
    real = sum(row.is_real for row in made.rows)
    console.print(f"{real} of {sum(row.is_tested for row in made.rows)} figures differ")


def _cells(row: Difference) -> list[str]:
    form = "{:.1%}" if row.group or "share" in row.thing else "{:.2f}"
    said = row.difference
    return [
        row.label,
        form.format(row.a),
        form.format(row.b),
        form.format(said.mean),
        f"{form.format(said.low)} – {form.format(said.high)}",
        f"{row.believed:.3f}",
        "differs" if row.is_real else "",
    ]

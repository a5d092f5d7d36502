"""`kurultai arena`: bots against bots, with intervals."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kurultai.cli.arena.study import USUAL
from kurultai.cli.arena.study import run as run_study
from kurultai.cli.common import (
    GameName,
    OptionList,
    console_for_tables,
    named_game,
    options_of,
    refusals,
    wrong_usage,
)

if TYPE_CHECKING:
    from kurultai.arena.bout import Outcome
    from kurultai.arena.plan import Plan
    from kurultai.arena.results import Results, Row


def add(app: typer.Typer) -> None:
    app.command()(arena)


def arena(
    game: GameName,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B,…", help="Levels, random, greedy, search:50ms, engine:COMMAND …"),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="For each line-up.")] = 100,
    seats: Annotated[int | None, typer.Option(metavar="N", help="Default: the fewest.")] = None,
    time: Annotated[
        int | None, typer.Option(metavar="MS", min=1, help="A move, for bots named just search.")
    ] = None,
    iterations: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="A move, for bots named just search.")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="S", help="Of openings, chance and bots.")] = 1,
    opening: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, help="Random plies first (default 4 without chance)."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Finished games; run again to continue."),
    ] = None,
    jobs: Annotated[int, typer.Option(metavar="N", min=1, help="Processes.")] = 1,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop once it is clear whether the first bot is better.")
    ] = False,
    bounds: Annotated[
        str,
        typer.Option(metavar="LOW,HIGH", help="Elo that --sprt tells apart."),
    ] = "0,20",
    tight: Annotated[
        float | None,
        typer.Option(metavar="WIDTH", help="Stop once the first bot's interval is so narrow."),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on this Ray cluster; local: one started here."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The result as JSON.")] = False,
    option: OptionList = None,
    study: Annotated[
        bool, typer.Option("--study", help="What the games say about the game itself.")
    ] = False,
    cards: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A study of the same game with other cards.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The shares, or the study, as a picture.")
    ] = None,
) -> None:
    """Let bots play each other: seats rotated, paired seeds, 95 % intervals.

    More bots than seats: every line-up plays. Run again with the same --out to continue.
    --study (or no --bots) tells of seats, length, scores, endings, cards, shapes and openings.
    """
    from kurultai.arena.plan import OPENING, Plan
    from kurultai.arena.study.drawing import check

    played = named_game(game)
    is_study = study or cards is not None or bots is None
    if cards is not None:
        option = [*(option or []), f"cards={cards}"]
    plan = Plan(
        game=game,
        seats=seats or min(played.seats),
        options=options_of(played, option),
        bots=_bots(bots or USUAL, time, iterations, 1 if is_study else 2),
        games=games,
        seed=seed,
        opening=opening if opening is not None else 0 if played.has_chance else OPENING,
    )
    if plot is not None:
        with refusals():
            check(plot)
    if is_study:
        if out or sprt or tight:
            wrong_usage("--out, --sprt and --tight are for bots against bots, not a study")
        with refusals():
            run_study(played, plan, jobs, ray, plot, as_json)
        return
    with refusals():
        played.new(plan.seats, plan.options)
        results = _play(plan, out, jobs, ray, _stop(plan, _bounds(bounds) if sprt else None, tight))
        if plot is not None:
            _plot(plan, results, plot)
    if as_json:
        typer.echo(json.dumps(_as_json(plan, results)))
    else:
        _show(plan, results)


def _bots(text: str, time: int | None, iterations: int | None, least: int) -> tuple[str, ...]:
    budget = f"{time}ms" if time else f"{iterations}it" if iterations else None
    if time and iterations:
        wrong_usage("choose one of --time and --iterations")
    names = [name.strip() for name in text.split(",") if name.strip()]
    if len(names) < least:
        wrong_usage("--bots takes at least two, separated by commas")
    if "search" in names and budget is None:
        wrong_usage("how long may search think? Write search:50ms, or --time 50")
    return tuple(f"search:{budget}" if name == "search" else name for name in names)


def _bounds(text: str) -> tuple[float, float]:
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low = high = 0.0
    if not low < high:
        wrong_usage("--bounds takes two numbers of Elo, the smaller first: 0,20")
    return low, high


def _stop(
    plan: Plan, bounds: tuple[float, float] | None, tight: float | None
) -> Callable[[list[Outcome]], str]:
    """What looks at the games so far and says why they are enough, or nothing."""
    from kurultai.arena.stopping import BOUNDS, Sprt, is_tight, rounds, share_in

    first = plan.bots[0]
    own = max(lineup.count(first) for lineup in plan.lineups())
    test = Sprt(plan.seats, *(bounds or BOUNDS), own)

    def look(outcomes: list[Outcome]) -> str:
        if bounds and test.look(rounds(plan, outcomes, first)):
            than = f"{test.low:g} or {test.high:g} Elo"
            return f"decided: {first} is {test.verdict} (asked: by {than})"
        shares = [share_in(one, first) for one in outcomes if first in one.bots]
        if tight is not None and is_tight(shares, tight):
            return f"the interval of {first} is narrow enough"
        return ""

    return look


def _plot(plan: Plan, results: Results, path: Path) -> None:
    from kurultai.arena.plotting import plot
    from kurultai.arena.results import totals

    plot(plan, totals(dict.fromkeys(plan.bots), results.outcomes), path)


def _play(
    plan: Plan,
    out: Path | None,
    jobs: int,
    ray: str | None,
    stop: Callable[[list[Outcome]], str],
) -> Results:
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress

    from kurultai.arena.results import Results
    from kurultai.arena.tournament import outcomes

    results = Results(plan, out)
    done = {outcome.number for outcome in results.outcomes}
    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("games", total=plan.length, completed=len(done))
        for outcome in outcomes(plan, done, jobs, ray):
            results.add(outcome)
            progress.advance(task)
            if why := stop(results.outcomes):
                console.print(why)
                break
    return results


def _as_json(plan: Plan, results: Results) -> dict[str, Any]:
    from dataclasses import asdict

    from kurultai.arena.results import duels, seats, totals

    return {
        "plan": asdict(plan),
        "bots": [row.as_json() for row in totals(dict.fromkeys(plan.bots), results.outcomes)],
        "duels": [row.as_json() for row in duels(results.outcomes)],
        "seats": seats(results.outcomes),
        "plies_per_game": sum(o.plies for o in results.outcomes) / len(results.outcomes),
    }


def _show(plan: Plan, results: Results) -> None:
    from rich.table import Table

    from kurultai.arena.results import duels, seats, totals

    found = results.outcomes
    table = Table(title=f"{plan.game}, {plan.seats} seats, {len(found)} games, seed {plan.seed}")
    for heading in ("bot", "against", "games", "won", "shared", "share", "95 %", "ms a move"):
        if heading in ("bot", "against"):
            table.add_column(heading, overflow="fold")
        else:
            table.add_column(heading, justify="right", no_wrap=True)
    for row in (*totals(dict.fromkeys(plan.bots), found), *duels(found)):
        table.add_row(*_cells(row))
    console = console_for_tables()
    console.print(table)
    by_seat = ", ".join(f"{share:.1%}" for share in seats(found))
    plies = sum(o.plies for o in found) / len(found)
    console.print(f"share by seat: {by_seat}; {plies:.1f} plies a game")


def _cells(row: Row) -> list[str]:
    said = row.as_json()
    return [
        row.bot,
        row.rival or "all",
        str(row.games),
        str(row.won),
        str(row.shared),
        f"{said['share']:.1%}",
        f"{said['low']:.1%} – {said['high']:.1%}",
        f"{said['milliseconds_per_move']:.1f}",
    ]

"""`kurultai review FILE`: where a game was won, lost, and decided by luck."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kurultai.cli.common import Language, bytes_of, refusals, speak, wrong_usage
from kurultai.cli.texts import TEXTS

if TYPE_CHECKING:
    from rich.console import Console

    from kurultai.analysis.review import JudgedTurn, Review
    from kurultai.match.match import Match

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # letters of a graph


def add(app: typer.Typer) -> None:
    app.command()(review)


def review(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record; - reads standard input.")],
    iterations: Annotated[
        int | None, typer.Option(metavar="N", min=8, help="For each estimate (default 120).")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The graph as a picture (.svg, .png).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The whole review as JSON.")] = False,
    language: Language = None,
) -> None:
    """Look at a game again: winning chances, turning points, luck and skill told apart."""
    from dataclasses import asdict

    from kurultai.core import record
    from kurultai.match.match import Match

    speak(language)
    if plot is not None:
        _can_draw()
    with refusals():
        match = Match.from_record(record.loads(bytes_of(file)))
    found = _look(match, iterations)
    if plot is not None:
        _draw(match, found, plot)
    if as_json:
        typer.echo(json.dumps(asdict(found), ensure_ascii=False, default=str))
    else:
        _show(match, found)


def _look(match: Match, iterations: int | None) -> Review:
    from rich.console import Console
    from rich.progress import Progress

    from kurultai.analysis import review as analysis
    from kurultai.analysis.judging import ESTIMATE

    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("review", total=1.0)
        return analysis.review(
            match,
            iterations or ESTIMATE,
            lambda done: progress.update(task, completed=done),
        )


def _show(match: Match, found: Review) -> None:
    from rich.console import Console

    console = Console(highlight=False, soft_wrap=True)
    _graphs(console, match, found)
    _accounts(console, match, found)
    for n in found.turning_points:
        _turn(console, match, found.turns[n])


def _turn(console: Console, match: Match, turn: JudgedTurn) -> None:
    name = "" if turn.seat is None else str(match.game.seat_names[turn.seat])
    said = [f"review-{word}" for word in (turn.verdict, turn.fortune) if word and word != "fine"]
    words = ", ".join(str(TEXTS(word)) for word in said)
    lost = f"  {-100 * turn.cost:+.0f} %" if turn.better else ""
    console.print(f"[bold]{turn.number:>4}[/bold]  {name}: {words}{lost}")
    if turn.better is not None:
        better = " ".join(str(text) for text in turn.better.words)
        console.print(f"      {TEXTS('review-better', line=better)} {turn.better.why or ''}")


def _graphs(console: Console, match: Match, found: Review) -> None:
    for seat in range(found.seats):
        name = str(match.game.seat_names[seat])
        shares = [row[seat] for row in found.known[seat]]
        step = max(1.0, len(shares) / WIDTH)
        picked = [shares[int(i * step)] for i in range(int(len(shares) / step))]
        bars = "".join(BARS[min(7, int(8 * share))] for share in picked)
        console.print(f"{name:>8} {bars} {100 * shares[-1]:.0f} %")


def _accounts(console: Console, match: Match, found: Review) -> None:
    from rich.table import Table

    table = Table()
    table.add_column()
    for heading in ("first", "luck", "play", "last", "error"):
        table.add_column(str(TEXTS(f"review-{heading}")), justify="right")
    for a in found.accounts:
        parts = (a.first, a.luck, a.play, a.last)
        signs = ("{:.0f} %", "{:+.0f} %", "{:+.0f} %", "{:.0f} %")
        name = str(match.game.seat_names[a.seat])
        cells = [s.format(100 * p) for s, p in zip(signs, parts, strict=True)]
        error = f"{max(0, 100 * a.error):.1f} % ({TEXTS(f'review-grade-{a.grade}')})"
        table.add_row(name, *cells, error)
    console.print(table)


def _can_draw() -> None:
    from importlib.util import find_spec

    if find_spec("matplotlib") is None:
        wrong_usage("a plot needs matplotlib: pip install 'kurultai[plot]'")


def _draw(match: Match, found: Review, path: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4.5), layout="constrained")
    axes = figure.add_subplot()
    for seat in range(found.seats):
        shares = [100 * row[seat] for row in found.known[seat]]
        axes.plot(shares, label=str(match.game.seat_names[seat]))
    for turn in (found.turns[n] for n in found.turning_points):
        axes.axvline(turn.last, linestyle="--" if turn.better else ":", alpha=0.4)
    axes.set(xlabel="moves", ylabel="winning chances, %", ylim=(0, 100))
    axes.legend()
    try:
        figure.savefig(path)
    except (OSError, ValueError) as error:
        wrong_usage(f"cannot draw {path}: {error}")

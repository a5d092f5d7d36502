"""`make calibration`: whether bots win as often as they claim, every game and number of seats.

Writes docs/calibration.md from all games that are there; finished games are kept, so that a run
that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
from dataclasses import asdict
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from kurultai.arena.bout import prepare
from kurultai.arena.calibration import Quarter, Quarters, added, claims, plan_for, whole
from kurultai.arena.kept import Kept
from kurultai.arena.plan import Plan
from kurultai.arena.spreading import spread
from kurultai.core import registry

WITHIN = 0.03  # of the truth, in every quarter
PAGE = Path("docs/calibration.md")
HEAD = """\
# Calibration

Whether bots win as often as they claim (`src/kurultai/arena/calibration.py`). In each game all
seats are `{bot}`, the search as it ships. At every decision with a choice the mover says what share
of the victory it expects. A cell is the mean claim and, after the stroke, what movers won, in that
quarter of the game; they should differ by at most {within}. *Brier* is the mean square of what a
claim is off (smaller is better), beside that of the evaluation alone on the same decisions.

Written by `make calibration`, which goes on where it was stopped; what is missing has not been
measured yet (seed {seed}).

| game | seats | games | first quarter | second | third | last | most off | Brier | evaluation |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="which (default: all)")
    parser.add_argument("--number", type=int, default=200, help="games of each")
    parser.add_argument("--seats", type=int, nargs="*", help="which numbers (default: all)")
    parser.add_argument("--bot", default="search:200it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("runs/calibration"))
    parser.add_argument("--out", type=Path, default=PAGE)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    rows = []
    with Progress(console=Console(stderr=True)) as progress:
        for id_ in registry.games():
            for seats in registry.game(id_).seats:
                is_asked = not asked.games or id_ in asked.games
                is_asked = is_asked and (not asked.seats or seats in asked.seats)
                plan = plan_for(id_, seats, asked.bot, asked.number, asked.seed)
                found = _games(plan, asked.folder, asked.jobs if is_asked else 0, progress)
                if found:
                    rows.append(row(id_, seats, found))
    head = HEAD.format(bot=asked.bot, within=WITHIN, seed=asked.seed)
    asked.out.write_text(head + "".join(rows), encoding="utf-8")
    print("".join(rows), end="")


def _games(plan: Plan, folder: Path, jobs: int, progress: Progress) -> list[Quarters]:
    """The games that are there, and with ``jobs`` those that are missing."""
    name = f"{plan.game}-{plan.seats}-{plan.bots[0]}-{plan.seed}.jsonl".replace(":", "_")
    header = {"game": plan.game, "seats": plan.seats, "bot": plan.bots[0], "seed": plan.seed}
    kept = Kept(header, folder / name)
    there = {line["number"] for line in kept.lines}
    left = [number for number in range(plan.games) if number not in there]
    if jobs and left:
        prepare(plan)
        task = progress.add_task(f"{plan.game}, {plan.seats} seats", total=len(left))
        for line in spread(partial(_line, plan), left, jobs):
            kept.add(line)
            progress.advance(task)
    return [
        tuple(Quarter(**quarter) for quarter in line["quarters"])
        for line in kept.lines
        if line["number"] < plan.games
    ]


def _line(plan: Plan, number: int) -> dict[str, object]:
    return {"number": number, "quarters": [asdict(each) for each in claims(plan, number)]}


def row(game: str, seats: int, games: list[Quarters]) -> str:
    quarters = added(games)
    total = whole(quarters)
    cells = [
        f"{each.claimed / max(1, each.decisions):.3f} / {each.won / max(1, each.decisions):.3f}"
        for each in quarters
    ]
    largest = max((each.gap for each in quarters), key=abs)
    told = f"{largest:+.3f}" if abs(largest) <= WITHIN else f"**{largest:+.3f}**"
    title = registry.game(game).title["en"]
    return (
        f"| {title} | {seats} | {len(games)} | {' | '.join(cells)} | {told} "
        f"| {total.brier:.4f} | {total.evaluation_brier:.4f} |\n"
    )


if __name__ == "__main__":
    main()

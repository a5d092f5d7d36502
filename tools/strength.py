"""`make strength`: greedy against random, search against greedy, at every number of seats.

One bot sits among rivals that are all the other one, its seat rotates, each seed is played from
every seat. Finished games are kept: stopped, it goes on where it was. Prints the table of
docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from kurultai.arena.plan import OPENING, Plan
from kurultai.arena.results import Results, totals
from kurultai.arena.tournament import outcomes
from kurultai.core import registry

MEETINGS = (("greedy", "random"), ("search:50ms", "greedy"))
HEAD = """\
| game | seats | bot | among | games | share | interval | even |
| --- | --- | --- | --- | --- | --- | --- | --- |"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="which (default: all)")
    parser.add_argument("--number", type=int, default=200, help="games of each meeting")
    parser.add_argument("--seats", type=int, nargs="*", help="which numbers (default: all)")
    parser.add_argument("--meeting", nargs=2, metavar=("BOT", "RIVAL"), help="another one")
    parser.add_argument("--folder", type=Path, default=Path("runs/strength"))
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    print(HEAD)
    for id_ in asked.games or list(registry.games()):
        game = registry.game(id_)
        for seats in asked.seats or game.seats:
            for bot, rival in [asked.meeting] if asked.meeting else MEETINGS:
                opening = 0 if game.has_chance else OPENING
                bots = (bot, *[rival] * (seats - 1))
                plan = Plan(id_, seats, {}, bots, asked.number, 1, opening)
                print(line(plan, asked.folder, asked.jobs), flush=True)


def line(plan: Plan, folder: Path, jobs: int) -> str:
    """Play what is missing of a meeting; its line of the table."""
    bot, rival = plan.bots[:2]
    name = f"{plan.game}-{plan.seats}-{bot}-{rival}-{plan.games}.jsonl".replace(":", "_")
    results = Results(plan, folder / name)
    for outcome in outcomes(plan, {one.number for one in results.outcomes}, jobs):
        results.add(outcome)
    said = totals(dict.fromkeys(plan.bots), results.outcomes)[0].as_json()
    return (
        f"| {plan.game} | {plan.seats} | {bot} | {rival} | {said['games']} | {said['share']:.1%} "
        f"| {said['low']:.1%} – {said['high']:.1%} | {1 / plan.seats:.1%} |"
    )


if __name__ == "__main__":
    main()

"""The Great Wall's invariants after every wall of many random builds: `make walls`."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

from kurultai.core.bits import Rng, below, rng
from kurultai.core.compiling.decorators import compiled
from kurultai.core.game import Position
from kurultai.games.dschingis.board import LINES, WALLS, names
from kurultai.games.dschingis.parts.causes import MAKES
from kurultai.games.dschingis.parts.wall import can_carry, raise_wall, verdict_on

from .drawn import GAME

NEW_WALL = 400  # walls, after which one begins again from the starting wall


@compiled
def lay_one(b: Any, s: Any, generator: Rng, lines: Any) -> int:
    """Lay a wall on a random line, on average three in a turn; what it made."""
    n = 0
    for line in range(b[0].lines):
        if can_carry(b[0], s[0], line):
            lines[n] = line
            n += 1
    if below(generator, 3) == 0:
        s[0].fresh = 0  # the turn was over
    line = lines[below(generator, n)]
    makes = verdict_on(b[0], s[0], line).makes
    raise_wall(b[0], s[0], line)
    return makes


class Broken(AssertionError):
    pass


def check(p: Position) -> None:
    """One line between two border towers, all joined to it, every village in exactly one country."""
    b, s = p.b[0], p.s[0]
    towers = [tuple(map(int, pair)) for pair in b.line_tower[: int(b.lines)]]
    walls = [i for i in range(int(b.lines)) if int(s.walls) >> i & 1]
    great = {i for i in walls if int(s.great) >> i & 1}
    _check(int(s.great) & ~int(s.walls) == 0, "the Great Wall stands")
    _check((int(s.open) | int(s.fresh)) & ~int(s.walls) == 0, "gates are in standing walls")
    _check(len(walls) <= WALLS, "there are no more walls")
    way = _walked(towers, set(great), int(s.west))
    _check(len(way) == len(great) + 1, "the Great Wall is one line")
    _check(len(set(way)) == len(way), "the Great Wall crosses no tower twice")
    _check(way[-1] == int(s.east) != int(s.west), "the Great Wall runs from end to end")
    _check(bool(b.border[way[0]] and b.border[way[-1]]), "both ends are border towers")
    joined = _joined(towers, walls, way[0])
    stand = {tower for i in walls for tower in towers[i]}
    _check(joined == stand, "every wall is joined to the Great Wall")
    _check(len(stand) == len(walls) + 1, "there is no loop")
    outside = {tower for tower in stand if b.border[tower]} - set(way)
    _check(not outside, "only the Great Wall touches the outline")
    _check_countries(p, way, great)


def _check(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def _walked(towers: list[tuple[int, ...]], rest: set[int], tower: int) -> list[int]:
    way = [tower]
    while True:
        on = [i for i in rest if tower in towers[i]]
        if len(on) != 1:
            return way
        rest.remove(on[0])
        tower = sum(towers[on[0]]) - tower
        way.append(tower)


def _joined(towers: list[tuple[int, ...]], walls: list[int], start: int) -> set[int]:
    near: dict[int, list[int]] = {}
    for i in walls:
        one, two = towers[i]
        near.setdefault(one, []).append(two)
        near.setdefault(two, []).append(one)
    found, edge = {start}, [start]
    while edge:
        for tower in near[edge.pop()]:
            if tower not in found:
                found.add(tower)
                edge.append(tower)
    return found


def _check_countries(p: Position, way: list[int], great: set[int]) -> None:
    """Whoever crosses the Great Wall changes country, whoever crosses anything else does not."""
    mongolia = int(p.s[0].mongolia)
    for i, (one, two) in enumerate(names(p.b).sides):
        same = (mongolia >> one & 1) == (mongolia >> two & 1)
        _check(same == (i not in great), "the Great Wall, and nothing else, parts the countries")
    b = p.b[0]
    first = next(i for i in great if way[0] in map(int, b.line_tower[i]))
    forward = int(b.line_tower[first, 0]) == way[0]
    on_left = bool(mongolia >> int(b.left[first]) & 1)
    _check(on_left == forward, "Mongolia is on the left")


def builds(number: int, seed: int) -> Iterator[str]:
    """What each of so many walls made, the invariants checked after it."""
    start = GAME.new(2)
    generator = rng(seed)
    lines = np.zeros(LINES, np.int64)
    p = start.copy()
    for i in range(number):
        if i % NEW_WALL == 0 or int(p.s[0].walls).bit_count() == WALLS:
            p = start.copy()
        made = MAKES[lay_one(p.b, p.s, generator, lines)]
        check(p)
        yield made


if __name__ == "__main__":
    asked = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    console = Console()
    laid = track(builds(asked, 1), f"{asked:,} walls", total=asked, console=console)
    made = ", ".join(f"{number:,} × {what}" for what, number in Counter(laid).most_common())
    console.print(f"The Great Wall held after every one of {asked:,} walls: {made}")

"""What the wall would do, for people: ways along it, and what one more wall would cause."""

from __future__ import annotations

from typing_extensions import TypedDict

from kurultai.core.game import Position
from kurultai.games.dschingis.board import names
from kurultai.games.dschingis.moves import OVER_WALL, walls_in
from kurultai.games.dschingis.state import BUILD, MARCH


class Route(TypedDict):
    """A way along the wall: where the leader goes up and down, and the walls he walks on."""

    up: str
    down: str
    walls: list[str]


def in_order(p: Position, lines: int, tower: int) -> list[str]:
    """A line of walls as it is walked from one of its ends."""
    at_tower, towers = p.b[0].tower_lines.tolist(), p.b[0].line_tower.tolist()
    of_board, rest = names(p.b).lines, int(lines)
    found = []
    while rest:
        line = (rest & at_tower[tower]).bit_length() - 1
        rest ^= 1 << line
        one, two = towers[line]
        tower = two if tower == one else one
        found.append(of_board[line])
    return found


def great_wall(p: Position) -> list[str]:
    """The Great Wall from its west end to its east end."""
    return in_order(p, int(p.s[0].great), int(p.s[0].west))


def ways_from(p: Position, up: int) -> dict[int, list[int]]:
    """The walls that are walked from a wall to every other one (there is one way only)."""
    touching, walls, number = p.b[0].touching.tolist(), int(p.s[0].walls), int(p.b[0].lines)
    found = {up: [up]}
    edge = [up]
    while edge:
        line = edge.pop(0)
        beside = touching[line] & walls
        for other in range(number):
            if beside >> other & 1 and other not in found:
                found[other] = [*found[line], other]
                edge.append(other)
    return found


def route(p: Position, up: int, down: int) -> list[str]:
    return [names(p.b).lines[line] for line in ways_from(p, up)[down]]


def routes(p: Position) -> list[Route]:
    """Every way along the wall that the marching leader may take."""
    if int(p.s[0].phase) != MARCH:
        return []
    lines = names(p.b).lines
    pairs = sorted({walls_in(int(m))[:2] for m in p.copy().legal() if m >= OVER_WALL})
    ways = {up: ways_from(p, up) for up in {up for up, _ in pairs}}
    return [
        {
            "up": lines[up],
            "down": lines[down],
            "walls": [lines[line] for line in ways[up][down]],
        }
        for up, down in pairs
    ]


def is_building(p: Position) -> bool:
    return int(p.s[0].phase) == BUILD

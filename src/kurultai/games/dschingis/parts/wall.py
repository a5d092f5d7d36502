"""The Great Wall: one line from its west end to its east end, branches, loops, new ends (§build).

All that stands is joined and without loops, so there is exactly one way along the walls from any
tower to any other. ``verdict_on`` says what one more wall causes and changes nothing,
``raise_wall`` carries it out. Sets of lines are bit sets.
"""

from __future__ import annotations

from typing import NamedTuple

from kurultai.core.bits import lowest, popcount
from kurultai.core.compiling.decorators import compiled
from kurultai.games.dschingis.board import Board, bit, other_side
from kurultai.games.dschingis.state import State

# What a wall makes
BRANCH, LOOP, OUTER_LOOP, NEW_END = range(4)
# The two ways of a loop, the arms of a new end
OLD, NEW, WEST, EAST = 0, 1, 2, 3
NONE = -1


class Verdict(NamedTuple):
    """What a wall causes."""

    makes: int  # BRANCH, LOOP, OUTER_LOOP or NEW_END
    old: int  # a loop: the Great Wall's way
    new: int  # a loop: the other way; an outer loop: all of it; a new end: the new arm
    west: int  # a new end: the Great Wall's arms
    east: int
    loser: int  # which of them comes down entirely; NONE: none (a tie, or nothing has to)
    down: int  # what comes down by this
    isolated: int  # and what is then joined to nothing (§D15)
    great: int  # the Great Wall afterwards
    west_end: int
    east_end: int


@compiled
def stands(b: Board, walls: int, tower: int) -> bool:
    return walls & b.tower_lines[tower] != 0  # type: ignore[no-any-return]


@compiled
def can_carry(b: Board, s: State, line: int) -> bool:
    """A free line that touches a tower of the standing wall (§D11)."""
    return s.walls & bit(line) == 0 and s.walls & b.touching[line] != 0


@compiled
def way(b: Board, walls: int, start: int, end: int) -> int:
    """The walls on the way between two towers: what is left when every dead end is cut away."""
    kept = walls
    shrinking = True
    while shrinking:
        shrinking = False
        rest = kept
        while rest:
            line = lowest(rest)
            rest &= rest - 1
            for i in range(2):
                tower = b.line_tower[line, i]
                if tower not in (start, end) and kept & b.tower_lines[tower] == bit(line):
                    kept ^= bit(line)
                    shrinking = True
                    break
    return kept


@compiled
def joined_to(b: Board, walls: int, great: int) -> int:
    """The walls that are joined to the Great Wall, itself included."""
    joined = great
    growing = True
    while growing:
        growing = False
        rest = walls & ~joined
        while rest:
            line = lowest(rest)
            rest &= rest - 1
            if b.touching[line] & joined:
                joined |= bit(line)
                growing = True
    return joined


@compiled
def verdict_on(b: Board, s: State, line: int) -> Verdict:
    """What a wall on a line causes, judged at once (§D12)."""
    one, two = b.line_tower[line, 0], b.line_tower[line, 1]
    if stands(b, s.walls, one):
        if stands(b, s.walls, two):
            return verdict_on_loop(b, s, line)
        reached = two
    else:
        reached = one
    if b.border[reached]:
        return verdict_on_new_end(b, s, line, reached)
    return Verdict(BRANCH, 0, 0, 0, 0, NONE, 0, 0, s.great, s.west, s.east)


@compiled
def verdict_on_loop(b: Board, s: State, line: int) -> Verdict:
    """A wall between two towers that both stand (§build.loop, §D12, §D13)."""
    loop = way(b, s.walls, b.line_tower[line, 0], b.line_tower[line, 1])
    old = loop & s.great
    new = (loop ^ old) | bit(line)
    laid_now = new & (s.fresh | bit(line))
    if old == 0:
        return fallen(
            b, s, line, OUTER_LOOP, (0, new, 0, 0), NONE, laid_now, s.great, (s.west, s.east)
        )
    loser, down, great = NONE, laid_now, s.great  # §build.equal
    if popcount(new) > popcount(old):
        loser, down, great = OLD, old, (s.great ^ old) | new
    elif popcount(new) < popcount(old):
        loser, down = NEW, new
    return fallen(b, s, line, LOOP, (old, new, 0, 0), loser, down, great, (s.west, s.east))


@compiled
def verdict_on_new_end(b: Board, s: State, line: int, tower: int) -> Verdict:
    """A branch reaches another border tower: the shortest arm falls (§build.end, §D14)."""
    to_west = way(b, s.walls | bit(line), tower, s.west)
    west = to_west & s.great
    east = s.great ^ west
    new = to_west ^ west
    ways = (0, new, west, east)
    long_west, long_east, long_new = popcount(west), popcount(east), popcount(new)
    if long_west == 0 or (long_west < long_east and long_west < long_new):
        loser = NONE if long_west == 0 else WEST  # a branch that begins at an end: it grows
        return fallen(b, s, line, NEW_END, ways, loser, west, east | new, (tower, s.east))
    if long_east == 0 or (long_east < long_west and long_east < long_new):
        loser = NONE if long_east == 0 else EAST
        return fallen(b, s, line, NEW_END, ways, loser, east, west | new, (s.west, tower))
    if long_new < long_west and long_new < long_east:
        return fallen(b, s, line, NEW_END, ways, NEW, new, s.great, (s.west, s.east))
    laid_now = new & (s.fresh | bit(line))
    return fallen(b, s, line, NEW_END, ways, NONE, laid_now, s.great, (s.west, s.east))


@compiled
def fallen(
    b: Board,
    s: State,
    line: int,
    makes: int,
    ways: tuple[int, int, int, int],
    loser: int,
    down: int,
    great: int,
    ends: tuple[int, int],
) -> Verdict:
    """A verdict, with what is no longer joined to the Great Wall (§build.isolated, §D15)."""
    rest = (s.walls | bit(line)) & ~down
    isolated = rest & ~joined_to(b, rest, great)
    old, new, west, east = ways
    return Verdict(makes, old, new, west, east, loser, down, isolated, great, ends[0], ends[1])


@compiled
def raise_wall(b: Board, s: State, line: int) -> int:
    """Lay a wall, open (§build), and carry out what it causes. How many walls came down."""
    v = verdict_on(b, s, line)
    down = v.down | v.isolated
    s.walls = (s.walls | bit(line)) & ~down
    s.open = (s.open | bit(line)) & s.walls
    s.fresh = (s.fresh | bit(line)) & s.walls
    s.west, s.east = v.west_end, v.east_end
    if s.great != v.great:
        s.great = v.great
        s.mongolia = left_of_wall(b, s)
    return popcount(down)


@compiled
def left_of_wall(b: Board, s: State) -> int:
    """Mongolia: what lies on the left of the wall, from west to east (§countries, §D16)."""
    found = 0
    rest = s.great
    tower = s.west
    while rest:
        line = lowest(rest & b.tower_lines[tower])
        rest ^= bit(line)
        if b.line_tower[line, 0] == tower:
            village, tower = b.left[line], b.line_tower[line, 1]
        else:
            village, tower = other_side(b, line, b.left[line]), b.line_tower[line, 0]
        found |= bit(village)
    return around(b, found, s.great)


@compiled
def around(b: Board, villages: int, walls: int) -> int:
    """All villages that can be reached from these without crossing one of the walls."""
    found = villages
    edge = villages
    while edge:
        village = lowest(edge)
        edge &= edge - 1
        lines = b.village_lines[village] & ~walls
        while lines:
            beyond = bit(other_side(b, lowest(lines), village))
            lines &= lines - 1
            edge |= beyond & ~found
            found |= beyond
    return found

"""Lay tokens: the leader goes from village to village and lays one in each (§lay, §D9)."""

from __future__ import annotations

from kurultai.core.bits import lowest
from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.dschingis.board import KINDS, Board, bit, other_side
from kurultai.games.dschingis.moves import (
    GATE,
    OVER_WALL,
    ROAD,
    TO_SETTLE,
    by_gate,
    by_road,
    by_wall,
    kind_in,
    village_in,
    walls_in,
)
from kurultai.games.dschingis.parts.stacks import lay
from kurultai.games.dschingis.rulebook import (
    CANNOT_CLIMB,
    GATE_CLOSED,
    LEGAL,
    NO_GATE,
    NO_ROAD,
    NO_SUCH_TOKEN,
    NO_WAY_DOWN,
    ONE_KIND_OF_PIECE,
    RIVAL_LEADER,
    VISITED,
    WALL_IN_THE_WAY,
)
from kurultai.games.dschingis.state import NOWHERE, TURN_DONE, State, number_of


@compiled
def rivals(s: State) -> int:
    """The villages in which a rival's leader stands (§lay.leader)."""
    found = 0
    for seat in range(s.seats):
        if seat != s.turn and s.leader[seat] != NOWHERE:
            found |= bit(s.leader[seat])
    return found


@compiled
def can_step(b: Board, s: State, here: int, visited: int) -> bool:
    """Whether a leader could go on from a village, by road, gate or wall (§D5, §D6, §D7, §D8)."""
    barred = visited | rivals(s)
    lines = b.village_lines[here]
    passable = (b.roads & ~s.walls) | s.open
    rest = lines & passable
    while rest:
        if barred & bit(other_side(b, lowest(rest), here)) == 0:
            return True
        rest &= rest - 1
    ups = lines & s.open
    while ups:
        up = lowest(ups)
        ups &= ups - 1
        downs = s.open & ~bit(up)
        while downs:
            down = lowest(downs)
            downs &= downs - 1
            villages = bit(b.line_village[down, 0]) | bit(b.line_village[down, 1])
            if villages & ~barred:
                return True
    return False


@compiled
def candidates(b: Board, s: State, out: Moves) -> int:
    """Every step with every kind of token. All walls are joined, so any two make a way."""
    here = s.leader[s.turn]
    barred = s.visited | rivals(s)
    n = 0
    lines = b.village_lines[here]
    while lines:
        line = lowest(lines)
        lines &= lines - 1
        beyond = other_side(b, line, here)
        is_open = s.open & bit(line) != 0
        if barred & bit(beyond) == 0:
            if is_open:
                n = with_each_token(s, by_gate(beyond, 0), out, n)
            elif s.walls & bit(line) == 0 and b.roads & bit(line):
                n = with_each_token(s, by_road(beyond, 0), out, n)
        if is_open:
            n = along_wall(b, s, line, barred, out, n)
    return n


@compiled
def along_wall(b: Board, s: State, up: int, barred: int, out: Moves, n: int) -> int:
    """Add every step that climbs the wall ``up`` and comes down at another open one (§D7)."""
    downs = s.open & ~bit(up)
    while downs:
        down = lowest(downs)
        downs &= downs - 1
        for side in range(2):
            if barred & bit(b.line_village[down, side]) == 0:
                n = with_each_token(s, by_wall(up, down, side, 0), out, n)
    return n


@compiled
def with_each_token(s: State, step: int, out: Moves, n: int) -> int:
    for kind in range(len(KINDS)):
        if s.active[s.turn, kind]:
            out[n] = step + kind
            n += 1
    return n


@compiled
def objection(b: Board, s: State, move: int) -> int:
    """A village that is barred is so by every way, which is said before anything of the way."""
    if move < ROAD or move >= TO_SETTLE:
        return ONE_KIND_OF_PIECE
    if s.active[s.turn, kind_in(move)] == 0:
        return NO_SUCH_TOKEN
    here = s.leader[s.turn]
    village = destination(b, move)
    barred = LEGAL if village == here else objection_to_village(s, village)
    if barred != LEGAL:
        return barred
    if move < OVER_WALL:
        return objection_to_neighbour(b, s, here, village, move >= GATE)
    up, down, _ = walls_in(move)
    broken = objection_to_climb(b, s, here, up, down)
    return NO_WAY_DOWN if broken == LEGAL and village == here else broken


@compiled
def destination(b: Board, move: int) -> int:
    if move < OVER_WALL:
        return village_in(move)
    _, down, side = walls_in(move)
    return b.line_village[down, side]  # type: ignore[no-any-return]


@compiled
def objection_to_neighbour(b: Board, s: State, here: int, village: int, is_gate: bool) -> int:
    """By road without a wall (§lay.road, §D5), by gate through an open one (§lay.gate, §D6)."""
    line = b.village_lines[here] & b.village_lines[village]
    if is_gate:
        if village == here or s.walls & line == 0:
            return NO_GATE
        return LEGAL if s.open & line else GATE_CLOSED
    if village == here or b.roads & line == 0:
        return NO_ROAD
    return WALL_IN_THE_WAY if s.walls & line else LEGAL


@compiled
def objection_to_climb(b: Board, s: State, here: int, up: int, down: int) -> int:
    """Up by an open wall of this village, down by a different open one (§lay.wall, §D7)."""
    if b.village_lines[here] & s.open & bit(up) == 0:
        return CANNOT_CLIMB
    return NO_WAY_DOWN if up == down or s.open & bit(down) == 0 else LEGAL


@compiled
def objection_to_village(s: State, village: int) -> int:
    """Where a leader may not go (§lay.once, §lay.leader, §D8)."""
    if rivals(s) & bit(village):
        return RIVAL_LEADER
    if s.visited & bit(village) == 0:
        return LEGAL
    return VISITED


@compiled
def go(b: Board, s: State, move: int) -> None:
    """A step: gates that were used close (§lay.close), a token is laid, the leader stands on it."""
    here = s.leader[s.turn]
    if move >= OVER_WALL:
        up, down, side = walls_in(move)
        s.open &= ~(bit(up) | bit(down))
        village = b.line_village[down, side]
    else:
        village = village_in(move)
        if move >= GATE:
            s.open &= ~(b.village_lines[here] & b.village_lines[village])
    s.leader[s.turn] = village
    s.visited |= bit(village)
    s.stirred = 1
    lay(s, kind_in(move), village)


@compiled
def halt(b: Board, s: State) -> None:
    """Was this the last token, or the last village? The rest leaves the game (§lay.rest, §D9)."""
    mine = s.active[s.turn]
    if number_of(mine) and can_step(b, s, s.leader[s.turn], s.visited):
        return
    for kind in range(len(KINDS)):
        s.gone[s.turn, kind] += mine[kind]
        mine[kind] = 0
    s.phase = TURN_DONE

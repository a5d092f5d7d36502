"""What a good position of Dschingis Khan is: the points each seat may hope for, as shares of victory.

Counted are the stacks as they lie, less what a rival's leader could take next; the tokens still to
be laid; and what the seat to move can do with the rest of its turn: the best next token on a march,
the best villages its walls can still move to the other country.
"""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kurultai.bots.shares import Shares, divide
from kurultai.core import kernel
from kurultai.core.bits import lowest, popcount
from kurultai.core.kernel import rule
from kurultai.games.dschingis.board import KINDS, VILLAGES, Board, bit, other_side
from kurultai.games.dschingis.scoring import ALL, contents, points, winners
from kurultai.games.dschingis.state import (
    BUILD,
    CHOOSE,
    ENTER,
    MARCH,
    NOWHERE,
    OVER,
    STATE,
    TAKE,
    TOKEN,
    State,
    number_of,
    with_leaders,
)

Counts = NDArray[np.int64]

# Points that a token in the active reserve is worth: Chinese, Mongol, peasant, plague, herb.
IN_HAND = (1.3, 1.3, 0.6, 0.6, 1.2)
PASSIVE = 0.55  # of that, before it is drawn
WALL_IN_HAND = 0.25
VILLAGE = 0.15  # each one controlled: it breaks ties, and more can be laid on it
SAFE, THREATENED = 0.95, 0.7  # of a stack's points, if no rival, or one, could take it next turn
LIFTED = -1.0  # a leader off the board
TO_COME = 0.3  # of what walls could move in a later turn
EACH_MORE = 0.6  # token after the next one of a march
COOLEST, WARMTH = 1.6, 0.11  # how decided a lead is: the more tokens are to come, the less


@rule
def steps_from(b: Board, s: State, here: int) -> int:
    """The villages that a leader can reach with one step, rivals or not."""
    found = 0
    lines = b.village_lines[here]
    passable = lines & ((b.roads & ~s.walls) | s.open)
    while passable:
        found |= bit(other_side(b, lowest(passable), here))
        passable &= passable - 1
    ups = lines & s.open
    if ups:
        downs = s.open if ups & (ups - 1) else s.open & ~ups
        while downs:
            down = lowest(downs)
            downs &= downs - 1
            found |= bit(b.line_village[down, 0]) | bit(b.line_village[down, 1])
    return found & ~bit(here)


@rule
def is_to_come(s: State, seat: int) -> bool:
    """Whether the seat has another turn, or the rest of this one."""
    return s.left == 0 or (seat - s.turn) % s.seats < s.left


@rule
def held(s: State, seat: int) -> float:
    """What the reserves of a seat are worth."""
    if not is_to_come(s, seat):
        return 0.0
    total = WALL_IN_HAND * s.active_walls[seat]
    drawn_later = 0.0 if s.left else PASSIVE
    for kind in range(len(KINDS)):
        total += IN_HAND[kind] * (s.active[seat, kind] + drawn_later * s.passive[seat, kind])
    return total  # type: ignore[no-any-return]


@rule
def threatened(b: Board, s: State, seat: int) -> int:
    """The villages where a rival could lay a token in its next turn."""
    found = 0
    for rival in range(s.seats):
        here = s.leader[rival]
        if rival != seat and here != NOWHERE and is_to_come(s, rival):
            found |= steps_from(b, s, here)
    return found & ~with_leaders(s)


@rule
def on_board(b: Board, s: State, seat: int, worth: Counts) -> float:
    """The seat's villages, with a doubt about what can be taken from it."""
    in_danger = threatened(b, s, seat)
    villages = s.controls[seat]
    total = VILLAGE * popcount(villages)
    while villages:
        village = lowest(villages)
        villages &= villages - 1
        if worth[village] <= 0:
            total += worth[village]
        elif in_danger & bit(village):
            total += THREATENED * worth[village]
        else:
            total += SAFE * worth[village]
    return total + (LIFTED if s.leader[seat] == NOWHERE else 0.0)  # type: ignore[no-any-return]


@rule
def owner(s: State, village: int) -> int:
    for seat in range(s.seats):
        if s.controls[seat] & bit(village):
            return seat
    return NOWHERE


@rule
def gain(s: State, seat: int, village: int, was: int, becomes: int) -> float:
    """What it means to a seat that a stack changes its worth, and perhaps goes to it."""
    before = owner(s, village)
    if before == seat:
        return becomes - was
    if before == NOWHERE:
        return becomes
    return becomes + was / (s.seats - 1)


@rule
def best_token(b: Board, s: State, counts: Counts, worth: Counts) -> float:
    """The best that the marching leader's next token can gain; what it was worth in hand is spent."""
    seat = s.turn
    if s.leader[seat] == NOWHERE:
        return 0.0
    reach = steps_from(b, s, s.leader[seat]) & ~s.visited & ~with_leaders(s)
    best = -9.0
    while reach:
        village = lowest(reach)
        reach &= reach - 1
        in_mongolia = s.mongolia & bit(village) != 0
        for kind in range(len(KINDS)):
            if s.active[seat, kind]:
                counts[village, kind] += 1
                becomes = points(counts[village], in_mongolia)
                counts[village, kind] -= 1
                here = gain(s, seat, village, worth[village], becomes) - IN_HAND[kind]
                best = max(best, here)
    return best


@rule
def swing(s: State, seat: int, village: int, counts: Counts, worth: Counts) -> float:
    """What it means to a seat that a village changes country."""
    becomes = points(counts[village], s.mongolia & bit(village) == 0)
    player = owner(s, village)
    if player == NOWHERE:
        return 0.0
    change = becomes - worth[village]
    return change if player == seat else -change / (s.seats - 1)


@rule
def missing(b: Board, s: State, around: int) -> int:
    """Walls still to lay so that the Great Wall goes the other way around; many if it never does."""
    old = around & s.great
    new = around ^ old
    if old == 0 or popcount(new) <= popcount(old):
        return VILLAGES
    return popcount(new & ~s.walls)


@rule
def best_wall(b: Board, s: State, seat: int, walls: int, counts: Counts, worth: Counts) -> float:
    """The best village, or pair of neighbours, that so many walls can move to the other country."""
    best = 0.0
    for line in range(b.lines):
        one, two = b.line_village[line, 0], b.line_village[line, 1]
        if popcount(b.village_lines[one]) < 4:
            continue
        alone = missing(b, s, b.village_lines[one])
        if alone <= walls:
            best = max(best, swing(s, seat, one, counts, worth))
        if s.great & bit(line) or popcount(b.village_lines[two]) < 4:
            continue
        both = missing(b, s, b.village_lines[one] ^ b.village_lines[two])
        if both <= walls:
            together = swing(s, seat, one, counts, worth) + swing(s, seat, two, counts, worth)
            best = max(best, together)
    return best


@rule
def rest_of_turn(b: Board, s: State, counts: Counts, worth: Counts) -> float:
    """What the seat to move can still do."""
    seat = s.turn
    walls = s.active_walls[seat]
    building = best_wall(b, s, seat, walls, counts, worth) if s.phase != MARCH and walls else 0.0
    if s.phase == BUILD or s.phase == ENTER:
        return building
    tokens = number_of(s.active[seat])
    marching = 0.0
    if tokens:
        if s.phase != MARCH:
            s.visited = 0
        marching = best_token(b, s, counts, worth) + EACH_MORE * (tokens - 1)
    return marching if s.phase == MARCH else max(building, marching)


@rule
def evaluate(b: Board, s: State, out: Shares) -> None:
    if s.phase == OVER:
        return divide(winners(b, s), out)
    counts = np.zeros((VILLAGES, len(KINDS)), np.int64)
    contents(s, ALL, counts)
    worth = np.zeros(VILLAGES, np.int64)
    for village in range(VILLAGES):
        worth[village] = points(counts[village], s.mongolia & bit(village) != 0)
    to_come = 0
    for seat in range(s.seats):
        out[seat] = on_board(b, s, seat, worth) + held(s, seat)
        to_come += number_of(s.active[seat])
        if s.left == 0:
            to_come += number_of(s.passive[seat])
    if s.phase >= TAKE:
        out[s.turn] += rest_of_turn(b, s, counts, worth)
    return into_shares(out[: s.seats], COOLEST + WARMTH * to_come)


@rule
def into_shares(out: Shares, warmth: float) -> None:
    """Points hoped for as shares of victory: the leader's part grows with the lead."""
    most = out.max()
    total = 0.0
    for seat in range(len(out)):
        out[seat] = exp((out[seat] - most) / warmth)
        total += out[seat]
    for seat in range(len(out)):
        out[seat] /= total


kernel.register(STATE, evaluate=evaluate)

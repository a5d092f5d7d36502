"""What a good position of Dschingis Khan is: points that each seat may hope for, as shares.

Counted are the stacks as they lie, less what a rival's leader could take next; the tokens still to
be laid; and what the seat to move can do with the rest of its turn: the best next token on a march,
the best villages its walls can still move to the other country.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kurultai.bots.shares import Shares, by_points, divide
from kurultai.core import kernel
from kurultai.core.bits import lowest, popcount
from kurultai.core.kernel import rule
from kurultai.games.dschingis.board import ACTIVE, KINDS, VILLAGES, Board, bit, other_side
from kurultai.games.dschingis.phases.ending import QUIET_TURNS
from kurultai.games.dschingis.scoring import ALL, contents, points, winners
from kurultai.games.dschingis.state import (
    CHOOSE,
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
IN_HAND = (1.2, 1.2, 0.6, 0.7, 1.0)
PASSIVE = 1.2  # times that before it is drawn: who lays last lays best
WALL_IN_HAND = 0.17
VILLAGE = 0.1  # each one controlled: it breaks ties, and more can be laid on it
SAFE, THREATENED = 1.1, 0.65  # of a stack's points, if no rival, or one, could take it next turn
LIFTED = -0.5  # a leader off the board
FREEDOM = 0.07  # each village a leader can reach
TO_COME = 0.13  # of what walls could move in a later turn
FORCED = -3.6  # a token that has to be laid where it harms
LATER = 0.8  # of the best place, for a second token of a kind
COOLEST, WARMTH = 1.6, 0.1  # how decided a lead is: the more tokens are to come, the less


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
    """What the reserves of a seat are worth; waiting has its price, the game may end so."""
    if not is_to_come(s, seat):
        return 0.0
    total = WALL_IN_HAND * s.active_walls[seat]
    patience = 1.0 - s.quiet / (QUIET_TURNS * s.seats)
    drawn_later = 0.0 if s.left else PASSIVE * patience
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
    if s.leader[seat] == NOWHERE:
        return total + LIFTED
    return total + FREEDOM * popcount(steps_from(b, s, s.leader[seat]))


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
def best_for(s: State, seat: int, kind: int, reach: int, counts: Counts, worth: Counts) -> float:
    """The most that a token of this kind can gain in one of these villages."""
    best = FORCED
    while reach:
        village = lowest(reach)
        reach &= reach - 1
        counts[village, kind] += 1
        becomes = points(counts[village], s.mongolia & bit(village) != 0)
        counts[village, kind] -= 1
        best = max(best, gain(s, seat, village, worth[village], becomes))
    return best


@rule
def march(b: Board, s: State, counts: Counts, worth: Counts) -> float:
    """What the tokens in hand gain, each in the best village two steps away, beyond their worth."""
    seat = s.turn
    here = s.leader[seat]
    if here == NOWHERE:
        return 0.0
    barred = s.visited | with_leaders(s)
    reach = steps_from(b, s, here) & ~barred
    first = reach
    wide = reach
    while first:
        wide |= steps_from(b, s, lowest(first))
        first &= first - 1
    wide &= ~barred
    total = 0.0
    is_last = number_of(s.active[seat]) == 1
    for kind in range(len(KINDS)):
        number = s.active[seat, kind]
        if number:
            best = best_for(s, seat, kind, reach if is_last else wide, counts, worth)
            total += number * (best * (LATER if number > 1 else 1.0) - IN_HAND[kind])
    return total


@rule
def missing(s: State, around: int) -> int:
    """Walls still to lay until the Great Wall goes the other way around; many if it never does."""
    old = around & s.great
    new = around ^ old
    if old == 0 or popcount(new) <= popcount(old):
        return VILLAGES
    return popcount(new & ~s.walls)


@rule
def swing(s: State, village: int, counts: Counts, worth: Counts, out: Shares) -> None:
    """Add what it means to every seat that a village changes country."""
    player = owner(s, village)
    if player == NOWHERE:
        return
    change = points(counts[village], s.mongolia & bit(village) == 0) - worth[village]
    for seat in range(s.seats):
        out[seat] += change if seat == player else -change / (s.seats - 1)


@rule
def hopes(b: Board, s: State, walls: Counts, counts: Counts, worth: Counts, out: Shares) -> None:
    """For each seat: the best village, or pair of neighbours, that its walls can move across."""
    change = np.zeros(s.seats)
    most = walls.max()
    for line in range(b.lines):
        one, two = b.line_village[line, 0], b.line_village[line, 1]
        for pair in range(2):
            inside = b.village_lines[one]
            if pair:
                if s.great & bit(line) or popcount(b.village_lines[two]) < 4:
                    continue
                inside ^= b.village_lines[two]
            if popcount(b.village_lines[one]) < 4:
                continue
            needed = missing(s, inside)
            if needed > most:
                continue
            change[:] = 0.0
            swing(s, one, counts, worth, change)
            if pair:
                swing(s, two, counts, worth, change)
            for seat in range(s.seats):
                if needed <= walls[seat]:
                    out[seat] = max(out[seat], change[seat])


@rule
def building(b: Board, s: State, counts: Counts, worth: Counts, out: Shares) -> None:
    """What walls may do for each seat, in this turn or a later one."""
    walls = np.zeros(s.seats, np.int64)
    for seat in range(s.seats):
        if is_to_come(s, seat):
            walls[seat] = s.active_walls[seat]
            if seat != s.turn or s.phase == MARCH:
                walls[seat] = min(ACTIVE, walls[seat] + min(2, s.common))
    hopes(b, s, walls, counts, worth, out)
    for seat in range(s.seats):
        if seat != s.turn or s.phase == MARCH:
            out[seat] *= TO_COME


@rule
def evaluate(b: Board, s: State, out: Shares) -> None:
    if s.phase == OVER:
        return divide(winners(b, s), out)
    counts = np.zeros((VILLAGES, len(KINDS)), np.int64)
    contents(s, ALL, counts)
    worth = np.zeros(VILLAGES, np.int64)
    for village in range(VILLAGES):
        worth[village] = points(counts[village], s.mongolia & bit(village) != 0)
    hoped = np.zeros(s.seats)
    building(b, s, counts, worth, hoped)
    to_come = 0
    for seat in range(s.seats):
        out[seat] = on_board(b, s, seat, worth) + held(s, seat)
        to_come += number_of(s.active[seat])
        if s.left == 0:
            to_come += number_of(s.passive[seat])
    if s.phase == MARCH:
        hoped[s.turn] += march(b, s, counts, worth)
    elif s.phase in (CHOOSE, TAKE, TOKEN):
        if number_of(s.active[s.turn]):
            hoped[s.turn] = max(hoped[s.turn], march(b, s, counts, worth))
    for seat in range(s.seats):
        out[seat] += hoped[seat]
    return by_points(out[: s.seats], COOLEST + WARMTH * to_come)


kernel.register(STATE, evaluate=evaluate)

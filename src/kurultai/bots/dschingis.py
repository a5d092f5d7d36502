"""What a good position of Dschingis Khan is: what each seat holds, and what it may still do.

Noted are the stacks as they lie, those apart that a rival's leader could take next; the tokens
still to be laid; and what the seat to move can do with the rest of its turn: the best next token on
a march, the best villages its walls can still move to the other country. Weights:
weights/dschingis.toml.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kurultai.bots import valuing
from kurultai.bots.shares import Noted, Shares, Weights, divide, weigh
from kurultai.core.bits import lowest, popcount
from kurultai.core.kernel import rule
from kurultai.games.dschingis.board import (
    ACTIVE,
    CHINESE,
    KINDS,
    MONGOL,
    TOKENS,
    VILLAGES,
    Board,
    bit,
    other_side,
)
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

FEATURES = (
    "safe",  # points of stacks that no rival could take next turn
    "threatened",  # of those that one could
    "harmful",  # below 0
    "villages",
    "lifted",  # a leader off the board
    "freedom",  # villages a leader can reach
    "prize",  # the best stack of a rival that the leader could take next
    "tokens",  # of the active reserve
    "chinese",
    "mongol",
    "peasant",
    "plague",
    "herb",
    "passive",  # tokens still to be drawn
    "passive_warriors",
    "walls",
    "marching",  # what the tokens in hand gain at once, for who is to move
    "walling",  # what walls can move across: now,
    "walling_later",  # or in a later turn
    "soon",  # how soon the seat moves again: 1 next, 0 last
    "turn",  # the pieces it has drawn, if it is its turn
)
(
    SAFE,
    THREATENED,
    HARMFUL,
    CONTROLLED,
    LIFTED,
    FREEDOM,
    PRIZE,
    IN_HAND,
    OF_KIND,
) = range(9)
PASSIVE = OF_KIND + len(KINDS)
WARRIORS, IN_WALLS, MARCHING, WALLING, WALLING_LATER, SOON, DRAWN = range(PASSIVE + 1, PASSIVE + 8)
FORCED = -3.6  # points of a token that has to be laid where it harms
LATER = 0.8  # of the best place, for a second token of a kind


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
def note_reserves(s: State, seat: int, row: Shares) -> None:
    """What is still to be laid; nothing once the seat has had its last turn."""
    row[SOON] = 1.0 - ((seat - s.turn - 1) % s.seats) / s.seats
    if seat == s.turn:
        row[DRAWN] = s.drawn
    if not is_to_come(s, seat):
        return
    row[IN_HAND] = number_of(s.active[seat])
    for kind in range(len(KINDS)):
        row[OF_KIND + kind] = s.active[seat, kind]
    row[IN_WALLS] = s.active_walls[seat]
    if s.left == 0:  # waiting has its price, the game may end so
        patience = 1.0 - s.quiet / (QUIET_TURNS * s.seats)
        row[PASSIVE] = patience * number_of(s.passive[seat])
        row[WARRIORS] = patience * (s.passive[seat, CHINESE] + s.passive[seat, MONGOL])


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
def note_board(b: Board, s: State, seat: int, worth: Counts, row: Shares) -> None:
    """The seat's villages, those that can be taken from it apart; and where its leader can go."""
    in_danger = threatened(b, s, seat)
    villages = s.controls[seat]
    row[CONTROLLED] = popcount(villages)
    while villages:
        village = lowest(villages)
        villages &= villages - 1
        if worth[village] <= 0:
            row[HARMFUL] += worth[village]
        else:
            row[THREATENED if in_danger & bit(village) else SAFE] += worth[village]
    if s.leader[seat] == NOWHERE:
        row[LIFTED] = 1.0
        return
    reach = steps_from(b, s, s.leader[seat]) & ~with_leaders(s)
    row[FREEDOM] = popcount(reach)
    if is_to_come(s, seat):
        row[PRIZE] = most_of(s, seat, reach, worth)


@rule
def most_of(s: State, seat: int, reach: int, worth: Counts) -> float:
    """The most valuable stack of a rival in one of these villages."""
    most = 0
    for rival in range(s.seats):
        there = s.controls[rival] & reach
        while there and rival != seat:
            most = max(most, worth[lowest(there)])
            there &= there - 1
    return float(most)


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
    """What the tokens in hand gain, each in the best village two steps away."""
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
            total += number * best * (LATER if number > 1 else 1.0)
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
def building(b: Board, s: State, counts: Counts, worth: Counts, out: Noted) -> None:
    """What walls may do for each seat, in this turn or a later one."""
    walls = np.zeros(s.seats, np.int64)
    for seat in range(s.seats):
        if is_to_come(s, seat):
            walls[seat] = s.active_walls[seat]
            if seat != s.turn or s.phase == MARCH:
                walls[seat] = min(ACTIVE, walls[seat] + min(2, s.common))
    hoped = np.zeros(s.seats)
    hopes(b, s, walls, counts, worth, hoped)
    for seat in range(s.seats):
        is_later = seat != s.turn or s.phase == MARCH
        out[seat, WALLING_LATER if is_later else WALLING] = hoped[seat]


@rule
def features(b: Board, s: State, out: Noted) -> float:
    counts = np.zeros((VILLAGES, len(KINDS)), np.int64)
    contents(s, ALL, counts)
    worth = np.zeros(VILLAGES, np.int64)
    for village in range(VILLAGES):
        worth[village] = points(counts[village], s.mongolia & bit(village) != 0)
    building(b, s, counts, worth, out)
    for seat in range(s.seats):
        note_board(b, s, seat, worth, out[seat])
        note_reserves(s, seat, out[seat])
    mine = out[s.turn]
    if s.phase == MARCH:
        mine[MARCHING] = march(b, s, counts, worth)
    elif s.phase in (CHOOSE, TAKE, TOKEN) and number_of(s.active[s.turn]):
        gained = march(b, s, counts, worth)  # either this or the walls
        if gained >= mine[WALLING]:
            mine[WALLING] = 0.0
            mine[MARCHING] = gained
    return to_come(s)


@rule
def to_come(s: State) -> float:
    """The part of all tokens that is still to be laid."""
    tokens = 0
    for seat in range(s.seats):
        tokens += number_of(s.active[seat])
        if s.left == 0:
            tokens += number_of(s.passive[seat])
    return float(tokens / (s.seats * TOKENS))


@rule
def evaluate(b: Board, s: State, w: Weights, out: Shares) -> None:
    if s.phase == OVER:
        return divide(winners(b, s), out)
    noted = np.zeros((s.seats, len(FEATURES)))
    return weigh(noted, features(b, s, noted), w, out)


valuing.register(STATE, evaluate=evaluate, features=features)

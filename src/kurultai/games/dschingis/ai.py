"""What a good position of Dschingis Khan is: what each seat holds, and what it may still do.

Noted are the stacks as they lie, those apart that a rival's leader could take next; the tokens
still to be laid; and what every seat can do with them: the best places for the tokens in hand, the
best villages its walls can still move to the other country. Waiting has its price: the longer
nobody lays a token, the nearer is the end (§D21). Weights: weights/linear.toml.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kurultai.core.bits import lowest, popcount
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.shares import Noted, Shares, Weights, divide, weigh
from kurultai.games.dschingis.board import (
    ACTIVE,
    CHINESE,
    HERB,
    KINDS,
    MONGOL,
    PLAGUE,
    SEATS,
    TOKENS,
    VILLAGES,
    Board,
    bit,
    other_side,
)
from kurultai.games.dschingis.phases.ending import QUIET_TURNS
from kurultai.games.dschingis.scoring import points, winners
from kurultai.games.dschingis.state import (
    CHOOSE,
    MARCH,
    NOWHERE,
    OVER,
    TAKE,
    TOKEN,
    State,
    kind_of,
    number_of,
    village_of,
    with_leaders,
    with_tokens,
)

# What is worked out once for a position: a word for each village, two bit sets for each seat
Sheet = NDArray[np.int64]
NEAR, FAR = VILLAGES, VILLAGES + SEATS  # where a leader gets with one step, with one or two
SHEET = VILLAGES + 2 * SEATS
EACH = 6  # bits for the number of tokens of a kind
WORTH, NOTHING = 32, 128  # above them: the points of the stack, and so many

FEATURES = (
    "safe",  # points of stacks that no rival reaches in two steps
    "exposed",  # that one reaches in two
    "threatened",  # in one
    "harmful",  # below 0
    "villages",
    "lifted",  # a leader off the board
    "freedom",  # villages a leader can reach
    "prize",  # the best stack of a rival that the leader could take next
    "tokens",  # still to be laid
    "warriors",  # among them
    "active",  # tokens of the active reserve
    "plague",  # in it
    "herb",
    "walls",
    "marching",  # what the tokens in hand gain at once, for who is to move,
    "marching_later",  # or in a later turn
    "walling",  # what walls can move across: now,
    "walling_later",  # or in a later turn
    "soon",  # how soon the seat moves again: 1 next, 0 last
    "turn",  # the pieces it has drawn, if it is its turn
)
GOOD = (
    *("safe", "exposed", "threatened", "harmful", "villages", "prize", "active"),
    *("marching", "marching_later", "walling", "walling_later"),
)  # more is never worse
SAFE, EXPOSED, THREATENED, HARMFUL, CONTROLLED, LIFTED, FREEDOM, PRIZE = range(8)
TO_LAY, WARRIORS, IN_HAND, WITH_PLAGUE, WITH_HERB, IN_WALLS = range(8, 14)
MARCHING, MARCHING_LATER, WALLING, WALLING_LATER, SOON, DRAWN = range(14, 20)
FORCED = -3.6  # points of a token that has to be laid where it harms
LATER = 0.8  # of the best place, for a second token of a kind
INNER = 4  # lines around a village that a wall can go around


@compiled
def counted(stack: int) -> tuple[int, int, int, int, int]:
    """The tokens of each kind in a stack."""
    return (
        stack & 63,
        (stack >> EACH) & 63,
        (stack >> 2 * EACH) & 63,
        (stack >> 3 * EACH) & 63,
        (stack >> 4 * EACH) & 63,
    )


@compiled
def worth(sheet: Sheet, village: int) -> int:
    """The points of a village's stack."""
    return (sheet[village] >> WORTH) - NOTHING  # type: ignore[no-any-return]


@compiled
def in_mongolia(s: State, village: int) -> bool:
    return s.mongolia & bit(village) != 0


@compiled
def fill(b: Board, s: State, sheet: Sheet) -> None:
    """The stacks and what they are worth; where every leader can get."""
    for i in range(s.laid):
        sheet[village_of(s.token[i])] += 1 << (EACH * kind_of(s.token[i]))
    for village in range(VILLAGES):
        here = points(counted(sheet[village]), in_mongolia(s, village))  # type: ignore[arg-type]
        sheet[village] |= (here + NOTHING) << WORTH
    beside = sides(b, s.open)
    for seat in range(s.seats):
        barred = with_leaders(s) | (s.visited if seat == s.turn else 0)
        start = s.controls[seat] if s.leader[seat] == NOWHERE else bit(s.leader[seat])
        near = steps(b, s, start, beside) & ~barred
        sheet[NEAR + seat] = near
        sheet[FAR + seat] = (near | steps(b, s, near, beside)) & ~barred


@compiled
def sides(b: Board, lines: int) -> int:
    """The villages beside these lines."""
    found = 0
    while lines:
        line = lowest(lines)
        lines &= lines - 1
        found |= bit(b.line_village[line, 0]) | bit(b.line_village[line, 1])
    return found


@compiled
def steps(b: Board, s: State, start: int, beside: int) -> int:
    """The villages one step from any of these, rivals or not; ``beside``: at open walls."""
    found = 0
    while start:
        here = lowest(start)
        start &= start - 1
        lines = b.village_lines[here]
        reached = beside if lines & s.open else 0
        passable = lines & ((b.roads & ~s.walls) | s.open)
        while passable:
            reached |= bit(other_side(b, lowest(passable), here))
            passable &= passable - 1
        found |= reached & ~bit(here)
    return found


@compiled
def is_to_come(s: State, seat: int) -> bool:
    """Whether the seat has another turn, or the rest of this one."""
    return s.turns_left == 0 or (seat - s.turn) % s.seats < s.turns_left


@compiled
def patience(s: State) -> float:
    """What is left of the turns in which nobody need draw or lay a token, 1 to 0 (§D21)."""
    return 1.0 if s.stirred else 1.0 - s.quiet / (QUIET_TURNS * s.seats)


@compiled
def note_reserves(s: State, seat: int, row: Shares) -> None:
    """What is still to be laid; nothing once the seat has had its last turn."""
    row[SOON] = 1.0 - ((seat - s.turn - 1) % s.seats) / s.seats
    if seat == s.turn:
        row[DRAWN] = s.drawn
    if not is_to_come(s, seat):
        return
    mine, still = s.active[seat], patience(s)
    row[IN_HAND] = row[TO_LAY] = still * number_of(mine)
    row[WARRIORS] = still * (mine[CHINESE] + mine[MONGOL])
    row[WITH_PLAGUE] = still * mine[PLAGUE]
    row[WITH_HERB] = still * mine[HERB]
    row[IN_WALLS] = s.active_walls[seat]
    if s.turns_left == 0:
        row[TO_LAY] += still * number_of(s.passive[seat])
        row[WARRIORS] += still * (s.passive[seat, CHINESE] + s.passive[seat, MONGOL])


@compiled
def in_reach(s: State, sheet: Sheet, seat: int, steps: int) -> int:
    """The villages where a rival could lay a token in its next turn."""
    found = 0
    for rival in range(s.seats):
        if rival != seat and is_to_come(s, rival):
            found |= sheet[steps + rival]
    return found


@compiled
def note_board(b: Board, s: State, seat: int, sheet: Sheet, row: Shares) -> None:
    """The seat's villages, those that can be taken from it apart; and where its leader can go."""
    near, far = in_reach(s, sheet, seat, NEAR), in_reach(s, sheet, seat, FAR)
    villages = s.controls[seat]
    row[CONTROLLED] = popcount(villages)
    while villages:
        village = lowest(villages)
        villages &= villages - 1
        here = worth(sheet, village)
        if here <= 0:
            row[HARMFUL] += here
        elif near & bit(village):
            row[THREATENED] += here
        else:
            row[EXPOSED if far & bit(village) else SAFE] += here
    row[LIFTED] = s.leader[seat] == NOWHERE
    row[FREEDOM] = popcount(sheet[NEAR + seat])
    if is_to_come(s, seat):
        row[PRIZE] = most_of(s, seat, sheet)


@compiled
def most_of(s: State, seat: int, sheet: Sheet) -> float:
    """The most valuable stack of a rival one step away."""
    most = 0
    there = sheet[NEAR + seat] & with_tokens(s) & ~s.controls[seat]
    while there:
        most = max(most, worth(sheet, lowest(there)))
        there &= there - 1
    return float(most)


@compiled
def gain(s: State, seat: int, village: int, was: int, becomes: int) -> float:
    """What it means to a seat that a stack changes its worth, and perhaps goes to it."""
    if s.controls[seat] & bit(village):
        return becomes - was
    if with_tokens(s) & bit(village):
        return becomes + was / (s.seats - 1)
    return becomes


@compiled
def best_for(s: State, seat: int, kind: int, reach: int, sheet: Sheet) -> float:
    """The most that a token of this kind can gain in one of these villages."""
    best = FORCED
    while reach:
        village = lowest(reach)
        reach &= reach - 1
        with_it = counted(sheet[village] + (1 << (EACH * kind)))
        becomes = points(with_it, in_mongolia(s, village))  # type: ignore[arg-type]
        best = max(best, gain(s, seat, village, worth(sheet, village), becomes))
    return best


@compiled
def march(s: State, seat: int, sheet: Sheet) -> float:
    """What the tokens in hand gain, each in the best village two steps away."""
    total = 0.0
    reach = sheet[(NEAR if number_of(s.active[seat]) == 1 else FAR) + seat]
    for kind in range(len(KINDS)):
        number = s.active[seat, kind]
        if number:
            best = best_for(s, seat, kind, reach, sheet)
            total += number * best * (LATER if number > 1 else 1.0)
    return total


@compiled
def missing(s: State, around: int) -> int:
    """Walls still to lay until the Great Wall goes the other way around; many if it never does."""
    old = around & s.great
    new = around ^ old
    if old == 0 or popcount(new) <= popcount(old):
        return VILLAGES
    return popcount(new & ~s.walls)


@compiled
def is_later(s: State, seat: int) -> bool:
    """Whether the seat can lay no wall in this turn any more."""
    return seat != s.turn or s.phase == MARCH


@compiled
def walls_of(s: State, seat: int) -> int:
    """The walls that a seat can lay in this turn, or the next."""
    if not is_to_come(s, seat):
        return 0
    drawn = min(2, s.common) if is_later(s, seat) else 0
    return min(ACTIVE, s.active_walls[seat] + drawn)  # type: ignore[no-any-return]


@compiled
def across(s: State, village: int, sheet: Sheet) -> int:
    """How the worth of a village changes with its country; nobody's does not."""
    if with_tokens(s) & bit(village) == 0:
        return 0
    there = points(counted(sheet[village]), not in_mongolia(s, village))  # type: ignore[arg-type]
    return there - worth(sheet, village)


@compiled
def meant(s: State, seat: int, village: int, change: int) -> float:
    """What it means to a seat that the worth of a village changes."""
    return change if s.controls[seat] & bit(village) else -change / (s.seats - 1)


@compiled
def note_crossing(s: State, one: int, two: int, needed: int, sheet: Sheet, out: Noted) -> None:
    """One village, or two, may change country: for every seat that has the walls for it."""
    change_one = across(s, one, sheet)
    change_two = across(s, two, sheet) if two != one else 0
    for seat in range(s.seats):
        if needed <= walls_of(s, seat):
            gained = meant(s, seat, one, change_one) + meant(s, seat, two, change_two)
            column = WALLING_LATER if is_later(s, seat) else WALLING
            out[seat, column] = max(out[seat, column], gained)


@compiled
def note_walls(b: Board, s: State, sheet: Sheet, out: Noted) -> None:
    """For each seat: the best village, or pair of neighbours, that its walls can move across."""
    rest = sides(b, s.great)
    lines = 0
    while rest:
        village = lowest(rest)
        rest &= rest - 1
        around = b.village_lines[village]
        lines |= around
        needed = missing(s, around)
        if needed <= ACTIVE and popcount(around) >= INNER:
            note_crossing(s, village, village, needed, sheet, out)
    lines &= ~s.great
    while lines:
        line = lowest(lines)
        lines &= lines - 1
        one, two = b.line_village[line, 0], b.line_village[line, 1]
        needed = missing(s, b.village_lines[one] ^ b.village_lines[two])
        if needed > ACTIVE or popcount(b.village_lines[one]) < INNER:
            continue
        if popcount(b.village_lines[two]) >= INNER:
            note_crossing(s, one, two, needed, sheet, out)


@compiled
def features(b: Board, s: State, out: Noted) -> float:
    sheet = np.zeros(SHEET, np.int64)
    fill(b, s, sheet)
    note_walls(b, s, sheet, out)
    for seat in range(s.seats):
        note_board(b, s, seat, sheet, out[seat])
        note_reserves(s, seat, out[seat])
        if seat != s.turn and is_to_come(s, seat):
            out[seat, MARCHING_LATER] = patience(s) * march(s, seat, sheet)
    mine = out[s.turn]
    if s.phase == MARCH:
        mine[MARCHING] = march(s, s.turn, sheet)
    elif s.phase in (CHOOSE, TAKE, TOKEN) and number_of(s.active[s.turn]):
        gained = march(s, s.turn, sheet)  # either this or the walls
        if gained >= mine[WALLING]:
            mine[WALLING] = 0.0
            mine[MARCHING] = gained
        else:
            mine[MARCHING_LATER] = gained
    return to_come(s)


@compiled
def to_come(s: State) -> float:
    """The part of all tokens that is still to be laid; less if nobody does."""
    tokens = 0
    for seat in range(s.seats):
        tokens += number_of(s.active[seat])
        if s.turns_left == 0:
            tokens += number_of(s.passive[seat])
    return patience(s) * tokens / (s.seats * TOKENS)


@compiled
def evaluate(b: Board, s: State, w: Weights, out: Shares) -> None:
    if s.phase == OVER:
        return divide(winners(b, s), out)
    noted = np.zeros((s.seats, len(FEATURES)))
    return weigh(noted, features(b, s, noted), w, out)

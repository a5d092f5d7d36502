"""A position opened up for views: its fields as a namespace, its numbers counted in one go.

An attribute of a record costs Python microseconds, and so does a call of a compiled rule on one.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray
from typing_extensions import TypeAliasType

from kurultai.core.bits import lowest
from kurultai.core.compiling.decorators import compiled
from kurultai.core.game import Position
from kurultai.core.structs import Rows
from kurultai.games.huns.parts.camp import (
    active,
    cubes_needed,
    is_granted,
    number_for,
    value,
    wagon_limit,
)
from kurultai.games.huns.parts.numbers import smaller
from kurultai.games.huns.parts.vocabulary import (
    CARDS,
    CURSES,
    EQUIPMENT,
    MERCENARIES,
    NO_MULTI_WAGON,
    OF_DRAW,
    OF_PILLAGE,
    RAIDS,
    SEATS,
    SPLIT,
    WILD,
)
from kurultai.games.huns.scoring import LINES, points, treasures_met

Numbers = NDArray[np.int64]
Status = TypeAliasType(
    "Status",
    Literal[
        "active", "blocked", "waiting", "used", "ready", "filled", "fled", "met", "unmet", "unknown"
    ],
)  # fmt: skip

# After the lines of the score.
ACTIVE, LIMIT, MET, ONE_WAGON, SPLITS, IS_WILD = range(len(LINES), len(LINES) + 6)


@compiled
def count(b: Rows, s: Rows, of_seat: Numbers, needed: Numbers, of_die: Numbers) -> None:
    """For each seat its lines, active cards, wagon limit, treasures met and how it may load; what
    each curse needs; the die's value and what its actions would give.
    """
    for seat in range(b[0].seats):
        for line in range(len(LINES)):
            of_seat[seat, line] = points(b[0], s[0], seat, line)
        there = active(b[0], s[0], seat)
        of_seat[seat, ACTIVE] = there
        of_seat[seat, LIMIT] = wagon_limit(b[0], s[0], seat)
        of_seat[seat, MET] = treasures_met(b[0], s[0], seat)
        of_seat[seat, ONE_WAGON] = is_granted(b[0], s[0], seat, NO_MULTI_WAGON)
        of_seat[seat, SPLITS] = is_granted(b[0], s[0], seat, SPLIT)
        of_seat[seat, IS_WILD] = is_granted(b[0], s[0], seat, WILD)
        curses = s[0].cards[seat] & CURSES
        while curses:
            card = lowest(curses)
            curses &= curses - 1
            needed[card] = cubes_needed(b[0], s[0], seat, card, there)
    if s[0].die >= 0:
        of_die[0] = value(s[0])
        of_die[1] = smaller(number_for(b[0], s[0], OF_PILLAGE), s[0].reserve[s[0].die])
        of_die[2] = number_for(b[0], s[0], OF_DRAW)


class Look(NamedTuple):
    p: Position
    b: Any  # fields of the board
    s: Any  # fields of the state
    of_seat: Numbers
    needed: Numbers
    of_die: Numbers


def look(p: Position) -> Look:
    counted = (
        np.zeros((SEATS, IS_WILD + 1), np.int64),
        np.zeros(CARDS, np.int64),
        np.zeros(3, np.int64),
    )
    count(p.b, p.s, *counted)
    return Look(p, fields(p.b), fields(p.s), *counted)


def fields(records: Any) -> Any:
    """The fields of a one-element array of records."""
    return SimpleNamespace(**{name: records[name][0] for name in records.dtype.names})


def status(t: Look, player: int, card: int) -> Status:
    """What a card that is no treasure is doing right now: active, blocked by a curse, waiting for
    valuables, used up, ready (a raid), filled or fled (a curse).
    """
    s = t.s
    mark = 1 << card
    if RAIDS & mark:
        return "used" if int(s.tilted) & mark else "ready"
    if int(s.fled) & mark:
        return "fled"
    if CURSES & mark and int(s.tilted) & mark:
        return "filled"
    if MERCENARIES & mark and not int(s.filled) & mark:
        return "waiting"
    if (EQUIPMENT | MERCENARIES) & mark and not int(t.of_seat[player, ACTIVE]) & mark:
        return "blocked"
    return "used" if is_used_up(t, card) else "active"


def is_used_up(t: Look, card: int) -> bool:
    """Whether every limit that a card has is used up."""
    limits = [int(limited) >> card & 1 for limited in t.b.limited]
    used = [int(each) >> card & 1 for each in t.s.used]
    return any(used) and limits == used

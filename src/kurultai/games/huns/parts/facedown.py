"""Shipped wagons lie face down (§N14): what the rivals can still say of a camp.

Everyone sees how many there are. Points and treasures that depend on their types are unknown, as
far as they do: with two wagons the types are worth two points, whatever they are.
"""

from __future__ import annotations

from kurultai.core.sheet import EVERYONE
from kurultai.games.huns.parts.ids import members
from kurultai.games.huns.parts.looking import MET, MET_OPENLY, Look, Status, status
from kurultai.games.huns.parts.vocabulary import (
    AT_LEAST,
    AT_MOST,
    EQUAL,
    SHIPPED_SAME,
    SHIPPED_TYPES,
    TREASURES,
    WAGON_TYPES,
)
from kurultai.games.huns.state import ASK_NOTHING

FACE_DOWN, OPEN = "face-down", "open"  # values of the option


def is_face_down(t: Look, eye: int | None, player: int) -> bool:
    """Whether this eye cannot see which wagons a player has shipped."""
    is_over = t.s.ask == ASK_NOTHING
    return t.p.options["shipped"] == FACE_DOWN and eye not in (EVERYONE, player) and not is_over


def least_for_types(shipped: int) -> int:
    """What the types of so many wagons are worth at least; at most it is as many (§score.types)."""
    kinds = range(1, min(shipped, len(WAGON_TYPES)) + 1)
    return min((max(types, -(-shipped // types)) for types in kinds), default=0)


def known_for_types(t: Look, eye: int | None, player: int, value: int) -> tuple[int, bool]:
    """The points for types that this eye can be sure of, and whether there may be more."""
    if not is_face_down(t, eye, player):
        return value, False
    shipped = int(t.s.shipped[player]).bit_count()
    return least_for_types(shipped), least_for_types(shipped) < shipped


def is_met(t: Look, eye: int | None, player: int, card: int) -> bool | None:
    """Whether a treasure's condition is met; None if this eye cannot know."""
    of_types = [
        i
        for i in range(int(t.b.conditions[card]))
        if int(t.b.stat[card, i]) in (SHIPPED_TYPES, SHIPPED_SAME)
    ]
    veiled = any(is_face_down(t, eye, seat) for seat in range(t.p.seats))
    if not of_types or not veiled:
        return bool(int(t.of_seat[player, MET]) >> card & 1)
    if not int(t.of_seat[player, MET_OPENLY]) >> card & 1:
        return False
    found = [_holds(t, eye, player, card, i) for i in of_types]
    return False if False in found else None if None in found else True


def _holds(t: Look, eye: int | None, player: int, card: int, i: int) -> bool | None:
    """A condition on the types, from the least and most that they can be."""
    comparison, number = int(t.b.comparison[card, i]), int(t.b.number[card, i])
    if comparison not in (EQUAL, AT_LEAST, AT_MOST):
        return None  # compared with the other camps, of which one at least lies face down
    least, most = _bounds(t, eye, player, int(t.b.stat[card, i]))
    could = {
        EQUAL: least <= number <= most,
        AT_LEAST: most >= number,
        AT_MOST: least <= number,
    }[comparison]
    must = {
        EQUAL: least == most == number,
        AT_LEAST: least >= number,
        AT_MOST: most <= number,
    }[comparison]
    return True if must else None if could else False


def _bounds(t: Look, eye: int | None, player: int, stat: int) -> tuple[int, int]:
    """The least and most types, or wagons of one type, that a camp can have shipped."""
    wagons = members(t.s.shipped[player])
    many, kinds = len(wagons), len(WAGON_TYPES)
    if is_face_down(t, eye, player):
        same = (-(-many // kinds), many)
        return (min(many, 1), min(many, kinds)) if stat == SHIPPED_TYPES else same
    types = [int(t.b.wagon_type[wagon]) for wagon in wagons]
    series = [types.count(kind) for kind in set(types)]
    exact = len(series) if stat == SHIPPED_TYPES else max(series, default=0)
    return exact, exact


def status_seen(t: Look, eye: int | None, player: int, card: int) -> Status:
    """What a card is doing, as this eye can know it."""
    if not TREASURES >> card & 1:
        return status(t, player, card)
    met = is_met(t, eye, player, card)
    return "unknown" if met is None else "met" if met else "unmet"

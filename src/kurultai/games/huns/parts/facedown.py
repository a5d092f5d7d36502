"""Shipped wagons lie face down (§N14): what the rivals can still say of a camp.

Everyone sees how many there are. Points and treasures that depend on their types are unknown, as
far as they do: with two wagons the types are worth two points, whatever they are.
"""

from __future__ import annotations

from kurultai.core.sheet import EVERYONE
from kurultai.games.huns.parts.conditions import amount, count
from kurultai.games.huns.parts.conditions import is_met as is_row_met
from kurultai.games.huns.parts.ids import members
from kurultai.games.huns.parts.looking import ACTIVE, Look, Status, status
from kurultai.games.huns.parts.vocabulary import (
    AT_LEAST,
    AT_MOST,
    CARDS,
    COUNTED,
    EQUAL,
    KINDS_OF,
    MINE_ALONE,
    MOST_OF,
    RAIDS,
    SCORING,
    SUM_OF,
    TREASURES,
    WAGON_TYPES,
    WAGONS_SHIPPED,
)
from kurultai.games.huns.parts.vocabulary import MET as ROW_MET
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
    found = [holds(t, eye, player, effect) for effect in _scoring(t, card)]
    return True if True in found else None if None in found else False


def _scoring(t: Look, card: int) -> list[int]:
    """The effects of a card that say points."""
    lists = range(int(t.b.lists))
    return [CARDS * i + card for i in lists if int(t.b.on[i, SCORING]) >> card & 1]


def known_for_cards(
    t: Look, eye: int | None, player: int, of_treasures: bool, value: int
) -> tuple[int, bool]:
    """The points that cards say as far as this eye can be sure, and whether there may be more."""
    if not any(is_face_down(t, eye, seat) for seat in range(t.p.seats)):
        return value, False
    cards = int(t.s.cards[player]) & (TREASURES if of_treasures else ~TREASURES)
    if not of_treasures:
        cards &= int(t.of_seat[player, ACTIVE]) | RAIDS
    sure, may_be_more = 0, False
    for effect in [each for card in members(cards) for each in _scoring(t, card)]:
        met = holds(t, eye, player, effect)
        for op in range(int(t.b.operations[effect])):
            code = int(t.b.amount[effect, op])
            if met is None or (met and _is_veiled(t, eye, code - COUNTED)):
                may_be_more = True
            elif met:
                sure += int(amount(t.p.b[0], t.p.s[0], player, code))
    return sure, may_be_more


def _is_veiled(t: Look, eye: int | None, row: int) -> bool:
    """Whether a row counts types of wagons, of which some lie face down for this eye."""
    if row < 0 or int(t.b.place[row]) != WAGONS_SHIPPED:
        return False
    if int(t.b.gather[row]) == SUM_OF and int(t.b.members[row]) == int(t.b.fleet):
        return False
    return any(is_face_down(t, eye, seat) for seat in range(t.p.seats))


def holds(t: Look, eye: int | None, player: int, effect: int) -> bool | None:
    """Whether the condition of an effect holds; None if this eye cannot know."""
    return _from_row(t, eye, player, int(t.b.condition[effect]))


def _from_row(t: Look, eye: int | None, player: int, row: int) -> bool | None:
    if row < 0:
        return row == ROW_MET
    found: bool | None
    if _is_veiled(t, eye, row):
        found = _compares(t, eye, player, row)
    else:
        found = bool(is_row_met(t.p.b[0], t.p.s[0], player, row))
    met = _from_row(t, eye, player, int(t.b.met[row])) if found is not False else None
    unmet = _from_row(t, eye, player, int(t.b.unmet[row])) if found is not True else None
    if found is not None:
        return met if found else unmet
    return met if met == unmet else None


def _compares(t: Look, eye: int | None, player: int, row: int) -> bool | None:
    """A condition on the types, from the least and most that they can be."""
    comparison, number = int(t.b.comparison[row]), int(t.b.number[row])
    if comparison not in (EQUAL, AT_LEAST, AT_MOST) or int(t.b.whose[row]) != MINE_ALONE:
        return None  # compared with the other camps, of which one at least lies face down
    least, most = _bounds(t, eye, player, row)
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


def _bounds(t: Look, eye: int | None, player: int, row: int) -> tuple[int, int]:
    """The least and most that a row can count in a camp."""
    many, kinds = int(t.s.shipped[player]).bit_count(), len(WAGON_TYPES)
    if not is_face_down(t, eye, player):
        exact = int(count(t.p.b[0], t.p.s[0], player, row))
        return exact, exact
    if int(t.b.groups[row]) != (1 << kinds) - 1:
        return 0, many
    gather = int(t.b.gather[row])
    if gather == KINDS_OF:
        return min(many, 1), min(many, kinds)
    return (-(-many // kinds), many) if gather == MOST_OF else (0, many // kinds)


def status_seen(t: Look, eye: int | None, player: int, card: int) -> Status:
    """What a card is doing, as this eye can know it."""
    if not TREASURES >> card & 1:
        return status(t, player, card)
    met = is_met(t, eye, player, card)
    return "unknown" if met is None else "met" if met else "unmet"

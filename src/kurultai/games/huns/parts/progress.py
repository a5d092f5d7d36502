"""How far a treasure is: what its camp has, and what its condition wants (§treasure, §P5.5)."""

from __future__ import annotations

from typing import Literal, get_args

from typing_extensions import TypeAliasType, TypedDict

from kurultai.games.huns.parts.conditions import count
from kurultai.games.huns.parts.facedown import is_face_down
from kurultai.games.huns.parts.looking import Look
from kurultai.games.huns.parts.vocabulary import (
    FEWEST,
    MINE_ALONE,
    MOST,
    RANK,
    SUM_OF,
    TIED,
    UNMET,
    WAGON_TYPES,
    WAGONS_SHIPPED,
)

EVERY_TYPE = (1 << len(WAGON_TYPES)) - 1

Compared = TypeAliasType("Compared", Literal["==", ">=", "<=", "most", "fewest", "rank"])

COMPARED: tuple[Compared, ...] = get_args(Compared.__value__)  # in the order of COMPARISONS


class Progress(TypedDict):
    """Compared with others: have is one's own, want the best of theirs; of a rank the place.
    None is what lies face down (§N14).
    """

    compared: Compared
    have: int | None
    want: int | None


def progress(t: Look, eye: int | None, player: int, card: int) -> list[Progress]:
    """One for each comparison, where all of them are wanted of the player; else none."""
    b = t.p.b[0]
    found: list[Progress] = []
    row = int(b.condition[card])
    while row >= 0:
        if b.unmet[row] != UNMET or b.whose[row] != MINE_ALONE or b.comparison[row] == TIED:
            return []
        found.append(_of(t, eye, player, row))
        row = int(b.met[row])
    return found


def _of(t: Look, eye: int | None, player: int, row: int) -> Progress:
    b = t.p.b[0]
    comparison = int(b.comparison[row])
    compared = COMPARED[comparison]
    mine = _count(t, eye, player, row)
    want: int | None = int(b.number[row])
    if comparison in (MOST, FEWEST, RANK):
        others = [_count(t, eye, seat, row) for seat in range(t.p.seats) if seat != player]
        known = [n for n in others if n is not None]
        if mine is None or len(known) < len(others):
            return {"compared": compared, "have": None, "want": want}
        if comparison == RANK:
            mine = 1 + sum(n > mine for n in known)
        else:
            want = max(known) if comparison == MOST else min(known)
    return {"compared": compared, "have": mine, "want": want}


def _count(t: Look, eye: int | None, seat: int, row: int) -> int | None:
    b = t.p.b[0]
    is_all = b.gather[row] == SUM_OF and b.groups[row] == EVERY_TYPE
    if b.place[row] == WAGONS_SHIPPED and not is_all and is_face_down(t, eye, seat):
        return None
    return int(count(b, t.p.s[0], seat, row))

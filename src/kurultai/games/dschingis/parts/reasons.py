"""Why a rule refuses a move: which of the things that it forbids was tried."""

from __future__ import annotations

from collections.abc import Callable

from kurultai.core.game import Position
from kurultai.games.dschingis.board import bit, names
from kurultai.games.dschingis.moves import (
    GATE,
    OVER_WALL,
    ROAD,
    TO_BUILD,
    TO_SETTLE,
    settled_in,
    village_in,
    walls_in,
)
from kurultai.games.dschingis.state import NOWHERE, number_of, with_leaders, with_tokens


def reason(p: Position, move: int, rule: str) -> str:
    """The variant of the rule's refusal; empty if it has but one."""
    return _REASONS[rule](p, move) if rule in _REASONS else ""


def _settling(p: Position, move: int) -> str:
    if move < TO_SETTLE:
        return ""
    line, _, _, leader = settled_in(move)
    taken = int(with_tokens(p.s[0])) | int(with_leaders(p.s[0]))
    sides = names(p.b).sides[line]
    if taken & bit(sides[leader]):
        return "taken"
    return "beside-taken" if taken & bit(sides[1 - leader]) else "wall"


def _by_road(p: Position, move: int) -> str:
    """Neighbours without a road, or too far; and why there is no way along the wall either."""
    here = int(p.s[0].leader[int(p.s[0].turn)])
    if not ROAD <= move < GATE or here == NOWHERE:
        return ""
    village, lines = village_in(move), p.b[0].village_lines
    if village == here:
        return "here"
    lacks = _along(p, here, village)
    if int(lines[here]) & int(lines[village]):
        return f"no-road-{lacks}" if lacks else "no-road"
    return f"no-way-{lacks}" if lacks else "along"


def _by_gate(p: Position, move: int) -> str:
    here = int(p.s[0].leader[int(p.s[0].turn)])
    if not GATE <= move < OVER_WALL or here == NOWHERE:
        return ""
    return _along(p, here, village_in(move)) or "along"


def _along(p: Position, here: int, village: int) -> str:
    """What is missing for a way along the wall: an open gate up here, or another one down there."""
    lines, is_open = p.b[0].village_lines, int(p.s[0].open)
    ups, downs = int(lines[here]) & is_open, int(lines[village]) & is_open
    if not ups:
        return "up"
    return "" if downs and (ups | downs).bit_count() > 1 else "down"


def _down(p: Position, move: int) -> str:
    if not OVER_WALL <= move < TO_SETTLE:
        return ""
    up, down, side = walls_in(move)
    if up == down:
        return "same"
    here = int(p.s[0].leader[int(p.s[0].turn)])
    is_open = int(p.s[0].open) & bit(down)
    return "here" if is_open and names(p.b).sides[down][side] == here else "closed"


def _marching(p: Position, move: int) -> str:
    return "blocked" if number_of(p.s[0].active[int(p.s[0].turn)]) else "no-token"


def _building(p: Position, move: int) -> str:
    if move != TO_BUILD:
        return "apart"
    return "no-line" if int(p.s[0].active_walls[int(p.s[0].turn)]) else "no-wall"


def _lifting(p: Position, move: int) -> str:
    return "off" if int(p.s[0].leader[int(p.s[0].turn)]) == NOWHERE else "free"


def _entering(p: Position, move: int) -> str:
    return "mine" if int(p.s[0].controls[int(p.s[0].turn)]) else "empty"


_REASONS: dict[str, Callable[[Position, int], str]] = {
    "D2": _settling,
    "lay.road": _by_road,
    "lay.gate": _by_gate,
    "D7": _down,
    "D9": _marching,
    "D11": _building,
    "lift": _lifting,
    "D10": _entering,
}

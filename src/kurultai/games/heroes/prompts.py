"""What is asked, in words; the legal moves as steps a person makes; what a refusal names."""

from __future__ import annotations

from functools import cache

import numpy as np

from kurultai.core.game import Choice, Ends, Position
from kurultai.core.structs import Ints
from kurultai.core.text import Text
from kurultai.games.heroes.moves import MOVES, PASS, PROMOTE, origin, target
from kurultai.games.heroes.notation import format_move
from kurultai.games.heroes.parts.reasons import reason
from kurultai.games.heroes.parts.squares import NAMES
from kurultai.games.heroes.rulebook import RULEBOOK, SEATS, TEXTS
from kurultai.games.heroes.state import QUIET, has

FEW = 3  # pieces of which one move may leave a single one
SOON = 20  # plies before the cities are counted for want of progress (§H9)


def asked(p: Position) -> Text:
    """One sentence: what is asked, or how the game ended."""
    if p.is_over:
        return _over(p)
    who = SEATS[p.actor]
    moves = p.legal()
    if moves[0] == PASS:
        return TEXTS("asked-pass", who=who)
    can_promote = moves.max() >= PROMOTE
    return TEXTS("asked-promote" if can_promote else "asked-move", who=who)


def _over(p: Position) -> Text:
    won, cities = p.winners(), p.scores()
    if len(won) == 2:
        return TEXTS("over-draw", cities=cities[0])
    [seat] = won
    rule = RULEBOOK[int(p.s[0].ending)].id
    if rule == "end.cities":
        return TEXTS("over-all-cities", who=SEATS[seat])
    if rule == "end.pieces":
        left = "single" if _numbers(p.s[0].pieces)[1 - seat] else "none"
        return TEXTS("over-pieces", who=SEATS[seat], loser=SEATS[1 - seat], left=left)
    return TEXTS("over-cities", who=SEATS[seat], most=cities[seat], least=cities[1 - seat])


def ends(p: Position) -> Ends | None:
    """Near: one move may bring it. Of three pieces a move can take two (§end.pieces)."""
    if p.is_over:
        return None
    s = p.s[0]
    pieces, cities = _numbers(s.pieces), _numbers(s.cities)
    for seat in (p.actor, 1 - p.actor):
        if cities[seat] == sum(cities) - 1:
            return {"text": TEXTS("ends-cities", who=SEATS[seat]), "near": True}
    for seat, who in enumerate(SEATS):
        if pieces[seat] <= FEW:
            return {"text": TEXTS("ends-pieces", who=who, n=pieces[seat]), "near": True}
    left = QUIET - int(s.quiet)
    if left <= SOON:
        return {"text": TEXTS("ends-quiet", n=left), "near": True}
    return {"text": TEXTS("ends-far"), "near": False}


def _numbers(sets: Ints) -> list[int]:
    """How many squares the set of each seat has."""
    return [sum(int(half).bit_count() for half in halves) for halves in sets]


def choices(p: Position) -> list[Choice]:
    by_notation, place = _all_choices()
    return [by_notation[n] for n in np.sort(place[p.legal()]).tolist()]


@cache
def _all_choices() -> tuple[list[Choice], Ints]:
    """All there ever is to choose, by notation, and the place of each move's number there."""
    by_notation = sorted(range(MOVES), key=format_move)
    return [_choice(move) for move in by_notation], np.argsort(by_notation)


def _choice(move: int) -> Choice:
    if move == PASS:
        return {"move": "pass", "steps": ["pass"]}
    if move >= PROMOTE:
        return {"move": format_move(move), "steps": [NAMES[move - PROMOTE], "promote"]}
    return {"move": format_move(move), "steps": [NAMES[origin(move)], NAMES[target(move)]]}


def details(p: Position, move: int, rule: str) -> dict[str, object]:
    """What the refusal of a rule is said with."""
    if move == PASS or p.is_over:
        return {}
    start = move - PROMOTE if move >= PROMOTE else origin(move)
    return {
        "why": reason(p, move, rule),
        "piece": "hero" if has(p.s[0].heroes, start) else "warrior",
        "rival": SEATS[1 - p.actor],
    }

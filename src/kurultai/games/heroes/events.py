"""What a turn caused, in the order in which the rules do it (§H3, §H10)."""

from __future__ import annotations

from kurultai.core.game import Happening, Position
from kurultai.core.text import Text, as_it_is, listed
from kurultai.games.heroes.moves import PASS, PROMOTE, origin, target
from kurultai.games.heroes.parts.squares import NAMES, names_of, set_of
from kurultai.games.heroes.rulebook import RULEBOOK, SEATS, TEXTS
from kurultai.games.heroes.state import has


def happenings(before: Position, move: int, after: Position) -> list[Happening]:
    seat = before.actor
    found: list[Happening] = []
    if move == PASS:
        found.append({"kind": "pass", "seat": seat, "text": TEXTS("happened-pass"), "rule": "H8"})
    elif move >= PROMOTE:
        found.append(_promotion(seat, NAMES[move - PROMOTE], "special"))
    else:
        found += _of_a_move(seat, before, move, after)
    for loser in (1 - seat, seat):
        found += _captures(before, after, loser, move)
    if after.is_over:
        rule = RULEBOOK[int(after.s[0].ending)]
        found.append({"kind": "end", "text": rule.heading, "rule": rule.id})
    return found


def _of_a_move(seat: int, before: Position, move: int, after: Position) -> list[Happening]:
    start, end = origin(move), target(move)
    was_hero = has(before.s["heroes"][0], start)
    piece = TEXTS("piece-hero" if was_hero else "piece-warrior")
    parts: dict[str, object] = {"piece": piece, "from": NAMES[start], "to": NAMES[end]}
    found: list[Happening] = [
        {
            "kind": "move",
            "seat": seat,
            "at": [NAMES[start], NAMES[end]],
            "text": TEXTS("happened-move", **parts),
        }
    ]
    if has(before.s["cities"][0, 1 - seat], end):
        found.append(
            {
                "kind": "city",
                "seat": seat,
                "at": [NAMES[end]],
                "text": TEXTS("happened-city", to=NAMES[end]),
                "rule": "city.capture",
            }
        )
    elif not was_hero and has(before.s["cities"][0, seat], end):
        found.append(_promotion(seat, NAMES[end], "city.promotion"))
    return found


def _promotion(seat: int, square: str, rule: str) -> Happening:
    return {
        "kind": "promotion",
        "seat": seat,
        "at": [square],
        "text": TEXTS("happened-promotion", to=square),
        "rule": rule,
    }


def _captures(before: Position, after: Position, loser: int, move: int) -> list[Happening]:
    """The pieces of one seat that were lifted."""
    stood = set_of(before.s["pieces"][0, loser])
    if before.actor == loser and move < PROMOTE:
        stood = stood & ~(1 << origin(move)) | 1 << target(move)
    lifted = sorted(names_of(stood & ~set_of(after.s["pieces"][0, loser])))
    if not lifted:
        return []
    return [
        {
            "kind": "capture",
            "seat": loser,
            "at": lifted,
            "text": TEXTS("happened-capture", who=SEATS[loser], squares=_listed(lifted)),
            "rule": "surrounded",
        }
    ]


def _listed(squares: list[str]) -> Text:
    return listed([as_it_is(square) for square in squares])

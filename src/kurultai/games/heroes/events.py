"""What a turn caused, in the order in which the rules do it (§H3, §H10)."""

from __future__ import annotations

from kurultai.core.game import Happening, Position
from kurultai.core.text import Square, Text
from kurultai.games.heroes.moves import PASS, PROMOTE, origin, target
from kurultai.games.heroes.parts.lines import lines_through, standing
from kurultai.games.heroes.parts.squares import NAMES, NUMBERS, names_of, set_of
from kurultai.games.heroes.rulebook import RULEBOOK, SEATS, TEXTS
from kurultai.games.heroes.state import QUIET, has


def happenings(before: Position, move: int, after: Position) -> list[Happening]:
    seat = before.actor
    found: list[Happening] = []
    if move == PASS:
        said = TEXTS("happened-pass", who=SEATS[seat])
        found.append({"kind": "pass", "seat": seat, "text": said, "rule": "H8"})
    elif move >= PROMOTE:
        found.append(_promotion(seat, NAMES[move - PROMOTE], "special"))
    else:
        found += _of_a_move(seat, before, move)
    for loser in (1 - seat, seat):
        found += _captures(before, after, loser, move)
    if after.is_over:
        rule = RULEBOOK[int(after.s[0].ending)]
        found.append({"kind": "end", "text": _end(after, rule.id), "rule": rule.id})
    return found


def _of_a_move(seat: int, before: Position, move: int) -> list[Happening]:
    start, end = NAMES[origin(move)], NAMES[target(move)]
    who, piece = SEATS[seat], _piece(has(before.s["heroes"][0], origin(move)))
    from_to = {"from": Square(start), "to": Square(end)}
    said = TEXTS("happened-move", who=who, piece=piece, **from_to)
    found: list[Happening] = [{"kind": "move", "seat": seat, "at": [start, end], "text": said}]
    if has(before.s["cities"][0, 1 - seat], target(move)):
        said = TEXTS("happened-city", who=who, rival=SEATS[1 - seat])
        found.append(
            {"kind": "city", "seat": seat, "at": [end], "text": said, "rule": "city.capture"}
        )
    elif _promotes(before, move):
        found.append(_promotion(seat, end, "city.promotion"))
    return found


def _piece(is_hero: bool) -> Text:
    return TEXTS("piece-hero" if is_hero else "piece-warrior")


def _promotes(before: Position, move: int) -> bool:
    """Whether a warrior comes to a city of its own side."""
    s = before.s[0]
    return not has(s.heroes, origin(move)) and has(s.cities[before.actor], target(move))


def _promotion(seat: int, square: str, rule: str) -> Happening:
    said = TEXTS("happened-promotion", who=SEATS[seat], at=Square(square))
    return {"kind": "promotion", "seat": seat, "at": [square], "text": said, "rule": rule}


def _captures(before: Position, after: Position, loser: int, move: int) -> list[Happening]:
    """The pieces of one seat that were lifted."""
    stood = standing(before, move)[loser]
    lifted = sorted(names_of(stood & ~set_of(after.s["pieces"][0, loser])))
    if not lifted:
        return []
    squares = [Square(square) for square in lifted]
    parts: dict[str, object] = {"who": SEATS[loser], "at": squares[0]}
    if len(lifted) == 1:
        piece = _piece(_was_hero(before, move, NUMBERS[lifted[0]]))
        said = TEXTS("happened-capture", **parts, piece=piece)
    else:
        said = TEXTS("happened-captures", **parts, squares=squares, n=len(lifted))
    return [
        {
            "kind": "capture",
            "seat": loser,
            "at": lifted,
            "lines": _lines(before, move, loser),
            "text": said,
            "rule": "surrounded",
        }
    ]


def _lines(before: Position, move: int, loser: int) -> list[list[str]]:
    """Where the pieces of one seat were closed in."""
    sides = standing(before, move)
    found = lines_through(sides, target(move))
    return [line.names for line in found if sides[loser] >> line.beaten[0] & 1]


def _was_hero(before: Position, move: int, square: int) -> bool:
    """Whether a piece was one when it was lifted; the city comes first (§H3)."""
    if move < PROMOTE and square == target(move):
        return has(before.s["heroes"][0], origin(move)) or _promotes(before, move)
    return has(before.s["heroes"][0], square)


def _end(p: Position, rule: str) -> Text:
    won, s = p.winners(), p.s[0]
    if rule == "end.cities":
        return TEXTS("happened-end-cities", who=SEATS[won[0]])
    if rule == "end.pieces":
        loser = 1 - won[0]
        left = "single" if set_of(s.pieces[loser]) else "none"
        return TEXTS("happened-end-pieces", loser=SEATS[loser], left=left)
    if rule == "H9":
        is_quiet = int(s.quiet) >= QUIET
        return TEXTS("happened-end-quiet" if is_quiet else "happened-end-repetition", n=QUIET)
    return TEXTS("happened-end-passes" if rule == "H8" else "happened-end-few")

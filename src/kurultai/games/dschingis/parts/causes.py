"""What a wall caused, or would cause: the verdict of wall.py told step by step (§D12 to §D16)."""

from __future__ import annotations

from typing import Any, Literal, get_args

from typing_extensions import TypeAliasType, TypedDict

from kurultai.core.game import Happening, Position
from kurultai.core.text import Square, Text
from kurultai.games.dschingis.board import names
from kurultai.games.dschingis.moves import WALL
from kurultai.games.dschingis.parts.outlook import great_wall, is_building
from kurultai.games.dschingis.parts.wall import (
    BRANCH,
    EAST,
    LOOP,
    NEW,
    NEW_END,
    NONE,
    OLD,
    OUTER_LOOP,
    WEST,
    Verdict,
    verdict_on,
)
from kurultai.games.dschingis.rulebook import TEXTS

Makes = TypeAliasType("Makes", Literal["branch", "loop", "outer-loop", "new-end"])
MAKES: tuple[Makes, ...] = get_args(Makes.__value__)
_BEGINS_AT = {WEST: "west", EAST: "east"}
_SHORTEST = {WEST: "west-is-shortest", EAST: "east-is-shortest", NEW: "new-is-shortest"}


class Outlook(TypedDict):
    """What one more wall would cause."""

    line: str
    makes: Makes
    happened: list[Happening]


def happening(
    kind: str, said: Text, at: list[str] | None = None, rule: str | None = None
) -> Happening:
    made: Happening = {"kind": kind, "text": said}
    if at is not None:
        made["at"] = at
    if rule is not None:
        made["rule"] = rule
    return made


def causes(before: Position, line: int, after: Position) -> list[Happening]:
    """Everything after the wall itself, in the order in which the rules do it."""
    return _caused(before, verdict_on(before.b[0], before.s[0], line), after)


def _caused(before: Position, v: Verdict, after: Position) -> list[Happening]:
    found = _judged(before, v) + _fallen(before, v)
    if int(before.s[0].great) != int(after.s[0].great):
        course = great_wall(after)
        said = TEXTS(f"happened-great-wall-{_new_course(v)}", n=len(course))
        found.append(happening("great-wall", said, course, "countries"))
    return found + _changed_country(before, after)


def _new_course(v: Verdict) -> str:
    if v.makes == LOOP:
        return "moved"
    return _BEGINS_AT.get(v.loser, "grown")


def _judged(p: Position, v: Verdict) -> list[Happening]:
    """Which way was longer."""
    lines = names(p.b).of_lines
    if v.makes == OUTER_LOOP:
        return [happening("loop", TEXTS("happened-outer-loop"), lines(v.new), "D13")]
    if v.makes == LOOP:
        said = TEXTS("happened-loop", **_lengths(v))
        found = [happening("loop", said, lines(v.old | v.new), "D12")]
        if v.loser == NONE:
            said = TEXTS("happened-equal-ways")
            return [*found, happening("equal", said, lines(v.new), "build.equal")]
        name = "new-is-longer" if v.loser == OLD else "old-is-longer"
        longer = v.new if v.loser == OLD else v.old
        return [*found, happening("longer", TEXTS(f"happened-{name}"), lines(longer), "build.loop")]
    return _judged_ends(v, lines) if v.makes == NEW_END else []


def _judged_ends(v: Verdict, lines: Any) -> list[Happening]:
    if v.west == 0 or v.east == 0:
        return [
            happening("new-end", TEXTS("happened-new-end-grown"), lines(v.new), "D14"),
            happening("grows", TEXTS("happened-grows"), lines(v.new), "D14"),
        ]
    said = TEXTS("happened-new-end", **_lengths(v))
    found = [happening("new-end", said, lines(v.new), "D14")]
    if v.loser == NONE:
        return [*found, happening("equal", TEXTS("happened-equal-ends"), lines(v.new), "D14")]
    kept = (v.west | v.east | v.new) & ~v.down
    said = TEXTS(f"happened-{_SHORTEST[v.loser]}")
    return [*found, happening("longer", said, lines(kept), "build.end")]


def _lengths(v: Verdict) -> dict[str, object]:
    """How many walls each of the ways has."""
    return {side: int(getattr(v, side)).bit_count() for side in ("old", "new", "west", "east")}


def _fallen(before: Position, v: Verdict) -> list[Happening]:
    """What came down, and where it went."""
    lines = names(before.b).of_lines
    found = []
    if v.down:
        down = lines(v.down)
        kind = "shorter" if v.loser != NONE else "down"
        name = "shortest" if v.makes == NEW_END and v.loser != NONE else kind
        rule = {LOOP: "D12", OUTER_LOOP: "D13"}.get(v.makes, "D14")
        found.append(happening(kind, TEXTS(f"happened-{name}", n=len(down)), down, rule))
    if v.isolated:
        alone = lines(v.isolated)
        said = TEXTS("happened-isolated", n=len(alone))
        found.append(happening("isolated", said, alone, "D15"))
    if v.down | v.isolated:
        number = len(lines(v.down | v.isolated))
        kind = "walls-gone" if int(before.s[0].turns_left) else "returned"
        found.append(happening(kind, TEXTS(f"happened-{kind}", n=number), rule="D15"))
    return found


def _changed_country(before: Position, after: Position) -> list[Happening]:
    villages = names(before.b).of_villages
    was, is_ = int(before.s[0].mongolia), int(after.s[0].mongolia)
    found = []
    for kind, changed in (("to-mongolia", is_ & ~was), ("to-china", was & ~is_)):
        if changed:
            there = villages(changed)
            squares = [Square(village) for village in there]
            said = TEXTS(f"happened-{kind}", at=squares[0], villages=squares, n=len(there))
            found.append(happening(kind, said, there, "D16"))
    return found


def outlooks(p: Position) -> list[Outlook]:
    """For each line that could carry the next wall: what that would cause."""
    if not is_building(p):
        return []
    b, s, lines = p.b[0], p.s[0], names(p.b).lines
    branch = [happening("branch", TEXTS("happened-branch"), rule="build")]
    found: list[Outlook] = []
    for move in p.legal().tolist():
        v = verdict_on(b, s, move - WALL)
        # a branch moves nothing else, and most lines make one: it need not be tried out
        told = branch if v.makes == BRANCH else _caused(p, v, _with_wall(p, move))
        found.append({"line": lines[move - WALL], "makes": MAKES[v.makes], "happened": told})
    return found


def _with_wall(p: Position, move: int) -> Position:
    after = p.copy()
    after.play(move)
    return after

"""Positions drawn in the tests: the board as in its data file, and what lies where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from kurultai.core.errors import Illegal
from kurultai.core.game import Game, Position
from kurultai.games.dschingis.board import KINDS, NUMBER_OF, WALLS, bit, names, shipped
from kurultai.games.dschingis.game import Dschingis
from kurultai.games.dschingis.parts.map import line_name, read
from kurultai.games.dschingis.parts.outlook import great_wall
from kurultai.games.dschingis.parts.stacks import lay
from kurultai.games.dschingis.parts.wall import left_of_wall, way
from kurultai.games.dschingis.state import MARCH, NOWHERE, PHASES

GAME: Game = Dschingis()
START: str = shipped()["map"]


def bits(names_: Iterable[str], numbers: Mapping[str, int]) -> int:
    return sum(1 << numbers[name] for name in names_)


def position(
    drawing: str = START,
    phase: str = "choose",
    *,
    seats: int = 2,
    turn: int = 0,
    more: str = "",
    closed: str = "",
    fresh: str = "",
    stacks: Mapping[str, str] | None = None,
    leaders: str = "",
    tokens: Mapping[int, str] | None = None,
    walls: Mapping[int, int] | None = None,
    gone: Mapping[int, str] | None = None,
    rules: str = "2",
) -> Position:
    """A position in the middle of a game.

    The walls stand as ``drawing`` shows them (R the ends) and on the lines ``more``; ``stacks`` names
    the tokens of a village from bottom to top ("0chinese 1mongol"), ``leaders`` a village for each
    seat ("d4 -"), ``tokens`` and ``walls`` the active reserves. The rest is where it must then be.
    """
    p = GAME.new(seats, rules=rules)
    p.s[0].first = 0
    _put_walls(p, drawing, more, closed, fresh)
    _put_tokens(p, stacks or {}, tokens or {}, gone or {})
    s = p.s[0]
    s.turn = turn
    s.phase = PHASES.index(phase)
    s.drawn = 2 if phase not in ("take", "token") else 0
    for seat, village in enumerate(leaders.split()):
        s.leader[seat] = NOWHERE if village == "-" else names(p.b).village[village]
    for seat, number in (walls or {}).items():
        s.active_walls[seat] = number
    s.common = WALLS - int(s.walls).bit_count() - int(s.active_walls.sum())
    if s.phase == MARCH:
        s.visited = bit(s.leader[turn])
    return p


def _put_walls(p: Position, drawing: str, more: str, closed: str, fresh: str) -> None:
    drawn, wrong = read(drawing)
    assert not wrong, wrong
    s, b, numbers = p.s[0], p.b[0], names(p.b).line
    ends = [drawn.towers.index(end) for end in sorted(drawn.ends)]
    s.west, s.east = ends
    s.walls = bits([line_name(line) for line in drawn.walls] + more.split(), numbers)
    s.great = way(b, s.walls, *ends)
    s.open = int(s.walls) & ~bits(closed.split(), numbers)
    s.fresh = bits(fresh.split(), numbers)
    s.mongolia = left_of_wall(b, s)


def _put_tokens(
    p: Position, stacks: Mapping[str, str], tokens: Mapping[int, str], gone: Mapping[int, str]
) -> None:
    s = p.s[0]
    left = np.array([NUMBER_OF] * p.seats)
    for village, stack in stacks.items():
        for token in stack.split():
            s.turn, kind = int(token[0]), KINDS.index(token[1:])
            s.active[s.turn, kind] += 1
            lay(s, kind, names(p.b).village[village])
            left[s.turn, kind] -= 1
    for reserve, kinds in ((s.active, tokens), (s.gone, gone)):
        for seat, held in kinds.items():
            for name in held.split():
                reserve[seat, KINDS.index(name)] += 1
                left[seat, KINDS.index(name)] -= 1
    assert left.min() >= 0, "more tokens than there are"
    s.passive[: p.seats] = left


def empty_reserves(p: Position, *seats: int, common: bool = False) -> Position:
    """Passive reserves (and the common one) that have run out; what they held has left the game."""
    s = p.s[0]
    for seat in seats:
        s.gone[seat] += s.passive[seat]
        s.passive[seat] = 0
    if common:
        s.walls_gone += s.common
        s.common = 0
    return p


def moves(p: Position) -> list[str]:
    return sorted(p.format(move) for move in p.legal()) if p.actor >= 0 else []


def refused(p: Position, text: str, by: str) -> bool:
    """Whether exactly this rule forbids the move (and the list of legal moves agrees)."""
    assert text not in moves(p)
    try:
        p.check(p.parse(text))
    except Illegal as refusal:
        assert refusal.message["en"]
        assert refusal.message["fr"]
        assert "{" not in refusal.message["en"] + refusal.message["fr"]
        assert refusal.rule == by, f"refused by {refusal.rule}: {refusal}"
        return True
    return False


def accepted(p: Position, text: str) -> bool:
    p.check(p.parse(text))
    return p.actor < 0 or text in moves(p)


def played(p: Position, *texts: str) -> Position:
    """The position after these moves; every one must be legal."""
    after = p.copy()
    for text in texts:
        move = after.parse(text)
        after.check(move)
        after.play(move)
    return after


def told(p: Position, text: str, seat: int | None = None) -> list[tuple[str, list[str]]]:
    """What a move causes: kind and place of every happening."""
    move = p.parse(text)
    after = played(p, text)
    happened = p.game.happened(p, move, after, seat)
    return [(one["kind"], one.get("at", [])) for one in happened]


# Reading a position


def standing(p: Position) -> set[str]:
    return set(names(p.b).of_lines(int(p.s[0].walls)))


def great(p: Position) -> list[str]:
    return great_wall(p)


def mongolia(p: Position) -> set[str]:
    return set(names(p.b).of_villages(int(p.s[0].mongolia)))


def village(p: Position, name: str, seat: int | None = None) -> dict[str, object]:
    found: dict[str, object] = next(v for v in p.game.view(p, seat)["villages"] if v["id"] == name)
    return found


def seat_of(p: Position, seat: int, viewer: int | None = None) -> dict[str, object]:
    found: dict[str, object] = p.game.view(p, viewer)["seats"][seat]
    return found

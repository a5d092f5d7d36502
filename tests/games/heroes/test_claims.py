"""What a refusal says of the position is so."""

from __future__ import annotations

from collections.abc import Mapping

from kurultai.core.game import Position
from kurultai.core.registry import game
from kurultai.games.heroes.moves import PROMOTE, origin, target
from kurultai.games.heroes.parts.squares import SIDE, SQUARES, set_of
from tests.games import claims

Details = Mapping[str, object]


def pieces(p: Position, seat: int) -> int:
    return set_of(p.s[0].pieces[seat])


def is_hero(p: Position, square: int) -> bool:
    return bool(set_of(p.s[0].heroes) >> square & 1)


def apart(one: int, other: int) -> int:
    return max(abs(one // SIDE - other // SIDE), abs(one % SIDE - other % SIDE))


def walked(p: Position, start: int, steps: int) -> list[set[int]]:
    """Where a piece is after one step, two … over free squares and the one it left."""
    taken = pieces(p, 0) | pieces(p, 1)
    free = [at for at in range(SQUARES) if not taken >> at & 1 or at == start]
    found = [{start}]
    for _ in range(steps):
        found.append({at for at in free if any(apart(at, one) == 1 for one in found[-1])})
    return found[1:]


def steps_of(p: Position, square: int) -> int:
    return 3 if is_hero(p, square) else 2


def not_mine(p: Position, move: int, details: Details) -> bool:
    start = move - PROMOTE if move >= PROMOTE else origin(move)
    is_rivals = bool(pieces(p, 1 - p.actor) >> start & 1)
    return not pieces(p, p.actor) >> start & 1 and is_rivals == (details["why"] == "rival")


def taken(p: Position, move: int, details: Details) -> bool:
    whose = p.actor if details["why"] == "own" else 1 - p.actor
    return bool(pieces(p, whose) >> target(move) & 1)


def returning(p: Position, move: int, details: Details) -> bool:
    start = origin(move)
    is_stuck = not walked(p, start, steps_of(p, start))[-1] - {start}
    return start == target(move) and is_stuck == (details["why"] == "stuck")


def no_such_way(p: Position, move: int, details: Details) -> bool:
    start = origin(move)
    assert details["piece"] == ("hero" if is_hero(p, start) else "warrior")
    return target(move) not in walked(p, start, steps_of(p, start))[-1]


def blocked(p: Position, move: int, details: Details) -> bool:
    start = origin(move)
    ways = walked(p, start, steps_of(p, start))
    leads_there = any(target(move) in there for there in ways)
    is_detour = details["why"] == "detour"
    return target(move) not in ways[-1] and leads_there == is_detour <= is_hero(p, start)


CLAIMS: dict[str, claims.Claim] = {
    "moving": not_mine,
    "moving.free": taken,
    "moving.return": returning,
    "moving.warrior": lambda p, move, _: (
        apart(origin(move), target(move)) > 2 and not is_hero(p, origin(move))
    ),
    "moving.hero": lambda p, move, _: (
        apart(origin(move), target(move)) > 3 and is_hero(p, origin(move))
    ),
    "H1": no_such_way,
    "H2": blocked,
    "H6": lambda p, move, _: is_hero(p, move - PROMOTE),
    "special": lambda p, move, _: not set_of(p.s[0].cities[p.actor]) >> move - PROMOTE & 1,
    "H8": lambda p, *_: len(p.legal()) > 1 or "pass" not in p.format(int(p.legal()[0])),
}


def with_my_pieces(p: Position) -> list[int]:
    """Every move of one's own pieces to a square nearby, and every promotion."""
    own = [at for at in range(SQUARES) if pieces(p, p.actor) >> at & 1]
    near = [(at, to) for at in own for to in range(SQUARES) if apart(at, to) <= 4]
    return [at * SQUARES + to for at, to in near] + [PROMOTE + at for at in own]


def test_a_refusal_tells_no_lies() -> None:
    found = claims.refused(game("heroes"), 2, CLAIMS, range(2), likely=with_my_pieces)
    rules = {"moving", "moving.free", "moving.return", "moving.warrior", "moving.hero"}
    assert rules | {"H1", "H2", "H6", "special"} <= set(found)


def test_a_piece_that_cannot_move_is_told_so() -> None:
    p = game("heroes").new(2)
    p.s[0].pieces[0] = 0
    for name in ("a1", "b1", "a2", "b2", "c1", "c2", "c3", "a3", "b3"):
        at = p.parse(f"{name}-{name}") // SQUARES
        p.s[0].pieces[0][at // 50] |= 1 << at % 50
    for name, why in (("a1", "stuck"), ("c3", "return")):
        move = p.parse(f"{name}-{name}")
        details = p.game.details(p, move, "moving.return")
        assert details["why"] == why
        assert returning(p, move, details)

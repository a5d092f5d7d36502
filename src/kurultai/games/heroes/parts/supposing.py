"""What a seat could do in one move, if it were its turn now."""

from __future__ import annotations

from typing import NamedTuple

from kurultai.core.game import Position
from kurultai.games.heroes.moves import PASS, PROMOTE, origin, target
from kurultai.games.heroes.parts.squares import set_of


class Supposed(NamedTuple):
    start: int
    end: int
    beaten: tuple[int, int]  # pieces of each seat, as sets of squares
    takes: bool  # a city
    rises: bool  # a warrior to a hero
    wins: bool


def supposed(p: Position, seat: int) -> list[Supposed]:
    """Every move, and what becomes of it; none once the game is over."""
    if p.is_over:
        return []
    q = p.copy()
    q.s[0].turn = seat
    moves = [int(move) for move in q.legal()]
    return [_carried_out(q, seat, move) for move in moves if move != PASS]


def _carried_out(before: Position, seat: int, move: int) -> Supposed:
    after = before.copy()
    after.play(move)
    is_move = move < PROMOTE
    start, end = (origin(move), target(move)) if is_move else (move - PROMOTE, move - PROMOTE)
    stood = [set_of(before.s["pieces"][0, side]) for side in range(2)]
    if is_move:
        stood[seat] ^= 1 << start | 1 << end
    first, second = (stood[side] & ~set_of(after.s["pieces"][0, side]) for side in range(2))
    was_hero = set_of(before.s["heroes"][0]) >> start & 1
    return Supposed(
        start,
        end,
        (first, second),
        takes=is_move and bool(set_of(before.s["cities"][0, 1 - seat]) >> end & 1),
        rises=not was_hero and bool(set_of(before.s["cities"][0, seat]) >> end & 1),
        wins=after.is_over and after.winners() == [seat],
    )

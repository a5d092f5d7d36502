"""Moves as numbers."""

from __future__ import annotations

import re

from kurultai.core.compiling.decorators import compiled
from kurultai.games.dschingis.board import KINDS, LINES, SEATS, VILLAGES

_KINDS = len(KINDS)


TAKE_WALL, TAKE_TOKEN, TO_BUILD, TO_MARCH, TO_LIFT = range(5)


WALL = 5  # + line


TO_ENTER = WALL + LINES  # + village


ROAD = TO_ENTER + VILLAGES  # + village and kind


GATE = ROAD + VILLAGES * _KINDS  # the same


OVER_WALL = GATE + VILLAGES * _KINDS  # + up, down, side and kind


TO_SETTLE = OVER_WALL + LINES * LINES * 2 * _KINDS  # + line, both kinds, and where the leader is


MOVES = TO_SETTLE + LINES * _KINDS * _KINDS * 2


# Chance, out of the way of decisions
BEGIN = MOVES  # + seat


DRAW = BEGIN + SEATS  # + seat and kind


END = DRAW + SEATS * _KINDS


@compiled
def kind_in(move: int) -> int:
    """The token of a step, or of a draw."""
    if move >= DRAW:
        return (move - DRAW) % _KINDS
    return (move - ROAD) % _KINDS  # every block of steps is a multiple of the kinds long


@compiled
def drawer_in(move: int) -> int:
    return (move - DRAW) // _KINDS


@compiled
def village_in(move: int) -> int:
    """Where a step by road or gate leads."""
    return ((move - ROAD) // _KINDS) % VILLAGES


@compiled
def by_road(village: int, kind: int) -> int:
    return ROAD + village * _KINDS + kind


@compiled
def by_gate(village: int, kind: int) -> int:
    return GATE + village * _KINDS + kind


@compiled
def by_wall(up: int, down: int, side: int, kind: int) -> int:
    return OVER_WALL + ((up * LINES + down) * 2 + side) * _KINDS + kind


@compiled
def walls_in(move: int) -> tuple[int, int, int]:
    """A step along the wall: up by which, down by which, to which side of that."""
    rest = (move - OVER_WALL) // _KINDS
    return rest // (2 * LINES), rest // 2 % LINES, rest % 2


@compiled
def settling(line: int, first: int, second: int, leader: int) -> int:
    return TO_SETTLE + ((line * _KINDS + first) * _KINDS + second) * 2 + leader


@compiled
def settled_in(move: int) -> tuple[int, int, int, int]:
    """A settlement: the line between its villages, the tokens of both, the leader's side."""
    rest = move - TO_SETTLE
    return (
        rest // (2 * _KINDS * _KINDS),
        rest // (2 * _KINDS) % _KINDS,
        rest // 2 % _KINDS,
        rest % 2,
    )


def is_step(move: int) -> bool:
    return ROAD <= move < TO_SETTLE


_START = re.compile(r"start ([0-9])")


_TOKEN = re.compile(r"token ([0-9]) (\w+)")


_SETTLE = re.compile(r"settle (\w+) (\w+) (\w+) (\w+) leader (\w+)")


_WALL = re.compile(r"wall (\S+)")


_ENTER = re.compile(r"enter (\w+)")


_STEP = re.compile(r"go (\w+) (road|gate) (\w+)")


_OVER = re.compile(r"go (\w+) wall (\S+) (\S+) (\w+)")

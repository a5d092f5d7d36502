"""Moves as text: `d1-d3` moves, `d3=` promotes in place, `pass`."""

from __future__ import annotations

import re

from kurultai.core.errors import Unreadable
from kurultai.games.heroes.moves import PASS, PROMOTE, origin, target
from kurultai.games.heroes.parts.squares import NAMES, NUMBERS, SQUARES
from kurultai.games.heroes.rulebook import TEXTS

_MOVE = re.compile(r"([a-j](?:10|[1-9]))(?:-([a-j](?:10|[1-9]))|=)")


def format_move(move: int) -> str:
    if move == PASS:
        return "pass"
    if move >= PROMOTE:
        return f"{NAMES[move - PROMOTE]}="
    return f"{NAMES[origin(move)]}-{NAMES[target(move)]}"


def parse_move(text: str) -> int:
    if text == "pass":
        return PASS
    match = _MOVE.fullmatch(text)
    if match is None:
        raise Unreadable(TEXTS("not-a-move", text=text))
    start, end = match.groups()
    if end is None:
        return PROMOTE + NUMBERS[start]
    return NUMBERS[start] * SQUARES + NUMBERS[end]

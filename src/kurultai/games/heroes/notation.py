"""Moves as text: `d1-d3` moves, `d3=` promotes in place, `pass`."""

from __future__ import annotations

import re

from kurultai.core.errors import unreadable
from kurultai.games.heroes.moves import PASS, PROMOTE, origin, target
from kurultai.games.heroes.parts.squares import NAMES, NUMBERS, SQUARES

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
        raise unreadable(
            f"{text!r} is not a move: write d1-d3 to move, d3= to promote in place, or pass",
            f"{text!r} n'est pas un coup : écrivez d1-d3 pour déplacer, d3= pour promouvoir "
            "sur place, ou pass",
        )
    start, end = match.groups()
    if end is None:
        return PROMOTE + NUMBERS[start]
    return NUMBERS[start] * SQUARES + NUMBERS[end]

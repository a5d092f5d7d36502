"""Positions drawn in the tests: g G gold, t T teal; a city as (.) gold or [.] teal.

The same drawing that the game prints. Rows from 10 down to 1; rows left out at the bottom or top
are empty; without any city in the drawing the shipped ones are used.
"""

from __future__ import annotations

import re
from typing import Any

from kurultai.core.errors import Illegal
from kurultai.core.game import Position
from kurultai.core.registry import game
from kurultai.games.heroes.parts.squares import COLUMNS, NUMBERS
from kurultai.games.heroes.setup import position_key
from kurultai.games.heroes.state import toggle

_LINE = re.compile(r"(\d+)(.*)")
_CELL = re.compile(r"\((.)\)|\[(.)\]| ?([.gGtT]) ?")


def position(drawing: str, turn: int = 0, **options: Any) -> Position:
    """A position from a drawing whose lines begin with their row number."""
    p = game("heroes").new(2, options)
    s = p.s[0]
    s.pieces[:] = 0
    s.turn = turn
    has_cities = "(" in drawing or "[" in drawing
    if has_cities:
        s.cities[:] = 0
    for line in drawing.strip().splitlines():
        row, cells = _LINE.fullmatch(line.strip()).groups()  # type: ignore[union-attr]
        for column, match in zip(COLUMNS, _CELL.finditer(cells), strict=True):
            square = NUMBERS[f"{column}{row}"]
            gold, teal, plain = match.groups()
            inside = gold or teal or plain
            if gold or teal:
                toggle(s.cities[0 if gold else 1], square)
            if inside != ".":
                toggle(s.pieces["gt".index(inside.lower())], square)
                if inside.isupper():
                    toggle(s.heroes, square)
    s.key = s.seen[0] = position_key(p.b[0], s)
    return p


def refused(p: Position, text: str, by: str) -> bool:
    """Whether exactly this rule forbids the move (and the list of legal moves agrees)."""
    assert text not in moves(p)
    try:
        p.check(p.parse(text))
    except Illegal as refusal:
        assert refusal.message["en"] and refusal.message["fr"]
        assert "{" not in refusal.message["en"] + refusal.message["fr"]
        assert refusal.rule == by, f"refused by {refusal.rule}: {refusal}"
        return True
    return False


def accepted(p: Position, text: str) -> bool:
    p.check(p.parse(text))
    return text in moves(p)


def moves(p: Position) -> list[str]:
    return sorted(p.format(move) for move in p.legal()) if p.actor >= 0 else []


def played(p: Position, *texts: str) -> Position:
    """The position after these moves; every one must be legal."""
    after = p.copy()
    for text in texts:
        move = after.parse(text)
        after.check(move)
        after.play(move)
    return after


def pieces(p: Position) -> dict[str, str]:
    marks = {(0, "warrior"): "g", (0, "hero"): "G", (1, "warrior"): "t", (1, "hero"): "T"}
    return {
        piece["square"]: marks[piece["seat"], piece["kind"]]
        for piece in p.game.view(p, None)["pieces"]
    }


def cities(p: Position, seat: int) -> list[str]:
    return [c["square"] for c in p.game.view(p, None)["cities"] if c["seat"] == seat]

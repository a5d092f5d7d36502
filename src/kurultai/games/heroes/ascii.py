"""The position as text."""

from __future__ import annotations

from kurultai.core.game import View
from kurultai.games.heroes.parts.squares import COLUMNS, NUMBERS, SIDE, SQUARES

WALLS = ("({})", "[{}]")


PIECES = {(0, "warrior"): "g", (0, "hero"): "G", (1, "warrior"): "t", (1, "hero"): "T"}


def drawing(seen: View) -> str:
    """The board as text: g warrior, G hero of Gold, t T of Teal; a city as (gold) or [teal]."""
    cells = [" . "] * SQUARES
    for piece in seen["pieces"]:
        cells[NUMBERS[piece["square"]]] = f" {PIECES[piece['seat'], piece['kind']]} "
    for city in seen["cities"]:
        square = NUMBERS[city["square"]]
        cells[square] = WALLS[city["seat"]].format(cells[square][1])
    lines = [
        f"{row:>2} {''.join(cells[SIDE * (row - 1) : SIDE * row])}" for row in range(SIDE, 0, -1)
    ]
    lines.append("    " + "  ".join(COLUMNS))
    return "\n".join(lines)

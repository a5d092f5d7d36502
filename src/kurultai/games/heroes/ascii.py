"""The position as text."""

from __future__ import annotations

from kurultai.core.game import View
from kurultai.core.painting import painted
from kurultai.games.heroes.parts.squares import COLUMNS, NUMBERS, SIDE, SQUARES
from kurultai.games.heroes.rulebook import SEATS, TEXTS

WALLS = (("(", ")"), ("[", "]"))


def drawing(seen: View) -> str:
    """Pieces by the first letter of their seat, heroes in capitals; cities as ( ) and [ ]."""
    cells = [" . "] * SQUARES
    for piece in seen["pieces"]:
        seat = piece["seat"]
        cells[NUMBERS[piece["square"]]] = f" {painted(seat, mark(seat, piece['kind']))} "
    for city in seen["cities"]:
        seat, square = city["seat"], NUMBERS[city["square"]]
        left, right = WALLS[seat]
        cells[square] = f"{painted(seat, left)}{cells[square][1:-1]}{painted(seat, right)}"
    lines = [
        f"{row:>2} {''.join(cells[SIDE * (row - 1) : SIDE * row])}" for row in range(SIDE, 0, -1)
    ]
    return "\n".join([*lines, "    " + "  ".join(COLUMNS), "", *_legend()])


def mark(seat: int, kind: str) -> str:
    letter = str(SEATS[seat].word)[0]
    return letter.upper() if kind == "hero" else letter.lower()


def _legend() -> list[str]:
    return [
        str(
            TEXTS(
                "drawn-seat",
                who=who,
                warrior=painted(seat, mark(seat, "warrior")),
                hero=painted(seat, mark(seat, "hero")),
                city=painted(seat, "".join(WALLS[seat])),
            )
        )
        for seat, who in enumerate(SEATS)
    ]

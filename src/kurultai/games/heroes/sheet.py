"""The score sheet: cities, which may be lost again."""

from __future__ import annotations

from kurultai.core.game import Position
from kurultai.core.sheet import Counted, SheetLine, sheet_line
from kurultai.core.text import Square
from kurultai.games.heroes.board import SIDES
from kurultai.games.heroes.parts.squares import names_of, set_of
from kurultai.games.heroes.rulebook import RULEBOOK, TEXTS

BY_CITIES = {"end.few", "H8", "H9"}  # endings in which they are compared


def sheet(p: Position) -> list[SheetLine]:
    return [sheet_line("cities", TEXTS("score-cities"), "now", p.scores())]


def counting(p: Position) -> list[Counted]:
    """City by city, if they decide."""
    if RULEBOOK[int(p.s["ending"][0])].id not in BY_CITIES:
        return []
    return [
        {
            "line": "cities",
            "seat": seat,
            "text": TEXTS("counted-city", at=Square(city)),
            "at": [city],
            "points": 1,
        }
        for seat in range(len(SIDES))
        for city in names_of(set_of(p.s["cities"][0, seat]))
    ]

"""What there is to see: everything, for everyone."""

from __future__ import annotations

from kurultai.core.game import Position, View
from kurultai.games.heroes.board import CITIES, SIDES, WARRIORS
from kurultai.games.heroes.rules import RULEBOOK
from kurultai.games.heroes.squares import COLUMNS, HALF, NUMBERS, SIDE, SQUARES, names_of
from kurultai.games.heroes.state import QUIET

WALLS = ("({})", "[{}]")
PIECES = {(0, "warrior"): "g", (0, "hero"): "G", (1, "warrior"): "t", (1, "hero"): "T"}


def view(p: Position) -> View:
    s = p.s[0]
    heroes = int(s.heroes[0]) | int(s.heroes[1]) << HALF
    pieces = []
    cities = []
    for seat in range(len(SIDES)):
        both = int(s.pieces[seat, 0]) | int(s.pieces[seat, 1]) << HALF
        pieces += [
            {"square": name, "seat": seat, "kind": "hero"} for name in names_of(both & heroes, 0)
        ]
        pieces += [
            {"square": name, "seat": seat, "kind": "warrior"}
            for name in names_of(both & ~heroes, 0)
        ]
        cities += [{"square": name, "seat": seat} for name in names_of(*s.cities[seat])]
    return {
        "pieces": sorted(pieces, key=lambda piece: str(piece["square"])),
        "cities": sorted(cities, key=lambda city: str(city["square"])),
        "lost": [WARRIORS - sum(piece["seat"] == seat for piece in pieces) for seat in range(2)],
        "quiet": int(s.quiet),
        "quiet_limit": QUIET,
        "occurred": _times_seen(p),
        "ending": RULEBOOK[int(s.ending)].id if s.ending else None,
        "cities_in_all": CITIES * len(SIDES),
    }


def _times_seen(p: Position) -> int:
    s = p.s[0]
    return sum(int(s.seen[i]) == int(s.key) for i in range(int(s.quiet) + 1))


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

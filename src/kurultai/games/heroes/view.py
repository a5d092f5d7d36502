"""What there is to see: everything, for everyone."""

from __future__ import annotations

from operator import itemgetter
from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from kurultai.core.game import Position
from kurultai.games.heroes.board import SIDES
from kurultai.games.heroes.parts.foreseeing import foreseen
from kurultai.games.heroes.parts.squares import NAMES, names_of, set_of
from kurultai.games.heroes.rulebook import RULEBOOK
from kurultai.games.heroes.state import QUIET

Kind = TypeAliasType("Kind", Literal["warrior", "hero"])


class PieceSeen(TypedDict):
    square: str
    seat: int
    kind: Kind


class CitySeen(TypedDict):
    square: str
    seat: int


class MoveForeseen(TypedDict):
    """What would be beaten by a piece that ends its move on a square."""

    starts: list[str]  # of the pieces to which that applies
    end: str
    beaten: list[str]
    lines: list[list[str]]  # from one closing piece to the other


class HeroesView(TypedDict):
    """What everyone sees of a game of Heroes."""

    pieces: list[PieceSeen]
    cities: list[CitySeen]
    lost: list[int]
    quiet: int
    quiet_limit: int
    occurred: int
    ending: str | None
    cities_in_all: int
    foreseen: list[MoveForeseen]


def view(p: Position) -> HeroesView:
    heroes = set_of(p.s["heroes"][0])
    ending = int(p.s["ending"][0])
    pieces: list[PieceSeen] = []
    cities: list[CitySeen] = []
    for seat in range(len(SIDES)):
        mine = set_of(p.s["pieces"][0, seat])
        pieces += _pieces(seat, "hero", mine & heroes) + _pieces(seat, "warrior", mine & ~heroes)
        mine = set_of(p.s["cities"][0, seat])
        cities += [{"square": name, "seat": seat} for name in names_of(mine)]
    return {
        "pieces": sorted(pieces, key=itemgetter("square")),
        "cities": sorted(cities, key=itemgetter("square")),
        "lost": [lost(p, seat) for seat in range(len(SIDES))],
        "quiet": int(p.s["quiet"][0]),
        "quiet_limit": QUIET,
        "occurred": _times_seen(p),
        "ending": RULEBOOK[ending].id if ending else None,
        "cities_in_all": int(p.b["cities_in_all"][0]),
        "foreseen": _foreseen(p),
    }


def _foreseen(p: Position) -> list[MoveForeseen]:
    return [
        {
            "starts": [NAMES[start] for start in starts],
            "end": NAMES[end],
            "beaten": sorted({NAMES[square] for line in lines for square in line.beaten}),
            "lines": [line.names for line in lines],
        }
        for starts, end, lines in foreseen(p)
    ]


def _pieces(seat: int, kind: Kind, squares: int) -> list[PieceSeen]:
    return [{"square": name, "seat": seat, "kind": kind} for name in names_of(squares)]


def lost(p: Position, seat: int) -> int:
    """How many pieces a seat has no more."""
    began, left = set_of(p.b["pieces"][0, seat]), set_of(p.s["pieces"][0, seat])
    return began.bit_count() - left.bit_count()


def _times_seen(p: Position) -> int:
    seen = p.s["seen"][0, : p.s["quiet"][0] + 1].tolist()
    return int(seen.count(p.s["key"][0]))

"""What there is to see: everything, for everyone."""

from __future__ import annotations

from operator import itemgetter
from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from kurultai.core.game import Position
from kurultai.games.heroes.board import CITIES, SIDES, WARRIORS
from kurultai.games.heroes.parts.squares import names_of, set_of
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
        "lost": [WARRIORS - sum(piece["seat"] == seat for piece in pieces) for seat in range(2)],
        "quiet": int(p.s["quiet"][0]),
        "quiet_limit": QUIET,
        "occurred": _times_seen(p),
        "ending": RULEBOOK[ending].id if ending else None,
        "cities_in_all": CITIES * len(SIDES),
    }


def _pieces(seat: int, kind: Kind, squares: int) -> list[PieceSeen]:
    return [{"square": name, "seat": seat, "kind": kind} for name in names_of(squares)]


def _times_seen(p: Position) -> int:
    seen = p.s["seen"][0, : p.s["quiet"][0] + 1].tolist()
    return int(seen.count(p.s["key"][0]))

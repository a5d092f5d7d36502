"""What there is to see: everything, for everyone."""

from __future__ import annotations

from operator import itemgetter

from kurultai.core.game import Position, View
from kurultai.games.heroes.board import CITIES, SIDES, WARRIORS
from kurultai.games.heroes.parts.squares import names_of, set_of
from kurultai.games.heroes.rulebook import RULEBOOK
from kurultai.games.heroes.state import QUIET


def view(p: Position) -> View:
    heroes = set_of(p.s["heroes"][0])
    ending = int(p.s["ending"][0])
    pieces: list[View] = []
    cities: list[View] = []
    for seat in range(len(SIDES)):
        mine = set_of(p.s["pieces"][0, seat])
        for kind, squares in (("hero", mine & heroes), ("warrior", mine & ~heroes)):
            pieces += [{"square": name, "seat": seat, "kind": kind} for name in names_of(squares)]
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


def _times_seen(p: Position) -> int:
    seen = p.s["seen"][0, : p.s["quiet"][0] + 1].tolist()
    return int(seen.count(p.s["key"][0]))

"""Every way to lay every shape on a map, worked out once.

Tiles form a tree: a placement's parent is the same placement without one area, the lowest area is
the root. Listed in this order (a parent before its children), with the place to go on at when an
area holds no yurt, they are found on a board by walking past whole branches.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from kurultai.games.khan.parts.areas import beside, neighbour
from kurultai.games.khan.parts.maps import Map, piece_around
from kurultai.games.khan.parts.shapes import Form, form_of, orientations

ROOT = -1  # the kind of a single area: no shape

Areas = frozenset[int]


class Placement(NamedTuple):
    areas: tuple[int, ...]  # in order
    kind: int
    last: int  # the area that its parent lacks
    skip: int  # the next placement that does not contain this one


def tiles(drawn: Map, shapes: list[dict[str, Any]]) -> list[Placement]:
    """The tree of tile placements: on land only (§K12), in preorder."""
    kind_of: dict[Areas, int] = {frozenset({area}): ROOT for area in drawn.land}
    for kind, entry in enumerate(shapes):
        if "river" not in entry:
            for areas in laid_everywhere(form_of(entry["form"]), drawn.land):
                kind_of[areas] = kind
    children: dict[Areas, list[tuple[list[int], Areas, int]]] = {}
    for areas in kind_of:
        if len(areas) > 1:
            last = removable(areas)
            children.setdefault(areas - {last}, []).append((sorted(areas), areas, last))
    listed: list[Placement] = []

    def walk(areas: Areas, last: int) -> None:
        place = len(listed)
        listed.append(Placement(tuple(sorted(areas)), kind_of[areas], last, 0))
        for _, child, added in sorted(children.get(areas, [])):
            walk(child, added)
        listed[place] = listed[place]._replace(skip=len(listed))

    for area in sorted(drawn.land):
        walk(frozenset({area}), area)
    return listed


def removable(areas: Areas) -> int:
    """The highest area without which the rest still holds together."""
    for area in sorted(areas, reverse=True):
        rest = set(areas) - {area}
        if piece_around(min(areas), rest) == rest:
            return area
    raise AssertionError("a connected set has at least two such areas")


def bridges(drawn: Map, shapes: list[dict[str, Any]]) -> list[Placement]:
    """Bridges from one bank to another over one river area, or two at a bend (§2C.bridge, §K13)."""
    listed = []
    bank, river = drawn.banks, drawn.river
    for kind, entry in enumerate(shapes):
        if "river" not in entry:
            continue
        for areas in laid_everywhere(form_of(entry["form"]), drawn.land | river):
            wet = areas & river
            is_crossing = len({bank[area] for area in areas - wet}) >= 2
            if 1 <= len(wet) <= entry["river"] and is_crossing and _are_joined(wet):
                listed.append(Placement(tuple(sorted(areas)), kind, max(areas), 0))
    return sorted(listed, key=lambda placement: (placement.kind, placement.areas))


def _are_joined(wet: Areas) -> bool:
    return piece_around(min(wet), set(wet)) == wet


def laid_everywhere(form: Form, ground: set[int]) -> Iterator[Areas]:
    """A shape in every orientation at every place where all of it lies on the ground."""
    for turned in orientations(form):
        (x0, y0), *_ = sorted(turned)
        for area in ground:
            covered = {neighbour(area, x - x0, y - y0) for x, y in turned}
            if covered <= ground:
                yield frozenset(area for area in covered if area is not None)


def unbridgeable(drawn: Map, listed: list[Placement]) -> list[int]:
    """River areas that no bridge can cover."""
    return sorted(drawn.river - {area for placement in listed for area in placement.areas})


def sides(area: int, ground: set[int]) -> list[int]:
    return [near for near in beside(area) if near in ground]

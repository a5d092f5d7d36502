"""Every way to lay every shape on a map, worked out once.

Tiles form a tree: a placement's parent is the same placement without one area, the lowest area is
the root. Listed in this order (a parent before its children), with the place to go on at when an
area holds no yurt, they are found on a board by walking past whole branches.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from kurultai.games.khan.parts.areas import SIDE, beside
from kurultai.games.khan.parts.maps import Map, piece_around
from kurultai.games.khan.parts.shapes import NO_SHAPE, Form, form_of, orientations

Areas = tuple[int, ...]  # in order

_APART = 2 * SIDE  # from column to column, so that no shape leaves a column unnoticed


class Placement(NamedTuple):
    areas: Areas
    kind: int
    last: int  # the area that its parent lacks; without one, the lowest on land
    skip: int  # the next placement that does not contain this one


def tiles(drawn: Map, shapes: list[dict[str, Any]]) -> list[Placement]:
    """The tree of tile placements: on land only (§K12), in preorder."""
    kind_of: dict[Areas, int] = {(area,): NO_SHAPE for area in drawn.land}
    for kind, entry in _in_tree(shapes):
        for areas in laid_everywhere(form_of(entry["form"]), drawn.land):
            kind_of[areas] = kind
    children: dict[Areas, list[tuple[Areas, int]]] = {}
    left = [areas for areas in kind_of if len(areas) > 1]
    while left:
        areas = left.pop()
        i = removable(tuple(_spread(area) - _spread(areas[0]) for area in areas))
        parent = areas[:i] + areas[i + 1 :]
        children.setdefault(parent, []).append((areas, areas[i]))
        if parent not in kind_of:  # no shape of its own, but on the way to one
            kind_of[parent] = NO_SHAPE
            left.append(parent)
    listed: list[Placement] = []

    def walk(areas: Areas, last: int) -> None:
        place = len(listed)
        listed.append(Placement(areas, kind_of[areas], last, 0))
        for child, added in sorted(children.get(areas, [])):
            walk(child, added)
        listed[place] = listed[place]._replace(skip=len(listed))

    for area in sorted(drawn.land):
        walk((area,), area)
    return listed


def _in_tree(shapes: list[dict[str, Any]]) -> list[tuple[int, dict[str, Any]]]:
    """The tiles of more than one area, of each form the first."""
    found: dict[Form, tuple[int, dict[str, Any]]] = {}
    for kind, entry in enumerate(shapes):
        form = orientations(form_of(entry["form"]))[0]
        if "river" not in entry and len(form) > 1:
            found.setdefault(form, (kind, entry))
    return list(found.values())


@cache
def removable(spread: tuple[int, ...]) -> int:
    """Which is the highest area without which the rest still holds together."""
    for i in range(len(spread) - 1, -1, -1):
        rest = {*spread[:i], *spread[i + 1 :]}
        piece, edge = set(), [min(rest)]
        while edge:
            at = edge.pop()
            piece.add(at)
            edge += ({at - 1, at + 1, at - _APART, at + _APART} & rest) - piece
        if piece == rest:
            return i
    raise AssertionError("a connected set has at least two such areas")


def singly(drawn: Map, shapes: list[dict[str, Any]]) -> list[Placement]:
    """What is not in the tree: bridges, tiles of one area, tiles of a form that is there twice."""
    in_tree = {kind for kind, _ in _in_tree(shapes)}
    listed = []
    for kind, entry in enumerate(shapes):
        if kind in in_tree:
            continue
        ground = drawn.land | drawn.river if "river" in entry else drawn.land
        for areas in laid_everywhere(form_of(entry["form"]), ground):
            if "river" not in entry or is_bridge(drawn, areas, entry["river"]):
                dry = min(area for area in areas if area in drawn.land)
                listed.append(Placement(areas, kind, dry, 0))
    return sorted(listed, key=lambda placement: (placement.kind, placement.areas))


def is_bridge(drawn: Map, areas: Areas, most: int) -> bool:
    """From one side to another over one river area, or several at a bend (§2C.bridge, §K13)."""
    wet = drawn.river.intersection(areas)
    return 1 <= len(wet) <= most and _are_joined(wet) and drawn.sides(areas) >= 2


def _are_joined(wet: set[int]) -> bool:
    return piece_around(min(wet), wet) == wet


def laid_everywhere(form: Form, ground: set[int]) -> Iterator[Areas]:
    """A shape in every orientation at every place where all of it lies on the ground."""
    area_at = {_spread(area): area for area in ground}
    for turned in orientations(form):
        (x0, y0), *_ = sorted(turned)
        steps = sorted(_APART * (x - x0) + (y - y0) for x, y in turned)
        for start in area_at:
            covered = [area_at.get(start + step) for step in steps]
            if None not in covered:
                yield tuple(covered)  # type: ignore[arg-type]


def _spread(area: int) -> int:
    return area // SIDE * _APART + area % SIDE


def unbridged(drawn: Map, listed: list[Placement]) -> list[int]:
    """River areas that no bridge can cover."""
    return sorted(drawn.river - {area for placement in listed for area in placement.areas})


def sides(area: int, ground: set[int]) -> list[int]:
    return [near for near in beside(area) if near in ground]

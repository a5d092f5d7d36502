"""Contents: the board file. A map of land areas in six regions and of river areas (§map).

The book's has 132 and 22; an owner's may be of any size up to 16 × 16, with holes, any number of
rivers and regions in pieces. What differs from the book is a warning.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from kurultai.core.datafiles import Problem, error, shown, unknown_keys, warning
from kurultai.games.khan.parts.areas import AREAS, NAMES, NUMBERS, SIDE, STEPS, beside, neighbour
from kurultai.games.khan.rulebook import TEXTS

REGIONS = ("mountains", "tundra", "ice", "stony", "sandy", "forest")
LETTERS = "MTISDF"  # of the regions, in this order
RIVER, NOTHING = "~", "."
SIZES = (22, 22, 20, 21, 22, 25)  # of the book (§contents)
RIVER_SIZE = 22
MOST_PITCHED = 6  # yurts of the set-up, with two or three players (§prep.yurts)
INLAND = (4, 0, 0, 0, 3, 4)  # edge areas that do not touch the surrounding territories (§2A.border)


@dataclass(frozen=True)
class Map:
    """A readable map, area by area."""

    letter: tuple[str, ...]  # by area number
    columns: int
    rows: int

    @cached_property
    def land(self) -> set[int]:
        return {a for a in range(AREAS) if self.letter[a].upper() in LETTERS}

    @cached_property
    def river(self) -> set[int]:
        return {a for a in range(AREAS) if self.letter[a] == RIVER}

    def region(self, number: int) -> set[int]:
        return {a for a in range(AREAS) if self.letter[a].upper() == LETTERS[number]}

    @cached_property
    def edge(self) -> set[int]:
        """Land areas with a side where the map ends, holes in its outline included."""
        return {
            a
            for a in self.land
            if len(beside(a)) < 4 or any(self.letter[near] == NOTHING for near in beside(a))
        }

    @cached_property
    def border(self) -> set[int]:
        """Land areas with a side on the surrounding territories (§2A.border)."""
        return {a for a in self.edge if self.letter[a].isupper()}

    @cached_property
    def waterside(self) -> set[int]:
        """Land areas with a side on a river area (§2A.river)."""
        return {a for a in self.land if any(self.letter[near] == RIVER for near in beside(a))}

    @cached_property
    def banks(self) -> dict[int, int]:
        """The bank on which each land area lies: land joined by sides, without the river."""
        bank: dict[int, int] = {}
        number = 0
        for area in sorted(self.land):
            if area not in bank:
                bank |= dict.fromkeys(piece_around(area, self.land), number)
                number += 1
        return bank

    def sides(self, areas: tuple[int, ...]) -> int:
        """How many sides of the river a bridge over these areas joins, judged where it lies (§K13).

        Only land that touches the bridge counts, corners included: a river that rises inland has
        two sides, although one can walk around its spring.
        """
        near = {there for area in areas for there in around(area)} & self.land
        dry, found = self.land.intersection(areas), 0
        while dry:
            dry -= piece_around(min(dry), near)
            found += 1
        return found


@cache
def around(area: int) -> tuple[int, ...]:
    """An area of the grid and the (up to eight) that touch it."""
    near = (neighbour(area, right, up) for right, up in STEPS)
    return (area, *(there for there in near if there is not None))


def piece_around(area: int, areas: set[int]) -> set[int]:
    """The connected piece (by sides) of a set of areas in which one of them lies."""
    piece, edge = {area}, [area]
    while edge:
        fresh = {near for near in beside(edge.pop()) if near in areas} - piece
        piece |= fresh
        edge += fresh
    return piece


def read_map(document: dict[str, Any]) -> Map | None:
    """The map of a board file, if its form is right."""
    if _problems_of_rows(document.get("map")):
        return None
    rows = document["map"]
    high, wide = len(rows), len(rows[0])
    letters = [NOTHING] * AREAS
    for row, drawn in enumerate(reversed(rows)):
        for column, letter in enumerate(drawn):
            letters[SIDE * column + row] = letter
    return Map(tuple(letters), wide, high)


def problems_of_board(
    document: dict[str, Any], rulers: list[str], needs_starts: bool
) -> list[Problem]:
    """All that is wrong with a board file, or not as in the book."""
    found = unknown_keys(document, ("title", "origin", "reconstruction", "map", "starts"))
    wrong = _problems_of_rows(document.get("map"))
    found += wrong
    drawn = None if wrong else read_map(document)
    if drawn is not None:
        found += _problems_of_sizes(drawn) + _problems_of_pieces(drawn)
        least = len(rulers) + MOST_PITCHED
        if len(drawn.land) < least:
            found.append(error(TEXTS("too-little-land", n=len(drawn.land), least=least), "map"))
    if needs_starts:  # §K25
        found += _problems_of_starts(document.get("starts"), rulers, drawn)
    return found


def _problems_of_rows(rows: object) -> list[Problem]:
    """Rows of the same length, of letters that mean something."""
    if not isinstance(rows, list) or not 1 <= len(rows) <= SIDE:
        return [error(TEXTS("map-needs-rows", side=SIDE), "map")]
    found = []
    known = LETTERS + LETTERS.lower() + RIVER + NOTHING
    wide = len(rows[0]) if isinstance(rows[0], str) else 0
    for number, row in enumerate(rows):
        where = ("map", len(rows) - number)
        if not isinstance(row, str):
            found.append(error(TEXTS("row-is-no-text"), *where))
        elif not 1 <= len(row) <= SIDE:
            found.append(error(TEXTS("row-length", n=len(row), side=SIDE), *where))
        elif len(row) != wide:
            found.append(error(TEXTS("row-differs", n=len(row), wide=wide), *where))
        elif odd := sorted(set(row) - set(known)):
            marks = shown(" ".join(odd))
            found.append(error(TEXTS("row-letters", marks=marks, letters=LETTERS), *where))
    return found


def _problems_of_sizes(drawn: Map) -> list[Problem]:
    """The book counts the areas of each region."""
    counted = [
        (TEXTS(f"kind-{region}"), len(drawn.region(i)), SIZES[i])
        for i, region in enumerate(REGIONS)
    ]
    counted.append((TEXTS("kind-river"), len(drawn.river), RIVER_SIZE))
    found = [
        warning(TEXTS("region-size", region=region, n=there, book=book), "map")
        for region, there, book in counted
        if there != book
    ]
    for i, letter in enumerate(LETTERS.lower()):
        there = drawn.letter.count(letter)
        if there != INLAND[i]:
            said = TEXTS("inland-size", region=TEXTS(f"kind-{REGIONS[i]}"), n=there, book=INLAND[i])
            found.append(warning(said, "map"))
    return found


def _problems_of_pieces(drawn: Map) -> list[Problem]:
    found = []
    for number, region in enumerate(REGIONS):
        areas = drawn.region(number)
        if areas and piece_around(min(areas), areas) != areas:
            found.append(warning(TEXTS("region-in-pieces", region=TEXTS(f"kind-{region}")), "map"))
    for area in sorted(drawn.land - drawn.edge):
        if drawn.letter[area].islower():
            said = TEXTS("small-letter-inside", area=NAMES[area], letter=drawn.letter[area].upper())
            found.append(warning(said, "map", NAMES[area]))
    return found


def _problems_of_starts(starts: object, rulers: list[str], drawn: Map | None) -> list[Problem]:
    """Every ruler needs a land area of his own (§starts)."""
    if not isinstance(starts, dict):
        return [error(TEXTS("starts-is-missing"), "starts")]
    found = [
        warning(TEXTS("starts-there-is-no-ruler", id=shown(id_)), "starts", shown(id_))
        for id_ in starts
        if id_ not in rulers
    ]
    taken: dict[str, str] = {}
    for ruler in rulers:
        name, where = starts.get(ruler), ("starts", ruler)
        if not isinstance(name, str) or name not in NUMBERS:
            found.append(error(TEXTS("starts-needs-an-area"), *where))
        elif drawn is not None and NUMBERS[name] not in drawn.land:
            found.append(error(TEXTS("starts-is-not-land", area=name), *where))
        elif name in taken:
            said = TEXTS("starts-and-both-on", area=name, other=taken[name])
            found.append(error(said, *where))
        else:
            taken[name] = ruler
    return found

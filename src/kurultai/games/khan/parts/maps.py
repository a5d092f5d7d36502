"""Contents: the board file. A map of 132 land areas in six regions and 22 river areas (§map)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kurultai.core.text import Text
from kurultai.games.khan.parts.areas import AREAS, NAMES, NUMBERS, SIDE, beside
from kurultai.games.khan.rulebook import TEXTS

REGIONS = ("mountains", "tundra", "ice", "stony", "sandy", "forest")
LETTERS = "MTISDF"  # of the regions, in this order
RIVER, NOTHING = "~", "."
SIZES = (22, 22, 20, 21, 22, 25)  # §contents
RIVER_SIZE = 22
INLAND = (4, 0, 0, 0, 3, 4)  # edge areas that do not touch the surrounding territories (§2A.border)


@dataclass(frozen=True)
class Map:
    """A readable map, area by area."""

    letter: tuple[str, ...]  # by area number

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
        """The bank on which each land area lies: land joined by sides, without the river (§K13)."""
        bank: dict[int, int] = {}
        number = 0
        for area in sorted(self.land):
            if area not in bank:
                bank |= dict.fromkeys(piece_around(area, self.land), number)
                number += 1
        return bank


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
    rows = document.get("map")
    if not isinstance(rows, list) or len(rows) != SIDE:
        return None
    known = LETTERS + LETTERS.lower() + RIVER + NOTHING
    for row in rows:
        if not isinstance(row, str) or len(row) != SIDE or set(row) - set(known):
            return None
    return Map(tuple(rows[SIDE - 1 - a % SIDE][a // SIDE] for a in range(AREAS)))


def problems_of_board(
    document: dict[str, Any], rulers: list[str], needs_starts: bool
) -> list[Text]:
    """All that is wrong with a board file, a sentence each."""
    found = [
        TEXTS("unknown-entry", key=repr(key))
        for key in document
        if key not in ("title", "reconstruction", "map", "starts")
    ]
    drawn = read_map(document)
    if drawn is None:
        found.append(TEXTS("map-must-be-rows-of-letters", side=SIDE, letters=LETTERS))
    else:
        found += _problems_of_sizes(drawn) + _problems_of_pieces(drawn)
    if needs_starts:  # §K25
        found += _problems_of_starts(document.get("starts"), rulers, drawn)
    return found


def _problems_of_sizes(drawn: Map) -> list[Text]:
    wanted = [(LETTERS[i], len(drawn.region(i)), SIZES[i]) for i in range(len(LETTERS))]
    wanted.append((RIVER, len(drawn.river), RIVER_SIZE))
    wanted += [
        (LETTERS[i].lower(), drawn.letter.count(LETTERS[i].lower()), INLAND[i])
        for i in range(len(LETTERS))
    ]
    return [
        TEXTS("areas-must-be", there=there, letter=letter, must=must)
        for letter, there, must in wanted
        if there != must
    ]


def _problems_of_pieces(drawn: Map) -> list[Text]:
    found = []
    for number, region in enumerate(REGIONS):
        areas = drawn.region(number)
        if areas and piece_around(min(areas), areas) != areas:
            found.append(TEXTS("is-not-one-piece", region=region))
    for area in sorted(drawn.land - drawn.edge):
        if drawn.letter[area].islower():
            found.append(TEXTS("has-a-small-letter-but-is", names=NAMES[area]))
    return found


def _problems_of_starts(starts: object, rulers: list[str], drawn: Map | None) -> list[Text]:
    """Every ruler needs a land area of his own (§starts)."""
    if not isinstance(starts, dict):
        return [TEXTS("starts-is-missing")]
    found = [TEXTS("starts-there-is-no-ruler", id=repr(id_)) for id_ in starts if id_ not in rulers]
    taken: dict[str, str] = {}
    for ruler in rulers:
        name = starts.get(ruler)
        if not isinstance(name, str) or name not in NUMBERS:
            found.append(TEXTS("starts-needs-an-area-a1-to", ruler=ruler))
        elif drawn is not None and NUMBERS[name] not in drawn.land:
            found.append(TEXTS("starts-is-not-land", ruler=ruler, name=name))
        elif name in taken:
            found.append(TEXTS("starts-and-both-on", ruler=ruler, taken=taken[name], name=name))
        else:
            taken[name] = ruler
    return found

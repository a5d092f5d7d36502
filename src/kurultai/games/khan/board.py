"""The data files, checked together, and the board record built from them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, NamedTuple

import numpy as np

from kurultai.core.errors import Unreadable
from kurultai.core.structs import Int32s, Ints, dtype_of
from kurultai.core.text import Text, joined, load_toml
from kurultai.games.khan.parts import deck, maps, shapes
from kurultai.games.khan.parts.areas import AREAS, NAMES, NUMBERS, STEPS, WORDS, neighbour, words_of
from kurultai.games.khan.parts.placements import (
    ROOT,
    Placement,
    bridges,
    sides,
    tiles,
    unbridgeable,
)
from kurultai.games.khan.rulebook import TEXTS

PLACES = 13_500  # no map has more: 90 orientations on 132 areas, and the bridges
FURTHEST = 3  # areas that a ruler flees (§1.flee)

ONE_PER_REGION, FREE = 0, 1  # the option `setup` (§K1)
SETUPS = ("one-per-region", "free")
PRESET, RANDOM, PLACED = 0, 1, 2  # the option `rulers` (§K25)
RULERS_START = ("preset", "random", "placed")


class Board:
    """What the data files say: it never changes."""

    rules: int  # the version of the rules
    seats: int
    setup: int
    rulers: int  # how they come onto the board
    starts: Annotated[Ints, deck.RULERS]
    direction: Annotated[Ints, deck.CARDS]
    land: Annotated[Ints, WORDS]
    river: Annotated[Ints, WORDS]
    region: Annotated[Ints, len(maps.REGIONS), WORDS]
    fits: Annotated[Ints, len(deck.KINDS), WORDS]  # where a card of each kind may be played
    near: Annotated[Ints, AREAS, 4]  # areas that share a side, or -1
    flight: Annotated[Ints, AREAS, 8, FURTHEST]  # areas on a ruler's way, or -1
    copies: Annotated[Ints, shapes.KINDS]
    value: Annotated[Ints, shapes.KINDS]
    bridge: Annotated[Ints, shapes.KINDS]  # 1 for a bridge
    unit: Annotated[Ints, 6]  # what a yurt adds to a packed count, by what stands in an area
    tiles: int  # placements 0 … tiles - 1 are the tree of tiles,
    places: int  # tiles … places - 1 the bridges
    root: Annotated[Int32s, AREAS]  # the placement of a single area, of those that are land
    kind: Annotated[Int32s, PLACES]  # of shape; -1: a single area
    extent: Annotated[Int32s, PLACES]
    last: Annotated[Int32s, PLACES]
    skip: Annotated[Int32s, PLACES]
    areas: Annotated[Int32s, PLACES, shapes.LARGEST]  # padded with -1
    cover: Annotated[Ints, PLACES, WORDS]  # the same areas as a bit set


BOARD = dtype_of(Board)


class Files(NamedTuple):
    """The three data files of a game, those of the options or the shipped ones."""

    board: dict[str, Any]
    cards: dict[str, Any]
    shapes: dict[str, Any]


SHIPPED = Files(*(load_toml("kurultai.games.khan", f"data/{name}.toml") for name in Files._fields))


def files_of(options: Mapping[str, Any]) -> Files:
    """The data files for a game's options (a player's own, §K25, or the shipped ones)."""
    return Files(*(options.get(name, shipped) for name, shipped in SHIPPED._asdict().items()))


def build(rules: int, seats: int, options: Mapping[str, Any]) -> Any:
    """The board record; Unreadable with every problem of the data files at once."""
    if rules == 1 and options["rulers"] != RULERS_START[PRESET]:
        raise Unreadable(TEXTS("rulers-need-rules-2"))
    documents = json.dumps(files_of(options), sort_keys=True)
    return _built(rules, seats, options["setup"], options["rulers"], documents)


@lru_cache(maxsize=16)
def _built(rules: int, seats: int, setup: str, rulers: str, documents: str) -> Any:
    files = Files(*json.loads(documents))
    found = problems(files, needs_starts=rulers == RULERS_START[PRESET])
    if found:
        what = TEXTS("the-data-files-are-not-right")
        raise Unreadable(joined([what, joined(found, "; ")], ""))
    drawn = maps.read_map(files.board)
    assert drawn is not None
    b = np.zeros(1, BOARD)
    r = b[0]
    r.rules, r.seats, r.setup = rules, seats, SETUPS.index(setup)
    r.rulers = RULERS_START.index(rulers)
    _write_map(r, drawn)
    _write_cards(r, files)
    _write_shapes(r, files.shapes["shapes"], drawn)
    return b


def problems(files: Files, needs_starts: bool = True) -> list[Text]:
    """All that is wrong with the data files, a sentence each."""
    found = maps.problems_of_board(files.board, deck.ruler_ids(files.cards), needs_starts)
    found += deck.problems_of_cards(files.cards)
    wrong_shapes = shapes.problems_of_shapes(files.shapes)
    drawn = maps.read_map(files.board)
    if drawn is None or wrong_shapes:
        return found + wrong_shapes
    for area in unbridgeable(drawn, bridges(drawn, files.shapes["shapes"])):
        name = NAMES[area]
        found.append(TEXTS("no-bridge-can-cover", name=name))
    return found


def _write_map(r: Any, drawn: maps.Map) -> None:
    ground = drawn.land | drawn.river
    r.land[:], r.river[:] = words_of(drawn.land), words_of(drawn.river)
    for number in range(len(maps.REGIONS)):
        r.region[number] = r.fits[number] = words_of(drawn.region(number))
    r.fits[deck.ON_RIVER] = words_of(drawn.waterside)
    r.fits[deck.ON_BORDER] = words_of(drawn.border)
    r.fits[deck.JOKER] = r.land
    r.near[:] = r.flight[:] = -1
    for area in ground:
        for i, near in enumerate(sides(area, ground)):
            r.near[area, i] = near
        for direction, (right, up) in enumerate(STEPS):
            for far in range(FURTHEST):
                there = neighbour(area, right * (far + 1), up * (far + 1))
                if there is None or there not in ground:
                    break
                r.flight[area, direction, far] = there


def _write_cards(r: Any, files: Files) -> None:
    kinds = len(deck.KINDS)
    r.starts[:] = -1
    for number, entry in enumerate(files.cards["rulers"]):
        if r.rulers == PRESET:
            r.starts[number] = NUMBERS[files.board["starts"][entry["id"]]]
        r.direction[number * kinds : (number + 1) * kinds] = deck.directions_of(entry)


def _write_shapes(r: Any, entries: list[dict[str, Any]], drawn: maps.Map) -> None:
    r.unit[1:] = [1, 1 << 3, 1 << 6, 1 << 9, 1 << 12]
    for kind, entry in enumerate(entries):
        r.copies[kind], r.value[kind] = entry["copies"], entry["value"]
        r.bridge[kind] = "river" in entry
    on_land, across = tiles(drawn, entries), bridges(drawn, entries)
    r.tiles, r.places = len(on_land), len(on_land) + len(across)
    for place, placement in enumerate(on_land):
        if placement.kind == ROOT:
            r.root[placement.last] = place
    _write_placements(r, on_land + across)


def _write_placements(r: Any, listed: list[Placement]) -> None:
    n = len(listed)
    r.kind[:n] = [placement.kind for placement in listed]
    r.last[:n] = [placement.last for placement in listed]
    r.skip[:n] = [placement.skip for placement in listed]
    r.extent[:n] = [len(placement.areas) for placement in listed]
    r.cover[:n] = [words_of(placement.areas) for placement in listed]
    gap = (-1,) * shapes.LARGEST
    r.areas[:n] = [(placement.areas + gap)[: shapes.LARGEST] for placement in listed]

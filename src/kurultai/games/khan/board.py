"""The data files, checked together, and the board record built from them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, NamedTuple

import numpy as np

from kurultai.core.datafiles import Problem, error, errors, of_file, refuse, warning
from kurultai.core.errors import Unreadable
from kurultai.core.structs import Int32s, Ints, dtype_of
from kurultai.core.text import as_it_is, load_toml
from kurultai.games.khan.parts import deck, maps, shapes
from kurultai.games.khan.parts.areas import (
    AREAS,
    NAMES,
    NUMBERS,
    SIDE,
    STEPS,
    WORDS,
    first_of_three,
    neighbour,
    words_of,
)
from kurultai.games.khan.parts.placements import (
    Placement,
    sides,
    singly,
    tiles,
    unbridged,
)
from kurultai.games.khan.rulebook import TEXTS

PLACES = 24_000  # the box's shapes have at most 18,500, on 16 × 16 areas of land
PLANE_SIDE = 13  # of the book's board
PLANE = PLANE_SIDE * PLANE_SIDE  # areas in a learner's row
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
    courts: int  # how many rulers there are
    enough: int  # so many of them back in their courts start the end phase (§trigger)
    kinds: int  # of shapes
    starts: Annotated[Ints, deck.RULERS]
    direction: Annotated[Ints, deck.CARDS]
    card_kind: Annotated[Ints, deck.CARDS]
    plane: Annotated[Ints, AREAS]  # its place in a learner's row, or -1 if there is none
    land: Annotated[Ints, WORDS]
    river: Annotated[Ints, WORDS]
    region: Annotated[Ints, len(maps.REGIONS), WORDS]
    fits: Annotated[Ints, len(deck.KINDS), WORDS]  # where a card of each kind may be played
    near: Annotated[Ints, AREAS, 4]  # areas that share a side, or -1
    flight: Annotated[Ints, AREAS, 8, FURTHEST]  # areas on a ruler's way, or -1
    copies: Annotated[Ints, shapes.KINDS + 1]  # the last is no shape
    value: Annotated[Ints, shapes.KINDS + 1]
    bridge: Annotated[Ints, shapes.KINDS + 1]  # 1 for a bridge
    unit: Annotated[Ints, 6]  # what a yurt adds to a packed count, by what stands in an area
    tiles: int  # placements 0 … tiles - 1 are the tree of tiles,
    places: int  # tiles … places - 1 all that is looked at singly: bridges, and a few tiles
    root: Annotated[Int32s, AREAS]  # the placement of a single area, of those that are land
    kind: Annotated[Int32s, PLACES]  # of shape; NO_SHAPE: only a part of one
    extent: Annotated[Int32s, PLACES]
    last: Annotated[Int32s, PLACES]
    skip: Annotated[Int32s, PLACES]
    areas: Annotated[Int32s, PLACES, shapes.LARGEST]  # padded with -1
    cover: Annotated[Ints, PLACES, WORDS]  # the same areas as a bit set
    window: Annotated[Ints, PLACES, 3]  # the words of it from `first_of_three` on


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
    refuse(problems(files, seats, rulers))
    drawn = maps.read_map(files.board)
    assert drawn is not None
    b = np.zeros(1, BOARD)
    r = b[0]
    r.rules, r.seats, r.setup = rules, seats, SETUPS.index(setup)
    r.rulers = RULERS_START.index(rulers)
    _write_map(r, drawn)
    _write_cards(r, files)
    _write_shapes(r, files.shapes["shapes"], laid(drawn, files.shapes["shapes"]))
    return b


class Laid(NamedTuple):
    """Every placement there is: the tree of tiles, and what is looked at singly."""

    tree: list[Placement]
    singly: list[Placement]


def laid(drawn: maps.Map, entries: list[dict[str, Any]]) -> Laid:
    return _laid(drawn, json.dumps(entries))


@lru_cache(maxsize=4)
def _laid(drawn: maps.Map, entries: str) -> Laid:
    shapes_ = json.loads(entries)
    return Laid(tiles(drawn, shapes_), singly(drawn, shapes_))


def problems(files: Files, seats: int = 2, rulers: str = RULERS_START[PRESET]) -> list[Problem]:
    """All that is wrong with the data files, or not as in the book."""
    needs_starts = rulers == RULERS_START[PRESET]
    ids = deck.ruler_ids(files.cards)
    on_board = maps.problems_of_board(files.board, ids, needs_starts)
    wrong_shapes = shapes.problems_of_shapes(files.shapes)
    drawn = maps.read_map(files.board)
    if drawn is not None and not errors(wrong_shapes):
        found = laid(drawn, files.shapes["shapes"])
        n = sum(map(len, found))
        if n > PLACES:
            wrong_shapes.append(error(TEXTS("too-many-places", n=n, most=PLACES), "shapes"))
        names = [as_it_is(NAMES[area]) for area in unbridged(drawn, found.singly)]
        if names:
            on_board.append(warning(TEXTS("no-bridge-can-cover", areas=names), "map"))
    return [
        *of_file("board", on_board),
        *of_file("cards", deck.problems_of_cards(files.cards, seats)),
        *of_file("shapes", wrong_shapes),
    ]


def _write_map(r: Any, drawn: maps.Map) -> None:
    ground = drawn.land | drawn.river
    r.land[:], r.river[:] = words_of(drawn.land), words_of(drawn.river)
    for number in range(len(maps.REGIONS)):
        r.region[number] = r.fits[number] = words_of(drawn.region(number))
    r.fits[deck.ON_RIVER] = words_of(drawn.waterside)
    r.fits[deck.ON_BORDER] = words_of(drawn.border)
    r.fits[deck.JOKER] = r.land
    r.near[:] = r.flight[:] = -1
    r.plane[:] = _planes(drawn)
    for area in ground:
        for i, near in enumerate(sides(area, ground)):
            r.near[area, i] = near
        for direction, (right, up) in enumerate(STEPS):
            for far in range(FURTHEST):
                there = neighbour(area, right * (far + 1), up * (far + 1))
                if there is None or there not in ground:
                    break
                r.flight[area, direction, far] = there


def _planes(drawn: maps.Map) -> list[int]:
    """Where each area stands in a learner's row: column by column of 13, as on the book's board.

    On a map that is larger, its areas are counted instead, as far as there is room.
    """
    planes = [-1] * AREAS
    ground = sorted(drawn.land | drawn.river)
    if max(drawn.columns, drawn.rows) <= PLANE_SIDE:
        for area in ground:
            planes[area] = area // SIDE * PLANE_SIDE + area % SIDE
    else:
        for number, area in enumerate(ground[:PLANE]):
            planes[area] = number
    return planes


def _write_cards(r: Any, files: Files) -> None:
    r.starts[:] = -1
    r.courts = len(files.cards["rulers"])
    r.enough = min(deck.ENOUGH, r.courts)
    for number, entry in enumerate(files.cards["rulers"]):
        if r.rulers == PRESET:
            r.starts[number] = NUMBERS[files.board["starts"][entry["id"]]]
        his = slice(number * deck.EACH, (number + 1) * deck.EACH)
        r.direction[his] = deck.directions_of(entry)
        r.card_kind[his] = deck.kinds_of(entry)


def _write_shapes(r: Any, entries: list[dict[str, Any]], found: Laid) -> None:
    r.unit[1:] = [1, 1 << 3, 1 << 6, 1 << 9, 1 << 12]
    r.kinds = len(entries)
    for kind, entry in enumerate(entries):
        r.copies[kind], r.value[kind] = entry["copies"], entry["value"]
        r.bridge[kind] = "river" in entry
    r.tiles, r.places = len(found.tree), len(found.tree) + len(found.singly)
    for place, placement in enumerate(found.tree):
        if len(placement.areas) == 1:
            r.root[placement.last] = place
    _write_placements(r, found.tree + found.singly)


def _write_placements(r: Any, listed: list[Placement]) -> None:
    n = len(listed)
    r.kind[:n] = [placement.kind for placement in listed]
    r.last[:n] = [placement.last for placement in listed]
    r.skip[:n] = [placement.skip for placement in listed]
    r.extent[:n] = [len(placement.areas) for placement in listed]
    covers = [words_of(placement.areas) for placement in listed]
    r.cover[:n] = covers
    firsts = [first_of_three(placement.areas[0]) for placement in listed]
    r.window[:n] = [cover[i : i + 3] for cover, i in zip(covers, firsts, strict=True)]
    gap = (-1,) * shapes.LARGEST
    r.areas[:n] = [(placement.areas + gap)[: shapes.LARGEST] for placement in listed]

"""The data files, checked together, and the board record built from them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from kurultai.core.errors import Unreadable
from kurultai.core.kernel import record_type
from kurultai.core.text import Text, joined, load_toml, text
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

PLACES = 13_500  # no map has more: 90 orientations on 132 areas, and the bridges
FURTHEST = 3  # areas that a ruler flees (§1.flee)

ONE_PER_REGION, FREE = 0, 1  # the option `setup` (§K1)
SETUPS = ("one-per-region", "free")

BOARD = record_type(
    [
        ("seats", np.int64),
        ("setup", np.int64),
        ("starts", np.int64, (deck.RULERS,)),
        ("direction", np.int64, (deck.CARDS,)),
        ("land", np.int64, (WORDS,)),
        ("river", np.int64, (WORDS,)),
        ("region", np.int64, (len(maps.REGIONS), WORDS)),
        ("fits", np.int64, (len(deck.KINDS), WORDS)),  # where a card of each kind may be played
        ("near", np.int64, (AREAS, 4)),  # areas that share a side, or -1
        ("flight", np.int64, (AREAS, 8, FURTHEST)),  # areas on a ruler's way, or -1
        ("copies", np.int64, (shapes.KINDS,)),
        ("value", np.int64, (shapes.KINDS,)),
        ("bridge", np.int64, (shapes.KINDS,)),  # 1 for a bridge
        ("unit", np.int64, (6,)),  # what a yurt adds to a packed count, by what stands in an area
        ("tiles", np.int64),  # placements 0 … tiles - 1 are the tree of tiles,
        ("places", np.int64),  # tiles … places - 1 the bridges
        ("root", np.int32, (AREAS,)),  # the placement of a single area, of those that are land
        ("kind", np.int32, (PLACES,)),  # of shape; -1: a single area
        ("extent", np.int32, (PLACES,)),
        ("last", np.int32, (PLACES,)),
        ("skip", np.int32, (PLACES,)),
        ("areas", np.int32, (PLACES, shapes.LARGEST)),  # padded with -1
        ("cover", np.int64, (PLACES, WORDS)),  # the same areas as a bit set
    ]
)


class Board(Protocol):
    seats: int
    setup: int
    starts: NDArray[np.int64]
    direction: NDArray[np.int64]
    land: NDArray[np.int64]
    river: NDArray[np.int64]
    region: NDArray[np.int64]
    fits: NDArray[np.int64]
    near: NDArray[np.int64]
    flight: NDArray[np.int64]
    copies: NDArray[np.int64]
    value: NDArray[np.int64]
    bridge: NDArray[np.int64]
    unit: NDArray[np.int64]
    tiles: int
    places: int
    root: NDArray[np.int32]
    kind: NDArray[np.int32]
    extent: NDArray[np.int32]
    last: NDArray[np.int32]
    skip: NDArray[np.int32]
    areas: NDArray[np.int32]
    cover: NDArray[np.int64]


class Files(NamedTuple):
    """The three data files of a game, those of the options or the shipped ones."""

    board: dict[str, Any]
    cards: dict[str, Any]
    shapes: dict[str, Any]


SHIPPED = Files(*(load_toml("kurultai.games.khan", f"data/{name}.toml") for name in Files._fields))


def files_of(options: Mapping[str, Any]) -> Files:
    """The data files for a game's options (a player's own, §K25, or the shipped ones)."""
    return Files(*(options.get(name, shipped) for name, shipped in SHIPPED._asdict().items()))


def build(seats: int, options: Mapping[str, Any]) -> Any:
    """The board record; Unreadable with every problem of the data files at once."""
    return _built(seats, options["setup"], json.dumps(files_of(options), sort_keys=True))


@lru_cache(maxsize=16)
def _built(seats: int, setup: str, documents: str) -> Any:
    files = Files(*json.loads(documents))
    found = problems(files)
    if found:
        what = text("the data files are not right: ", "fichiers de données refusés : ")
        raise Unreadable(joined([what, joined(found, "; ")], ""))
    drawn = maps.read_map(files.board)
    assert drawn is not None
    b = np.zeros(1, BOARD)
    r = b[0]
    r.seats, r.setup = seats, SETUPS.index(setup)
    _write_map(r, drawn)
    _write_cards(r, files, drawn)
    _write_shapes(r, files.shapes["shapes"], drawn)
    return b


def problems(files: Files) -> list[Text]:
    """All that is wrong with the data files, a sentence each."""
    found = maps.problems_of_board(files.board, deck.ruler_ids(files.cards))
    found += deck.problems_of_cards(files.cards)
    wrong_shapes = shapes.problems_of_shapes(files.shapes)
    drawn = maps.read_map(files.board)
    if drawn is None or wrong_shapes:
        return found + wrong_shapes
    for area in unbridgeable(drawn, bridges(drawn, files.shapes["shapes"])):
        name = NAMES[area]
        found.append(text(f"no bridge can cover {name}", f"aucun pont ne peut couvrir {name}"))
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


def _write_cards(r: Any, files: Files, drawn: maps.Map) -> None:
    kinds = len(deck.KINDS)
    for number, entry in enumerate(files.cards["rulers"]):
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

"""Preparation, 2 and 3: the board file, checked, and the board record built from it."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from kurultai.core.bits import random_bits, rng
from kurultai.core.datafiles import (
    Problem,
    error,
    errors,
    of_file,
    refuse,
    shown,
    unknown_keys,
    warning,
)
from kurultai.core.structs import Ints, dtype_of
from kurultai.core.text import as_it_is, load_toml
from kurultai.games.heroes.parts.squares import DIRECTIONS, HALF, NUMBERS, SIDE, SQUARES
from kurultai.games.heroes.rulebook import TEXTS

SIDES = ("gold", "teal")  # seat 0, seat 1

FEWEST = 2  # pieces a side: with one left it has lost (§end.pieces)

EXACT, UP_TO = 0, 1  # the option `reach` (§H1)
REACHES = ("exact", "up-to")


class Board:
    """What the data files say: it never changes."""

    reach: int
    pieces: Annotated[Ints, 2, 2]  # where each seat begins: bit sets in two halves
    heroes: Annotated[Ints, 2]  # which of them are heroes, of either seat
    cities: Annotated[Ints, 2, 2]
    cities_in_all: int
    near: Annotated[Ints, SQUARES, 2]  # the squares around each square
    ray: Annotated[Ints, SQUARES, 8]  # how far the board goes in each direction
    piece_key: Annotated[Ints, 4, SQUARES]  # random words that name a position (§H9):
    city_key: Annotated[Ints, SQUARES]  # 2 × seat + is hero; city of seat 1; seat 1 to move
    turn_key: int


BOARD = dtype_of(Board)


def shipped() -> dict[str, Any]:
    """The board file that comes with the game (a reconstruction, §layout)."""
    return load_toml("kurultai.games.heroes", "data/board.toml")


def build(document: dict[str, Any], reach: str) -> Any:
    """The board record of a board file; Unreadable with every problem at once."""
    refuse(of_file("board", problems(document)))
    b = np.zeros(1, BOARD)
    b[0].reach = REACHES.index(reach)
    for seat, side in enumerate(SIDES):
        for name in _pieces(document, side):
            _add(b[0].pieces[seat], NUMBERS[name])
        for name in document[side].get("heroes", []):
            _add(b[0].heroes, NUMBERS[name])
        for name in document[side]["cities"]:
            _add(b[0].cities[seat], NUMBERS[name])
            b[0].cities_in_all += 1
    for square in range(SQUARES):
        for direction, (up, right) in enumerate(DIRECTIONS):
            b[0].ray[square, direction] = steps = _steps_to_edge(square, up, right)
            if steps:
                _add(b[0].near[square], square + SIDE * up + right)
    words = rng(0)
    for keys in (b[0].piece_key.reshape(-1), b[0].city_key):
        for i in range(len(keys)):
            keys[i] = random_bits(words)
    b[0].turn_key = random_bits(words)
    return b


def _pieces(document: dict[str, Any], side: str) -> list[str]:
    table = document[side]
    return [*table["warriors"], *table.get("heroes", [])]


def _add(halves: Any, square: int) -> None:
    halves[square // HALF] |= 1 << square % HALF


def _steps_to_edge(square: int, up: int, right: int) -> int:
    row, column = divmod(square, SIDE)
    steps = 0
    while 0 <= row + up < SIDE and 0 <= column + right < SIDE:
        row, column, steps = row + up, column + right, steps + 1
    return steps


def problems(document: dict[str, Any]) -> list[Problem]:
    """All for which a board file cannot be played, and what is not as in the book.

    Armies and cities may differ from the box's in number, kind and place.
    """
    pieces: dict[str, str] = {}
    taken = {"warriors": pieces, "heroes": pieces, "cities": dict[str, str]()}
    found = unknown_keys(document, ("title", "origin", "reconstruction", *SIDES))
    for side in SIDES:
        table = document.get(side)
        if not isinstance(table, dict):
            found.append(error(TEXTS("board-side-missing", side=side), side))
            continue
        found += unknown_keys(table, taken, side)
        for what, default in (("warriors", None), ("heroes", []), ("cities", None)):
            found += _problems_of_list(side, what, table.get(what, default), taken[what])
    if errors(found):
        return found
    return found + _over(document) + _surrounded(document) + _unlike_the_book(document)


def _problems_of_list(
    side: str, what: str, squares: object, taken: dict[str, str]
) -> list[Problem]:
    if not isinstance(squares, list):
        return [error(TEXTS(f"board-{what}-list", side=side), side, what)]
    found: list[Problem] = []
    for name in squares:
        if not isinstance(name, str) or name not in NUMBERS:
            said = TEXTS("board-no-square", side=side, name=shown(name))
        elif name in taken:
            kind = "cities" if what == "cities" else "pieces"
            said = TEXTS(f"board-{kind}-twice", name=name, one=taken[name], two=side)
        else:
            taken[name] = side
            continue
        found.append(error(said, side, what))
    return found


def _unlike_the_book(document: dict[str, Any]) -> list[Problem]:
    """Eight warriors and four cities a side, no heroes (§layout)."""
    found = []
    for side in SIDES:
        for what, book in (("warriors", 8), ("heroes", 0), ("cities", 4)):
            n = len(document[side].get(what, []))
            if n != book:
                found.append(warning(TEXTS(f"board-{what}-book", n=n, book=book), side, what))
    return found


def _over(document: dict[str, Any]) -> list[Problem]:
    """Ends of the game (§end) that would be met before the first move."""
    found: list[Problem] = []
    pieces = [len(_pieces(document, side)) for side in SIDES]
    for side, n in zip(SIDES, pieces, strict=True):
        if n < FEWEST:
            found.append(error(TEXTS("board-pieces-few", side=side, n=n, number=FEWEST), side))
    if pieces == [FEWEST, FEWEST]:
        found.append(error(TEXTS("board-pieces-few-each", number=FEWEST)))
    owners = [side for side in SIDES if document[side]["cities"]]
    if len(owners) == 1:
        found.append(error(TEXTS("board-cities-all", side=owners[0])))
    return found


def _surrounded(document: dict[str, Any]) -> list[Problem]:
    """Runs that would be captured before the first move."""
    owner = {NUMBERS[name]: side for side in SIDES for name in _pieces(document, side)}
    found: list[Problem] = []
    for square, side in owner.items():
        for up, right in DIRECTIONS[:4]:
            step = SIDE * up + right
            behind = owner.get(square - step) if _steps_to_edge(square, -up, -right) else None
            if behind in (None, side):
                continue
            run = [square]
            while _steps_to_edge(run[-1], up, right) and owner.get(run[-1] + step) == side:
                run.append(run[-1] + step)
            beyond = owner.get(run[-1] + step) if _steps_to_edge(run[-1], up, right) else None
            if beyond not in (None, side):
                names = [as_it_is(name) for name, number in NUMBERS.items() if number in run]
                said = TEXTS("board-surrounded", side=side, squares=names, n=len(run))
                found.append(error(said, side))
    return found

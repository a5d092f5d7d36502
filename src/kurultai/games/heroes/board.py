"""Preparation, 2 and 3: the board file, checked, and the board record built from it."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from kurultai.core.bits import random_bits, rng
from kurultai.core.errors import Unreadable
from kurultai.core.structs import Ints, dtype_of
from kurultai.core.text import Text, as_it_is, joined, load_toml
from kurultai.games.heroes.parts.squares import DIRECTIONS, HALF, NUMBERS, SIDE, SQUARES
from kurultai.games.heroes.rulebook import TEXTS

SIDES = ("gold", "teal")  # seat 0, seat 1
WARRIORS, CITIES = 8, 4  # for each side

EXACT, UP_TO = 0, 1  # the option `reach` (§H1)
REACHES = ("exact", "up-to")


class Board:
    """What the data files say: it never changes."""

    reach: int
    warriors: Annotated[Ints, 2, 2]  # where each seat begins: bit sets in two halves
    cities: Annotated[Ints, 2, 2]
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
    found = problems(document)
    if found:
        raise Unreadable(TEXTS("board-wrong", problems=joined(found)))
    b = np.zeros(1, BOARD)
    b[0].reach = REACHES.index(reach)
    for seat, side in enumerate(SIDES):
        for name in document[side]["warriors"]:
            _add(b[0].warriors[seat], NUMBERS[name])
        for name in document[side]["cities"]:
            _add(b[0].cities[seat], NUMBERS[name])
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


def _add(halves: Any, square: int) -> None:
    halves[square // HALF] |= 1 << square % HALF


def _steps_to_edge(square: int, up: int, right: int) -> int:
    row, column = divmod(square, SIDE)
    steps = 0
    while 0 <= row + up < SIDE and 0 <= column + right < SIDE:
        row, column, steps = row + up, column + right, steps + 1
    return steps


def problems(document: dict[str, Any]) -> list[Text]:
    """All that is wrong with a board file, a sentence each."""
    found: list[Text] = []
    taken: dict[str, dict[str, str]] = {"warriors": {}, "cities": {}}
    for key in document:
        if key not in ("title", "reconstruction", *SIDES):
            found.append(TEXTS("board-unknown", key=str(key)))
    for side in SIDES:
        table = document.get(side)
        if not isinstance(table, dict):
            found.append(TEXTS("board-side-missing", side=side))
            continue
        for key in table:
            if key not in taken:
                found.append(TEXTS("board-side-unknown", side=side, key=str(key)))
        for what, number in (("warriors", WARRIORS), ("cities", CITIES)):
            found += _problems_of_list(side, what, number, table.get(what), taken[what])
    return found or _surrounded(document)


def _problems_of_list(
    side: str, what: str, number: int, squares: object, taken: dict[str, str]
) -> list[Text]:
    if not isinstance(squares, list):
        return [TEXTS(f"board-{what}-list", side=side)]
    found: list[Text] = []
    if len(squares) != number:
        found.append(TEXTS(f"board-{what}-number", side=side, n=len(squares), number=number))
    for name in squares:
        if not isinstance(name, str) or name not in NUMBERS:
            found.append(TEXTS("board-no-square", side=side, name=str(name)))
        elif name in taken:
            found.append(TEXTS(f"board-{what}-twice", name=name, one=taken[name], two=side))
        else:
            taken[name] = side
    return found


def _surrounded(document: dict[str, Any]) -> list[Text]:
    """Runs that would be captured before the first move."""
    owner = {NUMBERS[name]: side for side in SIDES for name in document[side]["warriors"]}
    found: list[Text] = []
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
                found.append(TEXTS("board-surrounded", side=side, squares=names, n=len(run)))
    return found

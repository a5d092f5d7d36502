"""The board file, checked, and the board record built from it (§map, §material)."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal, NamedTuple, get_args

import numpy as np
from typing_extensions import TypeAliasType

from kurultai.core.compiling.decorators import compiled
from kurultai.core.datafiles import Problem, error, of_file, refuse, unknown_keys, warning
from kurultai.core.structs import Ints, dtype_of
from kurultai.core.text import Text, as_it_is, load_toml
from kurultai.games.dschingis.parts.map import Map, Pair, Spot, name, reached, read, towers_of
from kurultai.games.dschingis.rulebook import TEXTS

SEATS = 4  # at most
VILLAGES = 38  # in the book; no board has more
WALLS, STANDING = 28, 8  # in the book
MOST_WALLS = 60
LINES = 63  # no map of 38 villages has more
TOWERS = 78  # the same

Kind = TypeAliasType("Kind", Literal["chinese", "mongol", "peasant", "plague", "herb"])
KINDS: tuple[Kind, ...] = get_args(Kind.__value__)
CHINESE, MONGOL, PEASANT, PLAGUE, HERB = range(5)
NUMBER_OF = (5, 5, 5, 1, 1)  # of each kind, in each colour
TOKENS = sum(NUMBER_OF)
ACTIVE = 4  # of a kind of piece, at most (§draw.limit)


class Board:
    """What the data files say: it never changes."""

    rules: int  # the version of the rules
    villages: int  # how many there are
    everywhere: int  # the same as a bit set
    lines: int  # how many there are
    roads: int  # bit sets of lines
    walls: int  # those that stand at the start
    walls_in_all: int
    west: int  # the towers at which the starting wall ends
    east: int
    line_village: Annotated[Ints, LINES, 2]
    line_tower: Annotated[Ints, LINES, 2]
    left: Annotated[Ints, LINES]  # the village on the left, from the first tower to the second
    touching: Annotated[Ints, LINES]  # lines that share a tower with a line
    village_lines: Annotated[Ints, VILLAGES]
    tower_lines: Annotated[Ints, TOWERS]
    border: Annotated[Ints, TOWERS]  # 1 on the outline
    towers: int  # how many there are
    column: Annotated[Ints, VILLAGES]  # for people: where villages and towers are
    row: Annotated[Ints, VILLAGES]
    tower_column: Annotated[Ints, TOWERS]
    tower_row: Annotated[Ints, TOWERS]


BOARD = dtype_of(Board)


@compiled
def bit(number: int) -> int:
    """The set of one village or line."""
    return np.int64(1) << np.int64(number)  # type: ignore[return-value]


@compiled
def other_side(b: Board, line: int, village: int) -> int:
    """The village across a line."""
    if b.line_village[line, 0] == village:
        return b.line_village[line, 1]  # type: ignore[no-any-return]
    return b.line_village[line, 0]  # type: ignore[no-any-return]


class Names(NamedTuple):
    """A board's villages, lines and towers by name, and back."""

    villages: tuple[str, ...]
    lines: tuple[str, ...]
    towers: tuple[str, ...]  # t-0-3: column and height of the corner
    village: dict[str, int]
    line: dict[str, int]
    sides: tuple[tuple[int, int], ...]  # the villages beside each line

    def of_lines(self, lines: int) -> list[str]:
        """A bit set of lines by name."""
        return _named(self.lines, lines)

    def of_villages(self, villages: int) -> list[str]:
        return _named(self.villages, villages)


def _named(all_names: tuple[str, ...], members: int) -> list[str]:
    """A bit set by name. Only its members are looked at: a view asks this hundreds of times."""
    rest, found = int(members), []
    while rest:
        lowest = rest & -rest
        found.append(all_names[lowest.bit_length() - 1])
        rest ^= lowest
    return found


def names(b: Any) -> Names:
    return _names(b.tobytes())


@lru_cache(maxsize=16)
def _names(board: bytes) -> Names:
    r = np.frombuffer(board, BOARD)[0]
    spots = list(zip(r.column, r.row, strict=True))[: int(r.villages)]
    villages = tuple(name((int(x), int(y))) for x, y in spots)
    sides = tuple((int(one), int(two)) for one, two in r.line_village[: int(r.lines)])
    lines = tuple(f"{villages[one]}/{villages[two]}" for one, two in sides)
    towers = tuple(f"t-{x}-{y}" for x, y in zip(r.tower_column, r.tower_row, strict=True))[
        : int(r.towers)
    ]
    return Names(
        villages,
        lines,
        towers,
        {village: number for number, village in enumerate(villages)},
        {line: number for number, line in enumerate(lines)},
        sides,
    )


def shipped() -> dict[str, Any]:
    """The board file that comes with the game (a reconstruction, §map)."""
    return load_toml("kurultai.games.dschingis", "data/board.toml")


def build(document: dict[str, Any], seats: int) -> Any:
    """The board record of a board file; Unreadable with every problem at once."""
    refuse(of_file("board", problems(document, seats)))
    drawn, _ = read(document["map"])
    b = np.zeros(1, BOARD)
    b["rules"], b["walls_in_all"] = 2, document["walls"]
    _fill_places(b[0], drawn)
    _fill_lines(b[0], drawn)
    return b


def _fill_places(r: Any, drawn: Map) -> None:
    border = drawn.border()
    r.towers, r.villages = len(drawn.towers), len(drawn.villages)
    r.everywhere = (1 << len(drawn.villages)) - 1
    for number, (x, y) in enumerate(drawn.villages):
        r.column[number], r.row[number] = x, y
    for number, tower in enumerate(drawn.towers):
        r.tower_column[number], r.tower_row[number] = tower
        r.border[number] = tower in border
    r.west, r.east = (drawn.towers.index(end) for end in sorted(drawn.ends))


def _fill_lines(r: Any, drawn: Map) -> None:
    tower_number = {tower: number for number, tower in enumerate(drawn.towers)}
    village_number = {village: number for number, village in enumerate(drawn.villages)}
    r.lines = len(drawn.lines)
    for number, line in enumerate(drawn.lines):
        only = 1 << number
        r.roads |= only if line in drawn.roads else 0
        r.walls |= only if line in drawn.walls else 0
        r.left[number] = village_number[_left_of(line)]
        for i in range(2):
            village, tower = village_number[line[i]], tower_number[towers_of(line)[i]]
            r.line_village[number, i], r.line_tower[number, i] = village, tower
            r.village_lines[village] |= only
            r.tower_lines[tower] |= only
    for number in range(len(drawn.lines)):
        for tower in r.line_tower[number]:
            r.touching[number] |= int(r.tower_lines[tower]) & ~(1 << number)


def _left_of(line: Pair) -> Spot:
    """The village on the left when one walks a line upwards, or to the right."""
    return line[0] if line[1][0] > line[0][0] else line[1]


# What a board file must be


def problems(document: dict[str, Any], seats: int = SEATS) -> list[Problem]:
    """All that is wrong with a board file, or not as in the book."""
    known = ("title", "origin", "reconstruction", "walls", "map")
    found = unknown_keys(document, known) + _problems_of_number(document.get("walls"))
    drawing = document.get("map")
    if not isinstance(drawing, str):
        return [*found, error(TEXTS("board-no-map"), "map")]
    drawn, wrong = read(drawing)
    found += [error(text, "map") for text in wrong]
    n = len(drawn.villages)
    if n > VILLAGES:
        found.append(error(TEXTS("board-villages-many", n=n, most=VILLAGES), "map"))
    elif n and n != VILLAGES:
        found.append(warning(TEXTS("board-villages", n=n, book=VILLAGES), "map"))
    if n > VILLAGES or wrong or not n:
        return found
    standing, walls = len(drawn.walls), document.get("walls")
    if standing != STANDING:
        found.append(warning(TEXTS("board-standing", n=standing, book=STANDING), "map"))
    if type(walls) is int and walls < standing:
        found.append(error(TEXTS("board-walls-few", n=walls, standing=standing), "walls"))
    found += _problems_of_shape(drawn) + _problems_of_wall(drawn)
    room = _room_to_settle(drawn)
    if room < seats:
        found.append(error(TEXTS("board-no-room", seats=seats, n=room), "map"))
    return found


def _problems_of_number(walls: object) -> list[Problem]:
    if type(walls) is not int or not 1 <= walls <= MOST_WALLS:
        return [error(TEXTS("board-walls", most=MOST_WALLS), "walls")]
    return [] if walls == WALLS else [warning(TEXTS("board-walls-book", n=walls), "walls")]


def _problems_of_shape(drawn: Map) -> list[Problem]:
    """One outline without holes, and a way to every village by road or gate.

    Around a hole the wall could run without parting anything (§D16).
    """
    found = []
    there, first = set(drawn.villages), name(drawn.villages[0])
    apart = there - reached(drawn.villages[0], drawn.lines)
    if apart:
        said = TEXTS("board-apart", to=first, villages=_villages(apart), n=len(apart))
        found.append(error(said, "map"))
    steps = [line for line in drawn.lines if line in drawn.roads or line in drawn.walls]
    lonely = there - apart - reached(drawn.villages[0], steps)
    if lonely:
        said = TEXTS("board-lonely", to=first, villages=_villages(lonely))
        found.append(warning(said, "map"))
    outline = 4 * len(drawn.villages) - 2 * len(drawn.lines)
    corners = len(drawn.lines) + outline - len(drawn.villages) + 1  # Euler's, without holes
    if not apart and (len(drawn.towers) != corners or len(drawn.border()) != outline):
        found.append(error(TEXTS("board-outline"), "map"))
    return found


def _problems_of_wall(drawn: Map) -> list[Problem]:
    """The starting wall is one line between two border towers; the book's has 19 on either side."""
    ends = sorted(drawn.ends)
    if len(ends) != 2:
        return [error(TEXTS("board-ends", n=len(ends)), "map")]
    found = [
        error(TEXTS("board-end-inside", column=end[0], row=end[1]), "map")
        for end in ends
        if end not in drawn.border()
    ]
    if ends[0][0] == ends[1][0]:
        found.append(warning(TEXTS("board-ends-west"), "map"))
    way = _walked(drawn, ends[0])
    if len(way) != len(drawn.walls) or not way or way[-1][1] != ends[1]:
        return [*found, error(TEXTS("board-wall-broken"), "map")]
    apart = [line for line in drawn.lines if line not in drawn.walls]
    mongolia: set[Spot] = set()
    for one, other in way:
        mongolia |= reached(_left_of_step(one, other), apart)
    north, south = len(mongolia), len(drawn.villages) - len(mongolia)
    if north != south:
        found.append(warning(TEXTS("board-uneven", north=north, south=south), "map"))
    return found


def _room_to_settle(drawn: Map) -> int:
    """So many players find two empty neighbours each, wherever the others settle (§D2)."""
    lines = [line for line in drawn.lines if line not in drawn.walls]

    def can_block(taken: frozenset[Spot], players: int) -> bool:
        """Whether so many more can settle in such a way that nobody else can."""
        free = [line for line in lines if not taken.intersection(line)]
        if not free or players == 0:
            return not free
        beside = [line for line in free if set(line) & set(free[0])]  # one is taken in the end
        return any(can_block(taken.union(line), players - 1) for line in beside)

    return next((n for n in range(SEATS) if can_block(frozenset(), n)), SEATS)


def _walked(drawn: Map, start: Spot) -> list[Pair]:
    """The steps from tower to tower along the starting wall; stops where it forks or ends."""
    rest = [towers_of(line) for line in drawn.walls]
    way: list[Pair] = []
    at = start
    while True:
        on = [step for step in rest if at in step]
        if len(on) != 1:
            return way
        rest.remove(on[0])
        beyond = on[0][1] if on[0][0] == at else on[0][0]
        way.append((at, beyond))
        at = beyond


def _left_of_step(one: Spot, other: Spot) -> Spot:
    (x, y), (to_x, to_y) = one, other
    if to_x != x:
        return (x, y) if to_x > x else (to_x, y - 1)
    return (x - 1, y) if to_y > y else (x, to_y)


def _villages(villages: set[Spot]) -> list[Text]:
    return [as_it_is(name(village)) for village in sorted(villages)]

"""The map: villages, towers, lines and roads, read from a drawing (§map).

Everything is numbered in reading order of the notation: villages by column, then row; lines by
their first village, then their second. Towers are the corners of the villages.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from kurultai.core.text import Text
from kurultai.games.dschingis.rulebook import TEXTS

Spot = tuple[int, int]  # column and row from 0, both from the lower left: of a village, or a tower
Pair = tuple[Spot, Spot]

WIDE, HIGH = 4, 2  # characters from a tower to the next
LETTERS = "abcdefghijklmnopqrstuvwxyz"

# What a drawn line may look like: (is there a road, does a wall stand)
_LEVEL = {" | ": (True, False), " . ": (False, False), "=|=": (True, True), "===": (False, True)}
_UPRIGHT = {"-": (True, False), ":": (False, False), "#": (True, True), "H": (False, True)}
_OUTLINE = ("---", "!")


@dataclass
class Map:
    villages: list[Spot] = field(default_factory=list)
    lines: list[Pair] = field(default_factory=list)  # of two villages
    roads: set[Pair] = field(default_factory=set)
    walls: set[Pair] = field(default_factory=set)  # that stand at the start
    ends: list[Spot] = field(default_factory=list)  # towers
    towers: list[Spot] = field(default_factory=list)

    def border(self) -> set[Spot]:
        """The towers on the outline, inner corners included (§D14)."""
        there = set(self.villages)
        return {t for t in self.towers if any(v not in there for v in _villages_at(t))}


def name(village: Spot) -> str:
    return f"{LETTERS[village[0]]}{village[1] + 1}"


def line_name(line: Pair) -> str:
    return f"{name(line[0])}/{name(line[1])}"


def towers_of(line: Pair) -> Pair:
    """The two towers between which a line runs: upwards, or to the right."""
    (x, y), (other, _) = line
    if other > x:
        return (x + 1, y), (x + 1, y + 1)
    return (x, y + 1), (x + 1, y + 1)


def _villages_at(tower: Spot) -> tuple[Spot, ...]:
    x, y = tower
    return (x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)


def read(drawing: str) -> tuple[Map, list[Text]]:
    """A map, and all that is wrong with its drawing, a sentence each."""
    rows = [row.rstrip() for row in drawing.strip("\n").splitlines()]
    if len(rows) % HIGH == 0 or len(rows) < HIGH + 1:
        return Map(), [TEXTS("map-lines", n=len(rows))]
    wide = max(map(len, rows))
    if wide // WIDE > len(LETTERS):
        return Map(), [TEXTS("map-wide", n=wide, most=WIDE * len(LETTERS) + 1)]
    return _Reader([row.ljust(wide + WIDE) for row in rows]).read()


class _Reader:
    """Reads a drawing once; every character that is not accounted for is a problem."""

    def __init__(self, rows: list[str]) -> None:
        self.rows = rows
        self.high = len(rows) // HIGH
        self.wide = len(rows[0]) // WIDE
        self.map = Map()
        self.found: list[Text] = []
        self.used: set[Spot] = set()

    def read(self) -> tuple[Map, list[Text]]:
        for x in range(self.wide):
            for y in range(self.high):
                if self._take(x * WIDE + 2, self._text_row(y) - 1) == "o":
                    self.map.villages.append((x, y))
        self._read_lines()
        self._read_towers()
        for row, text in enumerate(self.rows):
            for column, character in enumerate(text):
                if character != " " and (column, row) not in self.used:
                    place = {"line": row + 1, "place": column + 1}
                    self.found.append(TEXTS("map-stray", mark=character, **place))
        return self.map, self.found

    def _text_row(self, y: int) -> int:
        """The line of text in which the towers at height y stand."""
        return (self.high - y) * HIGH

    def _take(self, column: int, row: int, length: int = 1) -> str:
        self.used |= {(column + i, row) for i in range(length)}
        return self.rows[row][column : column + length]

    def _read_lines(self) -> None:
        there = set(self.map.villages)
        for x, y in self.map.villages:
            row = self._text_row(y)
            level, upright = x * WIDE + 1, row - 1
            self._border_or_line((x, y), (x, y + 1), there, self._take(level, row - HIGH, 3))
            self._border_or_line((x, y), (x + 1, y), there, self._take((x + 1) * WIDE, upright))
            if (x, y - 1) not in there:
                self._border_or_line((x, y), (x, y - 1), there, self._take(level, row, 3))
            if (x - 1, y) not in there:
                self._border_or_line((x, y), (x - 1, y), there, self._take(x * WIDE, upright))
        self.map.lines.sort()

    def _border_or_line(self, here: Spot, beyond: Spot, there: set[Spot], drawn: str) -> None:
        if beyond not in there:
            if drawn not in _OUTLINE:
                side = {(0, 1): "above", (1, 0): "right", (0, -1): "below", (-1, 0): "left"}
                where = side[beyond[0] - here[0], beyond[1] - here[1]]
                said = TEXTS(f"map-outline-{where}", village=name(here), mark=drawn)
                self.found.append(said)
            return
        line = (here, beyond)
        marks = _UPRIGHT if beyond[0] > here[0] else _LEVEL
        if drawn not in marks:
            *most, last = [f"“{mark}”" for mark in marks]
            one, two = name(here), name(beyond)
            said = TEXTS("map-line", one=one, two=two, marks=", ".join(most), last=last, mark=drawn)
            self.found.append(said)
            return
        road, wall = marks[drawn]
        self.map.lines.append(line)
        if road:
            self.map.roads.add(line)
        if wall:
            self.map.walls.add(line)

    def _read_towers(self) -> None:
        corners = {(x + i, y + j) for x, y in self.map.villages for i in (0, 1) for j in (0, 1)}
        for x, y in sorted(corners):
            drawn = self._take(x * WIDE, self._text_row(y))
            self.map.towers.append((x, y))
            if drawn == "R":
                self.map.ends.append((x, y))
            elif drawn != "+":
                self.found.append(TEXTS("map-corner", mark=drawn))


def reached(start: Spot, steps: Iterable[Pair]) -> set[Spot]:
    """All that can be reached from a spot by these steps, either way."""
    near: dict[Spot, list[Spot]] = {}
    for one, other in steps:
        near.setdefault(one, []).append(other)
        near.setdefault(other, []).append(one)
    found, edge = {start}, [start]
    while edge:
        for spot in near.get(edge.pop(), []):
            if spot not in found:
                found.add(spot)
                edge.append(spot)
    return found

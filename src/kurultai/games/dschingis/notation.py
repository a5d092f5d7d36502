"""Moves as text. ``hidden`` prints a token as ? for those who may not know it.

`take wall` · `take token` · `build` · `march` · `lift` · `wall c5/d5` · `enter b2` ·
`go d4 road chinese` · `go d4 gate mongol` · `go f4 wall c3/c4 f3/f4 peasant` ·
`settle chinese c4 mongol d4 leader d4`. Chance: `start 0` · `token 2 chinese`.
"""

from __future__ import annotations

from typing import NoReturn

from kurultai.core.errors import Unreadable
from kurultai.games.dschingis.board import KINDS, SEATS, Names
from kurultai.games.dschingis.moves import (
    _ENTER,
    _OVER,
    _SETTLE,
    _START,
    _STEP,
    _TOKEN,
    _WALL,
    BEGIN,
    DRAW,
    GATE,
    OVER_WALL,
    ROAD,
    TO_ENTER,
    TO_SETTLE,
    WALL,
    by_gate,
    by_road,
    by_wall,
    drawer_in,
    kind_in,
    settled_in,
    settling,
    village_in,
    walls_in,
)
from kurultai.games.dschingis.rulebook import TEXTS

WORDS = ("take wall", "take token", "build", "march", "lift")


def format_move(names: Names, move: int, hidden: bool = False) -> str:
    if move >= DRAW:
        return f"token {drawer_in(move)} {_token(kind_in(move), hidden)}"
    if move >= BEGIN:
        return f"start {move - BEGIN}"
    if move >= TO_SETTLE:
        line, first, second, leader = settled_in(move)
        one, two = (names.villages[v] for v in names.sides[line])
        tokens = _token(first, hidden), _token(second, hidden)
        return f"settle {tokens[0]} {one} {tokens[1]} {two} leader {(one, two)[leader]}"
    if move >= ROAD:
        return f"go {_way(names, move)} {_token(kind_in(move), hidden)}"
    if move >= TO_ENTER:
        return f"enter {names.villages[move - TO_ENTER]}"
    if move >= WALL:
        return f"wall {names.lines[move - WALL]}"
    return WORDS[move]


def _token(kind: int, hidden: bool) -> str:
    return "?" if hidden else KINDS[kind]


def _way(names: Names, move: int) -> str:
    if move < OVER_WALL:
        way = "road" if move < GATE else "gate"
        return f"{names.villages[village_in(move)]} {way}"
    up, down, side = walls_in(move)
    return f"{names.villages[names.sides[down][side]]} wall {names.lines[up]} {names.lines[down]}"


def parse_move(names: Names, text: str) -> int:
    if text in WORDS:
        return WORDS.index(text)
    if match := _START.fullmatch(text):
        return BEGIN + _seat(match[1])
    if match := _TOKEN.fullmatch(text):
        return DRAW + _seat(match[1]) * len(KINDS) + _kind(match[2])
    if match := _WALL.fullmatch(text):
        return WALL + _line(names, match[1])
    if match := _ENTER.fullmatch(text):
        return TO_ENTER + _village(names, match[1])
    if match := _STEP.fullmatch(text):
        made = by_road if match[2] == "road" else by_gate
        return made(_village(names, match[1]), _kind(match[3]))
    if match := _OVER.fullmatch(text):
        up, down = _line(names, match[2]), _line(names, match[3])
        side = _side(names, down, match[1])
        return by_wall(up, down, side, _kind(match[4]))
    if match := _SETTLE.fullmatch(text):
        return _settlement(names, *match.groups())
    raise Unreadable(TEXTS("not-a-move", text=text))


def _settlement(names: Names, one: str, at: str, two: str, beside: str, leader: str) -> int:
    line = names.line.get(f"{at}/{beside}")
    if line is None:
        _village(names, at)
        _village(names, beside)
        raise Unreadable(TEXTS("no-neighbours", at=at, beside=beside))
    return settling(line, _kind(one), _kind(two), _side(names, line, leader))


def _side(names: Names, line: int, name: str) -> int:
    village = _village(names, name)
    if village not in names.sides[line]:
        one, two = (names.villages[v] for v in names.sides[line])
        raise Unreadable(TEXTS("not-beside", name=name, line=names.lines[line], one=one, two=two))
    return names.sides[line].index(village)


def _seat(digit: str) -> int:
    return int(digit) if int(digit) < SEATS else _no_such(digit, "no-seat", "0-3")


def _kind(name: str) -> int:
    return KINDS.index(name) if name in KINDS else _no_such(name, "no-token", ", ".join(KINDS))


def _village(names: Names, name: str) -> int:
    if name in names.village:
        return names.village[name]
    return _no_such(name, "no-village", f"{names.villages[0]} … {names.villages[-1]}")


def _line(names: Names, name: str) -> int:
    if name in names.line:
        return names.line[name]
    return _no_such(name, "no-line", "c5/d5, d3/d4 …")


def _no_such(name: str, said: str, there: str) -> NoReturn:
    raise Unreadable(TEXTS(said, name=name, there=there))

"""Broken and hostile files, made from the shipped ones: each can be played, or is refused in words."""

from __future__ import annotations

import copy
import functools
import json
import random
import time
from collections.abc import Callable
from typing import Any

import numba
import pytest

from kurultai.core import datafiles
from kurultai.core.bits import rng
from kurultai.core.errors import Unreadable
from kurultai.core.game import Game
from kurultai.core.playing import random_move
from kurultai.core.registry import game
from kurultai.core.text import Text

FILES = [
    ("khan", "board"),
    ("khan", "cards"),
    ("khan", "shapes"),
    ("dschingis", "board"),
    ("heroes", "board"),
    ("huns", "cards"),
    ("huns", "wagons"),
]
SHARE = 5 if numba.config.DISABLE_JIT else 60  # files made of each, in the usual tests
SHARE_OF_LONG = 3000
MOVES = 30  # played with a file that is not refused
SECONDS = 1.0  # of processor time for all that is asked of a file

ODD_TEXTS = ("", " ", "\u202e", "\u200b", "\ud800", "\x00", "é", "e\u0301", "𝟙", "ß", "İ", "{ $x }")
ODD_TEXTS += ("١", "²", "a" * 20_000, "M" * 300, "ff", "\n", "None", "__class__", "../../etc", "-1")
ODD_NUMBERS = (-1, 0, 1, 2, 7, 17, 63, 64, 255, 10**6, 2**63, 10**400, 0.5, -0.0, 1e308)
ODD_VALUES = (*ODD_TEXTS, *ODD_NUMBERS, None, True, False, [], {}, [[]], [{}], {"": {}})
ODD_VALUES += (float("nan"), float("inf"))
ODD_BYTES = (b"\x00", b"\xff", b"\xef\xbb\xbf", b"[", b"]]", b"{", b'"', b"'''", b"=", b"\n", b"#")
ODD_BYTES += (b"9" * 5000, b"[" * 500, b"a." * 500, b"= 1979-05-27", "\u202e".encode(), b"\r")

Place = tuple[Any, Any]  # a table or list, and a key or number in it


# Mutations of a document


def places(document: Any) -> list[Place]:
    found: list[Place] = []
    left = [document]
    while left:
        holder = left.pop()
        keys = holder if isinstance(holder, dict) else range(len(holder))
        for key in list(keys):
            found.append((holder, key))
            if isinstance(holder[key], dict | list):
                left.append(holder[key])
    return found


def replace(chance: random.Random, document: Any) -> None:
    """Another value, often of the wrong kind."""
    holder, key = chance.choice(places(document))
    holder[key] = copy.deepcopy(chance.choice(ODD_VALUES))


def nudge(chance: random.Random, document: Any) -> None:
    """A number a little larger or smaller, a text with a letter more, fewer or another."""
    holder, key = chance.choice(places(document))
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int | float):
        holder[key] = value + chance.choice((-100, -2, -1, 1, 2, 100))
    elif isinstance(value, str) and value:
        at = chance.randrange(len(value))
        more = chance.choice(("", chance.choice(value), value[at] * 2, "z", "."))
        holder[key] = value[:at] + more + value[at + 1 :]


def delete(chance: random.Random, document: Any) -> None:
    holder, key = chance.choice(places(document))
    del holder[key]


def rename(chance: random.Random, document: Any) -> None:
    holder, key = chance.choice(places(document))
    if isinstance(holder, dict):
        holder[chance.choice((*ODD_TEXTS, key.upper(), f"{key}s"))] = holder.pop(key)


def refer(chance: random.Random, document: Any) -> None:
    """What stands elsewhere in the file, in this place: ids twice, a thing within itself."""
    (holder, key), (other, its) = chance.choices(places(document), k=2)
    holder[key] = copy.deepcopy(other[its])


def repeat(chance: random.Random, document: Any) -> None:
    """A list many times as long."""
    lists = [(h, k) for h, k in places(document) if isinstance(h[k], list) and h[k]]
    if lists:
        holder, key = chance.choice(lists)
        holder[key] = copy.deepcopy(holder[key]) * chance.choice((2, 3, 20))


def shuffle(chance: random.Random, document: Any) -> None:
    lists = [h[k] for h, k in places(document) if isinstance(h[k], list)]
    if lists:
        chance.shuffle(chance.choice(lists))


def nest(chance: random.Random, document: Any) -> None:
    """A value within tables or lists within each other."""
    holder, key = chance.choice(places(document))
    for _ in range(chance.choice((1, 2, 9, 20, 40))):
        holder[key] = {"not": holder[key]} if chance.random() < 0.5 else [holder[key]]


MUTATIONS: tuple[Callable[[random.Random, Any], None], ...] = (
    *(replace, nudge, delete, rename, refer, repeat, shuffle, nest),
    *(replace, nudge, refer),
)


def as_json(chance: random.Random, document: Any) -> bytes:
    """A few mutations of a document."""
    changed = copy.deepcopy(document)
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        if places(changed):
            chance.choice(MUTATIONS)(chance, changed)
    return json.dumps(changed).encode()


# Mutations of a text


def as_text(chance: random.Random, content: bytes) -> bytes:
    """A file cut off, with a part missing, twice or elsewhere, or with odd bytes in it."""
    for _ in range(chance.choice((1, 1, 2, 4))):
        begin = chance.randrange(len(content) + 1)
        end = min(len(content), begin + chance.choice((1, 5, 40, 400)))
        part = content[begin:end]
        match chance.randrange(5):
            case 0:
                content = content[:begin]
            case 1:
                content = content[:begin] + content[end:]
            case 2:
                content = content[:end] + part * chance.choice((1, 1, 30)) + content[end:]
            case 3:
                at = chance.randrange(len(content) + 1)
                content = content[:at] + part + content[at:]
            case _:
                content = content[:begin] + chance.choice(ODD_BYTES) + content[begin:]
    return content


# Judging


@functools.cache
def prepared(id_: str) -> Game:
    """The game, compiled: what follows is timed."""
    found = game(id_)
    play(found, found.seats[-1], {}, 0)
    return found


def play(its: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    p, generator = its.new(seats, options), rng(seed)
    for name in (option.name for option in its.options if option.is_file):
        assert its.drawing_of_file(p, name)
    for _ in range(MOVES):
        if not p.is_over:
            p.play(random_move(p, generator))
    assert its.drawing(its.view(p, 0))


def check_said(text: Text) -> None:
    assert text["en"].strip()
    assert text["fr"].strip()


def judge(its: Game, name: str, content: bytes, seats: int, seed: int) -> None:
    """Whatever comes out is either a game that can be played or sentences."""
    try:
        document = datafiles.read(content)
    except Unreadable as refusal:
        check_said(refusal.message)
        return
    found = its.problems_of_files(seats, {name: document})
    for problem in found:
        check_said(problem.said())
    if not datafiles.errors(found):
        play(its, seats, {name: document}, seed)
        return
    with pytest.raises(Unreadable) as refusal:
        its.new(seats, {name: document})
    check_said(refusal.value.message)


def fuzz(id_: str, name: str, seeds: range) -> None:
    its = prepared(id_)
    shipped, text = its.shipped(name), its.shipped_text(name).encode()
    for seed in seeds:
        chance = random.Random(seed)
        is_text = chance.random() < 0.3
        content = as_text(chance, text) if is_text else as_json(chance, shipped)
        began = time.process_time()
        try:
            judge(its, name, content, chance.choice(its.seats), seed)
        except Exception as wrong:
            wrong.add_note(f"{id_} {name}, file {seed}")
            raise
        took = time.process_time() - began
        assert took < SECONDS or numba.config.DISABLE_JIT, (id_, name, seed, took)


@pytest.mark.parametrize(("id_", "name"), FILES)
def test_broken_files_are_played_or_refused_in_words(id_: str, name: str) -> None:
    fuzz(id_, name, range(SHARE))


@pytest.mark.long
@pytest.mark.parametrize(("id_", "name"), FILES)
def test_many_broken_files_are_played_or_refused_in_words(id_: str, name: str) -> None:
    fuzz(id_, name, range(SHARE, SHARE + SHARE_OF_LONG))


def test_every_file_of_every_game_is_among_them() -> None:
    games = ("khan", "dschingis", "heroes", "huns")
    assert [(id_, o.name) for id_ in games for o in game(id_).options if o.is_file] == FILES

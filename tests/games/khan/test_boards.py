"""Owners' maps, cards and shapes: whatever is not refused can be played, and is judged once."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kurultai.bots.levels import bot_named
from kurultai.core import record
from kurultai.core.bits import rng
from kurultai.core.contract import kernel
from kurultai.core.contract.observing import observe_of
from kurultai.core.datafiles import errors
from kurultai.core.playing import random_move, random_record
from kurultai.core.registry import game
from kurultai.core.rulebook import LEGAL
from kurultai.games.khan.board import SHIPPED
from kurultai.games.khan.moves import MOVES
from kurultai.games.khan.parts.areas import NAMES
from kurultai.games.khan.parts.deck import DIRECTIONS, EACH, KINDS, fewest_rulers

from .table import accepted, refused, table, yurts

KHAN = game("khan")

SPRING = ["MMMMMMM", "MMM~MMM", "TTT~TTT", "TTT~TTT", "TTTTTTT"]  # it rises and ends inland


def small(rows: list[str], **more: Any) -> dict[str, Any]:
    """A board file whose rulers come by chance."""
    return {"board": {"map": rows}, "rulers": "random", **more}


@st.composite
def files(draw: st.DrawFn) -> dict[str, Any]:
    wide, high = draw(st.integers(4, 16)), draw(st.integers(4, 16))
    letter = st.sampled_from("MMTTIISSDDFFmtisdf~~~.")
    rows = draw(
        st.lists(
            st.lists(letter, min_size=wide, max_size=wide).map("".join),
            min_size=high,
            max_size=high,
        )
    )
    return small(rows, cards=draw(cards()), shapes=draw(shapes()))


@st.composite
def cards(draw: st.DrawFn) -> dict[str, Any]:
    document = copy.deepcopy(SHIPPED.cards)
    document["rulers"] = document["rulers"][: draw(st.integers(fewest_rulers(3), 8))]
    for entry in document["rulers"]:
        entry["kinds"] = " ".join(draw(_nine(KINDS)))
        entry["directions"] = " ".join(draw(_nine(DIRECTIONS)))
    return document


def _nine(words: tuple[str, ...]) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(words), min_size=EACH, max_size=EACH)


@st.composite
def shapes(draw: st.DrawFn) -> dict[str, Any]:
    """Some of the box's, and others, of one area and of the same form among them."""
    own = [
        {"id": "1I", "copies": 2, "value": 1, "form": ["X"]},
        {"id": "2J", "copies": 2, "value": 9, "form": ["X", "X"]},
        {"id": "7C", "copies": 1, "value": 20, "form": ["XXX", "X..", "XXX"]},
        {"id": "b5I", "copies": 2, "value": 5, "form": ["XXXXX"], "river": 3},
    ]
    known = [*SHIPPED.shapes["shapes"][:8], *SHIPPED.shapes["shapes"][20:], *own]
    picked = draw(st.lists(st.sampled_from(range(len(known))), min_size=1, unique=True))
    return {"shapes": [known[i] for i in sorted(picked)]}


@pytest.mark.whole
@settings(max_examples=15, deadline=None)
@given(files(), st.integers(0, 1000), st.sampled_from([2, 3]))
def test_what_is_not_refused_is_played_to_its_end(
    options: dict[str, Any], seed: int, seats: int
) -> None:
    if errors(KHAN.problems_of_files(seats, options)):
        return
    p, generator = KHAN.new(seats, options), rng(seed)
    plies, row = 0, np.zeros(sum(section.size for section in KHAN.layout), np.float32)
    while not p.is_over:
        if p.actor >= 0 and plies % 40 == 0:
            legal = {int(move) for move in p.legal()}
            free = {move for move in range(MOVES) if kernel.objection_of(p.b, p.s, move) == LEGAL}
            assert legal == free
            assert all(p.parse(p.format(move)) == move for move in legal)
            assert KHAN.drawing(KHAN.view(p, 0))
            row[:] = 0
            assert observe_of(p.b, p.s, p.actor, row) == len(row)
        p.play(random_move(p, generator))
        plies += 1
        assert plies <= KHAN.longest
    made = random_record(record.new(KHAN, seats, options), rng(seed))
    assert record.check(record.loads(str(made))).is_over


@pytest.mark.rule("K13")
def test_a_river_that_rises_inland_has_two_sides() -> None:
    rulers = [entry["id"] for entry in SHIPPED.cards["rulers"]]
    starts = dict(zip(rulers, ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "a5"], strict=True))
    board = {"map": SPRING, "starts": starts}
    p = yurts(table(board=board), r="c3 e3 c4 e4")
    assert accepted(p, "conquer b3I c3 d3 e3")
    assert refused(p, "conquer b3I c3 c4 d4", by="2C.shape")


def test_areas_have_names_up_to_p16() -> None:
    full = small(["M" * 16] * 16)
    p = KHAN.new(2, full)
    assert p.parse("place seljuk p16") >= 0
    assert NAMES[-1] == "p16"


@pytest.mark.parametrize("spec", ["greedy", "search:30it"])
@pytest.mark.whole
def test_bots_play_on_the_largest_map(spec: str) -> None:
    p, generator = KHAN.new(2, small(["MTISDF~MTISDF~MM"] * 16)), rng(1)
    bot = bot_named(KHAN, spec, 1, 2)
    for _ in range(40):
        move = bot.choose(p).move if p.actor >= 0 else random_move(p, generator)
        p.check(int(move))
        p.play(int(move))

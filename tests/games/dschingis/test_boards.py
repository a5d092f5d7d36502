"""Owners' boards: whatever plan is not refused can be played, and is judged once."""

from __future__ import annotations

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
from kurultai.core.rulebook import LEGAL
from kurultai.games.dschingis.board import problems
from kurultai.games.dschingis.moves import MOVES

from .drawn import GAME

SMALL = """
+---+---+---+---+
! o - o - o - o !
+ | +===+===+===R
! o H o - o - o !
+---R---+---+---+
"""


def plan(wide: int, high: int, wall: int, roads: list[bool]) -> str:
    """A rectangle with the wall below row ``wall`` (from the top), and roads as they come."""
    road = iter(roads)
    rows = ["+" + "---+" * wide]
    for row in range(high):
        between = "".join(f" o {'-' if next(road) else ':'}" for _ in range(wide - 1))
        rows.append(f"!{between} o !")
        if row == high - 1:
            rows.append("+" + "---+" * wide)
        elif row + 1 == wall:
            marks = [f"={'|' if next(road) else '='}=" for _ in range(wide)]
            rows.append("R" + "+".join(marks) + "R")
        else:
            marks = [f" {'|' if next(road) else '.'} " for _ in range(wide)]
            rows.append("+" + "+".join(marks) + "+")
    return "\n".join(rows)


@st.composite
def files(draw: st.DrawFn) -> dict[str, Any]:
    wide = draw(st.integers(2, 9))
    high = draw(st.integers(2, 38 // wide))
    wall = draw(st.integers(1, high - 1))
    roads = draw(st.lists(st.booleans(), min_size=2 * wide * high, max_size=2 * wide * high))
    walls = draw(st.integers(wide, 60))
    return {"walls": walls, "map": plan(wide, high, wall, roads)}


@pytest.mark.whole
@settings(max_examples=15, deadline=None)
@given(files(), st.integers(0, 1000), st.sampled_from([2, 3, 4]))
def test_what_is_not_refused_is_played_to_its_end(
    document: dict[str, Any], seed: int, seats: int
) -> None:
    if errors(problems(document, seats)):
        return
    p, generator = GAME.new(seats, {"board": document}), rng(seed)
    plies, row = 0, np.zeros(sum(section.size for section in GAME.layout), np.float32)
    while not p.is_over:
        if p.actor >= 0 and plies % 50 == 0:
            legal = {int(move) for move in p.legal()}
            free = {move for move in range(MOVES) if kernel.objection_of(p.b, p.s, move) == LEGAL}
            assert legal == free and legal
            assert all(p.parse(p.format(move)) == move for move in legal)
            assert GAME.drawing(GAME.view(p, 0))
            assert observe_of(p.b, p.s, p.actor, row) == len(row)
        p.play(random_move(p, generator))
        plies += 1
        assert plies <= GAME.longest
    made = random_record(record.new(GAME, seats, {"board": document}), rng(seed))
    assert record.check(record.loads(str(made))).is_over


@pytest.mark.rule("D2")
def test_players_who_might_not_find_two_villages_are_an_error() -> None:
    tiny = {"walls": 6, "map": "+---+---+\n! o - o !\nR=|=+=|=R\n! o - o !\n+---+---+"}
    assert errors(problems(tiny, 2)) == []
    [problem] = errors(problems(tiny, 3))
    assert "certain to find two empty neighbouring villages at the start: 2" in problem.text["en"]


@pytest.mark.rule("D2")
def test_with_too_few_walls_players_take_what_is_left() -> None:
    document = {"walls": 5, "map": plan(4, 4, 2, [True] * 40)}
    p, generator = GAME.new(2, {"board": document}), rng(2)
    while p.s[0].phase < 4:
        p.play(random_move(p, generator))
    assert sorted(int(walls) for walls in p.s[0].active_walls[:2]) == [0, 1]
    assert p.s[0].common == 0


@pytest.mark.rule("map")
@pytest.mark.parametrize("spec", ["greedy", "search:30it"])
def test_bots_play_on_a_small_board(spec: str) -> None:
    p, generator = GAME.new(2, {"board": {"walls": 12, "map": SMALL}}), rng(1)
    bot = bot_named(GAME, spec, 1, 2)
    for _ in range(60):
        if p.is_over:
            break
        move = int(bot.choose(p).move if p.actor >= 0 else random_move(p, generator))
        p.check(move)
        p.play(move)

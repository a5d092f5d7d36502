"""The board file: validated, every problem at once, and carried whole in a record."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from kurultai.core import record
from kurultai.core.bits import rng
from kurultai.core.errors import Unreadable
from kurultai.core.playing import random_record
from kurultai.core.registry import game
from kurultai.games.heroes.board import problems, shipped

from .drawn import pieces


def file(**changes: Any) -> dict[str, Any]:
    document = copy.deepcopy(shipped())
    for place, value in changes.items():
        side, _, what = place.partition("_")
        if what:
            document[side][what] = value
        else:
            document[side] = value
    return document


def test_the_shipped_file_is_right() -> None:
    assert problems(shipped()) == []
    assert shipped()["reconstruction"] is True


@pytest.mark.rule("layout")
def test_every_problem_is_reported_at_once() -> None:
    wrong = file(gold_warriors=["a1", "a1", "z9"], teal_cities=["b7", "d8", "g8", 5], blue={})
    with pytest.raises(Unreadable) as caught:
        game("heroes").new(2, {"board": wrong})
    for part in (
        "no entry “blue”",
        "[gold] has 3 warriors, but must have 8.",
        "Two warriors stand on a1",
        "“z9” in [gold] is not a square",
        "“5” in [teal] is not a square",
    ):
        assert part in str(caught.value)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({}, "The part [gold] is missing."),
        (file(gold_warriors="b1"), "The warriors of [gold] must be a list"),
        (file(gold={"warriors": [], "horses": []}), "The part [gold] has no entry “horses”."),
        (file(gold_cities=["b7", "d3", "g3", "i4"]), "Two cities stand on b7"),
        (
            file(
                gold_warriors=["b1", "c1", "d1", "e1", "f1", "g1", "a10", "d10"],
                teal_warriors=["b10", "c10", "e10", "f10", "g10", "h10", "i10", "j10"],
            ),
            "The warriors of [teal] on b10 and c10 would be surrounded",
        ),
    ],
)
def test_a_wrong_file_is_refused(wrong: dict[str, Any], message: str) -> None:
    assert any(message in problem["en"] for problem in problems(wrong)), problems(wrong)


def test_another_board_replays_from_its_record() -> None:
    other = file(gold_warriors=["a1", "b2", "c1", "d2", "e1", "f2", "g1", "h2"])
    made = random_record(record.new(game("heroes"), 2, {"board": other}), rng(2))
    again = record.loads(str(made))
    assert again.options["board"] == other
    assert record.check(again).is_over
    assert "a1" in pieces(record.replay(again, 0))


def test_two_boards_in_one_process() -> None:
    other = game("heroes").new(
        2, {"board": file(gold_warriors=["a1", "b2", "c1", "d2", "e1", "f2", "g1", "h2"])}
    )
    plain = game("heroes").new(2)
    assert len(plain.legal()) == 80
    assert len(other.legal()) != 80

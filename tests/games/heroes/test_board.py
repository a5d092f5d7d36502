"""The board file: validated, every problem at once, and carried whole in a record."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from kurultai.bots import evaluation
from kurultai.bots.spec import build
from kurultai.core import record
from kurultai.core.bits import rng
from kurultai.core.errors import Unreadable
from kurultai.core.playing import random_move, random_record
from kurultai.core.registry import game
from kurultai.core.text import Reader
from kurultai.games.heroes import ai
from kurultai.games.heroes.board import problems, shipped

from .drawn import moves, pieces, played
from .reference import Reference, name


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
    wrong = file(gold_warriors=["a1", "a1", "z9"], teal_cities=["b7", "d8", "g8", 5])
    with pytest.raises(Unreadable) as caught:
        game("heroes").new(2, {"board": wrong})
    for part in (
        "Two pieces stand on a1",
        "“z9” in [gold] is not a square",
        "“5” in [teal] is not a square",
    ):
        assert part in str(caught.value)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({}, "The part [gold] is missing."),
        (file(gold_warriors="b1"), "The warriors of [gold] must be a list"),
        (file(gold={"warriors": [], "horses": []}), "Nothing reads the entry “horses”."),
        (file(gold_cities=["b7", "d3", "g3", "i4"]), "Two cities stand on b7"),
        (file(gold_heroes="a1"), "The heroes of [gold] must be a list"),
        (file(gold_heroes=["b1"]), "Two pieces stand on b1 (in [gold] and [gold])."),
        (file(gold_warriors=["b1"]), "[gold] has 1 piece. It needs at least 2"),
        (file(gold_warriors=[], teal_warriors=[]), "[teal] has 0 pieces. It needs at least 2"),
        (
            file(gold_warriors=["a1"], gold_heroes=["c1"], teal_warriors=["a9", "c9"]),
            "Both sides have only 2 pieces",
        ),
        (file(gold_cities=[]), "All the cities belong to [teal]"),
        (
            file(
                gold_warriors=["b1", "c1", "d1", "e1", "f1", "g1", "a10", "d10"],
                teal_warriors=["b10", "c10", "e10", "f10", "g10", "h10", "i10", "j10"],
            ),
            "The pieces of [teal] on b10 and c10 would be surrounded",
        ),
    ],
)
def test_a_wrong_file_is_refused(wrong: dict[str, Any], message: str) -> None:
    assert any(message in problem.text["en"] for problem in problems(wrong)), problems(wrong)


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


SMALL: dict[str, Any] = {
    "gold": {"warriors": ["c3", "d3"], "heroes": ["e3"], "cities": ["a1"]},
    "teal": {"warriors": ["c8"], "heroes": ["e8"], "cities": ["a10", "c10"]},
}
CROWDED: dict[str, Any] = {
    "gold": {
        "warriors": [],
        "heroes": [f"{column}{row}" for column in "abcdefghij" for row in (1, 2, 3, 4, 5)],
        "cities": [],
    },
    "teal": {"warriors": ["a10", "j10"], "cities": []},
}


@pytest.mark.rule("layout")
def test_armies_and_cities_of_any_number() -> None:
    p = game("heroes").new(2, {"board": SMALL})
    assert pieces(p) == {"c3": "g", "d3": "g", "e3": "G", "c8": "t", "e8": "T"}
    seen = p.game.view(p, None)
    assert (seen["lost"], seen["cities_in_all"], p.scores()) == ([0, 0], 3, [1, 2])


@pytest.mark.rule("end.cities")
def test_all_the_cities_are_as_many_as_the_board_has() -> None:
    board = {
        "gold": {"warriors": ["a4", "c4"], "cities": ["a1"]},
        "teal": {"warriors": ["e8", "f8", "g8"], "cities": ["a6"]},
    }
    p = game("heroes").new(2, {"board": board})
    assert "You own all the cities but one" in Reader(you=0).say(p.game.ends(p)["text"])
    won = played(p, "a4-a6")
    assert (won.game.view(won, None)["ending"], won.winners()) == ("end.cities", [0])


@pytest.mark.rule("end.cities")
def test_without_cities_nobody_owns_all_of_them() -> None:
    bare = {
        "gold": {"warriors": ["a4", "c4"], "cities": []},
        "teal": {"warriors": ["e8", "f8", "g8"], "cities": []},
    }
    p = played(game("heroes").new(2, {"board": bare}), "a4-a6", "e8-e6")
    assert not p.is_over


def test_what_was_lost_is_counted_from_what_was_there() -> None:
    board = {
        "gold": {"warriors": ["c4", "g4"], "cities": []},
        "teal": {"warriors": ["d4", "e8", "f8"], "heroes": ["g8"], "cities": []},
    }
    p = game("heroes").new(2, {"board": board})
    assert p.game.view(p, None)["lost"] == [0, 0]
    taken = played(p, "g4-e4")
    assert taken.game.view(taken, None)["lost"] == [0, 1]


@pytest.mark.parametrize("board", [SMALL, CROWDED], ids=["small", "crowded"])
def test_random_games_on_other_boards_agree_with_the_reference(board: dict[str, Any]) -> None:
    for seed in range(3):
        p = game("heroes").new(2, {"board": board})
        slow = Reference.on(board)
        generator = rng(seed)
        for _ in range(60):
            if p.is_over:
                break
            assert moves(p) == slow.legal()
            assert len(p.legal()) <= p.game.widest
            text = p.format(random_move(p, generator))
            p.play(p.parse(text))
            slow.play(text)
            assert set(pieces(p)) == {name(at) for at in slow.pieces}
            assert p.is_over == (slow.winners is not None)
        if p.is_over:
            assert p.winners() == slow.winners


@pytest.mark.whole  # searches are slow uncompiled
@pytest.mark.parametrize("board", [SMALL, CROWDED], ids=["small", "crowded"])
def test_bots_play_on_any_board(board: dict[str, Any]) -> None:
    p = game("heroes").new(2, {"board": board})
    noted, share = evaluation.noted(p)
    assert 0 < share <= 1
    assert noted[0, ai.FEATURES.index("pieces")] == len(
        board["gold"]["warriors"] + board["gold"]["heroes"]
    )
    for bot in ("greedy", "search:40it"):
        p.check(build(p.game, bot, seed=1).choose(p).move)

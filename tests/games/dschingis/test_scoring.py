"""Counting: three tables (D19), ties (D20)."""

from __future__ import annotations

import pytest

from kurultai.core.game import Position
from kurultai.games.dschingis.state import OVER

from .drawn import position, refused, told, village


def over(stacks: dict[str, str], seats: int = 2) -> Position:
    p = position(stacks=stacks, seats=seats)
    p.s[0].phase = OVER
    return p


@pytest.mark.rule("score", "D19")
def test_all_tokens_count_for_the_owner_of_the_top_one() -> None:
    p = over({"c4": "0mongol 1mongol 0chinese 1mongol"})
    assert p.scores() == [0, 6]
    assert over({"c4": "0mongol"}).scores() == [3, 0]
    assert refused(p, "build", by="end.last")


@pytest.mark.rule("score.plain")
@pytest.mark.parametrize(
    ("place", "token", "worth"),
    [("c4", "chinese", -3), ("c4", "mongol", 3), ("c4", "peasant", 1),
     ("c3", "chinese", 3), ("c3", "mongol", -3), ("c3", "peasant", 1)],
)  # fmt: skip
def test_an_ordinary_village(place: str, token: str, worth: int) -> None:
    assert over({place: f"0{token}"}).scores() == [worth, 0]


@pytest.mark.rule("score.plague", "D19")
@pytest.mark.parametrize("place", ["c3", "c4"])
def test_a_village_with_the_plague(place: str) -> None:
    assert over({place: "0plague"}).scores() == [0, 0]
    assert over({place: "0plague 0chinese 0mongol 0peasant"}).scores() == [-7, 0]
    assert over({place: "0plague 1plague 1peasant"}).scores() == [0, -1]


@pytest.mark.rule("score.herb", "D19")
@pytest.mark.parametrize("place", ["c3", "c4"])
def test_a_village_with_the_herb(place: str) -> None:
    assert over({place: "0herb"}).scores() == [0, 0]
    assert over({place: "0herb 0chinese 0mongol 0peasant"}).scores() == [7, 0]
    assert over({place: "0herb 1herb 1chinese"}).scores() == [0, 3]


@pytest.mark.rule("score.both")
def test_plague_and_herb_together_are_as_if_neither() -> None:
    assert over({"c4": "0plague 1plague 0herb 0chinese 0chinese 0peasant"}).scores() == [-5, 0]
    p = over({"c4": "0plague 0herb 0mongol"})
    assert p.scores() == [3, 0]
    assert village(p, "c4", seat=0)["table"] == "plain"


@pytest.mark.rule("winner")
def test_most_points_win() -> None:
    assert over({"c4": "0mongol", "d4": "1peasant", "e4": "1peasant"}).winners() == [0]
    assert over({"c4": "0chinese", "d4": "1chinese 1chinese"}).winners() == [0]  # -3 against -6


@pytest.mark.rule("D20")
def test_ties_go_to_more_villages_then_are_shared() -> None:
    assert over({"c4": "0mongol", "d4": "1mongol", "e4": "1herb"}).winners() == [1]
    assert over({"c4": "0mongol", "d4": "1mongol"}).winners() == [0, 1]
    three = over({"c4": "0mongol", "d4": "2mongol", "e4": "1peasant", "f4": "1peasant"}, seats=3)
    assert three.winners() == [0, 2]
    assert over({}, seats=4).winners() == [0, 1, 2, 3]


@pytest.mark.rule("score")
def test_at_the_end_every_village_is_counted_in_the_open() -> None:
    p = position(
        phase="build",
        walls={0: 1},
        leaders="d4 g1",
        stacks={"d4": "0mongol", "g1": "1plague 1chinese"},
    )
    p.s[0].turns_left = 1
    caused = told(p, "wall c4/d4")
    assert caused[1:] == [("end", []), ("won", [])]
    p.play(p.parse("wall c4/d4"))
    assert sorted(one["at"] for one in p.game.counting(p)) == [["d4"], ["g1"]]
    for seat in (None, 0, 1):
        stack = village(p, "g1", seat)["stack"]
        assert stack == [{"seat": 1, "kind": "plague"}, {"seat": 1, "kind": "chinese"}]
        assert p.scores() == [3, -3]

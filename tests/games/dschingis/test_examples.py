"""The rulebook's examples 7 to 11, each on a position of our own."""

from __future__ import annotations

import pytest

from .drawn import (
    great,
    mongolia,
    played,
    position,
    refused,
    seat_of,
    standing,
    told,
    village,
)
from .test_building import BULGE, NORTH, ROW


@pytest.mark.rule("build.loop")
def test_example_7_a_loop_moves_the_wall_and_mongol_land_becomes_chinese() -> None:
    p = position(phase="build", walls={0: 1}, more="d4/d5 c4/d4 e4/e5")
    after = played(p, "wall e4/f4")
    assert great(after) == [*ROW[:3], "c4/d4", "d4/d5", "e4/e5", "e4/f4", *ROW[5:]]
    assert mongolia(after) == NORTH - {"d4", "e4"}
    assert standing(after) == set(great(after))


@pytest.mark.rule("build.equal", "build.isolated")
def test_example_8_equal_ways_take_down_the_new_walls_and_what_hangs_on_them() -> None:
    """It hinders a rival who was about to take the land beyond."""
    p = position(BULGE, "build", walls={0: 3})
    p = played(p, "wall c4/d4", "wall c3/d3")
    assert {"c4/d4", "c3/d3"} <= standing(p)
    after = played(p, "wall c3/c4")
    assert standing(after) == standing(position(BULGE))
    assert great(after) == great(position(BULGE))
    assert ("isolated", ["c3/d3"]) in told(p, "wall c3/c4")


@pytest.mark.rule("lay", "lay.wall", "lay.close", "control", "D18")
def test_example_9_green_lays_the_plague_a_mongol_and_takes_a_red_village_along_the_wall() -> None:
    p = position(
        turn=1,
        phase="take",
        stacks={"f3": "0mongol"},
        tokens={1: "plague mongol"},
        walls={1: 2},
        leaders="g1 c5",
    )
    p = played(p, "take token", "token 1 chinese", "take wall", "march")
    p = played(p, "go c4 road plague", "go d4 road mongol")
    assert village(p, "f3", seat=1)["stack"] == [{"seat": 0, "kind": None}]
    step = "go f3 wall d3/d4 f3/f4 chinese"
    caused = told(p, step, seat=1)
    after = played(p, step)
    assert caused[:5] == [
        ("route", ["d4", "d3/d4", "e3/e4", "f3/f4", "f3"]),
        ("close", ["d3/d4", "f3/f4"]),
        ("lay", ["f3"]),
        ("capture", ["f3"]),
        ("look", ["f3"]),
    ]
    assert village(after, "f3", seat=1)["stack"] == [
        {"seat": 0, "kind": "mongol"},
        {"seat": 1, "kind": "chinese"},
    ]
    assert village(after, "f3")["owner"] == 1
    assert seat_of(after, 1)["leader"] == "f3"
    closed = {w["line"] for w in after.game.view(after, None)["walls"] if not w["open"]}
    assert closed == {"d3/d4", "f3/f4"}


@pytest.mark.rule("build.loop", "countries")
def test_example_10_red_walls_in_a_village_with_three_walls() -> None:
    p = position(
        stacks={"c4": "0chinese 1mongol"}, leaders="g1 c4", walls={0: 3}, tokens={0: "herb"}
    )
    assert p.scores() == [0, 0]
    p = played(p, "build", "wall b4/c4", "wall c4/d4")
    after = played(p, "wall c4/c5")
    assert great(after) == [*ROW[:2], "b4/c4", "c4/c5", "c4/d4", *ROW[3:]]
    assert "c3/c4" not in standing(after)
    assert village(after, "c4")["country"] == "china"
    assert ("to-china", ["c4"]) in told(p, "wall c4/c5")
    assert refused(after, "wall d4/e4", by="turn")  # the turn is over


@pytest.mark.rule("build.end", "score.plain")
def test_example_11_blue_makes_a_new_end_and_his_mongols_are_in_mongolia() -> None:
    p = position(
        phase="take",
        seats=3,
        turn=2,
        stacks={"a3": "2mongol", "b3": "2mongol"},
        leaders="g1 h4 b3",
        walls={2: 2},
    )
    assert p.scores()[2] == -6
    p = played(p, "take wall", "take wall", "build", "wall b3/c3", "wall c2/c3", "wall c2/d2")
    after = played(p, "wall c1/d1")  # four new walls instead of two old ones
    assert great(after) == ["c1/d1", "c2/d2", "c2/c3", "b3/c3", *ROW[2:]]
    assert mongolia(after) == NORTH | {"a3", "b3", "b2", "c2", "c1"}
    assert after.scores()[2] == 6
    assert ("shorter", ROW[:2]) in told(p, "wall c1/d1")

"""Lay tokens: by road, gate and wall (D5 to D7), where not to go (D8), the rest (D9), control."""

from __future__ import annotations

import pytest

from .drawn import (
    accepted,
    moves,
    played,
    position,
    refused,
    seat_of,
    standing,
    told,
    village,
)


@pytest.mark.rule("lay", "D9")
def test_one_token_in_each_village_the_player_chooses_which() -> None:
    p = position(tokens={0: "chinese mongol"}, leaders="d4 g1", stacks={"e4": "1herb"})
    p = played(p, "march")
    assert accepted(p, "go e4 road chinese")
    assert accepted(p, "go e4 road mongol")
    assert refused(p, "go e4 road plague", by="lay")
    p = played(p, "go e4 road mongol")
    assert [t["kind"] for t in village(p, "e4", seat=0)["stack"]] == ["herb", "mongol"]  # type: ignore[attr-defined]
    assert seat_of(p, 0)["leader"] == "e4"
    assert refused(p, "go e5 road mongol", by="lay")  # that one is laid
    p = played(p, "go e5 road chinese")
    assert p.actor == 1


@pytest.mark.rule("use")
def test_a_march_lays_tokens_and_nothing_else() -> None:
    p = position(tokens={0: "chinese mongol"}, walls={0: 2}, leaders="d4 g1")
    p = played(p, "march")
    assert refused(p, "wall c4/d4", by="use")
    assert refused(p, "take wall", by="use")


@pytest.mark.rule("lay.road")
def test_by_road_to_a_neighbour() -> None:
    p = position(phase="march", tokens={0: "herb"}, leaders="c4 g1")
    assert accepted(p, "go d4 road herb")
    assert accepted(p, "go c5 road herb")
    assert refused(p, "go b4 road herb", by="lay.road")  # neighbours without a road
    assert refused(p, "go e4 road herb", by="lay.road")
    assert refused(p, "go c4 road herb", by="lay.road")


@pytest.mark.rule("D5")
def test_no_wall_may_stand_on_the_road() -> None:
    p = position(phase="march", tokens={0: "herb"}, leaders="d4 g1", more="c4/d4", closed="c4/d4")
    assert refused(p, "go d3 road herb", by="D5")  # the Great Wall
    assert refused(p, "go c4 road herb", by="D5")  # a branch, closed or not
    assert accepted(p, "go e4 road herb")


@pytest.mark.rule("lay.gate", "lay.close", "D6")
def test_by_gate_across_an_open_wall_which_closes() -> None:
    p = position(
        phase="march", tokens={0: "herb plague"}, leaders="c4 g1", more="b4/c4", closed="d3/d4"
    )
    assert accepted(p, "go c3 gate herb")  # no road there
    assert accepted(p, "go b4 gate herb")  # a branch
    assert refused(p, "go d4 gate herb", by="D6")  # no wall
    assert refused(p, "go c4 gate herb", by="D6")
    after = played(p, "go c3 gate herb")
    walls = {w["line"]: w["open"] for w in after.game.view(after, None)["walls"]}
    assert walls["c3/c4"] is False
    assert told(p, "go c3 gate herb")[:2] == [("gate", ["c4", "c3/c4", "c3"]), ("close", ["c3/c4"])]
    shut = position(phase="march", tokens={0: "herb"}, leaders="d4 g1", closed="d3/d4")
    assert refused(shut, "go d3 gate herb", by="lay.gate")


@pytest.mark.rule("lay.wall", "D7")
def test_along_the_wall_from_an_open_wall_to_another() -> None:
    p = position(
        phase="march", tokens={0: "herb"}, leaders="c4 g1", more="f4/g4 f4/f5", closed="d3/d4 e3/e4"
    )
    assert accepted(p, "go f4 wall c3/c4 f3/f4 herb")  # over closed ones
    assert accepted(p, "go f3 wall c3/c4 f3/f4 herb")  # on either side
    assert accepted(p, "go f5 wall c3/c4 f4/f5 herb")  # to the end of a branch
    assert refused(p, "go f4 wall b3/b4 f3/f4 herb", by="lay.wall")  # not at this village
    assert refused(p, "go e4 wall c3/c4 e3/e4 herb", by="D7")  # closed
    assert refused(p, "go e4 wall c3/c4 e4/f4 herb", by="D7")  # no wall
    shut = position(phase="march", tokens={0: "herb"}, leaders="c4 g1", closed="c3/c4")
    assert refused(shut, "go f4 wall c3/c4 f3/f4 herb", by="lay.wall")


@pytest.mark.rule("D7", "lay.close")
def test_both_walls_close_and_the_village_left_is_no_way_down() -> None:
    p = position(phase="march", tokens={0: "herb"}, leaders="c4 g1", more="c4/d4")
    assert refused(p, "go c4 wall c3/c4 c4/d4 herb", by="D7")
    assert refused(p, "go c3 wall c3/c4 c3/c4 herb", by="D7")  # a different wall
    assert accepted(p, "go d4 wall c3/c4 c4/d4 herb")  # another wall of c4, on its far side
    after = played(p, "go d4 wall c3/c4 c4/d4 herb")
    shut = {w["line"] for w in after.game.view(after, None)["walls"] if not w["open"]}
    assert shut == {"c3/c4", "c4/d4"}


@pytest.mark.rule("lay.leader", "D8")
def test_not_to_a_village_with_a_rivals_leader() -> None:
    p = position(phase="march", tokens={0: "herb"}, leaders="d4 e4")
    assert refused(p, "go e4 road herb", by="lay.leader")
    assert refused(p, "go e4 wall d3/d4 e3/e4 herb", by="lay.leader")
    assert accepted(p, "go e3 wall d3/d4 e3/e4 herb")


@pytest.mark.rule("lay.once", "D8")
def test_no_village_twice_nor_back_to_the_start() -> None:
    p = position(tokens={0: "herb mongol chinese"}, leaders="d4 g1")
    p = played(p, "march", "go e4 road herb")
    assert refused(p, "go d4 road mongol", by="lay.once")
    p = played(p, "go e3 gate mongol")
    assert refused(p, "go e4 road chinese", by="lay.once")
    assert accepted(p, "go d3 road chinese")
    assert refused(p, "go e4 gate chinese", by="lay.once")
    nxt = played(p, "go d3 road chinese")
    assert nxt.s[0].visited == 0  # a new turn, all villages are open again


@pytest.mark.rule("lay.rest", "D9")
def test_a_leader_who_cannot_go_on_loses_the_rest_of_the_tokens() -> None:
    """h4 can be left for g4 only; at g4 he is stuck."""
    p = position(
        tokens={0: "herb mongol chinese"},
        leaders="h4 f4",
        more="f4/g4 g4/g5",
        closed="h3/h4 g3/g4 f4/g4 g4/g5",
    )
    p = played(p, "march")
    assert moves(p) == [f"go g4 road {kind}" for kind in ("chinese", "herb", "mongol")]
    after = played(p, "go g4 road mongol")
    assert after.actor == 1
    assert seat_of(after, 0, viewer=0)["gone_kinds"] == ["chinese", "herb"]
    assert seat_of(after, 0, viewer=1)["gone_kinds"] is None
    assert seat_of(after, 0, viewer=1)["gone"] == 2
    assert ("gone", []) in told(p, "go g4 road mongol")
    assert refused(after, "go g5 road herb", by="turn")


@pytest.mark.rule("D9")
def test_marching_needs_a_token_and_a_first_step() -> None:
    tokenless = position(walls={0: 1}, leaders="d4 g1")
    assert refused(tokenless, "march", by="D9")
    stuck = position(
        tokens={0: "herb"}, walls={0: 1}, leaders="h4 g4", closed="h3/h4"
    )  # the only road leads to the rival
    assert refused(stuck, "march", by="D9")
    assert moves(stuck) == ["build", "lift"]


@pytest.mark.rule("control")
def test_the_owner_of_the_top_token_controls_the_village() -> None:
    p = position(
        phase="march", tokens={0: "herb"}, leaders="d4 g1", stacks={"e4": "1mongol 1chinese"}
    )
    assert village(p, "e4")["owner"] == 1
    assert seat_of(p, 1)["controls"] == 1
    after = played(p, "go e4 road herb")
    assert village(after, "e4")["owner"] == 0
    assert seat_of(after, 1)["controls"] == 0
    assert ("capture", ["e4"]) in told(p, "go e4 road herb")
    assert refused(after, "enter e4", by="turn")


def test_the_routes_along_the_wall_are_shown() -> None:
    p = position(phase="march", tokens={0: "herb"}, leaders="c4 g1", more="c4/d4 d4/d5")
    routes = {(r["up"], r["down"]): r["walls"] for r in p.game.view(p, 1)["routes"]}
    assert routes["c3/c4", "e3/e4"] == ["c3/c4", "d3/d4", "e3/e4"]
    assert routes["c3/c4", "d4/d5"] == ["c3/c4", "c4/d4", "d4/d5"]
    assert routes["c4/d4", "b3/b4"] == ["c4/d4", "c3/c4", "b3/b4"]
    assert all(set(walls) <= standing(p) for walls in routes.values())
    legal = {tuple(text.split()[3:5]) for text in moves(p) if " wall " in text}
    assert set(routes) == legal

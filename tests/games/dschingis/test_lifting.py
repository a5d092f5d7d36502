"""Taking a leader off the board, and bringing him back (D10)."""

from __future__ import annotations

from typing import Any

import pytest

from .drawn import accepted, moves, played, position, refused, seat_of, told

STUCK: dict[str, Any] = {"leaders": "h4 g4", "closed": "h3/h4"}  # the only road leads to the rival


@pytest.mark.rule("lift", "D10")
def test_a_blocked_leader_may_be_lifted_whatever_the_reserve_holds() -> None:
    for tokens, walls in (("herb", 2), ("", 0), ("herb", 0), ("", 2)):
        p = position(tokens={0: tokens}, walls={0: walls}, **STUCK)
        assert accepted(p, "lift")
        assert ("build" in moves(p)) == (walls > 0)
        after = played(p, "lift")
        assert after.actor == 1
        assert seat_of(after, 0)["leader"] is None
        assert seat_of(after, 0)["tokens"] == len(tokens.split())  # it is kept
        assert seat_of(after, 0)["walls"] == walls
        assert told(p, "lift")[0] == ("lift", ["h4"])


@pytest.mark.rule("lift")
def test_a_leader_who_can_move_stays() -> None:
    p = position(walls={0: 1}, leaders="h4 g4")  # the gate to h3 is open
    assert refused(p, "lift", by="lift")
    lifted = position(tokens={0: "herb"}, leaders="- g4", stacks={"c4": "0mongol"})
    assert refused(lifted, "lift", by="lift")


@pytest.mark.rule("lift")
def test_a_wall_to_climb_is_a_way_out() -> None:
    p = position(walls={0: 1}, leaders="h4 g4 h3", seats=3)
    assert refused(p, "lift", by="lift")  # up h3/h4 and down elsewhere
    lonely = position(
        walls={0: 1}, leaders="h4 g4 h3", seats=3, closed=" ".join(f"{c}3/{c}4" for c in "abcdefg")
    )
    assert accepted(lonely, "lift")  # one open wall only, and a rival behind its gate


@pytest.mark.rule("D10")
def test_he_enters_a_village_his_player_controls() -> None:
    p = position(
        tokens={0: "mongol herb"},
        leaders="- g4",
        stacks={"c4": "0chinese", "d6": "1herb 0chinese", "b2": "0mongol 1mongol"},
    )
    p = played(p, "march")
    assert moves(p) == ["enter c4", "enter d6"]
    assert refused(p, "enter b2", by="D10")
    assert refused(p, "enter h4", by="D10")
    assert refused(p, "go d6 road herb", by="use")
    entered = played(p, "enter d6")
    assert seat_of(entered, 0)["tokens"] == 2  # entering lays no token
    assert refused(entered, "enter c4", by="use")
    step = played(entered, "go c6 road herb")
    assert refused(step, "go d6 road mongol", by="lay.once")  # this turn's starting village


@pytest.mark.rule("D10")
def test_without_a_village_of_his_own_he_enters_an_empty_one() -> None:
    p = position(tokens={0: "mongol"}, leaders="- g4", stacks={"g4": "1herb", "c4": "1mongol"})
    p = played(p, "march")
    assert len(moves(p)) == 36
    assert refused(p, "enter g4", by="D10")
    assert refused(p, "enter c4", by="D10")
    third = position(tokens={0: "mongol"}, leaders="- g4 d4", seats=3, phase="enter")
    assert refused(third, "enter d4", by="D10")  # no token, but a leader


@pytest.mark.rule("D10", "lay.rest")
def test_one_who_enters_where_he_cannot_move_on_loses_his_tokens() -> None:
    p = position(
        phase="enter",
        tokens={0: "mongol herb"},
        leaders="- g4",
        closed="h3/h4",
        stacks={"h4": "0chinese"},
    )
    after = played(p, "enter h4")
    assert after.actor == 1
    assert seat_of(after, 0)["gone"] == 2
    assert seat_of(after, 0)["leader"] == "h4"
    assert refused(after, "go g4 road mongol", by="turn")

"""Build walls: D4, D11, loops (D12, D13), new ends (D14), what comes down (D15), countries (D16)."""

from __future__ import annotations

import pytest

from kurultai.core.errors import Unreadable

from .drawn import accepted, great, mongolia, moves, played, position, refused, standing, told

ROW = [f"{c}3/{c}4" for c in "abcdefgh"]
NORTH = {f"{c}4" for c in "abcdefgh"} | {f"{c}5" for c in "bcdefg"} | {f"{c}6" for c in "bcdef"}

BULGE = """
    +---+---+---+---+---+
    ! o - o - o : o - o !
    + | + . + | + | + | +---+
    ! o : o - o - o : o - o !
+---+ | +=|=+===+ | + | + | +---+
! o - o H o - o # o : o - o - o !
R=|=+===+ . + | +=|=+===+===+=|=R
! o - o - o : o - o - o : o - o !
+---+ | + | + | + . + | + | +---+
    ! o - o : o - o - o : o !
    +---+ | + | + | + . + | +
        ! o - o : o - o - o !
        +---+---+---+---+---+
"""  # the Great Wall goes around c4 and d4

CORNER = """
    +---+---+---+---+---+
    ! o - o - o : o - o !
    + | + . + | + | + | +---+
    ! o : o - o - o : o - o !
+---+ | + | + . + | + | + | +---+
! o - o : o - o - o : o - o - o !
+ | +===+===+=|=+=|=+===+===+=|=R
! o # o - o : o - o - o : o - o !
+---R | + | + | + . + | + | +---+
    ! o - o : o - o - o : o !
    +---+ | + | + | + . + | +
        ! o - o : o - o - o !
        +---+---+---+---+---+
"""  # its west end is an inner corner of the outline


@pytest.mark.rule("build", "D11")
def test_walls_are_laid_on_free_lines_that_touch_the_standing_wall() -> None:
    p = position(phase="build", walls={0: 2})
    assert accepted(p, "wall c4/d4")
    assert accepted(p, "wall c3/d3")
    assert refused(p, "wall d3/d4", by="build")
    assert refused(p, "wall d5/e5", by="D11")
    p = played(p, "wall d4/e4")
    assert accepted(p, "wall d5/e5")  # now it touches
    walls = {wall["line"]: wall for wall in p.game.view(p, None)["walls"]}
    assert walls["d4/e4"] == {"line": "d4/e4", "open": True, "great": False, "fresh": True}
    assert told(p, "wall d5/e5")[0] == ("wall", ["d5/e5"])


@pytest.mark.rule("D4")
def test_a_wall_never_stands_on_the_outline() -> None:
    p = position(phase="build", walls={0: 2})
    with pytest.raises(Unreadable):
        p.parse("wall a2/a3")
    lines = [text.split()[1] for text in moves(p)]
    assert all(len(line.split("/")) == 2 for line in lines)
    assert p.objection(5 + 62) == p.game.rulebook("D4")  # a 63rd line, which this board has not


@pytest.mark.rule("use", "D11")
def test_all_walls_of_the_active_reserve_are_laid() -> None:
    p = position(walls={0: 2}, tokens={0: "herb"}, leaders="d4 f2")
    p = played(p, "build", "wall c4/d4")
    assert refused(p, "march", by="use")
    assert refused(p, "go d5 road herb", by="use")
    p = played(p, "wall e4/f4")
    assert p.actor == 1
    assert p.s[0].active_walls[0] == 0


@pytest.mark.rule("D11")
def test_building_needs_a_wall() -> None:
    p = position(tokens={0: "herb"}, leaders="d4 f2")
    assert moves(p) == ["march"]
    assert refused(p, "build", by="D11")


@pytest.mark.rule("build.loop", "D12")
def test_the_longer_way_of_a_loop_becomes_the_great_wall() -> None:
    p = position(phase="build", walls={0: 4}, more="b4/c4 c4/c5 d4/d5")
    after = played(p, "wall d4/e4")  # 4 walls the new way, 2 along the Great Wall
    way = ["b4/c4", "c4/c5", "d4/d5", "d4/e4"]
    assert great(after) == [*ROW[:2], *way, *ROW[4:]]
    assert standing(after) == {*ROW[:2], *way, *ROW[4:]}
    assert mongolia(after) == NORTH - {"c4", "d4"}
    assert after.s[0].common == p.s[0].common + 2
    assert told(p, "wall d4/e4")[1:] == [
        ("loop", ["b4/c4", "c3/c4", "c4/c5", "d3/d4", "d4/d5", "d4/e4"]),
        ("longer", sorted(way)),
        ("shorter", ["c3/c4", "d3/d4"]),
        ("returned", []),
        ("great-wall", great(after)),
        ("to-china", ["c4", "d4"]),
    ]
    assert refused(after, "wall d4/e4", by="build")


@pytest.mark.rule("D12")
def test_the_shorter_way_comes_down_entirely_older_walls_included() -> None:
    p = position(BULGE, "build", walls={0: 3}, more="c3/c4")  # laid in an earlier turn
    after = played(p, "wall d3/d4")  # 2 walls the new way, 4 along the Great Wall
    assert great(after) == great(p)
    assert standing(after) == standing(p) - {"c3/c4"}
    assert after.s[0].common == p.s[0].common + 2
    kinds = [kind for kind, _ in told(p, "wall d3/d4")]
    assert kinds == ["wall", "loop", "longer", "shorter", "returned"]


@pytest.mark.rule("build.equal", "D12")
def test_equal_ways_take_down_only_what_was_laid_this_turn_on_the_new_side() -> None:
    older = position(BULGE, "build", walls={0: 3}, more="c4/d4")
    after = played(older, "wall c3/c4")  # 2 walls either way, one of them older
    assert standing(after) == standing(older)
    assert "c4/d4" in standing(after)
    both = position(BULGE, "build", walls={0: 3}, more="c4/d4", fresh="c4/d4")
    after = played(both, "wall c3/c4")
    assert standing(after) == standing(both) - {"c4/d4"}
    assert great(after) == great(both)
    assert ("equal", ["c3/c4", "c4/d4"]) in told(both, "wall c3/c4")


@pytest.mark.rule("D12")
def test_a_loop_is_judged_after_each_wall() -> None:
    """With c3/c4 laid first the way over c3/c4 and d3/d4 is the shorter one and never completed."""
    p = position(BULGE, "build", walls={0: 4})
    p = played(p, "wall c3/c4")
    assert "c3/c4" in standing(p)
    p = played(p, "wall d3/d4")
    assert not {"c3/c4", "d3/d4"} & standing(p)


@pytest.mark.rule("D13")
def test_a_loop_beside_the_great_wall_loses_what_was_laid_this_turn() -> None:
    p = position(phase="build", walls={0: 3}, more="c4/d4 c5/d5 d5/d6 d5/e5")
    after = played(p, "wall d4/d5")
    assert standing(after) == standing(p)  # the last wall alone was new
    assert told(p, "wall d4/d5")[1:] == [
        ("loop", ["c5/d5", "d4/d5", "d5/d6", "d5/e5"]),
        ("down", ["d4/d5"]),
        ("returned", []),
    ]
    fresh = position(
        phase="build", walls={0: 3}, more="c4/d4 c5/d5 d5/d6 d5/e5", fresh="d5/e5 c5/d5"
    )
    after = played(fresh, "wall d4/d5")
    assert "c5/d5" not in standing(after)
    assert "d5/e5" not in standing(after)
    assert "d5/d6" not in standing(after)  # older, but isolated now
    assert "c4/d4" in standing(after)
    assert ("isolated", ["d5/d6"]) in told(fresh, "wall d4/d5")


@pytest.mark.rule("build.end", "D14")
def test_of_three_arms_the_shortest_comes_down() -> None:
    west = position(phase="build", walls={0: 4}, more="c4/d4 c5/d5")
    west.s[0].fresh = 0
    after = played(west, "wall c6/d6")  # from tower 3: west 3, east 5, new 3: a tie
    assert great(after) == ROW
    p = position(phase="build", walls={0: 4}, more="b4/c4 b5/c5")
    after = played(p, "wall b6/c6")  # from tower 2: west 2, east 6, new 3
    assert great(after) == ["b6/c6", "b5/c5", "b4/c4", *ROW[2:]]
    assert not set(ROW[:2]) & standing(after)
    assert after.game.view(after, None)["ends"]["west"] == "t-2-6"
    assert ("shorter", ROW[:2]) in told(p, "wall b6/c6")


@pytest.mark.rule("D14")
def test_the_east_arm_may_be_the_shortest() -> None:
    p = position(phase="build", walls={0: 4}, more="f3/g3 f2/g2")
    after = played(p, "wall f1/g1")  # from tower 6: east 2, west 6, new 3
    assert great(after) == [*ROW[:6], "f3/g3", "f2/g2", "f1/g1"]
    assert after.game.view(after, None)["ends"] == {"west": "t-0-3", "east": "t-6-0"}
    assert mongolia(after) == NORTH | {"g1", "g2", "g3", "h3"}


@pytest.mark.rule("D14")
def test_the_new_arm_may_be_the_shortest() -> None:
    p = position(phase="build", walls={0: 4}, more="d4/e4 d5/e5")
    after = played(p, "wall d6/e6")  # from tower 4: west 4, east 4, new 3
    assert standing(after) == set(ROW)
    assert great(after) == ROW
    assert ("shorter", ["d4/e4", "d5/e5", "d6/e6"]) in told(p, "wall d6/e6")


@pytest.mark.rule("D14")
def test_a_shared_shortest_length_takes_down_what_was_laid_this_turn_on_the_new_arm() -> None:
    new = position(phase="build", walls={0: 4}, more="c4/d4 c5/d5", fresh="c5/d5")
    after = played(new, "wall c6/d6")  # west 3, new 3
    assert standing(after) == {*ROW, "c4/d4"}
    old = position(phase="build", walls={0: 4}, more="d4/e4 d4/d5 c5/d5 c5/c6")
    old = played(old, "wall b6/c6")  # west 4, east 4, new 5: the two old arms share it
    assert standing(old) == {*ROW, "d4/e4", "d4/d5", "c5/d5", "c5/c6"}
    inner = position(phase="build", walls={0: 1})
    assert standing(played(inner, "wall a3/b3")) == set(ROW)  # inner corners are border towers too


@pytest.mark.rule("D14", "D16")
def test_a_branch_from_an_end_lets_the_great_wall_grow() -> None:
    p = position(CORNER, "build", walls={0: 4})
    assert mongolia(p) == NORTH | {"a3"}
    p = played(p, "wall b2/b3")
    after = played(p, "wall b2/c2")
    assert great(after) == ["b2/c2", "b2/b3", "a3/b3", *ROW[1:]]
    assert mongolia(after) == NORTH | {"a3", "b2"}  # in two pieces
    assert ("grows", ["b2/b3", "b2/c2"]) in told(p, "wall b2/c2")
    assert not [kind for kind, _ in told(p, "wall b2/c2") if kind in ("down", "shorter")]


@pytest.mark.rule("build.isolated", "D15")
def test_what_is_no_longer_joined_comes_down_and_branches_still_joined_stay() -> None:
    p = position(phase="build", walls={0: 4}, more="b4/c4 b5/c5 a4/b4 b3/c3 e3/f3")
    after = played(p, "wall b6/c6")  # the west arm falls, and with it the branch at tower 1
    assert "a4/b4" not in standing(after)
    assert {"b3/c3", "e3/f3"} <= standing(after)
    assert after.s[0].common == p.s[0].common + 3
    assert ("isolated", ["a4/b4"]) in told(p, "wall b6/c6")


@pytest.mark.rule("D15", "end.last")
def test_in_the_last_round_walls_taken_down_leave_the_game() -> None:
    p = position(phase="build", walls={0: 4}, more="b4/c4 b5/c5")
    p.s[0].turns_left = 2
    after = played(p, "wall b6/c6")
    assert after.s[0].common == p.s[0].common
    assert after.s[0].walls_gone == 2
    assert ("walls-gone", []) in told(p, "wall b6/c6")


@pytest.mark.rule("countries", "D16")
def test_the_great_wall_parts_the_countries_and_branches_part_nothing() -> None:
    p = position(phase="build", walls={0: 4})
    assert mongolia(p) == NORTH
    after = played(p, "wall c4/d4", "wall d4/d5")
    assert mongolia(after) == NORTH
    assert mongolia(position(BULGE)) == NORTH - {"c4", "d4"}


@pytest.mark.rule("D16")
def test_the_wall_keeps_its_direction_through_every_change() -> None:
    """The west end comes to lie east of most of the wall; what is left of it stays Mongolia."""
    p = position(phase="build", walls={0: 4}, more="b3/c3 c2/c3 d2/d3")
    p = played(p, "wall e2/e3", "wall e2/f2", "wall e1/f1")  # from tower 2: west 2, new 6, east 6
    ends = p.game.view(p, None)["ends"]
    assert ends == {"west": "t-5-0", "east": "t-8-3"}
    assert {"a3", "b3", "b2", "c2", "c1", "d2", "e1", "e2"} <= mongolia(p)
    assert {"c3", "d3", "e3", "f1", "f2", "f3"} & mongolia(p) == set()
    assert refused(p, "wall e1/f1", by="build")


def test_the_outlook_says_what_every_free_line_would_cause() -> None:
    p = position(BULGE, "build", walls={0: 3}, more="c4/d4")
    outlook = {entry["line"]: entry for entry in p.game.view(p, None)["outlook"]}
    assert sorted(f"wall {line}" for line in outlook) == moves(p)
    assert outlook["c3/c4"]["makes"] == "loop"
    assert [h["kind"] for h in outlook["c3/c4"]["happened"]] == [
        "loop",
        "equal",
        "down",
        "returned",
    ]
    assert outlook["e4/f4"]["makes"] == "branch"
    assert (
        outlook["e4/f4"]["happened"][0]["text"]["en"]
        == "This wall is a branch. Nothing else changes."
    )
    choosing = position(walls={0: 1}, leaders="d4 f2")
    assert choosing.game.view(choosing, None)["outlook"] == []

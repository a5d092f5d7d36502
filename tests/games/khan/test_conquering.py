"""2C Conquer: shapes, yurts, majorities, bridges."""

from __future__ import annotations

import pytest

from kurultai.core.errors import Unreadable
from kurultai.core.game import Position
from kurultai.games.khan.state import ACTING

from .table import (
    accepted,
    moves,
    played,
    refused,
    ruler,
    seen,
    stands,
    supply,
    table,
    yurts,
)


@pytest.mark.rule("2C.yurts", "2C.majority")
def test_the_books_first_example() -> None:
    """Yellow lays everything but the 2I over two neutral yurts; Green covers neutral and green."""
    p = yurts(table(4, turn=1), y="c9 d9 c10 d6", n="c8 d8 c6 b6 k9 l9", g="m9")
    for text in ("3I c8 c9 c10", "4O c8 c9 d8 d9", "2I c6 d6", "3I b6 c6 d6", "2I c9 d9"):
        assert accepted(p, f"conquer {text}")
    assert refused(p, "conquer 2I k9 l9", by="2C.majority")
    assert refused(p, "conquer 2I l9 m9", by="2C.majority")
    p.s[0].turn = 3
    assert accepted(p, "conquer 2I l9 m9")
    assert refused(p, "conquer 2I k9 l9", by="2C.majority")
    assert accepted(p, "conquer 3I k9 l9 m9")


@pytest.mark.rule("2C.majority", "2C.shared", "K12")
def test_the_books_second_example() -> None:
    """Tile 1 is Red's, 2 Yellow's, 3 Blue's, 4 Red's and Yellow's together. Rulers stay uncovered."""
    p = yurts(table(3), r="f9 f10 e12", y="g9 g10 g11 f12", b="h9", n="h10 f11 e13")
    own = {0: "4O f9 f10 g9 g10", 1: "3I g9 g10 g11", 2: "2I h9 h10"}
    for seat in range(3):
        p.s[0].turn = seat
        for owner, text in own.items():
            shared = owner == 0 and seat == 1
            if seat == owner or shared:
                assert accepted(p, f"conquer {text}")
            else:
                assert refused(p, f"conquer {text}", by="2C.majority")
    for seat in (0, 1):
        p.s[0].turn = seat
        after = played(p, "conquer 2I e12 f12")
        (tile,) = seen(after)["tiles"]
        assert (tile["owners"], tile["points"]) == ([0, 1], 1)
    p.s[0].turn = 2
    assert refused(p, "conquer 2I e12 f12", by="2C.majority")
    below = ruler(p, "seljuk", "g12")
    below.s[0].turn = 1
    assert refused(below, "conquer 2I f12 g12", by="K12")


@pytest.mark.rule("2C.supply")
def test_when_a_shape_has_run_out_it_is_gone() -> None:
    p = supply(yurts(table(), r="c9 d9 c10 d10"), s2I=1)
    assert accepted(p, "conquer 2I c9 d9")
    after = played(p, "conquer 2I c9 d9")
    assert refused(after, "conquer 2I c10 d10", by="2C.supply")
    assert next(shape for shape in seen(after)["supply"] if shape["kind"] == "2I")["left"] == 0


@pytest.mark.rule("2C.shape")
def test_shapes_are_turned_and_turned_over() -> None:
    p = yurts(table(), r="b5 c5 d5 b4 c4 d4 b6 c6 d6")
    assert len(moves(p, "conquer 5P")) == 4 * 4  # four squares of four, four areas beside each
    assert len(moves(p, "conquer 5V")) == 4
    assert len(moves(p, "conquer 5X")) == 1
    for text in ("5P b4 b5 c4 c5 d6", "5X b4 b5 c4 c5 d5", "2I b4 c5", "2I b4 b5 b6"):
        assert refused(p, f"conquer {text}", by="2C.shape")
    assert refused(p, "conquer 2I a4 a5", by="2C.map")  # a5 is no area
    with pytest.raises(Unreadable):
        p.parse("conquer 2I b4 b4")
    with pytest.raises(Unreadable):
        p.parse("conquer 6I b4 b5")


def test_areas_are_written_by_column_then_row() -> None:
    p = yurts(table(), r="c9 c10 d9")
    assert moves(p, "conquer 3L") == ["conquer 3L c9 c10 d9"]
    assert p.format(p.parse("conquer 3L d9 c10 c9")) == "conquer 3L c9 c10 d9"


@pytest.mark.rule("2C.yurts")
def test_every_area_below_must_hold_a_yurt() -> None:
    p = yurts(table(), r="c9", y="d9", n="c10")
    assert accepted(p, "conquer 3L c9 c10 d9")
    assert refused(p, "conquer 2I c8 c9", by="2C.yurts")
    assert refused(p, "conquer 4O c9 c10 d9 d10", by="2C.yurts")


@pytest.mark.rule("2C.shared")
def test_all_who_have_as_many_own_it_together_and_yurts_go_back() -> None:
    p = yurts(table(4), r="c9", y="d9", b="c10", n="d10 b9")
    after = played(p, "conquer 5P b9 c9 c10 d9 d10")
    (tile,) = seen(after)["tiles"]
    assert (tile["owners"], tile["value"], tile["points"]) == ([0, 1, 2], 5, 2)
    assert [stands(after, area) for area in tile["areas"]] == ["tile"] * 5
    assert seen(after)["yurts"] == []
    more = played(yurts(p, y="b10"), "conquer 3L b9 c9 c10")
    assert seen(more)["tiles"][0]["owners"] == [0, 2]
    assert refused(p, "conquer 5P b9 b10 c9 c10 d9", by="2C.majority")


@pytest.mark.rule("K12")
def test_only_yurts_can_be_covered() -> None:
    p = yurts(table(left=3), r="c9 d9 e9 c10 b10 e6 d6")
    p = played(p, "conquer 2I c9 d9")
    assert refused(p, "conquer 2I d9 e9", by="K12")  # a tile
    assert refused(p, "conquer 2I b10 b11", by="K12")  # the Georgian ruler
    assert refused(p, "conquer 2I e6 e7", by="K12")  # the river
    assert refused(p, "conquer 3I d6 e6 f6", by="K12")  # the Seljuk ruler


@pytest.mark.rule("2C.bridge", "K13")
def test_bridges_lead_from_bank_to_bank() -> None:
    p = yurts(table(left=9), r="g5 h5 j5 k5 h6 j6 h4 d6 e6 d8 d9 c8", n="h7")
    assert accepted(p, "conquer b3I h5 i5 j5")
    assert accepted(p, "conquer b4I g5 h5 i5 j5")
    assert accepted(p, "conquer b4L h5 h6 i6 j6")
    assert refused(p, "conquer b3I g5 h5 i5", by="K13")  # one bank only
    assert refused(p, "conquer b3I i4 i5 i6", by="K13")  # river only
    assert refused(p, "conquer b4L h5 h6 h7 i5", by="K13")  # one bank only
    assert refused(p, "conquer 3I h5 i5 j5", by="K12")  # a tile does not float
    assert refused(p, "conquer b4I d6 d7 d8 e6", by="2C.shape")
    one = played(p, "conquer b3I h5 i5 j5")
    assert accepted(one, "conquer b3I h6 i6 j6")  # side by side
    assert refused(one, "conquer b4L h4 h5 i4 j4", by="K12")  # a bridge below


@pytest.mark.rule("K13")
def test_a_bridged_river_area_cannot_be_covered_again() -> None:
    p = played(yurts(table(left=9), r="h5 j5 h4 j4 g4"), "conquer b3I h5 i5 j5")
    assert refused(p, "conquer b4L h4 h5 i5 j5", by="K13")
    assert accepted(p, "conquer b4I g4 h4 i4 j4")


@pytest.mark.rule("K13", "2C.bridge")
def test_at_a_bend_the_l_may_cover_two_river_areas() -> None:
    """d8 – e8 – e7 – … the river turns: the L leads from d8 over e8 and e7 to the south bank."""
    p = yurts(table(left=9), r="d8 e6 d6 f7 e9")
    both = moves(p, "conquer b4L")
    wet = {"e7", "e8", "d7", "f8"}
    assert both
    assert any(len(wet & set(text.split()[2:])) == 2 for text in both)
    assert refused(p, "conquer b4I d6 e6 f6 g6", by="K13")
    assert refused(p, "conquer b4I e6 e7 e8 e9", by="K13")  # two river areas: only the L may


@pytest.mark.rule("2C.bridge")
def test_a_bridge_needs_yurts_on_its_land_areas() -> None:
    p = yurts(table(), r="h5")
    assert refused(p, "conquer b3I h5 i5 j5", by="2C.yurts")
    assert accepted(yurts(p, n="j5"), "conquer b3I h5 i5 j5")


def test_previews_say_who_would_own_a_conquest() -> None:
    p = yurts(table(4), r="c9", y="d9", n="c10")
    p.s[0].protecting[1] = 1
    told = seen(p)["conquests"]
    previews = {
        f"conquer {each['kind']} {place}": each for each in told for place in each["places"]
    }
    assert set(previews) == set(moves(p, "conquer"))
    together, alone = previews["conquer 2I c9 d9"], previews["conquer 2I c9 c10"]
    assert (together["owners"], together["points"], together["asks"]) == ([0, 1], 1, [1])
    assert (together["swings"], alone["swings"]) == ([10, 10, 0, 0], [10, 0, 0, 0])
    assert (alone["owners"], alone["points"], alone["asks"]) == ([0], 2, [])


def bonuses(p: Position) -> list[int]:
    return [player["bonus"] for player in seen(p)["players"]]


@pytest.mark.rule("score.bonus", "K23")
def test_previews_say_how_the_bonus_would_swing() -> None:
    """Yellow leads with three areas; Red's next domino joins two of his, or does not."""
    p = yurts(table(3), r="b8 c8 b9 c9 e9 e10", y="k9 k10 l9")
    p = played(p, "conquer 2I b8 c8")
    p.s[0].turn = 1
    p = played(p, "conquer 3L k9 k10 l9")
    p.s[0].phase, p.s[0].turn, p.s[0].actions_left = ACTING, 0, 2
    before = bonuses(p)
    told = seen(p)["conquests"]
    assert told and {tuple(each["swings"]) for each in told} >= {(0, 0, 0), (4, -4, 0)}
    kept = p.s.tobytes()
    for each in told:
        for place in each["places"]:
            after = bonuses(played(p, f"conquer {each['kind']} {place}"))
            assert [now - was for now, was in zip(after, before, strict=True)] == each["swings"]
    assert p.s.tobytes() == kept  # looking changes nothing

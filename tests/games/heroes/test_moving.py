"""Moving one's pieces (p. 2), H1, H2, and the special case with H6 and H8."""

from __future__ import annotations

import pytest

from kurultai.core.errors import Unreadable
from kurultai.core.registry import game

from .drawn import accepted, moves, pieces, played, position, refused


@pytest.mark.rule("layout")
def test_the_start_is_the_board_file() -> None:
    p = game("heroes").new(2)
    assert pieces(p) == {
        **{f"{c}1": "g" for c in "bcdefghi"},
        **{f"{c}10": "t" for c in "bcdefghi"},
    }
    assert refused(p, "a1-a3", by="moving")


@pytest.mark.rule("start")
def test_gold_begins() -> None:
    p = game("heroes").new(2)
    assert p.actor == 0
    assert refused(p, "d10-d8", by="moving")


@pytest.mark.rule("moving")
def test_only_own_pieces_move() -> None:
    p = game("heroes").new(2)
    assert accepted(p, "d1-d3")
    assert refused(p, "d10-d8", by="moving")
    assert refused(p, "e5-e6", by="moving")
    after = played(p, "d1-d3")
    assert after.actor == 1
    assert refused(after, "d3-d5", by="moving")


@pytest.mark.rule("moving.warrior")
def test_a_warrior_moves_two_squares_and_may_turn() -> None:
    p = position("5 . . . . g . . . . .\n9 t t t . . . . . . .\n1 g g g . . . . . . .")
    for end in ("e7", "g7", "g5", "f7", "d7", "c6", "e6", "f6"):
        assert accepted(p, f"e5-{end}")
    assert refused(p, "e5-e8", by="moving.warrior")
    assert refused(p, "e5-h5", by="moving.warrior")


@pytest.mark.rule("moving.hero")
def test_a_hero_moves_three_squares_and_may_turn_twice() -> None:
    p = position("5 . . . . G . . . . .\n9 t t t . . . . . . .\n1 g g g . . . . . . .")
    for end in ("e8", "h8", "f8", "b4", "e6", "g5"):
        assert accepted(p, f"e5-{end}")
    assert refused(p, "e5-e9", by="moving.hero")


@pytest.mark.rule("moving.free")
def test_a_move_ends_on_a_free_square() -> None:
    p = position("6 . . . . t . . . . .\n5 . . . . g . g . . .\n1 t . . . . . . . . .")
    assert refused(p, "e5-e6", by="moving.free")
    assert refused(p, "e5-g5", by="moving.free")
    assert accepted(p, "e5-e7")


@pytest.mark.rule("moving.free")
def test_an_unoccupied_city_of_either_colour_may_be_crossed() -> None:
    p = position(
        """
        6 t t t t t t t . . .
        5 t t t g(.). . . . .
        4 t t t t t t[.]. . .
        1 g g . . . . . . . .
        """
    )
    assert accepted(p, "d5-f5")
    assert "d5-g4" not in moves(p)  # three steps
    further = position(
        "5 t t t t g[.] . . . .\n6 t t t t t t . . . .\n4 t t t t t t . . . .\n1 g . . . . . . . . ."
    )
    assert accepted(further, "e5-g5")


@pytest.mark.rule("moving.return")
def test_a_move_may_not_end_where_it_began() -> None:
    p = game("heroes").new(2)
    assert refused(p, "d1-d1", by="moving.return")
    hero = position("5 . . . . G . . . . .\n9 t t t . . . . . . .\n1 g g g . . . . . . .")
    assert refused(hero, "e5-e5", by="moving.return")


@pytest.mark.rule("H1")
def test_exactly_two_steps_forbid_a_square_that_only_one_step_reaches() -> None:
    walled = """
        10 . t t . . . . . . .
        9 g t . . . . . . . .
        8 t t . . . . . . . .
        1 g . . . . . . . . .
        """
    exact = position(walled)
    assert refused(exact, "a9-a10", by="H1")
    up_to = position(walled, reach="up-to")
    assert accepted(up_to, "a9-a10")


@pytest.mark.rule("H1")
def test_a_hero_may_cross_its_start_square_but_not_end_on_it() -> None:
    # a10 has one free neighbour, a9: three steps are a10-a9-a10-a9, over the start square.
    p = position(
        "10 G t . . . . . . . .\n9 . t . . . . . . . .\n8 t t . . . . . . . .\n1 g . . . . . . . . ."
    )
    assert [m for m in moves(p) if m.startswith("a10")] == ["a10-a9"]
    # a warrior has two steps: it would end on its start square
    w = position(
        "10 g t . . . . . . . .\n9 . t . . . . . . . .\n8 t t . . . . . . . .\n1 g . . . . . . . . ."
    )
    assert [m for m in moves(w) if m.startswith("a10")] == []
    assert refused(w, "a10-a9", by="H1")


@pytest.mark.rule("H1")
def test_the_option_reach_takes_no_other_value() -> None:
    with pytest.raises(Unreadable, match="option reach can be exact, up-to"):
        game("heroes").new(2, {"reach": "far"})


@pytest.mark.rule("H2")
def test_nobody_jumps() -> None:
    p = position("10 g t . . . . . . . .\n9 t t . . . . . . . .\n1 g . . . . . . . . .")
    assert refused(p, "a10-c10", by="H2")
    assert refused(p, "a10-c8", by="H2")
    open_way = position("10 g t . . . . . . . .\n9 t . . . . . . . . .\n1 g . . . . . . . . .")
    assert accepted(open_way, "a10-c10")
    assert accepted(open_way, "a10-c8")


@pytest.mark.rule("special")
def test_a_warrior_in_its_own_city_may_be_promoted_instead_of_a_move() -> None:
    p = position("5 . .(g). . . . g . .\n1 . G . . . . . . . .\n9 t t t[.] . . . . . .")
    assert accepted(p, "c5=")
    after = played(p, "c5=")
    assert pieces(after)["c5"] == "G"
    assert after.actor == 1
    assert refused(p, "h5=", by="special")


@pytest.mark.rule("special")
def test_a_warrior_in_a_rivals_city_cannot_be_promoted() -> None:
    p = position("5 . .[g]. . . . g . .\n9 t t t(.) . . . . . .")
    assert refused(p, "c5=", by="special")


@pytest.mark.rule("H6")
def test_the_warrior_that_took_a_city_may_be_promoted_later() -> None:
    p = position("5 . g . . . . . g . .\n4 . .[.]. . . . . . .\n9 t t t(.)[.]. . . . .")
    taken = played(p, "b5-c4")
    assert pieces(taken)["c4"] == "g"
    back = played(taken, "a9-a7")
    assert accepted(back, "c4=")
    promoted = played(back, "c4=", "a7-a9")
    assert refused(promoted, "c4=", by="H6")
    assert refused(promoted, "a9=", by="moving")


@pytest.mark.rule("H8")
def test_passing_is_for_those_who_cannot_move() -> None:
    p = game("heroes").new(2)
    assert refused(p, "pass", by="H8")
    stuck = position("10 g t t . . . . . . .\n9 t t t . . . . . . .\n8 t t t . . . . . . g", turn=0)
    assert refused(stuck, "pass", by="H8")  # j8 can move
    locked = position(
        "10 g t t . . . . . . .\n9 g t t . . . . . . .\n8 t t t . . . . . . .", turn=0
    )
    assert moves(locked) == ["pass"]
    assert accepted(locked, "pass")


@pytest.mark.rule("H8")
def test_a_promotion_in_place_is_a_legal_move() -> None:
    p = position("10(g)t t[.]. . . . . .\n9 g t t . . . . . . .\n8 t t t . . . . . . .", turn=0)
    assert moves(p) == ["a10="]
    assert refused(p, "pass", by="H8")


@pytest.mark.parametrize(
    "text", ["", "d1", "d1d3", "k1-a1", "a0-a1", "a11-a1", "D1-D3", "d1-d3 ", "d1=d3", "--"]
)
def test_what_is_not_a_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match="is not a move"):
        game("heroes").new(2).parse(text)

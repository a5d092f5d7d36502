"""Consequences of a turn (p. 2): cities, then surrounded pieces. H3, H4, H5."""

from __future__ import annotations

import pytest

from .drawn import accepted, cities, pieces, played, position, refused


@pytest.mark.rule("city.promotion")
def test_a_warrior_that_ends_in_its_own_city_becomes_a_hero() -> None:
    p = position("5 . g . . . . . g . .\n4 . .(.)(.) . . . . . .\n9 t t t[.] . . . . . .")
    assert pieces(played(p, "b5-c4"))["c4"] == "G"
    # passing through promotes nobody
    assert pieces(played(p, "b5-d5"))["d5"] == "g"
    assert refused(p, "b5=", by="special")


@pytest.mark.rule("city.capture")
def test_a_piece_that_ends_in_a_rivals_city_takes_it_and_stays_what_it_is() -> None:
    p = position("5 . g . . . . . g . .\n4 . .[.](.). . . . . .\n9 t t t[.] . . . . . .")
    after = played(p, "b5-c4")
    assert cities(after, 0) == ["c4", "d4"]
    assert pieces(after)["c4"] == "g"
    passed = played(p, "b5-b4")
    assert cities(passed, 0) == ["d4"]
    assert refused(after, "c4=", by="moving")  # Teal is to move: it is not Teal's piece


@pytest.mark.rule("surrounded")
def test_a_line_between_two_rival_pieces_is_beaten() -> None:
    """The rulebook's example: three beaten pieces on one line."""
    p = position("5 g t t t . . g . . .\n3 . . . . . . . . . t\n1 t t t . . . . . . .")
    after = played(p, "g5-e5")
    assert set(pieces(after)) == {"a5", "e5", "j3", "a1", "b1", "c1"}


@pytest.mark.rule("surrounded")
@pytest.mark.parametrize("gap", ["5 g t . t . . g . . .", "5 . t t t . . g . . ."])
def test_a_broken_or_open_line_is_not_beaten(gap: str) -> None:
    p = position(f"{gap}\n3 . . . . . . . . . t\n1 g t t . . . . . . .")
    before = len(pieces(p))
    assert len(pieces(played(p, "g5-e5"))) == before


@pytest.mark.rule("surrounded")
def test_diagonals_and_columns_and_several_lines_at_once() -> None:
    """The rulebook's example: pieces beaten at the same time on different lines."""
    p = position(
        """
        9 t t t . . . . . . .
        7 . g . . g . . g . .
        6 . . t . t . t . . .
        5 . . . . . . . . . .
        4 . . . . g . . . . .
        """
    )
    after = played(p, "e4-e5")
    gone = set(pieces(p)) - set(pieces(after)) - {"e4"}
    assert gone == {"e6"}
    diagonal = played(
        position(
            """
        9 t t t . . . . . . .
        8 . g . . g . . g . .
        7 . . t . t . t . . .
        6 . . . t t t . . . .
        3 . . . . g . . . . .
        """
        ),
        "e3-e5",
    )
    assert set(pieces(diagonal)) == {"a9", "b9", "c9", "b8", "e8", "h8", "e5"}


@pytest.mark.rule("surrounded.both")
def test_pieces_of_both_sides_are_beaten_together() -> None:
    """The rulebook's example: pieces of each side beaten at the same time."""
    p = position(
        """
        9 t t . . . . . . . .
        6 . . . t . . . . . .
        5 . . . . t g . . . .
        4 . . . t . . . . . .
        3 . g . . . . . . . g
        """
    )
    after = played(p, "b3-d5")
    # d5 stands between d6 and d4 (teal): lost. e5 stands between d5 and f5 (gold): lost.
    assert set(pieces(after)) == {"a9", "b9", "d6", "d4", "f5", "j3"}


@pytest.mark.rule("H3")
def test_the_city_takes_effect_before_the_captures() -> None:
    # The warrior becomes a hero in its city, then it is lost between two rivals.
    p = position(
        """
        9 t t . . . . . . . .
        5 . . t(.)t . . . . .
        3 . . . g . . . g . g
        1 . . .[.] . . . . . .
        """
    )
    after = played(p, "d3-d5")
    assert "d5" not in pieces(after)
    assert after.s[0].quiet == 0
    assert refused(after, "d5-d7", by="moving")


@pytest.mark.rule("H4")
def test_moving_in_between_two_rivals_is_allowed_and_loses_the_piece() -> None:
    p = position("9 t t . . . . . . . .\n5 . . t . t . . . . .\n3 . . . g . . . g . g")
    assert accepted(p, "d3-d5")
    assert "d5" not in pieces(played(p, "d3-d5"))


@pytest.mark.rule("H4")
def test_an_own_run_joined_by_the_mover_is_lost_if_rivals_stand_at_both_ends() -> None:
    p = position("9 t t . . . . . . . .\n5 . t g . g t . . . .\n3 . . . g . . . g . g")
    after = played(p, "d3-d5")
    assert set(pieces(after)) == {"a9", "b9", "b5", "f5", "h3", "j3"}


@pytest.mark.rule("H4")
def test_the_edge_surrounds_nobody() -> None:
    p = position("9 . . . . . . . t t t\n5 t t . . . g . . . .\n3 . . . . . . . g . g")
    assert len(pieces(played(p, "f5-d5"))) == len(pieces(p))
    q = position("9 . . . . . . . t t t\n5 t t . . g . . . . .\n3 . . . . . . . g . g")
    assert {"a5", "b5"} <= set(pieces(played(q, "e5-c5")))
    assert refused(q, "e5-b5", by="moving.free")


@pytest.mark.rule("H5")
def test_a_city_protects_nobody_and_stays_taken() -> None:
    p = position(
        """
        9 t t . . . . . . . .
        5 . . t[.]t . . . . .
        3 . . . g . . . g . g
        1 . . .(.) . . . . . .
        """
    )
    after = played(p, "d3-d5")
    assert "d5" not in pieces(after)
    assert cities(after, 0) == ["d1", "d5"]
    assert refused(after, "d5=", by="moving")


@pytest.mark.rule("H5")
def test_the_eighth_city_wins_even_if_its_taker_is_captured() -> None:
    p = position(
        """
        9 t t . . . . . . . .
        5 . . t[.]t . . . . .
        3 . . . g . . . g . g
        1(.)(.)(.)(.)(.)(.)(.). . .
        """
    )
    after = played(p, "d3-d5")
    assert after.is_over
    assert after.winners() == [0]
    assert after.scores() == [8, 0]
    assert refused(after, "a9-a7", by="end")

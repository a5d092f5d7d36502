"""End of the game (p. 2): the three conditions, H7 to H10."""

from __future__ import annotations

import pytest

from kurultai.core.game import Position
from kurultai.core.registry import game

from .drawn import moves, played, position, refused


def ending(p: Position) -> str | None:
    found: str | None = p.game.view(p, None)["ending"]
    return found


@pytest.mark.rule("end")
def test_nobody_moves_after_the_end() -> None:
    p = position(
        "9 t t . . . . . . . .\n5 . . t[.]t . . . . .\n3 . . . g . . . g . g\n1(.)(.)(.)(.)(.)(.)(.). . ."
    )
    after = played(p, "d3-d5")
    assert after.is_over
    assert moves(after) == []
    assert refused(after, "a9-a7", by="end")
    assert refused(after, "pass", by="end")


@pytest.mark.rule("end.cities")
def test_who_owns_all_cities_wins() -> None:
    almost = position(
        "9 t t t . . . . . . .\n5 . . .[.]. . . . . .\n3 . . . g . . . g . g\n1(.)(.)(.)(.)(.)(.)(.). . ."
    )
    won = played(almost, "d3-d5")
    assert (ending(won), won.winners(), won.scores()) == ("end.cities", [0], [8, 0])
    other = played(almost, "d3-e4")
    assert not other.is_over


@pytest.mark.rule("end.pieces")
def test_a_player_with_one_piece_left_loses_even_with_more_cities() -> None:
    p = position("9 . . t . . . . . . .\n5 . g t . . g . . . .\n1 g[.][.][.](.). . . . .")
    won = played(p, "f5-d5")
    assert (ending(won), won.winners()) == ("end.pieces", [0])
    assert won.scores() == [1, 3]
    three = position("9 . . t t . . . . . .\n5 . g t . . g . . . .\n1 g[.][.][.](.). . . . .")
    assert not played(three, "f5-d5").is_over


@pytest.mark.rule("end.few")
@pytest.mark.parametrize(
    ("towns", "winners"), [("(.)(.)[.]", [0]), ("(.)[.][.]", [1]), ("(.)[.]. ", [0, 1])]
)
def test_with_few_pieces_left_the_cities_decide(towns: str, winners: list[int]) -> None:
    p = position(f"9 . . t t . . . . . .\n5 . g t . . g . . . .\n1 {towns}. . . . . . .")
    over = played(p, "f5-d5")
    assert ending(over) == "end.few"
    assert over.winners() == winners


@pytest.mark.rule("H7")
def test_both_with_one_piece_is_not_the_second_condition() -> None:
    # Both lose down to one piece in the same turn: the cities decide.
    p = position(
        """
        6 . . . t . . . . . .
        5 . . . . t g . . . .
        4 . . . t . . . . . .
        3 . g . . . . . . . .
        1(.)[.][.]. . . . . . .
        """
    )
    # gold b3-d5: d5 lost between d6 and d4, e5 lost between d5 and f5 -> gold 1, teal 2
    over = played(p, "b3-d5")
    assert (ending(over), over.winners()) == ("end.pieces", [1])
    q = position(
        """
        6 . . . t . . . . . .
        5 . . . . t g . . . .
        4 . . . t . . . . . .
        3 . g . . . . . . . g
        1(.)[.][.]. . . . . . .
        """
    )
    both_two = played(q, "b3-d5")
    assert (ending(both_two), both_two.winners()) == ("end.few", [1])
    assert refused(both_two, "d6-d8", by="end")


@pytest.mark.rule("H8")
def test_two_passes_in_a_row_count_the_cities() -> None:
    locked = """
        10 g t g . . . . . . .
        9 t t g . . . . . . .
        8 g g g . . . . . . .
        1(.)(.)[.]. . . . . . .
        """
    # Gold can move around the lock; Teal cannot.
    p = position(locked, turn=1)
    assert moves(p) == ["pass"]
    once = played(p, "pass")
    assert not once.is_over
    assert refused(once, "pass", by="H8")
    # nobody can move: fill the ways out as well
    full = position(
        """
        10 g(t)g t[g]t g t g t
        9 g t g t g t g t g t
        8 g t g t g t g t g t
        7 g t g t g t g t g t
        6 g t g t g t g t g t
        5 g t g t g t g t g t
        4 g t g t g t g t g t
        3 g t g t g t g t g t
        2 g t g t g t g t g t
        1 g t g t g t g t g t
        """
    )
    over = played(full, "pass", "pass")
    assert (ending(over), over.winners()) == ("H8", [0, 1])


@pytest.mark.rule("H9")
def test_the_third_occurrence_of_a_position_ends_the_game() -> None:
    p = game("heroes").new(2)
    there_and_back = ["b1-b3", "b10-b8", "b3-b1", "b8-b10"]
    twice = played(p, *there_and_back)
    assert not twice.is_over  # the start counts: this is its second time
    assert twice.game.view(twice, None)["occurred"] == 2
    almost = played(twice, *there_and_back[:3])
    assert not almost.is_over
    over = played(almost, there_and_back[3])
    assert (ending(over), over.winners()) == ("H9", [0, 1])
    assert refused(over, "b1-b3", by="end")


@pytest.mark.rule("H9")
def test_the_player_to_move_and_the_owners_of_cities_are_part_of_a_position() -> None:
    p = position(
        "9 t t t . . . . . . .\n5 . . .[.]. . . . . .\n3 . . . g . . . g . g\n1(.). . . . . . . . ."
    )
    # Taking a city and going back leads to the same squares, but not to the same position.
    after = played(p, "d3-d5", "a9-a7", "d5-d3", "a7-a9")
    assert after.game.view(after, None)["occurred"] == 1


@pytest.mark.rule("H9")
def test_two_hundred_quiet_plies_end_the_game() -> None:
    p = position("9 t t t . . . . . . .\n5 . . .[.]. . . . . .\n1(.). . g g g . . . .")
    s = p.s[0]
    s.quiet = 198
    s.seen[:] = -1
    once = played(p, "d1-d3")
    assert not once.is_over
    over = played(once, "a9-a7")
    assert (ending(over), over.winners()) == ("H9", [0, 1])
    assert over.s[0].quiet == 200


@pytest.mark.rule("H9")
def test_taking_a_city_restarts_nothing_but_promotion_and_capture_do() -> None:
    p = position(
        "9 t t t . . . . . . .\n5 . . .[.](.). . . . .\n3 . . . g . . . g . g\n1(.). . . . . . . . ."
    )
    p.s[0].quiet = 50
    assert played(p, "d3-d5").s[0].quiet == 51
    assert played(p, "d3-e5").s[0].quiet == 0
    q = position(
        "9 t t t . . . . . . .\n5 . t . g . g . . . .\n3 g . . . . . . g . g\n1(.)[.]. . . . . . . ."
    )
    q.s[0].quiet = 50
    assert played(q, "a3-a5").s[0].quiet == 51
    r = position(
        "9 t t t . . . . . . .\n5 . t g . . . . . . .\n3 g . . . . . . g . g\n1(.)[.]. . . . . . . ."
    )
    r.s[0].quiet = 50
    assert played(r, "a3-a5").s[0].quiet == 0


@pytest.mark.rule("H10")
def test_all_cities_come_before_one_piece_left() -> None:
    # Gold takes the eighth city with its second-last piece, which is captured: one piece left, and yet it wins.
    p = position(
        "9 t t . . . . . . . .\n5 . . t[.]t . . . . .\n3 . . . g . . . . . g\n1(.)(.)(.)(.)(.)(.)(.). . ."
    )
    over = played(p, "d3-d5")
    assert (ending(over), over.winners()) == ("end.cities", [0])
    # without the city it loses
    q = position(
        "9 t t . . . . . . . .\n5 . . t . t . . . . .\n3 . . . g . . . . . g\n1(.)(.)(.)(.)(.)(.)(.). . ."
    )
    lost = played(q, "d3-d5")
    assert (ending(lost), lost.winners()) == ("end.pieces", [1])
    assert refused(lost, "a9-a7", by="end")

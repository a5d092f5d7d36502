"""The end: two reserves, the last round (D17), turns without a decision (D11), no end in sight (D21)."""

from __future__ import annotations

import pytest

from kurultai.core.bits import rng
from kurultai.core.game import Position
from kurultai.core.playing import random_move

from .drawn import GAME, empty_reserves, moves, played, position, refused, told


def about_to_end(**changes: object) -> Position:
    """Seat 0 lays a last wall that changes nothing."""
    return position(phase="build", walls={0: 1}, leaders="d4 g1 b2", seats=3, **changes)  # type: ignore[arg-type]


def about_to_take(*empty: int, common: bool = False, **changes: object) -> Position:
    """Seat 0 may draw its second piece, a wall or a token, while these reserves are empty."""
    p = position(phase="take", leaders="d4 g1 b2", seats=3, **changes)  # type: ignore[arg-type]
    p = empty_reserves(p, *empty, common=common)
    p.s[0].drawn = 1
    return p


def is_announced(p: Position) -> bool:
    return bool(p.game.view(p, None)["announced"])


@pytest.mark.rule("end", "D17")
def test_a_piece_taken_while_two_passive_reserves_are_empty_announces_the_end() -> None:
    p = about_to_take(1, 2)
    assert ("announced", []) in told(p, "take wall")
    assert is_announced(played(p, "take wall"))
    assert not is_announced(played(about_to_take(1), "take wall"))
    token = played(p, "take token")
    assert not is_announced(token)  # not before it is drawn
    assert is_announced(played(token, next(move for move in ("token 0 mongol",))))
    assert refused(played(p, "take wall"), "take wall", by="turn")


@pytest.mark.rule("end", "D17")
def test_the_common_walls_and_one_passive_reserve_announce_it_too() -> None:
    last = about_to_take(2)
    last.s[0].walls_gone += last.s[0].common - 1
    last.s[0].common = 1
    assert is_announced(played(last, "take wall"))
    nobody = about_to_take()
    nobody.s[0].walls_gone += nobody.s[0].common - 1
    nobody.s[0].common = 1
    assert not is_announced(played(nobody, "take wall"))


@pytest.mark.rule("D17")
def test_walls_that_come_back_cancel_nothing() -> None:
    """The last wall closes a loop and comes down again: the common reserve is not empty."""
    p = empty_reserves(about_to_end(more="c4/d4 d4/d5"), 2, common=True)
    p.s[0].announced = 1
    after = played(p, "wall d4/e4")  # a loop of 3 against 1: one wall comes back
    assert after.s[0].common == 1
    assert after.game.view(after, None)["last_round"] == 3
    assert ("last-round", []) in told(p, "wall d4/e4")
    unannounced = empty_reserves(about_to_end(), 1, 2)
    assert played(unannounced, "wall e4/f4").s[0].turns_left == 0


@pytest.mark.rule("D17")
def test_by_rules_1_the_end_is_judged_when_the_turn_is_over() -> None:
    p = played(empty_reserves(about_to_end(rules="1"), 1, 2), "wall e4/f4")
    assert p.game.view(p, None)["last_round"] == 3
    one = played(empty_reserves(about_to_end(rules="1"), 1), "wall e4/f4")
    assert one.game.view(one, None)["last_round"] is None
    back = empty_reserves(about_to_end(more="c4/d4 d4/d5", rules="1"), 2, common=True)
    assert played(back, "wall d4/e4").s[0].turns_left == 0
    assert not is_announced(played(about_to_take(1, 2, rules="1"), "take wall"))


@pytest.mark.rule("end.last", "D17")
def test_everyone_has_one_more_turn_and_who_caused_it_is_last() -> None:
    p = empty_reserves(about_to_end(), 1, 2)
    p.s[0].announced = 1
    p = played(p, "wall e4/f4")
    order: list[int] = []
    generator = rng(1)
    while not p.is_over:
        if moves(p) and moves(p)[0].startswith("take") and p.actor not in order:
            order.append(p.actor)
        p.play(random_move(p, generator))
    assert order == [1, 2, 0]
    assert p.game.view(p, None)["ending"] == "end"
    assert refused(p, "build", by="end.last")


@pytest.mark.rule("D11")
def test_a_turn_in_which_nothing_is_possible_ends_without_a_decision() -> None:
    """Seat 1 has nothing and can draw nothing, but its leader could move: no lifting either."""
    p = empty_reserves(about_to_end(), 1, common=True)
    p.s[0].passive[0, 0] = 1
    after = played(p, "wall e4/f4")
    assert after.actor == 2
    assert ("nothing", []) in told(p, "wall e4/f4")
    assert refused(after, "lift", by="turn")


@pytest.mark.rule("D21")
@pytest.mark.parametrize("seats", [2, 4])
def test_ten_turns_of_everyone_without_a_token_end_the_game(seats: int) -> None:
    p = position(phase="choose", walls={0: 1}, leaders="d4 g1", seats=seats)
    p.s[0].quiet = 10 * seats - 1
    p = played(p, "build")
    assert not p.is_over
    over = played(p, "wall e4/f4")
    assert over.is_over
    assert over.game.view(over, None)["ending"] == "D21"
    assert refused(over, "wall c4/d4", by="end.last")
    earlier = p.copy()
    earlier.s[0].quiet = 10 * seats - 2
    assert not played(earlier, "wall e4/f4").is_over


@pytest.mark.rule("D21")
def test_a_token_drawn_or_laid_starts_the_count_again() -> None:
    drawn = position(phase="take", walls={0: 1}, leaders="d4 g1")
    drawn.s[0].quiet = 19
    after = played(
        drawn, "take token", "token 0 herb", "take wall", "build", "wall c4/d4", "wall e4/f4"
    )
    assert after.s[0].quiet == 0
    assert not after.is_over
    laid = position(phase="march", tokens={0: "herb"}, leaders="d4 g1")
    laid.s[0].quiet = 19
    assert played(laid, "go e4 road herb").s[0].quiet == 0


@pytest.mark.rule("D21")
def test_nobody_can_do_anything_for_ever() -> None:
    """All reserves empty but one, which is never drawn from: turns pass until it ends."""
    p = empty_reserves(position(phase="build", walls={0: 1}, leaders="d4 g1"), 1, common=True)
    p.s[0].passive[0, :] = 0
    p.s[0].turns_left = 0
    after = played(p, "wall e4/f4")
    assert after.is_over
    assert GAME.happened(p, p.parse("wall e4/f4"), after, None)[-1]["kind"] == "won"

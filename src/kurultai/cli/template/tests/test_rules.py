"""Each rule, with what it refuses."""

from __future__ import annotations

import pytest

from kurultai.core.errors import Illegal
from kurultai.core.game import Position
from kurultai.core.registry import game


def played(*beans: int) -> Position:
    its = game("my-game")
    p = its.new(its.seats[0])
    for number in beans:
        take(p, number)
    return p


def take(p: Position, number: int) -> None:
    move = p.parse(f"take {number}")
    p.check(move)
    p.play(move)


@pytest.mark.rule("take")
def test_a_turn_takes_beans_from_the_heap() -> None:
    p = played(3)
    assert p.s[0].heap == 18
    assert p.actor == 1


@pytest.mark.rule("repeat")
def test_the_same_number_again_is_refused() -> None:
    with pytest.raises(Illegal, match="2 were taken just before"):
        played(2, 2)


@pytest.mark.rule("heap")
def test_no_more_than_there_are() -> None:
    p = played(3, 2, 3, 2, 3, 2, 3, 1)
    assert p.s[0].heap == 2
    with pytest.raises(Illegal, match="holds only 2"):
        take(p, 3)


@pytest.mark.rule("end")
def test_who_takes_last_wins() -> None:
    p = played(3, 2, 3, 2, 3, 2, 3, 2, 1)
    assert p.winners() == [8 % p.seats]
    with pytest.raises(Illegal, match="the game is over"):
        take(p, 2)

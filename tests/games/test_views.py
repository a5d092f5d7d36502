"""Views as their games declare them: no key more, none less, each of its type."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pydantic import TypeAdapter

from kurultai.core.bits import rng
from kurultai.core.game import Position
from kurultai.core.playing import random_move
from kurultai.core.registry import game
from kurultai.games import SHIPPED
from tools.view_schemas import declared

CASES = [(id_, seats) for id_ in SHIPPED for seats in game(id_).seats]


def moments(id_: str, seats: int) -> Iterator[Position]:
    """The beginning, the end, and about forty positions between them."""
    p, generator = game(id_).new(seats), rng(7)
    passed = [p.copy()]
    while not p.is_over:
        p.play(random_move(p, generator))
        passed.append(p.copy())
    yield from passed[:: max(1, len(passed) // 40)]
    yield p


@pytest.mark.whole
@pytest.mark.parametrize(("id_", "seats"), CASES)
def test_a_view_is_what_the_game_declares(id_: str, seats: int) -> None:
    its = game(id_)
    declaration = TypeAdapter(declared(its)[0])
    for p in moments(id_, seats):
        for view in (its.view(p, 0), its.view(p, None), its.view_all(p)):
            # an undeclared key would be left out, so the two would differ
            assert declaration.validate_python(view, strict=True) == view


def test_the_gallery_is_what_the_game_declares() -> None:
    its = game("huns")
    declaration = TypeAdapter(declared(its)[1])
    assert declaration.validate_python(its.gallery(), strict=True) == its.gallery()

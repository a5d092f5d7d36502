"""What a good position is: shares of victory, exact at the end, the same from either side."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kurultai.bots import evaluation
from kurultai.core import registry
from kurultai.core.bits import rng
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract import valuing
from kurultai.core.game import Position
from kurultai.core.playing import random_move
from kurultai.games.heroes.parts.squares import NUMBERS
from kurultai.games.heroes.state import toggle


@compiled
def shares_of(b: Any, s: Any, w: Any, out: Any) -> None:
    valuing.evaluate(b[0], s[0], w, out)


def shares(p: Position) -> list[float]:
    out = np.zeros(p.seats)
    shares_of(p.b, p.s, evaluation.weights(p.game, p.seats), out)
    return [float(share) for share in out]


def test_shares_are_shares_all_through_a_game() -> None:
    p, generator = registry.game("heroes").new(2), rng(5)
    while not p.is_over:
        found = shares(p)
        assert sum(found) == pytest.approx(1)
        assert all(0 < share < 1 for share in found)
        p.play(random_move(p, generator))


@pytest.mark.parametrize("seed", range(4))
def test_a_finished_game_is_shared_among_its_winners(seed: int) -> None:
    p, generator = registry.game("heroes").new(2), rng(seed)
    while not p.is_over:
        p.play(random_move(p, generator))
    won = p.winners()
    assert shares(p) == [(seat in won) / len(won) for seat in range(2)]


def test_a_piece_less_is_worse() -> None:
    p = registry.game("heroes").new(2)
    poorer = p.copy()
    toggle(poorer.s[0].pieces[0], NUMBERS["b1"])
    assert shares(poorer)[0] < shares(p)[0]


def test_a_city_more_is_better() -> None:
    p = registry.game("heroes").new(2)
    richer = p.copy()
    for seat in range(2):
        toggle(richer.s[0].cities[seat], NUMBERS["b7"])
    assert shares(richer)[0] > shares(p)[0]


def test_who_moves_first_is_all_that_tells_the_sides_apart_at_the_start() -> None:
    p = registry.game("heroes").new(2)
    other = p.copy()
    other.s[0].turn = 1
    assert shares(p)[0] == pytest.approx(shares(other)[1])

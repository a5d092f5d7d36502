"""What a game has that brings no ai.py and no observation.py (core/defaults.py)."""

from __future__ import annotations

from unittest.mock import patch

import numpy as np
import pytest

from kurultai.bots.beliefs import numbers
from kurultai.bots.evaluation import weights
from kurultai.bots.search.judging import judge
from kurultai.bots.spec import build
from kurultai.core import registry
from kurultai.core.bits import rng
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.believing import imagine_in, likelihood_of
from kurultai.core.rows import layout, row, width
from kurultai.testing.cases import Case, sampled
from kurultai.testing.modes import Modes

PLAIN = "plain-toy"

with patch.dict(registry._places(), {PLAIN: "tests.toy.plain:PlainToy"}):
    TOY = registry.game(PLAIN)


class TestPlainToy(Modes):
    """Compiled or not, playouts and rows are the same."""

    game = PLAIN
    test_bounds_checked_rules_do_the_same = None  # as those of the toy


@compiled
def judged(b: object, s: object, w: object, out: object) -> bool:
    return judge(b[0], s[0], w, out)  # type: ignore[index,no-any-return]


@pytest.mark.parametrize("seats", [2, 3])
def test_playouts_share_out_one_victory_and_change_nothing(seats: int) -> None:
    for p, _ in sampled(Case(PLAIN, seats, {}), 1, 20):
        before, shares, again = p.s.tobytes(), np.zeros(seats), np.zeros(seats)
        is_over = judged(p.b, p.s, weights(TOY, seats), shares)
        judged(p.b, p.s, weights(TOY, seats), again)
        assert is_over == p.is_over
        assert shares.min() >= 0 and abs(shares.sum() - 1) < 1e-9
        assert list(again) == list(shares), "the same position, the same shares"
        assert p.s.tobytes() == before


def test_without_beliefs_all_that_is_possible_is_equally_likely() -> None:
    belief = numbers(TOY, 3)
    for p, _ in sampled(Case(PLAIN, 3, {}), 4, 20):
        one, other = p.copy(), p.copy()
        one.redeal(1, rng(5))
        imagine_in(other.b, other.s, 1, belief, rng(5))
        assert one.s.tobytes() == other.s.tobytes()
        assert likelihood_of(p.b, p.s, 1, belief) == 0.0


def test_a_bot_that_plays_out_does_not_know_what_its_seat_cannot() -> None:
    generator = rng(2)
    differed = 0
    for p, _ in sampled(Case(PLAIN, 3, {}), 3, 20):
        if p.actor < 0:
            continue
        other = p.copy()
        other.redeal(p.actor, generator)
        differed += other.s.tobytes() != p.s.tobytes()
        assert build(TOY, "greedy", 5).choose(other) == build(TOY, "greedy", 5).choose(p)
        assert np.array_equal(row(other, p.actor), row(p, p.actor))
    assert differed


def test_a_row_holds_every_number_of_the_state() -> None:
    (section,) = layout(TOY)
    assert section.size == width(TOY) == 3 * 3 + 5 + 3 + 3
    p = TOY.new(2)
    assert row(p, 0)[0] == -1, "no card in hand yet"
    assert row(p, 0)[9] == 8, "a set of ten cards is a large number, cut off at the bound"

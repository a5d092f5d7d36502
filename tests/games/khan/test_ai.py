"""What a position of Khan promises: found quickly, and all of it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kurultai.bots import evaluation
from kurultai.core import registry
from kurultai.core.bits import rng
from kurultai.core.compiling.decorators import compiled
from kurultai.core.game import Position
from kurultai.core.playing import random_move
from kurultai.games.khan.ai import FEATURES, beside, prospects
from kurultai.games.khan.parts.areas import SIDE, WORDS, lies_outside, members, words_of
from kurultai.games.khan.parts.areas import beside as sides
from kurultai.games.khan.parts.majorities import count_of, sharing
from kurultai.games.khan.phases.conquering import open_ground
from kurultai.games.khan.state import PITCHING, SEATS, pitch

pytestmark = pytest.mark.whole  # evaluations are slow uncompiled

KHAN = registry.game("khan")


@compiled
def promised(b: Any, s: Any, best: Any, reach: Any) -> None:
    prospects(b[0], s[0], best, reach)


@compiled
def laid_one_by_one(b: Any, s: Any, best: Any, reach: Any) -> None:
    """The same by the rules' own words, every placement on its own."""
    for place in range(b[0].places):
        kind = b[0].kind[place]
        if s[0].supply[kind] == 0 or lies_outside(b[0].cover[place], open_ground(b[0], s[0])):
            continue
        owners = sharing(count_of(b[0], s[0], place))
        many = 0
        for seat in range(SEATS):
            many += (owners >> seat) & 1
        for seat in range(SEATS):
            if (owners >> seat) & 1:
                best[seat] = max(best[seat], b[0].value[kind] / many)
                for word in range(WORDS):
                    reach[seat, word] |= b[0].cover[place, word]


@pytest.mark.parametrize("seats", KHAN.seats)
def test_every_shape_that_could_be_laid_is_seen(seats: int) -> None:
    p, generator = KHAN.new(seats), rng(seats)
    most = 0
    while not p.is_over:
        found = [(np.zeros(SEATS), np.zeros((SEATS, WORDS), np.int64)) for _ in range(2)]
        promised(p.b, p.s, *found[0])
        laid_one_by_one(p.b, p.s, *found[1])
        for one, other in zip(*found, strict=True):
            assert np.array_equal(one, other)
        most = max(most, int(found[0][0].max()))
        p.play(random_move(p, generator))
    assert most == 5


@pytest.mark.parametrize("area", [0, 15, 16, 59, 60, 119, 120, 180, 239, 240, 255])
def test_areas_beside_an_area_are_those_that_share_a_side(area: int) -> None:
    one, two, three, four, five = words_of([area])
    assert members(beside((one, two, three, four, five))) == sorted(sides(area))


def start() -> Position:
    """Everyone is to place the first yurts; the cards are not dealt."""
    p, generator = KHAN.new(2), rng(1)
    while p.s[0].phase != PITCHING:
        p.play(random_move(p, generator))
    return p


def noted(p: Position, seat: int) -> dict[str, float]:
    rows, _ = evaluation.noted(p)
    return dict(zip(FEATURES, rows[seat], strict=True))


def test_a_rival_with_more_yurts_beside_mine_exposes_them() -> None:
    p = start()
    land = [a for a in members(p.b[0].land) if a % SIDE < SIDE - 2]
    area = next(a for a in land if {a + 1, a + 2} <= set(members(p.s[0].empty)))
    pitch(p.s[0], area, 0)
    assert (noted(p, 0)["alone"], noted(p, 0)["exposed"]) == (1, 0)
    pitch(p.s[0], area + 1, 1)
    pitch(p.s[0], area + 2, 1)
    assert noted(p, 0)["exposed"] == 1
    assert (
        noted(p, 1)["best_now" if p.s[0].turn == 1 and p.s[0].actions_left else "best_later"] == 3
    )

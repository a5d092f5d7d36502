"""The compiled engine and a slow, literal one agree on every position of random games."""

from __future__ import annotations

import pytest

from kurultai.core.bits import rng
from kurultai.core.playing import random_move
from kurultai.core.registry import game
from kurultai.games.khan.moves import CONQUER

from .reference import PLACEMENTS, Reference, name


def test_the_placements_are_those_that_trying_everything_finds() -> None:
    p = game("khan").new(2)
    b = p.b[0]
    texts = {p.format(CONQUER + place) for place in range(b.places) if b.kind[place] >= 0}
    wanted = {" ".join(["conquer", kind, *map(name, sorted(cells))]) for kind, cells in PLACEMENTS}
    assert texts == wanted
    assert len(texts) == 5957


@pytest.mark.whole
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("setup", ["one-per-region", "free"])
@pytest.mark.parametrize("seed", range(3))
def test_random_games_agree_move_by_move(seats: int, setup: str, seed: int) -> None:
    p = game("khan").new(seats, {"setup": setup})
    witness = Reference(seats, setup)
    generator = rng(1000 * seed + seats)
    while not p.is_over:
        assert p.by() == witness.actor
        if p.actor >= 0:
            assert sorted(p.format(move) for move in p.legal()) == sorted(witness.legal())
        assert p.scores() == witness.scores()
        move = random_move(p, generator)
        text = p.format(move)
        p.play(move)
        witness.play(text)
    assert witness.actor == "over"
    assert p.scores() == witness.scores()
    assert p.winners() == witness.winners()

"""The compiled engine and a slow, literal one agree on every position of random games."""

from __future__ import annotations

import pytest

from kurultai.core.bits import rng
from kurultai.core.playing import random_move
from kurultai.core.registry import game
from kurultai.games.khan.moves import CONQUER
from kurultai.games.khan.parts.shapes import KINDS

from .reference import PLACEMENTS, Reference, name


def test_the_placements_are_those_that_trying_everything_finds() -> None:
    p = game("khan").new(2)
    b = p.b[0]
    texts = {p.format(CONQUER + place) for place in range(b.places) if b.kind[place] < KINDS}
    wanted = {" ".join(["conquer", kind, *map(name, sorted(cells))]) for kind, cells in PLACEMENTS}
    assert texts == wanted
    assert len(texts) == 5957


@pytest.mark.whole
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("rules", "setup", "rulers"),
    [
        ("2", "one-per-region", "preset"),
        ("2", "free", "random"),
        ("2", "one-per-region", "placed"),
        ("1", "one-per-region", "preset"),
        ("1", "free", "preset"),
    ],
)
@pytest.mark.parametrize("seed", range(2))
def test_random_games_agree_move_by_move(
    seats: int, rules: str, setup: str, rulers: str, seed: int
) -> None:
    p = game("khan").new(seats, {"setup": setup, "rulers": rulers}, rules)
    witness = Reference(seats, setup, rulers, rules)
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

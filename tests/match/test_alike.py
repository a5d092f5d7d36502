"""Decisions that come to the same: offered together, and only then."""

from __future__ import annotations

import random

from kurultai.core.bits import rng
from kurultai.core.game import Position
from kurultai.core.registry import game
from kurultai.match.alike import alike
from kurultai.match.match import Match


class SeededChance:
    def __init__(self, seed: int) -> None:
        self._rng = rng(seed)

    def draw(self, p: Position) -> int:
        return p.sample(self._rng)


def huns_with_cubes_for_all_places(seed: int) -> Match:
    """A game of Huns in which the cubes at hand fill just the places there are."""
    chance = random.Random(seed)
    match = Match.new(game("huns"), 2, chance=SeededChance(seed))
    while not (len(match.position.legal()) > 1 and alike(match.position)):
        assert not match.is_over
        match.play(match.position.actor, chance.choice([int(m) for m in match.position.legal()]))
    return match


def test_whichever_comes_first_the_end_is_the_same() -> None:
    match = huns_with_cubes_for_all_places(seed=2)
    seat, made = match.position.actor, alike(match.position)
    moves = [int(move) for move in match.position.legal()]
    assert len(moves) > 1
    ends = set()
    for move in moves:
        other = match.fork()
        other.play(seat, move)
        for _ in made[1:]:
            other.play(seat, alike(other.position)[0])
        forced = [played for played in other.moves[len(match.moves) :] if played.by == seat]
        p = match.position.copy()
        for played in forced:
            p.play(played.move)
        ends.add(p.s.tobytes())
    assert len(ends) == 1


def test_a_real_choice_is_not_alike() -> None:
    assert alike(Match.new(game("heroes"), 2).position) == []
    match = Match.new(game("huns"), 2, chance=SeededChance(1))
    assert alike(match.position) == []  # five dice to choose from

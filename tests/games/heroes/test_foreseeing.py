"""What a move would beat, told before it, and the lines on which it was beaten, told after it."""

from __future__ import annotations

import random

import pytest

from kurultai.core.game import Position
from kurultai.core.registry import game
from kurultai.games.heroes.moves import PROMOTE
from kurultai.games.heroes.parts.foreseeing import foreseen

from .drawn import position


def told(p: Position) -> dict[tuple[str, str], set[str]]:
    """By start and end: what the view says would be beaten."""
    view = game("heroes").view(p, 0)
    return {
        (start, each["end"]): set(each["beaten"])
        for each in view["foreseen"]
        for start in each["starts"]
    }


def test_the_view_names_who_would_be_beaten_and_between_whom() -> None:
    p = position("5 g t t t . . g . . .\n3 . . . . . . . . . t\n1 t t t . . . . . . .")
    [only] = game("heroes").view(p, 0)["foreseen"]
    assert only == {
        "starts": ["g5"],
        "end": "e5",
        "beaten": ["b5", "c5", "d5"],
        "lines": [["e5", "d5", "c5", "b5", "a5"]],
    }


def test_one_who_walks_in_between_is_told_that_it_would_be_beaten() -> None:
    p = position("5 t . t . . . . . . .\n4 . . . g . . . . . .\n1 g . . . . . . . . g")
    assert told(p)["d4", "b5"] == {"b5"}


def test_a_city_that_beats_nobody_and_a_promotion_are_not_in_it() -> None:
    p = position("5 . g . . . . . g . .\n4 . .[.](g). . . . . .\n9 t t t[.] . . . . . .")
    assert told(p) == {}


@pytest.mark.parametrize("seed", range(4))
def test_what_is_foreseen_is_what_happens(seed: int) -> None:
    """Over whole games: every legal move beats what was told of it, on the lines that were told."""
    dice = random.Random(seed)
    heroes = game("heroes")
    p = heroes.new(2)
    beaten_in_all = 0
    for _ in range(120):
        if p.is_over:
            break
        before = told(p)
        moves = p.legal().tolist()
        for move in moves:
            after = p.copy()
            after.play(move)
            captures = [h for h in heroes.happened(p, move, after, 0) if h["kind"] == "capture"]
            lost = {square for h in captures for square in h["at"]}
            start, _, end = p.format(move).partition("-")
            assert before.get((start, end), set()) == lost
            for h in captures:
                assert {at for line in h["lines"] for at in line[1:-1]} == set(h["at"])
        beating = [move for move in moves if move < PROMOTE and p.format(move) in names(before)]
        beaten_in_all += len(beating)
        p.play(dice.choice(beating or moves))
    assert beaten_in_all > 0
    assert not p.is_over or foreseen(p) == []


def names(before: dict[tuple[str, str], set[str]]) -> set[str]:
    return {f"{start}-{end}" for start, end in before}

"""The puzzles that ship: each can be set up, solved and explained."""

from __future__ import annotations

import re
from collections import Counter
from datetime import date, timedelta
from itertools import pairwise

import pytest

from kurultai.arena.puzzles.settings import settings
from kurultai.bots.levels import levels
from kurultai.core.bits import rng
from kurultai.core.catalogue import languages
from kurultai.core.errors import Unreadable
from kurultai.core.game import Position
from kurultai.core.registry import game
from kurultai.core.text import Reader
from kurultai.match import puzzles as module
from kurultai.match.puzzles import (
    Puzzle,
    continues,
    daily,
    decisions,
    match,
    position,
    puzzle,
    puzzles,
    read,
    reason,
)
from tests.conformance.cases import SHIPPED

FEWEST = 60
ALL = [each for id_ in SHIPPED for each in puzzles(id_)]


def name_of(each: Puzzle) -> str:
    return each.id


@pytest.mark.parametrize("id_", SHIPPED)
def test_a_game_ships_enough_of_every_difficulty(id_: str) -> None:
    there = puzzles(id_)
    assert len(there) >= FEWEST
    assert [each.rating for each in there] == sorted(each.rating for each in there)
    assert len({each.id for each in there}) == len(there)
    assert len({(each.moves, each.solution) for each in there}) == len(there)
    how_many = [len(each.found) for each in there]
    assert sum(n >= 6 for n in how_many) >= 6, "for beginners"
    assert sum(2 <= n < 6 for n in how_many) >= 6, "in between"
    assert sum(n < 2 for n in how_many) >= 3, "hard ones"
    assert len({each.kind for each in there}) >= 3


@pytest.mark.parametrize("id_", SHIPPED)
def test_most_are_for_two_and_some_for_more(id_: str) -> None:
    tables = Counter(each.seats for each in puzzles(id_))
    assert set(tables) == set(game(id_).seats)
    assert tables[2] == max(tables.values())
    assert {each.seat for each in puzzles(id_)} >= {0, 1}


@pytest.mark.parametrize("each", ALL, ids=name_of)
def test_it_replays_and_its_solution_is_legal(each: Puzzle) -> None:
    its = game(each.game)
    assert each.rules == its.rules_version
    p = position(each)
    assert p.actor == each.seat
    assert len(p.legal()) >= 4
    assert read(str(each)) == each
    at: Position | None = p
    for before, move in decisions(p, each.solution):
        assert at is not None
        assert at.s.tobytes() == before.s.tobytes()  # nobody and nothing in between
        before.check(move)
        assert before.format(move) in each.solution
        at = continues(before, move)
    if each.natural is not None:
        p.check(p.parse(each.natural))
        assert each.natural != each.solution[0]
        assert each.share - each.natural_share >= each.margin


@pytest.mark.parametrize("each", ALL, ids=name_of)
def test_it_states_what_was_proved(each: Puzzle) -> None:
    assert each.margin >= settings(game(each.game)).margin >= 0.05
    assert 0.15 <= each.share <= 1.0
    assert len(set(each.seeds)) == 3
    assert set(each.found) <= {level.id for level in levels(each.game)}


def ends_the_game(each: Puzzle) -> bool:
    *_, (p, move) = decisions(position(each), each.solution)
    p.play(move)
    return p.is_over


CODE = re.compile(r"\b(?:wg|me|cu|ra|tr|eq)\d\d\b|[{}$_]|\w+\.\w+ \w+\.\w+|-\w+-\d{3}")


@pytest.mark.parametrize("each", ALL, ids=name_of)
def test_the_reason_is_said_in_every_language(each: Puzzle) -> None:
    why = reason(each)
    said = {language: Reader(language, you=each.seat).say(why) for language in languages()}
    assert len(set(said.values())) == len(said)
    for words in said.values():
        assert not CODE.search(words), words
        if game(each.game).has_secrets or not ends_the_game(each):
            assert f"{round(100 * each.share)}" in words
        if each.natural is not None:
            assert f"{round(100 * each.natural_share)}" in words
    assert "you" in said["en"].lower()
    assert Reader("en").say(why) != said["en"]  # to who looks on, by colour
    is_uncertain = game(each.game).has_secrets or game(each.game).has_chance
    assert ("on average" in said["en"]) == is_uncertain
    assert ("en moyenne" in said["fr"]) == is_uncertain


@pytest.mark.parametrize("id_", [id_ for id_ in SHIPPED if game(id_).has_secrets])
def test_the_reason_knows_nothing_that_the_seat_does_not(
    id_: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = 0
    for number, each in enumerate(puzzles(id_)[::3]):
        other = match(each)
        before = other.position.s.tobytes()
        other.position.redeal(each.seat, rng(number))
        changed += other.position.s.tobytes() != before
        told = Reader("en").say(reason(each))
        with monkeypatch.context() as patched:
            patched.setattr(module, "position", lambda _, p=other.position: p)
            assert Reader("en").say(reason(each)) == told
    assert changed


def test_every_day_has_its_puzzle_and_the_games_take_turns() -> None:
    first = date(2026, 11, 18)
    assert daily(first) is daily(first)
    games = [daily(first + timedelta(days=n)).game for n in range(2 * len(SHIPPED))]
    assert set(games[: len(SHIPPED)]) == set(SHIPPED)
    assert games[: len(SHIPPED)] == games[len(SHIPPED) :]
    for id_ in SHIPPED:
        days = len(SHIPPED) * len(puzzles(id_))
        seen = [daily(first + timedelta(days=n)) for n in range(days)]
        assert Counter(each.id for each in seen if each.game == id_) == dict.fromkeys(
            (each.id for each in puzzles(id_)), 1
        )


def test_neighbouring_days_of_a_game_are_not_alike_in_difficulty() -> None:
    first = date(2026, 11, 18)
    for id_ in SHIPPED:
        order = [each.id for each in puzzles(id_)]
        days = [daily(first + timedelta(days=n)) for n in range(len(SHIPPED) * len(order))]
        places = [order.index(each.id) for each in days if each.game == id_]
        steps = [abs(a - b) for a, b in pairwise(places)]
        assert min(steps) >= len(order) // 4


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(Unreadable, match="heroes-999"):
        puzzle("heroes", "heroes-999")
    some = ALL[0]
    assert puzzle(some.game, some.id) == some

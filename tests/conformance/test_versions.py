"""A game may still play older rules, for tables opened and records written with them."""

from __future__ import annotations

import pytest

from kurultai.core import record
from kurultai.core.bits import rng
from kurultai.core.errors import Illegal, Unreadable
from kurultai.core.game import Game
from kurultai.core.playing import random_record
from kurultai.core.registry import game
from kurultai.match.match import Match

from .cases import SHIPPED

CARDS = [f"deal {card}" for card in range(6)]


@pytest.fixture
def toy() -> Game:
    return game("toy")


def rolled(toy: Game, rules: str, face: int) -> record.Record:
    """A record in which the first player rolls this face."""
    moves = [record.Line("chance", card) for card in CARDS]
    moves += [record.Line(0, "roll"), record.Line("chance", f"rolled {face}")]
    return record.Record(toy.id, 2, rules, {}, moves)


def test_each_version_is_played_by_its_own_rules(toy: Game) -> None:
    record.check(rolled(toy, "1", 5))
    record.check(rolled(toy, "2", 6))
    with pytest.raises(Illegal, match="rolled 6"):
        record.check(rolled(toy, "1", 6))
    with pytest.raises(Illegal, match="rolled 5"):
        record.check(rolled(toy, "2", 5))


def test_a_match_and_its_record_keep_the_version(toy: Game) -> None:
    match = Match.from_record(rolled(toy, "1", 5))
    assert match.fork().record().rules == "1"
    assert match.position.copy().rules == "1"
    assert record.read(match.record().document()).rules == "1"
    assert Match.new(toy, 2).record().rules == "2"


def test_a_version_nobody_knows_is_refused(toy: Game) -> None:
    with pytest.raises(Unreadable, match="not '3'"):
        toy.new(2, rules="3")
    with pytest.raises(Unreadable, match="not '3'"):
        record.read(rolled(toy, "3", 5).document())


@pytest.mark.parametrize("id_", SHIPPED)
def test_every_version_that_a_game_says_it_plays(id_: str) -> None:
    its = game(id_)
    for rules in (its.rules_version, *its.older_rules):
        start = its.new(its.seats[0], rules=rules)
        empty = record.Record(id_, its.seats[0], rules, start.options)
        assert record.check(random_record(empty, rng(5))).rules == rules

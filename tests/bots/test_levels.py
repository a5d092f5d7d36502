"""Levels are data, and every one of them can be asked for by name."""

from __future__ import annotations

import pytest

from kurultai.bots.bot import no_cancel
from kurultai.bots.levels import bot_named, hint, levels, make
from kurultai.bots.spec import build
from kurultai.core import registry
from kurultai.core.errors import Unreadable

HEROES = registry.game("heroes")


def test_five_levels_with_a_name_and_a_line_in_both_languages() -> None:
    there = levels("heroes")
    assert len(there) == len({level.id for level in there}) == 5
    for level in there:
        for words in (level.name, level.about):
            assert words["en"].strip()
            assert words["fr"].strip()


@pytest.mark.parametrize("level", [level.id for level in levels("heroes")])
def test_every_level_makes_a_legal_move(level: str) -> None:
    p = HEROES.new(2)
    assert make(HEROES, level, 1).choose(p).move in p.legal()


def test_a_hint_is_a_legal_move_with_others_to_compare() -> None:
    p = HEROES.new(2)
    thought = hint(HEROES, p, no_cancel())
    assert thought.move in p.legal()
    assert thought.candidates[0].move == thought.move
    assert len(thought.candidates) > 1


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(Unreadable, match="foal"):
        make(HEROES, "emperor", 1)


@pytest.mark.parametrize(
    "spec", ["random", "greedy", "greedy:temperature=0.1", "search:20it", "foal"]
)
def test_bots_are_named_by_level_or_spec(spec: str) -> None:
    p = HEROES.new(2)
    assert bot_named(HEROES, spec, 1).choose(p).move in p.legal()


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "search",
        "search:0it",
        "search:10",
        "random:10it",
        "greedy:depth=3",
        "search:9it:x=1",
        "?",
    ],
)
def test_what_is_no_bot_is_refused(spec: str) -> None:
    with pytest.raises(Unreadable, match="is not a bot"):
        build(HEROES, spec, 1)

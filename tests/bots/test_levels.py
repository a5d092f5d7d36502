"""Levels are data, and every one of them can be asked for by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kurultai.bots import evaluation
from kurultai.bots.bot import no_cancel
from kurultai.bots.levels import bot_named, hint, levels, make
from kurultai.bots.spec import build
from kurultai.core import registry
from kurultai.core.errors import Unreadable
from kurultai.core.text import load_toml

HEROES = registry.game("heroes")


@pytest.mark.parametrize("game", list(registry.games()))
def test_eight_levels_with_a_name_and_a_line_in_both_languages(game: str) -> None:
    there = levels(game)
    assert len(there) == len({level.id for level in there}) == len({level.bot for level in there})
    assert len(there) == 8
    for level in there:
        for words in (level.name, level.about):
            assert words["en"].strip()
            assert words["fr"].strip()


@pytest.mark.parametrize("level", [level.id for level in levels("heroes")])
def test_every_level_makes_a_legal_move(level: str) -> None:
    p = HEROES.new(2)
    assert make(HEROES, level, 1, 2).choose(p).move in p.legal()


def test_a_hint_is_a_legal_move_with_others_to_compare() -> None:
    p = HEROES.new(2)
    thought = hint(HEROES, p, no_cancel())
    assert thought.move in p.legal()
    assert thought.candidates[0].move == thought.move
    assert len(thought.candidates) > 1


def test_a_level_may_be_another_bot_at_a_larger_table(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = {
        "id": "only",
        "name": {"en": "Only", "fr": "Seul"},
        "about": {"en": "One.", "fr": "Un."},
        "bot": "search:1it",
    }
    own = {"khan": {"bots": {"only": ["random", "greedy"]}}}
    monkeypatch.setattr("kurultai.bots.levels.load_toml", lambda *_: {"level": [entry]})
    monkeypatch.setattr(
        "kurultai.bots.levels.optional_toml",
        lambda file: own.get(file.parent.name, {}) if file.name == "levels.toml" else {},
    )
    asked = levels.__wrapped__
    bots = [asked("khan", seats)[0].bot for seats in (2, 3, 4)]
    assert bots == ["random", "greedy", "greedy"]
    assert {asked("huns", seats)[0].bot for seats in (2, 3, 4)} == {"search:1it"}


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(Unreadable, match="foal"):
        make(HEROES, "emperor", 1, 2)


@pytest.mark.parametrize(
    "spec", ["random", "greedy", "greedy:temperature=0.1", "search:20it", "foal"]
)
def test_bots_are_named_by_level_or_spec(spec: str) -> None:
    p = HEROES.new(2)
    assert bot_named(HEROES, spec, 1, 2).choose(p).move in p.legal()


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
        "search:9it:temperature=1",
        "greedy:threads=2",
        "search:9it:threads=0",
        "?",
    ],
)
def test_what_is_no_bot_is_refused(spec: str) -> None:
    with pytest.raises(Unreadable, match="is not a bot"):
        build(HEROES, spec, 1)


def test_ratings_are_of_levels_that_there_are_and_rise() -> None:
    for game in registry.games():
        ratings = load_toml(f"kurultai.games.{game}", "weights/ratings.toml")
        assert list(ratings) == [level.id for level in levels(game)]
        assert [level.rating for level in levels(game)] == sorted(ratings.values())


def test_a_search_on_two_threads_adds_up_two_trees() -> None:
    p = HEROES.new(2)
    alone = build(HEROES, "search:40it", 1).choose(p)
    both = build(HEROES, "search:40it:threads=2", 1).choose(p)
    assert both.move in p.legal()
    assert both.iterations == 2 * alone.iterations == 80
    assert (
        sum(one.visits for one in both.candidates)
        >= 40
        > sum(one.visits for one in alone.candidates)
    )


def test_a_bot_can_value_positions_by_another_file(tmp_path: Path) -> None:
    other = tmp_path / "heroes.toml"
    shipped = evaluation.shipped(HEROES).read_text()
    other.write_text(re.sub(r"pieces = .*", "pieces = [-9.0, 0.0]", shipped))
    p = HEROES.new(2)
    usual = build(HEROES, "search:60it", 1).choose(p)
    assert build(HEROES, f"search:60it:weights={other}", 1).choose(p) != usual
    poor = tmp_path / "poor.toml"
    poor.write_text("[seats.2]\nmove = [1.0, 0.0]\n")
    with pytest.raises(Unreadable, match="no weights for heroes"):
        build(HEROES, f"greedy:weights={poor}", 1).choose(p)

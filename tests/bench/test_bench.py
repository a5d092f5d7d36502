"""`kurultai bench`, and that `make bench` compares like with like."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from benchmarks import khan
from benchmarks.measuring import Budget, Comparison, compare, seconds_each
from benchmarks.native import built, compiler
from benchmarks.run import Heroes, same_games
from kurultai.cli import app


def test_the_figures_are_there_and_fit_together() -> None:
    done = CliRunner().invoke(app, ["bench", "heroes", "--seconds", "0.2", "--json"])
    assert done.exit_code == 0, done.output
    said = json.loads(done.stdout)
    per_game = said["plies_per_second"] / said["games_per_second"]
    assert per_game == pytest.approx(said["plies_per_game"])
    assert said["decisions_per_game"] == pytest.approx(per_game)  # Heroes has no chance
    assert said["state_bytes"] > 100
    assert 0 < said["copy_nanoseconds"] < 100_000
    assert said["steps_per_second"] > 1000
    assert 0 < said["compile_seconds_cached"] < said["compile_seconds_cold"]


def test_a_game_that_is_not_there_is_wrong_usage() -> None:
    assert CliRunner().invoke(app, ["bench", "chess"]).exit_code == 2


@pytest.mark.skipif(compiler() is None, reason="no C compiler on this machine")
def test_the_hand_written_c_plays_the_very_same_games() -> None:
    with built() as native:
        assert native is not None
        assert same_games(Heroes(), native, 50)


def test_a_ratio_is_of_what_was_timed() -> None:
    def work(plies: int, amount: int) -> int:
        sum(range(amount))
        return plies

    found = compare("twice", 1.5, lambda _: work(2000, 400_000), lambda _: work(1000, 400_000), 9)
    assert 1.2 < found.ratio < 3.2
    assert Comparison("x", 2.0, 1, 1, 2.0).holds
    assert not Comparison("x", 2.0, 1, 1, 1.99).holds


def test_a_budget_is_of_what_was_timed() -> None:
    once = seconds_each(lambda _: sum(range(400_000)) and 1, 5)
    assert once / 4 < seconds_each(lambda _: sum(range(400_000)) and 2, 5) < once
    assert Budget("x", 3.0, 3.0, "ms").holds
    assert not Budget("x", 3.0, 3.01, "ms").holds


def test_the_crowded_boards_of_khan_are_crowded() -> None:
    full, half = khan.crowded(1), khan.crowded(2)
    assert not full.s[0].empty.any()
    assert len(full.legal()) > 1000 > len(half.legal()) > 10

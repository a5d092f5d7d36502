"""OpenSpiel's searches as engines, and the match of `make outsiders`."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from rich.progress import Progress

from benchmarks import outsiders
from benchmarks.outsiders import decision, match, ours, theirs, told
from kurultai.core.registry import game, games
from kurultai.rl.outsiders import CompiledRollout, Outsider

ROLLOUTS = 100


@pytest.mark.parametrize("id_", games())
@pytest.mark.parametrize("budget", [{"iterations": 3}, {"milliseconds": 5}])
def test_they_find_a_legal_move(id_: str, budget: dict[str, int]) -> None:
    p = decision(game(id_), 1)
    before = p.s.tobytes()
    thought = Outsider(p.game, 1, budget).choose(p)
    assert thought.move in p.legal()
    assert thought.iterations == budget.get("iterations", thought.iterations)
    assert thought.iterations >= 2
    assert p.s.tobytes() == before


def test_compiled_rollouts_have_the_chances_of_theirs() -> None:
    """Where the first seat mostly loses random games; four deviations apart at most."""
    state = pyspiel.load_game("kurultai_huns").state_at(decision(game("huns"), 3))
    means, spread = [], 0.0
    for kind in (partial(RandomRolloutEvaluator, 1), CompiledRollout):
        made = kind(np.random.RandomState(1))
        paid = np.array([made.evaluate(state)[0] for _ in range(ROLLOUTS)])
        means.append(paid.mean())
        spread += paid.var() / ROLLOUTS
    assert max(means) < -0.2
    assert abs(means[0] - means[1]) < 4 * spread**0.5


def test_ours_is_the_strongest_level_with_another_budget() -> None:
    assert ours(game("heroes"), "50ms").startswith("search:50ms")
    assert "1000ms" not in ours(game("heroes"), "50ms")
    assert theirs("7it").startswith("engine:7it:")


def test_a_match_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outsiders, "theirs", lambda budget: "random")
    with Progress(disable=True) as progress:
        first = match(game("huns"), "2it", 2, 1, tmp_path, progress)
        again = match(game("huns"), "2it", 2, 1, tmp_path, progress)
    assert again.outcomes == first.outcomes
    assert len(first.outcomes) == 2
    cells, _ = told(game("huns"), "2it", 0.6, first)
    assert cells[:3] == ["huns", "2it", "2"]


@pytest.mark.long
def test_the_engine_plays_a_whole_game(tmp_path: Path) -> None:
    with Progress(disable=True) as progress:
        (played,) = match(game("huns"), "2it", 1, 1, tmp_path, progress).outcomes
    assert played.winners and all(played.decisions)

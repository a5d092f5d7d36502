"""Weights: learnt from games, the same for the same seed, and better than none."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from kurultai.arena.training import fitting, selfplay
from kurultai.arena.training.fitting import newton, softmax
from kurultai.arena.training.selfplay import Lessons
from kurultai.bots import beliefs, evaluation
from kurultai.cli import app
from kurultai.core import registry

LESSONS = Lessons("dschingis", 2, "random", 30, seed=1, stray=0.0, noted=0.3)


def test_the_regression_finds_the_weights_that_made_the_results() -> None:
    generator = np.random.default_rng(1)
    x = generator.normal(size=(20_000, 3, 2))
    true = np.array([1.5, -0.7])
    chances = softmax(x @ true)
    drawn = (chances.cumsum(axis=1) > generator.random(20_000)[:, None]).argmax(axis=1)
    found = newton(x, np.eye(3)[drawn], np.zeros(2), ridge=0.0)
    assert found == pytest.approx(true, abs=0.05)


def test_positions_know_how_their_games_ended_whatever_the_number_of_processes() -> None:
    alone = selfplay.joined(list(selfplay.gather(LESSONS, None)))
    with selfplay.processes(2) as pool:
        several = selfplay.joined(list(selfplay.gather(LESSONS, pool)))
    assert np.array_equal(alone.features, several.features)
    assert np.array_equal(alone.game, several.game)
    assert set(alone.game) == set(range(30))
    assert alone.won.sum(axis=1) == pytest.approx(1)
    assert ((alone.to_come >= 0) & (alone.to_come <= 1)).all()
    ahead = alone.scores.argmax(axis=1)
    decided = alone.scores[:, 0] != alone.scores[:, 1]
    assert (alone.won[decided].argmax(axis=1) == ahead[decided]).all()


def test_what_is_learnt_tells_more_than_an_even_guess() -> None:
    noted = selfplay.joined(list(selfplay.gather(LESSONS, None)))
    anything = np.zeros(noted.features.shape[2], bool)
    _, even, loss = fitting.fit(noted, by_margin=0.5, is_good=anything)
    assert loss < even - 0.05


def test_what_is_good_to_have_never_weighs_less_than_nothing() -> None:
    noted = selfplay.joined(list(selfplay.gather(LESSONS, None)))
    free, _, _ = fitting.fit(noted, 0.5, np.zeros(noted.features.shape[2], bool))
    late, start = free[::2], free[::2] + free[1::2]
    assert min(late.min(), start.min()) < -0.001  # luck, or harm: either is held at 0
    held, _, _ = fitting.fit(noted, 0.5, np.ones(noted.features.shape[2], bool))
    late, start = held[::2], held[::2] + held[1::2]
    assert min(late.min(), start.min()) >= -1e-12
    assert max(late.max(), start.max()) > 0.01


def test_monotone_weights_say_so_and_are(tmp_path: Path) -> None:
    file = tmp_path / "monotone.toml"
    asked = ["train", "dschingis", "--games", "20", "--generations", "1", "--jobs", "1"]
    done = CliRunner().invoke(app, [*asked, "--monotone", "--out", str(file)])
    assert done.exit_code == 0, done.output
    assert "--monotone\n" in file.read_text()
    game = registry.game("dschingis")
    good = np.array([name in game.good_features for name in game.features])
    for seats in game.seats:
        late, more = evaluation.weights(game, seats, file).reshape(-1, 2)[good].T
        assert min(late.min(), (late + more).min()) > -1e-3  # written with four digits


@pytest.mark.parametrize("id_", list(registry.games()))
def test_features_said_to_be_good_are_features(id_: str) -> None:
    assert set(registry.game(id_).good_features) <= set(registry.game(id_).features)


def test_train_writes_the_same_file_for_the_same_seed(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.toml", "two.toml", "other.toml")]
    for file, seed in zip(files, (1, 1, 2), strict=True):
        asked = ["train", "dschingis", "--games", "20", "--generations", "2", "--jobs", "1"]
        done = CliRunner().invoke(app, [*asked, "--seed", str(seed), "--out", str(file)])
        assert done.exit_code == 0, done.output
    one, two, other = (file.read_text() for file in files)
    assert one == two != other
    game = registry.game("dschingis")
    for seats in game.seats:
        assert len(evaluation.weights(game, seats, files[0])) == 2 * len(game.features)


@pytest.mark.parametrize("id_", list(registry.games()))
def test_the_shipped_weights_name_the_command_that_wrote_them(id_: str) -> None:
    game = registry.game(id_)
    assert f"kurultai train {id_} " in evaluation.shipped(game).read_text()
    for seats in game.seats:
        assert np.isfinite(evaluation.weights(game, seats)).all()


def test_beliefs_are_learnt_the_same_from_the_same_seed(tmp_path: Path) -> None:
    files = [tmp_path / "one.toml", tmp_path / "two.toml"]
    for file in files:
        asked = ["train", "dschingis", "--belief", "--games", "20", "--generations", "1"]
        more = ["--bot", "greedy:samples=1", "--jobs", "1", "--out", str(file)]
        done = CliRunner().invoke(app, [*asked, *more])
        assert done.exit_code == 0, done.output
    assert files[0].read_text() == files[1].read_text()
    game = registry.game("dschingis")
    for seats in game.seats:
        found = beliefs.numbers(game, seats, str(files[0]))
        assert found[game.beliefs.index("gain")] > 0.05
        assert (beliefs.numbers(game, seats, "even") == 0).all()


def test_a_game_without_beliefs_has_none_to_learn() -> None:
    done = CliRunner().invoke(app, ["train", "heroes", "--belief"])
    assert done.exit_code == 2
    assert "no beliefs" in done.output

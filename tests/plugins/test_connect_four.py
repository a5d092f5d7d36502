"""Connect Four, a package that no line here knows of: installed, it is a game like the others."""

from __future__ import annotations

import pytest

from tests.plugins.conftest import CONNECT_FOUR, Site

MOST_LINES = 200

pytestmark = pytest.mark.timeout(900)  # the first run compiles


def test_it_is_small() -> None:
    sources = CONNECT_FOUR.rglob("*.py")
    assert sum(len(path.read_text().splitlines()) for path in sources) <= MOST_LINES


def test_its_own_tests_pass(connect_four: Site) -> None:
    out = connect_four.python("-m", "pytest", "-q", "-p", "no:cacheprovider", str(CONNECT_FOUR))
    assert " passed" in out
    assert "failed" not in out


def test_it_is_played_on_the_command_line(connect_four: Site) -> None:
    typed = "d\nwhy z\ne\nd\nquit\n"
    out = connect_four.kurultai(
        "play", "connect-four", "--players", "human,human", typed=typed, NUMBA_DISABLE_JIT="1"
    )
    assert ". . . x . . .\na b c d e f g" in out
    assert "'z' is no column" in out
    french = connect_four.kurultai(
        *("play", "connect-four", "--players", "human,human", "--language", "fr"),
        typed="d\nquit\n",
        NUMBA_DISABLE_JIT="1",
    )
    assert "Jaune, à vous" in french


def test_it_is_played_against_a_bot_and_in_the_arena(connect_four: Site) -> None:
    out = connect_four.kurultai("play", "connect-four", "--players", "archer,foal")
    assert "wins with four in a row" in out or "A draw" in out
    bots = "search:200it,random"
    out = connect_four.kurultai("arena", "connect-four", "--bots", bots, "--games", "20")
    assert "100.0%" in out, "a search by playouts beats random moves"


EVERYWHERE = """
from pettingzoo.test import api_test
from kurultai.rl.pettingzoo import env
api_test(env("connect-four"), num_cycles=60)

import gymnasium, kurultai.rl.gymnasium
e = gymnasium.make("kurultai/connect-four-v0", opponents="greedy")
row, info = e.reset(seed=1)
assert info["action_mask"].sum() == 7 and row.shape == e.observation_space.shape

from kurultai.rl.batch import Batch
batch = Batch("connect-four", 64)
for _ in range(50):
    batch.step(batch.random_moves())
assert batch.rewards.shape == (64, 2)

import pyspiel, kurultai.rl.openspiel
state = pyspiel.load_game("kurultai_connect_four").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
assert sum(state.returns()) == 0
print("all went well")
"""


def test_it_is_there_for_learning_programs(connect_four: Site) -> None:
    assert "all went well" in connect_four.python("-W", "ignore", "-c", EVERYWHERE)


def test_what_it_does_not_bring_has_a_default_or_a_sentence(connect_four: Site) -> None:
    out = connect_four.kurultai(
        *("arena", "connect-four", "--study", "--bots", "greedy", "--games", "6")
    )
    assert "share of victory by order of play" in out
    played = connect_four.kurultai(
        "record", "random", "connect-four", "--seats", "2", "--seed", "1"
    )
    file = connect_four.folder / "game.json"
    file.write_text(played)
    out = connect_four.kurultai("review", str(file), "--iterations", "8")
    assert "Red" in out
    out = connect_four.kurultai("train", "connect-four", code=2)
    assert "connect-four has no features to weigh" in out

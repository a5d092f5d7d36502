"""PettingZoo's own tests, and ours."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from kurultai.core.registry import games
from kurultai.rl.pettingzoo import Env, env

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # theirs: hints about style

SEATS = {"heroes": 2, "khan": 3, "dschingis": 2, "huns": 4}


def test_every_game_is_here() -> None:
    assert set(SEATS) == set(games())


@pytest.mark.parametrize("id_", SEATS)
def test_it_passes_their_api_test(id_: str) -> None:
    api_test(env(id_, SEATS[id_]), num_cycles=60)


@pytest.mark.parametrize("id_", SEATS)
def test_it_passes_their_seed_test(id_: str) -> None:
    seed_test(lambda: env(id_, SEATS[id_]), num_cycles=60)


def test_a_whole_game_ends_with_payoffs() -> None:
    e = Env("khan", 3)
    e.reset(seed=3)
    dice = np.random.default_rng(3)
    for agent in e.agent_iter():
        observation, _, termination, truncation, _ = e.last()
        if termination or truncation:
            break
        assert agent == f"seat_{e.position.actor}"
        e.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
    assert e.position.is_over
    assert sum(e.rewards.values()) == pytest.approx(0)
    assert {e.rewards[f"seat_{seat}"] > 0 for seat in e.position.winners()} == {True}


def test_only_the_seat_to_move_has_a_mask() -> None:
    e = Env("huns", 2)
    e.reset(seed=1)
    mover = e.agent_selection
    other = next(agent for agent in e.agents if agent != mover)
    assert e.observe(mover)["action_mask"].sum() == len(e.position.legal())
    assert not e.observe(other)["action_mask"].any()


def test_an_illegal_move_loses() -> None:
    e = env("heroes")
    e.reset(seed=1)
    wrong = int(np.flatnonzero(e.observe("seat_0")["action_mask"] == 0)[0])
    e.step(wrong)
    assert e.terminations["seat_0"] and e.rewards["seat_0"] == -1


def test_it_draws_the_table() -> None:
    e = Env("heroes", render_mode="ansi")
    e.reset()
    assert "t  t  t" in str(e.render())

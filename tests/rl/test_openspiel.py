"""OpenSpiel's own tests, and ours."""

from __future__ import annotations

import pickle
from random import Random

import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

import kurultai.rl.openspiel as adapter
from kurultai.core.bits import rng
from kurultai.core.playing import random_move
from kurultai.core.registry import games

ALL = [f"kurultai_{id_}" for id_ in games()]
SMALL = "outcomes=16"


def walk(name: str, seed: int, most: int) -> list[adapter.SpielState]:
    """Clones of the first states of a random game."""
    state = pyspiel.load_game(name).new_initial_state()
    dice = Random(seed)
    seen = []
    while not state.is_terminal() and len(seen) < most:
        seen.append(state.clone())
        actions = (
            [a for a, _ in state.chance_outcomes()]
            if state.is_chance_node()
            else state.legal_actions()
        )
        state.apply_action(dice.choice(actions))
    return [*seen, state]


def test_the_games_are_registered() -> None:
    assert set(ALL) <= set(pyspiel.registered_names())


def test_heroes_passes_their_random_sim_test() -> None:
    game = pyspiel.load_game("kurultai_heroes")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("name", ALL)
def test_all_pass_their_random_sim_test(name: str) -> None:
    game = pyspiel.load_game(f"{name}({SMALL})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("name", ALL)
def test_a_playthrough_replays(name: str) -> None:
    """What their playthrough tests do: play, write down, and play the same again."""
    told = generate_playthrough.playthrough(f"{name}({SMALL})", None, seed=7)
    actions = [
        int(line.partition(":")[2]) for line in told.splitlines() if line.startswith("action:")
    ]
    assert generate_playthrough.playthrough(f"{name}({SMALL})", actions) == told


@pytest.mark.parametrize("name", ALL)
def test_states_can_be_copied_written_and_replayed(name: str) -> None:
    game = pyspiel.load_game(f"{name}({SMALL})")
    *_, state = walk(f"{name}({SMALL})", 3, 40)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (again, read, state.clone(), pickle.loads(pickle.dumps(state))):
        assert other.position.s.tobytes() == state.position.s.tobytes()
        assert other.observation_string(0) == state.observation_string(0)


@pytest.mark.parametrize("name", ["kurultai_khan", "kurultai_dschingis", "kurultai_huns"])
def test_resampling_keeps_what_the_player_sees_and_may_do(name: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in walk(f"{name}({SMALL})", 5, 120)[::8]:
        player = state.current_player()
        if player < 0:
            continue
        other = state.resample_from_infostate(player, sampler)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", ALL)
def test_the_same_string_means_the_same_legal_actions(name: str) -> None:
    """What OpenSpiel's information-set search relies on."""
    known: dict[tuple[int, str], list[int]] = {}
    for seed in range(3):
        for state in walk(f"{name}({SMALL})", seed, 150):
            player = state.current_player()
            if player >= 0:
                key = (player, state.observation_string(player))
                assert known.setdefault(key, state.legal_actions()) == state.legal_actions()
    assert len(known) > 100


def test_chance_outcomes_are_those_of_the_game() -> None:
    state = pyspiel.load_game("kurultai_huns").new_initial_state()
    assert state.is_chance_node()
    chances = {
        state.action_to_string(-1, number): chance for number, chance in state.chance_outcomes()
    }
    assert sum(chances.values()) == pytest.approx(1)
    assert len(chances) == 2 and all(
        0.4 < chance < 0.6 for chance in chances.values()
    )  # who begins
    first = state.legal_actions()[0]
    state.apply_action(first)
    assert len(state.chance_outcomes()) > 100  # the wagons that are dealt


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("kurultai_heroes(reach=up-to)")
    assert game.new_initial_state().position.options["reach"] == "up-to"
    assert pyspiel.load_game("kurultai_khan(seats=4)").num_players() == 4


def test_a_position_of_ours_becomes_a_state() -> None:
    game = pyspiel.load_game("kurultai_khan")
    p = game.rules.new(2)
    dice = rng(1)
    while p.actor < 0 or len(p.legal()) < 2:
        p.play(random_move(p, dice))
    state = game.state_at(p)
    assert sorted(map(int, p.legal())) == state.legal_actions()
    state.apply_action(state.legal_actions()[0])
    assert state.position.s.tobytes() != p.s.tobytes()

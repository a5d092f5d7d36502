"""OpenSpiel's own tests, and ours."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import pairwise
from random import Random

import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

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
        assert other.information_state_string(1) == state.information_state_string(1)


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


def exact(state: adapter.SpielState) -> dict[int, float]:
    """The listed outcomes of a chance node, as our moves."""
    moves, weights = adapter.listed(state.position)
    return dict(zip(moves.tolist(), (weights / weights.sum()).tolist(), strict=True))


@pytest.mark.parametrize("name", ["kurultai_khan", "kurultai_dschingis", "kurultai_huns"])
def test_listed_chance_is_that_of_the_game(name: str) -> None:
    """What is drawn is in the list, as often as the list says: six deviations at most."""
    draws = 400
    nodes = [state for state in walk(f"{name}({SMALL})", 11, 250) if state.is_chance_node()]
    short = [state for state in nodes if len(adapter.listed(state.position)[0])]
    assert len(short) > 5
    for state in short[:: max(1, len(short) // 12)]:
        chances = exact(state)
        assert sum(chances.values()) == pytest.approx(1)
        assert all(state.position.objection(move) == 0 for move in chances)
        drawn = Counter(adapter.drawn(state.position, draws).tolist())
        assert drawn.keys() <= chances.keys()
        for move, chance in chances.items():
            spread = (draws * chance * (1 - chance)) ** 0.5
            assert abs(drawn[move] - draws * chance) <= 6 * spread + 1
        assert [c for _, c in state.chance_outcomes()] == list(chances.values())


def test_dice_have_all_their_outcomes_and_a_deal_is_drawn() -> None:
    state = pyspiel.load_game("kurultai_huns(outcomes=32)").new_initial_state()
    assert [chance for _, chance in state.chance_outcomes()] == [0.5, 0.5]  # who begins
    state.apply_action(0)
    assert len(state.chance_outcomes()) == 32  # the wagons: drawn
    state.apply_action(state.legal_actions()[0])
    assert len(state.chance_outcomes()) == 3**5  # five dice
    assert {round(chance * 3**5, 9) for _, chance in state.chance_outcomes()} == {1}


@pytest.mark.parametrize("name", ALL)
def test_an_information_state_remembers_everything(name: str) -> None:
    """Two players, one game: alike after the same moves, and what was different stays different."""
    game = pyspiel.load_game(f"{name}({SMALL})")
    *_, state = walk(f"{name}({SMALL})", 3, 60)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    for player in range(2):
        assert again.information_state_string(player) == state.information_state_string(player)
    told = [s.information_state_string(0) for s in walk(f"{name}({SMALL})", 3, 60)]
    kept = [told[0], *(now for before, now in pairwise(told) if now != before)]
    assert len(kept) == len(set(kept))  # never again as it was
    seen = [s.observation_string(0) for s in walk(f"{name}({SMALL})", 3, 60)]
    assert all(
        a != b for (a, b), (x, y) in zip(pairwise(told), pairwise(seen), strict=True) if x != y
    )


def test_moves_out_of_sight_leave_no_trace() -> None:
    """Until something is seen of them: Dschingis Khan's tokens are drawn face down."""
    game = pyspiel.load_game(f"kurultai_dschingis({SMALL})")
    for state in walk(f"kurultai_dschingis({SMALL})", 4, 200):
        if not state.is_chance_node() or len(state.chance_outcomes()) < 2:
            continue
        drawer = int(state.position.s[0].turn)
        if not state.history():
            continue
        ends = []
        for action, _ in state.chance_outcomes():
            after = state.clone()
            after.apply_action(action)
            ends.append(after)
        others = {after.information_state_string(1 - drawer) for after in ends}
        own = {after.information_state_string(drawer) for after in ends}
        assert len(others) == 1 and len(own) == len(ends)
        return
    pytest.fail(f"no token was drawn in {game}")


def test_resampling_keeps_the_information_state() -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in walk(f"kurultai_khan({SMALL})", 5, 60)[::12]:
        player = state.current_player()
        if player < 0:
            continue
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        action = state.legal_actions()[0]
        state.apply_action(action)
        other.apply_action(action)
        both = [one.information_state_string(player) for one in (state, other)]
        assert state.is_chance_node() or both[0] == both[1]


def test_their_search_runs_on_information_states() -> None:
    game = pyspiel.load_game(f"kurultai_dschingis({SMALL})")
    state = next(s for s in walk(f"kurultai_dschingis({SMALL})", 2, 40) if s.current_player() >= 0)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(), 1.4, 4)
    assert bot.step(state) in state.legal_actions()

"""One seat learns, bots sit in the others."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

import kurultai.rl.gymnasium
from kurultai.core.errors import Unreadable


def made(id_: str, **settings: object) -> gymnasium.Env:
    return gymnasium.make(f"kurultai/{id_}-v0", **settings)


def play(e: gymnasium.Env, seed: int, most: int = 3000) -> tuple[float, bool, list[bytes]]:
    """Random moves to the end: the last reward, whether it ended, and all that was seen."""
    seen, info = e.reset(seed=seed)
    dice = np.random.default_rng(seed)
    rows = [seen.tobytes()]
    for _ in range(most):
        move = int(dice.choice(np.flatnonzero(info["action_mask"])))
        seen, reward, ended, cut, info = e.step(move)
        rows.append(seen.tobytes())
        assert e.observation_space.contains(seen)
        assert not cut
        if ended:
            return float(reward), True, rows
    return 0.0, False, rows


@pytest.mark.parametrize(
    ("id_", "seats"), [("heroes", 2), ("khan", 3), ("dschingis", 2), ("huns", 2)]
)
def test_a_game_against_bots_ends(id_: str, seats: int) -> None:
    reward, ended, _ = play(made(id_, seats=seats, opponents="random"), 1, 20_000)
    assert ended and -1 <= reward <= 1


def test_greedy_opponents_beat_random_moves() -> None:
    results = [play(made("heroes", opponents="greedy"), seed)[0] for seed in range(3)]
    assert results == [-1, -1, -1]


def test_a_seed_gives_the_same_game() -> None:
    e = made("huns", seats=2, opponents="random")
    assert play(e, 4, 60)[2] == play(e, 4, 60)[2] != play(e, 5, 60)[2]


def test_the_chair_can_be_chosen_or_changes() -> None:
    fixed = made("khan", seats=4, opponents="random", seat=2)
    changing = made("khan", seats=4, opponents=["random", "random", "random"])
    assert {fixed.reset(seed=i)[1]["seat"] for i in range(6)} == {2}
    assert len({changing.reset(seed=i)[1]["seat"] for i in range(12)}) > 1


def test_an_illegal_move_loses_and_is_explained() -> None:
    e = made("heroes", opponents="random", seat=0)
    _, info = e.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, _, info = e.step(wrong)
    assert reward == -1 and ended and info["refusal"] and info["rule"]


def test_it_draws_the_table() -> None:
    e = made("heroes", opponents="random", render_mode="ansi")
    e.reset(seed=1)
    assert "t" in str(e.render())


def test_opponents_must_be_as_many_as_seats_and_exist() -> None:
    with pytest.raises(ValueError, match="2 opponents"):
        kurultai.rl.gymnasium.Env("khan", seats=3, opponents=["random"])
    with pytest.raises(Unreadable):
        made("heroes", opponents="nobody").reset(seed=1)


def test_masks_are_found_as_maskable_ppo_looks_for_them() -> None:
    """sb3-contrib asks a wrapped environment for `action_masks` by name, before every move."""
    e = made("huns", seats=2, opponents="random")
    assert e.has_wrapper_attr("action_masks")
    _, info = e.reset(seed=1)
    for _ in range(30):
        masks = e.get_wrapper_attr("action_masks")()
        assert masks.dtype == np.bool_ and masks.shape == (e.action_space.n,)
        legal = e.unwrapped.position.legal()
        assert set(np.flatnonzero(masks)) == set(map(int, legal))
        assert np.array_equal(masks, info["action_mask"])
        *_, info = e.step(int(legal[-1]))


def test_the_last_observation_outlives_the_reset() -> None:
    """Gymnasium's vectors begin anew in the same step and keep it as `final_obs`."""
    same_step = gymnasium.vector.AutoresetMode.SAME_STEP
    several = gymnasium.make_vec(
        "kurultai/khan-v0",
        num_envs=2,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": same_step},
        opponents="random",
    )
    witness = made("khan", opponents="random")
    _, info = several.reset(seed=[1, 2])
    witness.reset(seed=1)
    dice = np.random.default_rng(1)
    ended = False
    while not ended:
        moves = [int(dice.choice(np.flatnonzero(mask))) for mask in info["action_mask"]]
        seen, _, _, _, info = several.step(np.array(moves))
        last, _, ended, _, _ = witness.step(moves[0])
    assert info["_final_obs"][0] and np.array_equal(info["final_obs"][0], last)
    assert not np.array_equal(seen[0], last)
    assert info["final_info"]["action_mask"][0].sum() == 0 < info["action_mask"][0].sum()

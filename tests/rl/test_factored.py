"""Moves by their parts: told apart by them, and chosen part by part."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

import kurultai.rl.gymnasium  # noqa: F401
from kurultai.core.registry import game, games
from kurultai.rl.batch import Batch
from kurultai.rl.factored import Choosing, factors, legal_parts, parts_of, sizes
from tests.conformance.cases import CASES, Case, sampled


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_two_moves_have_the_same_parts(case: Case) -> None:
    """Compared with all moves of the game so far, not only with those of the same moment."""
    known: dict[tuple[int, ...], int] = {}
    for p, _ in sampled(case, 31, 300):
        if p.actor < 0:
            continue
        moves = p.legal().copy()
        parts = parts_of(p, moves)
        assert (parts >= 0).all() and (parts < sizes(p.game)).all()
        for move, told in zip(map(int, moves), map(tuple, parts.tolist()), strict=True):
            assert known.setdefault(told, move) == move
    assert len(known) == len(set(known.values()))


def test_every_conquest_on_the_board_of_khan_has_parts_of_its_own() -> None:
    from kurultai.games.khan.moves import CONQUER
    from kurultai.games.khan.parts.shapes import NO_SHAPE

    p = game("khan").new(2)
    kinds = p.b["kind"][0]
    areas = p.b["areas"][0]
    laid = np.flatnonzero((kinds < NO_SHAPE) & (areas[:, 1] != 0))  # the rest is empty
    parts = parts_of(p, CONQUER + laid)
    assert len(laid) > 1000
    assert len({tuple(told) for told in parts.tolist()}) == len(laid)
    assert (parts < sizes(p.game)).all()


def test_parts_say_what_the_move_is() -> None:
    p = game("heroes").new(2)
    names = [section.name for section in factors(p.game)]
    (told,) = parts_of(p, np.array([p.parse("d1-d3")])).tolist()
    assert dict(zip(names, told, strict=True)) == {"kind": 0, "from": 3, "to": 23}


def test_a_game_that_says_nothing_has_the_digits_of_its_numbers() -> None:
    from tests.toy.game import Toy

    toy = Toy()
    assert not toy.factors
    p = toy.new(2)
    (section,) = factors(toy)
    assert section.size == toy.moves
    moves = np.arange(toy.moves)
    assert parts_of(p, moves)[:, 0].tolist() == moves.tolist()


def test_a_batch_tells_the_parts_of_all_legal_moves() -> None:
    batch = Batch("dschingis", 5, 2, seed=1)
    for _ in range(30):
        batch.step(batch.random_moves())
    parts, starts = legal_parts(batch)
    p = batch.game.new(2)
    for i in range(5):
        p.s = batch.state(i)
        assert np.array_equal(parts[starts[i] : starts[i + 1]], parts_of(p, p.legal()))


@pytest.mark.parametrize("id_", games())
def test_part_by_part_every_legal_move_can_be_chosen_and_no_other(id_: str) -> None:
    for p, _ in sampled(Case(id_, 2, {}), 5, 60):
        if p.actor < 0:
            continue
        reached = set()

        def walk(chosen: tuple[int, ...], p: object = p, reached: set[int] = reached) -> None:
            choosing = Choosing(p.game)
            choosing.begin(p)
            move = None
            for value in chosen:
                move = choosing.choose(value)
            if move is not None:
                reached.add(move)
                return
            for value in np.flatnonzero(choosing.mask()):
                walk((*chosen, int(value)))

        moves = set(map(int, p.legal()))
        if len(moves) <= 60:
            walk(())
            assert reached == moves


@pytest.mark.parametrize("id_", ["khan", "huns"])
def test_a_factored_table_plays_whole_games(id_: str) -> None:
    e = gymnasium.make(f"kurultai/{id_}-v0", opponents="random", factored=True)
    seen, info = e.reset(seed=2)
    dice = np.random.default_rng(2)
    assert e.action_space.n == sizes(game(id_)).max()
    rewards = []
    for _ in range(20_000):
        assert e.observation_space.contains(seen)
        masks = e.get_wrapper_attr("action_masks")()
        assert np.array_equal(masks, info["action_mask"]) and masks.any()
        seen, reward, ended, _, info = e.step(int(dice.choice(np.flatnonzero(masks))))
        rewards.append(reward)
        if ended:
            break
    assert ended and not any(rewards[:-1])
    assert not info["action_mask"].any()


def test_what_was_chosen_is_seen_and_a_part_that_no_move_has_loses() -> None:
    e = gymnasium.make("kurultai/heroes-v0", opponents="random", factored=True, seat=0)
    before, info = e.reset(seed=1)
    first = int(np.flatnonzero(info["action_mask"])[0])
    after, reward, ended, _, info = e.step(first)
    assert not ended and reward == 0
    changed = np.flatnonzero(before != after)
    assert len(changed) == 3 and (changed >= 605).all()  # the part, and which one is asked next
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, _, info = e.step(wrong)
    assert reward == -1 and ended and str(wrong) in info["refusal"]

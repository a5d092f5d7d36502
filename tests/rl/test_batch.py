"""Thousands of games in one call: the same games as one by one."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import numpy as np
import pytest

from kurultai.core.contract.actors import CHANCE, OVER
from kurultai.core.errors import Illegal
from kurultai.core.game import Position
from kurultai.core.registry import game
from kurultai.core.rows import row
from kurultai.rl.batch import Batch
from kurultai.rl.payoffs import payoffs

GAMES = 6
EVERY = [("heroes", 2), ("khan", 2), ("khan", 4), ("dschingis", 3), ("huns", 2), ("huns", 4)]


class OneByOne:
    """The witness: the same games with positions of Python, chance from the same generators."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.rngs = [batch._rngs[i].copy() for i in range(batch.games)]
        self.positions = [self.position(i) for i in range(batch.games)]

    def position(self, i: int) -> Position:
        p = self.batch.game.new(self.batch.seats)
        p.s = self.batch.state(i)
        return p

    def settled(self, p: Position, i: int) -> Position:
        while p.actor == CHANCE:
            p.play(p.sample(self.rngs[i]))
        return p

    def step(self, chosen: np.typing.NDArray[np.int64]) -> list[list[float]]:
        paid = []
        for i, p in enumerate(self.positions):
            p.play(int(chosen[i]))
            self.settled(p, i)
            paid.append(payoffs(p))
            if p.actor == OVER:
                self.positions[i] = self.settled(self.batch.game.new(self.batch.seats), i)
        return paid


@pytest.mark.parametrize(("id_", "seats"), EVERY)
def test_a_batch_plays_what_positions_play(id_: str, seats: int) -> None:
    batch = Batch(id_, GAMES, seats, seed=5)
    witness = OneByOne(batch)
    finished = 0
    for _ in range(1500 if id_ == "heroes" else 600):
        chosen = batch.random_moves().copy()
        batch.step(chosen)
        paid = witness.step(chosen)
        assert np.allclose(batch.rewards, paid)
        finished += int(batch.done.sum())
        for i, p in enumerate(witness.positions):
            assert batch.state(i).tobytes() == p.s.tobytes()
            assert batch.actors[i] == p.actor
    for i, p in enumerate(witness.positions):
        assert np.array_equal(batch.observations[i], row(p, p.actor))
        assert set(np.flatnonzero(batch.masks[i])) == set(map(int, p.legal()))
        assert batch.counts[i] == len(p.legal())
    assert finished or id_ == "dschingis"


def test_finished_games_are_paid_and_begin_anew() -> None:
    batch = Batch("khan", 16, 3, seed=1)
    ended = 0
    for _ in range(2000):
        batch.step(batch.random_moves())
        assert not batch.rewards[~batch.done].any()
        if batch.done.any():
            ended += 1
            assert np.allclose(batch.rewards[batch.done].sum(axis=1), 0, atol=1e-6)
            assert (batch.rewards[batch.done].max(axis=1) > 0).all()
            assert (batch.counts > 0).all()
        if ended == 3:
            return
    pytest.fail("no game ended")


def test_an_illegal_move_is_refused_and_nothing_is_played() -> None:
    batch = Batch("heroes", 3)
    before = [batch.state(i).tobytes() for i in range(3)]
    chosen = batch.random_moves().copy()
    for wrong in (-1, batch.game.moves, int(np.flatnonzero(batch.masks[1] == 0)[0])):
        chosen[1] = wrong
        with pytest.raises(Illegal, match="game 1"):
            batch.step(chosen)
        assert [batch.state(i).tobytes() for i in range(3)] == before
    with pytest.raises(ValueError, match="3 moves"):
        batch.step(chosen[:2])


def test_the_same_seed_gives_the_same_games_and_another_others() -> None:
    def played(seed: int) -> bytes:
        batch = Batch("huns", 4, 2, seed=seed)
        for _ in range(50):
            batch.step(batch.random_moves())
        return batch.observations.tobytes()

    assert played(1) == played(1) != played(2)


def test_games_of_one_batch_differ() -> None:
    batch = Batch("huns", 8, 2)
    assert len({batch.state(i).tobytes() for i in range(8)}) == 8


def fingerprint(id_: str) -> str:
    """Of all that a few games of a batch show."""
    batch = Batch(id_, 3, seed=8)
    digest = hashlib.sha256()
    for _ in range(25):
        batch.step(batch.random_moves())
        for array in (batch.actors, batch.observations, batch.masks, batch.rewards):
            digest.update(array.tobytes())
    return digest.hexdigest()


@pytest.mark.parametrize("id_", ["heroes", "khan", "dschingis", "huns"])
def test_uncompiled_it_is_the_same(id_: str) -> None:
    code = f"from tests.rl.test_batch import fingerprint; print(fingerprint({id_!r}))"
    plain = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run([sys.executable, "-c", code], env=plain, capture_output=True, text=True)
    assert run.stdout.strip() == fingerprint(id_), run.stderr


def test_payoffs_are_shares_around_nothing() -> None:
    p = game("khan").new(4)
    assert payoffs(p) == [0, 0, 0, 0]


@pytest.mark.parametrize("id_", ["khan", "huns"])
def test_threads_play_the_same_games(id_: str) -> None:
    alone, shared = Batch(id_, 7, 3, seed=2), Batch(id_, 7, 3, seed=2, threads=3)
    for _ in range(60):
        chosen = alone.random_moves().copy()
        alone.step(chosen)
        shared.step(chosen)
    for name in ("actors", "observations", "masks", "rewards", "done", "legal", "counts"):
        assert np.array_equal(getattr(alone, name), getattr(shared, name)), name
    assert [alone.state(i).tobytes() for i in range(7)] == [
        shared.state(i).tobytes() for i in range(7)
    ]


def test_the_last_rows_of_finished_games_are_there() -> None:
    batch = Batch("khan", 8, 3, seed=1)
    witness = OneByOne(batch)
    while not batch.done.any():
        before = [p.copy() for p in witness.positions]
        chosen = batch.random_moves().copy()
        kept = [generator.copy() for generator in witness.rngs]
        batch.step(chosen)
        witness.step(chosen)
    rows = batch.final_observations()
    over = np.flatnonzero(batch.done)
    assert rows.shape == (len(over), 3, batch.observations.shape[1])
    for shown, i in zip(rows, over, strict=True):
        before[i].play(int(chosen[i]))
        while before[i].actor == CHANCE:
            before[i].play(before[i].sample(kept[i]))
        assert before[i].is_over
        for seat in range(3):
            assert np.array_equal(shown[seat], row(before[i], seat))
    batch.reset(1)
    assert len(batch.final_observations()) == 0


def test_a_game_goes_on_from_a_state() -> None:
    batch, other = Batch("huns", 3, 2, seed=1), Batch("huns", 3, 2, seed=9)
    for _ in range(30):
        other.step(other.random_moves())
    untouched = batch.observations[0].copy()
    batch.set_state(1, other.state(2))
    assert batch.state(1).tobytes() == other.state(2).tobytes()
    assert np.array_equal(batch.observations[1], other.observations[2])
    assert np.array_equal(batch.masks[1], other.masks[2])
    assert batch.actors[1] == other.actors[2]
    assert np.array_equal(batch.observations[0], untouched)
    batch.step(batch.random_moves())
    fresh = game("huns").new(2)
    with pytest.raises(ValueError, match="no seat has to decide"):
        batch.set_state(0, fresh.s)  # the wagons are not dealt yet
    with pytest.raises(ValueError, match="no state of huns"):
        batch.set_state(0, game("khan").new(2).s)


def test_forks_are_copies_that_meet_their_own_chance() -> None:
    batch = Batch("huns", 6, 2, seed=3)
    for _ in range(10):
        batch.step(batch.random_moves())
    source = batch.state(4).tobytes()
    batch.fork([4] * 6)
    assert {batch.state(i).tobytes() for i in range(6)} == {source}
    assert (batch.observations == batch.observations[4]).all()
    for _ in range(40):
        batch.step(batch.legal[:, 0].copy())
    assert len({batch.state(i).tobytes() for i in range(6)}) == 6
    for wrong in ([0] * 5, [6] * 6, [-1] * 6):
        with pytest.raises(ValueError, match="sources are"):
            batch.fork(wrong)


def test_forks_of_another_batch() -> None:
    source, planner = Batch("dschingis", 3, 2, seed=1), Batch("dschingis", 5, 2, seed=2)
    planner.fork([2, 0, 1, 1, 0], of=source)
    assert [planner.state(i).tobytes() for i in range(5)] == [
        source.state(i).tobytes() for i in (2, 0, 1, 1, 0)
    ]
    with pytest.raises(ValueError, match="0 to 2"):
        planner.fork([3] * 5, of=source)


def test_forks_can_be_dealt_anew_for_the_seat_to_move() -> None:
    batch = Batch("khan", 8, 2, seed=3)
    for _ in range(40):
        batch.step(batch.random_moves())
    batch.fork([2] * 8, redealt=True)
    assert len({batch.state(i).tobytes() for i in range(8)}) > 1
    assert (batch.observations == batch.observations[2]).all()
    assert (batch.masks == batch.masks[2]).all()

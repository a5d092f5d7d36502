"""The search: repeatable, bounded, quick to see the certain, and never told a secret."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from threading import Timer
from time import perf_counter

import numpy as np
import pytest

from kurultai.bots.bot import Thought, no_cancel
from kurultai.bots.greedy import Greedy
from kurultai.bots.search.desk import Knobs
from kurultai.bots.search.search import Search, _needs_no_thought, desk_for, empty
from kurultai.bots.search.tree import run
from kurultai.core import registry
from kurultai.core.bits import rng
from kurultai.core.game import Game, Position
from kurultai.core.playing import random_move
from tests.toy.game import Toy

ROOT = Path(__file__).parents[2]
HEROES = registry.game("heroes")
TOY = Toy()


def played(game: Game, plies: int, seed: int, seats: int | None = None) -> Position:
    """A position some random plies into a game, with somebody to decide."""
    p, generator = game.new(seats or game.seats[0]), rng(seed)
    while not p.is_over and (plies > 0 or p.actor < 0):
        p.play(random_move(p, generator))
        plies -= 1
    return p


def wins_at_once(p: Position) -> set[int]:
    found = set()
    for move in [int(move) for move in p.legal()]:
        after = p.copy()
        after.play(move)
        if after.is_over and after.winners() == [p.actor]:
            found.add(move)
    return found


@pytest.mark.parametrize("game", [HEROES, TOY], ids=["heroes", "toy"])
def test_the_same_seed_and_iterations_give_the_same_thought(game: Game) -> None:
    for seed in range(3):
        p = played(game, 7, seed)
        first = Search(game, 7, iterations=150).choose(p)
        assert Search(game, 7, iterations=150).choose(p) == first
        assert first.move in p.legal()
        assert first.iterations <= 150


def test_thinking_leaves_the_position_alone() -> None:
    p = played(HEROES, 10, 1)
    before = p.s.tobytes()
    Search(HEROES, 1, iterations=50).choose(p)
    assert p.s.tobytes() == before


def test_a_win_at_hand_is_taken_at_once() -> None:
    seen = 0
    for seed in range(40):
        p, generator = HEROES.new(2), rng(seed)
        while not p.is_over:
            if wins := wins_at_once(p):
                thought = Search(HEROES, seed, iterations=100_000).choose(p)
                assert thought.move in wins
                assert thought.share == 1.0
                assert thought.iterations < 100
                seen += 1
                break
            p.play(random_move(p, generator))
    assert seen >= 10


def test_a_forced_move_needs_no_thought_unless_that_would_tell_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    p = played(TOY, 0, 3)
    p.s[0].hand[p.actor, :] = -1  # only the die is left
    assert len(p.legal()) == 1
    assert Search(TOY, 1, milliseconds=50).choose(p).iterations > 1
    monkeypatch.setattr(type(TOY), "single_answer_is_secret", lambda self, p: False)
    assert Search(TOY, 1, milliseconds=5000).choose(p).iterations <= 1


def test_a_time_budget_is_kept() -> None:
    search = Search(HEROES, 1, milliseconds=50)
    p = played(HEROES, 8, 2)
    began = perf_counter()
    thought = search.choose(p)
    assert perf_counter() - began < 1.0
    assert thought.iterations > 16


def test_a_cancelled_search_stops_soon_and_still_answers() -> None:
    cancel = no_cancel()
    search = Search(HEROES, 1, milliseconds=60_000)
    p = played(HEROES, 8, 2)
    timer = Timer(0.3, lambda: cancel.__setitem__(0, 1))
    timer.start()
    began = perf_counter()
    thought = search.choose(p, cancel)
    assert perf_counter() - began < 5
    assert thought.move in p.legal()


def test_a_search_cancelled_before_it_began_still_answers() -> None:
    cancel = no_cancel()
    cancel[0] = 1
    p = played(HEROES, 8, 2)
    thought = Search(HEROES, 1, iterations=1000).choose(p, cancel)
    assert thought.move in p.legal()
    assert thought.iterations <= 1


def test_what_was_thought_about_the_position_reached_is_kept() -> None:
    p = played(HEROES, 6, 4)
    search = Search(HEROES, 1, iterations=400)
    p.play(search.choose(p).move)
    p.play(Search(HEROES, 2, iterations=50).choose(p).move)
    search._replant(p)
    root = search._tree.nodes[search._tree.head[0].root]
    assert root.visits > 5
    assert {one.move for one in search.candidates()} <= set(map(int, p.legal()))


def test_an_unexpected_position_begins_a_new_tree() -> None:
    search = Search(HEROES, 1, iterations=100)
    search.choose(played(HEROES, 6, 4))
    other = played(HEROES, 9, 77)
    assert search.choose(other) == _without_past(other, search, 100)


def _without_past(p: Position, search: Search, iterations: int) -> Thought:
    fresh = Search(p.game, 1, iterations=iterations)
    fresh._rng[:] = search._rng
    return fresh.choose(p)


@pytest.mark.parametrize("seats", [2, 3])
def test_states_a_seat_cannot_tell_apart_give_the_same_choice(seats: int) -> None:
    """Only what the seat may know decides: its rivals' cards are dealt anew, the bot is not told."""
    differing = 0
    for seed in range(12):
        p = played(TOY, seats * 3 + seed % 4, seed, seats)
        other = p.copy()
        other.redeal(p.actor, rng(seed + 1000))
        differing += other.s.tobytes() != p.s.tobytes()
        assert Search(TOY, 5, iterations=200).choose(other) == Search(
            TOY, 5, iterations=200
        ).choose(p)
        assert Greedy(TOY, 5).choose(other) == Greedy(TOY, 5).choose(p)
    assert differing >= 8


SCRIPT = """
import json
from kurultai.bots.search.search import Search, _needs_no_thought, desk_for, empty
from kurultai.bots.search.tree import run
from kurultai.core import registry
from tests.bots.test_search import TOY, played
said = []
for game, iterations in ((registry.game("heroes"), 12), (TOY, 40)):
    thought = Search(game, 3, iterations=iterations).choose(played(game, 9, 1))
    said.append([thought.move, round(thought.share, 9), thought.iterations])
print(json.dumps(said))
"""


def test_uncompiled_it_thinks_the_same() -> None:
    def run(**environment: str) -> list[object]:
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            cwd=ROOT,
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            timeout=200,
        )
        assert done.returncode == 0, done.stderr[-2000:]
        return list(json.loads(done.stdout))

    assert run(NUMBA_DISABLE_JIT="1") == run()


def test_the_luck_taken_out_is_no_advantage_to_anybody_in_the_long_run() -> None:
    game = registry.game("dschingis")
    p, rolled = played(game, 60, 3), rng(1)
    tree, desk, knobs = empty(4000), desk_for(p), Knobs(fairness=1.0)
    lucks = []
    for _ in range(400):
        run(p.b, p.s, p.actor, tree, desk, knobs, True, 1, no_cancel(), rolled)
        lucks.append(desk.luck.copy())
    assert np.sum(lucks, axis=1) == pytest.approx(0)
    spread = np.std(lucks)
    assert spread > 0.01
    assert np.mean(lucks, axis=0) == pytest.approx(0, abs=4 * spread / np.sqrt(len(lucks)))


@pytest.mark.parametrize("is_secret", [True, False])
def test_a_single_answer_that_is_secret_takes_as_long_as_others(
    monkeypatch: pytest.MonkeyPatch, is_secret: bool
) -> None:
    p = registry.game("heroes").new(2)
    assert not _needs_no_thought(p)
    monkeypatch.setattr(Position, "legal", lambda _: np.zeros(1, np.int64))
    monkeypatch.setattr(type(p.game), "single_answer_is_secret", lambda *_: is_secret)
    assert _needs_no_thought(p) is not is_secret

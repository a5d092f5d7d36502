"""Environments for learning programs: random legal steps a second, beside those of others.

A step is what a learner does: look at the observation and the mask, choose, step; finished games
begin anew. Ours write longer observations and masks than the small games they are compared with.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from benchmarks.measuring import Comparison, compare
from kurultai.rl.batch import Batch
from kurultai.rl.pettingzoo import env

BATCH = 1024
TOGETHER = 100_000  # steps of a batch in a round
STEPS = 2_000  # of everything else


class Aec:
    """A PettingZoo environment, stepped through its usual wrappers."""

    def __init__(self, made: Any) -> None:
        self._env = made

    def steps(self, count: int, seed: int) -> int:
        draw, done = Random(seed).random, 0
        while done < count:
            self._env.reset(seed=seed + done)
            for _ in self._env.agent_iter():
                observation, _, termination, truncation, _ = self._env.last()
                if termination or truncation or done >= count:
                    break
                moves = np.flatnonzero(observation["action_mask"].view(np.bool_))
                self._env.step(int(moves[int(draw() * len(moves))]))
                done += 1
        return done


def connect_four() -> Aec:
    from pettingzoo.classic import connect_four_v3

    return Aec(connect_four_v3.env())


class RLCard:
    """Uno, a card game with a move list of a like length to ours at a usual moment."""

    def __init__(self) -> None:
        import rlcard

        self._env: Any = rlcard.make("uno", config={"seed": 1})

    def steps(self, count: int, seed: int) -> int:
        choice, done = Random(seed).choice, 0
        while done < count:
            state, _ = self._env.reset()
            while not self._env.is_over() and done < count:
                state, _ = self._env.step(choice(list(state["legal_actions"])))
                done += 1
        return done


class OpenSpielEnvironment:
    """OpenSpiel's environment for learners, on its C++ breakthrough."""

    def __init__(self) -> None:
        from open_spiel.python import rl_environment

        self._env: Any = rl_environment.Environment("breakthrough")

    def steps(self, count: int, seed: int) -> int:
        choice, done = Random(seed).choice, 0
        while done < count:
            now = self._env.reset()
            while not now.last() and done < count:
                legal = now.observations["legal_actions"][now.current_player()]
                now = self._env.step([choice(legal)])
                done += 1
        return done


class Together:
    """A batch of one of our games."""

    def __init__(self, game: str) -> None:
        self._batch = Batch(game, BATCH)

    def steps(self, count: int) -> int:
        for _ in range(max(1, count // BATCH)):
            self._batch.step(self._batch.random_moves())
        return max(1, count // BATCH) * BATCH


def comparisons(rounds: int, share: float) -> list[Comparison]:
    """All of them; ``share`` makes the rounds shorter."""
    few, many = max(1, int(STEPS * share)), max(1, int(TOGETHER * share))
    four, cards, spiel = connect_four(), RLCard(), OpenSpielEnvironment()
    alone, heroes = Aec(env("heroes")), Together("heroes")
    khan, dschingis, huns = (Together(id_) for id_ in ("khan", "dschingis", "huns"))
    found = []
    for name, target, ours, theirs in (
        ("Heroes / connect four, both PettingZoo", 1.0, alone, four),
        ("Heroes, batch / connect four, PettingZoo", 20.0, heroes, four),
        ("Heroes, batch / breakthrough, OpenSpiel", 5.0, heroes, spiel),
        ("Khan, batch / Uno, RLCard", 1.0, khan, cards),
        ("Dschingis Khan, batch / Uno, RLCard", 1.0, dschingis, cards),
        ("Huns, batch / Uno, RLCard", 2.0, huns, cards),
    ):

        def step_ours(number: int, ours: Any = ours) -> int:
            return int(ours.steps(many) if ours is not alone else ours.steps(few, number))

        def step_theirs(number: int, theirs: Any = theirs) -> int:
            return int(theirs.steps(few, number))

        found.append(compare(name, target, step_ours, step_theirs, rounds, "steps"))
    return found

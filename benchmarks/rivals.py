"""The same work done by OpenSpiel (C++) on its own game of a like size, breakthrough."""

from __future__ import annotations

from random import Random
from typing import Any

GAME = "breakthrough"


class OpenSpiel:
    def __init__(self) -> None:
        import pyspiel  # the `bench` extra: only who compares needs it

        self._spiel: Any = pyspiel
        self._game: Any = pyspiel.load_game(GAME)

    def rollouts(self, count: int, seed: int) -> None:
        """One simulation of its search with so many random rollouts from the start, all in C++."""
        evaluator = self._spiel.RandomRolloutEvaluator(count, seed)
        bot = self._spiel.MCTSBot(self._game, evaluator, 1.4, 1, 100, False, seed, False)
        bot.step(self._game.new_initial_state())

    def step_games(self, count: int, random: Random) -> int:
        """Random games stepped from Python; returns the plies."""
        plies = 0
        draw = random.random
        for _ in range(count):
            state = self._game.new_initial_state()
            while moves := state.legal_actions():
                state.apply_action(moves[int(draw() * len(moves))])
                plies += 1
        return plies

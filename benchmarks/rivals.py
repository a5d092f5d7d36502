"""Like work done by others: OpenSpiel (C++) on breakthrough, Catanatron (Python) on Catan."""

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


class Catanatron:
    """Four random players at a table of Catan, the way its own simulator lets them play."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer  # the `bench` extra

        self._game: Any = Game
        self._players = [RandomPlayer(colour) for colour in Color]

    def games(self, count: int, seed: int) -> int:
        """Whole random games; returns how many."""
        for number in range(count):
            self._game(self._players, seed=1 + seed * count + number).play()
        return count

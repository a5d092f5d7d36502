"""OpenSpiel's own searches, in Python, on our games: an engine for the arena (docs/engine.md).

    kurultai arena GAME --bots "search:200ms,engine:200ms:python -m kurultai.rl.outsiders"

Its `mcts` plays games without secrets, its `ismcts` the others, resampling with our redeal. Both
evaluate a leaf as OpenSpiel does by default, with one random game to the end. They know no clock:
how many simulations fit into the time is learned from the moves before. Where simulations are
counted and not timed, compiled rules play those random games: the same chances, sooner.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

import kurultai.rl.openspiel  # noqa: F401  (registers the games)
from kurultai.bots.bot import Cancel, Thought
from kurultai.bots.engine import Message, speak
from kurultai.core import bits
from kurultai.core.contract.kernel import playout
from kurultai.core.game import Game, Position
from kurultai.rl.payoffs import payoffs

EXPLORATION = sqrt(2)
OUTCOMES = 16  # drawn at a chance node: as few as do no harm, each simulation lists them
LEAST = 2  # simulations: the first one only looks at the root
FIRST = 4  # simulations, to learn how long they take
SMOOTH = 0.5  # how much the last move counts for the next estimate


class CompiledRollout(RandomRolloutEvaluator):
    """What their evaluator does with one rollout, in one compiled call."""

    def __init__(self, random: np.random.RandomState) -> None:
        super().__init__(1, random)
        self._rng = bits.rng(int(random.randint(1 << 32, dtype=np.uint64)))

    def evaluate(self, state: Any) -> NDArray[np.float64]:
        p = state.position.copy()
        playout(p.b, p.s, np.empty(p.game.widest, np.int64), self._rng, p.game.longest)
        return np.array(payoffs(p))


class Outsider:
    def __init__(self, game: Game, seed: int, budget: Message) -> None:
        self._name = f"kurultai_{game.id}"
        self._is_fair = game.has_secrets  # then the search must not look at the real state
        self._random = np.random.RandomState(seed % (1 << 32))
        self._iterations: int | None = budget.get("iterations")
        self._seconds = budget.get("milliseconds", 0) / 1000
        self._pace = 0.0  # seconds a simulation
        self._evaluator: Any = (
            RandomRolloutEvaluator(1, self._random)
            if self._iterations is None
            else CompiledRollout(self._random)
        )

    def choose(self, p: Position, cancel: Cancel | None = None) -> Thought:
        game = self._game(p)
        state = game.state_at(p)
        if len(p.legal()) == 1:
            return Thought(int(p.legal()[0]), 1 / p.seats)
        if self._iterations is None and not self._pace:
            self._timed(game, state, FIRST)
        simulations = self._iterations or max(LEAST, int(self._seconds / self._pace))
        return Thought(self._timed(game, state, simulations), 1 / p.seats, simulations)

    def _game(self, p: Position) -> Any:
        options = "".join(f",{k}={v}" for k, v in p.options.items() if isinstance(v, str))
        return pyspiel.load_game(f"{self._name}(seats={p.seats},outcomes={OUTCOMES}{options})")

    def _timed(self, game: Any, state: Any, simulations: int) -> int:
        """The search's move; notes how long a simulation took."""
        bot = self._bot(game, simulations)
        began = perf_counter()
        move = int(bot.step(state))
        pace = (perf_counter() - began) / simulations
        self._pace = pace if not self._pace else SMOOTH * pace + (1 - SMOOTH) * self._pace
        return move

    def _bot(self, game: Any, simulations: int) -> Any:
        if not self._is_fair:
            return MCTSBot(
                game, EXPLORATION, simulations, self._evaluator, random_state=self._random
            )
        return ISMCTSBot(
            game,
            self._evaluator,
            EXPLORATION,
            simulations,
            random_state=self._random,
            use_observation_string=True,
        )


if __name__ == "__main__":
    speak("OpenSpiel", Outsider)

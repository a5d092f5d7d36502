"""PettingZoo: every game as an AEC environment. Chance is played inside.

    from kurultai.rl.pettingzoo import env
    e = env("connect-four", seats=2)

Agents are seat_0, seat_1 …; an observation holds the row of docs/rl.md and the mask of legal moves.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kurultai.core import bits
from kurultai.core.contract.actors import CHANCE
from kurultai.core.contract.observing import BOUND
from kurultai.core.game import Options, Position
from kurultai.core.registry import game as named
from kurultai.core.rows import row, width
from kurultai.rl.payoffs import payoffs

Agent = str


def env(
    game: str,
    seats: int | None = None,
    options: Options | None = None,
    render_mode: str | None = None,
) -> Any:
    """The environment in PettingZoo's usual wrappers: an illegal move loses the game."""
    made: Any = Env(game, seats, options, render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class Env(AECEnv):
    """The environment itself; plays what it is given unchecked."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._game = named(game)
        self._seats = seats or min(self._game.seats)
        self._options = options or {}
        self.render_mode = render_mode
        self.metadata = {
            "name": f"kurultai_{game}_v0",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        self.agents: list[Agent] = []
        self._observed = {agent: self._space() for agent in self.possible_agents}
        self._acted = {agent: spaces.Discrete(self._game.moves) for agent in self.possible_agents}
        self._rng = bits.rng(0)
        self._nothing = np.zeros(self._game.moves, np.int8)

    def _space(self) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(-BOUND, BOUND, (width(self._game),), np.float32),
                "action_mask": spaces.Box(0, 1, (self._game.moves,), np.int8),
            }
        )

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._observed[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._acted[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = bits.rng(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.position: Position = self._game.new(self._seats, self._options)
        self._go_on()

    def _go_on(self) -> None:
        """Draw chance until a seat has to decide, or the game is over."""
        while (actor := self.position.actor) == CHANCE:
            self.position.play(self.position.sample(self._rng))
        self._actor = actor
        if actor >= 0:
            self.agent_selection = self.possible_agents[actor]
        else:
            paid = payoffs(self.position)
            self.rewards = dict(zip(self.possible_agents, paid, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: Agent) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = self._nothing.copy()
        if seat == self._actor:
            mask[self.position.legal()] = 1
        return {"observation": row(self.position, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None
        self.position.play(int(action))
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as text, as everyone may see it."""
        drawn = self._game.drawing(self._game.view(self.position, None))
        if self.render_mode != "human":
            return drawn
        print(drawn)  # noqa: T201
        return None

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return str(self.metadata["name"])

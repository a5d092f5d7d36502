"""Gymnasium: one seat learns, bots sit in the others.

    import gymnasium
    import kurultai.rl.gymnasium
    e = gymnasium.make("kurultai/connect-four-v0", seats=2, opponents="herder")

An observation is the row of docs/rl.md; the mask of legal moves is in `info["action_mask"]`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kurultai.bots.bot import Bot
from kurultai.bots.levels import bot_named
from kurultai.core import bits
from kurultai.core.contract.actors import CHANCE
from kurultai.core.contract.observing import BOUND, Row
from kurultai.core.errors import Illegal
from kurultai.core.game import Options, Position
from kurultai.core.registry import game as named
from kurultai.core.registry import loadable
from kurultai.core.rows import row, width
from kurultai.rl.payoffs import payoffs

Info = dict[str, Any]


class Env(gymnasium.Env):
    """Opponents are named as in the arena (a level, `greedy`, `search:50ms` …): one for all, or one
    for each other seat in the order of play. ``seat`` None: another chair in every game.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: str | list[str] = "herder",
        seat: int | None = None,
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._game = named(game)
        self._seats = seats or min(self._game.seats)
        others = self._seats - 1
        self._opponents = [opponents] * others if isinstance(opponents, str) else opponents
        if len(self._opponents) != others:
            raise ValueError(f"{others} opponents are needed, not {len(self._opponents)}")
        self._asked_seat = seat
        self._options = options or {}
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-BOUND, BOUND, (width(self._game),), np.float32)
        self.action_space = spaces.Discrete(self._game.moves)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, Info]:
        super().reset(seed=seed)
        draw = self.np_random.integers
        drawn = int(draw(self._seats))
        self.seat = drawn if self._asked_seat is None else self._asked_seat
        self._rng = bits.rng(int(draw(1 << 62)))
        self._bots: dict[int, Bot] = {
            (self.seat + i) % self._seats: bot_named(
                self._game, name, int(draw(1 << 62)), self._seats
            )
            for i, name in enumerate(self._opponents, 1)
        }
        self.position: Position = self._game.new(self._seats, self._options)
        self._go_on()
        return self._seen(), self._info()

    def _go_on(self) -> None:
        """Let chance and the others play until it is this seat's turn, or the game is over."""
        p = self.position
        while (actor := p.actor) == CHANCE or actor in self._bots:
            p.play(p.sample(self._rng) if actor == CHANCE else self._bots[actor].choose(p).move)

    def _seen(self) -> Row:
        return row(self.position, self.seat)

    def action_mask(self) -> NDArray[np.int8]:
        mask = np.zeros(self._game.moves, np.int8)
        if self.position.actor == self.seat:
            mask[self.position.legal()] = 1
        return mask

    def _info(self) -> Info:
        return {"action_mask": self.action_mask(), "seat": self.seat}

    def step(self, action: int) -> tuple[Row, float, bool, bool, Info]:
        """Play a move; one that is not legal loses the game at once, and `info` says why."""
        try:
            self.position.check(int(action))
        except Illegal as refusal:
            said = {**self._info(), "refusal": str(refusal), "rule": refusal.rule}
            return self._seen(), -1.0, True, False, said
        self.position.play(int(action))
        self._go_on()
        reward = payoffs(self.position)[self.seat]
        return self._seen(), reward, self.position.is_over, False, self._info()

    def render(self) -> str:
        """The table as text, as this seat may see it."""
        return self._game.drawing(self._game.view(self.position, self.seat))


def _register() -> None:
    for id_ in loadable():
        name = f"kurultai/{id_}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="kurultai.rl.gymnasium:Env",
                kwargs={"game": id_},
                disable_env_checker=True,  # it plays moves without looking at the mask
            )


_register()

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
from kurultai.rl.factored import Choosing
from kurultai.rl.payoffs import payoffs

Info = dict[str, Any]


class Env(gymnasium.Env):
    """Opponents are named as in the arena (a level, `greedy`, `search:50ms` …): one for all, or one
    for each other seat in the order of play. ``seat`` None: another chair in every game.
    ``factored``: a move is chosen part by part (factored.py).
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
        factored: bool = False,
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
        self._choosing = Choosing(self._game) if factored else None
        more, actions = (
            (self._choosing.width, self._choosing.actions)
            if self._choosing
            else (0, self._game.moves)
        )
        self.observation_space = spaces.Box(-BOUND, BOUND, (width(self._game) + more,), np.float32)
        self.action_space = spaces.Discrete(actions)

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
        if self._choosing:
            if actor == self.seat:
                self._choosing.begin(p)
            else:
                self._choosing.stop()

    def _seen(self) -> Row:
        seen = row(self.position, self.seat)
        if self._choosing is None:
            return seen
        chosen = np.zeros(self._choosing.width, np.float32)
        self._choosing.put(chosen)
        return np.concatenate([seen, chosen])

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, under the name by which sb3-contrib's MaskablePPO asks for them."""
        return self._mask.view(np.bool_)

    def _info(self) -> Info:
        if self._choosing:
            self._mask = self._choosing.mask()
        else:
            self._mask = np.zeros(self._game.moves, np.int8)
            if self.position.actor == self.seat:
                self._mask[self.position.legal()] = 1
        return {"action_mask": self._mask, "seat": self.seat}

    def step(self, action: int) -> tuple[Row, float, bool, bool, Info]:
        """Play a move; one that is not legal loses the game at once, and `info` says why."""
        move: int | None = int(action)
        try:
            if self._choosing:
                move = self._choosing.choose(int(action))
            else:
                self.position.check(int(action))
        except ValueError as refusal:
            return self._lost({"refusal": str(refusal)})
        except Illegal as refusal:
            return self._lost({"refusal": str(refusal), "rule": refusal.rule})
        if move is None:
            return self._seen(), 0.0, False, False, self._info()
        self.position.play(move)
        self._go_on()
        reward = payoffs(self.position)[self.seat]
        return self._seen(), reward, self.position.is_over, False, self._info()

    def _lost(self, why: Info) -> tuple[Row, float, bool, bool, Info]:
        return self._seen(), -1.0, True, False, {**self._info(), **why}

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

"""OpenSpiel: every game under its id, with underscores: kurultai_connect_four.

    import pyspiel
    import kurultai.rl.openspiel
    pyspiel.load_game("kurultai_connect_four(seats=2)")

Chance: OpenSpiel wants a list of outcomes with probabilities, our games draw one. So a chance node
draws ``outcomes`` times, with a seed made of the position, and lists what came up with how often it
did: the list is a sample, and the same position always has the same list.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from kurultai.core import bits
from kurultai.core.contract.actors import CHANCE, OVER
from kurultai.core.contract.observing import Row
from kurultai.core.game import Game, Options, Position
from kurultai.core.registry import game as named
from kurultai.core.registry import loadable
from kurultai.core.rows import row, width
from kurultai.core.structs import Moves
from kurultai.rl.chance import draw_outcomes
from kurultai.rl.payoffs import payoffs

OUTCOMES = 1024  # drawn at a chance node
Parameters = dict[str, Any]


class Held:
    """A position inside a state, copied and written down as OpenSpiel asks for it."""

    __slots__ = ("p",)

    def __init__(self, p: Position) -> None:
        self.p = p

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.p.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _read, (self.p.game.id, self.p.seats, self.p.options, self.p.s.tobytes())


def _read(game: str, seats: int, options: Options, state: bytes) -> Held:
    p = named(game).new(seats, options)
    p.s = np.frombuffer(bytearray(state), p.s.dtype)
    return Held(p)


class SpielGame(pyspiel.Game):
    """One of our games; which one, says the subclass that is registered for it."""

    rules: Game
    kind: pyspiel.GameType

    def __init__(self, parameters: Parameters | None = None) -> None:
        given = {**self.kind.parameter_specification, **(parameters or {})}
        self.seats = int(given["seats"])
        self.outcomes = int(given["outcomes"])
        options = {o.name: given[o.name] for o in self.rules.options if not o.is_file}
        self.start = self.rules.new(self.seats, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.moves,
            max_chance_outcomes=self.outcomes if self.rules.has_chance else 0,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.longest,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def state_at(self, p: Position) -> SpielState:
        """A state with this position and no past."""
        state = SpielState(self)
        state.held = Held(p.copy())
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.rules)


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.start.copy())

    @property
    def position(self) -> Position:
        return self.held.p

    def current_player(self) -> int:
        actor = self.held.p.actor
        if actor == CHANCE:
            return pyspiel.PlayerId.CHANCE  # type: ignore[no-any-return]
        return pyspiel.PlayerId.TERMINAL if actor == OVER else actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.p.legal().tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """An outcome's number is that of the draw in which it first came up."""
        drawn = self._drawn(self.get_game().outcomes)
        _, first, times = np.unique(drawn, return_index=True, return_counts=True)
        return sorted(zip(first.tolist(), (times / len(drawn)).tolist(), strict=True))

    def _apply_action(self, action: int) -> None:
        p = self.held.p
        p.play(self._outcome(action) if p.actor == CHANCE else action)

    def _outcome(self, number: int) -> int:
        return int(self._drawn(number + 1)[number])

    def _drawn(self, times: int) -> Moves:
        """So many chance outcomes; for a position always the same ones."""
        p = self.held.p
        name = blake2b(p.s.tobytes(), digest_size=8).digest()
        out = np.empty(times, np.int64)
        draw_outcomes(p.b, p.s, bits.rng(int.from_bytes(name)), out)
        return out

    def _action_to_string(self, player: int, action: int) -> str:
        is_chance = player == pyspiel.PlayerId.CHANCE
        return self.held.p.format(self._outcome(action) if is_chance else action)

    def is_terminal(self) -> bool:
        return self.held.p.is_over

    def returns(self) -> list[float]:
        return payoffs(self.held.p)

    def resample_from_infostate(self, player: int, draw: Any) -> SpielState:
        """A state that this player cannot tell from this one."""
        state = self.get_game().state_at(self.held.p)
        state.held.p.redeal(player, bits.rng(int(draw() * (1 << 53))))
        return state  # type: ignore[no-any-return]

    def __str__(self) -> str:
        """The table as everyone may see it."""
        rules = self.held.p.game
        return rules.drawing(rules.view(self.held.p, None))


class Observer:
    """The row of docs/rl.md; as a string, its numbers that are not 0: places, then values."""

    def __init__(self, rules: Game) -> None:
        self.tensor: Row = np.zeros(width(rules), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = row(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        seen = row(state.position, player)
        places = np.flatnonzero(seen)
        return (places.astype(np.uint16).tobytes() + seen[places].tobytes()).hex()


def _kind(rules: Game) -> Any:
    its = pyspiel.GameType
    options = {o.name: str(o.default) for o in rules.options if not o.is_file}
    return its(
        short_name=f"kurultai_{rules.id.replace('-', '_')}",
        long_name=f"Kurultai {rules.title}",
        dynamics=its.Dynamics.SEQUENTIAL,
        chance_mode=(
            its.ChanceMode.EXPLICIT_STOCHASTIC if rules.has_chance else its.ChanceMode.DETERMINISTIC
        ),
        information=(
            its.Information.IMPERFECT_INFORMATION
            if rules.has_secrets
            else its.Information.PERFECT_INFORMATION
        ),
        utility=its.Utility.ZERO_SUM,
        reward_model=its.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": min(rules.seats), "outcomes": OUTCOMES, **options},
    )


def _register() -> None:
    for id_ in loadable():
        rules = named(id_)
        kind = _kind(rules)
        pyspiel.register_game(kind, type(id_.title(), (SpielGame,), {"rules": rules, "kind": kind}))


_register()

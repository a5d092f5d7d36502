"""OpenSpiel: every game under its id, with underscores: kurultai_connect_four.

    import pyspiel
    import kurultai.rl.openspiel
    pyspiel.load_game("kurultai_connect_four(seats=2)")

Chance: OpenSpiel wants a list of outcomes with probabilities. Where a game has one (dice, a card),
that is it. Where there are too many (hands dealt), a chance node draws ``outcomes`` times, with a
seed made of the position, and lists what came up with how often it did: a sample, and the same
position always has the same list.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from kurultai.core import bits
from kurultai.core.contract.actors import CHANCE, OVER
from kurultai.core.contract.observing import Row
from kurultai.core.contract.outcomes import MOST, outcomes_of
from kurultai.core.game import Game, Options, Position
from kurultai.core.registry import game as named
from kurultai.core.registry import loadable
from kurultai.core.rows import row, width
from kurultai.core.structs import Floats, Moves
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


@dataclass(frozen=True)
class Memory:
    """A fingerprint of what a player saw and did. What looks the same as before adds nothing: how
    many moves others made out of sight is not told.
    """

    digest: bytes = b""
    last: bytes = b""

    def seeing(self, seen: Row) -> Memory:
        looks = seen.tobytes()
        return self if looks == self.last else Memory(_joined(self.digest, looks), looks)

    def doing(self, action: int) -> Memory:
        return Memory(_joined(self.digest, b"did %d" % action), self.last)


def _joined(digest: bytes, more: bytes) -> bytes:
    return blake2b(digest + more, digest_size=16).digest()


NOTHING = Memory()
NOTHING_YET: dict[int, Memory] = {}


@dataclass(frozen=True)
class Root:
    """Where a state's history begins, and what players remember from before. Never changed."""

    p: Position
    memories: dict[int, Memory]

    def __deepcopy__(self, memo: object) -> Root:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _read_root, (Held(self.p), self.memories)


def _read_root(held: Held, memories: dict[int, Memory]) -> Root:
    return Root(held.p, memories)


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
            max_chance_outcomes=max(self.outcomes, MOST) if self.rules.has_chance else 0,
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
        state.root = Root(p.copy(), NOTHING_YET)
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return Remembering(self.rules)
        return Observer(self.rules)


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.start.copy())
        self.root = Root(game.start, NOTHING_YET)

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
        """An outcome's number is its place in the list, or the draw in which it first came up."""
        moves, weights = listed(self.held.p)
        if len(moves):
            return list(enumerate((weights / weights.sum()).tolist()))
        times = self.get_game().outcomes
        _, first, counts = np.unique(
            drawn(self.held.p, times), return_index=True, return_counts=True
        )
        return sorted(zip(first.tolist(), (counts / times).tolist(), strict=True))

    def _apply_action(self, action: int) -> None:
        self.held.p.play(move_of(self.held.p, action))

    def remembered(self, player: int) -> Memory:
        """All that a player has seen and done, in order."""
        p = self.root.p.copy()
        memory = self.root.memories.get(player, NOTHING).seeing(row(p, player))
        for action in self.history():
            if p.actor == player:
                memory = memory.doing(action)
            p.play(move_of(p, action))
            memory = memory.seeing(row(p, player))
        return memory

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.p.format(move_of(self.held.p, action))

    def is_terminal(self) -> bool:
        return self.held.p.is_over

    def returns(self) -> list[float]:
        return payoffs(self.held.p)

    def resample_from_infostate(self, player: int, draw: Any) -> SpielState:
        """A state that this player cannot tell from this one."""
        state = self.get_game().state_at(self.held.p)
        state.held.p.redeal(player, bits.rng(int(draw() * (1 << 53))))
        memories = {seat: self.remembered(seat) for seat in range(self.held.p.seats)}
        state.root = Root(state.held.p.copy(), memories)
        return state  # type: ignore[no-any-return]

    def __str__(self) -> str:
        """The table as everyone may see it."""
        rules = self.held.p.game
        return rules.drawing(rules.view(self.held.p, None))


def listed(p: Position) -> tuple[Moves, Floats]:
    """All outcomes of the chance that is due, and their weights, if there are few."""
    moves, weights = np.empty(MOST, np.int64), np.empty(MOST)
    n = outcomes_of(p.b, p.s, moves, weights)
    return moves[:n], weights[:n]


def drawn(p: Position, times: int) -> Moves:
    """So many chance outcomes; for a position always the same ones."""
    name = blake2b(p.s.tobytes(), digest_size=8).digest()
    out = np.empty(times, np.int64)
    draw_outcomes(p.b, p.s, bits.rng(int.from_bytes(name)), out)
    return out


def move_of(p: Position, action: int) -> int:
    """The move that an action of OpenSpiel's is here: of chance, an outcome by its number."""
    if p.actor != CHANCE:
        return action
    moves, _ = listed(p)
    return int(moves[action] if len(moves) else drawn(p, action + 1)[action])


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


class Remembering(Observer):
    """An information state: what the player has seen and done so far, as a fingerprint."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.remembered(player).digest.hex()


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
        provides_information_state_string=True,
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

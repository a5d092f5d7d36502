"""One game of bots against each other."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from kurultai.arena.plan import Pairing, Plan, seed_of
from kurultai.bots.bot import Bot
from kurultai.bots.levels import bot_named
from kurultai.core import registry
from kurultai.core.bits import Rng, rng
from kurultai.core.contract.actors import CHANCE
from kurultai.core.game import Position
from kurultai.core.playing import random_move


@dataclass(frozen=True)
class Outcome:
    number: int
    bots: list[str]  # by seat
    winners: list[int]
    scores: list[int]
    plies: int
    decisions: list[int]  # of each seat
    seconds: list[float]  # that each seat thought


def seated(plan: Plan, pairing: Pairing) -> list[Bot]:
    """The bots of a game, by seat."""
    game = registry.game(plan.game)
    return [
        bot_named(game, name, seed_of(pairing.seed, "bot", seat), plan.seats)
        for seat, name in enumerate(pairing.bots)
    ]


def prepare(plan: Plan) -> None:
    """A mistyped name fails here, and compiled code is ready for all processes."""
    game = registry.game(plan.game)
    for bot in dict.fromkeys(plan.bots):
        bot_named(game, bot, 0, plan.seats)


def play(plan: Plan, pairing: Pairing) -> Outcome:
    """Play it to the end. Bots see only what their seat may know; chance has its own generator."""
    bots = seated(plan, pairing)
    generator = rng(pairing.seed)
    p, plies = opened(plan, pairing.seed)
    decisions, seconds = [0] * plan.seats, [0.0] * plan.seats
    while (seat := p.actor) >= 0 or seat == CHANCE:
        if seat == CHANCE:
            p.play(p.sample(generator))
        else:
            began = perf_counter()
            p.play(bots[seat].choose(p).move)
            seconds[seat] += perf_counter() - began
            decisions[seat] += 1
        plies += 1
    rounded = [round(second, 3) for second in seconds]
    return Outcome(
        pairing.number, list(pairing.bots), p.winners(), p.scores(), plies, decisions, rounded
    )


def opened(plan: Plan, seed: int) -> tuple[Position, int]:
    """A start position, a few random plies on, so that games without chance differ."""
    generator: Rng = rng(seed_of(seed, "opening"))
    game = registry.game(plan.game)
    while True:
        p = game.new(plan.seats, plan.options)
        plies = 0
        while plies < plan.opening and not p.is_over:
            p.play(random_move(p, generator))
            plies += 1
        if not p.is_over:
            return p, plies

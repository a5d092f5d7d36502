"""Whether one move of a position is clearly best: found cheaply, proved with ten times as much."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kurultai.arena.plan import seed_of
from kurultai.arena.puzzles.settings import Settings
from kurultai.arena.puzzles.verdict import Scales, Verdict, weigh
from kurultai.bots import beliefs, evaluation
from kurultai.bots.greedy import Greedy, look
from kurultai.core import bits
from kurultai.core.contract.actors import CHANCE
from kurultai.core.game import Position
from kurultai.match.events import is_decision

DEEPER = 10  # × the budget, for the proof
SEEDS = 3  # with which it must hold
SCREEN = 0.4  # of the budget, for a quick look
FEW_SAMPLES = 3  # of what is hidden or left to chance
LAX, LESS_LAX = 0.5, 0.75  # of the margin: at the quick look, and at the one at every move
SPARE = 0.015  # of a share, between what is measured and what is stated
CONFIRMED = 0.25  # of the margin, in games played on by bots


@dataclass(frozen=True)
class Proof:
    """The best move of a decision, as every seed has it."""

    move: int
    share: float  # on average
    margin: float  # the least
    scales: tuple[Scales, ...]

    def look_closer(self, move: int) -> float:
        """The share of another move, looked at as long."""
        return float(np.mean([each.look_closer(move) for each in self.scales]))


def is_open(verdict: Verdict, settings: Settings) -> bool:
    """Whether the game is not decided whatever one does; a sure win may be found."""
    in_range = settings.least <= verdict.share <= settings.most
    wins = verdict.share == 1.0 and verdict.shares[1] <= settings.most
    return in_range or wins


def suspect(p: Position, settings: Settings, seed: int) -> Verdict | None:
    """The verdict of a quick look and one at every move; None if it can be no puzzle."""
    if not is_decision(p) or len(p.legal()) < settings.choices:
        return None
    seeming = promising(p, seed)
    quick = Scales(p, seed, seeming[: settings.attention]).weigh(round(SCREEN * settings.budget))
    if quick.margin < LAX * settings.margin or not is_open(quick, settings):
        return None
    if quick.best == seeming[0] and bits.chance_of(bits.rng(seed)) >= settings.obvious:
        return None
    whole = weigh(p, settings.budget, seed)
    is_clear = whole.margin >= LESS_LAX * settings.margin
    return whole if is_clear and is_open(whole, settings) else None


def promising(p: Position, seed: int) -> list[int]:
    """The moves, first those that look best one ply deep."""
    moves = p.legal().copy()
    shares = np.zeros(len(moves))
    samples = FEW_SAMPLES if p.game.has_chance or p.game.has_secrets else 1
    w = evaluation.weights(p.game, p.seats)
    belief = beliefs.numbers(p.game, p.seats)
    look(p.b, p.s, moves, samples, bits.rng(seed), w, belief, shares, p.seats)
    return [int(moves[i]) for i in np.argsort(-shares, kind="stable")]


def prove(p: Position, settings: Settings, seeds: tuple[int, ...]) -> Proof | None:
    """That the same move is best by the margin with every seed; None if it is not."""
    scales: list[Scales] = []
    verdicts: list[Verdict] = []
    for seed in seeds:
        scales.append(Scales(p, seed))
        verdict = scales[-1].weigh(DEEPER * settings.budget)
        if verdict.margin < settings.margin + SPARE or not is_open(verdict, settings):
            return None
        if verdicts and verdict.best != verdicts[0].best:
            return None
        verdicts.append(verdict)
    share = float(np.mean([verdict.share for verdict in verdicts]))
    margin = min(verdict.margin for verdict in verdicts)
    seconds = {verdict.moves[1] for verdict in verdicts}
    if not all(is_confirmed(p, verdicts[0].best, second, settings, seeds[0]) for second in seconds):
        return None
    return Proof(verdicts[0].best, share, margin, tuple(scales))


def is_confirmed(p: Position, best: int, second: int, settings: Settings, seed: int) -> bool:
    """Whether bots that look one move ahead win more games from there, too."""
    if not settings.playouts:
        return True
    seat = p.actor
    more = 0.0
    for number in range(settings.playouts):
        deal = p.copy()
        beliefs.imagine(deal, seat, bits.rng(seed_of(seed, "deal", number)))
        outcomes = [played_on(deal, move, seat, seed_of(seed, number)) for move in (best, second)]
        more += outcomes[0] - outcomes[1]
    return more / settings.playouts >= CONFIRMED * settings.margin


def played_on(p: Position, move: int, seat: int, seed: int) -> float:
    """A seat's share of the victory when greedy bots go on after a move."""
    p = p.copy()
    p.play(move)
    generator = bits.rng(seed)
    bots = [Greedy(p.game, seed_of(seed, each), samples=2) for each in range(p.seats)]
    while not p.is_over:
        turn = p.actor
        p.play(p.sample(generator) if turn == CHANCE else bots[turn].choose(p).move)
    won = p.winners()
    return (seat in won) / len(won)

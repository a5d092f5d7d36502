"""A position judged: what everybody could hope for there, and what was best to do.

What a seat hopes for is reckoned from what that seat knows. Where chance is to act, a position is
worth the mean over outcomes drawn as the rules draw them, each estimated just as the one that came:
so luck, which is the difference, is nothing on average, however good or bad the estimates are. The
best move is found by one search and valued by another, as is the move that was made: who plays as
well as the search gives nothing away on average.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kurultai.analysis.chances import Chances
from kurultai.bots.search.search import Search
from kurultai.bots.spec import usual_knobs
from kurultai.core import bits
from kurultai.core.contract.actors import CHANCE
from kurultai.core.contract.shares import Shares
from kurultai.core.game import Game, Position
from kurultai.match.events import is_decision

OUTCOMES = 8  # of chance that might have come
ESTIMATE = 120  # iterations for what a seat may hope for
LOOK = 300  # … to find the best move
DIGITS = 4


@dataclass(frozen=True)
class Judged:
    known: list[list[float]]  # everybody's shares of victory, as each seat reckons
    open: list[float]  # … as they are with nothing hidden
    best: str | None = None  # where somebody has to choose
    share: float = 0.0  # what the best move is worth to who chooses
    margin: float = 0.0  # by how much it looks better than the next


class Judge:
    """Judges the positions of one game. The same position gets the same judgement."""

    def __init__(self, game: Game, iterations: int = ESTIMATE) -> None:
        self._game = game
        self._look = LOOK * iterations // ESTIMATE
        self._reckon = Chances(game, iterations)
        self._again = Chances(game, iterations, seed=2)

    def position(self, p: Position, n: int) -> Judged:
        """The position after ``n`` moves."""
        if p.actor == CHANCE:
            return self._before_chance(p, n)
        rows = self._rows(p)
        known, all_open = _listed(rows[:-1]), _rounded(rows[-1])
        if not is_decision(p):
            return Judged(known, all_open)
        search = Search(self._game, n + 1, self._look, knobs=usual_knobs(self._game))
        search.choose(p.copy())
        best, *others = search.candidates()
        share = self.worth(p, best.move)
        margin = best.share - others[0].share if others else 0.0
        return Judged(
            known, all_open, p.format(best.move), round(share, DIGITS), round(margin, DIGITS)
        )

    def worth(self, p: Position, move: int) -> float:
        """What a move is worth to who makes it, by an estimate that did not choose it."""
        after = p.copy()
        after.play(move)
        return float(self._again.of(after, p.actor)[p.actor])

    def _before_chance(self, p: Position, n: int) -> Judged:
        rng = bits.rng(n + 1)
        rows = np.zeros((self._game_rows(p), p.seats))
        for _ in range(OUTCOMES):
            after = p.copy()
            after.play(after.sample(rng))
            rows += self._rows(after)
        rows /= OUTCOMES
        return Judged(_listed(rows[:-1]), _rounded(rows[-1]))

    def _game_rows(self, p: Position) -> int:
        return (p.seats if self._game.has_secrets else 1) + 1

    def _rows(self, p: Position) -> Shares:
        """A row for each seat's knowledge, and one for everything open."""
        if not self._game.has_secrets:
            row = self._reckon.of(p, 0)
            return np.array([row, row])
        seen = [self._reckon.of(p, seat) for seat in range(p.seats)]
        return np.array([*seen, self._reckon.of(p, None)])


def _rounded(row: Shares) -> list[float]:
    return [round(float(share), DIGITS) for share in row]


def _listed(rows: Shares) -> list[list[float]]:
    return [_rounded(row) for row in rows]
